"""`make bench-web`: what the pages weigh and how quick they are, in a real Chromium, beside what is asked of them.

It starts a server of its own on a free port and ends it. The figures are kept in bench/web.json and bench/web.txt.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from saleroom.cli.bench import machine
from tests.e2e.parlour import ACTIONS, FEWEST, GAMES, PATIENCE, against_bots
from tests.e2e.test_access import PLACES, paint, troubles
from tests.server.house import Person, Server, begin, open_table
from tools.chromium import FLAGS, find_chromium
from tools.web import environment

ROOT = Path(__file__).resolve().parent.parent
LIGHTHOUSE = ROOT / "tools" / "lighthouse"
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 640},
    "desk": {"width": 1280, "height": 800},
}
FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
RUNS = 5
GRADED = 3
MESSAGES = 60

ASKED = {
    "kilobytes": 150,
    "milliseconds to the pad": 1500,
    "milliseconds to paint": 50,
    "lighthouse": 95,
    "axe": 0,
    "percent of frames over 33 ms": 5,
}

FRAME_MOVES = 36
FRAMES = """() => {
  // Frames count while something moves: a flight, a card that turns, a reveal that is played out.
  window.frames = [];
  let before = 0;
  const moving = (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity;
  const moves = () => document.getAnimations().some(moving);
  const look = (now) => {
    if (before && moves()) frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

WATCH = """
(() => {
  // When the lot and the first button that does something are on the screen, painted.
  const usable = () => document.querySelector(".felt .lot")?.childElementCount
    && [...document.querySelectorAll(ACTIONS)].find((one) => one.checkVisibility());
  const look = () => {
    if (!usable()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.usableAt = performance.now();
      window.usable?.("");
    };
    requestAnimationFrame(() => port2.postMessage(0));
  };
  requestAnimationFrame(look);

  // From each message of the server to the frame that shows what it changed.
  const waiting = [];
  window.painted = [];
  window.calm = () => !waiting.length && !document.getAnimations().some(
    (one) => one.playState === "running" && isFinite(one.effect.getComputedTiming().endTime))
    && !document.querySelector("[aria-busy=true]");
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        if (/^\\{"type":"(state|change)"/.test(event.data)) waiting.push(performance.now());
      });
    }
  };
  new MutationObserver(() => {
    const begun = waiting.splice(0);
    if (!begun.length) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { for (const at of begun) window.painted.push(performance.now() - at); };
      port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
""".replace("ACTIONS", json.dumps(ACTIONS))


def play_once(people: list[Person], code: str, turn: int) -> bool:
    """Let whoever may act make one of the first legal moves; False if nobody may."""
    seen = [(one, one.state(code)) for one in people]
    acting = next(((one, state) for one, state in seen if state["legal"]), None)
    if acting is None:
        return False
    person, state = acting
    move = state["legal"][turn % min(3, len(state["legal"]))]
    person.post(f"/tables/{code}/moves", id=f"turn-{turn}", move=move, number=state["number"])
    return True


class Bench:
    """A server, a browser, and the figures so far."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def visit(
        self, person: Person | None, size: str = "phone", **more: Any
    ) -> tuple[BrowserContext, Page, CDPSession]:
        """A browser that has been nowhere yet, with somebody's cookie."""
        context = self.browser.new_context(
            viewport=SIZES[size], base_url=self.server.url, service_workers="block", locale="en-GB", **more
        )
        if person and person.secret:
            context.add_cookies([{"name": "saleroom", "value": person.secret, "url": self.server.url}])
        page = context.new_page()
        page.add_init_script(WATCH)
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        return context, page, session

    def weigh(self, game: str) -> dict[str, Any]:
        """All bytes of the first load of a table, as they travel, and what they are."""
        code, person = against_bots(self.server, game)
        context, page, session = self.visit(person)
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}
        talk: list[int] = []
        session.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
        session.on(
            "Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]})
        )
        session.on(
            "Network.webSocketFrameReceived", lambda one: talk.append(len(one["response"]["payloadData"]))
        )
        page.goto(f"/t/{code}")
        expect(page.locator(ACTIONS).first).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        context.close()
        by_kind: dict[str, float] = {}
        for request, size in sizes.items():
            kind = kinds.get(request, "Other")
            by_kind[kind] = by_kind.get(kind, 0) + size
        return {
            "kilobytes": round(sum(sizes.values()) / 1000, 1),
            "requests": len(sizes),
            "of": {kind: round(size / 1000, 1) for kind, size in sorted(by_kind.items())},
            "first state": round(talk[0] / 1000, 1) if talk else None,
        }

    def slow_load(self, game: str) -> dict[str, Any]:
        """Milliseconds to the first usable bid pad on a slow processor and a slow line."""
        times, scripts, last = [], [], []
        for _ in range(RUNS):
            code, person = against_bots(self.server, game)
            while not person.state(code)["legal"]:  # whoever begins: bots are not what is measured
                time.sleep(0.02)
            context, page, session = self.visit(person)
            session.send("Network.emulateNetworkConditions", FAST_3G)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            session.send("Performance.enable")
            # The page calls: to ask it would mean to load the asking script into it, which takes longer than ours.
            called: list[Any] = []
            session.on("Runtime.bindingCalled", lambda one, called=called: called.append(one))
            session.send("Runtime.enable")
            session.send("Runtime.addBinding", {"name": "usable"})
            session.send("Page.navigate", {"url": f"{self.server.url}/t/{code}"})
            while not called:
                page.wait_for_timeout(200)
            times.append(page.evaluate("usableAt"))
            found = session.send("Performance.getMetrics")["metrics"]
            scripts.append(1000 * sum(one["value"] for one in found if one["name"] == "TaskDuration"))
            last.append(
                page.evaluate(
                    """Math.max(...performance.getEntriesByType('resource')
                       .map(one => one.responseEnd).filter(end => end < usableAt))"""
                )
            )
            context.close()
        return {
            "milliseconds to the pad": round(statistics.median(times)),
            "worst": round(max(times)),
            "last byte": round(statistics.median(last)),
            "main thread": round(statistics.median(scripts)),
        }

    def paint(self, game: str) -> dict[str, Any]:
        """Milliseconds from a state message to the frame that shows it, with all animations."""
        painted: list[float] = []
        while len(painted) < MESSAGES:
            code, people = open_table(self.server, game, FEWEST[game])
            begin(code, people)
            context, page, _ = self.visit(people[0], "desk")
            page.goto(f"/t/{code}")
            expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)
            page.evaluate("painted.length = 0")
            skip = page.locator(".foot").get_by_role("button", name="Skip")
            for turn in range(MESSAGES * 2):
                if not play_once(people, code, turn):
                    break
                page.wait_for_timeout(60)
                while skip.first.is_visible():
                    skip.first.click()
                page.wait_for_function(
                    "() => calm()"
                )  # what comes while something is played out waits on purpose
                if len(painted) + page.evaluate("painted.length") >= MESSAGES:
                    break
            painted += page.evaluate("painted")
            context.close()
        painted.sort()
        return {
            "milliseconds to paint": round(statistics.median(painted), 1),
            "of 95 in 100": round(painted[int(len(painted) * 0.95) - 1], 1),
            "worst": round(painted[-1], 1),
            "messages": len(painted),
        }

    def frames(self, game: str) -> dict[str, Any]:
        """What share of the frames takes longer than 33 ms while moves are played out on a slow processor."""
        code, people = open_table(self.server, game, FEWEST[game])
        begin(code, people)
        context, page, line = self.visit(people[0], "phone")
        page.goto(f"/t/{code}")
        expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(FRAMES)
        for turn in range(FRAME_MOVES):
            if not play_once(people, code, turn):
                break
            page.wait_for_timeout(250)
            page.wait_for_function("() => !document.querySelector('[aria-busy=true]')", timeout=PATIENCE)
        found: list[float] = page.evaluate("frames")
        context.close()
        return {
            "percent of frames over 33 ms": round(100 * sum(one > 33.4 for one in found) / len(found), 1),
            "frames": len(found),
            "worst": round(max(found)),
        }

    def axe(self) -> dict[str, Any]:
        """How many violations axe finds on every page, in both themes, on a phone and on a desk."""
        found, looked = [], 0
        for name, place in PLACES.items():
            for size in SIZES:
                path, person, ready = place(self.server)
                context, page, _ = self.visit(person, size, reduced_motion="reduce")
                page.goto(path)
                expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
                for theme in ("light", "dark"):
                    paint(page, theme)
                    found += [f"{name}, {size}, {theme}: {line}" for line in troubles(page)]
                    looked += 1
                context.close()
        return {"axe": len(found), "pages": looked, "troubles": found}


def lighthouse(playwright: Playwright, chromium: str, server: Server) -> dict[str, dict[str, int]]:
    """Lighthouse's grades for lobby and tables, as on its slowed phone: medians, each run in an empty browser."""
    if not (LIGHTHOUSE / "node_modules" / "lighthouse").is_dir():
        print("Installing Lighthouse", flush=True)
        npm = shutil.which("npm", path=environment()["PATH"]) or "npm"
        subprocess.run([npm, "ci", "--silent"], cwd=LIGHTHOUSE, env=environment(), check=True)
    Person(server).post("/tables", game="colours", seats=3, nickname="Fox", listed=True)
    found: dict[str, dict[str, int]] = {}
    for name in ("lobby", *GAMES):
        runs = []
        for _ in range(GRADED):
            code, person = against_bots(server, "antiques" if name == "lobby" else name)
            path = "/lobby" if name == "lobby" else f"/t/{code}"
            runs.append(graded(playwright, chromium, f"{server.url}{path}", person))
        found[name] = {key: int(statistics.median(run[key] for run in runs)) for key in runs[0]}
        print(f"    {name}: {[list(run.values()) for run in runs]}", flush=True)
    return found


def graded(playwright: Playwright, chromium: str, url: str, person: Person) -> dict[str, int]:
    """One run of Lighthouse in a browser of its own that has nothing but the person's cookie."""
    settings = {**environment(), "CHROME_PATH": chromium}
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=[*FLAGS, "--remote-debugging-port=0"]
        )
        context.add_cookies([{"name": "saleroom", "value": person.secret or "", "url": url}])
        port = (Path(profile) / "DevToolsActivePort").read_text().split()[0]
        report = Path(profile) / "report.json"
        command = [
            shutil.which("node", path=settings["PATH"]) or "node",
            str(LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"),
            url,
            f"--port={port}",
            "--disable-storage-reset",
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            "--only-categories=performance,accessibility,best-practices",
            "--no-enable-error-reporting",
        ]
        # Now and then it misses the beginning of a page, and asks to be run again itself.
        tries = (subprocess.run(command, env=settings, check=False).returncode for _ in range(3))
        if not any(code == 0 for code in tries):
            raise RuntimeError(f"Lighthouse could not look at {url}.")
        categories = json.loads(report.read_text("utf-8"))["categories"]
        context.close()
    return {key: round(100 * category["score"]) for key, category in categories.items()}


MEASURES = {
    "weight": ("First load", "kilobytes", "kB"),
    "load": ("To the bid pad, slow", "milliseconds to the pad", "ms"),
    "paint": ("Message to paint", "milliseconds to paint", "ms"),
    "frames": ("Frames over 33 ms while moving", "percent of frames over 33 ms", "%"),
}
PARTS = [*MEASURES, "axe", "lighthouse"]


def line(what: str, figure: float, unit: str, key: str, more: str = "") -> str:
    """A figure beside what is asked."""
    asked = ASKED[key]
    sign, good = ("<", figure < asked)
    if key.startswith("percent"):
        sign, good = ("≤", figure <= asked)
    elif key == "lighthouse":
        sign, good = ("≥", figure >= asked)
    elif key == "axe":
        sign, good = ("=", figure == asked)
    verdict = "" if good else "falls short"
    return (
        f"{what:<38} {f'{figure} {unit}'.strip():>14}  {f'{sign} {asked}':<7} {verdict:<12} {more}".rstrip()
    )


def lines_of(part: str, found: dict[str, Any]) -> list[str]:
    """What was found in words."""
    if part == "axe":
        return [line("axe, violations", found["axe"], "", "axe", f"{found['pages']} looks at pages")]
    if part == "lighthouse":
        return [
            line(f"Lighthouse, {page}, {category}", grade, "", "lighthouse")
            for page, grades in found.items()
            for category, grade in grades.items()
        ]
    what, key, unit = MEASURES[part]
    lines = []
    for game, figures in found.items():
        rest = ", ".join(f"{word} {value}" for word, value in figures.items() if word not in (key, "of"))
        lines.append(line(f"{what}, {game}", figures[key], unit, key, rest))
    return lines


def main() -> int:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="*", choices=PARTS, help="only these; what else was measured stays")
    parser.add_argument("--games", nargs="*", choices=GAMES, help="only these games; then nothing is kept")
    chosen = parser.parse_args()
    parts = chosen.only or PARTS
    games = chosen.games or GAMES
    chromium = find_chromium()
    figures: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), tables=100_000) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        bench = Bench(browser, server)
        measures: dict[str, Callable[[str], dict[str, Any]]] = {
            "weight": bench.weigh,
            "load": bench.slow_load,
            "paint": bench.paint,
            "frames": bench.frames,
        }
        for part in parts:
            if part in measures:
                figures[part] = {game: measures[part](game) for game in games}
            elif part == "axe":
                figures[part] = bench.axe()
                print("".join(f"    {trouble}\n" for trouble in figures[part]["troubles"]), end="")
            else:
                figures[part] = lighthouse(playwright, chromium, server)
            print("\n".join(lines_of(part, figures[part])), flush=True)
            if not chosen.games:
                keep(chromium, figures)
        browser.close()
    return 0


def keep(chromium: str, figures: dict[str, Any]) -> None:
    """Write bench/web.json and bench/web.txt; what was not measured now stays as it was."""
    version = subprocess.run(
        [chromium, "--version"], capture_output=True, text=True, check=True
    ).stdout.split()
    about = {key: value for key, value in machine().items() if key != "rules"}
    about |= {"cores": str(os.cpu_count()), "chromium": next(word for word in version if word[0].isdigit())}
    counted = (
        "First load: all bytes of all requests as they travel, headers included, with an empty cache. To the bid pad: "
        "processor 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms; median of 5. Message to paint: from the "
        "websocket's message to the frame that shows it, when nothing is being played out; median. "
        "Frames: on a phone's screen, processor 4 times slower, those in which something moves. "
        f"Lighthouse as on its slowed phone, median of {GRADED}."
    )
    file = ROOT / "bench" / "web.json"
    before = json.loads(file.read_text("utf-8"))["figures"] if file.exists() else {}
    known = {**before, **figures}
    known = {part: known[part] for part in PARTS if part in known}
    report = {"machine": about, "counted": counted, "asked": ASKED, "figures": known}
    file.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    head = [f"{'CPU' if key == 'cpu' else key.capitalize():<9} {value}" for key, value in about.items()]
    body = [text for part, found in known.items() for text in lines_of(part, found)]
    (ROOT / "bench" / "web.txt").write_text("\n".join([*head, "", *body]) + "\n", "utf-8")


if __name__ == "__main__":
    begun = time.monotonic()
    code = main()
    print(f"{time.monotonic() - begun:.0f} s")
    sys.exit(code)

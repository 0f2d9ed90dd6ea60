"""`make screenshots`: every stage of every game and the main pages into docs/screenshots/, from real matches.

Phones are taken by day, desktops by night. The pictures are WebP without loss: each colour is as it was on the screen.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from saleroom.words import LANGUAGES
from tests.e2e.parlour import ACTIONS, GAMES, PATIENCE, an_x_in_the_way, finished
from tests.server.house import Person, Server, play_on
from tools.chromium import FLAGS, find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
STAGES = ("choose", "wait", "reveal", "sold", "end")
SEATS = {"antiques": 4, "luxury": 3, "colours": 3, "emblems": 4, "secret": 4}
MOVES = {"antiques": 24, "luxury": 6, "colours": 9, "emblems": 8, "secret": 10}
"""So many decisions are made before the first picture is taken."""
SOLD = {"antiques": ".gavel", "luxury": ".call >> text=/Sold!/"}
"""What is on the felt when the hammer has fallen; elsewhere a verdict."""
REVEALED = {"antiques": ".turner.turned:not(.turning)"}
"""What is revealed after a sale; in the other games it is what was seen just before: open bids, or the last calls."""
TICK = 100
LONGEST = 15_000
"""Milliseconds by which the clock of a page is put forward, and for how long at the most."""


def without_loss(page: Page, png: bytes) -> bytes:
    """The same picture as WebP, as the browser writes it when nothing may be lost."""
    address = page.evaluate(
        """async png => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext("2d").drawImage(image, 0, 0);
          return canvas.toDataURL("image/webp", 1);
        }""",
        base64.b64encode(png).decode(),
    )
    webp = base64.b64decode(address.split(",")[1])
    assert b"VP8L" in webp[:1024], "this browser loses something"
    return webp


class Camera:
    """Takes pictures as somebody sees a page, on a phone or a desktop."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.darkroom = browser.new_page()

    def open(self, size: str, path: str, person: Person | None, ready: str, **more: Any) -> Page:
        """A page, when all of it is there."""
        settings = {"locale": "en-GB", "service_workers": "block", **SIZES[size], **more}
        context = self.browser.new_context(base_url=self.server.url, **settings)
        if person and person.secret:
            context.add_cookies([{"name": "saleroom", "value": person.secret, "url": self.server.url}])
        page = context.new_page()
        if "reduced_motion" not in more:
            page.clock.install()
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return page

    def take(self, name: str, path: str, person: Person | None, ready: str, **more: Any) -> None:
        """Pictures of an address on both sizes."""
        for size in SIZES:
            page = self.open(size, path, person, ready, reduced_motion="reduce", **more)
            self.keep(f"{name}-{size}", self.shoot(page))
            page.context.close()

    def shoot(self, page: Page) -> bytes:
        """What is on the screen, when all drawings are there."""
        page.evaluate("Promise.all([...document.images].map(one => one.decode().catch(() => 0)))")
        return page.screenshot(animations="disabled", caret="hide")

    def keep(self, name: str, png: bytes) -> None:
        """Write a picture down."""
        path = self.folder / f"{name}.webp"
        path.write_bytes(without_loss(self.darkroom, png))
        print(f"{path.name}  {path.stat().st_size // 1000} kB", flush=True)


class TooEarly(Exception):
    """A match was over before all pictures were taken."""


class Evening:
    """A match between Fox, whom we look over the shoulder, Hen, who waits until we say so, and bots."""

    def __init__(self, server: Server, game: str) -> None:
        self.game = game
        self.fox, self.hen = Person(server), Person(server)
        seats = SEATS[game]
        self.code = self.fox.post(
            "/tables", game=game, seats=seats, nickname="Fox", bots=["simple"] * (seats - 2)
        )["code"]
        self.hen.post(f"/tables/{self.code}/join", nickname="Hen")
        self.hen.post(f"/tables/{self.code}/ready", ready=True)
        self.fox.post(f"/tables/{self.code}/start")
        self.made = 0

    def move(self, person: Person, *, give_way: bool = False) -> bool:
        """One decision, if there is one to be made: not the dearest, and none at all for whoever gives way."""
        state = person.state(self.code)
        legal = state["legal"]
        if not legal:
            return False
        kinds: dict[str, list[dict[str, Any]]] = {}
        for one in legal:
            kinds.setdefault(one["type"], []).append(one)
        dear = self.game == "antiques" and "bid" in kinds and kinds["bid"][0]["coins"] > 3 + self.made % 4
        if self.game in ("antiques", "colours"):
            first = "pass" if give_way or dear or self.made % 5 == 4 else "renounce"
            order = ("offer", "stand", first, "bid", "renounce", "pass")
            move = next((kinds[kind][0] for kind in order if kind in kinds), legal[0])
        else:
            move = legal[self.made * 7 % len(legal)]
        person.post(f"/tables/{self.code}/moves", id=f"s{self.made}", move=move, number=state["number"])
        self.made += 1
        return True

    def until(
        self, true: Callable[[], bool], between: Callable[[], None] = lambda: None, **how: bool
    ) -> None:
        """Play on until something is so; `between` is called after each decision but the last."""
        while True:
            for person in (self.fox, self.hen):
                if true():
                    return
                between()
                self.move(person, **how)
            if self.fox.state(self.code)["view"]["over"]:
                raise TooEarly

    def asked(self) -> bool:
        """Fox has something worth a picture to choose from."""
        state = self.fox.state(self.code)
        bids = [one for one in state["legal"] if one["type"] == "bid"]
        enough = {
            "antiques": len(bids) > 4,
            "colours": state["view"]["phase"] == "bidding" and len(state["view"].get("hand") or ()) > 2,
        }
        return bool(state["legal"]) and self.made >= MOVES[self.game] and enough.get(self.game, len(bids) > 1)

    def waits(self) -> bool:
        """Fox has chosen, and Hen has not."""
        mine, hers = self.fox.state(self.code), self.hen.state(self.code)
        kinds = {one["type"] for one in hers["legal"]}
        bidding = "bid" in kinds or (self.game == "colours" and kinds != set())
        out = self.game == "antiques" and mine["view"]["passed"][mine["view"]["viewer"]]
        return not mine["legal"] and bidding and not out

    def sold(self) -> int:
        """How many lots have found a buyer."""
        lots = self.fox.get(f"/tables/{self.code}?insight=true")["insight"]["lots"]
        return sum(one["seat"] is not None for one in lots)


def stages(camera: Camera, server: Server, game: str, size: str) -> None:
    """The five pictures of a game at one size, from the first match that is long enough."""
    while True:
        try:
            return one_match(camera, server, game, size)
        except TooEarly:
            print(f"{game}: another match")


def one_match(camera: Camera, server: Server, game: str, size: str) -> None:
    """Choose, wait, reveal, sold, end."""
    evening = Evening(server, game)
    evening.until(evening.asked)
    hers = camera.open(size, f"/t/{evening.code}", evening.hen, ".felt", reduced_motion="reduce")
    page = camera.open(size, f"/t/{evening.code}", evening.fox, ACTIONS)
    come_to_rest(page)
    camera.keep(f"{game}-choose-{size}", camera.shoot(page))
    found: dict[str, bytes] = {}
    while not {"reveal", "sold"} <= found.keys():
        evening.until(evening.waits)
        come_to_rest(page)
        waiting = camera.shoot(page)
        before = evening.sold()
        page.clock.pause_at((page.evaluate("Date.now()") + TICK) / 1000)
        # The page keeps up with what leads to the sale, and has not played out the sale itself yet.
        evening.until(
            lambda before=before: evening.sold() > before,  # type: ignore[misc]
            lambda: page.clock.run_for(20 * TICK),
            give_way=True,
        )
        found = played_out(camera, page, game)
        page.clock.resume()
    for stage, png in {"wait": waiting, **found}.items():
        camera.keep(f"{game}-{stage}-{size}", png)
    page.context.close()
    hers.context.close()
    play_on(evening.code, [evening.fox, evening.hen], choose=1)
    page = camera.open(size, f"/t/{evening.code}", evening.fox, "table.lots", reduced_motion="reduce")
    camera.keep(f"{game}-end-{size}", camera.shoot(page))
    page.context.close()


def come_to_rest(page: Page) -> None:
    """Skip what is being played out, until the page shows what is now."""
    skip = page.get_by_role("button", name="Skip", exact=True)
    for _ in range(5):
        page.wait_for_timeout(5 * TICK)
        while skip.count():
            skip.first.click()
            page.mouse.move(0, 0)
            page.wait_for_timeout(TICK)


def played_out(camera: Camera, page: Page, game: str) -> dict[str, bytes]:
    """A reveal step by step: what is seen when the cards are open, and when the hammer has fallen."""
    found: dict[str, bytes] = {}
    words, open_cards = "", b""
    sold = page.locator(SOLD.get(game, ".verdict:has(svg)"))
    revealed = page.locator(REVEALED[game]) if game in REVEALED else None
    for _ in range(LONGEST // TICK):
        page.clock.run_for(TICK)
        playing = page.locator(".foot.playing").count() > 0
        if "sold" not in found and playing and sold.count():
            found["sold"] = camera.shoot(page)
            if revealed is None and open_cards:
                return found | {"reveal": open_cards}
        elif "sold" in found and revealed is not None and revealed.count():
            return found | {"reveal": camera.shoot(page)}
        elif revealed is None and playing and (now := page.locator(".felt").inner_text()) != words:
            words, open_cards = now, camera.shoot(page)
    return found


def main() -> int:
    """Take all pictures, or those whose names begin with a word."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="*", help="names like antiques, door, end")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)

    def wanted(name: str) -> bool:
        return not chosen.only or name in chosen.only

    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), tables=100_000, bot_delay=0) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        camera = Camera(browser, server, chosen.folder)
        if wanted("door"):
            camera.take("door", "/", None, ".covers li")
        if wanted("lobby"):
            for number, game in enumerate(GAMES[:3]):
                Person(server).post("/tables", game=game, seats=3 + number % 2, nickname="Hen", listed=True)
            camera.take("lobby", "/lobby", None, "main li")
        for game in GAMES:
            if wanted(game):
                for size in SIZES:
                    stages(camera, server, game, size)
        if wanted("owed"):
            code, person, _ = an_x_in_the_way(server)
            for language in LANGUAGES:
                camera.take(f"colours-owed-{language}", f"/t/{code}", person, ".owed", locale=language)
        if wanted("replay"):
            code, person = finished(server, "antiques", 4)
            camera.take("replay", f"/replay/{code}#60", person, ".felt")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make screenshots`: pictures of every game and of the main pages into docs/screenshots/, from real matches."""

import argparse
import struct
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.parlour import ACTIONS, GAMES, PATIENCE, finished
from tests.server.house import Person, Server
from tools.chromium import FLAGS, find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES = {"phone": {"width": 360, "height": 640}, "desktop": {"width": 1280, "height": 800}}
THEMES = ("light", "dark")
SEATS = {"antiques": 4, "luxury": 3, "colours": 3, "emblems": 4, "secret": 4}
MOVES = {"antiques": 14, "luxury": 4, "colours": 14, "emblems": 5, "secret": 5}
"""So many decisions are made before the picture is taken."""


def packed(png: bytes) -> bytes:
    """The same picture, packed harder than a browser takes the time to; nothing of it is lost."""
    chunks, at = [], 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4])
        chunks.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + size]))
        at += size + 12
    points = zlib.compress(zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT")), 9)
    kept = {kind: data for kind, data in chunks if kind in (b"IHDR", b"IDAT", b"IEND")} | {b"IDAT": points}
    return png[:8] + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in kept.items()
    )


class Camera:
    """Takes each picture four times: phone and desktop, light and dark."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def take(self, name: str, path: str, person: Person | None, ready: str) -> None:
        """Pictures of an address as somebody sees it."""
        for size, viewport in SIZES.items():
            context = self.browser.new_context(
                viewport=viewport,  # type: ignore[arg-type]
                base_url=self.server.url,
                locale="en-GB",
                reduced_motion="reduce",
                service_workers="block",
            )
            if person and person.secret:
                context.add_cookies([{"name": "saleroom", "value": person.secret, "url": self.server.url}])
            page = context.new_page()
            page.goto(path)
            expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
            page.wait_for_load_state("networkidle")
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                self.shoot(page, f"{name}-{size}-{theme}")
            context.close()

    def shoot(self, page: Page, name: str) -> None:
        """One picture, when all drawings are there."""
        page.evaluate("Promise.all([...document.images].map(one => one.decode().catch(() => 0)))")
        path = self.folder / f"{name}.png"
        path.write_bytes(packed(page.screenshot(animations="disabled", caret="hide")))
        print(f"{path.name}  {path.stat().st_size // 1000} kB", flush=True)


def in_the_middle(server: Server, game: str) -> tuple[str, Person]:
    """A match against bots some moves on, with a decision to make; bids are the smallest there are."""
    person = Person(server)
    seats = SEATS[game]
    code = person.post("/tables", game=game, seats=seats, nickname="Fox", bots=["simple"] * (seats - 1))[
        "code"
    ]
    person.post(f"/tables/{code}/start")
    made = 0
    while made < MOVES[game] or game == "antiques":
        state = person.state(code)
        if state["view"]["over"]:
            break
        if not state["legal"]:
            continue
        bids = [move for move in state["legal"] if move["type"] == "bid"]
        if made >= MOVES[game] and len(bids) > 3:
            break
        move = (
            bids[0]
            if game == "antiques" and bids and made % 3
            else state["legal"][made % len(state["legal"])]
        )
        person.post(f"/tables/{code}/moves", id=f"s{made}", move=move, number=state["number"])
        made += 1
    return code, person


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
        Server(Path(data), tables=100_000) as server,
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
                code, person = in_the_middle(server, game)
                camera.take(game, f"/t/{code}", person, ACTIONS)
        if wanted("end") or wanted("replay"):
            code, person = finished(server, "antiques", 4)
            if wanted("end"):
                camera.take("end", f"/t/{code}", person, "table.lots")
            if wanted("replay"):
                camera.take("replay", f"/replay/{code}#60", person, ".felt")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make screenshots`: pictures of every game and of the main pages into docs/screenshots/, from real matches."""

import argparse
import base64
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


FEW_COLOURS = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const rough = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  const seen = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = rough(at);
    const one = seen.get(key);
    if (one) one.count += 1;
    else seen.set(key, { count: 1, colour: [data[at], data[at + 1], data[at + 2]] });
  }
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  // The colours that are used most, none too near another; everything else is drawn with the nearest of them.
  const palette = [];
  for (const { colour } of [...seen.values()].sort((a, b) => b.count - a.count))
    if (palette.length < 256 && palette.every((one) => far(one, colour) > 20)) palette.push(colour);
  const nearest = new Map();
  for (const [key, { colour }] of seen) {
    let best = 0;
    palette.forEach((one, place) => { if (far(one, colour) < far(palette[best], colour)) best = place; });
    nearest.set(key, best);
  }
  let text = "";
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(nearest.get(rough(at)));
  return [bitmap.width, bitmap.height, palette.flat(), btoa(text)];
}"""


def small_png(page: Page, png: bytes) -> bytes:
    """The same picture with at most 256 colours, about a third as large."""
    width, height, colours, text = page.evaluate(FEW_COLOURS, base64.b64encode(png).decode())
    points = base64.b64decode(text)
    rows = b"".join(b"\0" + points[row * width : (row + 1) * width] for row in range(height))

    def chunk(kind: bytes, content: bytes) -> bytes:
        return (
            struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        )

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    body = chunk(b"PLTE", bytes(colours)) + chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


class Camera:
    """Takes each picture four times: phone and desktop, light and dark."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.darkroom = browser.new_page()

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
        path.write_bytes(small_png(self.darkroom, page.screenshot(animations="disabled", caret="hide")))
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

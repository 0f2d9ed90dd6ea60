"""Draws docs/table.svg, the picture of a table in the terminal that the README shows."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import saleroom
from saleroom import bots
from saleroom.cli.screen import THEME, put, put_story
from saleroom.core.game import Json
from saleroom.terminal import draw_menu, scene_of, sentences, table_of

GAME, SEATS, SEED, ROUND = "antiques", 4, "evening", 9


def telling(view: Json) -> bool:
    """Whether seat 0 has a bid of somebody else before it."""
    turn = view["to_act"] == [0] and view["phase"] == "bidding"
    return bool(turn and view["round"] >= ROUND and view["high"] > 1)


def main() -> None:
    """Play to an interesting moment and draw what seat 0 sees."""
    match = saleroom.new(GAME, seats=SEATS, seed=SEED, options={"tricks": ["stop", "ban"]})
    players = [bots.make("simple", GAME, seat) for seat in range(SEATS)]
    before = 0
    while not telling(match.view(0)):
        seat = match.to_act[0]
        if seat == 0:
            before = len(match.moves)
        match.play(seat, players[seat].choose(match.knowledge(seat), match.legal(seat)))
    out = Console(
        record=True,
        width=84,
        theme=THEME,
        highlight=False,
        markup=False,
        file=io.StringIO(),
        force_terminal=True,
    )
    table, scene = table_of(match.game), scene_of(match, 0)
    put_story(out, sentences(table, match.events(0, after=before), scene))
    put(out, table.draw(scene, out.width), "", Text(table.ask(scene), "brass"))
    put(out, draw_menu(table.menu(scene, match.legal(0))))
    picture = out.export_svg(title="saleroom play antiques")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no foreign fonts
    picture = re.sub(r"<!--.*?-->", "", picture)
    target = Path(__file__).resolve().parent.parent / "docs" / "table.svg"
    target.write_text(re.sub(r"\n\s*\n+", "\n", picture), "utf-8")


if __name__ == "__main__":
    main()

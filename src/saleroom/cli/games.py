"""`saleroom games`: what can be played."""

import json
import sys
from argparse import Namespace

from rich.padding import Padding
from rich.text import Text

import saleroom
from saleroom.cli.screen import one_line, put, put_json, screen
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.terminal import labelled


def run(arguments: Namespace) -> int:
    """List the games; packages that had to be left out are named on stderr."""
    found = saleroom.games()
    for problem in GAMES.problems:
        print(f"saleroom: {one_line(problem)}", file=sys.stderr)
    if arguments.json:
        put_json(found)
        return 0
    out = screen()
    for entry in found:
        put(out, heading(entry), Padding(Text(entry["summary"]), (0, 0, 0, 2)))
        rows = [(f"  {option['name']}", Text(describe(option))) for option in entry["options"]]
        rows += [
            (f"  --preset {preset['id']}", Text(f"{preset['title']}. {preset['about']}"))
            for preset in entry["presets"]
        ]
        if rows:
            put(out, labelled(rows))
        put(out, "")
    put(out, Text("saleroom rules GAME explains one of them, saleroom play GAME opens a table.", "quiet"))
    return 0


def heading(entry: Json) -> Text:
    """A game's id, title and seats."""
    low, high = entry["seats"]
    return Text(entry["id"], "brass").append(Text(f"  {entry['title']}  {low}–{high} seats", "not bold"))


def describe(option: Json) -> str:
    """What an option may be, and its default if that is short."""
    default = json.dumps(option["default"], ensure_ascii=False)
    return f"{option['allowed']}; default {default if len(default) <= 40 else 'as in the rules'}"

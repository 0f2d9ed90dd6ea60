"""Writes what the browser must know of each game's fields and names to speak of it: `web/src/wire/words/<game>.json`.

`make wire` runs it, and `make check` says whether the files are as they should be.
"""

import json
import sys
from pathlib import Path

from saleroom.games import GAMES, OWN_GAMES
from saleroom.words import words_json


def write(folder: Path) -> None:
    """One file for each game of the house; no others are left there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name in OWN_GAMES:
        text = json.dumps(words_json(GAMES[name]), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

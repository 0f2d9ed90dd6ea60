"""What the examples of the documentation find in the folder where they run: a finished match and its receipt."""

import json
import shutil
from pathlib import Path

import saleroom
from saleroom import Match, bots
from saleroom.core import fairness
from saleroom.core.game import Json

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "web/*.md", "src/saleroom/games/*/RULES*.md")
    for path in ROOT.glob(pattern)
)
"""Everything that we have written to be read."""
TABLE, MATCH = "kv2ur8crd6a2", "4f1c9a52d06be7833a1290cd"
SEED, SALT = "5a" * fairness.SEED_BYTES, "05" * fairness.SALT_BYTES
WORDS: list[str | None] = [None, "three blue stones", None]
BOTS = [2]


def dealt(
    game: str = "luxury",
    *,
    seed: str = SEED,
    words: list[str | None] = WORDS,
    options: Json | None = None,
    table: str = TABLE,
    name: str = MATCH,
    bot_places: list[int] = BOTS,
) -> tuple[Match, Json]:
    """A match before its first move, with the receipt that a server would have given."""
    terms = fairness.terms_of(saleroom.game(game), len(words), options or {}, table, name)
    match, seating = fairness.draw(saleroom.game(game), terms, seed, words)
    receipt = fairness.make_receipt(
        terms, seed, SALT, entropy=words, bots=bot_places, seating=seating, deal=match.deal
    )
    return match, receipt


def evening() -> Json:
    """A finished match of luxury with its receipt."""
    match, receipt = dealt()
    players = [bots.make("simple", "luxury", seat) for seat in range(3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.knowledge(seat), match.legal(seat)))
    return {**match.record(), "receipt": receipt}


def furnish(folder: Path) -> Json:
    """Put what the examples name into a folder; the record of the evening."""
    record = evening()
    (folder / "evening.json").write_text(json.dumps(record), "utf-8")
    scenario = min((ROOT / "tests" / "scenarios").rglob("*.json"))
    shutil.copy(scenario, folder / "scenario.json")
    shutil.copy(ROOT / "examples" / "arena_bot.py", folder / "arena_bot.py")
    shutil.copy(ROOT / "examples" / "arena_bot.py", folder / "my_bot.py")
    return record

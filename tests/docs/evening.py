"""What the examples of the documentation find in the folder where they run: a finished match and its receipt."""

import json
import shutil
from pathlib import Path

import saleroom
from saleroom import bots
from saleroom.core import fairness
from saleroom.core.game import Json

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "web/*.md", "src/saleroom/games/*/RULES*.md")
    for path in ROOT.glob(pattern)
)
"""Everything that we have written to be read."""
SEED, SALT = "5a" * 32, "05" * 16
WORDS: list[str | None] = [None, "three blue stones", None]


def evening() -> Json:
    """A finished match of luxury with the receipt that a server would have given."""
    match, seating = fairness.draw(saleroom.game("luxury"), 3, {}, SEED, WORDS)
    players = [bots.make("simple", "luxury", seat) for seat in range(3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.knowledge(seat), match.legal(seat)))
    record = match.record()
    committed = fairness.deal_commitment(
        SALT, "luxury", record["rules"], 3, record["options"], record["deal"]
    )
    receipt = {
        "commitment": committed,
        "seed_commitment": fairness.seed_commitment(SEED),
        "salt": SALT,
        "seed": SEED,
        "entropy": WORDS,
        "seating": seating,
    }
    return {**record, "receipt": receipt}


def furnish(folder: Path) -> Json:
    """Put what the examples name into a folder; the record of the evening."""
    record = evening()
    (folder / "evening.json").write_text(json.dumps(record), "utf-8")
    scenario = min((ROOT / "tests" / "scenarios").rglob("*.json"))
    shutil.copy(scenario, folder / "scenario.json")
    shutil.copy(ROOT / "examples" / "arena_bot.py", folder / "arena_bot.py")
    shutil.copy(ROOT / "examples" / "arena_bot.py", folder / "my_bot.py")
    return record

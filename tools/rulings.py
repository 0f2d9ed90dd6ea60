"""What our rulings change: every ruling in the rules pages, played the other way where that can be done.

    python -m tools.rulings [--matches M] [--bots LEVEL] [--iterations N] [--game GAME]

writes the part of docs/rulings.md between the marks anew. Each ruling of tools/rulings.toml is a switch with a variant,
or has a reason why not; a test compares the list with the rules pages.

Simple bots take seconds. Figures of club level take minutes for the quick games and hours for the others, so they are
made game by game, with a budget for each decision where time is short:

    python -m tools.rulings --game luxury --bots club --matches 1000
    python -m tools.rulings --game secret --bots club --iterations 60 --matches 400

The page says of each game who played, with which budget, and how many deals.
"""

import argparse
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import saleroom
from saleroom.cli.simulate import progress_bar
from saleroom.core.game import Json
from saleroom.lab import Plan, Rows, Variant, make_report, play_plan
from saleroom.lab.page import number, percent

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rulings.md"
BEGIN, END = "<!-- make rulings -->", "<!-- end of make rulings -->"
SEED = "rulings"


@dataclass(frozen=True)
class Ruling:
    """One ruling: where it stands, what it says, and how it is played the other way, or why it is not."""

    game: str
    rule: str
    says: str
    other: str = ""
    """What is played instead."""
    who: str = ""
    """Who plays it that way."""
    base: Json | None = None
    """Options of both, where the ruling matters only with them."""
    options: Json | None = None
    """The options that play it the other way."""
    why_not: str = ""


RULINGS = tuple(
    Ruling(**entry)
    for entry in tomllib.loads((PAGE.parent.parent / "tools" / "rulings.toml").read_text("utf-8"))["ruling"]
)
SHOWN = (
    "wins",
    "decisions",
    "minutes",
    "lots nobody got",
    "changes of lead",
    "points of",
    "price of a lot",
    "points between",
    "shared",
)
MOST = 6
"""So many real differences are named; the rest is counted."""


def main(arguments: Sequence[str]) -> int:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description="Write docs/rulings.md anew.")
    parser.add_argument(
        "--matches", type=int, default=400, help="deals for each ruling, each played both ways"
    )
    parser.add_argument("--bots", default="simple", help="the level that plays (default: simple)")
    parser.add_argument("--iterations", type=int, help="a fixed budget for a decision of bots that search")
    parser.add_argument("--game", help="only this game; the others keep what the page says")
    chosen = parser.parse_args(arguments)
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    old, _, after = rest.partition(END)
    parts = []
    for game in sorted({ruling.game for ruling in RULINGS}):
        if chosen.game in (None, game):
            parts.append(game_part(game, chosen.matches, chosen.bots, chosen.iterations))
        else:
            parts.append(
                "## " + next(part for part in old.split("\n## ") if part.startswith(f"`{game}`")).strip()
            )
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}", "utf-8")
    return 0


def game_part(game: str, matches: int, bots: str, iterations: int | None) -> str:
    """The rulings of a game."""
    seats = saleroom.game(game).best_seats
    budget = "" if iterations is None else f" with {iterations:,} iterations for a decision"
    lines = [
        f"## `{game}`",
        "",
        f"{seats} seats, {bots} bots{budget}, {matches:,} deals both ways.",
        "",
        "| rule | we play | instead | who plays it that way | what changes |",
        "|---|---|---|---|---|",
    ]
    for ruling in [one for one in RULINGS if one.game == game]:
        found = (
            ruling.why_not if ruling.options is None else measured(ruling, seats, matches, bots, iterations)
        )
        lines.append(
            f"| {ruling.rule} | {ruling.says} | {ruling.other or '–'} | {ruling.who or '–'} | {found} |"
        )
    return "\n".join(lines)


def measured(ruling: Ruling, seats: int, matches: int, bots: str, iterations: int | None) -> str:
    """What a ruling changes, in a sentence."""
    assert ruling.options is not None
    plan = Plan(
        ruling.game,
        (seats,),
        matches,
        bots,
        SEED,
        ruling.base or {},
        (Variant(ruling.rule, ruling.options),),
        iterations,
        skill=False,
    )
    rows = Rows(None, plan.about())
    with progress_bar() as bar:
        task = bar.add_task(
            f"{ruling.game} {ruling.rule}", total=sum(table.matches for table in plan.tables())
        )
        play_plan(plan, rows, told=lambda played: bar.advance(task, played))
    report = make_report(plan, rows)
    return in_words(report["what_if"][0])


def in_words(found: Json) -> str:
    """The real differences of a variant."""
    real = [
        entry for entry in found["figures"] if entry["real"] and any(word in entry["name"] for word in SHOWN)
    ]
    more = sum(entry["real"] for entry in found["figures"]) - len(real[:MOST])
    touched = (
        f"{percent(found['touched']['value'])} of the matches go differently, "
        f"{percent(found['other_winner']['value'])} have another winner"
    )
    if not real and not more:
        return f"{touched}; no figure differs for sure"
    said = [f"{entry['name']} {show(entry, 'before')} → **{show(entry, 'after')}**" for entry in real[:MOST]]
    if more:
        said.append(f"{more} more, of single lots")
    return f"{touched}; real: {', '.join(said)}"


def show(entry: Json, key: str) -> str:
    """A figure before or after."""
    share = entry["name"].endswith("wins") or entry["name"] == "victory shared"
    return percent(entry[key]) if share else number(entry[key])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

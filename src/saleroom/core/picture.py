"""Draws a match as plain text, whichever game it is: for `str(match)`, logs and notebooks."""

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saleroom.core.match import Match


def draw_position(match: "Match") -> str:
    """The whole table: what lies open to all first, then a column for each seat."""
    position = match.position()
    wide = {name: value for name, value in position.items() if is_per_seat(value, match.seats)}
    now = "over" if match.over else f"to act: {', '.join(map(str, match.to_act))}"
    lines = [f"{match.game.title} · {len(match.moves)} moves · {now}"]
    lines += [f"  {name}: {brief(value)}" for name, value in position.items() if name not in wide]
    rows = [["", *(f"seat {seat}" for seat in range(match.seats))]]
    rows += [[name, *map(brief, value)] for name, value in wide.items()]
    outcome = match.outcome
    if outcome is not None:
        rows.append(["points", *(str(score) for score in outcome["scores"][: match.seats])])
        lines.append(f"  winners: {', '.join(map(str, outcome['winners']))}")
    widths = [max(len(row[column]) for row in rows) for column in range(match.seats + 1)]
    lines += [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows
    ]
    return "\n".join(lines)


def is_per_seat(value: Any, seats: int) -> bool:
    """Whether a list seems to hold an entry for each seat: one of a kind, and as many as there are seats."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return len({type(entry) for entry in value if entry is not None}) <= 1


def brief(value: Any) -> str:
    """A value in as few signs as can be read."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return " ".join(map(brief, value)) or "-"
    if isinstance(value, dict):
        return (
            " ".join(f"{key}:{brief(entry)}" for key, entry in value.items() if entry not in (0, None)) or "-"
        )
    return json.dumps(value)

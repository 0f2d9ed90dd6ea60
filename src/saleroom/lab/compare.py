"""What if: a variant beside the game as it is, on the same deals, and which of the differences are real."""

from collections.abc import Callable, Sequence

from saleroom.core.game import Json
from saleroom.lab.figures import (
    REAL,
    at_part,
    changes,
    lot_figures,
    margin_of,
    minutes,
    share_of_leader,
    win_share,
)
from saleroom.lab.stats import Spread, figure, holm, rounded
from saleroom.lab.tables import Table

Pick = Callable[[Json], float | None]


def figures_of(table: Table) -> dict[str, Pick]:
    """What is compared: a number for each match, or None where it has none."""
    picks: dict[str, Pick] = {
        f"seat {seat} wins": lambda row, seat=seat: win_share(row, seat)  # type: ignore[misc]
        for seat in range(table.seats)
    }
    picks["house wins"] = lambda row: (
        float("house" in row["winners"]) if len(row["scores"]) > table.seats else None
    )
    picks["victory shared"] = lambda row: float(len(row["winners"]) > 1)
    picks["decisions"] = lambda row: float(row["decisions"])
    picks["minutes"] = minutes
    picks["lots"] = lambda row: float(len(row["lots"]))
    picks["lots nobody got"] = lambda row: float(sum(lot[1] is None for lot in row["lots"]))
    picks["price of a lot"] = price_of
    picks["changes of lead"] = lambda row: float(changes(row))
    picks["leader at half-time wins"] = lambda row: (
        share_of_leader(row, 0.5) if at_part(row, 0.5) >= 0 else None
    )
    picks["points of a seat"] = lambda row: sum(row["scores"][: table.seats]) / table.seats
    picks["points of the winner"] = lambda row: float(max(row["scores"]))
    picks["points between first and second"] = margin_of
    return picks


def price_of(row: Json) -> float | None:
    """What a lot cost in a match on average."""
    paid = [float(lot[2]) for lot in row["lots"] if isinstance(lot[2], int | float)]
    return sum(paid) / len(paid) if paid else None


def things(row: Json, name: str, place: int) -> float | None:
    """The mean price (2) or points (3) of one card or lot in a match."""
    found = [
        float(lot[place])
        for lot in row["lots"]
        if isinstance(lot[place], int | float)
        and (name in map(str, lot[0]) if isinstance(lot[0], list) else str(lot[0]) == name)
    ]
    return sum(found) / len(found) if found else None


def differences(table: Table, base: Sequence[Json], varied: Sequence[Json]) -> Json:
    """A variant against the game as it is, figure by figure; matches of the same deal are compared with each other."""
    other = {row["deal"]: row for row in varied}
    pairs = [(row, other[row["deal"]]) for row in base if row["deal"] in other]
    picks = figures_of(table)
    for lot in lot_figures(table, base):
        for word, place in (("price", 2), ("points", 3)):
            picks[f"{lot['name']}: {word}"] = lambda row, name=lot["what"], place=place: things(
                row, name, place
            )  # type: ignore[misc]
    found = []
    for name, pick in picks.items():
        before, after, change = Spread(), Spread(), Spread()
        for one, two in pairs:
            first, second = pick(one), pick(two)
            if first is not None and second is not None:
                before.add(first)
                after.add(second)
                change.add(second - first)
        if change.number >= 2:
            found.append(
                figure(
                    change,
                    name=name,
                    before=rounded(before.mean),
                    after=rounded(after.mean),
                    raw_chance=change.chance(),
                    samples=telling(pairs, pick),
                )
            )
    touched = Spread(
        float(one["played"] != two["played"] or one["scores"] != two["scores"]) for one, two in pairs
    )
    winners = Spread(float(one["winners"] != two["winners"]) for one, two in pairs)
    any_match = [two["match"] for _, two in pairs[:1]]
    return {
        "seats": table.seats,
        "variant": table.variant,
        "options": table.options,
        "deals": len(pairs),
        "touched": figure(
            touched,
            share=True,
            samples=[two["match"] for one, two in pairs if one["played"] != two["played"]][:2] or any_match,
        ),
        "other_winner": figure(
            winners,
            share=True,
            samples=[two["match"] for one, two in pairs if one["winners"] != two["winners"]][:2] or any_match,
        ),
        "figures": found,
    }


def telling(pairs: Sequence[tuple[Json, Json]], pick: Pick) -> list[int]:
    """The match in which a figure changed most; of several the first."""
    best, where = -1.0, -1
    for one, two in pairs:
        first, second = pick(one), pick(two)
        if first is not None and second is not None and abs(second - first) > best:
            best, where = abs(second - first), two["match"]
    return [where]


def decide(all_differences: Sequence[Json]) -> None:
    """Say of every difference of a report whether it is real, corrected for all of them together."""
    entries = [entry for one in all_differences for entry in one["figures"]]
    for entry, chance in zip(entries, holm([entry.pop("raw_chance") for entry in entries])):
        entry["chance"] = rounded(chance)
        entry["real"] = chance < REAL

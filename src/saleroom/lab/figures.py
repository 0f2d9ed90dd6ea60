"""From the rows of matches to figures with intervals: seats, lots, moves, length, lead and skill.

Each figure names a few matches to look at, by the number of the match at its table: some that show it, or are typical
of it; where none does, as where nothing ever happened, any.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice, pairwise
from statistics import fmean

import saleroom
from saleroom.core.game import Json
from saleroom.lab.stats import Spread, figure, holm, rounded
from saleroom.lab.tables import Table
from saleroom.words.teller import Teller, plain_words

SECONDS_OPEN = 7
"""How long people think about a bid or a pass in turn."""
SECONDS_SEALED = 35
"""How long it takes until everybody has sealed a choice, side by side."""
SECONDS_PER_LOT = 15
"""How long it takes to lay a lot out, to turn bids over and to settle."""
SAMPLES = 2
"""So many matches to look at for a figure."""
RARE = 0.05
"""Who uses a move in fewer of the decisions at which it could be made uses it hardly ever."""
FEWEST = 20
"""Of a move that could be made at fewer decisions nothing is said."""
POINTS_OF_CURVE = 20
REAL = 0.05
"""A finding that chance would bring less often than this, after correction, is called real."""

Pick = Callable[[Json], float | None]


def summary(table: Table, rows: Sequence[Json]) -> Json:
    """All figures of a table at which everybody is equally good."""
    return {
        "seats": table.seats,
        "bots": table.bots[0],
        "options": table.options,
        "matches": len(rows),
        "seat": seat_figures(table, rows),
        "shared": house_and_shared(table, rows),
        "length": length_figures(rows),
        "lead": lead_figures(rows),
        "scores": score_figures(table, rows),
        "lots": lot_figures(table, rows),
        "uses": use_figures(table, rows),
    }


def win_share(row: Json, seat: int) -> float:
    """What a seat has of the victory: shared by k, each has 1/k."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def samples(rows: Sequence[Json], fits: Callable[[Json], bool], number: int = SAMPLES) -> list[int]:
    """The first few matches that fit; the first one if none does."""
    fitting = (row["match"] for row in rows if fits(row))
    return list(islice(fitting, number)) or [row["match"] for row in rows[:1]]


def closest(rows: Sequence[Json], pick: Pick, value: float) -> list[int]:
    """The matches that are most like a mean."""
    near = [(abs(found - value), row["match"]) for row in rows if (found := pick(row)) is not None]
    return [match for _, match in sorted(near)[:SAMPLES]]


def seat_figures(table: Table, rows: Sequence[Json]) -> list[Json]:
    """For every seat how much of the victory it has, beside the fair share, and whether the difference is real.

    The fair share is an equal one of what the seats have together: the house may win, too.
    """
    spreads = [Spread(win_share(row, seat) for row in rows) for seat in range(table.seats)]
    fair = sum(one.mean for one in spreads) / table.seats
    # A seat is compared with the mean of all of them in the same match.
    ahead = [
        Spread(
            win_share(row, seat) - fmean(win_share(row, other) for other in range(table.seats))
            for row in rows
        )
        for seat in range(table.seats)
    ]
    sure = holm([one.chance() for one in ahead])
    return [
        figure(
            spread,
            share=True,
            seat=seat,
            fair=rounded(fair),
            chance=rounded(sure[seat]),
            real=sure[seat] < REAL,
            samples=samples(rows, lambda row, seat=seat: row["winners"] == [seat]),  # type: ignore[misc]
        )
        for seat, spread in enumerate(spreads)
    ]


def house_and_shared(table: Table, rows: Sequence[Json]) -> Json:
    """How often a victory is shared, and how often the house has part in it."""
    found = {
        "shared": figure(
            Spread(float(len(row["winners"]) > 1) for row in rows),
            share=True,
            samples=samples(rows, lambda row: len(row["winners"]) > 1),
        )
    }
    if any("house" in row["winners"] for row in rows) or any(
        len(row["scores"]) > table.seats for row in rows
    ):
        found["house"] = figure(
            Spread(float("house" in row["winners"]) for row in rows),
            share=True,
            samples=samples(rows, lambda row: "house" in row["winners"]),
        )
    return found


def minutes(row: Json) -> float:
    """About how long people take for a match, in minutes.

    What is sealed side by side is one step, thought about at the same time; moves without a choice take no time.
    """
    thought = row["decisions"] / max(1, row["moves"])
    steps = (row["steps"] - row["sealed"]) * SECONDS_OPEN + row["sealed"] * SECONDS_SEALED
    return float(steps * thought + len(row["lots"]) * SECONDS_PER_LOT) / 60


def length_figures(rows: Sequence[Json]) -> Json:
    """Decisions, minutes and lots of a match."""
    picks: dict[str, Pick] = {
        "decisions": lambda row: float(row["decisions"]),
        "minutes": minutes,
        "lots": lambda row: float(len(row["lots"])),
        "unsold": lambda row: float(sum(lot[1] is None for lot in row["lots"])),
    }
    found: Json = {}
    for name, pick in picks.items():
        values = [pick(row) or 0.0 for row in rows]
        spread = Spread(values)
        found[name] = figure(
            spread,
            least=rounded(min(values)),
            most=rounded(max(values)),
            samples=closest(rows, pick, spread.mean),
        )
    found["histogram"] = histogram(rows)
    return found


def histogram(rows: Sequence[Json], most: int = 24) -> Json:
    """How many matches have so many decisions, in equally wide steps, and the first match of each step."""
    lengths = [int(row["decisions"]) for row in rows]
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // most))
    steps: list[list[int]] = [[] for _ in range((high - low) // width + 1)]
    for row, length in zip(rows, lengths):
        steps[(length - low) // width].append(row["match"])
    return {
        "from": low,
        "width": width,
        "counts": [len(matches) for matches in steps],
        "steps": [{"samples": matches[:1]} for matches in steps],
    }


def changes(row: Json) -> int:
    """How often somebody else than before leads alone."""
    leaders = [leader for leader in row["leaders"] if leader >= 0]
    return sum(one != other for one, other in pairwise(leaders))


def at_part(row: Json, part: float) -> int:
    """Who leads when so much of the lots is done; -1: nobody alone."""
    leaders = row["leaders"]
    return int(leaders[max(0, round(part * len(leaders)) - 1)]) if leaders else -1


def lead_figures(rows: Sequence[Json]) -> Json:
    """How often the lead changes, and whether whoever leads goes on to win."""
    lead = Spread(float(changes(row)) for row in rows)
    halfway = [row for row in rows if at_part(row, 0.5) >= 0]
    curve = []
    for place in range(1, POINTS_OF_CURVE + 1):
        part = place / POINTS_OF_CURVE
        led = [row for row in rows if at_part(row, part) >= 0]
        curve.append(
            figure(
                Spread(share_of_leader(row, part) for row in led),
                share=True,
                part=part,
                samples=samples(led or rows, lambda row, part=part: share_of_leader(row, part) == 0, 1),  # type: ignore[misc]
            )
        )
    margin = Spread(margin_of(row) for row in rows)
    return {
        "changes": figure(lead, samples=closest(rows, lambda row: float(changes(row)), lead.mean)),
        "halfway_wins": figure(
            Spread(share_of_leader(row, 0.5) for row in halfway),
            share=True,
            samples=samples(halfway or rows, lambda row: share_of_leader(row, 0.5) == 0),
        ),
        "halfway_tied": figure(
            Spread(float(at_part(row, 0.5) < 0) for row in rows),
            share=True,
            samples=samples(rows, lambda row: at_part(row, 0.5) < 0),
        ),
        "margin": figure(margin, samples=closest(rows, margin_of, margin.mean)),
        "curve": curve,
    }


def share_of_leader(row: Json, part: float) -> float:
    """What whoever led then has of the victory; a leader behind the seats is the house."""
    leader = at_part(row, part)
    return win_share(row, leader) if leader < len(row["bots"]) else float("house" in row["winners"])


def margin_of(row: Json) -> float:
    """The points between the first and the second."""
    scores = sorted(row["scores"], reverse=True)
    return float(scores[0] - scores[1])


def score_figures(table: Table, rows: Sequence[Json]) -> Json:
    """Points of a seat, and of whoever wins."""
    own = Spread(fmean(row["scores"][: table.seats]) for row in rows)
    best = Spread(float(max(row["scores"])) for row in rows)
    return {
        "mean": figure(own, samples=closest(rows, lambda row: fmean(row["scores"][: table.seats]), own.mean)),
        "winner": figure(best, samples=closest(rows, lambda row: float(max(row["scores"])), best.mean)),
    }


def lot_figures(table: Table, rows: Sequence[Json]) -> list[Json]:
    """For everything that is sold: how often, at what price, and how many points it brought its buyer.

    Where a lot has several cards, each of them is given the whole price and all points: it says what lots with such a
    card cost and bring. Matches count once each, so that several lots of a match are not taken for independent.
    """
    things: dict[str, dict[int, list[list[object]]]] = {}
    for place, row in enumerate(rows):
        for lot in row["lots"]:
            what = lot[0]
            names = (
                dict.fromkeys(str(card) for card in what if card is not None)
                if isinstance(what, list)
                else [what]
            )
            for name in names:
                things.setdefault(str(name), {}).setdefault(place, []).append(lot)
    teller = Teller(saleroom.game(table.game))
    options = saleroom.game(table.game).read_options(table.options)
    called = {name: thing_name(teller, name, options) for name in things}
    alike = Counter(called.values())
    found = []
    for name, by_match in things.items():
        prices, points, sold = Spread(), Spread(), Spread()
        first: list[int] = []
        for place, lots in by_match.items():
            bought = [lot for lot in lots if lot[1] is not None]
            sold.add(len(bought) / len(lots))
            paid = [float(lot[2]) for lot in bought if isinstance(lot[2], int | float)]
            if paid:
                prices.add(fmean(paid))
            brought = [float(lot[3]) for lot in bought if isinstance(lot[3], int | float)]
            if brought:
                points.add(fmean(brought))
                if len(first) < SAMPLES:
                    first.append(rows[place]["match"])
        found.append(
            {
                "what": name,
                "name": called[name] if alike[called[name]] == 1 else f"{called[name]}, no. {name}",
                "sold": figure(sold, share=True),
                "price": figure(prices),
                "points": figure(points),
                "samples": first or [rows[next(iter(by_match))]["match"]],
            }
        )
    return sorted(found, key=lambda one: (-(one["points"]["value"] or 0.0), one["what"]))


def thing_name(teller: Teller, what: str, options: Json) -> str:
    """What a card or lot is called."""
    value: object = int(what) if what.lstrip("-").isdigit() else what
    said = teller.value(value, teller.notes["sale"].get("what", {}), {"options": options})
    return str(said)[:1].upper() + str(said)[1:]


def use_figures(table: Table, rows: Sequence[Json]) -> list[Json]:
    """For every kind of move, and everything moves name: how often it was used where it could have been."""
    teller = Teller(saleroom.game(table.game))
    named: dict[str, Spread] = {}
    whole: dict[str, list[int]] = {}
    seen: dict[str, list[int]] = {}
    unused: dict[str, int] = {}
    for row in rows:
        own: dict[str, list[int]] = {}
        for key, (could, did) in (row["uses"] or {}).items():
            entry = own.setdefault(use_name(teller, key), [0, 0])
            entry[0] += could
            entry[1] += did
        for name, (could, did) in own.items():
            named.setdefault(name, Spread()).add(did / could)
            total = whole.setdefault(name, [0, 0])
            total[0] += could
            total[1] += did
            if did and len(seen.setdefault(name, [])) < SAMPLES:
                seen[name].append(row["match"])
            unused.setdefault(name, row["match"])
    found = [
        figure(
            spread,
            share=True,
            name=name,
            could=whole[name][0],
            did=whole[name][1],
            rare=spread.share_interval()[1] < RARE,
            samples=seen.get(name) or [unused[name]],
        )
        for name, spread in named.items()
        if whole[name][0] >= FEWEST
    ]
    return sorted(found, key=lambda one: (one["value"], one["name"]))


def use_name(teller: Teller, key: str) -> str:
    """What a use is called: "bid", "bid: 40 Banker", "pass: recover"."""
    kind, _, rest = key.partition("|")
    if not rest:
        return plain_words(kind)
    field, _, value = rest.partition("|")
    note = teller.notes["moves"].get(kind, {}).get(field, {})
    if value == "True":
        return f"{plain_words(kind)}, {plain_words(field)}"
    if "says" in note:
        return f"{plain_words(kind)}: {teller.value(int(value) if value.lstrip('-').isdigit() else value, note, {})}"
    return f"{plain_words(kind)}: {plain_words(value)}"


def skill_figures(table: Table, rows: Sequence[Json]) -> Json:
    """How much more than its fair share the one stronger bot wins; a deal counts once, over all its rotations."""
    strong = table.bots[0]
    deals: dict[int, list[Json]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(row)
    whole = [matches for matches in deals.values() if len(matches) == table.seats]
    share = Spread(fmean(win_share(row, row["bots"].index(strong)) for row in matches) for matches in whole)
    margin = Spread(fmean(lead_of(row, row["bots"].index(strong)) for row in matches) for matches in whole)
    fair = 1 / table.seats
    low, high = share.share_interval()
    shown = samples(rows, lambda row: row["winners"] == [row["bots"].index(strong)])
    return {
        "seats": table.seats,
        "strong": strong,
        "weak": table.bots[-1],
        "matches": len(rows),
        "share": figure(share, share=True, fair=rounded(fair), samples=shown),
        "ratio": {
            "value": rounded(share.mean / fair) if share.number else None,
            "low": rounded(low / fair),
            "high": rounded(high / fair),
            "number": share.number,
            "samples": shown,
        },
        "points_ahead": figure(margin, samples=shown),
        "skill": {
            "value": rounded(skill_of(share.mean, fair)) if share.number else None,
            "low": rounded(skill_of(low, fair)),
            "high": rounded(skill_of(high, fair)),
            "number": share.number,
            "samples": shown,
        },
    }


def skill_of(share: float, fair: float) -> float:
    """0 where the stronger one wins as often as anybody, 1 where it always wins; below 0 it wins less."""
    return (share - fair) / (1 - fair)


def lead_of(row: Json, seat: int) -> float:
    """The points of a seat less the mean of the other seats'."""
    others = [score for place, score in enumerate(row["scores"][: len(row["bots"])]) if place != seat]
    return float(row["scores"][seat] - fmean(others))

"""Options that are refused, and the sentence that says why: the library, the commands and the API say the same."""

from saleroom.core.game import Json
from saleroom.games.secret.cards import ASKS as PRICES

POINTS = '{"both": n, "one": n, "none": n}, whole numbers from -99 to 99'
ASKS = "all six types (amber, beryl, coral, diamond, emerald, feldspar), each with three whole numbers from 1 to 3"
WHY = "as more than 3 would need other moves"
READINGS = 'a list of "one-chip", "twos-or-more", "no-stars", "no-ones", "types-need-an-item"'

SIGNS = ["jewel", "vehicle", "estate"]
NINE = [{"points": number, "sign": SIGNS[number % 3]} for number in range(1, 10)]
LOTS = 'nine of {"points": a whole number from -999 to 999, "sign": "jewel", "vehicle" or "estate"}'
LUXURY_READINGS = (
    'a list of any of "banker-next-lot", "must-blackmail", "doubling-lasts", '
    "but not the first and the last together"
)


def wrong_lots(lots: object, reason: str) -> tuple[str, Json, str]:
    """A wrong option `lots` of luxury, with its sentence."""
    return "luxury", {"lots": lots}, f"option lots of luxury: {reason}; allowed: {LOTS}"


def last_lot(**changed: object) -> list[Json]:
    """Nine lots of which the last one is different."""
    return [*NINE[:-1], {**NINE[-1], **changed}]


def points(**other: object) -> Json:
    """The option `points` of emblems with another value."""
    return {"points": {"both": 3, "one": 1, "none": 5, **other}}


def asks(**other: object) -> Json:
    """The option `asks` of secret with another type."""
    return {"asks": {**PRICES, **other}}


WRONG_OPTIONS: list[tuple[str, Json, str]] = [
    (
        "antiques",
        {"tricks": ["steal"]},
        'option tricks of antiques: there is no trick \'steal\'; allowed: a list of "stop", "ban", "swap"',
    ),
    (
        "antiques",
        {"sculpture_ties": "three-places"},
        (
            "option sculpture_ties of antiques: there is no way to settle ties 'three-places'; "
            'allowed: "two-places" or "places"'
        ),
    ),
    (
        "antiques",
        {"readings": ["swap-twice"]},
        (
            "option readings of antiques: there is no reading 'swap-twice'; "
            'allowed: a list of "stop-above", "last-buys", "swap-again"'
        ),
    ),
    (
        "colours",
        {"matching": "by-foot"},
        (
            "option matching of colours: there is no way to match 'by-foot'; "
            'allowed: "by-hand", "same-cards", "strict" or "count"'
        ),
    ),
    (
        "luxury",
        {"readings": ["banker-twice"]},
        f"option readings of luxury: there is no reading 'banker-twice'; allowed: {LUXURY_READINGS}",
    ),
    (
        "luxury",
        {"readings": ["doubling-lasts", "banker-next-lot"]},
        (
            'option readings of luxury: "banker-next-lot" and "doubling-lasts" contradict each other; '
            f"allowed: {LUXURY_READINGS}"
        ),
    ),
    wrong_lots(last_lot(sign="boat"), "there is no sign 'boat'"),
    wrong_lots(NINE[:8], "there must be nine lots, not 8"),
    wrong_lots([*NINE, NINE[0]], "there must be nine lots, not 10"),
    wrong_lots(last_lot(points=1000), "the points of a lot cannot be 1000"),
    wrong_lots(last_lot(points=3.5), "the points of a lot cannot be 3.5"),
    wrong_lots(last_lot(points=True), "the points of a lot cannot be True"),
    ("emblems", points(both=1000), f"option points of emblems: both cannot count 1000; allowed: {POINTS}"),
    ("emblems", points(none=-100), f"option points of emblems: none cannot count -100; allowed: {POINTS}"),
    ("emblems", points(one=3.5), f"option points of emblems: one cannot count 3.5; allowed: {POINTS}"),
    (
        "emblems",
        {"points": {"both": 3, "one": 1}},
        f"option points of emblems: points for both, one and none are needed; allowed: {POINTS}",
    ),
    (
        "secret",
        {"readings": ["no-twos"]},
        f"option readings of secret: there is no reading 'no-twos'; allowed: {READINGS}",
    ),
    (
        "secret",
        asks(coral=[2, 1, 4]),
        f"option asks of secret: coral cannot ask for 4 cards, {WHY}; allowed: {ASKS}",
    ),
    (
        "secret",
        asks(coral=[2, 1, 0]),
        f"option asks of secret: coral cannot ask for 0 cards; allowed: {ASKS}",
    ),
    (
        "secret",
        asks(coral=[2, 1, 2.5]),
        f"option asks of secret: coral cannot ask for 2.5 cards; allowed: {ASKS}",
    ),
    ("secret", asks(ruby=[1, 1, 1]), f"option asks of secret: there is no type 'ruby'; allowed: {ASKS}"),
    (
        "secret",
        {"asks": {kind: numbers for kind, numbers in PRICES.items() if kind != "emerald"}},
        f"option asks of secret: emerald is missing; allowed: {ASKS}",
    ),
]

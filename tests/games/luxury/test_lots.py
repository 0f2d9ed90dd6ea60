"""Lots of any points and signs in the hands of bots, and what they think such lots are worth (L2, L9)."""

import math
from typing import Any

import pytest
from librt.vecs import vec

import saleroom
from saleroom import bots
from saleroom.bots.networks import encoding_of
from saleroom.core.encoding import Encoding
from saleroom.games.luxury.bot import SIGN, worth
from saleroom.games.luxury.policy import LuxuryPolicy
from saleroom.lab.figures import lot_figures
from saleroom.lab.match import play_match
from saleroom.lab.tables import Table
from tests.games.helpers import Json

SIGNS = ("jewel", "vehicle", "estate")


def lots_of(jewels: int, vehicles: int, estates: int, points: int = 4) -> list[Json]:
    """Nine lots of the same points, first the jewels."""
    row = [SIGNS[0]] * jewels + [SIGNS[1]] * vehicles + [SIGNS[2]] * estates
    return [{"points": points, "sign": sign} for sign in row]


TABLES: list[Json] = [
    {"lots": lots_of(9, 0, 0)},
    {"lots": lots_of(5, 2, 2, points=999)},
    {"lots": lots_of(4, 4, 1, points=-999)},
    {"lots": lots_of(3, 3, 3, points=0), "readings": ["doubling-lasts"]},
    {"readings": ["doubling-lasts", "must-blackmail"]},
]


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
@pytest.mark.parametrize(("level", "matches"), [("simple", 3), ("club", 1)])
def test_l2_bots_play_a_match_with_any_lots_to_its_end(options: Json, level: str, matches: int) -> None:
    more: dict[str, Any] = {} if level == "simple" else {"iterations": 20}
    for seed in range(matches):
        match = saleroom.new("luxury", seats=2 + seed, seed=seed, options=options)
        bots.play(
            match, [bots.make(level, "luxury", seed=10 * seed + seat, **more) for seat in range(match.seats)]
        )
        assert match.over


@pytest.mark.parametrize(
    ("jewels", "won", "withdrawn", "adds"),
    [
        (3, 0, 0, SIGN[0]),
        (3, 2, 0, SIGN[2]),
        (3, 0, 1, 0.0),  # three can no longer be had
        (4, 0, 1, SIGN[0]),
        (4, 2, 1, SIGN[2]),
        (5, 3, 0, 0.0),  # the sign is whole
        (2, 1, 0, 0.0),
    ],
)
def test_l9_a_sign_is_worth_something_as_long_as_three_lots_of_it_can_be_had(
    jewels: int, won: int, withdrawn: int, adds: float
) -> None:
    rest = 9 - jewels
    lots = lots_of(jewels, rest - rest // 2, rest // 2)
    match = saleroom.new("luxury", deal={"lots": list(range(1, 10))}, options={"lots": lots})
    if withdrawn:
        for seat, card in enumerate((0, 0)):
            match.play(seat, {"type": "bid", "card": card})
    for mine, theirs in [(90, 20), (80, 30), (70, 60)][:won]:
        match.play(0, {"type": "bid", "card": mine})
        match.play(1, {"type": "bid", "card": theirs})
    position = match.position()
    assert (len(position["won"][0]), len(position["withdrawn"])) == (won, withdrawn)
    assert position["lot"] is not None
    assert position["lot"] <= jewels
    view: Any = match.view(0)
    assert worth(view, 0, position["lot"]) == 4 + adds
    policy = LuxuryPolicy(match.state.setup)  # type: ignore[arg-type]
    policy.look_ahead(match.state, 0)
    assert policy.worth(match.state, won + withdrawn) == pytest.approx(4 + adds)


def test_l9_networks_see_a_whole_sign_as_such_however_many_lots_it_has() -> None:
    match = saleroom.new("luxury", deal={"lots": list(range(1, 10))}, options={"lots": lots_of(5, 2, 2)})
    encoding = encoding_of(match.game, match.state.setup)
    assert encoding is not None
    usual = encoding_of(match.game, saleroom.new("luxury").state.setup)
    assert usual is not None
    assert (encoding.size, encoding.choices) == (usual.size, usual.choices)
    seen = [first_sign(encoding, match)]
    for pair in ((90, 20), (80, 30), (70, 60), (60, 40)):
        for seat, card in enumerate(pair):
            match.play(seat, {"type": "bid", "card": card})
        seen.append(first_sign(encoding, match))
    assert seen == [0.0, 0.34, 0.68, 1.02, 1.02]


def first_sign(encoding: Encoding, match: saleroom.Match) -> float:
    """What a network sees of the jewels of seat 0; all it sees is a number."""
    row = vec[float]([0.0] * int(encoding.size))
    encoding.write(match.state, 0, row, 0)
    assert all(math.isfinite(float(number)) for number in row)
    return round(float(row[list(encoding.names).index("own: first sign")]), 2)


def test_l2_the_laboratory_tells_equal_lots_apart_by_their_numbers() -> None:
    table = Table("luxury", 2, ("simple",) * 2, 2, "7", options={"lots": lots_of(3, 3, 3)})
    found = lot_figures(table, [play_match(table, number) for number in range(2)])
    assert sorted(one["name"] for one in found) == [
        *(f"Estate (4), no. {number}" for number in (7, 8, 9)),
        *(f"Jewel (4), no. {number}" for number in (1, 2, 3)),
        *(f"Vehicle (4), no. {number}" for number in (4, 5, 6)),
    ]
    usual = Table("luxury", 2, ("simple",) * 2, 1, "7")
    assert all("no." not in one["name"] for one in lot_figures(usual, [play_match(usual, 0)]))

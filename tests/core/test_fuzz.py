"""Records spoilt at random places load, or give an error of this package; never anything else."""

import copy
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saleroom
from saleroom.conformance.laws import picture
from saleroom.core.game import Json
from saleroom.core.record import read_json
from saleroom.games import GAMES
from tests.conformance.plays import CASES, PLANS, Case, Plan, times

every_game = pytest.mark.parametrize("name", GAMES)

SPECIAL: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 59, 60, 61, 2**31, 2**63, 2**64, 10**30, 10**5000),
    *(0.0, 1.0, 3.0, 0.5, -1.5, 1e300, float("inf"), float("nan")),
    *("", "x", "0", "stamp", "replica", "amber1", "R1", "G*", "pass", "bid", "house", "\ud800", "a" * 500),
    *([], [0], [[]], [None], {}, {"type": "pass"}, {"0": 1}, {"seat": 0}),
]

VALUES = st.one_of(
    st.sampled_from(SPECIAL),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=6,
    ),
)

PLACES = st.lists(st.integers(0, 2**16), min_size=1, max_size=4)
"""A way down into a record: which part to go on with at each level."""

CHANGES = st.lists(
    st.tuples(st.sampled_from(["replace", "delete", "insert", "double", "swap"]), PLACES, VALUES),
    min_size=1,
    max_size=3,
)


def spoil(record: Any, how: str, way: list[int], value: Any) -> None:
    """Change one place of a record."""
    above: Any = record
    for depth, number in enumerate(way):
        if not above:
            return
        key: Any = list(above)[number % len(above)] if isinstance(above, dict) else number % len(above)
        below = above[key]
        if depth == len(way) - 1 or not isinstance(below, dict | list) or not below:
            break
        above = below
    value = copy.deepcopy(value)
    if how == "delete":
        del above[key]
    elif how == "insert" and isinstance(above, list):
        above.insert(key, value)
    elif how == "double" and isinstance(above, list):
        above.insert(key, copy.deepcopy(above[key]))
    elif how == "swap" and isinstance(above, list):
        above[key], above[0] = above[0], above[key]
    elif how == "insert":
        above[value if isinstance(value, str) else "x"] = key
    else:
        above[key] = value


def error_of(action: Callable[[], object]) -> str | None:
    """The message of an error of this package, None if there is none; any other error fails the test."""
    try:
        action()
    except saleroom.SaleroomError as error:
        message = str(error)
        assert 0 < len(message) < 1000
        message.encode()
        return message
    return None


def attempt(record: Any) -> None:
    """Load a record; what comes of it is whole, or an error with a message."""
    if error_of(lambda: saleroom.load(record)) is None:
        match = saleroom.load(record)
        assert picture(saleroom.load(match.record())) == picture(match)
        assert len(match.moves) <= match.game.max_moves(match.seats)


def cases_of(name: str) -> st.SearchStrategy[Case]:
    return st.sampled_from([case for case in CASES if case.game == name])


@every_game
@times(8)
@given(data=st.data(), plan=PLANS, changes=CHANGES)
def test_spoilt_records(
    name: str, data: st.DataObject, plan: Plan, changes: list[tuple[str, list[int], Any]]
) -> None:
    short = Plan(min(plan.length, 12), plan.deal, plan.choices, plan.style)
    record = short.play(data.draw(cases_of(name))).record()
    for how, way, value in changes:
        spoil(record, how, way, value)
    attempt(record)


@every_game
@times(8)
@given(plan=PLANS, changes=CHANGES)
def test_spoilt_deals_and_options(name: str, plan: Plan, changes: list[tuple[str, list[int], Any]]) -> None:
    """The same, with the changes where they are read by the games' own code."""
    game = GAMES[name]
    record = Case(name, game.min_seats, "plain").start(plan.deal).record()
    record["options"] = {option.name: copy.deepcopy(option.default) for option in game.options}
    inner = {"deal": record["deal"], "options": record["options"]}
    for how, way, value in changes:
        spoil(inner, how, way, value)
    attempt({**record, **inner})


@every_game
@times(8)
@given(plan=PLANS, changes=CHANGES)
def test_spoilt_moves(name: str, plan: Plan, changes: list[tuple[str, list[int], Any]]) -> None:
    match = Plan(min(plan.length, 20), plan.deal, plan.choices, plan.style).play(
        Case(name, GAMES[name].min_seats, "plain")
    )
    before = picture(match)
    for seat in match.to_act:
        for how, way, value in changes:
            move: Json = copy.deepcopy(match.legal(seat)[way[0] % len(match.legal(seat))])
            spoil(move, how, way, value)
            error_of(partial(match.game.check, match.state, match.seats, seat, move))
    assert picture(match) == before


@every_game
@times(4)
@given(changes=CHANGES, seed=st.integers(0, 5))
def test_spoilt_expectations(name: str, changes: list[tuple[str, list[int], Any]], seed: int) -> None:
    match = Plan(5, seed, seed, "uniform").play(Case(name, GAMES[name].min_seats, "plain"))
    seat = match.to_act[0]
    expect = {
        "over": False,
        "to_act": match.to_act,
        "position": match.position(),
        "legal": {str(seat): match.legal(seat)[:10]},
        "refused": [{"move": {"seat": seat, "type": "no"}, "rule": "R1"}],
    }
    for how, way, value in changes:
        spoil(expect, how, way, value)
    error_of(lambda: saleroom.check({**match.record(), "expect": expect}))


@times(12)
@given(
    name=st.sampled_from(list(GAMES)),
    cuts=st.lists(
        st.tuples(st.integers(0, 2**16), st.integers(0, 4), st.binary(max_size=4)), min_size=1, max_size=4
    ),
)
def test_spoilt_bytes(name: str, cuts: list[tuple[int, int, bytes]]) -> None:
    raw = json.dumps(
        Plan(4, 1, 1, "uniform").play(Case(name, GAMES[name].min_seats, "plain")).record()
    ).encode()
    for place, length, junk in cuts:
        at = place % (len(raw) + 1)
        raw = raw[:at] + junk + raw[at + length :]
    if error_of(lambda: read_json(raw)) is None:
        record = read_json(raw)
        attempt(record if not isinstance(record, str) else {"format": record})


@times(12)
@given(raw=st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_garbage(raw: str | bytes) -> None:
    error_of(lambda: read_json(raw))

"""The checker of scenarios tells every kind of difference, and refuses expectations it cannot read."""

from typing import Any

import pytest

import saleroom
from saleroom.core.game import Json


def scenario(expect: Any) -> Json:
    moves = [{"seat": seat, "type": "bid", "card": card} for seat, card in ((0, 80), (1, 70), (2, 20))]
    return {
        "format": "saleroom/1",
        "game": "luxury",
        "rules": 1,
        "seats": 3,
        "options": {},
        "deal": {"lots": [4, 9, 1, 3, 7, 2, 8, 6, 5]},
        "moves": moves,
        "expect": expect,
    }


HAND = [0, 20, 30, 40, 50, 60, 70, 90]
BIDS = [{"type": "bid", "card": card} for card in HAND]

RIGHT: list[Json] = [
    {},
    {"over": False},
    {"to_act": [0, 1, 2]},
    {"position": {}},
    {"position": {"lot": 9, "won": [[4], [], []]}},
    {"legal": {"0": BIDS}},
    {"legal": {"0": BIDS[::-1]}},
    {"refused": []},
    {"refused": [{"move": {"seat": 0, "type": "bid", "card": 80}}]},
    {"refused": [{"move": {"seat": 0, "type": "bid", "card": 80}, "rule": "L3"}]},
    {"refused": [{"move": {"seat": 0, "type": "bid"}, "rule": "R2"}, {"move": None, "rule": "R2"}]},
]

WRONG: list[tuple[Json, str]] = [
    ({"over": True}, "over"),
    ({"over": 0}, "over"),
    ({"over": None}, "over"),
    ({"to_act": [0, 1]}, "to_act"),
    ({"to_act": [2, 1, 0]}, "to_act"),
    ({"to_act": [False, True, 2]}, "to_act"),
    ({"to_act": None}, "to_act"),
    ({"position": {"lot": 4}}, "position.lot"),
    ({"position": {"lot": 9.0}}, "position.lot"),
    ({"position": {"lot": "9"}}, "position.lot"),
    ({"position": {"no-such": None}}, "position.no-such"),
    ({"position": {"sealed": [0, 0, 0]}}, "position.sealed"),
    ({"position": {"won": [[4], []]}}, "position.won"),
    ({"outcome": {}}, "outcome"),
    ({"outcome": {"winners": [0]}}, "outcome"),
    ({"legal": {"0": BIDS[:-1]}}, "legal.0"),
    ({"legal": {"0": []}}, "legal.0"),
    ({"legal": {"0": [*BIDS, {"type": "bid", "card": 80}]}}, "legal.0"),
    ({"legal": {"0": [*BIDS, None]}}, "legal.0"),
    ({"refused": [{"move": {"seat": 0, "type": "bid", "card": 90}}]}, "refused[0]"),
    ({"refused": [{"move": {"seat": 0, "type": "bid", "card": 80}, "rule": "L4"}]}, "refused[0]"),
    ({"refused": [{"move": None}, {"move": {"seat": 1, "type": "bid", "card": 90}}]}, "refused[1]"),
]

UNREADABLE: list[Any] = [
    None,
    [],
    5,
    "x",
    True,
    {"no-such": 1},
    {"position": []},
    {"position": None},
    {"outcome": 5},
    {"legal": []},
    {"legal": {"3": []}},
    {"legal": {"x": []}},
    {"legal": {"0": {}}},
    {"legal": {"0": None}},
    {"refused": {}},
    {"refused": [None]},
    {"refused": [{}]},
    {"refused": [{"rule": "L3"}]},
    {"refused": [{"move": None, "why": 1}]},
]


@pytest.mark.parametrize("expect", RIGHT)
def test_what_is_right_is_passed(expect: Json) -> None:
    assert saleroom.check(scenario(expect)) == []


@pytest.mark.parametrize(("expect", "word"), WRONG)
def test_what_differs_is_named(expect: Json, word: str) -> None:
    differences = saleroom.check(scenario(expect))
    assert differences
    assert all(line.startswith(word) for line in differences)
    assert all("\n" not in line for line in differences)


@pytest.mark.parametrize("expect", UNREADABLE)
def test_what_cannot_be_read_is_a_record_error(expect: Any) -> None:
    with pytest.raises(saleroom.RecordError) as caught:
        saleroom.check(scenario(expect))
    assert caught.value.where.startswith("expect")


def test_all_differences_are_told() -> None:
    expect = {"over": True, "to_act": [], "position": {"lot": 4, "won": [], "table": [None] * 3}}
    assert len(saleroom.check(scenario(expect))) == 4


def test_a_record_that_cannot_be_read_is_no_scenario() -> None:
    with pytest.raises(saleroom.RecordError):
        saleroom.check({**scenario({}), "rules": 99})
    with pytest.raises(saleroom.RecordError):
        saleroom.check({**scenario({}), "moves": [{"seat": 0, "type": "bid", "card": 95}]})

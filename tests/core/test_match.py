"""A match from outside: playing, looking back, and what is refused."""

from typing import Any

import pytest

import saleroom
from saleroom.conformance.laws import picture
from saleroom.core.match import Match
from saleroom.games import GAMES
from tests.conformance.plays import Case, Plan, viewers

every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture
def match() -> Match:
    return saleroom.new("luxury", seats=3, deal={"lots": [4, 9, 1, 3, 7, 2, 8, 6, 5]})


def test_the_example_of_the_package(match: Match) -> None:
    assert match.to_act == [0, 1, 2]
    assert {"type": "bid", "card": 40} in match.legal(0)
    match.play(0, {"type": "bid", "card": 40})
    assert match.to_act == [1, 2]
    assert match.legal(0) == []
    assert not match.over
    assert match.outcome is None
    assert saleroom.load(match.record()).record() == match.record()


def test_a_refusal_names_rule_and_reason(match: Match) -> None:
    with pytest.raises(saleroom.Refused) as caught:
        match.play(0, {"type": "bid", "card": 95})
    assert caught.value.rule == "L3"
    assert caught.value.sentence
    assert str(caught.value) == f"{caught.value.sentence} (L3)"
    assert isinstance(caught.value, saleroom.SaleroomError)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, None, "R2"),
        (0, 5, "R2"),
        (0, "bid", "R2"),
        (0, [], "R2"),
        (0, {}, "R2"),
        (0, {"card": 40}, "R2"),
        (0, {"type": 5, "card": 40}, "R2"),
        (0, {"type": None, "card": 40}, "R2"),
        (0, {"type": "bid"}, "R2"),
        (0, {"type": "bid", "card": "40"}, "R2"),
        (0, {"type": "bid", "card": 40.0}, "R2"),
        (0, {"type": "bid", "card": True}, "R2"),
        (0, {"type": "bid", "card": None}, "R2"),
        (0, {"type": "bid", "card": [40]}, "R2"),
        (0, {"type": "bid", "card": 40, "why": 1}, "R2"),
        (0, {"type": "bid", "card": 40, 5: 1}, "R2"),
        (0, {"type": "bid", "card": 40, "seat": 0}, "R2"),
        (0, {"type": "bid", "card": 10**40}, "L3"),
        (0, {"type": "bid", "card": -(10**40)}, "L3"),
        (0, {"type": "blackmail", "target": None}, "R1"),
        (0, {"type": "raise", "card": 40}, "R1"),
        (0, {"type": "", "card": 40}, "R1"),
        (3, {"type": "bid", "card": 40}, "R1"),
        (-1, {"type": "bid", "card": 40}, "R1"),
        (10**40, {"type": "bid", "card": 40}, "R1"),
        (True, {"type": "bid", "card": 40}, "R2"),
        ("0", {"type": "bid", "card": 40}, "R2"),
        (0.0, {"type": "bid", "card": 40}, "R2"),
        (None, {"type": "bid", "card": 40}, "R2"),
    ],
)
def test_a_malformed_move_breaks_r1_or_r2(match: Match, seat: Any, move: Any, rule: str) -> None:
    before = picture(match)
    with pytest.raises(saleroom.Refused) as caught:
        match.play(seat, move)
    assert caught.value.rule == rule
    assert picture(match) == before


@pytest.mark.parametrize("move", [None, 5, [], "x", {}, {"type": "bid", "card": 40}])
def test_a_move_of_a_record_names_its_seat(match: Match, move: Any) -> None:
    with pytest.raises(saleroom.Refused) as caught:
        match.play_record_move(move)
    assert caught.value.rule == "R2"
    assert match.moves == []


def test_a_move_given_is_not_kept_by_reference() -> None:
    match = saleroom.new("emblems", seed=1)
    hand = match.view(0)["hand"]
    cards = [hand[1], hand[0]]
    match.play(0, {"type": "bid", "cards": cards})
    cards.append(99)
    assert match.moves == [{"seat": 0, "type": "bid", "cards": [hand[0], hand[1]]}]


def test_a_default_may_be_left_out() -> None:
    """In secret, `recover` is false where it does not stand."""
    match = saleroom.new("secret", seed=1)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    spelt, short = (match.at(3) for _ in range(2))
    spelt.play(0, {"type": "pass", "recover": False})
    short.play(0, {"type": "pass"})
    assert spelt.record() == short.record()


def test_nothing_given_out_is_the_match_s_own() -> None:
    for name in GAMES:
        match = Plan(9, 1, 1, "uniform").play(Case(name, GAMES[name].max_seats, "plain"))
        before = picture(match)
        for thing in (match.record(), match.position(), match.view(0), match.view(None)):
            spoil(thing)
        spoil(match.to_act)
        for event in match.events(0):
            event.clear()
        for move in match.legal(match.to_act[0]):
            spoil(move)
        assert picture(match) == before


def spoil(thing: Any) -> None:
    """Empty everything in it."""
    if isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
    elif isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing.clear()


@pytest.mark.parametrize("seat", [-1, 3, 10**30, None, True, "0", 1.0, [0]])
def test_there_are_no_legal_moves_of_no_seat(match: Match, seat: Any) -> None:
    with pytest.raises(saleroom.NoSuchSeat, match="no seat"):
        match.legal(seat)


@pytest.mark.parametrize("viewer", [-1, 3, 10**30, True, "0", 1.0, [0]])
def test_nobody_looks_from_no_seat(match: Match, viewer: Any) -> None:
    for look in (match.view, match.observe):
        with pytest.raises(saleroom.NoSuchSeat, match="no seat"):
            look(viewer)


def test_events_come_in_order_and_from_any_move_on(match: Match) -> None:
    assert match.events(0) == []
    told = []
    for seat, card in ((2, 20), (0, 80), (1, 70)):
        told += match.play(seat, {"type": "bid", "card": card})
    assert len(told) == match.event_count
    everything = match.events(1)
    assert everything == [event for event in (event.seen_by(1) for event in told) if event is not None]
    assert [event["type"] for event in everything[:3]] == ["bid_sealed"] * 3
    assert [event.get("card") for event in everything[:3]] == [None, None, 70]
    assert [event.get("card") for event in match.events(None)[:3]] == [None] * 3
    for after in range(4):
        assert (
            match.events(1, after=after) == everything[after:]
            if after < 3
            else match.events(1, after=3) == []
        )


@every_game
def test_at_is_the_match_as_it_was(name: str) -> None:
    case = Case(name, GAMES[name].min_seats, "plain")
    match = Plan(12, 5, 5, "uniform").play(case)
    for length in range(len(match.moves) + 1):
        earlier = match.at(length)
        assert earlier.moves == match.moves[:length]
        assert picture(earlier) == picture(Plan(length, 5, 5, "uniform").play(case))
    assert picture(match.at(len(match.moves))) == picture(match)


@every_game
def test_views_for_people_leave_the_memory_out_until_the_end(name: str) -> None:
    game = GAMES[name]
    match = Case(name, game.min_seats, "plain").start(1)
    shown = game.memory_option is not None and bool(match.options[game.memory_option])
    for viewer in viewers(match):
        whole, people = match.view(viewer), match.view(viewer, for_human=True)
        if not shown:
            assert "memory" not in people
            whole.pop("memory", None)
        assert people == whole
    ended = Plan(10**6, 1, 1, "uniform").play(Case(name, game.min_seats, "plain"))
    assert ended.view(0, for_human=True) == ended.view(0)


def test_options_decide_what_people_are_shown() -> None:
    for name, key, shown in (
        ("luxury", {"memory": True}, True),
        ("luxury", {"memory": False}, False),
        ("antiques", {"open_purses": True}, True),
        ("antiques", {"open_purses": False}, False),
    ):
        view = saleroom.new(name, seed=1, options=key).view(0, for_human=True)
        assert ("memory" in view) == shown


@every_game
def test_every_view_has_the_common_keys(name: str) -> None:
    match = Case(name, GAMES[name].min_seats, "plain").start(1)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert list(view)[:5] == ["game", "seats", "viewer", "to_act", "over"]
        assert view["game"] == name
        assert view["viewer"] == viewer
        assert view["to_act"] == match.to_act
        assert view["outcome"] is None
        assert view["phase"]


def test_a_match_says_what_it_is(match: Match) -> None:
    assert repr(match) == "<Match luxury, 3 seats, 0 moves, to act [0, 1, 2]>"


def test_a_finished_match_takes_no_moves() -> None:
    for name in GAMES:
        match = Plan(10**6, 2, 2, "uniform").play(Case(name, GAMES[name].min_seats, "plain"))
        assert match.over
        for move in ({"type": "pass"}, match.moves[-1] | {}):
            with pytest.raises(saleroom.Refused) as caught:
                match.play(0, {key: value for key, value in move.items() if key != "seat"})
            assert caught.value.rule == "R1"


@pytest.mark.parametrize("number", [-1, 2, 10**30, True, "1", None])
def test_moves_that_were_not_made_cannot_be_asked_for(number: Any) -> None:
    match = saleroom.new("luxury", seed=1)
    match.play(0, {"type": "bid", "card": 40})
    for ask in (match.at, lambda number: match.events(0, after=number)):
        with pytest.raises(saleroom.NoSuchMove, match="1 moves"):
            ask(number)

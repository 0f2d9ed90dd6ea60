"""What the tests of every game's rules share: playing moves, and moves that must be refused."""

import copy
from collections.abc import Iterable
from typing import Any

import pytest

import saleroom
from saleroom import Match

Json = dict[str, Any]


def picture(match: Match) -> Json:
    """All there is to know about a match, to see whether anything has changed."""
    viewers: list[int | None] = [None, *range(match.seats)]
    return copy.deepcopy(
        {
            "position": match.position(),
            "to_act": match.to_act,
            "over": match.over,
            "outcome": match.outcome,
            "record": match.record(),
            "legal": [match.legal(seat) for seat in range(match.seats)],
            "views": [match.view(viewer) for viewer in viewers],
            "events": [match.events(viewer) for viewer in viewers],
        }
    )


def refuse(match: Match, rule: str, seat: Any, move: Any) -> str:
    """Assert that the move is refused by that rule and that nothing changes; return the sentence."""
    before = picture(match)
    with pytest.raises(saleroom.Refused) as caught:
        match.play(seat, move)
    assert caught.value.rule == rule
    assert caught.value.sentence.strip()
    assert picture(match) == before
    return caught.value.sentence


def same_moves(some: Iterable[Json], others: Iterable[Json]) -> bool:
    """Whether two lists hold the same moves, whatever their order."""
    left = [copy.deepcopy(move) for move in others]
    for move in some:
        if move not in left:
            return False
        left.remove(move)
    return not left


def setup_refused(name: str, **arguments: Any) -> None:
    """No match starts like this, and the message says why."""
    with pytest.raises(saleroom.SetupError) as caught:
        saleroom.new(name, **arguments)
    assert str(caught.value).strip()


def deal_refused(name: str, **arguments: Any) -> None:
    """This is not a whole deal, and the message says why."""
    with pytest.raises(saleroom.RecordError) as caught:
        saleroom.new(name, **arguments)
    assert str(caught.value).strip()


def without(view: Json, *keys: str) -> Json:
    """A view with some of its keys left out."""
    return {key: value for key, value in view.items() if key not in keys}

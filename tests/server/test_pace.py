"""The law that the time a bot takes tells nothing, and that it looks like a person's."""

import asyncio
import statistics
from collections.abc import Callable
from pathlib import Path

import pytest

import saleroom
from saleroom.conformance.plays import Chooser
from saleroom.conformance.secrecy import twins
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.server.pace import bounded, pause, weight_of
from tests.server.indoors import indoors

Plan = Callable[[Match, int, int, str], float]


def positions(name: str, number: int) -> list[tuple[Match, Chooser]]:
    """Matches that are played some way along."""
    found: list[tuple[Match, Chooser]] = []
    while len(found) < number:
        chooser = Chooser(f"pace/{name}/{len(found)}")
        match = saleroom.new(name, seed=f"pace/{len(found)}")
        for _ in range(1 + chooser.below(40)):
            if not match.over:
                seat = chooser.one_of(match.to_act)
                match.play(seat, chooser.one_of(match.legal(seat)))
        found.append((match, chooser))
    return found


def look_alike(one: Match, other: Match) -> bool:
    """Whether a spectator cannot tell two matches apart."""
    return one.view(None) == other.view(None) and one.events(None) == other.events(None)


def check_plan(name: str, plan: Plan, number: int) -> int:
    """AssertionError if two matches that a spectator cannot tell apart get different times; how many were compared."""
    compared = 0
    for match, chooser in positions(name, number):
        for real, twin in twins(match, None, chooser):
            if real.over or real.state == twin.state or not look_alike(real, twin):
                continue
            compared += 1
            for seat in real.to_act:
                mine, theirs = (plan(one, seat, len(one.moves), "table") for one in (real, twin))
                assert mine == theirs, f"a spectator can tell two matches of {name} apart by the time"
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_what_a_spectator_cannot_tell_apart_takes_the_same_time(name: str) -> None:
    assert check_plan(name, pause, 12) > 5


def by_the_number_of_moves(match: Match, seat: int, _number: int, _code: str) -> float:
    """A time that tells how many moves a hidden hand allows."""
    return weight_of(int(match.state.count(seat)))


def by_the_deal(match: Match, _seat: int, _number: int, _code: str) -> float:
    """A time that tells something of the hidden cards."""
    return float(hash(match.state) % 7)


def test_a_plan_that_counts_the_moves_of_a_hidden_hand_is_caught() -> None:
    with pytest.raises(AssertionError, match="can tell two matches of colours apart"):
        check_plan("colours", by_the_number_of_moves, 40)


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_that_looks_at_hidden_cards_is_caught(name: str) -> None:
    with pytest.raises(AssertionError, match="apart by the time"):
        check_plan(name, by_the_deal, 12)


@pytest.mark.parametrize("name", GAMES)
def test_the_time_stays_the_same_while_others_choose_and_after_a_restart(name: str) -> None:
    match = saleroom.new(name, seats=3, seed=1)
    asked = {seat: pause(match, seat, 0, "table") for seat in match.to_act}
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    for seat in match.to_act:
        if seat in asked:
            assert pause(match, seat, 0, "table") == asked[seat]


def test_times_look_like_peoples() -> None:
    match = saleroom.new("antiques", seats=3, seed=1)
    seat = match.to_act[0]
    times = [pause(match, seat, 0, f"table {n}") for n in range(400)]
    middle, mean = statistics.median(times), statistics.fmean(times)
    assert 1.0 < middle < 2.5
    assert mean > middle  # now and then a long one
    assert bounded(1.0, 10.0) == pytest.approx(1.0, abs=0.06)
    assert 2.0 < bounded(6.0, 2.5) < bounded(7.0, 2.5) < 2.5
    again = saleroom.new("luxury", seats=2, seed=1)
    while not again.sales():
        for one in list(again.to_act):
            again.play(one, again.legal(one)[-1 - one])
    later = [pause(again, again.to_act[0], len(again.moves), f"table {n}") for n in range(400)]
    assert statistics.median(later) > 1.0  # the first decision about the next lot
    assert weight_of(1.0) < weight_of(2.0) < weight_of(60.0)


def test_sealed_bids_of_several_bots_do_not_come_all_at_once(tmp_path: Path) -> None:
    async def moments() -> list[int]:
        async with indoors(tmp_path) as inside:
            room = await inside.table("emblems", 1, seats=6, bots=["simple"] * 5)
            seats = [member.seat for member in room.members if member.bot]
            return sorted((inside.runner.planned(room, seat or 0) or (0, 0))[1] for seat in seats)

    found = asyncio.run(moments())
    assert len(set(found)) == len(found)

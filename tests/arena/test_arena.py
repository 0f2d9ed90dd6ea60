"""Matches in the arena: paired deals, any number of workers, bots that misbehave."""

from typing import Any

import pytest

import saleroom
from saleroom import arena, bots
from saleroom.arena.referee import Fault, play_match
from tests.arena import players

Json = dict[str, Any]

SIMPLE = arena.house_bot("simple")
RANDOM = arena.house_bot("random")


class Quiet:
    """A watch that remembers what went wrong."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.moves: list[Any] = []

    def asked(self, seat: int) -> None: ...

    def played(self, move: Any) -> None:
        self.moves.append(move)

    def failed(self, fault: Fault) -> None:
        self.faults.append(fault)


def series(*entrants: arena.Entrant, seats: int = 3, deals: int = 2, game: str = "luxury") -> arena.Series:
    return arena.Series(game, seats, arena.seat_all(entrants, seats), deals, "test")


def without_times(results: list[Json]) -> list[Json]:
    return [{key: value for key, value in result.items() if key != "ms"} for result in results]


def test_every_deal_is_played_once_in_every_rotation() -> None:
    third = arena.house_bot("random", name="third")
    table = series(SIMPLE, RANDOM, third, deals=4)
    assert table.matches == 12
    for deal in range(4):
        numbers = range(3 * deal, 3 * deal + 3)
        assert len({str(table.start(number).deal) for number in numbers}) == 1
        for seat in range(3):
            assert {table.seating(n)[seat].name for n in numbers} == {"simple", "random", "third"}
    assert table.start(0).deal != table.start(3).deal


@pytest.mark.parametrize("game", [entry["id"] for entry in saleroom.games()])
def test_figures_of_every_game_are_whole(game: str) -> None:
    table = series(SIMPLE, RANDOM, seats=3, deals=1, game=game)
    results = []
    for number in range(table.matches):
        watch = Quiet()
        results.append({**play_match(table, number, watch), "faults": []})
        assert not watch.faults
    rows = arena.rows(table, results)
    assert [row["name"] for row in rows] == ["simple", "random"]
    assert [row["places"] for row in rows] == [1, 2]
    assert [row["matches"] for row in rows] == [3, 3]
    assert sum(row["wins"] for row in rows) == pytest.approx(3)
    for row in rows:
        assert row["low"] <= row["ratio"] <= row["high"]
        assert row["mean_lots"] is not None
        assert row["seconds_mean"] is not None
        assert row["score_variance"] >= 0
        assert (row["pass_share"] is None) == (game in ("luxury", "emblems"))
    bought = sum(row["mean_lots"] * row["places"] for row in rows)
    assert bought > 1


def test_the_same_results_with_one_worker_and_with_three() -> None:
    todo = arena.jobs([series(SIMPLE, RANDOM, deals=3), series(SIMPLE, RANDOM, seats=2, deals=2)])
    one = list(arena.play(todo, workers=1))
    three = list(arena.play(todo, workers=3))
    assert [(result["seats"], result["match"]) for result in one] == [
        (job.series.seats, job.number) for job in todo
    ]
    assert without_times(one) == without_times(three)


@pytest.mark.parametrize(
    ("maker", "reason"),
    [
        (players.Raising, "KeyError: 'no idea'"),
        (players.Leaving, "SystemExit: enough"),
        (players.Illegal, "'card': 999"),
        (players.Nonsense, "R2"),
        (players.unmakeable, "RuntimeError: out of order"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(maker: Any, reason: str) -> None:
    table = series(SIMPLE, arena.Entrant("bad", maker), seats=2, deals=1)
    watch = Quiet()
    first = play_match(table, 0, watch)
    assert watch.faults
    assert {fault.name for fault in watch.faults} == {"bad"}
    assert {fault.seat for fault in watch.faults} == {1}
    assert all(reason in fault.reason for fault in watch.faults)
    again = play_match(table, 0, Quiet())
    assert without_times([first]) == without_times([again]), "the moves instead are the same every time"


def test_a_bot_that_hangs_loses_its_process_and_one_move() -> None:
    table = series(arena.Entrant("slow", players.Hanging), SIMPLE, seats=2, deals=1)
    results = list(arena.play(arena.jobs([table]), workers=2, limit=0.3))
    assert [result["match"] for result in results] == [0, 1]
    (entry,) = arena.faults(results)
    assert entry["name"] == "slow"
    assert entry["times"] == 2, "once in each match: after the random move it goes on by itself"
    assert entry["first"] == "no answer within 0.3 s"
    for result in results:
        (fault,) = result["faults"]
        assert result["names"][fault["seat"]] == "slow"
        assert result["moves"] > fault["move"]


def test_a_bot_that_always_hangs_is_given_up_for_the_match() -> None:
    table = series(arena.Entrant("stuck", players.AlwaysHanging), SIMPLE, seats=2, deals=1)
    (result,) = arena.play(arena.jobs([table])[:1], workers=1, limit=0.1)
    reasons = [fault["reason"] for fault in result["faults"]]
    assert reasons[:3] == ["no answer within 0.1 s"] * 3
    assert set(reasons[3:]) == {"not asked again in this match, since it was too late before"}


def test_a_bot_that_ends_its_process_is_named() -> None:
    table = series(arena.Entrant("dying", players.Dying), SIMPLE, seats=2, deals=1)
    (result,) = arena.play(arena.jobs([table])[:1], workers=1)
    (fault,) = result["faults"]
    assert (fault["name"], fault["reason"]) == ("dying", "its process ended with exit code 7")


def test_a_match_that_goes_on_in_another_process_keeps_what_was_played() -> None:
    table = series(SIMPLE, SIMPLE, seats=2, deals=1, game="colours")
    first = Quiet()
    result = play_match(table, 0, first)
    assert play_match(table, 0, Quiet(), history=first.moves) == result, "times and passes included"
    rest = Quiet()
    again = play_match(table, 0, rest, history=first.moves[:20])
    assert again["moves"] == 20 + len(rest.moves)
    assert rest.moves


def test_too_many_bots_and_unknown_ones_are_refused() -> None:
    with pytest.raises(saleroom.SetupError, match="too many"):
        arena.seat_all([SIMPLE] * 4, 3)
    with pytest.raises(saleroom.SetupError, match="at least one"):
        arena.seat_all([], 3)
    with pytest.raises(saleroom.SetupError, match="bots: random"):
        arena.house_bot("genius")
    with pytest.raises(saleroom.SetupError, match="no command"):
        arena.command_bot("mine", [], seconds=None, limit=1)


def test_a_fixed_budget_is_for_bots_that_have_none_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "budgeted", lambda game: players.Budgeted)
    monkeypatch.setitem(bots.BOTS, "stubborn", lambda game: players.Stubborn)
    game = saleroom.game("luxury")
    made = arena.house_bot("budgeted", seconds=1.0, iterations=50)
    assert vars(made.make(game, "1"))["iterations"] == 50
    assert made.seconds is None
    stubborn: Any = arena.house_bot("stubborn", iterations=50).make(game, "1")
    assert stubborn.iterations == players.Stubborn.iterations
    assert not hasattr(arena.house_bot("random", iterations=50).make(game, "1"), "iterations")
    assert arena.house_bot("budgeted", seconds=1.0).seconds == 1.0


@pytest.mark.parametrize("game", [entry["id"] for entry in saleroom.games()])
def test_one_simple_bot_among_random_ones_wins_more_than_its_share(game: str) -> None:
    """Twelve deals at the fewest seats with fixed seeds."""
    seats = saleroom.game(game).min_seats
    table = series(SIMPLE, RANDOM, seats=seats, deals=12, game=game)
    results = [play_match(table, number, Quiet()) for number in range(table.matches)]
    simple, _ = arena.rows(table, results)
    assert simple["verdict"] == "more"
    assert simple["ratio"] >= (1.4 if seats == 2 else 1.5)

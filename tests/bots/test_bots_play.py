"""Bots: what they are given, what they answer, and that the simple ones are no fools."""

import copy
import pickle
from typing import Any

import pytest

import saleroom
from saleroom import bots
from saleroom.games import GAMES

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "antiques": [
        {},
        {"tricks": ["stop", "ban", "swap"], "readings": ["swap-again"]},
        {"open_purses": True, "sculpture_ties": "places"},
    ],
    "luxury": [{}, {"memory": False}],
    "colours": [{}, *({"matching": reading} for reading in ("same-cards", "strict", "count"))],
    "emblems": [{}],
    "secret": [{}, {"money": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]}],
}
QUICK = 12
"""Iterations of the bots that search: enough to see that they play."""
TABLES = [
    (name, seats, options)
    for name, game in GAMES.items()
    for seats in range(game.min_seats, game.max_seats + 1)
    for options in OPTIONS[name]
]


@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_bots_play_to_the_end_with_what_their_seats_know(
    level: str, name: str, seats: int, options: Any
) -> None:
    match = saleroom.new(name, seats=seats, seed=1, options=options)
    players = [bots.make(level, name, seat, iterations=QUICK) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[-1]
        known, legal = pickle.loads(pickle.dumps((match.knowledge(seat), list(match.legal(seat)))))
        before = copy.deepcopy(legal)
        move = players[seat].choose(known, legal)
        assert move in before
        assert legal == before, "a bot must not change what it is shown"
        assert known == match.knowledge(seat), "a bot must not change what it is shown"
        match.play(seat, move)
    assert match.outcome


@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_match(level: str, name: str) -> None:
    records = []
    for seed in (5, 5, 6):
        match = saleroom.new(name, seed="same")
        players = [bots.make(level, name, f"{seed}/{seat}", iterations=QUICK) for seat in range(match.seats)]
        records.append(bots.play(match, players).record())
    assert records[0] == records[1]
    if level == "random":
        assert records[0] != records[2]


def test_unknown_bots_and_games_are_refused_with_what_there_is() -> None:
    with pytest.raises(saleroom.SetupError, match="random"):
        bots.make("genius", "luxury")
    with pytest.raises(saleroom.SetupError, match="luxury"):
        bots.make("simple", "chess")
    with pytest.raises(saleroom.SetupError, match="3 bots"):
        bots.play(saleroom.new("emblems"), [bots.make("random", "emblems")])


@pytest.mark.parametrize("name", GAMES)
def test_simple_bots_beat_random_ones(name: str) -> None:
    """Forty matches with fixed seeds; `saleroom arena` plays as many as one likes."""
    seats = GAMES[name].min_seats
    wins = 0.0
    matches = 40
    for number in range(matches):
        seat = number % seats
        match = saleroom.new(name, seats=seats, seed=number)
        players = [
            bots.make("simple" if s == seat else "random", name, f"{number}/{s}") for s in range(seats)
        ]
        outcome = bots.play(match, players).outcome
        assert outcome is not None
        wins += (seat in outcome["winners"]) / len(outcome["winners"])
    assert wins / matches >= min(0.8, 1.8 / seats)


@pytest.mark.parametrize("name", GAMES)
def test_simple_bots_among_themselves_play_a_real_match(name: str) -> None:
    """Somebody scores, and it is not always a draw."""
    shared = 0
    for number in range(10):
        match = saleroom.new(name, seed=number)
        players = [bots.make("simple", name, f"{number}/{seat}") for seat in range(match.seats)]
        outcome = bots.play(match, players).outcome
        assert outcome is not None
        assert max(outcome["scores"]) > 0
        shared += len(outcome["winners"]) == match.seats
    assert shared <= 5

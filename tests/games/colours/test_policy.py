"""What a playout of colours remembers is what it would work out anew."""

import pytest

import saleroom
from saleroom.core.rng import rng_from
from saleroom.games.colours.policy import ColoursPolicy
from saleroom.games.colours.rules import Colours, ColoursSetup


@pytest.mark.parametrize("matching", ["by-hand", "same-cards", "strict", "count"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_who_remembers_plays_like_one_who_does_not(seats: int, matching: str) -> None:
    setup = saleroom.new("colours", seats=seats, seed=0, options={"matching": matching}).state.setup
    assert isinstance(setup, ColoursSetup)
    remembers = ColoursPolicy(setup)  # through several matches, as in a search
    decisions = 0
    for seed in range(5):
        state = setup.deal(rng_from(f"deal/{seed}"))
        assert isinstance(state, Colours)
        while not state.over():
            seat = int(state.actor())
            move = remembers.move(state, seat, rng_from(decisions))
            assert move == ColoursPolicy(setup).move(state, seat, rng_from(decisions))
            state.apply(seat, move)
            decisions += 1
    assert decisions > 200

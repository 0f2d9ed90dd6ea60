"""The sampling bot: plays any game from its rules alone, and stands in where a game brings no simple bot.

It imagines how the hidden part may be, tries each of its moves there, lets everybody play on at random to the end,
and takes the move that won most often; a small part of a win is the margin, so that it does not give up.
"""

from collections.abc import Sequence

from saleroom.core.bot import Bot
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.state import Setup, State

TRIALS = 400
"""How many playouts a decision gets, shared among its moves."""
MARGIN = 0.01
"""What a point ahead of the others is worth beside a win."""


class SamplingBot(Bot):
    """Tries every move on imagined deals."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        tried = list(legal)
        if len(tried) > TRIALS // 4:  # so many moves that each would be tried too seldom
            tried = [tried[int(self.rng.below(len(tried)))] for _ in range(TRIALS // 4)]
        totals = [0.0] * len(tried)
        for _ in range(max(1, TRIALS // len(tried))):
            state = known.imagine(self.rng)
            for place, move in enumerate(tried):
                trial = state.copy()
                trial.apply(known.seat, known.game.encode(trial, known.seat, move))
                trial.playout(self.rng)
                totals[place] += worth(trial, known.seat)
        return tried[max(range(len(tried)), key=lambda place: totals[place])]


def worth(state: State[Setup], seat: int) -> float:
    """What a finished match is worth to a seat."""
    scores = [int(score) for score in state.scores()]
    winners = int(state.winners(state.scores()))
    share = 1 / winners.bit_count() if winners >> seat & 1 else 0.0
    return share + MARGIN * (scores[seat] - sum(scores) / len(scores))

"""How long a bot takes over a decision where people wait for it: as somebody would, and so that it tells nothing.

It is worked out before the bot begins to think, from what every spectator knows, and drawn by lot from the code of the
table, the seat and the number of the decision: of two matches that a spectator cannot tell apart the times are the same
(`tests/server/test_pace.py`). How many moves a hidden hand allows is imagined, not looked up.

People take times that are spread log-normally: mostly short, now and then long. They take longer over the first
decision about a lot than over the later ones, longer where much can be done, and hardly any time where nothing is to be
decided.
"""

import math
import random

from saleroom.core.match import Match
from saleroom.core.rng import rng_from
from saleroom.core.state import View

IMAGINED = 16
"""So many hidden deals are imagined to see how many moves a seat may have."""
SPREAD = 0.45
"""The standard deviation of the logarithm of the times."""
LONGEST = 6.0
"""No time is longer than so many usual ones."""
NEW_LOT = 1.6
"""So many times as long the first decision about a lot takes."""
FORCED = 0.5
"""As much of the usual time a decision takes of which everybody knows that there is one move only."""


def pause(match: Match, seat: int, number: int, code: str) -> float:
    """How long a bot takes over the decision that was put to a seat after so many moves, in usual times.

    One is the usual time for a decision with a dozen moves. The code of the table makes it differ from table to table.
    """
    seed = f"{code}/{seat}/{number}"
    then = match if number == len(match.moves) else match.at(number)
    weight = weight_of(open_moves(then.observe(None), seat, seed))
    if is_new_lot(then, seat):
        weight *= NEW_LOT
    return weight * random.Random(seed).lognormvariate(0.0, SPREAD)


def bounded(seconds: float, limit: float) -> float:
    """A time below a limit: short ones stay about what they are, and long ones differ still."""
    return limit * (1.0 - math.exp(-seconds / limit))


def open_moves(view: View, seat: int, seed: str) -> float:
    """About how many moves a seat has, as far as a spectator can know: the geometric mean over imagined deals."""
    rng = rng_from(f"pace/{seed}")
    counts = [int(view.setup.imagine(view, rng).count(seat)) for _ in range(IMAGINED)]
    return math.exp(sum(math.log(max(1, count)) for count in counts) / IMAGINED)


def weight_of(moves: float) -> float:
    """How much longer a decision among about so many moves takes than the usual one."""
    return FORCED if moves <= 1.0 else min(1.5, 0.6 + 0.11 * math.log2(moves))


def is_new_lot(match: Match, seat: int) -> bool:
    """Whether a seat has decided nothing since the last lot was settled, or since the match began."""
    sales = match.sales()
    begun = sales[-1]["at"] if sales else 0
    return all(mover != seat for mover, _ in match.played[begun:])

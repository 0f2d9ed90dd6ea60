"""What each decision was worth: the expert's search from what the seat could know, then its best moves side by side.

A search tries promising moves often and others seldom, so its own figures cannot be compared well. Therefore the
likeliest moves, and the played one in any case, are tried again equally often, each round on the same imagined deal
with the same random numbers: what they differ by is then known much better than what each of them is worth. Where the
played move seems to differ from its rival, the two are tried once more, and only that second comparison counts: among
a hundred decisions the worst looks worse than it is.
"""

import math
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from saleroom import bots
from saleroom.bots.search.bot import SearchBot
from saleroom.bots.search.tree import Node, Tally, Tree
from saleroom.coach.statistics import SURE, Mean
from saleroom.coach.types import Candidate, Decision, Verdict
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.core.state import View

WEIGHED = 4
"""So many moves are compared side by side, the played one among them."""
SEEMS = 1.5
"""So many standard errors make a second comparison worth while."""
FEWEST = 240
"""A search has at least so many iterations,"""
FEWEST_AGAIN = 150
"""and a second comparison so many rounds."""
GAIN = 0.05
"""A move may be the best of the match if it wins more often than the next best by more than this."""
TRIFLE, TRIFLING_POINTS = 0.005, 0.5
"""A move that costs less of both is as good as the best."""
SLIP, MISTAKE = 0.03, 0.08
"""A move that costs less of the chance to win is an inaccuracy, or a mistake; one that costs more is a blunder."""


class Weighed:
    """One move that is tried side by side with others."""

    def __init__(self, seat: int, move: int, chance: float) -> None:
        self.move = move
        self.chance = chance
        self.node = Node(seat, vec[i64]([move]), False)
        """A root with this move alone; what may follow is looked up in the tree of the search."""
        self.tally = Tally(1)
        self.win = Mean()
        self.points = Mean()
        self.less_win = Mean()
        """How much less it came to than the first one, round by round."""
        self.less_points = Mean()
        self.less = Mean()
        """The same in what the search itself strives for: mostly the win, partly the lead."""


@dataclass
class Look:
    """What was found of one decision."""

    decision: Decision
    iterations: int
    gain: float
    """If the played move was the best: by how much it won more often than the next best."""
    gain_error: float


def look_at(now: Match, seat: int, played: int, iterations: int, seed: str) -> Look:
    """Judge a move, by its number among the game's moves, that a seat is about to play: from what it knows now."""
    known = now.knowledge(seat)
    bot = bots.make("expert", now.game, seed, iterations=max(FEWEST, iterations) // 2)
    assert isinstance(bot, SearchBot)
    tree = bot.tree_for(known)
    root = tree.root(known.view)
    place = place_of(now, seat, root, played)
    if place is None:
        root = widened(tree, known.view, root, played)
        place = len(root.moves) - 1
    moves = [int(move) for move in root.moves]
    moves[place] = played  # of moves that come to the same, the one that was really played
    if len(moves) == 1:
        return Look(undisputed(now, seat, played), 0, 0.0, 0.0)
    root, _ = bot.search(known, None)
    chances = bot.strategy(root)
    order = sorted(range(len(moves)), key=lambda i: (-chances[i], -int(root.visits[i]), i))
    shown = order[:WEIGHED]
    if place not in shown:
        shown[-1] = place
    weighed = [Weighed(seat, moves[i], chances[i]) for i in shown]
    rounds = max(FEWEST, iterations) // 2 // len(weighed)
    compare(tree, known.view, weighed, rounds)
    done = bot.done + rounds * len(weighed)
    played_one = weighed[shown.index(place)]
    rival = rival_of(weighed, played_one)
    if doubtful(weighed, played_one, rival):
        rounds = max(FEWEST_AGAIN, iterations // 2)
        again = [Weighed(seat, one.move, one.chance) for one in (rival, played_one)]
        compare(tree, known.view, again, rounds)
        done += 2 * rounds
        return judge(now, seat, weighed, played_one, again, done)
    return judge(now, seat, weighed, played_one, None, done)


def rival_of(weighed: list[Weighed], played: Weighed) -> Weighed:
    """What the played move is compared with: the expert's choice, or if it is that, the next best."""
    if played is not weighed[0]:
        return weighed[0]
    return min(weighed[1:], key=lambda one: one.less.mean)


def doubtful(weighed: list[Weighed], played: Weighed, rival: Weighed) -> bool:
    """Whether a first comparison shows a difference that is worth a second one."""
    less = rival.less if played is weighed[0] else played.less
    if abs(less.mean) <= SEEMS * less.error:
        return False
    return played is not weighed[0] or rival.less_win.mean > GAIN


def place_of(now: Match, seat: int, root: Node, played: int) -> int | None:
    """Where the played move, or one that comes to the same, stands among the moves of a root; None if it does not."""
    moves = [int(move) for move in root.moves]
    if played in moves:
        return moves.index(played)
    action = now.state.action_of(seat, played)
    return next((i for i, move in enumerate(moves) if now.state.action_of(seat, move) == action), None)


def widened(tree: Tree, view: View, root: Node, played: int) -> Node:
    """A root with one move more than the policy found worth trying."""
    wider = Node(root.seat, vec[i64]([*root.moves, played]), root.mixed)
    prior = vec[float]([0.0] * len(wider.moves))
    if tree.policy.guess(tree.setup.imagine(view, tree.rng, False), root.seat, wider.moves, prior):
        wider.start(prior)
    tree.table[tree.key(view, tree.choosing(view))] = wider
    return wider


def compare(tree: Tree, view: View, weighed: list[Weighed], rounds: int) -> None:
    """Try moves side by side, in each round with the same random numbers."""
    seat = int(view.viewer)
    rng = tree.rng
    seeds = Rng(rng.word() << 30 ^ rng.word())
    first = weighed[0]
    for _ in range(rounds):
        start = seeds.word() << 30 ^ seeds.word()
        best_win = best_points = best = 0.0
        for one in weighed:
            rng.state = start
            tree.iterate(view, one.node, one.tally)
            win, points, reward = tree.wins[seat], tree.points[seat], tree.rewards[seat]
            one.win.add(win)
            one.points.add(points)
            if one is first:
                best_win, best_points, best = win, points, reward
            one.less_win.add(best_win - win)
            one.less_points.add(best_points - points)
            one.less.add(best - reward)


def judge(
    now: Match, seat: int, weighed: list[Weighed], played: Weighed, again: list[Weighed] | None, done: int
) -> Look:
    """What the comparisons say of the played move; `again` are its rival and itself, compared once more."""
    choice = weighed[0]
    cost, cost_error, points, points_error, z = 0.0, 0.0, 0.0, 0.0, 0.0
    if again is not None:
        second = again[1]  # how much less it came to than its rival
        cost, cost_error = second.less_win.mean, second.less_win.error
        points, points_error = second.less_points.mean, second.less_points.error
        z = sign_of(second.less)
    elif played is not choice:
        cost, cost_error = played.less_win.mean, played.less_win.error
        points, points_error = played.less_points.mean, played.less_points.error
    matters = abs(cost) >= TRIFLE or abs(points) >= TRIFLING_POINTS
    better, worse = matters and z < -SURE, matters and z > SURE
    gain = gain_error = 0.0
    verdict: Verdict = "equal"
    if played is choice or better:
        choice, verdict = played, "best"
        gain, gain_error = -cost, cost_error
        cost = cost_error = points = points_error = 0.0
    elif worse:
        verdict = "inaccuracy" if cost < SLIP else "mistake" if cost < MISTAKE else "blunder"
    decision: Decision = {
        "number": len(now.moves),
        "seat": seat,
        "played": dict(now.game.decode(now.state, seat, played.move)),
        "best": dict(now.game.decode(now.state, seat, choice.move)),
        "cost": round(max(0.0, cost), 4),
        "cost_error": round(cost_error, 4),
        "cost_points": round(max(0.0, points), 2),
        "cost_points_error": round(points_error, 2),
        "sure": better or worse,
        "verdict": verdict,
        "candidates": [
            candidate(now, seat, one)
            for one in sorted(weighed, key=lambda one: (one is not choice, one.less.mean))
        ],
    }
    return Look(decision, done, gain, gain_error)


def sign_of(mean: Mean) -> float:
    """By how many standard errors a mean differs from 0."""
    return (
        mean.mean / mean.error
        if mean.error
        else 0.0
        if mean.mean == 0
        else math.copysign(math.inf, mean.mean)
    )


def candidate(now: Match, seat: int, one: Weighed) -> Candidate:
    """A move that was weighed."""
    return {
        "move": dict(now.game.decode(now.state, seat, one.move)),
        "win": round(one.win.mean, 4),
        "win_error": round(one.win.error, 4),
        "points": round(one.points.mean, 2),
        "points_error": round(one.points.error, 2),
        "chance": round(one.chance, 3),
    }


def undisputed(now: Match, seat: int, played: int) -> Decision:
    """A move beside which nothing else is worth trying."""
    move = dict(now.game.decode(now.state, seat, played))
    return {
        "number": len(now.moves),
        "seat": seat,
        "played": move,
        "best": move,
        "cost": 0.0,
        "cost_error": 0.0,
        "cost_points": 0.0,
        "cost_points_error": 0.0,
        "sure": False,
        "verdict": "best",
    }

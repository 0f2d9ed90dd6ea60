"""What a search can say of a decision, as data: for a coach, for a client, for whoever wonders."""

import math
from dataclasses import dataclass

from saleroom.bots.search.tree import Node, Tally
from saleroom.core.game import AnyGame, Json
from saleroom.core.state import Setup, State

SHOWN = 12
"""So many choices of another seat are named at most."""


@dataclass(frozen=True)
class Candidate:
    """One move that was thought of."""

    move: Json
    points: float
    """The points that it may be expected to lead to in the end."""
    points_error: float
    """The standard error of that."""
    win: float
    """The chance to win, from 0 to 1; a victory shared by k counts 1/k."""
    win_error: float
    """The standard error of that."""
    visits: int
    """How often it was tried."""
    played: float
    """How likely the bot is to play it: where choices are sealed, good play is often mixed."""


@dataclass(frozen=True)
class Guess:
    """One thing that another seat may do next."""

    move: Json
    chance: float


@dataclass(frozen=True)
class Explanation:
    """All of it for one decision."""

    seat: int
    iterations: int
    choice: Json
    """What the bot would play."""
    candidates: list[Candidate]
    """The likeliest first."""
    beliefs: dict[int, list[Guess]]
    """Per other seat what it is believed to do next, the likeliest first; not for seats of which nothing is known."""


def candidates_of(
    game: AnyGame, state: State[Setup], root: Node, tally: Tally, played: list[float]
) -> list[Candidate]:
    """The candidates of a root, the likeliest to be played first."""
    found: list[Candidate] = []
    for place in range(len(root.moves)):
        number = int(tally.visits[place])
        many = max(1, number)
        points = float(tally.points[place]) / many
        win = float(tally.wins[place]) / many
        spread = max(0.0, float(tally.squares[place]) / many - points * points)
        found.append(
            Candidate(
                move=dict(game.decode(state, int(root.seat), int(root.moves[place]))),
                points=points,
                points_error=math.sqrt(spread / many),
                win=win,
                win_error=math.sqrt(max(0.0, win * (1 - win)) / many),
                visits=number,
                played=played[place],
            )
        )
    return sorted(found, key=lambda one: (-one.played, -one.visits))


def beliefs_of(game: AnyGame, state: State[Setup], tally: Tally) -> dict[int, list[Guess]]:
    """What the search found that others do next."""
    found: dict[int, list[Guess]] = {}
    for seat, counts in sorted(tally.beliefs.items()):
        total = sum(counts.values())
        likeliest = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:SHOWN]
        found[seat] = [
            Guess(dict(game.decode(state, seat, move)), number / total) for move, number in likeliest
        ]
    return found

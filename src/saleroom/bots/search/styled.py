"""A tree that searches in somebody's own way: what a match comes to is worth something else to this seat.

The other seats are thought to play for the win, as always. What a style asks for is added to the reward of the one
seat; the moves of the root may also be liked or disliked for what they are (`like`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.bots.search.tree import Node, Tree
from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State

SLOW: Final = 200.0
"""What is usual is the average of about so many results."""


class StyledTree(Tree):
    """Everything a search has learned on behalf of a seat with a style."""

    def __init__(
        self, setup: Setup, policy: Policy, rng: Rng, seat: i64, daring: float, spite: float, pride: float
    ) -> None:
        super().__init__(setup, policy, rng)
        self.seat: i64 = seat
        self.daring: float = daring
        """What a result far from the usual is worth, for good or ill; below 0 it is avoided."""
        self.spite: float = spite
        """The part of the reward that is the low score of the best rival."""
        self.pride: float = pride
        """The part of the reward that is the seat's own score, whoever wins."""
        self.number: float = 0.0
        self.usual: float = 0.0
        """What the seat's own points usually are."""
        self.usual_rival: float = 0.0
        """What the points of its best rival usually are."""
        self.liked: Node | None = None
        self.likes = vec[float]([0.0] * 0)
        """What is added to the reward of each move of the node `liked`."""

    def like(self, node: Node, likes: vec[float]) -> None:
        """From now on each move of a node has something besides what it comes to, and has had it all along."""
        for i in range(len(likes)):
            node.reward[i] += likes[i] * float(node.visits[i])
        self.liked = node
        self.likes = likes

    def settle(self, state: State[Setup]) -> None:
        super().settle(state)
        seat = self.seat
        points = self.points
        rival = -100000.0
        for other in range(self.seats):
            if other != seat and points[other] > rival:
                rival = points[other]
        self.number += 1.0
        rate = 1.0 / (self.number if self.number < SLOW else SLOW)
        self.usual += (points[seat] - self.usual) * rate
        self.usual_rival += (rival - self.usual_rival) * rate
        scale = self.policy.scale
        own = (points[seat] - self.usual) / scale
        other_way = (self.usual_rival - rival) / scale
        reward = self.rewards[seat] * (1.0 - self.spite - self.pride)
        reward += self.pride * squash(own) + self.spite * squash(other_way)
        self.rewards[seat] = reward + self.daring * own * own / (1.0 + own * own)

    def update(self, node: Node, pick: i64, chance: float, reward: float) -> None:
        if node is self.liked:
            reward += self.likes[pick]
        super().update(node, pick, chance, reward)


def squash(x: float) -> float:
    """Any number as one from 0 to 1."""
    size = x if x > 0.0 else -x
    return 0.5 + 0.5 * x / (1.0 + size)

"""The playing half: a process that plays many matches with the newest weights and reports what was chosen and why.

What each seat gets in the end is credited to its choices by generalized advantage estimation: a seat's own choices
follow each other, whatever the others do in between.
"""

from multiprocessing.connection import Connection
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from saleroom.core.lanes import Lanes
from saleroom.core.rng import rng_from
from saleroom.core.state import MAX_SEATS
from tools.train.recipe import Recipe, encodings, scale_of

Floats: TypeAlias = "npt.NDArray[np.float32]"
Halves: TypeAlias = "npt.NDArray[np.float16]"
Bytes: TypeAlias = "npt.NDArray[np.uint8]"
Shorts: TypeAlias = "npt.NDArray[np.int16]"
Ints: TypeAlias = "npt.NDArray[np.int64]"
Bools: TypeAlias = "npt.NDArray[np.bool_]"
Weights: TypeAlias = dict[str, Floats]


class Played(NamedTuple):
    """Choices of finished and running matches, and what they came to: one row each."""

    numbers: Halves
    masks: Bytes
    choices: Shorts
    chances: Floats
    advantages: Floats
    returns: Floats
    watched: Halves
    """What seats saw that were not asked, and what became of them."""
    fates: Floats
    matches: int


def think(weights: Weights, numbers: Floats) -> tuple[Floats, Floats]:
    """The worth of positions and the weights of their choices."""
    one = np.maximum(numbers @ weights["first.weight"].T + weights["first.bias"], 0)
    two = np.maximum(one @ weights["second.weight"].T + weights["second.bias"], 0)
    worth = two @ weights["worth.weight"].T + weights["worth.bias"]
    return 1 / (1 + np.exp(-worth[:, 0])), two @ weights["choices.weight"].T + weights["choices.bias"]


class Player:
    """One row of lanes."""

    def __init__(self, recipe: Recipe, number: int) -> None:
        self.recipe = recipe
        self.lanes = Lanes(
            encodings(recipe.game),
            recipe.lanes,
            rng_from(f"train/{recipe.seed}/{number}"),
            recipe.margin,
            scale_of(recipe.game),
        )
        self.chance = np.random.default_rng([recipe.seed, number])
        size = recipe.lanes
        self.numbers = np.asarray(memoryview(self.lanes.numbers)).reshape(size, -1)
        self.masks = np.asarray(memoryview(self.lanes.masks)).reshape(size, -1)
        self.to_act = np.asarray(memoryview(self.lanes.to_act))
        self.watched = np.asarray(memoryview(self.lanes.watched)).reshape(size, -1)
        self.watching = np.asarray(memoryview(self.lanes.watching))
        self.done = np.asarray(memoryview(self.lanes.done))
        self.rewards = np.asarray(memoryview(self.lanes.rewards)).reshape(size, MAX_SEATS)

    def play(self, weights: Weights) -> Played:
        """Make `steps` choices in every lane."""
        recipe = self.recipe
        steps, size = recipe.steps, recipe.lanes
        numbers: Halves = np.empty((steps, *self.numbers.shape), np.float16)
        watched: Halves = np.empty((steps, *self.numbers.shape), np.float16)
        masks: Bytes = np.empty((steps, *self.masks.shape), np.uint8)
        choices: Shorts = np.empty((steps, size), np.int16)
        chances: Floats = np.empty((steps, size), np.float32)
        worths: Floats = np.empty((steps, size), np.float32)
        seats: Ints = np.empty((steps, size), np.int64)
        watching: Ints = np.empty((steps, size), np.int64)
        done: Bools = np.empty((steps, size), bool)
        rewards: Floats = np.zeros((steps, size, MAX_SEATS), np.float32)
        before = int(self.lanes.matches)
        lanes = np.arange(size)
        for step in range(steps):
            seen = self.numbers.astype(np.float32)
            worth, logits = think(weights, seen)
            legal = self.masks != 0
            logits = np.where(legal, logits, -1e9)
            logits -= logits.max(axis=1, keepdims=True)
            odds = np.exp(logits)
            odds /= odds.sum(axis=1, keepdims=True)
            drawn = (odds.cumsum(axis=1) < self.chance.random((size, 1), np.float32) * 0.999999).sum(axis=1)
            drawn = np.where(legal[lanes, np.minimum(drawn, legal.shape[1] - 1)], drawn, odds.argmax(axis=1))
            numbers[step], masks[step] = seen, self.masks
            watched[step], watching[step] = self.watched, self.watching
            choices[step], worths[step], seats[step] = drawn, worth, self.to_act
            chances[step] = np.log(odds[lanes, drawn] + 1e-12)
            self.lanes.step(drawn.tolist())
            done[step] = self.done != 0
            rewards[step] = self.rewards
        known, advantages, fated, fates = credit(worths, seats, watching, done, rewards, recipe.trace)
        return Played(
            numbers[known],
            masks[known],
            choices[known],
            chances[known],
            advantages[known],
            advantages[known] + worths[known],
            watched[fated],
            fates[fated],
            int(self.lanes.matches) - before,
        )


def credit(
    worths: Floats,
    seats: Ints,
    watching: Ints,
    done: Bools,
    rewards: Floats,
    trace: float,
) -> tuple[Bools, Floats, Bools, Floats]:
    """Which choices have a known future and how much better it was than expected; the same of seats that watched."""
    steps, size = worths.shape
    lanes = np.arange(size)
    after = np.zeros((size, MAX_SEATS), np.float32)
    extra = np.zeros((size, MAX_SEATS), np.float32)
    sure = np.zeros((size, MAX_SEATS), bool)
    known = np.zeros((steps, size), bool)
    fated = np.zeros((steps, size), bool)
    advantages = np.zeros((steps, size), np.float32)
    fates = np.zeros((steps, size), np.float32)
    for step in reversed(range(steps)):
        ended = done[step]
        after[ended] = rewards[step][ended]
        extra[ended] = 0
        sure[ended] = True
        seat = seats[step]
        known[step] = sure[lanes, seat]
        surprise = after[lanes, seat] - worths[step] + trace * extra[lanes, seat]
        advantages[step] = surprise
        after[lanes, seat] = worths[step]
        extra[lanes, seat] = np.where(known[step], surprise, 0)
        sure[lanes, seat] = True
        other = watching[step]
        fates[step] = after[lanes, other] + trace * extra[lanes, other]
        fated[step] = sure[lanes, other] & (other != seat)
    return known, advantages, fated, fates


def serve(line: Connection, recipe: Recipe, number: int) -> None:
    """Play as long as weights come; an empty message ends it."""
    player = Player(recipe, number)
    while (weights := line.recv()) is not None:
        line.send(tuple(player.play(weights)))

"""A small network, evaluated without a framework: what a position is worth to a seat, and what to think of first.

Two layers that all share, then one number for the worth of the position and one for each choice. Numbers that are 0 are
skipped, which most are.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """The weights of a network, layer by layer, and room to reckon in."""

    def __init__(self, sizes: list[int], weights: list[float]) -> None:
        """`sizes`: numbers in, first layer, second layer, choices. `weights`: layer by layer, biases after each."""
        self.width: i64 = sizes[0]
        self.first: i64 = sizes[1]
        self.second: i64 = sizes[2]
        self.choices: i64 = sizes[3]
        if len(weights) != weight_count(sizes):
            raise ValueError(f"a network of {sizes} has {weight_count(sizes)} weights, not {len(weights)}")
        self.weights = vec[float](weights)
        self.one = vec[float]([0.0] * self.first)
        self.two = vec[float]([0.0] * self.second)
        self.found = vec[i64]([0] * (self.width + self.first))
        """The places of the values that are not 0."""

    def think(self, numbers: vec[float]) -> float:
        """The worth, from 0 to 1, of the position that these numbers describe; `weigh` then tells of choices."""
        weights = self.weights
        first = self.first
        second = self.second
        one = self.one
        two = self.two
        place = self.width * first
        for i in range(first):
            one[i] = weights[place + i]
        self.add(numbers, 0, first, one)
        place += first
        bias = place + first * second
        for i in range(second):
            two[i] = weights[bias + i]
        for i in range(first):
            if one[i] < 0.0:
                one[i] = 0.0
        self.add(one, place, second, two)
        place = bias + second
        worth = weights[place + second]
        for i in range(second):
            if two[i] < 0.0:
                two[i] = 0.0
            worth += two[i] * weights[place + i]
        return 1.0 / (1.0 + math.exp(-worth))

    def add(self, values: vec[float], place: i64, size: i64, sums: vec[float]) -> None:
        """Add what a layer makes of some values, whose weights begin at a place; four at a time, which is quicker."""
        weights = self.weights
        found = self.found
        count: i64 = 0
        for i in range(len(values)):
            if values[i] != 0.0:
                found[count] = i
                count += 1
        n: i64 = 0
        while n + 4 <= count:
            a = values[found[n]]
            b = values[found[n + 1]]
            c = values[found[n + 2]]
            d = values[found[n + 3]]
            at_a = place + found[n] * size
            at_b = place + found[n + 1] * size
            at_c = place + found[n + 2] * size
            at_d = place + found[n + 3] * size
            for i in range(size):
                sums[i] += (
                    a * weights[at_a + i]
                    + b * weights[at_b + i]
                    + c * weights[at_c + i]
                    + d * weights[at_d + i]
                )
            n += 4
        while n < count:
            a = values[found[n]]
            at_a = place + found[n] * size
            for i in range(size):
                sums[i] += a * weights[at_a + i]
            n += 1

    def weigh(self, choice: i64) -> float:
        """How much there is to be said for a choice in the position last thought of: the logarithm of its odds."""
        second = self.second
        weights = self.weights
        place = (self.width + 1) * self.first + (self.first + 1) * second + second + 1 + choice * (second + 1)
        total = weights[place + second]
        two = self.two
        for i in range(second):
            total += two[i] * weights[place + i]
        return total


def weight_count(sizes: list[int]) -> int:
    """How many weights a network of these sizes has."""
    width, first, second, choices = sizes
    return (width + 1) * first + (first + 1) * second + (second + 1) * (1 + choices)


def measure(network: Network, numbers: list[float], times: int) -> float:
    """Think many times (for measuring)."""
    row = vec[float](numbers)
    total = 0.0
    wanted: i64 = times
    for _ in range(wanted):
        total += network.think(row)
    return total

"""Information-set Monte Carlo search.

Each iteration imagines a whole state that fits what the seat knows, walks down the tree, lets a policy play on and
notes what it came to. A node is what one seat sees when it is to act, whatever is hidden from it. Where a seat moves
in turn, it is the move with the best upper bound (UCB). Where several seats seal choices at the same time, each keeps
regrets and mixes (regret matching, the noise of sampling reduced by the average value of each move); what it would
play is the average of its strategies. Choices that others have already sealed are left to the search.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.core.layout import NONE, SEALED, SEALED_CHOICE
from saleroom.core.policy import Policy, reward_of
from saleroom.core.rng import Rng
from saleroom.core.state import ACT, LOW, POW, Setup, State, View, settle

DEPTH: Final = 48
"""No walk down the tree is longer."""
PRIME: Final = 1099511628211
BITS: Final = 0x3FFFFFFFFFFFFFFF
"""A key has 62 of them, the same compiled and interpreted."""
PRIOR_REGRET: Final = 2.0
"""What is known of a mixed choice counts like so much regret."""
PRIOR_WEIGHT: Final = 2000.0
"""And like so much play, in the weights of the average strategy: about the first sixty choices."""
PRIOR_EXPLORE: Final = 1.5
"""How much the search follows what is known of the moves of a seat in turn."""
LASTING: Final = 50_000.0
"""After so many choices of others, half of their habits is forgotten."""


class Node:
    """One decision of one seat, as that seat sees it."""

    def __init__(self, seat: i64, moves: vec[i64], mixed: bool) -> None:
        size = len(moves)
        self.seat: i64 = seat
        self.moves = moves
        self.mixed = mixed
        self.reached: i64 = 0
        """How often a walk came here."""
        self.total: i64 = 0
        """How often the search chose here."""
        self.visits = vec[i64]([0] * size)
        self.reward = vec[float]([0.0] * size)
        """The rewards of each move added up."""
        if not mixed:
            size = 0
        self.regret = vec[float]([0.0] * size)
        self.average = vec[float]([0.0] * size)
        """How much each move was played, in later strategies more than in early ones."""
        self.prior = vec[float]([0.0] * 0)
        """How likely each move was the right one before any was tried; empty if nobody knows."""

    def start(self, prior: vec[float]) -> None:
        """Begin with what is known of the moves."""
        self.prior = prior
        if self.mixed:
            for i in range(len(prior)):
                self.regret[i] = PRIOR_REGRET * prior[i]
                self.average[i] = PRIOR_WEIGHT * prior[i]


class Tally:
    """What the moves at the root came to in points and wins, for those who want to know."""

    def __init__(self, size: i64) -> None:
        self.visits = vec[i64]([0] * size)
        self.points = vec[float]([0.0] * size)
        self.squares = vec[float]([0.0] * size)
        """Of the points."""
        self.wins = vec[float]([0.0] * size)
        self.beliefs: dict[int, dict[int, int]] = {}
        """Per other seat, how often its next choice was which move."""


class Tree:
    """Everything a search has learned; it may be used again when the match has gone on."""

    def __init__(self, setup: Setup, policy: Policy, rng: Rng) -> None:
        self.setup = setup
        self.policy = policy
        self.rng = rng
        self.table: dict[int, Node] = {}
        self.row = vec[i64]([0] * (setup.actions + 64))
        self.sealed_cells = vec[i64]([0])
        cells: list[int] = []
        guarded = setup.layout.guarded
        for i in range(0, len(guarded), 3):
            if guarded[i + 1] == SEALED_CHOICE:
                cells += [guarded[i], guarded[i + 2]]
        self.sealed_cells = vec[i64](cells)
        """Where sealed choices lie, and whose."""
        self.seats: i64 = setup.seats
        self.rewards = vec[float]([0.0] * self.seats)
        self.judged = vec[float]([0.0] * self.seats)
        self.points = vec[float]([0.0] * self.seats)
        self.wins = vec[float]([0.0] * self.seats)
        self.leads = vec[float]([0.0] * self.seats)
        self.path: list[Node] = []
        self.picks = vec[i64]([0] * DEPTH)
        self.chances = vec[float]([0.0] * DEPTH)
        self.chance: float = 1.0
        self.choices = vec[i64]([NONE] * self.seats)
        """In this iteration, the next choice of each seat but the searching one."""

    # -- nodes ------------------------------------------------------------------------------------------

    def choosing(self, view: View) -> i64:
        """The seats that choose now or have just sealed a choice, as a set."""
        mask = view.cells[ACT]
        sealed = self.sealed_cells
        for i in range(0, len(sealed), 2):
            if view.cells[sealed[i]] != NONE:
                mask |= POW[sealed[i + 1]]
        return mask

    def key(self, view: View, mask: i64) -> int:
        """A number for what a seat sees; the same whoever else has already sealed a choice."""
        h: i64 = (((1469598103934665603 ^ mask) * PRIME) ^ view.viewer) & BITS
        cells = view.cells
        for i in range(1, len(cells)):
            x = cells[i]
            if x == SEALED:
                x = NONE
            h = ((h ^ x) * PRIME) & BITS
            h ^= h >> 29
        for x in view.dealt:
            h = ((h ^ x) * PRIME) & BITS
            h ^= h >> 29
        return h

    def make_node(self, state: State[Setup], seat: i64, mixed: bool) -> Node:
        """A node with the moves worth trying."""
        count = self.policy.candidates(state, seat, self.row)
        return Node(seat, self.row[:count], mixed)

    def start(self, node: Node, state: State[Setup]) -> None:
        """Ask what is known of the moves, before the first of them is tried."""
        prior = vec[float]([0.0] * len(node.moves))
        if self.policy.guess(state, node.seat, node.moves, prior):
            node.start(prior)

    def root(self, view: View) -> Node:
        """The node of the seat that is to act and sees this."""
        mask = self.choosing(view)
        key = self.key(view, mask)
        found = self.table.get(key)
        if found is None:
            state = self.setup.imagine(view, self.rng, False)
            found = self.make_node(state, view.viewer, self.policy.mixes and mask & (mask - 1) != 0)
            self.table[key] = found
        return found

    # -- one iteration ----------------------------------------------------------------------------------

    def select(self, node: Node, of_others: bool) -> i64:
        """The place of the move to try."""
        size = len(node.moves)
        if node.mixed:
            return self.draw(node, size, of_others)
        if len(node.prior) > 0:
            return self.follow(node, size)
        explore = self.policy.explore
        best: i64 = 0
        highest = -1.0
        log = math.log(float(node.total) + 1.0)
        for i in range(size):
            visits = node.visits[i]
            if visits == 0:
                return i
            number = float(visits)
            bound = node.reward[i] / number + explore * math.sqrt(log / number)
            if bound > highest:
                highest = bound
                best = i
        return best

    def follow(self, node: Node, size: i64) -> i64:
        """The move with the best upper bound where something is known of the moves before (PUCT)."""
        best: i64 = 0
        highest = -1000.0
        usual = 0.5
        if node.total > 0:
            usual = 0.0
            for i in range(size):
                usual += node.reward[i]
            usual /= float(node.total)
        wide = PRIOR_EXPLORE * math.sqrt(float(node.total) + 1.0)
        for i in range(size):
            number = float(node.visits[i])
            worth = node.reward[i] / number if number > 0.0 else usual
            bound = worth + wide * node.prior[i] / (1.0 + number)
            if bound > highest:
                highest = bound
                best = i
        return best

    def draw(self, node: Node, size: i64, of_others: bool) -> i64:
        """Regret matching: draw a move as often as it is regretted, some at random; `chance` is how likely it was.

        Others are expected to do by habit what is known of their moves, the less so the longer the search has been.
        """
        habit = 0.0
        if of_others and len(node.prior) > 0:
            habit = self.policy.habit * LASTING / (LASTING + float(node.total))
        total = 0.0
        regret = node.regret
        for i in range(size):
            total += regret[i]
        weight = float(node.total) + 1.0
        gamma = self.policy.gamma
        u = float(self.rng.word()) / 4294967296.0
        pick: i64 = size - 1
        found = False
        even = 1.0 / float(size)
        for i in range(size):
            chance = regret[i] / total if total > 0.0 else even
            node.average[i] += chance * weight
            mixed = (1.0 - gamma) * chance + gamma * even
            if habit > 0.0:
                mixed += habit * (node.prior[i] - mixed)
            if not found:
                if u < mixed or i == size - 1:
                    found = True
                    pick = i
                    self.chance = mixed
                u -= mixed
        return pick

    def update(self, node: Node, pick: i64, chance: float, reward: float) -> None:
        """Note what a move came to."""
        if node.mixed:
            size = len(node.moves)
            regret = node.regret
            total = 0.0
            for i in range(size):
                total += regret[i]
            even = 1.0 / float(size)
            # What each move is worth now: its average, and for the one that was tried what it differs by.
            value = 0.0
            visits = node.visits
            sums = node.reward
            usual = 0.5
            if node.total > 0:
                usual = 0.0
                for i in range(size):
                    usual += sums[i]
                usual /= float(node.total)
            worth = 0.0
            tried = 0.0
            for i in range(size):
                mean = sums[i] / float(visits[i]) if visits[i] > 0 else usual
                if i == pick:
                    # Unbiased would be 1 / chance; in the beginning that is mostly noise.
                    step = 1.0 / chance
                    most = self.policy.step * (1.0 + float(node.total) / 5000.0)
                    mean += (reward - mean) * (step if step < most else most)
                    tried = mean
                worth = regret[i] / total if total > 0.0 else even
                value += worth * mean
            for i in range(size):
                if i == pick:
                    mean = tried
                else:
                    mean = sums[i] / float(visits[i]) if visits[i] > 0 else usual
                more = regret[i] + mean - value
                regret[i] = more if more > 0.0 else 0.0
        node.total += 1
        node.visits[pick] += 1
        node.reward[pick] += reward

    def settle(self, state: State[Setup]) -> None:
        """What an ended or cut match is worth to every seat: rewards from 0 to 1, points, wins."""
        policy = self.policy
        seats = self.seats
        if state.cells[ACT] == 0:
            self.foresee(state)
            return
        wanted: i64 = 0
        for node in self.path:
            wanted |= POW[node.seat]
        judged = policy.judge(state, wanted, self.judged)
        if judged and policy.trust < 1.0:
            policy.finish(state, self.rng)
        self.foresee(state)
        if judged:
            for seat in range(seats):
                if wanted & POW[seat] != 0:
                    self.rewards[seat] += policy.trust * (self.judged[seat] - self.rewards[seat])
                    self.wins[seat] += policy.trust * (self.judged[seat] - self.wins[seat])

    def foresee(self, state: State[Setup]) -> None:
        """What a match is worth to every seat as it ended, or by its outlook."""
        policy = self.policy
        seats = self.seats
        if state.cells[ACT] == 0:
            scores = settle(state, self.wins, self.leads)
            for seat in range(seats):
                self.note(seat, float(scores[seat]), self.leads[seat], self.wins[seat])
            return
        outlook = policy.outlook(state)
        spread = policy.spread(state)
        total = 0.0
        highest = outlook[0]
        for party in range(len(outlook)):
            if outlook[party] > highest:
                highest = outlook[party]
        for party in range(len(outlook)):
            total += math.exp((outlook[party] - highest) / spread)
        for seat in range(seats):
            rival = -100000.0
            for party in range(len(outlook)):
                if party != seat and outlook[party] > rival:
                    rival = outlook[party]
            win = math.exp((outlook[seat] - highest) / spread) / total
            self.note(seat, outlook[seat], outlook[seat] - rival, win)

    def note(self, seat: i64, points: float, lead: float, win: float) -> None:
        """Put down what a match came to for a seat."""
        if self.policy.selfish:
            lead = points - self.policy.base
        self.points[seat] = points
        self.wins[seat] = win
        self.rewards[seat] = reward_of(win, lead, self.policy.margin, self.policy.scale)

    def iterate(self, view: View, root: Node, tally: Tally) -> None:
        """Imagine, walk down, play on, note."""
        state = self.setup.imagine(view, self.rng, False)
        policy = self.policy
        alone = policy.alone
        path = self.path
        path.clear()
        me = root.seat
        node = root
        depth: i64 = 0
        for seat in range(self.seats):
            self.choices[seat] = NONE
        while True:
            if node.total == 0:
                self.start(node, state)
            pick = self.select(node, node.seat != me)
            path.append(node)
            self.picks[depth] = pick
            self.chances[depth] = self.chance
            depth += 1
            if node.seat != me:
                self.note_choice(node.seat, node.moves[pick])
            state.apply(node.seat, node.moves[pick])
            if depth == DEPTH:
                break
            found = self.descend(state, me, alone)
            if found is None:
                break
            node = found
        if root.total & 7 == 0:
            self.note_next(state, me)
            self.note_beliefs(tally)
        policy.playout(state, self.rng)
        self.settle(state)
        for i in range(depth):
            node = path[i]
            self.update(node, self.picks[i], self.chances[i], self.rewards[node.seat])
        pick = self.picks[0]
        points = self.points[me]
        tally.visits[pick] += 1
        tally.points[pick] += points
        tally.squares[pick] += points * points
        tally.wins[pick] += self.wins[me]

    def descend(self, state: State[Setup], me: i64, alone: bool) -> Node | None:
        """The next node at which the search chooses; None where the playout takes over."""
        while True:
            seat = LOW[state.cells[ACT]]
            if seat < 0:
                return None
            if alone and seat != me:
                move = self.policy.move(state, seat, self.rng)
                self.note_choice(seat, move)
                state.apply(seat, move)
                continue
            if state.count(seat) == 1:
                state.apply(seat, state.nth(seat, 0))
                continue
            view = state.observe(seat)
            mask = self.choosing(view)
            key = self.key(view, mask)
            node = self.table.get(key)
            if node is None:
                node = self.make_node(state, seat, self.policy.mixes and mask & (mask - 1) != 0)
                self.table[key] = node
            if len(node.moves) == 1:
                state.apply(seat, node.moves[0])
                continue
            node.reached += 1
            return None if node.reached <= self.policy.patience else node

    def note_choice(self, seat: i64, move: i64) -> None:
        """Keep the first choice that a seat makes in an iteration."""
        if self.choices[seat] == NONE:
            self.choices[seat] = move

    def note_next(self, state: State[Setup], me: i64) -> None:
        """Play the next choices of other seats that are not in the tree by the policy, to note them too."""
        for _ in range(self.seats):
            seat = LOW[state.cells[ACT]]
            if seat < 0 or seat == me or self.choices[seat] != NONE:
                return
            move = self.policy.move(state, seat, self.rng)
            self.note_choice(seat, move)
            state.apply(seat, move)

    def note_beliefs(self, tally: Tally) -> None:
        """Count the next choice of every other seat."""
        for seat in range(self.seats):
            move: int = self.choices[seat]
            if move == NONE:
                continue
            counts = tally.beliefs.get(seat)
            if counts is None:
                counts = {}
                tally.beliefs[seat] = counts
            counts[move] = counts.get(move, 0) + 1


def run(tree: Tree, view: View, root: Node, tally: Tally, iterations: int) -> None:
    """So many iterations from a root."""
    wanted: i64 = iterations
    for _ in range(wanted):
        tree.iterate(view, root, tally)

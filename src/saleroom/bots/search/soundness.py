"""How far the strategy of the search is from perfect play, in two games small enough to know it exactly.

    python -m saleroom.bots.search.soundness

Luxury with two seats, the last four lots and four bid cards each, all lots known; and one sealed-bid lot of emblems
with two seats, where neither knows the other's hand and secret card. A strategy is what the search would play at every
decision after so many iterations. Its exploitability is what a player who knows it could win on average above the
value of the game, in rewards of the search (from 0 to 1, both seats together always 1). Beside it stands a strategy
found by counterfactual regret minimization.
"""

from collections.abc import Callable
from itertools import combinations, permutations, product

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.bots.search.policies import policy_of
from saleroom.bots.search.tree import Node, Tally, Tree, run
from saleroom.core.game import AnyGame
from saleroom.core.layout import NONE
from saleroom.core.policy import Policy
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State
from saleroom.games import GAMES
from saleroom.games.emblems import cards
from saleroom.games.emblems import rules as E
from saleroom.games.luxury import rules as L

Strategy = Callable[[State[Setup], int], dict[int, float]]
"""How likely a seat that is to act in a state plays each of its moves."""

LUXURY_CARDS = (L.TWENTY, L.CONSTABLE, 7, L.NINETY)
LUXURY_LOTS = (1, 2, 3, 4, 5, 9, 6, 8, 7)
UNSPENT = ((0, 14, 30), (3, 16, 29))
"""Per seat the cards of the lot of emblems that are still in hand or deck, two of them in hand."""


def setup_of(game: AnyGame, seats: int) -> Setup:
    """A game with its usual options."""
    setup: Setup = game.setup(seats, game.read_options({}))
    return setup


class Rewards:
    """What a finished match is worth to seat 0."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.tree = Tree(setup, policy_of(game, setup), Rng(0))

    def of(self, state: State[Setup]) -> float:
        """The reward of a finished match."""
        self.tree.settle(state)
        return float(self.tree.rewards[0])


def searched(game: AnyGame, setup: Setup, iterations: int, seed: int = 1) -> Strategy:
    """What the search plays after so many iterations at each decision."""
    found: dict[int, dict[int, float]] = {}

    def strategy(state: State[Setup], seat: int) -> dict[int, float]:
        policy: Policy = policy_of(game, setup)
        tree = Tree(setup, policy, Rng(seed))
        view = state.observe(seat)
        key = tree.key(view, tree.choosing(view))
        if key not in found:
            root = tree.root(view)
            run(tree, view, root, Tally(len(root.moves)), iterations)
            found[key] = average(root)
        return found[key]

    return strategy


def average(node: Node) -> dict[int, float]:
    """The average strategy of a node: of the only move it has, or where choices are sealed."""
    weights = [float(weight) for weight in node.average]
    total = sum(weights)
    if total <= 0:
        return {int(move): 1 / len(node.moves) for move in node.moves}
    return {int(move): weight / total for move, weight in zip(node.moves, weights, strict=True)}


def matched(regrets: list[float]) -> list[float]:
    """Regret matching: play each move as often as it is regretted."""
    positive = [max(0.0, regret) for regret in regrets]
    total = sum(positive)
    return [one / total for one in positive] if total > 0 else [1 / len(regrets)] * len(regrets)


# -- the last lots of luxury ----------------------------------------------------------------------------------


def small_luxury() -> tuple[AnyGame, State[Setup]]:
    """Two seats, four lots to come in an order that both know, four bid cards each."""
    game = GAMES["luxury"]
    setup = setup_of(game, 2)
    cells = setup.open(vec[i64](list(LUXURY_LOTS))).cells
    done = L.LOTS - len(LUXURY_CARDS)
    spent = [card for card in range(9) if card not in LUXURY_CARDS]
    cells[L.LOT] = done
    cells[L.WITHDRAWN] = packed(list(LUXURY_LOTS[:done]))
    for seat in range(2):
        cells[L.HAND + seat] = sum(1 << card for card in LUXURY_CARDS)
        cells[L.DISCARDS + seat] = packed([card + 1 for card in spent])
        cells[L.SEEN + seat] = L.LOTS
    return game, setup.restore(cells, vec[i64](list(LUXURY_LOTS)))


def packed(numbers: list[int]) -> int:
    """Numbers in order, four bits each."""
    total = 0
    for number in numbers:
        total = total * 16 + number
    return total


def after(state: State[Setup], choices: dict[int, int]) -> State[Setup]:
    """The state after these seats have made these moves."""
    following = state.copy()
    for seat, move in choices.items():
        following.apply(seat, move)
    return following


def joint(state: State[Setup]) -> list[dict[int, int]]:
    """Every combination of moves of the seats that are to act."""
    seats = state.to_act()
    return [
        dict(zip(seats, moves, strict=True))
        for moves in product(*(list(map(int, state.legal(seat))) for seat in seats))
    ]


def best_reply(state: State[Setup], seat: int, strategy: Strategy, rewards: Rewards) -> float:
    """What a seat can get at most against a strategy, in a game in which nothing but choices is hidden."""
    known: dict[State[Setup], float] = {}

    def value(state: State[Setup]) -> float:
        if state.over():
            reward = rewards.of(state)
            return reward if seat == 0 else 1 - reward
        if state not in known:
            other = 1 - seat
            plays = strategy(state, other) if other in state.to_act() else {}
            worth: dict[int, float] = {}
            for choices in joint(state):
                chance = plays.get(choices[other], 0.0) if other in choices else 1.0
                if chance > 0:
                    mine = choices.get(seat, -1)
                    worth[mine] = worth.get(mine, 0.0) + chance * value(after(state, choices))
            known[state] = max(worth.values())
        return known[state]

    return value(state)


def luxury_exploitability(strategy: Strategy) -> float:
    """How much more than the value of the small luxury can be won against a strategy, on average of both seats."""
    game, state = small_luxury()
    rewards = Rewards(game, state.setup)
    return sum(best_reply(state, seat, strategy, rewards) for seat in range(2)) / 2 - 0.5


def luxury_by_regret(rounds: int) -> Strategy:
    """Counterfactual regret minimization, from the last decisions backwards: each is a small matrix."""
    game, start = small_luxury()
    rewards = Rewards(game, start.setup)
    plays: dict[tuple[State[Setup], int], dict[int, float]] = {}
    values: dict[State[Setup], float] = {}

    def solve(state: State[Setup]) -> float:
        if state.over():
            return rewards.of(state)
        if state in values:
            return values[state]
        seats = state.to_act()
        moves = [list(map(int, state.legal(seat))) if seat in seats else [-1] for seat in range(2)]
        matrix = [
            [solve(after(state, {s: m for s, m in enumerate((a, b)) if m >= 0})) for b in moves[1]]
            for a in moves[0]
        ]
        mixed, value = solve_matrix(matrix, rounds)
        for seat in seats:
            plays[state, seat] = dict(zip(moves[seat], mixed[seat], strict=True))
        values[state] = value
        return value

    solve(start)
    return lambda state, seat: plays[state, seat]


def solve_matrix(matrix: list[list[float]], rounds: int) -> tuple[list[list[float]], float]:
    """A zero-sum matrix by regret matching: the average strategies of both, and what the first gets."""
    rows, columns = len(matrix), len(matrix[0])
    regrets = [[0.0] * rows, [0.0] * columns]
    total = [[0.0] * rows, [0.0] * columns]
    for number in range(1, rounds + 1):
        one, two = matched(regrets[0]), matched(regrets[1])
        mine = [sum(q * x for q, x in zip(two, row, strict=True)) for row in matrix]
        theirs = [sum(one[i] * matrix[i][j] for i in range(rows)) for j in range(columns)]
        value = sum(p * x for p, x in zip(one, mine, strict=True))
        for i in range(rows):
            regrets[0][i] = max(0.0, regrets[0][i] + mine[i] - value)
            total[0][i] += number * one[i]
        for j in range(columns):
            regrets[1][j] = max(0.0, regrets[1][j] + value - theirs[j])
            total[1][j] += number * two[j]
    mixed = [[weight / sum(weights) for weight in weights] for weights in total]
    value = sum(mixed[0][i] * mixed[1][j] * matrix[i][j] for i in range(rows) for j in range(columns))
    return mixed, value


# -- one lot of emblems ---------------------------------------------------------------------------------------


class EmblemsLot:
    """The last table card, two seats: what each holds and its secret card are its type, unknown to the other."""

    def __init__(self) -> None:
        self.game = GAMES["emblems"]
        self.setup = setup_of(self.game, 2)
        self.rewards = Rewards(self.game, self.setup)
        self.secrets = list(cards.SECRETS_OF_FEW)
        self.deals = [
            self.state(one, two, (first, second))
            for one, two in permutations(self.secrets, 2)
            for first in combinations(UNSPENT[0], 2)
            for second in combinations(UNSPENT[1], 2)
        ]
        """Every deal there may be, all equally likely."""
        self.types: list[list[bytes]] = [[key(deal, seat) for deal in self.deals] for seat in range(2)]
        self.pays = [
            {
                (a, b): self.rewards.of(self.play(deal, a, b))
                for a in moves_of(deal, 0)
                for b in moves_of(deal, 1)
            }
            for deal in self.deals
        ]

    def state(self, one: int, two: int, hands: tuple[tuple[int, ...], ...]) -> State[Setup]:
        """A state with these secret cards and hands."""
        dealt = [one, two] + [NONE] * (E.SEATS - 2) + list(cards.TABLE_CARDS)
        cells = self.setup.deal(Rng(1)).cells
        for place in range(E.TABLE_SIZE - 1):
            cells[E.BUYER + place] = E.REMOVED
        cells[E.TURN] = E.TABLE_SIZE - 1
        for seat, hand in enumerate(hands):
            spent = [card for card in cards.CARDS if card not in UNSPENT[seat]]
            behind = [card for card in UNSPENT[seat] if card not in hand]
            dealt += [*spent, *hand, *behind]
            cells[E.DRAWN + seat] = E.DECK - len(behind)
            cells[E.SPENT + seat] = sum(1 << card for card in spent)
            cells[E.HAND + seat] = sum(1 << card for card in hand)
            cells[E.HAND_SIZE + seat] = len(hand)
        return self.setup.restore(cells, vec[i64](dealt))

    def play(self, deal: State[Setup], one: int, two: int) -> State[Setup]:
        """The lot with these bids; whoever ties has one card left and bids it."""
        end = after(deal, {0: one, 1: two})
        while not end.over():
            seat = int(end.actor())
            end.apply(seat, end.nth(seat, 0))
        return end

    def exploitability(self, strategy: Strategy) -> float:
        """How much more than the value of the lot can be won against a strategy, on average of both seats."""
        total = 0.0
        for seat in range(2):
            worth: dict[bytes, dict[int, float]] = {}
            for number, deal in enumerate(self.deals):
                mine = worth.setdefault(self.types[seat][number], {})
                plays = strategy(deal, 1 - seat)
                for (one, two), pay in self.pays[number].items():
                    own, other = (one, two) if seat == 0 else (two, one)
                    gain = plays.get(other, 0.0) * (pay if seat == 0 else 1 - pay)
                    mine[own] = mine.get(own, 0.0) + gain
            total += sum(max(mine.values()) for mine in worth.values()) / len(self.deals)
        return total / 2 - 0.5

    def by_regret(self, rounds: int) -> Strategy:
        """Counterfactual regret minimization over all deals."""
        moves: list[dict[bytes, list[int]]] = [{}, {}]
        for number, deal in enumerate(self.deals):
            for seat in range(2):
                moves[seat][self.types[seat][number]] = moves_of(deal, seat)
        regrets = [{kind: [0.0] * len(own) for kind, own in part.items()} for part in moves]
        total = [{kind: [0.0] * len(own) for kind, own in part.items()} for part in moves]
        for number in range(1, rounds + 1):
            now = [{kind: matched(row) for kind, row in part.items()} for part in regrets]
            gains = [{kind: [0.0] * len(row) for kind, row in part.items()} for part in regrets]
            for place, pays in enumerate(self.pays):
                kinds = self.types[0][place], self.types[1][place]
                places = [moves[seat][kinds[seat]] for seat in range(2)]
                for (one, two), pay in pays.items():
                    a, b = places[0].index(one), places[1].index(two)
                    gains[0][kinds[0]][a] += now[1][kinds[1]][b] * pay
                    gains[1][kinds[1]][b] += now[0][kinds[0]][a] * (1 - pay)
            for seat in range(2):
                for kind, row in gains[seat].items():
                    value = sum(p * x for p, x in zip(now[seat][kind], row, strict=True))
                    for i, gain in enumerate(row):
                        regrets[seat][kind][i] = max(0.0, regrets[seat][kind][i] + gain - value)
                        total[seat][kind][i] += number * now[seat][kind][i]

        def strategy(state: State[Setup], seat: int) -> dict[int, float]:
            kind = key(state, seat)
            weights = total[seat][kind]
            return {
                move: weight / sum(weights) for move, weight in zip(moves[seat][kind], weights, strict=True)
            }

        return strategy


def key(state: State[Setup], seat: int) -> bytes:
    """What tells the types of a seat apart: its hand and its secret card."""
    return f"{int(state.cells[E.HAND + seat])}/{int(state.dealt[E.SECRET + seat])}".encode()


def moves_of(state: State[Setup], seat: int) -> list[int]:
    """The legal moves of a seat."""
    return list(map(int, state.legal(seat)))


def main() -> None:
    """Print both tables."""
    game, start = small_luxury()
    for iterations in (20, 200, 2000):
        found = luxury_exploitability(searched(game, start.setup, iterations))
        print(f"luxury, search, {iterations:>6} iterations: {found:.4f}", flush=True)
    print(f"luxury, regret minimization: {luxury_exploitability(luxury_by_regret(400)):.4f}", flush=True)
    lot = EmblemsLot()
    for iterations in (20, 200, 2000, 20000):
        found = lot.exploitability(searched(lot.game, lot.setup, iterations))
        print(f"emblems, search, {iterations:>6} iterations: {found:.4f}", flush=True)
    print(f"emblems, regret minimization: {lot.exploitability(lot.by_regret(100)):.4f}")


if __name__ == "__main__":
    main()

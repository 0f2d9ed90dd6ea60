"""Matches to try the laws on: every seat count and set of options of a game, played some way along, from seeds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import Setup, State
from saleroom.games import GAMES


class Broken(AssertionError):
    """A law that does not hold; the message says what is wrong."""


def demand(holds: bool, *what: object) -> None:
    """Go on if it holds; otherwise say what is wrong."""
    if not holds:
        raise Broken(" ".join(map(str, what)))


class Chooser:
    """Picks moves and other things at random, moves in one of several styles; the same seed picks the same."""

    def __init__(self, seed: int | str, style: str = "uniform") -> None:
        self.numbers = rng_from(seed)
        self.style = style

    def below(self, count: int) -> int:
        """A number from 0 to count-1."""
        if count < 2**31:
            return int(self.numbers.below(count))
        return (int(self.numbers.word()) << 32 | int(self.numbers.word())) % count

    def index(self, count: int) -> int:
        """Which of so many legal moves."""
        one = self.below(count)
        if self.style == "uniform":
            return one
        other = self.below(count)
        if self.style == "low":
            return min(one, other, self.below(count))
        if self.style == "high":
            return max(one, other, self.below(count))
        return (0, count - 1, one, other)[self.below(4)]

    def one_of(self, things: Sequence[Any]) -> Any:
        """Any of them, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, row: list[Any]) -> None:
        """Put a list into any order."""
        for last in range(len(row) - 1, 0, -1):
            place = self.below(last + 1)
            row[last], row[place] = row[place], row[last]

    def sample(self, things: Sequence[Any], most: int) -> list[Any]:
        """Some of them, in any order."""
        row = list(things)
        self.shuffle(row)
        return row[:most]

    def rng(self) -> Rng:
        """A generator for the game."""
        return rng_from(self.below(2**62))


class Case:
    """A game, a seat count and a set of options."""

    def __init__(self, game: str, seats: int, options: str, values: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        """What the set of options is called."""
        self.values = dict(values)

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.options}"

    def start(self, seed: int) -> Match:
        """A fresh match."""
        return Match.start(GAMES[self.game], seats=self.seats, seed=seed, options=self.values)


def option_sets(game: AnyGame) -> dict[str, Json]:
    """The defaults, every other value that an option names as an example, one at a time, and the presets."""
    sets: dict[str, Json] = {"plain": {}}
    for option in game.options:
        others = [not option.default] if isinstance(option.default, bool) else list(option.examples)
        for number, value in enumerate(others, 1):
            sets[f"{option.name}-{number}"] = {option.name: value}
    for preset in game.presets:
        if preset.options not in sets.values():
            sets[preset.id] = dict(preset.options)
    return sets


def cases_of(game: AnyGame) -> list[Case]:
    """Every seat count with every set of options; the fewest and the most seats come first."""
    between = range(game.min_seats + 1, game.max_seats)
    seat_counts = dict.fromkeys([game.min_seats, game.max_seats, *between])
    return [
        Case(game.id, seats, name, values)
        for name, values in option_sets(game).items()
        for seats in seat_counts
    ]


STYLES = ("uniform", "low", "high", "edges")
TO_THE_END = 1_000_000


def step(match: Match, chooser: Chooser) -> tuple[int, int]:
    """Let one of the seats to act play a legal move; the seat and the move's number."""
    seat: int = chooser.one_of(match.to_act)
    number = int(match.state.nth(seat, chooser.index(int(match.state.count(seat)))))
    match.play(seat, dict(match.game.decode(match.state, seat, number)))
    return seat, number


@dataclass(frozen=True)
class Plan:
    """How to get somewhere in a match, in a few numbers."""

    length: int
    """How many moves, or fewer if the match ends."""
    deal: int
    choices: int
    style: str
    percent: int = 0
    """So much of a usual match is played besides; more than 100: to the end."""

    def chooser(self) -> Chooser:
        """For everything that is to be random under this plan."""
        return Chooser(self.choices, self.style)

    def play(self, case: Case) -> Match:
        """The match of this plan."""
        match = case.start(self.deal)
        chooser = self.chooser()
        bound = match.game.max_moves(match.seats)
        length = self.length
        if self.percent > 100:
            length = TO_THE_END
        elif self.percent > 0:
            length += usual_length(case) * self.percent // 100
        for _ in range(min(length, bound + 1)):
            if match.over:
                break
            step(match, chooser)
        return match


@cache
def usual_length(case: Case) -> int:
    """How many moves one match of this kind has."""
    return len(Plan(TO_THE_END, 1, 1, "uniform").play(case).moves)


def plan_from(seed: str, *, late: bool = True) -> Plan:
    """The plan of a seed: openings, any point of the middle and, with `late`, ends."""
    chooser = Chooser(seed)
    percent = chooser.one_of((0, chooser.below(96), chooser.below(96), 101)) if late else chooser.below(81)
    return Plan(
        length=chooser.below(13),
        deal=chooser.below(2**32),
        choices=chooser.below(2**32),
        style=chooser.one_of(STYLES),
        percent=percent,
    )


def around(match: Match, state: State[Setup]) -> Match:
    """A match without history that stands at a state of its own."""
    return type(match)(match.game, match.seats, match.options, state)


def viewers(match: Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(match.seats), None]


def steps(match: Match) -> tuple[list[list[Json]], list[Json]]:
    """The moves of a match by simultaneous steps: the complete ones, and the moves of the one under way."""
    again = match.at(0)
    complete: list[list[Json]] = []
    sealed: list[Json] = []
    waiting: set[int] = set()
    for move in match.moves:
        if not waiting:
            waiting = set(again.to_act)
        sealed.append(move)
        waiting.discard(move["seat"])
        again.play_record_move(move)
        if not waiting:
            complete.append(sealed)
            sealed = []
    return complete, sealed


def without_seat(move: Json) -> Json:
    """A move of a record as its seat plays it."""
    return {key: value for key, value in move.items() if key != "seat"}

"""One match of a series: asks the bots, replaces what cannot be played, and notes how everybody played."""

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from saleroom.arena.command import TooLate
from saleroom.arena.series import Series
from saleroom.bots.styles import stake_of
from saleroom.core.bot import Bot
from saleroom.core.errors import Refused, short_repr
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.rng import rng_from

PATIENCE = 3
"""A bot that was too late so often in one match is not asked again in it."""
UNTIMED = -1
"""The time of a move that needed no thought: only one was legal, or the bot was replaced."""


class Played(NamedTuple):
    """A move that was made: whose, which, and how many microseconds it took (`UNTIMED`: none that count)."""

    seat: int
    move: int
    microseconds: int


class Fault(NamedTuple):
    """A move that a bot failed to make, and a random one was made instead."""

    name: str
    seat: int
    move: int
    """Its number in the match, from 0."""
    reason: str
    late: bool

    def as_json(self) -> Json:
        """As it stands in a file of results."""
        return {"name": self.name, "seat": self.seat, "move": self.move, "reason": self.reason}


class Watch(Protocol):
    """Who looks on while bots think, and remembers what was played."""

    def asked(self, seat: int) -> None:
        """A bot begins to think."""

    def played(self, move: Played) -> None:
        """A move was made."""

    def failed(self, fault: Fault) -> None:
        """A bot failed and is replaced for this move."""


@dataclass
class Style:
    """How somebody played a match."""

    passes: int = 0
    could_pass: int = 0
    stakes: list[float] = field(default_factory=list)
    """What each bid or pass staked, in order, from 0 to about 1, where the game tells."""
    times: list[int] = field(default_factory=list)
    """In microseconds, of every move that needed thought."""


class Referee:
    """Plays one match; `history` and `faults` tell what was played of it before its process had to be ended."""

    def __init__(
        self, series: Series, number: int, watch: Watch, history: list[Played], faults: list[Fault]
    ) -> None:
        self.series = series
        self.number = number
        self.watch = watch
        self.history = history
        self.entrants = series.seating(number)
        self.bots: dict[int, Bot] = {}
        self.match: Match = series.start(number)
        self.late = [0] * series.seats
        self.replaced: set[int] = set()
        for fault in faults:
            self.late[fault.seat] += fault.late
            self.replaced.add(fault.move)
        self.styles = [Style() for _ in range(series.seats)]
        self.stake = stake_of(self.match.game)

    def play(self) -> Json:
        """Play to the end: the result as it stands in a file of results."""
        match = self.match
        while not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            place = len(match.moves)
            if place < len(self.history):
                made = self.history[place]
            else:
                made = self._choose(seat, legal, legal.numbers)
            style = self.styles[made.seat]
            if made.microseconds != UNTIMED:
                style.times.append(made.microseconds)
            view = match.view(seat) if self.stake is not None and len(legal) > 1 else None
            match.push(made.seat, made.move)
            if self.stake is not None and view is not None:
                staked = self.stake(view, match.moves[-1])
                if staked is not None:
                    style.stakes.append(staked)
            if any(move["type"] == "pass" for move in legal):
                style.could_pass += 1
                style.passes += match.moves[-1]["type"] == "pass"
            if place >= len(self.history):
                self.watch.played(made)
        return self._result()

    def _choose(self, seat: int, legal: list[Json], numbers: list[int]) -> Played:
        """What the bot does, or a random move where it fails."""
        if len(numbers) == 1:
            return Played(seat, numbers[0], UNTIMED)
        place = len(self.match.moves)
        if place not in self.replaced:
            if self.late[seat] < PATIENCE:
                made = self._ask(seat, legal)
                if made is not None:
                    return made
            else:
                self._fail(seat, "not asked again in this match, since it was too late before", late=False)
        chance = rng_from(f"instead/{self.series.bot_seed(self.number, seat)}/{place}")
        return Played(seat, numbers[int(chance.below(len(numbers)))], UNTIMED)

    def _ask(self, seat: int, legal: list[Json]) -> Played | None:
        """The move that a bot chooses; None if it fails."""
        known = self.match.knowledge(seat)
        self.watch.asked(seat)
        try:
            if seat not in self.bots:
                seed = self.series.bot_seed(self.number, seat)
                self.bots[seat] = self.entrants[seat].make(self.match.game, seed)
            entrant = self.entrants[seat]
            began = entrant.clock()
            move = self.bots[seat].choose(known, list(legal), entrant.seconds)
            spent = entrant.clock() - began
        except TooLate as error:
            self._fail(seat, str(error), late=True)
            return None
        except (Exception, SystemExit) as error:
            self._fail(seat, f"{type(error).__name__}: {error}", late=False)
            return None
        try:
            return Played(seat, self.match.number_of(seat, move), round(1e6 * spent))
        except Refused as refusal:
            self._fail(seat, f"answered {short_repr(move)}: {refusal}", late=False)
        except Exception as error:  # a value on which even the checks fail
            self._fail(
                seat, f"answered something that cannot be checked ({type(error).__name__})", late=False
            )
        return None

    def _fail(self, seat: int, reason: str, *, late: bool) -> None:
        self.late[seat] += late
        name = self.entrants[seat].name
        self.watch.failed(Fault(name, seat, len(self.match.moves), " ".join(reason.split())[:200], late))

    def _result(self) -> Json:
        match = self.match
        outcome = match.outcome
        assert outcome is not None
        seats = range(self.series.seats)
        bought = [[sale for sale in match.sales() if sale.get("seat") == seat] for seat in seats]
        prices = [[sale["price"] for sale in sales if is_number(sale.get("price"))] for sales in bought]
        return {
            "seats": self.series.seats,
            "match": self.number,
            "deal": self.series.deal_number(self.number),
            "names": [entrant.name for entrant in self.entrants],
            "scores": outcome["scores"][: self.series.seats],
            "winners": outcome["winners"],
            "moves": len(match.moves),
            "played": [number for _, number in match.played],
            "lots": [len(sales) for sales in bought] if match.sales() else None,
            "prices": prices,
            "passes": [style.passes for style in self.styles],
            "could_pass": [style.could_pass for style in self.styles],
            "stakes": [[round(stake, 4) for stake in style.stakes] for style in self.styles],
            "ms": [[round(time / 1000, 3) for time in style.times] for style in self.styles],
        }


def is_number(value: object) -> bool:
    """Whether a price is one that can be averaged."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def play_match(
    series: Series,
    number: int,
    watch: Watch,
    history: list[Played] | None = None,
    faults: list[Fault] | None = None,
) -> Json:
    """Play one match of a series in this process."""
    return Referee(series, number, watch, history or [], faults or []).play()

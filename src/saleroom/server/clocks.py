"""Clocks: when a seat was asked, how much time it has, and when it is out.

A clock is live (seconds for a decision, and a reserve for the match), turn-based (hours for a decision), or none, where
one person plays with bots: then nobody is in a hurry, and only a table that was left for long is played on. All of it
follows from the times of the moves and of the pauses, so a restarted server knows as much as the one before it. While a
match is paused its clocks stand still.
"""

from array import array
from typing import Any

from saleroom.core.errors import SetupError, short_repr
from saleroom.core.game import Json, is_int

LIVE: Json = {"kind": "live", "seconds": 45, "reserve": 120}
NO_CLOCK: Json = {"kind": "none", "hours": 720}
"""After so many hours somebody who is in no hurry has forgotten the match: then a bot plays it to its end."""
ALLOWED = (
    '{"kind": "live", "seconds": 5 to 600, "reserve": 0 to 3600}, {"kind": "turns", "hours": 1 to 336} '
    'or {"kind": "none"}'
)


def read_clock(value: Any) -> Json:
    """A clock as it may be set; SetupError says what is allowed."""
    if value is None:
        return dict(LIVE)
    if isinstance(value, dict):
        kind = value.get("kind")
        if kind == "live":
            clock = {**LIVE, **value}
            if set(clock) == set(LIVE) and fits(clock["seconds"], 5, 600) and fits(clock["reserve"], 0, 3600):
                return clock
        if kind == "turns":
            clock = {"kind": "turns", "hours": 24, **value}
            if set(clock) == {"kind", "hours"} and fits(clock["hours"], 1, 336):
                return clock
        if {**NO_CLOCK, **value} == NO_CLOCK:
            return dict(NO_CLOCK)
    raise SetupError(f"a clock is {ALLOWED}, not {short_repr(value)}")


def fits(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return is_int(value) and low <= value <= high


class Clocks:
    """The clocks of one match, in milliseconds since 1970."""

    def __init__(
        self, clock: Json, seats: int, started_at: int, to_act: list[int], *, set_at: int = 0
    ) -> None:
        self.clock = clock
        self.set_at = set_at
        """When this clock was set: what happened before was another clock's matter."""
        self.asked_at: list[int | None] = [started_at if seat in to_act else None for seat in range(seats)]
        self.asked_number = [0] * seats
        self.used_reserve = [0] * seats
        self.paused_at: int | None = None
        """Since when the match is paused, if it is."""
        self.pauses: list[tuple[int, int]] = []
        """The pauses that are over, each from when to when."""
        self._decided = array("q")
        """Of every move its seat, when that was asked and when it moved, one after the other."""

    def copy(self) -> "Clocks":
        """The same clocks, which may go on by themselves."""
        other = Clocks(self.clock, 0, 0, [], set_at=self.set_at)
        other.asked_at = list(self.asked_at)
        other.asked_number = list(self.asked_number)
        other.used_reserve = list(self.used_reserve)
        other.paused_at, other.pauses = self.paused_at, list(self.pauses)
        other._decided = self._decided[:]
        return other

    def moved(self, seat: int, at: int, number: int, to_act: list[int]) -> None:
        """A seat has moved; `number` moves have been made since the beginning, and these are to act now."""
        asked = self.asked_at[seat]
        if asked is not None:
            self._decided.extend((seat, asked, at))
            self._use_reserve(seat, asked, at)
        self.asked_at[seat] = None
        for other in range(len(self.asked_at)):
            if other not in to_act:
                self.asked_at[other] = None
            elif self.asked_at[other] is None:
                self.asked_at[other] = at
                self.asked_number[other] = number

    def _use_reserve(self, seat: int, asked: int, at: int) -> None:
        """Take the time that a decision took beyond its seconds from the reserve of a seat."""
        if self.clock["kind"] == "live":
            begun = max(asked, self.set_at)
            over = at - begun - self.paused_between(begun, at) - 1000 * self.clock["seconds"]
            if over > 0:
                self.used_reserve[seat] = min(1000 * self.clock["reserve"], self.used_reserve[seat] + over)

    def _count_again(self) -> None:
        """Count the reserves anew: of a pause or another clock one may hear only after moves that came later."""
        self.used_reserve = [0] * len(self.used_reserve)
        for first in range(0, len(self._decided), 3):
            self._use_reserve(*self._decided[first : first + 3])

    def stop(self) -> None:
        """Nobody is to act any more: the match was ended before its end."""
        self.asked_at = [None] * len(self.asked_at)

    def set_pauses(self, paused_at: int | None, pauses: list[list[int]] | None) -> None:
        """The match is paused or goes on, as the table says."""
        self.paused_at = paused_at
        over = [(begun, ended) for begun, ended in pauses or ()]
        if over != self.pauses:
            self.pauses = over
            self._count_again()

    def paused_between(self, begun: int, ended: int) -> int:
        """How many of these milliseconds the match was paused; the pause that still lasts does not count."""
        return sum(max(0, min(to, ended) - max(since, begun)) for since, to in self.pauses)

    def switch(self, clock: Json, at: int) -> None:
        """Another clock is set: who is to act begins anew, and every seat has the whole reserve again."""
        self.clock = clock
        self.set_at = at
        self._count_again()

    def reserve_left(self, seat: int) -> int:
        """What is left of a seat's reserve."""
        return int(1000 * self.clock.get("reserve", 0)) - self.used_reserve[seat]

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is out; None if it is not to act. In a pause: as if it went on when the pause began."""
        asked = self.asked_at[seat]
        if asked is None:
            return None
        begun = max(asked, self.set_at)
        if self.paused_at is not None:
            begun = min(begun, self.paused_at)
        if self.pauses:
            begun += sum(to - max(since, begun) for since, to in self.pauses if to > begun)
        if self.clock["kind"] == "live":
            return int(begun + 1000 * self.clock["seconds"] + self.reserve_left(seat))
        return int(begun + 3_600_000 * self.clock["hours"])

    def public(self) -> Json:
        """The clocks as everybody may see them."""
        seats = range(len(self.asked_at))
        return {
            "clock": self.clock,
            "deadlines": [self.deadline(seat) for seat in seats],
            "reserves": [self.reserve_left(seat) for seat in seats],
            "paused_at": self.paused_at,
        }

"""Clocks: when a seat was asked, how much time it has, and when it is out.

A clock is live (seconds for a decision, and a reserve for the match) or turn-based (hours for a decision). All of
it follows from the times of the moves, so a restarted server knows as much as the one before it.
"""

from typing import Any

from saleroom.core.errors import SetupError, short_repr
from saleroom.core.game import Json, is_int

LIVE: Json = {"kind": "live", "seconds": 45, "reserve": 120}
ALLOWED = (
    '{"kind": "live", "seconds": 5 to 600, "reserve": 0 to 3600} or {"kind": "turns", "hours": 1 to 336}'
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

    def copy(self) -> "Clocks":
        """The same clocks, which may go on by themselves."""
        other = Clocks(self.clock, 0, 0, [], set_at=self.set_at)
        other.asked_at = list(self.asked_at)
        other.asked_number = list(self.asked_number)
        other.used_reserve = list(self.used_reserve)
        return other

    def moved(self, seat: int, at: int, number: int, to_act: list[int]) -> None:
        """A seat has moved; `number` moves have been made since the beginning, and these are to act now."""
        asked = self.asked_at[seat]
        if asked is not None and self.clock["kind"] == "live":
            over = at - max(asked, self.set_at) - 1000 * self.clock["seconds"]
            self.used_reserve[seat] = min(
                1000 * self.clock["reserve"], self.used_reserve[seat] + max(0, over)
            )
        self.asked_at[seat] = None
        for other in range(len(self.asked_at)):
            if other not in to_act:
                self.asked_at[other] = None
            elif self.asked_at[other] is None:
                self.asked_at[other] = at
                self.asked_number[other] = number

    def switch(self, clock: Json, at: int) -> None:
        """Another clock is set: who is to act begins anew, and every seat has the whole reserve again."""
        self.clock = clock
        self.set_at = at
        self.used_reserve = [0] * len(self.used_reserve)

    def reserve_left(self, seat: int) -> int:
        """What is left of a seat's reserve."""
        return int(1000 * self.clock.get("reserve", 0)) - self.used_reserve[seat]

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is out; None if it is not to act."""
        asked = self.asked_at[seat]
        if asked is None:
            return None
        asked = max(asked, self.set_at)
        if self.clock["kind"] == "live":
            return int(asked + 1000 * self.clock["seconds"] + self.reserve_left(seat))
        return int(asked + 3_600_000 * self.clock["hours"])

    def public(self) -> Json:
        """The clocks as everybody may see them."""
        seats = range(len(self.asked_at))
        return {
            "clock": self.clock,
            "deadlines": [self.deadline(seat) for seat in seats],
            "reserves": [self.reserve_left(seat) for seat in seats],
        }

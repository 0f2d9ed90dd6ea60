"""The clients: a seat each, what it was told, and the loop that plays many of them in one thread."""

import random
import select
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tools.load.connection import Connection

CONNECTING = 64
"""So many handshakes are under way at once."""
PATIENCE = 60.0
"""Seconds that clients wait for their first state, and for the last acknowledgement."""


@dataclass
class Tally:
    """What was measured, over one wave or several."""

    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    """From sending a move to its acknowledgement, in seconds."""
    late: list[float] = field(default_factory=list)
    """By how many seconds a move was sent later than it should have been: what this tool, or a busy machine, adds."""
    received: int = 0
    """Bytes that the server sent to the clients."""
    server_cpu: float = 0.0
    database_cpu: float = 0.0
    tool_cpu: float = 0.0
    measuring: bool = False

    @property
    def moves_per_second(self) -> float:
        """Acknowledged moves a second."""
        return len(self.times) / self.seconds if self.seconds else 0.0

    @property
    def bytes_per_move(self) -> float:
        """Bytes sent to all clients together for one move."""
        return self.received / len(self.times) if self.times else 0.0

    def milliseconds(self, part: float) -> float:
        """So much of the moves was acknowledged within that time."""
        return 1000 * part_of(self.times, part)


def part_of(values: Sequence[float], part: float) -> float:
    """So much of the values is not above that one; 0 if there are none."""
    row = sorted(values)
    return row[min(len(row) - 1, int(part * len(row)))] if row else 0.0


class Seat(ABC):
    """One client at one table. What it reads and writes is said by the class for each server."""

    connection: Connection

    def __init__(self, code: str, place: int) -> None:
        self.code = code
        self.place = place
        self.tally = Tally()
        self.number = -1
        """How many moves had been made in the last state it was told; -1 before the first."""
        self.told: list[int] = []
        self.acknowledged: dict[int, bytes] = {}
        self.over = False
        self.finished = False
        """Whether its end has been counted."""
        self.outcome: Any = None
        self.problems: list[str] = []
        self.sent = 0
        self.waiting_for: bytes | None = None
        """The move that is not yet acknowledged."""
        self.sent_at = 0.0

    @abstractmethod
    def connect(self) -> None:
        """Open the connection."""

    @abstractmethod
    def opened(self) -> None:
        """The connection stands: say what has to be said first."""

    @abstractmethod
    def handle(self, message: bytes) -> None:
        """Read a message."""

    @abstractmethod
    def may_move(self) -> bool:
        """Whether it is asked for a move and has sent none."""

    @abstractmethod
    def choose(self) -> tuple[bytes, bytes]:
        """A legal move, and the message that makes it."""

    def move(self) -> None:
        """Make a legal move, chosen at random."""
        self.sent += 1
        self.waiting_for, message = self.choose()
        self.sent_at = time.perf_counter()
        self.connection.send(message)

    def acknowledge(self, number: int) -> None:
        """The move that was sent is stored under this number."""
        if self.waiting_for is None:
            self.problems.append(f"move {number} was acknowledged and not sent")
            return
        if number in self.acknowledged:
            self.problems.append(f"move {number} was acknowledged twice")
        if self.tally.measuring:
            self.tally.times.append(time.perf_counter() - self.sent_at)
        self.acknowledged[number] = self.waiting_for
        self.waiting_for = None

    def close(self) -> None:
        """Leave."""
        self.connection.close()


class Crowd:
    """Many seats, read by one thread as their messages come in."""

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self.seats: dict[int, Seat] = {}
        self.gone: list[Seat] = []
        """Whose connection the server has ended."""
        self._poll = select.epoll()
        for seat in seats:
            self.add(seat)

    def add(self, seat: Seat) -> None:
        """Read this seat's messages from now on."""
        self.seats[seat.connection.fileno()] = seat
        self._poll.register(seat.connection.fileno(), select.EPOLLIN)

    def read(self, timeout: float) -> list[Seat]:
        """Wait for messages, let their seats read them, and say which seats they were."""
        found = []
        for number, _ in self._poll.poll(timeout):
            seat = self.seats[number]
            connection = seat.connection
            before = connection.opened
            messages = connection.receive()
            if connection.opened and not before:
                seat.opened()
            for message in messages:
                seat.handle(message)
            if connection.ended is not None:
                self._poll.unregister(number)
                del self.seats[number]
                self.gone.append(seat)
                connection.socket.close()
            found.append(seat)
        return found

    def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats.values():
            seat.close()
        self._poll.close()


def connect(seats: Sequence[Seat], advance: Callable[[int], object] = lambda _: None) -> Crowd:
    """Connect all of them, a few at a time, until each has been told a state; RuntimeError if one is refused."""
    crowd = Crowd()
    give_up = time.monotonic() + PATIENCE
    for start in range(0, len(seats), CONNECTING):
        group = seats[start : start + CONNECTING]
        for seat in group:
            seat.connect()
            crowd.add(seat)
        while any(seat.number < 0 for seat in group):
            crowd.read(0.1)
            if crowd.gone:
                raise RuntimeError(f"a client was sent away: {crowd.gone[0].connection.ended}")
            if time.monotonic() > give_up:
                raise RuntimeError("clients connected and were told nothing")
        give_up = time.monotonic() + PATIENCE
        advance(len(group))
    return crowd


def play(
    crowd: Crowd,
    seconds: float,
    rate: float,
    tally: Tally,
    *,
    cpu: Callable[[], tuple[float, float]] = lambda: (0.0, 0.0),
    over: float = 0.2,
    watch: Callable[[float], object] = lambda _: None,
) -> None:
    """Let them play for so long, or until this part of them has finished, and add what was measured to the tally.

    `rate` is how many moves a second all make together; with 0 everybody moves as soon as they may.
    """
    everybody = list(crowd.seats.values())
    for seat in everybody:
        seat.tally = tally
    ready = deque(seat for seat in everybody if seat.may_move())
    random.shuffle(ready)
    queued = set(ready)
    enough = max(1, int(over * sum(not seat.finished for seat in everybody)))
    finished = 0
    received = sum(seat.connection.received for seat in everybody)
    before = tally.seconds
    cpu_before, tool_before = cpu(), time.process_time()
    began = now = shown = time.perf_counter()
    due = began
    tally.measuring = True
    while now - began < seconds and finished < enough:
        pause = 0.05 if not rate or not ready else min(0.05, max(0.0, due - now))
        for seat in crowd.read(pause):
            if seat.over:
                finished += not seat.finished
                seat.finished = True
            elif seat not in queued and seat.may_move():
                ready.append(seat)
                queued.add(seat)
        now = time.perf_counter()
        if now - due > 0.25:
            due = now  # what was missed is not made up for in one rush
        while ready and (not rate or due <= now):
            seat = ready.popleft()
            queued.discard(seat)
            if seat.may_move():
                seat.move()
                if rate:
                    tally.late.append(now - due)
                    due += 1 / rate
        if now - shown > 0.2:
            shown = now
            watch(before + now - began)
    tally.measuring = False
    tally.seconds += now - began
    cpu_after = cpu()
    tally.server_cpu += cpu_after[0] - cpu_before[0]
    tally.database_cpu += cpu_after[1] - cpu_before[1]
    tally.tool_cpu += time.process_time() - tool_before
    tally.received += sum(seat.connection.received for seat in everybody) - received
    settle(crowd)


def settle(crowd: Crowd) -> None:
    """Wait until every move that was sent is acknowledged."""
    give_up = time.monotonic() + PATIENCE
    while any(seat.waiting_for is not None for seat in crowd.seats.values()):
        crowd.read(0.05)
        if time.monotonic() > give_up:
            break

"""Clients that come back after their servers were restarted, as the browser's tables do."""

import heapq
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tools.load.connection import Connection
from tools.load.seats import Crowd, Seat
from tools.load.servers import Site

FIRST_WAIT = 0.3
LONGEST_WAIT = 4.0
"""Seconds before another attempt: doubled with every failure, up to the most. The browser's client does the same."""
GIVE_UP = 60.0
CLOSING = "closing"
"""What an old server that is about to end says to those who come back too early: that is no error."""


@dataclass
class ComingBack:
    """What became of the clients."""

    back: int = 0
    seconds: float = 0.0
    """From the end of the old servers to the last client's state."""
    after_ready: float = 0.0
    """From when the new servers were ready."""
    errors: list[str] = field(default_factory=list)
    """What went wrong on connections to the new servers."""
    start_cpu: float = 0.0
    """Seconds of processor time that the new servers took until they were ready."""
    cpu: float = 0.0
    """Milliseconds of processor time per client from the end of the old servers on: servers, database, this tool."""


def come_back(site: Site, crowd: Crowd, show: Callable[[float], object]) -> ComingBack:
    """Restart the servers, and let every client try again until it has been told a state."""
    found = ComingBack()
    clients = list(crowd.seats.values())
    failures = dict.fromkeys(clients, 0)
    attempts: list[tuple[float, int, Seat]] = []
    times = {"ended": 0.0, "ready": 0.0, "cpu": 0.0}

    def restart() -> None:
        site.stop()
        times["ended"] = time.monotonic()
        times["cpu"] = site.database_cpu() + time.process_time()
        site.start()
        times["ready"] = time.monotonic()
        found.start_cpu = site.cpu()

    def lost(seat: Seat) -> None:
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures[seat]) * random.uniform(0.75, 1.25)
        failures[seat] += 1
        heapq.heappush(attempts, (time.monotonic() + wait, id(seat), seat))

    for seat in clients:
        seat.number = -1
        seat.problems.clear()
    old: dict[Seat, Connection] = {seat: seat.connection for seat in clients}
    thread = threading.Thread(target=restart)
    thread.start()
    began = last = time.monotonic()
    back: set[Seat] = set()
    while len(back) < len(clients) and time.monotonic() - began < GIVE_UP:
        while attempts and attempts[0][0] <= time.monotonic():
            seat = heapq.heappop(attempts)[2]
            try:
                seat.connect()
            except OSError:
                lost(seat)
                continue
            seat.number = -1
            crowd.add(seat)
        for seat in crowd.read(0.05):
            if seat.number >= 0 and seat.connection is not old[seat] and seat not in back:
                back.add(seat)
                last = time.monotonic()
        for seat in crowd.gone:
            if seat.connection is not old[seat]:
                back.discard(seat)
                if times["ready"]:
                    found.errors.append(f"{seat.connection.ended}")
            lost(seat)
        crowd.gone.clear()
        show(time.monotonic() - began)
    thread.join()
    used = site.cpu() + site.database_cpu() + time.process_time() - times["cpu"]
    found.cpu = 1000 * used / len(clients)
    crowd.close()
    show(GIVE_UP)
    found.back = len(back)
    found.seconds = last - times["ended"]
    found.after_ready = max(0.0, last - times["ready"])
    if not times["ready"]:
        found.errors.append("the servers did not start again")
    found.errors += [problem for seat in clients for problem in seat.problems if problem != CLOSING]
    return found

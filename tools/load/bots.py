"""`make load-bots`: many tables with a person and bots, on two cores together with the server and this tool.

It starts a server, opens tables of all games with one person and bots at each, lets the people move after a while of
thinking, and opens a new table for every one that is over. Then it prints how long people waited for their moves to be
stored, how late bots moved and how often they had to answer simpler, and who used the processor. It ends by itself.
"""

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

import saleroom
from saleroom import bots
from saleroom.games import GAMES
from tools.load.measure import progress_bar
from tools.load.messages import LiveSeat
from tools.load.seats import Crowd, Tally, connect, settle
from tools.load.servers import Requests, Site, family

CLOCK = {"kind": "live", "seconds": 45, "reserve": 120}
FIGURES = (
    "bot_choices", "bots_hurried", "bots_simplified", "bots_on_the_spot", "bots_replaced", "bots_late", "bots_overdue",
)  # fmt: skip
LATE = "saleroom_bot_move_late_seconds_bucket"


class Evening:
    """The tables, and the people at them."""

    def __init__(self, port: int, level: str, think: float) -> None:
        self.requests = Requests(port)
        self.port = port
        self.level = level
        self.think = think
        self.opened = 0
        self.tally = Tally()
        self._games = [GAMES[name] for name in GAMES]

    def open(self, number: int) -> LiveSeat:
        """A table with one person and bots, begun; the games come one after the other."""
        game = self._games[number % len(self._games)]
        seats = game.facts()["best_seats"]
        wanted = {
            "game": game.id, "seats": seats, "nickname": "Player", "clock": CLOCK, "bots": [self.level] * (seats - 1),
        }  # fmt: skip
        table, secret = self.requests.post("/api/v1/tables", wanted)
        assert secret is not None
        self.requests.post(f"/api/v1/tables/{table['code']}/start", {}, secret)
        self.opened += 1
        seat = LiveSeat(table["code"], 0, secret, self.port)
        seat.tally = self.tally
        return seat

    def play(
        self, crowd: Crowd, seconds: float, pool: ThreadPoolExecutor, bar: Callable[[float], object]
    ) -> None:
        """Let people move for so long, each after a while; a table that is over gives way to a new one."""
        due: dict[LiveSeat, float] = {}
        coming: list[Future[LiveSeat]] = []
        began = now = time.perf_counter()
        self.tally.measuring = True
        waiting = [seat for seat in crowd.seats.values() if isinstance(seat, LiveSeat)]
        while now - began < seconds:
            for seat in waiting:
                if seat.over:
                    if not seat.finished:
                        seat.finished = True
                        coming.append(pool.submit(self.open, self.opened))
                elif seat not in due and seat.may_move():
                    due[seat] = now + random.lognormvariate(0.0, 0.5) * self.think
            for seat in [seat for seat, moment in due.items() if moment <= now]:
                del due[seat]
                if seat.may_move():
                    seat.move()
            for future in [future for future in coming if future.done()]:
                coming.remove(future)
                seat = future.result()
                seat.connect()
                crowd.add(seat)
            waiting = [seat for seat in crowd.read(0.005) if isinstance(seat, LiveSeat)]
            now = time.perf_counter()
            bar(now - began)
        self.tally.measuring = False
        self.tally.seconds = now - began
        settle(crowd)


class Bar:
    """Shows how much of the time is over."""

    def __init__(self, show: Callable[[float], object], every: float = 0.2) -> None:
        self.show = show
        self.every = every
        self._shown = 0.0

    def __call__(self, seconds: float) -> None:
        """So many seconds are over."""
        if seconds - self._shown >= self.every:
            self._shown = seconds
            self.show(seconds)


def figures(site: Site) -> tuple[dict[str, float], dict[float, float]]:
    """What the server counts of bots, and how many of their moves were at most so many seconds late."""
    counted, late = {}, {}
    for kind in text_string_to_metric_families(site.servers[0].counters()):
        for sample in kind.samples:
            name = sample.name.removeprefix("saleroom_").removesuffix("_total")
            if name in FIGURES:
                counted[name] = float(sample.value)
            if sample.name == LATE:
                late[float(sample.labels["le"])] = float(sample.value)
    return counted, late


def busy(site: Site) -> tuple[float, float, int]:
    """Seconds of processor time of the server itself, of the processes in which bots think, and how many these are."""
    own = thinking = 0.0
    processes = 0
    for pid in (one for parent in site.pids() for one in family(parent)):
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            thinks = b"saleroom.server.thinking" in Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue  # it has ended in the meantime
        ticks = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        processes += thinks
        own, thinking = (own, thinking + ticks) if thinks else (own + ticks, thinking)
    return own, thinking, processes


def report(tally: Tally, counted: dict[str, float], late: dict[float, float]) -> None:
    """Print what people and bots have seen of it."""
    times = ", ".join(
        f"{part} % within {tally.milliseconds(part / 100):.1f} ms{' (asked: under 100)' if part == 95 else ''}"
        for part in (50, 95, 99)
    )
    print(f"people: {len(tally.times):,} moves, {times}", flush=True)
    choices = max(1.0, counted["bot_choices"])
    print(
        f"bots: {choices:,.0f} choices, {choices / tally.seconds:,.0f} a second; simpler: "
        f"{counted['bots_hurried'] / choices:.1%} with less time than usual, "
        f"{counted['bots_simplified'] / choices:.1%} by the simple bot, "
        f"{counted['bots_on_the_spot'] / choices:.1%} on the spot; {counted['bots_replaced']:,.0f} failed",
        flush=True,
    )
    moved = max(late.values(), default=0.0)
    within = next((bound for bound, count in sorted(late.items()) if count >= 0.95 * moved), 0.0)
    print(
        f"bots late: {counted['bots_overdue']:,.0f} by the clock (asked: 0), {counted['bots_late']:,.0f} choices after "
        f"their planned moment; 95 % of {moved:,.0f} moves within {1000 * within:g} ms of it",
        flush=True,
    )


def main() -> int:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="make load-bots", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0, help="measured seconds")
    parser.add_argument("--level", default="club", choices=bots.names())
    parser.add_argument(
        "--processes",
        type=int,
        default=0,
        help="in which bots think; 0: as many as the server would by itself",
    )
    parser.add_argument(
        "--think", type=float, default=2.0, help="seconds that people take, the middle of them"
    )
    parser.add_argument("--delay", type=float, default=1.0, help="seconds that bots take, about")
    parser.add_argument("--cores", type=int, default=2, help="cores for server, bots and this tool together")
    arguments = parser.parse_args()
    if arguments.tables < 1 or arguments.seconds < 1:
        parser.error("--tables and --seconds have to be 1 or more")
    cores = sorted(os.sched_getaffinity(0))[: max(1, arguments.cores)]
    os.sched_setaffinity(0, cores)
    settings = {"bot_processes": arguments.processes, "bot_delay": arguments.delay}
    with progress_bar() as bar, Site("sqlite", 1, **settings) as site, ThreadPoolExecutor(4) as pool:
        site.start()
        print(
            f"{arguments.tables} tables of all games with a person and bots of level {arguments.level}; SQLite, one "
            f"worker; {'native' if saleroom.compiled else 'interpreted'} rules; Python {platform.python_version()}, "
            f"{len(cores)} cores shared by server, bots and tool",
            flush=True,
        )
        evening = Evening(site.ports[0], arguments.level, arguments.think)
        task = bar.add_task("opening tables", total=arguments.tables)
        seats = []
        for seat in pool.map(evening.open, range(arguments.tables)):
            seats.append(seat)
            bar.advance(task)
        crowd = connect(seats)
        bar.reset(task, description="playing", total=arguments.seconds)
        before, late_before = figures(site)
        cpu_before, tool_before = busy(site), time.process_time()
        evening.play(crowd, arguments.seconds, pool, Bar(lambda done: bar.update(task, completed=done)))
        cpu, tool = busy(site), time.process_time() - tool_before
        time.sleep(1.2)  # the server copies its figures once a second
        after, late = figures(site)
        problems = sum(len(seat.problems) for seat in crowd.seats.values())
        crowd.close()
    seconds = evening.tally.seconds
    report(
        evening.tally,
        {name: after[name] - before[name] for name in FIGURES},
        {bound: count - late_before.get(bound, 0.0) for bound, count in late.items()},
    )
    print(
        f"cores: server {(cpu[0] - cpu_before[0]) / seconds:.2f}, bots {(cpu[1] - cpu_before[1]) / seconds:.2f} "
        f"in {cpu[2]} process{'es' if cpu[2] != 1 else ''}, "
        f"this tool {tool / seconds:.2f}; {evening.opened:,} tables opened in all, {problems} refusals",
        flush=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make load-idle`: ten thousand running turn-based tables on PostgreSQL and Redis with two workers.

It prints how many tables workers took from each other, what the processor does at rest, the memory of a sleeping
table, how moves are answered while 100 tables are active, before and after 100,000 finished tables are added, how
quickly 2,000 websockets come back after a restart, and how soon the clocks of a killed worker run on. All of it is
measured from outside. It ends by itself.
"""

import argparse
import math
import signal
import sys
import time
from collections.abc import Callable

from rich.progress import Progress

import saleroom
from tools.load.copies import Copies, Template, make_templates
from tools.load.measure import lateness, progress_bar
from tools.load.reconnect import come_back
from tools.load.seats import Tally, connect, play
from tools.load.servers import Site

QUIET = 0.3
"""The servers have settled when they use less than this part of a core."""
SETTLE = 300.0
"""Seconds that they may take to do so."""
WARNING = 12.0
"""Seconds between making the tables whose clocks run out and killing a worker."""
TAKEOVER = 60.0
"""Seconds that the clocks of a killed worker are waited for."""


class IdleRun:
    """One run: the servers, the tables in the database, and those that nobody has played at yet."""

    def __init__(self, site: Site, bar: Progress, arguments: argparse.Namespace) -> None:
        self.site = site
        self.bar = bar
        self.arguments = arguments
        self.copies = Copies(site.database)
        self.began = time.monotonic()
        self.goals: list[tuple[str, str, str]] = []
        """What was looked at, what was asked, what was measured."""
        self.unused: list[str] = []
        self.running: list[Template] = []
        self.finished: list[Template] = []

    def say(self, line: str) -> None:
        """Print a result at once, and when it was there."""
        print(f"{time.monotonic() - self.began:5.0f} s  {line}", flush=True)

    def note(self, what: str, asked: str, measured: str) -> None:
        """Keep a figure that something was asked of for the end."""
        self.goals.append((what, asked, measured))

    def summary(self) -> None:
        """Print what was asked beside what was measured."""
        rows = [("", "asked", "measured"), *self.goals]
        wide = [max(len(row[column]) for row in rows) for column in range(2)]
        for what, asked, measured in rows:
            print(f"{what:{wide[0]}}  {asked:{wide[1]}}  {measured}", flush=True)
        print(f"all of it took {(time.monotonic() - self.began) / 60:.1f} minutes", flush=True)

    def take(self, count: int) -> list[str]:
        """Codes of tables that nobody has played at yet; RuntimeError if there are none left."""
        if len(self.unused) < count:
            raise RuntimeError("all tables have been played: take more tables, a lower rate or less time")
        taken, self.unused = self.unused[:count], self.unused[count:]
        return taken

    def timed(self, title: str, seconds: float) -> Callable[[float], object]:
        """A bar for something that takes so many seconds; call it with the seconds that have passed."""
        task = self.bar.add_task(title, total=seconds)
        return lambda done: self.bar.update(task, completed=done, visible=done < seconds)

    def rest(self, title: str, seconds: float) -> tuple[float, float]:
        """Do nothing for so long: the part of a core that servers and database used."""
        show = self.timed(title, seconds)
        servers, database, began = self.site.cpu(), self.site.database_cpu(), time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            time.sleep(min(0.5, seconds - passed))
            show(passed)
        show(seconds)
        took = time.monotonic() - began
        return (self.site.cpu() - servers) / took, (self.site.database_cpu() - database) / took

    def settle(self) -> float:
        """Wait until the servers have little to do; the seconds that took."""
        began = time.monotonic()
        while time.monotonic() - began < SETTLE:
            used, _ = self.rest("waiting until the servers have settled", 5)
            if used < QUIET:
                break
        return time.monotonic() - began

    def prepare(self) -> None:
        """Make the templates, measure the empty servers, and fill the database with running tables."""
        self.site.start()
        self.running = make_templates(self.site, finished=False)
        self.finished = make_templates(self.site, finished=True)
        self.site.stop()
        self.site.start()
        empty_cpu, _ = self.rest("the servers without tables", 10)
        empty = self.site.memory()
        count = self.arguments.tables
        task = self.bar.add_task("making running tables", total=count)
        self.copies.watch_leases()
        self.unused = self.copies.make(self.running, count, advance=lambda step: self.bar.advance(task, step))
        self.copies.connection.execute("ANALYZE")
        self.bar.remove_task(task)
        settled = self.settle()
        each = (self.site.memory() - empty) / count
        self.say(
            f"memory per sleeping table: {each / 1000:.1f} kB; both servers {empty / 1e6:.0f} MB "
            f"without tables, {self.site.memory() / 1e6:.0f} MB with {count:,}; settled after {settled:.0f} s; "
            f"processor without tables {100 * empty_cpu:.1f} % of a core"
        )
        self.note("memory per sleeping table", "under 25 kB", f"{each / 1000:.1f} kB")

    def watch(self) -> Tally:
        """Rest for a third of the time, then let some tables be active: processor, leases, times of moves."""
        seconds = 60 * self.arguments.minutes
        used, database = self.rest("at rest", seconds / 3)
        self.say(
            f"processor at rest: {100 * used:.1f} % of a core, PostgreSQL and Redis {100 * database:.1f} %"
        )
        self.note("processor at rest", "under 15 % of a core", f"{100 * used:.1f} %")
        tally = self.active("active", seconds * 2 / 3)
        stolen = self.copies.stolen()
        self.say(f"tables taken from a living worker in {self.arguments.minutes:g} minutes: {stolen}")
        self.note(
            f"tables taken from a living worker in {self.arguments.minutes:g} minutes", "0", f"{stolen}"
        )
        return tally

    def active(self, title: str, seconds: float) -> Tally:
        """Let some tables be played at a steady rate for so long."""
        tally = Tally()
        show = self.timed(f"{title}: {self.arguments.active} tables", seconds)
        while tally.seconds < seconds:
            tables = self.copies.clients(self.take(self.arguments.active), self.site.ports)
            crowd = connect([seat for table in tables for seat in table])
            play(crowd, seconds - tally.seconds, self.arguments.rate, tally, cpu=self.cpu, watch=show)
            crowd.close()
            problems = [line for table in tables for seat in table for line in seat.problems]
            if problems:
                self.say(f"  {len(problems)} moves were refused, the first with {problems[0]}")
        show(seconds)
        self.say(
            f"{title}: {self.arguments.active} tables, {tally.moves_per_second:.0f} moves/s: "
            f"50 % within {tally.milliseconds(0.5):.1f} ms, 95 % within {tally.milliseconds(0.95):.1f} ms, "
            f"99 % within {tally.milliseconds(0.99):.1f} ms; processor {100 * tally.server_cpu / tally.seconds:.1f} % "
            f"of a core, PostgreSQL and Redis {100 * tally.database_cpu / tally.seconds:.1f} %; "
            f"both servers {self.site.memory() / 1e6:.0f} MB afterwards{lateness(tally)}"
        )
        return tally

    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time of the servers and of the database."""
        return self.site.cpu(), self.site.database_cpu()

    def add_finished(self, before: Tally) -> None:
        """Add finished tables, and see what that does to the active ones."""
        count = self.arguments.finished
        task = self.bar.add_task("making finished tables", total=count)
        self.copies.make(self.finished, count, advance=lambda step: self.bar.advance(task, step))
        self.copies.connection.execute("ANALYZE")
        self.copies.connection.execute("CHECKPOINT")
        self.bar.remove_task(task)
        self.settle()
        seconds = min(before.seconds, 60.0)
        after = self.active(f"with {count:,} finished tables", seconds)
        first, second = before.milliseconds(0.95), after.milliseconds(0.95)
        self.note(
            f"95 % of moves, with {count:,} finished tables",
            "no slower",
            f"{second:.1f} ms, before {first:.1f} ms",
        )

    def restart(self) -> None:
        """Restart the servers while many websockets are open."""
        seats = math.ceil(self.arguments.sockets / 3)
        tables = self.copies.clients(self.take(min(seats, len(self.unused))), self.site.ports)
        clients = [seat for table in tables for seat in table][: self.arguments.sockets]
        task = self.bar.add_task("connecting websockets", total=len(clients))
        crowd = connect(clients, lambda step: self.bar.advance(task, step))
        self.bar.remove_task(task)
        result = come_back(self.site, crowd, self.timed("coming back after a restart", 60.0))
        self.say(
            f"{len(clients):,} websockets after a restart: {result.back:,} are back, the last {result.seconds:.1f} s "
            f"after the servers had ended and {result.after_ready:.1f} s after they were ready again; "
            f"{len(result.errors)} errors; {result.cpu:.2f} ms of processor time per websocket for all processes, "
            f"{result.start_cpu:.1f} s of it to start"
        )
        self.note(
            f"{len(clients):,} websockets back after a restart",
            "all within 15 s, 0 errors",
            f"{result.back:,} within {result.seconds:.1f} s, {len(result.errors)} errors",
        )
        for line in sorted(set(result.errors))[:5]:
            self.say(f"  {result.errors.count(line)} times: {line}")

    def kill(self) -> None:
        """Kill a worker while clocks run out, half of them at tables that somebody watches there."""
        count = self.arguments.due
        out_at = time.time() + WARNING
        codes = self.copies.make(self.running, count, due_at=int(1000 * out_at))
        expected = sum(len(self.running[index % len(self.running)].deadlines) for index in range(count))
        watched = self.copies.clients(codes[: count // 2], self.site.ports[:1])
        connect([table[0] for table in watched])  # not closed: their server is killed
        self.rest("waiting for clocks to run out", max(0.0, out_at - 0.5 - time.time()))
        process = self.site.servers[0].process
        assert process is not None
        process.send_signal(signal.SIGKILL)
        process.wait()
        killed_at = time.time()
        show = self.timed("clocks of a killed worker", TAKEOVER)
        made = self.copies.clock_moves(codes)
        while len(made) < expected and time.time() - killed_at < TAKEOVER:
            time.sleep(0.25)
            show(time.time() - killed_at)
            made = self.copies.clock_moves(codes)
        show(TAKEOVER)
        late = made[-1] / 1000 - max(out_at, killed_at) if made else math.inf
        self.say(
            f"a worker killed with {expected} clocks of {count} tables running out: {min(len(made), expected)} of "
            f"them were run by the other, the last {late:.1f} s after it was due"
        )
        self.note(
            f"{expected} due clocks of a killed worker",
            "all within 10 s",
            f"{min(len(made), expected)} within {late:.1f} s",
        )


def main() -> int:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="make load-idle", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000, help="running tables")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long they are watched")
    parser.add_argument("--active", type=int, default=100, help="tables that are played at")
    parser.add_argument(
        "--rate", type=float, default=20.0, help="moves a second at the active tables together"
    )
    parser.add_argument("--finished", type=int, default=100_000, help="finished tables that are added")
    parser.add_argument(
        "--sockets", type=int, default=2_000, help="websockets that are open during a restart"
    )
    parser.add_argument(
        "--due", type=int, default=100, help="tables whose clocks run out when a worker is killed"
    )
    arguments = parser.parse_args()
    with progress_bar() as bar, Site("club", 2) as site:
        run = IdleRun(site, bar, arguments)
        run.say(
            f"{arguments.tables:,} running turn-based tables; PostgreSQL + Redis, 2 workers; "
            f"{'native' if saleroom.compiled else 'interpreted'} rules"
        )
        try:
            run.prepare()
            tally = run.watch()
            run.add_finished(tally)
            run.restart()
            run.kill()
            run.summary()
        finally:
            run.copies.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

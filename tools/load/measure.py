"""Plays many tables in waves and measures: moves a second, times, bytes, memory, and what the tool itself takes.

A match has an end, so a run takes several waves of tables. A wave is opened and connected before its time begins, and
its time ends when a fifth of its matches are over: so the figures are about as many tables as were asked for.
"""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tools.load.seats import Seat, Tally, connect, part_of, play
from tools.load.servers import Site, open_tables

WAVES = 100
"""A run ends after so many waves, however short they were."""
SHORTEST = 0.5
"""If no more than so many seconds are left another wave is not worth opening."""


class Target(Protocol):
    """A server that is measured."""

    name: str

    def open_tables(self, count: int, advance: Callable[[int], object]) -> Sequence[Sequence[Seat]]:
        """Tables with all seats taken, begun; their clients are not connected yet."""

    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time that it has used, and its database."""

    def memory(self) -> int:
        """Its resident bytes."""


class OwnServer:
    """Our own server."""

    def __init__(self, site: Site, game: str, seats: int, spread: str) -> None:
        self.site = site
        self.game = game
        self.seats = seats
        self.spread = spread
        workers = f"{len(site.servers)} worker{'s' if len(site.servers) > 1 else ''}"
        self.name = f"{'PostgreSQL + Redis' if site.services else 'SQLite'}, {workers}"

    def open_tables(self, count: int, advance: Callable[[int], object]) -> Sequence[Sequence[Seat]]:
        clock = {"kind": "live", "seconds": 600}
        return open_tables(
            self.site.ports, self.game, self.seats, count, clock=clock, spread=self.spread, advance=advance
        )

    def cpu(self) -> tuple[float, float]:
        return self.site.cpu(), self.site.database_cpu()

    def memory(self) -> int:
        return self.site.memory()


@dataclass
class Measured:
    """What a run has brought."""

    name: str
    memory_per_table: float = 0.0
    tallies: dict[float, Tally] = field(default_factory=dict)
    """By rate."""
    tables: list[Sequence[Seat]] = field(default_factory=list)


def progress_bar() -> Progress:
    """A bar on the terminal, gone when the work is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),
    )


def measure(target: Target, count: int, seconds: float, rates: Sequence[float], bar: Progress) -> Measured:
    """Play so many tables at each of the rates for so many measured seconds."""
    found = Measured(target.name)
    warm_up(target)
    for rate in rates:
        found.tallies[rate] = Tally()
        title = f"{target.name}: " + (f"{rate:,.0f} moves/s" if rate else "as fast as possible")
        task = bar.add_task(title, total=seconds)
        for _ in range(WAVES):
            if seconds - found.tallies[rate].seconds < SHORTEST:
                break
            play_wave(found, target, count, seconds, rate, bar, task)
        bar.remove_task(task)
    return found


def play_wave(
    found: Measured, target: Target, count: int, seconds: float, rate: float, bar: Progress, task: TaskID
) -> None:
    """Open so many tables, connect their clients, and let them play."""
    tally = found.tallies[rate]
    before, moves = target.memory(), len(tally.times)
    setting_up = bar.add_task("  opening tables", total=count)
    tables = target.open_tables(count, lambda step: bar.advance(setting_up, step))
    seats = [seat for table in tables for seat in table]
    bar.reset(setting_up, description="  connecting clients", total=len(seats))
    crowd = connect(seats, lambda step: bar.advance(setting_up, step))
    bar.remove_task(setting_up)
    if not found.memory_per_table:
        time.sleep(1.0)
        found.memory_per_table = (target.memory() - before) / count
    left = seconds - tally.seconds
    play(crowd, left, rate, tally, cpu=target.cpu, watch=lambda done: bar.update(task, completed=done))
    crowd.close()
    found.tables += tables
    if len(tally.times) == moves:
        raise RuntimeError(f"{target.name}: no move was acknowledged in {left:.0f} s")


def warm_up(target: Target) -> None:
    """Play three tables for a moment, so that caches are filled before memory and times are measured."""
    tables = target.open_tables(3, lambda _: None)
    crowd = connect([seat for table in tables for seat in table])
    play(crowd, 1.0, 0, Tally())
    crowd.close()


def report(found: Measured, seats: int, asked: dict[str, str]) -> None:
    """Print the figures; `asked` has what was asked for by the name of the figure."""

    def goal(name: str) -> str:
        return f" (asked: {asked[name]})" if name in asked else ""

    print(
        f"memory per idle table with {seats} sockets: {found.memory_per_table / 1000:.0f} kB{goal('memory')}",
        flush=True,
    )
    for rate, tally in found.tallies.items():
        wanted = f"paced at {rate:,.0f} moves/s" if rate else "as fast as possible"
        times = ", ".join(
            f"{part} % within {tally.milliseconds(part / 100):.1f} ms{goal(f'{rate:g}/{part}')}"
            for part in (50, 95, 99)
        )
        print(
            f"{wanted}: {tally.moves_per_second:,.0f} moves/s acknowledged and stored{goal(f'{rate:g}/rate')}; "
            f"{times}; {tally.bytes_per_move:,.0f} bytes to clients per move; {len(tally.times):,} moves in "
            f"{tally.seconds:.1f} s; {len(tally.times) / max(tally.server_cpu, 0.01):,.0f} moves per second of the "
            f"server's processor time; cores: server {tally.server_cpu / tally.seconds:.2f}, "
            f"its database {tally.database_cpu / tally.seconds:.2f}, "
            f"this tool {tally.tool_cpu / tally.seconds:.2f}{lateness(tally)}",
            flush=True,
        )


def lateness(tally: Tally) -> str:
    """How late this tool itself was with its moves, which tells how busy the machine is; nothing at full speed."""
    if not tally.late:
        return ""
    half, most, nearly_all = (1000 * part_of(tally.late, part) for part in (0.5, 0.95, 0.99))
    return f"; it was itself late by {half:.1f}, {most:.1f} and {nearly_all:.1f} ms (50, 95 and 99 %)"

"""Counters in the text format of Prometheus."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saleroom.server.house import House
    from saleroom.server.limits import Limits
    from saleroom.server.runner import Runner

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What this worker has done since it started."""

    def __init__(self, house: "House", runner: "Runner", limits: "Limits") -> None:
        self.house = house
        self.runner = runner
        self.limits = limits
        self.moves = 0
        self.refused = 0
        self.seconds = 0.0
        self.buckets = [0] * len(BOUNDS)

    @contextmanager
    def timed_move(self) -> Iterator[None]:
        """Count a move and how long it took to be stored."""
        began = time.perf_counter()
        try:
            yield
        except Exception:
            self.refused += 1
            raise
        took = time.perf_counter() - began
        self.moves += 1
        self.seconds += took
        for place, bound in enumerate(BOUNDS):
            if took <= bound:
                self.buckets[place] += 1

    def text(self) -> str:
        """All counters. Each worker has its own and names itself, so that those of several can be added up."""
        worker = f'worker="{self.house.worker[:8]}"'
        lines = [
            "# HELP saleroom_move_seconds Time from a move's arrival until it was stored.",
            "# TYPE saleroom_move_seconds histogram",
        ]
        for bound, count in zip(BOUNDS, self.buckets, strict=True):
            lines.append(f'saleroom_move_seconds_bucket{{{worker},le="{bound}"}} {count}')
        lines.append(f'saleroom_move_seconds_bucket{{{worker},le="+Inf"}} {self.moves}')
        lines.append(f"saleroom_move_seconds_sum{{{worker}}} {self.seconds:.6f}")
        lines.append(f"saleroom_move_seconds_count{{{worker}}} {self.moves}")
        sockets = sum(len(room.watchers) for room in self.house.rooms.all.values())
        thinkers = self.runner.thinkers
        for name, kind, text, value in (
            ("moves_refused_total", "counter", "Moves that were refused.", self.refused),
            (
                "requests_limited_total",
                "counter",
                "Requests refused for being too many.",
                self.limits.refused,
            ),
            ("bot_choices_total", "counter", "Choices that bots were asked for.", thinkers.chosen),
            (
                "bots_replaced_total",
                "counter",
                "Bot choices that a simpler bot had to make.",
                thinkers.replaced,
            ),
            ("tables_in_memory", "gauge", "Tables held in memory.", len(self.house.rooms.all)),
            ("tables_leased", "gauge", "Tables whose clocks and bots run here.", len(self.house.notes.awake)),
            ("connections", "gauge", "Open websockets and streams.", sockets),
        ):
            lines += [
                f"# HELP saleroom_{name} {text}",
                f"# TYPE saleroom_{name} {kind}",
                f"saleroom_{name}{{{worker}}} {value}",
            ]
        return "\n".join(lines) + "\n"

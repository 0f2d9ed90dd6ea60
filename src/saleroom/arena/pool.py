"""Many matches in several processes, their results in order whatever the number of processes.

A bot may hang, in native code too, or take its process down with it. So matches are played in worker processes. Each
writes into memory that this process can read what it has played and until when the bot that thinks has to be done;
a worker that is later than that is ended, and another one goes on with the match: with a random move in that place.
"""

import contextlib
import os
import signal
import threading
import time
import traceback
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

import saleroom
from saleroom.arena.command import end_programs
from saleroom.arena.referee import Fault, Played, play_match
from saleroom.arena.series import Series, default_limit
from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json

GRACE = 1.0
"""A program of its own is ended by the worker at the limit; the worker itself so many seconds later."""
AHEAD = 64
"""So many matches per worker may be begun before the first of them is done."""
UNEXPLAINED = 10
"""So often a worker may be replaced in a run without a bot to blame."""
LOOK = 0.1
"""How often bots that think are looked at, in seconds."""
DEADLINE, SEAT, COUNT, MOVES = range(4)
"""The memory of a worker: when the bot has to be done, whose it is, and then the moves, three numbers each."""


class ArenaError(SaleroomError):
    """The arena cannot go on, and not because of a bot."""


class Job(NamedTuple):
    """One match of a series."""

    series: Series
    number: int


def jobs(all_series: Sequence[Series]) -> list[Job]:
    """All matches of some series, in order."""
    return [Job(series, number) for series in all_series for number in range(series.matches)]


class SharedWatch:
    """Writes what happens into the worker's memory; faults are sent at once."""

    def __init__(self, memory: Any, link: "Connection[Any, Any]", limit: float) -> None:
        self.memory = memory
        self.link = link
        self.nanoseconds = int(1e9 * (limit + GRACE))

    def begin(self, history: list[Played]) -> None:
        """A match begins, or goes on after these moves."""
        self.memory[DEADLINE] = 0
        self.memory[COUNT] = 0
        for move in history:
            self.played(move)

    def asked(self, seat: int) -> None:
        """A bot begins to think."""
        self.memory[SEAT] = seat
        self.memory[DEADLINE] = time.monotonic_ns() + self.nanoseconds

    def played(self, move: Played) -> None:
        """A move was made."""
        self.memory[DEADLINE] = 0
        place = MOVES + 3 * self.memory[COUNT]
        self.memory[place : place + 3] = list(move)
        self.memory[COUNT] += 1

    def failed(self, fault: Fault) -> None:
        """A bot failed."""
        self.memory[DEADLINE] = 0
        self.link.send(("fault", fault))


def work(memory: Any, link: "Connection[Any, Any]", limit: float, parent: int) -> None:
    """What a worker does: play the matches it is sent, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when we end
    os.dup2(2, 1)  # what a bot prints is no part of the results
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # so that we can be ended together with the programs we have started
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    watch = SharedWatch(memory, link, limit)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job, history, faults = link.recv()
            watch.begin(history)
            try:
                answer = ("done", play_match(job.series, job.number, watch, history, faults))
            except Exception:
                answer = ("broken", {"text": traceback.format_exc()})
            link.send(answer)
    end_programs()


def end_with(parent: int) -> None:
    """End this process soon after the one that started it."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class Worker:
    """One worker process and the match it plays."""

    def __init__(self, limit: float, most_moves: int) -> None:
        context = get_context("spawn")
        self.memory = context.RawArray("q", MOVES + 3 * most_moves)
        self.link, other = context.Pipe()
        self.process = context.Process(
            target=work, args=(self.memory, other, limit, os.getpid()), daemon=True, name="arena"
        )
        self.process.start()
        other.close()
        self.place = -1
        """The place of its match among the jobs; -1 while it has none."""

    def give(self, place: int, job: Job, history: list[Played], faults: list[Fault]) -> None:
        """Let it play a match."""
        self.place = place
        self.memory[DEADLINE] = 0
        with contextlib.suppress(OSError):  # it has ended already: that is seen soon
            self.link.send((job, history, faults))

    def is_late(self) -> bool:
        """Whether the bot that thinks there should have been done."""
        deadline: int = self.memory[DEADLINE]
        return 0 < deadline < time.monotonic_ns()

    def played(self) -> list[Played]:
        """What has been played of its match."""
        numbers = self.memory[MOVES : MOVES + 3 * self.memory[COUNT]]
        return [Played(*numbers[at : at + 3]) for at in range(0, len(numbers), 3)]

    def end(self) -> None:
        """End it at once, and what it has started with it; what it had reported can still be read."""
        group = self.process.pid
        if group is not None and hasattr(os, "killpg"):
            with contextlib.suppress(OSError):  # it has no group of its own yet, or is gone
                os.killpg(group, signal.SIGKILL)
        self.process.kill()
        self.process.join()


@dataclass
class Run:
    """A run of many matches: who plays which, and what is done."""

    todo: Sequence[Job]
    limit: float
    most_moves: int
    workers: list[Worker] = field(default_factory=list)
    done: dict[int, Json] = field(default_factory=dict)
    faults: dict[int, list[Fault]] = field(default_factory=dict)
    unexplained: int = 0
    """So often a worker had to be replaced and no bot was to blame."""
    begun: int = 0
    """So many matches have been given to a worker."""
    told: int = 0
    """So many results have been handed out."""

    def results(self, workers: int) -> Generator[Json, None, None]:
        """Play everything; the results in order."""
        try:
            self.workers = [Worker(self.limit, self.most_moves) for _ in range(min(workers, len(self.todo)))]
            while self.told < len(self.todo):
                for worker in self.workers:
                    if worker.place < 0:
                        self._give_next(worker)
                self._listen()
                while self.told in self.done:
                    result = self.done.pop(self.told)
                    self.told += 1
                    yield result
        finally:
            for worker in self.workers:
                worker.end()
                worker.link.close()

    def _give_next(self, worker: Worker) -> None:
        if self.begun < min(len(self.todo), self.told + AHEAD * len(self.workers)):
            worker.give(self.begun, self.todo[self.begun], [], [])
            self.begun += 1

    def _listen(self) -> None:
        """Take what workers report, and end those whose bot is late."""
        by_link = {worker.link: worker for worker in self.workers if worker.place >= 0}
        for link in wait(list(by_link), LOOK):
            worker = by_link[link]  # type: ignore[index]  # these are what was waited for
            try:
                self._take(worker, *worker.link.recv())
            except (EOFError, OSError):
                self._replace(worker, ended=True)
        for worker in list(self.workers):
            if worker.place >= 0 and worker.is_late():
                self._replace(worker, ended=False)

    def _take(self, worker: Worker, kind: str, report: Any) -> None:
        if kind == "fault":
            self.faults.setdefault(worker.place, []).append(report)
        elif kind == "done":
            faults = self.faults.pop(worker.place, [])
            self.done[worker.place] = {**report, "faults": [fault.as_json() for fault in faults]}
            worker.place = -1
        else:
            raise ArenaError(f"a match could not be played: {report['text'].strip().splitlines()[-1]}")

    def _replace(self, worker: Worker, *, ended: bool) -> None:
        """Another worker goes on with the match; a bot that was late or ended its process gets a random move."""
        worker.end()
        with contextlib.suppress(EOFError, OSError):
            while True:  # what it had reported before
                self._take(worker, *worker.link.recv())
        fresh = Worker(self.limit, self.most_moves)
        self.workers[self.workers.index(worker)] = fresh
        place, seat, history = worker.place, worker.memory[SEAT], worker.played()
        if place < 0:  # it was done after all
            return
        job = self.todo[place]
        faults = self.faults.setdefault(place, [])
        code = worker.process.exitcode
        if worker.is_late() or (ended and worker.memory[DEADLINE] > 0):
            reason = (
                f"its process ended with exit code {code}" if ended else f"no answer within {self.limit:g} s"
            )
            name = job.series.seating(job.number)[seat].name
            faults.append(Fault(name, seat, len(history), reason, late=True))
        else:  # it ended while no bot was asked, or the bot was done just before it was ended
            self.unexplained += 1
            if (ended and not history) or self.unexplained > UNEXPLAINED:
                raise ArenaError(f"a worker process ended with exit code {code} while no bot was asked")
        fresh.give(place, job, history, list(faults))


def play(todo: Sequence[Job], *, workers: int = 1, limit: float | None = None) -> Generator[Json, None, None]:
    """Play matches in so many processes: their results, in order.

    A bot that takes longer than `limit` seconds for a move is replaced for it; by default that is far more than the
    bots are told to think.
    """
    if limit is None:
        limit = max(
            (default_limit(entrant.seconds) for job in todo for entrant in job.series.entrants), default=0
        )
    most_moves = max((saleroom.game(job.series.game).max_moves(job.series.seats) for job in todo), default=0)
    yield from Run(todo, limit, most_moves).results(workers)

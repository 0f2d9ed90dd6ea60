"""Where matches are played: in processes of this machine, or on a Ray cluster.

Matches travel in handfuls. Results come back in the order of the matches, so that a run is the same whoever played
what; the number of workers changes nothing but the time it takes.
"""

import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.lab.match import play_match
from saleroom.lab.tables import Table

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 3
"""So many handfuls per worker are handed out before the first comes back."""
MOST = 100
"""The largest handful of matches."""
PATIENCE = 10.0
"""So many seconds a cluster has to answer."""
ROUNDS = 16
"""Every worker gets about so many handfuls, so that all of them are done at about the same time."""


class LabError(SaleroomError):
    """The laboratory cannot go on."""


class Handful(NamedTuple):
    """Some matches of one table."""

    table: Table
    numbers: tuple[int, ...]


class Played(NamedTuple):
    """The rows of a handful, and the processor seconds that it took."""

    rows: list[Json]
    seconds: float


def play_handful(handful: Handful) -> Played:
    """Play some matches here."""
    began = time.process_time()
    rows = [play_match(handful.table, number) for number in handful.numbers]
    return Played(rows, time.process_time() - began)


def handfuls(todo: Sequence[tuple[Table, Sequence[int]]], workers: int) -> list[Handful]:
    """All matches in handfuls."""
    matches = sum(len(numbers) for _, numbers in todo)
    size = max(1, min(MOST, matches // (workers * ROUNDS)))
    return [
        Handful(table, tuple(numbers[first : first + size]))
        for table, numbers in todo
        for first in range(0, len(numbers), size)
    ]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin_worker() -> None:
    """A worker leaves it to whoever started it when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def do_here(do: Callable[[T], R], todo: Sequence[T], workers: int) -> Generator[R, None, None]:
    """Do pieces of work in so many processes of this machine, results in order."""
    if workers == 1 or len(todo) <= 1:
        yield from map(do, todo)
        return
    pool = ProcessPoolExecutor(min(workers, len(todo)), get_context("spawn"), begin_worker)
    with ExitStack() as stack:
        stack.callback(pool.shutdown, wait=False, cancel_futures=True)
        try:
            yield from in_order(todo, lambda piece: pool.submit(do, piece), workers)
        except BrokenProcessPool:
            raise LabError(
                "a worker process ended before its matches were played; is there enough memory?"
            ) from None


def in_order(todo: Iterable[T], submit: Callable[[T], "Future[R]"], workers: int) -> Generator[R, None, None]:
    """Hand out work some way ahead, and take the results in order."""
    under_way: deque[Future[R]] = deque()
    for piece in todo:
        under_way.append(submit(piece))
        if len(under_way) >= AHEAD * workers:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def play_on_ray(
    todo: Sequence[Handful], workers: int | None, address: str | None
) -> Generator[Played, None, None]:
    """Play handfuls on a Ray cluster: the one at an address, or the one that Ray finds or starts here."""
    ray = import_ray()
    begun = not ray.is_initialized()
    if begun:
        check_address(address)
        try:
            ray.init(address=address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise LabError(
                f"there is no Ray cluster at {address or 'this machine'}: {reason[:160]}"
            ) from None
    try:
        places = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_handful).options(max_retries=3)
        under_way: deque[Any] = deque()
        for handful in todo:
            under_way.append(task.remote(handful))
            if len(under_way) >= AHEAD * places:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    finally:
        if begun:
            ray.shutdown()


def check_address(address: str | None) -> None:
    """Whether anybody listens at the address of a cluster: Ray itself would try for many minutes."""
    host, sign, port = (address or "").removeprefix("ray://").rpartition(":")
    if address is None or address == "auto":
        return
    if not sign or not port.isdigit() or not 0 < int(port) < 65536:
        raise LabError(
            f"--on: {address[:60]!r} is neither ray nor the address of a Ray cluster, like 10.0.0.5:6379"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise LabError(f"there is no Ray cluster at {address}: {error.strerror or error}") from None


def import_ray() -> Any:
    """Ray, if it is installed."""
    try:
        import ray
    except ImportError:
        raise LabError("--on ray needs Ray, which is not installed: pip install 'saleroom[lab]'") from None
    return ray


def import_pyarrow() -> tuple[Any, Any]:
    """What writes Parquet, if it is installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LabError(
            "--parquet needs pyarrow, which is not installed: pip install 'saleroom[lab]'"
        ) from None
    return pyarrow, pyarrow.parquet

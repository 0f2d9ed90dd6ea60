"""/metrics, on a port of its own, so that no proxy can hand it out by mistake: one for all workers of a command.

With several workers each writes its figures to files in a folder that is made here, and the process that starts the
workers adds them up. prometheus-client decides by the environment, when it is imported, which way it is.
"""

import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from saleroom.core.errors import SetupError
from saleroom.server.metrics import REGISTRY
from saleroom.server.settings import Settings

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The setting that tells prometheus-client where the workers put their figures."""
PREFIX = "saleroom-metrics-"


class AllWorkers(Collector):
    """The figures of all workers of a command, added up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterable[Metric]:
        """Whatever the workers have written; those that are gone hold no tables and connections any more."""
        for file in self.folder.glob("gauge_live*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not is_alive(pid):
                mark_process_dead(pid, str(self.folder))  # type: ignore[no-untyped-call]
        workers = MultiProcessCollector(None, str(self.folder))  # type: ignore[no-untyped-call]
        return list(workers.collect())  # type: ignore[no-untyped-call]


@contextmanager
def served(settings: Settings) -> Iterator[None]:
    """Answer /metrics on a port of its own, if that is wanted; SetupError if it is taken."""
    if not settings.metrics_port:
        yield
        return
    with contextlib.ExitStack() as stack:
        registry = REGISTRY
        if settings.workers > 1:
            registry = CollectorRegistry()
            registry.register(AllWorkers(stack.enter_context(folder_for_workers())))
        try:
            server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
        except OSError as error:
            raise SetupError(
                f"/metrics cannot be served on {settings.metrics_host}, port {settings.metrics_port}: "
                f"{error.strerror or error}"
            ) from None
        stack.callback(thread.join)
        stack.callback(server.server_close)
        stack.callback(server.shutdown)
        yield


@contextmanager
def folder_for_workers() -> Iterator[Path]:
    """A folder for the figures of workers that are started from here on; it is removed in the end."""
    remove_left_folders()
    folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
    os.environ[FOLDER] = str(folder)
    try:
        yield folder
    finally:
        os.environ.pop(FOLDER, None)
        shutil.rmtree(folder, ignore_errors=True)


def remove_left_folders() -> None:
    """Remove the folders of commands that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        named = re.fullmatch(rf"{PREFIX}(\d+)-\w+", folder.name)
        if named and not is_alive(int(named[1])) and folder.lstat().st_uid == os.getuid():
            shutil.rmtree(folder, ignore_errors=True)


def is_alive(pid: int) -> bool:
    """Whether there is a process of that id."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True

"""Starts servers in a tenth of the processor time: a process that has imported everything forks for each of them.

`forked` asks the one process of this kind that each process with tests has. What it returns is used like a `Popen`.
Servers whose start is itself looked at, or that measure their memory, are started by their own command instead.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = threading.Lock()
"""Servers are started by several threads at once (tools/load), and each answer belongs to one question."""


class Starter:
    """The process that forks; it ends when its input does."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.starter"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: Any) -> Any:
        """One question, one answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with LOCK:
            print(json.dumps(question), file=self.process.stdin, flush=True)
            return json.loads(self.process.stdout.readline())


@cache
def only_starter() -> Starter:
    """The one of this process."""
    return Starter()


def starter() -> Starter:
    """Return the one of this process, also to several threads that ask at the same time."""
    with LOCK:
        return only_starter()


class Forked:
    """A server that was forked: what the tests use of a `Popen`."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self.pid: int = starter().ask(
            arguments=list(arguments), environment=dict(environment), log=str(log), folder=str(Path.cwd())
        )
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        if self.returncode is None:
            self.returncode = starter().ask(pid=self.pid)
        return self.returncode

    def wait(self, timeout: float = 30.0) -> int:
        """Wait until it has ended."""
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("saleroom serve", timeout)
            time.sleep(0.01)
        return code

    def send_signal(self, how: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def become(command: dict[str, Any]) -> NoReturn:
    """Go on as the server that was asked for."""
    from saleroom.cli.main import main as saleroom

    os.environ.clear()
    os.environ.update(command["environment"])
    os.chdir(command["folder"])
    log = os.open(command["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, place in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(ours, place)
    sys.argv = ["saleroom", *command["arguments"]]
    sys.exit(saleroom())


def main() -> None:
    """Answer: the number of a new process, or how one ended."""
    import saleroom.cli.main
    import saleroom.server.serve  # noqa: F401  # what takes the time, before anybody asks

    # Not through sys.stdin: a server finds its own as it is at the beginning.
    for line in os.fdopen(os.dup(0), encoding="utf-8"):
        asked = json.loads(line)
        if "arguments" in asked:
            answer: int | None = os.fork()
            if answer == 0:
                become(asked)
        else:
            gone, status = os.waitpid(asked["pid"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if gone else None
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

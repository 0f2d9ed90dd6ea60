"""A bot that is a program of its own: one line of JSON with what its seat knows, one line of JSON back.

One process of a program serves all its seats in all the matches that one worker plays: every line says all there is to
know, so it needs to remember nothing. A process that is late, has ended or says something else than a line of JSON is
ended and started anew for the next move.
"""

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Any

from saleroom.core.bot import Bot
from saleroom.core.errors import short_repr
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.rng import Rng

MOST_CHARACTERS = 100_000
"""No move is longer than this."""


class TooLate(Exception):
    """The program did not answer within the time limit."""


class Program:
    """A running program, and the lines it has written."""

    def __init__(self, words: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            list(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
        )
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        assert self.process.stdout is not None
        threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True).start()

    def _read(self, output: IO[str]) -> None:
        """Collect its lines; None at the end."""
        with contextlib.suppress(OSError, ValueError):
            while line := output.readline(MOST_CHARACTERS):
                self.lines.put(line)
        self.lines.put(None)

    def ask(self, line: str, limit: float) -> str:
        """Its answer to a line; what it wrote before without being asked is dropped."""
        assert self.process.stdin is not None
        while not self.lines.empty():
            if self.lines.get() is None:
                raise self._ended()
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None
        try:
            answer = self.lines.get(timeout=limit)
        except queue.Empty:
            raise TooLate(f"no answer within {limit:g} s") from None
        if answer is None:
            raise self._ended()
        return answer

    def _ended(self) -> RuntimeError:
        """What to say of a program that is gone."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        return RuntimeError(f"the program has ended with exit code {self.process.returncode}")

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


_running: dict[tuple[str, ...], Program] = {}
"""The programs of this process, by their commands."""


class CommandBot(Bot):
    """Asks a program."""

    def __init__(self, rng: Rng, words: tuple[str, ...], limit: float) -> None:
        super().__init__(rng)
        self.words = words
        self.limit = limit

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        line = json.dumps(question(known, legal, seconds), ensure_ascii=False, separators=(",", ":"))
        if self.words not in _running:
            _running[self.words] = Program(self.words)
        program = _running[self.words]
        try:
            return read_answer(program.ask(line, self.limit))
        except (
            Exception
        ):  # who is late or says something else may be answering an earlier question from now on
            del _running[self.words]
            program.end()
            raise


def read_answer(line: str) -> Json:
    """The move in a program's answer; whoever asked checks whether it is one."""
    try:
        move: Any = json.loads(line)
    except ValueError:
        raise ValueError(f"answered {short_repr(line)}, which is no JSON") from None
    return move  # type: ignore[no-any-return]


def question(known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
    """What a program is asked: all that its seat knows, and what it may do."""
    return {
        "game": known.game.id,
        "rules": known.game.rules,
        "seats": known.seats,
        "seat": known.seat,
        "seconds": seconds,
        "view": known.json,
        "told": known.told,
        "legal": list(legal),
    }


def end_programs() -> None:
    """End all programs of this process."""
    while _running:
        _running.popitem()[1].end()

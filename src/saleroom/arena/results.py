"""A file of results: one line of JSON that says what is played, then one line for each match.

A run that was interrupted goes on from its file: matches that stand in it are not played again.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, TypeGuard

import saleroom
from saleroom.arena.referee import is_number
from saleroom.arena.series import Series
from saleroom.core.errors import RecordError, SaleroomError, short_repr
from saleroom.core.game import Json, is_int
from saleroom.core.match import Match

FORMAT = "saleroom-arena/3"
PER_SEAT = ("names", "scores", "prices", "passes", "could_pass", "stakes", "ms")
"""What a result has of each seat."""


class ResultsFile:
    """A file of results, open for more of them."""

    def __init__(self, path: str, about: Json, fresh_seed: str) -> None:
        """Open or begin a file; RecordError if it holds something else.

        `about` says what is played; a seed of None stands for the seed in the file, or in a new one for the fresh seed.
        """
        self.path = Path(path)
        self.about = {"format": FORMAT, **about}
        self.found: dict[tuple[int, int], Json] = {}
        """What stood in it, by seats and number of the match."""
        length = self._read() if self.path.exists() else 0
        if length == 0 and self.path.exists() and self.path.stat().st_size:
            self._compare(None)
        if self.about["seed"] is None:
            self.about["seed"] = fresh_seed
        self._file: IO[bytes] = self.path.open("r+b" if self.path.exists() else "wb")
        self._file.truncate(length)  # a last line that was cut off
        self._file.seek(length)
        if length == 0:
            self._write(self.about)

    def _read(self) -> int:
        """Read the file and return how many bytes of it are whole lines."""
        length = 0
        for number, (line, end) in enumerate(self._lines(), 1):
            try:
                entry = json.loads(line)
            except ValueError:
                raise RecordError(str(self.path), f"line {number} is no JSON") from None
            if number == 1:
                self._compare(entry)
            elif not is_result(entry):
                raise RecordError(str(self.path), f"line {number} is no result of a match")
            else:
                self.found[entry["seats"], entry["match"]] = entry
            length = end
        return length

    def _lines(self) -> Iterator[tuple[bytes, int]]:
        """The whole lines, each with the place where it ends."""
        end = 0
        with self.path.open("rb") as file:
            for line in file:
                end += len(line)
                if line.endswith(b"\n"):
                    yield line, end

    def _compare(self, found: object) -> None:
        """Whether the file belongs to the same run."""
        if not is_about(found):
            raise RecordError(str(self.path), "is there already and holds no results of the arena")
        if self.about["seed"] is None:
            self.about["seed"] = found.get("seed")
        for key, value in self.about.items():
            if found.get(key) != value:
                raise RecordError(
                    str(self.path),
                    f"holds another run: {key} {short_repr(found.get(key))}, not {short_repr(value)}; "
                    "give another file, or what that run was given",
                )

    def add(self, result: Json) -> None:
        """Keep one more result; it is in the file when this returns."""
        self._write(result)

    def _write(self, entry: Json) -> None:
        self._file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def is_about(line: object) -> TypeGuard[Json]:
    """Whether a line is the first one of a file of results, of any version."""
    return isinstance(line, dict) and str(line.get("format")).startswith("saleroom-arena/")


def played(about: Json, results: Iterable[object]) -> Iterator[Match]:
    """The matches of a file of results, given its first line and the others; RecordError says what is wrong."""
    if about["format"] != FORMAT:
        raise RecordError("", f"{about['format']} does not hold the moves; play the arena again for {FORMAT}")
    game = saleroom.game(str(about.get("game")))
    if about.get("rules") != game.rules:
        raise RecordError(
            "rules",
            f"{short_repr(about.get('rules'))} is not the version of {game.id} known here ({game.rules})",
        )
    if not isinstance(about.get("seed"), str) or not isinstance(about.get("options"), dict):
        raise RecordError("line 1", "says no seed or no options")
    for number, entry in enumerate(results, 2):
        if not is_result(entry):
            raise RecordError(f"line {number}", "is no result of a match")
        try:
            match = Series(game.id, entry["seats"], (), 0, about["seed"], about["options"]).start(
                entry["match"]
            )
            for move in entry["played"]:
                match.push(match.to_act[0], move)
        except (SaleroomError, IndexError) as error:
            raise RecordError(f"line {number}", f"is not what was played: {error}") from None
        if match.outcome is None or match.outcome["scores"][: match.seats] != entry["scores"]:
            raise RecordError(f"line {number}", "is not what was played: it comes to another end")
        yield match


def is_result(entry: object) -> TypeGuard[Json]:
    """Whether a line is the result of a match, in its shape."""
    if not isinstance(entry, dict) or not all(is_int(entry.get(key)) for key in ("seats", "match", "deal")):
        return False
    lists = [entry.get(key) for key in PER_SEAT]
    return (
        all(isinstance(one, list) and len(one) == entry["seats"] for one in lists)
        and all(isinstance(name, str) for name in entry["names"])
        and all(map(is_int, [*entry["scores"], *entry["passes"], *entry["could_pass"]]))
        and all(
            isinstance(one, list) and all(map(is_number, one))
            for one in [*entry["prices"], *entry["stakes"], *entry["ms"]]
        )
        and isinstance(entry.get("played"), list)
        and all(map(is_int, entry["played"]))
        and isinstance(entry.get("winners"), list)
        and len(entry["winners"]) > 0
        and (
            entry.get("lots") is None or (isinstance(entry["lots"], list) and all(map(is_int, entry["lots"])))
        )
        and isinstance(entry.get("faults"), list)
        and all(
            isinstance(fault, dict) and fault.keys() >= {"name", "seat", "move", "reason"}
            for fault in entry["faults"]
        )
    )

"""Reading records from files and text that may hold anything."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from saleroom.core.errors import RecordError, short_repr
from saleroom.core.game import Json

MAX_BYTES = 8_000_000
"""No record is nearly as long; a larger file is not read."""


def read_json(text: str | bytes) -> Any:
    """JSON, strictly: no doubled keys, no NaN, no bottomless nesting; RecordError says where it fails."""
    if len(text) > MAX_BYTES:
        raise RecordError("", f"too large to be a record: {len(text):,} bytes, the limit is {MAX_BYTES:,}")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(f"byte {error.start}", "not UTF-8 text") from None
    if not text.strip():
        raise RecordError("", "empty, not a record")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno} column {error.colno}", f"not JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError("", "not a record: nested too deeply") from None
    except ValueError as error:
        raise RecordError("", f"not JSON: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("", f"the key {short_repr(key)} stands twice in one object")
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise RecordError("", f"not JSON: {name} is not a number")


def read_bytes(path: str | Path) -> bytes:
    """What a file holds, up to the limit of `read_json`; RecordError if it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError("", f"cannot be read: {error.strerror or error}") from None
    except ValueError as error:  # a NUL in the name
        raise RecordError("", f"cannot be read: {error}") from None


def read_file(path: str | Path) -> Any:
    """The JSON of a file."""
    return read_json(read_bytes(path))


def read_records(path: str | Path) -> Iterator[Any]:
    """The records of a file one by one: a single one, or with .jsonl one to a line, however many.

    RecordError says what cannot be read, without the name of the file.
    """
    if not str(path).endswith(".jsonl"):
        yield read_file(path)
        return
    for number, record in read_lines(path):
        if isinstance(record, RecordError):
            raise RecordError(f"line {number}", record.problem)
        yield record


def read_lines(path: str | Path) -> Iterator[tuple[int, Any]]:
    """Yield the number of each line of a file that is not empty, from 1, and its JSON.

    A line that cannot be read is a RecordError instead; RecordError is raised if the file cannot be read.
    """
    found = 0
    try:
        with Path(path).open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(MAX_BYTES + 1), b""), 1):
                rest = line
                while len(rest) > MAX_BYTES and not rest.endswith(
                    b"\n"
                ):  # the rest of a line that is too long
                    rest = file.readline(MAX_BYTES + 1)
                if line.strip():
                    found += 1
                    yield number, json_or_error(line)
    except OSError as error:
        raise RecordError("", f"cannot be read: {error.strerror or error}") from None
    if not found:
        raise RecordError("", "empty, not a record")


def json_or_error(line: bytes) -> Any:
    """Return the JSON of a line, or the RecordError that says why it cannot be read."""
    try:
        return read_json(line)
    except RecordError as error:
        return error

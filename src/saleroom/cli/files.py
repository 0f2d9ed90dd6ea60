"""Reading and writing records on disk, and the options of a command."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import saleroom
from saleroom.cli.screen import UsageError
from saleroom.core.errors import RecordError
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.record import MAX_BYTES, read_file, read_json


def records(path: str) -> Iterator[Any]:
    """The records of a file one by one: a single one, or with .jsonl one to a line, however many.

    RecordError says what cannot be read, without the name of the file.
    """
    if not path.endswith(".jsonl"):
        yield read_file(path)
        return
    found = 0
    try:
        with Path(path).open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(MAX_BYTES + 1), b""), 1):
                if line.strip():
                    found += 1
                    try:
                        yield read_json(line)
                    except RecordError as error:
                        raise RecordError(f"line {number}", error.problem) from None
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("", f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if not found:
        raise RecordError("", "empty, not a record")


def load_match(path: str, number: int | None = None) -> Match:
    """The match of a file, of a .jsonl file the one with that number (from 0); errors name the file."""
    try:
        for place, record in enumerate(records(path)):
            if place == (number or 0):
                return saleroom.load(record)
    except RecordError as error:
        raise RecordError(path, str(error)) from None
    raise RecordError(path, f"there is no match {number} in it; they are numbered from 0 to {place}")


def read_options(text: str | None) -> Json:
    """The value of --options: JSON, or @FILE for a file that holds it."""
    if text is None:
        return {}
    try:
        options = read_file(text[1:]) if text.startswith("@") else read_json(text)
    except RecordError as error:
        raise UsageError(f"--options: {error}; an example: --options '{{\"memory\": false}}'") from None
    if not isinstance(options, dict):
        raise UsageError('--options: must be a JSON object like {"memory": false}, or @FILE')
    return options


def dump(record: Json) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def write_record(path: str, record: Json) -> None:
    """Write one record to a file."""
    Path(path).write_text(dump(record), "utf-8")

"""Reading and writing records on disk, and the options of a command."""

import json
from argparse import Namespace
from pathlib import Path

import saleroom
from saleroom.cli.screen import UsageError
from saleroom.core.errors import RecordError
from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match
from saleroom.core.record import read_file, read_json, read_records


def load_match(path: str, number: int | None = None) -> Match:
    """The match of a file, of a .jsonl file the one with that number (from 0); errors name the file."""
    try:
        for place, record in enumerate(read_records(path)):
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


def options_of(game: AnyGame, arguments: Namespace) -> Json:
    """Return the options that --options and --preset ask for."""
    options: Json = game.with_preset(read_options(arguments.options), arguments.preset)
    return options


def dump(record: Json) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def write_record(path: str, record: Json) -> None:
    """Write one record to a file."""
    Path(path).write_text(dump(record), "utf-8")

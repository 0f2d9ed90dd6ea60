"""`saleroom verify`: the fairness receipts of records, and what they leave open."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from saleroom.cli.screen import UsageError, one_line, put, screen
from saleroom.core.errors import RecordError, short_repr
from saleroom.core.fairness import HASH_BYTES, is_hex, verify
from saleroom.core.game import Json
from saleroom.core.record import read_file, read_lines
from saleroom.games import GAMES

NOTED = {
    "seed_commitment": "the seed is the one promised when the table was opened",
    "commitment": "the deal is the one promised before the first move",
}
"""The commitments that a player may have noted, and what cannot be checked without them."""
NEVER_CHECKED = (
    "whether words and bots in the receipt are those that were at the table",
    "the moves and the result: no commitment covers them",
)


def run(arguments: Namespace) -> int:
    """Check the receipt of a record, or of every line of a file; 1 if any does not hold."""
    noted = noted_commitments(arguments)
    out = screen()
    out.soft_wrap = True
    failed = False
    for count, (line, record) in enumerate(numbered_records(arguments.record)):
        if noted and count:
            raise UsageError(
                f"a noted commitment belongs to one match, and {arguments.record} holds several: "
                "put the record of that match into a file of its own"
            )
        where = one_line(f"{arguments.record} line {line}" if line else arguments.record)
        try:
            wrong = problems_of(record, noted)
        except RecordError as error:
            if not line:
                raise RecordError(arguments.record, str(error)) from None
            wrong = [str(error)]
        failed = failed or bool(wrong)
        put(out, *(f"FAIL {where}: {one_line(problem, 1000)}" for problem in wrong))
        if not wrong:
            put(out, f"ok {where}: {what_holds(record['receipt'])}")
    for name, what in NOTED.items():
        if name not in noted:
            put(out, f"not checked: whether {what}: no {option_of(name)} was given")
    put(out, *(f"not checked: {what}" for what in NEVER_CHECKED))
    return 1 if failed else 0


def option_of(name: str) -> str:
    """The option that gives a noted commitment."""
    return f"--{name.replace('_', '-')}"


def noted_commitments(arguments: Namespace) -> dict[str, str]:
    """Return the commitments that were given; UsageError if one is none."""
    noted = {name: value for name in NOTED if (value := getattr(arguments, name)) is not None}
    for name, value in noted.items():
        if not is_hex(value, HASH_BYTES):
            raise UsageError(
                f"{option_of(name)} must be {2 * HASH_BYTES} digits 0-9 and a-f (lower case), as the server shows it, "
                f"not {short_repr(value)}"
            )
    return noted


def numbered_records(path: str) -> Iterator[tuple[int, Any]]:
    """Yield the records of a file with the number of their line, 0 where the file is a single record."""
    try:
        if path.endswith(".jsonl"):
            yield from read_lines(path)
        else:
            yield 0, read_file(path)
    except RecordError as error:
        raise RecordError(path, str(error)) from None


def problems_of(record: Any, noted: dict[str, str]) -> list[str]:
    """Return what does not fit between a record, its receipt and the noted commitments; RecordError if unreadable."""
    if isinstance(record, RecordError):
        raise RecordError("", record.problem)
    if isinstance(record, dict) and "receipt" not in record:
        raise RecordError("receipt", "is missing: this record has none to check")
    receipt: Any = record["receipt"] if isinstance(record, dict) else None
    wrong = verify(record, receipt, GAMES)
    for name, value in noted.items():
        if receipt[name] != value:
            wrong.append(f"receipt.{name} is not the commitment that was noted")
    return wrong


def what_holds(receipt: Json) -> str:
    """Say what a receipt shows in which nothing is wrong."""
    who = f"match {receipt['match']} of table {receipt['table']}"
    if any(words is not None for words in receipt["entropy"]):
        source = "the seed and the players' words"
    else:
        source = "the seed alone (nobody added words, so the server could have chosen them)"
    return f"the deal of {who} is the one that was committed to; deal and seats follow from {source}"

"""`saleroom check`: scenarios and records, one line per file."""

import sys
from argparse import Namespace

from rich.text import Text

import saleroom
from saleroom.cli.screen import one_line, put, screen
from saleroom.core.errors import SaleroomError
from saleroom.core.record import read_records


def run(arguments: Namespace) -> int:
    """Check every file; 1 if any fails or cannot be read."""
    out = screen()
    out.soft_wrap = True
    failed = 0
    for path in arguments.files:
        try:
            number, differences = check_file(path)
        except SaleroomError as error:
            failed += 1
            put(out, Text.assemble(("ERROR", "loss"), f" {one_line(path)}: {one_line(str(error))}"))
            continue
        count = f" ({number} records)" if number != 1 else ""
        if differences:
            failed += 1
            put(out, Text.assemble(("FAIL", "loss"), f"  {one_line(path)}{count}"))
            for difference in differences:
                put(out, f"      {one_line(difference, 10_000)}")
        else:
            put(out, Text.assemble(("ok", "good"), f"    {one_line(path)}{count}"))
    if len(arguments.files) > 1 and sys.stderr.isatty():
        put(screen(stderr=True), f"{len(arguments.files) - failed} of {len(arguments.files)} files are ok.")
    return 1 if failed else 0


def check_file(path: str) -> tuple[int, list[str]]:
    """How many records a file holds, and what differs in them."""
    several = path.endswith(".jsonl")
    differences: list[str] = []
    number = 0
    for record in read_records(path):
        try:
            found = saleroom.check(record)
        except SaleroomError as error:
            if not several:
                raise
            found = [str(error)]
        differences += [f"match {number}: {line}" if several else line for line in found]
        number += 1
    return number, differences

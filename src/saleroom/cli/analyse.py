"""`saleroom analyse`: the coach on a finished match."""

import json
import sys
from argparse import Namespace
from typing import Any

from rich.padding import Padding
from rich.text import Text

from saleroom.cli.files import load_match
from saleroom.cli.parsing import add_command, natural
from saleroom.cli.rules import language_of
from saleroom.cli.screen import put, screen
from saleroom.cli.simulate import progress_bar
from saleroom.cli.view import check_seat
from saleroom.core.errors import RecordError
from saleroom.core.match import Match
from saleroom.terminal import sheet
from saleroom.words import LANGUAGES, Words

DEPTHS = ("quick", "standard", "deep")


def add(commands: Any) -> None:
    """`saleroom analyse`."""
    command = add_command(
        commands,
        "analyse",
        run,
        "The coach on a finished match: what each decision was worth as its seat could know then, what lots were\n"
        "worth beside their prices, and what of the result was luck. The same record gets the same analysis.",
        "  saleroom analyse evening.json --seat 1\n  saleroom analyse evening.json --json --depth quick",
    )
    command.add_argument(
        "record", metavar="RECORD", help="a file with a record, or with one per line (.jsonl)"
    )
    command.add_argument("--seat", metavar="N", type=natural, help="this seat's decisions one by one, too")
    command.add_argument(
        "--match", metavar="K", type=natural, help="which record of a .jsonl file, from 0 (default 0)"
    )
    command.add_argument(
        "--depth", choices=DEPTHS, default="standard", help="how much work it is (default standard)"
    )
    command.add_argument("--json", action="store_true", help="all of it as JSON, on one line")
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the language (default: that of the environment, else en)"
    )


def run(arguments: Namespace) -> int:
    """Analyse the record and print what was found."""
    from saleroom import coach

    match = load_match(arguments.record, arguments.match)
    seat = check_seat(match, arguments.seat)
    language = language_of(arguments.lang)
    with progress_bar() as bar:
        task = bar.add_task(Words(language, names=("coach",)).say("coach-thinks"), total=None)
        try:
            found = coach.analyse(
                match,
                arguments.depth,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except RecordError as error:
            raise RecordError(arguments.record, str(error)) from None
    if arguments.json:
        plain = "utf" not in (sys.stdout.encoding or "").lower()
        print(json.dumps(found, ensure_ascii=plain, separators=(",", ":")))
    else:
        show(match, found, language, seat)
    return 0


def show(match: Match, found: Any, language: str, seat: int | None) -> None:
    """Print an analysis as people read it."""
    from saleroom.coach.report import Report

    out = screen()
    for section in Report(match, found, language, seat).sections():
        put(out, Text(section.heading, "brass"))
        for line in section.lines:
            out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
        if section.rows:
            table = sheet(*section.columns)
            for row in section.rows:
                table.add_row(*[Text(cell) for cell in row])
            out.print(Padding(table, (1, 0, 0, 2), expand=False))
        put(out, "")

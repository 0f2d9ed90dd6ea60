"""How arguments are read: a parser whose complaints are one line, commands, and kinds of numbers."""

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from typing import Any, NoReturn

from saleroom.cli.screen import UsageError


class Parser(ArgumentParser):
    """A parser whose complaints are one line."""

    def __init__(self, **named: Any) -> None:
        super().__init__(formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False, **named)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; {self.prog} --help explains")


def natural(text: str) -> int:
    """A whole number from 0 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1 on."""
    number = natural(text)
    if number == 0:
        raise ArgumentTypeError("must be at least 1")
    return number


def seconds(text: str) -> float:
    """A time that is neither nothing nor for ever."""
    try:
        value = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:40]!r} is not a number of seconds") from None
    if not 0.001 <= value <= 3600:
        raise ArgumentTypeError("must be from 0.001 to 3600 seconds")
    return value


def add_options(command: ArgumentParser) -> None:
    """The options of the game, and the preset."""
    command.add_argument("--options", metavar="JSON", help="the game's options as JSON, or @FILE")
    command.add_argument(
        "--preset", metavar="PRESET", help="a named set of options, as saleroom games lists them"
    )


def add_command(commands: Any, name: str, run: Any, about: str, example: str) -> Parser:
    """A subcommand with its description and examples."""
    command: Parser = commands.add_parser(name, description=about, epilog=f"example:\n{example}")
    command.set_defaults(run=run)
    return command

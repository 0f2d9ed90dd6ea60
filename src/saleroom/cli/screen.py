"""What every command needs of the terminal: consoles, colours, asking and complaining."""

import contextlib
import json
import sys

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from saleroom.core.errors import SaleroomError

with contextlib.suppress(ImportError):  # where it is there, lines can be edited and called back
    import readline  # noqa: F401

THEME = Theme(
    {
        "brass": "bold dark_goldenrod",  # whatever is to be done now
        "felt": "green4",  # the block where the lot lies
        "loud": "bold",
        "quiet": "dim",
        "loss": "red3",
        "good": "green4",
        "blue": "dodger_blue2",
        "violet": "medium_purple3",
        "teal": "dark_cyan",
    }
)


class UsageError(SaleroomError):
    """The command was not called as it should be; the message says how."""


class Left(Exception):
    """The person has left: by the word for it, or with `silent` because the input has ended."""

    def __init__(self, *, silent: bool = False) -> None:
        super().__init__()
        self.silent = silent


class Screen(Console):
    """A rich console that leaves a broken pipe to `main`."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen(*, stderr: bool = False) -> Screen:
    """A console for what people read; plain text where the output is no terminal."""
    return Screen(theme=THEME, stderr=stderr, highlight=False, markup=False, emoji=False)


def put(out: Console, *things: RenderableType, style: str | None = None) -> None:
    """Print lines or tables, each on its own."""
    for thing in things:
        out.print(Text(thing) if isinstance(thing, str) else thing, style=style)


def put_json(value: object) -> None:
    """Print JSON and nothing else; readable letters where the output can hold them."""
    plain = "utf" not in (sys.stdout.encoding or "").lower()
    print(json.dumps(value, ensure_ascii=plain, indent=2))


def put_story(out: Console, told: list[tuple[str, str]]) -> None:
    """Print sentences with their styles, indented."""
    for sentence, style in told:
        out.print(Padding(Text(sentence, style), (0, 0, 0, 2), expand=False))


def ask(out: Console, prompt: str = "> ") -> str:
    """One line from the person; `Left` at the end of the input."""
    sys.stdout.flush()
    try:
        line = input(prompt)
    except (EOFError, RuntimeError):  # the end of the input, or none at all
        out.print()
        raise Left(silent=True) from None
    if not sys.stdin.isatty():  # so that a transcript reads like a conversation
        put(out, line)
    return line.strip()


def one_line(message: str, limit: int = 400) -> str:
    """A message as one printable line of reasonable length."""
    line = " ".join(message.split())
    line = "".join(sign if sign.isprintable() else "?" for sign in line)
    return line if len(line) <= limit else line[: limit - 3] + "..."


def complain(message: str) -> int:
    """One line on stderr; the exit code for bad input."""
    print(f"saleroom: {one_line(message)}", file=sys.stderr)
    return 2

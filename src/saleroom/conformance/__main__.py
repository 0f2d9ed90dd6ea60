"""`python -m saleroom.conformance GAME`: tries every law on a game, a line for each.

The exit code is 0 if all hold, 1 if one is broken, 2 if there is no such game or it does not work at all.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Sequence
from itertools import count

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from saleroom.conformance.trials import LAWS, Law, Result, try_law
from saleroom.core.game import AnyGame
from saleroom.games import GAMES

MATCHES = 24
"""How many matches each law is tried on if nobody says how many."""


def whole_number(text: str) -> int:
    """A number from 0 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def positive_number(text: str) -> int:
    """A number from 1 on."""
    if whole_number(text) == 0:
        raise ArgumentTypeError("must be at least 1")
    return int(text)


def make_parser() -> ArgumentParser:
    """The arguments."""
    parser = ArgumentParser(
        prog="python -m saleroom.conformance",
        description="Try the laws that every game keeps to on one of them.\n"
        "The exit code is 0 if all hold, 1 if one is broken, 2 if the game cannot be tried.",
        epilog="laws:\n" + "\n".join(f"  {name:17}{law.about}" for name, law in LAWS.items()),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    parser.add_argument("--law", metavar="LAW", choices=LAWS, help="only this one")
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument(
        "--matches", metavar="N", type=positive_number, default=MATCHES, help="per law (default %(default)s)"
    )
    how_long.add_argument("--seconds", metavar="N", type=positive_number, help="go on for so long, in all")
    how_long.add_argument("--case", metavar="N", type=whole_number, help="only this one: a failure names it")
    return parser


def find(name: str) -> AnyGame:
    """The game of that id; ValueError says in one line what is wrong with it."""
    if name not in GAMES:
        left_out = [line for line in GAMES.problems if line.startswith(f"the game {name} ")]
        raise ValueError(left_out[0] if left_out else f"there is no game {name!r}; games: {', '.join(GAMES)}")
    try:
        return GAMES[name]
    except Exception as error:  # whatever its module may raise
        raise ValueError(f"the game {name} cannot be loaded: {type(error).__name__}: {error}") from None


def report(result: Result, game: str) -> list[str]:
    """The lines for a law that was tried."""
    law = result.law
    seen = "1 game" if law.once else f"{result.trials} match{'' if result.trials == 1 else 'es'}"
    word = "ok" if result.problem is None else "FAIL"
    lines = [f"{word:6}{law.name:17}{law.about:66}{seen:>14}{result.seconds:8.2f} s"]
    if result.problem is not None:
        lines += [f"      {line}" for line in result.problem.splitlines()]
        lines.append(
            f"      again: python -m saleroom.conformance {game} --law {law.name} --case {result.number}"
        )
    return lines


def try_all(game: AnyGame, laws: Sequence[Law], numbers: range | None, seconds: float | None) -> int:
    """Try the laws, print a line for each as it is done, and return the exit code."""
    out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    broken = 0
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=None)
        for law in laws:
            total = None if numbers is None else 1 if law.once else len(numbers)
            bar.reset(task, description=law.about, total=total)
            share = None if seconds is None else seconds / len(laws)
            result = try_law(law, game, numbers or count(), share, tick=lambda: bar.advance(task))
            broken += result.problem is not None
            for line in report(result, game.id):
                out.print(line)
            sys.stdout.flush()
    out.print(f"{game.id}: {f'{broken} of {len(laws)} laws broken' if broken else 'all laws hold'}")
    return 1 if broken else 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = make_parser().parse_args(argv)
    try:
        game = find(arguments.game)
    except ValueError as problem:
        print(f"saleroom: {' '.join(str(problem).split())}", file=sys.stderr)
        return 2
    laws = [LAWS[arguments.law]] if arguments.law else list(LAWS.values())
    numbers: range | None = range(arguments.matches)
    if arguments.case is not None:
        numbers = range(arguments.case, arguments.case + 1)
    elif arguments.seconds is not None:
        numbers = None
    return try_all(game, laws, numbers, arguments.seconds)


if __name__ == "__main__":
    sys.exit(main())

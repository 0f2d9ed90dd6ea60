"""`saleroom puzzles`: positions with one clearly best move, for the training page."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from saleroom import game as game_of
from saleroom.cli.parsing import add_command, positive
from saleroom.cli.screen import UsageError, put, screen
from saleroom.cli.simulate import progress_bar
from saleroom.core.errors import RecordError, SaleroomError


def add(commands: Any) -> None:
    """`saleroom puzzles`."""
    command = add_command(
        commands,
        "puzzles",
        run,
        "Make puzzles for the training page: decisions of expert matches, or of those in a file, of which one move is\n"
        "clearly the best, also on a second and longer look. The same seed gives the same puzzles.",
        "  saleroom puzzles luxury --number 60 --seed 1 --out luxury.jsonl\n"
        "  saleroom arena luxury --bots expert --matches 40 --iterations 400 --results matches.jsonl\n"
        "  saleroom puzzles luxury --records matches.jsonl --out luxury.jsonl",
    )
    command.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    command.add_argument(
        "--number", metavar="N", type=positive, default=40, help="how many puzzles (default 40)"
    )
    command.add_argument(
        "--matches", metavar="M", type=positive, default=400,
        help="look into at most so many matches (default 400)",
    )  # fmt: skip
    command.add_argument("--seed", metavar="S", default="1", help="another seed, other puzzles (default 1)")
    command.add_argument(
        "--records", metavar="FILE",
        help="take the matches from there: results of saleroom arena, or records (.jsonl)",
    )  # fmt: skip
    command.add_argument("--out", metavar="FILE", required=True, help="write the puzzles there (.jsonl)")


def run(arguments: Namespace) -> int:
    """Make puzzles and write them down, all at once: what is interrupted leaves nothing behind."""
    from saleroom.coach import puzzles

    game = game_of(arguments.game)
    out = Path(arguments.out)
    if out.suffix != ".jsonl":
        raise UsageError("--out: the name must end with .jsonl")
    with progress_bar() as bar:
        task = bar.add_task(game.id, total=arguments.number)
        try:
            made = puzzles.make(
                game,
                arguments.number,
                arguments.seed,
                matches=None if arguments.records is None else puzzles.matches_in(arguments.records),
                most=arguments.matches,
                progress=lambda found: bar.update(task, completed=found),
            )
        except SaleroomError as error:
            raise RecordError(arguments.records or "", str(error)) from None
    found = sum(len(source["puzzles"]) for source in made)
    out.write_text(puzzles.dump(made), "utf-8")
    put(screen(), f"{found} puzzles from {len(made)} matches: {out}")
    return 0

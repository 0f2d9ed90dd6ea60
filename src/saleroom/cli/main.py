"""The command `saleroom`: its arguments, and what happens when something goes wrong."""

import os
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Sequence
from io import StringIO
from typing import Any

import saleroom
from saleroom import bots
from saleroom.cli import (
    admin,
    analyse,
    arena,
    balance,
    bench,
    check,
    games,
    new_game,
    play,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
    verify,
    view,
)
from saleroom.cli.describe import SHELLS, completion, describe
from saleroom.cli.parsing import Parser, add_command, add_options, natural, positive, seconds
from saleroom.cli.screen import complain
from saleroom.core.errors import SaleroomError
from saleroom.words import LANGUAGES

ABOUT = """\
Saleroom: five published auction card games, their exact rules, bots, tables in the browser and in the terminal.

Without a command it starts a server on this machine and opens its page in the browser; --no-browser only prints
the address, --port N chooses another port than 8000.

commands:
  games      the games, their seats and options
  rules      a game's rules, or one of them
  play       sit down at a table with bots, in the terminal
  check      run scenarios and check records
  replay     walk through a record step by step
  view       what a seat may know, as JSON
  simulate   let bots play many matches
  arena      bots against bots, and who is stronger
  balance    whether a game is balanced, and what a change of its rules would change: a report
  analyse    the coach on a finished match: what each bid was worth, and what was luck
  puzzles    make puzzles for the training page from matches of experts
  bench      measure how fast the rules are
  serve      tables online: the server
  db         bring the server's database up to date
  admin      for whoever runs a server: tables, people, bans, what is kept
  verify     check the fairness receipts of records
  new-game   a package with a small game that works, to make your own of it
  completion what bash, zsh or fish reads to complete these commands

examples:
  saleroom play luxury --seats 3
  saleroom rules antiques A7
  saleroom simulate emblems --seats 4 --matches 1000 --seed 7

saleroom COMMAND --help says more about a command. Seats, moves and matches are numbered from 0."""


def version() -> str:
    """Which version this is, and whether its rules run as native code."""
    return f"saleroom {saleroom.__version__} ({'native' if saleroom.compiled else 'interpreted'})"


def make_parser() -> Parser:
    """All commands and their arguments."""
    parser = Parser(prog="saleroom", description=ABOUT, usage="saleroom COMMAND ...", add_help=False)
    parser.add_argument("-h", "--help", action="help", help="show this and leave")
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument("--no-browser", action="store_true", help="without a command: only print the address")
    parser.add_argument("--port", metavar="N", type=natural, help="without a command: the port to listen on")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", parser_class=Parser, prog="saleroom", help=SUPPRESS
    )
    for add in (
        add_games, add_rules, add_play, add_check, add_replay, add_view, add_simulate, arena.add,
        balance.add, analyse.add, puzzles.add, add_bench,
        add_serve, add_db, admin.add, add_verify, add_new_game, add_completion,
    ):  # fmt: skip
        add(commands)
    return parser


def add_games(commands: Any) -> None:
    """`saleroom games`."""
    command = add_command(
        commands,
        "games",
        games.run,
        "The games: title, a sentence, seats, options and presets.",
        "  saleroom games --json",
    )
    command.add_argument("--json", action="store_true", help="as JSON")


def add_rules(commands: Any) -> None:
    """`saleroom rules`."""
    command = add_command(
        commands,
        "rules",
        rules.run,
        "A game's rules in our own words, and its presets. Every rule has a number; refused moves name it.",
        "  saleroom rules luxury\n  saleroom rules luxury L4\n  saleroom rules luxury --lang ja",
    )
    command.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    command.add_argument("rule", metavar="RULE", nargs="?", help="only this rule, like L4")
    add_language(command)


def add_play(commands: Any) -> None:
    """`saleroom play`."""
    command = add_command(
        commands,
        "play",
        play.run,
        "Sit down at a table with bots. You see what your seat may know; ? explains the rules as you go.\n"
        "Without GAME you are asked which.",
        "  saleroom play luxury --seats 3 --save evening.json\n"
        "  saleroom play luxury --preset as-printed\n"
        '  saleroom play antiques --options \'{"tricks": ["stop", "ban"]}\'\n'
        "  saleroom play --resume evening.json",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="as saleroom games lists them")
    command.add_argument("--seats", metavar="N", type=natural, help="how many play (default: the fewest)")
    command.add_argument("--seat", metavar="K", type=natural, help="where you sit (default 0)")
    command.add_argument("--seed", metavar="S", help="deal and bots from this seed (default: a fresh one)")
    add_bots(command, "club")
    add_options(command)
    command.add_argument("--save", metavar="FILE", help="keep the record there, after every move of yours")
    command.add_argument("--resume", metavar="FILE", help="go on with a record, and keep it up to date")
    add_language(command)


def add_language(command: Parser) -> None:
    """The language to speak."""
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the language (default: that of the environment, else en)"
    )


def add_bots(command: Parser, default: str) -> None:
    """Who plays."""
    known = f"{', '.join(bots.names())}, or LEVEL/CHARACTER like expert/vera"
    command.add_argument(
        "--bots",
        metavar="NAMES",
        default=default,
        help=f"{known}; one name for all, or one per seat (default {default})",
    )


def add_check(commands: Any) -> None:
    """`saleroom check`."""
    command = add_command(
        commands,
        "check",
        check.run,
        "Play scenarios and records through and say, one line per file, whether they hold:\n"
        "ok, FAIL and what differs, or ERROR and what cannot be read. A .jsonl file has one record per line.\n"
        "The exit code is 1 if any file fails or cannot be read.",
        "  saleroom check scenarios/*.json evening.json",
    )
    command.add_argument("files", metavar="FILE", nargs="+", help="a scenario or a record")


def add_record(command: Parser, spectator: str) -> None:
    """The record to look at, and from where."""
    command.add_argument(
        "record", metavar="RECORD", help="a file with a record, or with one per line (.jsonl)"
    )
    side = command.add_mutually_exclusive_group(required=spectator == "required")
    side.add_argument("--seat", metavar="N", type=natural, help="as this seat sees it")
    side.add_argument("--spectator", action="store_true", help="as somebody sees it who does not play")
    command.add_argument("--step", metavar="N", type=natural, help="after so many moves")
    command.add_argument(
        "--match", metavar="K", type=natural, help="which record of a .jsonl file, from 0 (default 0)"
    )


def add_replay(commands: Any) -> None:
    """`saleroom replay`."""
    command = add_command(
        commands,
        "replay",
        replay.run,
        "Walk through a record: what every move did, and the table after it.\n"
        "Enter goes on, b goes back, a number goes to that move, e to the end, q leaves.\n"
        "Without --seat and --spectator you see everything.",
        "  saleroom replay evening.json --seat 1\n  saleroom replay matches.jsonl --match 3 --all",
    )
    add_record(command, "optional")
    command.add_argument("--all", action="store_true", help="print all steps and leave")
    add_language(command)


def add_view(commands: Any) -> None:
    """`saleroom view`."""
    command = add_command(
        commands,
        "view",
        view.run,
        "What a seat or a spectator may know at some moment of a record, as JSON on standard output.",
        "  saleroom view evening.json --seat 1 --step 12",
    )
    add_record(command, "required")


def add_simulate(commands: Any) -> None:
    """`saleroom simulate`."""
    command = add_command(
        commands,
        "simulate",
        simulate.run,
        "Let bots play many matches and sum them up. Match i is dealt from the seed S/i, so that any of them\n"
        "can be dealt again.",
        "  saleroom simulate luxury --seats 3 --matches 1000 --seed 7\n"
        "  saleroom simulate secret --seats 4 --matches 50 --bots simple,random,random,random --records m.jsonl",
    )
    command.add_argument("game", metavar="GAME", help="as saleroom games lists them")
    command.add_argument("--seats", metavar="N", type=natural, help="how many play (default: the fewest)")
    command.add_argument(
        "--matches", metavar="M", type=positive, default=100, help="how many matches (default 100)"
    )
    command.add_argument(
        "--seed", metavar="S", help="the same seed gives the same matches (default: a fresh one)"
    )
    add_bots(command, "random")
    add_options(command)
    command.add_argument("--records", metavar="FILE", help="write the records there, one per line (.jsonl)")
    command.add_argument("--workers", metavar="N", type=positive, help="processes (default: one per core)")
    command.add_argument("--json", action="store_true", help="the summary as JSON")


def add_bench(commands: Any) -> None:
    """`saleroom bench`."""
    command = add_command(
        commands,
        "bench",
        bench.run,
        "Measure the rules: decisions per second of random play, copying a state, imagining one from a view.",
        "  saleroom bench luxury --seats 3 --seconds 2",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    command.add_argument("--seats", metavar="N", type=natural, help="only so many (default: fewest and most)")
    command.add_argument(
        "--seconds", metavar="S", type=seconds, default=1.0, help="for every figure about so long (default 1)"
    )
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.add_argument(
        "--save",
        metavar="DIR",
        nargs="?",
        const="bench",
        help="write native.* or interpreted.* (.json and .txt) there (default bench)",
    )


def add_serve(commands: Any) -> None:
    """`saleroom serve`."""
    command = add_command(
        commands,
        "serve",
        serve.run_serve,
        "Serve tables to browsers and bots. Without any setting: SQLite in your data folder, one process.\n\n"
        + serve.environment_help(),
        "  saleroom serve --port 8000\n"
        "  SALEROOM_DATABASE_URL=postgresql://… SALEROOM_REDIS_URL=redis://… SALEROOM_WORKERS=4 saleroom serve",
    )
    command.add_argument("--host", metavar="ADDRESS", help="instead of SALEROOM_HOST")
    command.add_argument("--port", metavar="N", type=natural, help="instead of SALEROOM_PORT")


def add_db(commands: Any) -> None:
    """`saleroom db`."""
    command = add_command(
        commands,
        "db",
        serve.run_db,
        "Bring the database of SALEROOM_DATABASE_URL to the newest schema. SQLite is upgraded by itself.",
        "  saleroom db upgrade",
    )
    command.add_argument("what", choices=["upgrade"], help="upgrade: run the migrations that are missing")


def add_verify(commands: Any) -> None:
    """`saleroom verify`."""
    command = add_command(
        commands,
        "verify",
        verify.run,
        "Check the fairness receipt of an exported record: that the deal is the one the server committed to before\n"
        "the first move, and that seats and deal follow from the server's seed and the words the players added.\n"
        "Of a file that ends in .jsonl every line is checked.\n\n"
        "Whoever wrote the record wrote the receipt too. That the server kept its promises is only checked with the\n"
        "commitments you noted yourself: the one of the seed before you were ready, the other before your first move.\n"
        "What was not checked is listed at the end. The exit code is 1 if anything does not fit.",
        "  saleroom verify evening.json\n"
        "  saleroom verify evening.json --seed-commitment bace2fc8… --commitment 4ab8e099…",
    )
    command.add_argument(
        "record", metavar="RECORD", help="a record with its receipt, or .jsonl: one to a line"
    )
    command.add_argument("--seed-commitment", metavar="HEX", help="the seed commitment that you noted")
    command.add_argument("--commitment", metavar="HEX", help="the commitment of the deal that you noted")


def add_new_game(commands: Any) -> None:
    """`saleroom new-game`."""
    command = add_command(
        commands,
        "new-game",
        new_game.run,
        "Write a package with a small sealed-bid game that works: rules, types, words and tests.\n"
        "Installed, it is listed by saleroom games, and python -m saleroom.conformance NAME tries its laws.",
        "  saleroom new-game sixpence --into games",
    )
    command.add_argument("name", metavar="NAME", help="its id: small letters and digits")
    command.add_argument(
        "--into", metavar="FOLDER", default=".", help="where its folder goes (default: here)"
    )


def add_completion(commands: Any) -> None:
    """`saleroom completion`."""
    command = add_command(
        commands,
        "completion",
        run_completion,
        "What a shell reads to complete these commands, on standard output.",
        "  saleroom completion bash > ~/.local/share/bash-completion/completions/saleroom\n"
        "  saleroom completion zsh > ~/.zfunc/_saleroom\n"
        "  saleroom completion fish > ~/.config/fish/completions/saleroom.fish",
    )
    command.add_argument("shell", choices=SHELLS, help="which shell")


def run_completion(arguments: Namespace) -> int:
    """Print it."""
    sys.stdout.write(completion(describe(make_parser()), arguments.shell))
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    prepare_streams()
    try:
        return run(list(sys.argv[1:] if argv is None else argv))
    except SystemExit as stop:  # argparse, after --help
        return stop.code if isinstance(stop.code, int) else 0
    except SaleroomError as error:
        return complain(str(error))
    except BrokenPipeError:
        close_stdout()
        return 141
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return complain(f"{name}{error.strerror or error}")
    except KeyboardInterrupt:
        return 130


def prepare_streams() -> None:
    """Closed streams and signs that a terminal does not know are no reason to fall over."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, StringIO())
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def run(argv: list[str]) -> int:
    """Parse and dispatch."""
    parser = make_parser()
    arguments: Namespace = parser.parse_args(argv)
    if arguments.command is None:
        return serve.run_house(arguments)
    code: int = arguments.run(arguments)
    sys.stdout.flush()
    return code


def close_stdout() -> None:
    """Nobody reads any more: what is still buffered goes nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass

"""Puzzles, "guess the price": a position of a good match, and one decision of which one move is clearly the best.

Experts play a match; wherever a seat had a choice, the moves worth trying are tried side by side (`decisions.py`),
shortly at first. If one of them seems clearly better than all others, that is checked by a new search, many times as
long, with random numbers of its own, and only what the second look is sure of becomes a puzzle. How hard it is, is
measured: by how often weaker players find the move.

The puzzles that come with the package stand in `positions/GAME.jsonl`: on each line a match with the puzzles taken
from it.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypedDict

import saleroom
from saleroom import bots
from saleroom.bots.search.bot import SearchBot
from saleroom.coach.decisions import MISTAKE, SLIP, TRIFLE, Weighed, compare, sign_of
from saleroom.coach.statistics import SURE
from saleroom.coach.types import Verdict
from saleroom.core.errors import RecordError, SetupError, short_repr
from saleroom.core.game import AnyGame
from saleroom.core.match import Match
from saleroom.core.record import read_records
from saleroom.core.rng import rng_from
from saleroom.games import GAMES

CHOICES = 5
"""So many moves are offered at most."""
CLEAR = 0.03
"""The best move wins so much more often than any other that is offered,"""
STANDS_OUT = 0.5
"""and where good play is mixed, the expert plays it at least so often."""
GLANCE, STUDY = 120, 5_000
"""How often each move is tried at first, and in the look that counts."""
PLAYERS = 400
"""Iterations of the experts' search when they play the matches."""
FROM_ONE_MATCH = 3
TRIES = {"novice": 6, "club": 6}
"""How often each weaker player tries to find the move."""
LEVELS = 3
"""Puzzles of a game are easy, middling or hard: a third each."""
PASSES = 0.35
"""To pass is the answer to at most so many of a game's puzzles."""


class Choice(TypedDict):
    """A move that is offered, and what it costs compared with the best."""

    move: dict[str, Any]
    win: float
    win_error: float
    cost: float
    cost_error: float
    cost_points: float
    cost_points_error: float
    verdict: Verdict


class Puzzle(TypedDict):
    """One decision of a match."""

    number: int
    """So many moves were made before it."""
    seat: int
    level: int
    """1 is easy, 3 is hard."""
    found: float
    """How often weaker players find the best move, from 0 to 1."""
    choices: list[Choice]
    """The best first."""


class Source(TypedDict):
    """A match and the puzzles taken from it."""

    record: dict[str, Any]
    puzzles: list[Puzzle]


# -- reading ------------------------------------------------------------------------------------------------


def read(path: str | Path) -> list[Source]:
    """The puzzles of a file; RecordError if it is none."""
    found: list[Source] = []
    for line in read_records(path):
        if not isinstance(line, dict) or not isinstance(line.get("puzzles"), list) or "record" not in line:
            raise RecordError(str(path), "is no file of puzzles")
        found.append({"record": line["record"], "puzzles": line["puzzles"]})
    return found


@cache
def shipped(game: str) -> list[Source]:
    """The puzzles that come with the package, of one game; none for a game that has no file."""
    place = files("saleroom.coach") / "positions" / f"{game}.jsonl"
    return read(str(place)) if place.is_file() else []


@cache
def ids(game: str) -> dict[str, tuple[int, Puzzle]]:
    """The puzzles of a game by their ids, each with the number of seats."""
    return {
        f"{game}-{place}-{puzzle['number']}": (source["record"]["seats"], puzzle)
        for place, source in enumerate(shipped(game), 1)
        for puzzle in source["puzzles"]
    }


def posed(name: str) -> tuple[Match, Puzzle] | None:
    """The match at the moment of a puzzle, and the puzzle with that id; None if there is none."""
    game, place, _ = (*name.rsplit("-", 2), "", "")[:3]
    found = ids(game).get(name) if game in GAMES else None
    if found is None:
        return None
    source = shipped(game)[int(place) - 1]
    puzzle = found[1]
    return saleroom.load(source["record"]).at(puzzle["number"]), puzzle


# -- making -------------------------------------------------------------------------------------------------


def make(
    game: AnyGame,
    number: int,
    seed: str,
    *,
    records: Iterable[Any] | None = None,
    most: int = 400,
    progress: Callable[[int], object] = lambda found: None,
) -> list[Source]:
    """Make so many puzzles of a game, or as many as `most` matches hold; the same seed gives the same ones.

    Without `records` experts play the matches. `progress` is told how many puzzles there are.
    """
    if number < 1:
        raise SetupError(f"{short_repr(number)} puzzles cannot be made")
    found = passes = 0
    sources: list[Source] = []
    matches = expert_matches(game, seed) if records is None else (saleroom.load(one) for one in records)
    for played, match in enumerate(matches):
        if found >= number or played >= most:
            break
        if match.game.id != game.id:
            raise RecordError("game", f"{match.game.id} is not {game.id}")
        puzzles: list[Puzzle] = []
        for puzzle in puzzles_of(match, f"{seed}/{played}"):
            is_pass = puzzle["choices"][0]["move"]["type"] == "pass"
            if is_pass and passes + 1 > PASSES * number:
                continue
            puzzles.append(puzzle)
            passes += is_pass
            found += 1
            progress(found)
            if len(puzzles) == FROM_ONE_MATCH or found == number:
                break
        if puzzles:
            puzzles.sort(key=lambda one: one["number"])
            sources.append({"record": match.at(puzzles[-1]["number"]).record(), "puzzles": puzzles})
    rank(sources)
    return sources


def rank(sources: list[Source]) -> None:
    """Say which are easy and which are hard: a third each, by how often weaker players find the move."""
    puzzles = [puzzle for source in sources for puzzle in source["puzzles"]]
    order = sorted(puzzles, key=lambda one: (-one["found"], -one["choices"][1]["cost"]))
    for place, puzzle in enumerate(order):
        puzzle["level"] = 1 + LEVELS * place // len(order)


def expert_matches(game: AnyGame, seed: str) -> Iterator[Match]:
    """Matches of experts, with every number of seats up to one more than usual."""
    counts = range(game.min_seats, min(game.max_seats, game.best_seats + 1) + 1)
    played = 0
    while True:
        seats = counts[played % len(counts)]
        match = saleroom.new(game.id, seats=seats, seed=f"puzzles/{seed}/{played}")
        players = [
            bots.make("expert", game, f"puzzles/{seed}/{played}/{seat}", iterations=PLAYERS)
            for seat in range(seats)
        ]
        yield bots.play(match, players)
        played += 1


def puzzles_of(match: Match, seed: str) -> Iterator[Puzzle]:
    """The puzzles in a match, from anywhere in it, at most one of each lot."""
    rng = rng_from(f"{seed}/order")
    numbers = sorted(range(len(match.moves)), key=lambda _: rng.word())
    lots: set[int] = set()
    for number in numbers:
        now, seat = match.at(number), match.played[number][0]
        lot = len(now.sales())
        if lot not in lots and now.state.count(seat) > 1:
            puzzle = pose(now, seat, f"{seed}/{number}")
            if puzzle is not None:
                lots.add(lot)
                yield puzzle


def pose(now: Match, seat: int, seed: str) -> Puzzle | None:
    """The puzzle that a decision makes; None if it is not clear-cut."""
    glance = weigh(now, seat, GLANCE, f"{seed}/glance")
    if glance is None or not stands_out(glance, 1.0):
        return None
    studied = weigh(now, seat, STUDY, f"{seed}/study")
    if studied is None or studied[0].move != glance[0].move or not stands_out(studied, SURE + 0.5):
        return None
    best = studied[0]
    return {
        "number": len(now.moves),
        "seat": seat,
        "level": 0,
        "found": round(found_by(now, seat, best.move, seed), 3),
        "choices": [choice(now, seat, one) for one in studied],
    }


def weigh(now: Match, seat: int, tries: int, seed: str) -> list[Weighed] | None:
    """The likeliest moves tried side by side, the best first; None if there is nothing to choose from."""
    known = now.knowledge(seat)
    bot = bots.make("expert", now.game, seed, iterations=tries * 2)
    assert isinstance(bot, SearchBot)
    tree = bot.tree_for(known)
    if len(tree.root(known.view).moves) < 3:
        return None
    root, _ = bot.search(known, None)
    chances = bot.strategy(root)
    places = sorted(range(len(chances)), key=lambda i: (-chances[i], -int(root.visits[i]), i))[:CHOICES]
    if chances[places[0]] < STANDS_OUT:
        return None
    weighed = [Weighed(seat, int(root.moves[i]), chances[i]) for i in places]
    compare(tree, known.view, weighed, tries)
    return [weighed[0], *sorted(weighed[1:], key=lambda one: one.less.mean)]


def stands_out(weighed: list[Weighed], errors: float) -> bool:
    """Whether the first move is better than every other, by enough and by so many standard errors."""
    return all(one.less_win.mean >= CLEAR and sign_of(one.less) >= errors for one in weighed[1:])


def found_by(now: Match, seat: int, best: int, seed: str) -> float:
    """How often weaker players find a move."""
    known, legal = now.knowledge(seat), now.legal(seat)
    move = dict(now.game.decode(now.state, seat, best))
    found = tried = 0
    for level, tries in TRIES.items():
        for again in range(tries):
            bot = bots.make(level, now.game, f"{seed}/{again}")
            found += bot.choose(known, legal) == move
            tried += 1
    return found / tried


def choice(now: Match, seat: int, one: Weighed) -> Choice:
    """A move that is offered."""
    cost = one.less_win.mean
    verdict: Verdict = "blunder" if cost >= MISTAKE else "mistake" if cost >= SLIP else "inaccuracy"
    return {
        "move": dict(now.game.decode(now.state, seat, one.move)),
        "win": round(one.win.mean, 3),
        "win_error": round(one.win.error, 3),
        "cost": round(cost, 3),
        "cost_error": round(one.less_win.error, 3),
        "cost_points": round(one.less_points.mean, 1),
        "cost_points_error": round(one.less_points.error, 1),
        "verdict": "best" if cost < TRIFLE else verdict,
    }


def dump(sources: list[Source]) -> str:
    """Puzzles as the lines of a file."""
    return "".join(json.dumps(source, ensure_ascii=False, separators=(",", ":")) + "\n" for source in sources)

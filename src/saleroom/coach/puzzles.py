"""Puzzles, "guess the price": a position of a good match, and one decision of which one move is clearly the best.

Experts play a match; wherever a seat had a choice, the moves worth trying are tried side by side (`decisions.py`),
shortly at first. If one of them seems clearly better than all others, that is checked by a new search, many times as
long, with random numbers of its own, and only what the second look is sure of becomes a puzzle. Then all other legal
moves are tried, too: whoever answers may play what they like, and is graded. How hard it is, is measured: by how often
weaker players find the move.

The puzzles that come with the package stand in `positions/GAME.jsonl`: on each line a match with the puzzles taken
from it.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, TypedDict

import saleroom
from saleroom import bots
from saleroom.arena import results
from saleroom.bots.search.bot import SearchBot
from saleroom.coach.decisions import (
    MISTAKE,
    SLIP,
    TRIFLE,
    TRIFLING_POINTS,
    Weighed,
    compare,
    place_of,
    sign_of,
    widened,
)
from saleroom.coach.statistics import SURE
from saleroom.coach.types import Verdict
from saleroom.core.errors import RecordError, SetupError, short_repr
from saleroom.core.game import AnyGame
from saleroom.core.match import Match
from saleroom.core.record import read_records
from saleroom.core.rng import rng_from
from saleroom.games import GAMES

CANDIDATES = 5
"""So many moves, the likeliest, are compared in both looks."""
CLEAR = 0.03
"""The best move wins so much more often than any other of them,"""
STANDS_OUT = 0.5
"""and where good play is mixed, the expert plays it at least so often."""
GLANCE, STUDY = 120, 5_000
"""How often each move is tried at first, and in the look that counts."""
REST = 1_000
"""How often every other move is tried; one that does not seem worse then is studied as well."""
PLAYERS = 400
"""Iterations of the experts' search when they play the matches."""
EQUALS = 1
"""So many other moves may turn out to be about as good as the best."""
FROM_ONE_MATCH = 3
TRIES = {"novice": 6, "club": 6}
"""How often each weaker player tries to find the move."""
LEVELS = 3
"""Puzzles of a game are easy, middling or hard: a third each."""
PASSES = 0.35
"""To pass is the answer to at most so many of a game's puzzles."""


class Choice(TypedDict):
    """A legal move, and what it costs compared with the best."""

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
    """The best first. Of moves that come to the same only one stands here."""


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


def answers(now: Match, puzzle: Puzzle) -> list[Choice]:
    """Every legal move, in the order of the rules: with the figures of the choice that comes to the same."""
    seat, state = puzzle["seat"], now.state
    worth = {state.action_of(seat, now.number_of(seat, one["move"])): one for one in puzzle["choices"]}
    legal = now.legal(seat)
    return [
        {**worth[state.action_of(seat, number)], "move": move}
        for number, move in zip(legal.numbers, legal, strict=True)
    ]


# -- making -------------------------------------------------------------------------------------------------


def make(
    game: AnyGame,
    number: int,
    seed: str,
    *,
    matches: Iterable[Match] | None = None,
    most: int = 400,
    progress: Callable[[int], object] = lambda found: None,
) -> list[Source]:
    """Make so many puzzles of a game, or as many as `most` matches hold; the same seed gives the same ones.

    Without `matches` experts play some. `progress` is told how many puzzles there are.
    """
    if number < 1:
        raise SetupError(f"{short_repr(number)} puzzles cannot be made")
    found = passes = 0
    sources: list[Source] = []
    for played, match in enumerate(expert_matches(game, seed) if matches is None else matches):
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


def matches_in(path: str | Path) -> Iterator[Match]:
    """The matches of a file: results of the arena, or records; RecordError says what cannot be read."""
    lines = read_records(path)
    first = next(lines)
    if results.is_about(first):
        yield from results.played(first, lines)
    else:
        yield from map(saleroom.load, chain([first], lines))


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
    choices = [choice(now, seat, one) for one in [*studied[1:], *rest(now, seat, studied, f"{seed}/rest")]]
    verdicts = [one["verdict"] for one in choices]
    if "best" in verdicts or verdicts.count("equal") > EQUALS:
        return None  # the expert has overlooked something
    return {
        "number": len(now.moves),
        "seat": seat,
        "level": 0,
        "found": round(found_by(now, seat, best.move, seed), 3),
        "choices": [
            {**choice(now, seat, best), "verdict": "best"},
            *sorted(choices, key=lambda one: one["cost"]),
        ],
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
    places = sorted(range(len(chances)), key=lambda i: (-chances[i], -int(root.visits[i]), i))[:CANDIDATES]
    if chances[places[0]] < STANDS_OUT:
        return None
    weighed = [Weighed(seat, int(root.moves[i]), chances[i]) for i in places]
    compare(tree, known.view, weighed, tries)
    return [weighed[0], *sorted(weighed[1:], key=lambda one: one.less.mean)]


def rest(now: Match, seat: int, studied: list[Weighed], seed: str) -> list[Weighed]:
    """What else is legal, compared with the first of the studied moves; of moves that come to the same, one."""
    known = now.knowledge(seat)
    bot = bots.make("expert", now.game, seed, iterations=2 * STUDY)
    assert isinstance(bot, SearchBot)
    tree = bot.tree_for(known)
    root = tree.root(known.view)
    have = [now.state.action_of(seat, one.move) for one in studied]
    moves: list[int] = []
    for move in now.state.legal(seat):
        if now.state.action_of(seat, move) in have:
            continue
        have.append(now.state.action_of(seat, move))
        place = place_of(now, seat, root, move)
        if place is None:
            root = widened(tree, known.view, root, move)
        moves.append(move if place is None else int(root.moves[place]))
    if not moves:
        return []
    bot.search(known, None)
    found: dict[int, Weighed] = {}
    for tries in (REST, STUDY):
        weighed = [Weighed(seat, move, 0.0) for move in (studied[0].move, *moves)]
        compare(tree, known.view, weighed, tries)
        found.update((one.move, one) for one in weighed[1:])
        moves = [one.move for one in weighed[1:] if sign_of(one.less) < SURE + 0.5]
    return list(found.values())


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
    """A move with its figures."""
    return {
        "move": dict(now.game.decode(now.state, seat, one.move)),
        "win": round(one.win.mean, 3),
        "win_error": round(one.win.error, 3),
        "cost": round(one.less_win.mean, 3),
        "cost_error": round(one.less_win.error, 3),
        "cost_points": round(one.less_points.mean, 1),
        "cost_points_error": round(one.less_points.error, 1),
        "verdict": verdict_of(one),
    }


def verdict_of(one: Weighed) -> Verdict:
    """What a comparison with the best move says of another; "best" if it is even better than that one."""
    cost, by = one.less_win.mean, sign_of(one.less)
    if abs(by) <= SURE or (abs(cost) < TRIFLE and abs(one.less_points.mean) < TRIFLING_POINTS):
        return "equal"
    if by < 0:
        return "best"
    return "blunder" if cost >= MISTAKE else "mistake" if cost >= SLIP else "inaccuracy"


def dump(sources: list[Source]) -> str:
    """Puzzles as the lines of a file."""
    return "".join(json.dumps(source, ensure_ascii=False, separators=(",", ":")) + "\n" for source in sources)

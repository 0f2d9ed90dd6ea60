"""`saleroom simulate`: bots play many matches."""

import secrets
import sys
import time
from argparse import Namespace
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import saleroom
from saleroom.cli.files import dump, options_of
from saleroom.cli.screen import UsageError, put, put_json, screen
from saleroom.cli.seating import bot_names, make_bots
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.rng import rng_from
from saleroom.terminal import labelled, sheet

RANDOM = "random"
FEW = 200
"""Fewer matches than this are played without starting other processes."""
HANDFUL = 100
"""So many matches at most travel together."""
MOST_WORKERS = 256


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    seats: int
    matches: int
    seed: str
    bots: list[str]
    options: Json

    def play(self, number: int, *, keep: bool) -> tuple[Match, int]:
        """One match played to its end, and its length; its moves are in it only with `keep`."""
        from saleroom.lab.match import play_on

        seed = f"{self.seed}/{number}"
        match = saleroom.new(self.game, seats=self.seats, seed=seed, options=self.options)
        if self.all_random:
            return match, play_at_random(match, seed, keep=keep)
        play_on(match, make_bots(self.bots, self.game, seed))
        return match, len(match.moves)

    @property
    def all_random(self) -> bool:
        """Whether nobody thinks."""
        return set(self.bots) == {RANDOM}


class Some(NamedTuple):
    """Some matches of a series."""

    series: Series
    numbers: range
    keep: bool


class Done(NamedTuple):
    """What came of some matches: outcome, length and record (empty if it is not kept) of each."""

    matches: list[tuple[Json, int, str]]
    seconds: float
    """Of the processor."""


def play_some(some: Some) -> Done:
    """Play some matches."""
    began = time.process_time()
    played = []
    for number in some.numbers:
        match, length = some.series.play(number, keep=some.keep)
        outcome = match.outcome
        assert outcome is not None
        played.append((outcome, length, dump(match.record()) if some.keep else ""))
    return Done(played, time.process_time() - began)


def play_at_random(match: Match, seed: str, *, keep: bool) -> int:
    """Play on with every legal move equally likely: the same moves whether they are kept or not."""
    rng = rng_from(f"{seed}/random")
    state = match.state
    state.events = None
    if not keep:
        return int(state.playout(rng))
    while not state.over():
        seat = int(state.actor())
        number = state.random_move(seat, rng)
        match.moves.append({"seat": seat, **match.game.decode(state, seat, number)})
        state.apply(seat, number)
    return len(match.moves)


class Tally:
    """What has come out so far, party by party (the house last)."""

    def __init__(self, parties: int) -> None:
        self.wins = [0] * parties
        self.alone = [0] * parties
        self.totals = [0] * parties
        self.shared = 0
        self.lengths: list[int] = []

    def add(self, outcome: Json, length: int) -> None:
        """Count one match."""
        winners = [len(self.wins) - 1 if winner == "house" else winner for winner in outcome["winners"]]
        for winner in winners:
            self.wins[winner] += 1
        if len(winners) == 1:
            self.alone[winners[0]] += 1
        else:
            self.shared += 1
        for party, score in enumerate(outcome["scores"]):
            self.totals[party] += score
        self.lengths.append(length)


def summary(series: Series, tally: Tally, seconds: float, busy: float, workers: int) -> Json:
    """The figures of a series."""
    number = len(tally.lengths)
    decisions = sum(tally.lengths)
    return {
        "game": series.game,
        "seats": series.seats,
        "options": series.options,
        "bots": series.bots,
        "matches": number,
        "seed": series.seed,
        "wins": tally.wins,
        "wins_alone": tally.alone,
        "shared_wins": tally.shared,
        "mean_scores": [round(total / number, 3) for total in tally.totals],
        "moves": {
            "mean": round(decisions / number, 2),
            "min": min(tally.lengths),
            "max": max(tally.lengths),
        },
        "seconds": round(seconds, 3),
        "processor_seconds": round(busy, 3),
        "workers": workers,
        "matches_per_second": round(number / seconds),
        "decisions_per_second": round(decisions / seconds),
        "compiled": saleroom.compiled,
    }


def draw(figures: Json) -> RenderableType:
    """The figures as people read them."""
    number = figures["matches"]
    table = sheet("", "Bot", "Won", "", "of these alone", "Mean score")
    for party, wins in enumerate(figures["wins"]):
        seated = party < figures["seats"]
        table.add_row(
            f"Seat {party}" if seated else "House",
            figures["bots"][party] if seated else "",
            f"{wins:,}",
            f"{wins / number:.1%}",
            f"{figures['wins_alone'][party]:,}",
            f"{figures['mean_scores'][party]:.2f}",
        )
    for column in table.columns[2:]:
        column.justify = "right"
    moves = figures["moves"]
    how = "native code" if figures["compiled"] else "interpreted"
    speed = (
        f"{figures['matches_per_second']:,} matches/s, {figures['decisions_per_second']:,} decisions/s, {how}"
    )
    busy = figures["processor_seconds"] / max(0.001, figures["seconds"] * figures["workers"])
    time_taken = (
        f"{figures['seconds']:,.1f} s, {figures['workers']} worker{'s' if figures['workers'] > 1 else ''} "
        f"{min(1.0, busy):.0%} busy"
    )
    return Group(
        Text(
            f"{number:,} matches of {figures['game']}, {figures['seats']} seats, seed {figures['seed']}",
            "loud",
        ),
        Text(),
        table,
        Text(),
        labelled(
            [
                ("Shared wins", f"{figures['shared_wins'] / number:.1%}"),
                ("Length", f"{moves['mean']:.1f} moves on average, {moves['min']} to {moves['max']}"),
                ("Speed", speed),
                ("Time", time_taken),
            ]
        ),
    )


def progress_bar() -> Progress:
    """A bar on stderr, drawn only where that is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def play_all(series: Series, path: str | None, workers: int) -> tuple[Tally, float, float, int]:
    """Play the series, write its records, count; the seconds it took, those of the processor, and the workers."""
    from saleroom.lab.spread import do_here

    if series.all_random or series.matches < FEW:
        workers = 1  # quicker than starting others
    size = max(1, min(HANDFUL, series.matches // (16 * workers)))
    with ExitStack() as stack:
        file = stack.enter_context(Path(path).open("w", encoding="utf-8")) if path is not None else None
        bar = stack.enter_context(progress_bar())
        task = bar.add_task(series.game, total=series.matches)
        started = time.perf_counter()
        tally: Tally | None = None
        busy = 0.0
        todo = [
            Some(series, range(first, min(first + size, series.matches)), file is not None)
            for first in range(0, series.matches, size)
        ]
        for done in stack.enter_context(closing(do_here(play_some, todo, workers))):
            busy += done.seconds
            for outcome, length, record in done.matches:
                if tally is None:
                    tally = Tally(len(outcome["scores"]))
                tally.add(outcome, length)
                if file is not None:
                    file.write(record)
            bar.advance(task, len(done.matches))
        assert tally is not None
        return tally, time.perf_counter() - started, busy, workers


def run(arguments: Namespace) -> int:
    """Simulate and sum up."""
    from saleroom.lab.spread import cores

    game = saleroom.game(arguments.game)
    seats = game.min_seats if arguments.seats is None else game.check_seats(arguments.seats)
    options = options_of(game, arguments)
    game.read_options(options)
    names = bot_names(arguments.bots, seats)
    make_bots(names, game.id, 0)
    check_records(arguments.records, arguments.matches)
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    series = Series(game.id, seats, arguments.matches, seed, names, options)
    workers = cores() if arguments.workers is None else min(arguments.workers, MOST_WORKERS)
    figures = summary(series, *play_all(series, arguments.records, workers))
    if arguments.json:
        put_json(figures)
    else:
        put(screen(), draw(figures))
    return 0


def check_records(path: str | None, matches: int) -> None:
    """Whether the records will be found again under that name."""
    if path is None or path.endswith(".jsonl") or (path.endswith(".json") and matches == 1):
        return
    raise UsageError("--records: the name must end with .jsonl (.json for a single match)")

"""`saleroom bench`: how fast the rules are, beside how fast they must be."""

import json
import platform
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.text import Text

import saleroom
from saleroom.cli.screen import THEME, put, put_json, screen
from saleroom.cli.simulate import progress_bar
from saleroom.core.batch import Batch
from saleroom.core.game import AnyGame, Json
from saleroom.core.rng import rng_from
from saleroom.core.state import Setup, State, View, copies, imaginings, play_random
from saleroom.terminal import labelled, sheet

FAST = 5_000_000
REQUIRED = {"luxury": FAST, "emblems": FAST}
"""Decisions per second in one compiled call; the other games need OTHERS, antiques with tricks TRICKY."""
OTHERS = 1_000_000
TRICKY = 500_000
DRIVEN = {"luxury": 1_000_000}
"""Decisions per second driven from interpreted Python."""
BATCHED = {"luxury": 3_000_000}
"""Decisions per second of a batch, with observations and masks; the other games need OTHERS."""
BATCH_SIZE = 256
INTERPRETED = 150_000
"""Decisions per second where nothing is compiled."""
COPY = 0.3
IMAGINE = 5.0
BYTES = 2_000

SLICES = 5
RATES = ("call", "driven", "batch")
"""The figures that should be high; the others should be low."""
COUNTED = (
    "Decisions per second of uniformly random play, the deal and the choice included: in one call that scores "
    "too (core.state.play_random), driven move by move from interpreted Python (actor, random_move, apply), and in a "
    f"batch of {BATCH_SIZE} matches stepped from interpreted Python, with observations, masks and rewards. "
    "Copying and imagining in µs; imagining is the mean over views of acting seats all through several matches. "
    f"Each figure is the best of {SLICES} runs. Bytes: 8 for every cell of a state, and the object itself; deal and "
    "setup are shared between copies."
)


@dataclass(frozen=True)
class Case:
    """One line of the table: a game, a number of seats, options."""

    game: AnyGame
    seats: int
    options: Json

    @property
    def name(self) -> str:
        """The game, and its tricks."""
        return f"{self.game.id}, tricks" if self.options else self.game.id

    def required(self) -> Json:
        """The figures asked for; None where nothing is."""
        if not saleroom.compiled:
            return {"call": INTERPRETED, "bytes": BYTES}
        call = TRICKY if self.options else REQUIRED.get(self.game.id, OTHERS)
        return {
            "call": call,
            "driven": DRIVEN.get(self.game.id),
            "batch": None if self.options else BATCHED.get(self.game.id, OTHERS),
            "copy": COPY,
            "imagine": IMAGINE,
            "bytes": BYTES,
        }


def cases(name: str | None, seats: int | None) -> list[Case]:
    """What is measured: every game at its fewest and most seats, antiques also with all tricks."""
    chosen = (
        [saleroom.game(name)]
        if name is not None
        else [saleroom.game(entry["id"]) for entry in saleroom.games()]
    )
    found = []
    for game in chosen:
        numbers = [game.check_seats(seats)] if seats is not None else [game.min_seats, game.max_seats]
        variants: list[Json] = [{}]
        if game.id == "antiques":
            variants.append({"tricks": ["stop", "ban", "swap"]})
        found += [Case(game, number, options) for options in variants for number in numbers]
    return found


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How many things per second `work` does, in the best of some slices of the time.

    work(n) does a batch of size n and returns how many things that were.
    """
    size = 1
    while time_work(work, size)[1] < seconds / SLICES / 4:
        size *= 2
    best = 0.0
    for _ in range(SLICES):
        things, spent = 0, 0.0
        while spent < seconds / SLICES:
            done, elapsed = time_work(work, size)
            things += done
            spent += elapsed
        best = max(best, things / spent)
    return best


def time_work(work: Callable[[int], int], size: int) -> tuple[int, float]:
    """How many things a batch was, and how long it took."""
    started = time.perf_counter()
    done = work(size)
    return done, time.perf_counter() - started


def drive(setup: Setup, matches: int) -> int:
    """Whole random matches, every move made from this very loop."""
    rng = rng_from("driven")
    decisions = 0
    for _ in range(matches):
        state = setup.deal(rng)
        seat = state.actor()
        while seat >= 0:
            state.apply(seat, state.random_move(seat, rng))
            decisions += 1
            seat = state.actor()
    return decisions


def step_all(batch: Batch, steps: int) -> int:
    """Random steps of a batch, every one made from this very loop."""
    for _ in range(steps):
        batch.step(batch.random_actions())
    return steps * int(batch.size)


def moments(setup: Setup, matches: int = 5, every: int = 7) -> Iterator[State[Setup]]:
    """Positions at several points of several random matches."""
    rng = rng_from("moments")
    for _ in range(matches):
        state = setup.deal(rng)
        number = 0
        while not state.over():
            if number % every == 0:
                yield state
            seat = state.actor()
            state.apply(seat, state.random_move(seat, rng))
            number += 1


def size_of(state: State[Setup]) -> int:
    """Bytes of a state: its cells and the object, its attributes included where they are in a dictionary."""
    own = getattr(state, "__dict__", None)
    return 8 * len(state.cells) + sys.getsizeof(state) + (sys.getsizeof(own) if own is not None else 0)


def measure(case: Case, seconds: float, tick: Callable[[], None]) -> Json:
    """The figures of a case."""
    setup = case.game.setup(case.seats, case.game.read_options(case.options))
    rng = rng_from("bench")

    def copy_all(times: int) -> int:
        copies(middle, times)
        return times

    def imagine_all(times: int) -> int:
        for view in views:
            imaginings(setup, view, rng, times)
        return times * len(views)

    found: Json = {}
    found["call"] = round(rate(lambda matches: play_random(setup, rng, matches), seconds))
    tick()
    found["driven"] = round(rate(lambda matches: drive(setup, matches), seconds))
    tick()
    batch = Batch(setup, BATCH_SIZE, rng)
    found["batch"] = round(rate(lambda steps: step_all(batch, steps), seconds))
    tick()
    middle = next(moments(setup)).copy()
    found["copy"] = round(1e6 / rate(copy_all, seconds), 3)
    tick()
    views: list[View] = [state.observe(state.actor()) for state in moments(setup)]
    found["imagine"] = round(1e6 / rate(imagine_all, seconds), 2)
    found["bytes"] = size_of(middle)
    tick()
    return found


def machine() -> Json:
    """What the figures were taken on, without saying whose it is."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "cpu": cpu_model(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "rules": "native code (mypyc)" if saleroom.compiled else "interpreted",
        "saleroom": saleroom.__version__,
    }


def cpu_model() -> str:
    """The processor's name as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def is_met(key: str, value: float, wanted: float | None) -> bool:
    """Whether a figure is as good as it must be."""
    return wanted is None or (value >= wanted if key in RATES else value <= wanted)


def cell(key: str, row: Json) -> Text:
    """A figure with what is asked for beneath it; red where it falls short."""
    value, wanted = row["measured"][key], row["required"].get(key)
    text = Text(figure(key, value), "" if is_met(key, value, wanted) else "loss")
    if wanted is not None:
        text.append(f"\n{'≥' if key in RATES else '≤'} {figure(key, wanted)}", "quiet")
    return text


def figure(key: str, value: float) -> str:
    """A figure as people read it."""
    if key in RATES:
        return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.0f} k"
    return f"{value:,}" if key == "bytes" else f"{value:g}"


def draw(report: Json) -> RenderableType:
    """The report as people read it."""
    table = sheet("Game", "Seats", "One call", "Driven", "Batch", "Copy µs", "Imagine µs", "Bytes")
    for row in report["figures"]:
        cells = [cell(key, row) for key in ("call", "driven", "batch", "copy", "imagine", "bytes")]
        table.add_row(Text(row["name"]), str(row["seats"]), *cells)
    for column in table.columns[1:]:
        column.justify = "right"
    short = [row for row in report["figures"] if not row["met"]]
    verdict = Text("Every required figure is met.", "good")
    if short:
        names = "; ".join(f"{row['name']}, {row['seats']} seats" for row in short)
        verdict = Text(f"Short of what is required: {names}.", "loss")
    rows = [
        ("CPU" if key == "cpu" else key.capitalize(), Text(value)) for key, value in report["machine"].items()
    ]
    return Group(labelled(rows), Text(), table, Text(), Text(COUNTED, "quiet"), Text(), verdict)


def collect(chosen: list[Case], seconds: float, bar: Progress) -> Json:
    """Measure all cases."""
    task = bar.add_task("measuring", total=5 * len(chosen))
    figures = []
    for case in chosen:
        bar.update(task, description=f"{case.name}, {case.seats} seats")
        measured = measure(case, seconds, lambda: bar.advance(task))
        required = case.required()
        good = all(is_met(key, measured[key], required.get(key)) for key in measured)
        figures.append(
            {"name": case.name, "game": case.game.id, "seats": case.seats, "options": case.options}
            | {"measured": measured, "required": required, "met": good}
        )
    return {"machine": machine(), "seconds": seconds, "counted": COUNTED, "figures": figures}


def save(report: Json, folder: str) -> None:
    """Write the report as JSON and as text."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    name = "native" if saleroom.compiled else "interpreted"
    (place / f"{name}.json").write_text(json.dumps(report, ensure_ascii=False, indent=2) + "\n", "utf-8")
    page = StringIO()
    put(Console(file=page, width=100, theme=THEME, highlight=False, color_system=None), draw(report))
    text = "\n".join(line.rstrip() for line in page.getvalue().splitlines())
    (place / f"{name}.txt").write_text(text + "\n", "utf-8")


def run(arguments: Namespace) -> int:
    """Measure, show and save."""
    chosen = cases(arguments.game, arguments.seats)
    with progress_bar() as bar:
        report = collect(chosen, arguments.seconds, bar)
    if arguments.save is not None:
        save(report, arguments.save)
    if arguments.json:
        put_json(report)
    else:
        put(screen(), draw(report))
    return 0

"""`make quick`: what catches most mistakes, for the hundred times a day between two runs of `make test`.

Lint, format, types and import directions; then, on the native rules alone, the tests that find much in little time:
rules, scenarios, transcripts, terminal, bots, languages, the laws with few examples, and a server on SQLite. What takes
long, or needs a browser, PostgreSQL or Redis, is left to `make test`. Chosen by `pytest --durations=0`; arguments go
on to pytest.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
CHECKS = (
    ("lint", ["ruff", "check", "--quiet", "--output-format", "concise", "."]),
    ("format", ["ruff", "format", "--check", "--quiet", "--output-format", "concise", "."]),
    ("types", ["mypy", "--strict"]),
    ("imports", ["lint-imports"]),
)
TESTS = (
    *(
        f"tests/{name}"
        for name in ("arena", "bots", "cli", "conformance", "core", "games", "golden", "locale", "scenarios")
    ),
    *(f"tests/server/test_{name}.py" for name in ("clocks", "play", "replay", "tables", "wire")),
)
LEFT_OUT = (
    "tests/arena/test_arena.py::test_a_bot_that_always_hangs_is_given_up_for_the_match",
    "tests/bots/test_lesson.py::test_every_deviation_comes_to_an_end",
    "tests/cli/test_arena.py::test_a_run_that_is_interrupted_says_how_to_go_on",
    "tests/cli/test_missing_packages.py",
    "tests/core/test_import.py",
    "tests/server/test_clocks.py::test_at_a_real_server_the_clock_plays_and_the_person_comes_back",
)
EXAMPLES = "0.25"
"""So much of what `make test` tries of every law; the tests also leave out cases where there are many."""
WITHIN = 90.0
"""It is to take no longer, in seconds, on two cores."""


def main() -> int:
    """Run all of it, whatever the first parts say."""
    note = (ROOT / ".venv" / "native.key").read_text("utf-8").split("\n")[1]
    if note != "native":
        print("There is no native build: this will take much longer.", flush=True)
    began = time.monotonic()
    fine = [run(name, arguments) for name, arguments in CHECKS]
    fine.append(run("tests", ["python", "-m", "pytest", *chosen(), *sys.argv[1:]], show=True))
    took = time.monotonic() - began
    left = "browser, PostgreSQL, Redis, interpreted rules and long runs are left to `make test`"
    print(f"{'All fine' if all(fine) else 'FAILED'} after {took:.0f} s; {left}.")
    if took > WITHIN:
        print(
            f"That is more than {WITHIN:.0f} s: is the machine busy, or is something new too slow for this?"
        )
    return 0 if all(fine) else 1


def chosen() -> list[str]:
    """The tests to run, and how."""
    without = [f"--{'deselect' if '::' in name else 'ignore'}={name}" for name in LEFT_OUT]
    return ["-n", "2", "--dist", "worksteal", "--no-header", *without, *TESTS]


def run(name: str, command: list[str], *, show: bool = False) -> bool:
    """Run one part and say how that went; what it printed is shown where it fails."""
    environment = {key: value for key, value in os.environ.items() if key != "SALEROOM_PURE"}
    environment |= {"SALEROOM_QUICK": "1", "SALEROOM_EXAMPLES": EXAMPLES}
    began = time.monotonic()
    done = subprocess.run(
        [str(BIN / command[0]), *command[1:]],
        cwd=ROOT, env=environment, check=False, text=True, capture_output=not show,
    )  # fmt: skip
    if done.returncode != 0 and not show:
        print(done.stdout + done.stderr, end="")
    print(f"{name}: {'failed' if done.returncode else 'fine'}, {time.monotonic() - began:.1f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())

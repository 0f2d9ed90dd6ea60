"""Runs the tests: all of them on the native build, then laws, rules and scenarios again on the Python files.

Those in a real browser run after the others, in processes of their own; a few of the extras' last, in theirs.

What fails is run once more, alone: a failure stays one, and what passes then is named as unsteady.

Where there is no native build all of them run once, on the Python files. Arguments go on to pytest.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AGAIN = (
    "tests/conformance/test_laws.py",
    "tests/conformance/test_laws_can_fail.py",
    "tests/conformance/test_chance.py",
    "tests/conformance/test_same_everywhere.py",
    "tests/games",
    "tests/scenarios",
)
BROWSER = "tests/e2e"
FAILED = 1
NOTHING_COLLECTED = 5


def main() -> int:
    """Run what there is to run; pytest's exit code."""
    given = sys.argv[1:]
    note = (ROOT / ".venv" / "native.key").read_text("utf-8").split("\n")[1]
    if note == "failed":
        print("The rules could not be compiled though there is a compiler: see build/native.log, or leave")
        print("native code out with SALEROOM_NATIVE=0.")
        return 1
    native = note == "native"
    if not native:
        print("There is no native build: all tests run on the interpreted rules alone.", flush=True)
    chosen = any(not word.startswith("-") and (ROOT / word.split("::")[0]).exists() for word in given)
    fine = (0, NOTHING_COLLECTED) if given else (0,)
    print("All tests", flush=True)
    code = pytest([*given, *([] if chosen else [f"--ignore={BROWSER}"])], pure=not native)
    if code in fine and not chosen:
        # In processes of their own: the browser's driver keeps an event loop, beside which no other can run.
        print("In a real browser", flush=True)
        code = pytest([*given, BROWSER], pure=not native)
    if code in fine and native:
        print("Laws, rules and scenarios again, on the interpreted rules", flush=True)
        folders = [] if chosen else list(AGAIN)
        code = pytest([*given, *folders], pure=True, workers=2)
    if code in fine and not given:
        print("A few tests of extras, each in an environment of its own", flush=True)
        code = subprocess.run(
            [sys.executable, "-m", "tools.extras", "briefly"], cwd=ROOT, check=False
        ).returncode
    return 0 if code in fine else code


def pytest(arguments: list[str], *, pure: bool, workers: int = 3) -> int:
    """Run pytest on two cores; a third worker plays while others wait for clocks and servers."""
    environment = {key: value for key, value in os.environ.items() if key != "SALEROOM_PURE"}
    if pure:
        environment["SALEROOM_PURE"] = "1"
    command = [sys.executable, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *arguments]
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if code == FAILED:
        # Real clocks, browsers and dealt cards: what fails for good fails again, the rest is worth a look all the same.
        print("What failed, once more: whatever passes now is not steady and has to be looked at", flush=True)
        again = [*command, "--last-failed", "--last-failed-no-failures=none"]
        code = subprocess.run(again, cwd=ROOT, env=environment, check=False).returncode
    return code


if __name__ == "__main__":
    sys.exit(main())

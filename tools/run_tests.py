"""Runs the tests: all of them on the native build, then laws, rules and scenarios again on the Python files.

Where there is no native build all of them run once, on the Python files. Arguments go on to pytest.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AGAIN = ("tests/conformance", "tests/games", "tests/scenarios")
NOTHING_COLLECTED = 5


def main() -> int:
    """Run what there is to run; pytest's exit code."""
    given = sys.argv[1:]
    note = (ROOT / ".venv" / "native.key").read_text("utf-8").split("\n")[1]
    if note == "failed":
        print("The rules could not be compiled though there is a compiler: see build/native.log, or leave")
        print("native code out with SALEROOM_NATIVE=0.")
        return 1
    if note != "native":
        print("There is no native build: all tests run on the interpreted rules alone.", flush=True)
        return pytest(given, pure=True)
    print("All tests, on the native rules", flush=True)
    code = pytest(given, pure=False)
    if code != 0:
        return code
    print("Laws, rules and scenarios again, on the interpreted rules", flush=True)
    chosen = any(not word.startswith("-") and (ROOT / word.split("::")[0]).exists() for word in given)
    folders = [] if chosen else [folder for folder in AGAIN if (ROOT / folder).is_dir()]
    code = pytest([*given, *folders], pure=True)
    return 0 if code == NOTHING_COLLECTED and given else code


def pytest(arguments: list[str], *, pure: bool) -> int:
    """Run pytest on two cores; the third worker plays while others wait for clocks and servers."""
    environment = {key: value for key, value in os.environ.items() if key != "SALEROOM_PURE"}
    if pure:
        environment["SALEROOM_PURE"] = "1"
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""The extras of the package, each alone in an environment of its own: `make extras`.

    python -m tools.extras [EXTRA]               test one extra, or all of them
    python -m tools.extras briefly               a few tests of each that is not too large, for `make test`
    python -m tools.extras EXTRA ARGUMENT ...    run Python with these arguments where the extra is installed

An environment lies in build/extras and is made from requirements/EXTRA.txt; it is made anew when that has changed.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.bootstrap import ROOT, UNWANTED, VENV, Stamp, digest, python_key, say, stop

BLOCKS = "tests/docs/test_blocks.py::test_python_runs"
EXTRAS = {
    "club": ["tests/server/test_workers.py", "tests/server/test_claim.py"],
    "gym": ["tests/adapters/gym", BLOCKS],
    "lab": ["tests/lab"],
    "openspiel": ["tests/adapters/test_openspiel.py", BLOCKS],
    "pettingzoo": ["tests/adapters/test_pettingzoo.py", BLOCKS],
    "train": ["tests/adapters/test_train_ppo.py"],
}
"""The tests of each extra."""
BRIEFLY = {
    "club": ["tests/server/test_commands.py", "-k", "on_postgresql_too"],
    "gym": ["tests/adapters/gym", "-k", "luxury"],
    "pettingzoo": ["tests/adapters/test_pettingzoo.py", "-k", "luxury and 2"],
}
"""What `make test` runs: the others bring hundreds of megabytes along, torch alone thousands."""
TOOLS = ("bench", "docs")
"""Environments that are no extras: what `make bench-adapters` and `make docs` need."""
FOLDER = ROOT / "build" / "extras"


def environment_of(extra: str) -> Path:
    """The Python of an extra's environment, which is made where it is missing or old."""
    place = FOLDER / extra
    lock = ROOT / "requirements" / f"{extra}.txt"
    files = (lock, ROOT / "pyproject.toml", ROOT / "setup.py")
    stamp = Stamp(place / "packages.key", digest([python_key(), *(path.read_bytes() for path in files)]))
    python = place / "bin" / "python"
    if not stamp.matches():
        say(f"Preparing build/extras/{extra} from requirements/{extra}.txt")
        uv = str(VENV / "bin" / "uv")
        install = [uv, "pip", "install", "--python", str(python), "--quiet", "--no-deps"]
        for command in (
            [uv, "venv", "--quiet", "--clear", "--python", str(VENV / "bin" / "python"), str(place)],
            [*install, "--require-hashes", "-r", str(lock)],
            [*install, "--no-build-isolation", "-e", str(ROOT)],
        ):
            if run(command, SALEROOM_NATIVE="0", UV_LINK_MODE="copy", UV_SYSTEM_CERTS="1") != 0:
                stop(f"the extra {extra} could not be installed; is the network there?")
        stamp.write("")
    return python


def run(command: Sequence[str], **more: str) -> int:
    """Run a command in the root of the repository; its exit code."""
    environment = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    return subprocess.call(command, cwd=ROOT, env=environment | more)


def main(arguments: Sequence[str]) -> int:
    """Test extras, or run something with one; the exit code."""
    extra, *rest = arguments or [""]
    if extra not in ("", "briefly", *EXTRAS) and not (extra in TOOLS and rest):
        stop(f"there is no extra {extra!r} with an environment of its own; there are: {', '.join(EXTRAS)}.")
    if rest:
        return run([str(environment_of(extra)), *rest])
    tests = BRIEFLY if extra == "briefly" else {extra: EXTRAS[extra]} if extra else EXTRAS
    codes = []
    for name, what in tests.items():
        say(f"The extra {name}")
        codes.append(run([str(environment_of(name)), "-m", "pytest", "-p", "no:cacheprovider", *what]))
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs every check that needs no match played: lint, format, types, import directions, what is made from types."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
CHECKS = (
    ("lint", ["ruff", "check", "--quiet", "--output-format", "concise", "."]),
    ("format", ["ruff", "format", "--check", "--quiet", "--output-format", "concise", "."]),
    ("types", ["mypy", "--strict"]),
    ("imports", ["lint-imports", "--no-cache"]),
    ("wire", ["python", str(ROOT / "tools" / "wire.py"), "check"]),
)


def main() -> int:
    """Run all of them, whatever the first ones say."""
    failed = []
    for name, (tool, *arguments) in CHECKS:
        command = [str(BIN / tool), *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            failed.append(name)
            print(done.stdout + done.stderr, end="")
        print(f"{name}: {'failed' if done.returncode else 'fine'}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

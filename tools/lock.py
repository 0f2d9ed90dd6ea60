"""Writes requirements/*.txt anew: exact versions with hashes, for every platform, and no addresses."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {
    "dev.txt": ["pyproject.toml", "--extra", "club", "--group", "dev"],
    "bootstrap.txt": ["--group", "bootstrap"],
    "bench.txt": ["pyproject.toml", "--extra", "pettingzoo", "--group", "extras", "--group", "bench"],
    "release.txt": ["--group", "release"],
    "docs.txt": ["pyproject.toml", "--group", "docs"],
    "gym.txt": ["pyproject.toml", "--extra", "gym", "--group", "extras"],
    "club.txt": ["pyproject.toml", "--extra", "club", "--group", "extras"],
    "lab.txt": ["pyproject.toml", "--extra", "lab", "--group", "extras"],
    "openspiel.txt": ["pyproject.toml", "--extra", "openspiel", "--group", "extras"],
    "pettingzoo.txt": ["pyproject.toml", "--extra", "pettingzoo", "--group", "extras"],
    "train.txt": ["pyproject.toml", "--extra", "train", "--group", "extras"],
}
UV = str(ROOT / ".venv" / "bin" / "uv")
OPTIONS = ["--universal", "--python-version", "3.11", "--upgrade", "--quiet"]
OPTIONS += ["--generate-hashes", "--no-header", "--no-annotate"]


def main() -> int:
    """Resolve each lock; uv's exit code."""
    for name, sources in LOCKS.items():
        target = ROOT / "requirements" / name
        command = [UV, "pip", "compile", *OPTIONS, *sources, "--output-file", str(target)]
        code = subprocess.call(command, cwd=ROOT)
        if code != 0:
            return code
        if "://" in target.read_text("utf-8"):
            print(f"requirements/{name} names an address", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

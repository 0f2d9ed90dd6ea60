"""A Chromium to look at the pages with: the machine's own, or Debian's package, installed when it is missing."""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-noto-core", "fonts-noto-cjk")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOCK = Path(__file__).resolve().parent.parent / "build" / "chromium.lock"


def find_chromium() -> str:
    """The path of a Chromium; where there is none it is installed, or a RuntimeError says what to install."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two test workers may come at once
        found = _look()
        if found and _japanese():
            return found
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            raise RuntimeError(
                "The pages are looked at in a real browser, also in Japanese: install Chromium or Chrome and a "
                f"Japanese font (on Debian: apt-get install {' '.join(PACKAGES)}), then run this again."
            )
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
            done = subprocess.run(
                ["apt-get", "-qq", *words], env=quiet, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise RuntimeError(f"apt-get {' '.join(words)} did not work: {done.stderr.strip()[-500:]}")
        found = _look()
        if not found:
            raise RuntimeError("Chromium is installed now, but is not on the path.")
        return found


def _look() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _japanese() -> bool:
    """Whether some font can write Japanese."""
    if not shutil.which("fc-list"):
        return False
    known = subprocess.run(["fc-list", ":lang=ja", "family"], capture_output=True, text=True, check=False)
    return bool(known.stdout.strip())

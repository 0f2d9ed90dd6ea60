"""A Chromium to look at the pages with: the machine's own, or Debian's package, installed when it is missing."""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""Chromium without windows and all that belongs to them: it takes a third of the time to show a page."""
FONTS = ("fonts-noto-core", "fonts-noto-cjk")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOCK = Path(__file__).resolve().parent.parent / "build" / "chromium.lock"
FAILED = "the shell could not be installed"


def find_chromium() -> str:
    """The path of a Chromium; where there is none it is installed, or a RuntimeError says what to install."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two test workers may come at once
        found = _look(NAMES)
        if not found or not _japanese():
            _install("chromium", *FONTS)
            found = _look(NAMES)
        if not found:
            raise RuntimeError("Chromium is installed now, but is not on the path.")
        return found


def find_shell() -> str:
    """The path of Chromium's shell without windows, installed if that is possible; a whole Chromium where it is not."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = shutil.which(SHELL)
        lock.seek(0)
        if not found and FAILED not in lock.read():
            try:
                _install(SHELL, *FONTS)
            except RuntimeError:
                lock.write(FAILED)
            found = shutil.which(SHELL)
        if found and _japanese():
            return found
    return find_chromium()


def _install(*packages: str) -> None:
    """Install these by apt-get; RuntimeError if that is not possible."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise RuntimeError(
            "The pages are looked at in a real browser, also in Japanese: install Chromium or Chrome and a "
            f"Japanese font (on Debian: apt-get install {' '.join(packages)}), then run this again."
        )
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *words], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"apt-get {' '.join(words)} did not work: {done.stderr.strip()[-500:]}")


def _look(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def _japanese() -> bool:
    """Whether some font can write Japanese."""
    if not shutil.which("fc-list"):
        return False
    known = subprocess.run(["fc-list", ":lang=ja", "family"], capture_output=True, text=True, check=False)
    return bool(known.stdout.strip())

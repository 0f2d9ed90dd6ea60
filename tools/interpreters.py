"""Finds an interpreter of each Python that a release has a wheel for, or fetches one.

In this order: what is on the path or was made by pyenv; what uv can install; on Debian, packages of a newer Debian,
unpacked into build/interpreters with the C library they need, without touching the system.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.bootstrap import ROOT, VENV, say

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
FOLDER = ROOT / "build" / "interpreters"
UV = str(VENV / "bin" / "uv")
SUITES = ("testing", "unstable")
SOURCES = ("/etc/apt/sources.list", "/etc/apt/sources.list.d")
HERE = """
import sys, sysconfig, pathlib
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
if header.exists() and sys.implementation.name == "cpython":
    print("{}.{}".format(*sys.version_info))
"""


def interpreter(version: str) -> Path | None:
    """A CPython of that version with its headers, or None if none can be had."""
    for find in (on_this_machine, from_uv, from_debian):
        for path in find(version):
            if says(path, version):
                return path
    return None


def says(path: Path, version: str) -> bool:
    """Whether a program is that Python."""
    try:
        done = subprocess.run([path, "-c", HERE], capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == version


def on_this_machine(version: str) -> Iterable[Path]:
    """Those of the path, of pyenv and of an earlier run."""
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield Path(folder, f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    yield from sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    yield FOLDER / version / "usr" / "bin" / f"python{version}"


def from_uv(version: str) -> Iterable[Path]:
    """What uv can install; it asks its own server."""
    command = [UV, "python", "install", "--quiet", "--no-bin", version]
    if subprocess.run(command, capture_output=True, check=False, timeout=600).returncode == 0:
        found = subprocess.run(
            [UV, "python", "find", "--managed-python", version], capture_output=True, text=True, check=False
        )
        yield Path(found.stdout.strip())


def from_debian(version: str) -> Iterable[Path]:
    """The packages of a newer Debian, with the libraries they need beside them."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return
    place = FOLDER / version
    say(f"Python {version} from the packages of a newer Debian, into build/interpreters/{version}")
    shutil.rmtree(place, ignore_errors=True)
    apt = Apt(place / "apt")
    if not apt.update():
        return
    wanted = [f"python{version}", f"libpython{version}-dev"]
    for package in apt.download(wanted):
        subprocess.run(["dpkg-deb", "-x", package, place], check=True)
    shutil.rmtree(place / "apt")
    program = place / "usr" / "bin" / f"python{version}"
    if program.exists():
        settle(place, program)
        yield program


class Apt:
    """apt with lists and a store of its own, for suites that this machine does not have."""

    def __init__(self, place: Path) -> None:
        self.place = place
        for folder in ("lists/partial", "cache/archives/partial"):
            (place / folder).mkdir(parents=True)
        (place / "status").touch()
        listed = [Path(SOURCES[0]), *sorted(Path(SOURCES[1]).glob("*"))]
        text = "\n".join(path.read_text("utf-8") for path in listed if path.is_file())
        mirror = re.search(r"(?m)^(?:URIs:\s*|deb\s+(?:\[[^]]*\]\s+)?)(\S+/debian/?)(?=\s)", text)
        lines = [f"deb {mirror[1]} {suite} main" for suite in SUITES] if mirror else []
        (place / "sources.list").write_text("\n".join(lines) + "\n", "utf-8")
        settings = {
            "Dir::Etc::sourcelist": place / "sources.list",
            "Dir::Etc::sourceparts": "-",
            "Dir::State::lists": place / "lists",
            "Dir::State::status": place / "status",
            "Dir::Cache": place / "cache",
            "APT::Install-Recommends": "false",
            "APT::Sandbox::User": "root",
        }
        self.options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]

    def run(self, *words: str) -> bool:
        """Whether a command of apt worked."""
        done = subprocess.run(
            ["apt-get", "-qq", *self.options, *words], capture_output=True, check=False, cwd=self.place
        )
        return done.returncode == 0

    def update(self) -> bool:
        """Fetch the lists."""
        return self.run("update")

    def download(self, names: Sequence[str]) -> list[Path]:
        """Packages and all that they depend on, as if nothing were installed."""
        self.run("install", "--yes", "--download-only", *names)
        return sorted((self.place / "cache" / "archives").glob("*.deb"))


LAUNCHER = """\
#!/bin/sh
exec {loader} --library-path {libraries} --argv0 "$0" {program} "$@"
"""
"""Starts a program with the C library that lies beside it, under the name by which it was called: that is how Python
finds its folder, or the virtual environment that it was called from."""


def settle(place: Path, program: Path) -> None:
    """Let the program find the C library and the others that lie beside it, whatever this machine has."""
    loader = next(iter(sorted((place / "usr" / "lib").rglob("ld-linux-*.so.*"))))
    for header in (place / "usr" / "include").glob(
        "*/python3*/pyconfig.h"
    ):  # its stand-in looks in /usr/include alone
        shutil.copy(header, place / "usr" / "include" / header.parent.name / header.name)
    real = program.rename(program.with_name(f"{program.name}.real"))
    program.write_text(LAUNCHER.format(loader=loader, libraries=loader.parent, program=real), "utf-8")
    program.chmod(0o755)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or VERSIONS:
        print(wanted, interpreter(wanted) or "cannot be had here", flush=True)

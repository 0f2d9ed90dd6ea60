"""Builds the browser client into the package, when something it is made of has changed.

`make web` runs it. It needs Node 22 or newer: the machine's own, or the one among the packages of .venv. With `check`
it looks at the types of the client instead, with `test` it tests it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "saleroom" / "server" / "web"
PACKAGES = WEB / "node_modules" / ".saleroom.key"
CLIENT = ROOT / "build" / "web.key"


def main() -> None:
    """Do what was asked for."""
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    if task == "test":
        install()
        samples = [sys.executable, "-m", "tests.locale.samples", str(ROOT / "build" / "samples.json")]
        subprocess.run(samples, check=True, cwd=ROOT)
        tales = [sys.executable, "-m", "tests.conformance.tales", str(ROOT / "build" / "tales.json")]
        subprocess.run(tales, check=True, cwd=ROOT)
        npm(["run", "--silent", "test"], "test", loud=True)
    elif task == "check":
        install()
        npm(["run", "--silent", "check"], "check", loud=True)
    elif task == "build":
        build()
    else:
        stop(f"{task!r} is neither build, check nor test.")


def stop(line: str) -> NoReturn:
    """Tell the user what is wrong and give up."""
    sys.exit(f"saleroom: {line}")


def key(paths: list[Path]) -> str:
    """One name for the contents of these files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        data = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)} {len(data)}\n".encode() + data)
    return total.hexdigest()


def sources() -> list[Path]:
    """All that the client is made of: its own files, the words and the rules."""
    package = ROOT / "src" / "saleroom"
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    words = [*package.glob("locale/*/*.ftl"), *package.glob("games/*/locale/*.ftl")]
    return [*own, *words, *package.glob("games/*/RULES*.md")]


def same(stamp: Path, value: str) -> bool:
    """Whether a stamp says this."""
    return stamp.exists() and stamp.read_text("utf-8") == value


def environment() -> dict[str, str]:
    """The environment with a Node that is new enough first on the path."""
    for folder in (None, str(ROOT / ".venv" / "bin")):
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=str(Path(node).parent)):
            version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            if version[1:].split(".")[0].isdigit() and int(version[1:].split(".")[0]) >= 22:
                path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
                return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    stop("the pages need Node 22 or newer to be built, and none was found; `make setup` brings one along.")


def npm(arguments: list[str], name: str, *, loud: bool = False) -> None:
    """Run npm in web/, its output in build/<name>.log unless it should be seen."""
    log = ROOT / "build" / f"{name}.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as file:
        out = None if loud else file
        settings = environment()
        command = [shutil.which("npm", path=settings["PATH"]) or "npm", *arguments]
        if subprocess.call(command, cwd=WEB, env=settings, stdin=subprocess.DEVNULL, stdout=out, stderr=out):
            if not loud:
                print("\n".join(f"    {line}" for line in log.read_text("utf-8").splitlines()[-25:]))
            stop(f"npm {' '.join(arguments)} did not work{'' if loud else f'; build/{name}.log says more'}.")


def install() -> None:
    """What package-lock.json names, if that has changed."""
    wanted = key([WEB / "package-lock.json", WEB / "package.json", WEB / ".npmrc"])
    if not same(PACKAGES, wanted):
        print("Installing what the pages are built with", flush=True)
        npm(["ci", "--no-audit", "--no-fund"], "npm")
        PACKAGES.write_text(wanted, "utf-8")


def build() -> None:
    """The client, if anything it is made of has changed."""
    wanted = key(sources())
    if same(CLIENT, wanted) and (BUILT / "index.html").exists():
        return
    install()
    print("Building the pages", flush=True)
    npm(["run", "build"], "web")
    CLIENT.write_text(wanted, "utf-8")


if __name__ == "__main__":
    main()

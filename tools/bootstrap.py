"""Makes .venv: what Saleroom needs, Saleroom itself, and its rules as native code where they can be compiled.

`make` runs it before everything else. It needs Python's standard library alone, and does nothing when
nothing has changed: .venv/packages.key and .venv/native.key say for what the last run was made.

`packages` as its argument leaves the native code to another run, so that pages can be built meanwhile.

SALEROOM_NATIVE=0 leaves the rules interpreted, SALEROOM_NATIVE=1 fails where they cannot be compiled.
"""

import ast
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV_LOCK = ROOT / "requirements" / "bootstrap.txt"
LOCK = ROOT / "requirements" / "dev.txt"
LOGS = ROOT / "build"
UNWANTED = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_USER", "PIP_TARGET", "SALEROOM_PURE"}

NATIVE = "native"
INTERPRETED = "interpreted"
FAILED = "failed"


def main() -> None:
    """Bring .venv up to date."""
    os.chdir(ROOT)
    with contextlib.suppress(OSError):  # one set-up at a time; released when this process ends
        fcntl.flock(os.open(ROOT, os.O_RDONLY), fcntl.LOCK_EX)
    packages = Stamp(VENV / "packages.key", packages_key())
    if not packages.matches() or not PYTHON.exists():
        make_environment()
        install_packages()
        packages.write("")
    if sys.argv[1:] == ["packages"]:
        return
    wanted = os.environ.get("SALEROOM_NATIVE", "auto")
    compiler, reason = find_compiler()
    native = Stamp(VENV / "native.key", native_key(wanted != "0", compiler))
    if not native.matches() or (native.note() == NATIVE or wanted == "1") != any(native_files()):
        remove_native_files()
        native.write(build_native(wanted, compiler, reason))


class Stamp:
    """A file that says for what something was made, and how that went."""

    def __init__(self, path: Path, key: str) -> None:
        self.path = path
        self.key = key

    def matches(self) -> bool:
        """Whether it was made for the same key."""
        return self.path.exists() and self.path.read_text("utf-8").split("\n")[0] == self.key

    def note(self) -> str:
        """How it went."""
        return self.path.read_text("utf-8").split("\n")[1]

    def write(self, note: str) -> None:
        """It is made."""
        self.path.write_text(f"{self.key}\n{note}\n", "utf-8")


def digest(parts: Iterable[str | bytes]) -> str:
    """One name for all of these."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def say(line: str) -> None:
    """Tell the user."""
    print(line, flush=True)


def stop(line: str) -> NoReturn:
    """Tell the user what is wrong and give up."""
    sys.exit(f"saleroom: {line}")


# -- 1 and 2: the environment and its packages --------------------------------------------------------------


def python_key() -> str:
    """The Python that .venv was made with, and where: its scripts name their place."""
    return f"{sys.implementation.cache_tag} {sys.base_prefix} {ROOT}"


def packages_key() -> str:
    """What .venv was made of."""
    files = (UV_LOCK, LOCK, ROOT / "pyproject.toml", ROOT / "setup.py")
    return digest([python_key(), *(path.read_bytes() for path in files)])


def make_environment() -> None:
    """An environment with pip, and uv from the lock."""
    say(f"1/3 Preparing .venv with Python {'.'.join(map(str, sys.version_info[:3]))}")
    made_with = Stamp(VENV / "python.key", python_key())
    if not made_with.matches() or not PYTHON.exists():
        if importlib.util.find_spec("ensurepip") is None:
            stop(
                "this Python has no ensurepip, which makes virtual environments; on Debian and Ubuntu "
                f"`apt install python3.{sys.version_info[1]}-venv` adds it."
            )
        if VENV.exists():
            shutil.rmtree(VENV)
        try:
            venv.create(VENV, with_pip=True, symlinks=True)
        except (OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(VENV, ignore_errors=True)
            stop(f"no virtual environment could be made: {error}")
        made_with.write("")
    if run("uv", [*pip(), "--require-hashes", "-r", str(UV_LOCK)]) != 0:
        say("    uv could not be installed: pip does its work, more slowly")


def install_packages() -> None:
    """The packages of the lock, and this one as it stands in src."""
    say("2/3 Installing the packages of requirements/dev.txt")
    locked = ["--require-hashes", "--no-deps", "-r", str(LOCK)]
    editable = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    for name, what in (("packages", locked), ("saleroom", editable)):
        # uv is the quicker; pip knows indexes that are set for pip alone.
        if run(name, [*uv(), "--compile-bytecode", *what]) != 0 and run(name, [*pip(), *what]) != 0:
            show(name)
            stop("the packages could not be installed; is the network there?")


def pip() -> list[str]:
    """Install with pip."""
    return [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]


def uv() -> list[str]:
    """Install with uv."""
    return [str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON), "--quiet"]


def run(name: str, command: list[str], **more: str) -> int:
    """Run a command with its output in build/<name>.log; its exit code."""
    environment = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    environment |= {"SALEROOM_NATIVE": "0", "UV_SYSTEM_CERTS": "1", "UV_LINK_MODE": "copy", **more}
    LOGS.mkdir(exist_ok=True)
    with (LOGS / f"{name}.log").open("w") as log:
        try:
            return subprocess.call(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        except OSError as error:
            log.write(f"{error}\n")
            return 127


def show(name: str) -> None:
    """The end of a log."""
    lines = (LOGS / f"{name}.log").read_text("utf-8", "replace").splitlines()
    say("\n".join(f"    {line}" for line in lines[-25:]))


# -- 3: native code -----------------------------------------------------------------------------------------


def compiled_sources() -> list[Path]:
    """The modules that are compiled."""
    patterns = [pattern for group in settings()["saleroom"]["native"].values() for pattern in group]
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def settings() -> dict[str, Any]:
    """The tool sections of pyproject.toml."""
    tools: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    return tools


def with_imports(paths: Iterable[Path]) -> list[Path]:
    """These modules and all of the package that they import: constants of those are compiled in too."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in imported(path):
            module = ROOT / "src" / name.replace(".", "/")
            waiting += [file for file in (module.with_suffix(".py"), module / "__init__.py") if file.exists()]
    return sorted(found)


def imported(path: Path) -> set[str]:
    """The names of the package that a module imports."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in names if name.startswith("saleroom.")}


def native_key(wanted: bool, compiler: str) -> str:
    """What the native code was made of."""
    pins = re.findall(r"(?m)^(?:mypy|mypy-extensions|librt|setuptools)==\S+", LOCK.read_text("utf-8"))
    level = os.environ.get("MYPYC_OPT_LEVEL", "")
    tools = [repr(settings()[name]) for name in ("saleroom", "mypy")]
    files = [ROOT / "setup.py", *with_imports(compiled_sources())]
    sources = [part for path in files for part in (str(path.relative_to(ROOT)), path.read_bytes())]
    return digest([python_key(), str(wanted), compiler, level, *tools, *pins, *sources])


def find_compiler() -> tuple[str, str]:
    """The C compiler to use, or an empty name and what is missing."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    known = [configured] if os.environ.get("CC") else [configured, "cc", "gcc", "clang"]
    found = next((name for name in known if shutil.which(name.split()[0])), "")
    if not found:
        return "", "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "", f"Python's headers are missing (on Debian and Ubuntu: python3.{sys.version_info[1]}-dev)"
    return found, ""


def native_files() -> list[Path]:
    """All native code in src, of whichever Python."""
    return [path for suffix in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{suffix}")]


def remove_native_files() -> None:
    """No native code may outlive its source."""
    for path in native_files():
        path.unlink(missing_ok=True)


def build_native(wanted: str, compiler: str, reason: str) -> str:
    """Compile the rules; how it went."""
    if wanted == "0":
        say("3/3 Not compiling the rules, as SALEROOM_NATIVE=0 says: they run interpreted")
        return INTERPRETED
    if not compiler:
        if wanted == "1":
            stop(f"SALEROOM_NATIVE=1, but the rules cannot be compiled: {reason}.")
        say(f"3/3 Not compiling the rules: {reason}. They run interpreted: the same games, only slower")
        return INTERPRETED
    say("3/3 Compiling the rules to native code (about a minute)")
    command = [str(PYTHON), "setup.py", "build_ext", "--inplace", "--force"]
    check = [str(PYTHON), "-c", "import saleroom; assert saleroom.compiled"]
    if run("native", command, SALEROOM_NATIVE="1", CC=compiler) != 0:
        log = "native"
    elif run("import", check) != 0:
        log = "import"
    else:
        return NATIVE
    remove_native_files()
    show(log)
    if wanted == "1":
        stop(f"SALEROOM_NATIVE=1, but the rules could not be compiled: build/{log}.log says why.")
    say(f"    The rules could not be compiled (build/{log}.log): they run interpreted, only slower")
    return FAILED


if __name__ == "__main__":
    main()

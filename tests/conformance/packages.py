"""Packages from elsewhere, made in a folder for a test, and Python started where they are installed."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent.parent


def install(folder: Path, name: str, group: str, entry: str, **files: str) -> None:
    """A package with these files, and the folder with which an installer would have announced it."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for file, text in files.items():
        (package / f"{file}.py").write_text(dedent(text), "utf-8")
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{group}]\n{entry}\n", "utf-8")


def python(
    *arguments: object,
    before: Path | None = None,
    executable: Path | str = sys.executable,
    cwd: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run Python with all that this process can import, and the folder `before` it."""
    path = [*([str(before)] if before else []), str(ROOT / "src"), *filter(None, sys.path)]
    return subprocess.run(
        [str(executable), *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "COLUMNS": "200"},
        cwd=cwd or before,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def install_for_real(source: Path, folder: Path) -> Path:
    """Install a copy of a package into an environment of its own, from local files alone; its Python.

    All else comes from this process's own paths.
    """
    copied = folder / "source"
    shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    venv.create(folder / "env", with_pip=False, symlinks=True)
    executable = folder / "env" / "bin" / "python"
    where = (
        "--python",
        executable,
        "install",
        "--no-deps",
        "--no-index",
        "--no-build-isolation",
        "-q",
        copied,
    )
    done = python("-m", "pip", "--disable-pip-version-check", *where, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return executable

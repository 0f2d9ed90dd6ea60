"""Compiles the rules with mypyc, as one group, where there is a C compiler; otherwise installs plain Python.

SALEROOM_NATIVE=0 skips the attempt, SALEROOM_NATIVE=1 fails if it does not succeed.
What is compiled stands in pyproject.toml, under tool.saleroom.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("SALEROOM_NATIVE", "auto")


def extensions() -> list[Any]:
    """The native modules, or none if they are not wanted."""
    if WANTED == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WANTED == "1":
            raise
        print("mypyc is not installed: the rules run interpreted", file=sys.stderr)
        return []
    patterns = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["saleroom"]["native"]
    sources = [str(path) for pattern in patterns for path in sorted(Path().glob(pattern))]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    return list(mypycify(["--strict", *sources], opt_level=level, group_name="saleroom"))


class BuildAllOrNone(build_ext):
    """The modules are one group: if one cannot be built, none is installed."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as error:
            if WANTED == "1":
                raise
            print(f"no native code could be built, the rules run interpreted: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})

"""Compiles the rules with mypyc, as one group, where a C compiler is at hand; otherwise installs plain Python.

SALEROOM_NATIVE=0 skips the attempt, SALEROOM_NATIVE=1 fails if it does not succeed.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/saleroom/core/rng.py",
    "src/saleroom/core/state.py",
    *sorted(str(path) for path in Path("src/saleroom/games").glob("*/rules.py")),
]


def extensions() -> list[object]:
    """The native modules, or none if they are not wanted."""
    wanted = os.environ.get("SALEROOM_NATIVE", "auto")
    if wanted == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if wanted == "1":
            raise
        print("mypyc is not installed: the rules run interpreted", file=sys.stderr)
        return []
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    found = mypycify(["--strict", *COMPILED], opt_level=level, group_name="saleroom")
    for extension in found:
        extension.optional = wanted != "1"
    return list(found)


setup(ext_modules=extensions())

"""What is said where an adapter is imported without its extra."""

import os
import subprocess
import sys

import pytest

NEEDS = [
    ("pettingzoo", "pettingzoo", "saleroom[pettingzoo]"),
    ("gymnasium", "gymnasium", "saleroom[gym]"),
    ("batch", "numpy", "saleroom[gym]"),
]


@pytest.mark.parametrize(("module", "package", "extra"), NEEDS)
def test_an_adapter_says_which_extra_it_needs(module: str, package: str, extra: str) -> None:
    """Packages that are not installed are made up, so that the named one is the first that is missing."""
    code = f"""
import importlib.util, sys, types
for name in ("numpy", "gymnasium", "pettingzoo"):
    if importlib.util.find_spec(name) is None:
        sys.modules[name] = types.ModuleType(name)
sys.modules[{package!r}] = None
try:
    import saleroom.adapters.{module}
except ImportError as error:
    print(error)
"""
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.stderr == ""
    assert done.stdout == (
        f"saleroom.adapters.{module} needs {package}: install it with `pip install '{extra}'`\n"
    )

"""Where an extra is not installed, its adapter says which one to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "extra", "packages"),
    [
        ("batch", "gym", ("numpy",)),
        ("gymnasium", "gym", ("gymnasium", "numpy")),
        ("openspiel", "openspiel", ("numpy", "pyspiel")),
        ("pettingzoo", "pettingzoo", ("numpy", "pettingzoo")),
    ],
)
def test_an_adapter_names_its_extra(adapter: str, extra: str, packages: tuple[str, ...]) -> None:
    for package in packages:
        code = f"import sys; sys.modules[{package!r}] = None; import saleroom.adapters.{adapter}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert f"install it with `pip install 'saleroom[{extra}]'`" in done.stderr.splitlines()[-1]

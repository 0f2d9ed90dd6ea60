"""Where an extra is not installed, what needs it says which one to install."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from saleroom.lab import spread


@pytest.mark.parametrize(
    ("adapter", "wanted", "packages"),
    [
        ("batch", "'saleroom[gym]'", ("numpy",)),
        ("gymnasium", "'saleroom[gym]'", ("gymnasium", "numpy")),
        ("openspiel", "'saleroom[openspiel]'", ("numpy", "pyspiel")),
        ("pettingzoo", "'saleroom[pettingzoo]'", ("numpy", "pettingzoo")),
        ("pufferlib", "'saleroom[gym]' pufferlib", ("gymnasium", "numpy", "pufferlib")),
    ],
)
def test_an_adapter_names_its_extra(adapter: str, wanted: str, packages: tuple[str, ...]) -> None:
    for package in packages:
        code = f"import sys; sys.modules[{package!r}] = None; import saleroom.adapters.{adapter}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert f"install it with `pip install {wanted}`" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("package", "wish"), [("ray", spread.import_ray), ("pyarrow", spread.import_pyarrow)]
)
def test_the_laboratory_names_its_extra(
    package: str, wish: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(spread.LabError, match=r"is not installed: pip install 'saleroom\[lab\]'"):
        wish()

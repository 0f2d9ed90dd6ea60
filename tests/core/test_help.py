"""`help()` says the same of native code as of the Python files."""

import ast
import inspect
import pydoc
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom.core import rng, state
from saleroom.games.secret import rules

PACKAGE = Path(saleroom.__file__).parent
MODULES = ["core.rng", "core.state", *(f"games.{entry['id']}.rules" for entry in saleroom.games())]


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        (state.State.copy, "independent copy"),
        (state.Setup, "it deals"),
        (state.Setup.deal, "opening position"),
        (rng.Rng.below, "all equally likely"),
        (state.best_of, "breaking a tie"),
        (rules.Secret.apply, "Play a legal move"),
        (rules, "RULES.md"),
    ],
)
def test_it_says_something(thing: Any, says: str) -> None:
    assert says in (inspect.getdoc(thing) or "")
    assert says in pydoc.render_doc(thing)


@pytest.mark.parametrize("name", MODULES)
def test_it_says_what_stands_in_the_source(name: str) -> None:
    source = PACKAGE.joinpath(*name.split(".")).with_suffix(".py")
    compared = 0

    def compare(thing: Any, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        nonlocal compared
        wanted = ast.get_docstring(node)
        if wanted is not None:
            assert inspect.getdoc(thing) == wanted, thing
            compared += 1
        for part in [] if isinstance(node, ast.FunctionDef) else node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                compare(getattr(thing, part.name), part)

    compare(import_module(f"saleroom.{name}"), ast.parse(source.read_bytes()))
    assert compared > 3


def test_signatures_are_kept() -> None:
    assert list(inspect.signature(rng.Rng.below).parameters) == ["self", "n"]
    assert list(inspect.signature(state.play_random).parameters) == ["setup", "rng", "matches"]

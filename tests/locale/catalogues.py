"""The catalogues as their files are written: messages, variables, and where they stand."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import saleroom
from saleroom.games import GAMES
from saleroom.words.fluent import Bundle

SOURCE = Path(saleroom.__file__).parent
HOUSE = sorted({path.stem for path in SOURCE.glob("locale/*/*.ftl")})
CATALOGUES = [*HOUSE, *GAMES]
"""By name: those of the house, and one for each game."""


def path_of(language: str, catalogue: str) -> Path:
    """The file of a catalogue."""
    if catalogue in HOUSE:
        return SOURCE / "locale" / language / f"{catalogue}.ftl"
    return SOURCE / "games" / catalogue / "locale" / f"{language}.ftl"


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, catalogue: str) -> dict[str, frozenset[str]]:
    """Every message of a catalogue and its variables."""
    resource = FluentParser().parse(path_of(language, catalogue).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{catalogue}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{language}/{catalogue}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def bundle(language: str, catalogue: str) -> Bundle:
    """A catalogue that can be spoken from."""
    return Bundle(language, path_of(language, catalogue).read_text("utf-8"))


class Variants(Visitor):
    """The names of the variants that a message chooses from by one of its variables."""

    def __init__(self, variable: str) -> None:
        self.variable = variable
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ftl.VariableReference) and selector.id.name == self.variable:
            for variant in node.variants:
                key = variant.key
                self.names.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


def variants(language: str, catalogue: str, message: str, variable: str) -> set[str]:
    """The names a message has words for."""
    visitor = Variants(variable)
    visitor.visit(bundle(language, catalogue).patterns[message])
    return visitor.names

"""Formats messages of Project Fluent, as far as the catalogues need it, in the way the browser client does.

`fluent.syntax` reads them. Messages, terms, selections with plurals, variables, literals and NUMBER are known;
attributes and dates are not. Nothing is ever raised: a mistake stands in the text, as in the browser, and is listed.
"""

from collections.abc import Mapping
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Value: TypeAlias = str | int | float
Values: TypeAlias = Mapping[str, Value]

SIGNS = {"en": (",", "."), "de": (".", ","), "ru": ("\u00a0", ","), "ja": (",", ".")}
"""Per language what stands between the thousands, and before a fraction."""


class Missing(str):
    """What stands in a text in place of something that is not there; no variant is chosen by it."""


class Bundle:
    """The messages of one catalogue in one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.patterns: dict[str, ftl.Pattern] = {}
        """Messages by their ids, terms with their hyphen."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
                term = "-" if isinstance(entry, ftl.Term) else ""
                self.patterns[term + entry.id.name] = entry.value

    def __contains__(self, message: str) -> bool:
        return message in self.patterns

    def format(self, message: str, values: Values, errors: list[str]) -> str:
        """A message with its values; what is wrong with it is added to `errors`."""
        return Formatter(self, values, errors).pattern(self.patterns[message])


class Formatter:
    """Formats one message with its values."""

    def __init__(self, bundle: Bundle, values: Values, errors: list[str]) -> None:
        self.bundle = bundle
        self.values = values
        self.errors = errors
        self.depth = 0

    def pattern(self, pattern: ftl.Pattern) -> str:
        """All elements of a pattern, one after another."""
        parts = []
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                parts.append(element.value)
            else:
                parts.append(self.text(self.expression(element.expression)))
        return "".join(parts)

    def text(self, value: Value) -> str:
        """A value as it stands in a text."""
        return value if isinstance(value, str) else number_text(self.bundle.language, value)

    def missing(self, name: str, problem: str) -> Missing:
        """Note a mistake."""
        self.errors.append(f"{problem}: {name}")
        return Missing(f"{{{name}}}")

    def expression(self, node: ftl.InlineExpression | ftl.SelectExpression | ftl.Placeable) -> Value:
        """The value of what stands in braces."""
        if isinstance(node, ftl.Placeable):
            return self.expression(node.expression)
        if isinstance(node, ftl.StringLiteral):
            return str(node.parse()["value"])
        if isinstance(node, ftl.NumberLiteral):
            return float(node.value) if "." in node.value else int(node.value)
        if isinstance(node, ftl.VariableReference):
            name = node.id.name
            return self.values[name] if name in self.values else self.missing(f"${name}", "unknown variable")
        if isinstance(node, ftl.SelectExpression):
            return self.pattern(self.variant(node))
        if isinstance(node, ftl.FunctionReference):
            return self.number(node)
        name = ("-" if isinstance(node, ftl.TermReference) else "") + node.id.name
        if name not in self.bundle or self.depth > 9:
            return self.missing(name, "unknown message")
        self.depth += 1
        text = self.pattern(self.bundle.patterns[name])
        self.depth -= 1
        return text

    def variant(self, node: ftl.SelectExpression) -> ftl.Pattern:
        """The variant that fits, else the default one."""
        chosen = self.expression(node.selector)
        for variant in node.variants:
            key = variant.key
            if isinstance(chosen, str):
                fits = isinstance(key, ftl.Identifier) and key.name == chosen and type(chosen) is str
            elif isinstance(key, ftl.NumberLiteral):
                fits = float(key.value) == chosen
            else:
                fits = key.name == plural(self.bundle.language, chosen)
            if fits:
                return variant.value
        return next(variant.value for variant in node.variants if variant.default)

    def number(self, node: ftl.FunctionReference) -> Value:
        """NUMBER, with the most and fewest digits of a fraction."""
        name = node.id.name
        if name != "NUMBER" or len(node.arguments.positional) != 1:
            return self.missing(f"{name}()", "unknown function")
        value = self.expression(node.arguments.positional[0])
        if isinstance(value, str):
            return value if isinstance(value, Missing) else self.missing(name, "no number")
        options = {option.name.name: option.value.value for option in node.arguments.named}
        fewest = int(options.get("minimumFractionDigits", 0))
        most = int(options.get("maximumFractionDigits", max(3, fewest)))
        return number_text(self.bundle.language, value, fewest, most)


def number_text(language: str, value: float, fewest: int = 0, most: int = 3) -> str:
    """Write a number as its language does, with a real minus sign and the given number of decimals."""
    thousands, point = SIGNS[language]
    whole, _, fraction = f"{value:,.{most}f}".replace("-", "−").partition(".")
    fraction = fraction[:fewest] + fraction[fewest:].rstrip("0")
    return whole.replace(",", thousands) + (point + fraction if fraction else "")


def plural(language: str, value: float) -> str:
    """The plural category of a number."""
    number = abs(value)
    if language == "ja" or number != int(number):
        return "other"
    if language != "ru":
        return "one" if number == 1 else "other"
    tens, ones = number % 100, number % 10
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"

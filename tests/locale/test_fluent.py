"""Messages come out as fluent.runtime has them, but with a real minus sign.

The tests of the browser client compare with @fluent/bundle.
"""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from saleroom.words import LANGUAGES
from saleroom.words.fluent import Bundle, Value, number_text
from tests.locale.catalogues import CATALOGUES, bundle, messages, path_of

VALUES: tuple[Value, ...] = (0, 1, 2, 3, 5, 11, 21, 104, 65536, -7, "yes", "who", "none", "Guest 1")


def real_minus(text: object) -> str:
    """What the reference says, with a real minus sign before a number."""
    return re.sub(r"-(?=\d)", "−", str(text))


@cache
def reference(language: str, catalogue: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(path_of(language, catalogue).read_text("utf-8")))
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_as_the_reference_says_it(language: str, catalogue: str) -> None:
    theirs = reference(language, catalogue)
    for name, variables in messages(language, catalogue).items():
        for value in VALUES if variables else (0,):
            if name == "problem-too-many" and isinstance(value, str):
                continue  # the reference formats no text as a number
            values = dict.fromkeys(variables, value)
            pattern = theirs.get_message(name).value
            assert pattern is not None
            wanted, problems = theirs.format_pattern(pattern, dict(values))
            errors: list[str] = []
            if value == -7:
                wanted = real_minus(wanted)
            assert bundle(language, catalogue).format(name, values, errors) == wanted
            assert len(errors) == len(problems) == 0


SAMPLE = """
plain = One
    line after another
  # no comment
number = { $n } and { 1234 } and { 1.5 } and { NUMBER($n, minimumFractionDigits: 2) }
within = { plain }, { -brand }, { "a\\u0041\\"" }
-brand = Saleroom
choice = { $n ->
    [0] none
    [one] one
    [few] few
   *[other] { $kind ->
        [dear] { $n } dear
       *[plain] { $n } plain
    }
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["number", "within", "choice"])
def test_every_kind_of_expression(language: str, name: str) -> None:
    own = Bundle(language, SAMPLE)
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(SAMPLE))
    for number in (0, 1, 2, 4, 5, 12, 22, 111, 1.5, 1234567, -3):
        for kind in ("dear", "plain", "odd"):
            pattern = theirs.get_message(name).value
            assert pattern is not None
            values: dict[str, Value] = {"n": number, "kind": kind}
            errors: list[str] = []
            assert own.format(name, values, errors) == real_minus(
                theirs.format_pattern(pattern, dict(values))[0]
            )
            assert errors == []


def test_what_is_wrong_is_said_and_stands_in_the_text() -> None:
    own = Bundle(
        "en", "a = { $gone }!\nb = { missing } { -gone } { DATETIME($n) } { NUMBER($n) }\nc = { c }\n"
    )
    errors: list[str] = []
    assert own.format("a", {}, errors) == "{$gone}!"
    assert errors == ["unknown variable: $gone"]
    assert own.format("b", {"n": "x"}, errors) == "{missing} {-gone} {DATETIME()} {NUMBER}"
    assert len(errors) == 5
    assert own.format("c", {}, errors) == "{c}"
    choice = Bundle("en", "d = { $gone ->\n    [a] A\n   *[b] B\n}\n")
    assert choice.format("d", {}, errors) == "B"


def test_numbers() -> None:
    assert [number_text(language, 65536.25) for language in LANGUAGES] == [
        "65,536.25", "65\u00a0536,25", "65.536,25", "65,536.25",
    ]  # fmt: skip
    assert number_text("en", 2.0) == "2"
    assert number_text("de", 0.5, 1, 1) == "0,5"
    assert number_text("de", 3, 1, 1) == "3,0"
    assert [number_text(language, -1234.5) for language in LANGUAGES] == [
        "−1,234.5", "−1\u00a0234,5", "−1.234,5", "−1,234.5",
    ]  # fmt: skip

"""Every sentence of the server, every refusal and every name in every language, with the values that really occur."""

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom import Match
from saleroom.core import shapes
from saleroom.core.fairness import verify
from saleroom.core.game import Game, Json
from saleroom.games import GAMES
from saleroom.games.antiques import cards as antiques
from saleroom.games.colours import cards as colours
from saleroom.games.emblems import cards as emblems
from saleroom.games.luxury import cards as luxury
from saleroom.games.secret import cards as secret
from saleroom.server import store
from saleroom.server.languages import LANGUAGES, negotiate, say
from saleroom.server.messages import OLD_RULES, OLD_RULES_UNFINISHED
from saleroom.server.problems import Problem
from saleroom.words.teller import slug as kebab
from tests.locale.catalogues import CATALOGUES, SOURCE, bundle, messages, path_of
from tests.locale.catalogues import variants as variants_in
from tests.locale.samples import choose, random_matches

SCENARIOS = Path(__file__).parents[1] / "scenarios"
MATCHES = 12


# -- the catalogues -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_with_the_same_variables(language: str, catalogue: str) -> None:
    assert messages(language, catalogue) == messages("en", catalogue)


def test_the_languages_are_those_that_have_catalogues() -> None:
    assert sorted(path.name for path in (SOURCE / "locale").iterdir()) == sorted(LANGUAGES)
    for game in GAMES:
        found = (SOURCE / "games" / game / "locale").glob("*.ftl")
        assert sorted(path.stem for path in found) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", ["ru", "ja"])
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence without a letter of its own script was forgotten, or is a title or a sign."""
    script = {"ru": "[а-яё]", "ja": "[぀-ヿ一-鿿]"}[language]
    for catalogue in CATALOGUES:
        path = path_of(language, catalogue)
        text = path.read_text("utf-8")
        for name in messages(language, catalogue):
            body = re.search(rf"^{name} =(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
            assert body
            words = re.sub(r"\{[^{}]*\}|\[\w+\]", "", body[1])
            if re.search("[a-z]{4}", words) and not name.endswith("-title"):
                assert re.search(script, words, re.IGNORECASE), f"{path}: {name}"


# -- refusals -----------------------------------------------------------------------------------------------


def calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield path, node


def constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def named_refusals() -> set[str]:
    found = set()
    for folder in (SOURCE / "core", SOURCE / "games"):
        for path, call in calls(folder, "Refused"):
            name = constant(call.args[1])
            assert name is not None, f"{path}:{call.lineno}: the name of a refusal must stand there in full"
            found.add(name)
    return found


def catalogue_of(message: str) -> str:
    """Where a problem or refusal stands: with the game it is about."""
    return next((game for game in GAMES if message.startswith(f"refused-{game}-")), "errors")


def test_every_refusal_has_a_message_and_every_message_a_refusal() -> None:
    found = [name for catalogue in ("errors", *GAMES) for name in messages("en", catalogue)]
    written = {name for name in found if name.startswith("refused-")}
    assert written == {f"refused-{name}" for name in named_refusals()}
    for name in written:
        assert name in messages("en", catalogue_of(name))


def guess(game: str, rng: random.Random, seats: int, asked: list[str]) -> Json:
    """A move that may well be wrong: some type with some fields, mostly of the right shape."""
    rules = GAMES[game]
    kind = rng.choice(asked if rng.random() < 0.8 else [*rules.move_types, "sing"])
    pools: dict[str, list[Any]] = {
        "coins": [-1, 0, 1, 2, 5, 10, 60],
        "use": ["stop", "ban", "swap", "steal"],
        "accept": [True],
        "group": [*antiques.GROUPS, "painting"],
        "give": [*antiques.NAMES, "vase"],
        "take": [*antiques.NAMES, "vase"],
        "payer": list(range(seats + 1)),
        "target": [None, *range(-1, seats + 1)],
        "card": [*luxury.CARDS, 25, *colours.KINDS[::4], "Z9"],
        "slot": [-1, *range(7)],
        "cards": [[], [1], [2, 3], [4, 4], [1, 2, 3], [9, 10], [31, 30]],
        "recover": [True, False],
        "request": [*secret.REQUESTS, "everything"],
    }
    forms = shapes.variants(rules.types.Move, kind)
    if "use" in (
        shapes.properties(forms[0]) if forms else ()
    ):  # the fields of all tricks; some are taken off again
        fields = list(dict.fromkeys(field for form in forms for field in shapes.properties(form)))
    else:
        fields = list(shapes.properties(rng.choice(forms))) if forms else ["type"]
    fields.remove("type")
    move = {"type": kind, **{field: rng.choice(pools[field]) for field in fields}}
    use = move.get("use")
    if use is not None and use != "swap":
        for field in ("give", "take", "payer", *([] if use == "ban" else ["target"])):
            del move[field]
    elif use == "swap" and rng.random() < 0.2:
        move["take"] = move["give"]
    chance = rng.random()
    if chance < 0.02:
        move["colour"] = "blue"
    elif chance < 0.04 and len(move) > 1:
        del move[rng.choice([field for field in move if field != "type"])]
    elif chance < 0.06 and len(move) > 1:
        move[rng.choice([field for field in move if field != "type"])] = 1.5
    return move


class Seen:
    """What has occurred in matches at random."""

    def __init__(self, game: str) -> None:
        self.refused: list[saleroom.Refused] = []
        for match, rng in random_matches(game, MATCHES):
            seats = match.seats
            while not match.over:
                seat = rng.choice(match.to_act)
                legal = match.legal(seat)
                asked = sorted({move["type"] for move in legal})
                for _ in range(30 if asked in (["trick"], ["blackmail"]) else 6):
                    self.refusal(match, seat, guess(game, rng, seats, asked))
                match.play(seat, choose(legal, rng))
                self.refusal(match, rng.randint(-1, seats), {"type": "bid"})
            self.refusal(match, 0, {"type": "bid"})

    def refusal(self, match: Match, seat: Any, move: Any) -> None:
        try:
            match.number_of(seat, move)
        except saleroom.Refused as refused:
            self.refused.append(refused)


@cache
def seen(game: str) -> Seen:
    return Seen(game)


def of_the_scenarios() -> list[saleroom.Refused]:
    """What the scenarios show to be refused, rare positions among them."""
    found = []
    for path in sorted(SCENARIOS.glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        refused = record.pop("expect").get("refused", [])
        record.pop("note", None)
        match = saleroom.load(record)
        for entry in refused:
            with pytest.raises(saleroom.Refused) as caught:
                match.play_record_move(entry["move"])
            found.append(caught.value)
    return found


def shapeless() -> list[saleroom.Refused]:
    """Refusals of what is hardly a move, and that of a game that says no more."""
    match = saleroom.new("luxury", seats=2, seed="shape")
    found = [Game.explain(match.game, match.state, 0, {"type": "bid"})]
    for seat, move in ((1.5, {}), (0, 7), (0, {}), (0, {"type": "bid", "card": "no"})):
        with pytest.raises(saleroom.Refused) as caught:
            match.play(seat, move)  # type: ignore[arg-type]
        found.append(caught.value)
    for row in (7, {"type": "bid"}):
        with pytest.raises(saleroom.Refused) as caught:
            match.play_record_move(row)
        found.append(caught.value)
    return found


def said(language: str, message: str, values: Json, catalogue: str | None = None) -> str:
    errors: list[str] = []
    text = bundle(language, catalogue or catalogue_of(message)).format(message, values, errors)
    assert not errors, f"{language}: {message} with {values}: {errors}"
    return text


def test_refusals_are_said_in_every_language_and_in_english_as_they_stand_in_the_code() -> None:
    every = [refused for game in GAMES for refused in seen(game).refused]
    every += of_the_scenarios() + shapeless()
    assert {refused.name for refused in every} == named_refusals()
    done = set()
    for refused in every:
        key = (refused.name, tuple(refused.values.items()))
        if key in done:
            continue
        done.add(key)
        message = f"refused-{refused.name}"
        assert said("en", message, refused.values) == refused.sentence
        assert set(refused.values) == messages("en", catalogue_of(message))[message]
        for language in LANGUAGES[1:]:
            assert said(language, message, refused.values) != refused.sentence


def variants(message: str, variable: str) -> set[str]:
    """The names a message has words for, the same in every language."""
    found = [variants_in(language, catalogue_of(message), message, variable) for language in LANGUAGES]
    assert all(names == found[0] for names in found)
    return found[0]


def test_every_name_within_a_refusal_is_known() -> None:
    assert variants("refused-antiques-has-no-card", "card") == {kebab(name) for name in antiques.NAMES}
    assert variants("refused-antiques-no-group", "group") == {*antiques.GROUPS} - {"loose"}
    assert variants("refused-antiques-no-token", "trick") == {*antiques.TOKENS}
    assert variants("refused-luxury-not-in-hand", "card") == {*map(str, luxury.CHARACTERS), "other"}
    asked = {refused.values["asked"] for game in GAMES for refused in seen(game).refused if "asked" in refused.values
             and refused.name == "not-asked"}  # fmt: skip
    assert variants("refused-not-asked", "asked") == {*asked, "other"}


# -- problems of the server ---------------------------------------------------------------------------------

FROM_THE_FRAMEWORK = {"not-found", "wrong-method", "too-large", "bad-request"}
"""Codes that are looked up by status and do not stand in the call itself."""


def problems() -> Iterator[tuple[str, str, ast.Call]]:
    """Every problem in the code: where it stands, its message, and the call that makes it."""
    for path, call in calls(SOURCE / "server", "Problem"):
        keywords = {keyword.arg: keyword.value for keyword in call.keywords}
        where = f"{path.name}:{call.lineno}"
        if "message" in keywords:
            message = constant(keywords["message"])
            if message is not None:
                yield where, message, call
            continue
        code = constant(call.args[1])
        if code is not None:
            yield where, f"problem-{code}", call
        else:
            assert path.name == "errors.py", f"{where}: a problem needs a code that stands there in full"


def test_every_problem_has_a_message_and_every_message_a_problem() -> None:
    written = {name for name in messages("en", "errors") if name.startswith("problem-")}
    assert written == {name for _, name, _ in problems()} | {f"problem-{code}" for code in FROM_THE_FRAMEWORK}


def test_problems_are_said_in_english_as_they_stand_in_the_code() -> None:
    for where, message, call in problems():
        variables = messages("en", "errors")[message]
        keywords = {keyword.arg: keyword.value for keyword in call.keywords}
        values = keywords.get("values")
        if isinstance(values, ast.Dict):
            assert {constant(key) for key in values.keys} == variables, where
        elif values is None:
            assert not variables, where
        sentence = call.args[2]
        if isinstance(sentence, ast.JoinedStr):
            parts = [constant(part) for part in sentence.values]
            pattern = "".join(".*" if part is None else re.escape(part) for part in parts)
        else:
            text = constant(sentence)
            if text is None:
                continue
            pattern = re.escape(text)
        assert re.fullmatch(pattern, said("en", message, dict.fromkeys(variables, 7))), where


def test_notes_are_said_in_english_as_they_stand_in_the_code() -> None:
    assert said("en", "note-older-rules", {}) == OLD_RULES
    assert said("en", "problem-old-rules", {}) == OLD_RULES_UNFINISHED


def test_a_problem_speaks_the_language_asked_for() -> None:
    problem = Problem(409, "full", "All seats are taken, but you can watch.")
    titles = {language: problem.content(language)["title"] for language in LANGUAGES}
    assert titles["en"] == problem.content()["title"] == problem.sentence
    assert len(set(titles.values())) == len(LANGUAGES)
    assert problem.content("de")["message"] == {"id": "problem-full", "args": {}}


def test_an_unknown_message_falls_back_to_the_english_sentence() -> None:
    problem = Problem(418, "teapot", "This is a teapot.")
    assert problem.title("ja") == "This is a teapot."
    assert say("ja", "problem-teapot", {}) is None


def reasons() -> set[str]:
    """Why the storage may have failed."""
    tree = ast.parse(Path(store.__file__).read_text("utf-8"))
    function = next(
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "reason"
    )
    returned = {constant(node.value) for node in ast.walk(function) if isinstance(node, ast.Return)}
    return {text for text in returned if text}


def test_storage_and_fairness_have_words_for_every_reason() -> None:
    assert variants("problem-storage", "reason") == {reason.replace(" ", "-") for reason in reasons()}
    source = Path(verify.__code__.co_filename).read_text("utf-8")
    wrong = re.findall(r'wrong\.append\("(.*?)"\)', source)
    assert wrong
    slugs = {sentence.replace("'", "").replace(" ", "-") for sentence in wrong}
    assert variants("unfair", "reason") == slugs
    for sentence in wrong:
        assert said("en", "unfair", {"reason": sentence.replace("'", "").replace(" ", "-")}) == sentence


@pytest.mark.parametrize(
    ("header", "named", "language"),
    [
        (None, None, "en"),
        ("", "", "en"),
        ("de", None, "de"),
        ("de-AT,de;q=0.9,en;q=0.8", None, "de"),
        ("fr,ja;q=0.4,ru;q=0.6", None, "ru"),
        ("fr, es", None, "en"),
        ("de;q=0, ru;q=0.1", None, "ru"),
        ("en-GB", "ja", "ja"),
        ("ru", "klingon", "ru"),
        ("ru;q=loud, de;q=0.2", None, "de"),
        ("*", "RU_ru", "ru"),
        ("," * 100_000, None, "en"),
    ],
)
def test_negotiation(header: str | None, named: str | None, language: str) -> None:
    assert negotiate(header, named) == language


# -- games --------------------------------------------------------------------------------------------------


def needed(game: str) -> set[str]:
    """Messages a game needs whatever happens in a match."""
    rules = GAMES[game]
    found = {"title", "feel"}
    found |= {f"breakdown-{row.key}" for row in rules.breakdown}
    for option in rules.options:
        name = f"option-{kebab(option.name)}"
        found |= {name, f"{name}-about"}
        words = re.findall(r'"([\w-]+)"', option.allowed) if isinstance(option.default, str | list) else []
        if option.name in ("tricks", "sculpture_ties", "matching", "readings"):
            assert words
            found |= {f"{name}-{word}" for word in words}
    for preset in rules.presets:
        found |= {f"preset-{preset.id}", f"preset-{preset.id}-about"}
    return {f"{game}-{name}" for name in found | NAMES[game]}


NAMES: dict[str, set[str]] = {
    "antiques": {f"kind-{kind}" for kind in (*antiques.KINDS, "none")}
    | {f"kind-{kind}-about" for kind in antiques.KINDS}
    | {f"group-{group}" for group in antiques.GROUPS}
    | {f"card-{kebab(name)}" for name in antiques.NAMES}
    | {f"token-{token}" for token in antiques.TOKENS},
    "luxury": {f"card-{card}" for card in luxury.CARDS}
    | {f"card-{card}-about" for card in luxury.CARDS}
    | {f"character-{card}" for card in luxury.CHARACTERS}
    | {f"sign-{sign}" for sign in luxury.SIGNS},
    "colours": {f"colour-{colour}" for colour in colours.COLOURS} | {"joker", "card"},
    "emblems": {f"emblem-{emblem}" for emblem in emblems.EMBLEMS} | {"joker"},
    "secret": {f"gem-{gem}" for gem in secret.TYPES}
    | {f"request-{kebab(request)}" for request in secret.REQUESTS}
    | {f"request-{kebab(request)}-about" for request in secret.REQUESTS},
}


@pytest.mark.parametrize("game", GAMES)
def test_names_options_and_breakdown_of_a_game(game: str) -> None:
    assert needed(game) <= set(messages("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_its_messages_and_every_message_its_preset(game: str) -> None:
    wanted = {f"{game}-preset-{preset.id}{end}" for preset in GAMES[game].presets for end in ("", "-about")}
    assert {name for name in messages("en", game) if name.startswith(f"{game}-preset-")} == wanted


@pytest.mark.parametrize("game", GAMES)
def test_presets_are_said_in_english_as_they_stand_in_the_code(game: str) -> None:
    for preset in GAMES[game].presets:
        assert said("en", f"{game}-preset-{preset.id}", {}, game) == preset.title
        assert said("en", f"{game}-preset-{preset.id}-about", {}, game) == preset.about


@pytest.mark.parametrize("game", GAMES)
def test_the_published_title_is_not_translated(game: str) -> None:
    assert {said(language, f"{game}-title", {}, game) for language in LANGUAGES} == {GAMES[game].title}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_takes_numbers_and_texts(language: str, catalogue: str) -> None:
    """Also those that no match needs, like the words on a table."""
    for name, variables in messages(language, catalogue).items():
        for value in (0, 1, 2, 5, 21):
            assert said(language, name, dict.fromkeys(variables, value), catalogue)

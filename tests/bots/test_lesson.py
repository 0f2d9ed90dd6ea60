"""Lessons: who follows the suggestions wins, who does not still comes to an end, and every hint can be read."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import saleroom
from saleroom.bots.lesson import WAITING, Lesson
from saleroom.core.errors import SetupError
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.words import Words

SOURCE = Path(saleroom.__file__).parent
LANGUAGES = ("en", "ru", "de", "ja")
PHASES = {
    "antiques": ("bidding", "trick", "answer", "placing", "over"),
    "luxury": ("bidding", "blackmailing", "over"),
    "colours": ("dealing", "bidding", "over"),
    "emblems": ("bidding", "over"),
    "secret": ("keeping", "bidding", "over"),
}

READ = {"en": 180, "ru": 180, "de": 180, "ja": 500}
"""Words, and in Japanese signs, that somebody reads in a minute."""
DECIDES, PLAYED_OUT, LONGEST = 3, 2, 8 * 60
"""Seconds for a decision and for each move of the others to be shown; a lesson lasts at most so many."""


def messages(language: str) -> dict[str, str]:
    """The ids of a language's lesson messages, and what they say."""
    files = [SOURCE / "locale" / language / "common.ftl", *SOURCE.glob(f"games/*/locale/{language}.ftl")]
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    found: dict[str, str] = {}
    for entry in entries:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message) and re.match(
            r"lesson-(\w+-(\d+|phase-\w+)|waiting)$", entry.id.name
        ):
            assert entry.value is not None, f"{language}: {entry.id.name} says nothing"
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            parts = entry.value.elements
            found[entry.id.name] = "".join(
                part.value if isinstance(part, ast.TextElement) else "Otto" for part in parts
            )
    return found


def wanted(game: str) -> set[str]:
    """The ids that a lesson may give."""
    return {hint["id"] for hint in Lesson.load(game).hints} | {
        f"lesson-{game}-phase-{phase}" for phase in PHASES[game]
    }


def others_play(lesson: Lesson, match: Match) -> None:
    """Everybody but the learner chooses, if asked."""
    for seat in match.to_act:
        if seat != lesson.you and seat in match.to_act:
            match.play(seat, lesson.next_move(match, seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_path_leads_to_a_win(game: str) -> None:
    lesson = Lesson.load(game)
    match = lesson.start()
    given = steps = 0
    while not match.over:
        hint = lesson.hint(match)
        if lesson.you in match.to_act:
            planned = lesson.hints[given]
            assert planned["at"] == given + 1
            assert (hint["id"], hint["suggest"]) == (planned["id"], planned["suggest"])
            assert hint["look"] == planned.get("look")
            steps += "phase" not in hint["id"]
            assert (hint["step"], hint["steps"]) == (steps, lesson.steps)
            match.play(lesson.you, hint["suggest"])
            given += 1
        else:
            assert (hint["id"], hint["suggest"], hint["look"]) == (WAITING, None, None)
        others_play(lesson, match)
    assert given == len(lesson.hints)
    played = [move for move in match.moves if move["seat"] != lesson.you]
    assert len(played) == len(lesson.script)
    assert match.outcome is not None
    assert match.outcome["winners"] == [lesson.you]
    last = lesson.hint(match)
    assert (last["id"], last["suggest"]) == (f"lesson-{game}-phase-over", None)
    assert last["step"] == last["steps"] == steps


@pytest.mark.parametrize("game", GAMES)
def test_the_others_may_choose_first(game: str) -> None:
    """Where all choose at once the order does not matter: hint and script stay the same."""
    lesson = Lesson.load(game)
    match = lesson.start()
    while not match.over:
        others_play(lesson, match)
        if lesson.you in match.to_act:
            match.play(lesson.you, lesson.hint(match)["suggest"])
    assert match.outcome is not None
    assert match.outcome["winners"] == [lesson.you]


@pytest.mark.parametrize("game", GAMES)
def test_every_deviation_comes_to_an_end(game: str) -> None:
    lesson = Lesson.load(game)
    known = wanted(game)
    for seed in range(50):
        choice = random.Random(seed)
        match = lesson.start()
        while not match.over:
            others_play(lesson, match)
            if lesson.you in match.to_act:
                hint = lesson.hint(match)
                assert hint["id"] in known
                match.number_of(lesson.you, hint["suggest"])
                strays = choice.random() < 0.5
                move = choice.choice(match.legal(lesson.you)) if strays else hint["suggest"]
                match.play(lesson.you, move)
        assert match.outcome is not None


def test_a_lesson_can_be_taken_up_at_any_move() -> None:
    lesson = Lesson.load("luxury")
    match = lesson.start()
    match.play(0, {"type": "bid", "card": 0})
    others_play(lesson, match)
    again = Lesson.load("luxury")
    assert again.hint(match.at(len(match.moves))) == lesson.hint(match)
    assert again.next_move(match, 1) == lesson.next_move(match, 1)


def test_who_has_left_the_path_gets_general_hints() -> None:
    lesson = Lesson.load("luxury")
    match = lesson.start()
    match.play(0, {"type": "bid", "card": 90})
    others_play(lesson, match)
    hint = lesson.hint(match)
    assert hint["id"] == "lesson-luxury-phase-bidding"
    assert hint["suggest"] in match.legal(0)


def test_hints_that_still_fit_are_given_off_the_path() -> None:
    lesson = Lesson.load("emblems")
    match = lesson.start()
    match.play(0, {"type": "bid", "cards": [31]})
    others_play(lesson, match)
    assert match.view(0)["table_card"] == 7
    assert lesson.hint(match) == {
        "id": "lesson-emblems-2",
        "suggest": {"type": "bid", "cards": [15, 2]},
        "look": "lot",
        "step": 2,
        "steps": 8,
    }


def test_the_script_is_left_where_it_is_not_legal() -> None:
    """The neighbour was to answer 3 coins with 4; after a bid of 5 that is no longer possible."""
    lesson = Lesson.load("antiques")
    match = lesson.start()
    match.play(0, {"type": "bid", "coins": 5})
    move = lesson.next_move(match, 1)
    assert move != {"type": "bid", "coins": 4}
    match.number_of(1, move)


def test_a_seat_that_is_not_to_act_has_no_move() -> None:
    lesson = Lesson.load("antiques")
    with pytest.raises(SetupError, match="seat 1 is not to act"):
        lesson.next_move(lesson.start(), 1)


def test_only_games_have_lessons() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        Lesson.load("chess")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_can_be_read(language: str) -> None:
    found = messages(language)
    expected = {WAITING}.union(*(wanted(game) for game in GAMES))
    assert set(found) == expected
    assert all(text.strip() for text in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_name_the_same_rules_in_every_language(language: str) -> None:
    english = messages("en")
    for name, text in messages(language).items():
        assert rules_in(text) == rules_in(english[name]), name


def rules_in(text: str) -> list[str]:
    """The rule numbers in a text, sorted."""
    cleaned = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in text)
    return sorted({word for word in cleaned.split() if word[0] in "ACELS" and word[1:].isdigit()})


def reading(text: str, language: str) -> float:
    """Seconds to read a text."""
    return 60 * (len(text.replace(" ", "")) if language == "ja" else len(text.split())) / READ[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_less_than_eight_minutes(game: str, language: str) -> None:
    words = Words(language, GAMES[game])
    lesson = Lesson.load(game)
    match = lesson.start()
    read = {f"game-{game}-goal", "learn-about", "lesson-how-long"}
    while not match.over:
        if lesson.you in match.to_act:
            hint = lesson.hint(match)
            read.add(hint["id"])
            match.play(lesson.you, hint["suggest"])
        others_play(lesson, match)
    own = sum(move["seat"] == lesson.you for move in match.moves)
    seconds = sum(reading(words.say(one, {"left": "Otto", "right": "Vera"}), language) for one in read)
    seconds += DECIDES * own + PLAYED_OUT * (len(match.moves) - own)
    assert 60 < seconds < LONGEST, seconds
    assert words.errors == []

"""Events, moves and questions in every language, with what really occurs; and of games that bring no words."""

import json
from functools import cache
from pathlib import Path

import pytest

import saleroom
from saleroom import Match
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.games.luxury import types as luxury_types
from saleroom.games.luxury.codec import LuxuryGame
from saleroom.words import LANGUAGES, Teller, Words, notes_of, words_json
from tests.locale.catalogues import messages
from tests.locale.samples import PEOPLE, Sample, samples

MATCHES = 12
SCENARIOS = Path(__file__).parents[1] / "scenarios"


@cache
def seen(game: str) -> list[Sample]:
    """What occurs in random matches, and in the scenarios, in which rare things happen."""
    found = list(samples(game, MATCHES))
    for path in sorted(SCENARIOS.glob(f"{game}-*.json")):
        match = saleroom.load({**json.loads(path.read_text("utf-8")), "expect": {}})
        for viewer in (None, *range(match.seats)):
            found.append(Sample(game, match.view(viewer), match.events(viewer), []))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_occurs_can_be_said(language: str, game: str) -> None:
    # English says all of it; the others have the same messages, which another test counts, and say a part.
    for sample in seen(game)[:: 1 if language == "en" else 4]:
        said = sample.said(language)
        assert said["errors"] == []
        viewer = sample.view["viewer"]
        for text in (*said["events"], *said["moves"], *said["abouts"]):
            assert text == text.strip()
            assert " · " not in text
            assert not any(sign in text for sign in ("{", "}", f"{game}-"))
        assert bool(said["ask"]) == bool(sample.moves)
        for move, label, about in zip(sample.moves, said["moves"], said["abouts"], strict=True):
            assert label != about, move
        for event, text in zip(sample.events, said["events"], strict=True):
            named = event.get("target", event.get("seat"))
            if viewer is None and isinstance(named, int):
                assert PEOPLE[named] in text


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_move_and_event_occurs_and_has_its_message_and_no_other_has(game: str) -> None:
    notes = notes_of(GAMES[game].types)
    for part, name in (("events", "event"), ("moves", "move")):
        occurred = {one["type"] for sample in seen(game) for one in getattr(sample, part)}
        assert occurred == set(notes[part])
        written = {message for message in messages("en", game) if message.startswith(f"{game}-{name}-")}
        needed = {f"{game}-{name}-{kind.replace('_', '-')}" for kind in occurred}
        assert needed <= written
        rest = written - needed
        if name == "move":
            assert rest == {f"{message}-about" for message in needed}
        else:
            own = {f"{game}-event-{kind.replace('_', '-')}-own" for kind in notes["own"]}
            assert {message for message in rest if "-part" not in message} == own


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_a_name_and_a_question(game: str) -> None:
    phases = {sample.view["phase"] for sample in seen(game)}
    written = messages("en", game)
    assert {f"{game}-phase-{phase}" for phase in phases} <= set(written)
    asked = {name for name in written if name.startswith(f"{game}-ask-")}
    assert asked == {f"{game}-ask-{phase}" for phase in phases - {"over"}}


@pytest.mark.parametrize("game", GAMES)
def test_every_variable_of_a_message_has_a_value(game: str) -> None:
    """Also those of variants that were not chosen."""
    for sample in seen(game):
        view = sample.view
        if not sample.moves:
            continue
        teller = Teller(GAMES[game], "en", view["viewer"], PEOPLE)
        values = teller.arguments(view, teller.notes["view"], view)
        assert messages("en", game)[f"{game}-ask-{view['phase']}"] <= set(values)


def luxury(seats: int = 3) -> Match:
    return saleroom.new("luxury", seats=seats, seed="words")


def test_one_is_spoken_to() -> None:
    game = GAMES["luxury"]
    event = {"type": "seat_blackmailed", "seat": 0, "target": 1, "forced": True, "returned": 90, "rule": "L4"}
    view = luxury().view(None)
    lines = [Teller(game, "en", viewer, PEOPLE).event(event, view) for viewer in (None, 0, 1)]
    assert lines == [
        "Guest0 blackmails Guest1, who must bid the 20 and takes this card back: 90.",
        "You blackmail Guest1, who must bid the 20 and takes this card back: 90.",
        "Guest0 blackmails you: you must bid the 20 and take this card back: 90.",
    ]
    sealed = {"type": "bid_sealed", "seat": 1, "card": 90}
    lines = [Teller(game, "en", viewer, PEOPLE).event(sealed, view) for viewer in (None, 1)]
    assert lines == ["Guest1 has chosen.", "You play the 90."]
    appraised = {"type": "lots_appraised", "seat": 0, "number": 2, "lots": [1, 9], "rule": "L4"}
    options = {"lots": [{"points": 40 - lot, "sign": "jewel"} for lot in range(9)]}
    line = Teller(game, "de", 0).event(appraised, {**view, "options": options})
    assert "Juwel (40) und Juwel (32)" in line


def test_names_of_people_are_never_read_as_messages() -> None:
    teller = Teller(GAMES["luxury"], "en", None, ["{ $card }", "none", "<b>"])
    view = luxury().view(None)
    assert teller.event({"type": "nobody_blackmailed", "seat": 0}, view) == "{ $card } blackmails nobody."
    move: Json = {"type": "blackmail", "target": 1}
    assert Teller(GAMES["luxury"], "en", 0, teller.people).move(move, view) == "Blackmail none"


def test_plurals_of_russian() -> None:
    words = Words("ru", GAMES["antiques"])
    lines = [words.say("antiques-ask-bidding", {"purse": coins}) for coins in (1, 2, 5, 11, 21)]
    assert [line.rsplit(" ", 1)[1] for line in lines] == ["монета.", "монеты.", "монет.", "монет.", "монета."]


class Guest(LuxuryGame):
    """A game from elsewhere whose folder has types and nothing to say."""

    id = "guest"
    types = luxury_types
    package = "tests.locale"


def test_a_game_without_words_is_told_by_the_names_of_its_types() -> None:
    game = Guest()
    view = luxury().view(0)
    teller = Teller(game, "en", 0, PEOPLE)
    assert teller.move({"type": "bid", "card": 90}, view) == "bid · Guest0 · card 90"
    assert teller.move({"type": "blackmail", "target": None}, view) == "blackmail · Guest0"
    assert teller.event(
        {"type": "bids_tied", "seats": [0, 1], "value": 60, "rebid": True, "rule": "L7"}, view
    ) == ("bids tied · seats you and Guest1 · value 60 · rebid yes")
    assert teller.event({"type": "bids_revealed", "cards": [20, None, 90]}, view) == (
        "bids revealed · Guest0: 20; Guest2: 90"
    )
    assert teller.event({"type": "comet_seen", "seat": 1, "very_bright": True}, view) == (
        "comet seen · Guest1 · very bright yes"
    )
    assert teller.ask(view) == "It's your turn."
    assert teller.about({"type": "bid", "card": 90}, view) == ""


def test_a_language_that_a_game_lacks_is_replaced_by_english() -> None:
    words = Words("de", GAMES["luxury"])
    words.language = "xx"
    assert words.say("luxury-sign-jewel") == "jewel"
    assert words_json(GAMES["luxury"], "xx")["ftl"] == words_json(GAMES["luxury"], "en")["ftl"]
    assert "luxury-sign-jewel = Juwel" in words_json(GAMES["luxury"], "de")["ftl"]


def test_an_unknown_message_is_an_error() -> None:
    words = Words("de")
    assert words.say("nothing") == "nothing"
    assert words.errors == ["de: there is no message nothing"]
    assert [words.listed(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a und b",
        "a, b und c",
    ]

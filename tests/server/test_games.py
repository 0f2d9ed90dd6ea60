"""What the API tells of the games: facts, types, rules pages, and games of packages that do not work."""

import importlib.metadata
import logging
import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from litestar.testing import TestClient

import saleroom
from saleroom.core import registry, shapes
from saleroom.games import GAMES
from saleroom.server import catalogue
from saleroom.server.app import create_app
from saleroom.server.serve import serve
from saleroom.server.settings import Settings
from saleroom.words import words_json
from tests.server.house import Server

LANGUAGES = ("en", "ru", "de", "ja")


@pytest.fixture(scope="module")
def api(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.url}/api/v1") as client:
        yield client


def refs(value: Any) -> Iterator[str]:
    """Every reference in a schema."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for inner in value.values():
            yield from refs(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from refs(inner)


def test_the_games_tell_their_facts(api: httpx.Client) -> None:
    told = api.get("/games").json()
    assert told == saleroom.games()
    for game in told:
        assert game["seats"][0] <= game["best_seats"] <= game["seats"][1]
        assert {"minutes", "difficulty", "tie_rule", "breakdown", "rules", "summary"} <= set(game)
        assert all(option["about"] for option in game["options"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_its_types(api: httpx.Client, game: str) -> None:
    told = api.get(f"/games/{game}").json()
    types = told.pop("types")
    words = told.pop("words")
    assert told == GAMES[game].facts()
    assert words == words_json(GAMES[game], "en")
    assert set(shapes.PARTS) <= set(types)
    found = set(refs(types))
    assert found
    assert {reference.removeprefix("#/types/") for reference in found} <= set(types)
    match = saleroom.new(game, seed=1)
    validator = jsonschema_rs.validator_for({"$ref": "#/types/View", "types": types})
    view = match.view(0)
    validator.validate(view)
    assert not validator.is_valid({**view, "surprise": 1})
    assert not validator.is_valid({key: value for key, value in view.items() if key != "phase"})
    move = jsonschema_rs.validator_for({"$ref": "#/types/Move", "types": types})
    for legal in match.legal(match.to_act[0]):
        move.validate(legal)
    assert not move.is_valid({"type": "steal"})


def test_types_say_how_values_are_named(api: httpx.Client) -> None:
    types = api.get("/games/luxury").json()["types"]
    assert types["Bid"]["properties"]["card"]["x-says"] == "card"
    assert types["Blackmail"]["properties"]["target"]["anyOf"][0]["x-says"] == "seat"
    assert types["BidsRevealed"]["properties"]["cards"]["x-per-seat"] == "card"
    own = {name for name, field in types["View"]["properties"].items() if field.get("x-own")}
    assert own == {"hand", "choice", "lots_ahead"}


@pytest.mark.parametrize(
    ("lang", "accepted", "told"),
    [("de", "ja", "de"), (None, "ja, de;q=0.5", "ja"), ("fr", "de", "en"), ("../codec", "de", "en")],
)
def test_words_come_in_the_language_asked_for(
    api: httpx.Client, lang: str | None, accepted: str, told: str
) -> None:
    params = {} if lang is None else {"lang": lang}
    answer = api.get("/games/luxury", params=params, headers={"Accept-Language": accepted})
    words = answer.json()["words"]
    assert words["language"] == told
    assert words["moves"]["bid"]["card"] == {"says": "card"}
    file = Path(saleroom.__file__).parent / "games" / "luxury" / "locale" / f"{told}.ftl"
    assert words["ftl"] == file.read_text("utf-8")
    assert answer.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_in_every_language(api: httpx.Client, game: str) -> None:
    folder = Path(saleroom.__file__).parent / "games" / game
    for language in LANGUAGES:
        answer = api.get(f"/games/{game}/rules", params={"lang": language})
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        assert answer.headers["content-language"] == language
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        assert answer.text == (folder / name).read_text("utf-8")


@pytest.mark.parametrize(
    ("lang", "accepted", "told"),
    [
        ("fr", "de", "en"),
        ("../codec", "de", "en"),
        ("", "de", "en"),
        ("de-AT", "ja", "de"),
        (None, "ja, de;q=0.5", "ja"),
        (None, "fr", "en"),
    ],
)
def test_rules_in_a_language_that_is_not_there_are_english(
    api: httpx.Client, lang: str | None, accepted: str, told: str
) -> None:
    params = {} if lang is None else {"lang": lang}
    answer = api.get("/games/luxury/rules", params=params, headers={"Accept-Language": accepted})
    assert (answer.status_code, answer.headers["content-language"]) == (200, told)


@pytest.mark.parametrize("path", ["/games/chess", "/games/chess/rules", "/games/__init__", "/games/Luxury"])
def test_a_game_that_is_not_there(api: httpx.Client, path: str) -> None:
    answer = api.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "no-such-game"
    assert "luxury" in answer.json()["message"]["args"]["games"]


@pytest.mark.parametrize("path", ["/games", "/games/luxury", "/games/luxury/rules?lang=de"])
def test_what_a_client_has_is_not_sent_again(api: httpx.Client, path: str) -> None:
    first = api.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = api.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert api.get(path, headers={"If-None-Match": '"old"'}).content == first.content


def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package were installed whose game does not load."""
    entry = EntryPoint("sixpence", "sixpence.game:GAME", registry.GROUP)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [entry])
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: [entry] if group == registry.GROUP else []
    )
    monkeypatch.setattr(GAMES, "_guests", None)
    monkeypatch.setattr(GAMES, "problems", [])


def test_a_package_that_does_not_work_is_named_once_and_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken(monkeypatch)
    catalogue.facts_of_all.cache_clear()
    with caplog.at_level(logging.WARNING), TestClient(create_app(Settings(data_dir=str(tmp_path)))) as client:
        assert "luxury" in {game["id"] for game in client.get("/api/v1/games").json()}
        assert client.get("/api/v1/games/sixpence").status_code == 404
    named = [record.getMessage() for record in caplog.records if "sixpence" in record.getMessage()]
    assert len(named) == 1
    assert "is left out: ModuleNotFoundError" in named[0]


def test_the_command_names_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(monkeypatch)
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("os.environ", dict(os.environ))
    serve(Settings(data_dir=str(tmp_path)))
    assert "saleroom: the game sixpence (sixpence.game:GAME) is left out" in capsys.readouterr().err

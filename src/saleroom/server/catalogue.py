"""What the API tells of the games: facts, types, words, rules pages. All of it stays as it is while the server runs."""

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery

from saleroom.core import shapes
from saleroom.core.game import AnyGame, Json
from saleroom.games import GAMES
from saleroom.server import components, languages, wire_catalogue
from saleroom.server.problems import no_such_game, nothing_here
from saleroom.server.rooms import encode
from saleroom.words import words_json

MARKDOWN = "text/markdown"
RULES_PAGE = re.compile(r"RULES(?:\.([a-z]{2,3}))?\.md")
KEEP = "no-cache"
"""A client may keep an answer, but asks whether it is still the same: another version may be running by then."""


def find_game(name: str) -> AnyGame:
    """The game of that id; Problem 404 if there is none."""
    if name not in GAMES:
        raise no_such_game(404)
    return GAMES[name]


def games_left_out() -> list[str]:
    """Installed packages whose game does not work, one line each; the house goes on without them."""
    GAMES.guests()
    return GAMES.problems


def types_of(name: str) -> Json:
    """The types of a game as JSON Schema, by name; references lead to `#/types/…`. A viewer's own fields are marked."""
    found = encode(shapes.components(GAMES[name].types, ""))
    types: Json = msgspec.json.decode(found.replace(components.REF.encode(), b"#/types/"))
    own = getattr(GAMES[name].types, "Own", None)
    for field in shapes.properties(own) if own else ():
        types["View"]["properties"][field]["x-own"] = True
    return types


@cache
def facts_of_all() -> bytes:
    """What `GET /games` answers."""
    return encode([game.facts() for game in GAMES.values()])


@cache
def all_of_game(name: str, language: str) -> bytes:
    """What `GET /games/{game}` answers."""
    game = GAMES[name]
    return encode({**game.facts(), "types": types_of(name), "words": words_json(game, language)})


@cache
def rules_pages(name: str) -> Mapping[str, bytes]:
    """The rules pages of a game by language, as they lie beside its code."""
    found = {}
    for file in resources.files(GAMES[name].package).iterdir():
        page = RULES_PAGE.fullmatch(file.name)
        if page:
            found[page[1] or languages.ENGLISH] = file.read_bytes()
    return found


def lasting(
    request: Request[Any, Any, Any], content: bytes, media_type: str = MediaType.JSON, **headers: str
) -> Response[Any]:
    """An answer that a client may keep: with its mark, and empty if the client has it already."""
    mark = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"Cache-Control": KEEP, "ETag": mark, **headers}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


@get("/games", tags=["games"])
async def list_games(request: Request[Any, Any, Any]) -> Response[list[wire_catalogue.GameInfo]]:
    """The games: seats, minutes, options, and what else is to be known before one plays."""
    return lasting(request, facts_of_all())


def language_of(request: Request[Any, Any, Any], lang: str | None) -> str:
    """The language that is asked for, or the best of the Accept-Language header; there may be nothing in it."""
    if lang is None:
        return languages.negotiate(request.headers.get("accept-language"))
    return lang.lower().replace("_", "-").partition("-")[0]


@get("/games/{game:str}", tags=["games"])
async def show_game(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[wire_catalogue.GameTypes]:
    """A game, its types as JSON Schema and its words: all that a client needs to show a game that it does not know."""
    wanted = language_of(request, lang)
    language = wanted if wanted in languages.LANGUAGES else languages.ENGLISH
    return lasting(request, all_of_game(find_game(game).id, language), Vary="Accept-Language")


@get("/games/{game:str}/rules", tags=["games"], media_type=MARKDOWN)
async def show_rules(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """The rules of a game as Markdown, in English where they are not there in the language asked for."""
    pages = rules_pages(find_game(game).id)
    wanted = language_of(request, lang)
    language = wanted if wanted in pages else languages.ENGLISH
    if language not in pages:
        raise nothing_here()
    return lasting(
        request, pages[language], MARKDOWN, **{"Content-Language": language, "Vary": "Accept-Language"}
    )

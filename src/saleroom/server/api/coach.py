"""The coach: analyses of finished matches, moments of them to be tried again, and puzzles."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from saleroom.coach import Depth, puzzles
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.server import wire, wire_coach
from saleroom.server.analyses import Found, Key, match_to_analyse
from saleroom.server.api.once import Once
from saleroom.server.api.services import AnyRequest, address_of, command_of, services_of, someone
from saleroom.server.api.tables import check_bot
from saleroom.server.house.people import NICKNAME_LENGTH, clean
from saleroom.server.problems import nothing_here
from saleroom.server.rooms import encode

HowDeep = Annotated[Depth, QueryParameter(name="depth", description="How much work it is")]


async def analysis_of(request: AnyRequest, code: str, depth: Depth) -> Key:
    """The analysis of a finished match that the person who asks may see; Problem if there can be none."""
    room = await services_of(request).check_may_watch(request, code)
    return Key(match_to_analyse(room), depth)


def answer(depth: Depth, found: Found) -> Response[wire_coach.AnalysisState]:
    """How it stands with an analysis; one that is there goes out as it was stored."""
    head = encode({"state": found.state, "depth": depth, "progress": found.progress})
    content = head[:-1] + b',"analysis":' + (found.analysis or "null").encode() + b"}"
    made: Any = Response(content, media_type=MediaType.JSON)
    return made  # type: ignore[no-any-return]


@post("/tables/{code:str}/analysis", tags=["coach"], status_code=HTTP_200_OK)
async def ask_analysis(
    request: AnyRequest, code: FromPath[str], depth: HowDeep = "standard"
) -> Response[wire_coach.AnalysisState]:
    """Ask the coach for an analysis of a finished match; `GET` says when it is there. It is made once and kept."""
    services = services_of(request)
    person = await services.person(request)
    key = await analysis_of(request, code, depth)
    record = await services.house.matches.record_of(code)
    return answer(depth, await services.analyses.ask(key, person, record))


@get("/tables/{code:str}/analysis", tags=["coach"])
async def show_analysis(
    request: AnyRequest, code: FromPath[str], depth: HowDeep = "standard"
) -> Response[wire_coach.AnalysisState]:
    """How it stands with an analysis of a finished match, and all of it once it is there."""
    key = await analysis_of(request, code, depth)
    return answer(depth, await services_of(request).analyses.find(key))


@delete("/tables/{code:str}/analysis", tags=["coach"], status_code=HTTP_200_OK)
async def cancel_analysis(
    request: AnyRequest, code: FromPath[str], depth: HowDeep = "standard"
) -> Response[wire_coach.AnalysisState]:
    """I no longer wait for an analysis: it ends, unless somebody else waits for it. One that is there stays."""
    services = services_of(request)
    person = await services.person(request)
    key = await analysis_of(request, code, depth)
    return answer(depth, await services.analyses.cancel(key, person))


@post("/tables/{code:str}/try", tags=["coach"], status_code=HTTP_201_CREATED, operation_class=Once)
async def try_from(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_coach.TryFrom]
) -> Response[wire.TableInfo]:
    """Play on from a moment of a finished match against bots, with all redealt that the seat could not see."""
    services = services_of(request)
    await services.check_may_watch(request, code)
    nickname = clean(data.nickname, NICKNAME_LENGTH, "nickname")
    check_bot(data.level)
    services.limits.count_table(address_of(request))
    person, cookies = await someone(request, nickname)
    room = await services.house.tables.try_from(
        code, data.number, data.seat, person, nickname, data.level, command_of(request, person)
    )
    return Response(msgspec.convert(room.public(person), wire.TableInfo), cookies=cookies)


@get("/puzzles", tags=["coach"])
async def list_puzzles() -> list[wire_coach.PuzzleInfo]:
    """The puzzles of all games."""
    return [
        wire_coach.PuzzleInfo(name, game, seats, puzzle["level"])
        for game in GAMES
        for name, (seats, puzzle) in puzzles.ids(game).items()
    ]


@get("/puzzles/{name:str}", tags=["coach"])
async def show_puzzle(name: FromPath[str]) -> Response[wire_coach.Puzzle]:
    """A decision of a match, as its seat saw it, and what each legal move is worth."""
    found = puzzles.posed(name)
    if found is None:
        raise nothing_here()
    made: Any = Response(encode(puzzle_json(name, *found)), media_type=MediaType.JSON)
    return made  # type: ignore[no-any-return]


def puzzle_json(name: str, match: Match, puzzle: puzzles.Puzzle) -> Json:
    """A puzzle as its seat sees it, given the match at its moment."""
    seat = puzzle["seat"]
    return {
        "id": name,
        "game": match.game.id,
        "seats": match.seats,
        **{key: puzzle[key] for key in ("seat", "level", "found", "number")},
        "view": match.view(seat, for_human=True),
        "insight": match.insight(seat, for_human=True),
        "events": match.events_between(seat, match.history_begins(), match.event_count),
        "choices": puzzles.answers(match, puzzle),
    }


HANDLERS = (ask_analysis, show_analysis, cancel_analysis, try_from, list_puzzles, show_puzzle)

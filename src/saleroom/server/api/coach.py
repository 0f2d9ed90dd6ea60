"""The coach: analyses of finished matches."""

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_200_OK

from saleroom.coach import Depth
from saleroom.server import wire_coach
from saleroom.server.analyses import Found, Key, match_to_analyse
from saleroom.server.api.services import AnyRequest, services_of
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


HANDLERS = (ask_analysis, show_analysis, cancel_analysis)

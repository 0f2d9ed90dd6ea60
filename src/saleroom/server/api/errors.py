"""Problems as responses, in the language of whoever asks."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.server import languages
from saleroom.server.api.services import AnyRequest, AnyWebSocket, services_of
from saleroom.server.problems import Problem, bad_request
from saleroom.server.rooms import encode
from saleroom.server.store import OutcomeUnknown, StorageError

MAX_BODY = 100_000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}

log = logging.getLogger("saleroom.api")


def storage_problem(error: StorageError) -> Problem:
    """The storage refused, or nobody knows."""
    if isinstance(error, OutcomeUnknown):
        return Problem(
            503,
            "outcome-unknown",
            f"Nobody knows whether that was stored: {error}. Send it again: it is only carried out once.",
            values={"reason": slug(str(error))},
            retry_after=2.0,
        )
    return Problem(
        503,
        "storage",
        f"Nothing was stored: {error}. Try again in a moment.",
        values={"reason": slug(str(error))},
        retry_after=2.0,
    )


def unfair(language: str, reason: str) -> str:
    """What does not fit between a record and its receipt, in a language."""
    return languages.say(language, "unfair", {"reason": slug(reason)}) or reason


def slug(sentence: str) -> str:
    """A fixed sentence as the name of a variant in a catalogue."""
    return sentence.replace("'", "").replace(" ", "-")


def language_of(asker: AnyRequest | AnyWebSocket) -> str:
    """The language somebody wants to be answered in: `?lang=`, else what the browser is set to."""
    return languages.negotiate(asker.headers.get("accept-language"), asker.query_params.get("lang"))


def problem_response(request: AnyRequest, problem: Problem) -> Response[Any]:
    """A problem as a response, in the language of whoever asks."""
    language = language_of(request)
    headers = {**HEADERS, "Content-Language": language}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(max(1, round(problem.retry_after)))
    return Response(
        encode(problem.content(language)),
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )


def on_problem(request: AnyRequest, problem: Problem) -> Response[Any]:
    """Our own problems."""
    return problem_response(request, problem)


def on_storage(request: AnyRequest, error: StorageError) -> Response[Any]:
    """The storage failed."""
    return problem_response(request, storage_problem(error))


def on_saleroom(request: AnyRequest, error: SaleroomError) -> Response[Any]:
    """A mistake in a request that the rules engine found."""
    return problem_response(request, bad_request(str(error)))


def on_depth(request: AnyRequest, _error: RecursionError) -> Response[Any]:
    """JSON nested too deeply."""
    problem = Problem(400, "bad-request", "That is nested too deeply.", message="problem-too-deep")
    return problem_response(request, problem)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refused: unknown paths, bodies of the wrong shape."""
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 400: "bad-request"}
    code = codes.get(error.status_code, "bad-request")
    plain = {
        "not-found": "There is nothing here.",
        "wrong-method": "You can't do that here.",
        "too-large": f"A request has at most {MAX_BODY:,} bytes.",
    }
    if code in plain:
        values: Json = {"limit": MAX_BODY} if code == "too-large" else {}
        return problem_response(request, Problem(error.status_code, code, plain[code], values=values))
    detail = error.detail or "it did not work"
    if error.status_code == 400 and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = (
            f"{first.get('key', 'body')}: {first.get('message', '')}"
            if isinstance(first, dict)
            else str(first)
        )
    detail = detail[:300].rstrip(".")
    problem = Problem(
        error.status_code, code, f"The request can't be carried out: {detail}.", values={"detail": detail}
    )
    return problem_response(request, problem)


def on_surprise(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: logged, and admitted without details."""
    log.error("unexpected error", exc_info=error)
    services_of(request).house.whole.unexpected += 1
    return problem_response(request, Problem(500, "our-mistake", "Something went wrong on our side."))


HANDLERS: Mapping[int | type[Exception], Callable[..., Response[Any]]] = {
    Problem: on_problem,
    StorageError: on_storage,
    SaleroomError: on_saleroom,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_surprise,
}

"""The application: all handlers together, and what starts and ends with them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from saleroom.server import document
from saleroom.server.admin import routes as admin
from saleroom.server.api import (
    coach,
    errors,
    live,
    lobby,
    manners,
    mine,
    operation,
    people,
    play,
    tables,
    turns,
)
from saleroom.server.api.services import check_request, make_services
from saleroom.server.calls import routes as calls
from saleroom.server.catalogue import games_left_out, list_games, show_game, show_rules
from saleroom.server.figures import Figures
from saleroom.server.manual import manual
from saleroom.server.metrics import answered
from saleroom.server.migrate import upgrade
from saleroom.server.pages import page
from saleroom.server.settings import Settings

log = logging.getLogger("saleroom.api")


async def count_answer(message: Message, _scope: Scope) -> None:
    """Count every answer by its status."""
    if message["type"] == "http.response.start":
        answered(message["status"])


def create_app(settings: Settings) -> Litestar:
    """The application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(upgrade, settings.database(), only_sqlite=True)
        for problem in games_left_out():
            log.warning("%s", problem)
        services = make_services(settings)
        app.state.services = services
        app.state.readiness = operation.Readiness()
        await services.start()
        figures = Figures(services)
        figures.start()
        try:
            yield
        finally:
            await services.stop()
            figures.stop()

    api = Router(
        "/api/v1",
        route_handlers=[
            list_games,
            show_game,
            show_rules,
            *people.HANDLERS,
            *mine.HANDLERS,
            *lobby.HANDLERS,
            *tables.HANDLERS,
            *manners.HANDLERS,
            *play.HANDLERS,
            *coach.HANDLERS,
            turns.turns,
            live.live,
            *calls.HANDLERS,
            *admin.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, *operation.HANDLERS, manual, page],
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[count_answer],
        request_max_body_size=errors.MAX_BODY,
        response_headers=errors.HEADERS,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        exception_handlers=dict(errors.HANDLERS),
        openapi_config=OpenAPIConfig(
            title="Saleroom",
            version="1",
            description="Auction games: tables, moves, views. See docs/api.md for the websocket and for bots.",
            path="/api/v1/schema",
            render_plugins=[document.Document()],
            operation_id_creator=document.operation_id,
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )

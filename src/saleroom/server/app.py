"""The application: all handlers together, and what starts and ends with them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig

from saleroom.server import document
from saleroom.server.admin import routes as admin
from saleroom.server.api import errors, live, manners, operation, people, play, tables, turns
from saleroom.server.api.services import check_request, make_services
from saleroom.server.calls import routes as calls
from saleroom.server.catalogue import games_left_out, list_games, show_game, show_rules
from saleroom.server.metrics_server import serve_metrics
from saleroom.server.migrate import upgrade
from saleroom.server.pages import page
from saleroom.server.settings import Settings

log = logging.getLogger("saleroom.api")


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
        counters = await serve_metrics(services.metrics.text, settings)
        try:
            yield
        finally:
            if counters is not None:
                counters.close()
            await services.stop()

    api = Router(
        "/api/v1",
        route_handlers=[
            list_games,
            show_game,
            show_rules,
            *people.HANDLERS,
            *tables.HANDLERS,
            *manners.HANDLERS,
            *play.HANDLERS,
            turns.turns,
            live.live,
            *calls.HANDLERS,
            *admin.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[api, *operation.HANDLERS, page],
        lifespan=[lifespan],
        before_request=check_request,
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

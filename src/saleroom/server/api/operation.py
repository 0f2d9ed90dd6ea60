"""For whoever runs the server: is it alive, can it serve."""

import asyncio
import time
from typing import Any

from litestar import MediaType, Response, get

import saleroom
from saleroom.server.api.services import AnyRequest, Services, services_of
from saleroom.server.migrate import is_usable
from saleroom.server.store import StorageError
from saleroom.server.wire import WIRE

CHECK_LASTS = 1.0
"""Seconds for which the storage is not asked again, however often /ready is."""


class Readiness:
    """Whether storage and hub can be used, as of a moment ago."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._found: dict[str, bool] = {}

    async def check(self, services: Services) -> dict[str, bool]:
        """What works: storage answers and has our tables, notes get through."""
        async with self._lock:
            if time.monotonic() - self._checked > CHECK_LASTS:
                found = {"hub": services.house.hub.ready(), "storage": True, "schema": True}
                try:
                    found["schema"] = await asyncio.wait_for(services.store.read(is_usable), 3)
                except (StorageError, TimeoutError):
                    found["storage"] = False
                self._found = found
                self._checked = time.monotonic()
        return self._found


@get("/health", media_type=MediaType.JSON, include_in_schema=False)
async def health() -> dict[str, str | int]:
    """Whether the process lives, and what it speaks: a page that is too old for it loads itself anew."""
    return {"status": "alive", "version": saleroom.__version__, "wire": WIRE}


@get("/ready", media_type=MediaType.JSON, include_in_schema=False)
async def is_ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether to send people here: everything works, and the server was not told to stop."""
    services = services_of(request)
    readiness: Readiness = request.app.state.readiness
    checks = await readiness.check(services)
    fine = all(checks.values()) and not services.closing
    content = {"ready": fine, **checks, "closing": services.closing}
    return Response(content, status_code=200 if fine else 503)


HANDLERS = (health, is_ready)

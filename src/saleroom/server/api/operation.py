"""For whoever runs the server: is it alive, can it serve, what has it done."""

import asyncio
from typing import Any

from litestar import MediaType, Response, get

import saleroom
from saleroom.server.api.services import AnyRequest, services_of
from saleroom.server.migrate import is_current
from saleroom.server.store import StorageError


@get("/health", media_type=MediaType.JSON, include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "alive", "version": saleroom.__version__}


@get("/ready", media_type=MediaType.JSON, include_in_schema=False)
async def is_ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether it can serve: storage answers and has our tables, notes get through."""
    services = services_of(request)
    checks = {"hub": services.house.hub.ready(), "closing": services.closing, "storage": True, "schema": True}
    try:
        checks["schema"] = await asyncio.wait_for(services.store.read(is_current), 3)
    except (StorageError, TimeoutError):
        checks["storage"] = False
    fine = checks["hub"] and checks["storage"] and checks["schema"] and not services.closing
    return Response({"ready": fine, **checks}, status_code=200 if fine else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Counters for Prometheus."""
    return services_of(request).metrics.text()


HANDLERS = (health, is_ready, metrics)

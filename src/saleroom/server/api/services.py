"""What every handler needs: the house, limits, counters, and who is asking."""

import asyncio
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from saleroom.server.calls.calls import Calls
from saleroom.server.house import House
from saleroom.server.hub import Hub, MemoryHub
from saleroom.server.leases import Leases
from saleroom.server.limits import Limits
from saleroom.server.metrics import Metrics
from saleroom.server.problems import Problem, nobody
from saleroom.server.runner import Runner
from saleroom.server.settings import Settings
from saleroom.server.sources import new_id
from saleroom.server.store import Store
from saleroom.server.upkeep import Upkeep

AnyRequest = Request[Any, Any, Any]
AnyWebSocket = WebSocket[Any, Any, Any]

COOKIE = "saleroom"
YEAR = 365 * 86400


def make_hub(redis_url: str, worker: str) -> Hub:
    """What carries notes to other workers: Redis, or nothing where there are none."""
    if not redis_url:
        return MemoryHub()
    from saleroom.server.redis_hub import RedisHub

    return RedisHub(redis_url, worker)


class Services:
    """What every handler needs: the house, limits, counters, and who is asking."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        worker = new_id()
        hub = make_hub(settings.redis_url, worker)
        self.store = Store(settings.database())
        self.house = House(self.store, hub, worker, alone=not settings.redis_url)
        self.leases = Leases(self.house)
        self.runner = Runner(self.house, self.leases, settings)
        self.calls = Calls(self.house, self.leases, settings)
        self.upkeep = Upkeep(self.house, self.leases)
        self.limits = Limits(settings.rate, settings.burst, settings.connections)
        self.house.tables.each = settings.tables
        self.house.people.on_revoked.append(self.limits.cut)
        self.metrics = Metrics(self.house, self.runner, self.limits)
        self.sockets: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        """Begin to serve."""
        await self.house.start()
        await self.upkeep.start()
        await self.calls.start()

    async def stop(self) -> None:
        """Cut connections, finish what is under way, give the tables back."""
        self.closing = True
        for task in tuple(self.sockets):
            task.cancel()
        await asyncio.gather(*self.sockets, return_exceptions=True)
        await self.calls.stop()
        await self.runner.stop()
        await self.house.whole.finish(10.0)
        await self.upkeep.stop()
        await self.house.stop()
        await asyncio.to_thread(self.store.close)

    async def who(self, request: AnyRequest | AnyWebSocket) -> tuple[str, str] | None:
        """The person who asks and the kind of their secret, by bearer token or cookie."""
        secret, token = secret_of(request)
        known = await self.house.people.find(secret)
        if known is None and token:
            raise Problem(401, "bad-token", "This token is not known here.")
        return known

    async def admit(self, request: AnyRequest | AnyWebSocket) -> tuple[str, str] | None:
        """Count a request against its sender's limit; who that is. To look up a secret costs the address."""
        secret, _ = secret_of(request)
        known = self.house.people.recall(secret)
        self.limits.spend(known[0] if known else address_of(request))
        return known if known or not secret else await self.who(request)

    async def person(self, request: AnyRequest) -> str:
        """The person who asks; Problem 401 if unknown."""
        known = await self.who(request)
        if known is None:
            raise nobody()
        return known[0]

    def cookie(self, secret: str, lasts: int = YEAR) -> Cookie:
        """The cookie that holds a person's secret."""
        return Cookie(
            key=COOKIE,
            value=secret,
            max_age=lasts,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
            path="/",
        )

    def origin_allowed(self, request: AnyRequest | AnyWebSocket) -> bool:
        """Browsers send where a page comes from: only our own and the configured ones may change anything."""
        origin = request.headers.get("origin")
        if origin is None:  # not a browser
            return True
        own = {f"{scheme}://{request.headers.get('host', '')}" for scheme in ("http", "https")}
        return origin.rstrip("/") in own.union(self.settings.allowed_origins())


def secret_of(request: AnyRequest | AnyWebSocket) -> tuple[str | None, bool]:
    """The secret that came with a request, and whether as a token; a token counts before a cookie."""
    header = request.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip(), True
    return request.cookies.get(COOKIE), False


def address_of(request: AnyRequest | AnyWebSocket) -> str:
    """Strangers are told apart by their address."""
    return f"address {request.client.host if request.client else 'unknown'}"


def services_of(request: AnyRequest | AnyWebSocket) -> Services:
    """The services of the application that a request came to."""
    found: Services = request.app.state.services
    return found


async def someone(request: AnyRequest, nickname: str) -> tuple[str, list[Cookie]]:
    """The person who asks; a newcomer becomes one, and gets the cookie."""
    known = await services_of(request).who(request)
    if known is not None:
        return known[0], []
    person, secret = await services_of(request).house.people.add(nickname)
    return person, [services_of(request).cookie(secret)]


async def check_request(request: AnyRequest) -> None:
    """Refuse what comes from a wrong origin, is no JSON or too much, before anything is done."""
    services = services_of(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        if not services.origin_allowed(request):
            raise Problem(403, "wrong-origin", "Pages of this origin may not do that.")
        kind = request.headers.get("content-type", "")
        if int(request.headers.get("content-length") or 0) > 0 and not kind.startswith("application/json"):
            raise Problem(415, "not-json", "Send JSON, as application/json.")
    if request.url.path.startswith("/api/"):
        await services.admit(request)

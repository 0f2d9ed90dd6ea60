"""What every handler needs: the house, limits, counters, and who is asking."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie

from saleroom.server.admin.enforcement import Enforcement
from saleroom.server.analyses import Analyses
from saleroom.server.calls.calls import Calls
from saleroom.server.devices import device_of
from saleroom.server.heavy import Cache, HeavyWork
from saleroom.server.house import Command, House
from saleroom.server.hub import Hub, MemoryHub
from saleroom.server.leases import Leases
from saleroom.server.limits import Limits, network_of
from saleroom.server.problems import Problem, bad_request, no_spectators, nobody, nothing_here
from saleroom.server.rooms import Room
from saleroom.server.runner import Runner
from saleroom.server.settings import Settings
from saleroom.server.sources import new_id
from saleroom.server.store import Store
from saleroom.server.upkeep import Upkeep

AnyRequest = Request[Any, Any, Any]
AnyWebSocket = WebSocket[Any, Any, Any]

COOKIE = "saleroom"
YEAR = 365 * 86400
REPLAY_BYTES = 16_000_000
"""So much memory replays of finished matches may take."""
FINISH_SECONDS = 10.0
"""So long a server that stops waits for what was begun."""
FOR_OPERATORS = "/api/v1/admin/"
MAIL_LINKS = "/api/v1/calls/mail/"
HEADER = "Idempotency-Key"
PRINTABLE = re.compile(r"[ -~]{1,64}")
LONG_KEY = 32
"""So long a key must be for a newcomer to be made from it: whoever guesses it has the seat."""


def make_hub(redis_url: str, worker: str) -> Hub:
    """What carries notes to other workers: Redis, or nothing where there are none."""
    if not redis_url:
        return MemoryHub()
    from saleroom.server.redis_hub import RedisHub

    return RedisHub(redis_url, worker)


def make_services(settings: Settings) -> "Services":
    """Everything as the settings want it."""
    worker = new_id()
    hub = make_hub(settings.redis_url, worker)
    store = Store(settings.database())
    house = House(store, hub, worker, alone=not settings.redis_url)
    leases = Leases(house)
    return Services(settings, house, leases, Runner(house, leases, settings))


class Services:
    """What every handler needs: the house, limits, counters, and who is asking."""

    def __init__(self, settings: Settings, house: House, leases: Leases, runner: Runner) -> None:
        self.settings = settings
        self.store = house.store
        self.house = house
        self.leases = leases
        self.runner = runner
        self.calls = Calls(house, leases, settings)
        self.limits = Limits(settings)
        self.limits.shared.buckets |= {"mails": self.calls.mails, "all mails": self.calls.all_mails}
        runner.thinkers.share(self.limits.shared)
        self.enforcement = Enforcement(house, self.limits)
        self.upkeep = Upkeep(house, leases, self.enforcement, settings.keep_days)
        self.heavy = HeavyWork()
        self.replays = Cache(REPLAY_BYTES)
        self.analyses = Analyses(
            house.store, house.whole, self.limits, house.worker, settings.coach_processes
        )
        self.house.tables.each = settings.tables
        self.house.people.on_revoked.append(self.limits.cut)
        self.outboxes_cut = 0
        """Websockets that were cut off because nobody read what was sent."""
        self.closing = False
        """Told to stop: /ready says no."""
        self.ending = False
        """About to stop: streams and websockets end, and no new ones begin."""
        self.streams: set[Callable[[], None]] = set()
        """What ends each open stream."""

    async def start(self) -> None:
        """Begin to serve."""
        await self.house.start()
        await self.upkeep.start()
        await self.calls.start()

    async def stop(self) -> None:
        """End streams, finish what is under way, give the tables back."""
        self.end_streams()
        await self.calls.stop()
        await self.analyses.stop()
        await self.runner.stop()
        await self.house.whole.finish(FINISH_SECONDS)
        await self.upkeep.stop()
        await self.house.stop()
        await asyncio.to_thread(self.store.close)

    async def who(self, request: AnyRequest | AnyWebSocket) -> tuple[str, str] | None:
        """The person who asks and the kind of their secret, by bearer token or cookie."""
        secret, token = secret_of(request)
        known = await self.house.people.find(secret, device(request))
        if known is None and token:
            raise Problem(401, "bad-token", "This token isn't known here.")
        return known

    async def admit(self, request: AnyRequest | AnyWebSocket) -> tuple[str, str] | None:
        """Count a request against its sender's limit; who that is. To look up a secret costs the address.

        Problem 403 if the sender or the address is banned.
        """
        self.limits.spend(self.client_of(request))
        self.enforcement.check(network(request))
        known = await self.who(request)
        if known is not None:
            self.enforcement.check(known[0])
        return known

    def client_of(self, request: AnyRequest | AnyWebSocket) -> str:
        """By whom a request is counted: a person who is known already, or an address."""
        secret, _ = secret_of(request)
        known = self.house.people.recall(secret)
        return known[0] if known else address_of(request)

    async def person(self, request: AnyRequest) -> str:
        """The person who asks; Problem 401 if unknown."""
        known = await self.who(request)
        if known is None:
            raise nobody()
        return known[0]

    async def check_may_watch(self, request: AnyRequest, code: str) -> Room:
        """The room of a table that the person who asks may look at; Problem 403 if it is private."""
        known = await self.who(request)
        async with self.house.rooms.using(code) as room:
            if not room.may_watch(known[0] if known else None):
                raise no_spectators()
        return room

    def check_not_ending(self) -> None:
        """Whether a stream or websocket may begin; Problem 503 if the server is about to stop."""
        if self.ending:
            raise Problem(503, "closing", "The server is restarting: come back in a moment.", retry_after=2.0)

    def end_streams(self) -> None:
        """End the open streams, and let no new ones begin."""
        self.closing = self.ending = True
        for end in tuple(self.streams):
            end()

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


def device(request: AnyRequest | AnyWebSocket) -> str:
    """What kind of device a request comes from, as its browser says."""
    return device_of(request.headers.get("user-agent", ""))


def address_of(request: AnyRequest | AnyWebSocket) -> str:
    """The address of whoever asks, by which strangers are told apart."""
    return f"address {network(request)}"


def network(request: AnyRequest | AnyWebSocket) -> str:
    """The address, or the IPv6 network, that a request comes from."""
    return network_of(request.client.host) if request.client else "unknown"


def services_of(request: AnyRequest | AnyWebSocket) -> Services:
    """The services of the application that a request came to."""
    found: Services = request.app.state.services
    return found


async def someone(request: AnyRequest, nickname: str) -> tuple[str, list[Cookie]]:
    """The person who asks; a newcomer becomes one, and gets the cookie.

    A newcomer whose request has a long enough key becomes the same person when it is sent again.
    """
    services = services_of(request)
    known = await services.who(request)
    if known is not None:
        return known[0], []
    key = key_of(request)
    services.limits.count_newcomer(address_of(request))
    if key is None or len(key) < LONG_KEY:
        person, secret = await services.house.people.add(nickname, device=device(request))
    else:
        made = await services.house.people.add_from(key, nickname, device(request))
        if made is None:
            raise nobody()
        person, secret = made
    return person, [services.cookie(secret)]


def command_of(request: AnyRequest, person: str) -> Command | None:
    """What a person wants done once, however often it is sent; None if the request has no key."""
    key = key_of(request)
    return Command.of(person, request.method, request.url.path, key) if key is not None else None


def key_of(request: AnyRequest) -> str | None:
    """The key that a command came with; Problem 400 if it cannot be one."""
    return read_key(request.headers.getall(HEADER, []))


def read_key(keys: list[str]) -> str | None:
    """The key among the headers of that name; None if there is none, Problem 400 if it cannot be one."""
    if not keys:
        return None
    if len(keys) > 1 or not PRINTABLE.fullmatch(keys[0]):
        raise bad_request(f"{HEADER} has 1 to 64 printable characters of ASCII and is sent once")
    return keys[0]


async def check_request(request: AnyRequest) -> None:
    """Refuse what comes from a wrong origin, is no JSON or too much, before anything is done."""
    services = services_of(request)
    if request.scope["path"].startswith(
        "/api/"
    ):  # NUL is what PostgreSQL cannot look for; pages say what is wrong
        if "\0" in request.scope["path"]:
            raise nothing_here()
        if b"%00" in request.scope["query_string"]:
            raise bad_request("an address has no NUL")
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes:
        if not services.origin_allowed(request):
            raise Problem(403, "wrong-origin", "Pages from this address may not do that.")
        if request.headers.get("content-length", "0") != "0":
            check_is_json(request)
        key_of(request)
    if request.url.path.startswith((FOR_OPERATORS, MAIL_LINKS)):
        services.limits.spend(address_of(request))  # who asks, and whether they may, is the handlers' matter
    elif request.url.path.startswith("/api/"):
        await services.admit(request)
    if changes and (
        body := await request.body()
    ):  # however it was sent: its size is checked while it is read
        check_is_json(request)
        try:
            body.decode()
        except UnicodeDecodeError:
            raise bad_request("the body is not UTF-8") from None


def check_is_json(request: AnyRequest) -> None:
    """Problem 415 if the body of a request is something else."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Problem(415, "not-json", "Send JSON, as application/json.")

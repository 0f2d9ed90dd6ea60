"""How much one person, one address, one table and everybody together may ask for.

Rates are buckets of tokens that fill steadily; open connections are counted. Workers tell each other what was used
(`shared_limits`); only requests and messages a second are each worker's own matter.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from ipaddress import IPv6Address, ip_address, ip_network

from saleroom.server.problems import Problem
from saleroom.server.settings import Settings
from saleroom.server.shared_limits import SharedLimits, is_worth_telling

KEYS_KEPT = 20_000
MINUTE = 60.0
HOUR = 3600.0
GUESSES = 10
"""So many wrong tokens of operators an address may send at once, and then one a minute."""
ALL = "all"
"""The key of what everybody does together."""


def network_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network that an IPv6 subscriber has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


class Buckets:
    """A bucket of tokens for each key; it holds `size` and fills at `rate` a second. Size 0: no limit."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, tokens: float = 1.0) -> float:
        """Seconds until so many tokens are there; 0 if they are."""
        if not self.size:
            return 0.0
        missing = min(tokens, self.size) - self._level(key, time.monotonic())
        return max(0.0, missing / self.rate)

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens out, as many as there are."""
        if self.size:
            at = time.monotonic()
            self._put(key, max(0.0, self._level(key, at) - tokens), at)

    def take_all(self, key: str, tokens: float = 1.0) -> float:
        """Take tokens out if so many are there; else seconds until they are."""
        if not self.size:
            return 0.0
        at = time.monotonic()
        level, wanted = self._level(key, at), min(tokens, self.size)
        if level < wanted:
            return (wanted - level) / self.rate
        self._put(key, max(0.0, level - tokens), at)
        return 0.0

    def _put(self, key: str, level: float, at: float) -> None:
        self._levels[key] = (level, at)
        self._levels.move_to_end(key)
        while len(self._levels) > KEYS_KEPT:
            self._levels.popitem(last=False)

    def _level(self, key: str, at: float) -> float:
        level, before = self._levels.get(key, (self.size, at))
        return min(self.size, level + (at - before) * self.rate)


def charge(*buckets: tuple[Buckets, str], tokens: float = 1.0) -> None:
    """Take tokens out of all buckets; out of none, and Problem 429, if one holds too few."""
    wait = max(bucket.wait(key, tokens) for bucket, key in buckets)
    if wait > 0:
        raise too_quick(wait)
    for bucket, key in buckets:
        bucket.take(key, tokens)


def too_quick(wait: float) -> Problem:
    """There were too many requests or messages: wait so many seconds."""
    return Problem(
        429,
        "too-many",
        f"That was too quick: wait {wait:.1f} s.",
        values={"seconds": round(wait, 1)},
        retry_after=wait,
    )


class OpenConnection:
    """A connection while it is counted."""

    def __init__(self, counted: dict[str, set["OpenConnection"]], keys: list[str]) -> None:
        self._counted = counted
        self._keys = keys
        self.cut: Callable[[], object] = lambda: None
        """Ends it; whoever opened it says how."""
        for key in keys:
            counted.setdefault(key, set()).add(self)

    def close(self) -> None:
        """Count it no longer."""
        for key in self._keys:
            others = self._counted[key]
            others.remove(self)
            if not others:
                del self._counted[key]
        self._keys = []


class SharedBuckets(Buckets):
    """Buckets out of which other workers take, too."""

    def __init__(self, size: float, rate: float) -> None:
        super().__init__(size, rate)
        self.taken: dict[str, float] = {}
        """What was taken here since the others were last told, by key."""

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens out, as many as there are; the others will be told."""
        super().take(key, tokens)
        if self.size and (key in self.taken or len(self.taken) < KEYS_KEPT):
            self.taken[key] = self.taken.get(key, 0.0) + tokens

    def take_told(self, taken: dict[str, float]) -> None:
        """Another worker says what was taken there."""
        for key, tokens in taken.items():
            super().take(key, tokens)


class Limits:
    """All limits of a worker; most of them hold for all workers together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.refused = 0
        self._requests = Buckets(settings.burst, settings.rate)
        self.shared = SharedLimits()
        self._people = self._share("people", settings.people_address, HOUR)
        self._all_people = self._share("all people", settings.people_all, HOUR)
        self._tables = self._share("tables", settings.tables_address, HOUR)
        self._all_tables = self._share("all tables", settings.tables_all, HOUR)
        self._chat = self._share("chat", settings.chat, MINUTE)
        self._chat_address = self._share("chat of addresses", settings.chat_address, MINUTE)
        self._chat_table = self._share("chat at tables", settings.chat_table, MINUTE)
        self._all_chat = self._share("all chat", settings.chat_all, MINUTE)
        self._analyses = self._share("analyses", settings.analyses, HOUR)
        self._all_analyses = self._share("all analyses", settings.analyses_all, HOUR)
        self.shared.counts.append(self._open_here)
        self.guesses = Buckets(GUESSES, 1 / MINUTE)
        """Wrong tokens of operators, by address."""
        self._open: dict[str, set[OpenConnection]] = {}

    def _share(self, name: str, most: int, seconds: float) -> SharedBuckets:
        """Buckets for so many in so many seconds, which all workers have together."""
        made = self.shared.buckets[name] = SharedBuckets(most, most / seconds)
        return made

    # -- rates ------------------------------------------------------------------------------------------

    def spend(self, client: str, tokens: float = 1.0) -> None:
        """Count requests or messages of a client; Problem 429 with the time to wait if there are too many."""
        wait = self._requests.take_all(client, tokens)
        if wait > 0:
            self.refused += 1
            raise too_quick(wait)

    def count_newcomer(self, address: str) -> None:
        """Count a new person; Problem 429 if there are too many."""
        self._charge((self._people, address), (self._all_people, ALL))

    def count_table(self, address: str) -> None:
        """Count a table that is opened; Problem 429 if there are too many."""
        self._charge((self._tables, address), (self._all_tables, ALL))

    def count_line(self, person: str, address: str, table: str) -> None:
        """Count a line of chat; Problem 429 if there are too many."""
        self._charge(
            (self._chat, person),
            (self._chat_address, address),
            (self._chat_table, table),
            (self._all_chat, ALL),
        )

    def count_analysis(self, person: str, weight: float) -> None:
        """Count an analysis that is begun; Problem 429 if there are too many."""
        self._charge((self._analyses, person), (self._all_analyses, ALL), tokens=weight)

    def _charge(self, *buckets: tuple[Buckets, str], tokens: float = 1.0) -> None:
        """Take tokens out of all buckets, or out of none if one holds too few."""
        try:
            charge(*buckets, tokens=tokens)
        except Problem:
            self.refused += 1
            raise

    # -- connections ------------------------------------------------------------------------------------

    def open(self, client: str, address: str, spectator_at: str | None = None) -> OpenConnection:
        """Count a websocket or stream until it is closed; Problem 429 if there are too many."""
        settings = self.settings
        counts = [
            (client, settings.connections, own_connections),
            (f"from {address}", settings.connections_address, network_connections),
            (ALL, settings.connections_all, all_connections),
        ]
        if spectator_at is not None:
            counts.append((f"watch {spectator_at}", settings.spectators, too_many_spectators))
        for key, limit, problem in counts:
            if 0 < limit <= len(self._open.get(key, ())) + self.shared.elsewhere(key):
                self.refused += 1
                raise problem(limit)
        return OpenConnection(self._open, [key for key, _, _ in counts])

    def _open_here(self) -> Iterator[tuple[str, int]]:
        """What the other workers have to know of what is open here."""
        settings = self.settings
        limits = {"from": settings.connections_address, "watch": settings.spectators}
        for key, connections in self._open.items():
            count = len(connections)
            if key == ALL:
                told = settings.connections_all > 0
            else:
                told = is_worth_telling(count, limits.get(key.partition(" ")[0], settings.connections))
            if told:
                yield key, count

    def connections(self) -> int:
        """How many websockets and streams are open, also such as are being closed."""
        return len(self._open.get(ALL, ()))

    def cut(self, client: str) -> None:
        """End all connections of a client."""
        for connection in tuple(self._open.get(client, ())):
            connection.cut()


def own_connections(limit: int) -> Problem:
    """A client has too many connections."""
    return Problem(
        429,
        "too-many-connections",
        f"You have {limit} open connections, the most allowed: close some first.",
        values={"limit": limit},
        retry_after=5.0,
    )


def network_connections(limit: int) -> Problem:
    """An address has too many connections."""
    return Problem(
        429,
        "too-many-connections",
        f"Your network has reached the limit of {limit} open connections.",
        message="problem-network-connections",
        values={"limit": limit},
        retry_after=10.0,
    )


def all_connections(limit: int) -> Problem:
    """The server has too many connections."""
    return Problem(
        429,
        "too-many-connections",
        f"The server is full ({limit} connections). Come back later.",
        message="problem-all-connections",
        values={"limit": limit},
        retry_after=30.0,
    )


def too_many_spectators(limit: int) -> Problem:
    """A table has too many spectators."""
    return Problem(
        409,
        "too-many-spectators",
        f"{limit} people are already watching this table, the most allowed: come back later.",
        values={"limit": limit},
        retry_after=30.0,
    )

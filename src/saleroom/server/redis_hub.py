"""Notes between workers through Redis; imported only where SALEROOM_REDIS_URL is set."""

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saleroom.server.hub import Hub, Listener, shard_of
from saleroom.server.rooms import encode

EVERYBODY = "saleroom/notes"
PAUSE = 2.0
"""At most so many seconds pass between attempts to reach Redis."""
WAITING = 20_000
"""So many notes wait for Redis; beyond that the oldest is lost, and found missing by comparing."""
AT_ONCE = 200
NOT_IN_STORAGE = ("say", "revoked", "blocks")
"""Notes with these are sent again until they get through; whatever the others say is found in storage."""

log = logging.getLogger("saleroom.hub")


class RedisHub(Hub):
    """Notes through Redis, reconnecting whenever it goes away."""

    def __init__(self, url: str, worker: str) -> None:
        self.worker = worker
        self.dropped = 0
        self._redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=2, retry=Retry(NoBackoff(), 1)
        )
        # This one must not reconnect behind our back: what was missed has to be looked up.
        self._listening = Redis.from_url(
            url, socket_connect_timeout=2, health_check_interval=5, retry=Retry(NoBackoff(), 0)
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._notes: deque[tuple[str, dict[str, Any]]] = deque(maxlen=WAITING)
        self._wanted: set[str] = set()
        self._followed: set[str] = set()
        self._channel: PubSub | None = None
        self._something_to_do = asyncio.Event()
        self._connected_at = 0.0
        self._stopping = False

    async def start(self, listener: Listener) -> None:
        """Listen and speak in the background."""
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._speak())]

    def tell(self, code: str, note: dict[str, Any]) -> None:
        """Queue a note: nobody waits for Redis. If it is away the others learn from storage when it is back."""
        self._queue(channel_of(code), {**note, "table": code, "from": self.worker})

    def tell_all(self, note: dict[str, Any]) -> None:
        """Queue a note for all workers."""
        self._queue(EVERYBODY, {**note, "from": self.worker})

    def follow(self, codes: set[str]) -> None:
        """Subscribe to the shards of these tables, and leave others."""
        self._wanted = {channel_of(code) for code in codes}
        self._something_to_do.set()

    def follow_also(self, code: str) -> None:
        """Subscribe to the shard of this table, too."""
        if channel_of(code) not in self._wanted:
            self._wanted.add(channel_of(code))
            self._something_to_do.set()

    async def stop(self) -> None:
        """Close both connections."""
        self._stopping = True
        self._something_to_do.set()
        for _ in range(10):  # the client of Redis may swallow a cancellation while it connects
            left = [task for task in self._tasks if not task.done()]
            for task in left:
                task.cancel()
            if left:
                await asyncio.wait(left, timeout=0.3)
        await self._redis.aclose()
        await self._listening.aclose()

    def ready(self) -> bool:
        """Whether the subscription stands."""
        return self._channel is not None

    def _queue(self, channel: str, note: dict[str, Any]) -> None:
        if len(self._notes) == WAITING:
            self.dropped += 1
        self._notes.append((channel, note))
        self._something_to_do.set()

    async def _speak(self) -> None:
        through = True
        while not self._stopping:
            await self._something_to_do.wait()
            self._something_to_do.clear()
            notes: list[tuple[str, dict[str, Any]]] = []
            try:
                await self._subscribe()
                while self._notes:
                    notes = [self._notes.popleft() for _ in range(min(AT_ONCE, len(self._notes)))]
                    async with self._redis.pipeline(transaction=False) as pipeline:
                        for channel, note in notes:
                            pipeline.publish(channel, encode(note))
                        await pipeline.execute()
                    notes = []
                through = True
            except (RedisError, OSError) as error:
                if through:
                    log.warning("notes do not get through: %s", type(error).__name__)
                through = False
                again = [entry for entry in notes if any(word in entry[1] for word in NOT_IN_STORAGE)]
                self.dropped += len(notes) - len(again)
                if again:
                    asyncio.get_running_loop().call_later(PAUSE, self._again, again)

    async def _subscribe(self) -> None:
        """Follow the shards that are wanted now."""
        if self._channel is None:
            return
        for channel in self._wanted - self._followed:
            await self._channel.subscribe(channel)
            self._followed.add(channel)
        for channel in self._followed - self._wanted:
            await self._channel.unsubscribe(channel)
            self._followed.discard(channel)

    def _again(self, notes: list[tuple[str, dict[str, Any]]]) -> None:
        """Send notes again, as soon as the others have had the time to come back, too."""
        loop = asyncio.get_running_loop()
        if self._channel is not None and loop.time() > self._connected_at + 2 * PAUSE:
            for channel, note in notes:
                self._queue(channel, note)
        elif not self._stopping:
            loop.call_later(PAUSE / 4, self._again, notes)

    async def _listen(self, listener: Listener) -> None:
        pause = 0.1
        while not self._stopping:
            try:
                async with self._listening.pubsub() as channel:
                    await channel.subscribe(EVERYBODY)
                    self._followed = set()
                    self._channel = channel
                    self._connected_at = asyncio.get_running_loop().time()
                    pause = 0.1
                    self._something_to_do.set()
                    listener(None, {"missed": True})
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._hear(message["data"], listener)
                        elif message["type"] == "subscribe" and message["channel"] != EVERYBODY.encode():
                            listener(None, {"joined": int(message["channel"].rpartition(b"/")[2])})
            except (RedisError, OSError, ValueError) as error:
                log.warning("the connection to Redis is lost: %s", type(error).__name__)
            except Exception:
                log.exception("notes cannot be heard")
            finally:
                self._channel = None
            await asyncio.sleep(pause)
            pause = min(PAUSE, pause * 2)

    def _hear(self, data: bytes, listener: Listener) -> None:
        """Hand a note over; one that cannot be understood costs no other."""
        try:
            note = msgspec.json.decode(data)
            if note.pop("from", None) != self.worker:
                listener(note.pop("table", None), note)
        except Exception:
            log.exception("a note could not be understood")


def channel_of(code: str) -> str:
    """The channel on which notes about a table travel."""
    return f"{EVERYBODY}/{shard_of(code)}"

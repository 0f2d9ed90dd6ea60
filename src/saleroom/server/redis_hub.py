"""Notes between workers through Redis; imported only where SALEROOM_REDIS_URL is set."""

import asyncio
import contextlib
import json
import logging
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saleroom.server.hub import Hub, Listener

CHANNEL = "saleroom/notes"
PAUSE = 2.0
"""At most so many seconds pass between attempts to reach Redis."""
NOT_IN_STORAGE = ("say", "forget")
"""Notes with these are sent again until they get through; whatever the others say is found in storage."""

log = logging.getLogger("saleroom.hub")


class RedisHub(Hub):
    """Notes through Redis, reconnecting whenever it goes away."""

    def __init__(self, url: str, worker: str) -> None:
        self.worker = worker
        self._redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=2, retry=Retry(NoBackoff(), 1)
        )
        # This one must not reconnect behind our back: what was missed has to be looked up.
        self._listening = Redis.from_url(
            url, socket_connect_timeout=2, health_check_interval=5, retry=Retry(NoBackoff(), 0)
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._notes: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)
        self._connected = False
        self._connected_at = 0.0

    async def start(self, listener: Listener) -> None:
        """Listen and speak in the background."""
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._speak())]

    async def tell(self, note: dict[str, Any]) -> None:
        """Queue a note: nobody waits for Redis. If it is away the others learn from storage when it is back."""
        with contextlib.suppress(asyncio.QueueFull):
            self._notes.put_nowait(note)

    async def stop(self) -> None:
        """Close both connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await self._listening.aclose()

    def ready(self) -> bool:
        """Whether the subscription stands."""
        return self._connected

    async def _speak(self) -> None:
        heard = True
        while True:
            note = await self._notes.get()
            try:
                await self._redis.publish(CHANNEL, json.dumps({**note, "from": self.worker}))
                heard = True
            except (RedisError, OSError) as error:
                if heard:
                    log.warning("notes do not get through: %s", type(error).__name__)
                heard = False
                if any(word in note for word in NOT_IN_STORAGE):
                    asyncio.get_running_loop().call_later(PAUSE, self._again, note)

    def _again(self, note: dict[str, Any]) -> None:
        """Send a note again, as soon as the others have had the time to come back, too."""
        loop = asyncio.get_running_loop()
        if self._connected and loop.time() > self._connected_at + 2 * PAUSE:
            with contextlib.suppress(asyncio.QueueFull):
                self._notes.put_nowait(note)
        else:
            loop.call_later(PAUSE / 4, self._again, note)

    async def _listen(self, listener: Listener) -> None:
        pause = 0.1
        while True:
            try:
                async with self._listening.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._connected = True
                    self._connected_at = asyncio.get_running_loop().time()
                    pause = 0.1
                    await listener({"lost": True})
                    async for message in channel.listen():
                        if message["type"] == "message":
                            note = json.loads(message["data"])
                            if note.pop("from", None) != self.worker:
                                await listener(note)
            except (RedisError, OSError, ValueError) as error:
                log.warning("the connection to Redis is lost: %s", type(error).__name__)
            except Exception:
                log.exception("a note could not be understood")
            self._connected = False
            await asyncio.sleep(pause)
            pause = min(PAUSE, pause * 2)

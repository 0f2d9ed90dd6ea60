"""Clocks and bots of the tables that this worker has leased.

A lease lasts a few seconds and is renewed while the worker lives; when it dies another one takes its tables over
within ten. Should two ever run the same table, the unique number of a move keeps them apart.
"""

import asyncio
import logging
import os
import random
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sqlalchemy import Connection, or_, select, update

from saleroom import bots
from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house import House
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room, now
from saleroom.server.settings import Settings
from saleroom.server.store import StorageError

LEASE = 6000
RENEW = 2.0
AWAY_AFTER = 2
"""After so many decisions in a row made by the clock a seat is played by a bot until its owner returns."""

log = logging.getLogger("saleroom.runner")


def think(level: str, game: str, seed: str, view: Json, legal: list[Json]) -> Json:
    """A bot's choice; runs in another process."""
    return bots.make(level, game, seed).choose(view, legal)


def end_with(parent: int) -> None:
    """End this process soon after its parent, however that ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """Processes in which bots think; one that hangs or dies is replaced, and a random move stands in."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.replaced = 0
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """The processes, started when first needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
            )
        return self._pool

    async def choose(self, level: str, game: str, seed: str, view: Json, legal: list[Json]) -> Json:
        """A legal move, in any case and within the time."""
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        try:
            move = await asyncio.wait_for(
                loop.run_in_executor(self.pool(), think, level, game, seed, view, legal), self.seconds
            )
            if move in legal:
                return move
            log.error("bot %s of %s made an illegal move", level, game)
        except Exception as error:
            log.error("bot %s of %s failed: %s", level, game, type(error).__name__)
            self.close()
        self.replaced += 1
        return bots.make("random", game, seed).choose(view, legal)

    def close(self) -> None:
        """End the processes at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Runner:
    """Runs clocks and bots."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.delay = settings.bot_delay
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.mine: set[str] = set()
        self._told = now()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        house.on_change.append(self.changed)

    async def start(self) -> None:
        """Begin to look for tables."""
        self._loop = asyncio.create_task(self._lease_on())

    async def stop(self) -> None:
        """Give all tables back, so that another worker need not wait."""
        tasks = [task for task in (self._loop, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        table = schema.tables.c
        query = update(schema.tables).where(table.worker == self.house.worker).values(leased_until=0)
        try:
            await self.house.store.write(lambda db: db.execute(query) and None)
        except StorageError:
            log.warning("the leases could not be given back; they run out by themselves")

    # -- leases -----------------------------------------------------------------------------------------

    async def _lease_on(self) -> None:
        while True:
            try:
                await self._lease()
            except StorageError as error:
                log.warning("no leases: %s", error)
            except Exception:
                log.exception("leasing failed")
            for room in list(self.house.rooms.values()):
                if room.watchers and not self.house.alone and now() - self._told > 15_000:
                    await self.house.tell_presence(room)
            if now() - self._told > 15_000:
                self._told = now()
            await asyncio.sleep(RENEW)

    async def _lease(self) -> None:
        worker, at = self.house.worker, now()
        table = schema.tables.c

        def work(db: Connection) -> list[str]:
            free = or_(table.leased_until < at, table.worker == worker)
            wanted = select(table.code).where(table.state == "playing", free)
            claim = update(schema.tables).where(table.code.in_(wanted), table.state == "playing", free)
            db.execute(claim.values(worker=worker, leased_until=at + LEASE))
            query = select(table.code).where(table.state == "playing", table.worker == worker)
            return [row.code for row in db.execute(query)]

        held = set(await self.house.store.write(work))
        new = held - self.mine
        self.mine = held
        for code in new:
            try:
                self.schedule(await self.house.room(code))
            except Problem:
                log.warning("a leased table is gone")

    # -- what is due ------------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """A table has changed: its next deadline may be another."""
        if room.code in self.mine or (self.house.alone and room.row["state"] == "playing"):
            self.mine.add(room.code)
            self.schedule(room)

    def schedule(self, room: Room) -> None:
        """Wake up when the next thing at this table is due."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = self.next_due(room)
        if due is not None:
            delay = max(0.0, (due - now()) / 1000)
            room.timer = asyncio.get_running_loop().call_later(delay, self._wake, room)

    def next_due(self, room: Room) -> int | None:
        """When a bot moves or a time is out, whichever comes first."""
        if room.match is None or room.clocks is None or room.match.over:
            return None
        due = []
        for seat in room.match.to_act:
            asked = room.clocks.asked_at[seat]
            if self.is_bot(room, seat) and asked is not None:
                due.append(asked + self.pause(room, seat))
            else:
                deadline = room.clocks.deadline(seat)
                if deadline is not None:
                    due.append(deadline)
        return min(due, default=None)

    def is_bot(self, room: Room, seat: int) -> bool:
        """Whether a bot plays this seat at the moment."""
        member = room.at_seat(seat)
        return member.bot is not None or member.away

    def pause(self, room: Room, seat: int) -> int:
        """How long a bot takes at a live table: like a person, and whatever its choice."""
        if self.delay <= 0 or room.row["clock"]["kind"] != "live":
            return 0
        spread = random.Random(f"{room.code}/{seat}/{room.number}").uniform(0.5, 1.6)
        return int(1000 * min(self.delay * spread, room.row["clock"]["seconds"] / 2))

    def _wake(self, room: Room) -> None:
        room.timer = None
        task = asyncio.create_task(self._act(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, room: Room) -> None:
        """Make the moves that are due."""
        try:
            match, clocks = room.match, room.clocks
            if match is None or clocks is None or match.over or room.code not in self.mine:
                return
            for seat in match.to_act:
                asked = clocks.asked_at[seat]
                bot = self.is_bot(room, seat)
                due = (
                    None
                    if asked is None
                    else asked + self.pause(room, seat)
                    if bot
                    else clocks.deadline(seat)
                )
                if due is not None and due <= now():
                    await self._move_for(room, seat, "bot" if bot else "clock")
        except Problem as problem:
            if problem.code not in ("stale", "refused", "not-playing"):
                log.warning("table %s: %s", room.code[:4], problem.code)
        except StorageError as error:
            log.warning("a bot could not move: %s", error)
            await asyncio.sleep(1)
        finally:
            if room.timer is None:
                self.schedule(room)

    async def _move_for(self, room: Room, seat: int, made_by: str) -> None:
        match, clocks = room.match, room.clocks
        assert match is not None
        assert clocks is not None
        assert room.match_row is not None
        number = clocks.asked_number[seat]
        level = room.at_seat(seat).bot or "simple"
        seed = f"{room.match_row['seed']}/{seat}/{number}"  # a secret until the end, as bids are
        move = await self.thinkers.choose(level, match.game.id, seed, match.view(seat), match.legal(seat))
        await self.house.play(
            room.code, seat, move, key=f"house/{made_by}/{number}", number=number, made_by=made_by
        )
        member = room.at_seat(seat)
        if (
            made_by == "clock"
            and room.clock_moves.get(seat, 0) >= AWAY_AFTER
            and member.person
            and not member.away
        ):
            await self.house.change_member(room.code, member.person, away=True)

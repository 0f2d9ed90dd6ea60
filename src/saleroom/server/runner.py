"""Clocks and bots of the tables that this worker has leased.

A lease lasts a few seconds and is renewed while the worker lives; when it dies another one takes its tables over
within ten. Should two ever run the same table, the unique number of a move keeps them apart.

At a live table the moment of a bot's move is planned before the bot begins to think, so it tells nothing of what
the bot chose, how many moves it had or how long it took.
"""

import asyncio
import logging
import os
import random
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from sqlalchemy import Connection, or_, select, update

from saleroom import bots
from saleroom.bots.lesson import Lesson
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.match import Match
from saleroom.core.scenario import json_equal
from saleroom.games import GAMES
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
THINK_AHEAD = 1000
"""So many milliseconds before a person's time is out a bot begins to think for the seat."""
START_SECONDS = 30.0
"""A process that has not started after so long never will."""
QUEUE_SECONDS = 30.0
"""A bot that has waited so long for a free process is replaced by one that needs none."""

log = logging.getLogger("saleroom.runner")


def think(level: str, seed: str, known: InfoState, legal: list[Json], seconds: float) -> Json:
    """A bot's choice; runs in another process."""
    return bots.make(level, known.game.id, seed).choose(known, legal, seconds)


def wake() -> None:
    """Load every game and its bot, so that a bot's time is for thinking."""
    for game in GAMES:
        bots.make("simple", game)


def end_with(parent: int) -> None:
    """End this process soon after its parent, however that ended."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """One process in which one bot thinks at a time; started when first needed, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, level: str, seed: str, known: InfoState, legal: list[Json], seconds: float
    ) -> object:
        """What the bot chooses; the time begins when the process is there. The bot is told of half of it."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, mp_context=get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
                )
                await asyncio.wait_for(loop.run_in_executor(self._pool, wake), START_SECONDS)
            thought = loop.run_in_executor(self._pool, think, level, seed, known, legal, seconds / 2)
            return await asyncio.wait_for(thought, seconds)
        except (
            TimeoutError,
            BrokenExecutor,
            asyncio.CancelledError,
        ):  # what else a bot raises harms no process
            self.close()
            raise

    def close(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes in which bots think. One that hangs or dies takes nobody with it: a simpler bot stands in."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.replaced = 0
        self.chosen = 0
        self._all = [Thinker() for _ in range(max(1, processes))]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in reversed(self._all):
            self._free.put_nowait(thinker)

    async def choose(self, level: str, seed: str, known: InfoState, legal: list[Json]) -> Json:
        """A legal move, in any case; to wait for a free process is not counted as thinking."""
        self.chosen += 1
        if len(legal) == 1:
            return legal[0]
        game = known.game.id
        for name in [level] if level in ("simple", "random") else [level, "simple"]:
            try:
                thinker = await asyncio.wait_for(self._free.get(), QUEUE_SECONDS)
            except TimeoutError:
                log.error("bot %s of %s found no free process", name, game)
                self.replaced += 1
                break
            try:
                choice = await thinker.choose(name, seed, known, legal, self.seconds)
                for move in legal:
                    if json_equal(move, choice):
                        return move
                log.error("bot %s of %s made an illegal move", name, game)
            except Exception as error:
                log.error("bot %s of %s failed: %s", name, game, type(error).__name__)
            finally:
                self._free.put_nowait(thinker)
            self.replaced += 1
        return bots.make("random", game, seed).choose(known, legal)

    def close(self) -> None:
        """End the processes at once."""
        for thinker in self._all:
            thinker.close()


@dataclass
class Thought:
    """What a bot thinks for a seat: about which decision, and from when on it may be played."""

    number: int
    choice: asyncio.Task[Json]
    play_at: int


async def scripted(match: Match, seat: int) -> Json:
    """What one of the others does in a lesson."""
    return Lesson.load(match.game.id).next_move(match, seat)


class Runner:
    """Runs clocks and bots."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.delay = settings.bot_delay
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self._told = now()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thoughts: dict[str, dict[int, Thought]] = {}
        self._loop: asyncio.Task[None] | None = None
        house.on_change.append(self.changed)

    async def start(self) -> None:
        """Begin to look for tables."""
        self._loop = asyncio.create_task(self._lease_on())

    async def stop(self) -> None:
        """Give all tables back, so that another worker need not wait."""
        thoughts = [thought.choice for seats in self._thoughts.values() for thought in seats.values()]
        tasks = [task for task in (self._loop, *self._tasks, *thoughts) if task is not None]
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
                if not self.house.hub.ready():  # no notes come: look at the tables instead
                    await self.house.heard({"lost": True})
            except StorageError as error:
                log.warning("no leases: %s", error)
            except Exception:
                log.exception("leasing failed")
            for room in list(self.house.rooms.values()):
                if room.watchers and not self.house.alone and now() - self._told > 15_000:
                    await self.house.tell_presence(room)
            if now() - self._told > 15_000:
                self._told = now()
                await self._expire()
            await asyncio.sleep(RENEW)

    async def _expire(self) -> None:
        try:
            await self.house.expire()
        except (Problem, StorageError) as error:
            log.warning("old tables could not be closed: %s", error)

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

        before = set(self.house.leased)
        held = set(await self.house.store.write(work))
        new = held - before
        self.house.leased = held | (self.house.leased - before)  # those that began in the meantime stay
        for code in self._thoughts.keys() - self.house.leased:
            del self._thoughts[code]
        for code in new:
            try:
                room = await self.house.room(code)
                async with room.lock:
                    await self.house.refresh(room)
                self.schedule(room)
            except Problem:
                log.warning("a leased table is gone")
            except StorageError:
                self.house.leased.discard(code)  # it is new again at the next round
            except Exception:
                log.exception("table %s cannot be read", code[:4])

    # -- what is due ------------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """A table has changed: its next deadline may be another."""
        if room.code in self.house.leased or (self.house.alone and room.row["state"] == "playing"):
            self.house.leased.add(room.code)
            self.schedule(room)

    def schedule(self, room: Room) -> None:
        """Wake up when the next thing at this table is due; to wake up too early does no harm."""
        due = self.next_due(room)
        if room.timer is not None:
            loop = asyncio.get_running_loop()
            if due is not None and loop.time() <= room.timer.when() <= loop.time() + (due - now()) / 1000:
                return
            room.timer.cancel()
            room.timer = None
        if due is not None:
            # Not less than a millisecond: what uvloop calls at once has no time that could be asked for later.
            delay = max(0.001, (due - now()) / 1000)
            room.timer = asyncio.get_running_loop().call_later(delay, self._wake, room)

    def next_due(self, room: Room) -> int | None:
        """When a bot begins to think or moves, or a time is out, whichever comes first."""
        if room.match is None or room.clocks is None or room.match.over:
            self._thoughts.pop(room.code, None)
            return None
        due = []
        for seat in room.match.to_act:
            thought = self.thought(room, seat)
            if thought is None:
                planned = self.planned(room, seat)
                if planned is not None:
                    due.append(planned[0])
            elif thought.choice.done() or thought.play_at > now():
                due.append(thought.play_at)
        return min(due, default=None)

    def thought(self, room: Room, seat: int) -> Thought | None:
        """What a bot thinks about the decision that a seat has before it."""
        assert room.clocks is not None
        thought = self._thoughts.get(room.code, {}).get(seat)
        return thought if thought is not None and thought.number == room.clocks.asked_number[seat] else None

    def planned(self, room: Room, seat: int) -> tuple[int, int] | None:
        """When a bot begins to think for a seat and when it moves, if the seat has not moved by then."""
        assert room.clocks is not None
        asked = room.clocks.asked_at[seat]
        if asked is None:
            return None
        if self.is_bot(room, seat):
            return asked, asked + self.pause(room, seat)
        deadline = room.clocks.deadline(seat)
        if deadline is None:
            return None
        ahead = THINK_AHEAD if self.delay > 0 and room.row["clock"]["kind"] == "live" else 0
        return deadline - ahead, deadline

    def is_bot(self, room: Room, seat: int) -> bool:
        """Whether a bot plays this seat at the moment."""
        member = room.at_seat(seat)
        return member.bot is not None or member.away

    def pause(self, room: Room, seat: int) -> int:
        """How long a bot takes at a live table: like a person, and whatever its choice."""
        assert room.clocks is not None
        if self.delay <= 0 or room.row["clock"]["kind"] != "live":
            return 0
        spread = random.Random(f"{room.code}/{seat}/{room.clocks.asked_number[seat]}").uniform(0.5, 1.6)
        return int(1000 * min(self.delay * spread, room.row["clock"]["seconds"] / 2))

    def _wake(self, room: Room) -> None:
        room.timer = None
        task = asyncio.create_task(self._act(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, room: Room) -> None:
        """Begin the thoughts and make the moves that are due."""
        try:
            match = room.match
            if match is None or room.clocks is None or match.over or room.code not in self.house.leased:
                return
            for seat in match.to_act:
                planned = self.planned(room, seat)
                if planned is not None and planned[0] <= now() and self.thought(room, seat) is None:
                    self.think_about(room, seat, planned[1])
            for seat in match.to_act:
                thought = self.thought(room, seat)
                if thought is None or thought.play_at > now() or not thought.choice.done():
                    continue
                planned = self.planned(room, seat)
                if planned is not None and planned[1] <= now():
                    await self._move_for(room, seat, thought)
                else:  # its owner is back, or has more time now
                    del self._thoughts[room.code][seat]
        except Problem as problem:
            if problem.code not in ("stale", "not-playing"):
                log.warning("table %s: %s", room.code[:4], problem.code)
                await asyncio.sleep(1)
        except StorageError as error:
            log.warning("a bot could not move: %s", error)
            await asyncio.sleep(1)
        except Exception:
            log.exception("table %s: a bot could not move", room.code[:4])
            await asyncio.sleep(1)
        finally:
            if room.timer is None and room.code in self.house.leased:
                self.schedule(room)

    def think_about(self, room: Room, seat: int, play_at: int) -> None:
        """Let a bot begin to think for a seat."""
        match, clocks, row = room.match, room.clocks, room.match_row
        assert match is not None
        assert clocks is not None
        assert row is not None
        number = clocks.asked_number[seat]
        level = room.at_seat(seat).bot or "simple"
        seed = f"{row['seed']}/{seat}/{number}"  # a secret until the end, as bids are
        if room.row["lesson"]:
            chosen = scripted(match, seat)
        else:
            legal = list(match.legal(seat))  # a plain list: LegalMoves would take the match along
            chosen = self.thinkers.choose(level, seed, match.knowledge(seat), legal)
        choice = asyncio.create_task(chosen)
        thought = Thought(number, choice, play_at)
        self._thoughts.setdefault(room.code, {})[seat] = thought
        choice.add_done_callback(lambda _: self.thought_out(room, thought))

    def thought_out(self, room: Room, thought: Thought) -> None:
        """A choice is made. If it comes too late for its moment, another moment is planned, with no look at it."""
        if thought.choice.cancelled() or room.code not in self.house.leased:
            return
        late = now() - thought.play_at
        if late > 0 and self.delay > 0 and room.row["clock"]["kind"] == "live":
            step = max(1, int(500 * self.delay))
            thought.play_at += step * (late // step + 1)
        self.schedule(room)

    async def _move_for(self, room: Room, seat: int, thought: Thought) -> None:
        made_by = "bot" if self.is_bot(room, seat) else "clock"
        try:
            await self.house.play(
                room.code,
                seat,
                thought.choice.result(),
                key=f"house/{made_by}/{thought.number}",
                number=thought.number,
                made_by=made_by,
            )
        except Problem:
            self._thoughts.get(room.code, {}).pop(seat, None)
            raise
        if self._thoughts.get(room.code, {}).get(seat) is thought:
            del self._thoughts[room.code][seat]
        member = room.at_seat(seat)
        if (
            made_by == "clock"
            and room.clock_moves.get(seat, 0) >= AWAY_AFTER
            and member.person
            and not member.away
        ):
            await self.house.change_member(room.code, member.person, away=True)

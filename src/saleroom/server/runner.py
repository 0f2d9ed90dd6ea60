"""Clocks and bots of the tables that run at this worker: what is due, and when.

Where people wait for bots the moment of a bot's move is planned before the bot begins to think, from what everybody
knows (`pace.py`), so it tells nothing of what the bot chose, how many moves it had or how long it took. The bot is told
by when its choice has to be there, and under load thinks less rather than move late.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from saleroom.bots.lesson import Lesson
from saleroom.core.fairness import bot_seed
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server.house import House
from saleroom.server.leases import Leases
from saleroom.server.pace import LONGEST, bounded, pause
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room
from saleroom.server.settings import Settings
from saleroom.server.sources import now
from saleroom.server.store import StorageError
from saleroom.server.thinkers import START_SECONDS, Thinkers, Wish

AWAY_AFTER = 2
"""After so many decisions in a row made by the clock a seat is played by a bot until its owner returns."""
THINK_AHEAD = 1000
"""So many milliseconds before a person's time is out a bot begins to think for the seat."""
PATIENCE = 10_000
"""So many milliseconds a bot may take where no moment is planned for its move, if its clock leaves it as many."""
ANOTHER_MOMENT = 1000
"""And so many where the moment that was planned has passed before it could begin."""

log = logging.getLogger("saleroom.runner")


@dataclass
class Thought:
    """What a bot thinks for a seat: about which decision, and from when on it may be played."""

    number: int
    choice: asyncio.Task[Json]
    play_at: int
    ready: bool = False
    """Whether the choice is made and, if it came too late, another moment is planned for it."""


async def scripted(match: Match, seat: int) -> Json:
    """What one of the others does in a lesson."""
    return Lesson.load(match.game.id).next_move(match, seat)


class Runner:
    """Runs clocks and bots."""

    def __init__(self, house: House, leases: Leases, settings: Settings) -> None:
        self.house = house
        self.leases = leases
        self.delay = settings.bot_delay
        self.thinkers = Thinkers(settings.thinking_processes(), settings.bot_seconds)
        self._tasks: set[asyncio.Task[None]] = set()
        self._thoughts: dict[str, dict[int, Thought]] = {}
        self._pauses: dict[str, dict[int, tuple[int, float]]] = {}
        """By table and seat: the number of the decision, and for how many usual times its bot thinks about it."""
        self.late = 0
        """How many choices of bots came after the moment that was planned for them."""
        self.overdue = 0
        """How many moves of bots were made after the time of their clock was out."""
        self.on_bot_move: Callable[[float], object] = lambda _seconds: None
        """Told how many seconds after its planned moment a bot's move was made."""
        self._stopping = False
        leases.next_due = self.next_due
        leases.keep_awake.append(self.is_thinking)
        house.rooms.on_change.append(self.room_changed)  # after the leases, which say whether it runs here

    async def stop(self) -> None:
        """Think and move no more."""
        self._stopping = True
        thoughts = [thought.choice for seats in self._thoughts.values() for thought in seats.values()]
        tasks = [*self._tasks, *thoughts]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()

    # -- what is due ------------------------------------------------------------------------------------

    def runs(self, room: Room) -> bool:
        """Whether this table's clocks and bots run here."""
        return room.code in self.leases.awake and not self._stopping

    def room_changed(self, room: Room) -> None:
        """A table has changed: its next deadline may be another."""
        if self.runs(room):
            if any(member.bot for member in room.members):
                self.thinkers.start()
            self.schedule(room)
        else:
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Nothing at this table is thought about here any more."""
        self._thoughts.pop(room.code, None)
        self._pauses.pop(room.code, None)

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
        if room.match is None or not room.running:
            self.forget(room)
            return None
        due = []
        for seat in room.match.to_act:
            thought = self.thought(room, seat)
            if thought is None:
                planned = self.planned(room, seat)
                if planned is not None:
                    due.append(planned[0])
            elif thought.ready or thought.play_at > now():
                due.append(thought.play_at)
        return min(due, default=None)

    def thought(self, room: Room, seat: int) -> Thought | None:
        """What a bot thinks about the decision that a seat has before it."""
        assert room.clocks is not None
        thought = self._thoughts.get(room.code, {}).get(seat)
        return thought if thought is not None and thought.number == room.clocks.asked_number[seat] else None

    def is_thinking(self, room: Room) -> bool:
        """Whether a bot has begun to think about a decision at this table."""
        if room.match is None or room.clocks is None:
            return False
        return any(self.thought(room, seat) is not None for seat in room.match.to_act)

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
        ahead = THINK_AHEAD if self.is_paced(room) else 0
        return deadline - ahead, deadline

    def is_bot(self, room: Room, seat: int) -> bool:
        """Whether a bot plays this seat at the moment."""
        member = room.at_seat(seat)
        return member.bot is not None or member.away

    def is_paced(self, room: Room) -> bool:
        """Whether bots take their time at this table, as people do: not where a match takes days."""
        return self.delay > 0 and room.row["clock"]["kind"] != "turns"

    def pause(self, room: Room, seat: int) -> int:
        """How many milliseconds a bot takes over the decision that a seat has before it, whatever its choice."""
        clocks, match = room.clocks, room.match
        assert clocks is not None
        assert match is not None
        if not self.is_paced(room):
            return 0
        number = clocks.asked_number[seat]
        pauses = self._pauses.setdefault(room.code, {})
        if seat not in pauses or pauses[seat][0] != number:
            pauses[seat] = (number, pause(match, seat, number, room.code))
        limit, clock = self.delay * LONGEST, room.row["clock"]
        if clock["kind"] == "live":
            limit = min(limit, clock["seconds"] / 2)
        return int(1000 * bounded(self.delay * pauses[seat][1], limit))

    def _wake(self, room: Room) -> None:
        room.timer = None
        task = asyncio.create_task(self._act(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, room: Room) -> None:
        """Begin the thoughts and make the moves that are due."""
        try:
            match = room.match
            if match is None or not room.running or not self.runs(room):
                return
            for seat in match.to_act:
                planned = self.planned(room, seat)
                if planned is not None and planned[0] <= now() and self.thought(room, seat) is None:
                    self.think_about(room, seat, planned[1])
            for seat in match.to_act:
                thought = self.thought(room, seat)
                if thought is None or thought.play_at > now() or not thought.ready:
                    continue
                planned = self.planned(room, seat)
                if planned is not None and planned[1] <= now():
                    await self._move_for(room, seat, thought)
                else:  # its owner is back, or has more time now
                    del self._thoughts[room.code][seat]
        except Problem as problem:
            if problem.code not in ("stale", "not-playing", "paused"):
                log.warning("table %s: %s", room.code[:4], problem.code)
                await asyncio.sleep(1)
        except StorageError as error:
            log.warning("a bot could not move: %s", error)
            await asyncio.sleep(1)
        except Exception:
            log.exception("table %s: a bot could not move", room.code[:4])
            self.house.whole.unexpected += 1
            await asyncio.sleep(1)
        finally:
            if room.timer is None and self.runs(room):
                self.schedule(room)

    def think_about(self, room: Room, seat: int, play_at: int) -> None:
        """Let a bot begin to think for a seat."""
        match, clocks, row = room.match, room.clocks, room.match_row
        assert match is not None
        assert clocks is not None
        assert row is not None
        number = clocks.asked_number[seat]
        if room.row["lesson"]:
            chosen = scripted(match, seat)
        else:
            chosen = self.thinkers.choose(self.wish(room, match, row["id"], row["seed"], seat, play_at))
        choice = asyncio.create_task(chosen)
        thought = Thought(number, choice, play_at)
        self._thoughts.setdefault(room.code, {})[seat] = thought
        choice.add_done_callback(lambda _: self.thought_out(room, thought))

    def wish(self, room: Room, match: Match, match_id: str, seed: str, seat: int, play_at: int) -> Wish:
        """What a bot is asked for a seat, and by when."""
        assert room.clocks is not None
        deadline = room.clocks.deadline(seat) if self.is_bot(room, seat) else None
        left = START_SECONDS if deadline is None else (deadline - now()) / 2000
        within = PATIENCE / 1000
        if self.is_paced(room):  # one whose moment is over, after a restart perhaps, gets another one
            within = (play_at - now()) / 1000 if play_at > now() else ANOTHER_MOMENT / 1000
        return Wish(
            host=str(room.row["host"]),
            match=match_id,
            seat=seat,
            level=room.at_seat(seat).bot_name or "simple",
            seed=bot_seed(seed, seat, room.clocks.asked_number[seat]),
            known=match.knowledge(seat),
            legal=list(match.legal(seat)),  # a plain list: LegalMoves would take the match along
            within=min(within, left),
            starting=min(START_SECONDS, left),
        )

    def thought_out(self, room: Room, thought: Thought) -> None:
        """A choice is made. If it comes too late for its moment, another moment is planned, with no look at it."""
        if thought.choice.cancelled():
            return
        late = now() - thought.play_at
        if late > 0 and self.is_paced(room):
            self.late += 1
            step = max(1, int(500 * self.delay))
            thought.play_at += step * (late // step + 1)
        thought.ready = True
        if self.runs(room):
            self.schedule(room)

    async def _move_for(self, room: Room, seat: int, thought: Thought) -> None:
        made_by = "bot" if self.is_bot(room, seat) else "clock"
        if made_by == "bot":
            deadline = room.clocks.deadline(seat) if room.clocks is not None else None
            self.overdue += deadline is not None and now() > deadline
            self.on_bot_move((now() - thought.play_at) / 1000)
        try:
            await self.house.matches.play(
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
            await self.house.tables.change_member(room.code, member.person, away=True)

"""Making moves: one order for a move, whoever makes it and however it arrives.

Check, append to storage under a unique (match, number), apply, tell everybody. What was acknowledged is stored.

Moves that arrive at a table while another one is being stored wait for it. Those that are chosen side by side, sealed
until all have chosen, are then stored together and told in one message: none of them can depend on another.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from saleroom.core.errors import Refused
from saleroom.core.game import Json
from saleroom.core.state import ACT, Setup, State
from saleroom.server.house.moves import NewMoves
from saleroom.server.house.results import NOBODY, result_rows, turn_after
from saleroom.server.house.rooms import Rooms, apply_move, follow_moves
from saleroom.server.house.stored import End
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem
from saleroom.server.rooms import OLD_RULES_UNFINISHED, Room
from saleroom.server.sources import now
from saleroom.server.store import Store


@dataclass(eq=False, slots=True)
class Wanted:
    """A move that somebody wants to make, until it is made or refused."""

    seat: int
    move: Any
    key: str
    number: int | None
    made_by: str
    then: Callable[[int], object] | None
    made: "asyncio.Future[int]"
    """Its number."""

    def succeed(self, number: int) -> None:
        """It stands in storage under this number."""
        if not self.made.done():
            self.made.set_result(number)
            if self.then is not None:
                self.then(number)

    def fail(self, error: BaseException) -> bool:
        """It was refused or could not be stored; whether anybody learns of that."""
        if self.made.done():
            return False
        self.made.set_exception(error)
        return True


@dataclass(slots=True)
class Taken:
    """Moves that are stored together, and the position after them."""

    wanted: list[Wanted]
    numbers: list[int]
    """Each move as a number."""
    moves: list[Json]
    """Each move as JSON."""
    state: State[Setup] | None = None


class Moving:
    """Makes the moves at all tables, one after the other at each."""

    def __init__(self, store: Store, rooms: Rooms, whole: Whole) -> None:
        self.store = store
        self.rooms = rooms
        self.whole = whole
        self._waiting: dict[str, list[Wanted]] = {}
        """The moves that wait, by table; an entry for each table at which moves are being made."""

    async def play(
        self,
        code: str,
        seat: int,
        move: Any,
        *,
        key: str,
        number: int | None = None,
        made_by: str = "person",
        then: Callable[[int], object] | None = None,
    ) -> int:
        """Make a move; its number, once it is stored. The same key again gives the same number again.

        `then` is called with the number as soon as everybody has been told. The move is made even if the caller is
        cancelled meanwhile.
        """
        made: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        wanted = Wanted(seat, move, key, number, made_by, then, made)
        waiting = self._waiting.get(code)
        if waiting is not None:
            waiting.append(wanted)
        else:
            self._waiting[code] = [wanted]
            self.whole.begin(self._make_all(code, self._waiting[code]))
        return await made

    async def _make_all(self, code: str, waiting: list[Wanted]) -> None:
        """Make the moves that wait at a table until none does."""
        taken = Taken([], [], [])
        try:
            while waiting:
                taken = Taken([], [], [])
                try:
                    # Not read anew before: who has missed something finds the number taken, or is refused and then
                    # looks.
                    async with self.rooms.using(code, fresh=False) as room:
                        await self._take(room, waiting, taken)
                        if taken.wanted:
                            await self._store(room, waiting, taken)
                except Exception as error:
                    failed = taken.wanted or waiting[:]
                    del waiting[: 0 if taken.wanted else len(failed)]
                    for wanted in failed:
                        if not wanted.fail(error):
                            self.whole.notice(error)
        finally:
            del self._waiting[code]
            for wanted in (*taken.wanted, *waiting):
                wanted.made.cancel()

    async def _take(self, room: Room, waiting: list[Wanted], taken: Taken) -> None:
        """Take moves that can be stored together: the first, and others of the same step while it is sealed."""
        while waiting:
            wanted = waiting[0]
            seat = wanted.seat
            if (seat, wanted.key) in room.keys:
                waiting.pop(0).succeed(room.keys[seat, wanted.key])
                continue
            try:
                number = check_move(room, seat, wanted.move, wanted.number, taken.state)
            except Problem as problem:
                if taken.wanted:
                    return  # it is looked at again when those before it are made
                if not await self.rooms.refresh(room):
                    waiting.pop(0).fail(problem)
                continue
            assert room.match is not None
            state = taken.state = taken.state or room.match.state.copy()
            taken.wanted.append(waiting.pop(0))
            taken.numbers.append(number)
            taken.moves.append(dict(room.match.game.decode(state, seat, number)))
            others = state.cells[ACT] & ~(1 << seat)
            state.apply(seat, number)
            sealed = others != 0 and state.cells[ACT] == others
            if not sealed or room.row["clock"]["kind"] != "live":  # whose turn it is then is stored with each
                return

    async def _store(self, room: Room, waiting: list[Wanted], taken: Taken) -> None:
        """Store moves that are legal, apply them and tell everybody; those whose number is taken wait again."""
        row, at, first = room.match_row, now(), room.number
        assert row is not None
        end, turn = self.after(room, taken, at)
        wake = self.rooms.wake(room, perhaps=True)
        rows: list[Json] = [
            {
                "match": row["id"],
                "number": first + place,
                "seat": wanted.seat,
                "move": move,
                "made_by": wanted.made_by,
                "key": wanted.key,
                "made_at": at,
            }
            for place, (wanted, move) in enumerate(zip(taken.wanted, taken.moves, strict=True))
        ]
        with self.rooms.in_doubt(room):
            done = await self.store.write(NewMoves(rows, room.code, end, turn, wake))
            count = done.stored
            for wanted, number in zip(taken.wanted[:count], taken.numbers, strict=False):
                apply_move(room, wanted.seat, number, wanted.key, wanted.made_by, at)
            over = end is not None and count == len(rows)
            if over:
                assert end is not None
                row.update(outcome=end.outcome, ended_at=at)
                ended = {"state": "over", "worker": None, "due_at": None}
                version = room.row["version"] + 1
                room.row.update(**ended, **NOBODY, version=version, changed_at=at)
            elif count:
                turn = turn if count == len(rows) else {}
                turn = turn | wake if done.woken else turn
                room.row.update(turn)
            followed = done.newer is not None and follow_moves(room, *done.newer)
        if count:
            news = {} if over else {"moves": rows[:count], "version": room.row["version"], "row": turn}
            self.rooms.tell(room, news)
            for place, wanted in enumerate(taken.wanted[:count]):
                wanted.succeed(first + place)
        del taken.wanted[:count]
        if taken.wanted:
            if followed:
                self.rooms.tell_here(room)
                if any((wanted.seat, wanted.key) in room.keys for wanted in taken.wanted):
                    self.rooms.tell_others(room, {})  # it was this very move, stored by an attempt before
            elif await self.rooms.refresh(room, anyway=True):
                self.rooms.tell_others(room, {})
            else:  # the table was changed by hand and its version was not: read all of it
                room.in_doubt = True
                await self.rooms.refresh(room)
            waiting[:0] = taken.wanted
            taken.wanted.clear()

    def after(self, room: Room, taken: Taken, at: int) -> tuple[End | None, Json]:
        """What is stored with moves: how the match ends if it does, else whose turn it is if that takes days."""
        match, clocks, state = room.match, room.clocks, taken.state
        assert match is not None
        assert clocks is not None
        assert state is not None
        if not state.over():
            return None, turn_after(match, clocks, taken.wanted[-1].seat, at, state.to_act())
        outcome = match.game.outcome(state, match.seats)
        moves = room.number + len(taken.wanted)
        return End(outcome, result_rows(room, outcome, at, moves)), {}


def check_move(
    room: Room, seat: int, move: Any, number: int | None, state: State[Setup] | None = None
) -> int:
    """The number of a move that may be played now; Problem, 422 with the rule if it breaks one.

    `state` is the position, if moves that are not yet stored come before it.
    """
    match = room.match
    if match is None or room.clocks is None:
        if room.match_row is not None and room.match_row["outcome"] is None:
            raise Problem(409, "old-rules", OLD_RULES_UNFINISHED)
        raise not_playing()
    if room.row["state"] != "playing" and not match.over:  # abandoned or closed
        raise not_playing()
    if room.row["paused_at"] is not None:
        raise Problem(409, "paused", "The match is paused: it goes on when everyone agrees.")
    if number is not None and number < room.clocks.asked_number[seat]:
        raise Problem(409, "stale", "That was for an earlier decision: look at the table again.")
    try:
        return match.game.check(match.state if state is None else state, match.seats, seat, move)
    except Refused as refusal:
        raise Problem(
            422,
            "refused",
            refusal.sentence,
            message=f"refused-{refusal.name}",
            values=refusal.values,
            rule=refusal.rule,
        ) from None


def not_playing() -> Problem:
    """There is no match that a move could be made in."""
    return Problem(409, "not-playing", "Nobody is playing at this table.")

"""Play: one order for a move, whoever makes it and however it arrives.

Check, append to storage under a unique (match, number), apply, tell everybody. What was acknowledged is stored.
"""

from typing import Any

from saleroom.core import fairness
from saleroom.core.errors import Refused
from saleroom.core.game import Json
from saleroom.core.match import FORMAT
from saleroom.server.house.moves import NewMove
from saleroom.server.house.results import NOBODY, result_rows, turn_after
from saleroom.server.house.rooms import Rooms, apply_move, follow_moves
from saleroom.server.house.stored import End, moves_from
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem
from saleroom.server.rooms import OLD_RULES_UNFINISHED, Room
from saleroom.server.sources import new_seed, now
from saleroom.server.store import Store


class Matches:
    """The matches at the tables."""

    def __init__(self, store: Store, rooms: Rooms, whole: Whole) -> None:
        self.store = store
        self.rooms = rooms
        self.whole = whole

    async def play(
        self,
        code: str,
        seat: int,
        move: Any,
        *,
        key: str,
        number: int | None = None,
        made_by: str = "person",
    ) -> int:
        """Make a move; its number, once it is stored. The same key again gives the same number again."""
        return await self.whole.run(self._play(code, seat, move, key, number, made_by))

    async def _play(self, code: str, seat: int, move: Any, key: str, number: int | None, made_by: str) -> int:
        # Not read anew before: who has missed something finds the number taken, or is refused and then looks.
        async with self.rooms.using(code, fresh=False) as room:
            while True:
                if (seat, key) in room.keys:
                    return room.keys[seat, key]
                try:
                    checked = check_move(room, seat, move, number)
                except Problem:
                    if await self.rooms.refresh(room):
                        continue
                    raise
                match, row, at = room.match, room.match_row, now()
                assert match is not None
                assert row is not None
                stored: Json = {
                    "match": row["id"],
                    "number": room.number,
                    "seat": seat,
                    "move": match.game.decode(match.state, seat, checked),
                    "made_by": made_by,
                    "key": key,
                    "made_at": at,
                }
                end, turn = self.after(room, seat, checked, at)
                wake = self.rooms.wake(room, perhaps=True)
                with self.rooms.in_doubt(room):
                    done = await self.store.write(NewMove(stored, code, end, turn, wake))
                    followed = done.newer is not None and follow_moves(room, *done.newer)
                    if done.stored:
                        apply_move(room, seat, checked, key, made_by, at)
                        if end is not None:
                            row.update(outcome=end.outcome, ended_at=at)
                            ended = {"state": "over", "seed": end.seed, "worker": None, "due_at": None}
                            version = room.row["version"] + 1
                            room.row.update(**ended, **NOBODY, version=version, changed_at=at)
                        else:
                            turn = turn | wake if done.woken else turn
                            room.row.update(turn)
                if done.stored:
                    news = (
                        {"move": stored, "version": room.row["version"], "row": turn} if end is None else {}
                    )
                    self.rooms.tell(room, news)
                    return room.number - 1
                if followed:
                    self.rooms.show(room)
                    if (seat, key) in room.keys:  # it was this very move, stored by an attempt before
                        self.rooms.tell_others(room, {})
                elif await self.rooms.refresh(room, anyway=True):
                    self.rooms.tell_others(room, {})
                else:  # the table was changed by hand and its version was not: read all of it
                    room.in_doubt = True
                    await self.rooms.refresh(room)

    def after(self, room: Room, seat: int, number: int, at: int) -> tuple[End | None, Json]:
        """What is stored with a legal move: how the match ends if it does, else whose turn it is if that takes days."""
        match, clocks = room.match, room.clocks
        assert match is not None
        assert clocks is not None
        state = match.state.copy()
        state.apply(seat, number)
        if not state.over():
            return None, turn_after(match, clocks, seat, at, state.to_act())
        outcome = match.game.outcome(state, match.seats)
        return End(outcome, new_seed(fairness.SEED_BYTES), result_rows(room, outcome, at)), {}

    async def record_of(self, code: str) -> Json:
        """The record of a finished match, with its receipt; of one under older rules, as it was stored."""
        async with self.rooms.using(code) as room:
            row = room.match_row
            if row is None or not is_over(room):
                raise Problem(
                    409,
                    "not-over",
                    "The record is shown when the match is over.",
                    message="problem-no-record-yet",
                )
            more = {"receipt": receipt_of(room), **how_it_ended(room)}
            if room.match is not None:
                return {**room.match.record(), **more}
        moves = await self.store.read(lambda db: moves_from(db, row["id"], 0))
        return {
            "format": FORMAT,
            **{key: row[key] for key in ("game", "rules", "seats", "options", "deal")},
            "moves": [{"seat": move.seat, **move.move} for move in moves],
            **more,
        }

    async def receipt(self, code: str) -> Json:
        """What is needed to check that the deal was fair; seed, salt and deal only after the end."""
        async with self.rooms.using(code) as room:
            return receipt_of(room)


def check_move(room: Room, seat: int, move: Any, number: int | None) -> int:
    """The number of a move that may be played now; Problem, 422 with the rule if it breaks one."""
    if room.match is None or room.clocks is None:
        if room.match_row is not None and room.match_row["outcome"] is None:
            raise Problem(409, "old-rules", OLD_RULES_UNFINISHED)
        raise not_playing()
    if room.row["state"] != "playing" and not room.match.over:  # abandoned or closed
        raise not_playing()
    if room.row["paused_at"] is not None:
        raise Problem(409, "paused", "The match is paused: it goes on when all agree to.")
    if number is not None and number < room.clocks.asked_number[seat]:
        raise Problem(409, "stale", "That was for an earlier decision: look at the table again.")
    try:
        return room.match.number_of(seat, move)
    except Refused as refusal:
        raise Problem(
            422,
            "refused",
            refusal.sentence,
            message=f"refused-{refusal.name}",
            values=refusal.values,
            rule=refusal.rule,
        ) from None


def receipt_of(room: Room) -> Json:
    """What is needed to check a room's deal; seed, salt and deal only after the end."""
    if room.match_row is None:
        raise Problem(409, "not-playing", "Nothing has been dealt yet.", message="problem-not-dealt")
    row = room.match_row
    receipt: Json = {
        "commitment": row["commitment"],
        "seed_commitment": fairness.seed_commitment(row["seed"]),
    }
    if is_over(room):
        receipt |= {name: row[name] for name in ("salt", "seed", "entropy", "seating")}
    return receipt


def not_playing() -> Problem:
    """There is no match that a move could be made in."""
    return Problem(409, "not-playing", "No match is being played at this table.")


def is_over(room: Room) -> bool:
    """Whether the match of a room has ended, with a result or without."""
    row = room.match_row
    return row is not None and (row["outcome"] is not None or room.row["state"] == "over")


def how_it_ended(room: Room) -> Json:
    """What a record says of a match besides its moves: that it was cut short, and which seats gave up."""
    found: Json = {"ended": room.row["ended"]} if room.row["ended"] else {}
    conceded = sorted(member.seat for member in room.members if member.conceded and member.seat is not None)
    return {**found, "conceded": conceded} if conceded else found

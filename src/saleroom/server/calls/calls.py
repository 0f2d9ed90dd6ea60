"""Decides who is called, when, and when not.

Somebody is called when it is their turn and no page of theirs at that table is open. Turns are gathered for a while,
so that several tables make one call; at a live table there is less time for that. It is stored who was called for
which decision before the call goes out: nobody is called twice for the same one, whatever happens to the server.

Only the worker that runs a table's clocks calls for it. It hears from the others who is connected to them.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from saleroom.server.calls import storage
from saleroom.server.calls.delivery import Delivery
from saleroom.server.calls.mail import is_address, stop_token
from saleroom.server.calls.post import NotAllowed, read_url
from saleroom.server.calls.texts import Turn
from saleroom.server.calls.webpush import Subscription
from saleroom.server.house import House
from saleroom.server.leases import Leases
from saleroom.server.limits import SharedBuckets, charge
from saleroom.server.problems import Problem
from saleroom.server.rooms import Member, Room
from saleroom.server.settings import Settings
from saleroom.server.sources import hashed, now
from saleroom.server.store import StorageError

GATHER = 60_000
"""Milliseconds for which turns are gathered, and the least time between two calls to the same person."""
GATHER_LIVE = 5_000
"""The same at a live table, where every decision has seconds: long enough to load a page anew."""
SETTLE = 20_000
"""Milliseconds after a table has come to this worker in which it may not know yet who is connected."""
TICK = 1.0
AT_ONCE = 200
"""So many people are looked up and called in one go."""
KEPT = 10_000
MAILS_PER_HOUR = 3
"""So many confirmations an address gets, and a person may ask for."""
ALL_MAILS_PER_HOUR = 100
"""And so many all workers send."""

log = logging.getLogger("saleroom.calls")


@dataclass
class Waiting:
    """A turn that somebody may have to be called for, and from when on."""

    seat: int
    due: int


Turns = dict[tuple[str, int], Waiting]
"""By table and number of the decision."""


class Calls:
    """Calls people of the tables whose clocks run on this worker."""

    def __init__(self, house: House, leases: Leases, settings: Settings) -> None:
        self.house = house
        self.leases = leases
        self.store = house.store
        self.delivery = Delivery(house.store, settings)
        self.gather = GATHER
        self.gather_live = GATHER_LIVE
        self.settle = SETTLE
        self.tick = TICK
        self.failed = 0
        """How often something of ours went wrong; failed deliveries are counted by `delivery`."""
        self.called = 0
        """How many calls were made, each in as many ways as the person has."""
        self._changed: dict[str, tuple[Room, int]] = {}
        """Tables that have changed since the last look, and when."""
        self._waiting: dict[str, Turns] = {}
        """Whom it may be time to call, by person."""
        self._done: OrderedDict[storage.Key, None] = OrderedDict()
        self._last: dict[str, int] = {}
        """When each person was last called."""
        self._since: dict[str, int] = {}
        """When each table came to this worker."""
        self.mails = SharedBuckets(MAILS_PER_HOUR, MAILS_PER_HOUR / 3600)
        self.all_mails = SharedBuckets(ALL_MAILS_PER_HOUR, ALL_MAILS_PER_HOUR / 3600)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        house.rooms.on_change.append(self.turn_changed)
        leases.keep_awake.append(self.waits_for)

    async def start(self) -> None:
        """Begin to call."""
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Call nobody any more; whoever waits to be called is found again by the next worker."""
        tasks = [task for task in (self._loop, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.delivery.close()

    # -- whose turn it is -------------------------------------------------------------------------------

    def turn_changed(self, room: Room) -> None:
        """A table has changed: at the next look somebody may have to be called. This is done with every move."""
        self._changed[room.code] = (room, now())

    def _note_changes(self) -> None:
        """Note who may have to be called at the tables that have changed."""
        changed, self._changed = self._changed, {}
        for room, at in changed.values():
            try:
                self._note(room, at)
            except Exception:
                self.failed += 1
                log.exception("table %s: nobody can be called", room.code[:4])

    def _note(self, room: Room, at: int) -> None:
        match, clocks = room.match, room.clocks
        if match is None or clocks is None or not room.running or room.row["lesson"]:
            return
        if room.row["clock"]["kind"] == "none":  # nobody waits for them
            return
        if room.code not in self.leases.awake:
            return
        known = self._since.setdefault(room.code, at) + self.settle
        here = room.connected()
        for seat in match.to_act:
            member = room.at_seat(seat)
            person = whom_to_call(member)
            if person is None or is_there(room, person, here):
                continue
            number = clocks.asked_number[seat]
            if (person, room.code, number) in self._done:
                continue
            gather = self.gather_live if room.row["clock"]["kind"] == "live" else self.gather
            turns = self._waiting.setdefault(person, {})
            turns.setdefault((room.code, number), Waiting(seat, max(at + gather, known)))

    def waits_for(self, room: Room) -> bool:
        """Whether somebody has yet to be called to this table."""
        return room.code in self._changed or any(
            code == room.code for turns in self._waiting.values() for code, _ in turns
        )

    def open_turn(self, person: str, code: str, number: int, seat: int) -> Turn | None:
        """A decision that somebody has still to make with no page open; None if it is made, or they are there."""
        room = self.house.rooms.all.get(code) if code in self.leases.awake else None
        if room is None or room.match is None or room.clocks is None or not room.running:
            return None
        if seat not in room.match.to_act:
            return None
        member = room.at_seat(seat)
        if room.clocks.asked_number[seat] != number or whom_to_call(member) != person:
            return None
        deadline = room.clocks.deadline(seat)
        if deadline is None or is_there(room, person, room.connected()):
            return None
        live = room.row["clock"]["kind"] == "live"
        return Turn(code, number, room.row["game"], member.nickname, live, deadline)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.warning("nobody can be called: %s", error)
            except Exception:
                self.failed += 1
                log.exception("calling failed")
            await asyncio.sleep(self.tick)

    async def look(self) -> None:
        """Look once who has to be called now, and begin to call them."""
        await self.delivery.vapid()
        self._note_changes()
        await self._look_at_new_tables()
        await self._call_due()

    async def _look_at_new_tables(self) -> None:
        """Tables that have come to this worker, after a restart or from another: who is to act there?"""
        leased = set(self.leases.awake)
        for code in self._since.keys() - leased:
            del self._since[code]
        for code in leased - self._since.keys():
            self._since[code] = now()
            try:
                self.turn_changed(await self.house.rooms.get(code))
            except Problem:
                log.warning("a leased table is gone")

    async def _call_due(self) -> None:
        """Call everybody who is due; if the storage fails they stay due."""
        at = now()
        self._last = {person: last for person, last in self._last.items() if last > at - self.gather}
        looked = {
            person: dict(turns)
            for person, turns in self._waiting.items()
            if person not in self._last and min(turn.due for turn in turns.values()) <= at
        }
        looked = dict(list(looked.items())[:AT_ONCE])
        try:
            await self._call_people(looked, at)
        except StorageError:
            raise
        except BaseException:
            self._forget_turns(looked)
            raise
        self._forget_turns(looked)

    async def _call_people(self, looked: dict[str, Turns], at: int) -> None:
        found = {person: await self._open_turns(person, turns) for person, turns in looked.items()}
        people = [person for person, turns in found.items() if turns]
        if not people:
            return
        channels = await self.store.read(lambda db: storage.channels_of(db, people))
        people = [person for person in people if self.can_call(channels[person])]
        keys = [(person, turn.table, turn.number) for person in people for turn, _ in found[person]]
        if not keys:
            return
        fresh = await self.store.write(lambda db: storage.claim(db, keys))
        self._done.update(dict.fromkeys(keys))
        while len(self._done) > KEPT:
            self._done.popitem(last=False)
        for person in people:
            left = [entry for entry in found[person] if (person, entry[0].table, entry[0].number) in fresh]
            if left:
                self._last[person] = at
                self._call(person, channels[person], left)

    async def _open_turns(self, person: str, turns: Turns) -> list[tuple[Turn, int]]:
        """The turns that still wait for a person, with their seats, the most pressing first."""
        found = []
        for (code, number), waiting in turns.items():
            try:
                await self.house.rooms.get(code)  # back into memory, should it have been let go of
            except Problem:
                continue
            turn = self.open_turn(person, code, number, waiting.seat)
            if turn is not None:
                found.append((turn, waiting.seat))
        return sorted(found, key=lambda entry: entry[0].deadline)

    def _forget_turns(self, looked: dict[str, Turns]) -> None:
        """These have been called for, or need not be."""
        for person, turns in looked.items():
            left = self._waiting[person]
            for key in turns:
                left.pop(key, None)
            if not left:
                del self._waiting[person]

    def can_call(self, channels: storage.Channels) -> bool:
        """Whether there is any way to call somebody."""
        mail = self.delivery.server is not None and channels.mail is not None
        return bool(channels.subscriptions or mail or self.delivery.webhook)

    def _call(self, person: str, channels: storage.Channels, turns: list[tuple[Turn, int]]) -> None:
        """Begin to call somebody."""

        def wanted() -> bool:
            return any(self.open_turn(person, turn.table, turn.number, seat) for turn, seat in turns)

        self.called += 1
        self._begin(self.delivery.call(person, channels, [turn for turn, _ in turns], wanted))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong is logged and counted."""

        async def run() -> None:
            try:
                await work
            except StorageError as error:
                log.warning("a call could not be carried out: %s", error)
            except Exception:
                self.failed += 1
                log.exception("a call could not be carried out")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- how people want to be called -------------------------------------------------------------------

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str, language: str) -> str:
        """Call a browser from now on; the key of its subscription. Problem 400 if it cannot be called."""
        try:
            read_url(endpoint, private=self.delivery.private)
            found = Subscription.read(endpoint, p256dh, auth)
        except (NotAllowed, ValueError) as error:
            detail = str(error)
            raise Problem(
                400,
                "bad-subscription",
                f"That isn't a push subscription: {detail}.",
                values={"detail": detail},
            ) from None
        return await self.store.write(lambda db: storage.subscribe(db, person, found, language))

    async def unsubscribe(self, person: str, key: str | None) -> None:
        """Call one browser of a person no longer, or none."""
        await self.store.write(lambda db: storage.unsubscribe(db, person, key))

    async def set_address(self, person: str, address: str | None, language: str) -> None:
        """Write to an address once its owner has confirmed it; None ends the mails."""
        if address is None:
            await self.store.write(lambda db: storage.drop_address(db, person))
            return
        if self.delivery.server is None:
            raise Problem(409, "no-mail", "This server doesn't send email.")
        if not is_address(address):
            raise Problem(400, "bad-address", "That isn't an email address.")
        charge(
            (self.mails, f"address {address.lower()}"),
            (self.mails, f"person {person}"),
            (self.all_mails, "all"),
        )
        token = secrets.token_urlsafe(32)
        found = storage.MailAddress(person, address, language, confirmed=False)
        stop = stop_token(await self.delivery.mail_key(), person, address)
        await self.store.write(lambda db: storage.ask_address(db, found, hashed(token), hashed(stop)))
        self._begin(self.delivery.ask_to_confirm(found, token))

    async def address_of(self, person: str) -> storage.MailAddress | None:
        """Where a person gets mail, or will once it is confirmed."""
        return await self.store.read(lambda db: storage.address_of(db, person))


def whom_to_call(member: Member) -> str | None:
    """The person to call for a place: its own, or whose device a guest plays on; None if a bot plays it."""
    if member.person is None or member.away:
        return None
    return member.keeper or member.person


def is_there(room: Room, person: str, here: set[str]) -> bool:
    """Whether a page of theirs at this table is open, their own or a guest's; `here` are all who are connected."""
    if person in here:
        return True
    return any(member.keeper == person and member.person in here for member in room.members)

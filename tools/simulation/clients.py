"""Simulated people and spectators: they connect, play, talk, vanish, come back, and remember what they were told."""

import asyncio
import json
import random
from typing import NamedTuple

import msgspec

from saleroom.core.game import Json
from tests.server.follow import changed, present
from tools.simulation.errands import Errands
from tools.simulation.links import Link
from tools.simulation.world import World

NOT_DONE = ("storage", "outcome-unknown")
"""Answers after which the same is sent again."""


class Shown(NamedTuple):
    """A state that a client had."""

    match: str | None
    number: int
    viewer: int | None
    view: Json | None


class Pending(NamedTuple):
    """A move that has not been answered yet."""

    id: str
    text: str
    again_at: float


class Habits(NamedTuple):
    """How often, of all occasions, a client does something odd, and how long it thinks, in seconds."""

    thinks: float
    vanishes: float
    stops_reading: float
    syncs: float
    talks: float
    errs: float
    asks: float


class Client:
    """Somebody who is connected to a table, most of the time."""

    def __init__(self, world: World, name: str, code: str, person: str | None, chance: random.Random) -> None:
        self.world = world
        self.name = name
        self.code = code
        self.person = person
        self.chance = chance
        self.changes = chance.random() < 0.5
        self.insight = chance.random() < 0.2
        self.habits = Habits(
            chance.choice((0.1, 0.5, 1.5)),
            chance.choice((0, 0, 0.05, 0.2)),
            chance.choice((0, 0, 0.05)),
            chance.choice((0, 0.05)),
            chance.choice((0, 0.05)),
            chance.choice((0, 0.05)),
            chance.choice((0, 0.02, 0.1)),
        )
        self.stays = chance.random() < 0.8
        """Whether it is there at the end."""
        self.link: Link | None = None
        self.state: Json | None = None
        self.events: dict[str, dict[int, Json]] = {}
        """By the match, then by their numbers: the events that it was told of."""
        self.shown: list[Shown] = []
        self.pending: Pending | None = None
        self.waits_for_sync = False
        self.reads_again_at = 0.0
        self.sent = 0
        self.asked_in_calm = False
        self.errands = Errands(world, name, code, person, chance)
        self.errands.take_state = self.remember

    @property
    def now(self) -> float:
        """Virtual seconds."""
        return self.world.loop.time()

    def trace(self, what: str, *values: object) -> None:
        """Note what this client did."""
        self.world.trace(f"{self.name}: {what}", *values)

    # -- connections ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Connect again and again."""
        while True:
            if not (self.world.calm and not self.stays):
                await self.connect()
            await asyncio.sleep(self.chance.choice((0.05, 0.5, 3.0)) * self.chance.random() + 0.01)

    async def connect(self) -> None:
        """One connection, until it breaks or the client leaves."""
        worker = self.world.pick(self.chance)
        if worker is None:
            return
        self.trace("connects to %s", worker.name)
        link = self.link = Link(worker, self.world.number())
        link.begin(self.code, self.person, insight=self.insight, changes=self.changes)
        self.waits_for_sync = True  # for the first state
        next_act = self.now + self.chance.random() * self.habits.thinks
        if self.pending is not None:
            self.pending = self.pending._replace(again_at=0.0)
        gives_up_at = self.now + 15.0
        while link.open and not link.left:
            await link.wait(max(0.001, next_act - self.now))
            if self.now < self.reads_again_at:
                next_act = max(next_act, self.reads_again_at)
                await asyncio.sleep(self.reads_again_at - self.now)
            for message in link.pull():
                self.hear(msgspec.json.decode(message))
                gives_up_at = self.now + 15.0
            if self.now >= next_act and link.open:
                self.act(link)
                next_act = self.now + self.habits.thinks * (0.2 + self.chance.random())
            if self.waits_for_sync and self.now > gives_up_at:
                self.leave(link)
        self.trace("is not connected any more %s", link.reason or "")
        self.link = None

    def leave(self, link: Link) -> None:
        """Vanish; the worker may notice at once or later."""
        self.trace("vanishes")
        link.leave(self.chance.choice((0.0, 0.0, 12.0)) * self.chance.random())

    # -- what it does -----------------------------------------------------------------------------------

    def act(self, link: Link) -> None:
        """Do something, or nothing."""
        habits, dice = self.habits, self.chance.random
        if self.world.calm:
            if not self.stays:
                self.leave(link)
                return
            if self.world.quiet_end:
                self.send_again(link)
                return
        elif dice() < habits.stops_reading:
            self.reads_again_at = self.now + 10 * dice()
            self.trace("stops reading for a while")
        if dice() < habits.syncs:
            self.sync(link)
        if dice() < habits.asks or (self.world.calm and not self.asked_in_calm):
            self.asked_in_calm = self.world.calm
            self.errands.begin(self.state is not None and self.state["table"]["state"] == "over")
        if self.person is not None:
            if dice() < habits.talks and not self.world.calm:
                self.talk(link)
            self.move(link)
        if not self.world.calm and dice() < habits.vanishes:
            self.leave(link)

    def sync(self, link: Link) -> None:
        """Ask for the whole state."""
        number = self.state["number"] if self.state is not None else 0
        link.push(json.dumps({"type": "sync", "id": "sync", "number": number}))

    def talk(self, link: Link) -> None:
        """Say something that nobody has said before."""
        text = f"{self.name} says {self.world.number()}"
        self.world.promises.sent.append(text)
        link.push(json.dumps({"type": "chat", "id": f"chat {text}", "text": text}))

    def send_again(self, link: Link) -> None:
        """Send the move that was not answered again."""
        if self.pending is not None and self.now >= self.pending.again_at:
            self.trace("sends %s again", self.pending.id)
            link.push(self.pending.text)
            self.pending = self.pending._replace(again_at=self.now + 4.0)

    def move(self, link: Link) -> None:
        """Send the move that was not answered again, or another one."""
        self.send_again(link)
        state = self.state
        if self.pending is not None or state is None or self.waits_for_sync or not state["legal"]:
            return
        self.sent += 1
        move = self.chance.choice(state["legal"])
        if self.chance.random() < self.habits.errs:
            move = {"type": "no such move"}
        key = f"{self.name}-{self.sent}"
        text = json.dumps({"type": "move", "id": key, "number": state["number"], "move": move})
        self.trace("sends %s for number %s", key, state["number"])
        link.push(text)
        self.pending = Pending(key, text, self.now + 4.0)

    # -- what it hears ----------------------------------------------------------------------------------

    def hear(self, message: Json) -> None:
        """Take a message in."""
        kind = message["type"]
        if kind == "state":
            self.waits_for_sync = False
            self.state = message
            self.remember(message)
        elif kind == "change":
            self.follow(message)
        elif kind == "presence":
            self.trace("hears who is there: %s", message["connected"])
            if self.state is not None:
                self.state = {**self.state, "table": present(self.state["table"], message)}
        elif kind in ("played", "problem", "said"):
            self.take_answer(message)

    def follow(self, message: Json) -> None:
        """Take a change in, as docs/api.md says; whoever misses something asks for the whole state."""
        if self.waits_for_sync or self.state is None:
            return
        state = self.state
        have = [state["version"], state["number"]]
        known = state["first"] + len(state["events"])
        if not self.changes:
            self.world.wrong.append(f"{self.name} did not ask for changes and got one")
        if message["from"] != have or message.get("first", known) != known:
            got = [*message["from"], message.get("first")]
            self.world.wrong.append(f"{self.name} has {have}, {known} events; a change is from {got}")
            self.waits_for_sync = True
            if self.link is not None:
                self.sync(self.link)
            return
        self.state = changed(state, message)
        self.remember(self.state)

    def remember(self, state: Json) -> None:
        """Keep what it was shown, to be compared with storage at the end."""
        table, view = state["table"], state["view"]
        self.trace("has version %s, number %s", state["version"], state["number"])
        viewer = view["viewer"] if view is not None else None
        self.shown.append(Shown(table["match"], state["number"], viewer, view))
        told = self.events.setdefault(str(table["match"]), {})
        for number, event in enumerate(state["events"], state["first"]):
            if told.setdefault(number, event) != event:
                self.world.wrong.append(f"{self.name} was told two different events {number}")

    def take_answer(self, message: Json) -> None:
        """A message of ours was answered."""
        key, promises = str(message["id"]), self.world.promises
        if key.startswith("chat "):
            if message["type"] == "said":
                promises.said.append(key.removeprefix("chat "))
            return
        if self.person is None or self.pending is None or key != self.pending.id:
            return
        if message["type"] == "played":
            self.trace("%s was played as %s", key, message["number"])
            promises.moves[self.code, self.person, key] = message["number"]
            self.pending = None
        elif message["problem"]["code"] not in NOT_DONE:
            self.trace("%s was refused: %s", key, message["problem"]["code"])
            promises.refused.add((self.code, self.person, key))
            self.pending = None

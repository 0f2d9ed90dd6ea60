"""Luxury without "Show past bids" (L8): a withdrawn lot is seen by everybody, and then no message to a person tells it.

Two tables are planted in the database of a real server, which differ in one lot that is withdrawn and one still to
come. From the lot after the next on, nothing that people receive may tell the one table from the other: no message on
an open connection, no state of somebody who comes back, no answer of any address, no stream of turns.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest

from saleroom.core.match import Match
from saleroom.games import GAMES
from tests.server.house import NO_TLS, Server
from tests.server.test_canary import FORMS, Ear, Line, Table, connect, paths_of, plant, settle

Json = dict[str, Any]

PILES = ([4, 9, 1, 7, 2, 8, 6, 5, 3], [3, 9, 1, 7, 2, 8, 6, 5, 4])
SEATS = 3
WITHDRAWN = (0, 20, 30)
SOLD = (90, 80, 20)
NEXT = (80, 90, 40)


class House:
    """One of the tables, with everybody connected: two people, the third only plays, and a spectator."""

    def __init__(self, table: Table, match: Match, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.table = table
        self.match = match
        self.client = client
        self.stack = stack
        self.lines: list[Line] = []

    async def listen(self) -> None:
        """Everybody connects, in every form."""
        for seat in (0, 1, None):
            for form in FORMS:
                self.lines.append(await connect(self.stack, Ear(self.table, seat), form))
        await settle(self.lines)

    def forget(self) -> None:
        """What has been heard so far was no secret."""
        for line in self.lines:
            line.ear.heard.clear()

    def heard(self) -> list[str]:
        return [text for line in self.lines for text in line.ear.heard]

    async def play(self, seat: int, move: Json) -> None:
        self.match.play(seat, move)
        answer = await self.client.post(
            f"/api/v1/tables/{self.table.code}/moves",
            json={"id": f"move-{len(self.match.moves)}", "move": move},
            headers={"Cookie": f"saleroom={self.table.cookie(seat)}"},
        )
        assert answer.status_code == 200, answer.text
        await settle(self.lines)

    async def bid(self, cards: tuple[int, ...]) -> None:
        for seat, card in enumerate(cards):
            await self.play(seat, {"type": "bid", "card": card})

    async def finish(self) -> None:
        while not self.match.over:
            seat = self.match.to_act[0]
            await self.play(seat, dict(self.match.legal(seat)[0]))

    async def state(self, seat: int | None, query: str = "") -> Json:
        headers = {} if seat is None else {"Cookie": f"saleroom={self.table.cookie(seat)}"}
        answer = await self.client.get(f"/api/v1/tables/{self.table.code}{query}", headers=headers)
        found: Json = answer.json()
        return found

    async def come_back(self) -> list[str]:
        """All that people hear who connect now, ask for what has happened, and look at everything."""
        heard = []
        for seat in (0, 1, None):
            ear = Ear(self.table, seat)
            async with AsyncExitStack() as stack:
                for form in FORMS:
                    line = await connect(stack, ear, form)
                    await line.settle()
                    for number in (0, 3):
                        await line.socket.send(json.dumps({"type": "sync", "id": "again", "number": number}))
                    await line.settle()
            for path in paths_of(self.table.server):
                await ear.ask(self.client, "GET", path.replace("{code}", self.table.code), "cookie")
            for after in (-1, 0, 1, 4, 10_000):
                path = f"/tables/{self.table.code}?insight=true&after={after}"
                await ear.ask(self.client, "GET", path, "cookie")
            if seat is not None:
                await self.first_turn(ear)
            heard += ear.heard
        return heard

    async def first_turn(self, ear: Ear) -> None:
        """The stream of turns, as a browser may ask for it."""
        stream = self.client.stream(
            "GET", "/api/v1/turns", params={"table": self.table.code}, headers=ear.signed("cookie")
        )
        async with stream as answer:
            async for line in answer.aiter_lines():
                ear.hear("stream", line)
                if line.startswith("data:"):
                    return


@asynccontextmanager
async def opened(server: Server, pile: list[int], memory: bool) -> AsyncIterator[House]:
    match = Match.start(GAMES["luxury"], seats=SEATS, options={"memory": memory}, deal={"lots": pile})
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(
            httpx.AsyncClient(base_url=server.url, timeout=30, verify=NO_TLS)
        )
        yield House(plant(server, match), match, client, stack)


async def heard_later(server: Server, pile: list[int], memory: bool) -> list[str]:
    """What people hear of the third lot and while it is for sale; the first one was withdrawn."""
    async with opened(server, pile, memory) as house:
        await house.listen()
        house.forget()
        await house.bid(WITHDRAWN)
        # Everybody sees it happen: in the message that tells it, and until the next lot is sold.
        event = f'{{"type":"lot_withdrawn","lot":{pile[0]}}}'
        assert all(any(event in text for text in line.ear.heard) for line in house.lines)
        for seat in (0, 1, None):
            assert {"type": "lot_withdrawn", "lot": pile[0]} in (await house.state(seat))["events"]
        await house.bid(SOLD)
        house.forget()
        found = await house.come_back()
        await house.bid(NEXT)
        return found + house.heard() + await house.come_back()


def test_no_message_to_people_tells_a_withdrawn_lot(server: Server) -> None:
    heard = [asyncio.run(heard_later(server, pile, memory=False)) for pile in PILES]
    assert len(heard[0]) > 150
    for one, other in zip(*heard, strict=True):
        assert one == other


def test_where_past_bids_are_shown_they_tell_it(server: Server) -> None:
    heard = [asyncio.run(heard_later(server, pile, memory=True)) for pile in PILES]
    states = [text for text in heard[0] if '"type":"state"' in text]
    assert len(states) > 20
    assert all('"withdrawn":[4]' in text for text in states)
    assert all('"withdrawn":[4]' not in text for text in heard[1])


@pytest.mark.parametrize("memory", [True, False])
def test_the_view_and_the_past_sales_of_people(server: Server, memory: bool) -> None:
    async def play() -> None:
        async with opened(server, PILES[0], memory) as house:
            await house.bid(WITHDRAWN)
            await house.bid(SOLD)
            for seat in (0, 1, None):
                state = await house.state(seat, "?insight=true&after=0")
                view = state["view"]
                assert (view["lot"], view["lots_left"], view["won"]) == (1, 6, [[9], [], []])
                assert not {"withdrawn", "lots_to_come"} & set(view)
                told = [sale["what"] for sale in state["insight"]["lots"]]
                if memory:
                    assert view["memory"]["withdrawn"] == [4]
                    assert view["memory"]["lots_to_come"] == [2, 3, 5, 6, 7, 8]
                    assert told == [4, 9]
                else:
                    assert "memory" not in view
                    assert told == [None, 9]
                assert ({"type": "lot_withdrawn", "lot": 4} in state["events"]) is memory
                for path in ("record", "replay"):
                    refused = await house.state(seat, f"/{path}")
                    assert refused["status"] == 409
            await house.finish()
            for seat in (0, 1, None):
                state = await house.state(seat, "?insight=true&after=0")
                assert state["view"]["memory"]["withdrawn"] == house.match.position()["withdrawn"]
                assert state["insight"]["lots"][0]["what"] == 4
                assert {"type": "lot_withdrawn", "lot": 4} in state["events"]
                record = await house.state(seat, "/record")
                assert record["deal"] == {"lots": PILES[0]}
                assert [move["card"] for move in record["moves"][:3]] == list(WITHDRAWN)

    asyncio.run(play())

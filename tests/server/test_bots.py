"""Bots that hang, die or talk nonsense are replaced for that move, and nobody else suffers for it."""

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import pytest

import saleroom
from saleroom import bots
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.server import thinkers
from saleroom.server.fair_queue import FairQueue, QueueFull
from saleroom.server.house import opening
from saleroom.server.rooms import Room
from saleroom.server.thinkers import Thinkers
from tests.server.house import Person, Server, until
from tests.server.indoors import Indoors, indoors
from tests.server.naughty import naughty

ROOT = Path(__file__).resolve().parents[2]
FAULTS = ("hangs", "dies", "raises", "rubbish", "nothing", "nearly")


@pytest.fixture
def naughty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", naughty)


def asked() -> tuple[InfoState, list[Json]]:
    match = saleroom.new("luxury", seats=2, seed=1)
    return match.knowledge(0), list(match.legal(0))


@pytest.mark.usefixtures("naughty_bots")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_simpler_bot_stands_in(fault: str) -> None:
    known, legal = asked()

    async def choose() -> tuple[Json, Json, int]:
        thinkers = Thinkers(1, 3)
        try:
            first = await thinkers.choose("host", fault, "7", known, legal)
            again = await thinkers.choose("host", "simple", "7", known, legal)
            return first, again, thinkers.replaced
        finally:
            thinkers.close()

    simple = bots.make("simple", "luxury", "7").choose(known, legal)
    assert asyncio.run(choose()) == (simple, simple, 1)


def test_a_random_bot_stands_in_for_the_simple_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", os._exit)
    known, legal = asked()

    async def choose() -> tuple[Json, int]:
        thinkers = Thinkers(1, 5)
        try:
            return await thinkers.choose("host", "simple", "7", known, legal), thinkers.replaced
        finally:
            thinkers.close()

    assert asyncio.run(choose()) == (bots.make("random", "luxury", "7").choose(known, legal), 1)


@pytest.mark.usefixtures("naughty_bots")
def test_one_failure_costs_the_others_nothing_and_waiting_is_not_thinking() -> None:
    known, legal = asked()

    async def choose() -> tuple[list[Json], int]:
        thinkers = Thinkers(2, 2.5)
        try:
            levels = ["hangs", *["slow"] * 10, "dies"]  # ten of them take longer together than one may
            made = [thinkers.choose("host", level, "7", known, legal) for level in levels]
            return await asyncio.gather(*made), thinkers.replaced
        finally:
            thinkers.close()

    simple = bots.make("simple", "luxury", "7").choose(known, legal)
    assert asyncio.run(choose()) == ([simple] * 12, 2)


def test_tables_go_on_with_bots_that_fail(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_seconds=1, bot_processes=2)
    server.settings["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    code = (
        "import sys; from saleroom.server import thinkers; from tests.server.naughty import naughty;"
        "from saleroom import bots; bots.BOTS.update({name: bots.BOTS['simple'] for name in "
        f"{FAULTS!r}}}); thinkers.think = naughty;"
        "from saleroom.cli.main import main; sys.exit(main())"
    )
    server.command = [sys.executable, "-c", code, "serve"]
    with server:
        codes = []
        person = Person(server)
        for level in (*FAULTS, "simple"):
            table = person.post("/tables", game="luxury", seats=2, nickname="Fox", bots=[level])
            person.post(f"/tables/{table['code']}/start")
            person.post(f"/tables/{table['code']}/moves", id="1", move={"type": "bid", "card": 80})
            codes.append(table["code"])
        waiting = set(codes)
        for _ in range(400):
            waiting = {code for code in waiting if person.state(code)["number"] < 2}
            if not waiting:
                break
            time.sleep(0.05)
        assert not waiting
        until(lambda: server.figure("bots_replaced_total") >= len(FAULTS))
        assert server.figure("bot_choices_total") >= len(FAULTS)
        assert server.figure("bot_thinking_seconds_total") > 0


# -- whose turn it is to think ------------------------------------------------------------------------------


def test_the_bots_of_one_host_hold_up_nobody_elses_by_more_than_a_thought(
    monkeypatch: pytest.MonkeyPatch, naughty_bots: None
) -> None:
    known, legal = asked()
    done: list[str] = []

    async def choose(thinkers: Thinkers, host: str) -> None:
        await thinkers.choose(host, "slow", "7", known, legal)
        done.append(host)

    async def evening() -> int:
        thinkers = Thinkers(1, 5)
        try:
            greedy = [asyncio.create_task(choose(thinkers, "greedy")) for _ in range(60)]
            while len(done) < 2:
                await asyncio.sleep(0.01)
            before = len(done)
            assert thinkers.waiting() == 57  # one is thinking
            await choose(thinkers, "modest")
            waited = done[before:].count("greedy")
            for task in greedy:
                task.cancel()
            await asyncio.gather(*greedy, return_exceptions=True)
            assert thinkers.waiting() == 0
            return waited
        finally:
            thinkers.close()

    assert asyncio.run(evening()) == 1


def test_whoever_was_served_least_recently_is_next_and_each_in_order() -> None:
    async def order() -> list[str]:
        queue = FairQueue(["process"], most_waiting=5)
        served: list[str] = []

        async def use(owner: str, number: int) -> None:
            thing = await queue.take(owner, 10)
            served.append(f"{owner}{number}")
            await asyncio.sleep(0)
            queue.give_back(thing)

        waits = [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("c", 1)]
        await asyncio.gather(*(use(owner, number) for owner, number in waits))
        return served

    assert asyncio.run(order()) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_who_goes_away_or_waits_too_often_takes_nothing_from_the_queue() -> None:
    async def evening() -> None:
        queue = FairQueue(["process"], most_waiting=2)
        thing = await queue.take("a", 1)
        waits = [asyncio.create_task(queue.take("a", 10)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.take("a", 10)
        with pytest.raises(TimeoutError):
            await queue.take("b", 0.01)
        waits[0].cancel()
        queue.give_back(thing)
        assert await waits[1] == "process"
        late = asyncio.create_task(queue.take("c", 10))
        await asyncio.sleep(0)
        queue.give_back("process")
        late.cancel()  # in the moment it was handed over
        await asyncio.gather(late, return_exceptions=True)
        assert queue.waiting() == 0
        assert await queue.take("d", 0.01) == "process"

    asyncio.run(evening())


def test_a_bot_beyond_the_limit_of_its_host_moves_at_once(
    monkeypatch: pytest.MonkeyPatch, naughty_bots: None
) -> None:
    monkeypatch.setattr(thinkers, "MOST_WAITING", 2)
    known, legal = asked()

    async def evening() -> tuple[list[Json], int]:
        thinkers = Thinkers(1, 5)
        try:
            made = [thinkers.choose("host", "simple", "7", known, legal) for _ in range(5)]
            return await asyncio.gather(*made), thinkers.replaced
        finally:
            thinkers.close()

    choices, replaced = asyncio.run(evening())
    assert replaced == 2
    assert all(choice in legal for choice in choices)


def test_thoughts_are_counted_by_the_host_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hosts() -> tuple[list[str], list[str]]:
        asked: list[str] = []

        async def choose(host: str, _l: str, _s: str, _k: InfoState, legal: list[Json]) -> Json:
            asked.append(host)
            return legal[0]

        async with indoors(tmp_path) as inside:
            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            rooms = [await inside.table("luxury", 1, seats=2, bots=["simple"]) for _ in range(2)]
            await inside.at(inside.time + 5000)
            return sorted(set(asked)), sorted(room.row["host"] for room in rooms)

    asked, wanted = asyncio.run(hosts())
    assert asked == wanted
    assert len(set(asked)) == 2


# -- the moment of a move -----------------------------------------------------------------------------------


async def begun(inside: Indoors, monkeypatch: pytest.MonkeyPatch, code: str) -> tuple[Room, int]:
    """A live table where a bot is asked now, and its seat."""
    monkeypatch.setattr(opening, "new_code", lambda: code)
    monkeypatch.setattr(random.Random, "uniform", lambda *_: 1.0)
    room = await inside.table("luxury", 1, seats=2, bots=["simple"])
    return room, next(member.seat for member in room.members if member.bot)  # type: ignore[return-value]


@pytest.mark.parametrize("choice", [0, 8, -1])
def test_a_bot_moves_at_its_moment_whatever_it_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: int
) -> None:
    async def moment() -> int:
        async with indoors(tmp_path) as inside:
            room, bot = await begun(inside, monkeypatch, "aaaaaaaaaaaa")

            async def choose(_h: str, _l: str, _s: str, _k: InfoState, legal: list[Json]) -> Json:
                return legal[choice]

            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            begin, end = inside.runner.planned(room, bot) or (0, 0)
            assert begin == inside.time
            for moment in (begin, begin + 1, end - 1):
                await inside.at(moment)
                assert room.number == 0
            await inside.at(end)
            assert room.number == 1
            return end - begin

    assert asyncio.run(moment()) == 1000  # about bot_delay, as nothing is drawn at random here


@pytest.mark.parametrize("late", [1, 250, 499])
def test_a_choice_that_comes_too_late_gets_another_moment_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    async def moment() -> int:
        async with indoors(tmp_path) as inside:
            room, bot = await begun(inside, monkeypatch, "aaaaaaaaaaaa")
            ready = asyncio.Event()

            async def choose(_h: str, _l: str, _s: str, _k: InfoState, legal: list[Json]) -> Json:
                await ready.wait()
                return legal[0]

            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            begin, end = inside.runner.planned(room, bot) or (0, 0)
            await inside.runner._act(room)
            inside.time = end + late
            await inside.runner._act(room)
            assert room.number == 0
            ready.set()
            thought = inside.runner.thought(room, bot)
            assert thought is not None
            await asyncio.wait([thought.choice])
            await inside.at(end + 499)
            assert room.number == 0
            await inside.at(end + 500)
            assert room.number == 1
            return begin

    asyncio.run(moment())


def test_no_pause_in_turn_based_matches_and_where_none_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pauses() -> None:
        async with indoors(tmp_path) as inside:
            room = await inside.table(
                "luxury", 1, seats=2, bots=["simple"], clock={"kind": "turns", "hours": 1}
            )
            assert [inside.runner.pause(room, seat) for seat in (0, 1)] == [0, 0]
            live = await inside.table("luxury", 1, seats=2, bots=["simple"])
            assert all(inside.runner.pause(live, seat) > 0 for seat in (0, 1))
            inside.runner.delay = 0
            assert [inside.runner.pause(live, seat) for seat in (0, 1)] == [0, 0]

    asyncio.run(pauses())

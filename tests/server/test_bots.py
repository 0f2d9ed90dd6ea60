"""Bots that hang, die or talk nonsense are replaced for that move, and nobody else suffers for it."""

import asyncio
import os
import pickle
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom import bots
from saleroom.bots.search.bot import SearchBot
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.server import runner, thinkers
from saleroom.server.fair_queue import FairQueue, QueueFull
from saleroom.server.house import opening
from saleroom.server.rooms import Room
from saleroom.server.thinkers import Thinker, Thinkers, Wish
from saleroom.server.thinking import Answer, Make, Minds, Question, size
from tests.server import naughty
from tests.server.house import Person, Server, until
from tests.server.indoors import Indoors, indoors

ROOT = Path(__file__).resolve().parents[2]


def asked() -> tuple[InfoState, list[Json]]:
    match = saleroom.new("luxury", seats=2, seed=1)
    return match.knowledge(0), list(match.legal(0))


def wish(level: str, host: str = "host", within: float = 30.0, **more: Any) -> Wish:
    known, legal = asked()
    return Wish(host, "match", 0, level, "7", known, legal, within, **more)


@asynccontextmanager
async def thinking(processes: int, seconds: float, make: Make = naughty.make) -> AsyncIterator[Thinkers]:
    found = Thinkers(processes, seconds, make)
    try:
        yield found
    finally:
        await found.stop()


def simple_choice() -> Json:
    choice: Json = bots.make("simple", "luxury", "7").choose(*asked())
    return choice


@pytest.mark.parametrize("fault", naughty.FAULTS)
def test_a_simpler_bot_stands_in_and_the_bot_is_named(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    async def choose() -> tuple[Json, Json, int]:
        async with thinking(1, 2) as thinkers:
            first = await thinkers.choose(wish(fault))
            again = await thinkers.choose(wish("simple"))
            return first, again, thinkers.replaced

    assert asyncio.run(choose()) == (simple_choice(), simple_choice(), 1)
    assert f"bot {fault} of luxury" in caplog.text


def test_a_random_bot_stands_in_for_the_simple_one() -> None:
    async def choose() -> tuple[Json, int]:
        async with thinking(1, 5, naughty.make_none) as thinkers:
            return await thinkers.choose(wish("simple")), thinkers.replaced

    assert asyncio.run(choose()) == (bots.make("random", "luxury", "7").choose(*asked()), 1)


def test_one_failure_costs_the_others_nothing_and_waiting_is_not_thinking() -> None:
    async def choose() -> tuple[list[Json], int]:
        async with thinking(2, 2.5) as thinkers:
            levels = ["hangs", *["slow"] * 10, "dies"]  # ten of them take longer together than one may
            made = [thinkers.choose(wish(level)) for level in levels]
            return await asyncio.gather(*made), thinkers.replaced

    assert asyncio.run(choose()) == ([simple_choice()] * 12, 2)


def test_tables_go_on_with_bots_that_fail(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_seconds=1, bot_processes=2)
    server.settings["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    code = (
        "import sys; from saleroom.server import thinkers; from tests.server import naughty;"
        "from saleroom import bots; bots.BOTS.update({name: bots.BOTS['simple'] for name in naughty.FAULTS});"
        "thinkers.Thinkers.__init__.__defaults__ = (naughty.make,);"
        "from saleroom.cli.main import main; sys.exit(main())"
    )
    server.command = [sys.executable, "-c", code, "serve"]
    with server:
        codes = []
        person = Person(server)
        for level in (*naughty.FAULTS, "simple"):
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
        until(lambda: server.figure("bots_replaced_total") >= len(naughty.FAULTS))
        assert server.figure("bot_choices_total") >= len(naughty.FAULTS)
        assert server.figure("bot_thinking_seconds_total") > 0


# -- little time --------------------------------------------------------------------------------------------


def test_where_no_process_is_free_in_time_a_move_is_made_without_one() -> None:
    async def evening() -> tuple[Json, int, int, int]:
        async with thinking(1, 30) as thinkers:
            await thinkers.choose(wish("simple"))  # now the process is there
            long = asyncio.create_task(thinkers.choose(wish("slow")))
            await asyncio.sleep(0.05)
            choice = await thinkers.choose(wish("simple", within=0.1))
            assert not long.done()
            await long
            return choice, thinkers.on_the_spot, thinkers.replaced, thinkers.waiting()

    assert asyncio.run(evening()) == (simple_choice(), 1, 0, 0)


def test_a_bot_that_is_late_is_not_waited_for_and_its_process_is_not_ended() -> None:
    async def evening() -> tuple[int, float, list[int | None]]:
        async with thinking(1, 30) as thinkers:
            await thinkers.choose(wish("simple"))
            before = process_ids(thinkers)
            await thinkers.choose(wish("slow", within=0.15))
            assert process_ids(thinkers) == before
            assert await thinkers.choose(wish("simple")) == simple_choice()
            return thinkers.on_the_spot, thinkers.replaced, [*process_ids(thinkers), *before]

    on_the_spot, replaced, ids = asyncio.run(evening())
    assert (on_the_spot, replaced) == (1, 0)
    assert len(set(ids)) == 1


def process_ids(thinkers: Thinkers) -> list[int | None]:
    return [thinker._process.pid if thinker._process else None for thinker in thinkers._all]


def test_the_time_of_a_search_is_shared_with_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, float]] = []

    async def ask(_thinker: object, question: Question, _seconds: float) -> Answer:
        given.append((question.level, question.seconds))
        await asyncio.sleep(0)
        return Answer(0)

    async def evening(count: int, within: float, level: str) -> int:
        given.clear()
        async with thinking(1, 30) as thinkers:
            await thinkers.choose(wish("simple"))
            monkeypatch.setattr(Thinker, "ask", ask)
            made = [thinkers.choose(wish(level, f"host {n % 3}", within)) for n in range(count)]
            await asyncio.gather(*made)
            monkeypatch.undo()
            return thinkers.simplified

    assert asyncio.run(evening(1, 30, "expert")) == 0
    assert given == [("expert", 0.5)]
    assert asyncio.run(evening(1, 0.3, "expert")) == 0
    assert 0.1 < given[0][1] <= 0.25
    assert asyncio.run(evening(31, 3.05, "expert")) == 0
    assert given[1][1] == pytest.approx(0.1, abs=0.03)  # three seconds for thirty who wait
    assert asyncio.run(evening(31, 0.2, "master")) > 5
    assert ("simple", 0.01) in given


def test_an_owner_has_as_much_time_as_another_however_many_requests_they_have() -> None:
    async def shares() -> tuple[float, float]:
        queue = FairQueue(["process"], most_waiting=50)
        thing = await queue.take("modest", 1)
        waits = [asyncio.create_task(queue.take("greedy", 10)) for _ in range(9)]
        await asyncio.sleep(0)
        until = asyncio.get_running_loop().time() + 10
        found = queue.share("modest", until), queue.share("greedy", until)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        queue.give_back(thing)
        return found

    modest, greedy = asyncio.run(shares())
    assert modest == pytest.approx(5, rel=0.02)
    assert greedy == pytest.approx(1, rel=0.02)  # nobody else waits


# -- bots that are kept -------------------------------------------------------------------------------------


def test_a_bot_goes_on_with_its_tree_and_another_seat_has_its_own() -> None:
    minds = Minds(bots.make)
    match = saleroom.new("luxury", seats=2, seed=1)

    def question(match_id: str, seat: int) -> Question:
        known, legal = match.knowledge(seat), list(match.legal(seat))
        return Question(match_id, seat, "club", "7", known, legal, 10.0, 10.0)

    first = minds.answer(question("one", 0))
    bot = minds.bots["one", 0, "club"]
    nodes = size(bot)
    minds.answer(question("one", 1))
    minds.answer(question("two", 0))
    assert first.place is not None
    assert minds.bots["two", 0, "club"] is not bot
    match.play(0, match.legal(0)[first.place])
    match.play(1, match.legal(1)[0])
    minds.answer(question("one", 0))
    assert minds.bots["one", 0, "club"] is bot
    assert size(bot) > nodes
    # What it chooses follows from what its own seat has seen, whatever others think in the same process.
    alone = Minds(bots.make)
    assert alone.answer(question("one", 0)) == Minds(bots.make).answer(question("one", 0))


def test_only_so_many_bots_are_kept() -> None:
    known, legal = asked()
    minds = Minds(bots.make, most_bots=3)
    for number in range(5):
        minds.answer(Question(f"m{number}", 0, "club", "7", known, legal, 10.0, 10.0))
    assert [key[0] for key in minds.bots] == ["m2", "m3", "m4"]
    each = size(minds.bots["m4", 0, "club"])
    minds.most_nodes = 2 * each + each // 2
    minds.answer(Question("m5", 0, "club", "7", known, legal, 10.0, 10.0))
    assert [key[0] for key in minds.bots] == ["m4", "m5"]
    minds.answer(Question("m6", 0, "simple", "7", known, legal, 10.0, 10.0))
    assert len(minds.bots) == 2  # a simple bot has nothing to remember


def test_a_search_without_time_is_short_and_says_so() -> None:
    known, legal = asked()
    minds = Minds(bots.make)
    for level, iterations in (("club", 32), ("master", 32)):
        answer = minds.answer(Question("m", 0, level, "7", known, legal, 0.0, 0.5))
        bot = minds.bots["m", 0, level]
        assert isinstance(bot, SearchBot)
        assert (answer.short, bot.done) == (True, iterations)
    assert not minds.answer(Question("m", 0, "club", "7", known, legal, 60.0, 60.0)).short


def test_a_seats_decisions_go_to_one_process_where_it_is_free() -> None:
    async def evening() -> list[str]:
        queue = FairQueue(["a", "b", "c"], most_waiting=5)
        taken = []
        for _ in range(2):
            taken.append(await queue.take("host", 1, lambda thing: thing == "b"))
        for thing in taken:
            queue.give_back(thing)
        return [*taken, await queue.take("host", 1, lambda thing: thing == "b")]

    first, second, again = asyncio.run(evening())
    assert (first, again) == ("b", "b")
    assert second != "b"


# -- whose turn it is to think ------------------------------------------------------------------------------


def test_the_bots_of_one_host_hold_up_nobody_elses_by_more_than_a_thought() -> None:
    done: list[str] = []

    async def choose(thinkers: Thinkers, host: str) -> None:
        await thinkers.choose(wish("slow", host, within=60))
        done.append(host)

    async def evening() -> int:
        async with thinking(1, 5) as thinkers:
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


def test_a_bot_beyond_the_limit_of_its_host_moves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "MOST_WAITING", 2)

    async def evening() -> tuple[list[Json], int]:
        async with thinking(1, 5) as found:
            await found.choose(wish("simple"))
            return await asyncio.gather(*(found.choose(wish("slow")) for _ in range(5))), found.on_the_spot

    choices, on_the_spot = asyncio.run(evening())
    assert on_the_spot == 2
    assert all(choice in asked()[1] for choice in choices)


def test_thoughts_are_counted_by_the_host_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hosts() -> tuple[list[str], list[str]]:
        asked: list[str] = []

        async def choose(wish: Wish) -> Json:
            asked.append(wish.host)
            return wish.legal[0]

        async with indoors(tmp_path) as inside:
            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            rooms = [await inside.table("luxury", 1, seats=2, bots=["simple"]) for _ in range(2)]
            await inside.at(inside.time + 5000)
            return sorted(set(asked)), sorted(room.row["host"] for room in rooms)

    asked, wanted = asyncio.run(hosts())
    assert asked == wanted
    assert len(set(asked)) == 2


def test_the_process_of_a_bot_never_gets_the_seed_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """crypto M3"""

    async def wishes() -> tuple[list[Wish], str]:
        asked: list[Wish] = []

        async def choose(wish: Wish) -> Json:
            asked.append(wish)
            return wish.legal[0]

        async with indoors(tmp_path) as inside:
            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            room = await inside.table("luxury", 1, seats=4, bots=["simple"] * 3)
            await inside.at(inside.time + 5000)
            return asked, str(room.row["seed"])

    asked, seed = asyncio.run(wishes())
    assert len(asked) == 3
    assert len({wish.seed for wish in asked}) == 3
    for wish in asked:
        sent = pickle.dumps(wish)
        assert seed.encode() not in sent
        assert bytes.fromhex(seed) not in sent


# -- the moment of a move -----------------------------------------------------------------------------------


async def begun(inside: Indoors, monkeypatch: pytest.MonkeyPatch, code: str) -> tuple[Room, int]:
    """A live table where a bot is asked now, and its seat."""
    monkeypatch.setattr(opening, "new_code", lambda: code)
    monkeypatch.setattr(runner, "pause", lambda *_: 1.0)
    room = await inside.table("luxury", 1, seats=2, bots=["simple"])
    return room, next(member.seat for member in room.members if member.bot)  # type: ignore[return-value]


@pytest.mark.parametrize("choice", [0, 8, -1])
def test_a_bot_moves_at_its_moment_whatever_it_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: int
) -> None:
    async def moment() -> int:
        async with indoors(tmp_path) as inside:
            room, bot = await begun(inside, monkeypatch, "aaaaaaaaaaaa")

            async def choose(wish: Wish) -> Json:
                assert wish.within == (end - begin) / 1000
                return wish.legal[choice]

            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            begin, end = inside.runner.planned(room, bot) or (0, 0)
            assert begin == inside.time
            for moment in (begin, begin + 1, end - 1):
                await inside.at(moment)
                assert room.number == 0
            await inside.at(end)
            assert room.number == 1
            return end - begin

    assert asyncio.run(moment()) == 921  # about bot_delay, as nothing is drawn at random here


@pytest.mark.parametrize("late", [1, 250, 499])
def test_a_choice_that_comes_too_late_gets_another_moment_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    async def moment() -> int:
        async with indoors(tmp_path) as inside:
            room, bot = await begun(inside, monkeypatch, "aaaaaaaaaaaa")
            ready = asyncio.Event()

            async def choose(wish: Wish) -> Json:
                await ready.wait()
                return wish.legal[0]

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
            assert (inside.runner.late, inside.runner.overdue) == (1, 0)
            return begin

    asyncio.run(moment())


def test_a_bot_whose_moment_is_over_before_it_begins_has_time_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def given() -> list[float]:
        async with indoors(tmp_path) as inside:
            room, bot = await begun(inside, monkeypatch, "aaaaaaaaaaaa")
            within: list[float] = []

            async def choose(wish: Wish) -> Json:
                within.append(wish.within)
                return wish.legal[0]

            monkeypatch.setattr(inside.runner.thinkers, "choose", choose)
            _, end = inside.runner.planned(room, bot) or (0, 0)
            await inside.at(end + 20_000)  # nobody ran the table in the meantime
            return within

    assert asyncio.run(given()) == [1.0]


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

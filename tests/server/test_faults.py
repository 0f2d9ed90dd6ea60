"""What goes wrong in a house: the server is killed, the disk is full, it is told to stop, backups come back."""

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path

from tests.server.house import Server
from tests.server.players import all_back, all_move_on, check, open_tables, playing

KILLS = 20
TABLES = 50


def sqlite_url(server: Server) -> str:
    return f"sqlite:///{server.folder / 'saleroom.sqlite3'}"


def test_killed_twenty_times_in_the_middle_of_fifty_tables(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = Server(tmp_path)
    dice = random.Random(20)

    async def evening() -> int:
        seats = await open_tables([server], TABLES)
        gate = seats[0].gate
        in_flight = 0
        async with playing(seats):
            for _ in range(KILLS):
                await all_move_on(seats)
                gate.clear()
                await asyncio.sleep(0.15)
                gate.set()  # all tables move at once, and in the middle of it:
                await asyncio.sleep(dice.uniform(0, 0.04))
                lines = [seat.lines for seat in seats]
                in_flight += sum(seat.pending is not None for seat in seats)
                server.stop(signal.SIGKILL)
                await asyncio.to_thread(server.start)
                await all_back(seats, lines)
            await all_move_on(seats)
        server.stop(signal.SIGKILL)
        moves = check(sqlite_url(server), seats)
        assert sum(seat.over for seat in seats) < TABLES, "the matches were too short for this test"
        survived = sum(seat.survived for seat in seats)
        record_property("moves", moves)
        record_property("in flight", in_flight)
        record_property("stored but not answered", survived)
        print(f"{KILLS} kills: {moves} moves, {in_flight} in flight when killed, {survived} of them stored")
        return in_flight

    with server:
        assert asyncio.run(evening()) > KILLS

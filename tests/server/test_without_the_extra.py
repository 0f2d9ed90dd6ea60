"""A server where only `pip install saleroom` was run: SQLite, one worker, the event loop of Python itself."""

import asyncio
import sys
from pathlib import Path

from tests.server.house import Server, begin, open_table, play_on

CLUB = ("psycopg", "redis", "uvloop")
CODE = f"""
import sys
sys.modules.update(dict.fromkeys({CLUB!r}))  # from here on they cannot be imported
from saleroom.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_people_and_bots_play_on_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.command = [sys.executable, "-c", CODE, "serve"]
    with server:
        code, people = open_table(server, "luxury", 1, seats=2, bots=["simple"])
        begin(code, people)

        async def first_move() -> None:
            async with people[0].live(code) as line:
                state = await line.until("state")
                await line.say(type="move", id="first", move=state["legal"][0])
                await line.until("state", number=state["number"] + 1)

        asyncio.run(first_move())
        assert play_on(code, people) > 0
        assert server.stop() == 0

"""The bots in examples/ play a match to its end, as the README there says."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import Server, by_seat, open_table, play_on

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(sys.executable).with_name("node")
COMMANDS = {"python": [sys.executable, "bot.py"], "javascript": [str(NODE), "bot.mjs"]}


@pytest.mark.parametrize("language", COMMANDS)
@pytest.mark.parametrize("game", ["luxury", "antiques"])
def test_an_example_plays_to_the_end(server: Server, language: str, game: str) -> None:
    code, people = open_table(server, game, 1, seats=3, bots=["random"])
    bot = subprocess.Popen(
        [*COMMANDS[language], server.url, code, "Robot"],
        cwd=ROOT / "examples",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={key: value for key, value in os.environ.items() if key != "SALEROOM_TOKEN"},
    )
    try:
        people[0].post(f"/tables/{code}/ready")
        for _ in range(400):
            state = people[0].state(code)
            if state["table"]["state"] == "playing":
                break
            assert bot.poll() is None, bot.communicate()[0]
            time.sleep(0.05)
        by_seat(code, people)
        play_on(code, people)
        said, _ = bot.communicate(timeout=30)
    finally:
        if bot.poll() is None:
            bot.kill()
    assert bot.returncode == 0, said
    robot = next(m for m in people[0].state(code)["table"]["members"] if m["nickname"] == "Robot")
    assert f"Robot at seat {robot['seat']} saw" in said
    assert '"winners"' in said


def test_the_examples_are_about_thirty_lines() -> None:
    for name in ("bot.py", "bot.mjs"):
        lines = [line.strip() for line in (ROOT / "examples" / name).read_text("utf-8").splitlines()]
        no_code = ("#", "//", "/**", '"""', "import ", "from ", "}")
        assert len([line for line in lines if line and not line.startswith(no_code)]) <= 30, name


@pytest.mark.parametrize("language", COMMANDS)
def test_an_example_says_what_is_wrong(server: Server, language: str) -> None:
    command = [*COMMANDS[language], server.url, "nosuchtable2", "Robot"]
    done = subprocess.run(
        command, cwd=ROOT / "examples", capture_output=True, text=True, check=False, timeout=30
    )
    assert done.returncode == 1
    assert "There's no such table" in done.stderr

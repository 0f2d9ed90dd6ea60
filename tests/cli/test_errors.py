"""Bad input: exit code 2, one line on stderr that helps, nothing else."""

import json
from pathlib import Path

import pytest

from saleroom.core.game import Json
from tests.cli.helpers import Run, finished
from tests.core.wrong_options import WRONG_OPTIONS


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with good and bad files."""
    monkeypatch.chdir(tmp_path)
    record = finished("luxury", 2, {}).record()
    text = json.dumps(record)
    edited = json.loads(text)
    edited["moves"][3]["card"] = 33
    for name, content in {
        "good.json": text,
        "truncated.json": text[:300],
        "edited.json": json.dumps(edited),
        "empty.json": "",
        "list.json": "[]",
        "deep.json": "[" * 100_000,
        "twice.json": '{"format": 1, "format": 2}',
        "nan.json": '{"format": NaN}',
        "good.jsonl": text + "\n",
        "truncated.jsonl": text + "\n" + text[:300],
        "other.json": text.replace("saleroom/1", "saleroom/9"),
    }.items():
        (tmp_path / name).write_text(content, "utf-8")
    (tmp_path / "garbage.json").write_bytes(bytes(range(256)) * 40_000)
    (tmp_path / "garbage.jsonl").write_bytes(bytes(range(255, -1, -1)) * 40_000)
    return tmp_path


BAD = [
    (["dance"], "dance"),
    (["play", "chess"], "there is no game 'chess'; games:"),
    (["play", "luxury", "--seats", "9"], "2 to 4 seats"),
    (["play", "luxury", "--seats", "two"], "'two' is not a whole number"),
    (["play", "luxury", "--seat", "2"], "seats are 0 to 1"),
    (["play", "luxury", "--options", "{"], "--options"),
    (["play", "luxury", "--options", "[]"], "--options"),
    (["play", "luxury", "--options", '{"speed": 1}'], "its options: lots, memory"),
    (["play", "luxury", "--options", '{"memory": 1}'], "allowed: true"),
    (["play", "luxury", "--options", "@missing.json"], "--options"),
    (["play", "luxury", "--preset", "printed"], "luxury has no preset 'printed'; its presets: as-printed"),
    (["play", "secret", "--preset", "as-printed"], "secret has no preset 'as-printed'; its presets: none"),
    (
        ["play", "luxury", "--preset", "as-printed", "--options", '{"memory": true}'],
        "allowed: false, or no preset",
    ),
    (["play", "--resume", "good.json", "--preset", "as-printed"], "--resume"),
    (["simulate", "luxury", "--preset", "printed"], "its presets: as-printed"),
    (["arena", "luxury", "--preset", "printed"], "its presets: as-printed"),
    (["balance", "luxury", "--out", "report", "--preset", "printed"], "its presets: as-printed"),
    (["play", "luxury", "--save", "no/such/folder.json"], "no/such/folder.json"),
    (["play", "luxury", "--bots", "a,b,c"], "3 names for 2 seats"),
    (["play", "--resume", "missing.json"], "missing.json"),
    (["play", "--resume", "good.jsonl", "--seed", "1"], "--resume"),
    (["rules"], "GAME"),
    (["rules", "chess"], "games:"),
    (["rules", "luxury", "L99"], "its rules: L1, L2"),
    (["check"], "FILE"),
    (["replay", "missing.json"], "missing.json: cannot be read"),
    (["replay", "."], "cannot be read"),
    (["replay", "truncated.json"], "truncated.json: line 1"),
    (["replay", "edited.json"], "edited.json: moves[3]: "),
    (["replay", "empty.json"], "empty"),
    (["replay", "list.json"], "a record is an object"),
    (["replay", "deep.json"], "nested too deeply"),
    (["replay", "twice.json"], "stands twice"),
    (["replay", "nan.json"], "NaN"),
    (["replay", "other.json"], "saleroom/9"),
    (["replay", "garbage.json"], "garbage.json: too large"),
    (["replay", "garbage.jsonl"], "garbage.jsonl: line 1"),
    (["replay", "truncated.jsonl", "--match", "1"], "line 2"),
    (["replay", "good.jsonl", "--match", "1"], "there is no match 1"),
    (["replay", "good.json", "--step", "999"], "steps 0 to"),
    (["replay", "a\nb\x1b[31m.json"], "a b?[31m.json"),
    (["view", "good.json"], "--seat"),
    (["view", "good.json", "--seat", "2"], "seats are 0 to 1"),
    (["view", "good.json", "--seat", "-1"], "-1"),
    (["view", "good.json", "--seat", "0", "--spectator"], "not allowed with"),
    (["view", "good.json", "--seat", "0", "--step", "999"], "steps 0 to"),
    (["simulate"], "GAME"),
    (["simulate", "chess"], "games:"),
    (["simulate", "luxury", "--seats", "1"], "2 to 4 seats"),
    (["simulate", "luxury", "--matches", "0"], "at least 1"),
    (["simulate", "luxury", "--matches", "many"], "'many'"),
    (["simulate", "luxury", "--records", "many.json"], ".jsonl"),
    (["simulate", "luxury", "--records", "no/such.jsonl"], "no/such.jsonl"),
    (["simulate", "luxury", "--options", '{"lots": []}'], "option lots"),
    (["bench", "chess"], "games:"),
    (["bench", "--seconds", "nan"], "seconds"),
    (["bench", "luxury", "--seats", "7"], "2 to 4 seats"),
]


@pytest.mark.parametrize(
    ("arguments", "hint"), BAD, ids=lambda value: value if isinstance(value, str) else None
)
def test_bad_input_gets_one_line_that_helps(run: Run, here: Path, arguments: list[str], hint: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.err.startswith("saleroom: ")
    assert done.err.count("\n") == 1
    assert hint in done.err
    assert "Traceback" not in done.err
    assert all(sign.isprintable() or sign == "\n" for sign in done.err)
    if "--save" not in arguments:
        assert done.out == ""


@pytest.mark.parametrize(("game", "options", "sentence"), WRONG_OPTIONS)
def test_wrong_options_are_refused_with_the_sentence_of_the_library(
    run: Run, game: str, options: Json, sentence: str
) -> None:
    done = run("play", game, "--options", json.dumps(options))
    assert (done.code, done.out) == (2, "")
    assert done.err == f"saleroom: {sentence}\n"


def test_an_unknown_bot_is_bad_input(run: Run) -> None:
    for command in (["play", "luxury"], ["simulate", "luxury"]):
        done = run(*command, "--bots", "deep blue")
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert "random" in done.err


def test_check_reads_what_it_can(run: Run, here: Path) -> None:
    names = sorted(path.name for path in here.iterdir())
    done = run("check", *names)
    assert (done.code, done.err) == (1, "")
    lines = [line for line in done.out.splitlines() if not line.startswith("      ")]
    assert len(lines) == len(names)
    assert [line for line in lines if line.startswith("ok")] == ["ok    good.json", "ok    good.jsonl"]


def test_a_full_disk_is_said_so(run: Run) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    done = run("play", "luxury", "--save", "/dev/full")
    assert done.code == 2
    assert done.err.count("\n") == 1

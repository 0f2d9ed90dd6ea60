"""`saleroom arena`: what it prints, what it refuses, and that an interrupted run goes on."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import Run

QUICK = (
    "arena",
    "luxury",
    "--seats",
    3,
    "--bots",
    "simple,random",
    "--matches",
    6,
    "--seed",
    1,
    "--workers",
    1,
)
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "arena_bot.py"


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def without_times(lines: list[Any]) -> list[Any]:
    return [{key: value for key, value in line.items() if key != "ms"} for line in lines]


def test_json_is_one_object_with_a_row_for_each_name(run: Run) -> None:
    done = run(*QUICK, "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert [row["name"] for row in report["bots"]] == ["simple", "random"]
    simple, rest = report["bots"]
    assert (simple["seats"], simple["matches"], simple["fair"]) == (3, 6, 0.3333)
    assert (rest["places"], rest["fair"]) == (2, 0.6667)
    assert simple["wins"] + rest["wins"] == pytest.approx(6)
    for row in report["bots"]:
        assert row["share"] == pytest.approx(row["wins"] / 6, abs=1e-4)
        assert row["low"] <= row["share"] / row["fair"] <= row["high"]
    assert {one["name"] for one in report["ratings"]} == {"simple", "random"}
    assert report["faults"] == []


def test_the_table_the_verdict_and_csv_for_people_and_sheets(run: Run) -> None:
    done = run(*QUICK)
    assert (done.code, done.err) == (0, "")
    assert "6 matches of luxury, seed 1" in done.out
    assert "simple and random: no verdict" in done.out
    done = run(*QUICK, "--csv")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    assert [row["name"] for row in rows] == ["simple", "random"]
    assert rows[0]["fair"] == "0.3333"


def test_without_seats_every_number_is_played_and_deals_are_whole(run: Run) -> None:
    report = json.loads(run("arena", "luxury", "--matches", 4, "--seed", 1, "--workers", 2, "--json").out)
    played = [(row["seats"], row["name"], row["matches"]) for row in report["bots"]]
    assert played == [(n, name, m) for n, m in ((2, 4), (3, 6), (4, 4)) for name in ("simple", "random")]


def test_names_may_have_a_thinking_time_of_their_own(run: Run) -> None:
    done = run("arena", "luxury", "--seats", 2, "--bots", "random@10,random@20", "--matches", 2, "--json")
    assert [row["name"] for row in json.loads(done.out)["bots"]] == ["random@10", "random@20"]


def test_a_program_takes_part_and_one_that_fails_is_named(run: Run) -> None:
    command = f"'{sys.executable}' '{EXAMPLE}'"
    common = ("arena", "luxury", "--seats", 2, "--matches", 2, "--workers", 1, "--seed", 1)
    done = run(*common, "--bot", f"mine={command}", "--json")
    report = json.loads(done.out)
    assert [row["name"] for row in report["bots"]] == ["mine", "simple"]
    assert report["faults"] == []
    done = run(*common, "--bot", "mine=no-such-program-anywhere")
    assert done.code == 0
    assert "mine was replaced for a move" in done.out
    assert "FileNotFoundError" in done.out.replace("\n", "")


def test_results_are_kept_and_a_run_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = json.loads(run(*QUICK, "--results", path, "--json").out)
    about, *results = lines_of(path)
    assert about["seed"] == "1"
    assert [line["match"] for line in results] == list(range(6))

    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:30], "utf-8")  # as if it had been killed while writing
    begun_again = json.loads(run(*QUICK, "--results", path, "--json").out)
    assert without_times(lines_of(path)) == without_times([about, *results])
    for row, again in zip(whole["bots"], begun_again["bots"], strict=True):
        assert {**row, "seconds_mean": 0, "seconds_95": 0} == {**again, "seconds_mean": 0, "seconds_95": 0}

    longer = run(*QUICK[:7], 12, "--workers", 1, "--results", path, "--json")
    assert json.loads(longer.out)["bots"][0]["matches"] == 12, "the seed is that of the file"
    assert without_times(lines_of(path))[:7] == without_times([about, *results])


def test_a_run_without_a_seed_keeps_the_one_it_was_given_first(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    common = ("arena", "luxury", "--seats", 2, "--workers", 1, "--results", path, "--json")
    first = json.loads(run(*common, "--matches", 2).out)
    assert first["seed"]
    assert json.loads(run(*common, "--matches", 4).out)["seed"] == first["seed"]


def test_a_run_that_is_interrupted_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "saleroom", "arena", "antiques", "--matches", "100000", "--seed", "1"]
    process = subprocess.Popen(
        [*command, "--workers", "1", "--results", str(path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        # Who is started in the background ignores the signal, and so would the child.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )  # fmt: skip
    try:
        for _ in range(600):
            if path.exists() and path.read_bytes().count(b"\n") > 2:
                break
            time.sleep(0.1)
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert (process.returncode, out) == (130, "")
    assert err.startswith("saleroom: stopped after ")
    assert err.endswith("the same command goes on\n")
    assert len(lines_of(path)) > 2


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["chess"], "there is no game 'chess'; games:"),
        (["luxury", "--seats", "9"], "2 to 4 seats"),
        (["luxury", "--bots", "genius"], "there is no bot 'genius'; bots: random"),
        (["luxury", "--bots", ""], "there is no bot ''; bots: random"),
        (["luxury", "--seats", "2", "--bots", "simple,simple,random"], "3 names for 2 seats"),
        (["luxury", "--bots", "simple,simple,simple,simple,random"], "5 names, but luxury has 2 to 4 seats"),
        (["luxury", "--bots", "simple@soon"], "NAME@MS"),
        (["luxury", "--bots", "simple@0"], "NAME@MS"),
        (["luxury", "--bot", "mine"], "NAME=COMMAND"),
        (["luxury", "--bot", "random=true"], "'random' is taken"),
        (["luxury", "--bot", "mine=true", "--bots", "simple"], "'mine' is not among --bots"),
        (["luxury", "--bot", "mine='true"], "cannot be read"),
        (["luxury", "--matches", "0"], "at least 1"),
        (["luxury", "--ms", "-5"], "--ms"),
        (["luxury", "--ms", "999999999"], "at most 600000 ms"),
        (["luxury", "--ms", "10", "--iterations", "10"], "not allowed with"),
        (["luxury", "--workers", "100000"], "at most 256"),
        (["luxury", "--limit", "nan"], "seconds"),
        (["luxury", "--options", '{"speed": 1}'], "its options: lots, memory"),
        (["luxury", "--results", "r.json"], ".jsonl"),
        (["luxury", "--results", "no/such/r.jsonl"], "no/such/r.jsonl"),
        (["luxury", "--results", "other.jsonl"], "holds no results of the arena"),
        (["luxury", "--results", "letter.jsonl"], "holds no results of the arena"),
        (["luxury", "--results", "broken.jsonl"], "line 2 is no JSON"),
        (["luxury", "--results", "odd.jsonl"], "line 2 is no result of a match"),
        (["luxury", "--results", "older.jsonl"], "holds another run: format 'saleroom-arena/2'"),
        (["luxury", "--seed", "2", "--results", "seed1.jsonl"], "holds another run: seed '1', not '2'"),
        (
            ["secret", "--seed", "1", "--results", "seed1.jsonl"],
            "holds another run: game 'luxury', not 'secret'",
        ),
    ],
)
def test_bad_input_gets_one_line_that_helps(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], hint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    about = {
        "format": "saleroom-arena/3", "game": "luxury", "rules": 1, "options": {}, "bots": ["simple", "random"],
        "programs": {}, "seed": "1", "ms": None, "iterations": None, "limit": 10.0,
    }  # fmt: skip
    (tmp_path / "other.jsonl").write_text('{"format": "saleroom/1"}\n')
    (tmp_path / "letter.jsonl").write_text("no line of ours")
    (tmp_path / "seed1.jsonl").write_text(json.dumps(about) + "\n")
    (tmp_path / "older.jsonl").write_text(json.dumps({**about, "format": "saleroom-arena/2"}) + "\n")
    (tmp_path / "broken.jsonl").write_text(json.dumps(about) + "\nwhat?\n")
    (tmp_path / "odd.jsonl").write_text(json.dumps(about) + '\n{"match": 1}\n')
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    done = run("arena", *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("saleroom: ")
    assert done.err.count("\n") == 1
    assert hint in done.err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before

"""Every command, really run."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import saleroom
from saleroom.cli.rules import paragraphs
from tests.cli.helpers import GAMES, SETUPS, TRICKS, Json, Run, finished, write

RULES_WRITTEN = [
    game for game in GAMES if (Path(saleroom.__file__).parent / "games" / game / "RULES.md").exists()
]


def process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run `python -m saleroom`."""
    return subprocess.run(
        [sys.executable, "-m", "saleroom", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        timeout=120,
        check=False,
    )


# -- help, games, rules -------------------------------------------------------------------------------------


def test_help_names_every_command(run: Run) -> None:
    for arguments in (("--help",), ("-h",)):
        done = run(*arguments)
        assert done.code == 0
        for command in ("games", "rules", "play", "check", "replay", "view", "simulate", "bench"):
            assert f"\n  {command} " in done.out
        assert "examples:" in done.out


@pytest.mark.parametrize(
    "command", ["games", "rules", "play", "check", "replay", "view", "simulate", "bench"]
)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"usage: saleroom {command}" in done.out
    assert f"  saleroom {command}" in done.out


def test_games_lists_all(run: Run) -> None:
    done = run("games", columns=60)
    assert done.code == 0
    for entry in saleroom.games():
        assert entry["title"] in done.out
        for option in entry["options"]:
            assert option["name"] in done.out
        for preset in entry["presets"]:
            assert f"--preset {preset['id']}" in done.out
            assert preset["about"].split()[0] in done.out
    assert max(map(len, done.out.splitlines())) <= 60


def test_games_as_json(run: Run) -> None:
    assert json.loads(run("games", "--json").out) == saleroom.games()


@pytest.mark.parametrize("game", RULES_WRITTEN)
def test_rules_of_a_game(run: Run, game: str) -> None:
    letter = game[0].upper()
    whole = run("rules", game)
    assert whole.code == 0
    assert f"{letter}1" in whole.out
    one = run("rules", game, f"{letter.lower()}4")
    assert one.code == 0
    assert one.out.strip().startswith((f"{letter}4", f"• {letter}4"))
    assert f"{letter}5 " not in one.out
    assert len(one.out) < len(whole.out)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "As printed"), ("de", "Wie gedruckt"), ("ja", "印刷版どおり")]
)
def test_the_rules_end_with_the_presets(run: Run, language: str, title: str) -> None:
    assert f"--preset as-printed: {title}" in run("rules", "luxury", "--lang", language).out
    assert "--preset" not in run("rules", "luxury", "L4", "--lang", language).out
    assert "--preset" not in run("rules", "secret", "--lang", language).out


def test_matches_of_a_preset_are_simulated(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "preset.jsonl"
    arguments = ("luxury", "--preset", "as-printed", "--matches", 2, "--workers", 1, "--records", path)
    assert run("simulate", *arguments).code == 0
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [record["options"] for record in records] == [{"memory": False}] * 2


def test_a_rule_runs_until_the_next_one_or_a_heading() -> None:
    text = "# Page\n\nBefore.\n\n**X1 One.** First.\n\n1. a list\n\n## Play\nnot a rule\n"
    text += "- **X2** Second\n  goes on\n- **X3 Three** third\n"
    rules = paragraphs(text)
    assert rules["X1"] == "**X1 One.** First.\n\n1. a list"
    assert rules["X2"] == "- **X2** Second\n  goes on"
    assert rules["X3"] == "- **X3 Three** third"
    assert "R1" in rules


# -- check ----------------------------------------------------------------------------------------------------


def test_check_tells_good_from_bad(run: Run, tmp_path: Path) -> None:
    match = finished("luxury", 3, {})
    record = match.record()
    outcome = match.outcome
    assert outcome is not None
    good = write(tmp_path / "good.json", {**record, "expect": {"over": True, "outcome": outcome}})
    plain = write(tmp_path / "plain.json", record)
    wrong = write(tmp_path / "wrong.json", {**record, "expect": {"outcome": {"winners": [7]}}})
    broken = write(tmp_path / "broken.json", {**record, "seats": 9})
    done = run("check", good, plain)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [f"ok    {good}", f"ok    {plain}"]
    done = run("check", good, wrong, broken, tmp_path / "missing.json")
    lines = done.out.splitlines()
    assert (done.code, done.err) == (1, "")
    assert lines[0] == f"ok    {good}"
    assert lines[1] == f"FAIL  {wrong}"
    assert lines[2].startswith("      outcome.winners: expected [7]")
    assert lines[3].startswith(f"ERROR {broken}: seats: ")
    assert lines[4].startswith(f"ERROR {tmp_path / 'missing.json'}: cannot be read")


def test_check_reads_one_record_per_line(run: Run, tmp_path: Path) -> None:
    records = [finished("secret", 3, {}, seed).record() for seed in range(3)]
    path = tmp_path / "three.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    assert run("check", path).out == f"ok    {path} (3 records)\n"
    records[1]["moves"][0]["request"] = "nothing"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    done = run("check", path)
    assert done.code == 1
    assert done.out.splitlines()[1].strip().startswith("match 1: moves[0]: ")


def test_check_reads_more_than_fits_into_one_record(run: Run, tmp_path: Path) -> None:
    line = json.dumps(finished("luxury", 2, {}).record()) + "\n"
    path = tmp_path / "many.jsonl"
    with path.open("w", encoding="utf-8") as file:
        file.write(line)
        file.write(" " * 8_500_000 + "\n")
        file.write(line)
    assert run("check", path).out == f"ok    {path} (2 records)\n"


# -- replay and view ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_replay_shows_every_step(run: Run, tmp_path: Path, game: str, seats: int, options: Json) -> None:
    match = finished(game, seats, options)
    path = write(tmp_path / "match.json", match.record())
    last = len(match.moves)
    for side in ([], ["--spectator"], ["--seat", str(seats - 1)]):
        done = run("replay", path, "--all", "--step", last - 12, *side, columns=60)
        assert (done.code, done.err) == (0, "")
        for number in range(last - 12, last + 1):
            assert f" Move {number} of {last} " in done.out
        assert "Total" in done.out


def test_replay_goes_where_one_wants(run: Run, tmp_path: Path) -> None:
    match = finished("antiques", 3, {})
    path = write(tmp_path / "match.json", match.record())
    last = len(match.moves)
    done = run("replay", path, stdin="\nb\nb\n5\nxyz\n999999\ne\n\nq\n")
    steps = [line.split()[2] for line in done.out.splitlines() if " Move " in line]
    assert steps == ["0", "1", "0", "5", str(last)]
    assert "This is the beginning." in done.out
    assert "That was the last move." in done.out
    assert "“xyz” isn't a key here." in done.out
    assert f"Moves run from 0 to {last}." in done.out
    assert run("replay", path, "--step", "7").out.count("Move 7 of") == 1
    assert run("replay", path, "--step", "7", "--all").out.count(" Move ") == last - 6


def test_view_prints_the_view_and_nothing_else(run: Run, tmp_path: Path) -> None:
    for game, seats, options in SETUPS:
        match = finished(game, seats, options)
        path = write(tmp_path / "match.json", match.record())
        step = len(match.moves) // 2
        done = run("view", path, "--seat", "1", "--step", step)
        assert (done.code, done.err) == (0, "")
        assert json.loads(done.out) == match.at(step).view(1)
        assert json.loads(run("view", path, "--spectator").out) == match.view(None)


def test_view_and_replay_choose_a_match_of_many(run: Run, tmp_path: Path) -> None:
    matches = [finished("luxury", 2, {}, seed) for seed in range(3)]
    path = tmp_path / "three.jsonl"
    path.write_text("".join(json.dumps(match.record()) + "\n" for match in matches), "utf-8")
    for number, match in enumerate(matches):
        assert json.loads(run("view", path, "--seat", "0", "--match", number).out) == match.view(0)
    assert json.loads(run("view", path, "--seat", "0").out) == matches[0].view(0)
    assert run("replay", path, "--match", "2", "--all").code == 0


# -- simulate -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_simulate_same_seed_same_records(
    run: Run, tmp_path: Path, game: str, seats: int, options: Json
) -> None:
    wanted = [
        "simulate",
        game,
        "--seats",
        seats,
        "--matches",
        3,
        "--seed",
        "s",
        "--options",
        json.dumps(options),
    ]
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert run(*wanted, "--records", one).code == 0
    assert run(*wanted, "--records", two).code == 0
    assert one.read_bytes() == two.read_bytes()
    records = [json.loads(line) for line in one.read_text("utf-8").splitlines()]
    for number, record in enumerate(records):
        assert (
            record["deal"]
            == saleroom.new(game, seats=seats, seed=f"s/{number}", options=options).record()["deal"]
        )
        assert saleroom.load(record).over
    figures = json.loads(run(*wanted, "--json").out)
    assert figures["moves"]["max"] == max(len(record["moves"]) for record in records)
    outcomes = [saleroom.load(record).outcome or {} for record in records]
    assert figures["wins"][0] == sum(0 in outcome["winners"] for outcome in outcomes)
    assert figures["matches"] == 3


def test_simulate_summary(run: Run) -> None:
    done = run("simulate", "colours", "--matches", 4, "--seed", 3, columns=60)
    assert (done.code, done.err) == (0, "")
    for word in ("4 matches of colours", "Seat 1", "House", "Shared wins", "moves on average", "decisions/s"):
        assert word in done.out


def test_simulate_with_named_bots(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.jsonl" for number in range(2)]
    for path in paths:
        wanted = [
            "simulate",
            "luxury",
            "--seats",
            3,
            "--matches",
            2,
            "--seed",
            9,
            "--bots",
            "simple,random,random",
        ]
        assert run(*wanted, "--records", path).code == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert run("check", paths[0]).code == 0


def test_simulate_writes_a_single_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    assert run("simulate", "luxury", "--matches", 1, "--records", path).code == 0
    assert saleroom.load(path).over


# -- bench ----------------------------------------------------------------------------------------------------


def test_bench_measures_and_saves(run: Run, tmp_path: Path) -> None:
    done = run("bench", "antiques", "--seconds", "0.001", "--save", tmp_path / "bench", columns=100)
    assert (done.code, done.err) == (0, "")
    name = "native" if saleroom.compiled else "interpreted"
    report = json.loads((tmp_path / "bench" / f"{name}.json").read_text("utf-8"))
    text = (tmp_path / "bench" / f"{name}.txt").read_text("utf-8")
    rows = [(row["seats"], row["options"]) for row in report["figures"]]
    assert rows == [(3, {}), (6, {}), (3, TRICKS), (6, TRICKS)]
    for row in report["figures"]:
        assert all(row["measured"][key] > 0 for key in ("call", "driven", "copy", "imagine", "bytes"))
    assert "antiques, tricks" in text
    assert str(tmp_path) not in text


def test_bench_as_json(run: Run) -> None:
    report = json.loads(run("bench", "luxury", "--seats", 3, "--seconds", "0.001", "--json").out)
    assert [row["seats"] for row in report["figures"]] == [3]
    required = report["figures"][0]["required"]
    assert required["call"] == (5_000_000 if saleroom.compiled else 150_000)
    assert required["bytes"] == 2000


# -- as a process ---------------------------------------------------------------------------------------------


def test_python_m_saleroom() -> None:
    done = process("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert "luxury" in done.stdout


def test_a_broken_pipe_is_no_accident(tmp_path: Path) -> None:
    path = write(tmp_path / "match.json", finished("antiques", 3, {}).record())
    command = f"{sys.executable} -m saleroom replay --all {path} | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""


def test_closed_streams_are_no_accident() -> None:
    command = (
        f"{sys.executable} -m saleroom games >&- && {sys.executable} -m saleroom replay /nowhere 2>&- <&-"
    )
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


def test_no_color_and_strange_encodings(tmp_path: Path) -> None:
    path = write(tmp_path / "match.json", finished("luxury", 2, {}).record())
    for extra in ({"NO_COLOR": "1"}, {"PYTHONIOENCODING": "ascii"}, {"TERM": "dumb"}):
        done = subprocess.run(
            [sys.executable, "-m", "saleroom", "replay", str(path), "--all"],
            capture_output=True,
            env={**os.environ, **extra},
            timeout=120,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"\x1b" not in done.stdout


def interrupted(arguments: list[str], until: str) -> tuple[int, str]:
    """Run a command, press Ctrl-C once it has printed something; exit code and stderr."""
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "saleroom", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        while until not in child.stdout.readline():
            pass
        child.send_signal(signal.SIGINT)
        return child.wait(60), child.stderr.read()


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    path = write(tmp_path / "match.json", finished("luxury", 2, {}).record())
    assert interrupted(["replay", str(path)], "Enter next") == (130, "")


def test_ctrl_c_at_the_table_keeps_the_match(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    assert interrupted(["play", "luxury", "--save", str(path)], "h help") == (130, "")
    assert saleroom.load(path).moves == []

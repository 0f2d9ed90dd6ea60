"""A person at a table, typing."""

import json
from pathlib import Path

import pytest

import saleroom
from tests.cli.helpers import SETUPS, TRICKS, Json, Run, evening, finished, write


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_whole_match(run: Run, tmp_path: Path, game: str, seats: int, options: Json, columns: int) -> None:
    seat = seats - 1
    lines, match = evening(game, seats, options, seat, "an evening", "simple")
    path = tmp_path / "evening.json"
    done = run(
        "play", game, "--seats", seats, "--seat", seat, "--seed", "an evening", "--bots", "simple",
        "--options", json.dumps(options), "--save", path,
        stdin="\n".join(lines) + "\n", columns=columns,
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    assert saleroom.load(path).record() == match.record()
    assert done.out.count("\n> ") == len(lines)
    end = done.out[done.out.rindex("\n> ") :]
    assert "win" in end or "share the victory" in end
    outcome = match.outcome
    assert outcome is not None
    for score in outcome["scores"]:
        assert str(score).replace("-", "−") in end


def test_it_asks_which_game(run: Run) -> None:
    done = run("play", stdin="chess\n0\n99\nluxury\n")
    assert done.code == 0
    assert "there is no game 'chess'" in done.out.lower()
    assert done.out.count("Which game?") == 1
    assert "Lot 1 of 9" in done.out
    assert run("play", stdin="q\n").code == 0
    assert run("play", stdin="").code == 0


def test_leaving_keeps_the_match_and_one_can_come_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    done = run("play", "luxury", "--seed", "1", "--save", path, stdin="40\n90\nq\n")
    assert done.code == 0
    assert f"--resume {path}" in done.out.replace("\n", " ")
    kept = saleroom.load(path)
    assert [move["card"] for move in kept.moves if move["seat"] == 0 and move["type"] == "bid"] == [40, 90]
    assert run("play", "--resume", path, stdin="20\n").code == 0
    more = saleroom.load(path)
    assert more.moves[: len(kept.moves)] == kept.moves
    assert len(more.moves) > len(kept.moves)


def test_a_preset_is_played_and_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    done = run("play", "luxury", "--preset", "as-printed", "--save", path, stdin="40\n", columns=200)
    assert done.code == 0
    assert "Rules: As printed. Past bids, discards and withdrawn lots can't be looked up" in done.out
    assert saleroom.load(path).record()["options"] == {"memory": False}
    assert "Rules: As printed." in run("play", "--resume", path, stdin="").out
    assert "Regeln: Wie gedruckt." in run("play", "--resume", path, "--lang", "de", stdin="").out
    assert "Rules:" not in run("play", "luxury", stdin="").out


def test_leaving_without_a_file_offers_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    done = run("play", "luxury", stdin=f"40\nq\n{path}\n")
    assert done.code == 0
    assert "Save the match?" in done.out
    assert saleroom.load(path).moves[0]["card"] == 40
    assert run("play", "luxury", stdin="40\nq\n\n").code == 0
    assert "Save the match?" not in run("play", "luxury", stdin="40\n").out


def test_a_scenario_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    record = saleroom.new("luxury", seed=1).record()
    path = write(tmp_path / "scenario.json", {**record, "expect": {"over": False}})
    before = path.read_bytes()
    done = run("play", "--resume", path, stdin="40\n")
    assert done.code == 2
    assert path.read_bytes() == before
    assert run("play", "--resume", path, "--save", tmp_path / "new.json", stdin="40\n").code == 0
    assert path.read_bytes() == before
    assert saleroom.load(tmp_path / "new.json").moves


def test_a_finished_match_just_shows_its_result(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path / "over.json", finished("luxury", 2, {}).record())
    done = run("play", "--resume", path)
    assert done.code == 0
    assert "Total" in done.out


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", pressed)
    done = run("play", "luxury")
    assert (done.code, done.err) == (130, "")
    assert "Goodbye." in done.out
    assert run("play").code == 130


def test_questions_and_help(run: Run) -> None:
    done = run(
        "play",
        "luxury",
        "--seed",
        "1",
        stdin="h\n?\n? l3\n? L99\n? 4\n? 40\n? 99\n? what\nstory\n\nfoo\n33\n40\nstory\n",
    )
    assert done.code == 0
    assert "the rules that matter now" in done.out
    assert "luxury has no rule 'l99'" in done.out
    assert "Bid the 40 Banker. Your next bid" in done.out
    assert "“what” isn't one of the choices" in done.out
    assert "“foo” isn't one of the choices" in done.out
    assert "There's no bid card with that value" in done.out
    assert "(L3)" in done.out
    assert done.out.count("Bids revealed:") == 2


REFUSED = [
    ("luxury", {}, "33", "(L3)"),
    ("antiques", {}, "99", "(A4)"),
    ("antiques", {}, "b 0", "(A4)"),
    ("antiques", {}, "-3", "(A4)"),
    ("emblems", {}, "1 1", "(E3)"),
    ("emblems", {}, "77", "(E3)"),
    ("secret", {}, "keep nothing", "isn't one of the choices"),
    ("colours", {}, "17", "(C1)"),
    ("antiques", TRICKS, "stop", "isn't one of the choices"),
]


@pytest.mark.parametrize(("game", "options", "line", "answer"), REFUSED)
def test_what_may_not_be_is_refused_with_its_rule(
    run: Run, game: str, options: Json, line: str, answer: str
) -> None:
    done = run("play", game, "--seed", "1", "--options", json.dumps(options), stdin=f"{line}\n")
    assert (done.code, done.err) == (0, "")
    assert answer in done.out[done.out.index(f"> {line}") :].replace("\n", " ")


def test_strange_input_never_hurts(run: Run) -> None:
    lines = [
        "\x00",
        "?" * 500,
        "9" * 5000,
        "-",
        "--",
        "b",
        "bid",
        "swap",
        "r",
        "r r",
        "² ³",
        "١",
        ",,,",
        "[bold]",
        "{}",
    ]
    for game, seats, options in SETUPS:
        done = run(
            "play", game, "--seats", seats, "--options", json.dumps(options), stdin="\n".join(lines) + "\n"
        )
        assert (done.code, done.err) == (0, "")


def test_in_another_language(run: Run, tmp_path: Path) -> None:
    for language, words in {
        "de": (
            "Du sitzt auf Platz 0",
            "Welche Karte bietest du?",
            "Los 1 von 9",
            "nicht zur Wahl",
            "Auf Wiedersehen.",
        ),
        "ja": ("あなたは席0です", "どのカードで入札しますか", "さようなら。"),
        "ru": ("Ваше место — 0", "Какую карту ставите?", "До свидания."),
    }.items():
        done = run("play", "luxury", "--seed", "1", "--lang", language, stdin="foo\n40\nq\n\n", columns=100)
        assert (done.code, done.err) == (0, "")
        for word in words:
            assert word in done.out
    path = write(tmp_path / "match.json", finished("luxury", 2, {}).record())
    assert "手目（全" in run("replay", path, "--all", "--lang", "ja").out


def test_the_environment_names_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from saleroom.cli.rules import language_of

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of(None) == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language_of(None) == "de"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of(None) == "en"
    assert language_of("ja") == "ja"

"""`saleroom verify`: receipts of single records and of every line of a file, and what was not checked."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import Json, Run
from tests.docs.evening import dealt

FILE = json.loads((Path(__file__).parents[1] / "core" / "receipts.json").read_text("utf-8"))
HONEST: Json = FILE["honest"]
FORGED: Json = {one["name"]: one for one in FILE["forged"]}
PROMISES = [HONEST["receipt"]["seed_commitment"], HONEST["receipt"]["commitment"]]
NOT_CHECKED = [
    "not checked: whether the seed is the one promised when the table was opened: no --seed-commitment was given",
    "not checked: whether the deal is the one promised before the first move: no --commitment was given",
    "not checked: whether words and bots in the receipt are those that were at the table",
    "not checked: the moves and the result: no commitment covers them",
]


def forge(name: str) -> Json:
    """The honest record with what a forgery replaces in it."""
    record, forged = copy.deepcopy(HONEST), FORGED[name]
    record |= forged.get("record", {})
    record["receipt"] |= forged.get("receipt", {})
    record["receipt"].pop(forged.get("without"), None)
    return record


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, *records: Any) -> None:
    Path(name).write_text(
        "\n".join(one if isinstance(one, str) else json.dumps(one) for one in records), "utf-8"
    )


@pytest.mark.usefixtures("folder")
def test_an_honest_record_is_verified_and_what_was_not_checked_is_listed(run: Run) -> None:
    write("evening.json", HONEST)
    done = run("verify", "evening.json")
    first, *rest = done.out.splitlines()
    assert done.code == 0
    assert first == (
        "ok evening.json: the deal of match 4f1c9a52d06be7833a1290cd of table kv2ur8crd6a2 is the one that was "
        "committed to; deal and seats follow from the seed and the players' words"
    )
    assert rest == NOT_CHECKED


@pytest.mark.usefixtures("folder")
def test_noted_commitments_are_compared(run: Run) -> None:
    write("evening.json", HONEST)
    seed, deal = PROMISES
    done = run("verify", "evening.json", "--seed-commitment", seed, "--commitment", deal)
    assert (done.code, done.out.splitlines()[1:]) == (0, NOT_CHECKED[2:])
    done = run("verify", "evening.json", "--commitment", deal)
    assert (done.code, done.out.splitlines()[1:]) == (0, [NOT_CHECKED[0], *NOT_CHECKED[2:]])
    done = run("verify", "evening.json", "--seed-commitment", deal, "--commitment", seed)
    assert done.code == 1
    assert done.out.splitlines()[:2] == [
        "FAIL evening.json: receipt.seed_commitment is not the commitment that was noted",
        "FAIL evening.json: receipt.commitment is not the commitment that was noted",
    ]


@pytest.mark.usefixtures("folder")
def test_a_whole_record_of_another_match_fails_against_what_was_noted(run: Run) -> None:
    match, receipt = dealt(table="abcdefghjkmn", name="1" * 24)
    write("other.json", {**match.record(), "receipt": receipt})
    assert "table abcdefghjkmn" in run("verify", "other.json").out
    done = run("verify", "other.json", "--seed-commitment", PROMISES[0], "--commitment", PROMISES[1])
    assert done.code == 1
    assert done.out.count("is not the commitment that was noted") == 2


@pytest.mark.usefixtures("folder")
def test_a_server_that_draws_again_after_it_knows_the_words_is_found_out_by_what_was_noted(run: Run) -> None:
    """Whether it changes the seed under its promise or the promise too."""
    write("kept.json", forge("a seed chosen after the words were known"))
    done = run("verify", "kept.json")
    assert (done.code, "the seed or the terms of the match are not those" in done.out) == (1, True)
    match, receipt = dealt(seed="ab" * 64)
    write("changed.json", {**match.record(), "receipt": receipt})
    assert run("verify", "changed.json").code == 0
    done = run("verify", "changed.json", "--seed-commitment", PROMISES[0])
    assert (done.code, "seed_commitment is not the commitment that was noted" in done.out) == (1, True)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("value", ["", "5a", "5A" * 32, " " + "5a" * 32, "5a" * 33, "5g" * 32, "x" * 10_000])
@pytest.mark.parametrize("option", ["--seed-commitment", "--commitment"])
def test_a_noted_commitment_of_another_form_is_refused(run: Run, option: str, value: str) -> None:
    write("evening.json", HONEST)
    done = run("verify", "evening.json", option, value)
    assert (done.code, done.out) == (2, "")
    assert f"{option} must be 64 digits 0-9 and a-f (lower case), as the server shows it" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.usefixtures("folder")
def test_every_line_of_a_file_is_checked(run: Run) -> None:
    bare = {key: value for key, value in HONEST.items() if key != "receipt"}
    lines = [
        HONEST,
        forge("other words"),
        "",
        "{",
        forge("seed: in upper case"),
        bare,
        [],
        {**HONEST, "game": "chess"},
        HONEST,
    ]
    write("evenings.jsonl", *lines)
    done = run("verify", "evenings.jsonl")
    assert done.code == 1
    found = [line for line in done.out.splitlines() if line not in NOT_CHECKED]
    for line, (number, what) in zip(
        found,
        [
            ("ok evenings.jsonl line 1", "the deal of match"),
            ("FAIL evenings.jsonl line 2", "the deal with its words and seats is not the one"),
            ("FAIL evenings.jsonl line 2", "the deal does not follow"),
            ("FAIL evenings.jsonl line 2", "the seats do not follow"),
            ("FAIL evenings.jsonl line 4", "not JSON"),
            (
                "FAIL evenings.jsonl line 5",
                "receipt.seed: must be 128 digits 0-9 and a-f (lower case), not '5A5A",
            ),
            ("FAIL evenings.jsonl line 6", "receipt: is missing: this record has none to check"),
            ("FAIL evenings.jsonl line 7", "a record is an object, not []"),
            ("FAIL evenings.jsonl line 8", "there is no game 'chess'"),
            ("ok evenings.jsonl line 9", "the deal of match"),
        ],
        strict=True,
    ):
        assert line.startswith(number + ":"), line
        assert what in line
    assert done.out.splitlines()[-4:] == NOT_CHECKED


@pytest.mark.usefixtures("folder")
def test_a_line_that_is_too_long_is_one_failure(run: Run) -> None:
    write("evenings.jsonl", '{"x": "' + "x" * 17_000_000 + '"}', HONEST)
    done = run("verify", "evenings.jsonl")
    assert (done.code, done.out.count("FAIL"), done.out.count("ok ")) == (1, 1, 1)
    assert "FAIL evenings.jsonl line 1: too large to be a record" in done.out
    assert "ok evenings.jsonl line 2" in done.out


@pytest.mark.usefixtures("folder")
def test_a_noted_commitment_belongs_to_one_match(run: Run) -> None:
    write("one.jsonl", "", HONEST, "")
    assert run("verify", "one.jsonl", "--commitment", PROMISES[1]).code == 0
    write("two.jsonl", HONEST, HONEST)
    done = run("verify", "two.jsonl", "--commitment", PROMISES[1])
    assert done.code == 2
    assert "a noted commitment belongs to one match, and two.jsonl holds several" in done.err


@pytest.mark.usefixtures("folder")
def test_without_words_the_server_could_have_chosen_the_deal(run: Run) -> None:
    match, receipt = dealt(words=[None, None, None])
    write("quiet.json", {**match.record(), "receipt": receipt})
    done = run("verify", "quiet.json")
    assert done.code == 0
    assert "from the seed alone (nobody added words, so the server could have chosen them)" in done.out


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty, not a record"),
        ("{", "not JSON"),
        ("[]", "a record is an object, not []"),
        (json.dumps({key: value for key, value in HONEST.items() if key != "receipt"}), "has none to check"),
        (json.dumps({**HONEST, "receipt": None}), "receipt: must be an object, not None"),
        (json.dumps(HONEST).replace('"salt":', '"salt": "00", "salt":'), "the key 'salt' stands twice"),
        (json.dumps(forge("salt is missing")), "receipt.salt: is missing"),
        (json.dumps(forge("a surplus field")), "receipt: has an unknown key 'beacon'"),
        (json.dumps({**HONEST, "seats": 3.0}), "seats"),
        (json.dumps({**HONEST, "rules": True}), "rules"),
        (json.dumps({**HONEST, "deal": {"lots": [float(lot) for lot in HONEST["deal"]["lots"]]}}), "deal"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(run: Run, text: str, said: str) -> None:
    Path("evening.json").write_text(text, "utf-8")
    done = run("verify", "evening.json")
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.startswith("saleroom: evening.json: ")
    assert done.err.count("\n") == 1


def test_a_file_that_is_not_there(run: Run) -> None:
    for name in ("nowhere.json", "nowhere.jsonl"):
        done = run("verify", name)
        assert (done.code, done.out) == (2, "")
        assert "No such file" in done.err

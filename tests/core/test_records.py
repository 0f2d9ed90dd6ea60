"""Records that are not whole, or not records: always a RecordError that says what and where."""

import contextlib
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom.core.game import Json
from saleroom.core.record import MAX_BYTES, read_json, read_records
from saleroom.games import GAMES
from tests.conformance.plays import Case, Plan

every_game = pytest.mark.parametrize("name", GAMES)
KEYS = ("format", "game", "rules", "seats", "options", "deal", "moves")
JUNK: list[Any] = [None, True, -1, 10**30, 1.5, float("inf"), "x", "\ud800", [], [[]], {}, {"x": [1]}]


def record_of(name: str, length: int = 8) -> Json:
    return Plan(length, 3, 3, "uniform").play(Case(name, GAMES[name].min_seats, "plain")).record()


def problem(record: Any, load: Callable[[Any], Any] = saleroom.load) -> saleroom.RecordError:
    """The error a record must give: one line that says something."""
    with pytest.raises(saleroom.RecordError) as caught:
        load(record)
    error = caught.value
    assert error.problem
    assert "\n" not in str(error)
    assert len(str(error)) < 400
    assert str(error).startswith(error.where)
    return error


@pytest.mark.parametrize("record", [None, [], 5, True, 1.5, [{}], b"x"])
def test_a_record_is_an_object(record: Any) -> None:
    assert "object" in str(problem(record))


@every_game
@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_needed(name: str, key: str) -> None:
    record = record_of(name)
    del record[key]
    error = problem(record)
    assert error.where == key
    assert "missing" in error.problem


@pytest.mark.parametrize("key", ["seed", "outcome", "", 5, None, "x" * 1000])
def test_an_unknown_key_is_refused(key: Any) -> None:
    assert "unknown key" in str(problem({**record_of("luxury"), key: 1}))


def test_a_note_and_expectations_may_stand_beside() -> None:
    record = record_of("luxury")
    assert saleroom.load({**record, "note": "hello", "expect": {}}).record() == record


@pytest.mark.parametrize("value", ["saleroom/2", "saleroom/1.0", "saleroom/", "Saleroom/1", "", 1, *JUNK])
def test_another_format_is_refused(value: Any) -> None:
    assert problem({**record_of("luxury"), "format": value}).where == "format"


@pytest.mark.parametrize("value", ["chess", "Luxury", "", 1, *JUNK])
def test_another_game_is_refused(value: Any) -> None:
    error = problem({**record_of("luxury"), "game": value})
    assert error.where == "game"
    assert "luxury" in error.problem


@every_game
@pytest.mark.parametrize("value", [0, 999, "1", 1.0, *JUNK])
def test_another_version_of_the_rules_is_refused(name: str, value: Any) -> None:
    error = problem({**record_of(name), "rules": value})
    assert error.where == "rules"
    assert str(GAMES[name].rules) in error.problem


@every_game
@pytest.mark.parametrize("value", [0, 1, 11, "3", 3.0, *JUNK])
def test_another_number_of_seats_is_refused(name: str, value: Any) -> None:
    assert problem({**record_of(name), "seats": value}).where == "seats"


@every_game
@pytest.mark.parametrize("value", [value for value in JUNK if value != {}])
def test_options_that_are_none_are_refused(name: str, value: Any) -> None:
    assert problem({**record_of(name), "options": value}).where == "options"


@every_game
@pytest.mark.parametrize("value", JUNK)
def test_a_deal_that_is_none_is_refused(name: str, value: Any) -> None:
    assert problem({**record_of(name), "deal": value}).where.startswith("deal")


def lists_in(value: Any, where: str) -> Iterator[tuple[str, list[Any]]]:
    """Every list inside a value, with its place."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from lists_in(part, f"{where}.{key}")
    elif isinstance(value, list):
        yield where, value
        for place, part in enumerate(value):
            yield from lists_in(part, f"{where}[{place}]")


def number_of_lists(name: str) -> int:
    return len(list(lists_in(record_of(name)["deal"], "deal")))


@pytest.mark.parametrize(
    ("name", "number"), [(name, n) for name in GAMES for n in range(number_of_lists(name))]
)
def test_a_deal_with_a_card_too_many_or_too_few_or_doubled_is_refused(name: str, number: int) -> None:
    whole = record_of(name)

    def spoilt(spoil: Callable[[list[Any]], Any]) -> Json:
        record = copy.deepcopy(whole)
        spoil(list(lists_in(record["deal"], "deal"))[number][1])
        return record

    where, row = list(lists_in(whole["deal"], "deal"))[number]
    spoilers: list[Callable[[list[Any]], Any]] = [
        lambda row: row.pop(),
        lambda row: row.pop(0),
        lambda row: row.clear(),
        lambda row: row.append(copy.deepcopy(row[0])),
        lambda row: row.append("x"),
    ]
    if len({str(card) for card in row}) == len(row) and not isinstance(row[0], list):
        spoilers.append(lambda row: row.__setitem__(-1, copy.deepcopy(row[0])))
    for value in (*JUNK, "joker", 3.0, [3], 33):
        spoilers.append(lambda row, value=value: row.__setitem__(len(row) // 2, value))  # type: ignore[misc]
    if isinstance(row[0], int):
        spoilers.append(lambda row: row.__setitem__(0, float(row[0])))
        spoilers.append(lambda row: row.__setitem__(row.index(min(row)), bool(min(row))))
    for spoil in spoilers:
        error = problem(spoilt(spoil))
        assert error.where.startswith(where.split("[", maxsplit=1)[0]), (error, where)


@pytest.mark.parametrize("name", ["antiques", "colours"])
def test_a_deck_with_too_many_of_a_kind_is_refused(name: str) -> None:
    record = record_of(name, 0)
    deck = record["deal"]["deck"]
    place = next(place for place, card in enumerate(deck) if card != deck[0])
    deck[place] = deck[0]
    while deck.count(deck[0]) <= {"antiques": 10, "colours": 2}[name]:
        deck[next(place for place, card in enumerate(deck) if card != deck[0])] = deck[0]
    error = problem(record)
    assert error.where.startswith("deal.deck[")
    assert "too many" in error.problem


def test_secret_cards_of_emblems_are_those_in_use() -> None:
    """E1: with 3 to 5 seats the four with a pillar are left out."""
    for seats, card, allowed in ((3, 5, False), (5, 20, False), (6, 5, True), (10, 20, True), (6, 7, False)):
        record = Case("emblems", seats, "plain").start(1).record()
        if card in record["deal"]["secrets"]:
            continue
        record["deal"]["secrets"][0] = card
        if allowed:
            saleroom.load(record)
        else:
            assert problem(record).where == "deal.secrets[0]"


def test_requests_of_secret_are_all_different() -> None:
    record = record_of("secret", 0)
    record["deal"]["requests"][2][0] = record["deal"]["requests"][0][1]
    assert problem(record).where == "deal.requests[2]"


@every_game
@pytest.mark.parametrize("value", [value for value in JUNK if not isinstance(value, list)])
def test_moves_are_a_list(name: str, value: Any) -> None:
    assert problem({**record_of(name), "moves": value}).where == "moves"


@every_game
def test_a_move_that_is_none_is_refused_at_its_place(name: str) -> None:
    record = record_of(name)
    for place in (0, 3, len(record["moves"]) - 1):
        move = record["moves"][place]
        spoilt: list[Any] = [
            *JUNK,
            {**move, "seat": 99},
            {**move, "seat": str(move["seat"])},
            {**move, "type": "no such move"},
            {**move, "surplus": 1},
            {key: value for key, value in move.items() if key != "seat"},
            {key: value for key, value in move.items() if key != "type"},
            {"seat": move["seat"]},
        ]
        for other in spoilt:
            moves = [*record["moves"][:place], other, *record["moves"][place + 1 :]]
            assert problem({**record, "moves": moves}).where == f"moves[{place}]"


def test_a_move_of_a_wrong_seat_is_refused_at_its_place() -> None:
    record = record_of("antiques", 9)
    for place, move in enumerate(record["moves"]):
        moves = copy.deepcopy(record["moves"])
        moves[place]["seat"] = (move["seat"] + 1) % 3
        assert problem({**record, "moves": moves}).where == f"moves[{place}]"


@every_game
def test_moves_after_the_end_are_refused(name: str) -> None:
    record = record_of(name, 10**6)
    error = problem({**record, "moves": [*record["moves"], record["moves"][-1]]})
    assert error.where == f"moves[{len(record['moves'])}]"
    assert "over" in error.problem


@every_game
def test_a_shorter_list_of_moves_is_an_earlier_match(name: str) -> None:
    record = record_of(name)
    for length in range(len(record["moves"])):
        match = saleroom.load({**record, "moves": record["moves"][:length]})
        assert len(match.moves) == length


@every_game
def test_loading_does_not_touch_or_keep_the_record(name: str) -> None:
    record = record_of(name)
    kept = copy.deepcopy(record)
    match = saleroom.load(record)
    assert record == kept
    record["moves"].clear()
    next(iter(record["deal"].values())).clear()
    assert match.record() == kept


# -- files ----------------------------------------------------------------------------------------------


@every_game
def test_a_record_is_read_from_a_file(name: str, tmp_path: Path) -> None:
    record = record_of(name)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    assert saleroom.load(path).record() == record
    assert saleroom.load(str(path)).record() == record
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(record, indent=2).encode())
    assert saleroom.load(path).record() == record
    assert saleroom.check(path) == []


def whole() -> bytes:
    return json.dumps(record_of("luxury")).encode()


GARBAGE: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n\t ",
    "not JSON": b"hello",
    "truncated": whole()[:-1],
    "truncated in the middle": whole()[: len(whole()) // 2],
    "two records": whole() + whole(),
    "trailing comma": whole()[:-1] + b",}",
    "single quotes": whole().replace(b'"', b"'"),
    "not UTF-8": b"\xff\xfe" + whole(),
    "UTF-16": whole().decode().encode("utf-16"),
    "zeros": b"\0" * 1000,
    "10 MB of brackets": b"[" * 10_000_000,
    "10 MB of noise": bytes(range(256)) * 40_000,
    "10 MB of blanks": b" " * 10_000_000,
    "deep lists": b"[" * 100_000 + b"]" * 100_000,
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "NaN": whole().replace(b'"seats": 2', b'"seats": NaN'),
    "Infinity": whole().replace(b'"seats": 2', b'"seats": -Infinity'),
    "a huge float": whole().replace(b'"seats": 2', b'"seats": 1e999'),
    "a huge number": whole().replace(b'"seats": 2', b'"seats": ' + b"9" * 4000),
    "a number beyond all bounds": whole().replace(b'"seats": 2', b'"seats": ' + b"9" * 50_000),
    "a doubled key": whole().replace(b'"seats": 2', b'"seats": 2, "seats": 2'),
    "a doubled key in a move": whole().replace(b'"seat": 0', b'"seat": 0, "seat": 0'),
    "a list": b"[" + whole() + b"]",
    "a text": b'"luxury"',
    "a number": b"5",
    "null": b"null",
    "a lone surrogate": whole().replace(b'"luxury"', b'"\\ud800"'),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_a_file_of_anything_else_is_a_record_error(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(GARBAGE[kind])
    for load in (saleroom.load, saleroom.check):
        problem(path, load)


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("empty", "empty"),
        ("truncated", "line 1 column"),
        ("not UTF-8", "byte 0"),
        ("10 MB of noise", "too large"),
        ("deep lists", "nested"),
        ("NaN", "NaN"),
        ("a doubled key", "seats"),
    ],
)
def test_the_message_says_what_is_wrong_with_a_file(kind: str, word: str) -> None:
    with pytest.raises(saleroom.RecordError, match=word):
        read_json(GARBAGE[kind])


@pytest.mark.parametrize("depth", [50, 300, 500, 900, 2000])
@pytest.mark.parametrize(
    "place", ["deal", "options", "moves", "game", "card", "note", "expect", "position", "rule"]
)
def test_deep_nesting_anywhere_is_a_record_error_or_ignored(depth: int, place: str, tmp_path: Path) -> None:
    nested = "[" * depth + "]" * depth
    text = whole().decode()
    record = record_of("luxury")
    if place == "note":
        text = text[:-1] + f', "note": {nested}}}'
    elif place == "expect":
        text = text[:-1] + f', "expect": {nested}}}'
    elif place == "position":
        text = text[:-1] + f', "expect": {{"position": {{"won": {nested}}}, "to_act": {nested}}}}}'
    elif place == "rule":
        text = text[:-1] + f', "expect": {{"refused": [{{"move": {nested}, "rule": {nested}}}]}}}}'
    elif place == "card":
        text = json.dumps({**record, "moves": [{"seat": 0, "type": "bid", "card": "@"}]}).replace(
            '"@"', nested
        )
    else:
        value = {"lots": "@"} if place in ("deal", "options") else ["@"] if place == "moves" else "@"
        text = json.dumps({**record, place: value}).replace('"@"', nested)
    path = tmp_path / "match.json"
    path.write_text(text, encoding="utf-8")
    for load in (saleroom.load, saleroom.check):
        with contextlib.suppress(saleroom.RecordError):
            load(path)


def test_a_record_in_memory_may_be_as_bad() -> None:
    nested: Any = []
    for _ in range(5000):
        nested = [nested]
    record = record_of("luxury")
    for key in KEYS:
        problem({**record, key: nested})
        problem({**record, key: [nested, 10**10_000]})
        problem({**record, key: 10**10_000})
    for bad in (
        nested,
        10**10_000,
        [10**10_000],
        {"seat": 0, "type": "bid", "card": 10**10_000},
        {"seat": nested},
    ):
        problem({**record, "moves": [bad]})
        problem({**record, "deal": {"lots": bad}})
        problem({**record, "options": {"lots": bad}})


def test_paths_that_cannot_be_read_are_record_errors(tmp_path: Path) -> None:
    for path in (
        tmp_path,
        tmp_path / "missing.json",
        tmp_path / "x" / "y.json",
        "",
        "a\0b",
        "x" * 5000,
        Path("/dev/null"),
    ):
        problem(path)
        problem(path, saleroom.check)


def test_a_file_as_large_as_the_limit_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    text = whole()
    path.write_bytes(text + b" " * (MAX_BYTES - len(text)))
    assert saleroom.load(path).record() == record_of("luxury")
    path.write_bytes(text + b" " * (MAX_BYTES - len(text) + 1))
    assert "too large" in str(problem(path))


def test_many_records_stand_one_to_a_line(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    records = [record_of(name) for name in GAMES]
    path.write_text("\n".join(map(json.dumps, records)) + "\n\n", encoding="utf-8")
    assert list(read_records(path)) == records
    path.write_text(json.dumps(records[0]) + "\n{", encoding="utf-8")
    assert "line 2" in str(problem(path, lambda path: list(read_records(path))))
    path.write_text("\n", encoding="utf-8")
    assert "empty" in str(problem(path, lambda path: list(read_records(path))))

"""Receipts: what they promise, every forgery that must be refused and why, and that draws are even."""

import copy
import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from saleroom.conformance.laws import demand_even
from saleroom.core import fairness
from saleroom.core.errors import RecordError
from saleroom.core.game import Json
from saleroom.games import GAMES
from tests.core.receipts import FILE, made
from tests.docs.evening import MATCH, SALT, SEED, TABLE, WORDS, dealt

STORED: Json = json.loads(FILE.read_text("utf-8"))
HONEST: Json = STORED["honest"]
FORGED: list[Json] = STORED["forged"]
SENTENCES = {
    "deal": "the deal with its words and seats is not the one that was committed to",
    "seed": "the seed or the terms of the match are not those that were committed to",
    "cards": "the deal does not follow from the seed and the entropy",
    "seats": "the seats do not follow from the seed and the entropy",
}


def check(record: Json) -> list[str]:
    """What does not fit in a record with its receipt."""
    return fairness.verify(record, record["receipt"], GAMES)


def forge(forged: Json) -> Json:
    """The honest record with what a forgery replaces in it."""
    record = copy.deepcopy(HONEST)
    record |= forged.get("record", {})
    record["receipt"] |= forged.get("receipt", {})
    if "without" in forged:
        del record["receipt"][forged["without"]]
    return record


def test_a_bot_has_a_seed_of_its_own_for_each_decision() -> None:
    """crypto M3"""
    seeds = ["0" * 128, "0" * 127 + "1"]
    found = {
        fairness.bot_seed(seed, seat, number) for seed in seeds for seat in (0, 1) for number in (0, 1, 10)
    }
    assert len(found) == 12
    assert fairness.bot_seed(seeds[0], 1, 2).startswith("757fb8fe2eb51767")  # the same on every worker


def test_an_honest_record_is_verified() -> None:
    assert check(HONEST) == []


def test_the_stored_forgeries_are_of_this_draw() -> None:
    assert json.loads(json.dumps(made())) == STORED, "python -m tests.core.receipts rewrites them"


@pytest.mark.parametrize(
    "forged", [one for one in FORGED if "refused" in one], ids=lambda forged: str(forged["name"])
)
def test_a_receipt_of_another_shape_is_refused_by_name_of_the_field(forged: Json) -> None:
    with pytest.raises(RecordError) as refusal:
        check(forge(forged))
    field = forged["refused"]
    assert refusal.value.where == (f"receipt.{field}" if field else "receipt")
    assert str(refusal.value).count("\n") == 0
    assert len(str(refusal.value)) < 250


def test_a_surplus_field_is_named() -> None:
    with pytest.raises(RecordError, match="receipt: has an unknown key 'beacon'"):
        check(forge({"receipt": {"beacon": 1}}))


@pytest.mark.parametrize(
    "forged", [one for one in FORGED if "broken" in one], ids=lambda forged: str(forged["name"])
)
def test_what_was_not_promised_is_found(forged: Json) -> None:
    assert check(forge(forged)) == [SENTENCES[what] for what in forged["broken"]]


@pytest.mark.parametrize("receipt", [None, [], "receipt", 5, True])
def test_a_receipt_that_is_no_object_is_refused(receipt: Any) -> None:
    with pytest.raises(RecordError, match="receipt: must be an object"):
        fairness.verify({**HONEST, "receipt": receipt}, receipt, GAMES)


@pytest.mark.parametrize("size", [100_000, 7_000_000])
def test_a_huge_receipt_is_refused_in_one_short_sentence(size: int) -> None:
    for receipt in (
        {"seed": "5a" * size},
        {"entropy": [None] * size},
        {"entropy": [None, "x" * size, None]},
        {"bots": [0] * size},
        {"seating": [0] * size},
        {"x" * size: 1},
    ):
        with pytest.raises(RecordError) as refusal:
            check(forge({"receipt": receipt}))
        assert len(str(refusal.value)) < 300


# -- the seed has one spelling -------------------------------------------------------------------------------


@pytest.mark.parametrize("spelling", [SEED.upper(), SEED[:-1] + "A", SEED + " ", SEED + "\n", SEED[2:], ""])
def test_a_seed_of_another_spelling_is_neither_promised_nor_drawn_from(spelling: str) -> None:
    terms = fairness.terms_of(GAMES["luxury"], 3, {}, TABLE, MATCH)
    with pytest.raises(RecordError, match=r"receipt\.seed: must be 128 digits"):
        fairness.seed_commitment(spelling, terms)
    with pytest.raises(RecordError, match=r"receipt\.seed: must be 128 digits"):
        fairness.draw(GAMES["luxury"], terms, spelling, WORDS)
    with pytest.raises(RecordError, match=r"receipt\.salt: must be 64 digits"):
        fairness.make_receipt(terms, SEED, SALT.upper() + "A", entropy=[], bots=[], seating=[], deal={})


def test_new_seeds_and_salts_have_the_one_spelling() -> None:
    for _ in range(20):
        assert fairness.is_hex(fairness.new_seed(), fairness.SEED_BYTES)
        assert fairness.is_hex(fairness.new_salt(), fairness.SALT_BYTES)


def test_the_draw_comes_from_bytes_and_not_from_the_text_of_the_seed() -> None:
    terms = fairness.terms_of(GAMES["luxury"], 3, {}, TABLE, MATCH)
    source = fairness.source_of_draw(SEED, terms, WORDS)
    assert source.startswith(bytes.fromhex(SEED))
    assert SEED.encode() not in source


# -- what is settled when the table is opened -----------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"table": "abcdefghjkmn"},
        {"name": "0" * 24},
        {"game": "emblems"},
        {"words": [*WORDS, None]},
        {"options": {"memory": False}},
        {"seed": "5b" * 64},
    ],
    ids=["table", "match", "game", "seats", "options", "seed"],
)
def test_the_seed_promise_and_the_draw_depend_on_all_terms(change: Json) -> None:
    receipts = [dealt(**kind)[1] for kind in ({}, change)]
    assert len({receipt["seed_commitment"] for receipt in receipts}) == 2
    assert len({receipt["commitment"] for receipt in receipts}) == 2
    terms = [
        fairness.terms_of(GAMES["luxury"], 3, {}, *names) for names in ((TABLE, MATCH), (TABLE, "0" * 24))
    ]
    assert len({fairness.source_of_draw(SEED, one, WORDS) for one in terms}) == 2


def test_another_version_of_the_rules_is_another_promise() -> None:
    later: Any = type(
        "Later", (type(GAMES["luxury"]),), {"rules": 2, "__module__": "saleroom.games.luxury.codec"}
    )()
    promises = {
        fairness.seed_commitment(SEED, fairness.terms_of(game, 3, {}, TABLE, MATCH))
        for game in (GAMES["luxury"], later)
    }
    assert len(promises) == 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_that_spells_default_options_out_is_verified(game: str) -> None:
    seats = GAMES[game].min_seats
    words: list[str | None] = [None] * seats
    match, receipt = dealt(game, words=words, bot_places=[])
    record = match.record()
    assert record["options"] == {}
    everything = {option.name: option.default for option in GAMES[game].options}
    for options in ({}, everything, dict(list(everything.items())[:1])):
        assert fairness.verify({**record, "options": options}, receipt, GAMES) == []
    assert dealt(game, words=words, bot_places=[], options=everything)[1] == receipt


def test_an_option_in_another_order_is_the_same_option() -> None:
    words: list[str | None] = [None] * 3
    match, receipt = dealt("antiques", words=words, bot_places=[], options={"tricks": ["swap", "stop"]})
    record = match.record()
    for tricks in (["swap", "stop"], ["stop", "swap"]):
        assert fairness.verify({**record, "options": {"tricks": tricks}}, receipt, GAMES) == []
    assert fairness.verify({**record, "options": {"tricks": ["stop"]}}, receipt, GAMES) != []


def test_the_record_of_another_match_is_not_taken_for_this_one() -> None:
    """The promises that somebody noted at this table name its code and match."""
    match, other = dealt(table="abcdefghjkmn", name="1" * 24)
    assert fairness.verify({**match.record()}, other, GAMES) == []
    honest = HONEST["receipt"]
    assert other["seed_commitment"] != honest["seed_commitment"]
    renamed = {**other, "table": honest["table"], "match": honest["match"]}
    assert SENTENCES["seed"] in fairness.verify(match.record(), renamed, GAMES)
    assert SENTENCES["deal"] in fairness.verify(match.record(), renamed, GAMES)


def test_words_of_64_characters_are_allowed() -> None:
    words: list[str | None] = ["", "~" * 64, None]
    match, receipt = dealt(words=words)
    assert fairness.verify(match.record(), receipt, GAMES) == []


# -- draws are even -------------------------------------------------------------------------------------------

DRAWS = 100
"""How often each outcome is expected."""


def draws(game: str, seats: int, number: int) -> list[tuple[Json, list[int]]]:
    """Deals and seats that are drawn from seeds counted up from 0, with words of all."""
    terms = fairness.terms_of(GAMES[game], seats, {}, TABLE, MATCH)
    words: list[str | None] = [f"word {place}" for place in range(seats)]
    found = []
    for seed in range(number):
        match, seating = fairness.draw(GAMES[game], terms, f"{seed:0128x}", words)
        found.append((match.deal, seating))
    return found


def test_seats_and_lots_are_drawn_evenly() -> None:
    found = draws("luxury", 3, 9 * 6 * DRAWS)
    seats = Counter(tuple(seating) for _, seating in found)
    assert set(seats) == set(permutations(range(3)))
    demand_even(list(seats.values()))
    for place in (0, 1, 8):
        lots = Counter(deal["lots"][place] for deal, _ in found)
        assert set(lots) == set(range(1, 10))
        demand_even(list(lots.values()))
    pairs = Counter((deal["lots"][0], seating[0]) for deal, seating in found)
    assert len(pairs) == 27
    demand_even(list(pairs.values()))


def test_the_words_of_one_seat_make_the_draw_even() -> None:
    terms = fairness.terms_of(GAMES["luxury"], 4, {}, TABLE, MATCH)
    found = [
        fairness.draw(GAMES["luxury"], terms, SEED, [None, f"{number}", None, None])
        for number in range(24 * DRAWS)
    ]
    seats = Counter(tuple(seating) for _, seating in found)
    assert set(seats) == set(permutations(range(4)))
    demand_even(list(seats.values()))
    lots = Counter(match.deal["lots"][0] for match, _ in found)
    demand_even(list(lots.values()))


@pytest.mark.parametrize(("game", "row", "cards"), [("emblems", "table", 16), ("secret", "items", 18)])
def test_the_first_card_is_drawn_evenly(game: str, row: str, cards: int) -> None:
    first = Counter(deal[row][0] for deal, _ in draws(game, GAMES[game].min_seats, cards * DRAWS))
    assert len(first) == cards
    demand_even(list(first.values()))

"""What somebody who writes a bot expects of a match: copies, undo, equality, membership, pictures, errors."""

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import saleroom
from saleroom import Match, NoSuchMove, NoSuchSeat, Refused, SeatCountError, SetupError
from saleroom.core.rng import rng_from
from saleroom.games import GAMES

ROOT = Path(__file__).resolve().parents[2]


def played(game: str, moves: int = 12, seed: int = 4) -> Match:
    match = saleroom.new(game, seed=seed)
    rng = rng_from(seed)
    while len(match.moves) < moves and not match.over:
        seat = match.to_act[0]
        match.push(seat, int(match.state.random_move(seat, rng)))
    return match


def through_pickle(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("make", [Match.copy, copy.copy, copy.deepcopy, through_pickle])
def test_a_copy_is_equal_and_independent(game: str, make: Callable[[Match], Match]) -> None:
    match = played(game)
    twin = make(match)
    assert twin == match
    assert hash(twin) == hash(match)
    assert twin.record() == match.record()
    assert twin.events(0) == match.events(0)
    before = match.record()
    seat = twin.to_act[0]
    twin.push(seat, twin.legal(seat).numbers[0])
    assert twin != match
    assert match.record() == before
    match.push(seat, match.legal(seat).numbers[0])
    assert twin == match


@pytest.mark.parametrize("game", list(GAMES))
def test_undo_takes_the_last_move_back(game: str) -> None:
    match = played(game)
    pictures = []
    for _ in range(len(match.moves)):
        pictures.append((match.position(), match.events(0), match.view(1), match.insight(0)))
        last = match.moves[-1]
        assert match.undo() == last
    assert match == saleroom.new(game, seed=4)
    with pytest.raises(NoSuchMove, match="no move to take back"):
        match.undo()
    again = played(game)
    for picture in pictures:
        assert picture == (again.position(), again.events(0), again.view(1), again.insight(0))
        again.undo()


def test_different_matches_are_not_equal() -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    assert match != saleroom.new("luxury", seats=2, seed=2)
    assert match != saleroom.new("luxury", seats=3, seed=1)
    assert match != saleroom.new("luxury", seats=2, options={"memory": False}, deal=match.deal)
    assert match == saleroom.new("luxury", seats=2, deal=match.deal)
    assert match != "luxury"
    assert len({match, match.copy(), saleroom.new("luxury", seats=2, seed=2)}) == 2


def test_membership_asks_the_rules() -> None:
    match = saleroom.new("secret", seats=3, seed=1)
    for seat in range(3):
        match.push(seat, match.legal(seat).numbers[0])
    legal = match.legal(0)
    bid = next(move for move in legal if move["type"] == "bid")
    assert bid in legal
    assert {"type": "bid", "cards": bid["cards"][::-1]} in legal  # a default left out, another order
    assert {"type": "bid", "cards": [11]} not in legal
    assert {"type": "keep", "request": "pairs"} not in legal
    things: list[object] = ["bid", None, -1, legal.numbers[0]]
    assert [thing in legal for thing in things] == [False, False, False, True]
    assert match.legal(0) == list(legal)


def test_numbers_and_moves_lead_to_each_other() -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    for number, move in zip(match.legal(0).numbers, match.legal(0), strict=True):
        assert match.number_of(0, move) == number
        assert match.move_of(0, number) == move
    with pytest.raises(Refused, match="L3"):
        match.number_of(0, {"type": "bid", "card": 25})
    assert sum(match.legal_mask(0)) == 9


@pytest.mark.parametrize("number", [-1, 9, 14, 10**20, True, "1", None, 1.0])
def test_a_number_that_is_no_legal_move_is_named(number: int) -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    for call in (match.push, match.move_of):
        with pytest.raises(NoSuchMove):
            call(0, number)
    assert not match.moves


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    for call in (match.legal, match.legal_mask, match.knowledge):
        with pytest.raises(NoSuchSeat, match="seats are 0 to 1"):
            call(seat)
    with pytest.raises(NoSuchSeat):
        match.push(seat, 0)


def test_each_kind_of_mistake_has_its_own_error() -> None:
    with pytest.raises(SeatCountError):
        saleroom.new("luxury", seats=9)
    with pytest.raises(SetupError):
        saleroom.new("luxury", options={"memory": 1})
    with pytest.raises(saleroom.RecordError) as wrong:
        saleroom.load({**saleroom.new("luxury", seed=1).record(), "seats": 9})
    assert wrong.value.where == "seats"
    with pytest.raises(saleroom.RecordError) as wrong:
        saleroom.load({**saleroom.new("luxury", seed=1).record(), "options": {"memory": "seats, not"}})
    assert wrong.value.where == "options"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_can_be_printed(game: str) -> None:
    match = played(game)
    picture = str(match)
    assert match.game.title in picture
    assert f"{len(match.moves)} moves" in picture
    for key in match.position():
        assert key in picture
    assert max(len(line) for line in picture.splitlines()) < 2000


def test_returns_are_what_the_seats_got() -> None:
    match = saleroom.load(ROOT / "tests" / "scenarios" / "luxury-08-whole-match.json")
    outcome = match.outcome
    assert outcome is not None
    shares = match.returns()
    assert sum(shares) == pytest.approx(1)
    assert [seat for seat, share in enumerate(shares) if share] == outcome["winners"]
    margins = match.returns("margin")
    assert sum(margins) == pytest.approx(0)
    assert margins[0] == outcome["scores"][0] - sum(outcome["scores"][1:]) / (match.seats - 1)
    assert saleroom.new("luxury", seats=2).returns() == [0.0, 0.0]


def test_the_lines_of_the_readme_are_typed_and_run(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    program = tmp_path / "readme.py"
    program.write_text("\n".join(blocks), "utf-8")
    for command in (["-m", "mypy", "--strict", "--no-incremental", str(program)], [str(program)]):
        done = subprocess.run(
            [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

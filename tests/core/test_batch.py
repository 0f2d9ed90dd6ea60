"""Batches: the same rules, observations and masks as single matches, many at a time."""

import pickle
from array import array

import pytest

import saleroom
from saleroom import NoSuchMove
from saleroom.core.batch import Desk
from saleroom.core.match import Match
from saleroom.core.rng import rng_from
from saleroom.games import GAMES

SIZE = 4


def mirror(batch: saleroom.Batch, game: str, lane: int) -> Match:
    """A single match with the deal of one match of a batch."""
    deal = dict(GAMES[game].write_deal(batch.states[lane]))
    return Match.start(GAMES[game], seats=int(batch.seats), deal=deal)


def part(row: object, lane: int, width: int) -> list[int]:
    return list(memoryview(row))[lane * width : (lane + 1) * width]  # type: ignore[arg-type]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_a_batch_is_so_many_single_matches(game: str, most: bool) -> None:
    seats = GAMES[game].max_seats if most else GAMES[game].min_seats
    batch = saleroom.batch(game, seats=seats, size=SIZE, seed=5, reward="margin")
    matches = [mirror(batch, game, lane) for lane in range(SIZE)]
    ended = 0
    for _ in range(250):
        for lane, match in enumerate(matches):
            seat = match.to_act[0]
            known = match.knowledge(seat)
            assert batch.to_act[lane] == seat
            assert part(batch.observations, lane, int(batch.observation_size)) == list(known.observation)
            assert bytes(part(batch.masks, lane, int(batch.actions))) == match.legal_mask(seat)
        actions = batch.random_actions()
        before = [batch.states[lane] for lane in range(SIZE)]
        batch.step(actions)
        for lane, match in enumerate(matches):
            seat = match.to_act[0]
            match.push(seat, int(match.state.move_of(seat, actions[lane])))
            assert bool(batch.done[lane]) == match.over
            assert part(batch.rewards, lane, seats) == match.returns("margin")
            if match.over:
                ended += 1
                assert before[lane] == match.state
                matches[lane] = mirror(batch, game, lane)
    assert ended or game == "antiques"
    assert batch.matches == ended


def test_the_same_seed_gives_the_same_matches() -> None:
    one, other = (saleroom.batch("luxury", size=SIZE, seed=3) for _ in range(2))
    for _ in range(50):
        one.step(one.random_actions())
        other.step(other.random_actions())
    assert bytes(one.observations) == bytes(other.observations)
    assert bytes(one.observations) != bytes(saleroom.batch("luxury", size=SIZE, seed=4).observations)


def test_the_arrays_are_written_in_place() -> None:
    batch = saleroom.batch("luxury", seats=2, size=SIZE, seed=3)
    observations, masks = memoryview(batch.observations), memoryview(batch.masks)
    before = bytes(observations)
    batch.step(batch.random_actions())
    assert bytes(observations) == bytes(batch.observations) != before
    assert bytes(masks) == bytes(memoryview(batch.masks))
    assert observations.format == "h"
    assert observations.readonly


@pytest.mark.parametrize("kind", ["list", "i", "q", "b"])
def test_actions_come_in_any_form(kind: str) -> None:
    batch = saleroom.batch("luxury", seats=2, size=SIZE, seed=3)
    actions = [int(action) for action in batch.random_actions()]
    batch.step(actions if kind == "list" else array(kind, actions))


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    batch = saleroom.batch("luxury", seats=2, size=SIZE, seed=3)
    before = bytes(batch.observations)
    good = [int(action) for action in batch.random_actions()]
    for wrong in (-1, 9, 14, 10**6):
        with pytest.raises(NoSuchMove, match=rf"the action {wrong} is not legal in match 2"):
            batch.step([*good[:2], wrong, good[3]])
    with pytest.raises(NoSuchMove, match="3 actions for a batch of 4"):
        batch.step(good[:3])
    with pytest.raises(TypeError):
        batch.step(7)
    assert bytes(batch.observations) == before


def test_a_state_can_be_put_into_a_batch() -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    match.play(0, {"type": "bid", "card": 90})
    batch = saleroom.batch("luxury", seats=2, size=SIZE, seed=3)
    batch.load(1, match.knowledge(1).imagine(rng_from(1)))
    assert batch.to_act[1] == 1
    assert part(batch.observations, 1, int(batch.observation_size)) == list(match.knowledge(1).observation)
    with pytest.raises(NoSuchMove, match="no match 9"):
        batch.load(9, match.state)


def test_bad_sizes_and_games_are_refused() -> None:
    with pytest.raises(saleroom.SetupError, match="at least one match"):
        saleroom.batch("luxury", size=0)
    with pytest.raises(saleroom.SetupError, match="there is no game"):
        saleroom.batch("chess")
    with pytest.raises(saleroom.SeatCountError):
        saleroom.batch("luxury", seats=9)


def test_an_information_state_can_be_pickled() -> None:
    known = saleroom.new("luxury", seats=2, seed=1).knowledge(0)
    again = pickle.loads(pickle.dumps(known))
    assert again == known
    assert again.array == known.array
    assert len(known.places) == len(known.array)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_desk_shows_what_every_seat_knows_until_after_the_end(game: str) -> None:
    match = saleroom.new(game, seats=GAMES[game].max_seats, seed=4)
    desk = Desk(match.state.setup)
    desk.begin(match.state.copy())
    rng = rng_from("desk")
    number = 0
    while True:
        if number % 20 == 0 or match.over:
            for seat in range(match.seats):
                desk.look(seat)
                assert list(desk.observation) == list(match.knowledge(seat).observation)
                assert bytes(memoryview(desk.mask)) == match.legal_mask(seat)
        if match.over:
            break
        seat = match.to_act[0]
        assert desk.seat == seat
        move = match.state.random_move(seat, rng)
        action = match.state.action_of(seat, move)
        assert desk.may(seat, action)
        assert desk.take(action)
        match.push(seat, int(match.state.move_of(seat, action)))
        number += 1
    assert desk.seat == -1
    assert not desk.take(0)
    assert desk.played == match.played
    assert [desk.rewards(margin) for margin in (False, True)] == [
        match.returns("win"),
        match.returns("margin"),
    ]


def test_a_desk_refuses_what_is_not_legal() -> None:
    desk = Desk(saleroom.new("luxury", seats=3, seed=4).state.setup)
    before = desk.state.copy()
    assert not desk.take(9)
    assert not desk.take(-1)
    assert not desk.may(0, 9)
    assert desk.state == before
    assert desk.take(3)
    assert not desk.may(0, 4)  # it has chosen
    assert desk.may(1, 4)


def test_some_matches_of_a_batch_are_stepped() -> None:
    batch = saleroom.batch("luxury", seats=2, size=SIZE, seed=3)
    before = [state.copy() for state in batch.states]
    actions = batch.random_actions()
    batch.step_some([2], [actions[2]])
    assert [state == old for state, old in zip(batch.states, before)] == [True, True, False, True]
    for lanes, some, words in (
        ([4], [0], "there is no match 4"),
        ([0, 1], [0], "1 actions for 2 matches"),
        ([0], [9], "the action 9 is not legal in match 0"),
    ):
        with pytest.raises(NoSuchMove, match=words):
            batch.step_some(lanes, some)

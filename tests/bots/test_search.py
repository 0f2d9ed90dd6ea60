"""The search: what it tries, what it says, and that it does the same again."""

import time
from typing import Any

import pytest

import saleroom
from saleroom import bots
from saleroom.arena import house_bot
from saleroom.bots.search.bot import SearchBot
from saleroom.bots.search.explanation import Explanation
from saleroom.bots.search.parallel import CHUNK
from saleroom.bots.search.policies import BeginnersPolicy, policy_of
from saleroom.bots.search.tree import Tally, Tree, run
from saleroom.conformance.plays import Chooser
from saleroom.core.match import Match
from saleroom.core.policy import RandomPolicy
from saleroom.core.rng import Rng
from saleroom.games import GAMES
from tests.bots.test_bots_play import TABLES


def some_way_along(name: str, seats: int, options: Any, seed: str) -> Match:
    """A match after a few moves of anybody."""
    chooser = Chooser(seed)
    match = saleroom.new(name, seats=seats, seed=seed, options=options)
    for _ in range(chooser.below(40)):
        if match.over:
            return match
        seat = chooser.one_of(match.to_act)
        match.play(seat, chooser.one_of(match.legal(seat)))
    return match


def a_decision(name: str, seed: str) -> tuple[Match, int]:
    """A match in which a seat has several moves, and that seat."""
    number = 0
    while True:
        match = some_way_along(name, GAMES[name].best_seats, {}, f"{seed}/{number}")
        for seat in match.to_act:
            if len(match.legal(seat)) > 2:
                return match, seat
        number += 1


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_is_worth_trying_is_legal_and_follows_from_what_the_seat_sees(
    name: str, seats: int, options: Any
) -> None:
    rng = Rng(1)
    for seed in range(8):
        match = some_way_along(name, seats, options, f"candidates/{seed}")
        policy = policy_of(match.game, match.state.setup)
        for seat in match.to_act:
            tree = Tree(match.state.setup, policy, rng)
            view = match.observe(seat)
            found = {tuple(int(move) for move in tree.make_node(match.state, seat, False).moves)}
            for _ in range(4):
                state = match.state.setup.imagine(view, rng, False)
                found.add(tuple(int(move) for move in tree.make_node(state, seat, False).moves))
                move = int(policy.move(state, seat, rng))
                assert state.is_legal(seat, move), (match.moves, move)
            assert len(found) == 1, "the moves worth trying depend on what is hidden"
            moves = found.pop()
            assert moves
            assert len(set(moves)) == len(moves)
            assert all(match.state.is_legal(seat, move) for move in moves)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_playouts_come_to_an_end_and_their_worth_adds_up(name: str, seats: int, options: Any) -> None:
    rng = Rng(2)
    match = saleroom.new(name, seats=seats, seed="worth", options=options)
    setup = match.state.setup
    game_s = policy_of(match.game, setup)
    for policy in (game_s, RandomPolicy(setup), BeginnersPolicy(game_s)):
        tree = Tree(setup, policy, rng)
        for _ in range(10):
            state = match.state.copy()
            policy.playout(state, rng)
            tree.settle(state)
            assert all(0 <= reward <= 1 for reward in tree.rewards)
            assert sum(tree.wins) <= 1.0001
            assert len(policy.outlook(state)) == state.parties()


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(name: str, level: str) -> None:
    match, seat = a_decision(name, "same")
    choices = [
        bots.make(level, name, 3, iterations=60).choose(match.knowledge(seat), match.legal(seat))
        for _ in range(2)
    ]
    assert choices[0] == choices[1]
    assert choices[0] in match.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_an_explanation_says_what_each_move_comes_to(name: str) -> None:
    match, seat = a_decision(name, "why")
    bot = bots.make("expert", name, 1, iterations=400)
    assert isinstance(bot, SearchBot)
    told = bot.explain(match.knowledge(seat), match.legal(seat))
    assert told.seat == seat
    assert told.iterations == 400
    assert told.choice in match.legal(seat)
    assert sum(one.visits for one in told.candidates) == 400
    assert sum(one.played for one in told.candidates) == pytest.approx(1)
    assert told.candidates[0].played == max(one.played for one in told.candidates)
    for one in told.candidates:
        assert one.move in match.legal(seat)
        assert 0 <= one.win <= 1
        assert one.win_error >= 0
        assert one.points_error >= 0
    assert seat not in told.beliefs
    for guesses in told.beliefs.values():
        assert 0 < sum(guess.chance for guess in guesses) <= 1.0001


@pytest.mark.parametrize("name", ["luxury", "emblems", "secret"])
def test_where_choices_are_sealed_it_believes_something_of_every_other_seat(name: str) -> None:
    match = saleroom.new(name, seed=4)
    bot = bots.make("expert", name, 1, iterations=800)
    assert isinstance(bot, SearchBot)
    told = bot.explain(match.knowledge(1), match.legal(1))
    assert sorted(told.beliefs) == [seat for seat in range(match.seats) if seat != 1]


def test_it_thinks_as_long_as_it_is_told() -> None:
    match = saleroom.new("luxury", seats=3, seed=1)
    bot = bots.make("expert", "luxury", 1)
    assert isinstance(bot, SearchBot)
    bot.choose(match.knowledge(0), match.legal(0), 0.0)
    few = bot.done
    bot.choose(match.knowledge(0), match.legal(0), 0.1)
    assert 0 < few < bot.done


def test_seconds_are_those_of_its_clock() -> None:
    match, seat = a_decision("luxury", "clock")
    bot = SearchBot(Rng(1))
    looks = iter(range(1000))
    bot.clock = lambda: float(next(looks))
    bot.choose(match.knowledge(seat), match.legal(seat), 5.0)
    assert bot.done == 5 * CHUNK  # one without looking, then one after each of the looks 1, 2, 3 and 4
    in_the_arena = house_bot("expert").make(match.game, "1")
    assert isinstance(in_the_arena, SearchBot)
    assert in_the_arena.clock is time.process_time


def test_a_tree_is_kept_for_the_next_move_of_the_same_match() -> None:
    match = saleroom.new("luxury", seats=2, seed=1)
    bot = bots.make("expert", "luxury", 1, iterations=20_000)
    assert isinstance(bot, SearchBot)
    match.play(0, bot.choose(match.knowledge(0), match.legal(0)))
    tree = bot.tree
    assert tree is not None
    match.play(1, match.legal(1)[0])
    while 0 not in match.to_act:
        match.play(1, match.legal(1)[0])
    assert bot.tree_for(match.knowledge(0)) is tree
    assert tree.root(match.knowledge(0).view).total > 0, "the search has already been here"


def explained_by(name: str, match: Match) -> Explanation:
    """What a bot on two cores says of the first decision."""
    bot = bots.make(name, match.game, "two", iterations=300, processes=2)
    assert isinstance(bot, SearchBot)
    try:
        return bot.explain(match.knowledge(0), match.legal(0))
    finally:
        bot.close()


def test_several_processes_find_the_same_each_time_and_add_up() -> None:
    match = saleroom.new("luxury", seats=3, seed=1)
    found = explained_by("expert", match)
    assert explained_by("expert", match) == found
    assert sum(one.visits for one in found.candidates) == found.iterations == 300
    for other in ("master", "expert/magda"):
        assert explained_by(other, match).candidates != found.candidates, (
            "each searches in its own way there, too"
        )


def test_sealed_choices_of_others_are_left_to_the_search() -> None:
    """The root is the same whoever has sealed a choice before."""
    first = saleroom.new("luxury", seats=3, seed=1)
    later = saleroom.new("luxury", seats=3, seed=1)
    later.play(0, later.legal(0)[0])
    later.play(2, later.legal(2)[-1])
    tree = Tree(first.state.setup, RandomPolicy(first.state.setup), Rng(1))
    root = tree.root(first.observe(1))
    assert root.mixed
    assert tree.root(later.observe(1)) is root
    run(tree, later.observe(1), root, Tally(len(root.moves)), 50)
    assert root.total == 50


@pytest.mark.parametrize(("name", "seats"), [("antiques", 4), ("colours", 3), ("emblems", 4)])
def test_an_expert_beats_simple_bots(name: str, seats: int) -> None:
    """Few matches with fixed seeds and few iterations: it must at least get its share; `make strength` measures."""
    wins = 0.0
    matches = 2 * seats
    for number in range(matches):
        seat = number % seats
        match = saleroom.new(name, seats=seats, seed=f"expert/{number // seats}")
        players = [
            bots.make("expert" if s == seat else "simple", name, f"{number}/{s}", iterations=300)
            for s in range(seats)
        ]
        outcome = bots.play(match, players).outcome
        assert outcome is not None
        wins += (seat in outcome["winners"]) / len(outcome["winners"])
    assert wins / matches >= 1 / seats

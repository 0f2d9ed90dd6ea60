"""Characters play in their own way, in the direction that is said of them, in every game and at every level."""

from dataclasses import replace
from functools import cache
from statistics import fmean

import pytest

import saleroom
from saleroom import arena, bots
from saleroom.arena.referee import Fault, Played, play_match
from saleroom.bots.search.bot import SearchBot
from saleroom.bots.styles import CHARACTERS, Style, appeal, progress, stake_of
from saleroom.core.game import Json
from saleroom.games import GAMES

ITERATIONS = 120
NEUTRAL = "expert"


class Quiet:
    """A watch that lets nothing go wrong."""

    def asked(self, seat: int) -> None: ...

    def played(self, move: Played) -> None: ...

    def failed(self, fault: Fault) -> None:
        raise AssertionError(fault)


@cache
def figures(name: str, game: str, seats: int, deals: int) -> Json:
    """The figures of a bot among neutral ones, and how they scored."""
    one = arena.house_bot(name, name="one", iterations=ITERATIONS)
    others = arena.house_bot(NEUTRAL, iterations=ITERATIONS)
    series = arena.Series(game, seats, arena.seat_all([one, others], seats), deals, "styles")
    results = [{**play_match(series, number, Quiet()), "faults": []} for number in range(series.matches)]
    row, rest = arena.rows(series, results)
    return {**row, "others_score": rest["mean_score"]}


DIRECTIONS = [
    ("vera", "emblems", 3, 8, "mean_stake", -1),
    ("otto", "emblems", 3, 8, "mean_stake", 1),
    ("leon", "luxury", 3, 12, "later_stake", 1),
    ("bruno", "luxury", 3, 12, "later_stake", -1),
    ("magda", "luxury", 3, 60, "others_score", -1),
    ("ada", "luxury", 3, 60, "score_variance", -1),
    ("stella", "luxury", 3, 60, "score_variance", 1),
]
"""Who, in which game, at how many seats, in how many deals, by which figure differs from neutral in which direction."""


@pytest.mark.parametrize(("who", "game", "seats", "deals", "figure", "sign"), DIRECTIONS)
def test_a_style_shows_in_its_own_direction(
    who: str, game: str, seats: int, deals: int, figure: str, sign: int
) -> None:
    own = figures(f"expert/{who}", game, seats, deals)[figure]
    neutral = figures(NEUTRAL, game, seats, deals)[figure]
    assert sign * (own - neutral) > 0, (own, neutral)


def decisions(name: str, game: str, matches: int) -> list[tuple[float, float]]:
    """What the lot had to offer and what was staked on it, at every decision of the first seat."""
    found = []
    stake = stake_of(GAMES[game])
    assert stake is not None
    for number in range(matches):
        match = saleroom.new(game, seats=3, seed=f"collect/{number}")
        players = [bots.make(name if seat == 0 else NEUTRAL, game, seat, iterations=60) for seat in range(3)]
        while not match.over:
            seat = match.to_act[0]
            known, legal = match.knowledge(seat), match.legal(seat)
            move = players[seat].choose(known, legal)
            staked = stake(known.json, move)
            if seat == 0 and staked is not None and len(legal) > 1:
                found.append((appeal(known), staked))
            match.play(seat, move)
    return found


def keenness(found: list[tuple[float, float]]) -> float:
    """How much more is staked on what adds much than on what adds little."""
    middle = sorted(appealing for appealing, _ in found)[len(found) // 2]
    much = [staked for appealing, staked in found if appealing > middle]
    little = [staked for appealing, staked in found if appealing < middle]
    return fmean(much) - fmean(little)


def test_nora_pays_for_what_adds_to_her_collection() -> None:
    assert keenness(decisions("expert/nora", "luxury", 12)) > keenness(decisions(NEUTRAL, "luxury", 12))


@pytest.mark.parametrize("game", ["luxury", "antiques"])
def test_felix_is_harder_to_foresee(game: str) -> None:
    """In the same place he may do more different things, and the likeliest of them is less likely."""
    match = saleroom.new(game, seats=3, seed="felix")
    seat = match.to_act[0]
    known, legal = match.knowledge(seat), match.legal(seat)
    bot = bots.make("expert/felix", game, 1, iterations=ITERATIONS)
    assert isinstance(bot, SearchBot)
    bot.choose(known, legal)
    root = bot.tree_for(known).root(known.view)
    usual, own = bot.strategy(root), bot.weights(root)
    assert sum(own) == pytest.approx(1.0)
    assert max(own) < max(usual)
    assert sum(weight > 0 for weight in own) > sum(weight > 0 for weight in usual)
    told = bot.explain(known, legal).candidates
    assert sum(one.played for one in told) == pytest.approx(1.0, abs=0.01)
    assert max(one.played for one in told) < 1.0, "what he says of himself is how he plays"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_character_plays_every_game_at_every_level(level: str, name: str) -> None:
    """All of them at tables of the smallest size; the same seed gives the same match."""
    seats = GAMES[name].min_seats
    people = [one.id for one in bots.characters()]
    for first in range(0, len(people), seats):
        cast = [people[(first + seat) % len(people)] for seat in range(seats)]
        match = saleroom.new(name, seed=first)
        players = [bots.make(f"{level}/{who}", name, who, iterations=8) for who in cast]
        assert bots.play(match, players).over


def test_characters_are_data() -> None:
    people = bots.characters()
    assert len(people) >= 9  # as many as can sit with one person at the largest table
    assert len({one.id for one in people}) == len({one.style for one in people}) == len(people)
    assert all(one.style.as_json() and not one.style.neutral for one in people)
    assert Style().neutral
    assert Style().as_json() == {}
    assert replace(Style(), spite=0.1).as_json() == {"spite": 0.1}


def test_a_level_alone_is_neutral() -> None:
    bot = bots.make("expert", "luxury")
    assert isinstance(bot, SearchBot)
    assert bot.style.neutral
    styled = bots.make("club/vera", "luxury")
    assert isinstance(styled, SearchBot)
    assert styled.style == CHARACTERS["vera"].style


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("genius", "novice, club, expert, master"),
        ("expert/nobody", "vera, otto"),
        ("expert/", "vera, otto"),
        ("simple/vera", "characters play as novice"),
        ("/vera", "novice, club"),
    ],
)
def test_unknown_names_say_what_there_is(name: str, says: str) -> None:
    with pytest.raises(saleroom.SetupError, match=says):
        bots.make(name, "luxury")
    with pytest.raises(saleroom.SetupError, match=says):
        arena.house_bot(name)


@pytest.mark.parametrize("name", GAMES)
def test_stakes_and_progress_of_every_game(name: str) -> None:
    """Passing stakes nothing, the highest bid most; a match begins at 0 and nears 1."""
    stake = stake_of(GAMES[name])
    assert stake is not None
    match = saleroom.new(name, seed="stakes")
    players = [bots.make("simple", name, seat) for seat in range(match.seats)]
    assert progress(match.knowledge(0)) == pytest.approx(0.0, abs=0.01)
    seen: list[float] = []
    while not match.over:
        seat = match.to_act[0]
        known, legal = match.knowledge(seat), match.legal(seat)
        latest = progress(known)
        stakes = [one for move in legal if (one := stake(known.json, move)) is not None]
        seen += stakes
        passing = [stake(known.json, move) for move in legal if move["type"] == "pass"]
        assert all(one in (0.0, None) for one in passing)
        match.play(seat, players[seat].choose(known, legal))
    assert latest > 0.4  # some end before everything was for sale
    assert min(seen) >= 0.0
    assert 0.3 < max(seen) <= 3.0

"""The coach: finds what was planted, adds up, knows no more than the seats, and says how sure it is."""

import json
import math
from typing import Any

import msgspec
import pytest

import saleroom
from saleroom import Match, bots, coach
from saleroom.coach import analysis, decisions, depths, lots
from saleroom.coach.decisions import look_at
from saleroom.coach.depths import Effort
from saleroom.coach.line import Line, pooled
from saleroom.coach.statistics import Mean
from saleroom.coach.types import Analysis, Share
from saleroom.core.errors import RecordError, SetupError
from saleroom.core.rng import Rng
from saleroom.games import GAMES
from tests.coach.planted import overpaid, sensible

TINY = Effort(search=2_000, most=200, line=1_200, lots=800)
SMALL = Effort(search=10_000, most=400, line=1_200, lots=2_000)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that takes moments."""
    monkeypatch.setitem(depths.EFFORTS, "quick", TINY)
    for module, name, number in (
        (decisions, "FEWEST", 24),
        (decisions, "FEWEST_AGAIN", 12),
        (lots, "FEWEST", 8),
        (lots, "PILOT", 2),
    ):
        monkeypatch.setattr(module, name, number)


def check_share(share: Share) -> None:
    assert share["luck"] + share["skill"] == pytest.approx(share["result"], abs=1e-9)
    assert share["cards"] + share["met"] == pytest.approx(share["luck"], abs=1e-9)
    assert share["own"] + share["others"] == pytest.approx(share["skill"], abs=1e-9)
    assert share["luck_error"] > 0
    assert share["skill_error"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_of_any_game_adds_up_and_is_short(game: str) -> None:
    match = sensible(game, GAMES[game].best_seats, 1)
    done: list[tuple[int, int]] = []
    found = coach.analyse(match.record(), "quick", progress=lambda *told: done.append(told))
    text = json.dumps(found, separators=(",", ":"))
    assert len(text) < 200_000
    assert msgspec.convert(json.loads(text), Analysis) == found
    assert done[-1][0] == done[-1][1]
    outcome = match.outcome
    assert outcome is not None
    assert [one["seat"] for one in found["seats"]] == list(range(match.seats))
    for seat, one in enumerate(found["seats"]):
        check_share(one)
        check_share(one["points"])
        assert one["start"] + one["result"] == pytest.approx(match.returns("win")[seat], abs=1e-5)
        assert one["points"]["start"] + one["points"]["result"] == pytest.approx(
            outcome["scores"][seat], abs=1e-5
        )
    if GAMES[game].id != "colours":  # there the house may win
        assert sum(one["result"] for one in found["seats"]) == pytest.approx(0, abs=1e-4)
    assert [lot["lot"] for lot in found["lots"]] == [sale["lot"] for sale in match.sales()]
    assert [one["after"] for one in found["curve"]] == [*[step[0] for step in match.steps], len(match.moves)]
    numbers = [one["number"] for one in found["decisions"]]
    assert numbers == sorted(numbers)
    for move in found["decisions"]:
        assert match.moves[move["number"]] == {"seat": move["seat"], **move["played"]}
        assert move["cost"] >= 0
        assert (move["best"] == move["played"]) == (move["verdict"] == "best")
        if move["verdict"] == "equal":
            assert not move["sure"]
        if "candidates" in move:
            assert move["played"] in [candidate["move"] for candidate in move["candidates"]]
    assert set(found["costly"]) <= {one["number"] for one in found["decisions"] if one["sure"]}


def test_the_same_record_gets_the_same_analysis() -> None:
    match = sensible("luxury", 2, 2)
    assert coach.analyse(match, "quick") == coach.analyse(match.record(), "quick")


@pytest.mark.parametrize(("game", "seed", "lot"), [("antiques", 1, 6), ("emblems", 1, 2)])
def test_an_overpaid_lot_is_found(monkeypatch: pytest.MonkeyPatch, game: str, seed: int, lot: int) -> None:
    monkeypatch.undo()
    monkeypatch.setitem(depths.EFFORTS, "quick", SMALL)
    match, planted = overpaid(game, seed, lot)
    found = coach.analyse(match, "quick")
    assert found["costly"][0] == planted
    move = next(one for one in found["decisions"] if one["number"] == planted)
    assert move["sure"]
    assert move["cost_points"] > 2 * move["cost_points_error"]
    sold = found["lots"][lot]
    assert sold["seat"] == 1
    assert sold["sure"]
    assert sold["overpaid"] is not None
    assert sold["overpaid"] > 0
    others = [one for place, one in enumerate(found["lots"]) if place != lot and one["overpaid"] is not None]
    assert sold["overpaid"] == max(one["overpaid"] or 0.0 for one in [sold, *others])


def test_equal_bots_show_no_skill() -> None:
    """Each within its interval, and of several matches the mean within its own."""
    skills = Mean()
    for seed in range(6):
        match = sensible("luxury", 2, f"equal/{seed}")
        line = Line(match, 8_000, Rng(seed))
        for _ in line.work():
            pass
        first, second = line.share(0, points=False), line.share(1, points=False)
        assert first["skill"] == pytest.approx(-second["skill"], abs=1e-5)
        assert abs(first["skill"]) < 3 * first["skill_error"]
        skills.add(first["skill"])
    assert abs(skills.mean) < 3 * skills.error


def test_a_weaker_seat_shows_less_skill() -> None:
    """So that the test above could fail: against players at random, skill is what wins."""
    skills = Mean()
    for seed in range(4):
        match = saleroom.new("antiques", seats=3, seed=f"weaker/{seed}")
        bots.play(match, [bots.make(level, "antiques", seed) for level in ("simple", "random", "random")])
        line = Line(match, 4_000, Rng(seed))
        for _ in line.work():
            pass
        skills.add(line.share(0, points=False)["skill"])
    assert skills.mean > 2 * skills.error > 0


def test_what_the_cards_gave_is_nothing_on_average() -> None:
    """Over deals, whoever plays: here the policy that the line is drawn with, in a game with much luck."""
    given = [Mean() for _ in range(3)]
    for seed in range(30):
        match = saleroom.new("emblems", seats=3, seed=f"redeal/{seed}")
        rng = Rng(seed)
        line = Line(match, 1, rng)
        while not match.over:
            seat = match.to_act[0]
            match.push(seat, int(line.tree.policy.move(match.state, seat, rng)))
        line = Line(match, 4_000, rng)
        for _ in line.work():
            pass
        for seat, mean in enumerate(given):
            mean.add(line.share(seat, points=True)["cards"])
    for mean in given:
        assert abs(mean.mean) < 3.5 * mean.error


@pytest.mark.parametrize("game", GAMES)
def test_what_all_seats_know_together_can_be_imagined(game: str) -> None:
    """Redealt is what nobody has seen, and nothing else."""
    for seats in {GAMES[game].min_seats, GAMES[game].max_seats}:
        match = sensible(game, seats, 3)
        now = match.at(0).state
        rng = Rng(3)
        differs = False
        for number, (seat, move) in enumerate(match.played):
            if number % 3 == 0:
                imagined = now.setup.imagine(pooled(now), rng)
                assert all(imagined.observe(seat) == now.observe(seat) for seat in range(seats))
                differs = differs or imagined != now
            now.apply(seat, move)
        assert differs


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_could_know(game: str) -> None:
    """With everything redealt that the seat cannot see, the coach says the same."""
    match = sensible(game, GAMES[game].best_seats, 4)
    number = len(match.moves) // 2
    while len(match.at(number).legal(match.played[number][0])) < 2:
        number += 1
    seat, move = match.played[number]
    now, other = match.at(number), match.at(number)
    events = other.state.events
    other.state = now.knowledge(seat).imagine(Rng(5))
    other.state.events = events
    assert other.state != now.state
    one, two = (look_at(moment, seat, move, 400, "same") for moment in (now, other))
    assert one == two


def test_a_move_that_no_expert_thinks_of_is_judged_too() -> None:
    match = saleroom.new("antiques", seats=3, seed=8)
    seat = match.to_act[0]
    legal = match.legal(seat)
    strange = legal.numbers[legal.index({"type": "bid", "coins": 13})]
    found = look_at(match, seat, strange, 600, "strange").decision
    assert found["played"] == {"type": "bid", "coins": 13}
    assert found["played"] in [one["move"] for one in found["candidates"]]
    assert found["verdict"] in ("inaccuracy", "mistake", "blunder")


def unfinished() -> Any:
    record = sensible("luxury", 2, 6).record()
    record["moves"] = record["moves"][:-3]
    return record


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (unfinished(), "not over"),
        ({**unfinished(), "rules": 99}, "99 is not the version"),
        ({**unfinished(), "game": "bridge"}, "there is no game"),
        ({"event": "Casual Game"}, "format"),
        ("/no/such/file.json", "cannot be read"),
    ],
)
def test_what_cannot_be_analysed_is_refused_with_a_sentence(record: Any, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        coach.analyse(record, "quick")


def test_an_unknown_depth_is_refused() -> None:
    with pytest.raises(SetupError, match="depths: quick, standard, deep"):
        coach.analyse(sensible("luxury", 2, 6), "bottomless")  # type: ignore[arg-type]


def test_a_long_match_is_told_without_its_least_candidates() -> None:
    match = sensible("luxury", 2, 7)
    found = coach.analyse(match, "quick")
    whole = len(json.dumps(found, separators=(",", ":")).encode())
    costly = [one for one in found["decisions"] if one["number"] in found["costly"]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "MOST_BYTES", whole - 3_000)
        analysis.shorten(found)
    assert len(json.dumps(found, separators=(",", ":")).encode()) <= whole - 3_000
    assert all("candidates" in one for one in costly)
    assert any("candidates" not in one for one in found["decisions"])


def test_a_mean_knows_its_error() -> None:
    mean = Mean()
    for value in (1.0, 2.0, 3.0, 4.0):
        mean.add(value)
    assert mean.mean == 2.5
    assert mean.error == pytest.approx(math.sqrt(5 / 3 / 4))


def test_a_match_is_left_as_it_was() -> None:
    match: Match = sensible("secret", 3, 9)
    before = match.record()
    coach.analyse(match, "quick")
    assert match.record() == before

"""Finished matches once more: frames of any viewer, prices and points by lot."""

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from saleroom.core import shapes
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server import components
from saleroom.server.problems import Problem
from saleroom.server.replay import make, replay_of
from tests.conformance.plays import CASES, ENDS, Case, Chooser, step
from tests.server.house import Person, Server, begin, open_table, play_on


def played(case: Case, seed: int) -> Match:
    match = case.start(seed)
    chooser = Chooser(seed)
    while not match.over:
        step(match, chooser)
    return match


def viewers(match: Match) -> list[str]:
    return ["all", "spectator", *map(str, range(match.seats))]


def sent(match: Match, viewer: str, **more: Any) -> Json:
    """The replay as it arrives."""
    found: Json = json.loads(msgspec.json.encode(replay_of(match, viewer, **more)))
    return found


def validator_of(match: Match) -> Any:
    """What the document says of a replay of this game."""
    schemas = components.all_components({match.game.id: match.game.types})
    return jsonschema_rs.validator_for({**components.ref("Replay"), "components": {"schemas": schemas}})


def test_a_wrong_replay_is_noticed() -> None:
    match = played(Case("luxury", 2, "plain"), 4)
    validator = validator_of(match)
    replay = sent(match, "0")
    validator.validate(replay)
    for path, value in (
        (["surprise"], 1),
        (["frames", 3, "surprise"], 1),
        (["frames", 3, "view", "surprise"], 1),
        (["frames", 3, "view", "to_act"], "all"),
        (["lots", 0, "card"], 25),
    ):
        spoiled: Any = json.loads(json.dumps(replay))
        place = spoiled
        for step_ in path[:-1]:
            place = place[step_]
        place[path[-1]] = value
        assert not validator.is_valid(spoiled), path


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_frames_add_up_to_what_the_viewer_saw(case: Case) -> None:
    match = played(case, 4)
    types = match.game.types
    validator = validator_of(match)
    for viewer in viewers(match):
        replay = sent(match, viewer)
        validator.validate(replay)
        seat = int(viewer) if viewer.isdigit() else None
        whole: dict[str, Json] = {"view": {}, "insight": {}, "position": {}}
        again = Match.start(match.game, seats=match.seats, options=match.options, deal=match.deal)
        assert [frame["number"] for frame in replay["frames"]] == list(range(len(match.moves) + 1))
        for frame in replay["frames"]:
            number = frame["number"]
            if number:
                assert {"seat": frame["seat"], **frame["move"]} == match.moves[number - 1]
                again.play_record_move(match.moves[number - 1])
            else:
                assert (frame["seat"], frame["move"], frame["events"]) == (None, None, [])
            for part, now in whole.items():
                now.update(frame.get(part, {}))
            insight = {**again.insight(seat, for_human=viewer != "all"), "lots": None}
            if viewer == "all":
                assert whole["position"] == json.loads(json.dumps(again.position()))
                assert whole["view"] == json.loads(json.dumps(again.view(None)))
                assert whole["insight"]["scores"] == list(again.state.scores())
            else:
                assert "position" not in frame
                assert whole["view"] == json.loads(json.dumps(again.view(seat, for_human=True)))
                assert {**whole["insight"], "lots": None} == insight
                assert frame["events"] == again.events(seat, after=max(0, number - 1)) or not number
        assert shapes.misfit(whole["view"], types.View) is None
        assert shapes.misfit(whole["insight"], types.Insight) is None
        assert whole["view"]["outcome"] == replay["outcome"] == match.outcome


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_who_is_all_knowing_sees_every_event_whole(case: Case) -> None:
    match = played(case, 3)
    told = [event for frame in sent(match, "all")["frames"] for event in frame["events"]]
    for viewer in viewers(match)[1:]:
        seen = [event for frame in sent(match, viewer)["frames"] for event in frame["events"]]
        for event in seen:
            assert any(event.items() <= other.items() for other in told if other["type"] == event["type"])
    assert len(told) == match.event_count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_prices_and_points_by_lot(case: Case) -> None:
    match = played(case, 2)
    chart = sent(match, "spectator", frames=False)
    assert chart["frames"] == []
    assert chart["moves"] == len(match.moves)
    assert [lot["lot"] for lot in chart["lots"]] == list(range(1, len(chart["lots"]) + 1))
    for lot in chart["lots"]:
        scores = lot.pop("scores")
        assert shapes.misfit(lot, match.game.types.Sale) is None
        assert scores == [int(score) for score in match.at(lot["at"]).state.scores()]
    assert chart["opening"] == [int(score) for score in match.at(0).state.scores()]
    outcome = match.outcome
    assert outcome is not None
    assert chart["lots"], "every match sells or loses a lot"


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_frames_say_which_lot_is_being_sold(case: Case) -> None:
    match = played(case, 1)
    replay = sent(match, "spectator")
    lots = replay["lots"]
    for frame in replay["frames"]:
        done = sum(lot["at"] <= frame["number"] for lot in lots)
        assert frame["lot"] == min(done + 1, len(lots))


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_a_replay_is_small(case: Case) -> None:
    match = played(case, 8)
    for viewer in viewers(match):
        assert len(msgspec.json.encode(replay_of(match, viewer))) < 300_000


@pytest.mark.parametrize("viewer", ["", "3", "-1", "nobody", "00000001", "²", "1.0"])
def test_unknown_viewers_are_refused(viewer: str) -> None:
    match = played(Case("luxury", 3, "plain"), 1)
    with pytest.raises(Problem) as refused:
        make(match.record(), viewer, frames=True)
    assert refused.value.status == 400


def test_a_table_is_shown_again_when_it_is_over(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    problem = people[0].request("GET", f"/tables/{code}/replay")
    assert (problem.status_code, problem.json()["code"]) == (409, "not-over")
    play_on(code, people)
    guest = Person(server)
    record = guest.get(f"/tables/{code}/record")
    for viewer in ("all", "spectator", "0", "1"):
        replay = guest.get(f"/tables/{code}/replay?viewer={viewer}")
        assert replay["viewer"] == viewer
        assert len(replay["frames"]) == len(record["moves"]) + 1
        assert replay == guest.post("/replay", record=record, viewer=viewer)
        chart = guest.get(f"/tables/{code}/replay?viewer={viewer}&frames=false")
        assert chart == {**replay, "frames": []}
    assert guest.get(f"/tables/{code}/replay")["viewer"] == "all"
    assert guest.request("GET", f"/tables/{code}/replay?viewer=7").status_code == 400


def test_a_record_that_is_none_is_refused(server: Server) -> None:
    person = Person(server)
    record = played(Case("luxury", 2, "plain"), 1).record()
    assert person.post("/replay", record=record)["frames"]
    unfinished = {**record, "moves": record["moves"][:5]}
    assert person.post("/replay", record=unfinished)["outcome"] is None
    assert person.refused("/replay", record={})["code"] == "bad-record"
    wrong = {**record, "moves": [*record["moves"], record["moves"][0]]}
    assert person.refused("/replay", record=wrong)["code"] == "bad-record"
    assert person.refused("/replay", record=record, viewer="9")["code"] == "bad-request"
    assert person.refused("/replay", record={**record, "note": "x" * 200_000})["code"] == "too-large"

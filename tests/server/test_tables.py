"""Tables: opening, joining, seats, spectators, personal links, rematch, restart."""

import signal

import pytest

from tests.core.wrong_options import WRONG_OPTIONS
from tests.server.house import Person, Server, begin, by_seat, open_table, play_on


def test_open_join_start_and_play_to_the_end(server: Server) -> None:
    code, people = open_table(server, "luxury", 3)
    begin(code, people)
    assert sorted(by_seat(code, people)) == [0, 1, 2]
    play_on(code, people)
    state = people[0].state(code)
    assert state["table"]["state"] == "over"
    assert state["view"]["outcome"]["winners"]
    record = people[1].get(f"/tables/{code}/record")
    verdict = people[1].post(
        "/verify", record={k: v for k, v in record.items() if k != "receipt"}, receipt=record["receipt"]
    )
    assert verdict == {"fair": True, "problems": []}


def test_the_lobby_lists_open_tables_only_while_they_wait(server: Server) -> None:
    listed, people = open_table(server, "emblems", 2, seats=3, listed=True)
    hidden, _ = open_table(server, "emblems", 1, seats=3)
    codes = {table["code"]: table for table in Person(server).get("/tables")}
    assert codes[listed]["seated"] == 2
    assert hidden not in codes
    begin(listed, people)
    assert listed not in {table["code"] for table in Person(server).get("/tables")}


def test_it_begins_when_full_and_all_are_ready(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    assert people[0].post(f"/tables/{code}/ready")["state"] == "waiting"
    assert people[1].post(f"/tables/{code}/ready", entropy="tails")["state"] == "playing"
    assert people[0].state(code)["table"]["commitment"]


def test_only_the_host_may_start_early_and_bots_take_the_empty_seats(server: Server) -> None:
    code, people = open_table(server, "secret", 2, seats=4)
    assert people[1].refused(f"/tables/{code}/start")["code"] == "not-host"
    begin(code, people)
    members = people[0].state(code)["table"]["members"]
    assert sum(member["bot"] is not None for member in members) == 2
    assert sorted(member["seat"] for member in members) == [0, 1, 2, 3]


def test_a_full_or_begun_table_takes_nobody_but_may_be_watched(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    late = Person(server)
    assert late.refused(f"/tables/{code}/join", nickname="Late")["code"] == "full"
    begin(code, people)
    assert late.refused(f"/tables/{code}/join", nickname="Late")["code"] == "started"
    state = Person(server).state(code)
    assert state["view"]["viewer"] is None
    assert state["legal"] == []


def test_a_seat_is_held_by_its_secret_and_moves_with_a_personal_link(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    seat = people[0].state(code)["view"]["viewer"]
    link = people[0].post("/me/link")["secret"]
    phone = Person(server)
    assert phone.state(code)["view"]["viewer"] is None
    phone.post("/me/claim", link=link)
    assert phone.state(code)["view"]["viewer"] == seat
    assert people[0].state(code)["view"]["viewer"] == seat
    assert Person(server).refused("/me/claim", link=link)["code"] == "used-link"
    assert Person(server, secret="x" * 43).state(code)["view"]["viewer"] is None


def test_rematch_opens_the_same_table_anew(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    assert people[0].refused(f"/tables/{code}/rematch")["code"] == "not-over"
    play_on(code, people)
    again = people[0].post(f"/tables/{code}/rematch")
    assert again["code"] != code
    assert again["game"] == "luxury"
    people[1].post(f"/tables/{again['code']}/join", nickname="Back")


def test_seats_and_moves_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    first = Server(folder).start()
    code, people = open_table(first, "antiques", 3)
    begin(code, people)
    play_on(code, people, 25)
    before = [person.state(code) for person in people]
    assert first.stop() in (0, -signal.SIGTERM)
    with Server(folder, port=first.port) as second:
        for person in people:
            person.server = second
        after = [person.state(code) for person in people]
        for old, new in zip(before, after, strict=True):
            assert new["view"] == old["view"]
            assert new["legal"] == old["legal"]
            assert new["events"] == old["events"]
            assert new["clocks"] == old["clocks"]
        play_on(code, people, 5)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "luxury", "seats": 9}, "bad-table"),
        ({"game": "luxury", "options": {"x": 1}}, "bad-table"),
        ({"game": "luxury", "preset": "x"}, "bad-table"),
        ({"game": "luxury", "preset": 5}, "bad-request"),
        ({"game": "luxury", "preset": "as-printed", "options": {"memory": True}}, "bad-table"),
        ({"game": "luxury", "bots": ["genius"]}, "no-such-bot"),
        ({"game": "luxury", "seats": 2, "bots": ["simple", "simple"]}, "bad-table"),
        ({"game": "luxury", "clock": {"kind": "live", "seconds": 1}}, "bad-request"),
        ({"game": "luxury", "surplus": 1}, "bad-request"),
        ({"game": 5}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: Server, content: dict[str, object], code: str
) -> None:
    assert Person(server).refused("/tables", **{"nickname": "Fox", **content})["code"] == code


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"game": "luxury", "preset": "x"}, "luxury has no preset 'x'; its presets: as-printed"),
        ({"game": "secret", "preset": "as-printed"}, "secret has no preset 'as-printed'; its presets: none"),
        (
            {"game": "luxury", "preset": "as-printed", "options": {"memory": True}},
            "option memory of luxury is set by the preset as-printed; allowed: false, or no preset",
        ),
    ],
)
def test_a_preset_that_cannot_be_is_refused_with_what_is_allowed(
    server: Server, content: dict[str, object], sentence: str
) -> None:
    refused = Person(server).refused("/tables", nickname="Fox", **content)
    assert refused["title"] == f"That table isn't possible: {sentence}."


def test_a_table_is_opened_with_a_preset_and_says_so(server: Server) -> None:
    code, people = open_table(server, "luxury", 2, preset="as-printed", listed=True)
    fox, hen = people
    table = fox.state(code)["table"]
    assert (table["preset"], table["options"]) == ("as-printed", {"memory": False})
    listed = next(one for one in hen.get("/tables") if one["code"] == code)
    assert (listed["preset"], listed["options"]) == ("as-printed", {"memory": False})
    assert [one["preset"] for one in fox.get("/me/tables") if one["code"] == code] == ["as-printed"]
    begin(code, people)
    play_on(code, people)
    assert fox.state(code)["table"]["preset"] == "as-printed"
    assert fox.get("/me/matches")[0]["preset"] == "as-printed"
    assert fox.get(f"/tables/{code}/replay?frames=false")["preset"] == "as-printed"
    assert fox.post(f"/tables/{code}/rematch")["preset"] == "as-printed"


def test_the_preset_of_a_table_follows_from_its_options(server: Server) -> None:
    fox = Person(server)

    def preset(**content: object) -> object:
        return fox.post("/tables", game="luxury", nickname="Fox", **content)["preset"]

    assert preset() is None
    assert preset(options={"memory": True}) is None
    assert preset(options={"memory": False}) == "as-printed"
    assert preset(options={"memory": False, "readings": []}) == "as-printed"
    more = {"readings": ["must-blackmail"]}
    assert preset(options={"memory": False, **more}) is None
    assert preset(preset="as-printed", options=more) is None


def test_equal_points_and_any_number_of_a_sign_are_no_mistake(server: Server) -> None:
    options = {"lots": [{"points": 5, "sign": "jewel"}] * 9}
    assert (
        Person(server).post("/tables", game="luxury", nickname="Fox", options=options)["options"] == options
    )


def test_wrong_options_are_refused_with_the_sentence_of_the_library(server: Server) -> None:
    person = Person(server)
    for game, options, sentence in WRONG_OPTIONS:
        refused = person.refused("/tables", nickname="Fox", game=game, options=options)
        assert refused["code"] == "bad-table"
        assert refused["title"] == f"That table isn't possible: {sentence}."


@pytest.mark.parametrize("nickname", ["", "   ", "\x00\x1b", "x" * 10_000, "\u200b"])
def test_nicknames_are_checked(server: Server, nickname: str) -> None:
    assert Person(server).refused("/tables", game="luxury", nickname=nickname)["code"] == "bad-text"


def test_markup_in_a_nickname_is_only_text(server: Server) -> None:
    table = Person(server).post("/tables", game="luxury", nickname="<script>alert(1)</script>"[:24])
    assert table["members"][0]["nickname"] == "<script>alert(1)</script>"[:24]

"""Bots at a table are somebody: who, how that is chosen, kept and told."""

from collections import Counter
from typing import Any

from saleroom import bots
from saleroom.bots.styles import in_order
from saleroom.server.rooms import Member
from tests.server.house import Person, Server

Json = dict[str, Any]


def cast(table: Json) -> list[tuple[str, str]]:
    """The bots of a table with their characters, in order of arrival."""
    return [(one["bot"], one["character"]) for one in table["members"] if one["bot"]]


def test_what_there_is_is_told_with_what_it_means(server: Server) -> None:
    found = Person(server).get("/bots")
    people = [one["level"] for one in found["levels"] if one["for_people"]]
    assert people == ["novice", "club", "expert", "master"]
    assert [one["level"] for one in found["levels"]] == bots.names()
    assert [one["id"] for one in found["characters"]] == [one.id for one in bots.characters()]
    assert all(one["about"].endswith(".") for one in (*found["levels"], *found["characters"]))
    assert all(one["style"] for one in found["characters"])


def test_a_full_table_of_bots_has_nobody_twice(server: Server) -> None:
    fox = Person(server)
    table = fox.post("/tables", game="emblems", seats=10, nickname="Fox", bots=["novice"] * 9)
    assert [character for _, character in cast(table)] == in_order(table["code"])
    names = [one["nickname"] for one in table["members"]]
    assert names[1:] == [character.title() for _, character in cast(table)]
    assert max(Counter(names).values()) == 1


def test_who_sits_down_follows_from_the_code(server: Server) -> None:
    fox = Person(server)
    tables = [
        fox.post("/tables", game="luxury", seats=3, nickname="Fox", bots=["club"] * 2) for _ in range(4)
    ]
    for table in tables:
        assert [character for _, character in cast(table)] == in_order(table["code"])[:2]
        assert cast(fox.state(table["code"])["table"]) == cast(table)
    assert len({tuple(cast(table)) for table in tables}) > 1


def test_the_host_chooses_who(server: Server) -> None:
    fox = Person(server)
    opened = {"game": "antiques", "seats": 5, "nickname": "Fox"}
    code = fox.post("/tables", **opened, bots=["expert/vera", "club"])["code"]
    bots_at = f"/tables/{code}/bots"
    taken = cast(fox.state(code)["table"])[1][1]
    free = next(one.id for one in bots.characters() if one.id not in ("vera", taken))
    table = fox.post(bots_at, level="master", character=free)
    assert cast(table) == [("expert", "vera"), ("club", taken), ("master", free)]
    refused = fox.refused(bots_at, level="club", character="vera")
    assert (refused["code"], refused["title"]) == ("character-taken", "Vera is already at this table.")
    assert fox.refused(bots_at, level="club", character="nobody")["code"] == "no-such-character"
    assert fox.refused("/tables", **opened, bots=["club/otto", "novice/otto"])["code"] == "character-taken"
    first = fox.post("/tables", **opened, bots=["club", "club", *(f"club/{one}" for one in ("vera", "otto"))])
    assert [character for _, character in cast(first)][2:] == ["vera", "otto"]
    assert fox.refused("/tables", **opened, bots=["club/nobody"])["code"] == "no-such-character"
    assert fox.refused("/tables", **opened, bots=["genius/vera"])["code"] == "no-such-bot"


def test_bots_for_authors_have_a_face_and_no_style() -> None:
    assert Member(1, None, "simple", "Vera", character="vera").bot_name == "simple"
    assert Member(1, None, "expert", "Vera", character="vera").bot_name == "expert/vera"
    assert Member(1, None, "expert", "Bot 1").bot_name == "expert"
    assert Member(1, "fox", None, "Fox").bot_name is None


def test_empty_seats_are_taken_by_somebody_at_club_level(server: Server) -> None:
    fox = Person(server)
    code = fox.post("/tables", game="luxury", seats=3, nickname="Fox", bots=["novice/ada"])["code"]
    table = fox.post(f"/tables/{code}/start")
    assert cast(table)[0] == ("novice", "ada")
    assert cast(table)[1][0] == "club"
    assert cast(table)[1][1] not in (None, "ada")

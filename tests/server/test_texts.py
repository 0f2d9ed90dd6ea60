"""Texts of people, nicknames and chat: cleaned, limited, and phrases that everybody reads in their own language."""

import asyncio

import pytest

from tests.server.house import Person, Server


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Fox\x00\x1b[31m", "Fox[31m"),
        ("\u202eFox\u202c\u2066x\u2069", "Foxx"),
        ("F\u200bo\ufeffx", "Fox"),
        ("  two\n\twords  ", "two words"),
        ("e\u0301", "é"),
        ("\u2028line", "line"),
        ("キツネ 🦊", "キツネ 🦊"),
        ("\U000e0041tag", "tag"),
    ],
)
def test_texts_are_cleaned(server: Server, given: str, kept: str) -> None:
    async def talk() -> None:
        person = Person(server)
        table = await asyncio.to_thread(person.post, "/tables", game="luxury", nickname=given)
        assert table["members"][0]["nickname"] == kept
        async with person.live(table["code"]) as line:
            await line.say(type="chat", id="c", text=given)
            assert (await line.until("chat"))["text"] == kept

    asyncio.run(talk())


def test_a_phrase_has_a_name_for_readers_of_other_languages(server: Server) -> None:
    async def talk() -> None:
        person = Person(server)
        code = (await asyncio.to_thread(person.post, "/tables", game="luxury", nickname="Fox"))["code"]
        async with person.live(code) as line:
            await line.say(type="chat", id="a", text="Gut geboten!", phrase="well-bid")
            said = await line.until("chat")
            assert (said["text"], said["phrase"]) == ("Gut geboten!", "well-bid")
            await asyncio.to_thread(person.post, f"/tables/{code}/chat", text="Danke!", phrase="thanks")
            assert (await line.until("chat"))["phrase"] == "thanks"
            await line.say(type="chat", id="b", text="Danke!")
            assert "phrase" not in await line.until("chat")
            so_far = await asyncio.to_thread(Person(server).get, f"/tables/{code}/chat")
            assert [(one["text"], one.get("phrase")) for one in so_far] == [
                ("Gut geboten!", "well-bid"),
                ("Danke!", "thanks"),
                ("Danke!", None),
            ]
            await line.say(type="chat", id="c", text="Danke!", phrase="<b>")
            assert (await line.until("problem"))["problem"]["code"] == "bad-message"

    asyncio.run(talk())


def test_texts_have_a_length(server: Server) -> None:
    person = Person(server)
    code = person.post("/tables", game="luxury", nickname="x" * 24)["code"]
    person.post(f"/tables/{code}/chat", text="é" * 280)
    assert person.refused(f"/tables/{code}/chat", text="x" * 281)["code"] == "bad-text"
    assert person.refused("/tables", game="luxury", nickname="x" * 25)["code"] == "bad-text"
    assert person.refused(f"/tables/{code}/chat", text="\u202e")["code"] == "bad-text"
    for words in ("\x00", "x" * 65, "three\n", "\n", "é", "\x7f", 5, ["x"], {"0": "x"}):
        answer = person.request("POST", f"/tables/{code}/ready", json={"entropy": words})
        assert answer.status_code == 400, words
    assert person.post(f"/tables/{code}/ready", entropy="~" * 64)["members"][0]["added_entropy"]

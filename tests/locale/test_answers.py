"""The language of what the server answers: by the header, by the address, over HTTP and the websocket."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from saleroom.server.app import create_app
from saleroom.server.languages import LANGUAGES, say
from saleroom.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("house")
    with TestClient(create_app(Settings(data_dir=str(folder), bot_processes=0))) as found:
        yield found


def no_such_table(language: str) -> str:
    sentence = say(language, "problem-no-such-table", {})
    assert sentence
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_decides(client: TestClient[Litestar], language: str) -> None:
    answer = client.get("/api/v1/tables/none", headers={"Accept-Language": f"{language}-XX, fr;q=0.5"})
    assert answer.status_code == 404
    assert answer.headers["content-language"] == language
    problem: dict[str, Any] = answer.json()
    assert problem["title"] == no_such_table(language)
    assert problem["message"] == {"id": "problem-no-such-table", "args": {}}


def test_the_address_goes_before_the_header(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/v1/tables/none?lang=ja", headers={"Accept-Language": "de"})
    assert answer.json()["title"] == no_such_table("ja")


def test_an_unknown_language_is_answered_in_english(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/v1/tables/none?lang=xx", headers={"Accept-Language": "xx"})
    assert answer.headers["content-language"] == "en"
    assert answer.json()["title"] == no_such_table("en")


def test_what_the_framework_refuses_is_said_too(client: TestClient[Litestar]) -> None:
    missing = client.get("/api/v1/nothing?lang=ru").json()
    assert (missing["code"], missing["title"]) == ("not-found", say("ru", "problem-not-found", {}))
    wrong = client.post("/api/v1/tables?lang=de", json={"game": 7}).json()
    assert wrong["message"]["id"] == "problem-bad-request"
    assert wrong["title"] == say("de", "problem-bad-request", wrong["message"]["args"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_websocket_speaks_it(client: TestClient[Litestar], language: str) -> None:
    with client.websocket_connect(f"/api/v1/tables/none/live?lang={language}") as socket:
        message = socket.receive_json()
    assert message["problem"]["title"] == no_such_table(language)


def test_a_refused_move_carries_its_message(client: TestClient[Litestar]) -> None:
    opened = client.post(
        "/api/v1/tables",
        json={"game": "luxury", "seats": 2, "nickname": "Fox", "bots": ["simple"]},
    ).json()
    code = opened["code"]
    client.post(f"/api/v1/tables/{code}/start")
    answer = client.post(
        f"/api/v1/tables/{code}/moves?lang=ru", json={"move": {"type": "bid", "card": 25}, "id": "one"}
    )
    problem = answer.json()
    assert (answer.status_code, problem["rule"]) == (422, "L3")
    assert problem["message"]["id"] == "refused-luxury-no-such-card"
    assert problem["title"] == say("ru", "refused-luxury-no-such-card", problem["message"]["args"])

"""What stands between a table and people who mean it ill: origins, cookies, headers, limits, secrets."""

import asyncio
import http.client
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.house import NO_TLS, Person, Server, begin, by_seat, open_table, play_on

HEADERS = {
    "content-security-policy": "script-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-",  # no-store; pages of the client are kept but asked for again
}
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("secure"), origins=f"{FRIEND}, https://other.example/") as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits, behind TLS."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, rate=0.5, burst=25, connections=2, tables=3, secure_cookies=1) as running:
        yield running


def checked(answer: httpx.Response) -> httpx.Response:
    """An answer with all the headers that every answer has, each once."""
    for name, value in HEADERS.items():
        assert value in answer.headers.get(name, ""), (name, answer.request.url)
        assert len(answer.headers.get_list(name)) == 1, name
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    return answer


# -- origins ------------------------------------------------------------------------------------------------


def origins(server: Server) -> dict[str | None, bool]:
    own = f"127.0.0.1:{server.port}"
    return {
        None: True,
        f"http://{own}": True,
        f"https://{own}": True,
        FRIEND: True,
        "https://other.example": True,
        "null": False,
        "https://evil.example": False,
        f"http://{own}.evil.example": False,
        f"http://127.0.0.1:{server.port + 1}": False,
        f"{FRIEND}.evil.example": False,
        "": False,
    }


def test_websockets_only_for_pages_of_known_origins(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)

    async def opens(origin: str | None) -> bool:
        headers: dict[str, Any] = {} if origin is None else {"Origin": origin}
        try:
            async with people[0].live(code, **headers) as line:
                return bool(await line.until("state"))
        except websockets.InvalidStatus as refused:
            return refused.response.status_code != 403

    for origin, allowed in origins(server).items():
        assert asyncio.run(opens(origin)) is allowed, origin


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_changes_only_from_pages_of_known_origins(server: Server, method: str) -> None:
    person = Person(server)
    person.post("/tables", game="luxury", nickname="Fox")
    path = "/me/link" if method == "POST" else "/me/credentials"
    for origin, allowed in origins(server).items():
        answer = person.request(method, path, headers={} if origin is None else {"Origin": origin})
        assert (answer.status_code < 300) is allowed, origin
        assert allowed or answer.json()["code"] == "wrong-origin"


# -- cookies and headers ------------------------------------------------------------------------------------


def test_the_cookie_is_for_the_server_alone(server: Server, strict: Server) -> None:
    for house, secure in ((server, False), (strict, True)):
        answer = Person(house).request("POST", "/tables", json={"game": "luxury", "nickname": "Fox"})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("saleroom=")
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert ("secure" in cookie) is secure


def test_every_answer_has_the_headers(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    client = httpx.Client(base_url=server.url)
    for path in ("/health", "/ready", "/api/v1/games", f"/api/v1/tables/{code}", "/api/v1/tables",
                 "/api/v1/schema/openapi.json"):  # fmt: skip
        assert checked(client.get(path)).status_code == 200
    for path in ("/api/v1/nothing", "/api/v1/tables/zzzzzzzzzzzz", "/api/v1/tables/%00", "/nothing.php"):
        assert checked(client.get(path)).status_code == 404
    assert checked(client.delete("/api/v1/tables")).status_code == 405
    assert checked(client.request("OPTIONS", "/api/v1/tables")).status_code in (204, 405)
    assert checked(client.post("/api/v1/tables", content="x")).status_code == 415
    assert checked(client.post("/api/v1/tables", json={"nickname": "x" * 100_001})).status_code == 413
    assert checked(client.post("/api/v1/tables", json=[])).status_code == 400
    assert checked(client.post(f"/api/v1/tables/{code}/leave")).status_code == 401
    assert checked(client.get("/api/v1/me", headers={"Authorization": "Bearer x"})).status_code == 401
    assert checked(people[0].request("GET", f"/tables/{code}/record")).status_code == 409


def test_a_mistake_of_ours_is_admitted_without_details(tmp_path: Path) -> None:
    house = Server(tmp_path)
    fault = (
        "import sys; from saleroom.server.house.lobby import Lobby; Lobby.show = lambda self, **_: 1 / 0;"
        "from saleroom.cli.main import main; sys.exit(main())"
    )
    house.command = [sys.executable, "-c", fault, "serve"]
    with house:
        answer = checked(httpx.get(f"{house.url}/api/v1/tables"))
        assert answer.status_code == 500
        assert answer.json()["code"] == "our-mistake"
        assert "Zero" not in answer.text
        assert "ZeroDivisionError" in house.log.read_text()
        assert httpx.get(f"{house.url}/health").status_code == 200


# -- sizes and shapes ---------------------------------------------------------------------------------------


def test_large_bodies_are_refused_however_they_are_sent(server: Server) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b" " * 10_000

    answer = httpx.post(
        f"{server.url}/api/v1/tables", content=pieces(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest("POST", "/api/v1/tables")
    line.putheader("Content-Type", "application/json")
    line.putheader("Content-Length", "many")
    line.endheaders()
    assert line.getresponse().status == 400


@pytest.mark.parametrize(
    "text",
    ["[" * 40_000, '{"a":' * 15_000, '{"game":' + "[" * 20_000 + "]" * 20_000 + "}", "\ufeff{}", "1" * 5000],
)
def test_deep_and_odd_json_is_refused(server: Server, text: str) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("tables", "verify"):
        answer = httpx.post(
            f"{server.url}/api/v1/{path}", content=text.encode(), headers=headers, verify=NO_TLS
        )
        assert answer.status_code == 400, answer.text
        assert answer.json()["title"]
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    answer = httpx.post(f"{server.url}/api/v1/verify", json={"record": {"format": deep}, "receipt": {}})
    assert answer.status_code == 400


def test_large_and_deep_messages_are_answered_or_cut_off(server: Server) -> None:
    async def talk() -> None:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        async with people[0].live(code) as line:
            await line.until("state")
            await line.socket.send("x" * 20_001)
            assert (await line.until("problem"))["problem"]["code"] == "too-large"
            await line.socket.send('{"type":"move","id":"d","move":' + "[" * 9000 + "]" * 9000 + "}")
            assert (await line.until("problem"))["problem"]["code"] == "bad-message"
            await line.socket.send("x" * 200_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with people[0].live(code) as line:
            await line.until("state")

    asyncio.run(talk())


# -- limits -------------------------------------------------------------------------------------------------


def refused_for_haste(answer: httpx.Response) -> None:
    assert checked(answer).status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["code"] == "too-many"
    assert "wait" in answer.json()["title"]


def test_too_many_requests_are_refused_with_the_time_to_wait(strict: Server) -> None:
    hasty, calm = Person(strict), Person(strict)
    for person in (hasty, calm):
        person.post("/tables", game="luxury", nickname="Fox")
        person.get("/me")
    answers = [hasty.request("GET", "/me") for _ in range(40)]
    refused_for_haste(answers[-1])
    assert answers[0].status_code == 200
    assert calm.request("GET", "/me").status_code == 200, "one client's haste is not another's"


def test_too_many_messages_are_refused_and_the_line_stays(strict: Server) -> None:
    person = Person(strict)
    code = person.post("/tables", game="luxury", nickname="Fox")["code"]

    async def talk() -> None:
        async with person.live(code) as line:
            await line.until("state")
            for number in range(40):
                await line.say(type="ping", id=f"p{number}")
            problem = await line.until("problem")
            assert problem["problem"]["code"] == "too-many"
            assert problem["problem"]["retry_after"] > 0
            await asyncio.sleep(problem["problem"]["retry_after"] + 2.5)
            await line.say(type="ping", id="patient")
            await line.until("pong", id="patient")

    asyncio.run(talk())


def test_nobody_opens_too_many_connections(strict: Server) -> None:
    person = Person(strict)
    code = person.post("/tables", game="luxury", nickname="Fox")["code"]

    async def talk() -> None:
        async with person.live(code) as first, person.live(code) as second:
            await first.until("state")
            await second.until("state")
            async with person.live(code) as third:
                problem = await third.until("problem")
                assert problem["problem"]["code"] == "too-many-connections"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await third.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            answer = await asyncio.to_thread(person.request, "GET", f"/turns?table={code}")
            assert answer.json()["code"] == "too-many-connections"
        for _ in range(50):
            async with person.live(code) as line:
                if (await line.hear())["type"] == "state":
                    return
            await asyncio.sleep(2)
        raise AssertionError("a closed connection still counts")

    asyncio.run(talk())


def test_nobody_sits_at_too_many_tables(strict: Server) -> None:
    person = Person(strict)
    codes = [person.post("/tables", game="luxury", nickname="Fox")["code"] for _ in range(3)]
    problem = person.refused("/tables", game="luxury", nickname="Fox")
    assert problem["code"] == "too-many-tables"
    person.post(f"/tables/{codes[0]}/leave")
    person.post("/tables", game="luxury", nickname="Fox")


def test_guessed_secrets_cost_the_address_not_the_database(tmp_path: Path) -> None:
    with Server(tmp_path, rate=0.1, burst=10) as house:
        answers = [
            httpx.get(
                f"{house.url}/api/v1/me", headers={"Authorization": f"Bearer guess{number}"}, verify=NO_TLS
            )
            for number in range(14)
        ]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 4
        refused_for_haste(Person(house, secret="another guess").request("GET", "/me"))

        async def knock() -> int:
            url = f"ws{house.url[4:]}/api/v1/tables/zzzzzzzzzzzz/live"
            async with websockets.connect(url, additional_headers={"Cookie": "saleroom=guess"}) as line:
                problem = json.loads(await line.recv())
                assert problem["problem"]["code"] == "too-many"
                await line.wait_closed()
                return line.close_code or 0

        assert asyncio.run(knock()) == 4429


def test_all_limits_are_listed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saleroom", "serve", "--help"]
    text = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    for name in ("RATE", "BURST", "CONNECTIONS", "TABLES", "ORIGINS", "SECURE_COOKIES"):
        assert f"SALEROOM_{name}" in text


# -- secrets ------------------------------------------------------------------------------------------------


def test_secrets_are_kept_as_hashes_and_stand_in_no_log(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="debug") as house:
        code, people = open_table(house, "luxury", 2)
        begin(code, people)
        seats = by_seat(code, people)
        link = people[0].post("/me/link")["secret"]
        token = people[0].post("/tokens", nickname="Robot")["secret"]
        people[0].request("GET", "/me", headers={"Authorization": f"Bearer {token}x"})
        people[0].refused("/me/claim", link=link + "x")
        seats[0].refused(f"/tables/{code}/moves", id="secret-id", move={"type": "bid", "card": 1})
        play_on(code, people, 4)
        secrets = [link, token, *(person.secret for person in people if person.secret)]
        log = house.log.read_bytes()
        for text in (*secrets, code, "Person 0", "secret-id"):
            assert text.encode() not in log
        for file in tmp_path.glob("saleroom.sqlite3*"):
            kept = file.read_bytes()
            for secret in secrets:
                assert secret.encode() not in kept
    with sqlite3.connect(tmp_path / "saleroom.sqlite3") as db:
        assert {len(row[0]) for row in db.execute("SELECT hash FROM credentials")} == {64}


def test_no_secret_stands_in_an_address(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/v1/schema/openapi.json").json()
    for path, ways in document["paths"].items():
        for spec in ways.values():
            names = [parameter["name"] for parameter in spec.get("parameters", [])]
            assert not {"token", "secret", "link", "cookie"} & set(names), path


def test_other_sessions_can_be_ended(server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    laptop, phone = people[0], Person(server)
    phone.post("/me/claim", link=laptop.post("/me/link")["secret"])
    unused = laptop.post("/me/link")["secret"]
    assert phone.get("/me") == laptop.get("/me")

    async def watch() -> None:
        async with phone.live(code) as line:
            await line.until("state")
            answer = await asyncio.to_thread(laptop.request, "DELETE", "/me/credentials")
            assert answer.status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await line.until("never")

    asyncio.run(watch())
    assert laptop.state(code)["table"]["you"] == 0
    assert phone.get("/me") == {"person": None}
    assert phone.state(code)["table"]["you"] is None
    assert Person(server).refused("/me/claim", link=unused)["code"] == "used-link"
    assert people[1].state(code)["table"]["you"] == 1


def test_a_token_and_a_cookie_can_be_given_up(server: Server) -> None:
    token = Person(server).post("/tokens", nickname="Robot")["secret"]
    signed = {"Authorization": f"Bearer {token}"}
    person = Person(server)
    assert person.request("GET", "/me", headers=signed).json()["person"]
    answer = person.request("DELETE", "/me/credentials?which=this", headers=signed)
    assert answer.status_code == 204
    assert "set-cookie" not in answer.headers
    assert person.request("GET", "/me", headers=signed).json()["code"] == "bad-token"
    person.post("/tables", game="luxury", nickname="Fox")
    before = person.secret
    answer = person.request("DELETE", "/me/credentials?which=this")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert Person(server, before).get("/me") == {"person": None}
    assert Person(server).request("DELETE", "/me/credentials").status_code == 401
    assert person.request("DELETE", "/me/credentials?which=all").status_code == 400

"""Texts of every length at every limit, and numbers of every size, in all places of all requests, on both databases."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from saleroom.server import schema
from tests.server.house import Person, Server, begin, no_traceback, open_table
from tests.server.operators import Operator, admin, id_of
from tools.services import Postgres

LENGTHS = sorted({0, 1, 7000} | {
    size + more
    for columns in (table.columns for table in schema.metadata.tables.values())
    for column in columns
    if (size := getattr(column.type, "length", None))
    for more in (0, 1)
})  # fmt: skip
"""The length of every column, and one more."""
TEXTS = [*("a" * length for length in LENGTHS), "я" * 64, "\0", "a\0b", "𐍈" * 24, "'", "%", "\ud7ff"]
NUMBERS = [-1, 0, 2**31 - 1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 2**70]
ENDLESS = ("turns", "live_lobby")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    more: dict[str, Any] = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        more["database_url"] = postgres.database()
    with Server(tmp_path_factory.mktemp("lengths"), **more) as running:
        yield running
        no_traceback(running)


def resolve(document: Any, described: Any) -> Any:
    """What a reference leads to, the first of several forms."""
    while "$ref" in described or "anyOf" in described:
        if "$ref" in described:
            described = document["components"]["schemas"][described["$ref"].rsplit("/", 1)[1]]
        else:
            described = described["anyOf"][0]
    return described


def values_for(document: Any, described: Any) -> list[Any]:
    """What is tried in the place of such a value."""
    kind = resolve(document, described).get("type")
    if kind == "string" or isinstance(kind, list):
        return list(TEXTS)
    return list(NUMBERS) if kind == "integer" else []


def places(document: Any, described: Any, example: Any, path: tuple[str, ...] = ()) -> Iterator[Any]:
    """Every place of a body, within objects, with what is tried there."""
    described = resolve(document, described)
    for name, inner in described.get("properties", {}).items():
        found = resolve(document, inner)
        if found.get("type") == "object" and found.get("properties"):
            yield from places(document, found, example, (*path, name))
        elif values := values_for(document, inner):
            yield (*path, name), values


def replaced(body: Any, path: tuple[str, ...], value: Any) -> Any:
    """A body with another value at a place."""
    if not path:
        return value
    return {**(body or {}), path[0]: replaced((body or {}).get(path[0]), path[1:], value)}


def requests_of(document: Any, known: dict[str, Any]) -> Iterator[tuple[str, str, str, Any]]:
    """Operation, method, address and body of everything that is sent."""
    for template, operations in document["paths"].items():
        for method, spec in operations.items():
            name = spec["operationId"]
            if name in ENDLESS:
                continue
            content = spec.get("requestBody", {}).get("content", {}).get("application/json", {})
            body = content.get("example")
            inside = {one["name"]: one["schema"] for one in spec.get("parameters", ()) if one["in"] == "path"}
            right = {one: quote(str(known.get(one, "x")), safe="") for one in inside}
            usual = template.format(**right)
            for one, described in inside.items():
                for value in values_for(document, described):
                    yield name, method, template.format(**{**right, one: quote(str(value), safe="")}), body
            for one in spec.get("parameters", ()):
                if one["in"] == "query":
                    for value in values_for(document, one["schema"]):
                        yield name, method, f"{usual}?{one['name']}={quote(str(value), safe='')}", body
            for place, values in places(document, content.get("schema", {}), body):
                for value in values:
                    yield name, method, usual, replaced(body, place, value)
                yield name, method, usual, replaced(None, place, "\0")


def test_nothing_is_our_mistake(house: Server) -> None:
    code, people = open_table(house, "luxury", 2)
    begin(code, people)
    operator = Operator(house, admin(house, "token", "Heron").strip())
    known = {"code": code, "game": "luxury", "person": id_of(people[1]), "place": 1, "viewer": "0"}
    document = httpx.get(f"{house.url}/api/v1/schema/openapi.json", timeout=30).json()
    wrong, sent = [], 0
    with httpx.Client(base_url=house.url, timeout=60) as client:
        for name, method, address, body in requests_of(document, known):
            secret = operator.token if "/admin/" in address else None
            headers = (
                {"Authorization": f"Bearer {secret}"}
                if secret
                else {"Cookie": f"saleroom={people[0].secret}"}
            )
            content = json.dumps(body).encode() if body is not None else None
            if content:
                headers["Content-Type"] = "application/json"
            answer = client.request(method, address, headers=headers, content=content)
            sent += 1
            if answer.status_code >= 500:
                wrong.append((name, method, address[:200], str(body)[:200], answer.text[:40]))
            if name == "forget":
                people[0] = Person(house, people[0].secret)
    assert sent > 3000
    assert not wrong, f"{len(wrong)} of {sent}: {wrong[:40]}"


def test_secrets_and_keys_of_every_length(house: Server) -> None:
    code, people = open_table(house, "luxury", 2)
    with httpx.Client(base_url=f"{house.url}/api/v1", timeout=60) as client:
        for length in LENGTHS:
            text = "a" * length
            for headers in ({"Authorization": f"Bearer {text or 'a'}"}, {"Cookie": f"saleroom={text}"}):
                assert client.get("/me", headers=headers).status_code < 500
                assert client.get("/admin/audit", headers=headers).status_code < 500
            mine = {"Cookie": f"saleroom={people[0].secret}", "Idempotency-Key": text}
            answer = client.post(f"/tables/{code}/chat", headers=mine, json={"text": "hello"})
            assert answer.status_code == (204 if 1 <= length <= 64 else 400), length


def test_messages_with_texts_of_every_length(house: Server) -> None:
    code, people = open_table(house, "luxury", 2)
    begin(code, people)

    async def evening() -> None:
        for text in [text for text in TEXTS if len(text) < 1000]:
            async with people[0].live(code) as line:
                state = await line.until("state")
                move = state["legal"][0] if state["legal"] else {"type": text}
                for message in (
                    {"type": "chat", "id": text, "text": "hello"},
                    {"type": "chat", "id": "c", "text": text},
                    {"type": "chat", "id": "p", "text": "hello", "phrase": text},
                    {"type": "move", "id": text, "move": move, "number": 2**70},
                    {"type": "sync", "id": text, "number": 2**63},
                ):
                    await line.say(**message)
                await line.say(type="ping", id="end")
                while (answer := await line.hear())["type"] != "pong":
                    if answer["type"] == "problem":
                        assert answer["problem"]["status"] < 500, (text, answer)

    asyncio.run(evening())

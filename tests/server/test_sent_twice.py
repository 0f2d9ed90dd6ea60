"""Every command that the OpenAPI document gives an Idempotency-Key, sent twice: it is done once, and answered alike."""

import inspect
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from saleroom.server.api.once import KEY, Once
from saleroom.server.app import create_app
from saleroom.server.settings import Settings
from tests.server.house import Person, Server, begin, open_table, play_on
from tests.server.operators import Operator, admin, id_of

TURNS = {"kind": "turns", "hours": 24}


class Case:
    """A table and people for a command; who sends it, with which parts of the path and which content."""

    def __init__(self, server: Server, **more: Any) -> None:
        self.server = server
        self.code, self.people = open_table(
            server, "luxury", more.pop("people", 2), **{"clock": TURNS, **more}
        )
        self.host, self.other = self.people[0], self.people[-1]
        self.who: Person | Operator = self.host
        self.path: dict[str, Any] = {"code": self.code}
        self.content: dict[str, Any] = {}

    def begin(self) -> "Case":
        begin(self.code, self.people)
        return self

    def by(self, who: Person | Operator, **content: Any) -> "Case":
        self.who, self.content = who, content
        return self

    def seen(self) -> Any:
        """What the host sees of the table and of its chat."""
        state = self.host.state(self.code)
        return state["version"], state["table"], self.host.get(f"/tables/{self.code}/chat")


def with_free_seat(server: Server) -> Case:
    return Case(server, people=1, seats=3)


def to_remove_a_bot(server: Server) -> Case:
    case = Case(server, people=1, seats=3, bots=["simple"])
    case.path["place"] = 1
    return case


def to_rematch(server: Server) -> Case:
    case = Case(server).begin()
    play_on(case.code, case.people)
    return case


def to_claim(server: Server) -> Case:
    case = Case(server)
    return case.by(Person(server), link=case.host.post("/me/link")["secret"])


def by_host(**content: Any) -> Callable[[Server], Case]:
    return lambda server: (case := Case(server)).by(case.host, **content)


def in_a_match(**content: Any) -> Callable[[Server], Case]:
    return lambda server: (case := Case(server).begin()).by(case.host, **content)


def alone(**content: Any) -> Callable[[Server], Case]:
    return lambda server: (case := with_free_seat(server)).by(case.host, **content)


def by_operator(*before: str, **content: Any) -> Callable[[Server], Case]:
    """A case for an operator, after other actions of theirs on the same person."""

    def make(server: Server) -> Case:
        case = Case(server).begin()
        case.other.post(f"/tables/{case.code}/chat", text="hello")
        operator = Operator(server, admin(server, "token", f"Heron {case.code}").strip())
        person = id_of(case.other)
        case.path["person"] = person
        for action in before:
            where = "/addresses" if "address" in content else f"/people/{person}"
            operator.post(f"{where}/{action}", **content)
        return case.by(operator, why="a test", **content)

    return make


ADDRESS = {"address": "203.0.113.9"}
CASES: dict[str, Callable[[Server], Case]] = {
    "open_table": by_host(game="luxury", nickname="Fox"),
    "open_lesson": by_host(nickname="Fox"),
    "join": lambda server: with_free_seat(server).by(Person(server), nickname="Owl"),
    "add_guest": alone(nickname="Cub"),
    "add_bot": alone(level="simple"),
    "fill_with_bots": alone(),
    "remove_bot": to_remove_a_bot,
    "leave": lambda server: (case := Case(server)).by(case.other),
    "ready": lambda server: (case := Case(server)).by(case.other, entropy="blue"),
    "start": by_host(),
    "rematch": to_rematch,
    "try_from": lambda server: (case := to_rematch(server)).by(case.host, number=0, seat=0, nickname="Fox"),
    "set_clock": in_a_match(clock={"kind": "turns", "hours": 48}),
    "chat": in_a_match(text="Well bid!"),
    "kick": by_host(place=1),
    "mute": by_host(place=1),
    "set_private": by_host(private=True),
    "propose": in_a_match(what="pause"),
    "concede": in_a_match(),
    "claim_link": to_claim,
    "close_table": by_operator(),
    "purge_table": by_operator(),
    "ban_person": by_operator(),
    "unban_person": by_operator("ban"),
    "mute_person": by_operator(),
    "unmute_person": by_operator("mute"),
    "purge_person": by_operator(),
    "export_person": by_operator(),
    "delete_person": by_operator(),
    "ban_address": by_operator(**ADDRESS),
    "unban_address": by_operator("ban", **ADDRESS),
}


@pytest.fixture(scope="module")
def commands(server: Server) -> dict[str, tuple[str, str, Any]]:
    """The commands that take a key, by the document: method, path and description."""
    document = httpx.get(f"{server.url}/api/v1/schema/openapi.json", timeout=30).json()
    return {
        spec["operationId"]: (method, path, spec)
        for path, operations in document["paths"].items()
        for method, spec in operations.items()
        if any(one["name"] == KEY.name and one["in"] == "header" for one in spec.get("parameters", ()))
    }


def test_all_are_tried(commands: dict[str, tuple[str, str, Any]]) -> None:
    assert set(commands) == set(CASES)


def test_who_reads_a_key_says_so_in_the_document() -> None:
    for route in create_app(Settings()).routes:
        for handler in getattr(route, "route_handlers", ()):
            reads = any(
                word in inspect.getsource(handler.fn) for word in ("command_of(", "command_by(", "key_of(")
            )
            assert reads == (handler.operation_class is Once), handler


@pytest.mark.parametrize("name", CASES)
def test_a_command_that_is_sent_twice_is_done_once(
    server: Server, commands: dict[str, tuple[str, str, Any]], name: str
) -> None:
    method, path, spec = commands[name]
    case = CASES[name](server)
    path = path.removeprefix("/api/v1").format(game="luxury", **case.path)
    key = f"{name} {case.code}"
    operator = case.who if isinstance(case.who, Operator) else None

    def send(key: str) -> httpx.Response:
        if operator is not None:
            return operator.ask(method, path.removeprefix("/admin"), key, **case.content)
        assert isinstance(case.who, Person)
        content = {"json": case.content} if "requestBody" in spec else {}
        return case.who.request(method, path, headers={KEY.name: key}, **content)

    def all_seen() -> Any:
        log = operator.get("/audit?limit=1000") if operator is not None else None
        tables = sorted((one["code"], one["version"]) for one in case.host.get("/me/tables"))
        return case.seen(), tables, log

    before = all_seen()
    first = send(key)
    assert first.status_code < 300, first.text
    after = all_seen()
    again = send(key)
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert all_seen() == after
    if name != "claim_link":  # which shows in the cookie alone
        assert after != before

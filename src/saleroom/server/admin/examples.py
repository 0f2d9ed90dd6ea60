"""Examples for the OpenAPI document of what operators send and are answered."""

from typing import Any

from saleroom.core.game import Json

PERSON = "d47ce39d6955688c8a8434f9"
CODE = "kv2ur8crd6a2"
AT = 1794733375318
WHY: Json = {"why": "insults in the chat"}
BAN: Json = {"kind": "ban", "whom": PERSON, **WHY, "made_at": AT, "ends_at": AT + 86_400_000}
FACTS: Json = {
    "code": CODE,
    "game": "luxury",
    "seats": 2,
    "state": "playing",
    "listed": False,
    "private": False,
    "paused_at": None,
    "ended": None,
    "host": PERSON,
    "created_at": AT,
    "changed_at": AT,
}
"""What is told of a table, in the list and alone."""
MEMBER: Json = {
    "place": 0,
    "person": PERSON,
    "bot": None,
    "character": None,
    "nickname": "Fox",
    "keeper": None,
    "seat": 1,
    "ready": True,
    "away": False,
    "agrees_to": None,
    "muted": False,
    "conceded": False,
}
MATCH: Json = {
    "id": "4f1c9a52d06be7833a1290cd",
    "rules": 1,
    "commitment": "0b903f0dc2484d391afcfc3ab0dbe8d415f1c3a3193e12c822c8ed9f68263251",
    "started_at": AT,
    "ended_at": None,
    "outcome": None,
    "moves": 12,
}
LINE: Json = {"table": CODE, "nickname": "Fox", "text": "Well bid!", "said_at": AT}


def operator_examples() -> dict[str, tuple[Any, Any]]:
    """Per operation a body that it takes and what it answers; None where there is none."""
    person: Json = {"id": PERSON, "nickname": "Fox", "created_at": AT}
    audit = {
        "id": 512,
        "at": AT,
        "who": "Heron",
        "what": "ban",
        "whom": PERSON,
        **WHY,
        "changed": {"tables": [CODE]},
    }
    tables = {"changed": {"tables": [CODE]}}
    lines = {"changed": {"lines": 7}}
    nothing: Json = {"changed": {}}
    whole = {
        **FACTS,
        "options": {},
        "clock": {"kind": "live", "seconds": 45, "reserve": 120},
        "lesson": False,
        "next": None,
        "kicked": [],
        "version": 4,
        "members": [MEMBER],
        "match": MATCH,
        "chat": [{"person": PERSON, "nickname": "Fox", "text": "Well bid!", "said_at": AT}],
    }
    kept = (
        "credentials", "tables", "hosted", "kicked_from", "moves", "results", "subscriptions", "mail", "called",
        "commands", "blocks", "restrictions",
    )  # fmt: skip
    data: Json = {"person": person, **{name: [] for name in kept}, "chat": [LINE]}
    return {
        "admin_tables": (None, [{**FACTS, "seated": 2, "moves": 12}]),
        "admin_table": (None, whole),
        "admin_people": (None, [person]),
        "admin_restrictions": (None, [BAN]),
        "admin_audit": (None, [audit]),
        "close_table": (WHY, tables),
        "purge_table": (WHY, lines),
        "ban_person": ({**WHY, "hours": 24}, tables),
        "unban_person": ({"why": "said sorry"}, nothing),
        "mute_person": ({**WHY, "hours": 24}, nothing),
        "unmute_person": ({"why": "said sorry"}, nothing),
        "purge_person": (WHY, lines),
        "export_person": ({"why": "asked for by mail"}, {**data, "audit": []}),
        "my_data": (None, data),
        "delete_person": ({"why": "asked for by mail"}, tables),
        "ban_address": ({"address": "203.0.113.7", **WHY}, {"changed": {"address": "203.0.113.7"}}),
        "unban_address": ({"address": "203.0.113.7", "why": "another customer has it"}, nothing),
        "retain": ({"days": 90}, {"changed": {"finished_tables": 50, "lines": 0, "people": 12}}),
    }

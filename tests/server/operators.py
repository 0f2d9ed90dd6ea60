"""Operators for the tests: the command line beside a server, and the API with a token."""

import json
import os
import subprocess
import sys
from typing import Any

import httpx

from saleroom.core.game import Json
from tests.server.house import Person, Server

WHY = ("--why", "a test")


def admin(server: Server, *words: str, expect: int = 0) -> str:
    """`saleroom admin` on the database of a server; what it prints, or complains about."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SALEROOM_")}
    for name in ("DATA_DIR", "DATABASE_URL"):
        if f"SALEROOM_{name}" in server.settings:
            environment[f"SALEROOM_{name}"] = server.settings[f"SALEROOM_{name}"]
    done = subprocess.run(
        [sys.executable, "-m", "saleroom", "admin", *words],
        env={**environment, "SALEROOM_PURE": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == expect, done.stderr
    return done.stdout if expect == 0 else done.stderr


def as_json(server: Server, *words: str) -> Any:
    return json.loads(admin(server, *words, "--json"))


def id_of(person: Person) -> str:
    found: str = person.get("/me")["person"]
    return found


class Operator:
    """Somebody with an operator's token."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token

    def ask(self, method: str, path: str, key: str | None = None, **content: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        if key is not None:
            headers["Idempotency-Key"] = key
        url = f"{self.server.url}/api/v1/admin{path}"
        return httpx.request(method, url, headers=headers, json=content or None, timeout=30)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **content: Any) -> Json:
        answer = self.ask("POST", path, why="a test", **content)
        assert answer.status_code == 200, answer.text
        changed: Json = answer.json()["changed"]
        return changed

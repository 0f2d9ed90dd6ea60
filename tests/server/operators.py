"""Operators for the tests: the command line beside a server, and the API with a token."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any
from unittest import mock

import httpx

from saleroom.cli.main import main
from saleroom.core.game import Json
from tests.server.house import NO_TLS, Person, Server

WHY = ("--why", "a test")


def environment(server: Server) -> dict[str, str]:
    """Where the command line finds the database of a server."""
    found = {key: value for key, value in os.environ.items() if not key.startswith("SALEROOM_")}
    for name in ("DATA_DIR", "DATABASE_URL"):
        if f"SALEROOM_{name}" in server.settings:
            found[f"SALEROOM_{name}"] = server.settings[f"SALEROOM_{name}"]
    return {**found, "COLUMNS": "200"}


def admin(server: Server, *words: str, expect: int = 0) -> str:
    """`saleroom admin` on the database of a server, in this process; what it prints, or complains about."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(server), clear=True),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(["admin", *words])
    assert code == expect, err.getvalue()
    return out.getvalue() if expect == 0 else err.getvalue()


def admin_command(server: Server, *words: str) -> str:
    """The same in a process of its own, as an operator does it; what it prints."""
    return subprocess.run(
        [sys.executable, "-m", "saleroom", "admin", *words],
        env=environment(server),
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    ).stdout


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
        return httpx.request(method, url, headers=headers, json=content or None, timeout=30, verify=NO_TLS)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **content: Any) -> Json:
        answer = self.ask("POST", path, why="a test", **content)
        assert answer.status_code == 200, answer.text
        changed: Json = answer.json()["changed"]
        return changed

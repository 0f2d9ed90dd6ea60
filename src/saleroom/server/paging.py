"""Lists in pages: a cursor says after which entry the next page begins, whatever has changed in the meantime."""

import base64
import binascii
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, literal, tuple_

from saleroom.core.game import Json
from saleroom.server.problems import bad_request

MOST = 100
"""So many entries a page has at most."""


class Cursor(NamedTuple):
    """The time and the name of the last entry of a page: lists are ordered by both, the newest first."""

    at: int
    name: str

    def text(self) -> str:
        """The cursor as clients send it back; what it holds is no matter of theirs."""
        return base64.urlsafe_b64encode(msgspec.json.encode(self)).rstrip(b"=").decode()

    def older(self, at: ColumnElement[Any], name: ColumnElement[Any]) -> ColumnElement[bool]:
        """The condition on rows that they come after this one."""
        return tuple_(at, name) < tuple_(literal(self.at), literal(self.name))


class Page(NamedTuple):
    """Some entries of a list, and the cursor that leads to the next ones; None if there are no more."""

    entries: list[Json]
    next: Cursor | None


def read_cursor(text: str | None) -> Cursor | None:
    """A cursor as it was given out; Problem 400 if it cannot be one."""
    if text is None:
        return None
    try:
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        cursor = msgspec.json.decode(base64.b64decode(padded, b"-_", validate=True), type=Cursor)
    except (UnicodeEncodeError, binascii.Error, msgspec.DecodeError):
        raise bad_request("after is no cursor: take it from the `Link` of the page before") from None
    if not 0 <= cursor.at < 2**63 or "\0" in cursor.name:
        raise bad_request("after is no cursor: take it from the `Link` of the page before")
    return cursor


def cut(rows: list[Any], limit: int, at: str, name: str) -> tuple[list[Any], Cursor | None]:
    """So many of the rows, and the cursor of the last if there are more; `at` and `name` are its columns."""
    if len(rows) <= limit:
        return rows, None
    last = rows[limit - 1]
    return rows[:limit], Cursor(last[at], last[name])

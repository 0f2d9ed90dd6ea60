"""People and their secrets: a browser's cookie, a bot author's token, a link that moves a seat to another device."""

import hashlib
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, or_, select, update

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.house.stored import Command, answer_of, insert_new, note_command
from saleroom.server.house.whole import Whole
from saleroom.server.problems import Problem
from saleroom.server.sources import hashed, new_id, new_secret, now
from saleroom.server.store import StorageError, Store

KEPT = 20_000
"""So many secrets that were looked up are remembered,"""
REMEMBERED = 120_000
"""and for so many milliseconds."""
LINK_LASTS = 24 * 3_600_000
SEEN_FOR = 3_600_000
"""So many milliseconds nobody notes again that a browser was seen."""
DEVICE_ID = 16
"""So much of the hash of a secret tells it from the owner's others."""
held = schema.credentials.c
WHOSE = select(held.person, held.kind, held.seen_at).where(held.hash == bindparam("of_hash"))
NICKNAME_LENGTH = 24


def clean(text: Any, limit: int, what: str) -> str:
    """Text from a person (`what` is nickname or message): normalised, no control characters, not too long."""
    values: Json = {"what": what, "limit": limit}
    called = "name" if what == "nickname" else what
    if not isinstance(text, str):
        raise Problem(400, "bad-text", f"A {called} must be text.", values=values)
    kept = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text[: limit * 8])
        if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    kept = " ".join(kept.split())
    if not kept:
        raise Problem(
            400, "bad-text", f"A {called} can't be empty.", message="problem-empty-text", values=values
        )
    if len(kept) > limit:
        raise Problem(
            400,
            "bad-text",
            f"A {called} has at most {limit} characters.",
            message="problem-long-text",
            values=values,
        )
    return kept


class People:
    """Who is who."""

    def __init__(self, store: Store, whole: Whole) -> None:
        self.store = store
        self.whole = whole
        self.remembered: OrderedDict[str, tuple[str, str, int]] = OrderedDict()
        """By the hash of a secret: person, kind of the secret, and when it was looked up."""
        self.on_revoked: list[Callable[[str], object]] = []
        """Called with a person some of whose secrets hold no longer: their connections are cut."""
        self.tell_revoked: Callable[[str], None] = lambda _person: None
        """Says so to other workers."""

    def recall(self, secret: str | None) -> tuple[str, str] | None:
        """The person a secret belongs to and its kind, if it was looked up not long ago."""
        found = self.remembered.get(hashed(secret)) if secret else None
        return None if found is None or found[2] < now() - REMEMBERED else found[:2]

    async def find(self, secret: str | None, device: str = "") -> tuple[str, str] | None:
        """The person a secret belongs to, and its kind; that it was seen, and on which device, is noted."""
        if not secret or len(secret) > 200:
            return None
        found = self.recall(secret)
        if found is None:
            values = {"of_hash": hashed(secret)}
            row = await self.store.read(lambda db: db.execute(WHOSE, values).first())
            self.remembered.pop(hashed(secret), None)
            if row is None or row.kind == "link":
                return None
            found = (row.person, row.kind)
            if (row.seen_at or 0) < now() - SEEN_FOR:
                await self._note_seen(secret, row.kind, device)
            self.remembered[hashed(secret)] = (*found, now())
            while len(self.remembered) > KEPT:
                self.remembered.popitem(last=False)
        return found

    async def _note_seen(self, secret: str, kind: str, device: str) -> None:
        """Note that a secret was used; of a browser also which it is by now. Where nothing can be stored, it waits."""
        seen = {"seen_at": now(), **({"label": device} if kind == "browser" else {})}
        noted = update(schema.credentials).where(held.hash == hashed(secret)).values(**seen)
        with suppress(StorageError):
            await self.whole.run(self.store.write(lambda db: db.execute(noted) and None))

    async def add(self, nickname: str, kind: str = "browser", device: str = "") -> tuple[str, str]:
        """Somebody new: id, and the secret that only they get to see."""
        person, secret = new_id(), new_secret()
        await self._add(person, secret, nickname, kind, device)
        return person, secret

    async def add_from(self, key: str, nickname: str, device: str = "") -> tuple[str, str] | None:
        """Somebody new whose id and secret follow from a long random key: of the same key the same again.

        None if that secret has been ended in the meantime: to send the key again does not bring it back.
        """
        person, secret = derived_from(key)
        return (person, secret) if await self._add(person, secret, nickname, "browser", device) else None

    async def _add(self, person: str, secret: str, nickname: str, kind: str, device: str) -> bool:
        """Store somebody new, once; whether the secret holds."""
        nickname = clean(nickname, NICKNAME_LENGTH, "nickname")
        row = {"id": person, "nickname": nickname, "created_at": now()}

        def work(db: Connection) -> bool:
            if insert_new(db, schema.people, row):
                label = device if kind == "browser" else nickname
                db.execute(credential(secret, person, kind, label))
            there = select(held.hash).where(held.hash == hashed(secret))
            return db.execute(there).first() is not None

        return await self.whole.run(self.store.write(work))

    async def add_secret(self, person: str, kind: str, label: str) -> str:
        """Another secret for a person, such as a link that moves the seat to another device."""
        secret = new_secret()

        def work(db: Connection) -> None:
            if db.execute(select(held.hash).where(held.hash == hashed(secret))).first() is None:
                db.execute(credential(secret, person, kind, label))

        await self.whole.run(self.store.write(work))
        return secret

    async def claim(self, link: str, key: str | None = None, device: str = "") -> tuple[str, str]:
        """Use a personal link, once: the person and a new secret for this device.

        Sent again with the same key it gives the same secret again, which follows from the link and the key.
        """
        if not isinstance(link, str) or len(link) > 200:
            raise Problem(400, "bad-link", "That isn't a personal link.")
        key = key or new_id()
        secret = hashlib.sha256(f"saleroom/claim/{key}/{link}".encode()).hexdigest()
        command = Command.of("", "claim", key, link)
        table = schema.credentials

        def work(db: Connection) -> str | None:
            done = answer_of(db, command)
            if done is not None:
                return str(done["person"])
            row = db.execute(
                select(table.c.person, table.c.expires_at).where(
                    table.c.hash == hashed(link), table.c.kind == "link"
                )
            ).first()
            if row is None or row.expires_at < now():
                return None
            if db.execute(delete(table).where(table.c.hash == hashed(link))).rowcount != 1:
                return None
            db.execute(credential(secret, row.person, "browser", device))
            note_command(db, command, {"person": row.person})
            return str(row.person)

        person = await self.whole.run(self.store.write(work))
        if person is None:
            raise Problem(
                410, "used-link", "This personal link has been used or has expired: create a new one."
            )
        return person, secret

    async def devices(self, person: str, secret: str) -> list[Json]:
        """What a person is signed in with, and links that can still be used: what was seen last comes first."""
        holds = or_(held.expires_at.is_(None), held.expires_at > now())
        query = select(schema.credentials).where(held.person == person, holds)
        rows = await self.store.read(lambda db: db.execute(query).mappings().all())
        found: list[Json] = [
            {
                **{name: row[name] for name in ("kind", "label", "created_at", "expires_at", "seen_at")},
                "id": row["hash"][:DEVICE_ID],
                "this": row["hash"] == hashed(secret),
            }
            for row in rows
        ]
        return sorted(
            found, key=lambda one: (not one["this"], -(one["seen_at"] or one["created_at"]), one["id"])
        )

    async def revoke(self, person: str, secret: str, *, this: bool) -> None:
        """End all of a person's secrets but the given one, or only that one."""
        await self.whole.run(
            self._revoke(person, held.hash == hashed(secret) if this else held.hash != hashed(secret))
        )

    async def revoke_device(self, person: str, device: str, secret: str) -> bool:
        """End one of a person's secrets, by the id of its device; whether it was the given one."""
        if len(device) == DEVICE_ID:
            await self.whole.run(self._revoke(person, held.hash.startswith(device, autoescape=True)))
        return hashed(secret)[:DEVICE_ID] == device

    async def _revoke(self, person: str, which: ColumnElement[bool]) -> None:
        gone = delete(schema.credentials).where(held.person == person, which)
        # Nobody knows which of the browsers that are called is meant: one that is still signed in subscribes again.
        silent = delete(schema.subscriptions).where(schema.subscriptions.c.person == person)

        def work(db: Connection) -> None:
            db.execute(gone)
            db.execute(silent)

        try:
            await self.store.write(work)
        finally:  # also when nobody knows whether it was stored: all are looked up again
            self.revoked(person)
            self.tell_revoked(person)

    def revoked(self, person: str) -> None:
        """Some secrets of a person hold no longer: look them up again, and cut the person's connections."""
        for key in [key for key, (owner, *_) in self.remembered.items() if owner == person]:
            del self.remembered[key]
        for listener in self.on_revoked:
            listener(person)


def derived_from(key: str) -> tuple[str, str]:
    """The id and the secret of a newcomer who sent this long random key."""
    person = hashlib.sha256(f"saleroom/person/{key}".encode()).hexdigest()[:24]
    return person, hashlib.sha256(f"saleroom/secret/{key}".encode()).hexdigest()


def credential(secret: str, person: str, kind: str, label: str) -> Any:
    """The statement that stores a secret, as its hash."""
    at = now()
    return insert(schema.credentials).values(
        hash=hashed(secret),
        person=person,
        kind=kind,
        label=label[:40],
        created_at=at,
        expires_at=at + LINK_LASTS if kind == "link" else None,
        seen_at=None if kind == "link" else at,
    )

"""What is stored about calls: subscriptions, mail addresses, who was called, and the house's own secrets."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from saleroom.server import schema
from saleroom.server.calls.webpush import Subscription, decode, encode
from saleroom.server.house.stored import insert_new
from saleroom.server.sources import now

MOST_SUBSCRIPTIONS = 20
"""So many browsers of a person are called; the oldest subscription gives way to a new one."""
MOST_FAILURES = 10
"""After so many calls in a row that did not arrive a subscription is ended."""
CALLED_LASTS = 30 * 86_400_000
"""So long it is kept who was called: longer than any decision may take."""
CONFIRM_LASTS = 86_400_000

Key = tuple[str, str, int]
"""A decision that somebody is called for: person, table, and the number of moves when it was put to them."""


FORGET_CALLED = delete(schema.called).where(schema.called.c.at < bindparam("before"))
SUBSCRIPTIONS = (
    select(schema.subscriptions)
    .where(schema.subscriptions.c.person.in_(bindparam("people", expanding=True)))
    .order_by(schema.subscriptions.c.created_at)
)
MAIL_ADDRESSES = select(schema.mail_addresses).where(
    schema.mail_addresses.c.person.in_(bindparam("people", expanding=True)),
    schema.mail_addresses.c.confirmed_at.is_not(None),
)


def key_of(endpoint: str) -> str:
    """The name under which a subscription is stored."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def insert(db: Connection, table: Any) -> Any:
    """An insert that can say what happens if there is such a row already."""
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)


def house_secret(db: Connection, name: str, new: bytes) -> bytes:
    """A secret of the house; `new` becomes it if there is none. If two workers try at once, both get the winner's."""
    table = schema.house_secrets
    row = {"name": name, "value": encode(new), "created_at": now()}
    db.execute(insert(db, table).values(**row).on_conflict_do_nothing())
    return decode(db.execute(select(table.c.value).where(table.c.name == name)).scalar_one())


# -- subscriptions ------------------------------------------------------------------------------------------


def subscribe(db: Connection, person: str, found: Subscription, language: str) -> str:
    """Store a subscription, or whose it is now and in which language; its key."""
    table = schema.subscriptions
    values = {
        "person": person,
        "endpoint": found.endpoint,
        "p256dh": encode(found.p256dh),
        "auth": encode(found.auth),
        "language": language,
        "created_at": now(),
        "failed": 0,
    }
    key = key_of(found.endpoint)
    row = insert(db, table).values(id=key, **values)
    db.execute(row.on_conflict_do_update(index_elements=[table.c.id], set_=values))
    newest = (
        select(table.c.id)
        .where(table.c.person == person)
        .order_by(table.c.created_at.desc(), table.c.id)
        .limit(MOST_SUBSCRIPTIONS)
    )
    kept = [found for (found,) in db.execute(newest)]
    db.execute(delete(table).where(table.c.person == person, table.c.id.not_in(kept)))
    return key


def unsubscribe(db: Connection, person: str, key: str | None = None) -> None:
    """End one subscription of a person, or all."""
    table = schema.subscriptions
    which = [table.c.person == person, *([] if key is None else [table.c.id == key])]
    db.execute(delete(table).where(*which))


def end_subscription(db: Connection, key: str) -> None:
    """The push service knows it no longer."""
    db.execute(delete(schema.subscriptions).where(schema.subscriptions.c.id == key))


def count_failure(db: Connection, key: str, *, arrived: bool) -> None:
    """Note whether a call arrived; a subscription that has failed too often is ended."""
    table = schema.subscriptions
    failed = 0 if arrived else table.c.failed + 1
    db.execute(update(table).where(table.c.id == key).values(failed=failed))
    if not arrived:
        db.execute(delete(table).where(table.c.id == key, table.c.failed >= MOST_FAILURES))


# -- mail addresses -----------------------------------------------------------------------------------------


@dataclass
class MailAddress:
    """Where a person gets mail, and in which language."""

    person: str
    address: str
    language: str
    confirmed: bool


def address_in(row: Any) -> MailAddress:
    """The mail address in a row."""
    return MailAddress(row.person, row.address, row.language, row.confirmed_at is not None)


def ask_address(db: Connection, found: MailAddress, confirm: str, stop: str) -> None:
    """Store an address that is not confirmed yet; `confirm` and `stop` are the hashes of its links."""
    table = schema.mail_addresses
    values = {
        "address": found.address,
        "language": found.language,
        "confirm": confirm,
        "stop": stop,
        "asked_at": now(),
        "confirmed_at": None,
    }
    row = insert(db, table).values(person=found.person, **values)
    db.execute(row.on_conflict_do_update(index_elements=[table.c.person], set_=values))


def address_of(db: Connection, person: str) -> MailAddress | None:
    """The address of a person, confirmed or not."""
    table = schema.mail_addresses
    row = db.execute(select(table).where(table.c.person == person)).first()
    return None if row is None else address_in(row)


def drop_address(db: Connection, person: str) -> None:
    """No more mail to a person."""
    db.execute(delete(schema.mail_addresses).where(schema.mail_addresses.c.person == person))


def find_link(db: Connection, hashed: str) -> tuple[str, MailAddress] | None:
    """What the link of a mail does (`confirm` or `stop`) and for which address; None if it does nothing any more."""
    table = schema.mail_addresses
    row = db.execute(select(table).where(table.c.confirm == hashed)).first()
    if row is not None and row.asked_at > now() - CONFIRM_LASTS:
        return "confirm", address_in(row)
    row = db.execute(select(table).where(table.c.stop == hashed)).first()
    return None if row is None else ("stop", address_in(row))


def use_link(db: Connection, hashed: str) -> tuple[str, MailAddress] | None:
    """Do what the link of a mail is for: confirm the address, once, or stop the mails."""
    found = find_link(db, hashed)
    if found is None:
        return None
    kind, address = found
    if kind == "stop":
        drop_address(db, address.person)
    else:
        table = schema.mail_addresses
        confirmed = update(table).where(table.c.person == address.person, table.c.confirm == hashed)
        if db.execute(confirmed.values(confirm=None, confirmed_at=now())).rowcount != 1:
            return None
    return found


# -- calling ------------------------------------------------------------------------------------------------


@dataclass
class Channels:
    """The ways in which a person can be called."""

    subscriptions: list[tuple[str, Subscription, str]] = field(default_factory=list)
    """Each with its key and its language."""
    mail: MailAddress | None = None


def channels_of(db: Connection, people: Sequence[str]) -> dict[str, Channels]:
    """The channels of each of these people."""
    found = {person: Channels() for person in people}
    values = {"people": list(people)}
    for row in db.execute(SUBSCRIPTIONS, values):
        subscription = Subscription(row.endpoint, decode(row.p256dh), decode(row.auth))
        found[row.person].subscriptions.append((row.id, subscription, row.language))
    for row in db.execute(MAIL_ADDRESSES, values):
        found[row.person].mail = address_in(row)
    return found


def claim(db: Connection, keys: Sequence[Key]) -> set[Key]:
    """Note who is called for which decision; those that nobody has been called for before."""
    table = schema.called
    at = now()
    db.execute(FORGET_CALLED, {"before": at - CALLED_LASTS})
    fresh = set()
    for person, code, number in sorted(keys):  # in one order, so that two workers cannot wait for each other
        row = {"person": person, "table": code, "number": number, "at": at}
        if insert_new(db, table, row):
            fresh.add((person, code, number))
    return fresh

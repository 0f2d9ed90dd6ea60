"""An operator's actions. Each changes the storage and writes a row of the audit log in the same transaction.

They work on the storage alone, so the command line does the same whether a server runs or not. Running workers read the
audit log every few seconds and do the rest (`enforcement`).
"""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from saleroom.core.game import Json
from saleroom.server import schema
from saleroom.server.admin import retention, rows
from saleroom.server.house.people import clean
from saleroom.server.house.stored import Command, answer_of, insert_new, note_command, plain
from saleroom.server.limits import network_of
from saleroom.server.problems import Problem, not_found
from saleroom.server.sources import hashed, new_id, new_secret, now
from saleroom.server.store import Store

SERVER = "server"
"""Who acts where nobody does: retention."""
WHY_LENGTH = 300
NAME_LENGTH = 40
HOUR = 3_600_000


class Admin:
    """What one operator does."""

    def __init__(self, store: Store, who: str) -> None:
        self.store = store
        self.who = who[:80]

    # -- looking ----------------------------------------------------------------------------------------

    async def list_tables(
        self,
        *,
        state: str | None = None,
        game: str | None = None,
        person: str | None = None,
        limit: int = 100,
    ) -> list[Json]:
        """Tables, the last changed first."""
        return await self.store.read(
            lambda db: rows.list_tables(db, state=state, game=game, person=person, limit=limit)
        )

    async def show_table(self, code: str) -> Json:
        """A table with the ids of its people and its chat, without cards and moves; Problem 404 if there is none."""
        found = await self.store.read(lambda db: rows.show_table(db, code))
        if found is None:
            raise not_found()
        return found

    async def find_people(self, nickname: str, limit: int = 100) -> list[Json]:
        """People who called themselves like this, the newest first; capital letters do not matter."""
        person = schema.people.c
        query = select(schema.people).where(func.lower(person.nickname) == nickname.lower())
        query = query.order_by(person.created_at.desc()).limit(limit)
        return await self._rows(query)

    async def list_restrictions(self) -> list[Json]:
        """Bans and mutes that count now, the newest first."""
        row = schema.restrictions.c
        query = select(schema.restrictions).order_by(row.made_at.desc(), row.whom)
        at = now()
        return [one for one in await self._rows(query) if one["ends_at"] is None or one["ends_at"] > at]

    async def read_audit(self, limit: int = 100, before: int | None = None) -> list[Json]:
        """The audit log, the newest first; `before` a row's id."""
        row = schema.audit.c
        query = select(schema.audit).order_by(row.id.desc()).limit(limit)
        return await self._rows(query if before is None else query.where(row.id < before))

    async def _rows(self, query: Any) -> list[Json]:
        return [plain(row) for row in await self.store.read(lambda db: db.execute(query).mappings().all())]

    # -- tables -----------------------------------------------------------------------------------------

    async def close_table(self, code: str, why: str, command: Command | None = None) -> Json:
        """End a table: a match under way has no result."""

        def work(db: Connection) -> Json:
            check_table(db, code)
            if not rows.close_table(db, code):
                raise Problem(409, "over", "This table is closed: open a new one.")
            return {"tables": [code]}

        return await self._do("close", code, why, work, command)

    async def purge_table(self, code: str, why: str, command: Command | None = None) -> Json:
        """Delete all chat of a table."""

        def work(db: Connection) -> Json:
            check_table(db, code)
            gone = delete(schema.chat).where(schema.chat.c.table == code)
            return {"lines": db.execute(gone).rowcount}

        return await self._do("purge", code, why, work, command)

    # -- people -----------------------------------------------------------------------------------------

    async def ban_person(
        self, person: str, why: str, hours: float | None = None, command: Command | None = None
    ) -> Json:
        """Keep a person out, for so many hours or until it is lifted; bots play their seats."""

        def work(db: Connection) -> Json:
            check_person(db, person)
            restrict(db, "ban", person, why, hours)
            return {"tables": rows.send_away(db, person)}

        return await self._do("ban", person, why, work, command)

    async def ban_address(
        self, address: str, why: str, hours: float | None = None, command: Command | None = None
    ) -> Json:
        """Keep all out who come from an address, IPv6 by /64."""
        network = read_address(address)

        def work(db: Connection) -> Json:
            restrict(db, "ban", network, why, hours)
            return {"address": network}

        return await self._do("ban", network, why, work, command)

    async def mute(
        self, person: str, why: str, hours: float | None = None, command: Command | None = None
    ) -> Json:
        """Keep a person from chatting, at all tables."""

        def work(db: Connection) -> Json:
            check_person(db, person)
            restrict(db, "mute", person, why, hours)
            return {}

        return await self._do("mute", person, why, work, command)

    async def lift_address(self, address: str, why: str, command: Command | None = None) -> Json:
        """Lift the ban of an address; Problem 404 if there is none."""
        return await self.lift("ban", read_address(address), why, command)

    async def lift(self, kind: str, whom: str, why: str, command: Command | None = None) -> Json:
        """Lift a ban or a mute; Problem 404 if there is none."""

        def work(db: Connection) -> Json:
            row = schema.restrictions.c
            gone = delete(schema.restrictions).where(row.kind == kind, row.whom == whom)
            if db.execute(gone).rowcount == 0:
                raise Problem(404, "no-such-restriction", "There is no such ban or mute.")
            return {}

        return await self._do(f"un{kind}", whom, why, work, command)

    async def purge_person(self, person: str, why: str, command: Command | None = None) -> Json:
        """Delete all that a person has said, at all tables."""

        def work(db: Connection) -> Json:
            check_person(db, person)
            gone = delete(schema.chat).where(schema.chat.c.person == person)
            return {"lines": db.execute(gone).rowcount}

        return await self._do("purge", person, why, work, command)

    async def export_person(self, person: str, why: str, command: Command | None = None) -> Json:
        """All that is stored about a person."""

        def work(db: Connection) -> Json:
            check_person(db, person)
            return {}

        await self._do("export", person, why, work, command)
        found = await self.store.read(lambda db: rows.export_person(db, person))
        if found is None:
            raise no_such_person()
        return found

    async def delete_person(self, person: str, why: str, command: Command | None = None) -> Json:
        """Delete what is stored about a person. Finished matches stay, with a neutral name."""

        def work(db: Connection) -> Json:
            check_person(db, person)
            return {"tables": rows.delete_person(db, person)}

        return await self._do("delete", person, why, work, command)

    # -- what is kept -----------------------------------------------------------------------------------

    async def retain(self, days: float, why: str = "retention") -> Json:
        """Delete one portion of what is older than so many days; how much of what."""
        before = now() - int(days * retention.DAY)
        command = Command("operator", new_id())

        def work(db: Connection) -> Json:
            done = answer_of(db, command)
            if done is not None:
                return done
            found = retention.drop_old(db, before)
            if any(found.values()):
                self._note(db, "retention", "", why, found)
            note_command(db, command, found)
            return found

        return await self.store.write(work)

    # -- operators --------------------------------------------------------------------------------------

    async def add_operator(self, name: str) -> str:
        """A token for an operator of that name, which is shown once; Problem 409 if the name is taken."""
        name = clean(name, NAME_LENGTH, "nickname")
        secret = new_secret()

        def work(db: Connection) -> Json:
            if not insert_new(
                db, schema.operators, {"name": name, "hash": hashed(secret), "created_at": now()}
            ):
                raise Problem(
                    409,
                    "operator-exists",
                    "An operator with that name already exists: revoke their token first.",
                )
            return {}

        await self._do("token", name, "", work, None)
        return secret

    async def list_operators(self) -> list[Json]:
        """Who has an operator's token."""
        operator = schema.operators.c
        return await self._rows(select(operator.name, operator.created_at).order_by(operator.name))

    async def revoke_operator(self, name: str, why: str) -> Json:
        """End an operator's token; Problem 404 if there is none."""

        def work(db: Connection) -> Json:
            gone = delete(schema.operators).where(schema.operators.c.name == name)
            if db.execute(gone).rowcount == 0:
                raise Problem(404, "no-such-operator", "There's no operator with that name.")
            return {}

        return await self._do("revoke", name, why, work, None)

    # -- the audit log ----------------------------------------------------------------------------------

    async def _do(
        self, what: str, whom: str, why: str, work: Callable[[Connection], Json], command: Command | None
    ) -> Json:
        """Do something once, with its row of the audit log; what it has changed."""
        mine = command or Command("operator", new_id())
        why = why.strip()[:WHY_LENGTH]

        def run(db: Connection) -> Json:
            done = answer_of(db, mine)
            if done is not None:
                return done
            changed = work(db)
            self._note(db, what, whom, why, changed)
            note_command(db, mine, changed)
            return changed

        return await self.store.write(run)

    def _note(self, db: Connection, what: str, whom: str, why: str, changed: Json) -> None:
        row = {"at": now(), "who": self.who, "what": what, "whom": whom, "why": why, "changed": changed}
        db.execute(insert(schema.audit).values(**row))


# -- parts --------------------------------------------------------------------------------------------------


async def operator_of(store: Store, secret: str) -> str | None:
    """The name of the operator whose token this is."""
    operator = schema.operators.c
    query = select(operator.name).where(operator.hash == hashed(secret))
    found = await store.read(lambda db: db.execute(query).scalar())
    return None if found is None else str(found)


def restrict(db: Connection, kind: str, whom: str, why: str, hours: float | None) -> None:
    """Ban or mute, from now on; what there was before counts no longer."""
    row, at = schema.restrictions.c, now()
    db.execute(delete(schema.restrictions).where(row.kind == kind, row.whom == whom))
    ends_at = None if hours is None else at + int(hours * HOUR)
    values = {"kind": kind, "whom": whom, "why": why.strip()[:WHY_LENGTH], "made_at": at, "ends_at": ends_at}
    db.execute(insert(schema.restrictions).values(**values))


def check_person(db: Connection, person: str) -> None:
    """Problem 404 if there is no such person."""
    if db.execute(select(schema.people.c.id).where(schema.people.c.id == person)).first() is None:
        raise no_such_person()


def check_table(db: Connection, code: str) -> None:
    """Problem 404 if there is no such table."""
    if db.execute(select(schema.tables.c.code).where(schema.tables.c.code == code)).first() is None:
        raise not_found()


def no_such_person() -> Problem:
    """Nobody has that id."""
    return Problem(404, "no-such-person", "There's nobody with that id.")


def is_address(whom: str) -> bool:
    """Whether a text names an address rather than a person."""
    return "." in whom or ":" in whom


def read_address(text: str) -> str:
    """An address as it is counted: an IPv4 address, or the /64 network of an IPv6 one; Problem 400 if it is none."""
    host, _, size = text.strip().partition("/")
    try:
        address = ip_address(host)
    except ValueError:
        address = None
    whole = "64" if isinstance(address, IPv6Address) else "32"
    if address is None or size not in ("", whole):
        raise Problem(
            400, "bad-network", "That isn't an IPv4 address, IPv6 address or IPv6 network of 64 bits."
        )
    return network_of(host)

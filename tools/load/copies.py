"""Many tables at once: a few real ones are opened and played, and then copied in the database, each with new people.

Copies are made by PostgreSQL from whatever columns the schema has; only what differs between copies is said here.
"""

import hashlib
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import Table, insert

from saleroom.games import GAMES
from saleroom.server import schema
from saleroom.server.store import make_engine
from tests.server.house import Person
from tools.load.messages import LiveSeat
from tools.load.seats import Tally, connect, play
from tools.load.servers import Site, open_tables

STEP = 2_000
"""So many tables are copied in one transaction."""
SHORT_GAMES = ("emblems", "luxury")
"""Finished tables are of these: with the longer ones 100,000 of them would fill some gigabytes."""
CLOCK = {"kind": "turns", "hours": 24}
PERSON = """left(md5(c.code || '/' || t.place), 24)"""
PERSON_OF_RESULT = """(SELECT left(md5(c.code || '/' || m.place), 24) FROM members m
                       WHERE m."table" = t."table" AND m.person = t.person)"""
HOST = """(SELECT left(md5(c.code || '/' || m.place), 24) FROM members m
           WHERE m."table" = t.code AND m.person = t.host)"""


SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""What the codes of tables are made of."""


@dataclass
class Template:
    """A real table that is copied."""

    code: str
    match: str
    secret: str
    """Of somebody at it."""
    deadlines: list[int]
    """When the time of those who are to act is out, in milliseconds since 1970."""


def columns_of_sleeping(deadline: int | None) -> dict[str, str]:
    """How a table stands in the database that is in nobody's memory: the columns that say so, as SQL."""
    found = {"worker": "NULL", "leased_until": "0"}
    found["due_at"] = "NULL" if deadline is None else f"{deadline} - c.earlier"
    return {name: value for name, value in found.items() if name in schema.tables.c}


def condition_of_stealing() -> str:
    """When a change of a row of `tables` takes it from one worker to another that did not have it, as SQL."""
    awake = "AND OLD.due_at IS NULL" if "due_at" in schema.tables.c else ""
    return f"OLD.state = 'playing' AND OLD.worker <> NEW.worker {awake}"


def make_templates(site: Site, *, finished: bool) -> list[Template]:
    """One table of every game with its match just begun, or of the short games with its match over."""
    found = []
    for game in SHORT_GAMES if finished else GAMES:
        seats = open_tables(site.ports[:1], game, GAMES[game].best_seats, 1, clock=CLOCK)[0]
        crowd = connect(list(seats))
        if finished:
            play(crowd, 60, 0, Tally(), over=1.0)
        else:
            play(crowd, 0.25, 40, Tally())
        if finished != all(seat.over for seat in seats):
            raise RuntimeError(f"a match of {game} is {'not ' if finished else ''}over")
        crowd.close()
        state = Person(site.servers[0], seats[0].secret).state(seats[0].code)
        deadlines = [at for at in state["clocks"]["deadlines"] if at is not None]
        found.append(Template(seats[0].code, state["table"]["match"], seats[0].secret, deadlines))
    return found


class Copies:
    """Copies tables, and remembers nothing: what it made is in the database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.connection = psycopg.connect(database, autocommit=True)
        self.connection.execute(
            "CREATE UNLOGGED TABLE load_copies (source text, source_match text, code text, match text, earlier bigint)"
        )

    def check_hash(self, secret: str) -> None:
        """RuntimeError if the server stores secrets in another way than `hash_of`, given one that it has made."""
        if not self.connection.execute(
            "SELECT 1 FROM credentials WHERE hash = %s", (hash_of(secret),)
        ).fetchone():
            raise RuntimeError("the server stores secrets in another way than tools/load/copies.py")

    def close(self) -> None:
        """Let the database go."""
        self.connection.close()

    def make(
        self,
        templates: list[Template],
        count: int,
        *,
        due_at: int | None = None,
        advance: Callable[[int], object] = lambda _: None,
    ) -> list[str]:
        """So many copies of running or finished tables in turn; with `due_at` their last deadline is at that time."""
        self.check_hash(templates[0].secret)
        made: list[str] = []
        while len(made) < count:
            step = min(STEP, count - len(made))
            made += self._make(templates, step, due_at)
            advance(step)
        return made

    def _make(self, templates: list[Template], count: int, due_at: int | None) -> list[str]:
        rows = []
        for index in range(count):
            template = templates[index % len(templates)]
            earlier = 0
            if template.deadlines:
                # As if played within the last hour, so that not all deadlines come in the same second.
                earlier = max(template.deadlines) - due_at if due_at else random.randrange(3_600_000)
            code = "".join(random.choices(SIGNS, k=12))
            rows.append((template.code, template.match, code, secrets.token_hex(12), earlier))
        deadlines = {
            template.code: min(template.deadlines) if template.deadlines else None for template in templates
        }
        with self.connection.transaction(), self.connection.cursor() as cursor:
            cursor.execute(
                "SET LOCAL session_replication_role = replica"
            )  # keys are right: do not look each up
            cursor.execute("TRUNCATE load_copies")
            with cursor.copy("COPY load_copies FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
            for code, deadline in deadlines.items():
                sleeping = columns_of_sleeping(deadline)
                own = {"code": "c.code", "match": "c.match", "host": HOST, "seed": fresh_seed(), **sleeping}
                self._copy(cursor, schema.tables, f"c.source = t.code AND t.code = '{code}'", own)
            person = {"table": "c.code", "person": PERSON}
            self._copy(cursor, schema.members, 'c.source = t."table"', person)
            self._copy(cursor, schema.matches, "c.source_match = t.id", {"id": "c.match", "table": "c.code"})
            self._copy(cursor, schema.moves, "c.source_match = t.match", {"match": "c.match"})
            result = {"match": "c.match", "table": "c.code", "person": PERSON_OF_RESULT}
            self._copy(cursor, schema.results, "c.source_match = t.match", result)
            cursor.execute(
                "INSERT INTO people (id, nickname, created_at) SELECT m.person, m.nickname, 0 FROM members m "
                'JOIN load_copies c ON c.code = m."table"'
            )
        return [row[2] for row in rows]

    def _copy(
        self, cursor: psycopg.Cursor[tuple[object]], table: Table, on: str, own: dict[str, str]
    ) -> None:
        """Copy the rows of one table of the schema; `own` has the columns that differ, as SQL."""
        times = {
            name: f't."{name}" - c.earlier'
            for name in ("clock_set_at", "created_at", "changed_at", "started_at", "ended_at", "made_at")
        }
        columns = [column.name for column in table.columns]
        values = [{**times, **own}.get(name, f't."{name}"') for name in columns]
        cursor.execute(
            SQL(
                "INSERT INTO {table} ({columns}) SELECT {values} FROM {table} t JOIN load_copies c ON {on}"
            ).format(
                table=Identifier(table.name),
                columns=SQL(", ").join(map(Identifier, columns)),
                values=SQL(", ").join(map(SQL, values)),
                on=SQL(on),
            )
        )

    def clients(self, codes: list[str], ports: list[int]) -> list[list[LiveSeat]]:
        """Clients for the people of these copies, each with a secret of its own."""
        query = 'SELECT "table", place, person FROM members WHERE "table" = ANY(%s) ORDER BY place'
        tables: dict[str, list[LiveSeat]] = {code: [] for code in codes}
        at = time.time_ns() // 1_000_000
        rows = []
        for index, (code, place, person) in enumerate(self.connection.execute(query, (codes,)).fetchall()):
            secret = secrets.token_urlsafe(32)
            row = {
                "hash": hash_of(secret),
                "person": person,
                "kind": "browser",
                "label": "load",
                "created_at": at,
            }
            rows.append(row)
            tables[code].append(LiveSeat(code, place, secret, ports[index % len(ports)]))
        engine = make_engine(self.database)
        with engine.begin() as connection:
            connection.execute(insert(schema.credentials), rows)
        engine.dispose()
        return list(tables.values())

    def watch_leases(self) -> None:
        """Let the database note every table that one worker takes from another."""
        self.connection.execute(
            f"""
            CREATE TABLE load_stolen (code text);
            CREATE FUNCTION load_note() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN INSERT INTO load_stolen VALUES (NEW.code); RETURN NULL; END $$;
            CREATE TRIGGER load_note AFTER UPDATE ON tables FOR EACH ROW
            WHEN ({condition_of_stealing()}) EXECUTE FUNCTION load_note();
            """.encode()
        )

    def stolen(self) -> int:
        """How many times a table was taken from a worker since then."""
        row = self.connection.execute("SELECT count(*) FROM load_stolen").fetchone()
        return int(row[0]) if row else 0

    def clock_moves(self, codes: list[str]) -> list[int]:
        """When the server moved for people whose time was out at these tables, in milliseconds since 1970."""
        query = (
            "SELECT made_at FROM moves JOIN matches ON matches.id = moves.match "
            "WHERE matches.\"table\" = ANY(%s) AND made_by <> 'person' ORDER BY made_at"
        )
        return [row[0] for row in self.connection.execute(query, (codes,)).fetchall()]


def hash_of(secret: str) -> str:
    """How a secret is stored; `check_hash` looks whether the server does it in this way."""
    return hashlib.sha256(b"saleroom/" + secret.encode()).hexdigest()


def fresh_seed() -> str:
    """SQL for a seed that no other table has."""
    return "md5(c.code) || md5(c.match) || md5(c.match || c.code) || md5(c.code || c.match)"

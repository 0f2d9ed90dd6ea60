"""The tables of the database. Times are milliseconds since 1970, UTC; people's secrets stand here only as hashes."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def index_where_set(name: str, column: str, is_set: str) -> Index:
    """An index of a column that has only those rows in which a column, mostly empty, is not."""
    there = text(f"{is_set} IS NOT NULL")
    return Index(name, column, postgresql_where=there, sqlite_where=there)


people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
)

credentials = Table(
    "credentials",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # browser, token (a bot author's), link (used once)
    Column("label", String(40), nullable=False),  # of a browser: which one, on which system
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("seen_at", BigInteger),  # to within an hour; of a link nothing
    index_where_set("ix_credentials_expires_at", "expires_at", "expires_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),  # in the lobby, or by link only
    Column("clock", JSON, nullable=False),
    Column("clock_set_at", BigInteger, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("state", String(10), nullable=False),  # waiting, playing, over
    Column("match", String(24)),  # the one under way, or the last one
    Column("seed", String(128), nullable=False),  # of the deal
    Column(
        "promised_match", String(24), nullable=False
    ),  # the id of the match dealt from it, promised with it
    Column("rules", Integer, nullable=False),  # the version of the rules, promised with it
    Column("seed_commitment", String(64), nullable=False),  # what is public of these from the start
    Column(
        "lesson", Boolean, nullable=False
    ),  # a guided first match, its deal and the others' moves scripted
    Column("next", String(16)),  # the table of the rematch
    Column("private", Boolean, nullable=False, default=False),  # whether nobody may watch who has no seat
    Column("kicked", JSON),  # the people whom the host has sent away: they cannot join again
    Column("paused_at", BigInteger),  # while the match is paused: since when
    Column("pauses", JSON),  # the pauses that are over, each from when to when
    Column("ended", String(10)),  # of a match that was not played to the end: abandoned or closed
    Column("version", Integer, nullable=False),  # goes up with every change that is not a move
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    # A table that is played is awake, and a worker runs its clocks and bots; or it sleeps until something is due.
    Column("worker", String(24)),  # none while it sleeps, or where the server is alone
    Column("due_at", BigInteger),  # set while it sleeps
    # Whose turn it is at a turn-based table, so that nobody need load it to know; none at live tables.
    Column("to_act", Integer),  # the seats to act, one bit each
    Column("deadlines", JSON(none_as_null=True)),  # per seat when its time is out; null if it is not to act
    Index("ix_tables_state_listed_created_at_code", "state", "listed", "created_at", "code"),
    Index("ix_tables_state_due_at", "state", "due_at"),
    Index("ix_tables_worker", "worker"),
    index_where_set("ix_tables_kicked", "code", "kicked"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # its last heartbeat; none of a server that is alone
)

commands = Table(
    "commands",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("id", String(64), primary_key=True),  # the client's own: the same again is done once
    Column("answer", JSON),
    Column("done_at", BigInteger, nullable=False, index=True),
)

members = Table(
    "members",
    metadata,
    Column("table", ForeignKey("tables.code"), primary_key=True),
    Column("place", Integer, primary_key=True),  # order of arrival
    Column("person", ForeignKey("people.id")),  # none for a bot
    Column("bot", String(20)),  # its level
    Column("character", String(20)),  # who a bot is
    Column("nickname", String(40), nullable=False),
    Column("keeper", String(24)),  # who holds the device that a guest plays on
    Column("seat", Integer),  # dealt at the start
    Column("ready", Boolean, nullable=False, default=False),
    Column("away", Boolean, nullable=False, default=False),  # played by a bot until it returns
    Column("entropy", String(64)),  # what it adds to the deal
    Column("wants_clock", JSON),  # the clock it has agreed to
    Column(
        "over_at", BigInteger
    ),  # when the table was over; so a person's open tables are found without the others
    Column("agrees_to", String(10)),  # pause, resume or abandon
    Column("muted", Boolean, nullable=False, default=False),  # by the host
    Column("conceded", Boolean, nullable=False, default=False),  # given up: a bot plays it to the end
    UniqueConstraint("table", "person"),
    Index("ix_members_person_over_at", "person", "over_at", "table"),
    index_where_set("ix_members_keeper", "keeper", "keeper"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table", ForeignKey("tables.code"), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deal", JSON, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed_commitment", String(64), nullable=False),
    Column("entropy", JSON, nullable=False),  # in order of arrival
    Column("bots", JSON, nullable=False),  # which of these places bots had from the start
    Column("seating", JSON, nullable=False),  # seats in order of arrival
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("outcome", JSON),
)

results = Table(
    "results",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("match", ForeignKey("matches.id"), primary_key=True, index=True),
    Column("table", ForeignKey("tables.code"), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for a winner
    Column("points", Integer, nullable=False),
    Column("result", String(6), nullable=False),  # won, shared, lost
    Column("moves", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_person_ended_at", "person", "ended_at", "match"),
    Index("ix_results_person_game_ended_at", "person", "game", "ended_at", "match"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("worker", String(24), nullable=False),  # who works on it, or did
    Column("asked_at", BigInteger, nullable=False),  # while it is worked on: the last sign of that
    Column("analysis", Text),  # as JSON; none while it is worked on
)

moves = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0
    Column("seat", Integer, nullable=False),
    Column("move", JSON, nullable=False),
    Column("made_by", String(10), nullable=False),  # person, bot, clock
    Column("key", String(80)),  # who made it and the client's own id of the message
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("match", "seat", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.code"), nullable=False, index=True),
    Column("person", String(24), index=True),  # who said it, of a guest who brought them; not told to anybody
    Column("nickname", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("said_at", BigInteger, nullable=False, index=True),
    Column("phrase", String(24)),  # the name of a set phrase
    Column("spectator", Boolean, nullable=False, server_default=false()),  # whether they had no seat there
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("failed", Integer, nullable=False),  # how many calls in a row did not arrive
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(5), nullable=False),
    Column("confirm", String(64), index=True),  # the hash of what confirms the address, until it is used
    Column("stop", String(64), nullable=False, index=True),  # the hash of what ends the mails
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
)

called = Table(
    "called",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("tables.code"), primary_key=True, index=True),
    Column("number", Integer, primary_key=True),  # of moves when the decision was put to them
    Column("at", BigInteger, nullable=False, index=True),
)

house_secrets = Table(
    "house_secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("blocked", ForeignKey("people.id"), nullable=False, index=True),
    Column("nickname", String(40), nullable=False),  # of the one who is blocked, as it was then
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("person", "blocked"),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("kind", String(10), primary_key=True),  # ban or mute
    Column("whom", String(64), primary_key=True),  # a person, or for a ban also an address
    Column("why", String(300), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # none: until it is lifted
)

operators = Table(
    "operators",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),  # an operator, somebody at the command line, or the server
    Column("what", String(20), nullable=False),
    Column("whom", String(64), nullable=False, index=True),  # a table, a person, an address; empty if all
    Column("why", String(300), nullable=False),
    Column(
        "changed", JSON, nullable=False
    ),  # how many rows of what, and which tables workers have to read anew
)

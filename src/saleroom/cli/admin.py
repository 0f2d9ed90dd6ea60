"""`saleroom admin`: what whoever runs a server can do about tables and people.

It works on the database of the settings, whether a server runs on it or not; one that runs notices within seconds.
"""

import asyncio
import getpass
import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table as Grid

from saleroom.cli.parsing import Parser, add_command, positive
from saleroom.cli.screen import UsageError, put, put_json, screen
from saleroom.cli.serve import server_packages
from saleroom.core.game import Json

if TYPE_CHECKING:
    from saleroom.server.admin.admin import Admin

CODE_LENGTH = 12
"""So many characters a table's code has; the id of a person has more."""

Work = Callable[["Admin", Namespace], Awaitable[None]]


def add(commands: Any) -> None:
    """`saleroom admin`."""
    command = add_command(
        commands,
        "admin",
        run,
        "For whoever runs a server: look at tables, close them, ban and mute people, delete chat and data.\n"
        "It works on the database of SALEROOM_DATABASE_URL or SALEROOM_DATA_DIR; a server that runs on it notices\n"
        "within seconds. Everything is written to the audit log.\n\n"
        "PERSON is an id as `saleroom admin show` tells it, ADDRESS an IPv4 or IPv6 address (IPv6 counts by /64).",
        "  saleroom admin list --state playing\n"
        "  saleroom admin show kv2ur8crd6a2\n"
        "  saleroom admin ban 203.0.113.7 --why 'a flood of tables' --hours 24\n"
        "  saleroom admin export d47ce39d6955688c8a8434f9 --why 'asked for by mail' > fox.json",
    )
    actions = command.add_subparsers(
        dest="action", metavar="ACTION", parser_class=Parser, prog="saleroom admin", required=True
    )

    def action(name: str, work: Work, about: str, *arguments: tuple[str, str], why: str = "") -> Parser:
        one: Parser = actions.add_parser(name, help=about, description=about)
        for argument, text in arguments:
            one.add_argument(argument, metavar=argument.upper(), help=text)
        if why:
            one.add_argument(
                "--why", metavar="TEXT", required=why == "required", default="", help="the reason"
            )
        one.add_argument("--json", action="store_true", help="as JSON")
        one.set_defaults(work=work)
        return one

    table = ("code", "a table's code")
    person = ("person", "a person's id")
    listing = action("list", list_tables, "the tables, the last changed first")
    listing.add_argument("--state", choices=["waiting", "playing", "over"], help="only those in this state")
    listing.add_argument("--game", metavar="GAME", help="only those of this game")
    listing.add_argument("--person", metavar="PERSON", help="only those at which this person sits")
    add_limit(listing)
    action("show", show_table, "a table, its people and its chat; never its cards", table)
    add_limit(
        action("people", find_people, "people of a nickname", ("nickname", "what they call themselves"))
    )
    action("close", close_table, "close a table; a match under way has no result", table, why="required")
    both = ("whom", "a person's id or an address")
    add_hours(action("ban", ban, "keep a person or an address out", both, why="required"))
    action("unban", unban, "lift a ban", both, why="wanted")
    add_hours(action("mute", mute, "keep a person from chatting, everywhere", person, why="required"))
    action("unmute", unmute, "lift a mute", person, why="wanted")
    where = ("where", "a table's code or a person's id")
    action("purge", purge, "delete the chat of a table or of a person", where, why="required")
    action("export", export, "all that is stored about a person, as JSON", person, why="required")
    erase = action("delete", delete, "delete what is stored about a person", person, why="required")
    erase.add_argument("--yes", action="store_true", help="this cannot be undone: say that you mean it")
    kept = action("retention", retain, "delete finished tables, chat and people without a table")
    kept.add_argument("--days", metavar="N", type=positive, required=True, help="older than so many days")
    action("restrictions", list_restrictions, "bans and mutes")
    add_limit(action("audit", read_audit, "who did what, the newest first"))
    action("token", add_operator, "a token for the API; it is shown once", ("name", "the operator's name"))
    action("operators", list_operators, "who has a token")
    action("revoke", revoke, "end a token", ("name", "the operator's name"), why="wanted")


def add_limit(action: Parser) -> None:
    """How many rows are shown."""
    action.add_argument(
        "--limit", metavar="N", type=positive, default=100, help="at most so many (default 100)"
    )


def add_hours(action: Parser) -> None:
    """How long something counts."""
    action.add_argument("--hours", metavar="H", type=hours, help="for so long (default: until it is lifted)")


def hours(text: str) -> float:
    """A number of hours."""
    try:
        value = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:40]!r} is not a number of hours") from None
    if not 0 < value <= 100_000:
        raise ArgumentTypeError("must be above 0 and at most 100000 hours")
    return value


def run(arguments: Namespace) -> int:
    """Do what was asked for on the database of the settings."""
    with server_packages():
        from saleroom.server.admin.admin import Admin
        from saleroom.server.migrate import backend, require
        from saleroom.server.problems import Problem
        from saleroom.server.settings import from_environment
        from saleroom.server.store import StorageError, Store

    url = from_environment(os.environ).database()
    backend(url)
    require(url)
    store = Store(url)
    try:
        asyncio.run(arguments.work(Admin(store, f"command line, {user()}"), arguments))
    except Problem as problem:
        raise UsageError(problem.sentence.rstrip(".")) from None
    except StorageError as error:
        raise UsageError(f"nothing was stored: {error}") from None
    finally:
        store.close()
    return 0


def user() -> str:
    """Who sits at the command line, as far as the system knows."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


# -- looking ------------------------------------------------------------------------------------------------


async def list_tables(admin: "Admin", given: Namespace) -> None:
    """The tables."""
    found = await admin.list_tables(
        state=given.state, game=given.game, person=given.person, limit=given.limit
    )
    columns = ("code", "game", "state", "ended", "seated", "seats", "moves", "host", "changed_at")
    show_rows(given, found, columns)


async def show_table(admin: "Admin", given: Namespace) -> None:
    """One table."""
    found = await admin.show_table(given.code)
    if given.json:
        put_json(found)
        return
    out = screen()
    facts = {name: value for name, value in found.items() if not isinstance(value, list | dict)}
    put(out, *(f"{name:<12} {text_of(name, value)}" for name, value in facts.items()))
    if found["match"] is not None:
        put(out, f"{'moves':<12} {found['match']['moves']}")
    put(out, "")
    show_rows(
        given, found["members"], ("place", "nickname", "person", "bot", "seat", "away", "muted", "conceded")
    )
    if found["chat"]:
        put(out, "")
        show_rows(given, found["chat"], ("said_at", "person", "nickname", "text"))


async def find_people(admin: "Admin", given: Namespace) -> None:
    """People of a nickname."""
    show_rows(given, await admin.find_people(given.nickname, given.limit), ("id", "nickname", "created_at"))


async def list_restrictions(admin: "Admin", given: Namespace) -> None:
    """Bans and mutes."""
    show_rows(given, await admin.list_restrictions(), ("kind", "whom", "why", "made_at", "ends_at"))


async def read_audit(admin: "Admin", given: Namespace) -> None:
    """The audit log."""
    show_rows(given, await admin.read_audit(given.limit), ("id", "at", "who", "what", "whom", "why"))


async def list_operators(admin: "Admin", given: Namespace) -> None:
    """Who has a token."""
    show_rows(given, await admin.list_operators(), ("name", "created_at"))


# -- doing --------------------------------------------------------------------------------------------------


async def close_table(admin: "Admin", given: Namespace) -> None:
    """Close a table."""
    tell(given, await admin.close_table(given.code, given.why), "The table is closed.")


async def ban(admin: "Admin", given: Namespace) -> None:
    """Ban a person or an address."""
    from saleroom.server.admin.admin import is_address

    if is_address(given.whom):
        changed = await admin.ban_address(given.whom, given.why, given.hours)
        tell(given, changed, f"{changed['address']} is banned.")
    else:
        tell(given, await admin.ban_person(given.whom, given.why, given.hours), "The person is banned.")


async def unban(admin: "Admin", given: Namespace) -> None:
    """Lift a ban."""
    from saleroom.server.admin.admin import is_address

    if is_address(given.whom):
        tell(given, await admin.lift_address(given.whom, given.why), "The ban is lifted.")
    else:
        tell(given, await admin.lift("ban", given.whom, given.why), "The ban is lifted.")


async def mute(admin: "Admin", given: Namespace) -> None:
    """Mute a person."""
    tell(given, await admin.mute(given.person, given.why, given.hours), "The person is muted.")


async def unmute(admin: "Admin", given: Namespace) -> None:
    """Lift a mute."""
    tell(given, await admin.lift("mute", given.person, given.why), "The mute is lifted.")


async def purge(admin: "Admin", given: Namespace) -> None:
    """Delete the chat of a table or of a person."""
    of = admin.purge_person if len(given.where) > CODE_LENGTH else admin.purge_table
    changed = await of(given.where, given.why)
    tell(given, changed, f"{changed['lines']} lines of chat are deleted.")


async def export(admin: "Admin", given: Namespace) -> None:
    """All that is stored about a person, as JSON."""
    put_json(await admin.export_person(given.person, given.why))


async def delete(admin: "Admin", given: Namespace) -> None:
    """Delete what is stored about a person."""
    if not given.yes:
        raise UsageError("this cannot be undone: export the data first if they are wanted, then add --yes")
    tell(
        given,
        await admin.delete_person(given.person, given.why),
        "What was stored about the person is deleted.",
    )


async def retain(admin: "Admin", given: Namespace) -> None:
    """Delete what is too old, all of it."""
    found: Json = {}
    while any((portion := await admin.retain(given.days)).values()):
        found = {name: found.get(name, 0) + number for name, number in portion.items()}
    tables, lines, people = (found.get(name, 0) for name in ("finished_tables", "lines", "people"))
    tell(given, found, f"Deleted: {tables} tables, {lines} lines of chat, {people} people.")


async def add_operator(admin: "Admin", given: Namespace) -> None:
    """Make a token and show it."""
    secret = await admin.add_operator(given.name)
    if given.json:
        put_json({"name": given.name, "token": secret})
    else:
        put(screen(), secret)


async def revoke(admin: "Admin", given: Namespace) -> None:
    """End a token."""
    tell(given, await admin.revoke_operator(given.name, given.why), "The token is revoked.")


# -- showing ------------------------------------------------------------------------------------------------


def tell(given: Namespace, changed: Json, sentence: str) -> None:
    """Say that something is done."""
    if given.json:
        put_json({"changed": changed})
    else:
        put(screen(), sentence)


def show_rows(given: Namespace, found: list[Json], columns: tuple[str, ...]) -> None:
    """Rows as a plain table, or all of them as JSON."""
    if given.json:
        put_json(found)
        return
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in columns:
        grid.add_column(name.removesuffix("_at"), overflow="fold")
    for row in found:
        grid.add_row(*(text_of(name, row[name]) for name in columns))
    put(screen(), grid if found else "There are none.")


def text_of(name: str, value: object) -> str:
    """A value as people read it: times in UTC, nothing for nothing."""
    if value is None or value is False:
        return ""
    if name == "at" or (name.endswith("_at") and isinstance(value, int)):
        return datetime.fromtimestamp(int(str(value)) / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    return "yes" if value is True else str(value)

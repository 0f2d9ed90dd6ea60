"""A person's own: the tables they sit at, the matches they have finished, and what these add up to.

All of it is read from storage by a person's own rows, however many tables there are. Only of live tables, which are in
memory while they are played, the room is asked whose turn it is.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, literal, or_, select

from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.server import schema
from saleroom.server.house.results import places
from saleroom.server.house.rooms import Rooms
from saleroom.server.paging import Cursor, Page, cut
from saleroom.server.presets import preset_of
from saleroom.server.sources import now
from saleroom.server.store import Store

RECENT = 3 * 24 * 3_600_000
"""For so many milliseconds a table that is over stands among one's tables."""

ANALYSED = 100
"""So many of a person's analyses are counted at most."""


class Worth(msgspec.Struct):
    """Of an analysis: what a lot was worth to a seat, in points."""

    seat: int
    points: float


class AnalysedLot(msgspec.Struct):
    """Of an analysis: who bought a lot, for how many points, and what it was worth."""

    seat: int | None
    paid: float | None
    worth: list[Worth]


class Analysed(msgspec.Struct):
    """The lots of an analysis; the rest of it is passed over."""

    lots: list[AnalysedLot]


table = schema.tables.c
member = schema.members.c
match = schema.matches.c
result = schema.results.c


class Mine:
    """What belongs to a person."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def tables(
        self,
        person: str,
        *,
        limit: int,
        state: str | None = None,
        game: str | None = None,
        my_turn: bool = False,
        after: Cursor | None = None,
    ) -> Page:
        """The tables a person sits at that are not over, or have been over for a short time; the newest first.

        With `my_turn` only those that wait for them or for a guest of theirs. A page may then have fewer entries than
        the limit although more follow.
        """
        query = my_tables(person, state, game, my_turn=my_turn, after=after).limit(limit + 1)

        def work(db: Connection) -> tuple[list[Any], Cursor | None, dict[str, list[Any]]]:
            rows, following = cut(list(db.execute(query).mappings()), limit, "created_at", "code")
            return rows, following, members_at(db, [row["code"] for row in rows])

        rows, following, members = await self.store.read(work)
        entries = []
        for row in rows:
            deadlines = await self.deadlines(row)
            entry = describe_table(row, members[row["code"]], person, deadlines)
            if entry["my_turn"] or not my_turn:
                entries.append(entry)
        return Page(entries, following)

    async def deadlines(self, row: Any) -> list[int | None]:
        """Per seat when its time is out, None if it is not to act; empty if nothing is being played."""
        game = GAMES.get(row["game"])
        if row["state"] != "playing" or game is None or game.under(row["rules"]) is None:
            return []
        if row["deadlines"] is not None:
            return list(row["deadlines"])
        async with self.rooms.using(row["code"]) as room:
            if room.clocks is None or room.row["state"] != "playing":
                return []
            return [room.clocks.deadline(seat) for seat in range(row["seats"])]

    async def matches(
        self,
        person: str,
        *,
        limit: int,
        game: str | None = None,
        result: str | None = None,
        since: int | None = None,
        until: int | None = None,
        after: Cursor | None = None,
    ) -> Page:
        """The matches a person has finished, the last one first."""
        query = my_results(person, game, result, since, until, after).limit(limit + 1)

        def work(db: Connection) -> Page:
            rows, following = cut(list(db.execute(query).mappings()), limit, "ended_at", "match")
            found = matches_of(db, [row["match"] for row in rows])
            members = members_at(db, [row["table"] for row in rows])
            entries = [
                describe_match(row, found[row["match"]], members[row["table"]], person) for row in rows
            ]
            return Page(entries, following)

        return await self.store.read(work)

    async def statistics(self, person: str) -> list[Json]:
        """Per game how many matches a person has finished and how, in the order of the games' ids."""
        query = (
            select(
                result.game,
                result.result,
                result.place,
                func.count().label("count"),
                func.max(result.points).label("best"),
                func.max(result.ended_at).label("last"),
            )
            .where(result.person == person)
            .group_by(result.game, result.result, result.place)
            .order_by(result.game)
        )
        found: dict[str, Json] = {}
        for row in await self.store.read(lambda db: db.execute(query).all()):
            add_to(found.setdefault(row.game, empty(row.game)), row)
        for name, analysed in (await self.store.read(lambda db: analyses_of(db, person))).items():
            if name in found:
                found[name]["bought"] = bought(analysed)
        return list(found.values())


# -- queries ------------------------------------------------------------------------------------------------


def my_tables(
    person: str, state: str | None, game: str | None, *, my_turn: bool, after: Cursor | None
) -> Select[Any]:
    """The tables a person sits at; `my_turn` leaves out those of which storage knows that others are to act."""
    mine = member.person == person  # said twice, so that both halves are found by the index
    wanted: list[ColumnElement[bool]] = [
        or_(and_(mine, member.over_at.is_(None)), and_(mine, member.over_at > now() - RECENT))
    ]
    if state is not None:
        wanted.append(table.state == state)
    if game is not None:
        wanted.append(table.game == game)
    if my_turn:
        own = schema.members.alias("own")
        bit = table.to_act.bitwise_and(literal(1).bitwise_lshift(own.c.seat))
        ours = and_(own.c.table == table.code, or_(own.c.person == person, own.c.keeper == person))
        wanted += [
            table.state == "playing",
            or_(table.to_act.is_(None), exists().where(ours, own.c.seat.is_not(None), bit != 0)),
        ]
    if after is not None:
        wanted.append(after.older(table.created_at, table.code))
    return (
        select(
            *(table[name] for name in TABLE_COLUMNS),
            match.rules,
            member.place.label("you"),
            member.seat.label("seat"),
            member.over_at,
        )
        .select_from(
            schema.members.join(schema.tables, table.code == member.table).outerjoin(
                schema.matches, match.id == table.match
            )
        )
        .where(*wanted)
        .order_by(table.created_at.desc(), table.code.desc())
    )


TABLE_COLUMNS = (
    "code", "game", "seats", "options", "clock", "state", "listed", "lesson", "next", "version", "created_at",
    "changed_at", "host", "deadlines",
)  # fmt: skip


def my_results(
    person: str,
    game: str | None,
    how: str | None,
    since: int | None,
    until: int | None,
    after: Cursor | None,
) -> Select[Any]:
    """How a person's matches ended, the last one first."""
    wanted: list[ColumnElement[bool]] = [result.person == person]
    if game is not None:
        wanted.append(result.game == game)
    if how is not None:
        wanted.append(result.result == how)
    if since is not None:
        wanted.append(result.ended_at >= since)
    if until is not None:
        wanted.append(result.ended_at < until)
    if after is not None:
        wanted.append(after.older(result.ended_at, result.match))
    return select(schema.results).where(*wanted).order_by(result.ended_at.desc(), result.match.desc())


def analyses_of(db: Connection, person: str) -> dict[str, list[tuple[int, Analysed]]]:
    """By game the person's seat and the lots of their last matches that were analysed, each match once."""
    analysis = schema.analyses.c
    query = (
        select(result.match, result.game, result.seat, analysis.analysis)
        .select_from(schema.results.join(schema.analyses, analysis.match == result.match))
        .where(result.person == person, analysis.analysis.is_not(None))
        .order_by(result.ended_at.desc(), result.match, analysis.depth)
        .limit(ANALYSED)
    )
    found: dict[str, dict[str, tuple[int, Analysed]]] = {}
    for row in db.execute(query):
        try:
            lots = msgspec.json.decode(row.analysis, type=Analysed)
        except msgspec.DecodeError:
            continue  # of another version of the coach
        found.setdefault(row.game, {}).setdefault(row.match, (row.seat, lots))
    return {game: list(matches.values()) for game, matches in found.items()}


def bought(analysed: list[tuple[int, Analysed]]) -> Json | None:
    """What the lots that a person bought cost and were worth, in the mean; None if they bought nothing."""
    lots = [
        (lot.paid, worth.points)
        for seat, analysis in analysed
        for lot in analysis.lots
        if lot.seat == seat and lot.paid is not None
        for worth in lot.worth
        if worth.seat == seat
    ]
    if not lots:
        return None
    paid, worth = (round(sum(values) / len(lots), 2) for values in zip(*lots, strict=True))
    return {"matches": len(analysed), "lots": len(lots), "paid": paid, "worth": worth}


def matches_of(db: Connection, ids: list[str]) -> dict[str, Any]:
    """What is shown of these matches, by id."""
    columns = (match.id, match.rules, match.seats, match.options, match.started_at, match.outcome)
    query = select(*columns).where(match.id.in_(ids))
    return {row.id: row for row in db.execute(query)} if ids else {}


def members_at(db: Connection, codes: Iterable[str]) -> dict[str, list[Any]]:
    """Who sits at each of these tables, in order of arrival."""
    found: dict[str, list[Any]] = {code: [] for code in codes}
    if found:
        columns = (member.table, member.place, member.person, member.keeper, member.bot, member.character)
        query = select(*columns, member.nickname, member.seat).where(member.table.in_(found))
        for row in db.execute(query.order_by(member.table, member.place)):
            found[row.table].append(row)
    return found


# -- what is answered ---------------------------------------------------------------------------------------


def describe_table(row: Any, members: list[Any], person: str, deadlines: list[int | None]) -> Json:
    """One of a person's tables."""
    to_act = [seat for seat, deadline in enumerate(deadlines) if deadline is not None]
    mine = [one.seat for one in members if person in (one.person, one.keeper)]
    waiting = [deadlines[seat] for seat in mine if seat in to_act]
    return {
        **{name: row[name] for name in (*TABLE_COLUMNS, "you", "seat", "over_at") if name != "host"},
        "preset": preset_of(row["game"], row["options"]),
        "members": [
            {
                "place": one.place,
                "nickname": one.nickname,
                "bot": one.bot,
                "character": one.character,
                "guest": one.keeper is not None,
                "seat": one.seat,
                "host": one.person is not None and one.person == row["host"],
            }
            for one in members
        ],
        "to_act": to_act,
        "deadlines": deadlines or None,
        "my_turn": bool(waiting),
        "deadline": min((at for at in waiting if at is not None), default=None),
    }


def describe_match(row: Any, played: Any, members: list[Any], person: str) -> Json:
    """A match that a person has finished: their result, the match, and who played it."""
    placed = places(played.outcome)
    names = ("match", "table", "game", "seat", "place", "points", "result", "moves", "ended_at")
    return {
        **{name: row[name] for name in names},
        "rules": played.rules,
        "seats": played.seats,
        "options": played.options,
        "preset": preset_of(row["game"], played.options),
        "started_at": played.started_at,
        "winners": played.outcome["winners"],
        "players": [
            {
                "seat": one.seat,
                "nickname": one.nickname,
                "bot": one.bot,
                "character": one.character,
                "points": played.outcome["scores"][one.seat],
                "place": placed[one.seat],
                "you": one.person == person,
            }
            for one in sorted(members, key=lambda one: one.seat)
        ],
        "record": f"/api/v1/tables/{row['table']}/record",
    }


def empty(game: str) -> Json:
    """The statistics of a game of which nothing was finished."""
    counts = dict.fromkeys(("matches", "won", "shared", "lost"), 0)
    return {"game": game, **counts, "places": [], "best_points": None, "last_at": None, "bought": None}


def add_to(found: Json, row: Any) -> None:
    """Add a group of equal results to the statistics of a game."""
    found["matches"] += row.count
    found[row.result] += row.count
    found["places"] += [0] * (row.place - len(found["places"]))
    found["places"][row.place - 1] += row.count
    found["best_points"] = row.best if found["best_points"] is None else max(found["best_points"], row.best)
    found["last_at"] = max(found["last_at"] or 0, row.last)

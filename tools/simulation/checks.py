"""What must hold after a schedule."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server import schema
from saleroom.server.house.notes import versions
from saleroom.server.house.rooms import update_room
from saleroom.server.house.stored import moves_from, read_table
from saleroom.server.problems import Problem
from saleroom.server.rooms import Room, encode
from saleroom.server.sources import now
from saleroom.server.store import StorageError
from tools.simulation.clients import Client, Shown
from tools.simulation.workers import Worker
from tools.simulation.world import World, truth_of

LATE = 10_000
"""A bot or a clock that is so many milliseconds late does not come any more."""
FORESEEN = (Problem, StorageError, ConnectionError, asyncio.CancelledError)
"""How a task of a worker may end."""


def decoded(value: object) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(encode(value))


def stored_room(world: World, code: str) -> Room:
    """A table as it stands in storage."""
    known = world.stored.get(code)
    match, number = (known.match_id, known.number) if known is not None else (None, 0)
    stored = world.database.read(lambda db: read_table(db, code, match, number))
    assert stored is not None
    room = world.stored[code] = known or Room(stored.row, stored.members)
    update_room(room, stored)
    return room


def count_moves(world: World) -> int:
    """How many moves stand in storage."""
    return world.database.read(
        lambda db: int(db.execute(select(func.count()).select_from(schema.moves)).scalar_one())
    )


# -- what comes true after a while --------------------------------------------------------------------------


def check_settled(world: World, clients: list[Client]) -> list[str]:
    """What is not yet as it should be, while nothing is under way."""
    found: list[str] = []
    for code in world.codes:
        room = stored_room(world, code)
        found += check_runs(world, room)
        for worker in world.workers:
            found += check_memory(worker, room)
        here = [client for client in clients if client.code == code]
        connected = {client.person for client in here if client.link is not None}
        for client in here:
            found += check_client(client, room, connected)
    return found


def check_runs(world: World, room: Room) -> Iterable[str]:
    """Whether a table that is played goes on: one worker runs it, and nothing is long due."""
    code, row = room.code[:4], room.row
    if room.match is None or room.clocks is None:
        return
    if room.match.over != (row["state"] == "over"):
        yield f"table {code} is {row['state']} and its match {'is' if room.match.over else 'is not'} over"
    if row["state"] != "playing":
        return
    running = [worker.name for worker in world.workers if room.code in worker.leases.awake]
    if row["due_at"] is not None:
        if row["due_at"] < now():
            yield f"table {code} sleeps and something is due"
    elif not world.alone and running != [row["worker"]]:
        yield f"table {code} belongs to {row['worker']} and runs at {running}"
    elif len(running) != 1:
        yield f"table {code} runs at {running}"
    for seat in room.match.to_act:
        asked, deadline = room.clocks.asked_at[seat], room.clocks.deadline(seat)
        member = room.at_seat(seat)
        if (member.bot or member.away) and asked is not None and asked < now() - LATE:
            yield f"table {code} waits for a bot at seat {seat}"
        elif deadline is not None and deadline < now() - LATE:
            yield f"table {code} waits for seat {seat}, whose time is out"


def check_memory(worker: Worker, stored: Room) -> Iterable[str]:
    """Whether a worker that should know how a table stands does."""
    house = worker.house
    room = house.rooms.all.get(stored.code)
    if room is None or not (house.alone or stored.code in house.notes.followed()):
        return
    where = f"memory of {worker.name}, table {stored.code[:4]}"
    if truth_of(room.row) != truth_of(stored.row):
        differ = [key for key, value in truth_of(stored.row).items() if room.row[key] != value]
        yield f"{where}: other {', '.join(differ)} than in storage"
    if room.members != stored.members:
        yield f"{where}: other members than in storage"
    if room.match_id != stored.match_id or room.number != stored.number:
        yield f"{where}: {room.number} moves, in storage {stored.number}"
    elif room.match is not None and stored.match is not None and room.match.played != stored.match.played:
        yield f"{where}: other moves than in storage"
    elif room.keys != stored.keys:
        yield f"{where}: other ids of moves than in storage"


def check_versions(world: World) -> Iterable[str]:
    """Whether the tables in memory have the version and the number of moves that they have in storage."""
    for worker in world.workers:
        all_rooms = worker.house.rooms.all
        for code, version, _, number in world.database.read(lambda db: versions(db, world.codes)):
            room = all_rooms.get(code)
            if room is not None and (room.row["version"], room.number) != (version, number or 0):
                mine = f"version {room.row['version']}, {room.number} moves"
                yield f"memory of {worker.name}: {mine}; in storage version {version}, {number} moves"


def check_client(client: Client, stored: Room, connected: set[str | None]) -> Iterable[str]:
    """Whether a client that is there has the newest state, and knows who else is there."""
    if client.link is None:
        if client.stays:
            yield f"{client.name} is not connected"
        return
    if client.state is None or client.waits_for_sync:
        yield f"{client.name} waits for a state"
        return
    if client.pending is not None:
        yield f"{client.name} waits for an answer to {client.pending.id}"
    whole = decoded(stored.message(client.person, 0, full_memory=False, insight=client.insight))
    have = client.state
    for name in ("version", "number", "view", "insight", "legal", "asked", "clocks"):
        if have.get(name) != whole.get(name):
            yield f"{client.name} has another {name} than storage: {have.get(name)} / {whole.get(name)}"[:300]
    if without_presence(have["table"]) != without_presence(whole["table"]):
        yield f"{client.name} has another table than storage"
    for member in have["table"]["members"]:
        person = next(one.person for one in stored.members if one.place == member["place"])
        if member["connected"] != (member["bot"] is not None or person in connected):
            yield f"{client.name} believes that place {member['place']} is {'' if member['connected'] else 'not '}there"


def without_presence(table: Json) -> Json:
    """A table without who is connected."""
    members = [{key: value for key, value in one.items() if key != "connected"} for one in table["members"]]
    return {**table, "members": members, "spectators": 0}


# -- what holds at any time ---------------------------------------------------------------------------------


def check_promises(world: World) -> None:
    """Everything that was acknowledged stands in storage once, and nothing that was refused for good."""
    world.wrong += world.database.read(lambda db: [*broken_moves(world, db), *broken_chat(world, db)])
    world.wrong += world.database.read(lambda db: list(doubled_tables(world, db)))


def broken_moves(world: World, db: Connection) -> Iterable[str]:
    """Moves that are not where they should be."""
    match, member = schema.matches.c, schema.members.c
    stored: dict[tuple[str, str, str], list[int]] = {}
    for row in db.execute(select(schema.matches)).all():
        seats = dict(
            db.execute(select(member.seat, member.person).where(member.table == row.table)).tuples().all()
        )
        moves = moves_from(db, row.id, 0)
        if [move.number for move in moves] != list(range(len(moves))):
            yield f"the moves of match {row.id[:4]} have the numbers {[move.number for move in moves]}"
        for move in moves:
            if move.key is not None and move.key.startswith("person/"):
                key = (row.table, seats[move.seat], move.key.removeprefix("person/"))
                stored.setdefault(key, []).append(move.number)
    for key, number in world.promises.moves.items():
        if stored.get(key) != [number]:
            yield f"move {key[2]} was acknowledged as {number} and stands in storage at {stored.get(key)}"
    for key in world.promises.refused:
        if key in stored:
            yield f"move {key[2]} was refused and stands in storage at {stored[key]}"
    several = select(match.table).group_by(match.table).having(func.count() > 1)
    for (code,) in db.execute(several).all():
        yield f"table {code[:4]} was dealt more than once"


def broken_chat(world: World, db: Connection) -> Iterable[str]:
    """Lines of chat that are lost or stand there twice."""
    lines = Counter(row.text for row in db.execute(select(schema.chat.c.text)).all())
    for text in world.promises.said:
        if lines[text] != 1:
            yield f"the line {text!r} was acknowledged and stands in storage {lines[text]} times"
    for text in world.promises.sent:
        if lines[text] > 1:
            yield f"the line {text!r} was sent once and stands in storage {lines[text]} times"


def doubled_tables(world: World, db: Connection) -> Iterable[str]:
    """Tables that one command opened more than once."""
    table = schema.tables.c
    rows = db.execute(select(table.code, table.host, table.next)).all()
    following = {row.code: row.next for row in rows}
    hosts = Counter(row.host for row in rows if row.code not in following.values())
    for person, code in world.promises.opened.items():
        if hosts[person] != 1:
            yield f"{hosts[person]} tables were opened by the command that was answered with {code[:4]}"
    for code, told in world.promises.rematches:
        if following[code] != told:
            yield f"the rematch of {code[:4]} is {following[code]}, and somebody was told {told}"


def check_shown(world: World, clients: list[Client]) -> None:
    """Whether what clients were shown and told at any time is what their seats may know."""
    for code in world.codes:
        room = stored_room(world, code)
        here = [client for client in clients if client.code == code]
        if room.match is None:
            continue
        seats = {client.name: room.seat_of(client.person) for client in here}
        seen: dict[int, dict[int | None, list[tuple[str, Shown]]]] = {}
        for client in here:
            seat = seats[client.name]
            for shown in client.shown:
                if shown.view is not None:
                    seen.setdefault(shown.number, {}).setdefault(seat, []).append((client.name, shown))
            told = client.events.get(str(room.match_id), {})
            events = decoded(room.match.events(seat))
            for number, event in told.items():
                if number >= len(events) or events[number] != event:
                    world.wrong.append(
                        f"{client.name} was told event {number} that is not for seat {seat}: {event}"
                    )
        try:
            world.wrong += wrong_views(room, seen)
        except SaleroomError as error:
            world.wrong.append(f"the moves of table {code[:4]} cannot be played again: {error}")


def wrong_views(room: Room, seen: dict[int, dict[int | None, list[tuple[str, Shown]]]]) -> Iterable[str]:
    """What clients were shown that is not what their seat knew after so many moves."""
    assert room.match is not None
    found = []
    replayed = Match.start(
        room.match.game, seats=room.match.seats, options=room.match.options, deal=room.match.deal
    )
    for number in range(room.number + 1):
        for seat, shown in seen.pop(number, {}).items():
            view = decoded(replayed.view(seat, for_human=True))
            for name, state in shown:
                if state.match != room.match_id or state.view != view:
                    found.append(
                        f"{name} was shown at number {number} what seat {seat} may not know, or not all"
                    )
        if number < room.number:
            replayed.play_record_move(room.match.moves[number])
    found += [f"somebody was shown number {number}, which was never stored" for number in seen]
    return found


def check_tasks(world: World) -> None:
    """Whether anything ended in an error that nobody had foreseen."""
    for task in world.loop.tasks:
        if task.done() and not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, FORESEEN):
                world.wrong.append(f"a task ended in an error: {error!r}")
    for worker in [*world.workers, *world.dead]:
        if worker.house.whole.unexpected:
            world.wrong.append(f"{worker.house.whole.unexpected} unexpected errors at {worker.name}")
    world.wrong += world.loop.trouble

"""What is kept of a table besides its moves: whose turn it is, and how a match ended for each of its people.

Both are stored with the move that brings them about, so that lists of them need no match played again.
"""

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.server.clocks import Clocks
from saleroom.server.rooms import Member, Room

NOBODY: Json = {"to_act": None, "deadlines": None}
"""What is stored where nobody is to act, or where it is not stored who is."""


def turn_values(clocks: Clocks) -> Json:
    """Whose turn it is, as columns of a table. Of live tables it is not stored: a room in memory knows."""
    if clocks.clock["kind"] == "live":
        return NOBODY
    deadlines = [clocks.deadline(seat) for seat in range(len(clocks.asked_at))]
    mask = sum(1 << seat for seat, deadline in enumerate(deadlines) if deadline is not None)
    return {"to_act": mask, "deadlines": deadlines}


def turn_after(match: Match, clocks: Clocks, seat: int, at: int, to_act: list[int]) -> Json:
    """Whose turn it is after a move that is about to be stored; nothing at a live table."""
    if clocks.clock["kind"] == "live":
        return {}
    after = clocks.copy()
    after.moved(seat, at, len(match.moves) + 1, to_act)
    return turn_values(after)


def result_rows(room: Room, outcome: Json, at: int, moves: int) -> list[Json]:
    """How a match of so many moves ends for each person at the table; lessons and tries do not count."""
    row = room.match_row
    assert row is not None
    if room.row["lesson"] or room.tried is not None:
        return []
    return [
        {
            "person": member.person,
            "match": row["id"],
            "table": room.code,
            "game": row["game"],
            "moves": moves,
            "ended_at": at,
            **result_of(outcome, member),
        }
        for member in room.members
        if member.person is not None and member.seat is not None
    ]


def result_of(outcome: Json, member: Member) -> Json:
    """Seat, place, points and result of a member."""
    seat = member.seat
    assert seat is not None
    winners = outcome["winners"]
    result = ("won" if len(winners) == 1 else "shared") if seat in winners else "lost"
    return {
        "seat": seat,
        "place": places(outcome)[seat],
        "points": outcome["scores"][seat],
        "result": result,
    }


def places(outcome: Json) -> list[int]:
    """The place of each party: winners have the first, the others come by their points, the house among them."""
    scores, winners = outcome["scores"], outcome["winners"]
    first = [
        party in winners or ("house" in winners and party == len(scores) - 1) for party in range(len(scores))
    ]
    return [
        1 if first[party] else 1 + sum(first[other] or scores[other] > scores[party] for other in range(len(scores)))
        for party in range(len(scores))
    ]  # fmt: skip

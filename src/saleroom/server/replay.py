"""A match once more, move by move, as somebody saw it or as it really was."""

from typing import Any

import saleroom
from saleroom.core.errors import RecordError
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.state import Event
from saleroom.server.messages import differences
from saleroom.server.problems import Problem
from saleroom.server.rooms import encode

ALL = "all"
SPECTATOR = "spectator"

MAX_MOVES = 1_000
"""Four times as many as the longest match of ours has had."""


def make(record: Any, viewer: str, frames: bool) -> bytes:
    """The replay, encoded; Problem if the record or the viewer cannot be read."""
    check_length(record)
    try:
        match = saleroom.load(record)
    except RecordError as error:
        raise Problem(
            400, "bad-record", f"That isn't a record of a match: {error}.", values={"detail": str(error)}
        ) from None
    return encode(replay_of(match, viewer, frames=frames))


def check_length(record: Any) -> None:
    """Problem 413 if a record is too long to be played again here."""
    moves = record.get("moves") if isinstance(record, dict) else None
    if isinstance(moves, list) and len(moves) > MAX_MOVES:
        raise Problem(
            413,
            "too-large",
            f"A record has at most {MAX_MOVES:,} moves.",
            message="problem-long-record",
            values={"limit": MAX_MOVES},
        )


def replay_of(match: Match, viewer: str, *, frames: bool = True) -> Json:
    """The frames of a match for a viewer (`all`, `spectator` or a seat), its lots with prices, and points by lot.

    A frame holds of view, position and insight what has changed since the frame before.
    """
    seat = seat_of(match, viewer)
    lots = match.sales()
    settled = {lot["at"] for lot in lots}
    again = Match.start(match.game, seats=match.seats, options=match.options, deal=match.deal)
    scores = {0: points(again)}
    told: list[Json] = []
    before: Json = {}
    for number in range(len(match.moves) + 1):
        move = match.moves[number - 1] if number else None
        events = again.play_record_move(move) if move is not None else []
        if number in settled:
            scores[number] = points(again)
        if frames:
            now = picture(again, viewer, seat)
            told.append(
                {
                    "number": number,
                    "lot": min(len(again.sales()) + 1, max(1, len(lots))),
                    "seat": move["seat"] if move is not None else None,
                    "move": {key: value for key, value in move.items() if key != "seat"} if move else None,
                    "events": seen(events, viewer, seat),
                    **{part: differences(before.get(part, {}), content) for part, content in now.items()},
                }
            )
            before = now
    return {
        "game": match.game.id,
        "seats": match.seats,
        "options": match.options,
        "preset": match.game.preset_of(match.options),
        "viewer": viewer,
        "moves": len(match.moves),
        "outcome": match.outcome,
        "opening": scores[0],
        "lots": [{**lot, "scores": scores[lot["at"]]} for lot in lots],
        "frames": told,
    }


def seat_of(match: Match, viewer: str) -> int | None:
    """The seat that a viewer is; None for one without."""
    if viewer in (ALL, SPECTATOR):
        return None
    if not viewer.isascii() or not viewer.isdigit() or len(viewer) > 2 or int(viewer) >= match.seats:
        detail = f"a viewer is {ALL}, {SPECTATOR} or a seat from 0 to {match.seats - 1}"
        raise Problem(
            400, "bad-request", f"The request can't be carried out: {detail}.", values={"detail": detail}
        )
    return int(viewer)


def points(match: Match) -> list[int]:
    """The points of all parties as they really are."""
    return [int(score) for score in match.state.scores()]


def picture(match: Match, viewer: str, seat: int | None) -> Json:
    """What the viewer sees at this moment; who is all-knowing gets the position besides."""
    knows_all = viewer == ALL
    insight = match.insight(seat, for_human=not knows_all)
    del insight["lots"]
    if knows_all:
        insight["scores"] = points(match)
        return {"view": match.view(None), "insight": insight, "position": match.position()}
    return {"view": match.view(seat, for_human=True), "insight": insight}


def seen(events: list[Event], viewer: str, seat: int | None) -> list[Json]:
    """What happened, as the viewer saw it; who is all-knowing sees everything."""
    if viewer == ALL:
        return [whole(event) for event in events]
    told = (event.seen_by(seat) for event in events)
    return [event for event in told if event is not None]


def whole(event: Event) -> Json:
    """An event with all that any seat learned of it."""
    told: Json = dict(event.public or {})
    for private in (event.private or {}).values():
        told |= private
    return told

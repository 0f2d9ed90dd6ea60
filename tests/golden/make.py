"""Golden transcripts: one match of each game at its fewest and most seats, as everybody saw it.

`python tests/golden/make.py` writes them anew. If one changes because the rules did, so that the same moves could end
differently, raise the game's `rules` number; otherwise say in the commit why it changed.

A transcript tells, move by move: what happened (events), what changed in whose view, who is to act, and the legal
moves of a seat where they are not the same as before. What several see alike stands there once. Long lists of moves
are told by their ends, number and hash.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES

HERE = Path(__file__).parent
OPTIONS: dict[str, Json] = {"antiques-6": {"tricks": ["stop", "ban", "swap"]}}
"""Where a transcript is not of a match with default options."""
SEED = "golden"
SHORT = 7
WIDTH = 118


def names() -> list[str]:
    """All transcripts there should be."""
    return [f"{name}-{seats}" for name, game in GAMES.items() for seats in (game.min_seats, game.max_seats)]


def transcript(name: str) -> str:
    """The whole text of one."""
    game, seats = name.rsplit("-", 1)
    match = Match.start(GAMES[game], seats=int(seats), seed=SEED, options=OPTIONS.get(name))
    lines = [
        f"{game}, rules {match.game.rules}, {seats} seats, options {dump(match.record()['options'])}",
        "",
    ]
    seen: dict[int | str | None, Any] = {viewer: {} for viewer in everybody(match)}
    lines += situation(match, seen)
    while not match.over:
        count = len(match.moves)
        seat = match.to_act[pick(f"{name} {count} seat", len(match.to_act))]
        legal = match.legal(seat)
        move = legal[pick(f"{name} {count} move", len(legal))]
        lines += ["", f"== {count + 1}. seat {seat}: {dump(move)}"]
        for event in match.play(seat, move):
            told = {viewer: [tell(event.seen_by(viewer))] for viewer in everybody(match)}
            lines += grouped(told, "event")
        lines += situation(match, seen)
    lines += ["", "== the end", *wrapped("outcome", match.outcome), "", "== the record"]
    record = match.record()
    for key, value in record.items():
        lines += wrapped(key, value)
    return "\n".join(lines) + "\n"


def everybody(match: Match) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(match.seats), None]


def pick(what: str, count: int) -> int:
    """A fixed choice among so many."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big") % count


def dump(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def tell(event: Json | None) -> str:
    """An event: its name, then the rest."""
    if event is None:
        return "nothing"
    return f"{event['type']} {dump({key: value for key, value in event.items() if key != 'type'})}"


def situation(match: Match, seen: dict[int | str | None, Any]) -> list[str]:
    """What changed in every view, and what may be played now where that is not as it was a move ago."""
    changed: dict[int | None, list[str]] = {}
    for viewer in everybody(match):
        view = match.view(viewer)
        changed[viewer] = list(changes("", seen[viewer], view))
        seen[viewer] = view
    lines = grouped(changed, "view")
    for seat in range(match.seats):
        told = legal_moves(match, seat)
        if seat in match.to_act and told != seen.get(f"moves of {seat}"):
            lines.append(f"   legal moves of {seat}: {told}")
        seen[f"moves of {seat}"] = told
    return lines


def changes(where: str, before: Any, now: Any) -> Iterator[str]:
    """The places at which two JSON values differ, and what stands there now."""
    if type(before) is type(now) and before == now:
        return
    if isinstance(now, dict) and isinstance(before, dict) and (not where or before.keys() == now.keys()):
        for key in now:
            yield from changes(f"{where}.{key}" if where else key, before.get(key, ...), now[key])
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now) and nested(now):
        for place, value in enumerate(now):
            yield from changes(f"{where}[{place}]", before[place], value)
    else:
        yield f"{where} = {dump(now)}"


def nested(row: list[Any]) -> bool:
    """Whether a list holds lists or objects, or is one entry per seat that is better told whole."""
    return any(isinstance(entry, list | dict) for entry in row)


def grouped(told: dict[int | None, list[str]], kind: str) -> list[str]:
    """Lines by those who see them, in order: what all see, then what fewer see."""
    audience: dict[str, list[int | None]] = {}
    for viewer, lines in told.items():
        for line in lines:
            audience.setdefault(line, []).append(viewer)
    rows: dict[str, list[str]] = {}
    for line, viewers in audience.items():
        rows.setdefault(called(viewers, list(told)), []).append(line)
    result: list[str] = []
    for who, lines in rows.items():
        result += packed(f"   {kind} of {who}: ", lines)
    return result


def called(viewers: list[int | None], everybody: list[int | None]) -> str:
    """Who they are, in words."""
    others = [viewer for viewer in everybody if viewer not in viewers]
    if not others:
        return "all"
    if len(others) == 1 and len(viewers) > 1:
        return f"all but {called(others, everybody)}"
    return ", ".join("spectator" if viewer is None else str(viewer) for viewer in viewers)


def packed(head: str, parts: list[str]) -> list[str]:
    """Parts one after another, on as few lines as they need."""
    lines: list[str] = []
    line = head
    for part in parts:
        if len(line) > len(head) and len(line) + len(part) + 2 > WIDTH:
            lines.append(line)
            line = " " * 6
            head = line
        line += part if line == head else f"; {part}"
    return [*lines, line]


def legal_moves(match: Match, seat: int) -> str:
    """The legal moves of a seat; of many only the first and the last, and a hash of all."""
    moves = [dump(move) for move in match.legal(seat)]
    if len(moves) <= SHORT:
        return ", ".join(moves)
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()[:12]
    return f"{moves[0]} … {moves[-1]} ({len(moves)} moves, hash {digest})"


def wrapped(key: str, value: Any) -> list[str]:
    """A key and its value; long lists with as many entries on a line as fit."""
    text = f"{key}: {dump(value)}"
    if len(text) <= WIDTH:
        return [text]
    if isinstance(value, dict):
        return [f"{key}:", *(f"  {line}" for name in value for line in wrapped(name, value[name]))]
    lines, line = [f"{key}:"], " "
    for entry in value:
        part = f" {dump(entry)}"
        if len(line) + len(part) > WIDTH and line.strip():
            lines.append(line)
            line = " "
        line += part
    return [*lines, line]


def main() -> None:
    """Write all transcripts, and remove those of matches that are no longer told."""
    wanted = names()
    for path in HERE.glob("*.txt"):
        if path.stem not in wanted:
            path.unlink()
    for name in wanted:
        (HERE / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()

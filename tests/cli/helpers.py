"""What the tests of the command line share."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import saleroom
from saleroom import Match
from saleroom.cli.seating import bot_move, bot_names, make_bots

Json = dict[str, Any]

GAMES = [entry["id"] for entry in saleroom.games()]
TRICKS: Json = {"tricks": ["stop", "ban", "swap"]}
SETUPS: list[tuple[str, int, Json]] = [
    (entry["id"], seats, options)
    for entry in saleroom.games()
    for seats in sorted(set(entry["seats"]))
    for options in ([{}, TRICKS] if entry["id"] == "antiques" else [{}])
]
"""Every game at its fewest and most seats, antiques also with tricks."""


@dataclass
class Result:
    """What a command did."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs `saleroom` in this process."""

    def __call__(self, *arguments: object, stdin: str = "", columns: int = 80) -> Result: ...


def typed(move: Json) -> str:
    """A move as a person would type it."""
    kind = move["type"]
    if kind == "bid" and "cards" in move:
        return ("r " if move.get("recover") else "") + " ".join(map(str, move["cards"]))
    if kind == "bid":
        return str(move["coins"] if "coins" in move else move["card"])
    if kind == "pass":
        return "r p" if move.get("recover") else "p"
    if kind == "blackmail":
        return "n" if move["target"] is None else str(move["target"])
    if kind == "trick":
        return typed_trick(move)
    if kind == "answer":
        return "y" if move["accept"] else "n"
    if kind in ("offer", "renounce"):
        return str(move["slot"] if "slot" in move else move["card"])
    return {"stand": "s", "place": move.get("group"), "keep": move.get("request")}[kind] or ""


def typed_trick(move: Json) -> str:
    """A trick of antiques as a person would type it."""
    if move["use"] == "swap":
        return f"swap {move['target']} {move['give']} {move['take']} pay {move['payer']}"
    return f"ban {move['target']}" if move["use"] == "ban" else {"none": "n", "stop": "stop"}[move["use"]]


def random_match(game: str, seats: int, options: Json, seed: int) -> Iterator[Match]:
    """A match played at random: itself before every move, and at its end."""
    chance = random.Random(seed)
    match = saleroom.new(game, seats=seats, seed=seed, options=options)
    while not match.over:
        yield match
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
    yield match


def finished(game: str, seats: int, options: Json, seed: int = 1) -> Match:
    """A whole match played at random."""
    *_, match = random_match(game, seats, options, seed)
    return match


def evening(game: str, seats: int, options: Json, seat: int, seed: str, bots: str) -> tuple[list[str], Match]:
    """What a person with random ideas types in a whole match against bots, and that match."""
    chance = random.Random(seed)
    match = saleroom.new(game, seats=seats, seed=seed, options=options)
    players = make_bots(bot_names(bots, seats), game, seed)
    lines = []
    while not match.over:
        acting = match.to_act
        if seat in acting:
            move = chance.choice(match.legal(seat))
            lines.append(typed(move))
            match.play(seat, move)
        else:
            bot_move(match, acting[0], players[acting[0]])
    return lines, match


def write(path: Path, record: Json) -> Path:
    """Write a record to a file."""
    path.write_text(json.dumps(record), "utf-8")
    return path

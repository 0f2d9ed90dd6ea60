"""Scenarios: records with expectations, checked after their last move."""

import json
from collections.abc import Mapping
from typing import Any

from saleroom.core.errors import RecordError, Refused, short_repr
from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match, match_from

EXPECT_KEYS = ("over", "outcome", "to_act", "position", "legal", "refused")


def check_scenario(record: Any, games: Mapping[str, AnyGame]) -> list[str]:
    """What differs from the expectations, one line each; empty when all is as expected.

    RecordError if the record or its expectations cannot be read.
    """
    match = match_from(record, games)
    expect = record.get("expect", {})
    if not isinstance(expect, dict):
        raise RecordError("expect", f"must be an object, not {short_repr(expect)}")
    for key in expect:
        if key not in EXPECT_KEYS:
            raise RecordError(
                "expect", f"unknown key {short_repr(key)}; it may have {', '.join(EXPECT_KEYS)}"
            )
    differences: list[str] = []
    for key, actual in (("over", match.over), ("to_act", match.to_act)):
        if key in expect and not json_equal(expect[key], actual):
            differences.append(f"{key}: expected {short_repr(expect[key])}, got {short_repr(actual)}")
    differences += _compare("outcome", expect, match.outcome)
    differences += _compare("position", expect, match.position())
    differences += _compare_legal(match, expect.get("legal", {}))
    differences += _compare_refused(match, expect.get("refused", []))
    return differences


def _compare(name: str, expect: Json, actual: Json | None) -> list[str]:
    if name not in expect:
        return []
    wanted = expect[name]
    if not isinstance(wanted, dict):
        raise RecordError(f"expect.{name}", f"must be an object, not {short_repr(wanted)}")
    if actual is None:
        return [f"{name}: the match is not over"]
    differences = []
    for key, value in wanted.items():
        if key not in actual:
            differences.append(f"{name}.{key}: there is no such key")
        elif not json_equal(value, actual[key]):
            differences.append(f"{name}.{key}: expected {json_text(value)}, got {json_text(actual[key])}")
    return differences


def json_text(value: Any) -> str:
    """A value whole, as long as it can be read."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (ValueError, TypeError, RecursionError):
        return short_repr(value)
    return text if len(text) <= 2000 else text[:2000] + "..."


def json_equal(one: Any, other: Any) -> bool:
    """Whether two JSON values are equal, true and 1 being different."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(json_equal(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(json_equal, one, other))
    return type(one) is type(other) and bool(one == other)


def _compare_legal(match: Match, wanted: Any) -> list[str]:
    if not isinstance(wanted, dict):
        raise RecordError("expect.legal", f"must be an object, not {short_repr(wanted)}")
    differences = []
    for name, moves in wanted.items():
        where = f"expect.legal.{name}"
        if name not in map(str, range(match.seats)):
            raise RecordError(where, "there is no such seat")
        if not isinstance(moves, list):
            raise RecordError(where, f"must be a list of moves, not {short_repr(moves)}")
        seat = int(name)
        legal = set(match.state.legal(seat))
        expected: set[int] = set()
        for move in moves:
            try:
                expected.add(match.game.check(match.state, match.seats, seat, move))
            except Refused as refusal:
                differences.append(f"legal.{name}: {json_text(move)} is not legal: {refusal}")
        for number in sorted(legal - expected):
            differences.append(f"legal.{name}: {match.game.decode(match.state, seat, number)} is legal too")
    return differences


def _compare_refused(match: Match, wanted: Any) -> list[str]:
    if not isinstance(wanted, list):
        raise RecordError("expect.refused", f"must be a list, not {short_repr(wanted)}")
    differences = []
    for number, entry in enumerate(wanted):
        if not isinstance(entry, dict) or "move" not in entry or set(entry) - {"move", "rule"}:
            raise RecordError(f"expect.refused[{number}]", "must be an object with a move and maybe a rule")
        before = match.position()
        played = len(match.moves)
        try:
            match.play_record_move(entry["move"])
        except Refused as refusal:
            if "rule" in entry and refusal.rule != entry["rule"]:
                what = f"broke {refusal.rule}, expected {json_text(entry['rule'])}"
                differences.append(f"refused[{number}]: {json_text(entry['move'])} {what}")
        else:
            differences.append(f"refused[{number}]: {json_text(entry['move'])} was accepted")
            return differences
        if match.position() != before or len(match.moves) != played:
            differences.append(f"refused[{number}]: {json_text(entry['move'])} changed the match")
    return differences

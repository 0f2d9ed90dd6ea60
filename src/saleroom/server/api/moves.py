"""Moves as they arrive: no key of an object may stand twice, for one of the two would be lost in silence."""

import json
from typing import Any


class DoubledKey(ValueError):
    """A key stands twice in an object."""


def read_object(pairs: list[tuple[str, Any]]) -> None:
    """An object, of which nothing but its keys matters."""
    if len(dict(pairs)) != len(pairs):
        raise DoubledKey("a key stands twice in an object")


DECODER = json.JSONDecoder(object_pairs_hook=read_object)


def count_keys(value: Any) -> int:
    """How many keys the objects in a JSON value have. In the text of it there is a colon for each, at least."""
    if isinstance(value, dict):
        return len(value) + sum(map(count_keys, value.values()))
    return sum(map(count_keys, value)) if isinstance(value, list) else 0


def check_keys(text: str) -> None:
    """DoubledKey if an object in this JSON has a key twice. It has been decoded before, so it is JSON."""
    DECODER.decode(text)

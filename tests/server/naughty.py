"""Bots that do what no bot should; in a module that is quick to import, for that counts as thinking."""

import os
import time

from saleroom import bots
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState


def naughty(level: str, seed: str, known: InfoState, legal: list[Json], seconds: float) -> object:
    """What takes the place of `thinkers.think` in these tests: the level says what goes wrong."""
    if level == "hangs":
        time.sleep(600)
    if level == "dies":
        os._exit(3)
    if level == "raises":
        raise RuntimeError("no idea")
    if level == "slow":
        time.sleep(0.3)
    if level == "rubbish":
        return {"type": "bid", "card": 12345}
    if level == "nothing":
        return None
    if level == "nearly":
        return {**legal[-1], "card": float(legal[-1]["card"])}
    if level in ("simple", "slow"):
        return bots.make("simple", known.game.id, seed).choose(known, legal, seconds)
    raise AssertionError(level)

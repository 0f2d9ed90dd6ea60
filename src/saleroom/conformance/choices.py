"""The law of bots: two matches that a seat cannot tell apart get the same choice of a bot in that seat."""

from collections.abc import Callable

from saleroom.conformance.plays import Chooser, demand
from saleroom.conformance.secrecy import twins
from saleroom.core.bot import Bot
from saleroom.core.match import Match

MakeBot = Callable[[Match], Bot]
"""Makes a bot for a match; an honest one asks nothing of the match but its game."""


def check_choices(match: Match, seat: int, make: MakeBot, chooser: Chooser) -> int:
    """What a bot does in a seat that is to act depends on what the seat knows alone; how many twins there were.

    The bot must be made with the same random numbers each time, and not think by the clock.
    """
    found = 0
    for real, twin in twins(match, seat, chooser):
        if seat not in real.to_act or seat not in twin.to_act or real.knowledge(seat) != twin.knowledge(seat):
            continue
        found += 1
        one = make(real).choose(real.knowledge(seat), real.legal(seat))
        other = make(twin).choose(twin.knowledge(seat), twin.legal(seat))
        demand(one == other, f"seat {seat} cannot tell two matches apart, and its bot can:", one, other)
    return found

"""Bots: who plays without a person.

    from saleroom import bots
    bot = bots.make("simple", "luxury", seed=7)
    bot.choose(match.view(0), match.legal(0))       # one of the legal moves
    bots.play(match, [bot, bots.make("random", "luxury")])

A bot gets the view of its seat and its legal moves, never the match: it cannot know more than a player.
"""

from collections.abc import Callable, Sequence

from saleroom.bots.base import Bot
from saleroom.bots.random_bot import RandomBot
from saleroom.bots.simple import SIMPLE
from saleroom.core.errors import SetupError
from saleroom.core.game import shown
from saleroom.core.match import Match
from saleroom.core.rng import Rng, rng_from
from saleroom.games import GAMES

__all__ = ["Bot", "make", "names", "play"]

Maker = Callable[[Rng], Bot]

BOTS: dict[str, dict[str, Maker]] = {
    "random": dict.fromkeys(GAMES, RandomBot),
    "simple": SIMPLE,
}
"""Every bot's name, and who that is in each game."""


def names() -> list[str]:
    """The names of the bots."""
    return list(BOTS)


def make(name: str, game: str, seed: int | str = 0) -> Bot:
    """The bot of that name for a game; the same seed gives the same choices, 7 and "7" are the same seed."""
    if not isinstance(name, str) or name not in BOTS:
        raise SetupError(f"there is no bot {shown(name)}; bots: {', '.join(BOTS)}")
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError(f"there is no game {shown(game)}; games: {', '.join(GAMES)}")
    if game not in BOTS[name]:
        raise SetupError(f"the bot {name} does not play {game}; it plays {', '.join(BOTS[name])}")
    return BOTS[name][game](rng_from(f"bot/{name}/{game}/{seed}"))


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Play a match to its end with one bot per seat; each gets its own view and its own legal moves."""
    if len(bots) != match.seats:
        raise SetupError(f"{match.seats} seats need {match.seats} bots, not {len(bots)}")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match

"""Bots: who plays without a person.

    from saleroom import bots
    bot = bots.make("simple", "luxury", seed=7)
    bot.choose(match.knowledge(0), match.legal(0))       # one of the legal moves
    bots.play(match, [bot, bots.make("random", "luxury")])

A bot gets what its seat knows and its legal moves, never the match: it cannot know more than a player. A game brings
its own simple bot in `bot.py` of its folder, as `SimpleBot`; for one that does not, a short search stands in.
Novice, club, expert and master are the levels that people play against; `expert/vera` is an expert with somebody's way
of playing (`saleroom.bots.styles`). They search (`saleroom.bots.search`), with what a game brings for that in
`policy.py` of its folder; expert and master think for 0.2 seconds or as long as they are told, the others for a fixed
number of iterations.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

from saleroom.bots.random_bot import RandomBot
from saleroom.bots.sampling_bot import SamplingBot
from saleroom.bots.search.bot import Club, Master, Novice, SearchBot
from saleroom.bots.search.parallel import Processes
from saleroom.bots.styles import CHARACTERS, Character, Style
from saleroom.core.bot import Bot
from saleroom.core.errors import SetupError, short_repr
from saleroom.core.game import AnyGame, Game
from saleroom.core.match import Match
from saleroom.core.rng import Rng, rng_from
from saleroom.games import GAMES

__all__ = ["LEVELS", "Bot", "Character", "Style", "characters", "check", "make", "names", "play"]


def simple_bot(game: AnyGame) -> Callable[[Rng], Bot]:
    """The simple bot of a game."""
    place = f"{game.package}.bot"
    if find_spec(place) is None:
        return SamplingBot
    maker: Callable[[Rng], Bot] = import_module(place).SimpleBot
    return maker


BOTS: dict[str, Callable[[AnyGame], Callable[[Rng], Bot]]] = {
    "random": lambda game: RandomBot,
    "simple": simple_bot,
    "novice": lambda game: Novice,
    "club": lambda game: Club,
    "expert": lambda game: SearchBot,
    "master": lambda game: Master,
}
"""Every bot's name, and who that is in a game."""

LEVELS = ("novice", "club", "expert", "master")
"""The levels that people are offered, the weakest first. Bots of these levels can be somebody."""


def names() -> list[str]:
    """The names of the bots, those for people and those to measure others by."""
    return list(BOTS)


def characters() -> list[Character]:
    """Who bots can be, besides their level."""
    return list(CHARACTERS.values())


def check(name: str) -> None:
    """SetupError if a name is neither that of a bot nor LEVEL/CHARACTER."""
    level, sign, character = name.partition("/") if isinstance(name, str) else ("", "", "")
    if level not in BOTS:
        raise SetupError(f"there is no bot {short_repr(name)}; bots: {', '.join(BOTS)}")
    if sign and character not in CHARACTERS:
        raise SetupError(
            f"there is no character {short_repr(character)}; characters: {', '.join(CHARACTERS)}"
        )
    if sign and level not in LEVELS:
        raise SetupError(f"{level} bots are nobody in particular; characters play as {', '.join(LEVELS)}")


def make(
    name: str,
    game: str | AnyGame,
    seed: int | str = 0,
    *,
    iterations: int | None = None,
    processes: int = 1,
) -> Bot:
    """The bot of that name, LEVEL or LEVEL/CHARACTER, for a game, by its id or itself, which may be one of older rules.

    The same seed gives the same choices; 7 and "7" are the same seed. What an expert finds in its time depends on the
    machine: only with `iterations`, so many for each decision of a bot that searches, its choices are always the same.
    With several `processes` it searches on so many cores; its `close` ends them.
    """
    check(name)
    if isinstance(game, str) and game in GAMES:
        game = GAMES[game]
    if not isinstance(game, Game):
        raise SetupError(f"there is no game {short_repr(game)}; games: {', '.join(GAMES)}")
    level, _, character = name.partition("/")
    bot = BOTS[level](game)(rng_from(f"bot/{level}/{game.id}/{seed}"))
    if isinstance(bot, SearchBot):
        if character:
            bot.style = CHARACTERS[character].style
        if iterations is not None:
            bot.iterations = iterations
        if processes > 1:
            bot.processes = Processes(processes)
    return bot


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Play a match to its end with one bot per seat; each gets what its seat knows and its own legal moves."""
    if len(bots) != match.seats:
        raise SetupError(f"{match.seats} seats need {match.seats} bots, not {len(bots)}")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.knowledge(seat), match.legal(seat)))
    return match

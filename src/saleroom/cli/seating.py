"""Who plays: bots named on the command line."""

from saleroom import bots
from saleroom.bots import Bot
from saleroom.bots.styles import in_order
from saleroom.cli.screen import UsageError
from saleroom.core.match import Match


def bot_names(text: str, seats: int) -> list[str]:
    """One bot's name per seat, from one name for all or one for each."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError(f"--bots: {len(names)} names for {seats} seats; give one for all, or one for each")
    return names


def with_characters(names: list[str], key: str, seat: int) -> list[str]:
    """The same bots as somebody, nobody twice; not at the person's seat, and not those that are there to measure by."""
    named = {name.partition("/")[2] for place, name in enumerate(names) if place != seat}
    free = iter([one for one in in_order(key) if one not in named])
    return [
        f"{name}/{next(free)}" if name in bots.LEVELS and place != seat else name
        for place, name in enumerate(names)
    ]


def make_bots(names: list[str], game: str, seed: object) -> list[Bot]:
    """A bot for every seat; the same seed gives the same choices."""
    return [bots.make(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]


def bot_move(match: Match, seat: int, bot: Bot) -> None:
    """Let a bot play: it gets what its seat knows and its legal moves, nothing else."""
    match.play(seat, bot.choose(match.knowledge(seat), match.legal(seat)))

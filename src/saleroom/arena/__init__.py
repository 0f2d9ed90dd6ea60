"""The arena: bots against bots, so often that one can say who is stronger.

    from saleroom import arena
    seated = arena.seat_all([arena.house_bot("simple"), arena.house_bot("random")], 3)
    series = arena.Series("luxury", 3, seated, deals=20)
    results = list(arena.play(arena.jobs([series]), workers=2))
    arena.rows(series, results)            # for each name: wins, share, fair, the interval of their ratio, style

The same deal is played once for each rotation of the bots over the seats, so that the luck of the cards cancels; what
varies is the deal, and intervals are made over deals. Matches are played in processes of their own: a bot that raises,
hangs or answers nonsense is replaced for that move by a random legal one, and named.
"""

from saleroom.arena.entrants import Entrant, command_bot, house_bot, seat_all
from saleroom.arena.figures import faults, lead, rows
from saleroom.arena.pool import Job, jobs, play
from saleroom.arena.ratings import ratings, verdicts
from saleroom.arena.series import Series, default_limit

__all__ = [
    "Entrant",
    "Job",
    "Series",
    "command_bot",
    "default_limit",
    "faults",
    "house_bot",
    "jobs",
    "lead",
    "play",
    "ratings",
    "rows",
    "seat_all",
    "verdicts",
]

"""About how strong a person is at a game, and which bots fit.

The strength follows from a person's last finished matches of a game, the oldest first, on the scale of the arena
(`saleroom.arena.ratings`): everybody's place in a match is compared with everybody else's, and whoever does better than
expected goes up. Bots stand for fixed points of the scale, so results against them say most. Other people count as
their own matches with bots say, and hardly at all while nothing is known of them. Somebody new stands in the middle
between a novice and a club player. Nothing of it is stored: it is worked out from `results` when somebody asks.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection

from saleroom.server.house.mine import matches_of, members_at, my_results
from saleroom.server.house.results import places
from saleroom.server.store import Store

MATCHES = 40
"""So many of the last matches count."""
OTHERS = 20
"""Of so many other people the strength is worked out, those met last; the rest count as unknown."""
LEVELS = {"novice": 23.5, "club": 26.5, "expert": 29.0, "master": 31.0}
"""The strength of the bots that are offered; between the first two is who is new.

The steps are those of the games in which luck counts most (in the arena `luxury` has about as much between novice and
master, `emblems` twice as much). Whoever is better than the bots they met then soon meets stronger ones, in every game,
and comes to rest where matches are even.
"""
STRENGTH = {"random": 18.0, "simple": 26.5, **LEVELS}
"""And of all bots."""
SURE = 1.0
"""How uncertain the strength of a bot is: it differs from game to game."""
SPREAD = 3.0
"""So far apart bots are that are seated together, where several are."""


class Estimate(NamedTuple):
    """How strong somebody is, and the standard deviation of that."""

    strength: float
    uncertain: float


class Rival(NamedTuple):
    """Somebody else in a match: a person or a bot, and their place in it."""

    person: str | None
    bot: str | None
    place: int


class Played(NamedTuple):
    """A finished match: one's own place, and the others."""

    place: int
    rivals: list[Rival]


class Strength:
    """Works out how strong people are."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str, game: str) -> Estimate:
        """How strong a person is at a game."""

        def work(db: Connection) -> tuple[list[Played], dict[str, list[Played]]]:
            mine = played_by(db, person, game)
            met = dict.fromkeys(rival.person for one in reversed(mine) for rival in one.rivals)
            others = [other for other in met if other is not None][:OTHERS]
            return mine, {other: played_by(db, other, game) for other in others}

        mine, others = await self.store.read(work)
        return estimate(mine, {other: estimate(matches, {}) for other, matches in others.items()})


def played_by(db: Connection, person: str, game: str) -> list[Played]:
    """The last finished matches of a person, the oldest first."""
    rows = list(db.execute(my_results(person, game, None, None, None, None).limit(MATCHES)).mappings())
    found = matches_of(db, [row["match"] for row in rows])
    members = members_at(db, [row["table"] for row in rows])
    return [
        Played(row["place"], rivals(members[row["table"]], row["seat"], found[row["match"]].outcome))
        for row in reversed(rows)
    ]


def rivals(members: Iterable[Any], seat: int, outcome: Any) -> list[Rival]:
    """Who else sat at a table, and their places."""
    placed = places(outcome)
    return [
        Rival(one.person, one.bot, placed[one.seat])
        for one in members
        if one.seat is not None and one.seat != seat
    ]


def estimate(matches: Iterable[Played], people: dict[str, Estimate]) -> Estimate:
    """How strong somebody is who has played these matches, as far as other people are known."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    unknown = model.rating()
    mine = model.rating()
    for played in matches:
        teams = [[mine]]
        for rival in played.rivals:
            known = people.get(rival.person or "", Estimate(unknown.mu, unknown.sigma))
            if rival.bot is not None:
                known = Estimate(STRENGTH.get(rival.bot, unknown.mu), SURE)
            teams.append([model.create_rating([known.strength, known.uncertain])])
        if len(teams) > 1:
            ranks = [float(played.place), *(float(rival.place) for rival in played.rivals)]
            mine = model.rate(teams, ranks=ranks)[0][0]
    return Estimate(mine.mu, mine.sigma)


def fitting_levels(found: Estimate, count: int) -> list[str]:
    """The levels of so many bots about as strong as somebody: one a little weaker, one a little stronger, and so on."""
    wanted = [
        found.strength + SPREAD * (place - (count - 1) / 2) / max(1, count - 1) for place in range(count)
    ]
    return [min(LEVELS, key=lambda level: abs(LEVELS[level] - strength)) for strength in wanted]

"""The law that a bot uses no more than its seat may know, and that a bot which does is caught."""

from collections.abc import Sequence

import pytest

import saleroom
from saleroom import bots
from saleroom.conformance.choices import check_choices
from saleroom.conformance.plays import Broken, Chooser
from saleroom.core.bot import Bot
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.games import GAMES


def positions(name: str, number: int) -> list[tuple[Match, int, Chooser]]:
    """Seats that are to act and have a choice, in matches played some way along."""
    found: list[tuple[Match, int, Chooser]] = []
    seed = 0
    while len(found) < number:
        chooser = Chooser(f"know/{name}/{seed}")
        seed += 1
        match = saleroom.new(name, seed=f"know/{seed}")
        for _ in range(chooser.below(30)):
            if not match.over:
                seat = chooser.one_of(match.to_act)
                match.play(seat, chooser.one_of(match.legal(seat)))
        seats = [seat for seat in match.to_act if len(match.legal(seat)) > 1]
        if seats:
            found.append((match, chooser.one_of(seats), chooser))
    return found


@pytest.mark.parametrize("level", [*bots.names(), "expert/nora", "expert/magda"])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_uses_only_what_its_seat_knows(name: str, level: str) -> None:
    twins = sum(
        check_choices(match, seat, lambda match: bots.make(level, match.game, 1, iterations=40), chooser)
        for match, seat, chooser in positions(name, 4)
    )
    assert twins > 0


class Peeper(Bot):
    """Looks at the deal before it chooses."""

    def __init__(self, match: Match) -> None:
        super().__init__(Rng(1))
        self.match = match

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        hidden = hash(self.match.state)
        return legal[hidden % len(legal)]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_peeps_is_caught(name: str) -> None:
    def play_all() -> None:
        for match, seat, chooser in positions(name, 12):
            check_choices(match, seat, Peeper, chooser)

    with pytest.raises(Broken, match="cannot tell two matches apart, and its bot can"):
        play_all()

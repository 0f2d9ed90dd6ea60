"""Ways of playing: numbers by which a search that would play for the win alone plays like somebody.

    bots.make("expert/vera", "luxury", seed=7)      # an expert with the style of Vera
    bots.characters()                               # who there is

A style changes what the search looks for, not how well it looks: a character is as strong as its level, less what the
style costs (docs/opponents.md has the figures). Every number is 0 for somebody neutral.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState


@dataclass(frozen=True)
class Style:
    """A way of playing. Rewards of the search go from 0 to 1, and these are in the same measure."""

    spending: float = 0.0
    """What it adds to stake everything on a lot; below 0 it hurts to pay."""
    patience: float = 0.0
    """How much less it likes to pay at the beginning than in the middle, and so much more at the end."""
    daring: float = 0.0
    """What a result far from the usual one is worth, whether good or bad; below 0 it plays safe."""
    spite: float = 0.0
    """The part of the reward that is the low score of the strongest rival, whoever wins."""
    pride: float = 0.0
    """The part of the reward that is its own score, whoever wins."""
    collecting: float = 0.0
    """How much more it likes to pay for what adds many points to what it has, and less for what adds few."""
    mixing: float = 0.0
    """How much of the time it plays a move that others would find nearly as good, or would seldom play."""

    @property
    def neutral(self) -> bool:
        """Whether it changes nothing."""
        return self == Style()

    def as_json(self) -> Json:
        """The numbers that are not 0."""
        return {one.name: value for one in fields(self) if (value := getattr(self, one.name))}


@dataclass(frozen=True)
class Character:
    """Somebody who plays: who, in which manner, and how."""

    id: str
    name: str
    """In English; `character-ID` of the catalogues has it in every language."""
    manner: str
    """One word for the style; `character-ID-about` says it in a sentence."""
    style: Style


CHARACTERS: Final[dict[str, Character]] = {
    one.id: one
    for one in (
        Character("vera", "Vera", "thrifty", Style(spending=-0.07)),
        Character("otto", "Otto", "bold", Style(spending=0.08)),
        Character("magda", "Magda", "spiteful", Style(spite=0.35)),
        Character("leon", "Leon", "patient", Style(patience=0.1)),
        Character("bruno", "Bruno", "hasty", Style(patience=-0.16)),
        Character("nora", "Nora", "collecting", Style(pride=0.4, collecting=0.2)),
        Character("felix", "Felix", "bluffing", Style(mixing=0.25)),
        Character("ada", "Ada", "careful", Style(daring=-0.3)),
        Character("stella", "Stella", "daring", Style(daring=0.16)),
    )
}
"""Who there is, by id."""


def in_order(key: str) -> list[str]:
    """All characters in the order in which they sit down where nobody chooses; anybody may know the key."""
    return sorted(CHARACTERS, key=lambda one: hashlib.sha256(f"{key}/{one}".encode()).digest())


LEFT = ("lots_left", "table_left", "items_left", "deck_size")
"""Fields of views that tell how much is still to come."""


def progress(known: InfoState) -> float:
    """How much of a match is over, from 0 to 1, as far as a view tells; a half where it does not."""
    for name in LEFT:
        left, all_there_was = known.json.get(name), known.opening.get(name)
        if isinstance(left, int) and isinstance(all_there_was, int) and all_there_was > 0:
            return 1.0 - left / all_there_was
    return 0.5


USUAL_APPEAL = 0.4
FEW_POINTS = 3.0


def appeal(known: InfoState) -> float:
    """What the lot on the table would add to a seat's points now: 0 for nothing, near 1 for much, below 0 for harm."""
    won = known.game.insight(known.view, False).get("if_won")
    adds = won.get("adds") if isinstance(won, dict) else None
    if not isinstance(adds, int | float):
        return USUAL_APPEAL
    return float(adds) / (abs(adds) + FEW_POINTS)


Stake = Callable[[Json, Json], float | None]


def stake_of(game: AnyGame) -> Stake | None:
    """The game's function for what a move stakes, `stake(view, move)` in its `bot.py`; None where there is none.

    It is from 0, for nothing, to about 1, for all that can be paid at once; None for a move that is no bid.
    """
    place = f"{game.package}.bot"
    if find_spec(place) is None:
        return None
    found: Stake | None = getattr(import_module(place), "stake", None)
    return found


def likes(style: Style, known: InfoState, moves: list[Json]) -> list[float] | None:
    """What a style adds to each of a seat's moves for what it is; None if nothing."""
    weight = style.spending + style.patience * (2.0 * progress(known) - 1.0)
    if style.collecting:
        weight += style.collecting * (appeal(known) - USUAL_APPEAL)
    stake = stake_of(known.game) if weight else None
    if stake is None:
        return None
    stakes = [stake(known.json, move) for move in moves]
    if all(one is None for one in stakes):
        return None
    return [weight * (one or 0.0) for one in stakes]

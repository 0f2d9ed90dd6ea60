"""What the cards of colours are called."""

from collections.abc import Mapping

from saleroom.core.game import Name
from saleroom.games.colours.cards import FACES, KINDS


def card(kind: str) -> Name:
    """A card: its colour, and its number or the joker."""
    face = "joker" if kind[1] == FACES[-1] else kind[1]
    return {"message": "colours-card", "values": {"colour": kind[0], "face": face}}


NAMES: Mapping[str, Mapping[str, Name]] = {"card": {kind: card(kind) for kind in KINDS}}

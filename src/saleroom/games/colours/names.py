"""What the cards of colours are called."""

from saleroom.core.game import Name
from saleroom.games.colours.cards import FACES, KINDS


def card(kind: str) -> Name:
    """A card: its colour, and its number or the joker."""
    face = "joker" if kind[1] == FACES[-1] else kind[1]
    return {"message": "colours-card", "values": {"colour": kind[0], "face": face}}


NAMES = {"card": {kind: card(kind) for kind in KINDS}}

"""What the cards of emblems are called: by their emblems, and to bid with by what they count."""

from collections.abc import Mapping

from saleroom.core.game import Name, bits
from saleroom.games.emblems.cards import EMBLEMS, JOKER, RANKS


def card(number: int) -> Name:
    """A card by its emblems."""
    if number == JOKER:
        return {"message": "emblems-joker"}
    return [{"message": f"emblems-emblem-{EMBLEMS[place]}"} for place in bits(number)]


NAMES: Mapping[str, Mapping[str, Name]] = {
    "card": {str(number): card(number) for number in range(len(RANKS))},
    "rank": {str(number): str(rank) for number, rank in enumerate(RANKS)},
}

"""What the items of secret are called."""

from collections.abc import Mapping

from saleroom.core.game import Name
from saleroom.games.secret.cards import ITEMS


def item(name: str) -> Name:
    """A gem with its stars."""
    return {"message": "secret-item", "values": {"gem": name[:-1], "stars": int(name[-1])}}


NAMES: Mapping[str, Mapping[str, Name]] = {"item": {name: item(name) for name in ITEMS}}

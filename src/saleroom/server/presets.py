"""Which preset a table plays. It is not stored: it follows from the table's options."""

from saleroom.core.game import Json
from saleroom.games import GAMES


def preset_of(game: str, options: Json) -> str | None:
    """Return the id of the preset of a game that has these options; None without one, or where the game is gone."""
    return GAMES[game].preset_of(options) if game in GAMES else None

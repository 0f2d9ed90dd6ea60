"""The games of the house."""

from typing import Any

from saleroom.core.game import Game
from saleroom.games.antiques.codec import GAME as ANTIQUES
from saleroom.games.luxury.codec import GAME as LUXURY

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (ANTIQUES, LUXURY)}
"""Every game by its id."""

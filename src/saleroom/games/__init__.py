"""The games of the house."""

from typing import Any

from saleroom.core.game import Game
from saleroom.games.antiques.codec import GAME as ANTIQUES
from saleroom.games.colours.codec import GAME as COLOURS
from saleroom.games.emblems.codec import GAME as EMBLEMS
from saleroom.games.luxury.codec import GAME as LUXURY
from saleroom.games.secret.codec import GAME as SECRET

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (ANTIQUES, LUXURY, COLOURS, EMBLEMS, SECRET)}
"""Every game by its id."""

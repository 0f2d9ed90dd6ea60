"""The games of the house, and those that installed packages bring."""

from saleroom.core.registry import Registry

OWN_GAMES = ("antiques", "luxury", "colours", "emblems", "secret")

GAMES = Registry({name: f"saleroom.games.{name}.codec:GAME" for name in OWN_GAMES})
"""Every game by its id, loaded when it is first asked for."""

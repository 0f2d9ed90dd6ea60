"""The games of the house, and those that installed packages bring."""

from saleroom.core.registry import Registry

GAMES = Registry(
    {
        name: f"saleroom.games.{name}.codec:GAME"
        for name in ("antiques", "luxury", "colours", "emblems", "secret")
    }
)
"""Every game by its id, loaded when it is first asked for."""

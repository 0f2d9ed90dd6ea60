"""The simple bots: one per game, each a handful of thoughts that a sensible beginner would have."""

from collections.abc import Callable

from saleroom.bots.base import Bot
from saleroom.bots.simple.antiques import AntiquesBot
from saleroom.bots.simple.colours import ColoursBot
from saleroom.bots.simple.emblems import EmblemsBot
from saleroom.bots.simple.luxury import LuxuryBot
from saleroom.bots.simple.secret import SecretBot
from saleroom.core.rng import Rng

SIMPLE: dict[str, Callable[[Rng], Bot]] = {
    "antiques": AntiquesBot,
    "luxury": LuxuryBot,
    "colours": ColoursBot,
    "emblems": EmblemsBot,
    "secret": SecretBot,
}
"""Who plays each game."""

"""The random bot: any legal move is as good as another. The measure for everybody else."""

from saleroom.bots.base import Bot
from saleroom.core.game import Json


class RandomBot(Bot):
    """Plays any game, each legal move equally likely."""

    def think(self, view: Json, legal: list[Json]) -> Json:
        return legal[int(self.rng.below(len(legal)))]

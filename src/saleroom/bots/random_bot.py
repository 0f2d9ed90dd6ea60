"""The random bot: any legal move is as good as another. The measure for everybody else."""

from collections.abc import Sequence

from saleroom.core.bot import Bot
from saleroom.core.game import Json
from saleroom.core.knowledge import InfoState


class RandomBot(Bot):
    """Plays any game, each legal move equally likely."""

    def think(self, known: InfoState, legal: Sequence[Json], seconds: float | None) -> Json:
        return legal[int(self.rng.below(len(legal)))]

"""One seat of a game against bots, as an environment of Gymnasium; importing this module registers them.

    import gymnasium
    import saleroom.adapters.gymnasium
    env = gymnasium.make("saleroom/luxury-v1", seats=3, opponents="simple")
    observation, info = env.reset(seed=7)                # the deal of saleroom.new("luxury", seats=3, seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

`gymnasium.make_vec("saleroom/luxury-v1", num_envs=256, vectorization_mode="vector_entry_point")` plays many matches in
one call. docs/environments.md tells what observations, actions and rewards are.
"""

from collections.abc import Callable, Sequence
from typing import Any

from saleroom.adapters import extra_needed

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise extra_needed(__name__, "gym", error) from error

from saleroom import bots
from saleroom.adapters.batch import BatchEnv, Player
from saleroom.adapters.table import RENDER_MODES, LegalActions, LegalNow, Table
from saleroom.bots.random_bot import RandomBot
from saleroom.core.bot import Bot
from saleroom.core.errors import NoSuchSeat, SetupError, short_repr
from saleroom.core.game import AnyGame, Json
from saleroom.core.match import Match, Reward
from saleroom.games import GAMES

Maker = Callable[[AnyGame, str], Bot]
"""Makes a bot of a game and a seed, as in the arena."""


class SeatEnv(gymnasium.Env):
    """One seat of a game; bots have the others, and have made their moves when `reset` and `step` return."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "luxury",
        seats: int | None = None,
        opponents: str | Maker | Sequence[str | Maker] = "simple",
        seat: int | None = 0,
        options: Json | None = None,
        reward: Reward = "win",
        recall: bool = False,
        iterations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Seats, options, `reward` and `recall` as in `saleroom.adapters.pettingzoo.env`.

        `opponents` is the name of a bot, a maker of one, or one of these for each other seat. `seat` is ours; None
        draws another one at each reset. `iterations` gives bots that search a fixed budget instead of time.
        """
        self.table = table = Table(game, seats, options, reward, recall, render_mode)
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        self.draws_seat = seat is None
        if not isinstance(self.seat, int) or not 0 <= self.seat < table.seats:
            raise NoSuchSeat(f"there is no seat {short_repr(seat)}; seats are 0 to {table.seats - 1}")
        self.opponents = one_each(opponents, table.seats - 1)
        for name in self.opponents:
            if isinstance(name, str):
                bots.make(name, table.game)  # SetupError lists the bots there are
        self.iterations = iterations
        self.over = True
        self.legal_now = LegalNow(table, self.seat)
        self.action_space = LegalActions(table.actions, self.legal_now)
        self.observation_space = table.observation_space(table.actions)

    @property
    def match(self) -> Match:
        """The match so far, for referees."""
        return self.table.match

    def action_masks(self) -> Any:
        """Which actions are legal now, as true and false."""
        return self.legal_now().astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a match and let the others play until our seat is asked; options are given to `make`, none read here."""
        super().reset(seed=seed)
        table = self.table
        drawn = [int(number) for number in self.np_random.integers(2**31, size=table.seats + 1)]
        table.reset(drawn[0] if seed is None else seed)
        if self.draws_seat:
            self.seat = self.legal_now.seat = drawn[0] % table.seats
        self.players: dict[int, Bot] = {}
        others = [seat for seat in range(table.seats) if seat != self.seat]
        for seat, opponent in zip(others, self.opponents):
            if isinstance(opponent, str):
                bot = bots.make(opponent, table.game, drawn[1 + seat], iterations=self.iterations)
            else:
                bot = opponent(table.game, str(drawn[1 + seat]))
            self.players[seat] = bot
        self._let_others_play()
        self.stale = self.action_space.drawn
        """What `action_space.sample()` drew before this match."""
        return table.see(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; what our seat sees when it is asked again, and at the end what it got."""
        if not self.table.begun or self.over:
            begun = "the match is over" if self.table.begun else "no match has begun"
            raise gymnasium.error.ResetNeeded(f"{begun}: reset() comes before step()")
        if self.stale is not None and action is self.stale:
            action = self._still_legal(action)
        self.table.take(action)
        self._let_others_play()
        self.stale = None
        reward = self.table.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.see(self.seat), reward, self.over, False, {}

    def _still_legal(self, action: Any) -> Any:
        """An action that was drawn before the reset, or if it is not legal now the first that is.

        Gymnasium expects that what the space has drawn can be done, and its checker resets in between.
        """
        legal = self.legal_now()
        return action if legal[action] else int(legal.argmax())

    def _let_others_play(self) -> None:
        """Play until our seat is asked, or to the end."""
        desk = self.table.desk
        while desk.seat >= 0 and desk.seat != self.seat:
            seat = int(desk.seat)
            player = self.players[seat]
            if isinstance(player, RandomBot):  # needs to know nothing
                desk.play(desk.state.random_move(seat, player.rng))
                continue
            match = self.table.match
            move = player.choose(match.knowledge(seat), match.legal(seat))
            desk.play(match.number_of(seat, move))
        self.over = bool(desk.seat < 0)

    def render(self) -> Any:
        """The table, in the mode that was chosen."""
        if not self.table.begun:
            raise gymnasium.error.ResetNeeded("no match has begun: reset() comes before render()")
        return self.table.render()


class SeatVectorEnv(gymnasium.vector.VectorEnv):
    """Many matches in one call, one seat of each against opponents of a `BatchEnv`.

    Matches that end are dealt anew in the same step (AutoresetMode.SAME_STEP). They are never cut short, so that
    nothing has to be learned from their last observation, which is not given.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 256,
        game: str = "luxury",
        seats: int | None = None,
        opponents: Player | Sequence[Player] = "random",
        seat: int | None = None,
        options: Json | None = None,
        reward: Reward = "win",
    ) -> None:
        self.batch = BatchEnv(
            game, seats=seats, size=num_envs, options=options, reward=reward, opponents=opponents, seat=seat
        )
        self.num_envs = num_envs
        limits = np.iinfo(np.int16)
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(
                    limits.min, limits.max, self.batch.observations.shape[1:], np.int16
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, self.batch.masks.shape[1:], np.int8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.lanes = np.arange(num_envs)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all matches anew."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take one action in each match."""
        self.batch.step(actions)
        rewards = self.batch.rewards[self.lanes, self.batch.seat]
        return self._seen(), rewards, self.batch.done.copy(), np.zeros(self.num_envs, bool), {}

    def sample(self) -> Any:
        """A legal action for each match, each equally likely."""
        return self.batch.random_actions()


def one_each(opponents: Any, number: int) -> list[str | Maker]:
    """An opponent for each other seat; SetupError if they are too few or too many."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * number
    chosen = list(opponents)
    if len(chosen) != number:
        raise SetupError(f"{number} other seats need one opponent for all or {number}, not {len(chosen)}")
    return chosen


for _game in GAMES:
    gymnasium.register(
        f"saleroom/{_game}-v1",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _game},
    )

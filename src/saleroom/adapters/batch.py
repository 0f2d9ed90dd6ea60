"""Many matches in one call, for training: arrays of numpy that are written in place.

    from saleroom.adapters.batch import BatchEnv
    env = BatchEnv("luxury", seats=3, size=1024, seed=7)             # self-play: the seat to act is asked
    env = BatchEnv("luxury", size=1024, opponents=["random", old])   # one seat in each match against a league
    env.observations, env.masks                                      # what is seen and may be done, one row a match
    env.step(actions)                                                # one action for each match
    env.done, env.rewards                                            # which have ended, and what each seat got

Matches that end are dealt anew at once: then `done` is true, `rewards` has a row for it, and the other arrays show the
fresh match. docs/environments.md tells what observations, actions and rewards are.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, get_args

from saleroom.adapters import IllegalAction, check_choice, extra_needed

try:
    import numpy as np
except ImportError as error:
    raise extra_needed(__name__, "gym", error) from error

import saleroom
from saleroom import bots
from saleroom.bots.search.policies import policy_of
from saleroom.core.bot import Bot
from saleroom.core.errors import NoSuchMove, NoSuchSeat, SetupError, short_repr
from saleroom.core.game import Json
from saleroom.core.match import Match, Reward
from saleroom.core.rng import rng_from

Player: TypeAlias = str | Callable[[Any, Any], Any]
"""An opponent: the name of a bot, "policy", or a function from observations and masks to actions, a row a match."""

POLICY = "policy"
"""The quick policy that searches play on with: sensible, and a hundred times quicker than a bot."""


class BatchEnv:
    """A row of matches of one game, all with the same seats and options.

    Without opponents it is self-play: `to_act` says which seat of each match is asked, and where several choose at the
    same time they are asked one after the other. With opponents our seat is `seat` in each match, and it alone is
    asked; of several opponents each match has one, drawn anew with every deal, in all other seats.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        size: int = 256,
        seed: int | str = 0,
        options: Json | None = None,
        reward: Reward = "win",
        opponents: Player | Sequence[Player] | None = None,
        seat: int | None = None,
    ) -> None:
        """With opponents `seat` is ours in every match; None gives match n the seat n, counted round and round."""
        self.game = saleroom.game(game)
        self.seats = self.game.best_seats if seats is None else self.game.check_seats(seats)
        self.size = size
        self.options: Json = dict(self.game.read_options({} if options is None else options))
        self.reward: Reward = reward
        check_choice("reward", reward, get_args(Reward))
        if opponents is None:
            self.league: list[Player] = []
        else:
            self.league = (
                [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
            )
            if not self.league:
                raise SetupError("name at least one opponent, or None for self-play")
        for player in self.league:
            if not callable(player) and player not in (POLICY, *bots.names()):
                known = ", ".join([POLICY, *bots.names()])
                raise SetupError(
                    f"there is no opponent {short_repr(player)}; it is a function or one of: {known}"
                )
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {short_repr(seat)}; seats are 0 to {self.seats - 1}")
        self.seat = np.arange(size) % self.seats if seat is None else np.full(size, seat)
        """Our seat in each match, where there are opponents."""
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> None:
        """Deal all matches anew, from a seed; the arrays are others from now on."""
        self.batch = batch = saleroom.batch(
            self.game.id,
            seats=self.seats,
            size=self.size,
            seed=seed,
            options=self.options,
            reward=self.reward,
        )
        self.actions = int(batch.actions)
        self.observations = np.frombuffer(batch.observations, np.int16).reshape(self.size, -1)
        """What the seat that is asked knows: `places` names the numbers of a row."""
        self.masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(self.size, -1)
        """Which actions it may take."""
        self.to_act = np.frombuffer(memoryview(batch.to_act), np.int64)
        """The seat that is asked in each match."""
        self.batch_done = np.frombuffer(memoryview(batch.done), np.uint8)
        self.batch_rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(self.size, -1)
        self.done = self.batch_done.view(bool)
        """Which matches the last step ended."""
        self.rewards = self.batch_rewards
        """What each seat got in those, zeros in the others."""
        if self.league:
            self.done = np.zeros(self.size, bool)
            self.rewards = np.zeros((self.size, self.seats))
            self.rng = rng_from(f"opponents/{seed}")
            self.policy = policy_of(self.game, batch.setup)
            self.opponent = np.zeros(self.size, np.int64)
            """Whom of the league each match is played against."""
            self.matches: dict[int, tuple[Match, list[Bot]]] = {}
            for lane in range(self.size):
                self._meet(lane)
            self._let_others_play()

    @property
    def places(self) -> list[str]:
        """What each number of an observation means."""
        return list(self.batch.setup.layout.places)

    def random_actions(self) -> Any:
        """A legal action for each match, each equally likely."""
        return np.frombuffer(memoryview(self.batch.random_actions()), np.int64)

    def step(self, actions: Any) -> None:
        """Take one action in each match; IllegalAction names the first that is none, and then nothing has been done."""
        actions = whole_numbers(actions, self.size)
        if not self.league:
            try:
                self.batch.step(actions)
            except NoSuchMove as problem:
                raise IllegalAction(str(problem)) from None
            return
        legal = (actions >= 0) & (actions < self.actions)
        legal[legal] = self.masks[np.flatnonzero(legal), actions[legal]] == 1
        if not legal.all():
            lane = int(np.argmin(legal))
            raise IllegalAction(f"the action {actions[lane]} is not legal in match {lane} of the batch")
        self.done[:] = False
        self.rewards[:] = 0.0
        self._step(np.arange(self.size), actions)
        self._let_others_play()

    def _step(self, lanes: Any, actions: Any) -> None:
        """Take an action in some matches, whoever is asked there, and see which have ended."""
        if self.matches:
            for lane, action in zip(lanes.tolist(), actions.tolist()):
                if lane in self.matches:
                    seat = int(self.to_act[lane])
                    self.matches[lane][0].push(seat, int(self.batch.states[lane].move_of(seat, action)))
        try:
            self.batch.step_some(lanes, actions)
        except NoSuchMove as problem:
            raise IllegalAction(str(problem)) from None
        ended = lanes[self.batch_done[lanes] != 0]
        if len(ended):
            self.done[ended] = True
            self.rewards[ended] += self.batch_rewards[ended]
            for lane in ended.tolist():
                self._meet(lane)

    def _meet(self, lane: int) -> None:
        """Draw whom a match is played against; bots are made anew, and see the match as players do."""
        number = int(self.rng.below(len(self.league)))
        self.opponent[lane] = number
        self.matches.pop(lane, None)
        player = self.league[number]
        if isinstance(player, str) and player not in ("random", POLICY):
            match = Match(self.game, self.seats, self.options, self.batch.states[lane].copy())
            seed = int(self.rng.word())
            self.matches[lane] = (
                match,
                [bots.make(player, self.game, f"{seed}/{seat}") for seat in range(self.seats)],
            )

    def _let_others_play(self) -> None:
        """Play until our seat is asked in every match."""
        while True:
            waiting = np.flatnonzero(self.to_act != self.seat)
            if not len(waiting):
                return
            chosen = np.empty(len(waiting), np.int64)
            met = self.opponent[waiting]
            for number, player in enumerate(self.league):
                places = np.flatnonzero(met == number)
                if len(places):
                    chosen[places] = self._choices(player, waiting[places])
            self._step(waiting, chosen)

    def _choices(self, player: Player, lanes: Any) -> Any:
        """What an opponent does in some matches."""
        if callable(player):
            return player(self.observations[lanes], self.masks[lanes])
        if player == "random":
            return self.random_actions()[lanes]
        actions = []
        for lane in lanes.tolist():
            seat, state = int(self.to_act[lane]), self.batch.states[lane]
            if player == POLICY:
                move = self.policy.move(state, seat, self.rng)
            else:
                match, players = self.matches[lane]
                wanted = players[seat].choose(match.knowledge(seat), match.legal(seat))
                move = match.number_of(seat, wanted)
            actions.append(int(state.action_of(seat, move)))
        return actions


def whole_numbers(actions: Any, size: int) -> Any:
    """Actions as an array of whole numbers, one for each match; IllegalAction says what is wrong."""
    row = np.asarray(actions)
    if row.shape != (size,) or row.dtype.kind not in "iu":
        raise IllegalAction(
            f"actions are {size} whole numbers, one for each match, not an array of {row.dtype} "
            f"with the shape {row.shape}"
        )
    return np.ascontiguousarray(row, np.int64)

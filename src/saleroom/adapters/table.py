"""What the environments share: one match with observations and masks as arrays of numpy, rewards by name, drawings.

An observation is `InfoState.observation`, made from what the seat knows alone: 16-bit numbers whose places
`saleroom.core.layout` names. With `recall` it is `InfoState.array`, which tells every move so far as well.
"""

from collections.abc import Callable
from operator import index
from typing import Any, get_args

import gymnasium
import numpy as np

import saleroom
from saleroom.adapters import IllegalAction, check_choice
from saleroom.adapters.picture import draw
from saleroom.core.batch import Desk
from saleroom.core.errors import short_repr
from saleroom.core.game import Json
from saleroom.core.match import Match, Reward, deal_seed
from saleroom.core.rng import DealRng, Rng, rng_from

RENDER_MODES = ("human", "ansi", "rgb_array")


class LegalActions(gymnasium.spaces.Discrete):
    """The actions of a game, by number; `sample()` without a mask draws one that is legal now."""

    def __init__(self, number: int, legal_now: Callable[[], Any]) -> None:
        super().__init__(number)
        self.legal_now = legal_now
        self.drawn: Any = None
        """What was drawn last without a mask."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action, each equally likely; with a mask or with probabilities what these say."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        self.drawn = super().sample(self.legal_now())
        return self.drawn


class Table:
    """One match after another, of one game with the same seats and options."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Json | None = None,
        reward: Reward = "win",
        recall: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.settings = (game, seats, options, reward, recall, render_mode)
        self.game = saleroom.game(game)
        self.seats = self.game.best_seats if seats is None else self.game.check_seats(seats)
        self.options: Json = dict(self.game.read_options({} if options is None else options))
        self.margin = check_choice("reward", reward, get_args(Reward)) == "margin"
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.recall = recall
        self.setup = self.game.setup(self.seats, self.options)
        self.actions = int(self.setup.actions)
        self.desk = Desk(self.setup)
        self.seen = np.frombuffer(self.desk.observation, np.int16)
        self.mask = np.frombuffer(memoryview(self.desk.mask), np.int8)
        self.rng: Rng | None = None
        self.begun = False
        self._match: Match | None = None

    def __reduce__(self) -> tuple[object, ...]:
        drawn = None if self.rng is None else int(self.rng.state)
        return (restore, (self.settings, self.begun, drawn, self.desk.opening, self.desk.played))

    @property
    def places(self) -> list[str]:
        """What each place of an observation means."""
        if self.recall:
            return self.match.knowledge(0).places
        return list(self.setup.layout.places)

    def observation_space(self, actions: int) -> Any:
        """The space of what `see` returns, for masks of that length."""
        number = np.int64 if self.recall else np.int16
        limits = np.iinfo(number)
        size = len(self.setup.layout.places)
        if self.recall:
            size += self.game.max_moves(self.seats) + len(self.game.learned_places(self.seats))
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(limits.min, limits.max, (size,), number),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(self, seed: int | None) -> None:
        """Begin another match: with a seed the one that `saleroom.new` deals with it, and from it all that follow."""
        if seed is not None:
            state = self.setup.deal(DealRng(deal_seed(self.game.id, self.seats, seed)))
            self.rng = rng_from(f"environment/{seed}")
        else:
            if self.rng is None:
                self.rng = Rng(int.from_bytes(DealRng(deal_seed("", 0, None)).seed[-8:], "little") >> 2)
            state = self.setup.deal(self.rng)
        self.begin(state)

    def begin(self, state: Any) -> None:
        """Begin a match at a given opening position."""
        self.desk.begin(state)
        self.begun = True
        self._match = None

    def see(self, seat: int) -> dict[str, Any]:
        """What a seat knows and may do, in arrays of its own."""
        self.desk.look(seat)
        if self.recall:
            known = np.array(self.match.knowledge(seat).array, np.int64)
            return {"observation": known, "action_mask": self.mask.copy()}
        return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}

    def legal_mask(self, seat: int) -> Any:
        """Which actions a seat may take now."""
        if not self.begun:
            return np.zeros(self.actions, np.int8)
        self.desk.look(seat)
        return self.mask.copy()

    def take(self, action: Any) -> None:
        """The seat that is asked takes an action; IllegalAction if it may not, and then nothing has changed."""
        if not self.desk.take(self.number(action)):
            raise self.illegal(self.desk.seat, action)

    def number(self, action: Any) -> int:
        """An action as a plain number of a size that the rules can take."""
        number = whole_number(action)
        return number if 0 <= number < self.actions else -1

    def illegal(self, seat: int, action: Any) -> IllegalAction:
        """What to say of an action that may not be taken."""
        number = whole_number(action)
        if not 0 <= number < self.actions:
            return IllegalAction(
                f"there is no action {short_repr(number)} in {self.game.id}; they are 0 to {self.actions - 1}"
            )
        return IllegalAction(
            f"the action {number} is masked out: seat {seat} may not take it now; action_mask is 1 where it may"
        )

    @property
    def match(self) -> Match:
        """The match so far, as people meet it: for drawings, bots and information states."""
        if self._match is None:
            self._match = Match(self.game, self.seats, self.options, self.desk.opening.copy())
        for seat, move in self.desk.played[len(self._match.played) :]:
            self._match.push(seat, move)
        return self._match

    def rewards(self) -> list[float]:
        """What each seat has got; zeros before the end."""
        return self.desk.rewards(self.margin) if self.desk.seat < 0 else [0.0] * self.seats

    def render(self) -> Any:
        """The table as the render mode has it: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return draw(self.match)
        text = str(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class LegalNow:
    """Which actions a seat may take now."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(self) -> Any:
        return self.table.legal_mask(self.seat)


def restore(
    settings: tuple[Any, ...], begun: bool, drawn: int | None, opening: Any, played: list[tuple[int, int]]
) -> Table:
    """A table again, from a pickle or for a copy."""
    table = Table(*settings)
    table.rng = None if drawn is None else Rng(drawn)
    if begun:
        table.begin(opening.copy())
        for _, move in played:
            table.desk.play(move)
    return table


def whole_number(action: Any) -> int:
    """An action as a plain number, of whichever type it is; IllegalAction if it is none."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(f"an action is one whole number, not {short_repr(action)}") from None

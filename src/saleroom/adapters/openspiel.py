"""Our games as games of OpenSpiel: importing this module registers them.

    import pyspiel
    import saleroom.adapters.openspiel
    game = pyspiel.load_game("saleroom_luxury(players=3)")

docs/openspiel.md tells what can be set. A state of OpenSpiel holds one `Position`; its rules are ours, and its
information states are those of `saleroom.core.knowledge`: what a seat sees now, every move as it knows of it, and what
else it learned.
"""

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any
from urllib.parse import quote, unquote

from librt.vecs import vec
from mypy_extensions import i64

from saleroom.adapters import extra_needed
from saleroom.bots.search.small import SEATS as SMALL_SEATS
from saleroom.bots.search.small import SMALL, openings
from saleroom.core.errors import SaleroomError, SetupError, short_repr
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState, move_as_seen, padded, plain
from saleroom.core.match import copy_json
from saleroom.core.rng import ChosenRng, Rng, rng_from
from saleroom.core.state import ACT, MAX_SEATS, Setup, State, View
from saleroom.games import GAMES

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise extra_needed(__name__, "openspiel", error) from error

CHANCE = pyspiel.PlayerId.CHANCE
SIMULTANEOUS = pyspiel.PlayerId.SIMULTANEOUS
TERMINAL = pyspiel.PlayerId.TERMINAL

PREFIX = "saleroom_"
TURNS, TOGETHER = "turns", "together"
DRAWN, SAMPLED = "chance", "sampled"
WIN, MARGIN = "win", "margin"
USUAL = "usual"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "sealed": (TURNS, TOGETHER),
    "deal": (DRAWN, SAMPLED),
    "reward": (WIN, MARGIN),
}
"""What can be set besides players and the options of the game, the usual first."""
LARGEST = 256
"""A chance node has no more outcomes where it stands for several draws: what samples reads the whole list."""
SAMPLE = ((256,), (256,), (256,))
"""Three draws that choose one of 16 million deals: quicker than drawing every card."""
MOST_POINTS = 1e9
"""No margin is larger: money alone can be many millions, where options make it so."""
EXACT = 1 << 24
"""The tensors are of 32-bit floats, which hold no larger whole numbers; larger ones take two places."""
HALF = 20

Past = tuple["Past | None", int, int]
"""A move, its seat, and what was before."""


class Table:
    """What all states of a game share: its rules with the settings it was loaded with; SetupError if they are wrong."""

    def __init__(self, name: str, settings: tuple[tuple[str, Any], ...]) -> None:
        self.key = (name, settings)
        self.entry = entry = GAMES[name]
        chosen = parameters(entry) | dict(settings)
        for setting, allowed in CHOICES.items():
            if chosen[setting] not in allowed:
                raise SetupError(f"{setting} is {' or '.join(allowed)}, not {short_repr(chosen[setting])}")
        options = read_options(entry, chosen)
        self.openings: list[State[Setup]] = []
        """Of a small game."""
        if chosen.get("small"):
            if chosen["players"] != SMALL_SEATS or options != entry.read_options({}):
                raise SetupError("the small game is for two, with the usual options: add players=2")
            self.seats = SMALL_SEATS
            self.openings = openings(name, chosen["small"])
            self.setup: Setup = self.openings[0].setup
        else:
            self.seats = entry.check_seats(chosen["players"])
            self.setup = entry.setup(self.seats, options)
        self.together = chosen["sealed"] == TOGETHER
        self.margin = chosen["reward"] == MARGIN
        self.sampled = chosen["deal"] == SAMPLED
        self.plan = self.planned()
        """Of how many the draws of the deal are, those together that one chance node makes; empty if there are none."""
        self.ways = [list(itertools.product(*map(range, sizes))) for sizes in self.plan]
        """At each chance node what the draws of an outcome are."""
        self.outcomes = [[(way, 1.0 / len(ways)) for way in range(len(ways))] for ways in self.ways]
        self.learns = bool(entry.learned_places(self.seats))
        self.wide = 2 if MAX_SEATS * (entry.moves + 2) > EXACT else 1
        """So many places of a tensor a move takes, and what else is learned."""
        self.actions = int(self.setup.actions)
        self.row = vec[i64]([0] * (self.actions + 64))
        self.written = memoryview(self.row)

    def __reduce__(self) -> tuple[object, ...]:
        return (table_of, self.key)

    def planned(self) -> Sequence[Sequence[int]]:
        """The draws of a deal: as many in one chance node as LARGEST allows."""
        if self.openings:
            return [[len(self.openings)]] if len(self.openings) > 1 else []
        if self.sampled:
            return SAMPLE
        drawn = ChosenRng([])
        self.setup.deal(drawn)
        plan: list[list[int]] = []
        for size in drawn.sizes:
            if plan and prod(plan[-1]) * size <= LARGEST:
                plan[-1].append(size)
            else:
                plan.append([size])
        return plan

    def deal(self, chosen: Sequence[int]) -> State[Setup]:
        """The opening position that these outcomes of the chance nodes make."""
        draws = [draw for ways, way in zip(self.ways, chosen, strict=True) for draw in ways[way]]
        if self.openings:
            return self.openings[draws[0] if draws else 0].copy()
        if self.sampled:
            return self.setup.deal(rng_from(f"openspiel/{draws}"))
        drawn = ChosenRng(draws)
        state = self.setup.deal(drawn)
        if drawn.sizes != [size for sizes in self.plan for size in sizes]:
            raise pyspiel.SpielError(
                f"{self.entry.id} does not draw in the same way for every deal; use deal={SAMPLED}"
            )
        return state

    def actions_of(self, state: State[Setup], seat: int) -> list[int]:
        """The legal actions of a seat that is to act, in ascending order."""
        count = state.write_actions(seat, self.row, 0)
        found: list[int] = self.written[:count].tolist()
        found.sort()
        return found


@lru_cache(256)
def table_of(name: str, settings: tuple[tuple[str, Any], ...]) -> Table:
    """The table with these settings, made once."""
    return Table(name, settings)


class Position:
    """One moment of a match, as much as OpenSpiel has to copy and pickle."""

    __slots__ = ("base", "draws", "heard", "heard_moves", "learned", "past", "sealed", "state", "table")

    def __init__(self, table: Table, state: State[Setup] | None) -> None:
        self.table = table
        self.draws: list[int] = []
        self.past: Past | None = None
        self.sealed = 0
        """So many of the last moves are sealed: others have yet to choose."""
        self.base: tuple[int, ...] = ()
        """The moves before the first one of `past`, as everybody knows of them: of a state that was resampled."""
        self.learned: tuple[tuple[int, ...], ...] = ((),) * table.seats
        """Per seat what it learned up to the state `heard`, after so many moves: see `Game.learned`."""
        self.heard_moves = 0
        self.begin(state)

    def begin(self, state: State[Setup] | None) -> None:
        """Play on from a state; None until all is dealt."""
        self.state = state
        self.heard = state.copy() if state is not None and self.table.learns else None

    def __deepcopy__(self, memo: object) -> "Position":
        other = object.__new__(Position)
        for name in Position.__slots__:
            setattr(other, name, getattr(self, name))
        if self.state is not None:
            other.state = self.state.copy()
        else:
            other.draws = self.draws[:]
        return other

    def learned_by(self, seat: int) -> tuple[int, ...]:
        """What a seat learned by itself: the moves since the last question are gone through for it."""
        if self.heard is None or seat < 0:
            return ()
        moves = self.moves()
        if len(moves) > self.heard_moves:
            state = self.heard.copy()
            state.events = []
            for mover, move in moves[self.heard_moves :]:
                state.apply(mover, move)
            told = [[event.seen_by(one) for event in state.events] for one in range(self.table.seats)]
            news = [self.table.entry.learned([one for one in heard if one is not None]) for heard in told]
            self.learned = tuple((*old, *new) for old, new in zip(self.learned, news, strict=True))
            self.heard, self.heard_moves = state.copy(), len(moves)
        return self.learned[seat]

    def moves(self) -> list[tuple[int, int]]:
        """Every move since `base`: seat and number."""
        found = []
        past = self.past
        while past is not None:
            past, seat, move = past
            found.append((seat, move))
        return found[::-1]

    def moves_seen(self, viewer: int) -> list[int]:
        """Every move as a seat knows of it: see `move_as_seen`."""
        setup, moves = self.table.setup, self.moves()
        open_ones = len(moves) - self.sealed
        seen = [
            move_as_seen(setup, viewer, seat, move, sealed=place >= open_ones)
            for place, (seat, move) in enumerate(moves)
        ]
        return [*self.base, *seen]


class SaleroomGame(pyspiel.Game):
    """One of our games, with its seats and options."""

    entry: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        try:
            self.table = table = table_of(self.entry.id, tuple(sorted(given.items())))
        except SaleroomError as error:
            raise pyspiel.SpielError(f"{PREFIX}{self.entry.id}: {error}") from None
        kind = pyspiel.GameType
        shared = table.deal([0] * len(table.plan)).parties() > table.seats  # the house can win, too
        utility = kind.Utility.GENERAL_SUM if shared else kind.Utility.CONSTANT_SUM
        here = game_type(
            self.entry,
            kind.Dynamics.SIMULTANEOUS if table.together else kind.Dynamics.SEQUENTIAL,
            kind.ChanceMode.EXPLICIT_STOCHASTIC if table.plan else kind.ChanceMode.DETERMINISTIC,
            kind.Utility.ZERO_SUM if table.margin else utility,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=max(map(len, table.ways), default=0),
            num_players=table.seats,
            min_utility=-MOST_POINTS if table.margin else 0.0,
            max_utility=MOST_POINTS if table.margin else 1.0,
            utility_sum=0.0 if table.margin else None if shared else 1.0,
            max_game_length=self.entry.max_moves(table.seats),
        )
        super().__init__(here, info, given)

    def max_chance_nodes_in_history(self) -> int:
        """How many chance nodes the deal takes."""
        return len(self.table.plan)

    def new_initial_state(self) -> "SaleroomState":
        """A match before anything is dealt."""
        return SaleroomState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SaleroomObserver":
        """What writes information states, or with no perfect recall observations, into a tensor."""
        if params:
            raise pyspiel.SpielError(f"observers of {PREFIX}{self.entry.id} have no parameters")
        return SaleroomObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SaleroomState(pyspiel.State):
    """One position of one match."""

    def __init__(self, game: SaleroomGame) -> None:
        super().__init__(game)
        table = game.table
        self.at = Position(table, None if table.plan else table.deal([]))

    # -- who is to act, and what they may do ------------------------------------------------------------------

    def current_player(self) -> Any:
        """The seat to act, or who else."""
        state = self.at.state
        if state is None:
            return CHANCE
        if self.at.table.together and several(state):
            return SIMULTANEOUS
        seat = state.actor()
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        state = self.at.state
        return state is not None and state.over()

    def is_chance_node(self) -> bool:
        """Whether something is still to be dealt."""
        return self.at.state is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a seat, or of whoever is to act, in ascending order."""
        at = self.at
        state, table = at.state, at.table
        if state is None:
            return list(range(len(self.chance_outcomes())))
        seat = state.actor()
        if player is None or player == seat:
            if player is None and table.together and several(state):
                raise pyspiel.SpielError("several seats choose now: say of which one, legal_actions(seat)")
            return table.actions_of(state, seat) if seat >= 0 else []
        return self._legal_actions(player) if table.together else []

    def _legal_actions(self, player: int) -> list[int]:
        state = self.at.state
        if state is None or player < 0 or not state.cells[ACT] >> player & 1:
            return []
        return self.at.table.actions_of(state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next chance node of the deal may come to."""
        at = self.at
        if at.state is not None:
            raise pyspiel.SpielError("nothing is left to chance here: all is dealt")
        outcomes: list[tuple[int, float]] = at.table.outcomes[len(at.draws)]
        return outcomes

    # -- play -------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        at = self.at
        table, state = at.table, at.state
        if state is None:
            draws, ways = at.draws, table.ways
            if not 0 <= action < len(ways[len(draws)]):
                raise pyspiel.SpielError(f"there is no draw {action} here")
            draws.append(action)
            if len(draws) == len(ways):
                at.begin(table.deal(draws))
            return
        seat = state.actor()
        if seat < 0:
            raise pyspiel.SpielError("the match is over: nothing can be played any more")
        if table.together and several(state):
            raise pyspiel.SpielError(
                "several seats choose now: use apply_actions, with an action for each seat"
            )
        self.play(state, seat, self.move_of(state, seat, action))

    def _apply_actions(self, actions: list[int]) -> None:
        state, seats = self.at.state, self.at.table.seats
        if state is None or state.over() or len(actions) != seats:
            raise pyspiel.SpielError(
                f"actions are taken together during the match, one for each of {seats} seats"
            )
        moves = [(seat, self.move_of(state, seat, actions[seat])) for seat in state.to_act()]
        for seat, move in moves:
            self.play(state, seat, move)

    def move_of(self, state: State[Setup], seat: int, action: int) -> int:
        """The move that an action is; SpielError if it is not legal."""
        table = self.at.table
        if not 0 <= action < table.actions:
            raise pyspiel.SpielError(
                f"{action} is no action of {table.entry.id}; they are 0 to {table.actions - 1}"
            )
        move = state.move_of(seat, action)
        if not state.is_legal(seat, move):
            raise pyspiel.SpielError(f"the action {action} is not legal for seat {seat} now")
        return move

    def play(self, state: State[Setup], seat: int, move: int) -> None:
        """Play a legal move."""
        at = self.at
        others = state.cells[ACT] & ~(1 << seat)
        state.apply(seat, move)
        at.past = (at.past, seat, move)
        at.sealed = at.sealed + 1 if others != 0 and state.cells[ACT] == others else 0

    def returns(self) -> list[float]:
        """What each seat has got out of the match, zeros before the end: see `Match.returns`."""
        table, state = self.at.table, self.at.state
        if state is None or not state.over():
            return [0.0] * table.seats
        points = state.scores()
        if table.margin:
            own = [int(value) for value in points[: table.seats]]
            return [value - (sum(own) - value) / (table.seats - 1) for value in own]
        winners = int(state.winners(points))
        share = 1.0 / winners.bit_count()
        return [share if winners >> seat & 1 else 0.0 for seat in range(table.seats)]

    # -- what a seat knows ------------------------------------------------------------------------------------

    def seat_asked(self, player: int | None) -> int:
        """The seat that a question is about: whoever is to act where none is named."""
        seat = self.current_player() if player is None else player
        seats = self.at.table.seats
        if seat < 0:
            raise pyspiel.SpielError(f"a seat is meant here, player >= 0 and below {seats}")
        if seat >= seats:
            raise pyspiel.SpielError(f"a seat is meant here, player < {seats}")
        return int(seat)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: what it sees now, the moves, and what else it learned."""
        return self.information_of(self.seat_asked(player))

    def information_of(self, seat: int) -> str:
        """The information state of a seat, -1 for a spectator."""
        at = self.at
        if at.state is None:
            return f"{seat} nothing is dealt"
        moves = at.moves_seen(seat)
        return f"{self.observation_of(seat)}|{numbers(moves)}|{numbers(at.learned_by(seat))}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        return self.observation_of(self.seat_asked(player))

    def observation_of(self, seat: int) -> str:
        """What a seat sees now, -1 for a spectator."""
        if self.at.state is None:
            return f"{seat} nothing is dealt"
        view = self.at.state.observe(seat)
        return f"{seat}|{numbers(view.cells)}|{numbers(view.dealt)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SaleroomState":
        """A state that the seat cannot tell from this one, each hidden deal and choice equally likely.

        It has no history of its own: `history()` is empty.
        """
        at, seat = self.at, self.seat_asked(player)
        if at.state is None:
            raise pyspiel.SpielError("nothing is dealt yet, so there is nothing to know")
        view, seen, learned = at.state.observe(seat), at.moves_seen(seat), at.learned_by(seat)
        return imagined(self.get_game(), view, seen, at.sealed, learned, Rng(int(sampler() * 2**62)))

    # -- for people -------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        table, state = self.at.table, self.at.state
        if state is None:
            return f"draw {action}"
        try:
            said = table.entry.decode(state, player, self.move_of(state, player, action))
        except pyspiel.SpielError:
            return f"{action}, which is not legal now"
        rest = [f"{name} {plain(value)}" for name, value in said.items() if name != "type"]
        return " ".join([str(said["type"]), *rest])

    def __str__(self) -> str:
        table, state = self.at.table, self.at.state
        if state is None:
            return f"draws: {numbers(self.at.draws)}"
        lines = [f"{name}: {plain(value)}" for name, value in table.entry.position(state).items()]
        return "\n".join([*lines, f"moves: {' '.join(f'{seat}:{move}' for seat, move in self.at.moves())}"])


class SaleroomObserver:
    """Writes what a seat knows into `tensor`; `dict` names its parts."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recalls = bool(kind.perfect_recall)
        self.spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.possible = kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        layout = table.setup.layout
        self.words = vec[i64]([0] * (layout.array_size // 4))
        sizes = {"observation": int(layout.array_size)}
        if self.recalls:
            sizes["moves"] = table.wide * table.entry.max_moves(table.seats)
            sizes["learned"] = table.wide * len(table.entry.learned_places(table.seats))
        self.tensor = np.zeros(sum(sizes.values()), np.float32) if self.possible else None
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            if self.tensor is not None and size:
                self.dict[name] = self.tensor[start : start + size]
                start += size

    def set_from(self, state: SaleroomState, player: int) -> None:
        """Write what a seat knows in a state."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        at, table = state.at, self.table
        if at.state is None:
            return
        seat = -1 if self.spectator else player
        view = at.state.observe(seat)
        table.setup.layout.write(view.cells, view.dealt, seat, self.words, 0)
        self.dict["observation"][:] = np.frombuffer(bytes(memoryview(self.words)), np.int16)
        if self.recalls:
            known = {"moves": at.moves_seen(seat), "learned": at.learned_by(seat)}
            for name, values in known.items():
                if name in self.dict:
                    part = self.dict[name]
                    part[:] = places(padded(list(values), len(part) // table.wide), table.wide)

    def string_from(self, state: SaleroomState, player: int) -> str | None:
        """What a seat knows in a state, as a text; None where this cannot be told apart."""
        if not self.possible:
            return None
        seat = -1 if self.spectator else player
        return state.information_of(seat) if self.recalls else state.observation_of(seat)


def imagined(
    game: SaleroomGame, view: View, seen: Sequence[int], sealed: int, learned: tuple[int, ...], rng: Rng
) -> SaleroomState:
    """A state that fits what a seat sees, the moves as it knows of them, so many of them still sealed, and the rest."""
    table, seat = game.table, int(view.viewer)
    state = table.setup.imagine(view, rng, False)
    settled = len(seen) - sealed
    past: Past | None = None
    for known in seen[settled:]:  # others choose again
        code, chooser = divmod(known, MAX_SEATS)
        move = code - 2
        if chooser != seat:
            move = state.random_move(chooser, rng)
            state.apply(chooser, move)
        past = (past, chooser, move)
    found = SaleroomState(game)
    found.at = Position(table, state)
    found.at.past = past
    found.at.sealed = found.at.heard_moves = sealed
    found.at.base = tuple(seen[:settled])
    found.at.learned = tuple(learned if place == seat else () for place in range(table.seats))
    return found


def state_of(game: SaleroomGame, known: InfoState, rng: Rng) -> SaleroomState:
    """A state of OpenSpiel for a seat that is to act and knows this; what it does not know is imagined."""
    sealed = sum(move < MAX_SEATS for move in known.moves)
    return imagined(game, known.view, known.moves, sealed, tuple(known.game.learned(known.told)), rng)


def numbers(values: Any) -> str:
    """Numbers as text."""
    return " ".join(map(str, values))


def places(values: list[int], wide: int) -> list[int]:
    """Numbers for a tensor: as they are, or the upper and the lower half of each."""
    if wide == 1:
        return values
    return [half for value in values for half in (value >> HALF, value & (1 << HALF) - 1)]


def several(state: State[Setup]) -> bool:
    """Whether more than one seat is to act."""
    acting = state.cells[ACT]
    return acting & (acting - 1) != 0


# -- settings -----------------------------------------------------------------------------------------------------


def parameters(entry: AnyGame) -> dict[str, Any]:
    """What can be set when a game is loaded, and what it is otherwise; the text "usual" is the default of an option."""
    usual: dict[str, Any] = {
        option.name: option.default if is_single(option.default) else USUAL for option in entry.options
    }
    usual |= {name: allowed[0] for name, allowed in CHOICES.items()}
    usual["players"] = entry.best_seats
    return usual | ({"small": 0} if entry.id in SMALL else {})


def is_single(value: Any) -> bool:
    """Whether OpenSpiel can hold a value as it is."""
    return isinstance(value, bool | int | str)


def written(value: Any) -> Any:
    """An option as a parameter of OpenSpiel: itself, or JSON in which no character has a meaning for OpenSpiel."""
    if is_single(value):
        return value
    return quote(json.dumps(value, separators=(",", ":")), safe="")


def read_options(entry: AnyGame, settings: Mapping[str, Any]) -> Json:
    """The options of the game out of the parameters; SetupError says what is allowed."""
    found: Json = {}
    for option in entry.options:
        value = settings[option.name]
        if value == USUAL and not is_single(option.default):
            continue
        if isinstance(value, str) and not isinstance(option.default, str):
            try:
                value = json.loads(unquote(value))
            except ValueError:
                raise SetupError(f"{option.name} is no JSON: {short_repr(value)}") from None
        found[option.name] = copy_json(value)
    options: Json = dict(entry.read_options(found))
    return options


def load(name: str, *, options: Json | None = None, **settings: Any) -> Any:
    """A game by its id, with options as everywhere else: `load("antiques", players=4, options={"tricks": ["ban"]})`."""
    chosen = {option: written(value) for option, value in (options or {}).items()}
    return pyspiel.load_game(f"{PREFIX}{name}", {**chosen, **settings})


def game_type(entry: AnyGame, dynamics: Any, chance: Any, utility: Any) -> Any:
    """A type of game, for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{entry.id}",
        long_name=f"Saleroom: {entry.id}",
        dynamics=dynamics,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.max_seats,
        min_num_players=min(entry.min_seats, SMALL_SEATS) if entry.id in SMALL else entry.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(entry),
    )


def register() -> None:
    """Make every game known to OpenSpiel."""
    kind = pyspiel.GameType
    usual = kind.Dynamics.SEQUENTIAL, kind.ChanceMode.EXPLICIT_STOCHASTIC, kind.Utility.GENERAL_SUM
    for entry in GAMES.values():
        own = type(f"{entry.id.capitalize()}Game", (SaleroomGame,), {"entry": entry})
        pyspiel.register_game(game_type(entry, *usual), own)


register()

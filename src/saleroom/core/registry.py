"""Finds the games: those of the house, and those of installed packages.

A package from elsewhere brings a game with an entry point in its pyproject.toml:

    [project.entry-points."saleroom.games"]
    sixpence = "sixpence.game:GAME"

A game is loaded when it is first asked for. One from elsewhere is tried out first; if it is broken it is left out,
`problems` names it and says why, and all others work.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from saleroom.core import shapes
from saleroom.core.errors import GameError, SetupError
from saleroom.core.game import AnyGame, Game
from saleroom.core.rng import rng_from

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "saleroom.games"
MOST_MOVES = 100_000
"""No match may be longer."""
ID = re.compile(r"[a-z][a-z0-9-]{0,31}")
"""What the id of a game or of a preset looks like."""


class Registry(Mapping[str, AnyGame]):
    """Every game by its id."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._own = dict(own)
        """Id and place of the games of the house."""
        self._loaded: dict[str, AnyGame] = {}
        self._guests: dict[str, AnyGame] | None = None
        self.problems: list[str] = []
        """One line for each package that was left out."""

    def __getitem__(self, name: str) -> AnyGame:
        if name in self._own:
            if name not in self._loaded:
                module, _, attribute = self._own[name].partition(":")
                self._loaded[name] = getattr(import_module(module), attribute)
            return self._loaded[name]
        return self.guests()[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self._own or name in self.guests())

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self.guests()

    def __len__(self) -> int:
        return len(self._own) + len(self.guests())

    def guests(self) -> Mapping[str, AnyGame]:
        """The games of installed packages that work."""
        if self._guests is None:
            from importlib.metadata import entry_points

            self._guests = {}
            for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
                try:
                    game = self._load(entry)
                except (Exception, SystemExit) as error:  # whatever a stranger's package may raise
                    reason = (
                        str(error) if isinstance(error, GameError) else f"{type(error).__name__}: {error}"
                    )
                    line = " ".join(f"the game {entry.name} ({entry.value}) is left out: {reason}".split())
                    self.problems.append(line)
                else:
                    self._guests[game.id] = game
        return self._guests

    def _load(self, entry: "EntryPoint") -> AnyGame:
        assert self._guests is not None
        if entry.name in self._own or entry.name in self._guests:
            raise GameError(f"there is a game with the id {entry.name} already")
        game = entry.load()
        if not isinstance(game, Game):
            raise GameError(f"{entry.value} is no saleroom Game")
        if game.id != entry.name:
            raise GameError(f"its id is {game.id!r}, but its entry point is called {entry.name}")
        try_out(game)
        return game


def check_presets(game: AnyGame) -> None:
    """Raise GameError unless every preset can be played and differs from the defaults and all others."""
    complete = [game.read_options({})]
    ids: list[str] = []
    for preset in game.presets:
        if not ID.fullmatch(preset.id):
            raise GameError(f"its preset {preset.id!r} needs another id: small letters, digits and hyphens")
        if preset.id in ids:
            raise GameError(f"it has two presets {preset.id}")
        if not preset.title.strip() or not preset.about.strip():
            raise GameError(f"its preset {preset.id} needs a title and a sentence about it")
        try:
            options = game.read_options(dict(preset.options))
        except SetupError as error:
            raise GameError(f"its preset {preset.id} cannot be played: {error}") from None
        if options in complete:
            place = complete.index(options)
            same = f"the preset {ids[place - 1]}" if place else "the defaults"
            raise GameError(f"its preset {preset.id} has the same options as {same}")
        ids.append(preset.id)
        complete.append(options)


def try_out(game: AnyGame) -> None:
    """Play one short look at a game; GameError says what would not work at a table."""
    if not ID.fullmatch(game.id):
        raise GameError(f"{game.id!r} cannot be an id: small letters, digits and hyphens are")
    for name in (
        "title",
        "summary",
        "min_seats",
        "max_seats",
        "best_seats",
        "minutes",
        "rules",
        "moves",
        "breakdown",
    ):
        if not hasattr(game, name):
            raise GameError(f"it does not say its {name}")
    check_presets(game)
    for number, older in game.older.items():
        if (
            not isinstance(older, Game)
            or (older.id, older.rules) != (game.id, number)
            or number >= game.rules
        ):
            raise GameError(
                f"its older rules {number} are not those of {game.id} before version {game.rules}"
            )
        if older.older:
            raise GameError(f"its older rules {number} name older ones: the newest names all that are kept")
        try_out(older)
    for part in shapes.PARTS:
        if not hasattr(game.types, part):
            raise GameError(f"its types have no {part}")
    from saleroom.core.match import Match

    for seats in (game.min_seats, game.max_seats):
        if not 1 <= game.max_moves(seats) <= MOST_MOVES:
            raise GameError(
                f"it says that a match has up to {game.max_moves(seats)} moves; 1 to {MOST_MOVES} will do"
            )
    match = Match.start(game, seats=game.min_seats, seed="try out")
    rng = rng_from("try out")
    while not match.over:
        if len(match.moves) >= game.max_moves(match.seats):
            raise GameError(
                f"a match has not ended after {len(match.moves)} moves, the most it says there are"
            )
        for viewer in (match.to_act[0], None):
            problem = shapes.misfit(match.view(viewer), game.types.View)
            if problem:
                raise GameError(f"a view does not fit its types: {problem}")
        seat = match.to_act[0]
        if match.state.count(seat) < 1:
            raise GameError(f"seat {seat} is to act after {len(match.moves)} moves and has no legal move")
        match.push(seat, int(match.state.random_move(seat, rng)))

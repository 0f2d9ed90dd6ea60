"""A match: a deal and the moves played so far."""

from typing import Any

from saleroom.core.errors import RecordError, Refused, SetupError
from saleroom.core.game import Game, Json, is_int, shown
from saleroom.core.rng import DealRng, seed_bytes
from saleroom.core.state import Event, State, View

FORMAT = "saleroom/1"
RECORD_KEYS = ("format", "game", "rules", "seats", "options", "deal", "moves")
EXTRA_KEYS = ("note", "expect", "receipt")
"""What a file may hold besides: a remark, a scenario's expectations, a fairness receipt."""


class Match:
    """One match of one game, played move by move.

    Make one with `saleroom.new` or `saleroom.load`. Seats are numbered from 0.
    """

    def __init__(self, game: Game[Any, Any], seats: int, options: Json, state: State) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state = state
        self.state.events = []
        self.deal: Json = game.write_deal(state)
        self.moves: list[Json] = []
        self._ends: list[int] = []  # how many events there were after each move
        self._sales: list[Json] = []
        self._sales_hidden: list[Json] = []
        self._sales_after = 0  # the moves whose events were read for sales
        self._sales_notes: Json = {"deal": self.deal}

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Json | None = None,
        deal: Json | None = None,
    ) -> "Match":
        """A match at its opening position, dealt from a seed, from a given deal, or afresh."""
        number = game.min_seats if seats is None else game.check_seats(seats)
        chosen = game.read_options({} if options is None else options)
        setup = game.setup(number, chosen)
        if deal is not None:
            if seed is not None:
                raise SetupError("give a seed or a deal, not both")
            state = game.read_deal(setup, deal)
        else:
            state = setup.deal(DealRng(deal_seed(game.id, number, seed)))
        return cls(game, number, chosen, state)

    @property
    def to_act(self) -> list[int]:
        """The seats that must choose now, in ascending order; empty when the match is over."""
        return self.state.to_act()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    @property
    def outcome(self) -> Json | None:
        """Scores, winners and breakdown of a finished match; None until the end."""
        return self.game.outcome(self.state, self.seats) if self.over else None

    def legal(self, seat: int) -> list[Json]:
        """Every legal move of a seat, as JSON; empty if it is not to act."""
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise SetupError(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")
        return [self.game.decode(self.state, seat, move) for move in self.state.legal(seat)]

    def play(self, seat: int, move: Json) -> list[Event]:
        """Play a move and return what happened; `Refused` names the rule if it may not be played."""
        return self.push(seat, self.check(seat, move))

    def check(self, seat: int, move: Json) -> int:
        """The number of a legal move; `Refused` names the rule if it may not be played. Changes nothing."""
        return self.game.check(self.state, self.seats, seat, move)

    def push(self, seat: int, number: int) -> list[Event]:
        """Play a legal move given by its number, as `check` returns it, and return what happened."""
        before = self.event_count
        self.moves.append({"seat": seat, **self.game.decode(self.state, seat, number)})
        self.state.apply(seat, number)
        self._ends.append(self.event_count)
        assert self.state.events is not None
        return self.state.events[before:]

    @property
    def event_count(self) -> int:
        """How many events have happened so far."""
        assert self.state.events is not None
        return len(self.state.events)

    def events(self, viewer: int | None = None, *, after: int = 0) -> list[Json]:
        """What a seat (None: a spectator) has seen happen, from move number `after` on."""
        assert self.state.events is not None
        self._check_number(after)
        first = self._ends[after - 1] if after > 0 else 0
        seen = (event.seen_by(viewer) for event in self.state.events[first:])
        return [event for event in seen if event is not None]

    def observe(self, viewer: int | None = None) -> View:
        """What a seat (None: a spectator) knows, in numbers: what `imagine` and fast bots take."""
        if viewer is not None and (not is_int(viewer) or not 0 <= viewer < self.seats):
            raise SetupError(f"there is no seat {shown(viewer)}; seats are 0 to {self.seats - 1}, or None")
        return self.state.observe(-1 if viewer is None else viewer)

    def shared(self) -> Json:
        """What all viewers see alike: give it to `view` when several views of one moment are made."""
        return {
            **self.game.shared(self.observe(None)),
            "options": copied(self.options),
            "outcome": self.outcome,
        }

    def view(self, viewer: int | None = None, *, people: bool = False, shared: Json | None = None) -> Json:
        """What a seat (None: a spectator) with a perfect memory knows, as JSON, and nothing more.

        What the rules keep from people's eyes although a perfect memory could work it out stands apart, under
        `memory`. With `people` it is left out, unless an option of the table shows it.
        """
        view = self.game.view(self.observe(viewer), self.shared() if shared is None else shared)
        if people and self._hides_memory():
            view.pop("memory", None)
        return view

    def _hides_memory(self) -> bool:
        """Whether people at this table are not shown what a perfect memory could work out."""
        shown_by = self.game.memory_option
        return not self.over and not (shown_by and self.options[shown_by])

    def insight(self, viewer: int | None = None, *, people: bool = False) -> Json:
        """What a seat (None: a spectator) can work out from its view: points, what the lot would add, past prices.

        With `people` nothing in it comes from the `memory` part of the view, unless an option of the table shows it.
        """
        hidden = people and self._hides_memory()
        return {
            "game": self.game.id,
            **self.game.insight(self.observe(viewer), hidden),
            "lots": self.sales(hidden=hidden),
        }

    def sales(self, *, hidden: bool = False) -> list[Json]:
        """The lots that are done, in order: number, what, buyer, price, and after how many moves it was settled."""
        assert self.state.events is not None
        for number in range(self._sales_after, len(self.moves)):
            first = self._ends[number - 1] if number else 0
            for event in self.state.events[first : self._ends[number]]:
                sale = self.game.sale(event, self._sales_notes)
                if sale is not None:
                    sale["at"] = number + 1
                    self._sales.append(sale)
                    self._sales_hidden.append(sale | dict.fromkeys(self.game.hidden_in_sales))
        self._sales_after = len(self.moves)
        return list(self._sales_hidden if hidden else self._sales)

    def position(self) -> Json:
        """The all-knowing picture, for referees, finished matches and tests; never for a player."""
        return self.game.position(self.state)

    def record(self) -> Json:
        """The match as its record: the deal and the moves."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": copied(
                {o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default}
            ),
            "deal": copied(self.deal),
            "moves": copied(self.moves),
        }

    def at(self, move_number: int) -> "Match":
        """The same match after its first `move_number` moves."""
        self._check_number(move_number)
        earlier = Match.start(self.game, seats=self.seats, options=self.options, deal=self.deal)
        for move in self.moves[:move_number]:
            earlier.play_record_move(move)
        return earlier

    def _check_number(self, number: int) -> None:
        if not is_int(number) or not 0 <= number <= len(self.moves):
            raise SetupError(
                f"there have been {len(self.moves)} moves; {shown(number)} is none of their numbers"
            )

    def play_record_move(self, move: Any) -> list[Event]:
        """Play a move that names its own seat, as in a record."""
        if not isinstance(move, dict):
            raise Refused(
                "R2",
                "record-move-no-object",
                f"A move is an object with a seat and a type, not {shown(move)}.",
                value=shown(move),
            )
        if "seat" not in move:
            raise Refused(
                "R2",
                "field-missing",
                "The field seat is missing; it is a whole number.",
                field="seat",
                kind="a-whole-number",
            )
        return self.play(move["seat"], {key: value for key, value in move.items() if key != "seat"})

    def __repr__(self) -> str:
        now = "over" if self.over else f"to act {self.to_act}"
        return f"<Match {self.game.id}, {self.seats} seats, {len(self.moves)} moves, {now}>"


def copied(value: Any) -> Any:
    """A copy of a JSON value, much quicker than the general one."""
    if isinstance(value, dict):
        return {key: copied(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [copied(entry) for entry in value]
    return value


def deal_seed(game: str, seats: int, seed: int | str | None) -> bytes:
    """The bytes a deal is drawn from: 512 fresh bits of the operating system, or an explicit seed."""
    if seed is None:
        import secrets

        return b"fresh/" + secrets.token_bytes(64)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupError(f"a seed is a whole number or a text, not {shown(seed)}")
    return f"seed/{game}/{seats}/".encode() + seed_bytes(seed)


def match_from(record: Any, games: dict[str, Game[Any, Any]]) -> Match:
    """The match of a record; RecordError says what is wrong and where."""
    if not isinstance(record, dict):
        raise RecordError("", f"a record is an object, not {shown(record)}")
    if "format" not in record:
        raise RecordError("format", f'is missing; a record says "format": "{FORMAT}"')
    if record["format"] != FORMAT:
        raise RecordError("format", f'{shown(record["format"])} is not a format known here ("{FORMAT}" is)')
    for key in RECORD_KEYS:
        if key not in record:
            raise RecordError(key, "is missing")
    for key in record:
        if key not in RECORD_KEYS and key not in EXTRA_KEYS:
            raise RecordError("", f"unknown key {shown(key)}; a record has {', '.join(RECORD_KEYS)}")
    name = record["game"]
    if not isinstance(name, str) or name not in games:
        raise RecordError("game", f"there is no game {shown(name)}; games: {', '.join(games)}")
    game = games[name]
    if not is_int(record["rules"]) or record["rules"] != game.rules:
        raise RecordError(
            "rules", f"{shown(record['rules'])} is not the version of {game.id} known here ({game.rules})"
        )
    for key in ("options", "deal"):
        if not isinstance(record[key], dict):
            raise RecordError(key, f"must be an object, not {shown(record[key])}")
    if not isinstance(record["moves"], list):
        raise RecordError("moves", f"must be a list, not {shown(record['moves'])}")
    try:
        match = Match.start(
            game, seats=game.check_seats(record["seats"]), options=record["options"], deal=record["deal"]
        )
    except SetupError as error:
        raise RecordError("seats" if "seats, not" in str(error) else "options", str(error)) from None
    for number, move in enumerate(record["moves"]):
        try:
            match.play_record_move(move)
        except Refused as refusal:
            raise RecordError(f"moves[{number}]", str(refusal)) from None
    return match

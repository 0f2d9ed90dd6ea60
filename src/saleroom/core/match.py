"""A match: a deal and the moves played so far."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from saleroom.core.errors import (
    NoSuchMove,
    NoSuchSeat,
    RecordError,
    Refused,
    SeatCountError,
    SetupError,
    short_repr,
)
from saleroom.core.game import AnyGame, Json, is_int
from saleroom.core.knowledge import InfoState, move_as_seen
from saleroom.core.rng import DealRng, seed_bytes
from saleroom.core.state import ACT, Event, Setup, State, View

FORMAT = "saleroom/1"
RECORD_KEYS = ("format", "game", "rules", "seats", "options", "deal", "moves")
EXTRA_KEYS = ("note", "expect", "receipt", "ended", "conceded")
"""What a file may hold besides: a remark, a scenario's expectations, a fairness receipt."""


Reward = Literal["win", "margin"]


class LegalMoves(list[Json]):
    """The legal moves of a seat, as JSON: a list in which `in` asks the rules.

    A move with a default left out, or with its cards in another order, is in it too.
    """

    def __init__(self, match: "Match", seat: int) -> None:
        game, state = match.game, match.state
        self.numbers: list[int] = state.legal(seat)
        """The same moves as numbers, in the same order."""
        super().__init__(map(dict, game.decode_all(state, seat, self.numbers)))
        self._match, self._seat = match, seat

    def __contains__(self, move: object) -> bool:
        if is_int(move):
            return move in self.numbers
        if any(one == move and repr(one) == repr(move) for one in self):  # for Python false equals 0
            return True
        try:
            return (
                self._match.game.check(self._match.state, self._match.seats, self._seat, move) in self.numbers
            )
        except Refused:
            return False


class Recalled:
    """What a seat saw at the beginning, and of so many steps since: so that nothing is gathered twice."""

    def __init__(self, opening: Json) -> None:
        self.opening = opening
        self.steps = 0
        self.told: list[Json] = []
        self.moves: list[int] = []


class Match:
    """One match of one game, played move by move.

    Make one with `saleroom.new` or `saleroom.load`. Seats are numbered from 0. Matches are equal when they have the
    same game, options, deal and moves; do not play on with one that is a key of a dictionary. `str(match)` draws
    the whole table, `match.view(seat)` is what a seat may know.
    """

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, object], state: State[Setup]) -> None:
        self.game = game
        self.seats = seats
        self.options: Json = dict(options)
        self.state = state
        self.deal: Json = dict(game.write_deal(state))
        self._opening = state.copy()
        self._begin()

    def _begin(self) -> None:
        """Nothing has been played yet."""
        self.state.events = []
        self.moves: list[Json] = []
        self.played: list[tuple[int, int]] = []
        """Every move so far: seat and number."""
        self.steps: list[list[int]] = []
        """The numbers of the moves, from 0; those that were chosen side by side and sealed stand together."""
        self.step_is_open = False
        """Whether others have yet to choose in the last step, so that it is still sealed."""
        self._recalled: dict[int, Recalled] = {}
        self._ends: list[int] = []  # how many events there were after each move
        self._unannounced: list[int] = []  # the events of which not everybody learns
        self._sales: list[Json] = []
        self._sales_hidden: list[Json] = []
        self._sales_after = 0  # the moves whose events were read for sales
        self._sales_notes: Json = {"deal": self.deal, "done": 0}

    @classmethod
    def start(
        cls,
        game: AnyGame,
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

    def legal(self, seat: int) -> LegalMoves:
        """Every legal move of a seat, as JSON; empty if it is not to act."""
        return LegalMoves(self, self._check_seat(seat))

    def legal_mask(self, seat: int) -> bytes:
        """One byte for each action of the game, 1 where the seat may take it now: `match.state.action_of` names it."""
        mask = bytearray(self.state.setup.actions)
        for number in self.state.legal(self._check_seat(seat)):
            mask[self.state.action_of(seat, number)] = 1
        return bytes(mask)

    def number_of(self, seat: int, move: Json) -> int:
        """The number of a legal move; `Refused` names the rule if it may not be played. Changes nothing."""
        return self.game.check(self.state, self.seats, seat, move)

    def move_of(self, seat: int, number: int) -> Json:
        """A legal move as JSON, given by its number; NoSuchMove if it is none."""
        number = self.game.check_number(self.state, self._check_seat(seat), number)
        return dict(self.game.decode(self.state, seat, number))

    def play(self, seat: int, move: Json) -> list[Event]:
        """Play a move and return what happened; `Refused` names the rule if it may not be played."""
        return self._push(seat, self.number_of(seat, move))

    def push(self, seat: int, number: int) -> list[Event]:
        """Play a legal move given by its number and return what happened; NoSuchMove if it is none."""
        return self._push(seat, self.game.check_number(self.state, self._check_seat(seat), number))

    def _push(self, seat: int, number: int) -> list[Event]:
        state, before = self.state, self.event_count
        others = state.cells[ACT] & ~(1 << seat)
        if not self.step_is_open:
            self.steps.append([])
        self.steps[-1].append(len(self.moves))
        self.moves.append({"seat": seat, **self.game.decode(state, seat, number)})
        self.played.append((seat, number))
        state.apply(seat, number)
        self.step_is_open = others != 0 and state.cells[ACT] == others
        assert state.events is not None
        events = state.events[before:]
        self._ends.append(before + len(events))
        for place, event in enumerate(events, before):
            if event.public is None:
                self._unannounced.append(place)
        return events

    def undo(self) -> Json:
        """Take the last move back and return it; NoSuchMove at the opening position."""
        if not self.moves:
            raise NoSuchMove("there is no move to take back")
        move = self.moves[-1]
        self._replay(self.played[:-1])
        return move

    def copy(self) -> "Match":
        """An independent copy, to try things out on."""
        return self.at(len(self.moves))

    def _replay(self, played: Iterable[tuple[int, int]]) -> None:
        """Play the match anew up to some move."""
        self.state = self._opening.copy()
        self._begin()
        for seat, number in played:
            self._push(seat, number)

    def returns(self, reward: Reward = "win") -> list[float]:
        """What each seat has got out of a finished match, zeros before that.

        `win`: its share of the victory, 1 in all (less where the house wins). `margin`: its points less the mean
        of the other seats' points.
        """
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.seats
        if reward == "win":
            return [
                1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0
                for seat in range(self.seats)
            ]
        points = outcome["scores"][: self.seats]
        return [own - (sum(points) - own) / (self.seats - 1) for own in points]

    def _check_seat(self, seat: Any) -> int:
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {short_repr(seat)}; seats are 0 to {self.seats - 1}")
        return int(seat)

    @property
    def event_count(self) -> int:
        """How many events have happened so far."""
        assert self.state.events is not None
        return len(self.state.events)

    def events(self, viewer: int | None = None, *, after: int = 0) -> list[Json]:
        """What a seat (None: a spectator) has seen happen, from move number `after` on."""
        return self.events_between(viewer, self.events_until(after), self.event_count)

    def events_until(self, move_number: int) -> int:
        """How many events there were after so many moves."""
        self._check_number(move_number)
        return self._ends[move_number - 1] if move_number else 0

    def history_begins(self) -> int:
        """The first event that people may look back at, as a number from 0.

        At a table that keeps from them what a perfect memory could work out, and in a game whose past events would
        tell it, these are the events of the move that settled the last lot, and all later ones.
        """
        if self.game.open_history or not self.hides_memory:
            return 0
        sales = self.sales()
        return self.events_until(sales[-1]["at"] - 1) if sales else 0

    def events_between(self, viewer: int | None, first: int, last: int) -> list[Json]:
        """What a seat (None: a spectator) has seen of the events from number `first` to before number `last`."""
        assert self.state.events is not None
        seen = (event.seen_by(viewer) for event in self.state.events[first:last])
        return [event for event in seen if event is not None]

    def seen_before(self, viewer: int | None, number: int) -> int:
        """How many of the events before one a seat (None: a spectator) has seen; `number` is that event's, from 0."""
        if not self._unannounced:
            return number
        assert self.state.events is not None
        earlier = [self.state.events[place] for place in self._unannounced if place < number]
        return number - sum(event.seen_by(viewer) is None for event in earlier)

    def events_of(self, move_number: int, viewer: int | None = None) -> list[Json]:
        """What a seat (None: a spectator) learned when the move of that number (from 0) was made."""
        return self.events_between(viewer, self.events_until(move_number), self._ends[move_number])

    def observe(self, viewer: int | None = None) -> View:
        """What a seat (None: a spectator) sees now, in numbers: what `imagine` and fast bots take."""
        return self.state.observe(-1 if viewer is None else self._check_seat(viewer))

    def knowledge(self, seat: int) -> InfoState:
        """All that a seat knows: its view and everything it has seen so far, as a key, a text or an array."""
        view = self.observe(self._check_seat(seat))
        if seat not in self._recalled:
            self._recalled[seat] = Recalled(self.at(0).view(seat))
        recalled = self._recalled[seat]
        settled = len(self.steps) - self.step_is_open
        for step in range(recalled.steps, settled):
            recalled.told += self._told_in_step(step, seat)
            recalled.moves += self._moves_of_step(step, seat)
        recalled.steps = settled
        told, moves = list(recalled.told), list(recalled.moves)
        if self.step_is_open:
            told += self._told_in_step(settled, seat)
            moves += self._moves_of_step(settled, seat)
        return InfoState(self.game, self.seats, view, self.view(seat), recalled.opening, told, moves)

    def _moves_of_step(self, step: int, seat: int) -> list[int]:
        """The moves of a step as a seat knows of them, in the order of the seats."""
        setup, sealed = self.state.setup, step == len(self.steps) - 1 and self.step_is_open
        played = sorted(self.played[number] for number in self.steps[step])
        return [move_as_seen(setup, seat, mover, move, sealed=sealed) for mover, move in played]

    def _told_in_step(self, step: int, seat: int) -> list[Json]:
        """What a seat was told in a step, sealed choices in the order of the seats."""
        told = [self.events_of(number, seat) for number in self.steps[step]]
        if len(told) == 1:
            return told[0]
        # Each move tells that its seat has chosen; the last one, when all have, also what came of it.
        chosen = [event for events in told[:-1] for event in events] + told[-1][:1]
        return sorted(chosen, key=lambda event: int(event["seat"])) + told[-1][1:]

    def shared_json(self) -> Json:
        """What all viewers see alike: give it to `view` when several views of one moment are made."""
        return {
            **self.game.shared_json(self.observe(None)),
            "options": copy_json(self.options),
            "outcome": self.outcome,
        }

    def view(self, viewer: int | None = None, *, for_human: bool = False, shared: Json | None = None) -> Json:
        """What a seat (None: a spectator) with a perfect memory knows, as JSON, and nothing more.

        What the rules keep from people's eyes although a perfect memory could work it out stands apart, under
        `memory`. With `for_human` it is left out, unless an option of the table shows it.
        """
        view = self.game.view_json(self.observe(viewer), self.shared_json() if shared is None else shared)
        if for_human and self.hides_memory:
            view.pop("memory", None)
        return view

    def private_json(self, viewer: int | None) -> Json:
        """The part of a view that only this viewer sees: `view` adds it to `shared_json`."""
        return dict(self.game.private_json(self.observe(viewer)))

    @property
    def hides_memory(self) -> bool:
        """Whether people at this table are not shown what a perfect memory could work out."""
        shown_by = self.game.memory_option
        return not self.over and not (shown_by and self.options[shown_by])

    def insight(self, viewer: int | None = None, *, for_human: bool = False) -> Json:
        """What a seat (None: a spectator) can work out from its view: points, what the lot would add, past prices.

        With `for_human` nothing in it comes from the `memory` part of the view, unless an option of the table shows
        it.
        """
        hide_memory = for_human and self.hides_memory
        return {
            "game": self.game.id,
            **self.game.insight(self.observe(viewer), hide_memory),
            "lots": self.sales(hide_memory=hide_memory),
        }

    def sales(self, *, hide_memory: bool = False) -> list[Json]:
        """The lots that are done, in order: number, what, buyer, price, and after how many moves it was settled."""
        assert self.state.events is not None
        for number in range(self._sales_after, len(self.moves)):
            first = self._ends[number - 1] if number else 0
            for event in self.state.events[first : self._ends[number]]:
                sale = None if event.public is None else self.game.sale(event.public, self._sales_notes)
                if sale is not None:
                    settled: Json = {**sale, "at": number + 1}
                    hidden = self.game.hidden_in_sales
                    if settled["seat"] is None:
                        hidden += self.game.hidden_in_unsold
                    self._sales.append(settled)
                    self._sales_hidden.append(settled | dict.fromkeys(hidden))
        self._sales_after = len(self.moves)
        return list(self._sales_hidden if hide_memory else self._sales)

    def position(self) -> Json:
        """The all-knowing picture, for referees, finished matches and tests; never for a player."""
        return dict(self.game.position(self.state))

    def record(self) -> Json:
        """The match as its record: the deal and the moves."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": copy_json(self.game.changed_options(self.options)),
            "deal": copy_json(self.deal),
            "moves": copy_json(self.moves),
        }

    def at(self, move_number: int) -> "Match":
        """The same match after its first `move_number` moves."""
        self._check_number(move_number)
        earlier = type(self)(self.game, self.seats, self.options, self._opening.copy())
        earlier._replay(self.played[:move_number])
        return earlier

    def _check_number(self, number: int) -> None:
        if not is_int(number) or not 0 <= number <= len(self.moves):
            raise NoSuchMove(
                f"there have been {len(self.moves)} moves; {short_repr(number)} is none of their numbers"
            )

    def play_record_move(self, move: Any) -> list[Event]:
        """Play a move that names its own seat, as in a record."""
        if not isinstance(move, dict):
            raise Refused(
                "R2",
                "record-move-no-object",
                f"A move is an object with a seat and a type, not {short_repr(move)}.",
                value=short_repr(move),
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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return (self.game.id, self.seats, repr(self.options), self._opening, tuple(self.played))

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.game, self.seats, self.options, self._opening, self.played))

    def __str__(self) -> str:
        from saleroom.core.picture import draw_position

        return draw_position(self)

    def __repr__(self) -> str:
        now = "over" if self.over else f"to act {self.to_act}"
        return f"<Match {self.game.id}, {self.seats} seats, {len(self.moves)} moves, {now}>"


def copy_json(value: Any) -> Any:
    """A copy of a JSON value, much quicker than the general one."""
    if isinstance(value, dict):
        return {key: copy_json(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [copy_json(entry) for entry in value]
    return value


def _restore(
    game: AnyGame, seats: int, options: Json, opening: State[Setup], played: list[tuple[int, int]]
) -> Match:
    """A match again, from a pickle."""
    match = Match(game, seats, options, opening)
    match._replay(played)
    return match


def deal_seed(game: str, seats: int, seed: int | str | None) -> bytes:
    """The bytes a deal is drawn from: 512 fresh bits of the operating system, or an explicit seed."""
    if seed is None:
        import secrets

        return b"fresh/" + secrets.token_bytes(64)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupError(f"a seed is a whole number or a text, not {short_repr(seed)}")
    return f"seed/{game}/{seats}/".encode() + seed_bytes(seed)


def match_from(record: Any, games: Mapping[str, AnyGame]) -> Match:
    """The match of a record; RecordError says what is wrong and where."""
    if not isinstance(record, dict):
        raise RecordError("", f"a record is an object, not {short_repr(record)}")
    if "format" not in record:
        raise RecordError("format", f'is missing; a record says "format": "{FORMAT}"')
    if record["format"] != FORMAT:
        raise RecordError(
            "format", f'{short_repr(record["format"])} is not a format known here ("{FORMAT}" is)'
        )
    for key in RECORD_KEYS:
        if key not in record:
            raise RecordError(key, "is missing")
    for key in record:
        if key not in RECORD_KEYS and key not in EXTRA_KEYS:
            raise RecordError("", f"unknown key {short_repr(key)}; a record has {', '.join(RECORD_KEYS)}")
    name = record["game"]
    if not isinstance(name, str) or name not in games:
        raise RecordError("game", f"there is no game {short_repr(name)}; games: {', '.join(games)}")
    game = games[name].under(record["rules"]) if is_int(record["rules"]) else None
    if game is None:
        known = ", ".join(map(str, sorted([games[name].rules, *games[name].older], reverse=True)))
        raise RecordError(
            "rules", f"{short_repr(record['rules'])} is not the version of {name} known here ({known})"
        )
    for key in ("options", "deal"):
        if not isinstance(record[key], dict):
            raise RecordError(key, f"must be an object, not {short_repr(record[key])}")
    if not isinstance(record["moves"], list):
        raise RecordError("moves", f"must be a list, not {short_repr(record['moves'])}")
    try:
        match = Match.start(
            game, seats=game.check_seats(record["seats"]), options=record["options"], deal=record["deal"]
        )
    except SeatCountError as error:
        raise RecordError("seats", str(error)) from None
    except SetupError as error:
        raise RecordError("options", str(error)) from None
    for number, move in enumerate(record["moves"]):
        try:
            match.play_record_move(move)
        except Refused as refusal:
            raise RecordError(f"moves[{number}]", str(refusal)) from None
    return match

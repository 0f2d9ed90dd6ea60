"""Every law is shown a fault of the kind it is there to find, and finds it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from saleroom.core.errors import Refused
from saleroom.core.game import Game, Json
from saleroom.core.match import Match
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import Event, State, View
from saleroom.games import GAMES
from tests.conformance import laws
from tests.conformance.components import Broken
from tests.conformance.hidden import another
from tests.conformance.plays import Case, Chooser, Plan, viewers

COVERED: set[str] = set()


def finds(law: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test plants a fault for this law and hands back what the law must complain about."""
    COVERED.add(law)

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        return test

    return mark


def played(
    name: str, length: int = 6, seats: int | None = None, options: str = "plain", seed: int = 3
) -> Match:
    """A match some moves along."""
    return Plan(length, seed, seed, "uniform").play(Case(name, seats or GAMES[name].max_seats, options))


def altered(name: str, **methods: Any) -> Game[Any, Any]:
    """A game with some of its methods replaced."""
    game: Game[Any, Any] = type("Altered", (type(GAMES[name]),), methods)()
    return game


class Faulty:
    """A state that is a real one but for some of its methods; compiled classes cannot be altered themselves."""

    def __init__(self, state: State, **changed: Any) -> None:
        self.__dict__["state"] = state
        self.__dict__["changed"] = changed

    def __getattr__(self, name: str) -> Any:
        if name in self.changed:
            return self.changed[name]
        return getattr(self.state, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.state, name, value)


def with_state(match: Match, **changed: Any) -> Match:
    """The match with a faulty state."""
    state: Any = Faulty(match.state, **changed)
    match.state = state
    return match


def chooser() -> Chooser:
    return Chooser(1)


def often(law: Callable[[Chooser], object]) -> None:
    """Try the law several times: a fault that hides may look like the truth by chance."""
    for seed in range(9):
        law(Chooser(seed))


# -- the end --------------------------------------------------------------------------------------------


@finds("check_end")
def test_end_finds_a_match_that_is_too_long() -> None:
    match = Match.start(altered("luxury", max_moves=lambda self, seats: 5), seed=1)
    with pytest.raises(Broken, match="more than 5 moves"):
        laws.check_end(match, chooser())


def test_end_finds_a_match_that_does_not_end() -> None:
    match = with_state(played("luxury"), apply=lambda seat, move: None)
    with pytest.raises(Broken, match="moves"):
        laws.check_end(match, chooser())


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda outcome: outcome["scores"].__setitem__(0, 1000), "add up"),
        (lambda outcome: outcome["winners"].clear(), "winners"),
        (lambda outcome: outcome["winners"].__setitem__(slice(None), [0, 1, 2, 3]), "winners"),
        (lambda outcome: outcome["breakdown"][0].update(extra=0), "keys"),
    ],
)
def test_end_finds_a_wrong_outcome(spoil: Callable[[Json], None], complaint: str) -> None:
    def outcome(self: Any, state: Any, seats: int) -> Json:
        found = GAMES["luxury"].outcome(state, seats)
        spoil(found)
        return found

    with pytest.raises(Broken, match=complaint):
        laws.check_end(Match.start(altered("luxury", outcome=outcome), seats=4, seed=1), chooser())


# -- components -----------------------------------------------------------------------------------------

LOSSES: dict[str, list[Callable[[Json], Any]]] = {
    "antiques": [
        lambda now: now["coins"].__setitem__(0, now["coins"][0] + 1),
        lambda now: now.update(bank=now["bank"] + 1),
        lambda now: now["deck"].pop(),
        lambda now: now["deck"].reverse(),
        lambda now: now["cards"][1].update(stamp=now["cards"][1]["stamp"] + 1),
        lambda now: now["replicas"][1].update(loose=1),
        lambda now: now["tokens"][0].append("stop"),
        lambda now: now["bids"].__setitem__(0, 61),
    ],
    "luxury": [
        lambda now: now["hands"][0].pop(),
        lambda now: now["hands"][0].append(90),
        lambda now: now["discards"][0].reverse() or now["discards"][0].append(now["hands"][0].pop()),
        lambda now: now["lots_left"].pop(),
        lambda now: now["withdrawn"].append(1),
    ],
    "emblems": [
        lambda now: now["hands"][0].pop(),
        lambda now: now["spent"][0].append(now["hands"][0][0]),
        lambda now: now["decks"][0].reverse(),
        lambda now: now["table_left"].pop(),
        lambda now: now["removed"].append(31),
        lambda now: now["secrets"].reverse(),
    ],
    "secret": [
        lambda now: now["hands"][0].pop(),
        lambda now: now["piles"][0].append(10),
        lambda now: now["chips"].__setitem__(0, 4),
        lambda now: now["items_left"].pop(),
        lambda now: now["discarded"].append("amber1"),
        lambda now: now["requests"].__setitem__(0, "no such request"),
    ],
    "colours": [
        lambda now: now["deck"].pop(),
        lambda now: now["hands"][0].append("R9"),
        lambda now: now.update(discards=now["discards"] + 1),
        lambda now: now["hands"].__setitem__(0, ["R0"] * len(now["hands"][0])),
        lambda now: now.update(house=["R1"]),
    ],
}


@finds("check_components")
@pytest.mark.parametrize(
    ("name", "number"), [(name, n) for name, row in LOSSES.items() for n in range(len(row))]
)
def test_components_finds_what_is_lost_or_doubled(name: str, number: int) -> None:
    spoil = LOSSES[name][number]
    calls = 0

    def position(self: Any, state: Any) -> Json:
        nonlocal calls
        now = GAMES[name].position(state)
        calls += 1
        if calls > 4:
            spoil(now)
        return now

    match = Case(name, GAMES[name].max_seats, "plain").start(1)
    match.game = altered(name, position=position)
    with pytest.raises(Broken):
        laws.check_components(match, chooser())
    assert calls > 4


def test_components_finds_a_state_that_loses_a_card() -> None:
    match = Case("luxury", 3, "plain").start(1)
    state = match.state

    def apply(seat: int, move: int) -> None:
        state.apply(seat, move)
        if len(match.moves) == 7:
            state.cells[5] = 0  # the hand of seat 0

    with pytest.raises(Broken, match="bid cards of seat 0"):
        laws.check_components(with_state(match, apply=apply), chooser())


# -- moves ----------------------------------------------------------------------------------------------


@finds("check_codec")
def test_codec_finds_two_moves_that_read_alike() -> None:
    def decode(self: Any, state: Any, seat: int, move: int) -> Json:
        return GAMES["luxury"].decode(state, seat, 0 if move == 1 else move)

    match = played("luxury", 0)
    match.game = altered("luxury", decode=decode)
    with pytest.raises(Broken, match="alike"):
        laws.check_codec(match)


def test_codec_finds_a_move_that_does_not_lead_back() -> None:
    def encode(self: Any, state: Any, seat: int, move: Json) -> int:
        return (GAMES["luxury"].encode(state, seat, move) + 1) % 9

    match = played("luxury", 0)
    match.game = altered("luxury", encode=encode)
    with pytest.raises(Broken, match="lead back"):
        laws.check_codec(match)


def test_codec_finds_a_move_outside_the_table() -> None:
    match = played("luxury", 0)
    match.game = altered("luxury", moves=4)
    with pytest.raises(Broken, match="outside the table"):
        laws.check_codec(match)


def test_codec_finds_a_move_listed_twice() -> None:
    match = played("luxury", 0)
    legal = match.state.legal
    with pytest.raises(Broken, match="twice"):
        laws.check_codec(with_state(match, legal=lambda seat: [*legal(seat), 0]))


@finds("check_legal_is_accepted")
def test_accepted_finds_a_listed_move_that_is_refused() -> None:
    def encode(self: Any, state: Any, seat: int, move: Json) -> int:
        number = GAMES["luxury"].encode(state, seat, move)
        return -1 if number == 8 else number

    match = played("luxury", 0)
    match.game = altered("luxury", encode=encode)
    with pytest.raises(Broken, match="listed and refused"):
        laws.check_legal_is_accepted(match, chooser())


def test_accepted_finds_a_wrong_count() -> None:
    match = played("luxury", 0)
    count = match.state.count
    with pytest.raises(Broken, match="count and nth"):
        laws.check_legal_is_accepted(with_state(match, count=lambda seat: count(seat) - 1), chooser())


def test_accepted_finds_moves_of_a_seat_that_is_not_to_act() -> None:
    match = played("antiques", 0)
    changed = {
        "count": lambda seat: 1,
        "nth": lambda seat, i: 0,
        "legal": lambda seat: [0],
        "is_legal": lambda *_: True,
    }
    with pytest.raises(Broken):
        laws.check_legal_is_accepted(with_state(match, **changed), chooser())


def test_accepted_finds_a_move_taken_for_another() -> None:
    match = played("luxury", 0)
    match.game = altered("luxury", encode=lambda self, state, seat, move: 3)
    with pytest.raises(Broken, match="taken for"):
        laws.check_legal_is_accepted(match, chooser())


@finds("check_unlisted_is_refused")
def test_refused_finds_an_extra_move_that_is_accepted() -> None:
    def encode(self: Any, state: Any, seat: int, move: Json) -> int:
        return 8 if move.get("card") == 91 else GAMES["luxury"].encode(state, seat, move)

    match = played("luxury", 0)
    match.game = altered("luxury", encode=encode)
    with pytest.raises(Broken, match="not listed"):
        laws.check_unlisted_is_refused(match, [{"type": "bid", "card": 91}], chooser())


def test_refused_finds_a_field_of_the_wrong_type_that_is_accepted() -> None:
    match = played("secret", 3 * 5)

    def check(self: Any, state: Any, seats: int, seat: Any, move: Any) -> int:
        if isinstance(move, dict) and type(move.get("recover")) is int:
            move = {**move, "recover": bool(move["recover"])}
        return GAMES["secret"].check(state, seats, seat, move)

    match.game = altered("secret", check=check)
    move = match.legal(match.to_act[0])[0]
    with pytest.raises(Broken, match="not listed"):
        laws.check_unlisted_is_refused(match, [{**move, "recover": 0}], chooser())


def test_refused_finds_a_number_that_is_legal_and_not_listed() -> None:
    with pytest.raises(Broken, match="legal and not listed"):
        laws.check_unlisted_is_refused(
            with_state(played("luxury"), is_legal=lambda seat, move: True), [], chooser()
        )


@finds("check_refusal_changes_nothing")
def test_refusal_finds_a_state_that_was_touched() -> None:
    def explain(self: Any, state: Any, seat: int, move: Json) -> Refused:
        state.cells[17] += 1  # whether the next bid of seat 0 counts double
        return Refused("L3", "no", "No.")

    match = played("luxury", 8)
    match.game = altered("luxury", explain=explain)
    with pytest.raises(Broken, match="changed the match"):
        laws.check_refusal_changes_nothing(match, [{"type": "bid", "card": 95}])


def test_refusal_finds_an_event_that_was_left() -> None:
    match = played("luxury", 8)

    def explain(self: Any, state: Any, seat: int, move: Json) -> Refused:
        state.events.append(Event("tried", {"seat": seat}))
        return Refused("L3", "no", "No.")

    match.game = altered("luxury", explain=explain)
    with pytest.raises(Broken, match="changed the match"):
        laws.check_refusal_changes_nothing(match, [{"type": "bid", "card": 95}])


def test_refusal_finds_a_record_that_was_touched() -> None:
    class Hasty(Match):
        def play(self, seat: int, move: Json) -> list[Event]:
            self.moves.append({"seat": seat})
            return super().play(seat, move)

    with pytest.raises(Broken, match="changed the match"):
        laws.check_refusal_changes_nothing(
            Hasty.start(GAMES["luxury"], seed=1), [{"type": "bid", "card": 95}]
        )


# -- records --------------------------------------------------------------------------------------------


@finds("check_replay")
def test_replay_finds_a_record_that_forgets() -> None:
    class Forgetful(Match):
        def record(self) -> Json:
            whole = super().record()
            return {**whole, "moves": whole["moves"][:-1]}

    match = Forgetful.start(GAMES["luxury"], seed=1)
    match.play(0, {"type": "bid", "card": 40})
    with pytest.raises(Broken, match="replay differs"):
        laws.check_replay(match, chooser())


def test_replay_finds_a_record_that_does_not_load() -> None:
    match = played("luxury")
    match.moves[0]["card"] = 95
    with pytest.raises(Broken, match="refused"):
        laws.check_replay(match, chooser())


def test_replay_finds_that_the_order_of_sealed_moves_matters() -> None:
    def read_deal(self: Any, setup: Any, deal: Json) -> Any:
        state = GAMES["luxury"].read_deal(setup, deal)

        def apply(seat: int, move: int) -> None:
            state.apply(seat, move)
            state.cells[17 + seat] = len(state.to_act()) % 2

        return Faulty(state, apply=apply)

    honest = played("luxury", 2)
    game = altered("luxury", read_deal=read_deal)
    match = Match.start(game, seats=honest.seats, deal=honest.deal)
    for move in honest.moves:
        match.play_record_move(move)
    with pytest.raises(Broken, match="another order"):
        often(lambda chooser: laws.check_replay(match, chooser))


@finds("check_json")
@pytest.mark.parametrize(
    "spoil",
    [lambda now: now.update(won={0: 1}), lambda now: now.update(lot=1.0), lambda now: now.update(won=(1, 2))],
)
def test_json_finds_what_is_not_json(spoil: Callable[[Json], None]) -> None:
    def position(self: Any, state: Any) -> Json:
        now = GAMES["luxury"].position(state)
        spoil(now)
        return now

    match = played("luxury")
    match.game = altered("luxury", position=position)
    with pytest.raises(Broken):
        laws.check_json(match)


@finds("check_global_random")
def test_global_random_finds_python_s_own_numbers() -> None:
    with pytest.raises(Broken, match="were used"):
        laws.check_global_random(lambda: str(random.random()))

    def peek() -> str:
        kept = random.getstate()
        try:
            return str(random.random())
        finally:
            random.setstate(kept)

    with pytest.raises(Broken, match="another random state"):
        laws.check_global_random(peek)


@finds("check_copy")
def test_copy_finds_a_shared_state() -> None:
    match = played("luxury")
    shared = match.state
    with pytest.raises(Broken, match="reports events"):
        laws.check_copy(with_state(match, copy=lambda: shared), chooser())


def test_copy_finds_shared_cells() -> None:
    match = played("luxury")
    real = match.state

    def copy() -> State:
        twin = real.copy()
        twin.cells = real.cells
        return twin

    with pytest.raises(Broken, match="changed"):
        laws.check_copy(with_state(match, copy=copy), chooser())


def test_copy_finds_a_copy_that_differs() -> None:
    match = played("luxury")
    real = match.state

    def copy() -> State:
        twin = real.copy()
        twin.cells[17] ^= 1
        return twin

    with pytest.raises(Broken, match="differs"):
        laws.check_copy(with_state(match, copy=copy), chooser())


# -- what a viewer knows --------------------------------------------------------------------------------


def spoilt(spoil: Callable[[Any], None]) -> laws.Imagine:
    """The game's own imagination, with something wrong in it."""

    def imagine(view: View, rng: Rng) -> State:
        state = laws.imagine(view, rng)
        spoil(state)
        return state

    return imagine


def lose_a_hand(state: Any) -> None:
    state.cells[5] = 0


def somebody_else_is_to_act(state: Any) -> None:
    state.cells[0] = 1


def swap_two_known_lots(state: Any) -> None:
    state.lots = state.lots[:]
    state.lots[0], state.lots[8] = state.lots[8], state.lots[0]


def double_a_lot(state: Any) -> None:
    state.lots = state.lots[:]
    state.lots[8] = state.lots[7]


@finds("check_imagined")
@pytest.mark.parametrize("spoil", [lose_a_hand, somebody_else_is_to_act, swap_two_known_lots])
def test_imagined_finds_what_does_not_fit_the_view(spoil: Callable[[Any], None]) -> None:
    match = played("luxury", 8)
    with pytest.raises(Broken):
        laws.check_imagined(match, 0, chooser(), spoilt(spoil))


def test_imagined_finds_a_wrong_hand_of_emblems() -> None:
    def spoil(state: Any) -> None:
        state.cells[60] ^= 1  # the lowest card of seat 0

    with pytest.raises(Broken, match="differs"):
        laws.check_imagined(played("emblems", 0), 0, chooser(), spoilt(spoil))


@finds("check_imagined_can_be_played")
@pytest.mark.parametrize("spoil", [lose_a_hand, double_a_lot])
def test_playable_finds_a_state_that_is_not_whole(spoil: Callable[[Any], None]) -> None:
    with pytest.raises(Broken):
        laws.check_imagined_can_be_played(played("luxury", 8), None, chooser(), spoilt(spoil))


class TellsTheNextLot(Match):
    def view(self, viewer: int | None = None, *, people: bool = False, shared: Json | None = None) -> Json:
        return {**super().view(viewer, for_human=people), "next": self.position()["lots_left"][:2]}


class TellsEverybody(Match):
    def events(self, viewer: int | None = None, *, after: int = 0) -> list[Json]:
        assert self.state.events is not None
        return [
            {
                "type": event.name,
                **(next(iter(event.private.values())) if event.private else event.public or {}),
            }
            for event in self.state.events
        ]


class OffersWhatIsHidden(Match):
    def legal(self, seat: int) -> list[Json]:
        return [*super().legal(seat), {"type": "bid", "card": self.position()["lots_left"][0]}]


@finds("check_secrecy")
@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (TellsTheNextLot, "the view of"),
        (TellsEverybody, "the events of"),
        (OffersWhatIsHidden, "legal moves"),
    ],
)
def test_secrecy_finds_a_leak(kind: type[Match], complaint: str) -> None:
    match = kind.start(GAMES["luxury"], seats=4, seed=1)
    with pytest.raises(Broken, match=complaint):
        often(lambda chooser: laws.check_secrecy(match, 0, [], chooser))


def test_secrecy_finds_a_refusal_that_tells() -> None:
    def explain(self: Any, state: Any, seat: int, move: Json) -> Refused:
        return Refused("L3", "keep", f"You might want to keep it for lot {state.lots[8]}.")

    match = played("luxury", 0)
    match.game = altered("luxury", explain=explain)
    with pytest.raises(Broken, match="refusal tells"):
        often(lambda chooser: laws.check_secrecy(match, 0, [{"type": "bid", "card": 95}], chooser))


def test_secrecy_finds_a_sealed_choice_that_shows() -> None:
    def show(self: Any, view: View) -> Json:
        return {**GAMES["luxury"].show(view), "hint": int(sum(view.cells[13:17]))}

    def leaking(state: State, viewer: int) -> View:
        view = state.observe(viewer)
        for seat in range(4):
            view.cells[13 + seat] = state.cells[13 + seat]
        return view

    class Leaky(Match):
        def observe(self, viewer: int | None = None) -> View:
            return leaking(self.state, -1 if viewer is None else viewer)

    match = Leaky.start(altered("luxury", show=show), seats=4, seed=1)
    with pytest.raises(Broken, match="tells what it may not know"):
        often(lambda chooser: laws.check_secrecy(match, 0, [], chooser))


def test_secrecy_finds_a_card_laid_down_unseen_that_shows() -> None:
    match = Case("colours", 3, "plain").start(1)
    match.play(0, match.legal(0)[0])
    seat = match.to_act[0]
    chatty = TellsEverybody(match.game, match.seats, match.options, match.state.copy())
    with pytest.raises(Broken, match="the events of"):
        often(lambda chooser: laws.check_secrecy(chatty, (seat + 1) % 3, [], chooser))


@finds("check_history")
@pytest.mark.parametrize("name", GAMES)
def test_history_finds_a_view_that_tells(name: str) -> None:
    """A game whose views hold the whole deal."""

    def view(self: Any, view: View, shared: Json) -> Json:
        return {**GAMES[name].view(view, shared), "hint": str(self.dealt)}

    def remember(self: Any, setup: Any, deal: Json) -> Any:
        self.dealt = deal
        return GAMES[name].read_deal(setup, deal)

    honest = played(name, 5)
    match = Match.start(altered(name, view=view, read_deal=remember), seats=honest.seats, deal=honest.deal)
    for move in honest.moves:
        match.play_record_move(move)

    def compare(chooser: Chooser) -> None:
        twin = another(match, None, chooser)
        if twin is not None:
            twin.game = altered(name, view=view, read_deal=remember)
            laws.check_history(match, twin, None)

    with pytest.raises(Broken, match="told what it may not know"):
        often(compare)


@finds("check_imagination_varies")
@pytest.mark.parametrize("name", GAMES)
def test_varies_finds_an_imagination_that_peeks_or_never_changes(name: str) -> None:
    match = played(name, 4)
    for viewer in viewers(match):
        with pytest.raises(Broken):
            laws.check_imagination_varies(match, viewer, chooser(), lambda view, rng: match.state.copy())
        with pytest.raises(Broken):
            laws.check_imagination_varies(
                match, viewer, chooser(), lambda view, rng: laws.imagine(view, rng_from("always the same"))
            )


# -- chance ---------------------------------------------------------------------------------------------


@finds("check_random_moves")
def test_random_moves_finds_what_is_not_even() -> None:
    match = played("luxury", 0)
    real = match.state
    nth = real.nth
    count = real.count

    def skewed(seat: int, rng: Rng) -> int:
        return int(nth(seat, min(rng.below(count(seat)), rng.below(count(seat)))))

    def never_the_last(seat: int, rng: Rng) -> int:
        return int(nth(seat, rng.below(count(seat) - 1)))

    for draw, complaint in (
        (lambda seat, rng: int(nth(seat, 0)), "never drawn"),
        (never_the_last, "never drawn"),
        (lambda seat, rng: 13, "not legal"),
        (skewed, "uneven"),
    ):
        match.state = real
        with pytest.raises(Broken, match=complaint):
            laws.check_random_moves(with_state(match, random_move=draw), rng_from(1))


def test_every_law_was_shown_a_fault() -> None:
    assert {name for name in vars(laws) if name.startswith("check_")} == COVERED

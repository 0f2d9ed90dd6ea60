"""Every law is shown a fault of the kind it is there to find, and finds it."""

import copy
import json
import random
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from saleroom.conformance import laws, secrecy
from saleroom.conformance.plays import Broken, Chooser, Plan, step, viewers
from saleroom.core import shapes
from saleroom.core.errors import Refused
from saleroom.core.game import AnyGame, Json, Option, Preset, Row
from saleroom.core.knowledge import InfoState
from saleroom.core.layout import HIDDEN, SEALED
from saleroom.core.match import LegalMoves, Match
from saleroom.core.rng import Rng, rng_from
from saleroom.core.state import ACT, Event, Setup, State, View
from saleroom.games import GAMES
from saleroom.games.emblems import rules as E
from saleroom.games.luxury import rules as L
from tests.conformance.components import open_fresh, open_ledger
from tests.conformance.hidden import another
from tests.conformance.plays import Case

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


def altered(name: str, **methods: Any) -> AnyGame:
    """A game with some of its methods replaced."""
    real = type(GAMES[name])
    game: AnyGame = type("Altered", (real,), {"__module__": real.__module__, **methods})()
    return game


class Faulty:
    """A state that is a real one but for some of its methods; compiled classes cannot be altered themselves."""

    def __init__(self, state: State[Setup], **changed: Any) -> None:
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
    match.game = lenient(match.game.id)
    state: Any = Faulty(match.state, **changed)
    match.state = state
    return match


def lenient(name: str, **methods: Any) -> AnyGame:
    """A game for faulty states: its own codec gets the real one, since compiled code wants its class."""
    real = GAMES[name]

    def with_real_state(method: Callable[..., Any]) -> Callable[..., Any]:
        return lambda self, *given: method(*[one.state if isinstance(one, Faulty) else one for one in given])

    own = [word for word, value in vars(type(real)).items() if callable(value) and not word.startswith("__")]
    return altered(name, **{word: with_real_state(getattr(real, word)) for word in own} | methods)


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
        now = dict(GAMES[name].position(state))
        calls += 1
        if calls > 4:
            spoil(now)
        return now

    match = Case(name, GAMES[name].max_seats, "plain").start(1)
    match.game = altered(name, position=position)
    with pytest.raises(Broken):
        laws.check_components(match, chooser(), open_fresh)
    assert calls > 4


def test_components_finds_a_state_that_loses_a_card() -> None:
    match = Case("luxury", 3, "plain").start(1)
    state = match.state

    def apply(seat: int, move: int) -> None:
        state.apply(seat, move)
        if len(match.moves) == 7:
            state.cells[L.HAND] = 0

    with pytest.raises(Broken, match="bid cards of seat 0"):
        laws.check_components(with_state(match, apply=apply), chooser(), open_fresh)


# -- moves ----------------------------------------------------------------------------------------------


@finds("check_codec")
def test_codec_finds_two_moves_that_read_alike() -> None:
    def decode(self: Any, state: Any, seat: int, move: int) -> Json:
        return dict(GAMES["luxury"].decode(state, seat, 0 if move == 1 else move))

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
        state.cells[L.DOUBLED] += 1
        return Refused("L3", "no", "No.")

    match = played("luxury", 8)
    match.game = altered("luxury", explain=explain)
    with pytest.raises(Broken, match="changed the match"):
        laws.check_refusal_changes_nothing(match, [{"type": "bid", "card": 95}])


def test_refusal_finds_an_event_that_was_left() -> None:
    match = played("luxury", 8)

    def explain(self: Any, state: Any, seat: int, move: Json) -> Refused:
        state.events.append(Event({"type": "match_ended"}))
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
            state.cells[L.DOUBLED + seat] = len(state.to_act()) % 2

        return Faulty(state, apply=apply)

    honest = played("luxury", 2)
    game = lenient("luxury", read_deal=read_deal)
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
        now = dict(GAMES["luxury"].position(state))
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

    def copy() -> State[Setup]:
        twin = real.copy()
        twin.cells = real.cells
        return twin

    with pytest.raises(Broken, match="changed"):
        laws.check_copy(with_state(match, copy=copy), chooser())


def test_copy_finds_a_copy_that_differs() -> None:
    match = played("luxury")
    real = match.state

    def copy() -> State[Setup]:
        twin = real.copy()
        twin.cells[L.DOUBLED] ^= 1
        return twin

    with pytest.raises(Broken, match="differs"):
        laws.check_copy(with_state(match, copy=copy), chooser())


# -- what a viewer knows --------------------------------------------------------------------------------


def spoilt(spoil: Callable[[Any], None]) -> secrecy.Imagine:
    """The game's own imagination, with something wrong in it."""

    def imagine(view: View, rng: Rng) -> State[Setup]:
        state = secrecy.imagine(view, rng)
        spoil(state)
        return state

    return imagine


def lose_a_hand(state: Any) -> None:
    state.cells[L.HAND] = 0


def somebody_else_is_to_act(state: Any) -> None:
    state.cells[ACT] = 1


def swap_two_known_lots(state: Any) -> None:
    state.dealt = state.dealt[:]
    state.dealt[0], state.dealt[8] = state.dealt[8], state.dealt[0]


def double_a_lot(state: Any) -> None:
    state.dealt = state.dealt[:]
    state.dealt[8] = state.dealt[7]


@finds("check_imagined")
@pytest.mark.parametrize("spoil", [lose_a_hand, somebody_else_is_to_act, swap_two_known_lots])
def test_imagined_finds_what_does_not_fit_the_view(spoil: Callable[[Any], None]) -> None:
    match = played("luxury", 8)
    with pytest.raises(Broken):
        secrecy.check_imagined(match, 0, chooser(), spoilt(spoil))


def test_imagined_finds_a_wrong_hand_of_emblems() -> None:
    def spoil(state: Any) -> None:
        state.cells[E.HAND] ^= 1

    with pytest.raises(Broken, match="differs"):
        secrecy.check_imagined(played("emblems", 0), 0, chooser(), spoilt(spoil))


@finds("check_imagined_can_be_played")
@pytest.mark.parametrize("spoil", [lose_a_hand, double_a_lot])
def test_playable_finds_a_state_that_is_not_whole(spoil: Callable[[Any], None]) -> None:
    with pytest.raises(Broken):
        secrecy.check_imagined_can_be_played(
            played("luxury", 8), None, chooser(), spoilt(spoil), open_book=open_ledger
        )


class TellsTheNextLot(Match):
    def view(self, viewer: int | None = None, *, for_human: bool = False, shared: Json | None = None) -> Json:
        return {**super().view(viewer, for_human=for_human), "next": self.position()["lots_left"][:2]}


class TellsEverybody(Match):
    def events(self, viewer: int | None = None, *, after: int = 0) -> list[Json]:
        assert self.state.events is not None
        return [
            dict(next(iter(event.private.values())) if event.private else event.public or {})
            for event in self.state.events
        ]


class OffersMore(LegalMoves):
    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.append({"type": "bid", "card": match.position()["lots_left"][0]})


class OffersWhatIsHidden(Match):
    def legal(self, seat: int) -> LegalMoves:
        return OffersMore(self, seat)


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
        often(lambda chooser: secrecy.check_secrecy(match, 0, [], chooser))


def test_secrecy_finds_a_refusal_that_tells() -> None:
    def explain(self: Any, state: Any, seat: int, move: Json) -> Refused:
        return Refused("L3", "keep", f"You might want to keep it for lot {state.dealt[8]}.")

    match = played("luxury", 0)
    match.game = altered("luxury", explain=explain)
    with pytest.raises(Broken, match="refusal tells"):
        often(lambda chooser: secrecy.check_secrecy(match, 0, [{"type": "bid", "card": 95}], chooser))


def test_secrecy_finds_a_sealed_choice_that_shows() -> None:
    def private_json(self: Any, view: View) -> Json:
        hint = sum(int(view.cells[L.CHOICE + seat]) for seat in range(4))
        return {**GAMES["luxury"].private_json(view), "hint": hint}

    class Leaky(Match):
        def observe(self, viewer: int | None = None) -> View:
            view = super().observe(viewer)
            for seat in range(4):
                view.cells[L.CHOICE + seat] = self.state.cells[L.CHOICE + seat]
            return view

    match = Leaky.start(altered("luxury", private_json=private_json), seats=4, seed=1)
    with pytest.raises(Broken, match="tells what it may not know"):
        often(lambda chooser: secrecy.check_secrecy(match, 0, [], chooser))


def test_secrecy_finds_a_card_laid_down_unseen_that_shows() -> None:
    match = Case("colours", 3, "plain").start(1)
    match.play(0, match.legal(0)[0])
    seat = match.to_act[0]
    chatty = TellsEverybody(match.game, match.seats, match.options, match.state.copy())
    with pytest.raises(Broken, match="the events of"):
        often(lambda chooser: secrecy.check_secrecy(chatty, (seat + 1) % 3, [], chooser))


class TellsTheDeal(Match):
    def view(self, viewer: int | None = None, *, for_human: bool = False, shared: Json | None = None) -> Json:
        return {**super().view(viewer, for_human=for_human), "hint": str(self.deal)}


def retold(kind: type[Match], match: Match) -> Match:
    """The same match of another kind."""
    again = kind.start(match.game, seats=match.seats, options=match.options, deal=match.deal)
    for move in match.moves:
        again.play_record_move(move)
    return again


@finds("check_history")
@pytest.mark.parametrize("name", GAMES)
def test_history_finds_a_view_that_tells(name: str) -> None:
    match = played(name, 5)

    def compare(chooser: Chooser) -> None:
        twin = another(match, None, chooser)
        if twin is not None:
            secrecy.check_history(retold(TellsTheDeal, match), retold(TellsTheDeal, twin), None)

    with pytest.raises(Broken, match="told what it may not know"):
        often(compare)


@finds("check_imagination_varies")
@pytest.mark.parametrize("name", GAMES)
def test_varies_finds_an_imagination_that_peeks_or_never_changes(name: str) -> None:
    match = played(name, 4)
    for viewer in viewers(match):
        with pytest.raises(Broken):
            secrecy.check_imagination_varies(match, viewer, chooser(), lambda view, rng: match.state.copy())
        with pytest.raises(Broken):
            secrecy.check_imagination_varies(
                match, viewer, chooser(), lambda view, rng: secrecy.imagine(view, rng_from("always the same"))
            )


# -- information states ---------------------------------------------------------------------------------


class Knows(Match):
    """A match whose information states are made in another way."""

    kind: type[InfoState] = InfoState

    def knowledge(self, seat: int) -> InfoState:
        known = super().knowledge(seat)
        content = (known.view, known.json, known.opening, known.told, known.moves)
        other = self.kind(known.game, known.seats, *content)
        other.deal = self.deal  # type: ignore[attr-defined]
        return other


def knowing(name: str, key: Any) -> type[Match]:
    """A kind of match whose information states have another key, text or array."""
    return type("Knowing", (Knows,), {"kind": type("Kind", (InfoState,), {name: property(key)})})


def two_ties() -> tuple[Match, Match]:
    """Two matches that look the same now: both seats tied, once with their 80s and once with their 90s."""
    pair = []
    for card in (80, 90):
        match = Match.start(GAMES["luxury"], seats=2, seed=1)
        for seat in (0, 1):
            match.play(seat, {"type": "bid", "card": card})
        pair.append(match)
    one, other = pair
    assert one.view(0) == other.view(0)
    return one, other


@finds("check_knowledge")
@pytest.mark.parametrize(
    ("name", "forgetful"),
    [
        ("key", lambda self: json.dumps(self.json).encode()),
        ("text", lambda self: str(self.json)),
        ("array", lambda self: self.observation),
    ],
)
def test_knowledge_finds_a_state_that_forgets_the_history(name: str, forgetful: Any) -> None:
    one, other = two_ties()
    assert not secrecy.check_knowledge(one, other, 0)
    kind = knowing(name, forgetful)
    with pytest.raises(Broken, match=f"the {name} is the same"):
        secrecy.check_knowledge(retold(kind, one), retold(kind, other), 0)


def test_knowledge_finds_an_array_that_forgets_in_which_order_cards_were_drawn() -> None:
    """Two matches of emblems in which seat 0 draws the same two cards, one after the other."""
    one = Match.start(GAMES["emblems"], seats=3, seed=5)
    deal = copy.deepcopy(one.deal)
    deck = deal["decks"][0]
    deck[6], deck[7] = deck[7], deck[6]
    other = Match.start(GAMES["emblems"], seats=3, deal=deal)
    opening = [one.view(seat)["hand"] for seat in range(3)]
    for match in (one, other):
        for turn in range(2):
            for seat in range(3):
                match.play(seat, {"type": "bid", "cards": [opening[seat][seat + turn]]})
    assert one.view(0) == other.view(0)
    assert one.knowledge(0).moves == other.knowledge(0).moves
    assert not secrecy.check_knowledge(one, other, 0)
    kind = knowing("array", lambda self: [*self.observation, *self.moves])
    with pytest.raises(Broken, match="the array is the same"):
        secrecy.check_knowledge(retold(kind, one), retold(kind, other), 0)


@pytest.mark.parametrize(
    ("name", "leaky"),
    [
        ("key", lambda self: str(self.deal).encode()),
        ("text", lambda self: str(self.deal)),
        ("array", lambda self: [*self.observation, *self.deal["lots"]]),
    ],
)
def test_knowledge_finds_a_state_that_includes_the_deal(name: str, leaky: Any) -> None:
    match = retold(knowing(name, leaky), played("luxury", 9))

    def compare(chooser: Chooser) -> None:
        for real, twin in secrecy.twins(match, 0, chooser):
            secrecy.check_knowledge(real, twin, 0)

    with pytest.raises(Broken, match=f"and the {name} can"):
        often(compare)


def test_knowledge_finds_that_the_order_of_sealed_choices_shows() -> None:
    honest = played("luxury", 3, seats=4)

    class Ordered(Match):
        def knowledge(self, seat: int) -> InfoState:
            known = super().knowledge(seat)
            known.told = self.events(seat)
            return known

    match = retold(Ordered, honest)

    def compare(chooser: Chooser) -> None:
        for real, twin in secrecy.twins(match, 0, chooser):
            secrecy.check_knowledge(real, twin, 0)

    with pytest.raises(Broken, match="and the key can"):
        often(compare)


# -- layouts --------------------------------------------------------------------------------------------


class SeesTooMuch(Match):
    """Others' sealed choices show in the numbers of a view."""

    def observe(self, viewer: int | None = None) -> View:
        view = super().observe(viewer)
        view.cells[L.CHOICE + 1] = self.state.cells[L.CHOICE + 1]
        return view


class SeesTooLittle(Match):
    def observe(self, viewer: int | None = None) -> View:
        view = super().observe(viewer)
        view.cells[L.WON] = HIDDEN
        return view


class SpectatorKnowsMore(Match):
    def observe(self, viewer: int | None = None) -> View:
        view = super().observe(viewer)
        if viewer is None:
            view.dealt[len(view.dealt) - 1] = 9
        return view


@finds("check_layout")
@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (SeesTooMuch, r"0 sees \d for choice\[1\], not -3"),
        (SeesTooLittle, r"0 sees -2 for won\[0\]"),
        (SpectatorKnowsMore, "what a spectator knows"),
        (
            knowing("observation", lambda self: array("h", [0] * len(self.view.setup.layout.places))),
            "the array",
        ),
    ],
)
def test_layout_finds_a_view_that_is_not_as_declared(kind: type[Match], complaint: str) -> None:
    match = retold(kind, Match.start(GAMES["luxury"], seats=3, seed=1))
    match.play(1, {"type": "bid", "card": 40})
    with pytest.raises(Broken, match=complaint):
        secrecy.check_layout(match)


@finds("check_cell")
@pytest.mark.parametrize(
    ("cell", "value", "complaint"),
    [
        (L.CHOICE, SEALED, "in a whole state"),
        (L.HAND, 512, "has 9 members"),
        (L.LOT, 40000, "does not fit the array"),
    ],
)
def test_cells_finds_a_number_that_is_not_declared(cell: int, value: int, complaint: str) -> None:
    match = played("luxury")
    match.state.cells[cell] = value
    with pytest.raises(Broken, match=complaint):
        laws.Inventory(match)


def test_components_finds_what_the_game_counts_itself() -> None:
    game = altered("luxury", components=lambda self, position: {"cards": sum(map(len, position["hands"]))})
    with pytest.raises(Broken, match="of cards there were 36, now there are"):
        laws.check_components(Match.start(game, seats=4, seed=1), chooser())


def test_components_finds_a_deal_that_changes_and_a_seat_that_is_not_there() -> None:
    match = Match.start(GAMES["luxury"], seats=3, seed=1)
    book = laws.Inventory(match)
    match.state.dealt = match.state.dealt[::-1]
    with pytest.raises(Broken, match="the deal changed"):
        book.check(match)
    match = Match.start(GAMES["luxury"], seats=3, seed=1)
    book = laws.Inventory(match)
    match.state.cells[L.WON + 3] = 2
    with pytest.raises(Broken, match="nobody sits there"):
        book.check(match)


# -- sealed choices left open, and how likely a state is -------------------------------------------------


def close_again(state: Any) -> None:
    state.cells[ACT] = 1


def forget_a_doubling(state: Any) -> None:
    state.cells[L.DOUBLED] ^= 1


def choose_for_them(state: Any) -> None:
    state.cells[L.CHOICE + 1] = 0


@finds("check_unsealed")
@pytest.mark.parametrize("spoil", [close_again, forget_a_doubling, choose_for_them])
def test_unsealed_finds_what_is_not_open_again_or_differs(spoil: Callable[[Any], None]) -> None:
    def imagine(view: View, rng: Rng) -> State[Setup]:
        state = secrecy.imagine_unsealed(view, rng)
        spoil(state)
        return state

    match = Match.start(GAMES["luxury"], seats=3, seed=1)
    for seat in (1, 2):
        match.play(seat, {"type": "bid", "card": 40})
    assert secrecy.check_unsealed(match, 0, chooser()) == 2
    with pytest.raises(Broken):
        secrecy.check_unsealed(match, 0, chooser(), imagine)


def late_match() -> Match:
    """Luxury with two lots to come: four states fit a spectator's view, two after a look at the next lots."""
    match = Case("luxury", 3, "plain").start(1)
    chooser = Chooser(1)
    while match.position()["lots_left"][2:]:
        step(match, chooser)
    return match


@finds("check_imagined_evenly")
def test_evenly_finds_a_sampler_that_is_biased_or_blind() -> None:
    match = late_match()
    assert secrecy.check_imagined_evenly(match, None, chooser()) == 2

    def biased(view: View, rng: Rng) -> State[Setup]:
        one, other = secrecy.imagine(view, rng), secrecy.imagine(view, rng)
        return one if list(one.dealt) <= list(other.dealt) else other

    with pytest.raises(Broken, match="uneven"):
        secrecy.check_imagined_evenly(match, None, chooser(), biased)

    def blind(view: View, rng: Rng) -> State[Setup]:
        while True:
            state = secrecy.imagine(view, rng)
            if state != match.state:
                return state

    with pytest.raises(Broken, match="the truth is never imagined"):
        secrecy.check_imagined_evenly(match, None, chooser(), blind)


# -- facts, words and types -----------------------------------------------------------------------------


@finds("check_facts")
@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"best_seats": 5}, "seats 2 5 4"),
        ({"summary": " "}, "no summary"),
        ({"minutes": 0}, "minutes"),
        ({"rules": 0}, "version"),
        ({"breakdown": ()}, "rows"),
        ({"breakdown": (Row("lots", "L9"), Row("lots", "L9"))}, "rows"),
        ({"breakdown": (Row("lots", "L9"), Row("signs", "L99"))}, "no rule L99"),
        ({"tie_rule": "L11"}, "no rule L11"),
        ({"options": (Option("memory", 1, "1 or 2", bool),), "presets": ()}, "do not fit|reads differently"),
        ({"presets": (Preset("usual", "Usual", "As usual.", {}),)}, "same options as the defaults"),
    ],
)
def test_facts_finds_what_is_not_so(changed: Json, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        laws.check_facts(altered("luxury", **changed))


@finds("check_rules_exist")
def test_rules_finds_one_that_does_not_exist() -> None:
    match = played("luxury", 0)
    match.game = altered("luxury", explain=lambda self, state, seat, move: Refused("L77", "no", "No."))
    with pytest.raises(Broken, match="no rule L77"):
        laws.check_rules_exist(match, [{"type": "bid", "card": 95}])
    match = played("luxury")
    match.state.report({"type": "match_ended", "rule": "L78"})
    match._ends[-1] += 1
    with pytest.raises(Broken, match="no rule L78"):
        laws.check_rules_exist(match, [])


@finds("check_words")
@pytest.mark.parametrize(
    "missing", ["title", "phase-bidding", "ask-blackmailing", "move-bid", "event-lot-sold"]
)
def test_words_finds_what_has_none(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["luxury"]
    names = ["title", "feel", "phase-bidding", "phase-blackmailing", "phase-over", "ask-bidding"]
    names += ["ask-blackmailing", "breakdown-lots", "breakdown-signs", "move-bid", "move-blackmail-nobody"]
    events = [shapes.properties(form)["type"]["type"] for form in shapes.members(game.types.Event)]
    names += [f"event-{shapes.literals(form)[0].replace('_', '-')}" for form in events]
    catalogue = [f"luxury-{name} = x" for name in names]
    monkeypatch.setattr(laws, "page", lambda game, *path: "\n".join(catalogue))
    laws.check_words(game)
    catalogue.remove(f"luxury-{missing} = x")
    with pytest.raises(Broken, match=f"no message luxury-{missing}"):
        laws.check_words(game)


@finds("check_types")
@pytest.mark.parametrize(
    ("method", "spoil", "complaint"),
    [
        ("position", lambda found: {**found, "lot": 10}, "the position does not fit .* lot: 10"),
        ("public_json", lambda found: {**found, "phase": "tea"}, "the view of 0 .* phase"),
        ("private_json", lambda found: {**found, "more": 1}, "more is no field"),
        ("insight", lambda found: {**found, "score": "many"}, "the insight of"),
        ("write_deal", lambda found: {"lots": found["lots"] + ["x"]}, "the deal"),
        ("decode", lambda found: {**found, "card": 25}, "the legal moves"),
    ],
)
def test_types_finds_what_does_not_fit(method: str, spoil: Any, complaint: str) -> None:
    real = getattr(GAMES["luxury"], method)
    game = altered("luxury", **{method: lambda self, *given: spoil(real(*given))})
    with pytest.raises(Broken, match=complaint):
        laws.check_types(Match.start(game, seats=3, seed=1))


def test_types_finds_an_event_and_an_outcome_that_do_not_fit() -> None:
    match = played("luxury")
    match.state.report({"type": "lot_sold", "lot": 1})
    with pytest.raises(Broken, match=r"the events of 0 .* is missing"):
        laws.check_types(match)
    game = altered(
        "luxury", outcome=lambda self, *given: {**GAMES["luxury"].outcome(*given), "winners": ["me"]}
    )
    whole = Plan(0, 1, 1, "uniform", 101).play(Case("luxury", 2, "plain"))
    whole.game = game
    with pytest.raises(Broken, match="the outcome"):
        laws.check_types(whole)


@finds("check_deal")
def test_deal_finds_what_reads_differently_or_is_not_whole() -> None:
    real = GAMES["luxury"].read_deal

    def turned(self: Any, setup: Any, deal: Json) -> Any:
        return real(setup, {"lots": deal["lots"][::-1]})

    match = played("luxury", 0)
    match.game = altered("luxury", read_deal=turned)
    with pytest.raises(Broken, match="another one"):
        laws.check_deal(match)

    def tolerant(self: Any, setup: Any, deal: Any) -> Any:
        lots = deal["lots"] if isinstance(deal, dict) and deal.get("lots") else list(range(1, 10))
        return real(setup, {"lots": lots})

    match.game = altered("luxury", read_deal=tolerant)
    with pytest.raises(Broken, match="not whole was accepted"):
        laws.check_deal(match)


@pytest.mark.parametrize(
    ("planted", "complaint"),
    [
        ({"löts": [1]}, "the key 'löts' is not ASCII"),
        ({"lots": [{"\U0001f600": 1}]}, "the key '\U0001f600' is not ASCII"),
        ({"lots": [1, 2.0]}, "2.0 is no whole number"),
    ],
)
def test_deal_finds_what_other_languages_hash_differently(planted: Json, complaint: str) -> None:
    match = played("luxury", 0)
    real = match.deal
    match.deal = {**real, **planted}
    with pytest.raises(Broken, match=f"deal cannot be hashed in every language: {complaint}"):
        laws.check_deal(match)
    match.deal = real
    match.options = {**match.options, "house": planted}
    with pytest.raises(Broken, match=f"options cannot be hashed in every language: {complaint}"):
        laws.check_deal(match)


# -- actions and matches --------------------------------------------------------------------------------


@finds("check_actions")
@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"action_of": lambda seat, move: move + 6}, "is the action 14 of 14"),
        ({"move_of": lambda seat, action: action + 9}, "which is not legal"),
        ({"move_of": lambda seat, action: 0}, "leads back to"),
    ],
)
def test_actions_finds_what_does_not_fit_the_moves(changed: Json, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        laws.check_actions(with_state(played("luxury", 0), **changed))


def test_actions_finds_a_wrong_mask() -> None:
    class Masked(Match):
        def legal_mask(self, seat: int) -> bytes:
            return b"\1" * 14

    with pytest.raises(Broken, match="the mask has"):
        laws.check_actions(retold(Masked, played("luxury", 0)))


class NotEqual(Match):
    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = Match.__hash__


class SharesItsState(Match):
    def copy(self) -> Match:
        twin = super().copy()
        twin.state = self.state
        return twin


class TakesTwoBack(Match):
    def undo(self) -> Json:
        move = super().undo()
        if self.moves:
            super().undo()
        return move


class AllEqual(Match):
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 1


class ForgetsItsMoves(Match):
    def __reduce__(self) -> tuple[object, ...]:
        return super().__reduce__()[0], (*super().__reduce__()[1][:4], [])  # type: ignore[index]


@finds("check_match")
@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (NotEqual, "is not equal"),
        (SharesItsState, "changed the match"),
        (TakesTwoBack, "undo"),
        (AllEqual, "equal after another move"),
        (ForgetsItsMoves, "a pickle of the match is not equal"),
    ],
)
def test_match_finds_copies_that_are_not(kind: type[Match], complaint: str) -> None:
    match = retold(kind, played("luxury", 6))
    with pytest.raises(Broken, match=complaint):
        laws.check_match(match, chooser())


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
    names = {name for module in (laws, secrecy) for name in vars(module) if name.startswith("check_")}
    assert names == COVERED

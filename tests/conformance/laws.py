"""The laws that hold for every game, each as a function that raises `Broken` where it does not.

They know a match only from outside: its game, its state's public methods and its JSON. So a fault can be
planted in any of these, and `test_laws_can_fail.py` does.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from saleroom.core.errors import Refused, SaleroomError
from saleroom.core.game import Game, Json
from saleroom.core.match import Match, match_from
from saleroom.core.rng import Rng
from saleroom.core.state import State, View
from tests.conformance.components import demand, open_ledger
from tests.conformance.hidden import public_shape
from tests.conformance.plays import Chooser, around, step, steps, viewers

Imagine = Callable[[View, Rng], State]

MANY = 160
"""Longer lists of moves are only sampled where every entry would cost as much as the whole list."""


def imagine(view: View, rng: Rng) -> State:
    """The game's own way to fill in what a view leaves open."""
    return view.setup.imagine(view, rng)


def text(value: Any) -> str:
    """JSON, the same text for the same value (but not for another order of keys)."""
    return json.dumps(value, ensure_ascii=False)


def picture(match: Match) -> str:
    """Everything there is to see of a match, by anybody."""
    return text(
        [
            match.to_act,
            match.over,
            match.outcome,
            match.position(),
            match.record(),
            [match.view(viewer) for viewer in viewers(match)],
            [match.events(viewer) for viewer in viewers(match)],
            [match.legal(seat) for seat in match.to_act],
            [int(cell) for cell in match.state.cells],
        ]
    )


def refusal(match: Match, seat: Any, move: Any) -> str | None:
    """Rule and sentence with which a move is refused, None if it is legal. Any other error is a broken law."""
    try:
        match.game.check(match.state, match.seats, seat, move)
    except Refused as refused:
        demand(bool(refused.rule) and bool(refused.sentence), "a refusal without rule or sentence:", move)
        return f"{refused.rule}: {refused.sentence}"
    return None


# -- the end and the outcome ----------------------------------------------------------------------------


def check_end(match: Match, chooser: Chooser) -> None:
    """Every match ends within the game's bound, whatever is played, and then has an outcome that adds up."""
    bound = match.game.max_moves(match.seats)
    while not match.over:
        demand(match.outcome is None, "an outcome before the end")
        demand(len(match.moves) < bound, "more than", bound, "moves")
        step(match, chooser)
    demand(match.to_act == [], "to act after the end:", match.to_act)
    for seat in range(match.seats):
        demand(match.legal(seat) == [], "legal moves after the end")
    outcome = match.outcome
    assert outcome is not None
    demand(set(outcome) == {"scores", "winners", "breakdown"}, "keys of the outcome:", set(outcome))
    scores, winners, breakdown = outcome["scores"], outcome["winners"], outcome["breakdown"]
    demand(len(scores) == len(breakdown) >= match.seats, "scores of", len(scores))
    for score, parts in zip(scores, breakdown, strict=True):
        demand(tuple(parts) == match.game.breakdown_keys, "keys of the breakdown:", tuple(parts))
        demand(sum(parts.values()) == score, parts, "do not add up to", score)
    numbers = [match.seats if winner == "house" else winner for winner in winners]
    demand(bool(numbers) and numbers == sorted(set(numbers)), "winners:", winners)
    for number in numbers:
        demand(scores[number] == max(scores), "winners", winners, "with scores", scores)


def check_components(match: Match, chooser: Chooser, *, fresh: bool = True) -> None:
    """Coins, cards and tokens are all there after every move, and none comes back from where it cannot."""
    ledger = open_ledger(match, fresh=fresh)
    while not match.over:
        step(match, chooser)
        ledger.check(match.position())


# -- moves ----------------------------------------------------------------------------------------------


def some(row: list[Any], chooser: Chooser) -> list[Any]:
    """All of a short list, ends and middle of a long one."""
    if len(row) <= MANY:
        return row
    return [row[0], row[-1], *chooser.random.sample(row, MANY // 4)]


def check_codec(match: Match) -> None:
    """Numbers and JSON of the legal moves are one to one, and the numbers are in the move table."""
    for seat in range(match.seats):
        numbers = match.state.legal(seat)
        moves = match.legal(seat)
        demand(len(set(numbers)) == len(numbers), "a move is listed twice:", numbers)
        demand(len(numbers) == len(moves) == match.state.count(seat), "count, list and JSON differ in length")
        demand(len({spelled(match.game, move) for move in moves}) == len(moves), "two moves read alike")
        for number, move in zip(numbers, moves, strict=True):
            demand(0 <= number < match.game.moves, "the move", number, "is outside the table")
            demand(
                match.game.encode(match.state, seat, move) == number, move, "does not lead back to", number
            )
            demand(match.game.decode(match.state, seat, number) == move, number, "reads differently again")


def check_legal_is_accepted(match: Match, chooser: Chooser) -> None:
    """Every listed move is accepted by number and as JSON, and can be played; nobody else has any."""
    acting = match.to_act
    for seat in range(match.seats):
        count = match.state.count(seat)
        numbers = [int(match.state.nth(seat, place)) for place in range(count)]
        demand(numbers == match.state.legal(seat), "count and nth do not make the list of legal moves")
        demand((seat in acting) == (count > 0), "seat", seat, "has", count, "moves, to act:", acting)
        for number in some(numbers, chooser):
            demand(match.state.is_legal(seat, number), "listed and not legal:", number)
            move = match.game.decode(match.state, seat, number)
            try:
                found = match.game.check(match.state, match.seats, seat, json.loads(text(move)))
            except Refused as refused:
                demand(False, "listed and refused:", move, refused)
            else:
                demand(found == number, move, "was taken for", found, "and is", number)
            after = match.state.copy()
            after.apply(seat, number)
            demand(after.over() == (not after.to_act()), "over and to act disagree")


def check_unlisted_is_refused(match: Match, bank: list[Any], chooser: Chooser) -> None:
    """Every other number of the table is illegal; JSON moves are accepted exactly when listed."""
    for seat in range(match.seats):
        listed = set(match.state.legal(seat))
        table: Sequence[int] = range(match.game.moves)
        if len(table) * max(1, len(listed)) > 40_000:
            table = chooser.random.sample(table, 40_000 // max(1, len(listed)))
        for number in table:
            demand(match.state.is_legal(seat, number) == (number in listed), "legal and not listed:", number)
        spelt = {spelled(match.game, move) for move in match.legal(seat)}
        for move in bank:
            refused = refusal(match, seat, move)
            wanted = isinstance(move, dict) and spelled(match.game, move) in spelt
            demand(
                (refused is None) == wanted, "seat", seat, move, refused or "was accepted and is not listed"
            )


def spelled(game: Game[Any, Any], move: Json) -> str:
    """A JSON move in one spelling: defaults written out, lists sorted, keys sorted."""
    if not isinstance(move.get("type"), str) or move["type"] not in game.fields:
        return ""
    full = {name: field.default for name, field in game.move_fields(move).items() if field.default is not ...}
    full.update(move)
    for name, value in full.items():
        if isinstance(value, list) and all(type(entry) is int for entry in value):
            full[name] = sorted(value)
    return json.dumps(full, sort_keys=True)


JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    7,
    10**30,
    1.0,
    0.5,
    "",
    "x",
    "stamp",
    [],
    [1],
    [0, 0],
    {},
)


def bank_of_moves(match: Match, other: Match, chooser: Chooser) -> list[Any]:
    """Moves of this match, of another one and spoilt ones: most of them illegal here."""
    good: list[Json] = []
    for source in (match, other):
        for seat in source.to_act:
            moves = source.legal(seat)
            good += chooser.random.sample(moves, min(6, len(moves)))
        played = [{key: value for key, value in move.items() if key != "seat"} for move in source.moves]
        good += chooser.random.sample(played, min(6, len(played)))
    bank: list[Any] = [
        *good,
        None,
        5,
        "bid",
        [],
        {},
        {"type": None},
        {"type": "no such move"},
        {"type": ["bid"]},
    ]
    for move in good:
        names = [name for name in move if name != "type"]
        for name in names:
            bank.append({key: value for key, value in move.items() if key != name})
            bank.append({**move, name: chooser.one_of(JUNK)})
            bank.append({**move, name: chooser.one_of(JUNK)})
            value = move[name]
            if isinstance(value, int):
                bank += [{**move, name: value + 1}, {**move, name: value - 1}, {**move, name: str(value)}]
            if isinstance(value, list):
                bank += [
                    {**move, name: value[::-1]},
                    {**move, name: value[1:]},
                    {**move, name: value + value[:1]},
                ]
                bank += [
                    {**move, name: [*value, chooser.one_of(JUNK)]},
                    {**move, name: [str(entry) for entry in value]},
                ]
        bank.append({**move, "surplus": 1})
        bank.append({**move, "type": chooser.one_of(list(match.game.fields))})
        stranger = chooser.one_of(good)
        bank.append({**stranger, "type": move["type"]})
        bank.append({**stranger, **move})
    return bank


def check_refusal_changes_nothing(match: Match, bank: list[Any]) -> None:
    """A refused move leaves position, record, views, events and legal moves as they were."""
    before = picture(match)
    refused = 0
    seats: list[Any] = [*match.to_act, -1, match.seats, True, "0", None, 0]
    for seat in seats:
        for move in bank:
            if refusal(match, seat, move) is None:
                continue
            try:
                match.play(seat, move)
            except Refused:
                refused += 1
            else:
                demand(False, "refused once and then accepted:", seat, move)
    demand(refused > 0, "nothing was refused")
    demand(picture(match) == before, "a refused move changed the match")


# -- records --------------------------------------------------------------------------------------------


def check_replay(match: Match, chooser: Chooser) -> None:
    """The record played again is the same match, also with the moves of one sealed step in another order."""
    record = match.record()
    games = {match.game.id: match.game}
    try:
        demand(picture(match_from(record, games)) == picture(match), "the replay differs from the play")
        demand(match_from(record, games).record() == record, "the record of a replay differs")
        turned = {**record, "moves": reordered(match, chooser)}
        again = match_from(turned, games)
    except SaleroomError as error:
        demand(False, "the record is refused:", error)
    else:
        for name, one, other in (
            ("position", match.position(), again.position()),
            ("to act", match.to_act, again.to_act),
            ("outcome", match.outcome, again.outcome),
            ("cells", list(match.state.cells), list(again.state.cells)),
            *((f"view of {v}", match.view(v), again.view(v)) for v in viewers(match)),
        ):
            demand(one == other, "another order of sealed moves changes", name, one, other)


def reordered(match: Match, chooser: Chooser) -> list[Json]:
    """The moves of a match, those of each simultaneous step in another order."""
    turned: list[Json] = []
    complete, sealed = steps(match)
    for moves in (*complete, sealed):
        chooser.random.shuffle(moves)
        turned += moves
    return turned


def check_json(match: Match) -> None:
    """All that a match gives out is plain JSON and survives writing and reading; the record loads from it."""
    things = {
        "record": match.record(),
        "position": match.position(),
        "outcome": match.outcome,
        "to act": match.to_act,
        **{f"view of {viewer}": match.view(viewer) for viewer in viewers(match)},
        **{f"events of {viewer}": match.events(viewer) for viewer in viewers(match)},
        **{f"legal moves of {seat}": match.legal(seat) for seat in match.to_act},
    }
    for name, thing in things.items():
        for value in parts_of(thing):
            demand(value is None or type(value) in JSON_TYPES, "no JSON in", name, type(value), value)
        demand(json.loads(text(thing)) == thing, name, "changes when written and read")
    record = json.loads(text(match.record()))
    loaded = match_from(record, {match.game.id: match.game})
    demand(picture(loaded) == picture(match), "the match read from JSON differs")


JSON_TYPES = (bool, int, str, list, dict)


def parts_of(value: Any) -> Iterator[Any]:
    """A value, its keys and all its parts."""
    yield value
    if isinstance(value, dict):
        for key, part in value.items():
            demand(type(key) is str, "a key that is no text:", key)
            yield from parts_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts_of(part)


# -- the same everywhere --------------------------------------------------------------------------------


def check_global_random(make: Callable[[], str]) -> None:
    """What is made does not depend on Python's own random numbers, and does not use any up."""
    kept = random.getstate()
    try:
        random.seed(1)
        before = random.getstate()
        first = make()
        demand(random.getstate() == before, "Python's random numbers were used")
        random.seed(2)
        demand(make() == first, "another result with another random state")
    finally:
        random.setstate(kept)


def check_copy(match: Match, chooser: Chooser) -> None:
    """What is played on a copy is not seen in the original, nor the other way round."""
    before = picture(match)
    state = match.state.copy()
    demand(state.events is None, "a copy reports events")
    copied = around(match, state)
    opening = text([copied.position(), [copied.view(viewer) for viewer in viewers(match)]])
    mine = [match.position(), [match.view(viewer) for viewer in viewers(match)]]
    demand(opening == text(mine), "the copy differs from the original")
    third = around(match, state.copy())
    while not copied.over:
        step(copied, chooser)
    demand(picture(match) == before, "a move on the copy changed the original")
    demand(
        opening == text([third.position(), [third.view(v) for v in viewers(match)]]),
        "it changed another copy",
    )


# -- what a viewer knows --------------------------------------------------------------------------------


def check_imagined(match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine) -> None:
    """A state imagined from a view gives that view again, with the same seats to act and legal moves."""
    view = match.observe(viewer)
    twin = around(match, imagine(view, chooser.rng()))
    again = twin.observe(viewer)
    demand(again.same(view), "the view of the imagined state differs:", changes(view, again))
    demand(text(twin.view(viewer)) == text(match.view(viewer)), "its JSON differs")
    demand(twin.to_act == match.to_act, "other seats are to act:", twin.to_act)
    if viewer is not None:
        demand(text(twin.legal(viewer)) == text(match.legal(viewer)), "the viewer has other legal moves")


def changes(one: View, other: View) -> list[tuple[int, int, int]]:
    """The cells in which two views differ."""
    return [
        (place, int(a), int(b))
        for place, (a, b) in enumerate(zip(one.cells, other.cells, strict=False))
        if a != b
    ]


def check_imagined_can_be_played(
    match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine
) -> None:
    """An imagined state is a real one: it holds all components, and ends within the bound."""
    twin = around(match, imagine(match.observe(viewer), chooser.rng()))
    check_codec(twin)
    ledger = open_ledger(twin)
    left = match.game.max_moves(match.seats) - len(match.moves)
    while not twin.over:
        demand(len(twin.moves) < left, "the imagined match does not end")
        step(twin, chooser)
        ledger.check(twin.position())


def check_secrecy(
    match: Match, viewer: int | None, bank: list[Any], chooser: Chooser, imagine: Imagine = imagine
) -> int:
    """What a viewer may not know makes no difference to it.

    The match and one imagined from the viewer's view differ in nothing else. The viewer must get the same
    view, legal moves and refusals, byte for byte; also after the others have chosen in secret, different
    things in both, and after a card has been laid down unseen. Returns how many moves were compared.
    """
    real = around(match, match.state.copy())
    twin = around(match, imagine(match.observe(viewer), chooser.rng()))
    compare_sight(real, twin, viewer, bank)
    waiting = real.to_act
    compared = 0
    if len(waiting) > 1:
        chooser.random.shuffle(waiting)
        for seat in waiting[:-1]:
            if seat == viewer:
                move = chooser.one_of(real.legal(seat))
                real.play(seat, move)
                twin.play(seat, move)
            else:
                real.play(seat, chooser.one_of(real.legal(seat)))
                twin.play(seat, chooser.one_of(twin.legal(seat)))
            compare_sight(real, twin, viewer, bank)
            compared += 1
    elif waiting and waiting[0] != viewer:
        seat = waiting[0]
        for move in some(real.legal(seat), chooser):
            shape = public_shape(real.game.id, move)
            if shape is None:
                continue
            alike = [other for other in twin.legal(seat) if public_shape(twin.game.id, other) == shape]
            demand(bool(alike), "no such move in the imagined match:", shape)
            one, other = around(match, real.state.copy()), around(match, twin.state.copy())
            one.play(seat, move)
            other.play(seat, chooser.one_of(alike))
            compare_sight(one, other, viewer, bank)
            compared += 1
    return compared


def compare_sight(real: Match, twin: Match, viewer: int | None, bank: list[Any]) -> None:
    """Both give the viewer the same view, events, legal moves and refusals."""
    demand(real.to_act == twin.to_act, "to act:", real.to_act, twin.to_act)
    one, other = text(real.view(viewer)), text(twin.view(viewer))
    demand(one == other, f"the view of {viewer} tells what it may not know:\n{one}\n{other}")
    demand(
        text(real.view(viewer, for_human=True)) == text(twin.view(viewer, for_human=True)),
        "the view for people tells what it may not know",
    )
    demand(real.observe(viewer).same(twin.observe(viewer)), "the view in numbers tells what it may not know")
    one, other = text(real.events(viewer)), text(twin.events(viewer))
    demand(one == other, f"the events of {viewer} tell what it may not know:\n{one}\n{other}")
    if viewer is not None:
        demand(text(real.legal(viewer)) == text(twin.legal(viewer)), "legal moves tell what it may not know")
        for move in bank:
            one, other = str(refusal(real, viewer, move)), str(refusal(twin, viewer, move))
            demand(one == other, f"a refusal tells what {viewer} may not know: {move}\n{one}\n{other}")


def check_history(match: Match, other: Match, viewer: int | None) -> None:
    """Two matches that differ only in what a viewer may not know looked the same to it all along."""
    demand(len(match.moves) == len(other.moves), "not the same number of moves")
    one, two = match.at(0), other.at(0)
    for mine, theirs in zip([None, *match.moves], [None, *other.moves], strict=True):
        if mine is not None and theirs is not None:
            one.play_record_move(mine)
            two.play_record_move(theirs)
        for name, a, b in (
            ("view", one.view(viewer), two.view(viewer)),
            (
                "events",
                one.events(viewer, after=max(0, len(one.moves) - 1)),
                two.events(viewer, after=max(0, len(one.moves) - 1)),
            ),
        ):
            demand(
                text(a) == text(b),
                f"after {len(one.moves)} moves the {name} of {viewer} told what it may not know:\n{text(a)}\n{text(b)}",
            )
        demand(one.to_act == two.to_act, "to act:", one.to_act, two.to_act)
        demand(
            one.observe(viewer).same(two.observe(viewer)),
            f"after {len(one.moves)} moves the view of {viewer} in numbers told what it may not know",
        )
        if viewer is not None:
            demand(
                text(one.legal(viewer)) == text(two.legal(viewer)), "legal moves told what it may not know"
            )


def check_imagination_varies(
    match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine, tries: int = 12
) -> None:
    """What is hidden comes out differently: not always the truth, not always the same."""
    view = match.observe(viewer)
    found = [whole_state(around(match, imagine(view, chooser.rng()))) for _ in range(tries)]
    demand(len(set(found)) > 1, "always the same state is imagined for", viewer)
    demand(any(state != whole_state(match) for state in found), "the truth is imagined for", viewer)


def whole_state(match: Match) -> str:
    """Everything in a state, sealed choices too."""
    return text([match.position(), [int(cell) for cell in match.state.cells]])


# -- chance ---------------------------------------------------------------------------------------------


def check_random_moves(match: Match, rng: Rng, draws_per_move: int = 60) -> None:
    """A random move is any legal move, each equally likely (a chi-square of a fixed seed)."""
    for seat in match.to_act:
        numbers = match.state.legal(seat)
        seen = dict.fromkeys(numbers, 0)
        for _ in range(draws_per_move * len(numbers)):
            number = int(match.state.random_move(seat, rng))
            demand(number in seen, "a random move that is not legal:", number)
            seen[number] += 1
        demand(min(seen.values()) > 0, "never drawn:", [number for number, n in seen.items() if n == 0])
        demand_even(list(seen.values()), draws_per_move)


def demand_even(counts: list[int], expected: float) -> None:
    """So many equally likely things came up about equally often: 5 standard deviations of chi-square."""
    spread = sum((n - expected) ** 2 for n in counts) / expected
    freedom = len(counts) - 1
    demand(abs(spread - freedom) <= 5 * (2 * freedom) ** 0.5 + 5, "uneven:", spread, "with freedom", freedom)

"""The laws of what a viewer may know: layouts, imagined states, secrecy and information states.

`imagine` fills in what a view leaves open, so a match and one imagined from a seat's view differ only in what the seat
may not know. That makes laws for any game: nothing that the seat is given may differ between the two.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from saleroom.conformance.laws import (
    Book,
    Inventory,
    check_codec,
    demand_even,
    refusal,
    reordered,
    some,
    text,
)
from saleroom.conformance.plays import Chooser, around, demand, step, steps, viewers, without_seat
from saleroom.core.errors import RecordError, SaleroomError
from saleroom.core.game import Json
from saleroom.core.layout import (
    EVERYBODY,
    HIDDEN,
    NOBODY_THEN_ALL,
    NONE,
    OWNER,
    OWNER_THEN_ALL,
    SEALED,
    SEALED_CHOICE,
    SEALED_THEN_ALL,
    Cells,
    Layout,
)
from saleroom.core.match import Match
from saleroom.core.rng import Rng
from saleroom.core.state import Setup, State, View

Imagine = Callable[[View, Rng], State[Setup]]

FEW = 12
"""So many ways to fill in a view are few enough to see whether they come up equally often."""


def imagine(view: View, rng: Rng) -> State[Setup]:
    """The game's own way to fill in what a view leaves open."""
    return view.setup.imagine(view, rng)


def imagine_unsealed(view: View, rng: Rng) -> State[Setup]:
    """The same with the choices that others have sealed left unmade."""
    return view.setup.imagine(view, rng, False)


# -- layouts --------------------------------------------------------------------------------------------


def check_layout(match: Match) -> None:
    """What a viewer sees of every cell, and where it stands in the array, is what the layout declares."""
    layout = match.state.setup.layout
    cells = [int(cell) for cell in match.state.cells]
    public = [int(card) for card in match.observe(None).dealt]
    demand(len(layout.places) == len(set(layout.places)) == layout.array_size, "places of the array")
    for viewer in viewers(match):
        view = match.observe(viewer)
        seen, dealt = [int(cell) for cell in view.cells], [int(card) for card in view.dealt]
        demand(len(seen) == layout.size, "a view of", len(seen), "cells")
        demand(len(dealt) == layout.deal_size, "a view with a deal of", len(dealt), "numbers")
        for part in layout.cells:
            for place in range(part.length):
                number = part.start + place
                wanted = seen_of(part, part.owner(place), cells[number], viewer, match.over)
                name = f"{part.name}{part.index(place)}"
                demand(seen[number] == wanted, f"{viewer} sees {seen[number]} for {name}, not {wanted}")
        for place, (known, everybody) in enumerate(zip(dealt, public, strict=True)):
            demand(
                everybody in (HIDDEN, known),
                viewer,
                "does not know what a spectator knows of the deal, at",
                place,
            )
            demand(
                known < 0 or known == match.state.dealt[place],
                viewer,
                "sees a deal that is not so, at",
                place,
            )
        if viewer is not None:
            array = list(match.knowledge(viewer).observation)
            wanted_array = array_of(layout, seen, dealt, viewer)
            demand(len(array) == len(layout.places), "an array of", len(array), "places")
            for name, one, other in zip(layout.places, array, wanted_array, strict=True):
                demand(one == other, f"the array of {viewer} has {one} for {name}, not {other}")


def seen_of(part: Cells, owner: int, value: int, viewer: int | None, over: bool) -> int:
    """What a viewer must see of a cell."""
    if part.who == EVERYBODY or viewer == owner:
        return value
    if over and part.who in (OWNER_THEN_ALL, NOBODY_THEN_ALL, SEALED_THEN_ALL):
        return value
    if part.who in (OWNER, OWNER_THEN_ALL, NOBODY_THEN_ALL):
        return HIDDEN
    return NONE if value == NONE else SEALED


def array_of(layout: Layout, seen: list[int], dealt: list[int], viewer: int) -> list[int]:
    """The array of a view, by the declaration alone: words of four places, plain numbers run on."""
    row = fill([viewer])
    for parts, cells in ((layout.cells, seen), (layout.deal, dealt)):
        numbers: list[int] = []
        for part in parts:
            values = cells[part.start : part.start + part.length]
            plain = part.who == EVERYBODY and not part.members and not part.packed
            if plain:
                numbers += values
                continue
            row += fill(numbers)
            numbers = []
            if part.packed or part.who == NOBODY_THEN_ALL:
                continue
            own = values if part.who == EVERYBODY else values[part.each * viewer : part.each * (viewer + 1)]
            if part.who != SEALED_CHOICE:
                row += [one for value in own for one in spread(part, value)] if part.members else fill(own)
            if part.who in (SEALED_CHOICE, SEALED_THEN_ALL):
                row += fill([int(value != NONE) for value in values])
        row += fill(numbers)
    return row


def fill(numbers: list[int]) -> list[int]:
    """Numbers in whole words of four."""
    return numbers + [0] * (-len(numbers) % 4)


def spread(part: Cells, value: int) -> list[int]:
    """A set as one number for each member, in whole words of four."""
    width = -(-len(part.members) // 4) * 4
    return [value] * width if value < 0 else [value >> place & 1 for place in range(width)]


# -- imagined states --------------------------------------------------------------------------------------


def check_imagined(match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine) -> None:
    """A state imagined from a view gives that view again, with the same seats to act and legal moves."""
    view = match.observe(viewer)
    twin = around(match, imagine(view, chooser.rng()))
    again = twin.observe(viewer)
    demand(again == view, "the view of the imagined state differs:", changes(view, again))
    demand(text(twin.view(viewer)) == text(match.view(viewer)), "its JSON differs")
    demand(twin.to_act == match.to_act, "other seats are to act:", twin.to_act)
    if viewer is not None:
        demand(text(twin.legal(viewer)) == text(match.legal(viewer)), "the viewer has other legal moves")


def changes(one: View, other: View) -> list[tuple[int, int, int]]:
    """The cells in which two views differ."""
    return [
        (place, int(a), int(b))
        for place, (a, b) in enumerate(
            zip([*one.cells, *one.dealt], [*other.cells, *other.dealt], strict=False)
        )
        if a != b
    ]


def check_unsealed(
    match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine_unsealed
) -> int:
    """With `sealed=False` those whose choices are still sealed are to act again, and nothing else differs.

    Returns how many seats that were.
    """
    view = match.observe(viewer)
    twin = around(match, imagine(view, chooser.rng()))
    again = {move["seat"] for move in steps(match)[1]} - {viewer}
    demand(twin.to_act == sorted({*match.to_act, *again}), "to act with sealed=False:", twin.to_act)
    twin_view = twin.observe(viewer)
    seen = twin_view.cells
    for part in view.setup.layout.cells[1:]:
        for place in range(part.length):
            number = part.start + place
            open_again = part.who >= SEALED_CHOICE and part.owner(place) in again
            fits = seen[number] == view.cells[number] or (open_again and seen[number] == NONE)
            if open_again and part.who == SEALED_CHOICE:
                fits = seen[number] == NONE
            demand(fits, f"{part.name}{part.index(place)} is {int(seen[number])} with sealed=False")
    demand(twin_view.dealt == view.dealt, "it changes the known deal")
    if viewer is not None:
        demand(text(twin.legal(viewer)) == text(match.legal(viewer)), "the viewer has other legal moves")
    for seat in again:
        demand(twin.state.count(seat) > 0, "seat", seat, "has nothing to choose with sealed=False")
    return len(again)


def check_imagined_can_be_played(
    match: Match,
    viewer: int | None,
    chooser: Chooser,
    imagine: Imagine = imagine,
    open_book: Callable[[Match], Book] = Inventory,
) -> None:
    """An imagined state is a real one: its deal and its components are whole, and it ends within the bound."""
    state = imagine(match.observe(viewer), chooser.rng())
    try:
        opened = match.game.read_deal(state.setup, dict(match.game.write_deal(state)))
    except RecordError as error:
        demand(False, "the imagined deal is not a whole one:", error)
    else:
        demand(opened.dealt == state.dealt, "the imagined deal reads differently")
    twin = around(match, state)
    check_codec(twin)
    book = open_book(twin)
    left = match.game.max_moves(match.seats) - len(match.moves)
    while not twin.over:
        demand(len(twin.moves) < left, "the imagined match does not end")
        step(twin, chooser)
        book.check(twin)


def check_imagination_varies(
    match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine, tries: int = 12
) -> None:
    """What is hidden comes out differently: not always the truth, not always the same."""
    view = match.observe(viewer)
    found = [whole_state(imagine(view, chooser.rng())) for _ in range(tries)]
    demand(len(set(found)) > 1, "always the same state is imagined for", viewer)
    demand(any(state != whole_state(match.state) for state in found), "the truth is imagined for", viewer)


def whole_state(state: State[Setup]) -> bytes:
    """Everything in a state, sealed choices and deal too."""
    return bytes(memoryview(state.cells)) + bytes(memoryview(state.dealt))


def check_imagined_evenly(
    match: Match, viewer: int | None, chooser: Chooser, imagine: Imagine = imagine, draws_per_state: int = 160
) -> int:
    """Where few states fit a view, the truth is one of them and each is imagined equally often.

    Returns how many there are; 0 if they are too many to tell.
    """
    view = match.observe(viewer)
    rng = chooser.rng()
    first = {whole_state(imagine(view, rng)) for _ in range(3 * FEW)}
    if len(first) > FEW:
        return 0
    found = Counter(whole_state(imagine(view, rng)) for _ in range(draws_per_state * len(first)))
    demand(whole_state(match.state) in found, "the truth is never imagined for", viewer)
    demand_even(list(found.values()))
    return len(found)


# -- secrecy ----------------------------------------------------------------------------------------------


def check_secrecy(
    match: Match, viewer: int | None, bank: list[Any], chooser: Chooser, imagine: Imagine = imagine
) -> int:
    """What a viewer may not know makes no difference to it.

    The match and one imagined from the viewer's view differ in nothing else. The viewer must get the same
    view, legal moves and refusals, byte for byte; also after the others have chosen in secret, different
    things in both, and after a move whose content the viewer never learns. Returns how many moves were compared.
    """
    real = around(match, match.state.copy())
    twin = around(match, imagine(match.observe(viewer), chooser.rng()))
    compare_sight(real, twin, viewer, bank)
    waiting = real.to_act
    compared = 0
    if len(waiting) > 1:
        chooser.shuffle(waiting)
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
    elif (
        waiting and waiting[0] != viewer and not steps(match)[1]
    ):  # the last choice of a step reveals the others
        seat = waiting[0]
        for number in some(real.state.legal(seat), chooser):
            shape = shape_of(real, seat, number)
            if shape is None:
                continue
            alike = [other for other in twin.state.legal(seat) if shape_of(twin, seat, other) == shape]
            demand(bool(alike), "no such move in the imagined match:", shape)
            one, other = around(match, real.state.copy()), around(match, twin.state.copy())
            one.push(seat, number)
            other.push(seat, chooser.one_of(alike))
            if not any(reveals(before, after, viewer) for before, after in ((real, one), (twin, other))):
                compare_sight(one, other, viewer, bank)
                compared += 1
    return compared


def reveals(before: Match, after: Match, viewer: int | None) -> bool:
    """Whether a move has shown more of the deal to a viewer, or has ended the match, which may show everything."""
    size = before.state.setup.layout.size
    return after.over or before.observe(viewer).cells[size:] != after.observe(viewer).cells[size:]


def shape_of(match: Match, seat: int, number: int) -> tuple[str, int] | None:
    """What others learn of a move that hides something: its type and how it is seen; None if it hides nothing."""
    seen = int(match.state.setup.as_seen(number))
    if seen == number:
        return None
    return str(match.game.decode(match.state, seat, number)["type"]), seen


def compare_sight(real: Match, twin: Match, viewer: int | None, bank: list[Any]) -> None:
    """Both give the viewer the same view, events, legal moves and refusals."""
    demand(real.to_act == twin.to_act, "to act:", real.to_act, twin.to_act)
    one, other = text(real.view(viewer)), text(twin.view(viewer))
    demand(one == other, f"the view of {viewer} tells what it may not know:\n{one}\n{other}")
    demand(
        text(real.view(viewer, for_human=True)) == text(twin.view(viewer, for_human=True)),
        "the view for people tells what it may not know",
    )
    demand(real.observe(viewer) == twin.observe(viewer), "the view in numbers tells what it may not know")
    one, other = text(real.insight(viewer)), text(twin.insight(viewer))
    demand(one == other, f"the insight of {viewer} tells what it may not know:\n{one}\n{other}")
    one, other = text(real.events(viewer)), text(twin.events(viewer))
    demand(one == other, f"the events of {viewer} tell what it may not know:\n{one}\n{other}")
    if viewer is not None:
        demand(text(real.legal(viewer)) == text(twin.legal(viewer)), "legal moves tell what it may not know")
        demand(real.legal_mask(viewer) == twin.legal_mask(viewer), "the mask tells what it may not know")
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
        last = max(0, len(one.moves) - 1)
        for name, a, b in (
            ("view", one.view(viewer), two.view(viewer)),
            ("events", one.events(viewer, after=last), two.events(viewer, after=last)),
        ):
            demand(
                text(a) == text(b),
                f"after {len(one.moves)} moves the {name} of {viewer} told what it may not know:\n{text(a)}\n{text(b)}",
            )
        demand(one.to_act == two.to_act, "to act:", one.to_act, two.to_act)
        demand(
            one.observe(viewer) == two.observe(viewer),
            f"after {len(one.moves)} moves the view of {viewer} in numbers told what it may not know",
        )
        if viewer is not None:
            demand(
                text(one.legal(viewer)) == text(two.legal(viewer)), "legal moves told what it may not know"
            )


# -- information states -----------------------------------------------------------------------------------


def story(match: Match, seat: int) -> str:
    """All that a seat has seen, told step by step: its views, what it was told, and what it chose itself.

    Choices that were sealed side by side are made in the order of the seats, whatever the real order was.
    """
    again = match.at(0)
    complete, sealed = steps(match)
    told: list[Any] = [again.view(seat)]
    for moves in (*complete, sealed):
        before = len(again.moves)
        for move in sorted(moves, key=lambda move: int(move["seat"])):
            again.play_record_move(move)
            if move["seat"] == seat:
                told.append(move)
        told += [again.events(seat, after=before), again.view(seat)]
    return text(told)


def check_knowledge(match: Match, other: Match, seat: int) -> bool:
    """Key, text and array of what a seat knows are the same exactly when it cannot tell two matches apart.

    Returns whether the seat cannot tell.
    """
    one, two = match.knowledge(seat), other.knowledge(seat)
    alike = story(match, seat) == story(other, seat)
    for name, mine, theirs in (
        ("key", one.key, two.key),
        ("text", one.text, two.text),
        ("array", one.array, two.array),
    ):
        if alike:
            demand(
                mine == theirs,
                f"seat {seat} cannot tell two matches apart, and the {name} can:",
                mine,
                theirs,
            )
        else:
            demand(
                mine != theirs, f"seat {seat} was told different things, and the {name} is the same:", mine
            )
    demand((one == two) == alike, "information states are equal, and their keys are not")
    demand(not alike or hash(one) == hash(two), "equal information states have different hashes")
    demand(len(one.array) == len(one.places), "an array of", len(one.array), "for", len(one.places), "places")
    return alike


def twins(
    match: Match, seat: int | None, chooser: Chooser, imagine: Imagine = imagine
) -> Iterator[tuple[Match, Match]]:
    """Pairs of matches that look much the same to a seat (None: a spectator): the match, or its beginning, and another.

    The other one differs a little: another deal that fits what the seat sees now, or saw at the beginning; other
    choices of others that are still sealed; another order of sealed choices; one step played otherwise.
    """
    complete, sealed = steps(match)
    before = match.at(len(match.moves) - len(sealed))
    for view in (match.observe(seat), before.observe(seat), match.at(0).observe(seat)):
        yield played_again(match, imagine(view, chooser.rng()), match.moves, chooser)
    yield played_again(match, match.state, reordered(match, chooser), chooser)
    hidden = [
        move if move["seat"] == seat else another_move(before, move["seat"], chooser) for move in sealed
    ]
    yield played_again(match, match.state, [*before.moves, *hidden], chooser)
    if complete:
        number = chooser.below(len(complete))
        first = sum(map(len, complete[:number]))
        then = match.at(first)
        other = [another_move(then, move["seat"], chooser) for move in complete[number]]
        moves = [*match.moves[:first], *other, *match.moves[first + len(other) :]]
        yield played_again(match, match.state, moves, chooser)


def another_move(match: Match, seat: int, chooser: Chooser) -> Json:
    """Any legal move of a seat, as in a record."""
    return {"seat": seat, **chooser.one_of(match.legal(seat))}


def played_again(
    match: Match, state: State[Setup], moves: list[Json], chooser: Chooser
) -> tuple[Match, Match]:
    """A match from the deal of a state, with these moves as far as they are legal there, and as much of the real one.

    Where a move is not legal one that the others learn of alike takes its place, if there is one.
    """
    opened = match.game.read_deal(state.setup, dict(match.game.write_deal(state)))
    twin = around(match, opened)
    real = match.at(0)
    for number, move in enumerate(moves):
        seat = move["seat"]
        wanted = match.moves[number]["seat"]
        try:
            twin.play(seat, without_seat(move))
        except SaleroomError:
            if wanted != seat:
                break
            shape = shape_of(real, seat, match.played[number][1])
            legal = [other for other in twin.state.legal(seat) if shape_of(twin, seat, other) == shape]
            if shape is None or not legal:
                break
            twin.push(seat, chooser.one_of(legal))
        real.play_record_move(match.moves[number])
    return real, twin

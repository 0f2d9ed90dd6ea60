"""The laws that hold for every game, each as a function that raises `Broken` where it does not.

They know a match only from outside: its game, its state's public methods and its JSON. What a viewer may know has
laws of its own, in `secrecy`.
"""

import copy
import json
import pickle
import random
import re
from collections.abc import Callable, Iterator
from importlib import resources
from types import GenericAlias
from typing import Any, Protocol

from saleroom.conformance.plays import Broken, Chooser, around, demand, step, steps, viewers, without_seat
from saleroom.core import registry, shapes
from saleroom.core.errors import GameError, NoSuchMove, RecordError, Refused, SaleroomError
from saleroom.core.game import AnyGame, Json
from saleroom.core.layout import HIDDEN, SEALED, Cells
from saleroom.core.match import Match, match_from
from saleroom.core.rng import Rng
from saleroom.core.state import MAX_SEATS

MANY = 160
"""Longer lists of moves are only sampled where every entry would cost as much as the whole list."""
NUMBERS_TRIED = 4000
"""So many numbers of moves are tried where there are more."""
RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]\d+)\b", re.MULTILINE)
"""How a numbered paragraph of a rules page begins."""
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
"""How a message of a catalogue begins."""


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


# -- what is said of the game -----------------------------------------------------------------------------


def page(game: AnyGame, *path: str) -> str | None:
    """A file of the game's package, None if it has none."""
    try:
        return resources.files(game.package).joinpath(*path).read_text("utf-8")
    except (OSError, ModuleNotFoundError):
        return None


def check_facts(game: AnyGame) -> None:
    """What a game says of itself is right: seats, breakdown, options, presets, types; named rules stand in RULES.md."""
    facts = game.facts()
    demand(json.loads(text(facts)) == facts, "the facts are no JSON:", facts)
    for name in ("title", "summary"):
        demand(isinstance(facts[name], str) and bool(facts[name].strip()), "no", name)
    low, high = facts["seats"]
    demand(2 <= low <= facts["best_seats"] <= high <= MAX_SEATS, "seats", low, facts["best_seats"], high)
    demand(facts["minutes"] > 0 and facts["difficulty"] in (1, 2, 3), "minutes and difficulty:", facts)
    demand(facts["rules"] >= 1, "the version of the rules is", facts["rules"])
    keys = [row["key"] for row in facts["breakdown"]]
    demand(bool(keys) and len(set(keys)) == len(keys), "rows of the breakdown:", keys)
    for option in game.options:
        demand(
            option.read(option.default) == option.default, "the default of", option.name, "reads differently"
        )
        for value in option.examples:
            option.read(value)
    try:
        registry.check_presets(game)
    except GameError as error:
        raise Broken(str(error)) from None
    problem = shapes.misfit(game.read_options({}), game.types.Options)
    demand(problem is None, "the options do not fit their type:", problem)
    shapes.components(game.types, "Game")  # all types can be written as a schema
    known = rule_numbers(game)
    named = [row.rule for row in game.breakdown] + list(game.move_rules.values())
    for rule in [*named, *([game.tie_rule] if game.tie_rule else [])]:
        demand(known is None or rule in known, "there is no rule", rule, "in RULES.md")


def rule_numbers(game: AnyGame) -> set[str] | None:
    """The numbers of the paragraphs of RULES.md, and of the two rules of all games; None without such a page."""
    rules = page(game, "RULES.md")
    return None if rules is None else {"R1", "R2", *RULE.findall(rules)}


def check_rules_exist(match: Match, bank: list[Any]) -> None:
    """Every rule that an event or a refusal names stands in RULES.md, where there is one."""
    known = rule_numbers(match.game)
    if known is None:
        return
    for viewer in viewers(match):
        for event in match.events(viewer):
            rule = event.get("rule")
            demand(rule is None or rule in known, "there is no rule", rule, "in RULES.md:", event)
    for seat in match.to_act:
        for move in bank:
            refused = refusal(match, seat, move)
            rule = None if refused is None else refused.partition(":")[0]
            demand(rule is None or rule in known, "there is no rule", rule, "in RULES.md, refusing", move)


def check_words(game: AnyGame) -> None:
    """Where a game brings words (locale/en.ftl), its title, phases, moves, events and breakdown have some."""
    catalogue = page(game, "locale", "en.ftl")
    if catalogue is None:
        return
    known = MESSAGE.findall(catalogue)
    types = game.types
    phases: tuple[Any, ...] = ()
    view = shapes.properties(types.View)
    if "phase" in view:
        phases = shapes.literals(view["phase"]["type"])
    events = [shapes.properties(one)["type"]["type"] for one in map(plain_form, shapes.members(types.Event))]
    wanted = ["title", "feel", *(f"phase-{phase}" for phase in phases)]
    wanted += [f"ask-{phase}" for phase in phases if phase != "over"]
    wanted += [f"move-{kind}" for kind in game.move_types]
    wanted += [f"event-{kind}" for form in events for kind in shapes.literals(form)]
    wanted += [f"breakdown-{row.key}" for row in game.breakdown]
    for name in (f"{game.id}-{part}".replace("_", "-").replace(":", "-") for part in wanted):
        there = any(message == name or message.startswith(f"{name}-") for message in known)
        demand(there, "locale/en.ftl has no message", name)


def plain_form(form: Any) -> Any:
    """A type without its notes."""
    return shapes.unwrap(form)[0]


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
    keys = tuple(row.key for row in match.game.breakdown)
    for score, parts in zip(scores, breakdown, strict=True):
        demand(tuple(parts) == keys, "keys of the breakdown:", tuple(parts))
        demand(sum(parts.values()) == score, parts, "do not add up to", score)
    numbers = [match.seats if winner == "house" else winner for winner in winners]
    demand(bool(numbers) and numbers == sorted(set(numbers)), "winners:", winners)
    for number in numbers:
        demand(scores[number] == max(scores), "winners", winners, "with scores", scores)


class Book(Protocol):
    """Keeps an eye on the components of a match from one position to the next."""

    def check(self, match: Match) -> None:
        """The next position."""


class Inventory:
    """What can be counted in any game: the deal, what the game counts itself, and cells that hold what they may."""

    def __init__(self, match: Match) -> None:
        self.dealt = [int(card) for card in match.state.dealt]
        self.cells = [int(cell) for cell in match.state.cells]
        self.check_cells(match)
        self.counted = dict(match.game.components(match.position()))

    def check(self, match: Match) -> None:
        """Nothing is lost and nothing came from nowhere."""
        demand([int(card) for card in match.state.dealt] == self.dealt, "the deal changed")
        self.check_cells(match)
        counted = dict(match.game.components(match.position()))
        for name in sorted({*counted, *self.counted}):
            before, now = self.counted.get(name, 0), counted.get(name, 0)
            demand(before == now, f"of {name} there were {before}, now there are {now}")

    def check_cells(self, match: Match) -> None:
        """Every cell holds what it may, and those of seats that are not there do not change."""
        cells = [int(cell) for cell in match.state.cells]
        demand(len(cells) == len(self.cells), "there were", len(self.cells), "cells, now", len(cells))
        for part in match.state.setup.layout.cells:
            for place in range(part.length):
                number = part.start + place
                name = f"{part.name}{part.index(place)}"
                if part.owner(place) >= match.seats:
                    demand(cells[number] == self.cells[number], name, "changed, and nobody sits there")
                check_cell(part, name, cells[number])


def check_cell(part: Cells, name: str, value: int) -> None:
    """A cell of a whole state holds what its declaration allows, and fits the array."""
    demand(value not in (HIDDEN, SEALED), name, "is", value, "in a whole state: that means hidden or sealed")
    if part.members:
        demand(value < 2 ** len(part.members), name, "is", value, "and has", len(part.members), "members")
    elif not part.packed:
        demand(-(2**15) <= value < 2**15, name, "is", value, "and does not fit the array")


def check_components(match: Match, chooser: Chooser, open_book: Callable[[Match], Book] = Inventory) -> None:
    """The deal, and all that the game counts, is there after every move."""
    book = open_book(match)
    bound = match.game.max_moves(match.seats)
    while not match.over and len(match.moves) <= bound:
        step(match, chooser)
        book.check(match)


# -- moves ----------------------------------------------------------------------------------------------


def some(row: list[Any], chooser: Chooser) -> list[Any]:
    """All of a short list, ends and middle of a long one."""
    if len(row) <= MANY:
        return row
    return [row[0], row[-1], *chooser.sample(row, MANY // 4)]


def check_codec(match: Match) -> None:
    """Numbers and JSON of the legal moves are one to one, and the numbers are in the move table."""
    for seat in range(match.seats):
        numbers = match.state.legal(seat)
        moves = match.legal(seat)
        demand(len(set(numbers)) == len(numbers), "a move is listed twice:", numbers)
        demand(len(numbers) == len(moves) == match.state.count(seat), "count, list and JSON differ in length")
        demand(len({text(move) for move in moves}) == len(moves), "two moves read alike")
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


def numbers_to_try(match: Match, listed: set[int], chooser: Chooser) -> list[int]:
    """Numbers of moves, legal and not: all there are, or where they are many the neighbours of legal ones and any."""
    table = match.game.moves
    if table * max(1, len(listed)) <= 10 * NUMBERS_TRIED:
        return list(range(table))
    most = max(50, 10 * NUMBERS_TRIED // max(1, len(listed)))
    near = chooser.sample(sorted(listed), most // 4)
    numbers = {number + add for number in near for add in (-1, 0, 1)}
    numbers |= {number ^ 1 << chooser.below(table.bit_length()) for number in near}
    numbers |= {chooser.below(table) for _ in range(most // 4)} | {0, table - 1}
    return sorted(number for number in numbers if 0 <= number < table)


def check_unlisted_is_refused(match: Match, bank: list[Any], chooser: Chooser) -> None:
    """Every other number is illegal; JSON moves are accepted, and in the list of legal ones, exactly when listed."""
    for seat in range(match.seats):
        listed = set(match.state.legal(seat))
        for number in numbers_to_try(match, listed, chooser):
            demand(match.state.is_legal(seat, number) == (number in listed), "legal and not listed:", number)
        legal = match.legal(seat)
        in_any_order = {canonical_text(match.game, move, in_order=False) for move in legal}
        in_order = len(in_any_order) < len(legal)
        spelt = {canonical_text(match.game, move, in_order=in_order) for move in legal}
        for move in bank:
            refused = refusal(match, seat, move)
            wanted = isinstance(move, dict) and canonical_text(match.game, move, in_order=in_order) in spelt
            demand(
                (refused is None) == wanted, "seat", seat, move, refused or "was accepted and is not listed"
            )
            if type(move) is not int:  # a number is in it when it is that of a legal move
                demand((move in legal) == wanted, "`in legal` is wrong of seat", seat, move)
        thing: Any
        for thing in [*legal.numbers[:3], -1, match.game.moves, True]:
            wanted = thing is not True and thing in listed
            demand((thing in legal) == wanted, "`in legal` is wrong of the number", thing)


def canonical_text(game: AnyGame, move: Json, *, in_order: bool = False) -> str:
    """A JSON move in one spelling: defaults written out, keys sorted, and lists unless their order matters."""
    form = shapes.variant_of(game.types.Move, move) if isinstance(move.get("type"), str) else None
    if form is None:
        return ""
    full: Json = {}
    for name, field in shapes.properties(form).items():
        for note in shapes.unwrap(field["type"])[1]:
            if note.default is not ...:
                full[name] = note.default
    full.update(move)
    for name, value in full.items():
        if not in_order and isinstance(value, list) and all(type(entry) is int for entry in value):
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
            good += chooser.sample(source.legal(seat), 6)
        good += chooser.sample([without_seat(move) for move in source.moves], 6)
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
        bank.append({**move, "type": chooser.one_of(match.game.move_types)})
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


def check_actions(match: Match) -> None:
    """Every legal move is an action of the mask, every action of the mask is a legal move, and no other is."""
    actions = int(match.state.setup.actions)
    for seat in range(match.seats):
        numbers = match.state.legal(seat)
        taken = set()
        for number in numbers:
            action = int(match.state.action_of(seat, number))
            demand(0 <= action < actions, "the move", number, "is the action", action, "of", actions)
            taken.add(action)
        mask = match.legal_mask(seat)
        demand(len(mask) == actions, "a mask of", len(mask), "for", actions, "actions")
        found = {action for action, byte in enumerate(mask) if byte}
        demand(set(mask) <= {0, 1} and found == taken, "the mask has", sorted(found), "not", sorted(taken))
        for action in found:
            number = int(match.state.move_of(seat, action))
            demand(number in numbers, "the action", action, "stands for", number, "which is not legal")
            again = int(match.state.action_of(seat, number))
            demand(again == action, "the action", action, "leads back to", again)


# -- records and copies ---------------------------------------------------------------------------------


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
        chooser.shuffle(moves)
        turned += moves
    return turned


def check_deal(match: Match) -> None:
    """The deal as JSON leads back to the same opening position; a spoilt one is a RecordError.

    Deal and options are written alike in every language, so that everybody gets the same hash of them.
    """
    game, setup = match.game, match.state.setup
    opening = match.at(0).state
    deal = json.loads(text(match.deal))
    for name, value in (("deal", deal), ("options", match.options)):
        problem = ambiguity(value)
        demand(problem is None, "the", name, "cannot be hashed in every language:", problem)
    again = game.read_deal(setup, deal)
    demand(again == opening, "the deal read again is another one")
    spoilt: list[Any] = [None, [], {}, {**deal, "surplus": 1}]
    for name in deal:
        spoilt.append({key: value for key, value in deal.items() if key != name})
        spoilt += [{**deal, name: value} for value in (None, 5, "x", [], ["no such card"])]
    for one in spoilt:
        try:
            game.read_deal(setup, one)
        except RecordError:
            continue
        demand(one == deal, "a deal that is not whole was accepted:", one)


def ambiguity(value: Any) -> str | None:
    """Return what two languages write differently in the canonical JSON of a value; None if nothing.

    Python sorts keys by code points and JavaScript by UTF-16 units, and 1.0 is 1 there.
    """
    if isinstance(value, float):
        return f"{value} is no whole number"
    if isinstance(value, dict):
        for key in value:
            if not (isinstance(key, str) and key.isascii()):
                return f"the key {key!r} is not ASCII"
    entries = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return next((problem for entry in entries if (problem := ambiguity(entry)) is not None), None)


def outputs(match: Match) -> dict[str, tuple[Any, Any]]:
    """All that a match gives out as JSON, and the type that the game declares for it (a list: of each entry)."""
    types = match.game.types
    found: dict[str, tuple[Any, Any]] = {
        "the deal": (match.deal, types.Deal),
        "the options": (match.options, types.Options),
        "the position": (match.position(), types.Position),
        "the sales": (match.sales(), GenericAlias(list, types.Sale)),
        "the sales without memory": (match.sales(hide_memory=True), GenericAlias(list, types.Sale)),
    }
    if match.outcome is not None:
        found["the outcome"] = (match.outcome, types.Outcome)
    for viewer in viewers(match):
        for people in (False, True):
            who = f"{viewer}{' as a person' if people else ''}"
            found[f"the view of {who}"] = (match.view(viewer, for_human=people), types.View)
            found[f"the insight of {who}"] = (match.insight(viewer, for_human=people), types.Insight)
        found[f"the events of {viewer}"] = (match.events(viewer), GenericAlias(list, types.Event))
    for seat in match.to_act:
        found[f"the legal moves of {seat}"] = (list(match.legal(seat)), GenericAlias(list, types.Move))
    return found


def check_types(match: Match) -> None:
    """All JSON fits the types that the game declares for it."""
    for name, (value, form) in outputs(match).items():
        problem = shapes.misfit(value, form)
        demand(problem is None, name, "does not fit the types of the game:", problem)


def check_json(match: Match) -> None:
    """All that a match gives out is plain JSON and survives writing and reading; the record loads from it."""
    things = {name: value for name, (value, _) in outputs(match).items()}
    for name, thing in {**things, "the record": match.record(), "to act": match.to_act}.items():
        fractions = name.startswith("the insight")
        for value in parts_of(thing):
            fits = value is None or type(value) in JSON_TYPES or (fractions and type(value) is float)
            demand(fits, "no JSON in", name, type(value), value)
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
    """What is played on a copy of a state is not seen in the original, nor the other way round."""
    before = picture(match)
    state = match.state.copy()
    demand(state.events is None, "a copy reports events")
    copied = around(match, state)
    opening = text([copied.position(), [copied.view(viewer) for viewer in viewers(match)]])
    mine = [match.position(), [match.view(viewer) for viewer in viewers(match)]]
    demand(opening == text(mine), "the copy differs from the original")
    third = around(match, state.copy())
    bound = match.game.max_moves(match.seats)
    while not copied.over and len(copied.moves) <= bound:
        step(copied, chooser)
    demand(picture(match) == before, "a move on the copy changed the original")
    demand(
        opening == text([third.position(), [third.view(v) for v in viewers(match)]]),
        "it changed another copy",
    )


def check_match(match: Match, chooser: Chooser) -> None:
    """Copies, pickles and what comes of taking moves back are equal to the match, and independent of it."""
    before = picture(match)
    ways: dict[str, Callable[[Match], Match]] = {
        "match.copy()": lambda match: match.copy(),
        "copy.copy(match)": copy.copy,
        "copy.deepcopy(match)": copy.deepcopy,
        "a pickle of the match": lambda match: pickle.loads(pickle.dumps(match)),
    }
    for name, make in ways.items():
        twin = make(match)
        demand(twin == match and hash(twin) == hash(match), name, "is not equal to the match")
        demand(picture(twin) == before, name, "differs from the match")
        if match.over:
            continue
        step(twin, chooser)
        demand(twin != match, name, "is equal after another move")
        demand(picture(match) == before, "a move on", name, "changed the match")
    back = min(3, len(match.moves))
    again = match.copy()
    for number in range(back):
        taken = again.undo()
        demand(taken == match.moves[-1 - number], "undo gave back", taken)
    earlier = match.at(len(match.moves) - back)
    demand(again == earlier and picture(again) == picture(earlier), "undo leads elsewhere")
    try:
        match.at(0).undo()
    except NoSuchMove:
        pass
    else:
        raise Broken("a move before the first one was taken back")
    for name, thing in (
        ("state", match.state),
        ("view", match.observe(None)),
        *((f"knowledge of {seat}", match.knowledge(seat)) for seat in range(match.seats)),
    ):
        thawed = pickle.loads(pickle.dumps(thing))
        demand(thawed == thing and hash(thawed) == hash(thing), "the pickled", name, "is another one")


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
        demand_even(list(seen.values()))


def demand_even(counts: list[int]) -> None:
    """So many equally likely things came up about equally often: chi-square within 5.5 standard deviations.

    Wilson and Hilferty: the cube root of chi-square by its freedom is nearly normal, even for little freedom.
    """
    freedom = len(counts) - 1
    if freedom == 0:
        return
    expected = sum(counts) / len(counts)
    spread = sum((n - expected) ** 2 for n in counts) / expected
    width = 2 / (9 * freedom)
    deviation = ((spread / freedom) ** (1 / 3) - (1 - width)) / width**0.5
    demand(abs(deviation) <= 5.5, "uneven:", sorted(counts), f"{deviation:.1f} standard deviations")

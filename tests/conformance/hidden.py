"""What a viewer may not know, by the rules pages alone.

`another` makes, from a match, a second one that differs from it only in that: other cards face down, other
secret choices.
"""

from collections.abc import Callable
from typing import Any

from saleroom.conformance.plays import Chooser, steps
from saleroom.core.errors import SaleroomError
from saleroom.core.game import Json
from saleroom.core.match import Match, match_from


def another(match: Match, viewer: int | None, chooser: Chooser) -> Match | None:
    """A match that looks the same to the viewer; None if the cards do not allow one.

    Choices of others that are still sealed are other ones too (README: unknown until the last one is in).
    """
    record = match.record()
    sealed = steps(match)[1]
    record["moves"] = record["moves"][: len(match.moves) - len(sealed)]
    HIDDEN[match.game.id](match, record, viewer, chooser)
    try:
        twin = match_from(record, {match.game.id: match.game})
    except SaleroomError:
        return None
    for move in sealed:
        if move["seat"] == viewer:
            twin.play_record_move(move)
        else:
            twin.play(move["seat"], chooser.one_of(twin.legal(move["seat"])))
    return twin


def shuffle_places(row: list[Any], places: list[int], chooser: Chooser) -> None:
    """Put the entries at these places in another order."""
    entries = [row[place] for place in places]
    chooser.shuffle(entries)
    for place, entry in zip(places, entries, strict=True):
        row[place] = entry


def other_deck(match: Match, record: Json, viewer: int | None, chooser: Chooser) -> None:
    """A3, A5: the lots to come, the third card of this lot, and of lots that nobody bought."""
    places = set(range(60))
    again = match.at(0)
    for move in [None, *match.moves]:
        lot, owned = again.position()["round"] - 1, bought(again)
        if move is not None:
            again.play_record_move(move)
        places -= {3 * lot, 3 * lot + 1}
        if bought(again) > owned:
            places.discard(3 * lot + 2)
    if not match.over:
        now = 3 * (again.position()["round"] - 1)
        places -= {now, now + 1}
    shuffle_places(record["deal"]["deck"], sorted(places), chooser)


def bought(match: Match) -> int:
    """How many cards the seats of antiques own together."""
    now = match.position()
    return sum(sum(held.values()) for held in now["cards"] + now["replicas"])


def other_lots(match: Match, record: Json, viewer: int | None, chooser: Chooser) -> None:
    """L3, L4: the lots to come, except those the viewer has seen with its Appraiser."""
    seen: set[int] = set()
    again = match.at(0)
    for moves in steps(match)[0]:
        done = 9 - len(again.position()["lots_left"])  # this lot and those before it
        for move in moves:
            again.play_record_move(move)
            if move["seat"] == viewer and move.get("card") == 70:
                seen |= {done, done + 1}
    left = len(match.position()["lots_left"])
    shuffle_places(
        record["deal"]["lots"], [place for place in range(9 - left, 9) if place not in seen], chooser
    )


def other_decks(match: Match, record: Json, viewer: int | None, chooser: Chooser) -> None:
    """E8: the order of every deck, the others' hands, the others' secret cards until the end; the table deck."""
    now, deal = match.position(), record["deal"]
    for seat in range(match.seats):
        hand, deck, row = now["hands"][seat], now["decks"][seat], deal["decks"][seat]
        hidden = set(deck) if seat == viewer else {*deck, *hand}
        shuffle_places(row, [place for place, card in enumerate(row) if card in hidden], chooser)
    left = len(now["table_left"])
    shuffle_places(deal["table"], list(range(16 - left, 16)), chooser)
    if match.over:
        return
    pool = [
        card
        for card in range(32)
        if card.bit_count() == 2 and (match.seats > 5 or not card & 4)
        if viewer is None or card != deal["secrets"][viewer]
    ]
    chooser.shuffle(pool)
    deal["secrets"] = [card if seat == viewer else pool.pop() for seat, card in enumerate(deal["secrets"])]


def other_requests(match: Match, record: Json, viewer: int | None, chooser: Chooser) -> None:
    """S4, S10: the items to come; the others' requests until the end, and what was put back."""
    now, deal = match.position(), record["deal"]
    left = len(now["items_left"])
    shuffle_places(deal["items"], list(range(18 - left, 18)), chooser)
    kept = {move["seat"]: move for move in record["moves"] if move["type"] == "keep"}
    fixed: list[str] = []
    for seat, pair in enumerate(deal["requests"]):
        if seat == viewer:
            fixed += pair
        elif match.over:
            fixed.append(kept[seat]["request"])
    pool = [request for request in REQUESTS if request not in fixed]
    chooser.shuffle(pool)
    for seat in range(match.seats):
        if seat == viewer:
            continue
        if match.over:
            pair = [kept[seat]["request"], pool.pop()]
        else:
            pair = [pool.pop(), pool.pop()]
            if seat in kept:
                kept[seat]["request"] = pair[0]
        chooser.shuffle(pair)
        deal["requests"][seat] = pair


REQUESTS = (
    "most_money",
    "few_types",
    "many_types",
    "fewest_three",
    "most_one",
    "multiple_of_four",
    "no_chips",
    "two_twos",
    "pairs",
    "one_of_each",
)


def other_hands(match: Match, record: Json, viewer: int | None, chooser: Chooser) -> None:
    """C10: the deck, the others' dealt cards and what they discarded, the house's two cards until the end."""
    now, deck = match.position(), record["deal"]["deck"]
    dealt = 2 * match.seats + (2 if match.seats == 2 else 0)
    left = len(now["deck"])
    places = list(range(48 - left, 48))
    if not match.over:
        places += list(range(2 * match.seats, dealt))
    hidden = [2 * seat + card for seat in range(match.seats) if seat != viewer for card in (0, 1)]
    if match.over:  # then hands are shown, and only what was discarded stays unknown
        hidden = []
    before = list(deck)
    shuffle_places(deck, places + hidden, chooser)
    names: dict[int, dict[str, str]] = {}
    for place in hidden:
        names.setdefault(place // 2, {})[before[place]] = deck[place]
    for move in record["moves"]:
        new = names.get(move["seat"], {})
        if move["type"] == "renounce" and move.get("card") in new:
            move["card"] = new.pop(move["card"])


HIDDEN: dict[str, Callable[[Match, Json, int | None, Chooser], None]] = {
    "antiques": other_deck,
    "luxury": other_lots,
    "emblems": other_decks,
    "secret": other_requests,
    "colours": other_hands,
}
"""Per game: changes a record in what the viewer may not know at its end."""

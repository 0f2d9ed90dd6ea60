"""The table of emblems."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saleroom.cli.tables.common import (
    NARROW,
    Choice,
    GameTable,
    Scene,
    block,
    capital,
    labelled,
    listed,
    plural,
    sheet,
    wholes,
)
from saleroom.core.game import Json, bits
from saleroom.games.emblems.cards import BOTH, EMBLEMS, JOKER, NONE, ONE, RANKS

SHAPES = (("★", "loss"), ("☾", "blue"), ("∏", "teal"), ("⚷", "good"), ("♛", "violet"))
TABLE_SIZE = 16


def shapes(card: int) -> Text:
    """A table card as the shapes of its emblems."""
    return Text("").join(Text(*SHAPES[place]) for place in bits(card))


def emblems(card: int) -> Text:
    """A table card as the shapes and names of its emblems."""
    return Text("  ").join(
        Text(f"{SHAPES[place][0]} {EMBLEMS[place]}", SHAPES[place][1]) for place in bits(card)
    )


def names(card: int) -> str:
    """A table card in words."""
    return listed(EMBLEMS[place] for place in bits(card))


def bid_card(card: int) -> str:
    """A bid card: its number, and what it counts."""
    return f"{card} (joker, {RANKS[card]})" if card == JOKER else f"{card} ({RANKS[card]})"


def value(cards: list[int]) -> int:
    """What a bid of these cards counts (E3)."""
    return sum(RANKS[card] for card in cards)


def worth(card: int, secret: int) -> tuple[int, str]:
    """What a table card is worth with a secret card (E9), and why."""
    common = (card & secret).bit_count()
    return ((NONE, "neither of your emblems"), (ONE, "one of your emblems"), (BOTH, "both your emblems"))[
        common
    ]


class EmblemsTable(GameTable):
    """Auktion with Combi-Cards in the terminal."""

    quiet = frozenset({"bid_sealed", "cards_drawn"})
    loud = frozenset({"card_sold", "card_removed", "match_ended"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene, width)]
        if scene.all_knowing:
            hands = [
                (f"Seat {seat} holds", Text(" ".join(bid_card(card) for card in hand) or "nothing"))
                for seat, hand in enumerate(scene["hands"])
            ]
            parts += [Text(), labelled(hands)]
        elif scene.viewer is not None:
            parts += [Text(), self._own(scene)]
        return Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        card = scene["table_card"]
        if card is None:
            return block("The sale is over", f"{plural(sum(map(len, scene['won'])), 'card')} sold.")
        done = sum(map(len, scene["won"])) + len(scene["removed"])
        lines: list[Text | str] = []
        if scene.viewer is not None:
            points, why = worth(card, scene["secret"])
            lines.append(Text(f"worth {points} to you: it has {why}"))
        if scene["tied"]:
            lines.append(f"A tie: {scene.members(scene['tied'])} bid again.")
        return block(f"Card {done + 1} of {TABLE_SIZE}", emblems(card), *lines)

    def _seats(self, scene: Scene, width: int) -> Table:
        wide = width >= NARROW
        secrets = scene["secrets"]
        headings = ["Secret"] if secrets else []
        table = sheet("", "Bid", *headings, "Hand", "Deck", *(["Strength left"] if wide else []), "Won")
        for seat in range(scene.seats):
            row = [scene.heading(seat), self._bid(scene, seat)]
            if secrets:
                row.append(shapes(secrets[seat]))
            row += [Text(str(size)) for size in self._sizes(scene, seat)]
            if wide:
                row.append(Text(str(sum(RANKS) - value(scene["spent"][seat])), "quiet"))
            won = scene["won"][seat]
            row.append(Text("  ").join(shapes(card) for card in won) if won else Text("–", "quiet"))
            table.add_row(*row)
        return table

    def _sizes(self, scene: Scene, seat: int) -> tuple[int, int]:
        if scene.all_knowing:
            return len(scene["hands"][seat]), len(scene["decks"][seat])
        return scene["hand_sizes"][seat], scene["deck_sizes"][seat]

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene["sealed"][seat]:
            choice = scene.get("choice") if seat == scene.viewer else None
            return Text(f"sealed: {value(choice['cards'])}" if choice else "sealed")
        if seat in scene.to_act:
            return Text("choosing", "quiet")
        return Text("tied" if scene["tied"] and seat in scene["tied"] else "", "quiet")

    def _own(self, scene: Scene) -> Table:
        """The secret card, and the hand with what every card counts."""
        secret = emblems(scene["secret"]).append(f"  both {BOTH} · one {ONE} · none {NONE}", "quiet")
        hand = scene["hand"]
        cards = Table.grid(padding=(0, 1))
        for row in (hand, [RANKS[card] for card in hand]):
            cards.add_row(*(Text(f"{number:>2}") for number in row))
        own = labelled([])
        own.add_row("Your secret", secret)
        if hand:
            own.add_row("Your hand\nit counts", cards)
        own.add_row("Emblems", emblems(31))
        return own

    # -- words ------------------------------------------------------------------------------------------

    def tell(self, event: Json, scene: Scene) -> str | None:
        kind = event["type"]
        seat = event.get("seat", -1)
        if kind == "bid_sealed":
            cards = event.get("cards")
            return f"{scene.does(seat, 'seal')} {self._cards(cards) if cards else 'a bid'}."
        if kind == "bids_revealed":
            bids = sorted(event["bids"], key=lambda bid: -int(bid["value"]))
            told = [
                f"{scene.whom(bid['seat'])}: {bid['value']}{' from the deck' if bid['from_deck'] else ''}"
                for bid in bids
            ]
            return f"The bids are turned. {capital(', '.join(told))}."
        if kind == "bids_tied":
            return f"A tie at {event['value']} between {scene.members(event['seats'])}. (E5)"
        if kind == "card_sold":
            return f"Sold to {scene.whom(seat)}: {names(event['card'])}.{self._gain(event, scene)}"
        if kind == "card_removed":
            return f"Nobody can bid on: {names(event['card'])} is removed. (E5)"
        if kind == "cards_drawn":
            cards = event.get("cards")
            drawn = f": {' '.join(map(bid_card, cards))}" if cards else ""
            return f"{scene.does(seat, 'draw')} {plural(event['number'], 'card')}{drawn}."
        if kind == "card_turned_up":
            return f"The next card: {names(event['card'])}."
        return "The sale is over; the secret cards are shown." if kind == "match_ended" else None

    def _gain(self, event: Json, scene: Scene) -> str:
        if event["seat"] != scene.viewer or scene.get("secret") is None:
            return ""
        return f" That is {plural(worth(event['card'], scene['secret'])[0], 'point')} for you."

    def _cards(self, cards: list[int]) -> str:
        return f"{value(cards)} with {' '.join(map(str, cards))}"

    def say(self, move: Json, scene: Scene) -> str:
        return f"bid {self._cards(move['cards'])}"

    def explain(self, move: Json, scene: Scene) -> str:
        left = len(scene["hand"]) - len(move["cards"])
        return (
            f"It counts {value(move['cards'])}. The cards are spent whoever wins; "
            f"{plural(left, 'card')} would stay in your hand."
        )

    def ask(self, scene: Scene) -> str:
        again = "You are tied: bid again with cards you have left. " if scene["tied"] else ""
        return f"{again}Which cards do you bid?"

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        hand = scene["hand"]
        if len(hand) == 1:
            return [Choice(str(hand[0]), capital(self.say(legal[0], scene)), "your only card", legal[0])]
        dearest = sorted(hand, key=lambda card: -RANKS[card])[:2]
        pair = " ".join(map(str, sorted(dearest)))
        return [
            Choice(str(hand[0]), "Bid any one card", f"this one counts {RANKS[hand[0]]}"),
            Choice(pair, "Bid any several", f"these count {value(dearest)}"),
            Choice(
                "all",
                f"Bid all {len(hand)}",
                f"they count {value(hand)}",
                {"type": "bid", "cards": list(hand)},
            ),
        ]

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        if words and words[0] in ("b", "bid"):
            words = words[1:]
        cards = wholes(words)
        return None if cards is None else {"type": "bid", "cards": cards}

    def rules_now(self, scene: Scene) -> list[str]:
        return ["E5"] if scene["tied"] else ["E3", "E4", "E9"]

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        return ["E5"] if scene["tied"] else ["E3", "E4"]

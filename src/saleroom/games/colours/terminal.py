"""The table of colours."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saleroom.cli.tables.common import (
    Choice,
    GameTable,
    Scene,
    block,
    capital,
    labelled,
    listed,
    plural,
    sheet,
    whole,
)
from saleroom.core.game import Json
from saleroom.games.colours.cards import COLOUR_NAMES, COLOURS

STYLES = {"R": "loss", "B": "blue", "G": "good"}


def card_name(card: str) -> str:
    """A card as one says it."""
    face = "joker" if card[1] == "*" else card[1]
    return f"{COLOUR_NAMES[COLOURS.index(card[0])]} {face}"


def card_text(card: str | None) -> Text:
    """A card as it is written, in its colour."""
    return Text("–", "quiet") if card is None else Text(card, STYLES[card[0]])


def hand_text(cards: list[str]) -> Text:
    """A hand, colour by colour."""
    rows = [[card for card in cards if card[0] == colour] for colour in COLOURS]
    return (
        Text("   ").join(Text(" ").join(map(card_text, row)) for row in rows if row)
        if cards
        else Text("empty")
    )


class ColoursTable(GameTable):
    """«Стой на своём» in the terminal."""

    quiet = frozenset()
    loud = frozenset({"card_sold", "leftover_taken", "match_ended"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._table(scene)]
        hands = self._hands(scene)
        if hands:
            parts += [Text(), labelled(hands)]
        return Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        deck = scene.get("deck_size")
        left = len(scene["deck"]) if deck is None else deck
        after = f"{plural(left, 'card')} in the deck · {scene['discards']} out of the game"
        if not scene.to_act:
            return block("The sale is over", "Deck and market are empty.")
        if scene["sale"] is None:
            return block("The market", f"{scene.does(scene['dealer'], 'deal')}.", after)
        card = scene["market"][scene["sale"]]
        lot = card_text(card).append(f"  {card_name(card)}")
        needed = scene.get("needed")
        best = max(scene["totals"]) if needed is None else needed - 1
        call = Text(f"The highest total is {best}.", "brass") if best else Text("No bid yet.", "quiet")
        return block(f"For sale: slot {scene['sale']}", lot, call, after)

    def _table(self, scene: Scene) -> Table:
        """A column per slot of the market, the markers of every seat beneath its card."""
        slots = range(len(scene["market"])) if scene.to_act else range(0)
        table = sheet("", *(self._slot(scene, slot) for slot in slots), "total", "hand", "")
        for column in table.columns[1 : len(slots) + 1]:
            column.justify = "center"
            column.min_width = 3
        if slots:
            table.add_row(Text("  market", "quiet"), *map(card_text, scene["market"]))
        for seat in range(scene.seats):
            marks = [scene["marks"][slot].get(str(seat), "") for slot in slots]
            total = scene["totals"][seat]
            size = len(scene["hands"][seat]) if scene.all_knowing else scene["hand_sizes"][seat]
            table.add_row(
                scene.heading(seat),
                *(Text(mark, "loss" if mark == "X" else "") for mark in marks),
                Text(str(total)) if total else Text("–", "quiet"),
                str(size),
                self._role(scene, seat),
            )
        house = scene["house"]
        held = len(house) if house is not None else scene.get("house_size")
        if held is not None:
            table.add_row(Text("  House", "quiet"), *("" for _ in slots), "", str(held), "")
        return table

    def _slot(self, scene: Scene, slot: int) -> Text:
        return Text(f"▸{slot}", "brass") if slot == scene["sale"] else Text(str(slot), "quiet")

    def _role(self, scene: Scene, seat: int) -> Text:
        if scene["out"][seat]:
            return Text("out", "loss")
        return Text("deals" if seat == scene["dealer"] else "", "quiet")

    def _hands(self, scene: Scene) -> list[tuple[str, Text | str]]:
        hands = scene.get("hands")
        rows: list[tuple[str, Text | str]] = []
        if hands is not None:
            for seat, hand in enumerate(hands):
                rows.append(("Your hand" if seat == scene.viewer else f"Seat {seat} holds", hand_text(hand)))
        elif scene.viewer is not None:
            rows.append(("Your hand", hand_text(scene["hand"])))
        if scene["house"] is not None:
            rows.append(("House", hand_text(scene["house"])))
        return rows

    # -- words ------------------------------------------------------------------------------------------

    def tell(self, event: Json, scene: Scene) -> str | None:
        kind = event["type"]
        seat = event.get("seat", -1)
        if kind == "card_put_up":
            out = f" {self._out(event['out'], scene)}" if event["out"] else ""
            return f"{scene.does(seat, 'put')} up the {card_name(event['card'])}.{out}"
        if kind == "deal_passed":
            return f"{scene.does(seat, 'pass')} the deal on."
        if kind == "market_discarded":
            return "Every dealer passed: the whole market is discarded. (C1)"
        if kind == "card_renounced":
            return f"{scene.does(seat, 'renounce')} the {card_name(event['card'])}."
        if kind == "hand_card_discarded":
            card = event.get("card")
            what = f"the {card_name(card)} of {scene.own(seat)} hand" if card else "a hand card, face down"
            return f"{scene.does(seat, 'discard')} {what}."
        if kind == "bid_stands":
            return f"{scene.does(seat, 'stand')} at {event['total']}."
        if kind == "seat_passed":
            return f"{scene.does(seat, 'pass')}."
        if kind == "card_sold":
            return f"Sold: the {card_name(event['card'])} goes to {scene.whom(seat)}. (C6)"
        if kind == "leftover_taken":
            return (
                f"Nobody else may have the {card_name(event['card'])}: it falls to {scene.whom(seat)}. (C7)"
            )
        if kind == "deal_begun":
            return f"{scene.does(seat, 'deal')} next."
        return "Deck and market are empty. The sale is over." if kind == "match_ended" else None

    def _out(self, seats: list[int], scene: Scene) -> str:
        one = len(seats) == 1 and seats[0] != scene.viewer
        crosses = (
            f"{scene.members(seats)} {'has' if one else 'have'} an X on it and {'is' if one else 'are'} out."
        )
        return capital(crosses)

    def say(self, move: Json, scene: Scene) -> str:
        if move["type"] == "pass":
            return "pass the deal on" if scene["sale"] is None else "pass"
        if move["type"] == "stand":
            return "stand"
        if "card" in move:
            return f"discard your {card_name(move['card'])}"
        card = scene["market"][move["slot"]]
        return f"{'put up' if move['type'] == 'offer' else 'renounce'} the {card_name(card)}"

    def hint(self, move: Json, scene: Scene) -> str:
        if move["type"] == "pass":
            return "" if scene["sale"] is None else "out of this auction"
        if move["type"] == "stand":
            return f"your bid of {self._total_standing(scene)} stands"
        if move["type"] == "offer":
            return ""
        return "lost whoever wins" if "card" in move else "for good, if you win"

    def _total_standing(self, scene: Scene) -> int:
        """The total if the bidder stands now: demanded cards are put down by the first word of a turn."""
        total: int = scene["totals"][scene.me]
        return total if scene["begun"] else total + len(scene["demanded"])

    def explain(self, move: Json, scene: Scene) -> str:
        if move["type"] == "offer":
            return "It goes up for sale, and you must open the bidding by renouncing at least one other card."
        if move["type"] == "pass":
            return (
                "The next seat deals." if scene["sale"] is None else "Your markers of this auction come back."
            )
        if move["type"] == "stand":
            return f"Your turn ends with a total of {self._total_standing(scene)}; others must renounce more or pass."
        demanded = "" if scene["begun"] or not scene["demanded"] else " The demanded cards are put down too."
        if "card" in move:
            return f"It leaves the game face down, whoever wins, and counts one.{demanded}"
        return f"Your ? goes on it; if you win it becomes an X, and the card is never yours.{demanded}"

    def ask(self, scene: Scene) -> str:
        if scene["sale"] is None:
            return "You deal. Which card do you put up?"
        total, needed = scene["totals"][scene.me], scene["needed"]
        state = f"Your total is {total} and must be at least {needed}."
        if scene["demanded"] and not scene["begun"]:
            cards = [card_name(scene["market"][slot]) for slot in scene["demanded"]]
            state += f" Demanded, and put down with your first word: {listed(cards)}."
        return state

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        if legal == [{"type": "pass"}]:
            dealing = scene["sale"] is None
            why = "you may put up nothing (C1)" if dealing else f"you cannot reach {scene['needed']} (C5)"
            return [Choice("p", capital(self.say(legal[0], scene)), why, legal[0])]
        return [
            Choice(self._key(move), capital(self.say(move, scene)), self.hint(move, scene), move)
            for move in legal
        ]

    def _key(self, move: Json) -> str:
        if "slot" in move:
            return str(move["slot"])
        return str(move["card"]) if "card" in move else {"pass": "p", "stand": "s"}[move["type"]]

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        if words in (["pass"], ["p"]):
            return {"type": "pass"}
        if words in (["stand"], ["s"]):
            return {"type": "stand"}
        if words[:1] in (["offer"], ["renounce"], ["r"], ["discard"]):
            words = words[1:]
        if len(words) != 1:
            return None
        slot = whole(words[0])
        if slot is not None:
            return {"type": "offer" if scene["sale"] is None else "renounce", "slot": slot}
        card = words[0].upper()
        return {"type": "renounce", "card": card} if len(card) == 2 and card[0] in COLOURS else None

    def rules_now(self, scene: Scene) -> list[str]:
        return ["C1", "C2"] if scene["sale"] is None else ["C4", "C5"]

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        if move["type"] == "pass":
            return ["C1"] if scene["sale"] is None else ["C3"]
        return {"offer": ["C1", "C2"], "renounce": ["C4"], "stand": ["C5"]}[move["type"]]

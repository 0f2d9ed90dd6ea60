"""The table of colours in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saleroom import terminal
from saleroom.games.colours import types as T
from saleroom.games.colours.cards import COLOURS
from saleroom.terminal import block, labelled, sheet, whole

Scene = terminal.Scene[T.View, T.Position]
Choice = terminal.Choice[T.Move]

STYLES = {"R": "loss", "B": "blue", "G": "good"}


def card_text(card: str | None) -> Text:
    """A card as it is written, in its colour."""
    return Text("–", "quiet") if card is None else Text(card, STYLES[card[0]])


def hand_text(cards: list[str]) -> Text:
    """A hand, colour by colour."""
    rows = [[card for card in cards if card[0] == colour] for colour in COLOURS]
    groups = [Text(" ").join(map(card_text, row)) for row in rows if row]
    return Text("   ").join(groups) if groups else Text("–", "quiet")


class Table(terminal.Table[T.View, T.Position, T.Move]):
    """«Стой на своём»."""

    loud = frozenset({"card_sold", "leftover_taken", "match_ended"})
    cited = frozenset({"market_discarded", "card_sold", "leftover_taken"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._table(scene)]
        hands = self._hands(scene)
        return Group(*parts, Text(), labelled(hands)) if hands else Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        view = scene.view
        if not scene.to_act:
            return self.over()
        piles = ((view["deck_size"], "pile-deck"), (view["discards"], "pile-gone"))
        after = " · ".join(f"{number} {self.label(name)}" for number, name in piles)
        if view["sale"] is None:
            return block(self.label("market"), self._sentence("deal-begun", view["dealer"], scene), after)
        card = view["market"][view["sale"]]
        lot = card_text(card).append(f"  {self.teller(scene).name('card', card)}")
        best = max(view["totals"])
        lines: list[Text | str] = [after]
        if best:
            leader = view["totals"].index(best)
            lines.insert(0, Text(self._sentence("bid-stands", leader, scene, best), "brass"))
        return block(f"{self.label('for-sale')}: {view['sale']}", lot, *lines)

    def _sentence(self, event: str, seat: int, scene: Scene, total: int = 0) -> str:
        you = "who" if seat == scene.viewer else "no"
        return self.t(f"colours-event-{event}", {"you": you, "who": self.person(scene, seat), "total": total})

    def _table(self, scene: Scene) -> Grid:
        """A column per slot of the market, the markers of every seat beneath its card."""
        slots = range(len(scene.view["market"])) if scene.to_act else range(0)
        heads = (self._slot(scene, slot) for slot in slots)
        table = sheet("", *heads, self.t("terminal-bid"), self.t("terminal-hand"), "")
        for column in table.columns[1 : len(slots) + 1]:
            column.justify = "center"
            column.min_width = 3
        if slots:
            table.add_row(Text(f"  {self.label('market')}", "quiet"), *map(card_text, scene.view["market"]))
        for seat in range(scene.seats):
            marks = [scene.view["marks"][slot].get(str(seat), "") for slot in slots]
            total = scene.view["totals"][seat]
            table.add_row(
                self.heading(scene, seat),
                *(Text(mark, "loss" if mark == "X" else "") for mark in marks),
                Text(str(total)) if total else Text("–", "quiet"),
                str(scene.view["hand_sizes"][seat]),
                self._role(scene, seat),
            )
        held = scene.view["house_size"]
        if held is not None:
            table.add_row(Text(f"  {self.t('house')}", "quiet"), *("" for _ in slots), "", str(held), "")
        return table

    def _slot(self, scene: Scene, slot: int) -> Text:
        return Text(f"▸{slot}", "brass") if slot == scene.view["sale"] else Text(str(slot), "quiet")

    def _role(self, scene: Scene, seat: int) -> Text:
        if scene.view["out"][seat]:
            return Text(self.label("out"), "loss")
        return Text(self.label("dealer") if seat == scene.view["dealer"] else "", "quiet")

    def _hands(self, scene: Scene) -> list[tuple[str, RenderableType]]:
        picture = scene.position or scene.view
        rows: list[tuple[str, RenderableType]] = []
        if picture["hands"] is not None:
            rows = [(self.holds(scene, seat), hand_text(hand)) for seat, hand in enumerate(picture["hands"])]
        elif scene.view["hand"] is not None:
            rows = [(self.label("hand"), hand_text(scene.view["hand"]))]
        if picture["house"] is not None:
            rows.append((self.t("house"), hand_text(picture["house"])))
        return rows

    # -- words ------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str:
        question, view = super().ask(scene), scene.view
        parts = [question]
        if view["demanded"] and not view["begun"]:
            cards = [self.teller(scene).name("card", view["market"][slot]) for slot in view["demanded"]]
            parts.append(f"{self.label('demanded')}: {self.words.listed(cards)}.")
        if view["to_replace"]:
            parts.append(f"{self.label('to-replace', {'count': len(view['to_replace'])})}.")
        return " ".join(parts)

    def menu(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        return [self.choice(self._key(move), move, scene) for move in legal]

    def _key(self, move: T.Move) -> str:
        if move["type"] == "pass" or move["type"] == "stand":
            return move["type"][0]
        return str(move["slot"]) if "slot" in move else move["card"]

    def understand(self, words: list[str], scene: Scene) -> T.Move | None:
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
            offers = scene.view["sale"] is None
            return {"type": "offer", "slot": slot} if offers else {"type": "renounce", "slot": slot}
        card = words[0].upper()
        return {"type": "renounce", "card": card} if len(card) == 2 and card[0] in COLOURS else None

    def rules_now(self, scene: Scene) -> list[str]:
        return ["C1", "C2"] if scene.view["sale"] is None else ["C4", "C5"]

    def rules_of(self, move: T.Move, scene: Scene) -> list[str]:
        if move["type"] == "pass":
            return ["C1"] if scene.view["sale"] is None else ["C3"]
        return {"offer": ["C1", "C2"], "renounce": ["C4"], "stand": ["C5"]}[move["type"]]

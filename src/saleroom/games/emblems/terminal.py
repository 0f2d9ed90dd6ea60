"""The table of emblems in the terminal."""

from collections.abc import Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saleroom import terminal
from saleroom.core.game import bits
from saleroom.games.emblems import types as T
from saleroom.games.emblems.cards import EMBLEMS, RANKS
from saleroom.terminal import NARROW, block, labelled, sheet, wholes

Scene = terminal.Scene[T.View, T.Position]
Choice = terminal.Choice[T.Move]

SHAPES = (("★", "loss"), ("☾", "blue"), ("∏", "teal"), ("⚷", "good"), ("♛", "violet"))

ROWS: tuple[Literal["none", "one", "both"], ...] = ("none", "one", "both")


def shapes(card: int) -> Text:
    """A table card as the shapes of its emblems."""
    return Text("").join(Text(*SHAPES[place]) for place in bits(card))


def value(cards: list[int]) -> int:
    """What a bid of these cards counts (E3)."""
    return sum(RANKS[card] for card in cards)


class Table(terminal.Table[T.View, T.Position, T.Move]):
    """Auktion with Combi-Cards."""

    quiet = frozenset({"bid_sealed", "cards_drawn"})
    loud = frozenset({"card_sold", "card_removed", "match_ended"})
    cited = frozenset({"bids_tied", "card_removed"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene, width)]
        if scene.position is not None:
            hands = [
                (self.holds(scene, seat), " ".join(f"{card} ({RANKS[card]})" for card in hand) or "–")
                for seat, hand in enumerate(scene.position["hands"])
            ]
            parts += [Text(), labelled(hands)]
        elif scene.view["secret"] is not None:
            parts += [Text(), self._own(scene.view["secret"], scene)]
        return Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        card, secret = scene.view["table_card"], scene.view["secret"]
        if card is None:
            return self.over()
        done = sum(map(len, scene.view["won"])) + len(scene.view["removed"])
        lines: list[Text | str] = []
        if secret is not None:
            row = ROWS[(card & secret).bit_count()]
            points = scene.view["options"]["points"][row]
            lines.append(Text(self.t(f"emblems-worth-{row}", {"points": points})))
        if scene.view["tied"]:
            lines.append(self.label("tied", {"seats": self.people(scene, scene.view["tied"])}))
        return block(self.label("card", {"number": done + 1}), self._emblems(card), *lines)

    def _emblems(self, card: int) -> Text:
        """A card as the shapes and names of its emblems."""
        return Text("  ").join(
            Text(f"{SHAPES[place][0]} {self.t('emblems-emblem-' + EMBLEMS[place])}", SHAPES[place][1])
            for place in bits(card)
        )

    def _seats(self, scene: Scene, width: int) -> Grid:
        wide = width >= NARROW
        secrets = (scene.position or scene.view)["secrets"]
        table = sheet(
            "",
            self.t("terminal-bid"),
            *(["?"] if secrets else []),
            self.t("terminal-hand"),
            self.t("terminal-deck"),
            *([self.t("emblems-terminal-power")] if wide else []),
            self.t("terminal-won"),
        )
        for seat in range(scene.seats):
            row = [self.heading(scene, seat), self._bid(scene, seat)]
            if secrets:
                row.append(shapes(secrets[seat]))
            row += [Text(str(scene.view[sizes][seat])) for sizes in ("hand_sizes", "deck_sizes")]
            if wide:
                row.append(Text(str(sum(RANKS) - value(scene.view["spent"][seat])), "quiet"))
            won = scene.view["won"][seat]
            row.append(Text("  ").join(shapes(card) for card in won) if won else Text("–", "quiet"))
            table.add_row(*row)
        return table

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene.view["sealed"][seat]:
            choice = scene.view["choice"] if seat == scene.viewer else None
            return Text(self.label("sealed") + (f": {value(choice['cards'])}" if choice else ""))
        return Text(self.label("choosing") if seat in scene.to_act else "", "quiet")

    def _own(self, secret: int, scene: Scene) -> Grid:
        """The secret card, and the hand with what every card counts."""
        text = self.label("secret-of", {"emblems": self.teller(scene).name("card", secret)})
        name, _, emblems = text.partition(":")
        rows: list[tuple[str, RenderableType]] = [(name, self._emblems(secret) if emblems else text)]
        hand = scene.view["hand"]
        if hand:
            cards = Grid.grid(padding=(0, 1))
            for row in (hand, [RANKS[card] for card in hand]):
                cards.add_row(*(Text(f"{number:>2}") for number in row))
            rows.append((f"{self.label('hand')}\n=", cards))
        return labelled(rows)

    # -- words ------------------------------------------------------------------------------------------

    def menu(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        hand = scene.view["hand"] or []
        dearest = sorted(sorted(hand, key=lambda card: -RANKS[card])[:2])
        examples = [hand[:1], dearest, hand][: len(hand)]
        moves: list[T.Move] = [{"type": "bid", "cards": list(cards)} for cards in examples]
        keys = ["all" if cards is hand else " ".join(map(str, cards)) for cards in examples]
        choices = [self.choice(key, move, scene) for key, move in zip(keys, moves)]
        return choices if len(hand) == 1 else [*choices, Choice("…", self.t("terminal-any-cards"))]

    def understand(self, words: list[str], scene: Scene) -> T.Move | None:
        if words and words[0] in ("b", "bid"):
            words = words[1:]
        cards = wholes(words)
        return None if cards is None else {"type": "bid", "cards": cards}

    def rules_now(self, scene: Scene) -> list[str]:
        return ["E5"] if scene.view["tied"] else ["E3", "E4", "E9"]

    def rules_of(self, move: T.Move, scene: Scene) -> list[str]:
        return ["E5"] if scene.view["tied"] else ["E3", "E4"]

"""The table of luxury in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from saleroom import terminal
from saleroom.games.luxury import types as T
from saleroom.games.luxury.cards import CHARACTERS, LOTS
from saleroom.terminal import block, labelled, points, sheet, whole

Scene = terminal.Scene[T.View, T.Position]
Choice = terminal.Choice[T.Move]

LOTS_IN_ALL = len(LOTS)
SIGNS = {"jewel": ("◆", "blue"), "vehicle": ("●", "violet"), "estate": ("▲", "good")}


class Table(terminal.Table[T.View, T.Position, T.Move]):
    """«Аукціонъ»."""

    quiet = frozenset({"bid_sealed", "blackmail_sealed"})
    loud = frozenset({"lot_sold", "lot_withdrawn", "match_ended"})
    cited = frozenset(
        {
            "banker_doubled",
            "lots_appraised",
            "constable_called",
            "hooligan_came",
            "seat_blackmailed",
            "bids_tied",
            "doubling_lasted",
        }
    )

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene)]
        hands = self._hands(scene)
        return Group(*parts, Text(), labelled(hands)) if hands else Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        view, position, memory = scene.view, scene.position, self._memory(scene)
        if view["lot"] is None:
            return self.over()
        left = view["lots_left"]
        lines: list[Text | str] = []
        if view["rebid"] and scene.viewer not in view["rebid"]:
            lines.append(self.label("rebid-waiting", {"seats": self.people(scene, view["rebid"])}))
        if position is None and view["lots_ahead"]:
            lines.append(self._named("known-ahead", view["lots_ahead"], scene))
        to_come = position["lots_left"] if position is not None else memory and memory["lots_to_come"]
        if to_come:
            lines.append(self._named("to-come", to_come, scene))
        else:
            lines.append(self.label("left", {"count": left}))
        title = self.label("lot", {"number": LOTS_IN_ALL - left})
        return block(title, self._lot(view["lot"], scene, name=True), *lines)

    def _named(self, label: str, lots: list[int], scene: Scene) -> Text:
        return Text(f"{self.label(label)}: ", "quiet") + self._lots(lots, scene)

    def _lot(self, number: int, scene: Scene, *, name: bool = False) -> Text:
        """A lot: its points, and its sign as shape, name and colour."""
        lot = scene.view["options"]["lots"][number - 1]
        shape, colour = SIGNS[lot["sign"]]
        sign = f"{shape} {self.t('luxury-sign-' + lot['sign'])}" if name else shape
        return Text(f"{points(lot['points'])} ").append(sign, colour)

    def _lots(self, lots: list[int], scene: Scene) -> Text:
        """Several lots in a row."""
        return Text("  ").join(self._lot(lot, scene) for lot in lots)

    def _seats(self, scene: Scene) -> RenderableType:
        spent = self._spent(scene)
        headings = [self.t("terminal-bid"), self.t("terminal-won"), *([self.label("spent")] if spent else [])]
        table = sheet("", *headings)
        for seat in range(scene.seats):
            won = scene.view["won"][seat]
            row = [
                self.heading(scene, seat),
                self._bid(scene, seat),
                self._lots(won, scene) if won else Text("–", "quiet"),
            ]
            if spent:
                row.append(Text(" ".join(map(str, spent[seat])), "quiet"))
            table.add_row(*row)
        position, memory = scene.position, self._memory(scene)
        withdrawn = position["withdrawn"] if position is not None else memory and memory["withdrawn"]
        if withdrawn:
            nobody = Text(f"  {self.t('terminal-nobody')}", "quiet")
            table.add_row(nobody, "", self._lots(withdrawn, scene))
        return table

    def _memory(self, scene: Scene) -> T.Memory | None:
        """L8: what everybody has seen, if the table shows it."""
        return scene.view["memory"] if scene.view["options"]["memory"] or scene.view["over"] else None

    def _spent(self, scene: Scene) -> list[list[int]] | None:
        """The cards that each seat has spent, if they are shown."""
        if scene.position is not None:
            return scene.position["discards"]
        memory = self._memory(scene)
        return memory and memory["discards"]

    def _bid(self, scene: Scene, seat: int) -> Text:
        card = scene.view["table"][seat]
        if card is not None:
            text = Text(self.t(f"luxury-card-{card}"))
        elif scene.view["sealed"][seat]:
            choice = scene.view["choice"] if seat == scene.viewer else None
            text = Text(self.label("sealed"))
            if choice and choice["type"] == "bid":
                text.append(f": {choice['card']}")
        elif scene.view["rebid"] and seat not in scene.view["rebid"]:
            text = Text(self.label("out"), "quiet")
        else:
            text = Text(self.label("choosing") if seat in scene.to_act else "", "quiet")
        if scene.view["doubled"][seat]:
            text.append(f" {self.label('next-double')}" if card is not None else " ×2", "loud")
        return text

    def _hands(self, scene: Scene) -> list[tuple[str, RenderableType]]:
        if scene.position is not None:
            return [
                (self.holds(scene, seat), " ".join(map(str, hand)) or "–")
                for seat, hand in enumerate(scene.position["hands"])
            ]
        hand = scene.view["hand"]
        if hand is None or scene.view["lot"] is None:
            return []
        return [(self.label("hand"), " ".join(map(str, hand)) or "–")]

    # -- words ------------------------------------------------------------------------------------------

    def hint(self, move: T.Move, scene: Scene) -> str:
        if move["type"] == "bid":
            return self.t(f"luxury-card-{move['card']}-about") if move["card"] in CHARACTERS else ""
        target = move["target"]
        return "" if target is None else self.t(f"luxury-card-{scene.view['table'][target]}")

    def explain(self, move: T.Move, scene: Scene) -> str:
        about = super().explain(move, scene)
        if move["type"] != "bid":
            return about
        power = self.t(f"luxury-card-{move['card']}-about")
        return f"{power} {about}"

    def menu(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        if scene.view["phase"] != "blackmailing":
            return self.numbered(scene, legal)
        moves = [move for move in legal if move["type"] == "blackmail"]
        keys = ["n" if move["target"] is None else str(move["target"]) for move in moves]
        return [self.choice(key, move, scene) for key, move in zip(keys, moves)]

    def understand(self, words: list[str], scene: Scene) -> T.Move | None:
        if words and words[0] in ("b", "bid"):
            words = words[1:]
        number = whole(words[-1]) if len(words) == 1 or words[:1] in (["blackmail"], ["seat"]) else None
        if scene.view["phase"] == "blackmailing":
            if words and words[-1] == "nobody":
                return {"type": "blackmail", "target": None}
            return None if number is None else {"type": "blackmail", "target": number}
        if number is None and len(words) == 1:
            number = next((card for card in CHARACTERS if self._character(card) == words[0]), None)
        return None if number is None else {"type": "bid", "card": number}

    def _character(self, card: int) -> str:
        return self.t(f"luxury-character-{card}").lower()

    def rules_now(self, scene: Scene) -> list[str]:
        if scene.view["phase"] == "blackmailing":
            return ["L4"]
        return ["L7", "L4"] if scene.view["rebid"] else ["L3", "L4"]

    def rules_of(self, move: T.Move, scene: Scene) -> list[str]:
        return ["L4"] if move["type"] == "blackmail" or move["card"] in CHARACTERS else ["L6"]

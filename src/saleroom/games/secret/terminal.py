"""The table of secret in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saleroom import terminal
from saleroom.games.secret import types as T
from saleroom.games.secret.cards import CHIPS, POINTS, REQUESTS
from saleroom.terminal import block, labelled, sheet, wholes

Scene = terminal.Scene[T.View, T.Position]
Choice = terminal.Choice[T.Move]

COLOURS = {
    "amber": "dark_goldenrod",
    "beryl": "teal",
    "coral": "loss",
    "diamond": "",
    "emerald": "good",
    "feldspar": "violet",
}


def cards_text(cards: list[int]) -> str:
    """Money cards in a row."""
    return " ".join(map(str, cards)) or "–"


class Table(terminal.Table[T.View, T.Position, T.Move]):
    """秘密のオークション."""

    quiet = frozenset({"choice_sealed"})
    loud = frozenset({"item_sold", "item_discarded", "match_ended"})
    cited = frozenset({"pile_returned", "seat_out", "item_sold"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene)]
        rows = self._own(scene) if scene.position is None else self._open_hands(scene.position, scene)
        return Group(*parts, Text(), labelled(rows)) if rows else Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        item = scene.view["item"]
        if not scene.to_act:
            return self.over()
        if item is None:
            return block(self.t("terminal-sale"), self.t("secret-phase-keeping"))
        done = sum(map(len, scene.view["won"])) + len(scene.view["discarded"])
        lines = [
            self.label("asks", {"asks": scene.view["asks"] or 0}),
            self.label("to-come-count", {"count": scene.view["items_left"]}),
        ]
        return block(self.label("item", {"number": done + 1}), self._item(item), *lines)

    def _item(self, item: str) -> Text:
        """An item: its type, and its stars; in one piece, so that no line breaks within it."""
        gem, stars = item[:-1], int(item[-1])
        return Text(f"{self.t('secret-gem-' + gem)}{'★' * stars}", COLOURS[gem])

    def _seats(self, scene: Scene) -> Grid:
        table = sheet(
            "",
            self.t("terminal-bid"),
            self.label("chips-short"),
            self.label("hand-short"),
            self.label("pile-short"),
            self.t("terminal-won"),
        )
        for seat in range(scene.seats):
            chips = scene.view["chips"][seat]
            table.add_row(
                self.heading(scene, seat),
                self._bid(scene, seat),
                Text("●" * chips + "○" * (CHIPS - chips)),
                str(scene.view["hand_sizes"][seat]),
                str(scene.view["pile_sizes"][seat]),
                self._items(scene.view["won"][seat]),
            )
        if scene.view["discarded"]:
            nobody = Text(f"  {self.t('terminal-nobody')}", "quiet")
            table.add_row(nobody, "", "", "", "", self._items(scene.view["discarded"]))
        return table

    def _items(self, items: list[str]) -> Text:
        return Text(", ").join(map(self._item, items)) if items else Text("–", "quiet")

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene.view["out"][seat]:
            return Text(self.label("out"), "loss")
        if scene.view["sealed"][seat]:
            choice = scene.view["choice"] if seat == scene.viewer else None
            bid = choice["cards"] if choice and choice["type"] == "bid" else []
            return Text(self.label("sealed") + (f": {' + '.join(map(str, bid))}" if bid else ""))
        return Text(self.label("choosing") if seat in scene.to_act else "", "quiet")

    def _own(self, scene: Scene) -> list[tuple[str, RenderableType]]:
        if scene.view["hand"] is None:
            return []
        rows: list[tuple[str, RenderableType]] = [(self.label("hand"), cards_text(scene.view["hand"]))]
        if scene.view["pile"]:
            rows.append((self.label("pile-short"), cards_text(scene.view["pile"])))
        if scene.view["request"]:
            rows.append((self._request(scene.view["request"]), self._wish(scene.view["request"], scene)))
        return rows

    def _request(self, request: str) -> str:
        return self.t(f"secret-request-{request.replace('_', '-')}")

    def _wish(self, request: str, scene: Scene) -> str:
        """When a request is fulfilled under the readings of this table, and what it is worth."""
        name = f"secret-request-{request.replace('_', '-')}-about"
        read = [f"{name}-{reading}" for reading in scene.view["options"]["readings"]]
        about = self.t(next((one for one in read if self.words.knows(one)), name))
        worth = self.t("secret-request-points", {"points": POINTS[REQUESTS.index(request)]})
        return f"{about} ({worth})"

    def _open_hands(self, position: T.Position, scene: Scene) -> list[tuple[str, RenderableType]]:
        rows: list[tuple[str, RenderableType]] = []
        for seat in range(scene.seats):
            requests = position["requests"][seat]
            wishes = map(self._request, [requests] if isinstance(requests, str) else requests)
            pile = f"{self.label('pile-short')}: {cards_text(position['piles'][seat])}"
            parts = (cards_text(position["hands"][seat]), pile, " / ".join(wishes))
            rows.append((self.holds(scene, seat), " · ".join(parts)))
        return rows

    # -- words ------------------------------------------------------------------------------------------

    def hint(self, move: T.Move, scene: Scene) -> str:
        return self._wish(move["request"], scene) if move["type"] == "keep" else self.explain(move, scene)

    def explain(self, move: T.Move, scene: Scene) -> str:
        about = super().explain(move, scene)
        return f"{self._wish(move['request'], scene)} {about}" if move["type"] == "keep" else about

    def menu(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        if scene.view["phase"] == "keeping":
            return self.numbered(scene, legal)
        choices: list[Choice] = []
        shown: set[tuple[str, bool]] = set()
        for move in legal:  # one example of each
            assert move["type"] != "keep"
            recover = bool(move.get("recover"))
            if (move["type"], recover) not in shown:
                shown.add((move["type"], recover))
                what = "p" if move["type"] == "pass" else " ".join(map(str, move["cards"]))
                choices.append(self.choice(f"{'r ' if recover else ''}{what}", move, scene))
        if any(kind == "bid" for kind, _ in shown):
            choices.append(Choice("…", self.t("terminal-any-cards")))
        return choices

    def understand(self, words: list[str], scene: Scene) -> T.Move | None:
        if scene.view["phase"] == "keeping":
            name = "_".join(words[1:] if words[:1] == ["keep"] else words)
            return {"type": "keep", "request": name} if name in REQUESTS else None
        recover = words[:1] in (["r"], ["recover"])
        if recover:
            words = words[1:]
        if words in (["p"], ["pass"]):
            return {"type": "pass", "recover": recover}
        if words[:1] in (["b"], ["bid"]):
            words = words[1:]
        cards = wholes(words)
        return None if cards is None else {"type": "bid", "cards": cards, "recover": recover}

    def rules_now(self, scene: Scene) -> list[str]:
        return ["S4", "S11"] if scene.view["phase"] == "keeping" else ["S6", "S7", "S8"]

    def rules_of(self, move: T.Move, scene: Scene) -> list[str]:
        return {"keep": ["S4"], "bid": ["S7", "S8"], "pass": ["S6"]}[move["type"]]

"""The table of secret in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saleroom import terminal
from saleroom.core.game import Json
from saleroom.games.secret.cards import CHIPS, POINTS, REQUESTS
from saleroom.terminal import Choice, Scene, block, labelled, sheet, wholes

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


class Table(terminal.Table):
    """秘密のオークション."""

    quiet = frozenset({"choice_sealed"})
    loud = frozenset({"item_sold", "item_discarded", "match_ended"})
    cited = frozenset({"pile_returned", "seat_out", "item_sold"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene)]
        rows = self._open_hands(scene) if scene.all_knowing else self._own(scene)
        return Group(*parts, Text(), labelled(rows)) if rows else Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        item = scene["item"]
        if not scene.to_act:
            return self.over()
        if item is None:
            return block(self.t("terminal-sale"), self.t("secret-phase-keeping"))
        done = sum(map(len, scene["won"])) + len(scene["discarded"])
        asks = scene.options["asks"][item[:-1]][int(item[-1]) - 1]
        left = scene["items_left"]
        number = len(left) if isinstance(left, list) else left
        lines = [self.label("asks", {"asks": asks}), self.label("to-come-count", {"count": number})]
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
            chips = scene["chips"][seat]
            hand, pile = self._sizes(scene, seat)
            table.add_row(
                self.heading(scene, seat),
                self._bid(scene, seat),
                Text("●" * chips + "○" * (CHIPS - chips)),
                str(hand),
                str(pile),
                self._items(scene["won"][seat]),
            )
        if scene["discarded"]:
            nobody = Text(f"  {self.t('terminal-nobody')}", "quiet")
            table.add_row(nobody, "", "", "", "", self._items(scene["discarded"]))
        return table

    def _items(self, items: list[str]) -> Text:
        return Text(", ").join(map(self._item, items)) if items else Text("–", "quiet")

    def _sizes(self, scene: Scene, seat: int) -> tuple[int, int]:
        if scene.all_knowing:
            return len(scene["hands"][seat]), len(scene["piles"][seat])
        return scene["hand_sizes"][seat], scene["pile_sizes"][seat]

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene["out"][seat]:
            return Text(self.label("out"), "loss")
        if scene["sealed"][seat]:
            choice = scene.get("choice") if seat == scene.viewer else None
            cards = f": {' + '.join(map(str, choice['cards']))}" if choice and "cards" in choice else ""
            return Text(self.label("sealed") + cards)
        return Text(self.label("choosing") if seat in scene.to_act else "", "quiet")

    def _own(self, scene: Scene) -> list[tuple[str, RenderableType]]:
        if scene.viewer is None:
            return []
        rows: list[tuple[str, RenderableType]] = [(self.label("hand"), cards_text(scene["hand"]))]
        if scene["pile"]:
            rows.append((self.label("pile-short"), cards_text(scene["pile"])))
        if scene["request"]:
            rows.append((self._request(scene["request"]), self._wish(scene["request"])))
        return rows

    def _request(self, request: str) -> str:
        return self.t(f"secret-request-{request.replace('_', '-')}")

    def _wish(self, request: str) -> str:
        """When a request is fulfilled, and what it is worth."""
        about = self.t(f"secret-request-{request.replace('_', '-')}-about")
        worth = self.t("secret-request-points", {"points": POINTS[REQUESTS.index(request)]})
        return f"{about} ({worth})"

    def _open_hands(self, scene: Scene) -> list[tuple[str, RenderableType]]:
        rows: list[tuple[str, RenderableType]] = []
        for seat in range(scene.seats):
            requests = scene["requests"][seat]
            wishes = map(self._request, [requests] if isinstance(requests, str) else requests)
            pile = f"{self.label('pile-short')}: {cards_text(scene['piles'][seat])}"
            parts = (cards_text(scene["hands"][seat]), pile, " / ".join(wishes))
            rows.append((self.holds(scene, seat), " · ".join(parts)))
        return rows

    # -- words ------------------------------------------------------------------------------------------

    def hint(self, move: Json, scene: Scene) -> str:
        return self._wish(move["request"]) if move["type"] == "keep" else self.explain(move, scene)

    def explain(self, move: Json, scene: Scene) -> str:
        about = super().explain(move, scene)
        return f"{self._wish(move['request'])} {about}" if move["type"] == "keep" else about

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        if scene["phase"] == "keeping":
            return self.numbered(scene, legal)
        choices: list[Choice] = []
        shown: set[tuple[str, bool]] = set()
        for move in legal:  # one example of each
            recover = bool(move.get("recover"))
            if (move["type"], recover) not in shown:
                shown.add((move["type"], recover))
                what = "p" if move["type"] == "pass" else " ".join(map(str, move["cards"]))
                choices.append(self.choice(f"{'r ' if recover else ''}{what}", move, scene))
        if any(kind == "bid" for kind, _ in shown):
            choices.append(Choice("…", self.t("terminal-any-cards")))
        return choices

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        if scene["phase"] == "keeping":
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
        return ["S4", "S11"] if scene["phase"] == "keeping" else ["S6", "S7", "S8"]

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        return {"keep": ["S4"], "bid": ["S7", "S8"], "pass": ["S6"]}[move["type"]]

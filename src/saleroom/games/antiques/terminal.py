"""The table of antiques in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saleroom import terminal
from saleroom.games.antiques import types as T
from saleroom.games.antiques.cards import GROUPS, KINDS
from saleroom.terminal import NARROW, block, sheet, whole

Scene = terminal.Scene[T.View, T.Position]
Choice = terminal.Choice[T.Move]

ROUNDS = 20
WIDE = 96
"""From so many columns on the table says what the kinds are worth."""
SHAPES = {
    "painting": ("▣", "blue"),
    "sculpture": ("▲", "quiet"),
    "furniture": ("■", "teal"),
    "stamp": ("▦", "good"),
    "jewellery": ("◆", "violet"),
    "collection": ("✦", "loud"),
    "replica": ("○", "loss"),
}
ANSWERS = {"y": True, "yes": True, "accept": True, "n": False, "no": False, "decline": False}


class Table(terminal.Table[T.View, T.Position, T.Move]):
    """«Аукцион»."""

    loud = frozenset({"lot_sold", "lot_unsold", "match_ended"})
    cited = frozenset({"lot_unsold", "bank_taken", "replica_placed", "bidding_stopped", "seat_banned"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        return Group(self._block(scene), self._seats(scene, width))

    def _block(self, scene: Scene) -> RenderableType:
        if not scene.to_act:
            return self.over()
        title = self.label("round", {"round": scene.view["round"], "rounds": ROUNDS})
        deck = self.label("deck", {"cards": scene.view["deck_size"]})
        bank = f"{deck} {self.label('bank')}: {scene.view['bank']}"
        lot = (scene.position or scene.view)["lot"]
        if lot is None:
            return block(title, "–" if scene.position is None else self.label("face-down"), bank)
        row = Text("   ").join(self._kind(kind) for kind in lot)
        return block(title, row, self._call(scene), bank)

    def _call(self, scene: Scene) -> Text:
        """The highest bid, or who begins."""
        high = max(scene.view["bids"])
        seat = scene.view["bids"].index(high) if high else scene.view["first"]
        values: dict[str, str | int] = {
            "you": "who" if seat == scene.viewer else "no",
            "who": self.person(scene, seat),
            "coins": high,
        }
        if high:
            return Text(self.t("antiques-event-bid-made", values), "brass")
        return Text(self.label("opens", values), "quiet")

    def _kind(self, kind: str | None) -> Text:
        """A card as shape, name and colour; None lies face down."""
        if kind is None:
            return Text(self.t("antiques-kind-none"), "quiet")
        shape, colour = SHAPES[kind]
        return Text(f"{shape} ", colour).append(
            self.t(f"antiques-kind-{kind}"), colour if colour != "quiet" else ""
        )

    def _seats(self, scene: Scene, width: int) -> Grid:
        seats = range(scene.seats)
        wide = width >= WIDE
        tight = width < NARROW and scene.seats > 4
        table = sheet(
            self.t("seat") if tight else "",
            *(self.heading(scene, seat, aligned=False, name=not tight) for seat in seats),
            *([""] if wide else []),
        )
        if scene.to_act:
            table.add_row(Text(self.t("terminal-bid"), "quiet"), *(self._bid(scene, seat) for seat in seats))
        coins = self._coins(scene)
        if any(number is not None for number in coins):
            row = (Text("?" if number is None else str(number)) for number in coins)
            table.add_row(Text(self.label("purse"), "quiet"), *row)
        replicas = [{group: own[group] for group in GROUPS} for own in scene.view["replicas"]]
        for kind in KINDS[:6]:
            worth = [Text(self.t(f"antiques-kind-{kind}-about"), "quiet")] if wide else []
            row = (count(cards[kind], own.get(kind, 0)) for cards, own in zip(scene.view["cards"], replicas))
            table.add_row(self._kind(kind), *row, *worth)
        if any(own["loose"] for own in replicas):
            table.add_row(Text(self.label("loose")), *(count(own["loose"]) for own in replicas))
        if scene.view["options"]["tricks"]:
            tokens = (map(self._token, names) for names in scene.view["tokens"])
            row = (Text("\n".join(names) or "–") for names in tokens)
            table.add_row(Text(self.label("tokens"), "quiet"), *row)
        return table

    def _token(self, name: str) -> str:
        return self.t(f"antiques-token-{name}")

    def _coins(self, scene: Scene) -> list[int | None]:
        """A2: everybody knows its own purse only, unless the table plays with open ones."""
        if scene.position is not None:
            return list(scene.position["coins"])
        if scene.view["options"]["open_purses"] or not scene.to_act:
            return list(scene.view["memory"]["coins"])
        return [scene.view["purse"] if seat == scene.viewer else None for seat in range(scene.seats)]

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene.view["passed"][seat]:
            return Text(self.label("passed"), "loss")
        bid = scene.view["bids"][seat]
        if not bid:
            return Text("–", "quiet")
        return Text(str(bid), "brass" if bid == max(scene.view["bids"]) else "")

    # -- words ------------------------------------------------------------------------------------------

    def hint(self, move: T.Move, scene: Scene) -> str:
        if move["type"] == "place":
            return self.t(f"antiques-kind-{move['group']}-about")
        return self.explain(move, scene) if move["type"] in ("trick", "pass") else ""

    def menu(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        if scene.view["phase"] == "bidding":
            return self._menu_bids(scene, legal)
        if scene.view["phase"] == "trick":
            return self._menu_tricks(scene, legal)
        if scene.view["phase"] == "answer":
            answers = [move for move in legal if move["type"] == "answer"]
            return [self.choice("y" if move["accept"] else "n", move, scene) for move in answers]
        return self.numbered(scene, legal)

    def _menu_bids(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        bids = [move for move in legal if move["type"] == "bid"]
        choices = [self.choice("p", move, scene) for move in legal if move["type"] == "pass"]
        if len(bids) == 1:
            choices.append(self.choice(str(bids[0]["coins"]), bids[0], scene))
        elif bids:
            amounts = f"{bids[0]['coins']} … {bids[-1]['coins']}"
            choices.append(Choice(amounts, self.t("bid-amount", {"amount": amounts})))
        return choices

    def _menu_tricks(self, scene: Scene, legal: Sequence[T.Move]) -> list[Choice]:
        tricks = [move for move in legal if move["type"] == "trick"]
        choices = []
        for move in tricks:
            if move["use"] == "ban":
                choices.append(self.choice(f"ban {move['target']}", move, scene))
            elif move["use"] != "swap":
                choices.append(self.choice("n" if move["use"] == "none" else "stop", move, scene))
        return choices + self._menu_swaps(scene, [move for move in tricks if move["use"] == "swap"])

    def _menu_swaps(self, scene: Scene, swaps: list[T.TrickSwap]) -> list[Choice]:
        """One line for all swaps: what everybody has lies open."""
        if not swaps:
            return []
        one = swaps[0]
        order = ", ".join(self.label(name) for name in ("swap-whom", "you-give", "you-get"))
        like = f"swap {one['target']} {one['give']} {one['take']}"
        choices = [Choice(like, self.label("swap-open"), order)]
        if any(":" in move["give"] + move["take"] for move in swaps):
            choices += [
                Choice(card, self.teller(scene).name("card", card))
                for card in ("replica:stamp", "replica:loose")
            ]
        partners = [move["payer"] for move in swaps if move["payer"] != scene.me]
        if partners:
            who = {"who": self.person(scene, partners[0])}
            choices.append(Choice(f"… pay {partners[0]}", self.label("token-of", who)))
        return choices

    def understand(self, words: list[str], scene: Scene) -> T.Move | None:
        phase = scene.view["phase"]
        if not words:
            return None
        if phase == "trick":
            return self._understand_trick(words, scene)
        if phase == "placing":
            group = words[-1].removesuffix("s")
            return {"type": "place", "group": group} if group in KINDS else None
        if phase == "answer":
            return {"type": "answer", "accept": ANSWERS[words[0]]} if words[0] in ANSWERS else None
        if words == ["pass"]:
            return {"type": "pass"}
        coins = whole(words[-1]) if words[:-1] in ([], ["b"], ["bid"]) else None
        return None if coins is None else {"type": "bid", "coins": coins}

    def _understand_trick(self, words: list[str], scene: Scene) -> T.Move | None:
        use = words[0]
        numbers = [number for number in map(whole, words[1:]) if number is not None]
        if use in ("n", "no", "none"):
            return {"type": "trick", "use": "none"}
        if use == "stop":
            return {"type": "trick", "use": "stop"}
        if use == "ban" and len(numbers) == 1:
            return {"type": "trick", "use": "ban", "target": numbers[0]}
        if use != "swap" or len(words) < 4 or not numbers:
            return None
        payer = numbers[1] if len(numbers) > 1 else scene.me
        target, give, take = numbers[0], words[2], words[3]
        return {"type": "trick", "use": "swap", "target": target, "give": give, "take": take, "payer": payer}

    def rules_now(self, scene: Scene) -> list[str]:
        rules = {"bidding": ["A4", "A5", "A7"], "trick": ["A10"], "answer": ["A10"], "placing": ["A8"]}
        return rules[scene.view["phase"]]

    def rules_of(self, move: T.Move, scene: Scene) -> list[str]:
        return {"bid": ["A4", "A7"], "pass": ["A4"], "place": ["A8", "A11"]}.get(move["type"], ["A10"])


def count(number: int, replicas: int = 0) -> Text:
    """A number of cards, replicas apart; a dot for none."""
    if replicas:
        return Text(f"{number} +{replicas}○")
    return Text(str(number)) if number else Text("·", "quiet")

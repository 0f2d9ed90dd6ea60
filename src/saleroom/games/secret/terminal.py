"""The table of secret."""

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
    numbered,
    plural,
    sheet,
    wholes,
)
from saleroom.core.game import Json
from saleroom.games.secret.cards import CHIPS, ITEMS, POINTS, REQUESTS

COLOURS = {
    "amber": "dark_goldenrod",
    "beryl": "teal",
    "coral": "loss",
    "diamond": "",
    "emerald": "good",
    "feldspar": "violet",
}
WISHES = {
    "most_money": "no seat has more cards in hand and pile together",
    "few_types": "your items are of at most 3 types",
    "many_types": "your items are of at least 4 types",
    "fewest_three": "no seat has fewer ★★★ items",
    "most_one": "you have a ★ item, and no seat has more of them",
    "multiple_of_four": "the ★ of your items add up to 4, 8, 12 …",
    "no_chips": "you keep all three chips",
    "two_twos": "you have exactly two ★★ items",
    "pairs": "two types or more with at least two items each",
    "one_of_each": "at least one item each of ★, ★★ and ★★★",
}


def item_text(item: str) -> Text:
    """An item: its type, and its stars; in one piece, so that no line breaks within it."""
    kind, stars = item[:-1], int(item[-1])
    return Text(f"{kind}{'★' * stars}", COLOURS[kind])


def request_text(request: str) -> str:
    """A request: its points, and when it is fulfilled."""
    return f"{POINTS[REQUESTS.index(request)]} points if {WISHES[request]}"


def request_name(request: str) -> str:
    """A request by its name."""
    return request.replace("_", " ")


class SecretTable(GameTable):
    """秘密のオークション in the terminal."""

    quiet = frozenset({"choice_sealed"})
    loud = frozenset({"item_sold", "item_discarded", "match_ended"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene)]
        rows = self._open_hands(scene) if scene.all_knowing else self._own(scene)
        if rows:
            parts += [Text(), labelled(rows)]
        return Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        item = scene["item"]
        if item is None:
            return block(
                "The sale", "The sale is over." if not scene.to_act else "Every seat keeps one request."
            )
        done = sum(map(len, scene["won"])) + len(scene["discarded"])
        asks = scene.options["asks"][item[:-1]][int(item[-1]) - 1]
        lines = [f"asks for {plural(asks, 'card')}"]
        left = scene["items_left"]
        number = len(left) if isinstance(left, list) else left
        lines.append(f"{plural(number, 'more item')} to come" if number else "the last item")
        return block(f"Item {done + 1} of {len(ITEMS)}", item_text(item), *lines)

    def _seats(self, scene: Scene) -> Table:
        table = sheet("", "Bid", "Chips", "Hand", "Pile", "Won")
        for seat in range(scene.seats):
            chips = scene["chips"][seat]
            hand, pile = self._sizes(scene, seat)
            won = scene["won"][seat]
            table.add_row(
                scene.heading(seat),
                self._bid(scene, seat),
                Text("●" * chips + "○" * (CHIPS - chips)),
                str(hand),
                str(pile),
                Text(", ").join(item_text(item) for item in won) if won else Text("–", "quiet"),
            )
        if scene["discarded"]:
            table.add_row(
                Text("  nobody", "quiet"), "", "", "", "", Text(", ").join(map(item_text, scene["discarded"]))
            )
        return table

    def _sizes(self, scene: Scene, seat: int) -> tuple[int, int]:
        if scene.all_knowing:
            return len(scene["hands"][seat]), len(scene["piles"][seat])
        return scene["hand_sizes"][seat], scene["pile_sizes"][seat]

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene["out"][seat]:
            return Text("out", "loss")
        if scene["sealed"][seat]:
            choice = scene.get("choice") if seat == scene.viewer else None
            return Text(f"sealed: {self._short(choice)}" if choice else "sealed")
        return Text("choosing" if seat in scene.to_act else "", "quiet")

    def _short(self, choice: Json) -> str:
        if choice["type"] == "bid":
            return " + ".join(map(str, choice["cards"]))
        return "pass" if choice["type"] == "pass" else request_name(choice["request"])

    def _own(self, scene: Scene) -> list[tuple[str, Text | str]]:
        if scene.viewer is None:
            return []
        rows: list[tuple[str, Text | str]] = [("Your hand", cards_text(scene["hand"]))]
        if scene["pile"]:
            rows.append(("Your pile", cards_text(scene["pile"])))
        if scene["request"]:
            rows.append(("Your request", request_text(scene["request"])))
        return rows

    def _open_hands(self, scene: Scene) -> list[tuple[str, Text | str]]:
        rows: list[tuple[str, Text | str]] = []
        for seat in range(scene.seats):
            request = scene["requests"][seat]
            wish = (
                request_name(request) if isinstance(request, str) else " or ".join(map(request_name, request))
            )
            cards = f"{cards_text(scene['hands'][seat])} · pile {cards_text(scene['piles'][seat])}"
            rows.append((f"Seat {seat} holds", f"{cards} · wants {wish}"))
        return rows

    # -- words ------------------------------------------------------------------------------------------

    def tell(self, event: Json, scene: Scene) -> str | None:
        kind = event["type"]
        seat = event.get("seat", -1)
        if kind == "choice_sealed":
            choice = event.get("choice")
            return (
                f"{scene.does(seat, 'seal')} {f'this: {self.say(choice, scene)}' if choice else 'a choice'}."
            )
        if kind == "requests_kept":
            return "Every seat has kept a request."
        if kind == "item_turned_up":
            return f"The next item: {item_text(event['item'])}, for {plural(event['asks'], 'card')}."
        if kind == "pile_returned":
            pile = f"{scene.own(seat)} pile of {plural(event['number'], 'card')}"
            return f"{scene.does(seat, 'take')} {pile} back, being short of cards. (S5)"
        if kind == "seat_out":
            return f"{scene.does(seat, 'have')} too few cards left and {scene.verb(seat, 'are')} out. (S5)"
        if kind == "choices_revealed":
            choices = ", ".join(self._revealed(choice, scene) for choice in event["choices"])
            return f"The choices are turned. {capital(choices)}."
        if kind == "item_sold":
            tie = "A tie at the top, so the next highest takes it. " if event["after_tie"] else ""
            return f"{tie}Sold: {item_text(event['item'])} goes to {scene.whom(seat)}. (S7)"
        if kind == "item_discarded":
            return f"Nobody gets {item_text(event['item'])}."
        return self._tell_end(event, scene) if kind == "match_ended" else None

    def _revealed(self, choice: Json, scene: Scene) -> str:
        recover = " (pile taken back)" if choice.get("recover") else ""
        seat = scene.whom(choice["seat"])
        if choice["type"] == "pass":
            return f"{seat} {scene.verb(choice['seat'], 'pass')}{recover}"
        total = f" = {choice['value']}" if len(choice["cards"]) > 1 else ""
        return f"{seat}: {self._short(choice)}{total}{recover}"

    def _tell_end(self, event: Json, scene: Scene) -> str:
        wishes = [
            f"{scene.whom(seat)} {request_name(request)} ({'fulfilled' if done else 'not fulfilled'})"
            for seat, (request, done) in enumerate(zip(event["requests"], event["fulfilled"], strict=True))
        ]
        return f"The sale is over. The requests: {', '.join(wishes)}."

    def say(self, move: Json, scene: Scene) -> str:
        if move["type"] == "keep":
            return f"keep {request_name(move['request'])}"
        recover = "take the pile back and " if move.get("recover") else ""
        return f"{recover}bid {self._short(move)}" if move["type"] == "bid" else f"{recover}pass"

    def hint(self, move: Json, scene: Scene) -> str:
        return request_text(move["request"]) if move["type"] == "keep" else ""

    def explain(self, move: Json, scene: Scene) -> str:
        if move["type"] == "keep":
            return f"{request_text(move['request'])}. The other request goes to the box.".capitalize()
        chips = int(move.get("recover", False)) + (move["type"] == "pass")
        cost = (
            f"It costs {plural(chips, 'chip')} of your {scene['chips'][scene.me]}."
            if chips
            else "It costs no chip."
        )
        if move["type"] == "pass":
            return cost
        return (
            f"Together {sum(move['cards'])}. {cost} If it wins, the cards stay under the item for good; "
            "otherwise they go to your pile."
        )

    def ask(self, scene: Scene) -> str:
        if scene["phase"] == "keeping":
            return "Which request do you keep?"
        return (
            f"Bid {plural(scene['asks'], 'card')}, or spend a chip?"
            if scene["chips"][scene.me]
            else (f"Bid {plural(scene['asks'], 'card')}. You have no chip to pass with.")
        )

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        if scene["phase"] == "keeping":
            return numbered(self, scene, legal)
        asks = scene["asks"]
        hand, money = scene["hand"], sorted(scene["hand"] + scene["pile"])
        example, other = (" ".join(map(str, cards[:asks])) for cards in (hand, money))
        lines = {
            ("bid", False): Choice(example, f"Bid any {plural(asks, 'card')}", f"from {cards_text(hand)}"),
            ("bid", True): Choice(
                f"r {other}", "First take back your pile", f"a chip, from {cards_text(money)}"
            ),
            ("pass", False): Choice("p", "Pass", "a chip", {"type": "pass", "recover": False}),
            ("pass", True): Choice(
                "r p", "Take back your pile, pass", "two chips", {"type": "pass", "recover": True}
            ),
        }
        offered = {(move["type"], move.get("recover", False)) for move in legal}
        return [choice for key, choice in lines.items() if key in offered]

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


def cards_text(cards: list[int]) -> str:
    """Money cards in a row."""
    return " ".join(map(str, cards)) or "empty"

"""The table of antiques."""

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
    numbered,
    plural,
    sheet,
    whole,
)
from saleroom.core.game import Json
from saleroom.games.antiques.cards import KINDS

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
WORTH = {
    "painting": "5 each",
    "sculpture": "20, 15, 10 for the most; none: −5",
    "furniture": "12 a pair",
    "stamp": "1 8 17 28 41 56 for one to six",
    "jewellery": "4 10 17 25 34 44 for one to six",
    "collection": "+20 with one of every kind, else −10",
}


def kind_text(kind: str | None) -> Text:
    """A card as shape, name and colour; None lies face down."""
    if kind is None:
        return Text("face down", "quiet")
    shape, colour = SHAPES[kind]
    return Text(f"{shape} ", colour).append(Text(kind, colour if colour != "quiet" else ""))


def card_words(name: str) -> str:
    """A card as a swap names it, in words."""
    if name == "replica:loose":
        return "loose replica"
    return f"replica among the {group_name(name[8:])}" if name.startswith("replica:") else name


class AntiquesTable(GameTable):
    """«Аукцион» in the terminal."""

    loud = frozenset({"lot_sold", "lot_unsold", "match_ended"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        return Group(self._block(scene), self._seats(scene, width))

    def _block(self, scene: Scene) -> RenderableType:
        title = f"Round {scene['round']} of {ROUNDS}"
        lot = scene["lot"]
        if lot is None:
            if not scene.to_act:
                return block("The sale is over", "All twenty lots are gone.")
            return block(title, "The lot is sold.", self._bank(scene))
        high = max(scene["bids"])
        leader = scene["bids"].index(high)
        if high:
            call = Text(f"{scene.does(leader, 'bid')} {high}.", "brass")
        else:
            call = Text(f"No bid yet. {scene.does(scene['first'], 'have')} the first word.", "quiet")
        row = Text("   ").join(kind_text(kind) for kind in lot)
        return block(title, row, call, self._bank(scene))

    def _bank(self, scene: Scene) -> str:
        deck = scene.get("deck_size")
        left = (len(scene["deck"]) if deck is None else deck) // 3
        bank = f"{plural(scene['bank'], 'coin')} in the bank" if scene["bank"] else "the bank is empty"
        return f"{plural(left, 'more lot')} to come · {bank}" if left else f"the last lot · {bank}"

    def _seats(self, scene: Scene, width: int) -> Table:
        seats = range(scene.seats)
        wide = width >= WIDE
        tight = width < NARROW and scene.seats > 4
        table = sheet(
            "seat" if tight else "",
            *(scene.heading(seat, aligned=False, name=not tight) for seat in seats),
            *(["worth (A11–A13)"] if wide else []),
        )
        if scene.to_act:
            table.add_row(Text("bid", "quiet"), *(self._bid(scene, seat) for seat in seats))
        coins = self._coins(scene)
        if any(number is not None for number in coins):
            table.add_row(
                Text("purse", "quiet"),
                *(Text("secret", "quiet") if number is None else Text(str(number)) for number in coins),
            )
        for kind in KINDS[:6]:
            worth = [Text(WORTH[kind], "quiet")] if wide else []
            table.add_row(kind_text(kind), *(self._number(scene, seat, kind) for seat in seats), *worth)
        if any(replicas["loose"] for replicas in scene["replicas"]):
            table.add_row(
                Text("loose replica"), *(count(replicas["loose"]) for replicas in scene["replicas"])
            )
        if scene.options["tricks"]:
            table.add_row(
                Text("tricks", "quiet"), *(Text("\n".join(names) or "–") for names in scene["tokens"])
            )
        return table

    def _coins(self, scene: Scene) -> list[int | None]:
        """A2: everybody knows its own purse only, unless the table plays with open ones."""
        if scene.all_knowing:
            return list(scene["coins"])
        if scene.options["open_purses"] or not scene.to_act:
            return list(scene["memory"]["coins"])
        return [scene["purse"] if seat == scene.viewer else None for seat in range(scene.seats)]

    def _bid(self, scene: Scene, seat: int) -> Text:
        if scene["passed"][seat]:
            return Text("passed", "loss")
        bid = scene["bids"][seat]
        if not bid:
            return Text("–", "quiet")
        return Text(str(bid), "brass" if bid == max(scene["bids"]) else "")

    def _number(self, scene: Scene, seat: int, kind: str) -> Text:
        """How many cards of a kind a seat has, replicas among them apart."""
        replicas = scene["replicas"][seat].get(kind, 0)
        text = count(scene["cards"][seat][kind])
        return Text(f"{text.plain if text.plain != '·' else '0'} +{replicas}○") if replicas else text

    # -- words ------------------------------------------------------------------------------------------

    def tell(self, event: Json, scene: Scene) -> str | None:
        kind = event["type"]
        seat = event.get("seat", -1)
        if kind == "bid_made":
            return f"{scene.does(seat, 'bid')} {event['coins']}."
        if kind == "seat_passed":
            return f"{scene.does(seat, 'pass')}."
        if kind == "lot_sold":
            return self._tell_sale(event, scene)
        if kind == "lot_unsold":
            return "Nobody wants it: the lot goes back to the box, its third card unseen. (A5)"
        if kind == "bank_taken":
            takes = f"{scene.verb(seat, 'take')} the bank: {plural(event['coins'], 'coin')}"
            return f"{scene.does(seat, 'have')} the fewest cards and {takes}. (A9)"
        if kind == "replica_placed":
            return f"{scene.does(seat, 'place')} a replica among the {group_name(event['group'])}. (A8)"
        if kind == "lot_laid_out":
            first, second = event["cards"][:2]
            return f"Round {event['round']}: {article(first)}, {article(second)} and a card face down."
        if kind == "bidding_stopped":
            return f"{scene.does(seat, 'call')} stop: the bidding ends at once. (A10)"
        if kind == "seat_banned":
            return f"{scene.does(seat, 'ban')} {scene.whom(event['target'])} from this lot. (A10)"
        if kind == "swap_offered":
            return self._tell_offer(event, scene)
        if kind in ("swap_accepted", "swap_declined"):
            verb = "accept" if kind == "swap_accepted" else "decline"
            return f"{scene.does(event['target'], verb)} the swap. (A10)"
        return "The twentieth lot is gone." if kind == "match_ended" else None

    def _tell_sale(self, event: Json, scene: Scene) -> str:
        cards = event["cards"]
        shares = f"the others get {event['share']} each" if event["share"] else "too little to share"
        bank = f", {event['to_bank']} to the bank" if event["to_bank"] else ""
        return (
            f"Sold to {scene.whom(event['seat'])} for {event['price']}. The third card is {article(cards[2])}. "
            f"{capital(shares)}{bank}."
        )

    def _tell_offer(self, event: Json, scene: Scene) -> str:
        """A swap on offer, of an event or of a view."""
        offer = f"{scene.does(event['seat'], 'offer')} {scene.whom(event['target'])} a swap: "
        cards = f"{article(card_words(event['give']))} for {article(card_words(event['take']))}"
        return f"{offer}{cards}, with {scene.whose(event['payer'])} token. (A10)"

    def say(self, move: Json, scene: Scene) -> str:
        kind = move["type"]
        if kind == "bid":
            return f"bid {move['coins']}"
        if kind == "answer":
            return "accept the swap" if move["accept"] else "decline the swap"
        if kind == "place":
            return f"place it among the {group_name(move['group'])}"
        if kind == "trick":
            return self._say_trick(move, scene)
        return "pass"

    def _say_trick(self, move: Json, scene: Scene) -> str:
        use = move["use"]
        if use == "swap":
            token = f", with {scene.whose(move['payer'])} token"
            cards = f"{article(card_words(move['give']))} for {article(card_words(move['take']))}"
            return f"offer {scene.whom(move['target'])} {cards}{token}"
        if use == "ban":
            return f"ban {scene.whom(move['target'])}"
        return "call stop" if use == "stop" else "use no trick"

    def hint(self, move: Json, scene: Scene) -> str:
        if move["type"] == "trick":
            if move["use"] == "stop":
                return f"your {max(scene['bids'])} wins at once"
            return "it passes at once" if move["use"] == "ban" else ""
        if move["type"] == "place":
            return WORTH[move["group"]]
        return ""

    def explain(self, move: Json, scene: Scene) -> str:
        kind = move["type"]
        if kind == "bid":
            others = scene.seats - 1
            share, rest = divmod(move["coins"], others)
            return (
                f"If nobody bids more you take all three cards and pay {move['coins']}: "
                f"{share} to each of the others, {rest} to the bank."
            )
        if kind == "pass":
            return "You take your coins back and are out until the next lot."
        if kind == "place":
            return f"It counts as {article(move['group'])} from then on: {WORTH[move['group']]}."
        if kind == "answer":
            return (
                "The cards change hands and the token is used up."
                if move["accept"]
                else "All stays as it is."
            )
        return {
            "none": "The bidding goes on.",
            "stop": "The bidding ends at once and your bid wins. The token is gone.",
            "ban": "That seat passes at once and takes its coins back. Your token is gone.",
            "swap": "The other seat may accept or decline; only an accepted swap uses up the token.",
        }[move["use"]]

    def ask(self, scene: Scene) -> str:
        phase = scene["phase"]
        if phase == "answer":
            return f"{self._tell_offer(scene['offer'], scene)} Do you accept?"
        if phase == "placing":
            return "Where does the replica go?"
        if phase == "trick":
            return f"Your bid of {scene['bids'][scene.me]} stands. A trick with it?"
        return f"Your bid? There are {scene['purse']} coins in your purse."

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        if scene["phase"] == "bidding":
            return self._menu_bids(scene, legal)
        if scene["phase"] == "trick":
            return self._menu_tricks(scene, legal)
        if scene["phase"] == "answer":
            keys = {True: "y", False: "n"}
            return [Choice(keys[m["accept"]], capital(self.say(m, scene)), "", m) for m in legal]
        return numbered(self, scene, legal)

    def _menu_bids(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        bids = [move for move in legal if move["type"] == "bid"]
        hint = "out for this lot" if bids else f"your purse does not beat {scene['high']} (A4)"
        choices = [Choice("p", "Pass", hint, move) for move in legal if move["type"] == "pass"]
        if len(bids) == 1:
            coins = bids[0]["coins"]
            choices.append(Choice(str(coins), f"Bid {coins}", "all you have", bids[0]))
        elif bids:
            low, high = bids[0]["coins"], bids[-1]["coins"]
            choices.append(Choice(f"{low} … {high}", "Bid so many coins", f"a total, like {low} or b {low}"))
        return choices

    def _menu_tricks(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        choices = []
        for move in legal:
            if move["use"] != "swap":
                key = {"none": "n", "stop": "stop", "ban": f"ban {move.get('target')}"}[move["use"]]
                choices.append(Choice(key, capital(self.say(move, scene)), self.hint(move, scene), move))
        return choices + self._menu_swaps(scene, [move for move in legal if move["use"] == "swap"])

    def _menu_swaps(self, scene: Scene, swaps: list[Json]) -> list[Choice]:
        """One line for all swaps: what everybody has lies open."""
        if not swaps:
            return []
        one = swaps[0]
        like = f"swap {one['target']} {one['give']} {one['take']}"
        choices = [Choice(like, "Offer any swap like this", "to whom, your card, its card")]
        if any(":" in move["give"] + move["take"] for move in swaps):
            choices.append(Choice("replica:stamp", "a replica among the stamps", "replica:loose a loose one"))
        partners = [move["payer"] for move in swaps if move["payer"] != scene.me]
        if partners:
            choices.append(Choice(f"… pay {partners[0]}", "with the partner's token", "not with yours"))
        return choices

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        phase = scene["phase"]
        if not words:
            return None
        if phase == "trick":
            return self._understand_trick(words, scene)
        if phase == "placing":
            group = words[-1].removesuffix("s")
            return {"type": "place", "group": group} if group in KINDS else None
        if phase == "answer":
            answers = {"yes": True, "accept": True, "no": False, "decline": False}
            return {"type": "answer", "accept": answers[words[0]]} if words[0] in answers else None
        if words == ["pass"]:
            return {"type": "pass"}
        coins = whole(words[-1]) if words[:-1] in ([], ["b"], ["bid"]) else None
        return None if coins is None else {"type": "bid", "coins": coins}

    def _understand_trick(self, words: list[str], scene: Scene) -> Json | None:
        use = {"none": "none", "no": "none", "stop": "stop", "ban": "ban", "swap": "swap"}.get(words[0])
        numbers = [whole(word) for word in words[1:] if whole(word) is not None]
        if use in ("none", "stop"):
            return {"type": "trick", "use": use}
        if use == "ban" and len(numbers) == 1:
            return {"type": "trick", "use": "ban", "target": numbers[0]}
        if use != "swap" or len(words) < 4 or not numbers:
            return None
        payer = numbers[1] if len(numbers) > 1 else scene.me
        return {
            "type": "trick", "use": "swap", "target": numbers[0], "give": words[2], "take": words[3], "payer": payer,
        }  # fmt: skip

    def rules_now(self, scene: Scene) -> list[str]:
        return {"bidding": ["A4", "A5", "A7"], "trick": ["A10"], "answer": ["A10"], "placing": ["A8"]}[
            scene["phase"]
        ]

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        return {"bid": ["A4", "A7"], "pass": ["A4"], "place": ["A8", "A11"]}.get(move["type"], ["A10"])


def count(number: int) -> Text:
    """A number of cards; a dot for none."""
    return Text(str(number)) if number else Text("·", "quiet")


def article(name: str) -> str:
    """A card with its article; furniture and jewellery come by the piece."""
    if name in ("furniture", "jewellery"):
        return f"a piece of {name}"
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def group_name(group: str) -> str:
    """A group that a replica may join."""
    return group if group in ("furniture", "jewellery") else f"{group}s"

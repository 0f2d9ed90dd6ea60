"""The table of luxury."""

from rich.console import Group, RenderableType
from rich.text import Text

from saleroom.cli.tables.common import (
    Choice,
    GameTable,
    Scene,
    block,
    capital,
    labelled,
    listed,
    numbered,
    plural,
    points,
    sheet,
    whole,
)
from saleroom.core.game import Json
from saleroom.games.luxury.cards import CHARACTERS

SIGNS = {"jewel": ("◆", "blue"), "vehicle": ("●", "violet"), "estate": ("▲", "good")}

HINTS = {
    0: "nobody gets the lot",
    30: "counts 95 if a 90 lies there",
    40: "your next bid counts double",
    50: "forces somebody to bid the 20",
    60: "makes 0, 30 and 50 plain",
    70: "shows you the next two lots",
}

POWERS = {
    0: "The lot is withdrawn and all bid cards are spent, unless a Constable is there.",
    30: "It counts 95 if a 90 lies among the bids, unless a Constable is there.",
    40: "Your next bid, in a re-bid or on the next lot, counts double.",
    50: "You may name another bidder, who must bid the 20 instead if it still has it.",
    60: "Hooligan, Blackmailer and Swindler have no power in this reveal.",
    70: "You alone see the next two lots.",
}


def card_name(card: int) -> str:
    """A bid card as one says it."""
    return f"{card} {CHARACTERS[card]}" if card in CHARACTERS else str(card)


def lot_text(number: int, scene: Scene, *, name: bool = True) -> Text:
    """A lot: its points, and its sign as shape, name and colour."""
    lot = scene.options["lots"][number - 1]
    shape, colour = SIGNS[lot["sign"]]
    text = Text(f"{points(lot['points'])} ")
    text.append(f"{shape} {lot['sign']}" if name else shape, colour)
    return text


class LuxuryTable(GameTable):
    """«Аукціонъ» in the terminal."""

    quiet = frozenset({"bid_sealed", "blackmail_sealed"})
    loud = frozenset({"lot_sold", "lot_withdrawn", "match_ended"})

    # -- the picture ------------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int) -> RenderableType:
        parts: list[RenderableType] = [self._block(scene), self._seats(scene)]
        hands = self._hands(scene)
        if hands:
            parts.append(Text())
            parts.append(labelled(hands))
        return Group(*parts)

    def _block(self, scene: Scene) -> RenderableType:
        done = sum(map(len, scene["won"])) + len(scene["withdrawn"])
        if scene["lot"] is None:
            return block("The sale is over", "All nine lots are gone.")
        lines: list[Text | str] = []
        if scene["rebid"]:
            lines.append(f"Re-bid between {scene.members(scene['rebid'])}.")
        ahead = scene["lots_left"] if scene.all_knowing else scene["lots_ahead"]
        if ahead:
            known = "next: " if scene.all_knowing else "you alone know what comes next: "
            lines.append(Text(known, "quiet") + self._lots(ahead, scene))
        left = ahead if scene.all_knowing else scene["lots_to_come"]
        if not left:
            lines.append("the last lot")
        elif not scene.all_knowing:
            lines.append(Text("still to come: ", "quiet") + self._lots(left, scene))
        return block(f"Lot {done + 1} of 9", lot_text(scene["lot"], scene), *lines)

    def _lots(self, lots: list[int], scene: Scene) -> Text:
        """Several lots in a row."""
        return Text("  ").join(lot_text(lot, scene, name=False) for lot in lots)

    def _seats(self, scene: Scene) -> RenderableType:
        spent = self._spent(scene)
        table = sheet("", "Bid", "Won", *(["Spent"] if spent else []))
        for seat in range(scene.seats):
            row = [scene.heading(seat), self._bid(scene, seat), self._won(scene, seat)]
            if spent:
                row.append(Text(" ".join(map(str, spent[seat])), "quiet"))
            table.add_row(*row)
        if scene["withdrawn"]:
            table.add_row(
                Text("  nobody", "quiet"),
                "",
                self._lots(scene["withdrawn"], scene),
            )
        return table

    def _spent(self, scene: Scene) -> list[list[int]] | None:
        """L8: discards lie face down, unless the table shows the history of reveals."""
        if scene.all_knowing:
            return list(scene["discards"])
        return list(scene["memory"]["discards"]) if scene.options["memory"] else None

    def _bid(self, scene: Scene, seat: int) -> Text:
        card = scene["table"][seat]
        if card is not None:
            text = Text(card_name(card))
        elif scene["sealed"][seat]:
            choice = scene.get("choice") if seat == scene.viewer else None
            text = Text(f"sealed: {choice['card']}" if choice and "card" in choice else "sealed")
        elif scene["rebid"] and seat not in scene["rebid"]:
            text = Text("out", "quiet")
        else:
            text = Text("choosing" if seat in scene.to_act else "", "quiet")
        if scene["doubled"][seat]:
            text.append(" next ×2" if card is not None else " ×2", "loud")
        return text

    def _won(self, scene: Scene, seat: int) -> Text:
        lots = scene["won"][seat]
        return self._lots(lots, scene) if lots else Text("–", "quiet")

    def _hands(self, scene: Scene) -> list[tuple[str, Text | str]]:
        if scene.all_knowing:
            return [
                (f"Seat {seat} holds", Text(" ".join(map(str, hand)) or "nothing"))
                for seat, hand in enumerate(scene["hands"])
            ]
        if scene.viewer is None or scene["lot"] is None:
            return []
        return [("Your hand", Text(" ".join(map(str, scene["hand"])) or "nothing"))]

    # -- words ------------------------------------------------------------------------------------------

    def tell(self, event: Json, scene: Scene) -> str | None:
        kind = event["type"]
        seat = event.get("seat", -1)
        if kind == "bid_sealed":
            card = event.get("card")
            return scene.does(seat, "seal") + (f" the {card_name(card)}." if card is not None else " a bid.")
        if kind == "bids_revealed":
            bids = [
                f"{scene.whom(other)}: {card_name(card)}"
                for other, card in enumerate(event["cards"])
                if card is not None
            ]
            return f"The cards are turned. {capital(', '.join(bids))}."
        if kind == "banker_doubled":
            return f"Banker: {scene.whose(seat)} next bid counts double. (L4)"
        if kind == "lots_appraised":
            return self._tell_appraisal(event, scene)
        if kind == "constable_called":
            return "Constable: Hooligan, Blackmailer and Swindler are powerless. (L4)"
        if kind == "hooligan_came":
            return "Hooligan: the lot is withdrawn. (L4)"
        if kind in ("blackmail_sealed", "nobody_blackmailed", "seat_blackmailed"):
            return self._tell_blackmail(event, scene)
        if kind == "swindler_counted":
            return f"Swindler: {scene.whose(seat)} 30 counts 95 beside a 90. (L4)"
        if kind == "bids_tied":
            how = "they bid again" if event["rebid"] else "tied twice, nobody wins"
            return f"A tie at {event['value']} between {scene.members(event['seats'])}: {how}. (L7)"
        if kind == "bid_highest":
            return f"{scene.whose(seat).capitalize()} {event['value']} is highest."
        if kind == "lot_sold":
            return f"Sold: the {lot_text(event['lot'], scene)} goes to {scene.whom(seat)}."
        if kind == "lot_withdrawn":
            return f"Nobody gets the {lot_text(event['lot'], scene)}."
        if kind == "lot_turned_up":
            return f"The next lot is the {lot_text(event['lot'], scene)}."
        return "The last lot is gone." if kind == "match_ended" else None

    def _tell_appraisal(self, event: Json, scene: Scene) -> str:
        seat = event["seat"]
        if "lots" not in event:
            return f"Appraiser: {scene.does(seat, 'look').lower()} at the next {plural(event['number'], 'lot')}. (L4)"
        lots = listed([f"the {lot_text(lot, scene)}" for lot in event["lots"]], "then")
        return f"Appraiser: {scene.does(seat, 'see').lower()} what comes next: {lots}. (L4)"

    def _tell_blackmail(self, event: Json, scene: Scene) -> str:
        seat = event["seat"]
        if event["type"] == "blackmail_sealed":
            if "target" not in event:
                return f"{scene.does(seat, 'decide')} whom to blackmail."
            return f"{scene.does(seat, 'decide')} to blackmail {self._target(event['target'], scene)}."
        if event["type"] == "nobody_blackmailed":
            return f"{scene.does(seat, 'blackmail')} nobody."
        target = event["target"]
        blackmail = f"{scene.does(seat, 'blackmail')} {scene.whom(target)}"
        if not event["forced"]:
            return f"{blackmail}; without a 20 in {scene.own(target)} hand nothing happens. (L4)"
        if target == scene.viewer:
            return f"{blackmail}: you must bid the 20 and take the {card_name(event['returned'])} back. (L4)"
        return f"{blackmail}, who must bid the 20 and takes the {card_name(event['returned'])} back. (L4)"

    def _target(self, target: int | None, scene: Scene) -> str:
        return "nobody" if target is None else scene.whom(target)

    def say(self, move: Json, scene: Scene) -> str:
        if move["type"] == "bid":
            return f"bid the {card_name(move['card'])}"
        return f"blackmail {self._target(move['target'], scene)}"

    def hint(self, move: Json, scene: Scene) -> str:
        if move["type"] == "bid":
            return HINTS.get(move["card"], "")
        target = move["target"]
        return "" if target is None else f"who bid the {card_name(scene['table'][target])}"

    def explain(self, move: Json, scene: Scene) -> str:
        if move["type"] == "bid":
            card = move["card"]
            double = f" It counts double: {2 * card}." if scene["doubled"][scene.me] and card else ""
            return f"{POWERS.get(card, 'A plain card: it counts what it shows.')}{double}"
        if move["target"] is None:
            return "Everything stays as it lies."
        return "If that seat still holds its 20 it must bid it instead and takes its card back."

    def menu(self, scene: Scene, legal: list[Json]) -> list[Choice]:
        if scene["phase"] != "blackmailing":
            return numbered(self, scene, legal)
        return [
            Choice(
                "n" if move["target"] is None else str(move["target"]),
                capital(self.say(move, scene)),
                self.hint(move, scene),
                move,
            )
            for move in legal
        ]

    def ask(self, scene: Scene) -> str:
        if scene["phase"] == "blackmailing":
            return "Your Blackmailer may name somebody:"
        again = "Re-bid. " if scene["rebid"] else ""
        return f"{again}Which card do you bid?"

    def understand(self, words: list[str], scene: Scene) -> Json | None:
        if words and words[0] in ("b", "bid"):
            words = words[1:]
        number = whole(words[-1]) if len(words) == 1 or words[:1] in (["blackmail"], ["seat"]) else None
        if scene["phase"] == "blackmailing":
            if words and words[-1] == "nobody":
                return {"type": "blackmail", "target": None}
            return None if number is None else {"type": "blackmail", "target": number}
        if number is None and len(words) == 1:
            number = next((card for card, name in CHARACTERS.items() if name.lower() == words[0]), None)
        return None if number is None else {"type": "bid", "card": number}

    def rules_now(self, scene: Scene) -> list[str]:
        if scene["phase"] == "blackmailing":
            return ["L4"]
        return ["L7", "L4"] if scene["rebid"] else ["L3", "L4"]

    def rules_of(self, move: Json, scene: Scene) -> list[str]:
        return ["L4"] if move["type"] == "blackmail" or move["card"] in CHARACTERS else ["L6"]

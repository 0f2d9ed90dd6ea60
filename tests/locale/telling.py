"""How a client says events and moves: which message of a game's catalogue, with which values.

The browser client does the same. An event of type `bid_made` is `<game>-event-bid-made`; where the viewer's own
event says more than the public one, `-own` is added. `$who` is the name of `seat`, `$whom` that of `target`, and
`$you` tells which of them is the viewer: `who`, `whom` or `no` (`house` where the house takes something). Names of
cards and lots are put in as texts, yes and no as `yes` and `no`, lists as texts joined in the way of the language.
"""

from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle

from saleroom.core.game import Json, bits
from saleroom.games.emblems.cards import EMBLEMS, RANKS
from saleroom.server import languages

YES = {True: "yes", False: "no"}


def kebab(name: str) -> str:
    return name.replace("_", "-").replace(":", "-")


class Teller:
    """Says what happens at one table to one viewer in one language; any mistake in a message is an error."""

    def __init__(self, language: str, game: str, options: Json, viewer: int | None, seats: int) -> None:
        self.language = language
        self.game = game
        self.options = options
        self.viewer = viewer
        self.names = [f"Guest{seat}" for seat in range(seats)]
        self.bundle: FluentBundle = languages.bundle(language, game)
        self.common: FluentBundle = languages.bundle(language, "common")

    def say(self, message: str, values: Json | None = None) -> str:
        bundle = self.common if message in ("seat-you", "house") else self.bundle
        assert bundle.has_message(message), f"{self.language}: there is no message {message}"
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values or {})
        assert not errors, f"{self.language}: {message} {values}: {errors}"
        assert isinstance(text, str)
        assert text.strip() == text, f"{self.language}: {message} begins or ends with a space"
        return text

    def joined(self, parts: list[str]) -> str:
        return format_list(parts, locale="en_GB" if self.language == "en" else self.language)

    def person(self, seat: int | str | None) -> str:
        if seat == "house":
            return self.say("house")
        return self.names[seat] if isinstance(seat, int) else ""

    def people(self, seats: list[int]) -> str:
        return self.joined([self.say("seat-you") if s == self.viewer else self.person(s) for s in seats])

    def you(self, event: Json) -> str:
        if event.get("seat") == "house":
            return "house"
        if self.viewer is None:
            return "no"
        if event.get("seat", event.get("first")) == self.viewer:
            return "who"
        return "whom" if event.get("target") == self.viewer else "no"

    # -- names ------------------------------------------------------------------------------------------

    def name(self, kind: str, value: Any) -> str:
        return self.say(f"{self.game}-{kind}-{kebab(str(value))}")

    def lot(self, number: int) -> str:
        return self.say("luxury-lot", self.options["lots"][number - 1])

    def colour_card(self, card: str) -> str:
        return self.say("colours-card", {"colour": card[0], "face": "joker" if card[1] == "*" else card[1]})

    def emblem_card(self, card: int) -> str:
        return self.joined([self.name("emblem", EMBLEMS[place]) for place in bits(card)])

    def item(self, item: str) -> str:
        return self.say("secret-item", {"gem": item[:-1], "stars": int(item[-1])})

    # -- moves ------------------------------------------------------------------------------------------

    def move(self, move: Json, view: Json) -> str:
        """The label of a move, made where a view shows."""
        return self.say(*self.message_of_move(move, view))

    def about(self, move: Json, view: Json) -> str:
        """What a move does."""
        name, values = self.message_of_move(move, view)
        return self.say(f"{name}-about", values)

    def message_of_move(self, move: Json, view: Json) -> tuple[str, Json]:
        name, values = getattr(self, f"{self.game}_move")(move, view)
        return f"{self.game}-move-{name}", values

    def antiques_move(self, move: Json, view: Json) -> tuple[str, Json]:
        kind = move["type"]
        if kind == "trick":
            values: Json = {"whom": self.person(move.get("target"))}
            if move["use"] == "swap":
                values |= {side: self.name("card", move[side]) for side in ("give", "take")}
                values["payer"] = "who" if move["payer"] == view["viewer"] else "whom"
            return f"trick-{move['use']}", values
        if kind == "answer":
            return f"answer-{'accept' if move['accept'] else 'decline'}", {}
        return kind, {"group": self.name("group", move["group"])} if kind == "place" else move

    def luxury_move(self, move: Json, view: Json) -> tuple[str, Json]:
        if move["type"] == "bid":
            return "bid", {"card": self.name("card", move["card"])}
        return ("blackmail-nobody", {}) if move["target"] is None else (
            "blackmail", {"whom": self.person(move["target"])}
        )  # fmt: skip

    def colours_move(self, move: Json, view: Json) -> tuple[str, Json]:
        if "card" in move:
            return "discard", {"card": self.colour_card(move["card"])}
        if "slot" in move:
            return move["type"], {"card": self.colour_card(view["market"][move["slot"]])}
        if move["type"] == "stand":
            total = view["totals"][view["viewer"]] + (0 if view["begun"] else len(view["demanded"]))
            return "stand", {"total": total}
        return "pass-deal" if view["phase"] == "dealing" else "pass", {}

    def emblems_move(self, move: Json, view: Json) -> tuple[str, Json]:
        return "bid", self.emblem_bid(move["cards"])

    def emblem_bid(self, cards: list[int]) -> Json:
        ranks = [RANKS[card] for card in cards]
        return {"cards": " + ".join(map(str, ranks)), "several": YES[len(ranks) > 1], "value": sum(ranks)}

    def secret_move(self, move: Json, view: Json) -> tuple[str, Json]:
        if move["type"] == "keep":
            return "keep", {"request": self.name("request", move["request"])}
        name = move["type"] + ("-recover" if move.get("recover") else "")
        cards = move.get("cards", [])
        return name, {"cards": " + ".join(map(str, cards)), "value": sum(cards)}

    # -- events -----------------------------------------------------------------------------------------

    def event(self, event: Json) -> str:
        """A line of the log."""
        values: Json = {
            key: YES[value] if isinstance(value, bool) else value
            for key, value in event.items()
            if isinstance(value, int | str) and key not in ("type", "rule", "seat", "target", "first")
        }
        values["who"] = self.person(event.get("seat", event.get("first")))
        values["whom"] = self.person(event.get("target"))
        values["you"] = self.you(event)
        name = f"{self.game}-event-{kebab(event['type'])}"
        suffix, more = getattr(self, f"{self.game}_event")(event, name)
        return self.say(name + suffix, {**values, **more})

    def parts(self, name: str, rows: list[Json]) -> str:
        """A list of what several seats did, each by the message `-part`."""
        said = []
        for row in rows:
            suffix = row.pop("suffix", "")
            values = {**row, "who": self.person(row["seat"]), "you": self.you(row)}
            said.append(self.say(f"{name}-part{suffix}", values))
        separator = languages.say(self.language, "between-parts", {}, "common")
        assert separator
        return separator.join(said)

    def antiques_event(self, event: Json, name: str) -> tuple[str, Json]:
        values: Json = {}
        if "group" in event:
            values["group"] = self.name("group", event["group"])
        if "give" in event:
            values |= {side: self.name("card", event[side]) for side in ("give", "take")}
            values["payer"] = "who" if event["payer"] == event["seat"] else "whom"
        if "cards" in event:
            kinds = [self.name("kind", kind or "none") for kind in event["cards"]]
            values |= {"one": kinds[0], "two": kinds[1], "card": kinds[2]}
        return "", values

    def luxury_event(self, event: Json, name: str) -> tuple[str, Json]:
        if event["type"] == "bids_revealed":
            rows = [
                {"seat": seat, "card": self.name("card", card)}
                for seat, card in enumerate(event["cards"])
                if card is not None
            ]
            return "", {"parts": self.parts(name, rows)}
        if "seats" in event:
            return "", {"seats": self.people(event["seats"])}
        if event["type"] == "seat_blackmailed":
            return "", {"card": self.name("card", event["returned"]) if event["forced"] else ""}
        if "card" in event:
            return "-own", {"card": self.name("card", event["card"])}
        if "lots" in event:
            return "-own", {"lots": self.joined([self.lot(lot) for lot in event["lots"]])}
        if event["type"] == "blackmail_sealed" and "target" in event:
            return ("-own-nobody" if event["target"] is None else "-own"), {}
        return "", {"lot": self.lot(event["lot"])} if "lot" in event else {}

    def colours_event(self, event: Json, name: str) -> tuple[str, Json]:
        values: Json = {}
        if "card" in event:
            values["card"] = self.colour_card(event["card"])
        if "out" in event:
            values |= {"out": self.people(event["out"]) if event["out"] else "", "outs": len(event["out"])}
        return "-own" if event["type"] == "hand_card_discarded" and "card" in event else "", values

    def emblems_event(self, event: Json, name: str) -> tuple[str, Json]:
        if "bids" in event:
            rows = [
                {"seat": bid["seat"], **self.emblem_bid(bid["cards"]), "from_deck": YES[bid["from_deck"]]}
                for bid in event["bids"]
            ]
            return "", {"parts": self.parts(name, rows)}
        if "secrets" in event:
            rows = [{"seat": seat, "card": self.emblem_card(c)} for seat, c in enumerate(event["secrets"])]
            return "", {"parts": self.parts(name, rows)}
        if "seats" in event:
            return "", {"seats": self.people(event["seats"])}
        if event["type"] == "cards_drawn" and "cards" in event:
            return "-own", {"cards": self.joined([str(RANKS[card]) for card in event["cards"]])}
        if "cards" in event:
            return "-own", self.emblem_bid(event["cards"])
        return "", {"card": self.emblem_card(event["card"])} if "card" in event else {}

    def secret_event(self, event: Json, name: str) -> tuple[str, Json]:
        if "choices" in event:
            rows = [
                {
                    "suffix": f"-{choice['type']}",
                    "seat": choice["seat"],
                    "cards": " + ".join(map(str, choice.get("cards", []))),
                    "several": YES[len(choice.get("cards", [])) > 1],
                    "value": choice.get("value", 0),
                    "recover": YES[choice["recover"]],
                }
                for choice in event["choices"]
            ]
            return "", {"parts": self.parts(name, rows)}
        if "requests" in event:
            pairs = zip(event["requests"], event["fulfilled"], strict=True)
            rows = [
                {"seat": seat, "request": self.name("request", request), "fulfilled": YES[done]}
                for seat, (request, done) in enumerate(pairs)
            ]
            return "", {"parts": self.parts(name, rows)}
        if "choice" in event:
            return "-own", {"choice": self.move(event["choice"], {})}
        return "", {"item": self.item(event["item"])} if "item" in event else {}

    # -- what a seat is asked ---------------------------------------------------------------------------

    def ask(self, view: Json) -> str:
        """What the viewer is asked to do now."""
        seat = view["viewer"]
        phase = view["phase"]
        values: Json = {}
        if self.game == "antiques":
            values = {"purse": view["purse"], "coins": view["bids"][seat]}
            if phase == "answer":
                offer = view["offer"]
                values |= {side: self.name("card", offer[side]) for side in ("give", "take")}
                values["who"] = self.person(offer["seat"])
                values["payer"] = "who" if offer["payer"] == offer["seat"] else "whom"
        elif phase == "bidding" and view.get("rebid", view.get("tied")):
            phase = "bidding-again"
        elif self.game == "colours" and phase == "bidding":
            values = {"total": view["totals"][seat], "needed": view["needed"]}
            phase = "bidding" if view["needed"] > 1 or values["total"] else "opening"
        elif self.game == "secret":
            values = {"asks": view["asks"], "chips": view["chips"][seat]}
        return self.say(f"{self.game}-ask-{phase}", values)

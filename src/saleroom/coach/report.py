"""An analysis as people read it, in any of the languages: headings, sentences and tables, as plain text."""

from dataclasses import dataclass, field
from typing import Any

from saleroom.coach.statistics import SURE
from saleroom.coach.types import Analysis, Decision, Lot, Turn
from saleroom.core.match import Match
from saleroom.words import ENGLISH, Teller, Words
from saleroom.words.fluent import number_text

MINUS = "\u2212"
NO_BREAK = "\u00a0"


@dataclass
class Section:
    """A heading with what stands under it: sentences, then a table if there is one."""

    heading: str
    lines: list[str] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class Report:
    """An analysis of a match, told in a language; with a seat, that seat's decisions one by one."""

    def __init__(
        self, match: Match, analysis: Analysis, language: str = ENGLISH, seat: int | None = None
    ) -> None:
        self.match = match
        self.analysis = analysis
        self.language = language
        self.seat = seat
        self.words = Words(language, match.game, ("coach", "common", "terminal"))
        self.teller = Teller(match.game, language, words=self.words)

    def sections(self) -> list[Section]:
        """All of it."""
        found = [self.result(), self.costly(), self.best(), self.turns(), self.lots()]
        if self.seat is not None:
            found.append(self.decisions(self.seat))
        return [*[section for section in found if section is not None], self.sureness()]

    # -- sections ---------------------------------------------------------------------------------------

    def result(self) -> Section:
        """Who won, and what of it was luck."""
        winners = self.words.listed([self.teller.person(winner) for winner in self.analysis["winners"]])
        title = self.say("coach-title", game=self.say(f"game-{self.match.game.id}"), winners=winners)
        lines = [self.say("coach-luck-about")]
        for one in self.analysis["seats"]:
            skill = "chance" if abs(one["skill"]) <= SURE * one["skill_error"] else "skill"
            lines.append(
                self.say(
                    "coach-seat-line",
                    who=self.teller.person(one["seat"]),
                    points=one["score"],
                    luck=self.change(one["luck"]),
                    luck_error=self.percent(one["luck_error"]),
                    skill=self.change(one["skill"]),
                    skill_error=self.percent(one["skill_error"]),
                    verdict=skill,
                )
            )
        names = ("seat", "start", "cards", "met", "own", "others", "end")
        rows = [
            [
                self.teller.person(one["seat"]),
                self.percent(one["start"]),
                self.change(one["cards"]),
                self.change(one["met"]),
                self.change(one["own"]),
                self.change(one["others"]),
                self.percent(one["won"]),
            ]
            for one in self.analysis["seats"]
        ]
        return Section(title, lines, [self.say(f"coach-column-{name}") for name in names], rows)

    def costly(self) -> Section:
        """The most costly moves."""
        lines = [self.cost(self.decision(number)) for number in self.analysis["costly"]]
        return Section(self.say("coach-costly"), lines or [self.say("coach-costly-none")])

    def best(self) -> Section | None:
        """The best move of the match."""
        best = self.analysis["best"]
        if best is None:
            return None
        one = self.decision(best["number"])
        line = self.say(
            "coach-best-line",
            number=one["number"],
            who=self.teller.person(one["seat"]),
            played=self.move(one, one["played"]),
            gain=self.percent(best["gain"]),
            error=self.percent(best["gain_error"]),
        )
        return Section(self.say("coach-best"), [line])

    def turns(self) -> Section | None:
        """Where it was decided."""
        turns = self.analysis["turns"]
        return Section(self.say("coach-turns"), [self.turn(turn) for turn in turns]) if turns else None

    def lots(self) -> Section | None:
        """Prices and what lots were worth."""
        if not self.analysis["lots"]:
            return None
        columns = [
            self.say(f"coach-column-{name}") for name in ("lot", "what", "buyer", "price", "worth", "verdict")
        ]
        rows = [
            [
                str(lot["lot"]),
                self.what(lot["what"]),
                self.say("terminal-nobody") if lot["seat"] is None else self.teller.person(lot["seat"]),
                "–" if lot["price"] is None else str(lot["price"]),
                self.worth(lot),
                self.verdict(lot),
            ]
            for lot in self.analysis["lots"]
        ]
        return Section(self.say("coach-lots"), [self.say("coach-lots-about")], columns, rows)

    def decisions(self, seat: int) -> Section:
        """All decisions of a seat that were not the best."""
        own = [one for one in self.analysis["decisions"] if one["seat"] == seat]
        lines = [self.cost(one) for one in own if one["verdict"] not in ("best", "equal")]
        about = self.say(
            "coach-decisions-about",
            number=len(own),
            best=sum(one["verdict"] == "best" for one in own),
            equal=sum(one["verdict"] == "equal" for one in own),
        )
        return Section(self.say("coach-decisions", who=self.teller.person(seat)), [about, *lines])

    def sureness(self) -> Section:
        """How sure all of it is."""
        return Section(
            self.say("coach-sureness"),
            [
                self.say(
                    "coach-sureness-about",
                    depth=self.analysis["depth"],
                    iterations=self.analysis["iterations"],
                    playouts=self.analysis["playouts"],
                )
            ],
        )

    # -- parts ------------------------------------------------------------------------------------------

    def say(self, message: str, **values: Any) -> str:
        """A message; an underscore in the name of a value is a hyphen."""
        return self.words.say(message, {name.replace("_", "-"): value for name, value in values.items()})

    def percent(self, share: float) -> str:
        """A share of one, in per cent."""
        text = number_text(self.language, abs(100 * share), 0, 0)
        return f"{MINUS if share <= -0.005 else ''}{text}{NO_BREAK}%"

    def change(self, share: float) -> str:
        """A change of a chance, with its sign."""
        return self.percent(share) if share < 0.005 else f"+{self.percent(share)}"

    def number(self, value: float) -> str:
        """A number of points."""
        text = number_text(self.language, abs(value), 1, 1)
        return f"{MINUS if value <= -0.05 else ''}{text}"

    def decision(self, number: int) -> Decision:
        """The decision with that number."""
        return next(one for one in self.analysis["decisions"] if one["number"] == number)

    def move(self, one: Decision, move: dict[str, Any]) -> str:
        """A move as its seat would say it."""
        view = self.match.at(one["number"]).view(one["seat"])
        return self.teller.move(move, view, one["seat"])

    def cost(self, one: Decision) -> str:
        """A move that cost something."""
        return self.say(
            "coach-cost-line",
            number=one["number"],
            who=self.teller.person(one["seat"]),
            played=self.move(one, one["played"]),
            best=self.move(one, one["best"]),
            win=self.percent(one["cost"]),
            error=self.percent(one["cost_error"]),
            points=self.number(one["cost_points"]),
            points_error=self.number(one["cost_points_error"]),
        )

    def turn(self, turn: Turn) -> str:
        """A turning point."""
        return self.say(
            f"coach-turn-{turn['cause']}",
            number=turn["after"],
            who=self.teller.person(turn["seat"]),
            mover="" if turn["mover"] is None else self.teller.person(turn["mover"]),
            change=self.change(turn["change"]),
            error=self.percent(turn["change_error"]),
        )

    def what(self, what: Any) -> str:
        """A lot, by its name."""
        note = self.teller.notes["sale"].get("what", {})
        view = {"options": self.match.options}
        if isinstance(what, list):
            return self.words.listed(
                [str(self.teller.value(one, note, view)) for one in what if one is not None]
            )
        return str(self.teller.value(what, note, view))

    def worth(self, lot: Lot) -> str:
        """What a lot was worth to its buyer, or to whom it was worth most."""
        known = [one for one in lot["worth"] if one["seat"] == lot["seat"] or lot["seat"] is None]
        if not known:
            return "–"
        most = max(known, key=lambda one: one["points"])
        return f"{self.number(most['points'])} ± {self.number(most['points_error'])}"

    def verdict(self, lot: Lot) -> str:
        """Whether the price was right, and who should have bought."""
        parts: list[str] = []
        overpaid, error = lot["overpaid"], lot["overpaid_error"]
        if overpaid is not None and error is not None:
            name = "equal" if not lot["sure"] else "overpaid" if overpaid > 0 else "gained"
            name = "curse" if lot["curse"] else name
            parts.append(
                self.say(f"coach-lot-{name}", points=self.number(abs(overpaid)), error=self.number(error))
            )
        for missed in lot["missed"]:
            parts.append(
                self.say(
                    "coach-lot-missed",
                    who=self.teller.person(missed["seat"]),
                    points=self.number(missed["points"]),
                    error=self.number(missed["points_error"]),
                )
            )
        return " ".join(parts)

"""Lessons: a guided first match of every game.

    lesson = Lesson.load("luxury")
    match = lesson.start()
    lesson.hint(match)                  # {"id": "lesson-luxury-1", "suggest": {"type": "bid", …}, "step": 1, …}
    lesson.next_move(match, seat)       # what one of the others does, if it is to act

A lesson is a deal, the moves of the others in their order, and a hint for each decision of the learner. A learner
who follows every suggestion plays the match as it was written, to its end. When the learner plays something else, the
others keep to their script as long as their next move in it is legal; after that they play as the simple bots do. The
hints are then general ones, by the phase of the game, and suggest what a simple bot would do.

The hints with a text of their own are the steps of the lesson. Whoever has had them all knows the game: the rest of the
match is practice, and can be left at any time.

Everything follows from the match itself, so a lesson holds no progress and can be taken up at any move.
"""

import copy
import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from saleroom import bots
from saleroom.core.errors import SetupError, short_repr
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.scenario import json_equal
from saleroom.games import GAMES

WAITING = "lesson-waiting"
"""The hint while others are to act."""


@dataclass(frozen=True)
class Lesson:
    """One game's lesson, as its lesson.json tells it."""

    game: str
    seats: int
    options: Json
    you: int
    """The learner's seat."""
    deal: Json
    script: list[Json]
    """The others' moves, each with its seat; every seat makes its own ones in this order."""
    hints: list[Json]
    """One for each decision of the learner: `at` (its number, from 1), `id`, `suggest`, and `look`, the part of the
    table that it speaks of.

    A hint with `when`, a part of the learner's view, is also given to a learner who has played something else, if
    the view has that part and the suggestion is legal.
    """

    @classmethod
    def load(cls, game: str) -> "Lesson":
        """The lesson of a game; SetupError if there is no such game."""
        if not isinstance(game, str) or game not in GAMES:
            raise SetupError(f"there is no game {short_repr(game)}; games: {', '.join(GAMES)}")
        page = resources.files("saleroom.games").joinpath(game, "lesson.json")
        return cls(game=game, **json.loads(page.read_text("utf-8")))

    def start(self) -> Match:
        """The match at its opening position."""
        return Match.start(GAMES[self.game], seats=self.seats, options=self.options, deal=self.deal)

    def next_move(self, match: Match, seat: int) -> Json:
        """What one of the others does: its next move of the script, or a simple bot's choice."""
        if seat not in match.to_act:
            raise SetupError(f"seat {short_repr(seat)} is not to act in this lesson now")
        move = self._scripted(match, seat)
        return self._simple(match, seat) if move is None else move

    @property
    def steps(self) -> int:
        """How many hints have a text of their own."""
        return sum(map(self._is_step, self.hints))

    def _is_step(self, hint: Json) -> bool:
        return not hint["id"].startswith(f"lesson-{self.game}-phase-")

    def hint(self, match: Match) -> Json:
        """What the learner should know now: the id of a message, a legal move or null, and where to look.

        `step` of `steps` is how far the lesson is, by the decisions that the learner has made.
        """
        number = sum(move["seat"] == self.you for move in match.moves)
        step = sum(map(self._is_step, self.hints[: number + 1]))
        return {"look": None, **self._hint(match, number), "step": step, "steps": self.steps}

    def _hint(self, match: Match, number: int) -> Json:
        if self.you not in match.to_act:
            over = f"lesson-{self.game}-phase-over"
            return {"id": over if match.over else WAITING, "suggest": None}
        if number < len(self.hints) and self._on_path(match):
            return _told(self.hints[number])
        view = match.view(self.you)
        for hint in self.hints:
            if "when" in hint and _holds(hint["when"], view) and hint["suggest"] in match.legal(self.you):
                return _told(hint)
        return {
            "id": f"lesson-{self.game}-phase-{view['phase']}",
            "suggest": self._simple(match, self.you),
        }

    def _scripted(self, match: Match, seat: int) -> Json | None:
        """The script's next move of a seat that has kept to it, if it is legal."""
        planned = [_bare(move) for move in self.script if move["seat"] == seat]
        played = [_bare(move) for move in match.moves if move["seat"] == seat]
        if len(played) >= len(planned) or not all(map(_same_move, planned, played)):
            return None
        move = planned[len(played)]
        return move if move in match.legal(seat) else None

    def _simple(self, match: Match, seat: int) -> Json:
        """What a simple bot does here; the same in the same match."""
        bot = bots.make("simple", match.game, seed=f"lesson/{seat}/{len(match.moves)}")
        move: Json = bot.choose(match.knowledge(seat), match.legal(seat))
        return move

    def _on_path(self, match: Match) -> bool:
        """Whether everybody has done what the lesson has planned, so far."""
        plans = [[_bare(move) for move in self.script if move["seat"] == seat] for seat in range(self.seats)]
        plans[self.you] = [hint["suggest"] for hint in self.hints]
        done = [0] * self.seats
        for move in match.moves:
            seat: int = move["seat"]
            if done[seat] == len(plans[seat]) or not _same_move(plans[seat][done[seat]], _bare(move)):
                return False
            done[seat] += 1
        return True


def _bare(move: Json) -> Json:
    """A move of a record without its seat."""
    return {key: value for key, value in move.items() if key != "seat"}


def _told(hint: Json) -> Json:
    return {key: copy.deepcopy(hint[key]) for key in ("id", "suggest", "look") if key in hint}


def _same_move(planned: Json, played: Json) -> bool:
    """Whether a move was the planned one; a default left out in the plan is the same, and so is any order."""
    return all(_same(value, played.get(key)) for key, value in planned.items())


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return json_equal(sorted(one), sorted(other))
    return json_equal(one, other)


def _holds(part: Json, view: Json) -> bool:
    """Whether a view has these values."""
    return all(key in view and json_equal(value, view[key]) for key, value in part.items())

"""What has been said in random matches of every game: what the tests of the words look at, here and in the browser.

`python -m tests.locale.samples FILE` writes it as JSON; `make test` does that before the tests of the browser client,
which must say every one of them in the same words.
"""

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import saleroom
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.words import LANGUAGES, Teller

OPTIONS: dict[str, list[Json]] = {
    "antiques": [
        {"tricks": ["stop", "ban", "swap"]},
        {"tricks": ["swap"], "open_purses": True, "readings": ["swap-again"]},
        {},
    ],
    "luxury": [{}, {"memory": False, "readings": ["doubling-lasts"]}],
    "colours": [{}, {"matching": "strict"}, {"matching": "count"}],
}
PEOPLE = [f"Guest{seat}" for seat in range(10)]


def choose(legal: list[Json], rng: random.Random) -> Json:
    """Every type of move is as likely as another, so that rare ones occur."""
    kinds = sorted({(move["type"], str(move.get("use", move.get("recover")))) for move in legal})
    kind = rng.choice(kinds)
    alike = [move for move in legal if (move["type"], str(move.get("use", move.get("recover")))) == kind]
    return rng.choice(alike[:3] if alike[0]["type"] == "bid" and rng.random() < 0.5 else alike)


def random_matches(game: str, number: int) -> Iterator[tuple[Match, random.Random]]:
    """Matches of a game with all seat counts and options."""
    rules = GAMES[game]
    rng = random.Random(game)
    for match in range(number):
        seats = rng.randint(rules.min_seats, rules.max_seats)
        options = rng.choice(OPTIONS.get(game, [{}]))
        yield saleroom.new(game, seats=seats, options=options, seed=f"languages {match}"), rng


@dataclass
class Sample:
    """A view, and what there is to be said to its viewer: the events so far, some moves, a question.

    At a decision it has the insight and all legal moves too: with them the browser's tests draw the table.
    """

    game: str
    view: Json
    events: list[Json]
    moves: list[Json]
    insight: Json | None = None
    legal: list[Json] = field(default_factory=list)

    def said(self, language: str) -> Json:
        """All of it in a language, and what was wrong with the messages."""
        teller = Teller(GAMES[self.game], language, self.view["viewer"], PEOPLE)
        found: Json = {
            "events": [teller.event(event, self.view) for event in self.events],
            "moves": [teller.move(move, self.view) for move in self.moves],
            "abouts": [teller.about(move, self.view) for move in self.moves],
            "ask": teller.ask(self.view) if self.moves else "",
        }
        return {**found, "errors": teller.words.errors}


def samples(game: str, number: int = 4) -> Iterator[Sample]:
    """Some decisions of some matches, and at the end of each all that has happened, for every viewer."""
    for match, rng in random_matches(game, number):
        while not match.over:
            seat = rng.choice(match.to_act)
            legal = match.legal(seat)
            if rng.random() < 0.3:
                some = rng.sample(legal, min(4, len(legal)))
                yield Sample(game, match.view(seat), [], some, match.insight(seat), legal)
            match.play(seat, choose(legal, rng))
        for viewer in (None, *range(match.seats)):
            yield Sample(game, match.view(viewer), match.events(viewer), [])


def write(path: Path) -> None:
    """Samples of every game with the sentences in all languages."""
    found = []
    for game in GAMES:
        for sample in samples(game, 2):
            said = {language: sample.said(language) for language in LANGUAGES}
            found.append({**vars(sample), "said": said})
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

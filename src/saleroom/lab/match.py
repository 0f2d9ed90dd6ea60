"""One match of a table, and the row that is kept of it.

Bots are asked as everywhere, with what their seats know. Those that look at nothing but their view (the simple ones)
are handed just that, which is what their own `think` would take from it: the choices are the same, in a fraction of
the time.
"""

from collections.abc import Iterator, Sequence

from saleroom.core.bot import Bot, SightBot, ViewBot
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.core.types import SEAT
from saleroom.lab.tables import Table
from saleroom.words.notes import notes_of

MONEY = ("coins",)
"""Rows of a result that are money and no points of lots."""
PLACING = ("place",)
"""Moves after a sale that still belong to it: the buyer puts what it has bought where it counts."""
WATCHED = 400
"""Of so many deals of a table, spread evenly, it is noted which moves could have been made."""


def play_match(table: Table, number: int) -> Json:
    """Play a match of a table: its row."""
    match = table.start(number)
    story = Story(match, watched=table.deal_number(number) % -(-table.deals // WATCHED) == 0)
    players = table.make_bots(match, number)
    while not match.over:
        story.move(players)
    return {
        "table": table.key,
        "match": number,
        "deal": table.deal_number(number),
        **story.row(table, number),
    }


def choose(match: Match, seat: int, bot: Bot) -> int:
    """The number of the move that a bot makes where it has several."""
    if isinstance(bot, SightBot):
        return bot.decide(match.observe(seat))
    if not isinstance(bot, ViewBot):
        return match.number_of(seat, bot.choose(match.knowledge(seat), match.legal(seat)))
    game, state = match.game, match.state
    numbers = state.legal(seat)
    legal = game.decode_all(state, seat, numbers)
    shared = {**game.shared_json(match.observe(None)), "options": match.options, "outcome": None}
    move = bot.pick(game.view_json(match.observe(seat), shared), legal)
    for number, one in zip(numbers, legal):
        if one is move:
            return number
    return match.number_of(seat, move)


def play_on(match: Match, players: Sequence[Bot]) -> None:
    """Play a match to its end, as `bots.play` does."""
    while not match.over:
        seat = int(match.state.actor())
        if match.state.count(seat) == 1:
            match.push(seat, int(match.state.nth(seat, 0)))
        else:
            match.push(seat, choose(match, seat, players[seat]))


class Story:
    """A match while it is played, and what is noted of it."""

    def __init__(self, match: Match, *, watched: bool) -> None:
        self.match = match
        self.watched = watched
        self.thought = 0
        self.lots: list[list[object]] = []
        self.leaders: list[int] = []
        self.open: Json | None = None
        """The last sale, while what it brought may still grow."""
        self.parts = [int(part) for part in match.state.breakdown()]
        """The rows of everybody's result when the lot before it was done."""
        self.uses: dict[str, list[int]] = {}
        keys = [row.key for row in match.game.breakdown]
        self.counted = [place for place, key in enumerate(keys) if key not in MONEY]
        self.width = len(keys)

    def move(self, players: Sequence[Bot]) -> None:
        """Let whoever is to act choose, and note what comes of it."""
        match = self.match
        seat = match.state.actor()
        if match.state.count(seat) == 1:
            number = match.state.nth(seat, 0)
        else:
            self.thought += 1
            number = self.choose(int(seat), players[seat])
        match.push(int(seat), int(number))
        if self.open is not None and match.moves[-1]["type"] not in PLACING:
            self.close()
        sales = match.sales()
        while len(sales) > len(self.lots) + (self.open is not None):
            if self.open is not None:
                self.close()
            self.open = sales[len(self.lots)]
        if self.open is not None and (match.over or not self.may_place()):
            self.close()

    def may_place(self) -> bool:
        """Whether the next move still belongs to the last sale."""
        match = self.match
        return match.game.move_types_now(match.state, match.to_act[0])[0] in PLACING

    def choose(self, seat: int, bot: Bot) -> int:
        """The number of the move that a bot makes."""
        number = choose(self.match, seat, bot)
        if self.watched:
            self.note_uses(seat, number)
        return number

    def note_uses(self, seat: int, number: int) -> None:
        """What could have been done at this decision, and what was."""
        match = self.match
        notes = notes_of(match.game.types)["moves"]
        legal = match.game.decode_all(match.state, seat, match.state.legal(seat))
        chosen = match.game.decode(match.state, seat, number)
        could = {use for move in legal for use in uses_of(move, notes)}
        did = set(uses_of(chosen, notes))
        for use in could:
            entry = self.uses.setdefault(use, [0, 0])
            entry[0] += 1
            entry[1] += use in did

    def close(self) -> None:
        """The lot is done: what it brought its buyer, and who leads now."""
        sale, state = self.open, self.match.state
        assert sale is not None
        parts = [int(part) for part in state.breakdown()]
        seat = sale["seat"]
        points = None
        if seat is not None:
            first = self.width * seat
            points = sum(parts[first + place] - self.parts[first + place] for place in self.counted)
        self.lots.append([sale["what"], seat, sale["price"], points])
        scores = [sum(parts[at : at + self.width]) for at in range(0, len(parts), self.width)]
        best = max(scores)
        self.leaders.append(scores.index(best) if scores.count(best) == 1 else -1)
        self.parts = parts
        self.open = None

    def row(self, table: Table, number: int) -> Json:
        """What is kept of a match that is over."""
        outcome = self.match.outcome
        assert outcome is not None
        return {
            "bots": table.seating(number),
            "scores": outcome["scores"],
            "winners": outcome["winners"],
            "moves": len(self.match.moves),
            "decisions": self.thought,
            "steps": len(self.match.steps),
            "sealed": sum(len(step) > 1 for step in self.match.steps),
            "lots": self.lots,
            "leaders": self.leaders,
            "uses": self.uses if self.watched else None,
            "played": [move for _, move in self.match.played],
        }


def uses_of(move: Json, notes: Json) -> Iterator[str]:
    """What a move uses: its type, and every card, character, trick and the like that it names."""
    kind = move["type"]
    yield f"{kind}"
    said = notes.get(kind, {})
    for field, value in move.items():
        if field == "type" or value is None or value is False:
            continue
        says = said.get(field, {}).get("says")
        if says == SEAT or "row" in said.get(field, {}):
            continue
        if isinstance(value, list):
            if says:
                for entry in value:
                    yield f"{kind}|{field}|{entry}"
            else:
                yield f"{kind}|{field}|{len(value)} cards"
        elif says or isinstance(value, str) or value is True:
            yield f"{kind}|{field}|{value}"

"""A match to look at: its record, and a page that tells it, which needs no server."""

import json
from html import escape
from pathlib import Path

from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.lab.style import document
from saleroom.lab.tables import Table
from saleroom.words.teller import Teller


def write_sample(folder: Path, name: str, table: Table, row: Json) -> None:
    """Write NAME.json, the record, and NAME.html, the match in words."""
    match = table.again(row["match"], row["played"])
    (folder / f"{name}.json").write_text(json.dumps(match.record(), ensure_ascii=False) + "\n", "utf-8")
    (folder / f"{name}.html").write_text(story_page(name, match, row), "utf-8")


def story_page(name: str, match: Match, row: Json) -> str:
    """The match told from the first move to the last, for an all-knowing reader."""
    teller = Teller(match.game)
    now = match.at(0)
    parts = [
        f"<header><p class=kicker>{escape(match.game.title)} · {match.seats} seats</p><h1>A match, move by move</h1>",
        "<p class=lead>" + escape(result_line(teller, match)) + "</p>",
        how_to_open(escape(name)),
        score_table(teller, match, row),
        "<section><h2>What happened</h2><ol class=story>",
    ]
    for move in match.moves:
        events = now.play_record_move(move)
        shared = now.view()
        lines = []
        for event in events:
            told = event.seen_by(move["seat"]) or event.seen_by(None)
            if told is not None:
                lines.append(escape(teller.event(told, shared)))
        if lines:
            parts.append("<li>" + "<br>".join(lines))
    parts.append("</ol></section>")
    return document(f"{match.game.title}: a match", "".join(parts))


def how_to_open(name: str) -> str:
    """Where the match can be looked at as a replay."""
    return (
        f"<p>Open it in the replay: <code>saleroom replay {name}.json</code>, or choose the file "
        f'<a href="{name}.json" download>{name}.json</a> on the page <code>/replay/file</code> of a saleroom. '
        '<a href="../report.html">Back to the report</a></p></header>'
    )


def result_line(teller: Teller, match: Match) -> str:
    """Who won."""
    outcome = match.outcome
    assert outcome is not None
    names = [teller.person(winner) for winner in outcome["winners"]]
    scores = ", ".join(str(score) for score in outcome["scores"])
    return f"{teller.words.listed(names)} won after {len(match.moves)} moves. Points: {scores}."


def score_table(teller: Teller, match: Match, row: Json) -> str:
    """Points by where they come from."""
    outcome = match.outcome
    assert outcome is not None
    head = "".join(
        f"<th>{escape(teller.words.say(f'{match.game.id}-breakdown-{part.key}'))}"
        for part in match.game.breakdown
    )
    body = []
    for party, (parts, score) in enumerate(zip(outcome["breakdown"], outcome["scores"])):
        who = teller.person(party if party < match.seats else "house")
        bot = row["bots"][party] if party < match.seats else ""
        cells = "".join(f"<td class=num>{value}" for value in parts.values())
        body.append(
            f"<tr><th scope=row>{escape(who)} <small>{escape(bot)}</small>{cells}<td class=num><b>{score}</b>"
        )
    table = f"<table><tr><th>{head}<th>Total</tr>{''.join(body)}</table>"
    return f"<section><h2>Points</h2><div class=wide>{table}</div></section>"

"""The report as a page."""

import json
from collections.abc import Sequence
from html import escape

from saleroom.core.game import Json
from saleroom.lab.charts import bar, curve, histogram, scale_of, strip
from saleroom.lab.figures import RARE
from saleroom.lab.style import document

BADGE = "<span class='badge real'>hardly used</span>"
MANY = 14
"""More rows than this are folded away behind the first ones."""


def page(report: Json) -> str:
    """The whole page of a report."""
    sections = [
        ("seats", "Seats", seats_section(report)),
        ("skill", "Skill", skill_section(report)),
        ("length", "Length", length_section(report)),
        ("lead", "Lead and points", lead_section(report)),
        ("lots", "Lots", lots_section(report)),
        ("moves", "Moves", moves_section(report)),
        ("what-if", "What if", what_if_section(report)),
        ("method", "How it was made", method_section(report)),
    ]
    shown = [(key, name, body) for key, name, body in sections if body]
    links = "".join(f'<a href="#{key}">{name}</a>' for key, name, _ in shown)
    body = "".join(f'<section id="{key}"><h2>{name}</h2>{text}</section>' for key, name, text in shown)
    return document(
        f"{report['title']}: is it balanced?", f"{head(report)}<nav>{links}</nav>{tiles(report)}{body}"
    )


def head(report: Json) -> str:
    """Title, and what was played."""
    seats = report["seats"]
    table = f"{seats[0]} seats" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} seats"
    options = "" if not report["options"] else f" with <code>{escape(json.dumps(report['options']))}</code>"
    return (
        f"<header><p class=kicker>{escape(report['game'])} · {table} · {report['played']:,} matches</p>"
        f"<h1>{escape(report['title'])}: is it balanced?</h1>"
        f"<p class=lead>{report['played']:,} matches between <b>{escape(report['bots'])}</b> bots{options}, "
        "every figure with the range that holds it 19 times out of 20.</p></header>"
    )


# -- words and numbers -----------------------------------------------------------------------------------------


def percent(value: float | None) -> str:
    """A share."""
    return "–" if value is None else f"{100 * value:.1f} %"


def number(value: float | None) -> str:
    """A number with as many digits as it deserves."""
    if value is None:
        return "–"
    text = f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
    return text.replace("-", "−")


def within(figure: Json, *, share: bool = False) -> str:
    """The range of a figure."""
    if figure["low"] is None or figure["high"] is None:
        return "too few matches"
    if share:
        return f"{100 * figure['low']:.1f} to {100 * figure['high']:.1f} %"
    return f"{number(figure['low'])} to {number(figure['high'])}"


def look(figure: Json) -> str:
    """Links to matches that show a figure."""
    links = " ".join(
        f'<a href="samples/{escape(name)}.html">match {int(name.rpartition("-")[2])}</a>'
        for name in figure["samples"]
    )
    return f"<span class=look>{links}</span>" if links else ""


def row(say: str, plot: str, value: str, below: str = "") -> str:
    """One line of a plot: what, where, how much."""
    return (
        f"<div class=row><div class=say>{say}</div>{plot}"
        f"<div class=val>{value}{f'<small>{below}</small>' if below else ''}</div></div>"
    )


def fact(say: str, figure: Json, *, share: bool = False) -> str:
    """One line without a plot: a figure, its range and matches that show it."""
    value = percent(figure["value"]) if share else number(figure["value"])
    return row(f"{say} {look(figure)}", "", value, within(figure, share=share))


def rows(lines: Sequence[str]) -> str:
    """The lines of a plot; very many are folded away."""
    if len(lines) <= MANY + 4:
        return f"<div class=rows>{''.join(lines)}</div>"
    return (
        f"<div class=rows>{''.join(lines[:MANY])}</div><details><summary>{len(lines) - MANY} more</summary>"
        f"<div class=rows>{''.join(lines[MANY:])}</div></details>"
    )


def key_of(*entries: tuple[str, str]) -> str:
    """What the marks of a plot mean."""
    return (
        "<p class=key>"
        + "".join(f'<span><i class="{kind}"></i>{say}</span>' for kind, say in entries)
        + "</p>"
    )


def main_table(report: Json) -> Json:
    """The number of seats that the first figures are of: the one in the middle."""
    tables: list[Json] = report["tables"]
    return tables[(len(tables) - 1) // 2]


# -- the parts -------------------------------------------------------------------------------------------------


def tiles(report: Json) -> str:
    """The findings in a few sentences."""
    table = main_table(report)
    real = [(one["seats"], seat) for one in report["tables"] for seat in one["seat"] if seat["real"]]
    found = []
    if real:
        at, seat = max(real, key=lambda pair: abs(pair[1]["value"] - pair[1]["fair"]))
        sign = "+" if seat["value"] > seat["fair"] else "−"
        found.append(
            (
                f"{sign}{100 * abs(seat['value'] - seat['fair']):.1f} %",
                (
                    f"Seat {seat['seat']} of {at} wins {percent(seat['value'])} instead of {percent(seat['fair'])} "
                    f"({within(seat, share=True)})."
                ),
                look(seat),
            )
        )
    else:
        seats = [seat for one in report["tables"] for seat in one["seat"] if seat["low"] is not None]
        width = max(
            (max(seat["high"] - seat["fair"], seat["fair"] - seat["low"]) for seat in seats), default=1.0
        )
        most: Json = max(seats, key=lambda seat: abs(seat["value"] - seat["fair"]), default={"samples": []})
        found.append(
            (
                "Even",
                f"No seat is shown to win more than another; {100 * width:.1f} % either way are possible.",
                look(most),
            )
        )
    length, lead = table["length"], table["lead"]
    at = f"with {table['seats']} seats"
    found += [
        (
            f"{length['minutes']['value']:.0f} min",
            f"and about {number(length['decisions']['value'])} decisions {at} ({within(length['decisions'])}).",
            look(length["minutes"]),
        ),
        (
            number(lead["changes"]["value"]),
            f"changes of lead in a match {at} ({within(lead['changes'])}).",
            look(lead["changes"]),
        ),
        (
            percent(lead["halfway_wins"]["value"]),
            f"of those who lead alone at half-time {at} go on to win ({within(lead['halfway_wins'], share=True)}).",
            look(lead["halfway_wins"]),
        ),
    ]
    for skill in [one for one in report["skill"] if one["seats"] == table["seats"]]:
        found.append(
            (
                f"{number(skill['ratio']['value'])} ×",
                (
                    f"its fair share wins one {escape(skill['strong'])} bot among {escape(skill['weak'])} ones {at} "
                    f"({within(skill['ratio'])})."
                ),
                look(skill["share"]),
            )
        )
    differences = [entry for one in report["what_if"] for entry in one["figures"]]
    if differences:
        real_ones = sum(entry["real"] for entry in differences)
        found.append(
            (
                f"{real_ones} of {len(differences)}",
                "differences to the variants are real.",
                f'<a href="#what-if">which</a> {look(min(differences, key=lambda entry: entry["chance"]))}',
            )
        )
    return (
        "<div class=tiles>"
        + "".join(
            f"<div class=tile><b>{value}</b><p>{say}</p><small>{links}</small></div>"
            for value, say, links in found
        )
        + "</div>"
    )


def seats_section(report: Json) -> str:
    """What each seat has of the victories."""
    cards = []
    for table in report["tables"]:
        scale = scale_of(table["seat"], *(seat["fair"] for seat in table["seat"]))
        lines = []
        for seat in table["seat"]:
            badge = (
                f"<span class='badge real'>{'wins more' if seat['value'] > seat['fair'] else 'wins less'}</span>"
                if seat["real"]
                else ""
            )
            said = f"Seat {seat['seat']} wins {percent(seat['value'])}, between {within(seat, share=True)}"
            lines.append(
                row(
                    f"Seat {seat['seat']} {badge} {look(seat)}",
                    strip(scale, [(seat, "")], seat["fair"], said),
                    percent(seat["value"]),
                    within(seat, share=True),
                )
            )
        more = [
            fact(say, table["shared"][key], share=True)
            for key, say in (("shared", "Shared victories"), ("house", "The house has part in"))
            if key in table["shared"]
        ]
        cards.append(
            f"<div class=card><h3>{table['seats']} seats</h3>{rows([*lines, *more])}"
            f"<small>{table['matches']:,} matches</small></div>"
        )
    key = key_of(("", "share of the victories, with its range"), ("f", "a fair share"))
    return (
        "<p>Does it matter where you sit? Only a seat that is marked differs from the others beyond chance, "
        f"after correction for looking at all of them.</p>{key}<div class=cards>{''.join(cards)}</div>"
    )


def skill_section(report: Json) -> str:
    """How much the stronger bot wins."""
    if not report["skill"]:
        return ""
    shares = [one["share"] for one in report["skill"]]
    scale = scale_of(shares, *(share["fair"] for share in shares), 0.0, 1.0)
    lines = [
        row(
            f"{one['seats']} seats {look(one['share'])}",
            strip(
                scale, [(one["share"], "")], one["share"]["fair"], f"wins {percent(one['share']['value'])}"
            ),
            f"{percent(one['share']['value'])} · {number(one['ratio']['value'])} × fair",
            f"{within(one['share'], share=True)}<br>skill {number(one['skill']['value'])} ({within(one['skill'])})",
        )
        for one in report["skill"]
    ]
    first = report["skill"][0]
    return (
        f"<p>One {escape(first['strong'])} bot sits among {escape(first['weak'])} bots, on every seat in turn "
        "with the same cards. At its fair share (dashed) skill would not matter and is 0; at 100 % nothing else "
        "would, and it is 1.</p>"
        f"<div class=card>{rows(lines)}</div>"
    )


def length_section(report: Json) -> str:
    """How long matches are."""
    cards = []
    for table in report["tables"]:
        length = table["length"]
        named = (
            ("minutes", "Minutes"),
            ("decisions", "Decisions"),
            ("lots", "Lots"),
            ("unsold", "Lots nobody got"),
        )
        cards.append(
            f"<div class=card><h3>{table['seats']} seats</h3>"
            + histogram(length["histogram"], f"Decisions in a match with {table['seats']} seats")
            + rows([fact(say, length[key]) for key, say in named])
            + "</div>"
        )
    return (
        "<p>Decisions with more than one choice. Minutes are an estimate: "
        f"{report['seconds_open']} seconds for each in turn, {report['seconds_sealed']} until all have sealed theirs "
        f"where they choose side by side, and {report['seconds_per_lot']} for each lot. Each bar "
        "opens a match of that length.</p>"
        f"<div class=cards>{''.join(cards)}</div>"
    )


def lead_section(report: Json) -> str:
    """Whether it is decided early."""
    cards = []
    for table in report["tables"]:
        lead, scores = table["lead"], table["scores"]
        cards.append(
            f"<div class=card><h3>{table['seats']} seats</h3>"
            + curve(lead["curve"], 1 / table["seats"], f"How often the leader wins, {table['seats']} seats")
            + rows(
                [
                    fact("Leader at half-time wins", lead["halfway_wins"], share=True),
                    fact("Nobody leads alone at half-time", lead["halfway_tied"], share=True),
                    fact("Changes of lead", lead["changes"]),
                    fact("Points of a seat", scores["mean"]),
                    fact("Points of the winner", scores["winner"]),
                    fact("Points between first and second", lead["margin"]),
                ]
            )
            + "</div>"
        )
    return (
        "<p>How often whoever leads alone, if points were reckoned after so many of the lots, wins in the end. "
        "A curve that is high from the beginning means an early decision. Each dot opens a match in which the "
        "leader of that moment did not win.</p>"
        f"<div class=cards>{''.join(cards)}</div>"
    )


def lots_section(report: Json) -> str:
    """Prices and points."""
    cards = []
    for table in report["tables"]:
        if not table["lots"]:
            continue
        figures = [lot[key] for lot in table["lots"] for key in ("price", "points")]
        prices, points = (
            scale_of([lot["price"] for lot in table["lots"]], zero=True),
            scale_of([lot["points"] for lot in table["lots"]], zero=True),
        )
        lines = [
            row(
                f"{escape(lot['name'])} {look(lot)}",
                f"<div class=pair>{strip(prices, [(lot['price'], '')], None, 'price ' + number(lot['price']['value']))}"
                f"{strip(points, [(lot['points'], 'b')], 0.0, 'points ' + number(lot['points']['value']))}</div>",
                f"{number(lot['price']['value'])} → {number(lot['points']['value'])}",
                f"{within(lot['price'])} → {within(lot['points'])}<br>"
                f"sold {percent(lot['sold']['value'])} ({within(lot['sold'], share=True)})",
            )
            for lot in table["lots"]
        ]
        opened = " open" if table is main_table(report) or len(report["tables"]) == 1 else ""
        cards.append(
            f"<details class=card{opened}><summary>{table['seats']} seats, {len(table['lots'])} kinds, "
            f"{sum(one['number'] for one in figures):,} values</summary>{rows(lines)}</details>"
        )
    if not cards:
        return ""
    return (
        "<p>What was paid, and by how many points its buyer's reckoning grew when it was bought. Where a lot has "
        "several cards, each is given what lots with it cost and brought.</p>"
        f"{key_of(('', 'price (left)'), ('b', 'points (right)'))}{''.join(cards)}"
    )


def moves_section(report: Json) -> str:
    """What is hardly used."""
    cards = []
    for table in report["tables"]:
        rare = [use for use in table["uses"] if use["rare"]]
        shown = table["uses"]
        if not shown:
            continue
        lines = [
            row(
                f"{escape(use['name'])} {BADGE if use['rare'] else ''} {look(use)}",
                bar(use["value"], f"{use['name']}: {percent(use['value'])}", "b" if use["rare"] else ""),
                percent(use["value"]),
                within(use, share=True),
            )
            for use in shown
        ]
        opened = " open" if table is main_table(report) or len(report["tables"]) == 1 else ""
        cards.append(
            f"<details class=card{opened}><summary>{table['seats']} seats: {len(rare)} of {len(shown)} hardly used"
            f"</summary>{rows(lines)}</details>"
        )
    return (
        "<p>Of the decisions at which something could have been played, at how many it was, the rarest first. Below "
        f"{RARE:.0%} for sure it is marked.</p>{''.join(cards)}"
        if cards
        else ""
    )


def what_if_section(report: Json) -> str:
    """Variants beside the game as it is."""
    cards = []
    for one in report["what_if"]:
        real = [entry for entry in one["figures"] if entry["real"]]
        lines = []
        for entry in sorted(one["figures"], key=lambda entry: (not entry["real"], entry["chance"])):
            share = entry["name"].endswith("wins") or entry["name"] == "victory shared"
            shown = percent if share else number
            badge = (
                "<span class='badge real'>real</span>"
                if entry["real"]
                else "<span class='badge open'>not shown</span>"
            )
            change = (
                f"{100 * entry['value']:+.1f}".replace("-", "−") + " points"
                if share
                else ("+" if entry["value"] > 0 else "") + number(entry["value"])
            )
            lines.append(
                row(
                    f"{escape(entry['name'])} {badge} {look(entry)}",
                    strip(
                        scale_of([entry], 0.0),
                        [(entry, "b" if entry["real"] else "")],
                        0.0,
                        f"{entry['name']} {change}",
                    ),
                    f"{shown(entry['before'])} → {shown(entry['after'])}",
                    f"{change} ({within(entry, share=share)})",
                )
            )
        verdict = (
            f"{len(real)} real difference{'s' if len(real) != 1 else ''}"
            if real
            else "no real difference shown"
        )
        cards.append(
            f"<div class=card><h3>{escape(one['variant'])}, {one['seats']} seats: {verdict}</h3>"
            f"<p><small>{one['deals']:,} deals, each played both ways. {percent(one['touched']['value'])} of the "
            f"matches go differently {look(one['touched'])}, "
            f"{percent(one['other_winner']['value'])} have another winner {look(one['other_winner'])}.</small></p>"
            f"{rows(lines)}</div>"
        )
    if not cards:
        return ""
    return (
        "<p>The same deals, played with one thing changed. Real is what remains after correction for all the figures "
        "that are looked at here (Holm's method, 5 % for all of them together); the dashed line is no difference.</p>"
        + "".join(cards)
    )


def method_section(report: Json) -> str:
    """How the figures came about."""
    return (
        "<p>The same figures are in <a href='report.json'>report.json</a>, every match is a line of "
        "<a href='matches.jsonl'>matches.jsonl</a>, and the matches linked here lie in the folder "
        "<code>samples</code>: each as a page that tells it, and as a record for <code>saleroom replay FILE</code> "
        "or the page <code>/replay/file</code> of a saleroom.</p>"
        "<p>A deal is one observation. Shares have Wilson's interval, means Student's, all of 95 %. Bots "
        "play better or worse than people, so the figures say how the game is among players of this kind.</p>"
        f"<p>Played again by: <code>{escape(command(report))}</code></p>"
    )


def command(report: Json) -> str:
    """The command that makes the same report."""
    words = [
        "saleroom balance",
        report["game"],
        f"--matches {report['matches']}",
        f"--bots {report['bots']}",
        f"--seed {report['seed']}",
    ]
    if len(report["seats"]) == 1:
        words.append(f"--seats {report['seats'][0]}")
    if report["iterations"]:
        words.append(f"--iterations {report['iterations']}")
    if report["options"]:
        words.append(f"--options '{json.dumps(report['options'])}'")
    words += [f"--vary '{variant['name']}'" for variant in report["variants"]]
    return " ".join([*words, "--out FOLDER"])

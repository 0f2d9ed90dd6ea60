"""The report of a plan: all figures as one JSON object, a page to look at, and matches to look at beside it."""

import json
from collections.abc import Iterator
from pathlib import Path

import saleroom
from saleroom.core.game import Json
from saleroom.lab.compare import decide, differences
from saleroom.lab.figures import SECONDS_OPEN, SECONDS_PER_LOT, SECONDS_SEALED, skill_figures, summary
from saleroom.lab.page import page
from saleroom.lab.plan import Plan, Rows
from saleroom.lab.samples import write_sample
from saleroom.lab.spread import import_pyarrow
from saleroom.lab.tables import Table

REPORT = "saleroom-balance/1"


def make_report(plan: Plan, rows: Rows) -> Json:
    """All figures; `samples` are names of matches in the folder `samples` of the report."""
    game = saleroom.game(plan.game)
    tables = plan.tables()
    as_it_is = {table.seats: table for table in tables if not table.variant and not table.rotates}
    compared = []
    for table in tables:
        if table.variant:
            found = differences(table, rows.of(as_it_is[table.seats]), rows.of(table))
            name_samples(found, table)
            compared.append(found)
    decide(compared)
    summaries = []
    for table in as_it_is.values():
        found = summary(table, rows.of(table))
        name_samples(found, table)
        summaries.append(found)
    skills = []
    for table in tables:
        if table.rotates:
            found = skill_figures(table, rows.of(table))
            name_samples(found, table)
            skills.append(found)
    return {
        "format": REPORT,
        **{key: value for key, value in plan.about().items() if key != "format"},
        "title": game.title,
        "played": sum(table.matches for table in tables),
        "confidence": 0.95,
        "seconds_open": SECONDS_OPEN,
        "seconds_sealed": SECONDS_SEALED,
        "seconds_per_lot": SECONDS_PER_LOT,
        "tables": summaries,
        "skill": skills,
        "what_if": compared,
    }


def sample_name(table: Table, match: int) -> str:
    """The name of a match to look at."""
    parts = [table.game, f"{table.seats}-seats"]
    if table.rotates:
        parts.append("skill")
    if table.variant:
        parts.append("".join(letter if letter.isalnum() else "-" for letter in table.variant)[:40].strip("-"))
    return f"{'-'.join(parts)}-{match:05d}"


def name_samples(found: object, table: Table) -> None:
    """Turn the numbers of matches under `samples` into names."""
    for entry in lists_of_samples(found):
        entry["samples"] = [sample_name(table, match) for match in entry["samples"]]


def lists_of_samples(found: object) -> Iterator[Json]:
    """Every object in a report that has `samples`."""
    if isinstance(found, dict):
        if "samples" in found:
            yield found
        for value in found.values():
            yield from lists_of_samples(value)
    elif isinstance(found, list):
        for value in found:
            yield from lists_of_samples(value)


def write_report(plan: Plan, rows: Rows, folder: Path) -> Json:
    """Write report.json, report.html and the matches that they name into a folder; the report."""
    report = make_report(plan, rows)
    wanted = {name for entry in lists_of_samples(report) for name in entry["samples"]}
    (folder / "samples").mkdir(exist_ok=True)
    for table in plan.tables():
        for row in rows.of(table):
            name = sample_name(table, row["match"])
            if name in wanted:
                write_sample(folder / "samples", name, table, row)
    (folder / "report.json").write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "report.html").write_text(page(report), "utf-8")
    return report


def write_parquet(plan: Plan, rows: Rows, folder: Path) -> None:
    """Write all matches as matches.parquet and all lots as lots.parquet, for one's own notebook."""
    pa, pq = import_pyarrow()
    matches, lots = [], []
    for table in plan.tables():
        for row in rows.of(table):
            key = {
                "table": row["table"],
                "seats": table.seats,
                "variant": table.variant,
                "match": row["match"],
            }
            matches.append(
                {
                    **key,
                    "deal": row["deal"],
                    "bots": row["bots"],
                    "scores": row["scores"],
                    "winners": [str(winner) for winner in row["winners"]],
                    "moves": row["moves"],
                    "decisions": row["decisions"],
                    "leaders": row["leaders"],
                    "played": row["played"],
                }
            )
            lots += [
                {
                    **key,
                    "lot": number,
                    "what": [str(card) for card in what] if isinstance(what, list) else [str(what)],
                    "seat": seat,
                    "price": None if price is None else float(price),
                    "points": points,
                }
                for number, (what, seat, price, points) in enumerate(row["lots"])
            ]
    pq.write_table(pa.Table.from_pylist(matches), folder / "matches.parquet")
    pq.write_table(pa.Table.from_pylist(lots), folder / "lots.parquet")

"""The laboratory: the same figures whoever plays, what is planted is found, and what is equal shows no difference."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saleroom
from saleroom import bots
from saleroom.bots.search.bot import SearchBot
from saleroom.cli.main import main
from saleroom.core.errors import RecordError, SaleroomError
from saleroom.core.game import Json
from saleroom.games import GAMES
from saleroom.lab import Plan, Rows, Variant, make_report, play_plan, variant_of, write_report
from saleroom.lab.cards import CARDS, cards_of, read_cards_file
from saleroom.lab.compare import decide, differences
from saleroom.lab.figures import seat_figures, skill_figures, summary
from saleroom.lab.match import play_match
from saleroom.lab.page import page as page_of
from saleroom.lab.stats import Spread, holm, two_sided
from saleroom.lab.tables import Table
from tools.rulings import RULINGS

ROOT = Path(__file__).resolve().parents[2]


def table(game: str = "luxury", seats: int = 3, deals: int = 10, **more: Any) -> Table:
    return Table(game, seats, ("simple",) * seats, deals, "7", **more)


def played(plan: Plan, **how: Any) -> Rows:
    rows = Rows(None, plan.about())
    play_plan(plan, rows, **how)
    return rows


# -- matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", ["simple", "random"])
def test_bots_play_here_as_everywhere(game: str, level: str) -> None:
    seats = GAMES[game].min_seats
    one = Table(game, seats, (level,) * seats, 1, "7")
    row = play_match(one, 0)
    match = one.start(0)
    bots.play(match, one.make_bots(match, 0))
    assert row["played"] == [move for _, move in match.played]
    outcome = match.outcome
    assert outcome is not None
    assert (row["scores"], row["winners"]) == (outcome["scores"], outcome["winners"])
    assert one.again(0, row["played"]) == match
    assert len(row["lots"]) == len(row["leaders"]) == len(match.sales())


@pytest.mark.parametrize(("given", "thought"), [(None, [300, 120]), (50, [50, 50])])
def test_club_has_fewer_iterations_here_unless_told(given: int | None, thought: list[int]) -> None:
    table = Table("luxury", 2, ("club", "novice"), 1, "7", iterations=given)
    players = table.make_bots(table.start(0), 0)
    assert [player.iterations for player in players if isinstance(player, SearchBot)] == thought


@pytest.mark.parametrize("game", ["luxury", "emblems"])
def test_points_of_lots_add_up_to_the_result(game: str) -> None:
    one = Table(game, GAMES[game].min_seats, ("simple",) * GAMES[game].min_seats, 3, "7")
    for number in range(3):
        row = play_match(one, number)
        match = one.again(number, row["played"])
        outcome = match.outcome
        assert outcome is not None
        opening = match.at(0).game.outcome(match.at(0).state, match.seats)["breakdown"]
        for seat in range(one.seats):
            brought = sum(points for _, buyer, _, points in row["lots"] if buyer == seat)
            parts = outcome["breakdown"][seat]
            gained = sum(parts[key] - opening[seat][key] for key in parts if key != "coins")
            assert brought == gained


# -- the same figures ------------------------------------------------------------------------------------------

PLAN = Plan("luxury", (2, 3), 60, "simple", "7", variants=(Variant("again", {}),))


def test_two_workers_play_what_one_plays() -> None:
    assert played(PLAN, workers=2).found == played(PLAN, workers=1).found


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    rows = Rows(path, PLAN.about())
    play_plan(PLAN, rows, workers=1)
    rows.close()
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:20]) + lines[20][:15])  # the last line was cut off
    rows = Rows(path, PLAN.about())
    assert len(rows.found) == 19
    heard: list[int] = []
    effort = play_plan(PLAN, rows, workers=1, told=heard.append)
    assert sum(heard) == effort.matches == len(lines) - 20
    assert play_plan(PLAN, rows, workers=2).matches == 0  # nothing is left to do
    rows.close()
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    Rows(path, PLAN.about()).close()
    with pytest.raises(RecordError, match="another run: seed '7', not '8'"):
        Rows(path, Plan("luxury", (2, 3), 60, "simple", "8", variants=PLAN.variants).about())
    path.write_text('{"format": "saleroom/1"}\n')
    with pytest.raises(RecordError, match="holds no matches of the laboratory"):
        Rows(path, PLAN.about())
    path.write_text("what\n")
    with pytest.raises(RecordError, match="line 1 is no JSON"):
        Rows(path, PLAN.about())


# -- what is found ---------------------------------------------------------------------------------------------


def drawn(deals: int, seats: int, chances: list[float], seed: int) -> list[Json]:
    """Rows of matches whose winner is drawn with these chances."""
    rng = random.Random(seed)
    return [
        {
            "match": deal,
            "deal": deal,
            "winners": rng.choices(range(seats), chances),
            "bots": ["simple"] * seats,
        }
        for deal in range(deals)
    ]


def test_a_planted_advantage_is_found() -> None:
    found = seat_figures(table(deals=800), drawn(800, 3, [0.46, 0.27, 0.27], 1))
    assert found[0]["real"]
    assert found[0]["low"] > found[0]["fair"]
    assert found[0]["low"] < 0.46 < found[0]["high"]
    assert found[0]["samples"]


def test_equal_seats_are_seldom_called_unequal() -> None:
    wrong = sum(
        any(seat["real"] for seat in seat_figures(table(deals=200), drawn(200, 3, [1, 1, 1], seed)))
        for seed in range(60)
    )
    assert wrong <= 8  # 3 are to be expected


def test_a_stronger_bot_is_found() -> None:
    one = Table("luxury", 2, ("simple", "random"), 25, "7")
    found = skill_figures(one, [play_match(one, number) for number in range(one.matches)])
    assert found["share"]["low"] > 0.5
    assert found["skill"]["low"] > 0
    assert found["share"]["number"] == 25  # a deal counts once


def test_what_is_equal_shows_no_difference() -> None:
    rows = played(PLAN, workers=1)
    report = make_report(PLAN, rows)
    assert len(report["what_if"]) == 2
    for one in report["what_if"]:
        assert one["touched"]["value"] == 0
        assert not any(entry["real"] for entry in one["figures"])
        assert all(entry["value"] == 0 for entry in one["figures"])


def test_a_planted_change_is_found_on_paired_deals() -> None:
    lots = [
        {**lot, "points": lot["points"] + 20 * (lot["points"] == 9)}
        for lot in GAMES["luxury"].read_options({})["lots"]
    ]
    base, other = table(deals=60), table(deals=60, options={"lots": lots}, variant="dear")
    found = differences(other, *([play_match(one, n) for n in range(60)] for one in (base, other)))
    decide([found])
    real = {entry["name"]: entry for entry in found["figures"] if entry["real"]}
    assert real["points of the winner"]["value"] > 5
    assert any(name.endswith(": points") for name in real)
    assert "lots" not in real


def test_chances_and_their_correction() -> None:
    assert two_sided(2.228, 10) == pytest.approx(0.05, abs=0.002)
    assert two_sided(4.303, 2) == pytest.approx(0.05, abs=0.001)
    assert two_sided(12.706, 1) == pytest.approx(0.05, abs=0.001)
    assert two_sided(1.96, 10**6) == pytest.approx(0.05, abs=0.001)
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert Spread([1.0, 2.0, 3.0]).interval() == pytest.approx((-0.484, 4.484), abs=0.03)
    assert Spread([1.0]).chance() == 1.0


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_figures(game: str) -> None:
    one = table(game, GAMES[game].min_seats, 4)
    found = summary(one, [play_match(one, number) for number in range(4)])
    assert found["lots"]
    assert found["uses"]
    assert 3 < found["length"]["minutes"]["value"] < 90
    json.dumps(found, allow_nan=False)


# -- the report ------------------------------------------------------------------------------------------------


def test_a_report_is_whole(tmp_path: Path) -> None:
    rows = played(PLAN, workers=1)
    report = write_report(PLAN, rows, tmp_path)
    assert json.loads((tmp_path / "report.json").read_text("utf-8")) == report
    page = (tmp_path / "report.html").read_text("utf-8")
    assert not re.search(r"https?:|src=|@import|url\(|style=", page)
    links = set(re.findall(r'href="(samples/[^"]+)"', page))
    assert len(links) > 10
    for link in links:
        story = (tmp_path / link).read_text("utf-8")
        assert "What happened" in story
        match = saleroom.load(str(tmp_path / link.replace(".html", ".json")))
        assert match.over
    for anchor in re.findall(r'href="#([\w-]+)"', page):
        assert f'id="{anchor}"' in page


def unlinked(found: Any, place: str = "", *, shown: bool = False) -> Iterator[str]:
    """Figures that name no match to look at, neither themselves nor with what they are part of."""
    if isinstance(found, dict):
        shown = shown or bool(found.get("samples"))
        if {"value", "low", "high"} <= found.keys() and not shown:
            yield place
        for key, value in found.items():
            yield from unlinked(value, f"{place}/{key}", shown=shown)
    elif isinstance(found, list):
        for number, value in enumerate(found):
            yield from unlinked(value, f"{place}/{number}", shown=shown)


def test_every_figure_names_a_match_to_look_at() -> None:
    same = Variant("nothing changed", {})
    plan = Plan("colours", (2, 3), 30, "simple", "figures", variants=(same,))
    report = make_report(plan, played(plan, workers=1))
    assert list(unlinked(report)) == []
    page = page_of(report)
    for part in ("<div class=row>", "<div class=tile>", "<rect class=bar x=", "<circle class=dot cx="):
        assert part in page
    for piece in re.split("<div class=row>|<div class=tile>", page)[1:]:
        assert 'href="samples/' in piece.partition("</div></div>")[0]
    for bar in re.findall(r"(?:<a [^>]*>)?<rect class=bar x=[^>]* height=(?!0)[^>]*>", page):
        assert bar.startswith('<a href="samples/')


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "luxury", "--matches", "12", "--bots", "simple", "--seats", "2", "--workers", "1"]
    more = ["--vary", "readings=must-blackmail", "--out", str(tmp_path / "out"), "--json"]
    assert main([*words, *more]) == 0
    done = json.loads(capsys.readouterr().out)
    assert done["matches"] == done["played_now"] > 12
    assert main([*words, *more]) == 0  # no seed given: that of the folder
    again = json.loads(capsys.readouterr().out)
    assert (again["seed"], again["played_now"]) == (done["seed"], 0)
    assert main([*words, "--out", str(tmp_path / "out"), "--seed", "other"]) != 0
    assert "another run" in capsys.readouterr().err


# -- variants --------------------------------------------------------------------------------------------------


def test_variants_as_the_command_line_writes_them() -> None:
    assert variant_of("antiques", {}, "sculpture_ties=places").options == {"sculpture_ties": "places"}
    assert variant_of("antiques", {}, "tricks=stop+ban").options == {"tricks": ["stop", "ban"]}
    assert variant_of("luxury", {"memory": True}, "memory=false").options == {"memory": False}
    for wrong in ("what=1", "memory", "=1"):
        with pytest.raises(SaleroomError):
            variant_of("luxury", {}, wrong)


def test_other_cards_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "luxury", "--cards"]) == 0
    path = tmp_path / "cards.json"
    path.write_text(capsys.readouterr().out)
    assert (
        variant_of("luxury", {}, f"cards={path}").options["lots"] == GAMES["luxury"].read_options({})["lots"]
    )
    money = tmp_path / "money.toml"
    money.write_text("money = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]\n")
    assert read_cards_file("secret", str(money)) == {"money": [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]}


OTHER_CARDS: dict[str, Json] = {
    "antiques": {"scales": {"stamp": [9] * 6, "jewellery": [4, 10, 17, 25, 34, 44]}},
    "colours": {"sets": [12, 3, 3, 3, 3, 3, 6, 6, 6], "run": 3},
    "emblems": {"points": {"both": 1, "one": 4, "none": 5}},
    "luxury": {"lots": [{**lot, "points": 10 - lot["points"]} for lot in GAMES["luxury"].options[0].default]},
    "secret": {"money": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]},
}


@pytest.mark.parametrize("game", GAMES)
def test_other_cards_are_what_bots_play_for(game: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(OTHER_CARDS[game]))
    variant = variant_of(game, {}, f"cards={path}")
    assert OTHER_CARDS[game].keys() <= cards_of(game).keys()
    level = "novice" if game == "antiques" else "simple"  # its simple bots keep to the usual scales
    plan = Plan(game, (3,), 8, level, "cards", variants=(variant,), iterations=20, skill=False)
    rows = played(plan, workers=1)
    usual, changed = ([row["played"] for row in rows.of(table)] for table in plan.tables())
    assert sum(one != other for one, other in zip(usual, changed)) > 4


def test_a_game_without_such_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "colours", ())
    with pytest.raises(SaleroomError, match="cannot be changed by a file"):
        read_cards_file("colours", "cards.json")


@pytest.mark.parametrize(
    ("game", "name", "text", "says"),
    [
        ("luxury", "no.json", None, "cannot be read"),
        ("luxury", "cards.json", "{", "is no JSON"),
        ("luxury", "cards.toml", "=", "is no TOML"),
        ("luxury", "cards.json", "{}", "holds no cards"),
        ("luxury", "cards.json", '{"money": [1]}', "has no cards called 'money'"),
        ("luxury", "cards.json", '{"lots": [1]}', "nine lots"),
        ("colours", "cards.json", '{"sets": [3, 6]}', "nine numbers"),
        ("emblems", "cards.json", '{"points": {"both": -100, "one": 1, "none": 5}}', "from -99 to 99"),
    ],
)
def test_cards_that_are_none(game: str, name: str, text: str | None, says: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / name).write_text(text)
    with pytest.raises(SaleroomError, match=says):
        read_cards_file(game, str(tmp_path / name))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["balance", "luxury"], "--out FOLDER is needed"),
        (["balance", "luxury", "--out", "x", "--bots", "what"], "there is no bot"),
        (["balance", "luxury", "--out", "x", "--seats", "9"], "has 2 to 4 seats"),
        (["balance", "luxury", "--out", "x", "--vary", "what=1"], "has no option"),
        (["balance", "nothing", "--out", "x"], "nothing"),
    ],
)
def test_mistakes_are_one_sentence(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) != 0
    said = capsys.readouterr().err
    assert says in said
    assert len(said.strip().splitlines()) <= 2
    assert not list(tmp_path.iterdir())


# -- rulings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_every_ruling_of_the_rules_is_a_switch_or_has_a_reason(game: str) -> None:
    text = (Path(saleroom.__file__).parent / "games" / game / "RULES.md").read_text("utf-8")
    rules = {
        part[: part.index(" ")] for part in re.split(r"\n\*\*(?=[A-Z]\d)", text)[1:] if "*Ruling" in part
    }
    own = [ruling for ruling in RULINGS if ruling.game == game]
    assert rules <= {ruling.rule for ruling in own}
    for ruling in own:
        assert bool(ruling.options) != bool(ruling.why_not)
        assert bool(ruling.options) == bool(ruling.other) == bool(ruling.who), ruling
        if ruling.options is not None:
            assert GAMES[game].read_options(ruling.options) != GAMES[game].read_options(ruling.base or {})
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    assert all(ruling.says in page for ruling in own)

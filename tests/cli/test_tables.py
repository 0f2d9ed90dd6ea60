"""How the games look and read: every choice can be typed, every event is told, nothing leaks or overflows."""

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import saleroom
from saleroom import Match
from saleroom.cli.rules import paragraphs, rulebook
from saleroom.cli.screen import THEME
from saleroom.terminal import (
    AnyScene,
    AnyTable,
    Outcome,
    Puzzled,
    draw_menu,
    full_events,
    plain,
    scene_of,
    scene_of_all,
    table_of,
)
from saleroom.words import LANGUAGES
from tests.cli.helpers import GAMES, SETUPS, Json, Run, finished, random_match, typed, write


def matches(game: str, seats: int, options: Json) -> Iterator[Match]:
    """Several random matches at every step."""
    for seed in range(3):
        yield from random_match(game, seats, options, seed)


TABLES = {game: table_of(saleroom.game(game)) for game in GAMES}


def test_every_game_of_the_house_has_a_table() -> None:
    assert not any(isinstance(table, plain.Table) for table in TABLES.values())


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_legal_move_can_be_typed(game: str, seats: int, options: Json) -> None:
    table = TABLES[game]
    chance = random.Random(1)
    for match in matches(game, seats, options):
        for seat in match.to_act:
            scene = scene_of(match, seat)
            legal = match.legal(seat)
            for move in legal if len(legal) < 20 else chance.sample(legal, 20):
                assert match.game.check(match.state, seats, seat, table.read(typed(move), scene, legal)) == (
                    match.game.check(match.state, seats, seat, move)
                ), typed(move)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_menu_offers_legal_moves_only(game: str, seats: int, options: Json) -> None:
    table = TABLES[game]
    for match in matches(game, seats, options):
        for seat in match.to_act:
            scene = scene_of(match, seat)
            legal = match.legal(seat)
            menu = table.menu(scene, legal)
            assert menu
            assert len(menu) <= 24
            assert len({choice.key for choice in menu}) == len(menu)
            for choice in menu:
                if choice.move is not None:
                    match.game.check(match.state, seats, seat, choice.move)
                    assert table.read(choice.key, scene, legal) == choice.move
            assert table.ask(scene)
            for move in legal[:: max(1, len(legal) // 10)]:
                assert table.say(move, scene)
                assert table.explain(move, scene).rstrip(")").endswith(".")
            with pytest.raises(Puzzled):
                table.read("zebra crossing", scene, legal)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_event_is_told_to_everybody(game: str, seats: int, options: Json) -> None:
    table = TABLES[game]
    for seed in range(3):
        match = finished(game, seats, options, seed)
        for viewer in (None, 0, seats - 1):
            scene = scene_of(match, viewer)
            for event in match.events(viewer):
                sentence = table.tell(event, scene)
                assert sentence.rstrip("0123456789LACES()").endswith((". ", ".", "! ")), sentence
                assert sentence[0] == sentence[0].upper(), sentence
                for wrong in ("None", "{", "Seat -1", "  "):
                    assert wrong not in sentence, sentence
        assert table.words.errors == []
        assert match.state.events is not None
        scene = scene_of_all(match)
        for event in full_events(match.state.events):
            assert table.tell(event, scene), event


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_sixty_columns_are_enough(game: str, seats: int, options: Json) -> None:
    table = TABLES[game]
    for number, match in enumerate(matches(game, seats, options)):
        if number % 31 and not match.over:
            continue
        for scene in (scene_of(match, 0), scene_of(match, None), scene_of_all(match)):
            for width in (60, 100):
                for line in screen_lines(table, scene, match, width):
                    assert cell_len(line) <= width
                    assert "…" not in line.replace("…  ", ""), line


def screen_lines(table: AnyTable, scene: AnyScene, match: Match, width: int) -> list[str]:
    """The table, the menu and the result as lines of text."""
    page = io.StringIO()
    console = Console(file=page, width=width, theme=THEME, highlight=False, markup=False)
    console.print(table.draw(scene, width))
    if scene.viewer is not None and scene.viewer in scene.to_act:
        menu = [choice for choice in table.menu(scene, match.legal(scene.viewer)) if "…" not in choice.key]
        console.print(draw_menu(menu))
    if scene.outcome is not None:
        console.print(table.outcome(scene))
    return page.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_all_of_it_in_every_language(game: str, seats: int, options: Json, language: str) -> None:
    table = table_of(saleroom.game(game), language)
    for number, match in enumerate(matches(game, seats, options)):
        if number % 31 and not match.over:
            continue
        for scene in (scene_of(match, match.seats - 1), scene_of_all(match)):
            assert screen_lines(table, scene, match, 100)
            assert table.turn(scene)
            if scene.viewer in scene.to_act:
                assert table.ask(scene)
    assert table.words.errors == []


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_any_game_can_be_drawn_from_its_types(game: str, seats: int, options: Json) -> None:
    table = plain.Table(saleroom.game(game))
    for number, match in enumerate(matches(game, seats, options)):
        if number % 31 and not match.over:
            continue
        for scene in (scene_of(match, 0), scene_of(match, None), scene_of_all(match)):
            lines = screen_lines(table, scene, match, 100)
            assert all(cell_len(line) <= 100 for line in lines)
            assert "Seat 1" in "\n".join(lines)
        for seat in match.to_act:
            scene, legal = scene_of(match, seat), match.legal(seat)
            assert len(table.menu(scene, legal)) <= 21
            for place in (1, len(legal)):
                assert table.read(str(place), scene, legal) == legal[place - 1]
            for wrong in ("0", str(len(legal) + 1), "zebra"):
                with pytest.raises(Puzzled):
                    table.read(wrong, scene, legal)
    assert table.words.errors == []


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_rules_that_are_named_exist(game: str, seats: int, options: Json) -> None:
    known = paragraphs(rulebook(game))
    table = TABLES[game]
    for match in matches(game, seats, options):
        for seat in match.to_act:
            scene = scene_of(match, seat)
            for move in match.legal(seat)[:20]:
                assert set(table.rules_of(move, scene)) <= set(known)
            assert set(table.rules_now(scene)) <= set(known)


def test_the_verdict() -> None:
    table = TABLES["luxury"]
    match = finished("luxury", 3, {})
    outcome: Outcome = {"scores": [5, 5, 1], "winners": [0, 1], "breakdown": []}
    scene = AnyScene(match.view(0), outcome)
    assert table.verdict(scene) == "You and Seat 1 share the win with 5 points."
    outcome["winners"] = [1]
    tie = "Tied on points: whoever owns the most valuable single lot wins."
    assert table.verdict(scene) == f"Seat 1 wins with 5 points. {tie}"


# -- what others hide -----------------------------------------------------------------------------------------


def pairs() -> dict[str, tuple[Json, Json]]:
    """Records of two matches that differ only in what seat 0 and spectators may not know."""
    luxury = saleroom.new("luxury", seats=3, seed=1).record()
    antiques = saleroom.new("antiques", seats=3, seed=1).record()
    emblems = saleroom.new("emblems", seats=3, seed=1).record()
    secret = saleroom.new("secret", seats=3, seed=1).record()
    colours = saleroom.new("colours", seats=3, seed=1).record()
    kept = secret["deal"]["requests"]
    hands = emblems["deal"]["decks"]
    antiques["moves"] = [{"seat": 0, "type": "bid", "coins": 3}]
    luxury["moves"] = [{"seat": 1, "type": "bid", "card": 40}, {"seat": 2, "type": "bid", "card": 0}]
    emblems["moves"] = [{"seat": 2, "type": "bid", "cards": hands[2][:2]}]
    secret["moves"] = [{"seat": 1, "type": "keep", "request": kept[1][0]}]
    found = {}
    for record in (luxury, antiques, emblems, secret, colours):
        other = json.loads(json.dumps(record))
        deal = other["deal"]
        if other["game"] == "luxury":
            deal["lots"][4:] = reversed(deal["lots"][4:])
            other["moves"] = [{"seat": 1, "type": "bid", "card": 90}, {"seat": 2, "type": "bid", "card": 70}]
        elif other["game"] == "emblems":
            deal["secrets"][1:] = reversed(deal["secrets"][1:])
            deal["table"][1:] = reversed(deal["table"][1:])
            deal["decks"] = [deal["decks"][0], *(deck[::-1] for deck in deal["decks"][1:])]
            other["moves"] = [{"seat": 2, "type": "bid", "cards": deal["decks"][2][:5]}]
        elif other["game"] == "secret":
            deal["items"] = deal["items"][::-1]
            deal["requests"][1:] = reversed(deal["requests"][1:])
            other["moves"] = [{"seat": 1, "type": "keep", "request": deal["requests"][1][1]}]
        elif other["game"] == "colours":
            deck = deal["deck"]
            deck[2:6], deck[11:] = deck[-4:], [*deck[11:-4], *deck[2:6]]
        else:
            deck = deal["deck"]
            place = next(place for place in range(6, 60) if deck[place] != deck[2])
            deck[2], deck[place] = deck[place], deck[2]
        assert other["deal"] != record["deal"]
        found[record["game"]] = (record, other)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_makes_no_difference(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "match.json"
    seen = []
    for record in pairs()[game]:
        write(path, record)
        seen.append(
            [
                run("view", path, "--seat", 0).out,
                run("view", path, "--spectator").out,
                run("replay", path, "--all", "--seat", 0).out,
                run("replay", path, "--all", "--spectator").out,
            ]
        )
        if 0 in saleroom.load(record).to_act:
            seen[-1].append(run("play", "--resume", path).out)
    assert seen[0] == seen[1]
    assert all(seen[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_all_knowing_replay_does_differ(run: Run, tmp_path: Path, game: str) -> None:
    seen = [run("replay", write(tmp_path / "match.json", record), "--all").out for record in pairs()[game]]
    assert seen[0] != seen[1]


def test_the_story_is_hidden_from_people_where_the_table_says_so() -> None:
    for memory in (True, False):
        match = finished("luxury", 2, {"memory": memory})
        middle = match.at(6)
        page = io.StringIO()
        Console(file=page, width=80, theme=THEME).print(TABLES["luxury"].draw(scene_of(middle, 0), 80))
        assert ("Used" in page.getvalue()) == memory
    for open_purses in (True, False):
        match = finished("antiques", 3, {"open_purses": open_purses}).at(6)
        page = io.StringIO()
        Console(file=page, width=80, theme=THEME).print(TABLES["antiques"].draw(scene_of(match, 0), 80))
        assert ("?" in page.getvalue()) != open_purses

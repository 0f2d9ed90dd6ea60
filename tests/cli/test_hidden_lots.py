"""Luxury in the terminal without "Show past bids": withdrawn lots, lots to come and past reveals stay hidden (L8)."""

import io

import pytest
from rich.console import Console

import saleroom
from saleroom import Match
from saleroom.cli.screen import THEME
from saleroom.terminal import scene_of, scene_of_all, table_of
from tests.cli.helpers import Run


def drawn(match: Match, *, all_knowing: bool = False) -> str:
    """The table as seat 0 sees it."""
    page = io.StringIO()
    scene = scene_of_all(match) if all_knowing else scene_of(match, 0)
    Console(file=page, width=100, theme=THEME).print(table_of(match.game, "en").draw(scene, 100))
    return page.getvalue()


@pytest.mark.parametrize("memory", [True, False])
def test_the_table_names_withdrawn_lots_and_those_to_come_only_where_they_are_shown(memory: bool) -> None:
    match = saleroom.new("luxury", deal={"lots": [4, 9, 1, 3, 7, 2, 8, 6, 5]}, options={"memory": memory})
    for cards in ((0, 80), (90, 20)):
        for seat, card in enumerate(cards):
            match.play(seat, {"type": "bid", "card": card})
    page = drawn(match)
    assert "Lot 3 of 9" in page
    assert "9 ●" in page  # the lot that seat 0 has won
    assert ("nobody" in page) is memory
    assert ("4 ▲" in page) is memory
    assert ("Still to come" in page) is memory
    assert ("6 to come" in page) is not memory
    everything = drawn(match, all_knowing=True)
    assert "nobody" in everything
    assert "4 ▲" in everything


@pytest.mark.parametrize("memory", ["true", "false"])
def test_the_story_begins_with_the_last_lot_where_past_bids_are_hidden(run: Run, memory: str) -> None:
    done = run(
        "play", "luxury", "--seed", "1", "--options", f'{{"memory": {memory}}}', stdin="80\n70\n60\nstory\n"
    )  # fmt: skip
    assert done.code == 0
    story = done.out[done.out.index("> story") :]
    assert story.count("Bids revealed:") == (3 if memory == "true" else 1)
    assert story.count("The next lot:") == story.count("Bids revealed:")

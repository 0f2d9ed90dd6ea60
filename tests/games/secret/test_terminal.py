"""The table of secret in the terminal: requests are described under the readings of the table."""

import io

import pytest
from rich.console import Console

import saleroom
from saleroom.cli.screen import THEME
from saleroom.games.secret.cards import READINGS
from saleroom.games.secret.terminal import Table
from saleroom.terminal import scene_of
from saleroom.words import LANGUAGES, Words

REQUESTS = {
    "twos-or-more": "two_twos",
    "no-stars": "multiple_of_four",
    "no-ones": "most_one",
    "types-need-an-item": "few_types",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", REQUESTS)
def test_s11_a_request_is_described_as_it_is_read(language: str, reading: str) -> None:
    assert {*REQUESTS, "one-chip"} == {*READINGS}
    request = REQUESTS[reading]
    name = f"secret-request-{request.replace('_', '-')}-about"
    words = Words(language, saleroom.game("secret"))
    deal = saleroom.new("secret", seed=1).deal
    others = ["pairs", "no_chips", "many_types", "most_money", "one_of_each"]
    deal["requests"] = [[request, others[0]], others[1:3], others[3:5]]
    shown = {}
    for readings in ([], [reading], [one for one in READINGS if one != reading]):
        match = saleroom.new("secret", deal=deal, options={"readings": readings})
        for seat, kept in enumerate((request, others[1], others[3])):
            match.play(seat, {"type": "keep", "request": kept})
        out = io.StringIO()
        Console(file=out, width=300, theme=THEME).print(
            Table(match.game, language).draw(scene_of(match, 0), 300)
        )
        shown[reading in readings] = out.getvalue()
        assert words.say(f"{name}-{reading}" if reading in readings else name) in out.getvalue()
    assert len(set(shown.values())) == 2

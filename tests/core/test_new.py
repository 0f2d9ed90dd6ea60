"""Starting a match: which games there are, and what is said when something cannot be."""

import copy
from typing import Any

import pytest

import saleroom
from saleroom.games import GAMES
from tests.core.wrong_options import WRONG_OPTIONS

every_game = pytest.mark.parametrize("name", GAMES)


def test_games_lists_what_there_is() -> None:
    listed = saleroom.games()
    assert [entry["id"] for entry in listed] == list(GAMES)
    for entry in listed:
        assert set(entry) == {
            "id", "title", "summary", "seats", "best_seats", "minutes", "difficulty", "rules", "tie_rule", "breakdown",
            "options", "presets",
        }  # fmt: skip
        assert entry["title"]
        assert entry["summary"].endswith(".")
        fewest, most = entry["seats"]
        assert 2 <= fewest < most <= 10
        assert fewest <= entry["best_seats"] <= most
        assert 5 <= entry["minutes"] <= 60
        assert entry["difficulty"] in (1, 2, 3)
        assert entry["rules"] >= 1
        for option in entry["options"]:
            assert set(option) == {"name", "default", "allowed", "about"}
            assert option["about"].endswith(".")
            match = saleroom.new(entry["id"], options={option["name"]: option["default"]})
            assert match.record()["options"] == {}


def test_the_five_games_have_the_seats_of_the_rules_pages() -> None:
    seats = {entry["id"]: entry["seats"] for entry in saleroom.games()}
    wanted = {"antiques": [3, 6], "luxury": [2, 4], "colours": [2, 4], "emblems": [3, 10], "secret": [3, 5]}
    assert {name: seats[name] for name in seats if name in wanted} == {
        name: wanted[name] for name in seats if name in wanted
    }


def test_what_is_listed_cannot_be_spoilt() -> None:
    for entry in saleroom.games():
        entry["seats"].clear()
        entry["options"].clear()
    assert all(entry["seats"] for entry in saleroom.games())


@pytest.mark.parametrize("name", ["chess", "", "Luxury", None, 5, ["luxury"], {}, True])
def test_an_unknown_game_is_refused_with_a_list_of_games(name: Any) -> None:
    for ask in (saleroom.new, saleroom.game):
        with pytest.raises(saleroom.SetupError) as caught:
            ask(name)
        assert "luxury" in str(caught.value)
        assert "antiques" in str(caught.value)


@every_game
@pytest.mark.parametrize("seats", [0, 1, -3, 11, 10**30, True, "3", 3.0, [3], {}])
def test_a_wrong_number_of_seats_is_refused(name: str, seats: Any) -> None:
    game = GAMES[name]
    with pytest.raises(saleroom.SetupError) as caught:
        saleroom.new(name, seats=seats)
    assert f"{game.min_seats} to {game.max_seats}" in str(caught.value)


@every_game
def test_every_number_of_seats_in_between_is_allowed(name: str) -> None:
    game = GAMES[name]
    assert saleroom.new(name).seats == game.min_seats
    for seats in range(game.min_seats, game.max_seats + 1):
        assert saleroom.new(name, seats=seats).seats == seats
    for seats in (game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(saleroom.SetupError):
            saleroom.new(name, seats=seats)


@every_game
@pytest.mark.parametrize("options", [[], "x", 5, True, [("tricks", [])]])
def test_options_are_an_object(name: str, options: Any) -> None:
    with pytest.raises(saleroom.SetupError, match="options"):
        saleroom.new(name, options=options)


@every_game
@pytest.mark.parametrize("key", ["no-such", "", "seats", 5, None, True])
def test_an_unknown_option_is_refused(name: str, key: Any) -> None:
    with pytest.raises(saleroom.SetupError, match="has no option"):
        saleroom.new(name, options={key: 1})


JUNK: list[Any] = [
    None,
    5,
    -1,
    1.5,
    "x",
    "",
    [],
    [1],
    ["x"],
    [None],
    {},
    {"x": 1},
    [[]],
    [{}],
    10**30,
    {"a": {}},
]


@pytest.mark.parametrize(
    ("name", "option"), [(name, option.name) for name, game in GAMES.items() for option in game.options]
)
def test_a_wrong_value_of_an_option_is_refused_and_says_what_is_allowed(name: str, option: str) -> None:
    allowed = next(entry.allowed for entry in GAMES[name].options if entry.name == option)
    refused = 0
    for value in JUNK:
        complaint = complaint_about(name, {option: value})
        if complaint is not None:
            refused += 1
            assert option in complaint
            assert allowed in complaint
    assert refused >= len(JUNK) - 1


def complaint_about(name: str, options: dict[str, Any]) -> str | None:
    """What is said of these options, None if they are allowed."""
    try:
        saleroom.new(name, options=options)
    except saleroom.SetupError as error:
        return str(error)
    return None


NINE = [
    {"points": points, "sign": sign}
    for points, sign in zip(range(1, 10), ("jewel", "vehicle", "estate") * 3, strict=True)
]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("antiques", {"tricks": ["stop", "stop"]}),
        ("antiques", {"tricks": "stop"}),
        ("antiques", {"tricks": [["stop"]]}),
        ("antiques", {"tricks": ["steal"]}),
        ("antiques", {"sculpture_ties": "three-places"}),
        ("antiques", {"readings": ["swap-twice"]}),
        ("antiques", {"readings": ["swap-again", "swap-again"]}),
        ("antiques", {"readings": "swap-again"}),
        ("antiques", {"open_purses": 1}),
        ("luxury", {"memory": 0}),
        ("luxury", {"lots": NINE[:8]}),
        ("luxury", {"lots": [*NINE, NINE[0]]}),
        ("luxury", {"lots": [*NINE[:8], {"points": 1000, "sign": "jewel"}]}),
        ("luxury", {"lots": [*NINE[:8], {"points": 1.0, "sign": "estate"}]}),
        ("luxury", {"lots": [*NINE[:8], {"points": True, "sign": "estate"}]}),
        ("luxury", {"lots": [*NINE[:8], {"points": 10**30, "sign": "estate"}]}),
        ("luxury", {"lots": [*NINE[:8], {"points": 30, "sign": ["estate"]}]}),
        ("luxury", {"lots": [*NINE[:8], {"points": 30, "sign": "estate", "name": "x"}]}),
        ("secret", {"money": [1] * 9}),
        ("secret", {"money": [1] * 11}),
        ("secret", {"money": [*range(9), True]}),
        ("secret", {"money": [*range(9), 9.0]}),
        ("secret", {"money": [*range(9), "9"]}),
        ("secret", {"money": [*range(9), -1]}),
        ("secret", {"money": [*range(9), 2**62]}),
        ("secret", {"asks": {"amber": [1, 2, 3]}}),
        (
            "secret",
            {
                "asks": {
                    kind: [1, 2] for kind in ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
                }
            },
        ),
        (
            "secret",
            {
                "asks": {
                    kind: [1, 2, 4] for kind in ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
                }
            },
        ),
        (
            "secret",
            {
                "asks": {
                    kind: [1, 2, 0] for kind in ("amber", "beryl", "coral", "diamond", "emerald", "feldspar")
                }
            },
        ),
        ("colours", {"matching": "same"}),
        ("colours", {"matching": ["count"]}),
        ("colours", {"sets": [3] * 8}),
        ("colours", {"sets": [*[3] * 8, True]}),
        ("colours", {"sets": [*[3] * 8, 100]}),
        ("colours", {"run": -1}),
        ("colours", {"run": [1]}),
        ("emblems", {"points": [3, 1, 5]}),
        ("emblems", {"points": {"both": 3, "one": 1}}),
        ("emblems", {"points": {"both": 3, "one": 1, "none": 5, "all": 7}}),
        ("emblems", {"points": {"both": 3, "one": 1.0, "none": 5}}),
        ("emblems", {"points": {"both": 3, "one": 1, "none": 100}}),
        ("emblems", {"points": {"both": 3, "one": 1, "none": -100}}),
        ("emblems", {"points": {"both": 3, "one": True, "none": 5}}),
    ],
)
def test_values_that_are_nearly_right_are_refused(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(saleroom.SetupError, match=next(iter(options))):
        saleroom.new(name, options=options)


@pytest.mark.parametrize(("name", "options", "sentence"), WRONG_OPTIONS)
def test_a_wrong_option_is_refused_in_one_sentence(name: str, options: dict[str, Any], sentence: str) -> None:
    assert complaint_about(name, options) == sentence
    assert "allowed: " in sentence
    assert "\n" not in sentence


def test_options_are_completed_and_recorded_only_where_they_differ() -> None:
    match = saleroom.new("antiques", seed=1, options={"tricks": ["swap", "stop"], "open_purses": False})
    assert match.options == {
        "tricks": ["stop", "swap"],
        "sculpture_ties": "two-places",
        "open_purses": False,
        "scales": {"stamp": [1, 8, 17, 28, 41, 56], "jewellery": [4, 10, 17, 25, 34, 44]},
        "readings": [],
    }
    assert match.record()["options"] == {"tricks": ["stop", "swap"]}


def test_options_given_are_not_kept_by_reference() -> None:
    options: dict[str, Any] = {"tricks": ["stop"]}
    match = saleroom.new("antiques", seed=1, options=options)
    options["tricks"].append("ban")
    options["open_purses"] = True
    assert match.record()["options"] == {"tricks": ["stop"]}
    lots = copy.deepcopy(NINE)
    other = saleroom.new("luxury", seed=1, options={"lots": lots})
    lots[0]["points"] = 55
    assert other.record()["options"]["lots"] == NINE


@pytest.mark.parametrize("seed", [True, False, 1.5, b"x", [1], {}, (1, 2), 3 + 4j])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(saleroom.SetupError, match="seed"):
        saleroom.new("luxury", seed=seed)


SEEDS: list[int | str] = [0, -1, 10**30, 10**6000, "", "x" * 10_000, "Аукціонъ", "\ud800", "a\x00b"]


@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_every_number_and_text_is_a_seed(seed: int | str) -> None:
    first, second = (saleroom.new("colours", seed=seed) for _ in range(2))
    assert first.deal == second.deal


@every_game
def test_equal_seeds_give_equal_deals_and_others_do_not(name: str) -> None:
    assert saleroom.new(name, seed=7).record() == saleroom.new(name, seed="7").record()
    deals = [saleroom.new(name, seed=seed).deal for seed in (7, 8, "seven", -7, "07", " 7")]
    for number, deal in enumerate(deals):
        assert deal not in deals[:number]


@every_game
def test_fresh_matches_differ(name: str) -> None:
    deals = [saleroom.new(name).deal for _ in range(6)]
    for number, deal in enumerate(deals):
        assert deal not in deals[:number]


def test_another_number_of_seats_is_another_deal() -> None:
    assert saleroom.new("antiques", seats=3, seed=7).deal != saleroom.new("antiques", seats=4, seed=7).deal


@every_game
def test_a_deal_can_be_given(name: str) -> None:
    first = saleroom.new(name, seed=7)
    deal = copy.deepcopy(first.deal)
    second = saleroom.new(name, deal=deal)
    assert second.record() == first.record()
    next(iter(deal.values())).reverse()
    assert second.record() == first.record()
    with pytest.raises(saleroom.SetupError, match="seed or a deal"):
        saleroom.new(name, seed=7, deal=first.deal)


@every_game
@pytest.mark.parametrize("deal", [[], "x", 5, True, {}, {"no-such": []}])
def test_a_deal_that_is_none_is_refused(name: str, deal: Any) -> None:
    with pytest.raises(saleroom.RecordError) as caught:
        saleroom.new(name, deal=deal)
    assert caught.value.where.startswith("deal")

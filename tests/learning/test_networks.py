"""Networks: evaluated as the formula says, kept in files that are checked, and used by the master."""

import json
import math
import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import saleroom
from saleroom import bots
from saleroom.bots import networks
from saleroom.bots.networks import BadWeights, encoding_of, network_of, pack, read, unpack, weights_path
from saleroom.bots.search.policies import learned_policy
from saleroom.core.lanes import Lanes
from saleroom.core.network import Network, weight_count
from saleroom.core.rng import Rng
from saleroom.core.state import MAX_SEATS
from saleroom.games import GAMES

SIZES = [7, 5, 4, 3]


def some_weights() -> list[float]:
    chance = random.Random(1)
    return [chance.gauss(0, 0.5) for _ in range(weight_count(SIZES))]


def by_the_formula(weights: list[float], numbers: list[float]) -> tuple[float, list[float]]:
    rest = iter(weights)
    layers = []
    values = numbers
    for size in SIZES[1:3]:
        rows = [[next(rest) for _ in range(size)] for _ in values]
        biases = [next(rest) for _ in range(size)]
        values = [
            max(0.0, sum(v * row[i] for v, row in zip(values, rows, strict=True)) + biases[i])
            for i in range(size)
        ]
        layers.append(values)
    outs = []
    for _ in range(1 + SIZES[3]):
        row = [next(rest) for _ in values]
        outs.append(sum(v * w for v, w in zip(values, row, strict=True)) + next(rest))
    return 1 / (1 + math.exp(-outs[0])), outs[1:]


@pytest.mark.parametrize("seed", range(5))
def test_a_network_is_evaluated_as_the_formula_says(seed: int) -> None:
    weights = some_weights()
    network = Network(SIZES, weights)
    chance = random.Random(seed)
    numbers = [chance.choice([0.0, chance.uniform(-1, 1)]) for _ in range(SIZES[0])]
    worth, choices = by_the_formula(weights, numbers)
    assert network.think(vec[float](numbers)) == pytest.approx(worth, abs=1e-12)
    assert [network.weigh(choice) for choice in range(SIZES[3])] == pytest.approx(choices, abs=1e-12)


def test_a_network_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="weights, not 3"):
        Network(SIZES, [0.0] * 3)


def test_a_file_holds_a_network() -> None:
    weights = some_weights()
    sizes, found = unpack(pack("luxury", SIZES, weights), "luxury")
    assert sizes == SIZES
    assert found == pytest.approx(weights, rel=1e-3)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no file of weights"),
        (b"[]\n", "no file of weights"),
        (pack("secret", SIZES, some_weights()), "for secret"),
        (pack("luxury", SIZES, some_weights())[:-1], "damaged"),
        (pack("luxury", SIZES, some_weights())[:-1] + b"x", "damaged"),
        (pack("luxury", SIZES, some_weights()), "another encoding"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(data: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "network.bin"
    path.write_bytes(data)
    game = GAMES["luxury"]
    encoding = encoding_of(game, game.setup(3, game.read_options({})))
    assert encoding is not None
    with pytest.raises(BadWeights, match=reason):
        read(path, "luxury", encoding)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_brings_a_network_of_at_most_300_kb(name: str) -> None:
    game = GAMES[name]
    assert weights_path(game).stat().st_size <= 300_000
    for seats in range(game.min_seats, game.max_seats + 1):
        encoding = encoding_of(game, game.setup(seats, game.read_options({})))
        assert encoding is not None
        assert network_of(game, encoding) is not None


def test_a_master_with_a_damaged_network_plays_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt = tmp_path / "network.bin"
    spoilt.write_bytes(weights_path(GAMES["luxury"]).read_bytes()[:-2])
    monkeypatch.setattr(networks, "weights_path", lambda _game: spoilt)
    networks.warn.cache_clear()
    match = saleroom.new("luxury", seats=2, seed=3)
    setup = match.state.setup
    assert learned_policy(GAMES["luxury"], setup) is None
    choices = [bots.make(name, "luxury", 1, iterations=50) for name in ("master", "master")]
    bots.play(match, choices)
    assert match.over
    assert [record.message for record in caplog.records] == [
        "the network of luxury is not used: it is damaged"
    ]


def test_a_master_plays_by_its_network() -> None:
    match = saleroom.new("luxury", seats=3, seed=8)
    known, legal = match.knowledge(0), list(match.legal(0))
    policy = learned_policy(GAMES["luxury"], match.state.setup)
    assert policy is not None
    moves = vec[i64]([int(match.game.encode(match.state, 0, move)) for move in legal])
    prior = vec[float]([0.0] * len(legal))
    assert policy.guess(match.state, 0, moves, prior)
    assert sum(prior) == pytest.approx(1)
    first = bots.make("master", "luxury", 5, iterations=40).choose(known, legal)
    again = bots.make("master", "luxury", 5, iterations=40).choose(known, legal)
    assert json.dumps(first) == json.dumps(again)


@pytest.mark.parametrize("name", ["luxury", "secret"])
def test_lanes_pay_what_matches_come_to(name: str) -> None:
    game = GAMES[name]
    encodings = [
        encoding_of(game, game.setup(seats, game.read_options({})))
        for seats in range(game.min_seats, game.max_seats + 1)
    ]
    lanes = Lanes([one for one in encodings if one is not None], 9, Rng(4), 0.3, 8.0)
    chance = random.Random(2)
    ended = 0
    for _ in range(120):
        seats = [int(lanes.of(lane).setup.seats) for lane in range(9)]
        choices = []
        for lane in range(9):
            row = [choice for choice in range(lanes.choices) if lanes.masks[lane * lanes.choices + choice]]
            assert row
            choices.append(chance.choice(row))
        lanes.step(choices)
        for lane in range(9):
            if lanes.done[lane]:
                ended += 1
                wins = [float(lanes.wins[lane * MAX_SEATS + seat]) for seat in range(seats[lane])]
                rewards = [float(lanes.rewards[lane * MAX_SEATS + seat]) for seat in range(seats[lane])]
                assert sum(wins) == pytest.approx(1)
                assert all(0 <= reward <= 1 for reward in rewards)
                assert max(rewards) == rewards[wins.index(max(wins))]
    assert ended == lanes.matches > 0

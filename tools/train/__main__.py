"""Trains a game's network from nothing and writes it, its recipe and its curve.

python -m tools.train luxury [--minutes 30] [--workers 2] [--device cpu|cuda] [--out build/train]
"""

import argparse
import json
import sys
import time
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from saleroom.bots.networks import pack
from saleroom.games import GAMES
from tools.train.learner import train
from tools.train.recipe import Recipe, encodings
from tools.train.selfplay import Weights


def main() -> None:
    """Read the words of the command and train."""
    parser = argparse.ArgumentParser(prog="make train", description="Train a game's network from nothing.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    for field in fields(Recipe):
        if field.name != "game":
            kind = type(field.default)
            parser.add_argument(f"--{field.name}", type=kind, default=field.default)
    words = vars(parser.parse_args())
    folder: Path = words.pop("out")
    recipe = Recipe(**words)
    folder.mkdir(parents=True, exist_ok=True)
    encoding = encodings(recipe.game)[0]
    sizes = [int(encoding.size), recipe.first, recipe.second, int(encoding.choices)]

    def keep(stage: int, weights: Weights) -> None:
        name = f"{recipe.game}.bin" if stage == 0 else f"{recipe.game}.{stage}.bin"
        (folder / name).write_bytes(pack(recipe.game, sizes, flatten(weights)))

    log = (folder / f"{recipe.game}.jsonl").open("w", encoding="utf-8")
    log.write(json.dumps({"recipe": asdict(recipe)}) + "\n")
    told = 0.0

    def tell(figures: dict[str, Any]) -> None:
        nonlocal told
        log.write(json.dumps(figures) + "\n")
        if time.monotonic() - told >= 2 or figures["part"] >= 1:
            told = time.monotonic()
            print(
                f"{recipe.game}: {figures['part']:4.0%}, {figures['matches'] / 1e6:.2f} M matches, "
                f"entropy {figures['entropy']:.3f}, error {figures['error']:.4f}",
                file=sys.stderr,
                flush=True,
            )

    train(recipe, keep, tell)
    log.close()


def flatten(weights: Weights) -> list[float]:
    """The weights in the order in which `saleroom.core.network` reads them."""
    row = [*weights["first.weight"].T.ravel(), *weights["first.bias"]]
    row += [*weights["second.weight"].T.ravel(), *weights["second.bias"]]
    row += [*weights["worth.weight"].ravel(), *weights["worth.bias"]]
    for choice in range(len(weights["choices.bias"])):
        row += [*weights["choices.weight"][choice], weights["choices.bias"][choice]]
    return [float(value) for value in row]


if __name__ == "__main__":
    main()

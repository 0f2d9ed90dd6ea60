"""The training that examples/ shows runs, measures itself and keeps what it learned."""

import re
import subprocess
import sys
from pathlib import Path

import torch

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "train_ppo.py"


def test_a_few_seconds_of_training_make_a_curve_and_weights(tmp_path: Path) -> None:
    weights = tmp_path / "weights.pt"
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--minutes", "0.05", "--matches", "60", "--save", str(weights)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    points = re.findall(r"(?m)^ *[\d.]+ min +([\d,]+) decisions +([\d.]+) ± ([\d.]+) x fair$", done.stdout)
    assert len(points) >= 2
    assert points[0][0] == "0"
    assert int(points[-1][0].replace(",", "")) > 0
    found = torch.load(weights)
    assert all(torch.isfinite(part).all() for part in found.values())

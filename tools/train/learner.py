"""The learning half: proximal policy optimization of what the players report, with averaged weights as the result."""

import multiprocessing
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

from tools.train.recipe import Recipe, encodings
from tools.train.selfplay import Played, Weights, serve

AVERAGE = 0.995
"""How much of the averaged weights stays at each update, once there were many."""
FRESH = 9
"""Early on less of them stays: about the last tenth of the updates is averaged."""


class Model(nn.Module):
    """Two shared layers, the worth of the position, and one number for each choice."""

    def __init__(self, width: int, first: int, second: int, choices: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, first)
        self.second = nn.Linear(first, second)
        self.worth = nn.Linear(second, 1)
        self.choices = nn.Linear(second, choices)
        with torch.no_grad():
            self.choices.weight.mul_(0.1)
            self.worth.weight.mul_(0.1)

    def forward(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The worth before it is squashed, and the weights of the choices."""
        one = torch.relu(self.first(numbers))
        two = torch.relu(self.second(one))
        return self.worth(two)[:, 0], self.choices(two)


def as_arrays(model: Model) -> Weights:
    """The weights for those who play."""
    return {name: value.detach().float().cpu().numpy().copy() for name, value in model.state_dict().items()}


class Learner:
    """A model, its optimizer and its average."""

    def __init__(self, recipe: Recipe) -> None:
        torch.manual_seed(recipe.seed)
        encoding = encodings(recipe.game)[0]
        self.recipe = recipe
        self.model = Model(int(encoding.size), recipe.first, recipe.second, int(encoding.choices)).to(
            recipe.device
        )
        self.average = {name: value.detach().clone() for name, value in self.model.state_dict().items()}
        self.updates = 0
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=recipe.rate, eps=1e-5)

    def learn(self, played: list[Played], part: float) -> dict[str, float]:
        """Improve the model with what was played; `part` of the time has passed."""
        recipe = self.recipe
        device = recipe.device

        def put(name: str) -> torch.Tensor:
            return torch.from_numpy(np.concatenate([getattr(one, name) for one in played])).to(device)

        numbers, masks, choices = put("numbers"), put("masks"), put("choices").long()
        chances, advantages, returns = put("chances"), put("advantages"), put("returns")
        watched, fates = put("watched"), put("fates")
        share = max(1, len(choices) // recipe.batch)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate * (1 - 0.95 * part)
        variety = recipe.entropy * (1 - 0.9 * part)
        sums = {"entropy": 0.0, "error": 0.0}
        count = 0
        for _ in range(recipe.epochs):
            order = torch.randperm(len(choices), device=device)
            others = torch.randperm(len(fates), device=device).chunk(share + 1)
            for part_number, rows in enumerate(order.split(recipe.batch)):
                worth, logits = self.model(numbers[rows].float())
                logits = logits.masked_fill(masks[rows] == 0, -1e9)
                odds = torch.log_softmax(logits, 1)
                chosen = odds.gather(1, choices[rows, None])[:, 0]
                entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
                ratio = (chosen - chances[rows]).exp()
                gain = advantages[rows]
                kept = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                policy = -torch.minimum(ratio * gain, kept * gain).mean()
                error = ((torch.sigmoid(worth) - returns[rows]) ** 2).mean()
                waiting = others[part_number % len(others)]
                fate, _ = self.model(watched[waiting].float())
                error = error + ((torch.sigmoid(fate) - fates[waiting]) ** 2).mean()
                loss = policy + error - variety * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimizer.step()
                sums["entropy"] += float(entropy.detach())
                sums["error"] += float(error.detach())
                count += 1
        self.updates += 1
        stays = min(AVERAGE, self.updates / (self.updates + FRESH))
        with torch.no_grad():
            for name, value in self.model.state_dict().items():
                self.average[name].mul_(stays).add_(value, alpha=1 - stays)
        return {name: value / count for name, value in sums.items()}

    def averaged(self) -> Weights:
        """The averaged weights."""
        return {name: value.float().cpu().numpy().copy() for name, value in self.average.items()}


def train(
    recipe: Recipe, keep: Callable[[int, Weights], None], tell: Callable[[dict[str, Any]], None]
) -> None:
    """Play and learn side by side until the time is over; `keep` gets the stages, `tell` the figures of each update."""
    context = multiprocessing.get_context("spawn")
    learner = Learner(recipe)
    lines = []
    processes = []
    for number in range(recipe.workers):
        here, there = context.Pipe()
        process = context.Process(target=serve, args=(there, recipe, number), daemon=True)
        process.start()
        lines.append(here)
        processes.append(process)
    weights = as_arrays(learner.model)
    for line in lines:
        line.send(weights)
    began = time.monotonic()
    matches = choices = updates = stage = 0
    while True:
        played = [Played(*line.recv()) for line in lines]
        part = min(1.0, (time.monotonic() - began) / (60 * recipe.minutes))
        weights = as_arrays(learner.model)
        for line in lines:
            line.send(None if part >= 1 else weights)  # they go on while this is learned
        figures = learner.learn(played, part)
        matches += sum(one.matches for one in played)
        choices += sum(len(one.choices) for one in played)
        updates += 1
        tell({"part": part, "updates": updates, "matches": matches, "choices": choices, **figures})
        if part * (recipe.snapshots + 1) >= stage + 1 and stage < recipe.snapshots:
            stage += 1
            keep(stage, learner.averaged())
        if part >= 1:
            break
    keep(0, learner.averaged())
    for process in processes:
        process.join(30)

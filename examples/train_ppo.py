"""Learns a game from nothing by play against itself: python train_ppo.py [--game luxury] [--seats 3] [--minutes 12]

Proximal policy optimization with PyTorch on the batch lane (docs/environments.md). One network plays all seats. After
each round of play every choice is credited with what its seat got at the end of its match; no reward is invented on the
way. Now and then the network takes one seat among simple bots: the curve says how often it wins there, as a multiple of
its fair share.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from saleroom.adapters.batch import BatchEnv

VALUES = 16
"""Observed numbers from -3 to 12 have a weight each; larger ones count as 12."""
RATE = 1e-3
CURVE = 6
"""So many points has the curve, besides the one at the beginning."""


class Player(nn.Module):
    """What is seen, as one weight vector for every place and value and seat; then two layers; choices and worth."""

    def __init__(self, env, width=128):
        super().__init__()
        self.places = [i for i, name in enumerate(env.places) if not name.startswith("unused")]
        number = len(self.places) * VALUES
        self.register_buffer("first", torch.arange(0, number, VALUES) + 3)
        self.number = number
        self.seen = nn.EmbeddingBag(env.seats * number, width, mode="sum")
        nn.init.normal_(self.seen.weight, std=len(self.places) ** -0.5)
        self.layers = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.worth = nn.Linear(width, env.actions), nn.Linear(width, 1)

    def forward(self, observations, masks):
        values = observations[:, self.places].clamp(-3, VALUES - 4).long()
        hidden = self.layers(self.seen(values + self.first + observations[:, :1].long() * self.number))
        scores = self.choice(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.worth(hidden).squeeze(1)


def as_tensors(env):
    """What the seats that are asked see and may do: copies, for the arrays are written in place."""
    return torch.from_numpy(env.observations.copy()), torch.from_numpy(env.masks.copy())


def play(player, env, steps):
    """Play on for some steps: the choices whose matches have ended, with what came of them."""
    rows = []
    for _ in range(steps):
        seen, seats = as_tensors(env), torch.from_numpy(env.to_act.copy())
        with torch.no_grad():
            chances, worth = player(*seen)
            actions = chances.sample()
        env.step(actions.numpy())
        done, rewards = torch.from_numpy(env.done.copy()), torch.from_numpy(env.rewards.copy()).float()
        rows.append((*seen, seats, actions, chances.log_prob(actions), worth, done, rewards))
    outcome, known = torch.zeros(env.size, env.seats), torch.zeros(env.size, dtype=torch.bool)
    kept = []
    for *seen, seats, actions, logs, worth, done, rewards in reversed(rows):
        outcome, known = torch.where(done[:, None], rewards, outcome), known | done
        gained = outcome.gather(1, seats[:, None]).squeeze(1)
        kept.append([part[known] for part in (*seen, actions, logs, worth, gained)])
    return [torch.cat(parts) for parts in zip(*kept)]


def learn(player, optimizer, rows, entropy, epochs=2, size=1024, clip=0.2):
    """A few passes over what was played."""
    seen, masks, actions, logs, worth, gained = rows
    better = gained - worth
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(actions)).split(size):
            chances, now = player(seen[part], masks[part])
            ratio = (chances.log_prob(actions[part]) - logs[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - clip, 1 + clip) * better[part]).mean()
            loss = (now - gained[part]).square().mean() - gain - entropy * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def measure(player, game, seats, matches, opponents="simple"):
    """How often one of us wins among others, as a multiple of the fair share, and its 95 % error."""
    env, won = BatchEnv(game, seats=seats, size=60, seed=time.time_ns(), opponents=opponents), []
    while len(won) < matches:
        with torch.no_grad():
            env.step(player(*as_tensors(env))[0].sample().numpy())
        won += list(env.rewards[np.arange(env.size), env.seat][env.done])
    return seats * np.mean(won), 1.96 * seats * np.std(won) / len(won) ** 0.5


def main():
    """Train and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="luxury")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=12, help="of processor time, besides measuring")
    parser.add_argument("--matches", type=int, default=600, help="among simple bots, for each measure")
    parser.add_argument("--save", metavar="FILE", help="where the weights go")
    asked = parser.parse_args()
    env = BatchEnv(asked.game, seats=asked.seats, size=512, seed=1)
    player = Player(env)
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE)
    spent, decisions, shown = 0.0, 0, 0
    while True:
        part = spent / 60 / asked.minutes
        if part >= shown / CURVE:
            ratio, error = measure(player, asked.game, asked.seats, asked.matches)
            print(
                f"{spent / 60:5.1f} min {decisions:>12,} decisions  {ratio:.2f} ± {error:.2f} x fair",
                flush=True,
            )
            shown += 1
        if part >= 1:
            break
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = RATE * (1 - 0.95 * part)
        learn(player, optimizer, play(player, env, steps=64), entropy=0.02 * (1 - 0.9 * part))
        spent += time.process_time() - began
        decisions += 64 * env.size
    if asked.save:
        torch.save(player.state_dict(), asked.save)


if __name__ == "__main__":
    main()

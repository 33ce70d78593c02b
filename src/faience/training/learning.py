"""A network learns what positions are worth, with PyTorch: the only part of Faience that needs it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from faience.players.kernels.network import FIRST, MOST, OUTPUTS, POINTS, SECOND
from faience.players.kernels.replay import GAINED, HAS_VALUE, LEAD, VALUE, WON
from faience.players.knowledge import encoding_of
from faience.players.networks import Network, rounded
from faience.training.selfplay import Samples

BATCH = 16384
RATE = 4e-3
DECAY = 1e-3
SURE = 0.5
"""How much being right about the winner counts beside being right about the points."""
CEILING = float(MOST)
UNITS = 1000.0 * POINTS
"""Thousandths of a point in an output of 1."""


class Judge(nn.Module):
    """The network in floating point: rows added up, then two layers of the position's bucket."""

    def __init__(self, rows: int, buckets: int) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(rows + 1, FIRST, mode="sum", padding_idx=rows)  # the last one is for no slot
        self.bias = nn.Parameter(torch.full((FIRST,), 0.1))
        self.inner = nn.Parameter(torch.randn(SECOND, FIRST).mul(FIRST**-0.5).repeat(buckets, 1, 1))
        self.inner_bias = nn.Parameter(torch.zeros(buckets, SECOND))
        self.outer = nn.Parameter(torch.randn(OUTPUTS, SECOND).mul(SECOND**-0.5).repeat(buckets, 1, 1))
        self.outer_bias = nn.Parameter(torch.zeros(buckets, OUTPUTS))
        nn.init.zeros_(self.rows.weight)  # what is never seen stays nothing

    def forward(self, slots: torch.Tensor, buckets: torch.Tensor) -> torch.Tensor:
        """Points still to be gained, as a part of `POINTS`, and the log-odds of winning."""
        first = (self.rows(slots) + self.bias).clamp(0, CEILING)
        chosen = buckets.long()
        every = (first @ self.inner.flatten(0, 1).T).view(len(slots), -1, SECOND)  # all buckets: quicker than to sort
        own = every[torch.arange(len(slots), device=slots.device), chosen]
        second = (own + self.inner_bias[chosen]).clamp(0, CEILING)
        return (second.unsqueeze(1) * self.outer[chosen]).sum(2) + self.outer_bias[chosen]

    def rounded(self, game: str) -> Network:
        """The same as integers."""
        parts = (self.rows.weight[:-1], self.bias, self.inner, self.inner_bias, self.outer, self.outer_bias)
        return rounded(game, *(part.detach().double().cpu().numpy() for part in parts))


@dataclass(frozen=True)
class Lesson:
    """How well a network explains positions that it did not learn from, after a pass over the others."""

    epoch: int
    loss: float
    points: float
    """The share of the variance of the final margin that it explains."""
    wins: float
    """The share of games whose winner it names."""


def _tensors(samples: Sequence[Samples], device: str, mix: float, rows: int) -> tuple[torch.Tensor, ...]:
    """Slots, buckets, targets in the network's units, what is certain, and how it ended.

    Positions with fewer boards have fewer slots; `rows` stands for those that they lack.
    """
    width, count = max(part.slots.shape[1] for part in samples), sum(len(part.slots) for part in samples)
    slots = torch.full((count, width), rows, dtype=torch.int16, device=device)
    at = 0
    for part in samples:
        slots[at : at + len(part.slots), : part.slots.shape[1]] = torch.from_numpy(part.slots).to(device)
        at += len(part.slots)
    targets = np.concatenate([part.targets for part in samples]).astype(np.float32)
    end, lead = targets[:, GAINED], targets[:, LEAD]
    goal = np.where(targets[:, HAS_VALUE] > 0, (1 - mix) * end + mix * targets[:, VALUE], end) - lead
    buckets = np.concatenate([part.buckets for part in samples])
    others = buckets, np.stack([goal / UNITS, targets[:, WON] / 1000], 1), lead / UNITS, end / UNITS
    return slots, *(torch.from_numpy(each).to(device) for each in others)


def _order(samples: Sequence[Samples], held_out: float) -> tuple[Any, Any]:
    """The positions to learn from, and those of the last games of each part, which are only looked at."""
    learned, looked_at, at = [], [], 0
    for part in samples:
        end = at + len(part.slots)
        border = at + int(len(part.slots) * (1 - held_out))
        learned.append(np.arange(at, border))
        looked_at.append(np.arange(border, end))
        at = end
    return np.concatenate(learned), np.concatenate(looked_at)


def learn(
    game: str,
    samples: Sequence[Samples],
    *,
    epochs: int = 6,
    mix: float = 0.5,
    held_out: float = 0.05,
    begin: dict[str, torch.Tensor] | None = None,
    seed: int = 0,
    tell: Callable[[Lesson], None] = lambda _: None,
) -> Judge:
    """Learn from samples; the last part of them, whole games, is only looked at."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    encoding: Any = encoding_of(game)
    judge = Judge(encoding.LAYOUT.rows, encoding.BUCKETS)
    if begin:
        judge.load_state_dict(begin)
    judge.to(device)
    rows, buckets, aims, leads, ends = _tensors(samples, device, mix, encoding.LAYOUT.rows)
    order = _order(samples, held_out)
    learned, looked_at = (torch.from_numpy(each).to(device) for each in order)
    kept = len(learned)
    steps = epochs * -(-kept // BATCH)
    optimizer = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for epoch in range(epochs):
        total = torch.zeros((), device=device)
        for chosen in learned[torch.randperm(kept, device=device)].split(BATCH):
            found = judge(rows[chosen].int(), buckets[chosen])
            points = nn.functional.mse_loss(found[:, 0], aims[chosen, 0])
            wins = nn.functional.binary_cross_entropy_with_logits(found[:, 1], aims[chosen, 1])
            loss = points + SURE * wins
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(chosen)
        held = (each[looked_at] for each in (rows, buckets, aims, leads, ends))
        tell(_test(judge, epoch + 1, float(total) / kept, *held))
    return judge


def _test(judge: Judge, epoch: int, loss: float, rows: Any, buckets: Any, aims: Any, leads: Any, ends: Any) -> Lesson:
    with torch.no_grad():
        parts = zip(rows.split(BATCH), buckets.split(BATCH), strict=True)
        found = torch.cat([judge(some.int(), where) for some, where in parts])
        left = ((found[:, 0] + leads - ends) ** 2).sum() / ((ends - ends.mean()) ** 2).sum()
        right = ((found[:, 1] > 0) == (aims[:, 1] > 0.5)).float().mean()
    return Lesson(epoch, loss, 1 - float(left), float(right))

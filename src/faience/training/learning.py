"""A network learns what positions are worth, with PyTorch: the only part of Faience that needs it."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from faience.players.kernels.network import FIRST, MOST, ONE, OUTPUTS, POINTS, ROW_ONE, SECOND
from faience.players.kernels.replay import GAINED, HAS_VALUE, LEAD, VALUE, WON
from faience.players.kernels.slots import Layout
from faience.players.knowledge import encoding_of
from faience.players.networks import Network, rounded
from faience.training.selfplay import Samples

BATCH = 16384
RATE = 4e-3
GENTLE = 1e-3
"""The rate for a network that knows something already."""
DECAY = 1e-3
SURE = 0.5
"""How much being right about the winner counts beside being right about the points."""
CEILING = float(MOST)
LARGEST_SUM = 0.97 * np.iinfo(np.int16).max / ROW_ONE
"""What the first layer may reach, a little less than fits; it is looked after every `CARE` steps."""
CARE = 50
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
        self.is_rounding = False
        """Whether it calculates with the numbers that integers will stand for, so that it learns to live with them."""

    def take(self, network: Network) -> None:
        """Begin with what a network knows already; the contrary of `rounded`."""
        layers = network.layers
        with torch.no_grad():
            for part, numbers, one in (
                (self.rows.weight[:-1], layers.rows, ROW_ONE),
                (self.bias, layers.bias, ROW_ONE),
                (self.inner, layers.inner, ONE),
                (self.inner_bias, layers.inner_bias, ROW_ONE * ONE),
                (self.outer, layers.outer, ONE),
                (self.outer_bias, layers.outer_bias, ONE * ONE),
            ):
                part.copy_(torch.from_numpy(numbers).double() / one)

    def add_up(self, slots: torch.Tensor) -> torch.Tensor:
        """The rows of every position added up.

        A GPU has it many times sooner as a product with how often each row comes, large as that matrix is.
        """
        rows = self._near(self.rows.weight, ROW_ONE)
        if not slots.is_cuda:
            return nn.functional.embedding_bag(slots, rows, mode="sum", padding_idx=len(rows) - 1)
        counts = torch.zeros(len(slots), len(self.rows.weight), device=slots.device)
        counts.scatter_add_(1, slots.long(), torch.ones_like(slots, dtype=counts.dtype))
        return counts[:, :-1] @ rows[:-1]

    def _near(self, numbers: torch.Tensor, one: int) -> torch.Tensor:
        """The numbers, or the nearest ones that integers stand for; they learn as if nothing was rounded."""
        if not self.is_rounding:
            return numbers
        return numbers + ((numbers * one).round() / one - numbers).detach()

    def forward(self, slots: torch.Tensor, buckets: torch.Tensor) -> torch.Tensor:
        """Points still to be gained, as a part of `POINTS`, and the log-odds of winning."""
        first = (self.add_up(slots) + self.bias).clamp(0, CEILING)
        chosen = buckets.long()
        inner, outer = self._near(self.inner, ONE), self._near(self.outer, ONE)
        every = (first @ inner.flatten(0, 1).T).view(len(slots), -1, SECOND)  # all buckets: quicker than to sort
        own = every[torch.arange(len(slots), device=slots.device), chosen]
        second = (own + self.inner_bias[chosen]).clamp(0, CEILING)
        return (second.unsqueeze(1) * outer[chosen]).sum(2) + self.outer_bias[chosen]

    def stay_in_range(self, tables: "Tables") -> None:
        """Make the rows of units smaller whose sums could leave the range of 16 bits, whatever the position."""
        with torch.no_grad():
            most = torch.zeros(tables.count, FIRST, device=self.rows.weight.device)
            most.scatter_reduce_(0, tables.of_row.expand(-1, FIRST), self.rows.weight[:-1].abs(), "amax")
            reach = (most * tables.slots).sum(0) + self.bias.abs()
            factor = (LARGEST_SUM / reach).clamp(max=1)
            self.rows.weight.mul_(factor)
            self.bias.mul_(factor)

    def rounded(self, game: str) -> Network:
        """The same as integers."""
        parts = (self.rows.weight[:-1], self.bias, self.inner, self.inner_bias, self.outer, self.outer_bias)
        return rounded(game, *(part.detach().double().cpu().numpy() for part in parts))


class Tables:
    """Which table each row belongs to, and how many slots look it up."""

    def __init__(self, layout: Layout, device: str) -> None:
        begins = sorted({int(first) for first in layout.first})
        self.count = len(begins)
        slots = np.bincount(np.searchsorted(begins, layout.first), minlength=self.count)
        of_row = np.searchsorted(begins, np.arange(layout.rows), side="right") - 1
        self.slots = torch.from_numpy(slots).to(device).float().unsqueeze(1)
        self.of_row = torch.from_numpy(of_row).to(device).unsqueeze(1)


@dataclass(frozen=True)
class Lesson:
    """How well a network explains positions that it did not learn from, after a pass over the others."""

    epoch: int
    loss: float
    """What it got wrong in what it learned from."""
    unseen: float
    """The same of what it did not learn from: a network that begins to know games by heart gets worse there."""
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
    buckets = np.concatenate([part.buckets for part in samples])
    end, lead = targets[:, GAINED], targets[:, LEAD]
    value = targets[:, VALUE] - _errors(targets, buckets)[buckets]
    goal = np.where(targets[:, HAS_VALUE] > 0, (1 - mix) * end + mix * value, end) - lead
    others = buckets, np.stack([goal / UNITS, targets[:, WON] / 1000], 1), lead / UNITS, end / UNITS
    return slots, *(torch.from_numpy(each).to(device) for each in others)


def _errors(targets: npt.NDArray[np.float32], buckets: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """By how much the search was wrong on average in each bucket.

    It hopes for too much when it moves, and with several rivals fears too much, since it takes them to play against it:
    a network that learned this would find positions better or worse by whose turn it is.
    """
    is_known = targets[:, HAS_VALUE] > 0
    count = np.bincount(buckets[is_known], minlength=int(buckets.max()) + 1)
    wrong = np.bincount(buckets[is_known], targets[is_known, VALUE] - targets[is_known, GAINED], len(count))
    return (wrong / np.maximum(count, 1)).astype(np.float32)


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
    seed: int = 0,
    begin: Network | None = None,
    rate: float | None = None,
    tell: Callable[[Lesson], None] = lambda _: None,
) -> Judge:
    """Learn from samples, beginning with what a network knows or with nothing.

    The last part of the samples, whole games, is only looked at. The pass that was best there is kept, of those made
    with the numbers that integers will stand for: the last one, or all of a network that goes on.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(seed)
    encoding: Any = encoding_of(game)
    tables = Tables(encoding.LAYOUT, device)
    judge = Judge(encoding.LAYOUT.rows, encoding.BUCKETS)
    if begin is not None:
        judge.take(begin)
    judge.to(device)
    rows, buckets, aims, leads, ends = _tensors(samples, device, mix, encoding.LAYOUT.rows)
    learned, looked_at = (torch.from_numpy(each).to(device) for each in _order(samples, held_out))
    steps = epochs * -(-len(learned) // BATCH)
    if rate is None:
        rate = RATE if begin is None else GENTLE
    optimizer = torch.optim.AdamW(judge.parameters(), lr=rate, weight_decay=DECAY, fused=device == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    best, kept = math.inf, judge.state_dict()
    for epoch in range(epochs):
        judge.is_rounding = begin is not None or epoch == epochs - 1
        total = torch.zeros((), device=device)
        for step, chosen in enumerate(learned[torch.randperm(len(learned), device=device)].split(BATCH)):
            loss = _loss(judge(rows[chosen].int(), buckets[chosen]), aims[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(chosen)
            if step % CARE == 0:
                judge.stay_in_range(tables)
        judge.stay_in_range(tables)
        held = (each[looked_at] for each in (rows, buckets, aims, leads, ends))
        lesson = _test(judge, epoch + 1, float(total) / len(learned), *held)
        tell(lesson)
        if judge.is_rounding and lesson.unseen < best:
            best, kept = lesson.unseen, {name: part.clone() for name, part in judge.state_dict().items()}
    judge.load_state_dict(kept)
    return judge


def _loss(found: torch.Tensor, aims: torch.Tensor) -> torch.Tensor:
    points = nn.functional.mse_loss(found[:, 0], aims[:, 0])
    return points + SURE * nn.functional.binary_cross_entropy_with_logits(found[:, 1], aims[:, 1])


def _test(judge: Judge, epoch: int, loss: float, rows: Any, buckets: Any, aims: Any, leads: Any, ends: Any) -> Lesson:
    with torch.no_grad():
        parts = zip(rows.split(BATCH), buckets.split(BATCH), strict=True)
        found = torch.cat([judge(some.int(), where) for some, where in parts])
        left = ((found[:, 0] + leads - ends) ** 2).sum() / ((ends - ends.mean()) ** 2).sum()
        right = ((found[:, 1] > 0) == (aims[:, 1] > 0.5)).float().mean()
        unseen = float(_loss(found, aims))
    return Lesson(epoch, loss, unseen, 1 - float(left), float(right))

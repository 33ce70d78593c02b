"""Stopping early: a sequential probability ratio test over deals.

It asks which of two Elo differences explains the deals better, and ends as soon as one of them does so clearly.
The ratio is the generalized one (GSPRT): nothing is assumed about how the shares of a deal are spread.
With two seats these are the five results of a pair, so the test is the pentanomial one.
"""

import math
from collections import Counter
from typing import Literal

import msgspec

from faience.arena.statistics import expected
from faience.games import InvalidOption

_TRACE = 1e-3
"""How often a deal is taken to have been lost and won in full before it was; keeps every mean possible."""


class Bounds(msgspec.Struct, frozen=True):
    """The two Elo differences, and how often a wrong one may be accepted."""

    low: float = 0.0
    high: float = 50.0
    risk: float = 0.05

    def check(self) -> None:
        """InvalidOption if they do not make a test."""
        if not (math.isfinite(self.low) and math.isfinite(self.high) and -1000 <= self.low < self.high <= 1000):
            message = "bounds must be two Elo differences from -1000 to 1000, the lower one first, not {low},{high}"
            raise InvalidOption("bounds", message, low=f"{self.low:g}", high=f"{self.high:g}")
        if not 0 < self.risk < 0.5:
            raise InvalidOption("risk", "risk must be a number between 0 and 0.5, not {risk}", risk=repr(self.risk))

    @property
    def limit(self) -> float:
        """How far the logarithm of the ratio must go from 0, either way."""
        return math.log((1 - self.risk) / self.risk)


class Sprt(msgspec.Struct, frozen=True):
    """How a test stands."""

    low: float
    high: float
    limit: float
    ratio: float
    """The logarithm of the likelihood ratio; the test ends when it reaches `limit` or minus `limit`."""
    accepted: Literal["low", "high"] | None
    """The bound that was accepted; None while both are possible."""
    deals: int


class Test:
    """A test under way: deals come in one by one, in their order."""

    __test__ = False  # no test of ours, whatever its name says

    def __init__(self, bounds: Bounds, seats: int) -> None:
        self.bounds = bounds
        self._shares = expected(bounds.low, seats), expected(bounds.high, seats)
        self._counts: Counter[float] = Counter()
        self.state = Sprt(bounds.low, bounds.high, bounds.limit, 0.0, None, 0)

    def add(self, share: float) -> bool:
        """Note the share of victories in one more deal; True when the test is over."""
        self._counts[round(share, 9)] += 1
        ratio = log_ratio(self._counts, *self._shares)
        accepted: Literal["low", "high"] | None = None
        if abs(ratio) >= self.bounds.limit:
            accepted = "high" if ratio > 0 else "low"
        self.state = msgspec.structs.replace(self.state, ratio=ratio, accepted=accepted, deals=self._counts.total())
        return accepted is not None


def log_ratio(counts: Counter[float], low: float, high: float) -> float:
    """How much better the likeliest distribution with the mean `high` explains the counts than that with `low`."""
    seen = {value: float(count) for value, count in counts.items()}
    for end in (0.0, 1.0):
        seen[end] = seen.get(end, 0.0) + _TRACE
    total = sum(seen.values())
    found = {value: count / total for value, count in seen.items()}
    of_low, of_high = _likeliest(found, low), _likeliest(found, high)
    return total * sum(share * math.log(of_high[value] / of_low[value]) for value, share in found.items())


def _likeliest(found: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution over the same values that has this mean and makes what was found the likeliest.

    It is `share / (1 + tilt * (value - mean))`; the tilt is where the mean comes out right.
    """
    lowest, highest = -1 / (max(found) - mean), 1 / (mean - min(found))
    for _ in range(100):
        tilt = (lowest + highest) / 2
        rest = sum(share * (value - mean) / (1 + tilt * (value - mean)) for value, share in found.items())
        lowest, highest = (tilt, highest) if rest > 0 else (lowest, tilt)
    return {value: share / (1 + tilt * (value - mean)) for value, share in found.items()}

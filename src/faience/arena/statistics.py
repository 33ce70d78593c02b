"""What a sample of deals says about the truth behind it: means with 95 % intervals, and Elo.

The games of one deal are not independent of each other, so a deal is the unit: one value for each deal,
the mean over its seatings.

A match may stop early by a sequential probability ratio test (SPRT) over deals.
It asks which of two Elo differences explains the deals better, and ends as soon as one of them does so clearly.
The ratio is the generalized one (GSPRT): nothing is assumed about how the shares of a deal are spread.
With two seats these are the five results of a pair, so the test is the pentanomial one.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Literal

import msgspec

from faience.games import InvalidOption

CONFIDENCE = 0.95
_TAIL = (1 + CONFIDENCE) / 2
_NOTHING = 1e-20
"""A variance that rounding alone can bring about."""
_TRACE = 1e-3
"""How often a deal is taken to have been lost and won in full before it was; keeps every mean possible."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval that holds the true one in 95 of 100 samples."""

    value: float
    low: float
    high: float


class EloEstimate(msgspec.Struct, frozen=True):
    """An Elo difference with its interval; None where it has no end, because nothing was ever lost or won."""

    value: float | None
    low: float | None
    high: float | None


def student(degrees: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees, to 0.005 for 3, closer from 4 on."""
    if degrees < 1:
        raise ValueError("a spread needs two values")
    if degrees == 1:
        return math.tan(math.pi * (_TAIL - 0.5))
    if degrees == 2:
        return (2 * _TAIL - 1) / math.sqrt(2 * _TAIL * (1 - _TAIL))
    z = NormalDist().inv_cdf(_TAIL)
    terms = (  # the expansion of Cornish and Fisher
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(degrees) ** power for power, term in enumerate(terms, 1))


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean of values without bounds, such as score differences; None for fewer than two."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    margin = student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return Estimate(mean, mean - margin, mean + margin)


def rate_of(values: Sequence[float]) -> Estimate | None:
    """The mean of values from 0 to 1, such as shares of victories; None if there is none.

    The interval is Wilson's, for as many independent games as the spread between the deals amounts to.
    Where all deals ended the same, each counts as one game.
    """
    if not values:
        return None
    mean = min(1.0, max(0.0, fmean(values)))
    if len(values) == 1:
        return Estimate(mean, 0.0, 1.0)
    spread = variance(values) / len(values)
    return _wilson(mean, spread, len(values))


def pooled_mean(groups: Sequence[Sequence[float]]) -> Estimate | None:
    """The mean of all values, where those of a group belong together; None for fewer than two groups with values.

    However alike the values of a group are, the interval is right: only the groups need be independent.
    """
    filled = [group for group in groups if group]
    if len(filled) < 2:
        return None
    mean, spread = _pooled(filled)
    margin = student(len(filled) - 1) * math.sqrt(spread)
    return Estimate(mean, mean - margin, mean + margin)


def pooled_rate(groups: Sequence[Sequence[float]]) -> Estimate | None:
    """The same for values from 0 to 1, with the interval of `rate_of`; None if there is no value."""
    filled = [group for group in groups if group]
    if not filled:
        return None
    if len(filled) == 1:
        return Estimate(min(1.0, max(0.0, fmean(filled[0]))), 0.0, 1.0)
    mean, spread = _pooled(filled)
    return _wilson(min(1.0, max(0.0, mean)), spread, len(filled))


def _pooled(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all values, and how far it varies (a variance) as the groups do."""
    sums = [math.fsum(group) for group in groups]
    count = sum(map(len, groups))
    mean = math.fsum(sums) / count
    strayed = math.fsum((total - mean * len(group)) ** 2 for total, group in zip(sums, groups, strict=True))
    return mean, strayed * len(groups) / (len(groups) - 1) / count**2


def _wilson(mean: float, spread: float, units: int) -> Estimate:
    """Wilson's interval for a mean that varies so much, from so many independent units."""
    games = mean * (1 - mean) / spread if spread > _NOTHING else units
    squared = student(units - 1) ** 2
    center = (mean + squared / (2 * games)) / (1 + squared / games)
    margin = math.sqrt(squared * (mean * (1 - mean) / games + squared / (4 * games**2))) / (1 + squared / games)
    return Estimate(mean, max(0.0, min(mean, center - margin)), min(1.0, max(mean, center + margin)))


def expected(elo: float, seats: int = 2) -> float:
    """The share of victories of a player so much stronger than all others at the table, who are equal."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo_of(rate: float, seats: int = 2) -> float | None:
    """The Elo difference that leads to a share of victories; None for a share of 0 or 1."""
    if not 0 < rate < 1:
        return None
    return 400 * math.log10(rate * (seats - 1) / (1 - rate))


def elo_estimate(rate: Estimate, seats: int = 2) -> EloEstimate:
    """A share of victories as an Elo difference."""
    return EloEstimate(elo_of(rate.value, seats), elo_of(rate.low, seats), elo_of(rate.high, seats))


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

"""What a sample of deals says about the truth behind it: means with 95 % intervals, and Elo.

The games of one deal are not independent of each other, so a deal is the unit: one value for each deal,
the mean over its seatings.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

import msgspec

CONFIDENCE = 0.95
_TAIL = (1 + CONFIDENCE) / 2
_NOTHING = 1e-20
"""A variance that rounding alone can bring about."""


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
    games = mean * (1 - mean) / spread if spread > _NOTHING else len(values)
    squared = student(len(values) - 1) ** 2
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

"""A ladder: matches between neighbors, or between all, and one Elo figure for each that explains them best."""

import math
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from statistics import NormalDist, fmean, pvariance

import msgspec
import numpy as np
import numpy.typing as npt

from faience.arena.contestants import TIMEOUT
from faience.arena.matches import arranged, play_match
from faience.arena.results import Interrupted, MatchResult, Watcher
from faience.arena.statistics import CONFIDENCE, EloEstimate, Estimate
from faience.games import InvalidOption, Variant
from faience.games.registry import DEFAULT

_UNIT = math.log(10) / 400
"""What one Elo point adds to the logarithm of the odds."""
_MARGIN = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""How many standard deviations an interval reaches to each side."""

Pairing = tuple[int, int]
Vector = npt.NDArray[np.float64]


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """One contestant of a ladder."""

    name: str
    elo: EloEstimate
    """How much stronger than the first one."""
    against_below: Estimate | None
    """Its part of the victories over the one before it."""
    score_difference: Estimate | None
    """Its lead over the one before it, in points."""


class LadderResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a ladder came to."""

    game: str
    deals: int
    """How many deals each match was to have."""
    seed: int
    rungs: list[Rung]
    matches: list[MatchResult]
    is_complete: bool


def pairings(contestants: int, is_all: bool) -> list[Pairing]:
    """Who meets whom: neighbors, the later one as the first contestant, or everybody everybody."""
    numbers = range(contestants)
    met = combinations(numbers, 2) if is_all else pairwise(numbers)
    return [(upper, lower) for lower, upper in met]


def play_ladder(
    contestants: Sequence[str],
    variant: Variant | str = DEFAULT,
    *,
    deals: int = 100,
    is_all: bool = True,
    seed: int = 0,
    time: float | None = None,
    timeout: float = TIMEOUT,
    processes: int | None = None,
    cluster: str | None = None,
    journals: Path | None = None,
    on_game: Watcher | None = None,
) -> LadderResult:
    """Play all matches of a ladder for two seats; `journals` is a folder that makes it resumable."""
    if len(contestants) < 2:
        message = "a ladder needs at least 2 contestants, not {contestants}"
        raise InvalidOption("contestants", message, contestants=len(contestants))
    if journals:
        journals.mkdir(parents=True, exist_ok=True)
    chosen = Variant.parse(variant) if isinstance(variant, str) else variant
    names = [arranged([spec, spec], chosen, 2, seed, time, timeout).contestants[0] for spec in contestants]
    matches: dict[Pairing, MatchResult] = {}
    is_complete = True
    for upper, lower in pairings(len(names), is_all):
        try:
            matches[upper, lower] = play_match(
                [names[upper], names[lower]],
                chosen,
                deals=deals,
                seed=seed,
                timeout=timeout,
                processes=processes,
                cluster=cluster,
                journal=journals / f"{upper + 1}-{lower + 1}.jsonl" if journals else None,
                on_game=on_game,
            )
        except Interrupted as broken:
            matches[upper, lower], is_complete = broken.result, False
            break
    result = LadderResult(
        game=str(chosen),
        deals=deals,
        seed=seed,
        rungs=_rungs(names, matches),
        matches=[*matches.values()],
        is_complete=is_complete,
    )
    if not is_complete:
        raise Interrupted(result)
    return result


def _rungs(names: Sequence[str], matches: dict[Pairing, MatchResult]) -> list[Rung]:
    ratings = rate(len(names), {pairing: match.shares for pairing, match in matches.items() if match.shares})
    rungs = []
    for number, name in enumerate(names):
        below = matches.get((number, number - 1))
        rate_below, lead = (below.win_rate, below.score_difference) if below else (None, None)
        rungs.append(Rung(name=name, elo=ratings[number], against_below=rate_below, score_difference=lead))
    return rungs


def rate(contestants: int, shares: dict[Pairing, list[float]]) -> list[EloEstimate]:
    """Elo by maximum likelihood (Bradley and Terry), the first contestant at 0, with 95 % intervals.

    For each pairing `shares` has the first one's part of each deal. One deal shared equally is added to each, so that
    a match without a single loss does not lead to infinity. The intervals come from the curvature of the likelihood,
    corrected for how much the deals differ (the sandwich estimator). Somebody who met nobody has no figure.
    """
    known = _connected(contestants, list(shares))
    index = {number: at for at, number in enumerate(known[1:])}  # the first is the fixed point
    if not index:
        return [EloEstimate(0.0, 0.0, 0.0), *[EloEstimate(None, None, None)] * (contestants - 1)]
    padded = {pairing: [*values, 0.5] for pairing, values in shares.items() if pairing[0] in known}
    directions = np.array([_direction(index, pairing) for pairing in padded])
    deals, means, spreads = (np.array([of(values) for values in padded.values()]) for of in (len, fmean, pvariance))
    strengths = _likeliest(directions, deals, means)
    noise = _odds(directions @ strengths) * (1 - _odds(directions @ strengths))
    inverse = np.linalg.inv(directions.T * (deals * noise) @ directions)
    spread = inverse @ (directions.T * (deals * np.where(spreads > 0, spreads, noise)) @ directions) @ inverse
    ratings = []
    for number in range(contestants):
        if number in index:
            at = index[number]
            elo, margin = float(strengths[at]) / _UNIT, _MARGIN * math.sqrt(spread[at, at]) / _UNIT
            ratings.append(EloEstimate(elo, elo - margin, elo + margin))
        else:
            known_value = 0.0 if number in known else None
            ratings.append(EloEstimate(known_value, known_value, known_value))
    return ratings


def _connected(contestants: int, met: Sequence[Pairing]) -> list[int]:
    """Everybody who can be compared with the first contestant, over however many others."""
    known = {0}
    for _ in range(contestants):
        known |= {number for pairing in met if known & set(pairing) for number in pairing}
    return sorted(known)


def _direction(index: dict[int, int], pairing: Pairing) -> Vector:
    """How the difference of a pairing depends on the strengths."""
    direction = np.zeros(len(index))
    for number, sign in zip(pairing, (1.0, -1.0), strict=True):
        if number in index:
            direction[index[number]] = sign
    return direction


def _odds(differences: Vector) -> Vector:
    return np.asarray(1 / (1 + np.exp(-differences)))


def _likeliest(directions: Vector, deals: Vector, means: Vector) -> Vector:
    """The strengths that make the mean shares of the pairings the likeliest, by Newton's method."""
    strengths = np.zeros(directions.shape[1])
    for _ in range(100):
        odds = _odds(directions @ strengths)
        curve = directions.T * (deals * odds * (1 - odds)) @ directions
        step = np.linalg.solve(curve, directions.T @ (deals * (means - odds)))
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    return strengths

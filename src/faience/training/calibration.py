"""What a search says against what comes: its chances to win and its margins.

The positions of a game share its end, so games are what is counted when something is said to be certain.
"""

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec
import numpy as np

from faience.arena.statistics import Estimate, pooled_mean, pooled_rate
from faience.training.predictions import PlayedGame, Said
from faience.training.selfplay import Table

BINS = 10

K = TypeVar("K")


class Bin(msgspec.Struct, frozen=True):
    """What came where similar things were said, from `low` to `high`."""

    low: float
    high: float
    positions: int
    games: int
    predicted: float
    """What was said, on average."""
    real: Estimate | None
    """What came, on average."""


class Bias(msgspec.Struct, frozen=True):
    """By how much more was said than came, on average, in positions of one kind; less than 0 where too little was."""

    where: str
    positions: int
    games: int
    margin: Estimate | None
    win: Estimate | None


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How far what a search says of a game can be trusted."""

    game: str
    tables: tuple[str, ...]
    games: int
    nodes: int
    seed: int
    positions: int
    brier: float
    """The mean squared distance between chances and shares of the victory; 0 is perfect."""
    brier_of_equals: float
    """The same for somebody who gives every seat the same chance, always."""
    spread: float
    """How far margins are from what was said: the root of the mean square."""
    wins: tuple[Bin, ...]
    """By chances, in tenths."""
    margins: tuple[Bin, ...]
    """By margins, about as many positions in each."""
    overall: Bias
    rounds: tuple[Bias, ...]
    seats: tuple[Bias, ...]
    deals: tuple[Bias, ...]


class _Case(NamedTuple):
    """What was said of a seat, and what came."""

    said: Said
    won: float
    gained: float
    seats: int


_Groups: TypeAlias = list[list[_Case]]
"""The cases of each game."""


def calibration_of(
    tables: Sequence[Table], played: Sequence[PlayedGame], *, nodes: int, seed: int = 0
) -> Calibration | None:
    """What games of the tables say of the search that played them; None if it said nothing in them."""
    groups = [
        [_Case(said, game.won[said.seat], game.gained[said.seat], len(game.won)) for said in game.said]
        for game in played
    ]
    moments = _split(groups, lambda case: case.said.moment)
    decisions = moments.get("decision", [])
    cases = [case for group in decisions for case in group]
    if not cases:
        return None
    return Calibration(
        game=tables[0].variant.game,
        tables=tuple(map(str, tables)),
        games=len(played),
        nodes=nodes,
        seed=seed,
        positions=len(cases),
        brier=fmean((case.said.win - case.won) ** 2 for case in cases),
        brier_of_equals=fmean((1 / case.seats - case.won) ** 2 for case in cases),
        spread=math.sqrt(fmean((case.said.margin - case.gained) ** 2 for case in cases)),
        wins=_win_bins(decisions),
        margins=_margin_bins(decisions),
        overall=_bias("overall", decisions),
        rounds=_by("round", decisions, lambda case: case.said.round),
        seats=_by("seats", decisions, lambda case: case.seats),
        deals=(
            *_around_deals("before deals", "acted last", moments.get("before", [])),
            *_around_deals("after deals", "to act", moments.get("after", [])),
        ),
    )


def _split(groups: _Groups, key: Callable[[_Case], K]) -> dict[K, _Groups]:
    """The cases by something that they have, and then by game."""
    found: dict[K, _Groups] = {}
    for group in groups:
        parts: dict[K, list[_Case]] = {}
        for case in group:
            parts.setdefault(key(case), []).append(case)
        for value, part in parts.items():
            found.setdefault(value, []).append(part)
    return found


def _bins(
    groups: _Groups, edges: list[float], said: Callable[[_Case], float], real: Callable[[_Groups], Estimate | None]
) -> tuple[Bin, ...]:
    """What came between each two edges of what was said; the last edge belongs to the bin before it."""
    parts = _split(groups, lambda case: bisect_right(edges[1:-1], said(case)))
    found = []
    for at, part in sorted(parts.items()):
        predicted = [number for group in _each(part, said) for number in group]
        found.append(Bin(edges[at], edges[at + 1], len(predicted), len(part), fmean(predicted), real(part)))
    return tuple(found)


def _win_bins(groups: _Groups) -> tuple[Bin, ...]:
    edges = [at / BINS for at in range(BINS + 1)]
    return _bins(
        groups, edges, lambda case: case.said.win, lambda part: pooled_rate(_each(part, lambda case: case.won))
    )


def _margin_bins(groups: _Groups) -> tuple[Bin, ...]:
    said = [case.said.margin for group in groups for case in group]
    edges = np.quantile(said, np.linspace(0, 1, BINS + 1)).tolist()
    return _bins(
        groups, edges, lambda case: case.said.margin, lambda part: pooled_mean(_each(part, lambda case: case.gained))
    )


def _each(groups: _Groups, number: Callable[[_Case], float]) -> list[list[float]]:
    return [[number(case) for case in group] for group in groups]


def _bias(where: str, groups: _Groups) -> Bias:
    return Bias(
        where=where,
        positions=sum(map(len, groups)),
        games=len(groups),
        margin=pooled_mean(_each(groups, lambda case: case.said.margin - case.gained)),
        win=pooled_mean(_each(groups, lambda case: case.said.win - case.won)),
    )


def _by(what: str, groups: _Groups, key: Callable[[_Case], int]) -> tuple[Bias, ...]:
    return tuple(_bias(f"{what} {value}", part) for value, part in sorted(_split(groups, key).items()))


def _around_deals(when: str, active: str, groups: _Groups) -> Iterator[Bias]:
    """The bias of the network alone, for all seats and for the one that matters most.

    What all seats gain adds up to nothing, so with all of them the bias is by how much they are promised too much.
    """
    if groups:
        yield _bias(f"{when}, all seats", groups)
        yield _bias(f"{when}, {active}", _split(groups, lambda case: case.said.is_active)[True])

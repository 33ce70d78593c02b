"""Whole games of uniformly random moves on the CPU, in machine code: on one core, or on several with threads.

The full list of legal actions is made at every move, so the rate is that of an engine others can use.
One seed is one game, whatever the machine and the number of threads.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.games.registry import book_of
from faience.games.variants import Variant
from faience.rules import log as logs
from faience.rules import playout, rng, states
from faience.rules.kernel import bind
from faience.rules.playout import ROUND_CAP, SUMS

TRACED = 512
"""How many actions of a game a trace keeps unless told otherwise; games of random moves seldom take half as many."""

NO_ACTION = -1
"""What fills a trace after the last action of a game."""

_BATCH_SECONDS = 0.2
"""The time a batch of `measure` is meant to take: long beside its start, short beside what is measured."""


@dataclass(frozen=True)
class Playouts:
    """What became of a batch of games: sums over all of them, and how long they took."""

    games: int
    moves: int
    truncated: int
    """Games that went past the round cap."""
    points: tuple[int, ...]
    """The points of each seat."""
    seconds: float
    threads: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds if self.seconds > 0 else 0.0

    @property
    def length(self) -> float:
        """Decisions a game takes on average."""
        return self.moves / self.games if self.games else 0.0


@dataclass(frozen=True)
class Traces:
    """Games move by move: a row a game of actions, and how each game ended."""

    actions: npt.NDArray[np.int16]
    """The first actions of each game; `NO_ACTION` after the last one."""
    moves: npt.NDArray[np.int32]
    points: npt.NDArray[np.int32]
    """Final scores, a column a seat."""
    truncated: npt.NDArray[np.bool_]

    def difference(self, other: "Traces") -> str | None:
        """Where two machines first disagree, in words; None when all games are the same, move by move."""
        if self.actions.shape != other.actions.shape:
            return f"{self.actions.shape} actions against {other.actions.shape}"
        columns = [
            self.actions != other.actions,
            (self.moves != other.moves)[:, None],
            self.points != other.points,
            (self.truncated != other.truncated)[:, None],
        ]
        where = np.argwhere(np.hstack(columns))
        if not where.size:
            return None
        game, column = (int(number) for number in where[0])
        if column < self.actions.shape[1]:
            return f"game {game}, move {column}: {self.actions[game, column]} against {other.actions[game, column]}"
        return f"game {game}: ended {self._ending(game)} against {other._ending(game)}"

    def _ending(self, game: int) -> str:
        points = " ".join(str(number) for number in self.points[game])
        return f"after {self.moves[game]} moves with {points}{' (truncated)' if self.truncated[game] else ''}"


def check(variant: Variant, seats: int, games: int, cap: int) -> None:
    """ValueError where the numbers a batch was asked for make no sense."""
    known = variant.book.seats
    if seats not in known:
        raise ValueError(f"{variant.game} is played by {known[0]} to {known[-1]} players, not {seats}")
    if games < 0 or cap < 1:
        raise ValueError("games must be at least 0, and rounds at least 1")


@cache
def _kernel(game: str) -> Any:
    """The playouts of a game."""
    (kernel,) = bind(book_of(game).rules, playout.playouts)
    return kernel


_UNTRACED = np.zeros(0, np.int16)


class _Worker:
    """The room one thread plays in."""

    def __init__(self, variant: Variant, seats: int, cap: int) -> None:
        module = variant.book.rules
        self._kernel = _kernel(variant.game)
        self._state = states.new(module.STATE)
        self._rng = rng.new()
        self._actions = np.zeros(module.ACTIONS, np.int16)
        self._log = logs.new(0)
        self._table = (seats, variant.number, variant.part_numbers, cap)

    def play(self, first: int, games: int, trace: npt.NDArray[np.int16] = _UNTRACED) -> npt.NDArray[np.int64]:
        sums = np.zeros(SUMS, np.int64)
        scratch = (self._state, self._rng, self._actions, self._log)
        self._kernel(*scratch, first, games, *self._table, trace, sums)
        return sums


def _split(first: int, games: int, parts: int) -> list[tuple[int, int]]:
    """Seeds cut into parts of nearly the same size: the first seed and the number of games of each."""
    cuts = [first + games * part // parts for part in range(parts + 1)]
    return [(start, end - start) for start, end in pairwise(cuts)]


def playouts(
    variant: Variant, seats: int, games: int, first_seed: int = 0, threads: int = 1, cap: int = ROUND_CAP
) -> Playouts:
    """Play a game of random moves for each seed from `first_seed` on; the time leaves out compiling."""
    check(variant, seats, games, cap)
    if threads < 1:
        raise ValueError("threads must be at least 1")
    workers = [_Worker(variant, seats, cap) for _ in range(threads)]
    workers[0].play(first_seed, 0)
    parts = _split(first_seed, games, threads)
    if threads == 1:
        start = time.perf_counter()
        results = [workers[0].play(*parts[0])]
        seconds = time.perf_counter() - start
    else:
        with ThreadPoolExecutor(threads) as pool:
            start = time.perf_counter()
            results = list(pool.map(lambda worker, part: worker.play(*part), workers, parts))
            seconds = time.perf_counter() - start
    moves, truncated, *points = (int(number) for number in np.sum(results, axis=0))
    return Playouts(games, moves, truncated, tuple(points[:seats]), seconds, threads)


def measure(variant: Variant, seats: int, seconds: float, threads: int = 1) -> Playouts:
    """Play for about so many seconds, in one batch whose size a smaller one suggests."""
    sample = playouts(variant, seats, threads, threads=threads)
    while sample.seconds < min(_BATCH_SECONDS, seconds / 4):
        sample = playouts(variant, seats, sample.games * 4, threads=threads)
    games = max(threads, int(sample.games * seconds / sample.seconds))
    return playouts(variant, seats, games, threads=threads)


def traces(
    variant: Variant, seats: int, games: int, first_seed: int = 0, length: int = TRACED, cap: int = ROUND_CAP
) -> Traces:
    """Play as `playouts` does and keep every action, for comparing one machine with another."""
    check(variant, seats, games, cap)
    worker, result = _Worker(variant, seats, cap), blank(games, seats, length)
    for number in range(games):
        moves, truncated, *points = worker.play(first_seed + number, 1, result.actions[number])
        result.moves[number] = moves
        result.points[number] = points[:seats]
        result.truncated[number] = truncated
    return result


def blank(games: int, seats: int, length: int) -> Traces:
    """Traces with nothing in them yet."""
    return Traces(
        np.full((games, length), NO_ACTION, np.int16),
        np.zeros(games, np.int32),
        np.zeros((games, seats), np.int32),
        np.zeros(games, np.bool_),
    )

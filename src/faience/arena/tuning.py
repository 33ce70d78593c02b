"""Weights for the evaluation, from games that the search plays against itself.

After every round the features of each board are written down, and when the game is over how many points its owner
gained from there on. The weights that explain these points best, by least squares, are used for the next games.
"""

import multiprocessing
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Game, Variant
from faience.players.knowledge import Weights, evaluation_of, file_name
from faience.players.limits import Limits
from faience.players.search import Searcher

STRAY = 0.08
"""How often a move is made at random, so that the games differ."""
RIDGE = 20.0
"""How firmly weights are drawn towards 0 where little was seen."""
CHUNKS = 16
"""A generation of games is played in so many parts."""

Sample = tuple[int, int, npt.NDArray[np.int64]]
"""The stage of the game, the points gained from there on, the features."""


class Generation(msgspec.Struct, frozen=True):
    """What one generation of games taught: how many samples there were, and how much of the points they explain."""

    number: int
    samples: int
    explained: tuple[float, ...]
    """For each stage the share of the variance that the weights explain."""


def _samples(
    variant: Variant, seats: int, weights: npt.NDArray[np.int64], games: int, nodes: int, seed: int
) -> list[Sample]:
    """Play games and write down what became of the positions between their rounds."""
    searcher = Searcher(variant.game, weights)
    seeds = range(seed * 1_000_003, seed * 1_000_003 + games)
    return [sample for each in seeds for sample in _play(searcher, variant, seats, nodes, each)]


def _play(searcher: Searcher, variant: Variant, seats: int, nodes: int, seed: int) -> Iterator[Sample]:
    evaluation = evaluation_of(variant.game)
    game, dice = Game.of(variant, seats, first=seed % seats, seed=seed), random.Random(seed)
    seen: list[tuple[int, int, int, npt.NDArray[np.int64]]] = []
    while not game.is_over:
        if game.turn is None:
            state = game.state_copy()
            for seat in range(seats) if game.phase == "deal" and game.round > 1 else ():
                features = np.zeros(evaluation.FEATURES, np.int64)
                points = int(evaluation.features(state, seat, features))
                seen.append((int(evaluation.stage(state)), seat, points, features))
            game.deal()
            continue
        legal = game.legal_actions()
        if dice.random() < STRAY:
            action = dice.choice(legal)
        else:
            action = searcher.think(game.state_copy(), legal, Limits(nodes=nodes)).action
        game.play(game.move_of(action))
    return ((stage, game.scores[seat] - points, features) for stage, seat, points, features in seen)


def fit(samples: list[Sample], before: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], tuple[float, ...]]:
    """The weights that explain the points best, and how much of them they explain, stage by stage.

    Stages that were not seen keep the weights they had.
    """
    weights, explained = before.copy(), []
    for stage in range(len(before)):
        rows = [(points, features) for found, points, features in samples if found == stage]
        if len(rows) < 2 * before.shape[1]:
            explained.append(0.0)
            continue
        points = 1000.0 * np.array([points for points, _ in rows])
        columns = np.array([[*features, 1] for _, features in rows], float)
        pull = RIDGE * np.eye(columns.shape[1])
        pull[-1, -1] = 0
        solved = np.linalg.solve(columns.T @ columns + pull, columns.T @ points)
        weights[stage] = np.rint(solved[:-1])
        left = float(((points - columns @ solved) ** 2).sum())
        explained.append(1 - left / max(1.0, float(((points - points.mean()) ** 2).sum())))
    return weights, tuple(explained)


def tune(
    variant: Variant,
    *,
    seats: int = 2,
    games: int = 640,
    nodes: int = 1500,
    generations: int = 3,
    processes: int = 1,
    seed: int = 0,
    begin: npt.NDArray[np.int64] | None = None,
    tell: Callable[[Generation], None] = lambda _: None,
) -> Weights:
    """Play generation after generation, each with the weights the one before it taught, and return the last ones."""
    evaluation = evaluation_of(variant.game)
    weights = np.zeros((evaluation.STAGES, evaluation.FEATURES), np.int64) if begin is None else begin
    samples: list[Sample] = []
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for number in range(generations):
            samples = samples[len(samples) // 2 :]
            play, first = partial(_samples, variant, seats, weights, -(-games // CHUNKS), nodes), seed + 1000 * number
            for found in pool.imap_unordered(play, range(first, first + CHUNKS)):
                samples += found
            weights, explained = fit(samples, weights)
            tell(Generation(number + 1, len(samples), explained))
    return Weights(variant=str(variant), features=evaluation.NAMES, stages=tuple(map(tuple, weights.tolist())))


def write(weights: Weights, variant: Variant, folder: Path) -> Path:
    """Keep weights as data; returns the file."""
    path = folder / file_name(variant)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
    return path

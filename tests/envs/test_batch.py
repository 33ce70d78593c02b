"""Batches on the CPU: the figures of random play, and the same games on every machine."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from faience.envs import batch
from faience.envs.batch import Traces
from faience.games import GAMES, Variant
from faience.rules.kernel import IS_COMPILED
from tests.tables import OTHER_TABLES, TABLES, name_of, tables_of

MANY = 20_000 if IS_COMPILED else 300
CLASSIC = Variant.of("classic")
GRAY_JOKERS = Variant.of("classic", wall="gray", jokers=True)
INTERPRETED = """
import sys
import numpy as np
from faience.envs import batch
from faience.games import Variant
folder, games = sys.argv[1], int(sys.argv[2])
for at, (variant, seats) in enumerate(zip(sys.argv[3::2], sys.argv[4::2], strict=True)):
    found = batch.traces(Variant.parse(variant), int(seats), games)
    columns = {name: getattr(found, name) for name in ("actions", "moves", "points", "truncated")}
    np.savez(f"{folder}/{at}.npz", **columns)
"""


def average(values: np.ndarray) -> tuple[float, float]:
    """The mean and four times its standard error."""
    return float(values.mean()), float(4 * values.std() / np.sqrt(values.size))


@pytest.mark.parametrize(("seats", "decisions", "rounding"), [(2, 70.3, 0.05), (3, 90, 0.5), (4, 108, 0.5)])
def test_random_games_on_the_colored_wall_take_as_long_as_they_should(
    seats: int, decisions: float, rounding: float
) -> None:
    mean, error = average(batch.traces(CLASSIC, seats, MANY, length=0).moves)
    assert abs(mean - decisions) < rounding + error


def test_random_players_score_three_points_in_a_game_of_two() -> None:
    mean, error = average(batch.traces(CLASSIC, 2, MANY, length=0).points)
    assert abs(mean - 3.0) < 0.05 + error


@pytest.mark.parametrize(("variant", "seats"), TABLES + OTHER_TABLES, ids=map(name_of, TABLES + OTHER_TABLES))
def test_sums_are_the_sums_of_the_traced_games(variant: Variant, seats: int) -> None:
    played, traced = batch.playouts(variant, seats, 20, 5), batch.traces(variant, seats, 20, 5)
    assert played.moves == traced.moves.sum()
    assert played.truncated == traced.truncated.sum()
    assert played.points == tuple(traced.points.sum(axis=0))


@pytest.mark.parametrize("threads", [2, 3])
def test_the_same_seeds_are_the_same_games_on_several_threads(threads: int) -> None:
    alone = batch.playouts(CLASSIC, 3, 101, first_seed=7)
    together = batch.playouts(CLASSIC, 3, 101, first_seed=7, threads=threads)
    assert (together.moves, together.points) == (alone.moves, alone.points)
    assert together.threads == threads


def test_other_seeds_are_other_games() -> None:
    first, second = (batch.traces(CLASSIC, 2, 10, first_seed=seed) for seed in (0, 10))
    assert first.difference(second) is not None


def test_the_seed_alone_decides_a_game() -> None:
    together, alone = batch.traces(GRAY_JOKERS, 4, 5), batch.traces(GRAY_JOKERS, 4, 1, first_seed=4)
    assert np.array_equal(together.actions[4], alone.actions[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_interpreter_plays_the_same_games_as_machine_code(game: str, tmp_path: Path) -> None:
    tables, games = tables_of(game), 4
    command = [sys.executable, "-W", "error", "-c", INTERPRETED, str(tmp_path), str(games)]
    command += [str(word) for table in tables for word in table]
    subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True)
    for at, (variant, seats) in enumerate(tables):
        with np.load(tmp_path / f"{at}.npz") as found:
            interpreted = Traces(found["actions"], found["moves"], found["points"], found["truncated"])
        assert batch.traces(variant, seats, games).difference(interpreted) is None, variant


def test_a_game_past_the_round_cap_is_called_truncated() -> None:
    traced = batch.traces(CLASSIC, 2, 10, cap=1)
    assert traced.truncated.all()
    assert traced.moves.max() < 20
    assert batch.playouts(CLASSIC, 2, 10, cap=1).truncated == 10


def test_a_trace_is_padded_after_the_last_action_and_cut_at_its_length() -> None:
    full, cut = batch.traces(CLASSIC, 2, 3), batch.traces(CLASSIC, 2, 3, length=5)
    assert (cut.actions == full.actions[:, :5]).all()
    assert (cut.moves == full.moves).all()
    for row, moves in zip(full.actions, full.moves, strict=True):
        assert (row[:moves] >= 0).all()
        assert (row[moves:] == batch.NO_ACTION).all()


def test_the_first_difference_is_told_in_words() -> None:
    here, there = (batch.traces(CLASSIC, 2, 5) for _ in range(2))
    assert here.difference(there) is None
    there.points[3, 1] += 1
    assert str(here.difference(there)).startswith(f"game 3: ended after {here.moves[3]} moves")
    there.actions[3, 7] += 1
    expected = f"game 3, move 7: {here.actions[3, 7]} against {here.actions[3, 7] + 1}"
    assert here.difference(there) == expected


def test_measuring_counts_the_moves_of_the_games_it_plays() -> None:
    played = batch.measure(CLASSIC, 2, 0.05)
    assert 40 * played.games < played.moves < 100 * played.games  # of random moves a game has about 65


def test_a_rate_is_moves_per_second_and_a_length_moves_per_game() -> None:
    played = batch.Playouts(games=4, moves=240, truncated=0, points=(10, 20), seconds=2.0, threads=1)
    assert (played.rate, played.length) == (120.0, 60.0)


@pytest.mark.parametrize(
    ("seats", "games", "threads", "cap", "complaint"),
    [
        (5, 1, 1, 1, "2 to 4 players, not 5"),
        (2, -1, 1, 1, "games must be at least 0"),
        (2, 1, 1, 0, "rounds at least 1"),
        (2, 1, 0, 1, "threads must be at least 1"),
    ],
)
def test_what_makes_no_sense_is_refused(seats: int, games: int, threads: int, cap: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        batch.playouts(CLASSIC, seats, games, threads=threads, cap=cap)


def test_no_games_take_no_moves() -> None:
    nothing = batch.playouts(CLASSIC, 2, 0)
    assert (nothing.moves, nothing.length) == (0, 0)

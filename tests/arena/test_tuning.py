"""Tuning: the weights are those that explain what became of positions."""

from pathlib import Path

import msgspec
import numpy as np

from faience import Variant
from faience.arena.tuning import Generation, fit, tune, write
from faience.players.knowledge import Weights, file_name, usual_variant

CLASSIC = Variant.of("classic")


def test_weights_that_made_the_points_are_found_again() -> None:
    dice = np.random.default_rng(1)
    truth = np.array([3, -2, 0])
    samples = []
    for _ in range(4000):
        features = dice.integers(0, 5, 3)
        samples.append((1, int(features @ truth) + 7, features))
    weights, explained = fit(samples, np.zeros((3, 3), np.int64))
    assert np.abs(weights[1] - 1000 * truth).max() < 20
    assert explained[1] > 0.99
    assert not weights[0].any()
    assert not weights[2].any()


def test_a_stage_that_was_not_seen_keeps_its_weights() -> None:
    before = np.full((2, 3), 5, np.int64)
    weights, explained = fit([], before)
    assert (weights == before).all()
    assert explained == (0.0, 0.0)


def test_a_small_tuning_gives_weights_that_can_be_kept_and_read(tmp_path: Path) -> None:
    told: list[Generation] = []
    found = tune(CLASSIC, games=16, nodes=2, generations=1, tell=told.append)
    assert [generation.number for generation in told] == [1]
    assert told[0].samples > 16
    path = write(found, CLASSIC, tmp_path)
    assert path.name == "classic-wall-colored-jokers-no.json"
    assert msgspec.json.decode(path.read_bytes(), type=Weights) == found


def test_switches_and_other_strips_use_the_weights_of_the_variant() -> None:
    other = Variant.of("sintra", side="B", allow_negative=True)
    assert usual_variant(other) == Variant.of("sintra", side="B")
    assert file_name(other) == "sintra-side-B.json"

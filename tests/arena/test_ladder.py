"""Ratings against what can be calculated by hand, and a short ladder."""

import random
from pathlib import Path

import msgspec
import pytest

from faience.arena import EloEstimate, Interrupted, LadderResult, play_ladder
from faience.arena.ladder import pairings, rate
from faience.arena.results import Played
from faience.arena.statistics import expected
from faience.games import InvalidOption


def value(rating: EloEstimate) -> float:
    assert rating.value is not None
    return rating.value


def test_two_contestants_are_as_far_apart_as_their_rate_says() -> None:
    ratings = rate(2, {(1, 0): [1.0] * 3000 + [0.0] * 1000})
    assert value(ratings[0]) == 0
    assert value(ratings[1]) == pytest.approx(190.85, abs=0.1)
    assert ratings[1].low is not None
    assert ratings[1].low == pytest.approx(190.85 - 1.96 * 173.72 / (4000 * 0.1875) ** 0.5, abs=0.2)


def test_differences_along_a_chain_add_up() -> None:
    ratings = rate(3, {(1, 0): [1.0] * 3000 + [0.0] * 1000, (2, 1): [0.5] * 2000 + [1.0] * 2000})
    assert [value(rating) for rating in ratings] == pytest.approx([0, 190.85, 381.7], abs=0.3)


def test_uncertainty_grows_along_a_chain() -> None:
    ratings = rate(4, {(number, number - 1): [1.0, 1.0, 0.5, 0.0] * 20 for number in (1, 2, 3)})
    widths = [(rating.high or 0) - (rating.low or 0) for rating in ratings]
    assert widths == sorted(widths)
    assert widths[3] == pytest.approx(widths[1] * 3**0.5, rel=0.001)


def test_a_round_robin_finds_the_strengths_behind_it() -> None:
    dice, truth = random.Random(2), [0.0, 100.0, 150.0, 400.0]
    shares = {
        (upper, lower): [float(dice.random() < expected(truth[upper] - truth[lower])) for _ in range(400)]
        for upper, lower in pairings(4, is_all=True)
    }
    for rating, strength in zip(rate(4, shares), truth, strict=True):
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low <= strength <= rating.high


def test_a_match_without_a_loss_has_a_figure_with_a_wide_interval() -> None:
    (_, rating) = rate(2, {(1, 0): [1.0] * 100})
    assert 800 < value(rating) < 1000
    assert rating.low is not None
    assert value(rating) - rating.low > 200


def test_somebody_who_met_nobody_has_no_figure() -> None:
    ratings = rate(4, {(1, 0): [0.5, 1.0], (3, 2): [0.5, 1.0]})
    assert [rating.value is None for rating in ratings] == [False, False, True, True]
    assert rate(2, {}) == [EloEstimate(0.0, 0.0, 0.0), EloEstimate(None, None, None)]


def test_neighbors_meet_or_everybody() -> None:
    assert pairings(4, is_all=False) == [(1, 0), (2, 1), (3, 2)]
    assert len(set(pairings(10, is_all=True))) == 45


def test_a_ladder_is_played_and_resumed(tmp_path: Path) -> None:
    seen: list[Played] = []
    result = play_ladder(["random", "greedy"], deals=2, processes=1, journals=tmp_path / "new")
    again = play_ladder(["random", "greedy"], deals=2, processes=1, journals=tmp_path / "new", on_game=seen.append)
    assert result == again
    assert len(seen) == 4
    below, above = result.rungs
    assert (below.name, above.name) == ("random", "greedy")
    assert value(above.elo) == pytest.approx(279.6, abs=0.1)
    assert above.against_below is not None
    assert above.against_below.value == 1
    assert below.against_below is None
    assert msgspec.json.decode(msgspec.json.encode(result), type=LadderResult) == result


def test_an_interrupted_ladder_brings_what_it_came_to() -> None:
    def interrupt(_: Played) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        play_ladder(["random", "random", "greedy"], deals=1, processes=1, on_game=interrupt)
    assert not caught.value.result.is_complete
    assert len(caught.value.result.matches) == 1


def test_a_ladder_needs_two() -> None:
    with pytest.raises(InvalidOption, match="at least 2"):
        play_ladder(["greedy"])

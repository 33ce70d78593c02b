"""The sequential test against what can be calculated by hand."""

import math
import random
from collections import Counter
from statistics import fmean, pvariance

import pytest

from faience.arena.statistics import Bounds, Test, expected, log_ratio
from faience.games import InvalidOption


def test_with_won_and_lost_only_the_ratio_is_the_plain_one() -> None:
    low, high = expected(0), expected(50)
    by_hand = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert log_ratio(Counter({1.0: 60, 0.0: 40}), low, high) == pytest.approx(by_hand, abs=0.001)


def test_with_five_results_of_a_pair_the_ratio_is_near_the_normal_one() -> None:
    shares = [0.0] * 60 + [0.25] * 210 + [0.5] * 400 + [0.75] * 250 + [1.0] * 80
    low, high = expected(0), expected(10)
    normal = len(shares) * (high - low) * (2 * fmean(shares) - low - high) / (2 * pvariance(shares))
    assert log_ratio(Counter(shares), low, high) == pytest.approx(normal, rel=0.02)


def test_the_ratio_changes_sign_when_the_bounds_change_places() -> None:
    counts = Counter({1.0: 7, 0.5: 2, 0.25: 5})
    assert log_ratio(counts, 0.6, 0.4) == pytest.approx(-log_ratio(counts, 0.4, 0.6))


def test_a_test_ends_when_one_bound_is_clearly_right() -> None:
    test = Test(Bounds(0, 200), seats=2)
    steps = [test.add(1.0) for _ in range(8)]
    assert steps == [False] * 7 + [True]
    assert (test.state.accepted, test.state.deals) == ("high", 8)
    assert test.state.ratio >= test.state.limit == pytest.approx(math.log(19))


def test_equal_players_are_not_200_elo_apart() -> None:
    test, dice = Test(Bounds(0, 200), seats=2), random.Random(1)
    while not test.add(dice.choice([0.0, 0.5, 0.5, 1.0])):
        assert test.state.deals < 200
    assert test.state.accepted == "low"


def test_with_four_seats_a_quarter_is_even() -> None:
    test = Test(Bounds(0, 200), seats=4)
    while not test.add(0.25 if test.state.deals % 2 else 0.2):
        assert test.state.deals < 200
    assert test.state.accepted == "low"


@pytest.mark.parametrize("bounds", [Bounds(5, 3), Bounds(0, 0), Bounds(0, math.inf), Bounds(math.nan, 3)])
def test_bounds_that_make_no_test_are_refused(bounds: Bounds) -> None:
    with pytest.raises(InvalidOption, match="lower one first"):
        bounds.check()


def test_a_risk_is_a_small_part_of_one() -> None:
    with pytest.raises(InvalidOption, match="risk"):
        Bounds(risk=0.5).check()

"""Intervals and Elo against values from tables, and against what they promise."""

import random

import pytest

from faience.arena.statistics import (
    Estimate,
    elo_estimate,
    elo_of,
    expected,
    mean_of,
    pooled_mean,
    pooled_rate,
    rate_of,
    student,
)


@pytest.mark.parametrize(
    ("degrees", "point"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (100, 1.9840)],
)
def test_student_gives_the_values_of_the_tables(degrees: int, point: float) -> None:
    assert student(degrees) == pytest.approx(point, abs=0.005 if degrees == 3 else 0.001)


def test_a_spread_needs_two_values() -> None:
    with pytest.raises(ValueError, match="two values"):
        student(0)
    assert mean_of([1.0]) is None


def test_the_interval_of_a_mean_is_students() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((3, 1.0368, 4.9632), abs=0.001)


def test_the_interval_of_a_rate_is_wilsons() -> None:
    found = rate_of([1.0] * 600 + [0.0] * 400)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.5693, 0.6299), abs=0.0005)


def test_pairs_that_cancel_out_make_a_rate_more_certain() -> None:
    apart, together = rate_of([0.25, 0.75] * 50), rate_of([0.0, 1.0] * 50)
    assert apart is not None
    assert together is not None
    assert (apart.high - apart.low) == pytest.approx((together.high - together.low) / 2, rel=0.02)


def test_a_match_without_a_loss_is_not_certain() -> None:
    found = rate_of([1.0] * 100)
    assert found is not None
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(100 / (100 + 1.984**2), abs=0.0001)


def test_deals_that_all_ended_the_same_count_as_one_game_each_whatever_rounding_does() -> None:
    found = rate_of([(0.1 + 0.2) / 0.9] * 15 + [1 / 3] * 15)
    assert found is not None
    assert found.high - found.low > 0.3


def test_one_deal_proves_nothing_and_no_deal_less() -> None:
    assert rate_of([1.0]) == Estimate(1.0, 0.0, 1.0)
    assert rate_of([]) is None


def test_intervals_hold_the_truth_in_about_95_of_100_samples() -> None:
    dice = random.Random(5)
    held = 0
    for _ in range(500):
        found = rate_of([(dice.random() < 0.8) / 2 + (dice.random() < 0.8) / 2 for _ in range(40)])
        assert found is not None
        held += found.low <= 0.8 <= found.high
    assert 0.92 <= held / 500 <= 0.98


def test_groups_of_one_value_are_values() -> None:
    values = [0.0, 1.0, 1.0, 0.5, 1.0, 0.0]
    groups = [[value] for value in values]
    for pooled, plain in ((pooled_mean(groups), mean_of(values)), (pooled_rate(groups), rate_of(values))):
        assert pooled is not None
        assert plain is not None
        assert (pooled.value, pooled.low, pooled.high) == pytest.approx((plain.value, plain.low, plain.high))


def test_values_that_are_alike_within_a_group_count_as_one() -> None:
    values = [0.0, 1.0, 1.0, 1.0] * 10
    groups = [[value] * 7 for value in values]
    assert pooled_rate(groups) == pooled_rate([[value] for value in values])
    pooled, naive = pooled_mean(groups), mean_of([value for group in groups for value in group])
    assert pooled is not None
    assert naive is not None
    assert (pooled.high - pooled.low) / (naive.high - naive.low) == pytest.approx(7**0.5, rel=0.05)


def test_large_groups_weigh_more_and_empty_ones_nothing() -> None:
    found = pooled_rate([[1.0, 1.0, 1.0], [], [0.0]])
    assert found is not None
    assert found.value == 0.75
    assert pooled_mean([[1.0, 2.0], []]) is None, "one group has no spread"
    assert pooled_rate([[1.0, 0.0], []]) == Estimate(0.5, 0.0, 1.0)
    assert pooled_rate([[]]) is None


def test_intervals_of_groups_hold_the_truth_in_about_95_of_100_samples() -> None:
    dice, held = random.Random(6), 0
    for _ in range(300):
        luck = [dice.choice((0.5, 0.9)) for _ in range(60)]
        found = pooled_rate([[float(dice.random() < each) for _ in range(8)] for each in luck])
        assert found is not None
        held += found.low <= 0.7 <= found.high
    assert 0.92 <= held / 300 <= 0.98


def test_elo_and_rates_are_the_same_thing() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(0, seats=3) == pytest.approx(1 / 3)
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    for seats in (2, 3, 4):
        assert elo_of(expected(123.4, seats), seats) == pytest.approx(123.4)


def test_elo_has_no_end_where_nothing_was_lost() -> None:
    found = elo_estimate(Estimate(1.0, 0.75, 1.0))
    assert (found.value, found.high) == (None, None)
    assert found.low == pytest.approx(190.85, abs=0.01)

"""Places at tables of one to six seats, whatever the game."""

import numpy as np
import pytest

from faience.rules import states
from faience.rules.ranking import MOST_SEATS, OUTCOME, TIES, rank

TABLE = states.layout([("score", np.int16, MOST_SEATS), ("seats", np.int8)])


def places(scores: list[int], ties: list[int], better: int) -> list[int]:
    state, out = states.new(TABLE), np.zeros(OUTCOME, np.int64)
    state.seats = len(scores)
    state.score[: len(scores)] = scores
    out[TIES : TIES + len(ties)] = ties
    rank(state, better, out)
    assert out[TIES : TIES + len(ties)].tolist() == ties
    assert not out[len(scores) : TIES].any()
    return [int(place) for place in out[: len(scores)]]


@pytest.mark.parametrize("better", [1, -1])
def test_the_highest_score_comes_first_with_one_to_six_seats(better: int) -> None:
    scores = [40, 60, 20, 70, 30, 50]
    expected = [[1], [2, 1], [2, 1, 3], [3, 2, 4, 1], [3, 2, 5, 1, 4], [4, 2, 6, 1, 5, 3]]
    for seats, found in enumerate(expected, 1):
        assert places(scores[:seats], [0] * seats, better) == found


def test_equal_scores_are_told_apart_by_more_or_by_less_of_what_breaks_ties() -> None:
    scores, ties = [50, 50, 10, 50, 50, 90], [1, 2, 9, 2, 0, 0]
    assert places(scores, ties, 1) == [4, 2, 6, 2, 5, 1]
    assert places(scores, ties, -1) == [3, 4, 6, 4, 2, 1]


def test_seats_that_nothing_tells_apart_share_a_place() -> None:
    assert places([7] * MOST_SEATS, [3] * MOST_SEATS, 1) == [1] * MOST_SEATS

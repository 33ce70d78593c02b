"""From games to a result."""

import msgspec
import pytest

from faience.arena.results import Fault, MatchResult, Orders, complete_deals, summarize
from faience.games import Variant
from tests.arena.games import played

PAIR = Orders(("strong", "weak"), Variant.of("classic"), 2, 0, 60.0)
TRIO = Orders(("strong", "weak"), Variant.of("classic"), 3, 0, 60.0)


def test_the_first_contestant_is_found_in_both_orders() -> None:
    games = [played(1, 1, [40, 30]), played(1, 2, [20, 50]), played(2, 1, [30, 30]), played(2, 2, [50, 20])]
    result = summarize(PAIR, games, None, True)
    assert (result.won, result.shared, result.lost, result.deals, result.games) == (2, 1, 1, 2, 4)
    assert result.shares == [1.0, 0.25]
    assert result.win_rate is not None
    assert result.win_rate.value == 0.625
    assert result.score_difference is not None
    assert result.score_difference.value == ((10 + 30) / 2 + (0 - 30) / 2) / 2
    assert [standing.score for standing in result.standings] == [(40 + 50 + 30 + 20) / 4, (30 + 20 + 30 + 50) / 4]


def test_copies_of_a_contestant_are_counted_for_each_seat() -> None:
    games = [played(1, 1, [40, 30, 20]), played(1, 2, [20, 50, 50]), played(1, 3, [10, 20, 60])]
    strong, weak = summarize(TRIO, games, None, True).standings
    assert (strong.seats, weak.seats) == (1, 2)
    assert strong.win_rate is not None
    assert weak.win_rate is not None
    assert strong.win_rate.value == pytest.approx((1 + 0.5 + 1) / 3)
    assert weak.win_rate.value == pytest.approx((0 + 0.25 + 0) / 3)
    assert strong.score == 50
    assert (strong.moves, weak.moves) == (30, 60)
    assert strong.seconds_per_move == pytest.approx(0.05)
    assert strong.longest_move == pytest.approx(0.3)


def test_only_deals_that_were_played_in_all_seatings_count_whatever_the_order() -> None:
    games = [played(3, 2, [1, 2]), played(1, 2, [5, 4]), played(2, 1, [1, 0]), played(3, 1, [2, 1])]
    assert [[p.seating for p in deal] for deal in complete_deals(games, 2)] == [[1, 2]]
    assert summarize(PAIR, games, None, False).deals == 1


def test_forfeits_count_as_games_but_not_as_scores() -> None:
    fault = Fault(2, "timeout", "no move within 1 s")
    games = [
        *(played(1, 1, [3, 70], fault), played(1, 2, [10, 20])),
        *(played(2, 1, [30, 10]), played(2, 2, [1, 2], Fault(2, "crash", "boom"))),
    ]
    result = summarize(PAIR, games, None, True)
    assert result.shares == [1.0, 0.5]
    assert result.score_difference is not None
    assert result.score_difference.value == (10 + 20) / 2
    strong, weak = result.standings
    assert (strong.crashes, weak.timeouts, weak.crashes) == (1, 1, 0)
    assert [(f.contestant, f.deal, f.seating, f.seat, f.kind) for f in result.faults] == [
        ("weak", 1, 1, 2, "timeout"),
        ("strong", 2, 2, 2, "crash"),
    ]


def test_a_match_without_a_finished_deal_has_no_figures() -> None:
    result = summarize(PAIR, [played(1, 1, [3, 2])], None, False)
    assert (result.win_rate, result.elo, result.score_difference, result.deals) == (None, None, None, 0)
    assert result.standings[0].seconds_per_move is None


def test_a_result_can_be_written_and_read_back() -> None:
    result = summarize(PAIR, [played(1, 1, [3, 2]), played(1, 2, [3, 2])], None, True)
    assert msgspec.json.decode(msgspec.json.encode(result), type=MatchResult) == result

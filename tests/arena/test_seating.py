"""Who sits where, and which deals are played."""

import pytest

from faience.arena.results import Task, deal_seed, entries, line_up, player_seed, tasks


@pytest.mark.parametrize(
    ("contestants", "seats", "expected"),
    [(2, 2, (0, 1)), (2, 3, (0, 1, 1)), (2, 4, (0, 1, 1, 1)), (3, 4, (0, 1, 2, 1)), (4, 4, (0, 1, 2, 3))],
)
def test_the_others_fill_the_table_in_turn(contestants: int, seats: int, expected: tuple[int, ...]) -> None:
    assert entries(contestants, seats) == expected


def test_two_seats_have_both_orders() -> None:
    assert [line_up(2, 2, seating) for seating in (1, 2)] == [(0, 1), (1, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_contestant_sits_in_every_seat_once(seats: int) -> None:
    seatings = [line_up(seats, seats, seating) for seating in range(1, seats + 1)]
    for seat in range(seats):
        assert sorted(seated[seat] for seated in seatings) == list(range(seats))


def test_games_come_deal_by_deal() -> None:
    assert list(tasks(2, 2)) == [Task(1, 1), Task(1, 2), Task(2, 1), Task(2, 2)]


def test_seeds_differ_between_deals_matches_seats_and_seatings() -> None:
    deals = {deal_seed(seed, deal) for seed in range(5) for deal in range(100)}
    players = {player_seed(1, task, seat) for task in tasks(50, 4) for seat in range(4)}
    assert len(deals) == 500
    assert len(players) == 800
    assert all(0 <= seed < 1 << 63 for seed in deals)
    assert all(0 <= seed < 1 << 31 for seed in players)


def test_seeds_are_the_same_in_every_version() -> None:
    assert (deal_seed(0, 1), player_seed(0, Task(1, 1), 0)) == (
        6327049460713345443,
        608933208,
    )

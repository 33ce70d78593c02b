"""What holds in every position of every classic game."""

import random

from hypothesis import given
from hypothesis import strategies as st

from faience import Game
from faience.rules.classic.observe import SHARED
from tests.strategies import classic_tables, games
from tests.tables import plain, play_on

classic_games = games(of_tables=classic_tables)


@given(classic_games)
def test_a_score_stays_above_nought_except_within_a_penalty(game: Game) -> None:
    totals = [0] * game.seats
    for event in game.events:
        if event.seat is not None:
            totals[event.seat] += event.points
            assert totals[event.seat] >= 0 or event.kind == "penalty"


@given(classic_games, st.randoms(use_true_random=False))
def test_ties_are_broken_by_complete_rows(game: Game, dice: random.Random) -> None:
    result = play_on(game, dice).result()
    assert result
    assert result.ties == [sum("." not in row for row in board["wall"]) for board in plain(game)["boards"]]
    assert result.reason in ("row", "tiles", "dead")


@given(classic_games)
def test_an_observation_tells_each_seat_its_own_board_first(game: Game) -> None:
    boards = plain(game)["boards"]
    width = (game.book.rules.OBSERVATION - SHARED) // 4
    for seat in range(game.seats):
        seen = game.observe(seat)
        for place in range(4):
            board = seen[SHARED + place * width :][:width]
            if place < game.seats:
                assert board[-1] == boards[(seat + place) % game.seats]["score"]
            else:
                assert not board.any()


@given(classic_games)
def test_an_observation_counts_the_tiles_of_every_place(game: Game) -> None:
    given_position, seen = plain(game), game.observe(0)
    places = [given_position["center"], *given_position["displays"], *[""] * (9 - len(given_position["displays"]))]
    counts = [[place.count(letter) for letter in "BYRKWJ"] for place in places]
    counts += [[given_position[place].get(letter, 0) for letter in "BYRKWJ"] for place in ("bag", "lid")]
    assert seen[: 12 * 6].reshape(12, 6).tolist() == counts

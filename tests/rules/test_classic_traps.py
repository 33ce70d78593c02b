"""Mistakes that other engines make, each as a test of its own: drafting, the marker, the floor and the score."""

import random

import pytest

from faience import Game, IllegalMove, Variant
from tests.positions.classic import Plain, board, position, settle, targets
from tests.tables import CLASSIC_TABLES, name_of, plain, play_on, to_the_floor


def test_a_pick_larger_than_the_line_is_legal_and_never_split_over_lines() -> None:
    game = Game.from_position(position(board(), displays=["BBBB", "YYYY"]), seed=1)
    assert targets(game, "1B") == "12345-"
    game.play("1B2")
    assert plain(game)["boards"][0] == board(lines=["", "BB", "", "", ""], floor="BB")


def test_a_full_line_is_no_target() -> None:
    game = Game.from_position(position(board(lines=["B", "BB", "BB", "", ""]), displays=["B"]), seed=1)
    assert targets(game, "1B") == "345-"
    with pytest.raises(IllegalMove) as caught:
        game.play("1B2")
    assert caught.value.rule == "line-full"


def test_a_pick_may_go_to_the_floor_although_a_line_accepts_it() -> None:
    game = Game.from_position(position(board(), displays=["BBYY"]), seed=1)
    game.play("1B-")
    assert plain(game)["boards"][0]["floor"] == "BB"


def test_tiles_past_the_seventh_floor_space_go_to_the_lid() -> None:
    start = position(board(floor="KKKKK"), displays=["BBBB", "YYYY"])
    game = Game.from_position(start, seed=1)
    game.play("1B-")
    assert plain(game)["boards"][0]["floor"] == "KKKKKBB"
    assert plain(game)["lid"]["B"] - start["lid"]["B"] == 2


def test_the_marker_of_a_full_floor_has_an_owner_costs_nothing_and_pushes_no_tile_out() -> None:
    start = position(board(), board(score=20, floor="KKKKKKK"), center="RRY", turn=2)
    game = Game.from_position(start, seed=1)
    events = game.play("CR3")
    assert next(event.facts for event in events if event.kind == "marked") == {"space": 0}
    assert plain(game)["marker"] == 2
    assert plain(game)["boards"][1]["floor"] == "KKKKKKK"
    assert sum(plain(game)["lid"].values()) == sum(start["lid"].values())
    game.play("CY1")
    assert plain(game)["boards"][0]["floor"] == ""
    assert game.scores[1] == 20 - 14
    assert plain(game)["starter"] == 2
    game.deal()
    assert game.turn == 1


def test_the_marker_on_the_seventh_space_leaves_none_for_the_tiles_of_the_same_take() -> None:
    game = Game.from_position(position(board(floor="KKKKKK"), center="RRYY"), seed=1)
    game.play("CR-")
    assert plain(game)["boards"][0]["floor"] == "KKKKKKM"
    assert plain(game)["lid"]["R"] == 20


def test_the_round_ends_and_the_starter_stays_when_nobody_takes_the_marker() -> None:
    game = Game.from_position(position(board(), board(), board(), displays=["BBBB"], turn=3, starter=2), seed=1)
    game.play("1B5")
    assert (game.phase, plain(game)["starter"], plain(game)["marker"]) == ("deal", 2, "center")
    game.deal()
    assert game.turn == 1


def test_wall_points_come_first_and_the_score_stops_at_zero_once() -> None:
    game = settle(board(score=1, lines=["B", "", "", "", ""], floor="KKK"), tile="R")
    assert game.scores[0] == 0  # 1 + 1 - 4, not (1 - 4 at least 0) + 1
    penalty = next(event for event in game.events if event.kind == "penalty" and event.seat == 0)
    assert (penalty.points, penalty.facts) == (-2, {"spaces": 3, "loss": 4})
    assert settle(board(score=4, lines=["B", "", "", "", ""], floor="KKK"), tile="R").scores[0] == 1


def test_the_end_bonus_is_added_after_the_score_stopped_at_zero() -> None:
    game = settle(board(lines=["W", "", "", "", ""], wall=["BYRK.", *["....."] * 4], floor="KKKKKKK"))
    assert game.scores[0] == 2


@pytest.mark.parametrize("score", [120, 126, 250, 29_000])
def test_scores_go_past_the_end_of_the_track_and_of_small_numbers(score: int) -> None:
    wall = ["BYRK.", ".....", ".....", ".....", "....."]
    game = settle(board(score=score, lines=["W", "", "", "", ""], wall=wall))
    assert game.scores[0] == score + 5 + 2


def finish(first: Plain, second: Plain) -> tuple[list[int], list[int], list[int]]:
    game = settle(first, second)
    result = game.result()
    assert result
    return result.scores, result.places, result.winners


ALMOST = ["BYRK.", ".....", ".....", ".....", "....."]
LAST = ["W", "", "", "", ""]


def test_more_complete_rows_break_a_tie() -> None:
    two_rows = board(lines=["W", "KK", "", "", ""], wall=["BYRK.", "WBYR.", ".....", ".....", "....."])
    one_row = board(score=10 + 9, lines=LAST, wall=ALMOST, floor="K")
    scores, places, winners = finish(two_rows, one_row)
    assert scores == [5 + 7 + 4, 19 + 5 - 2 + 2]
    tied = finish(two_rows | {"score": 8}, one_row)
    assert tied == ([24, 24], [1, 2], [0])
    assert (places, winners) == ([2, 1], [1])


def test_a_tie_with_equal_rows_is_shared() -> None:
    first, second = board(score=3, lines=LAST, wall=ALMOST), board(score=4, lines=LAST, wall=ALMOST)
    assert finish(first, second) == ([10, 10], [1, 1], [0, 1])


def test_a_shared_second_place_leaves_no_third() -> None:
    winner = board(score=50, lines=LAST, wall=ALMOST)
    game = settle(winner, board(score=7), board(score=7), board(score=6), last="4", tile="R")
    result = game.result()
    assert result
    assert (result.scores, result.places) == ([57, 7, 7, 5], [1, 2, 2, 4])


@pytest.mark.slow
@pytest.mark.parametrize("table", CLASSIC_TABLES, ids=name_of)
def test_a_game_where_all_is_floored_goes_on_past_round_130(table: tuple[Variant, int]) -> None:
    variant, seats = table
    game = Game.of(variant, seats, seed=3)
    while game.round <= 131:
        play_on(game, random.Random(3), moves=1, choose=to_the_floor)
    assert (game.is_over, game.phase, game.round, game.scores) == (False, "deal", 132, [0] * seats)
    assert sum(plain(game)["bag"].values()) + sum(plain(game)["lid"].values()) == 100


def test_rounds_are_counted_past_forty_thousand() -> None:
    game = settle(board(), round=40_000)
    assert game.round == 40_001
    assert game.deal()[-1].facts == {"round": 40_001}
    assert plain(Game.from_position(game.position(), seed=1))["round"] == 40_001

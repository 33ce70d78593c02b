"""The worked examples of the rulebook, one by one."""

import pytest

from faience import Game
from tests.positions.classic import NO_WALL, board, position, settle, targets
from tests.tables import plain


def gained(lines: list[str], wall: list[str]) -> int:
    """The points of a seat whose complete lines are tiled onto a wall."""
    return settle(board(lines=lines, wall=wall)).scores[0]


def test_two_players_use_five_displays_three_use_seven_and_four_use_nine() -> None:
    for seats, displays in ((2, 5), (3, 7), (4, 9)):
        game = Game.new("classic", seats, seed=1)
        assert plain(game)["bag"] == {"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20}
        game.deal()
        assert [len(tiles) for tiles in plain(game)["displays"]] == [4] * displays


def test_four_tiles_and_the_marker_on_the_floor_cost_eight_points() -> None:
    game = settle(board(score=20, floor="BMRRY"), marker=1)
    assert game.scores == [12, 0]


@pytest.mark.parametrize(("spaces", "loss"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_floor_spaces_cost_one_one_two_two_two_three_three(spaces: int, loss: int) -> None:
    assert settle(board(score=20, floor="K" * spaces)).scores[0] == 20 - loss


def test_a_tile_without_neighbors_is_worth_one_point() -> None:
    assert gained(["Y", "", "", "", ""], [".....", "W...K", ".....", ".....", "....."]) == 1


def test_a_tile_between_two_in_its_row_is_worth_three_points() -> None:
    assert gained(["Y", "", "", "", ""], ["B.R..", *NO_WALL[1:]]) == 3


def test_a_tile_between_two_in_its_column_is_worth_three_points() -> None:
    assert gained(["", "BB", "", "", ""], [".Y...", ".....", ".W...", ".....", "....."]) == 3


def test_a_tile_in_a_row_of_four_and_a_column_of_three_is_worth_seven_points() -> None:
    assert gained(["", "", "YYY", "", ""], [".....", "...R.", ".WB.R", "...B.", "....."]) == 7


def test_a_gap_ends_the_row_that_counts() -> None:
    assert gained(["K", "", "", "", ""], ["BY...", *NO_WALL[1:]]) == 1
    assert gained(["W", "", "", "", ""], ["BY.K.", *NO_WALL[1:]]) == 2


def test_tiles_of_one_round_count_for_each_other_from_top_to_bottom() -> None:
    game = settle(board(lines=["B", "WW", "KKK", "", ""]))
    tiled = [event for event in game.events if event.kind == "tiled"]
    assert [(event.facts["row"], event.points) for event in tiled] == [(1, 1), (2, 2), (3, 3)]


@pytest.fixture
def two_yellow() -> Game:
    """A seat with yellow on wall rows 2 and 3, blue on line 4, and two yellow tiles on a display."""
    seat = board(lines=["", "", "", "B", ""], wall=[".....", "..Y..", "...Y.", ".....", "....."])
    return Game.from_position(position(seat, displays=["YYRK"]), seed=1)


def test_two_yellow_tiles_have_just_three_places(two_yellow: Game) -> None:
    assert targets(two_yellow, "1Y") == "15-"


def test_two_yellow_tiles_on_the_first_line_send_one_to_the_floor(two_yellow: Game) -> None:
    two_yellow.play("1Y1")
    seat = plain(two_yellow)["boards"][0]
    assert (seat["lines"], seat["floor"]) == (["Y", "", "", "B", ""], "Y")


def test_two_yellow_tiles_fit_on_the_fifth_line(two_yellow: Game) -> None:
    two_yellow.play("1Y5")
    seat = plain(two_yellow)["boards"][0]
    assert (seat["lines"], seat["floor"]) == (["", "", "", "B", "YY"], "")


def test_two_yellow_tiles_may_both_go_to_the_floor(two_yellow: Game) -> None:
    two_yellow.play("1Y-")
    seat = plain(two_yellow)["boards"][0]
    assert (seat["lines"], seat["floor"]) == (["", "", "", "B", ""], "YY")


def test_a_turn_slides_leftovers_to_the_center_and_the_first_from_there_takes_the_marker() -> None:
    game = Game.from_position(position(board(), board(), board(), displays=["KKBW", "YRRR"]), seed=1)
    game.play("1K2")
    assert (plain(game)["center"], plain(game)["displays"][0]) == ("BW", "")
    game.play("2Y1")
    assert (plain(game)["center"], plain(game)["marker"]) == ("BRRRW", "center")
    game.play("CR2")
    after = plain(game)
    assert (after["center"], after["marker"], game.turn) == ("BW", 3, 0)
    assert after["boards"][2] == board(lines=["", "RR", "", "", ""], floor="MR")
    game.play("CB1")
    assert (plain(game)["marker"], plain(game)["boards"][0]["floor"]) == (3, "")


def test_the_marker_lies_on_the_leftmost_free_space_before_the_tiles_of_the_same_take() -> None:
    game = Game.from_position(position(board(floor="KK"), center="RRRYY"), seed=1)
    events = game.play("CR-")
    assert plain(game)["boards"][0]["floor"] == "KKMRRR"
    assert [event.kind for event in events] == ["took", "marked", "fell"]
    assert events[1].facts == {"space": 3}


def test_complete_lines_are_tiled_and_incomplete_ones_stay() -> None:
    game = settle(board(lines=["", "RR", "YY", "BBBB", "KKK"]))
    seat = plain(game)["boards"][0]
    assert seat["wall"] == [".....", "...R.", ".....", "...B.", "....."]
    assert seat["lines"] == ["", "", "YY", "", "KKK"]
    assert [event.points for event in game.events if event.kind == "tiled"] == [1, 1]


def test_the_rest_of_a_complete_line_goes_to_the_lid() -> None:
    start = position(board(lines=["", "RR", "YY", "BBBB", "KKK"]), displays=["W"], turn=2)
    game = Game.from_position(start, seed=1)
    game.play("1W-")
    before, after = start["lid"], plain(game)["lid"]
    assert {kind: after[kind] - before[kind] for kind in "BYRKW"} == {"B": 3, "Y": 0, "R": 1, "K": 0, "W": 1}


def test_the_end_gives_two_for_a_row_seven_for_a_column_ten_for_a_color() -> None:
    wall = ["BYRK.", "WB...", "K.B..", "R..B.", "Y...B"]
    game = settle(board(score=40, lines=["W", "", "", "", ""], wall=wall))
    ends = [
        (event.kind, event.facts, event.points) for event in game.events if event.kind in ("row", "column", "color")
    ]
    assert ends == [("row", {"number": 1}, 2), ("column", {"number": 1}, 7), ("color", {"tile": "B"}, 10)]
    assert game.scores[0] == 40 + 5 + 2 + 7 + 10
    result = game.result()
    assert result
    assert (result.reason, result.places, result.winners) == ("row", [1, 2], [0])


def test_the_game_goes_on_without_a_complete_row() -> None:
    game = settle(board(lines=["", "RR", "", "", ""], wall=["BYRK.", "WBY..", "K....", "R....", "Y...."]))
    assert (game.is_over, game.phase, game.round) == (False, "deal", 10)
    assert game.scores[0] == 4 + 2


def test_the_holder_of_the_marker_starts_the_next_round() -> None:
    game = Game.from_position(position(board(), board(), board(), center="R", turn=3), seed=1)
    game.play("CR1")
    assert (plain(game)["starter"], plain(game)["marker"]) == (3, "center")
    game.deal()
    assert game.turn == 2

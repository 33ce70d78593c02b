"""The joker tiles: what may be taken, where they lie, where they go, and what they count for."""

from typing import Any

import pytest

from faience import Game
from tests.positions.classic import Plain, board, position, settle, targets, texts
from tests.tables import plain


def table(*boards: Plain, **rest: Any) -> Game:
    return Game.from_position(position(*boards, jokers=True, **rest), seed=1)


def picks(game: Game, source: str) -> set[str]:
    return {text[1:-1] for text in texts(game) if text[0] == source}


@pytest.mark.parametrize(("seats", "colored", "jokers"), [(2, 19, 5), (3, 18, 10), (4, 18, 10)])
def test_jokers_replace_tiles_of_each_color(seats: int, colored: int, jokers: int) -> None:
    bag = plain(Game.new("classic", seats, jokers=True, seed=1))["bag"]
    assert bag == {"B": colored, "Y": colored, "R": colored, "K": colored, "W": colored, "J": jokers}


def test_jokers_are_taken_alone_or_with_one_color_or_left() -> None:
    game = table(board(), displays=["BRJJ"], center="YJ")
    assert picks(game, "1") == {"B", "R", "J", "BJ", "RJ"}
    assert picks(game, "C") == {"Y", "J", "YJ"}


def test_jokers_alone_are_all_taken_and_the_colors_slide_to_the_center() -> None:
    game = table(board(), displays=["BRJJ"])
    game.play("1J3")
    assert (plain(game)["boards"][0]["lines"][2], plain(game)["center"]) == ("JJ", "BR")


def test_a_color_taken_without_the_jokers_leaves_all_of_them_to_the_center() -> None:
    game = table(board(), displays=["BRJJ"])
    game.play("1B3")
    assert (plain(game)["boards"][0]["lines"][2], plain(game)["center"]) == ("B", "RJJ")


def test_jokers_and_one_color_are_taken_together() -> None:
    game = table(board(), displays=["BRJJ"])
    game.play("1BJ3")
    assert (plain(game)["boards"][0]["lines"][2], plain(game)["center"]) == ("BJJ", "R")


def test_a_whole_pick_with_jokers_may_go_to_the_floor() -> None:
    game = table(board(), displays=["BRJJ"])
    game.play("1BJ-")
    assert plain(game)["boards"][0]["floor"] == "BJJ"


def test_jokers_from_the_center_bring_the_marker_first() -> None:
    game = table(board(), center="JJY")
    game.play("CJ1")
    assert plain(game)["boards"][0] == board(lines=["J", "", "", "", ""], floor="MJ")


def test_a_line_of_jokers_may_get_a_color_later_and_a_colored_one_jokers() -> None:
    game = table(board(lines=["", "", "", "JJ", "RR"]), displays=["BJ"])
    assert targets(game, "1B") == "1234-"
    assert targets(game, "1BJ") == "1234-"
    assert targets(game, "1J") == "12345-"
    game.play("1B4")
    assert plain(game)["boards"][0]["lines"][3] == "BJJ"


def test_jokers_alone_need_only_a_free_space() -> None:
    wall = ["BYRK.", ".....", ".....", ".....", "....."]
    game = table(board(lines=["", "RJ", "YY", "", ""], wall=wall), displays=["JJ"])
    assert targets(game, "1J") == "1345-"


def test_a_color_that_the_line_refuses_is_refused_with_jokers_too() -> None:
    game = table(
        board(lines=["", "", "YJ", "", ""], wall=["B....", ".....", ".....", ".....", "....."]), displays=["BBJ"]
    )
    assert targets(game, "1BJ") == "245-"


def test_a_wall_joker_closes_the_color_of_its_cell_for_the_line() -> None:
    game = table(board(wall=[".....", "J....", ".....", ".....", "....."]), displays=["WWJ"])
    assert targets(game, "1W") == "1345-"
    assert targets(game, "1WJ") == "1345-"
    assert targets(game, "1J") == "12345-"


def test_the_joker_of_a_mixed_line_moves_to_the_cell_of_the_color() -> None:
    start = position(board(lines=["", "", "BBJ", "", ""]), displays=["R"], turn=2, jokers=True)
    game = Game.from_position(start, seed=1)
    game.play("1R-")
    assert plain(game)["boards"][0]["wall"][2] == "..J.."
    assert plain(game)["lid"]["B"] - start["lid"]["B"] == 2
    assert plain(game)["lid"]["J"] == start["lid"]["J"]


def test_surplus_jokers_go_to_the_lid() -> None:
    start = position(board(lines=["", "", "BJJ", "", ""]), displays=["R"], turn=2, jokers=True)
    game = Game.from_position(start, seed=1)
    game.play("1R-")
    assert plain(game)["boards"][0]["wall"][2] == "..J.."
    assert [plain(game)["lid"][kind] - start["lid"][kind] for kind in "BJ"] == [1, 1]


def test_a_joker_alone_in_its_line_may_go_to_any_free_cell() -> None:
    game = settle(board(lines=["", "JJ", "", "", ""], wall=[".....", "W..R.", ".....", ".....", "....."]), jokers=True)
    assert (game.phase, texts(game)) == ("wall", {"2@2", "2@3", "2@5"})
    events = game.play("2@3")
    assert plain(game)["boards"][0]["wall"][1] == "W.JR."
    assert events[0].points == 2


def test_a_joker_with_one_free_cell_left_moves_without_asking_and_completes_the_row() -> None:
    game = settle(board(lines=["", "JJ", "", "", ""], wall=[".....", "WBYR.", ".....", ".....", "....."]), jokers=True)
    assert game.is_over
    assert game.scores[0] == 5 + 2


def test_choosing_a_cell_for_a_joker_closes_that_color_in_the_next_round() -> None:
    game = settle(board(lines=["", "JJ", "", "", ""]), jokers=True)
    game.play("2@1")
    start = plain(game) | {"phase": "draft", "turn": 1, "displays": ["WWWW", *[""] * 4]}
    start["lid"]["W"] -= 4
    assert targets(Game.from_position(start, seed=1), "1W") == "1345-"


def test_jokers_count_for_runs_rows_and_columns_but_never_for_a_color() -> None:
    wall = ["BYRK.", "WB...", "J.J..", "R..B.", "Y...B"]
    game = settle(board(lines=["J", "", "", "", ""], wall=wall), jokers=True, tile="R")
    assert game.scores[0] == 5 + 2 + 7
    assert [event.kind for event in game.events if event.points > 0] == ["tiled", "row", "column"]


def test_jokers_on_the_floor_cost_like_tiles_and_go_to_the_lid() -> None:
    start = position(board(score=9, floor="JKJ"), displays=["R"], turn=2, jokers=True)
    game = Game.from_position(start, seed=1)
    game.play("1R-")
    assert game.scores[0] == 5
    assert plain(game)["lid"]["J"] - start["lid"]["J"] == 2


@pytest.mark.parametrize(
    ("kept", "line", "floor"), [("J0", "BB", "JJ"), ("J1", "BJ", "BJ"), ("J2", "JJ", "BB")], ids=["none", "one", "two"]
)
def test_the_player_chooses_how_many_jokers_stay_in_an_overfull_line(kept: str, line: str, floor: str) -> None:
    game = table(board(), displays=["BBJJ", "YYYY"])
    game.play("1BJ2")
    assert (game.phase, game.turn, texts(game)) == ("jokers", 0, {"J0", "J1", "J2"})
    game.play(kept)
    assert plain(game)["boards"][0] == board(lines=["", line, "", "", ""], floor=floor)
    assert (game.phase, game.turn) == ("draft", 1)


def test_the_line_is_always_filled_as_far_as_the_pick_goes() -> None:
    game = table(board(lines=["", "", "J", "", ""]), displays=["BJJ"])
    game.play("1BJ3")
    assert texts(game) == {"J1", "J2"}


def test_an_overfull_line_may_end_up_with_jokers_only_and_then_go_anywhere() -> None:
    game = table(board(), board(lines=["", "", "", "", "WW"]), displays=["BBJ"])
    game.play("1BJ1")
    assert texts(game) == {"J0", "J1"}
    game.play("J1")
    assert (game.phase, game.turn, texts(game)) == ("wall", 0, {"1@1", "1@2", "1@3", "1@4", "1@5"})
    game.play("1@5")
    assert plain(game)["boards"][0]["wall"][0] == "....J"
    assert game.scores[0] == 0  # one point, less two for the floor


def test_nothing_is_asked_when_all_tiles_fit_or_only_jokers_are_in_hand() -> None:
    game = table(board(), displays=["BJJ", "JJRR"])
    game.play("1BJ3")
    assert (game.phase, game.turn) == ("draft", 1)
    game.play("2J1")
    assert (game.phase, game.turn) == ("draft", 0)
    assert plain(game)["boards"][1] == board(lines=["J", "", "", "", ""], floor="J")


def test_the_marker_lies_down_before_the_choice_of_jokers() -> None:
    game = table(board(), center="BBJJ")
    game.play("CBJ2")
    assert plain(game)["boards"][0]["floor"] == "M"
    assert plain(game)["hand"] == {"line": 2, "tiles": "BBJJ"}
    game.play("J2")
    assert plain(game)["boards"][0]["floor"] == "MBB"


def test_on_the_gray_wall_a_joker_goes_to_any_free_cell_alone_or_with_a_color() -> None:
    wall = ["B....", ".....", "..B..", ".....", "....."]
    for line in ("JJ", "BJ"):
        game = settle(board(lines=["", line, "", "", ""], wall=wall), jokers=True, wall="gray")
        assert texts(game) == {"2@1", "2@2", "2@3", "2@4", "2@5"}
        game.play("2@1")
        assert plain(game)["boards"][0]["wall"][1] == "J...."


def test_on_the_gray_wall_a_joker_blocks_no_color() -> None:
    wall = ["J....", "J....", ".....", ".....", "....."]
    game = table(board(wall=wall), displays=["BYRW"], wall="gray")
    assert [targets(game, f"1{color}") for color in "BYRW"] == ["12345-"] * 4
    game = settle(board(lines=["", "", "BBB", "", ""], wall=wall), jokers=True, wall="gray", tile="R")
    assert texts(game) == {"3@1", "3@2", "3@3", "3@4", "3@5"}


def test_on_the_gray_wall_a_line_with_a_joker_never_falls() -> None:
    wall = ["B....", ".B...", "..B..", "...B.", "....W"]
    game = settle(board(lines=["", "", "", "", "BBBBJ"], wall=wall), jokers=True, wall="gray", tile="R")
    assert texts(game) == {"5@1", "5@2", "5@3", "5@4"}


def test_on_the_gray_wall_jokers_do_not_complete_a_color() -> None:
    wall = ["RKWY.", ".B...", "B....", "...B.", "..J.."]
    game = settle(board(lines=["B", "", "", "", ""], wall=wall), jokers=True, wall="gray", tile="R")
    assert (game.is_over, game.scores[0]) == (True, 5 + 2)

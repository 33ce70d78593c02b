"""The gray wall: where a tile may go, what happens when it can go nowhere, and who chooses when."""

from faience import Game
from tests.positions.classic import board, position, settle, targets, texts
from tests.tables import plain

BLUES = ["B....", ".B...", "..B..", "...B.", "....."]
"""Blue in four columns: a blue line 5 has only column 5."""


def test_a_tile_may_go_to_any_free_cell_of_its_row() -> None:
    game = settle(board(lines=["", "YY", "", "", ""], wall=[".....", "..K..", ".....", ".....", "....."]), wall="gray")
    assert (game.phase, game.turn) == ("wall", 0)
    assert texts(game) == {"2@1", "2@2", "2@4", "2@5"}
    events = game.play("2@4")
    assert plain(game)["boards"][0]["wall"][1] == "..KY."
    assert (events[0].kind, events[0].points) == ("tiled", 2)


def test_a_color_stands_once_in_a_column() -> None:
    wall = ["Y....", ".....", "...Y.", ".....", "....."]
    assert texts(settle(board(lines=["", "YY", "", "", ""], wall=wall), wall="gray")) == {"2@2", "2@3", "2@5"}


def test_a_color_stands_once_in_a_row() -> None:
    seat = board(wall=[".....", "Y....", ".....", ".....", "....."])
    game = Game.from_position(position(seat, displays=["YYYY"], wall="gray"), seed=1)
    assert targets(game, "1Y") == "1345-"


def test_a_line_may_be_filled_although_no_column_will_take_its_color() -> None:
    wall = [*BLUES[:4], "....W"]
    game = Game.from_position(position(board(wall=wall), displays=["BBBB"], wall="gray"), seed=1)
    assert targets(game, "1B") == "5-"


def test_a_complete_line_without_a_cell_falls_onto_the_floor() -> None:
    game = settle(board(score=20, lines=["", "", "", "", "BBBBB"], wall=[*BLUES[:4], "....W"]), wall="gray", tile="R")
    assert game.phase == "deal"
    assert game.scores[0] == 20 - 8
    assert plain(game)["boards"][0] == board(score=12, wall=[*BLUES[:4], "....W"])
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds == ["broken", "fell", "penalty"]


def test_a_line_that_falls_fills_the_floor_and_the_rest_goes_to_the_lid_free_of_charge() -> None:
    seat = board(score=20, lines=["", "", "", "", "BBBBB"], wall=[*BLUES[:4], "....W"], floor="KKKK")
    game = settle(seat, wall="gray", tile="R")
    fell = next(event for event in game.events if event.kind == "fell" and event.seat == 0)
    assert fell.facts == {"tile": "B", "floor": 3, "lid": 2}
    assert game.scores[0] == 20 - 14
    assert plain(game)["lid"]["B"] == 16


def test_the_only_cell_is_taken_without_asking() -> None:
    game = settle(board(score=9, lines=["", "", "", "", "BBBBB"], wall=BLUES), wall="gray", tile="R")
    assert game.phase == "deal"
    assert plain(game)["boards"][0]["wall"][4] == "....B"
    assert game.scores[0] == 10


def test_a_cell_must_be_chosen_and_the_floor_is_no_choice() -> None:
    game = settle(board(lines=["R", "", "", "", ""]), wall="gray")
    assert texts(game) == {"1@1", "1@2", "1@3", "1@4", "1@5"}


def test_a_placement_in_an_upper_row_counts_for_the_rows_below() -> None:
    wall = ["RKW..", "KRB..", "Y....", ".Y...", "..Y.."]
    game = settle(board(lines=["Y", "YY", "", "", ""], wall=wall), wall="gray")
    assert texts(game) == {"1@4", "1@5"}
    game.play("1@4")
    assert plain(game)["boards"][0]["wall"][:2] == ["RKWY.", "KRB.Y"]


def test_a_choice_in_an_upper_row_may_leave_a_lower_one_without_a_cell() -> None:
    wall = ["RKW..", "KRBW.", "Y....", ".Y...", "..Y.."]
    game = settle(board(score=9, lines=["Y", "YY", "", "", ""], wall=wall), wall="gray")
    game.play("1@5")
    assert plain(game)["boards"][0]["wall"][:2] == ["RKW.Y", "KRBW."]
    assert [event.kind for event in game.events if event.seat == 0] == ["tiled", "broken", "fell", "penalty"]
    assert game.scores[0] == 9 + 1 - 2


def test_rows_are_tiled_from_top_to_bottom_with_a_choice_for_each() -> None:
    game = settle(board(lines=["R", "", "RRR", "", "KK"]), wall="gray")
    assert texts(game) == {"1@1", "1@2", "1@3", "1@4", "1@5"}
    game.play("1@3")
    assert texts(game) == {"3@1", "3@2", "3@4", "3@5"}
    game.play("3@1")
    assert (game.phase, plain(game)["boards"][0]["lines"]) == ("deal", ["", "", "", "", "KK"])


def test_walls_are_tiled_in_seat_order_from_the_starter_of_the_round() -> None:
    boards = [board(lines=["R", "", "", "", ""], floor=floor) for floor in ("M", "", "")]
    game = settle(*boards, wall="gray", starter=2, marker=1, last="2", tile="K")
    order = []
    while game.turn is not None:
        order.append(game.turn)
        game.play("1@1")
    assert order == [1, 2, 0]
    assert plain(game)["starter"] == 1


def test_the_floor_is_paid_before_the_next_seat_chooses() -> None:
    boards = [board(score=5, lines=["R", "", "", "", ""], floor="K"), board(lines=["R", "", "", "", ""])]
    game = settle(*boards, wall="gray")
    game.play("1@1")
    assert (game.turn, game.scores) == (1, [5, 0])


def test_five_tiles_of_a_color_give_ten_points_wherever_they_stand() -> None:
    wall = ["RKWY.", ".B...", "B....", "...B.", "..B.."]
    game = settle(board(lines=["B", "", "", "", ""], wall=wall), wall="gray", tile="R")
    assert game.is_over
    assert [event.facts for event in game.events if event.kind == "color"] == [{"tile": "B"}]
    assert game.scores[0] == 5 + 2 + 10


def test_a_choice_after_a_row_is_complete_still_ends_the_game() -> None:
    game = settle(board(lines=["B", "RR", "", "", ""], wall=["RKWY.", ".....", ".....", ".....", "....."]), wall="gray")
    assert (game.phase, game.is_over) == ("wall", False)
    game.play("2@5")
    result = game.result()
    assert result
    assert (result.reason, game.scores[0]) == ("row", 5 + 2 + 2)

"""What a move gives at once, from positions made by hand: points, tiles wasted, spaces filled."""

from typing import Any

import numpy as np

from faience import Game
from faience.players.knowledge import GAIN, gain_of
from faience.rules import log as logs
from tests.positions import classic, pavilion, sintra


def gain(game: Game, text: str) -> list[int]:
    """What a move gives, by its text."""
    action = next(action for action in game.legal_actions() if str(game.move_of(action)) == text)
    found = np.zeros(GAIN, np.int64)
    gain_of(game.variant.game).gain(game.state_copy(), action, logs.new(0), found)
    told: list[int] = found.tolist()
    return told


class TestClassic:
    def at(self, board: classic.Plain, **rest: Any) -> Game:
        return Game.from_position(classic.position(board, **rest), seed=1)

    def test_a_complete_line_scores_beside_the_tiles_of_its_row_and_column(self) -> None:
        wall = ("B....", ".....", ".....", ".....", ".....")
        game = self.at(classic.board(wall=wall), displays=["YYBB"])
        assert gain(game, "1Y2") == [1, 0, 2]
        assert gain(game, "1Y1") == [2 - 1, 1, 1], "two in a row, less a point for the tile on the floor"
        assert gain(game, "1Y5") == [0, 0, 2], "nothing is complete"
        assert gain(game, "1B-") == [-2, 2, 0]

    def test_lines_that_were_complete_before_are_tiled_too(self) -> None:
        game = self.at(classic.board(lines=("", "BB", "", "", "")), displays=["YYBB"])
        assert gain(game, "1Y3") == [1, 0, 2]

    def test_what_lies_on_the_floor_already_makes_the_next_tile_dearer(self) -> None:
        game = self.at(classic.board(floor="RR"), displays=["YYBB"])
        assert gain(game, "1Y-") == [-6, 2, 0]
        assert gain(game, "1Y2") == [1 - 2, 0, 2]

    def test_a_choice_of_cells_goes_to_the_one_that_scores_most(self) -> None:
        wall = (".....", "B.Y..", ".....", ".....", ".....")
        game = self.at(classic.board(wall=wall), displays=["RRKK"], wall="gray")
        assert gain(game, "1R2") == [3, 0, 2], "between the two others"


class TestSintra:
    def test_a_completed_strip_gives_its_bonus_and_its_windows(self) -> None:
        seat = sintra.palace({1: "1a BBBY.", 5: "7a YY.PG"}, {6: "O."})
        game = sintra.game_at(seat, displays=["YYPP"])
        assert gain(game, "1Y5") == [3 + 4 + 3 - 1, 1, 1], "three yellow panes in the yellow round, window 5, window 6"
        assert gain(game, "1Y1") == [2 + 1 + 3 - 1, 1, 1]

    def test_panes_that_find_no_square_break_and_cost_a_step_each(self) -> None:
        game = sintra.game_at(sintra.palace({8: "1a"}, glazier=8), displays=["YYYP"])
        assert gain(game, "1Y8") == [-1, 1, 2], "three panes for two squares"
        assert gain(game, "1P-") == [-1, 1, 0]

    def test_fewer_panes_than_squares_all_find_one(self) -> None:
        game = sintra.game_at(sintra.palace({8: "1a"}, glazier=8), displays=["YBBP"])
        assert gain(game, "1B8") == [0, 0, 2]
        assert gain(game, "1Y8") == [0, 0, 1]

    def test_the_marker_costs_a_step(self) -> None:
        game = sintra.game_at(sintra.palace({8: "1a"}, glazier=8), center="B", displays=["YBBP"])
        assert gain(game, "CB8") == [-1, 0, 1]

    def test_the_end_of_the_track_is_no_part_of_the_guess(self) -> None:
        seat = sintra.palace({1: "1a BBBY."}, glass=8, score=30)
        assert gain(sintra.game_at(seat, displays=["YYYP"]), "1Y1") == [2 + 1 - 2, 2, 1]
        poor = sintra.palace({1: "1a BBBY."}, glass=8, score=0)
        assert gain(sintra.game_at(poor, displays=["YYYP"]), "1Y1") == [2 + 1 - 2, 2, 1]

    def test_home_and_the_choice_of_a_pane_give_nothing(self) -> None:
        game = sintra.game_at(sintra.palace({8: "1a"}, glazier=8), displays=["YBBP"])
        assert gain(game, "H") == [0, 0, 0]
        game = sintra.game_at(sintra.palace({1: "1a BBBY."}), displays=["YPPP"])
        game.play("1Y1")
        assert gain(game, "1@B") == [0, 0, 0]


class TestPavilion:
    def test_a_placement_gives_its_points_for_what_it_costs(self) -> None:
        game = pavilion.game_at(pavilion.board("R1 R2", "RRRB"))
        assert gain(game, "R3") == [3, 2, 1]
        assert gain(game, "B1") == [1, 0, 1]

    def test_a_pass_costs_a_point_for_every_tile_in_hand(self) -> None:
        game = pavilion.game_at(pavilion.board("R1 R2", "RRRB"))
        assert gain(game, "pass") == [-4, 4, 0]

    def test_a_take_gives_the_best_placement_it_pays_for_and_its_tiles(self) -> None:
        game = pavilion.draft_at(pavilion.board("R1 R2", "R"), displays=["RRBB", "OOYY"])
        assert gain(game, "1R") == [3, 0, 2]
        assert gain(game, "2O") == [1, 0, 2]

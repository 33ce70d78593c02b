"""What the features of a board mean, from boards made by hand: all of them that are not 0, and the certain points."""

from typing import Any, ClassVar

import numpy as np
import pytest

from faience import Game
from faience.games import GAMES
from faience.players.knowledge import can_search, evaluation_of
from faience.rules import log as logs
from tests.positions import classic, pavilion, sintra


def features(game: Game, seat: int = 0) -> tuple[int, dict[str, int]]:
    """The points a board has for certain, and its features by name."""
    evaluation = evaluation_of(game.variant.game)
    values = np.full(evaluation.FEATURES, 7, np.int64)
    points = int(evaluation.features(game.state_copy(), seat, values))
    return points, {name: value for name, value in zip(evaluation.NAMES, values.tolist(), strict=True) if value}


def stage(game: Game) -> int:
    return int(evaluation_of(game.variant.game).stage(game.state_copy()))


def closed(game: Game) -> list[int]:
    """The scores as if the round ended now."""
    state = game.state_copy()
    evaluation_of(game.variant.game).close(state, logs.new(0))
    return [int(score) for score in state.score[: game.seats]]


@pytest.mark.parametrize("game", [game for game in GAMES if can_search(game)])
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    evaluation = evaluation_of(game)
    assert len(set(evaluation.NAMES)) == len(evaluation.NAMES) == evaluation.FEATURES


class TestClassic:
    def at(self, *boards: classic.Plain, **rest: Any) -> Game:
        return Game.from_position(classic.position(*boards, displays=["Y"], **rest), seed=1)

    def test_rows_columns_and_colors_under_way_are_counted_apart(self) -> None:
        wall = ("BY...", ".B...", "..B..", "...B.", ".....")
        assert features(self.at(classic.board(wall=wall))) == (
            0,
            {"row with 1": 3, "row with 2": 1}
            | {"column with 1": 3, "column with 2": 1}
            | {"color with 1": 1, "color with 4": 1}
            | {"neighbors of free cells": 20, "starts": 1},
        )

    def test_what_is_complete_counts_as_points_at_once(self) -> None:
        column = ("B....", "W....", "K....", "R....", "Y....")
        points, found = features(self.at(classic.board(30, wall=column)))
        assert points == 30 + 7
        assert not [name for name in found if name.startswith("column")]
        color = ("B....", ".B...", "..B..", "...B.", "....B")
        points, found = features(self.at(classic.board(30, wall=color)))
        assert points == 30 + 10
        assert not [name for name in found if name.startswith("color")]

    def test_a_row_completed_by_closing_counts_its_bonus(self) -> None:
        game = self.at(classic.board(30, lines=("W", "", "", "", ""), wall=("BYRK.", *classic.NO_WALL[1:])))
        state, values = game.state_copy(), np.zeros(evaluation_of("classic").FEATURES, np.int64)
        evaluation_of("classic").close(state, logs.new(0))
        assert evaluation_of("classic").features(state, 0, values) == 30 + 5 + 2
        assert evaluation_of("classic").stage(state) == 0

    def test_lines_begun_count_with_what_their_tile_would_score(self) -> None:
        wall = (".....", ".B...", ".....", ".....", ".....")
        _, found = features(self.at(classic.board(lines=("", "Y", "", "KKK", ""), wall=wall)))
        lines = {name: value for name, value in found.items() if name.startswith("line")}
        assert lines == {"line 2 with 1": 1, "line 4 with 3": 1}
        assert found["neighbors of lines begun"] == 2 * 60 // 2 + 1 * 60 * 3 // 4
        assert found["neighbors of free cells"] == 4

    def test_lines_that_are_complete_or_empty_are_not_under_way(self) -> None:
        _, found = features(self.at(classic.board(lines=("B", "YY", "", "", ""))))
        assert found == {"starts": 1}

    def test_the_marker_starts_the_next_round_and_in_the_center_the_starter_does(self) -> None:
        held = self.at(classic.board(), classic.board(floor="M"), marker=2)
        assert [features(held, seat)[1] for seat in (0, 1)] == [{}, {"starts": 1}]
        lying = self.at(classic.board(), classic.board(), starter=2, turn=2)
        assert [features(lying, seat)[1] for seat in (0, 1)] == [{}, {"starts": 1}]

    def test_the_stage_is_what_the_fullest_row_of_all_lacks(self) -> None:
        assert stage(self.at()) == 5
        assert stage(self.at(classic.board(wall=("BY...", *classic.NO_WALL[1:])))) == 3
        assert stage(self.at(classic.board(), classic.board(wall=("BYRK.", *classic.NO_WALL[1:])))) == 1

    def test_closing_tiles_every_wall_and_pays_for_every_floor(self) -> None:
        boards = classic.board(5, lines=("B", "YY", "RR", "", "")), classic.board(9, floor="KKK")
        assert closed(self.at(*boards)) == [5 + 1 + 1, 9 - 4]


class TestSintra:
    windows: ClassVar = {3: "O.", 4: "YB", 6: "PP"}
    strips: ClassVar = {1: "1a BBBY.", 2: "2a", 5: "7a YY..."}

    def at(self, **rest: Any) -> Game:
        board = sintra.palace(self.strips, self.windows, glazier=2, glass=4, score=10)
        return sintra.game_at(board, displays=["YYPP"], **rest)

    def test_every_feature_of_a_palace(self) -> None:
        """Windows are worth 1, 2, 3, 4, 4, 3, 2, 1; strips lie at 1, 2, 3, 5, 7 and 8, the one at 3 turned."""
        points, found = features(self.at())
        assert points == 10 + 6 // 3 - 4 + 6 + 3, "score, panes on strips, broken glass, two ornaments"
        assert found == {
            "strip with 4": 1,
            "strip with 2": 1,
            "window points of strips with 4": 1 + 3 + 4 + 3,
            "window points of strips with 2": 4 + 3,
            "window points of strips with 0": (2 + 3 + 4 + 3) + (3 + 4 + 3) + 2 + 1,
            "turned strip with 0": 1,
            "windows with a pane": 3,
            "complete windows": 2,
            "ornament with 2": 1,
            "ornament with 3": 1,
            "panes of the best color": 2,
            "strips within reach": 5,
            "squares within reach": 5 + 5 + 3 + 5 + 5,
            "glass track": 4,
            "steps on the glass track": 3,
            "starts": 1,
        }

    def test_on_side_b_windows_times_the_best_color_take_the_place_of_ornaments(self) -> None:
        points, found = features(self.at(side="B"))
        assert points == 10 + 6 // 3 - 4 + 2 * 2
        assert not [name for name in found if name.startswith("ornament")]

    def test_the_stage_is_how_many_rounds_are_to_come(self) -> None:
        assert [stage(self.at(round_number=number)) for number in (2, 3, 6)] == [4, 3, 0]

    def test_nothing_follows_the_end_of_a_round(self) -> None:
        assert closed(self.at()) == [10, 0]


class TestPavilion:
    def at(self, *boards: pavilion.Plain, **rest: Any) -> Game:
        return pavilion.game_at(*boards, **rest)

    def named(self, found: dict[str, int], *words: str) -> dict[str, int]:
        return {name: value for name, value in found.items() if name.startswith(words)}

    def test_stars_by_how_full_they_are_and_what_they_would_be_worth(self) -> None:
        """A red star is worth 14, one of several colors 12."""
        points, found = features(self.at(pavilion.board("R1 R2 R3 C1B C2R", "O", score=9)))
        assert points == 9
        assert self.named(found, "star with") == {"star with 3": 1, "star with 2": 1}
        assert found["value of stars under way"] == 14 * 3 * 3 + 12 * 2 * 2

    def test_a_complete_star_counts_as_points_at_once(self) -> None:
        points, found = features(self.at(pavilion.board(pavilion.full("G"), "O", score=20)))
        assert points == 20 + 18
        assert self.named(found, "star with", "value") == {}

    def test_numbers_that_lack_few_tiles_and_those_that_lack_none(self) -> None:
        spaces = "O1 R1 B1 Y1 G1 P1 C1B O2 R2 B2 Y2 O3 R3 B3 Y3 G3"
        points, found = features(self.at(pavilion.board(spaces, "O", score=9)))
        assert points == 9 + 4
        assert self.named(found, "missing") == {"missing 2s: 3": 1, "missing 3s: 2": 1}

    def test_pillars_statues_and_windows_that_lack_one_or_two_tiles(self) -> None:
        """The pillar of orange needs O2 O3 C6 C1, its statue O1 O2 R3 R4; windows need two spaces each."""
        _, found = features(self.at(pavilion.board("O2 O3 C6B O5", "R")))
        assert self.named(found, "pillar", "statue", "window") == {
            "pillar lacking 1": 1,
            "window lacking 1": 1,
            "window lacking 2": 5,
        }
        _, found = features(self.at(pavilion.board("O1 O2 R3", "R")))
        assert self.named(found, "pillar", "statue") == {"statue lacking 1": 1}

    def test_tiles_for_the_next_round_and_those_that_will_be_wild_then(self) -> None:
        """In round 1 purple is wild, in round 2 green."""
        boards = pavilion.board("", "OOGP"), pavilion.board("", kept="GGG")
        game = self.at(*boards, starter=2)
        words = "tiles", "wild", "most", "starts"
        assert self.named(features(game, 0)[1], *words) == {
            "tiles kept": 4,
            "wild tiles kept": 1,
            "most of a color kept": 2,
        }
        assert self.named(features(game, 1)[1], *words) == {
            "tiles kept": 3,
            "wild tiles kept": 3,
            "most of a color kept": 3,
            "starts": 1,
        }

    def test_the_stage_is_how_many_rounds_are_to_come(self) -> None:
        board = pavilion.board("", "O")
        assert [stage(self.at(board, round_number=number)) for number in (1, 4, 6)] == [5, 2, 0]

    def test_closing_places_what_scores_most_and_pays_for_what_cannot_be_kept(self) -> None:
        assert closed(self.at(pavilion.board("", "O", score=9))) == [9 + 1, 5]
        assert closed(self.at(pavilion.board("O1", "OO", score=9))) == [9 + 2, 5], "a second one beside the first"
        full = pavilion.everything()
        assert closed(self.at(pavilion.board(full, "OOOOOO", score=90))) == [90 - 2, 5]
        passed = pavilion.board("", kept="OO", score=7)
        assert closed(self.at(pavilion.board("", "O", score=9), passed))[1] == 7

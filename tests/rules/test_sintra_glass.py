"""The broken glass track: steps, its end, what it costs, in which order, and ties."""

import pytest

from faience import Game
from tests.positions.sintra import HOUSE, Plain, changed, ended, game_at, palace
from tests.tables import plain

DEAF = {8: "1a"}
"""With the glazier above place 8 nothing but blue and yellow fits."""


def broken(panes: int, printed: Plain = HOUSE, **board: int) -> Game:
    """A game just after so many green panes of the center broke; the marker had been taken before."""
    seat = palace(DEAF, printed=printed) | {"glazier": 8} | board
    allow = board.get("score", 0) < 0
    game = game_at(seat, center="G" * panes, displays=["BBBB"], marker=2, allow_negative=allow, printed=printed)
    game.play("CG-")
    return game


def board_of(game: Game) -> tuple[int, int, int]:
    board = plain(game)["boards"][0]
    return board["glass"], board["lost"], board["score"]


def test_each_broken_pane_is_a_step() -> None:
    assert board_of(broken(3, score=10)) == (4, 0, 10)


def test_the_last_space_costs_eighteen_at_once_and_leads_back_to_the_top() -> None:
    game = broken(1, glass=8, score=30)
    assert board_of(game) == (1, 18, 12)
    assert [event.kind for event in game.events] == ["took", "broke", "wrapped", "stepped"]
    assert game.events[2].facts == {"times": 1, "loss": 18}
    assert game.events[2].points == -18


def test_steps_left_over_go_on_from_the_top() -> None:
    assert board_of(broken(4, glass=7, score=30)) == (3, 18, 12)


def test_one_move_may_go_past_the_end_several_times() -> None:
    assert board_of(broken(11, glass=6, score=50)) == (1, 36, 14)
    assert board_of(broken(5, changed(track=[0, 3, 7]), glass=2, score=50)) == (1, 21, 29)
    assert board_of(broken(3, changed(track=[0, 5]), score=50)) == (1, 15, 35)


def test_a_second_loss_comes_on_top_of_the_first() -> None:
    assert board_of(broken(1, glass=8, score=30, lost=36)) == (1, 54, 12)


def test_the_score_stops_at_nought_but_all_of_it_counts_as_lost() -> None:
    game = broken(1, glass=8, score=5)
    assert board_of(game) == (1, 18, 0)
    assert game.events[2].points == -5


def test_the_score_goes_below_nought_if_so_agreed() -> None:
    game = game_at(
        palace(DEAF, glazier=8, glass=8, score=5), center="G", displays=["BBBB"], marker=2, allow_negative=True
    )
    game.play("CG-")
    assert board_of(game) == (1, 18, -13)
    assert board_of(broken(1, glass=8, score=-20, lost=36)) == (1, 54, -38)


def test_several_losses_at_once_stop_at_nought_too() -> None:
    assert board_of(broken(3, changed(track=[0, 5]), score=7)) == (1, 15, 0)


def completing(source: str, panes: str, **board: int) -> Game:
    """Seat 1 takes yellow panes for a strip that lacks one, and chooses a blue pane for window 8."""
    seat = palace({8: "1a BBBY."}, glazier=8) | board
    game = game_at(seat, center=panes) if source == "C" else game_at(seat, displays=[panes])
    game.play(f"{source}Y8")
    game.play("8@B")
    return game


def test_the_step_for_the_marker_comes_before_the_points_of_a_complete_strip() -> None:
    game = completing("C", "BY", glass=8, score=5)
    assert board_of(game) == (1, 18, 0 + 2 + 1)
    kinds = [event.kind for event in game.events]
    assert kinds == ["took", "marked", "wrapped", "stepped", "placed", "bonus", "set", "turned", "window"]


def test_broken_panes_come_before_the_points_of_a_complete_strip() -> None:
    game = completing("1", "YYPP", glass=8, score=5)
    assert board_of(game) == (1, 18, 0 + 2 + 1)
    kinds = [event.kind for event in game.events]
    assert kinds == ["took", "placed", "broke", "wrapped", "stepped", "bonus", "set", "turned", "window"]


def test_the_step_for_the_marker_comes_before_the_broken_panes() -> None:
    game = game_at(palace(DEAF, glazier=8, glass=7, score=30), center="GG", displays=["BBBB"])
    events = game.play("CG-")
    assert [event.facts for event in events if event.kind == "stepped"] == [
        {"steps": 1, "from": 7, "to": 8},
        {"steps": 2, "from": 8, "to": 2},
    ]
    assert board_of(game) == (2, 18, 12)


def test_at_the_end_threes_come_first_then_the_track_and_then_the_bonus_of_the_side() -> None:
    seat = palace({1: "1a BBBY.", 2: "3a OO..."}, {7: "B.", 8: "Y."}, glass=6)
    game = ended(seat)
    own = [(event.kind, event.points) for event in game.events if event.seat == 0]
    assert own == [("left", 2), ("glass", -2), ("ornament", 3)]
    assert game.scores[0] == 3
    assert ended(seat, allow_negative=True).scores[0] == 2 - 8 + 3


@pytest.mark.parametrize(("panes", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10)])
def test_an_ornament_counts_the_panes_around_it(panes: int, points: int) -> None:
    windows = {5: ("Y" * panes + "..")[:2], 6: ("B" * (panes - 2) + "..")[:2] if panes > 2 else ".."}
    assert ended(palace(windows=windows)).scores[0] == points


def test_side_b_counts_no_ornaments_and_side_a_no_colors() -> None:
    windows = {5: "YY", 6: "YY"}
    assert ended(palace(windows=windows)).scores[0] == 10
    assert ended(palace(windows=windows), side="B").scores[0] == 2 * 4


def test_side_b_takes_the_best_color_of_all_windows_and_only_complete_windows_multiply() -> None:
    windows = {1: "OP", 2: "G.", 3: "G.", 5: "GO", 7: "G."}
    assert ended(palace(windows=windows), side="B").scores[0] == 2 * 4
    assert ended(palace(windows={2: "G.", 3: "G."}), side="B").scores[0] == 0


def test_ornaments_and_values_are_those_of_the_set() -> None:
    printed = changed(ornaments=[[1, 8], [1, 2], [1, 3], [1, 4]])
    game = ended(palace(windows={1: "OP", 8: "Y."}, printed=printed), printed=printed)
    assert game.scores[0] == 6 + 3 + 3 + 3


def places(*boards: Plain) -> tuple[list[int], list[int], list[int]]:
    """Scores, what was lost and places of the seats given; the seat behind them has nothing."""
    game = ended(*boards)
    result = game.result()
    assert result
    assert result.tie_break == "lost"
    return result.scores[:-1], result.ties[:-1], result.places[:-1]


def test_fewer_points_lost_on_the_track_break_a_tie() -> None:
    assert places(palace(score=10, glass=2), palace(score=9)) == ([9, 9], [1, 0], [2, 1])
    assert places(palace(score=10, lost=18), palace(score=18, glass=6)) == ([10, 10], [18, 8], [2, 1])


def test_more_points_win_whatever_was_lost() -> None:
    assert places(palace(score=10, lost=72), palace(score=9)) == ([10, 9], [72, 0], [1, 2])


def test_points_that_the_score_could_not_pay_break_a_tie_too() -> None:
    assert places(palace(score=3, glass=8), palace(score=0, glass=2)) == (
        [0, 0],
        [14, 1],
        [3, 1],
    )  # the seat behind them lost 1 too


def test_a_tie_with_equal_losses_is_shared() -> None:
    assert places(palace(score=10, glass=2), palace(score=10, glass=2)) == ([9, 9], [1, 1], [1, 1])
    assert places(palace(score=10), palace(score=8), palace(score=10)) == ([10, 8, 10], [0, 0, 0], [1, 3, 1])

"""Putting a move together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faience.cli.play.picker import Picker
from faience.terminal import view_of

VIEW = view_of("classic")
MOVES = ["1B1", "1B2", "1B-", "1J1", "1J-", "1BJ2", "1BJ-", "3R1", "3R5", "3R-", "CY4", "CY-"]


def picker(*moves: str) -> Picker:
    return Picker(moves or MOVES, VIEW)


def typed(keys: str, *moves: str) -> Picker:
    made = picker(*moves)
    for key in keys:
        made.type(key)
    return made


@pytest.mark.parametrize("move", MOVES)
def test_every_legal_move_can_be_typed(move: str) -> None:
    assert typed(move).move == move
    assert typed(move.lower()).move == move


def test_a_letter_that_no_move_goes_on_with_is_refused_and_explained() -> None:
    made = typed("3R")
    assert not made.type("4")
    assert made.text == "3R"
    assert made.tried("4")[0] == "3R4"
    assert picker().tried("2")[0] == "2B-"
    assert typed("3").tried("K")[0] == "3K-"


def test_another_color_source_or_line_replaces_the_choice() -> None:
    assert typed("1B2J").text == "1BJ"
    assert typed("1BC").text == "C"
    assert typed("1J").text == "1J"
    assert typed("3R15").text == "3R5"
    assert typed("13").text == "3"


def test_backspace_and_escape() -> None:
    made = typed("3R5")
    made.back()
    assert (made.text, made.head, made.tail) == ("3R", "3R", "")
    made.clear()
    assert made.text == ""
    made.back()
    assert made.text == ""


def test_left_and_right_walk_through_the_tiles_in_the_order_of_the_table() -> None:
    made, seen = picker(), []
    for _ in range(6):
        made.step_head(1)
        seen.append(made.head)
    assert seen == ["1B", "1BJ", "1J", "3R", "CY", "1B"]
    made.step_head(-1)
    assert made.head == "CY"


def test_up_and_down_walk_through_the_lines_and_the_floor_last() -> None:
    made, seen = typed("3R"), []
    for _ in range(4):
        made.step_tail(1)
        seen.append(made.move)
    assert seen == ["3R1", "3R5", "3R-", "3R1"]
    made.step_tail(-1)
    assert made.move == "3R-"


def test_the_line_stays_where_the_next_tiles_may_go_there_too() -> None:
    made = typed("1B-")
    made.step_head(1)
    assert made.move == "1BJ-"
    made = typed("3R5")
    made.step_head(1)
    assert (made.head, made.tail) == ("CY", "")


def test_clicks_pick_tiles_and_a_second_kind_joins_the_first() -> None:
    made = picker()
    assert made.choose_head("1", "B")
    assert made.head == "1B"
    assert made.choose_head("1", "J")
    assert made.head == "1BJ"
    assert made.choose_head("3", "R")
    assert made.head == "3R"
    assert not made.choose_head("3", "K")
    assert made.choose_tail("5")
    assert made.move == "3R5"
    assert not made.choose_tail("4")


def test_where_only_a_wall_cell_is_to_be_chosen_a_digit_is_enough() -> None:
    moves = ("2@1", "2@4")
    assert picker(*moves).head == "2@"
    assert typed("4", *moves).move == "2@4"
    assert typed("2@4", *moves).move == "2@4"
    made = picker(*moves)
    made.step_head(1)
    assert made.move == "2@1"
    made.step_head(1)
    assert made.move == "2@4"


def test_where_only_jokers_are_to_be_kept_a_digit_is_enough() -> None:
    assert typed("2", "J1", "J2").move == "J2"
    assert typed("j1", "J1", "J2").move == "J1"


@given(st.text(alphabet="123459CBYRKWJ-@xé<>=", max_size=12), st.lists(st.sampled_from([-1, 1]), max_size=6))
def test_whatever_is_typed_only_legal_moves_come_out(keys: str, steps: list[int]) -> None:
    made = typed(keys)
    for step in steps:
        made.step_tail(step)
        made.step_head(step)
    assert made.move in ("", *MOVES)
    assert any(move.startswith(made.text) for move in MOVES)


def test_nothing_can_be_picked_where_nobody_is_to_move() -> None:
    made = Picker([], VIEW)
    made.step_head(1)
    made.step_tail(1)
    assert not made.type("1")
    assert made.move == ""

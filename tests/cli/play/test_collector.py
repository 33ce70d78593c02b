"""Gathering tiles."""

from hypothesis import given
from hypothesis import strategies as st

from faience.cli.play.picker import TileCollector
from faience.terminal import view_of
from faience.terminal.view import Gathering
from tests.positions.pavilion import board, game_at

VIEW = view_of("pavilion")


def picking() -> TileCollector:
    """Three tiles are to be taken from the supply."""
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    game.play("R6")
    return collector(game.position())


def keeping(hand: str = "RRGGGG") -> TileCollector:
    """Up to four tiles are to be kept."""
    game = game_at(board("", hand))
    game.play("pass")
    return collector(game.position())


def collector(position: object) -> TileCollector:
    assert VIEW.gather is not None
    gathering = VIEW.gather(position)
    assert isinstance(gathering, Gathering)
    return TileCollector(gathering, VIEW)


def typed(made: TileCollector, keys: str) -> TileCollector:
    for key in keys:
        made.type(key)
    return made


def test_letters_add_tiles_in_any_order_until_there_are_enough() -> None:
    made = typed(picking(), "po")
    assert (made.move, made.is_complete) == ("", False)
    assert made.type("O")
    assert (made.move, made.is_complete) == ("+2O1P", True)
    assert not made.type("r")
    made.back()
    assert (made.move, made.tail) == ("", "PO")


def test_a_tile_that_is_not_there_cannot_be_added() -> None:
    made = typed(picking(), "p")
    assert not made.type("p")
    assert not made.type("x")
    assert made.tail == "P"


def test_nothing_is_kept_only_on_purpose() -> None:
    made = keeping()
    assert made.move == ""
    assert made.type("-")
    assert made.move == "keep:-"
    assert typed(made, "g").move == "keep:1G"
    made.clear()
    assert made.move == ""
    assert not picking().type("-")


def test_enter_fills_up_with_the_proposal() -> None:
    made = keeping()
    made.suggest()
    assert made.move == "keep:4G"
    made = typed(picking(), "y")
    made.suggest()
    assert made.move == "+1O1Y1P"


def test_arrows_walk_through_the_kinds_and_add_and_take_out() -> None:
    made = keeping()
    made.step_head(1)
    made.step_tail(-1)
    made.step_tail(-1)
    assert made.move == "keep:2G"
    assert made.options == [("R0/2", "R", False), ("G2/4", "G", True)]
    made.step_tail(1)
    assert made.move == "keep:1G"
    made.step_head(1)
    made.step_tail(1)
    assert made.move == "keep:1G"


def test_clicks_add_and_pointing_does_not() -> None:
    made = keeping()
    assert not made.try_tail("R")
    assert made.choose_tail("R")
    assert not made.choose_head("3", "R")
    assert made.move == "keep:1R"
    assert not made.goes_on("s")


@given(st.text(alphabet="orbygpx-", max_size=12), st.lists(st.sampled_from([-1, 1]), max_size=8))
def test_whatever_is_gathered_can_be_played(keys: str, steps: list[int]) -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    game.play("R6")
    for position, trial in ((game.position(), game), (None, game_at(board("", "RRGGGG")))):
        if position is None:
            trial.play("pass")
        made = typed(collector(trial.position()), keys)
        for step in steps:
            made.step_head(step)
            made.step_tail(step)
        if made.move:
            trial.copy().play(made.made)
            trial.copy().play(made.move)

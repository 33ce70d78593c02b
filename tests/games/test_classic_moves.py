"""Moves as text, and the rule that a refused move breaks."""

import pytest

from faience import Game, IllegalMove, InvalidMove
from faience.games.classic import KeepJokers, PlaceOnWall, Take
from tests.positions.classic import Plain, board, position, settle


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3B2", Take(3, 0, False, 1)),
        ("CR-", Take(0, 2, False, 5)),
        ("9WJ5", Take(9, 4, True, 4)),
        ("CJ1", Take(0, None, True, 0)),
        ("J0", KeepJokers(0)),
        ("2@5", PlaceOnWall(1, 4)),
    ],
)
def test_a_move_reads_and_writes(text: str, move: object) -> None:
    game = Game.new(seed=1)
    assert game.move(text) == game.move(f" {text.lower()}\n") == move
    assert str(move) == text


def draft(*boards: Plain, **rest: object) -> Game:
    return Game.from_position(position(*boards, **({"displays": ["BBYR"]} | rest)), seed=1)  # type: ignore[arg-type]


def gray() -> Game:
    wall = ["BK...", "R....", ".....", ".....", "....."]
    return settle(board(lines=["R", "", "", "", ""], wall=wall), wall="gray")


def overfull() -> Game:
    game = draft(board(lines=["", "", "J", "", ""]), displays=["BBJJ", "YYYY"], jokers=True)
    game.play("1BJ3")
    return game


CASES = {
    "a source that is not on this table": (draft(), "7B1", "no-display", "5 displays"),
    "an empty display": (draft(), "2B1", "source-empty", "display 2"),
    "an empty center": (draft(), "CB1", "source-empty", "the center"),
    "a color that is not there": (draft(), "1K1", "no-such-tile", "no black tile in display 1"),
    "jokers that are not there": (draft(), "1BJ1", "no-such-tile", "no joker"),
    "a full line": (draft(board(lines=["B", "", "", "", ""])), "1B1", "line-full", "line 1 is full"),
    "a line of another color": (draft(board(lines=["", "Y", "", "", ""])), "1B2", "line-color", "yellow"),
    "a color on the wall": (draft(board(wall=["B....", *["....."] * 4])), "1B1", "wall-color", "row 1 of the wall"),
    "a color on the gray wall": (
        draft(board(wall=["....B", *["....."] * 4]), wall="gray"),
        "1B1",
        "wall-color",
        "row 1 of the wall",
    ),
    "a cell when a take is due": (draft(), "1@1", "take-due", "take"),
    "jokers kept when a take is due": (draft(), "J1", "take-due", "take"),
    "a take when a cell is due": (gray(), "1B1", "cell-due", "1@3, 1@4, 1@5"),
    "a cell of another row": (gray(), "2@3", "cell-due", "row 1"),
    "a cell that is taken": (gray(), "1@2", "cell-taken", "taken"),
    "too few jokers": (overfull(), "J3", "jokers-due", "from J0 to J2"),
    "a take when jokers are due": (overfull(), "2Y4", "jokers-due", "line 3"),
    "a move when a deal is due": (Game.new(seed=1), "1B1", "deal-due", "dealt"),
    "a move after the end": (
        settle(board(lines=["W", "", "", "", ""], wall=["BYRK.", *["....."] * 4])),
        "1B1",
        "over",
        "over",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refused_move_names_its_rule(case: str) -> None:
    game, move, rule, words = CASES[case]
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule
    assert words in str(caught.value)
    assert move in str(caught.value)
    assert caught.value.facts["move"] == move


def test_a_column_that_has_the_color_is_named() -> None:
    game = settle(board(lines=["R", "", "", "", ""], wall=["BK...", "....R", *["....."] * 3]), wall="gray")
    with pytest.raises(IllegalMove, match="column 5 already has a red tile") as caught:
        game.play("1@5")
    assert caught.value.rule == "column-color"


def test_an_action_that_is_not_legal_stands_for_no_move() -> None:
    game = draft()
    with pytest.raises(IllegalMove) as caught:
        game.move_of(299)
    assert caught.value.rule == "no-such-action"


@pytest.mark.parametrize(
    "move",
    [Take(0, 9, False, 0), Take(1, -1, False, 0), Take(1, 0, False, 9), Take(-1, 0, False, 0), Take(1, None, False, 0)],
    ids=["color 9", "color -1", "line 9", "source -1", "nothing"],
)
def test_a_move_made_by_hand_that_names_nothing_on_the_table_is_invalid(move: Take) -> None:
    with pytest.raises(InvalidMove):
        draft().play(move)

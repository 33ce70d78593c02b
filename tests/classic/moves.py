"""Moves of the classic game as text, and moves that are refused."""

from typing import Any

from faience import Game
from faience.games import Move
from faience.games.classic import KeepJokers, PlaceOnWall, Take
from tests.positions.classic import Plain, board, position, settle
from tests.suite.sheets import Refused

MOVES: dict[str, Move] = {
    "3B2": Take(3, 0, False, 1),
    "CR-": Take(0, 2, False, 5),
    "9WJ5": Take(9, 4, True, 4),
    "CJ1": Take(0, None, True, 0),
    "J0": KeepJokers(0),
    "2@5": PlaceOnWall(1, 4),
}
LOOK_ALIKES = [
    "",
    "3",
    "3B",
    "3B6",
    "3B0",
    "0B2",
    "3O2",
    "3BB2",
    "3JB2",
    "J",
    "JJ",
    "J6",
    "6@1",
    "1@6",
    "1@B",
    "\uff13B2",
    "H",
]


def draft(*boards: Plain, **rest: Any) -> Game:
    return Game.from_position(position(*boards, **{"displays": ["BBYR"]} | rest), seed=1)


def gray() -> Game:
    wall = ["BK...", "R....", ".....", ".....", "....."]
    return settle(board(lines=["R", "", "", "", ""], wall=wall), wall="gray")


def overfull() -> Game:
    game = draft(board(lines=["", "", "J", "", ""]), displays=["BBJJ", "YYYY"], jokers=True)
    game.play("1BJ3")
    return game


REFUSED: dict[str, Refused] = {
    "a source that is not on this table": Refused(draft, "7B1", "no-display", "5 displays"),
    "an empty display": Refused(draft, "2B1", "source-empty", "display 2"),
    "an empty center": Refused(draft, "CB1", "source-empty", "the center"),
    "a color that is not there": Refused(draft, "1K1", "no-such-tile", "no black tile in display 1"),
    "jokers that are not there": Refused(draft, "1BJ1", "no-such-tile", "no joker"),
    "a full line": Refused(lambda: draft(board(lines=["B", "", "", "", ""])), "1B1", "line-full", "line 1 is full"),
    "a line of another color": Refused(
        lambda: draft(board(lines=["", "Y", "", "", ""])), "1B2", "line-color", "yellow"
    ),
    "a color on the wall": Refused(
        lambda: draft(board(wall=["B....", *["....."] * 4])), "1B1", "wall-color", "row 1 of the wall"
    ),
    "a color on the gray wall": Refused(
        lambda: draft(board(wall=["....B", *["....."] * 4]), wall="gray"),
        "1B1",
        "wall-color",
        "row 1 of the wall",
    ),
    "a cell when a take is due": Refused(draft, "1@1", "take-due", "take"),
    "jokers kept when a take is due": Refused(draft, "J1", "take-due", "take"),
    "a take when a cell is due": Refused(gray, "1B1", "cell-due", "1@3, 1@4, 1@5"),
    "a cell of another row": Refused(gray, "2@3", "cell-due", "row 1"),
    "a cell that is taken": Refused(gray, "1@2", "cell-taken", "taken"),
    "too few jokers": Refused(overfull, "J3", "jokers-due", "from J0 to J2"),
    "a take when jokers are due": Refused(overfull, "2Y4", "jokers-due", "line 3"),
    "a move when a deal is due": Refused(lambda: Game.new(seed=1), "1B1", "deal-due", "dealt"),
    "a move after the end": Refused(
        lambda: settle(board(lines=["W", "", "", "", ""], wall=["BYRK.", *["....."] * 4])),
        "1B1",
        "over",
        "over",
    ),
    "a column that has the color": Refused(
        lambda: settle(board(lines=["R", "", "", "", ""], wall=["BK...", "....R", *["....."] * 3]), wall="gray"),
        "1@5",
        "column-color",
        "column 5 already has a red tile",
    ),
}

UNKNOWN: list[Move] = [
    Take(0, 9, False, 0),
    Take(1, -1, False, 0),
    Take(1, 0, False, 9),
    Take(-1, 0, False, 0),
    Take(1, None, False, 0),
]

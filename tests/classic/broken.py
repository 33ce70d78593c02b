"""Positions of the classic game: some that are accepted, and some that could not stand on a table."""

from collections.abc import Callable
from typing import Any

from faience import Game
from tests.positions.classic import Plain, board, crowded, position
from tests.suite.sheets import Broken, Change, both, broken_from, impossible, seat, table
from tests.tables import plain


def usual() -> Plain:
    """Nothing is wrong with this one."""
    seat = board(
        score=7, lines=["", "BB", "Y", "", "RRJ"], wall=["B....", ".....", "K.J..", ".....", "....."], floor="MK"
    )
    return position(seat, board(), displays=["BBYR", "KKWJ"], center="WW", bag="BYRKW", marker=1, jokers=True)


def dealt() -> Plain:
    """A game of two in which nothing was taken yet."""
    game = Game.new(seed=5)
    game.deal()
    return plain(game)


def lay(number: int, line: int) -> Change:
    """A tile of the bag lies on a line."""

    def change(given: Plain) -> None:
        given["bag"]["B"] -= 1
        given["boards"][number - 1]["lines"][line - 1] += "B"

    return change


SOUND: dict[str, Callable[[], Plain]] = {
    "usual": usual,
    "plainest": lambda: position(displays=["R"]),
    "before the first take": dealt,
}

WRONG: dict[str, tuple[Change, str]] = {
    "an unknown wall": (table(wall="striped"), "striped'; choose colored, gray"),
    "one board": (lambda given: given["boards"].pop(), "boards"),
    "five boards": (table(boards=[board()] * 5), "boards"),
    "too few displays": (lambda given: given["displays"].pop(), "5 displays, not 4"),
    "too many displays": (lambda given: given["displays"].append(""), "5 displays, not 6"),
    "an unknown letter in the bag": (lambda given: given["bag"].update(X=1), "the bag holds 'X'"),
    "a word in the bag": (lambda given: given["bag"].update(BB=1), "the bag"),
    "an empty word in the lid": (lambda given: given["lid"].update({"": 1}), "the lid"),
    "an unknown letter in the lid": (lambda given: given["lid"].update(q=1), "the lid holds 'q'"),
    "an unknown letter on a display": (lambda given: given["displays"].__setitem__(2, "?"), "display 3 holds '?'"),
    "an unknown letter in the center": (table(center="M"), "the center holds 'M'"),
    "a joker where none are played": (table(jokers=False), "J"),
    "a letter on a line": (seat(1, lines=["b", "", "", "", ""]), "line 1 of seat 1 holds 'b'"),
    "a letter on a wall": (seat(2, wall=["....M", *["....."] * 4]), "wall row 1 of seat 2 holds 'M'"),
    "a letter on a floor": (seat(2, floor="."), "the floor of seat 2 holds '.'"),
    "a row of four cells": (seat(1, wall=["....", *["....."] * 4]), "wall row 1 of seat 1"),
    "four lines": (seat(1, lines=["", "", "", ""]), "lines"),
    "eight floor spaces": (seat(2, floor="KKKKKKKK"), "the floor of seat 2 has 7 spaces"),
    "a negative count": (lambda given: given["bag"].update(B=-1), "bag"),
    "a negative score": (seat(1, score=-1), "score"),
    "a count that is a text": (lambda given: given["bag"].update(B="1"), "bag"),
    "round nought": (table(round=0), "round"),
    "a turn of a seat that is not there": (table(turn=3), "turn is seat 3"),
    "a starter that is not there": (table(starter=4), "starter is seat 4"),
    "a marker that is not there": (table(marker=3), "marker is seat 3"),
    "one tile too many": (lambda given: given["bag"].update(B=2), "blue tiles"),
    "one tile too few": (lambda given: given["lid"].update(W=0), "white tiles"),
    "one joker too few": (lambda given: given["lid"].update(J=0), "joker tiles"),
    "no turn while a take is due": (table(turn=None), "turn must be a seat"),
    "an open choice of jokers without its phase": (table(hand={"line": 2, "tiles": ""}), "hand"),
    "an end while the game goes on": (table(end="row"), "end"),
    "two markers": (seat(2, floor="M"), "marker"),
    "a marker on the wrong floor": (table(marker=2), "marker"),
    "a marker in the center and on a floor": (table(marker="center"), "marker"),
}

FULL_ROW = ["BYRKW", *["....."] * 4]
GRAY_ROW = ["BB...", *["....."] * 4]
GRAY_COLUMN = ["B....", "B....", *["....."] * 3]
DEAL: dict[str, Any] = {"phase": "deal", "turn": None}
OVER: dict[str, Any] = {"phase": "over", "turn": None}
WALL: dict[str, Any] = {"phase": "wall", "wall": "gray"}
JOKERS: dict[str, Any] = {"phase": "jokers", "jokers": True}
WITH_RED = ["..R..", *["....."] * 4]
ONE_RED = ["R", "", "", "", ""]

IMPOSSIBLE: dict[str, tuple[Plain, str]] = {
    "a line with too many tiles": (position(board(lines=["BB", "", "", "", ""]), displays=["R"]), "line 1 of seat 1"),
    "two colors on a line": (position(board(lines=["", "BY", "", "", ""]), displays=["R"]), "two colors"),
    "a color its row has": (position(board(lines=ONE_RED, wall=WITH_RED), displays=["B"]), "closed to red"),
    "a color on the wrong cell": (position(board(wall=GRAY_ROW), displays=["R"]), "where none belongs"),
    "a color twice in a gray row": (position(board(wall=GRAY_ROW), displays=["R"], wall="gray"), "twice in row 1"),
    "a color twice in a gray column": (position(board(wall=GRAY_COLUMN), displays=["R"], wall="gray"), "in column 1"),
    "more tiles in a row than rounds": (position(board(wall=WITH_RED), displays=["R"], round=1), "rounds"),
    "the marker beside a free floor": (position(board(floor="K"), displays=["R"], marker=1), "free space"),
    "five tiles on a display": (position(displays=["RRRRR"]), "display 1 holds 5 tiles"),
    "a display half full beside a bag": (position(displays=["RR"], bag="B"), "display 1 holds 2 tiles"),
    "two displays half full": (position(displays=["RR", "B"]), "partly filled"),
    "a center larger than displays leave": (position(displays=["BBBB"] * 4, center="RRRR"), "the center holds 4"),
    "no tile to take": (position(), "displays"),
    "a complete row in mid-game": (position(board(wall=FULL_ROW), displays=["R"]), "complete row"),
    "tiles about while a wall is tiled": (position(board(lines=ONE_RED), displays=["R"], **WALL), "must be empty"),
    "a wall phase without a complete line": (position(**WALL), "no complete line"),
    "a wall phase without a choice": (position(board(lines=ONE_RED), phase="wall"), "no choice"),
    "a seat that should have tiled before": (
        position(board(lines=ONE_RED), board(lines=ONE_RED), turn=2, **WALL), "seat 1"),
    "a deal with a turn": (position(phase="deal"), "turn must be null"),
    "a deal out of order": (position(displays=["", "B"], **DEAL), "in order"),
    "a deal that is done": (position(displays=["BBBB"] * 5, **DEAL), "in order"),
    "a deal with tiles in the center": (position(center="B", **DEAL), "center"),
    "a deal with the marker taken": (position(marker=1, **DEAL), "marker"),
    "a deal with a complete line": (position(board(lines=ONE_RED), **DEAL), "complete"),
    "a deal with tiles on a floor": (position(board(floor="B"), **DEAL), "floors"),
    "jokers due without a hand": (position(displays=["R"], **JOKERS), "hand"),
    "a hand without jokers": (position(hand={"line": 1, "tiles": "BB"}, **JOKERS), "one color and jokers"),
    "a hand of two colors": (position(hand={"line": 1, "tiles": "BYJ"}, **JOKERS), "one color and jokers"),
    "a hand that fits": (position(hand={"line": 5, "tiles": "BBJ"}, **JOKERS), "no choice"),
    "a hand the line refuses": (
        position(board(lines=["", "Y", "", "", ""]), hand={"line": 2, "tiles": "BBJ"}, **JOKERS), "does not accept"),
    "an end without a reason": (position(board(wall=FULL_ROW), **OVER), "end"),
    "an end by a row that is not there": (position(end="row", **OVER), "row"),
    "a row but another reason": (position(board(wall=FULL_ROW), end="dead", **OVER), "row"),
    "an end for want of tiles that are there": (position(end="tiles", **OVER), "tiles"),
    "a dead end with lines open": (position(end="dead", **OVER), "dead"),
    "an end with tiles on a floor": (position(board(wall=FULL_ROW, floor="B"), end="row", **OVER), "floors"),
    "an end with tiles on a display": (position(board(wall=FULL_ROW), displays=["B"], end="row", **OVER), "be empty"),
}  # fmt: skip

STARTED: dict[str, tuple[Change, str]] = {
    "another turn before the first take": (table(turn=2), "nothing was taken"),
    "points before the first take": (seat(2, score=3), "nobody can have points"),
    "a tile on a line before the first take": (lay(1, 1), "the bag must hold 80 tiles"),
    "a complete line beside untouched displays": (both(table(round=2), lay(1, 1)), "nothing was taken"),
}


def dead() -> Plain:
    given = crowded() | {"phase": "deal", "turn": None, "displays": [""] * 9}
    given["lid"]["B"] = 1
    return given


def bare() -> Plain:
    given = crowded("Y") | {"phase": "deal", "turn": None, "displays": [""] * 9}
    given["boards"][0]["lines"][4] = "YYYY"
    return given


BROKEN: dict[str, Broken] = (
    broken_from(usual, WRONG)
    | impossible(IMPOSSIBLE)
    | broken_from(dealt, STARTED)
    | impossible({
        "a deal to a dead table": (dead(), "must be over"),
        "a deal without any tile": (bare(), "bag or the lid"),
    })
)  # fmt: skip

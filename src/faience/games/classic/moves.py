"""Classic: moves as values and text, to and from the rules' numbers, and why one is not allowed."""

import re

from faience.games.classic.state import ClassicState
from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, other_move, source_reasons, unreadable
from faience.games.rulebook import Move
from faience.rules import classic
from faience.rules.classic import refusals
from faience.rules.classic import state as rules
from faience.rules.refusals import NO_SUCH_TILE
from faience.rules.tiles import MOST_SOURCES

LETTERS = "BYRKWJ"
NAMES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker"}
_TAKE = re.compile(r"([1-9C])([BYRKW]?)(J?)([1-5-])")
_KEEP = re.compile(r"J([0-5])")
_CELL = re.compile(r"([1-5])@([1-5])")
_JOKERS_ALONE = rules.JOKER
_WITH_JOKERS = rules.JOKER + 1


class Take(Move, frozen=True):
    """Take one color, all jokers, or both, from a source (0 the center) and lay them on a line (5 the floor)."""

    source: int
    color: int | None
    jokers: bool
    line: int

    def __str__(self) -> str:
        source = str(self.source) if self.source else "C"
        tiles = ("" if self.color is None else LETTERS[self.color]) + ("J" if self.jokers else "")
        return source + tiles + ("-" if self.line == rules.FLOOR else str(self.line + 1))


class KeepJokers(Move, frozen=True):
    """How many of the jokers in hand stay in the line that cannot hold all tiles taken."""

    count: int

    def __str__(self) -> str:
        return f"J{self.count}"


class PlaceOnWall(Move, frozen=True):
    """Which cell of its wall row the tile of a complete line moves to."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.row + 1}@{self.column + 1}"


_NOTATION = (
    "a move is a display (1-9) or C, a color (B Y R K W), J or both, and a line (1-5) or - for the floor, "
    "such as 3B2, CR- or 2KJ5; J2 keeps two jokers, 4@1 chooses a wall cell"
)


def parse(text: str) -> Move:
    """Read a move, in capitals or not."""
    word = text.strip().upper()
    if (take := _TAKE.fullmatch(word)) and (take[2] or take[3]):
        source = 0 if take[1] == "C" else int(take[1])
        color = LETTERS.index(take[2]) if take[2] else None
        return Take(source, color, bool(take[3]), rules.FLOOR if take[4] == "-" else int(take[4]) - 1)
    if keep := _KEEP.fullmatch(word):
        return KeepJokers(int(keep[1]))
    if cell := _CELL.fullmatch(word):
        return PlaceOnWall(int(cell[1]) - 1, int(cell[2]) - 1)
    raise unreadable(text, _NOTATION)


def action_of(state: ClassicState, move: Move) -> int:
    """The rules' number for a move."""
    match move:
        case Take(source, color, jokers, line) if _is_take(source, color, jokers, line):
            pick = _JOKERS_ALONE if color is None else _WITH_JOKERS + color if jokers else color
            return rules.take_action(pick, source, line)
        case KeepJokers(count) if 0 <= count <= rules.ROWS:
            return rules.KEEP_ACTIONS + count
        case PlaceOnWall(row, column) if 0 <= row < rules.ROWS and 0 <= column < rules.COLORS:
            return rules.CELL_ACTIONS + column
    raise other_move(move, "classic")


def _is_take(source: int, color: int | None, jokers: bool, line: int) -> bool:
    has_tiles = jokers if color is None else 0 <= color < rules.COLORS
    return has_tiles and 0 <= source < MOST_SOURCES and 0 <= line <= rules.FLOOR


def move_of(state: ClassicState, action: int) -> Move:
    """The move for an action of the seat to act."""
    if rules.CELL_ACTIONS <= action < rules.KEEP_ACTIONS:
        return PlaceOnWall(int(state.line), action - rules.CELL_ACTIONS)
    if rules.KEEP_ACTIONS <= action < rules.JOKER_TAKES:
        return KeepJokers(action - rules.KEEP_ACTIONS)
    color, source, target, jokers = rules.take_of(action)
    return Take(int(source), None if color == rules.EMPTY else int(color), bool(jokers), int(target))


def _take(source: int, target: int, _: int) -> Facts:
    return {"source": source, "line": target + 1}


def _take_and_color(source: int, target: int, color: int) -> Facts:
    return {"source": source, "line": target + 1, "color": LETTERS[color]}


def _cells(row: int, columns: int, _: int) -> Facts:
    return {"row": row + 1, "cells": ", ".join(f"{row + 1}@{column + 1}" for column in members(columns))}


REASONS = {
    **IDLE,
    **source_reasons(_take, "tile", 2),
    refusals.TAKE_DUE: Reason("take-due", "a take is due now, such as 3B2"),
    refusals.JOKERS_DUE: Reason(
        "jokers-due",
        "choose how many jokers stay in line {line}, from J{least} to J{most}",
        lambda line, least, most: {"line": line + 1, "least": least, "most": most},
    ),
    refusals.CELL_DUE: Reason("cell-due", "choose a cell of wall row {row}: {cells}", _cells),
    NO_SUCH_TILE: Reason("no-such-tile", "there is no {color_name} tile in {source_name}", _take_and_color),
    refusals.NO_JOKER: Reason("no-such-tile", "there is no {color_name} in {source_name}", _take_and_color),
    refusals.LINE_FULL: Reason("line-full", "line {line} is full", _take),
    refusals.LINE_COLOR: Reason("line-color", "line {line} already holds {color_name} tiles", _take_and_color),
    refusals.WALL_COLOR: Reason(
        "wall-color", "row {line} of the wall already has its {color_name} tile", _take_and_color
    ),
    refusals.CELL_TAKEN: Reason(
        "cell-taken", "that cell of the wall is taken", lambda row, column, _: {"row": row + 1, "column": column + 1}
    ),
    refusals.COLUMN_COLOR: Reason(
        "column-color",
        "column {column} already has a {color_name} tile",
        lambda row, column, tile: {"row": row + 1, "column": column + 1, "color": LETTERS[tile]},
    ),
}
"""How each rule that refuses is told."""


explain = Refusals(classic, REASONS, NAMES, action_of, move_of).explain

"""Classic: why a move is not allowed where a seat is to act."""

from faience.games.classic.moves import LETTERS, NAMES, action_of, move_of
from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, source_reasons
from faience.rules import classic
from faience.rules.classic import refusals as rules
from faience.rules.refusals import NO_SUCH_TILE


def _take(source: int, target: int, _: int) -> Facts:
    return {"source": source, "line": target + 1}


def _take_and_color(source: int, target: int, color: int) -> Facts:
    return {"source": source, "line": target + 1, "color": LETTERS[color]}


def _cells(row: int, columns: int, _: int) -> Facts:
    return {"row": row + 1, "cells": ", ".join(f"{row + 1}@{column + 1}" for column in members(columns))}


REASONS = {
    **IDLE,
    **source_reasons(_take, "tile", 2),
    rules.TAKE_DUE: Reason("take-due", "a take is due now, such as 3B2"),
    rules.JOKERS_DUE: Reason(
        "jokers-due",
        "choose how many jokers stay in line {line}, from J{least} to J{most}",
        lambda line, least, most: {"line": line + 1, "least": least, "most": most},
    ),
    rules.CELL_DUE: Reason("cell-due", "choose a cell of wall row {row}: {cells}", _cells),
    NO_SUCH_TILE: Reason("no-such-tile", "there is no {color_name} tile in {source_name}", _take_and_color),
    rules.NO_JOKER: Reason("no-such-tile", "there is no {color_name} in {source_name}", _take_and_color),
    rules.LINE_FULL: Reason("line-full", "line {line} is full", _take),
    rules.LINE_COLOR: Reason("line-color", "line {line} already holds {color_name} tiles", _take_and_color),
    rules.WALL_COLOR: Reason("wall-color", "row {line} of the wall already has its {color_name} tile", _take_and_color),
    rules.CELL_TAKEN: Reason(
        "cell-taken",
        "that cell of the wall is taken",
        lambda row, column, _: {"row": row + 1, "column": column + 1},
    ),
    rules.COLUMN_COLOR: Reason(
        "column-color",
        "column {column} already has a {color_name} tile",
        lambda row, column, tile: {"row": row + 1, "column": column + 1, "color": LETTERS[tile]},
    ),
}
"""How each rule that refuses is told."""


explain = Refusals(classic, REASONS, NAMES, action_of, move_of).explain

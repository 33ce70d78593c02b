"""Classic: the slots that a network sees of a position, from the point of view of one seat.

Version 2. For every board: each line with what it holds, the row of the wall beside it, what the row lacks and what its
tile would score; each column; each color; the floor line and who starts next. On the gray wall also which colors lie in
each row and in which columns each color lies, since the cells themselves do not tell it there.
Version 1 did not tell the walls apart.
"""

from faience.players.kernels.slots import (
    Slot,
    board_slots,
    lay_out,
    lead_of,
    see_lead,
    see_sources,
    see_stock,
    see_take,
    shared_slots,
    whose,
)
from faience.rules import bits
from faience.rules.classic import state as rules
from faience.rules.classic.state import COLORS, EMPTY, FLOOR_SPACES, JOKER, KINDS, PENALTIES, ROWS
from faience.rules.classic.walls import ALL, RUN, cells, column_of, line_points
from faience.rules.kernel import inlined, kernel
from faience.rules.tiles import BOARDS, next_starter

VERSION = 2
LINE_KINDS = 2 * COLORS + 1
"""A line holds a color, a color and jokers, or jokers alone."""
POINTS = 11
_SETS = ALL + 1
_BOARD = [
    *(Slot(f"line {row + 1}", 1 + LINE_KINDS * (row + 1), f"line {row}") for row in range(ROWS)),
    *(Slot(f"points of line {row + 1}", POINTS * (row + 2), f"points {row}") for row in range(ROWS)),
    *(Slot(f"line and gaps of row {row + 1}", (ROWS + 1) * (row + 2), f"gaps {row}") for row in range(ROWS)),
    Slot("floor and next start", 2 * (FLOOR_SPACES + 1), "floor"),
    *(Slot(f"row {row + 1}", _SETS, f"row {row}") for row in range(ROWS)),
    *(Slot(f"column {column + 1}", _SETS, f"column {column}") for column in range(COLORS)),
    *(Slot(f"color {color}", _SETS, f"color {color}") for color in range(COLORS)),
    *(Slot(f"colors of row {row + 1}, gray", _SETS, f"colors {row}") for row in range(ROWS)),
    *(Slot(f"columns of color {color}, gray", _SETS, f"columns {color}") for color in range(COLORS)),
]
BOARD = len(_BOARD)
_SHARED = shared_slots(KINDS)
LAYOUT = lay_out(
    [
        *_SHARED,
        Slot("phase", rules.ENDED + 1, "phase"),
        Slot("wall and jokers", 1 + (rules.GRAY | rules.JOKERS), "options"),
        *board_slots(_BOARD),
    ]
)
FIRST = LAYOUT.first
_LEAD = len(_SHARED) - 1
_PHASE, _OPTIONS, _BOARDS = _LEAD + 1, _LEAD + 2, _LEAD + 3
_STOCK = _LEAD - 1 - 2 * KINDS
SLOTS = len(LAYOUT.slots)
_POINTS, _GAPS, _FLOOR, _ROWS = ROWS, 2 * ROWS, 3 * ROWS, 3 * ROWS + 1
_COLUMNS, _COLORS = 4 * ROWS + 1, 5 * ROWS + 1
_ROW_COLORS, _COLOR_COLUMNS = 6 * ROWS + 1, 7 * ROWS + 1
NOTES = 3 + ROWS + COLORS
"""What is kept of each board beside its slots: certain points, the same before the floor line is paid for, bonuses,
the filled sets of rows and columns."""
WIDTH = SLOTS + BOARDS * NOTES
_GROSS, _BONUS, _ROW_SETS, _COLUMN_SETS = 1, 2, 3, 3 + ROWS
BUCKETS = 18


@inlined
def bucket(state, viewer):
    """Which of the network's later layers judges a position: by the wall, the number of seats and whose turn it is."""
    return 9 * int(state.options & rules.GRAY) + 3 * (int(state.seats) - 2) + whose(state, viewer)


@inlined
def used(seats):
    """How many slots are in use; those of absent rivals come last."""
    return _BOARDS + BOARD * seats


@inlined
def lead(state, out):
    """The points that the viewer has for certain, minus those of the others on average, in thousandths."""
    return lead_of(state, out, SLOTS, NOTES)


@kernel
def encode(state, viewer, out):
    """Fill in every slot, and what is kept beside them."""
    at = see_sources(state, FIRST, KINDS, out)
    see_stock(state, state.lid, FIRST, KINDS, out, at)
    out[_OPTIONS] = int(FIRST[_OPTIONS]) + int(state.options & (rules.GRAY | rules.JOKERS))
    for board in range(int(state.seats)):
        seat = (viewer + board) % int(state.seats)
        see_wall(state, seat, board, out)
        see_colors(state, seat, board, out)
        see_lines(state, seat, board, out)
    finish(state, out)


@kernel
def follow(before, state, viewer, out):
    """The same after one decision, from the slots of the position before it."""
    if before.phase != rules.DRAFT or state.phase != rules.DRAFT or state.turn < 0:
        encode(state, viewer, out)
        return
    seat = int(before.turn)
    board = (seat - viewer) % int(state.seats)
    see_take(before, state, FIRST, KINDS, out)
    for row in range(ROWS):
        if before.line_tiles[seat, row] != state.line_tiles[seat, row] or (
            before.line_jokers[seat, row] != state.line_jokers[seat, row]
        ):
            see_line(state, seat, board, row, out)
    if state.floor_used[seat] == FLOOR_SPACES:
        see_stock(state, state.lid, FIRST, KINDS, out, _STOCK)  # the lid takes what a floor line has no room for
    see_floor(state, seat, board, out)
    if before.marker != state.marker:
        for each in range(int(state.seats)):
            see_floor(state, (viewer + each) % int(state.seats), each, out)
    finish(state, out)


@inlined
def finish(state, out):
    """What depends on several boards, and on none."""
    out[_PHASE] = int(FIRST[_PHASE]) + int(state.phase)
    see_lead(lead(state, out) // 1000, FIRST, out, _LEAD)


@inlined
def see_wall(state, seat, board, out):
    """The sets of filled cells in rows and columns, and where each color lies; what they are worth at the end."""
    at, notes = _BOARDS + BOARD * board, SLOTS + NOTES * board
    bonus = 0
    for column in range(COLORS):
        out[notes + _COLUMN_SETS + column] = 0
        out[at + _COLORS + column] = int(FIRST[at + _COLORS + column])
    for row in range(ROWS):
        filled = 0
        for column in range(COLORS):
            kind = int(state.wall[seat, row, column])
            if kind != EMPTY:
                filled |= 1 << column
                out[notes + _COLUMN_SETS + column] = int(out[notes + _COLUMN_SETS + column]) | 1 << row
                if kind != JOKER:
                    out[at + _COLORS + kind] = int(out[at + _COLORS + kind]) + (1 << row)
        out[notes + _ROW_SETS + row] = filled
        out[at + _ROWS + row] = int(FIRST[at + _ROWS + row]) + filled
        bonus += rules.ROW_BONUS * int(filled == ALL)
    for column in range(COLORS):
        filled = int(out[notes + _COLUMN_SETS + column])
        out[at + _COLUMNS + column] = int(FIRST[at + _COLUMNS + column]) + filled
        bonus += rules.COLUMN_BONUS * int(filled == ALL)
        bonus += rules.COLOR_BONUS * int(int(out[at + _COLORS + column]) == int(FIRST[at + _COLORS + column]) + ALL)
    out[notes + _BONUS] = bonus


@inlined
def see_colors(state, seat, board, out):
    """On the gray wall, the colors that lie in each row and the columns in which each color lies."""
    at = _BOARDS + BOARD * board
    for number in range(ROWS):
        out[at + _ROW_COLORS + number] = int(FIRST[at + _ROW_COLORS + number])
        out[at + _COLOR_COLUMNS + number] = int(FIRST[at + _COLOR_COLUMNS + number])
    if not state.options & rules.GRAY:
        return
    for row in range(ROWS):
        for column in range(COLORS):
            kind = int(state.wall[seat, row, column])
            if kind not in (EMPTY, JOKER):
                out[at + _ROW_COLORS + row] = int(out[at + _ROW_COLORS + row]) + (1 << kind)
                out[at + _COLOR_COLUMNS + kind] = int(out[at + _COLOR_COLUMNS + kind]) + (1 << column)


@inlined
def see_lines(state, seat, board, out):
    """What each line holds, and what its tile would score; the points that are certain by now."""
    notes = SLOTS + NOTES * board
    out[notes + _GROSS] = int(state.score[seat]) + int(out[notes + _BONUS])
    for row in range(ROWS):
        see_line(state, seat, board, row, out)
    see_floor(state, seat, board, out)


@inlined
def see_line(state, seat, board, row, out):
    """One line: what it holds, what the row lacks, and what its tile would score, which is certain if it is full."""
    at, notes = _BOARDS + BOARD * board + row, SLOTS + NOTES * board
    jokers, color = int(state.line_jokers[seat, row]), int(state.line_color[seat, row])
    tiles = int(state.line_tiles[seat, row]) + jokers
    filled = int(out[notes + _ROW_SETS + row])
    holds, points = 0, 0
    if tiles > 0:
        kind = 2 * COLORS if color == EMPTY else color + COLORS * int(jokers > 0)
        holds = kind * (row + 1) + tiles
        points = expected_points(state, seat, row, color, filled, out, notes)
        if tiles > row:
            out[notes + _GROSS] = int(out[notes + _GROSS]) + points
    out[at] = int(FIRST[at]) + holds
    out[at + _POINTS] = int(FIRST[at + _POINTS]) + POINTS * tiles + min(points, POINTS - 1)
    out[at + _GAPS] = int(FIRST[at + _GAPS]) + (ROWS + 1) * tiles + ROWS - bits.size(filled)


@inlined
def see_floor(state, seat, board, out):
    """How full the floor line is, and whether the seat starts the next round as things stand; what that leaves."""
    at, notes = _BOARDS + BOARD * board + _FLOOR, SLOTS + NOTES * board
    used, gross = int(state.floor_used[seat]), int(out[notes + _GROSS])
    starts = int(next_starter(state) == seat)
    out[at] = int(FIRST[at]) + 2 * used + starts
    out[notes] = gross - min(int(PENALTIES[used]), gross)


@inlined
def expected_points(state, seat, row, color, filled, out, notes):
    """What the tile of a line would score on the wall as it is: where it belongs, or where it scores most."""
    if color != EMPTY and not state.options & rules.GRAY:
        column = column_of(color, row)
        return line_points(int(RUN[filled, column]), int(RUN[int(out[notes + _COLUMN_SETS + column]), row]))
    best, columns = 0, cells(state, seat, row)
    for column in range(COLORS):
        if columns >> column & 1:
            down = int(RUN[int(out[notes + _COLUMN_SETS + column]), row])
            best = max(best, line_points(int(RUN[filled, column]), down))
    return best

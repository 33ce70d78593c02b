"""Classic: why an action is refused."""

from faience.rules.classic import state as rules
from faience.rules.classic.draft import jokers_to_keep, line_room
from faience.rules.classic.state import EMPTY, JOKER, take_of
from faience.rules.classic.walls import cells, moved_tile
from faience.rules.kernel import kernel
from faience.rules.refusals import LEGAL, NO_SUCH_TILE, OWN_RULES, nobody_acts, refuse_source

TAKE_DUE, JOKERS_DUE, CELL_DUE, NO_JOKER, LINE_FULL, LINE_COLOR, WALL_COLOR, CELL_TAKEN, COLUMN_COLOR = range(
    OWN_RULES, OWN_RULES + 9
)
"""Rules and their facts: TAKE_DUE; JOKERS_DUE line, fewest, most; CELL_DUE row, columns as a set;
of a take source, target, and of NO_JOKER nothing more, of LINE_FULL nothing more, of LINE_COLOR the color that the
line holds, of WALL_COLOR the color that the row has; CELL_TAKEN row, column; COLUMN_COLOR row, column, tile."""

REFUSED = 3
"""The most facts that a rule has."""


@kernel
def refuse(state, action, out):
    """The rule that forbids an action, with its facts in `out`; LEGAL if none does."""
    idle = nobody_acts(state)
    if idle != LEGAL:
        return idle
    is_cell = rules.CELL_ACTIONS <= action < rules.KEEP_ACTIONS
    is_keep = rules.KEEP_ACTIONS <= action < rules.JOKER_TAKES
    if state.phase == rules.WALL:
        return refuse_cell(state, action - rules.CELL_ACTIONS, out) if is_cell else due(state, out)
    if state.phase == rules.OVERFILL:
        least, most = jokers_to_keep(state)
        return LEGAL if is_keep and least <= action - rules.KEEP_ACTIONS <= most else due(state, out)
    return due(state, out) if is_cell or is_keep else refuse_take(state, action, out)


@kernel
def due(state, out):
    """What is to be decided now, as the rule that refuses everything else."""
    if state.phase == rules.WALL:
        out[0] = state.line
        out[1] = cells(state, int(state.turn), int(state.line))
        return CELL_DUE
    if state.phase == rules.OVERFILL:
        out[0] = state.line
        out[1], out[2] = jokers_to_keep(state)
        return JOKERS_DUE
    return TAKE_DUE


@kernel
def refuse_take(state, action, out):
    """Why tiles cannot be taken, or not be laid on that target."""
    color, source, target, has_jokers = take_of(action)
    out[0], out[1] = source, target
    rule = LEGAL
    if color != EMPTY:
        rule = refuse_source(state, source, color, out, 2)
    if rule == LEGAL and has_jokers:
        rule = refuse_source(state, source, JOKER, out, 2)
        if rule == NO_SUCH_TILE:
            rule = NO_JOKER
    return rule if rule != LEGAL else refuse_target(state, color, target, out)


@kernel
def refuse_target(state, color, target, out):
    """Why tiles of a color, or jokers alone, cannot be laid on a target."""
    seat = int(state.turn)
    if int(state.open[seat, JOKER if color == EMPTY else color]) >> target & 1:
        return LEGAL
    if line_room(state, seat, target) == 0:
        return LINE_FULL
    held = int(state.line_color[seat, target])
    if held != EMPTY and held != color:
        out[2] = held
        return LINE_COLOR
    out[2] = color
    return WALL_COLOR


@kernel
def refuse_cell(state, column, out):
    """Why the tile of a complete line cannot go to a column."""
    seat, row = int(state.turn), int(state.line)
    if cells(state, seat, row) >> column & 1:
        return LEGAL
    out[0], out[1] = row, column
    if state.wall[seat, row, column] != EMPTY:
        return CELL_TAKEN
    out[2] = moved_tile(state, seat, row)
    return COLUMN_COLOR

"""Classic: from the last take of a round to the next decision: walls, floors, the next deal or the end."""

from faience.rules import bits
from faience.rules.classic import state as rules
from faience.rules.classic import walls
from faience.rules.classic.draft import drop, keep, take
from faience.rules.classic.state import COLORS, EMPTY, JOKER, KINDS, MARKER, ROWS, close_choice
from faience.rules.dealing import next_deal
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.ranking import TIES, rank
from faience.rules.tiles import OVER, has_loose_tiles, next_turn, total


@kernel
def play(state, action, log):
    """One decision and everything that follows without a choice."""
    if act(state, action, log):
        settle(state, log)


@inlined
def act(state, action, log):
    """One decision; True when the walls are to be tiled before the next one."""
    if state.phase == rules.WALL:
        seat, line = int(state.turn), int(state.line)
        close_choice(state)
        tile(state, seat, line, action - rules.CELL_ACTIONS, log)
        return True
    if state.phase == rules.OVERFILL:
        keep(state, action, log)
        state.phase = rules.DRAFT
    else:
        take(state, action, log)
        if state.phase == rules.OVERFILL:
            return False
    next_turn(state)
    return not has_loose_tiles(state)


@kernel
def settle(state, log):
    """Tile the walls seat by seat from the round's starter, lines from top to bottom, until a cell must be chosen."""
    while state.tiled < state.seats:
        seat = (int(state.starter) + int(state.tiled)) % int(state.seats)
        line = tile_lines(state, seat, log)
        if line < ROWS:
            state.phase, state.turn, state.line = rules.WALL, seat, line
            return
        clear_floor(state, seat, log)
        state.tiled += 1
    end_round(state, log)


@inlined
def tile_lines(state, seat, log):
    """Tile a seat's complete lines from top to bottom; the first line whose cell must be chosen, or ROWS for none."""
    complete = ~int(state.open[seat, JOKER]) & ((1 << ROWS) - 1)  # only a full line refuses a joker
    while complete != 0:
        line = bits.lowest(complete)
        complete &= complete - 1
        columns = walls.cells(state, seat, line)
        if columns == 0:
            break_line(state, seat, line, log)
        elif columns & (columns - 1) == 0:
            tile(state, seat, line, bits.lowest(columns), log)
        else:
            return line
    return ROWS


@kernel
def tile(state, seat, line, column, log):
    """Move one tile of a complete line to the wall and score it; the others go to the lid."""
    kind = walls.moved_tile(state, seat, line)
    state.wall[seat, line, column] = kind
    horizontal = walls.across(state, seat, line, column)
    points = walls.line_points(horizontal, walls.down(state, seat, line, column))
    state.score[seat] += points
    if horizontal == COLORS:
        state.reason = rules.BY_ROW
    note(log, rules.TILED, seat, line, column, kind, horizontal, points)
    empty_line(state, seat, line)
    state.lid[kind] -= 1


@inlined
def empty_line(state, seat, line):
    """Put every tile of a pattern line into the lid."""
    if state.line_color[seat, line] != EMPTY:
        state.lid[state.line_color[seat, line]] += state.line_tiles[seat, line]
    state.lid[JOKER] += state.line_jokers[seat, line]
    state.line_color[seat, line] = EMPTY
    state.line_tiles[seat, line] = 0
    state.line_jokers[seat, line] = 0
    walls.reopen(state, seat, line)


@kernel
def break_line(state, seat, line, log):
    """A complete line that no cell of the gray wall can take from: all its tiles fall onto the floor."""
    color, tiles = int(state.line_color[seat, line]), int(state.line_tiles[seat, line])
    note(log, rules.BROKEN, seat, line, color, tiles, 0, 0)
    state.line_color[seat, line] = EMPTY
    state.line_tiles[seat, line] = 0
    walls.reopen(state, seat, line)
    drop(state, seat, color, tiles, log)


@inlined
def clear_floor(state, seat, log):
    """Pay for the floor line, never below 0, and empty it into the lid; the marker stays with its holder."""
    used = int(state.floor_used[seat])
    if used == 0:
        return
    paid = min(int(rules.PENALTIES[used]), int(state.score[seat]))
    state.score[seat] -= paid
    note(log, rules.PENALTY, seat, used, int(rules.PENALTIES[used]), 0, 0, -paid)
    for space in range(used):
        kind = int(state.floor[seat, space])
        if kind != MARKER:
            state.lid[kind] += 1
        state.floor[seat, space] = EMPTY
    state.floor_used[seat] = 0


@inlined
def end_round(state, log):
    """After the walls: the end of the game, or the next deal with the marker's holder to start."""
    state.tiled = 0
    if state.reason == rules.BY_ROW:
        finish(state, rules.BY_ROW, log)
    elif total(state.bag) + total(state.lid) == 0:
        finish(state, rules.NO_TILES, log)
    elif is_dead(state):
        finish(state, rules.DEAD, log)
    else:
        next_deal(state, rules.DEAL)


@kernel
def is_dead(state):
    """True when no line of any seat accepts any tile that can still be drawn, so that nothing can ever change."""
    for kind in range(KINDS):
        if int(state.bag[kind]) + int(state.lid[kind]) > 0:
            for seat in range(state.seats):
                if int(state.open[seat, kind]) & ((1 << ROWS) - 1):
                    return False
    return True


@kernel
def finish(state, reason, log):
    """Add the bonuses for complete rows, columns and colors, and close the game."""
    for seat in range(state.seats):
        for row in range(ROWS):
            if walls.row_filled(state, seat, row) == walls.ALL:
                reward(state, seat, rules.ROW, row, rules.ROW_BONUS, log)
        for column in range(COLORS):
            if walls.column_filled(state, seat, column) == walls.ALL:
                reward(state, seat, rules.COLUMN, column, rules.COLUMN_BONUS, log)
        for color in range(COLORS):
            if walls.tiles_of_color(state, seat, color) == ROWS:
                reward(state, seat, rules.COLOR, color, rules.COLOR_BONUS, log)
    state.reason = reason
    state.turn, state.phase = OVER, rules.ENDED
    note(log, rules.FINISHED, NOBODY, reason, int(state.round_number), 0, 0, 0)


@kernel
def reward(state, seat, kind, which, points, log):
    """Add one bonus of the end."""
    state.score[seat] += points
    note(log, kind, seat, which, 0, 0, 0, points)


@kernel
def outlook(state, seat, log):
    """Tile a seat's complete lines, up to the first cell that must be chosen, and pay for its floor.

    While walls are tiled there is nothing to foresee: it is happening.
    """
    if state.phase != rules.WALL:
        tile_lines(state, seat, log)
        clear_floor(state, seat, log)


@kernel
def outcome(state, out):
    """Places from 1, equal for seats that share one: by score, then by complete rows, which stand from TIES on."""
    out[:] = 0
    for seat in range(state.seats):
        out[TIES + seat] = walls.complete_rows(state, seat)
    rank(state, 1, out)

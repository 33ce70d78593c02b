"""Alpha-beta search for any game, in machine code: principal variation search with a transposition table.

The functions are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
Values are thousandths of a point from the point of view of one seat, the root; all others are taken to play against it.
With three or four seats only the most promising moves of the others are looked at: they do not all conspire, and the
search sees farther.
The tree ends where chance comes in, with an evaluation of the position as it is then, and where the depth is used up,
with the same evaluation of what would be if the round ended now.

There is no recursion: what a call would keep is a row of `frames`, and the positions on the way are a stack.
"""

from typing import Any

from faience.rules.rng import seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
evaluation: Any = None
"""Stand for a game's rules and evaluation; `bind` says whose."""

PLIES = 96
"""The longest line of decisions that is looked at."""
INFINITE = 1 << 40
UNIT = 1000
"""A point in the search's own small change."""
REPLIES = 4
"""How many moves of each of the others are looked at where there are several of them."""
WHOLE = 120
"""The depth of a subtree that nothing was cut off from."""

ALPHA, BETA, BEST, MOVE, COUNT, NEXT, KEY, DEPTH, SIGN, FLOOR, CURRENT, IS_NULL, IS_CUT, ANSWER = range(14)
FRAME = 14
"""What is kept for each ply: the window, the best value and its move, how many moves there are, how many were tried,
the position's key, the depth left, 1 where the root moves and -1 where others do, alpha at the beginning, the move
being tried, whether its window is empty, whether the depth cut anything off below, and what the table answered."""

ENDED, CUT = 1, 2
"""Why a line is not followed any further: chance comes in, or the depth is used up."""

EXACT, AT_LEAST, AT_MOST = 1, 2, 3
"""What a value in the table means."""
TABLE_VALUE, TABLE_DEPTH, TABLE_KIND, TABLE_MOVE = range(4)
TABLE_ROW = 4

NODES, STOPPED, FINISHED_MOVES = range(3)
COUNTERS = 3
"""What a search counts: positions looked at, whether it was stopped, root moves that were searched to their end."""

_HASH = 0x2545F4914F6CDD1D
_POSITIVE = (1 << 63) - 1


def hash_words(words, salt):
    """A number for a position that other positions hardly ever share."""
    key = salt
    for at in range(words.size):
        key = ((key ^ int(words[at])) * _HASH) & _POSITIVE
        key ^= key >> 29
    return key


def evaluate(state, root, weights, values):
    """What a position is worth to the root: its points and prospects minus those of its rivals on average."""
    row = -1 if state.turn == OVER else evaluation.stage(state)
    own, rivals = 0, 0
    for seat in range(int(state.seats)):
        worth = UNIT * int(state.score[seat])
        if row >= 0:
            worth = UNIT * evaluation.features(state, seat, values)
            for number in range(values.size):
                worth += int(values[number]) * int(weights[row, number])
        if seat == root:
            own = worth
        else:
            rivals += worth
    return own - rivals // (int(state.seats) - 1)


def keep_replies(moves, promises, ply, count):
    """Leave only the most promising moves of a node, in front; returns how many these are."""
    for first in range(REPLIES):
        best = first
        for number in range(first + 1, count):
            if promises[ply, number] > promises[ply, best]:
                best = number
        move, promise = int(moves[ply, best]), int(promises[ply, best])
        moves[ply, best], promises[ply, best] = moves[ply, first], promises[ply, first]
        moves[ply, first], promises[ply, first] = move, promise
    return REPLIES


def enter(stack, moves, promises, frames, table_keys, table, killers, history, ply, depth, alpha, beta, key, root):
    """Begin a node: list its moves, with what makes them look good."""
    state = stack[ply]
    count = game.legal(state, moves[ply])
    side = int(int(state.turn) != root)
    known = -1
    at = key & (table_keys.size - 1)
    if table_keys[at] == key:
        known = int(table[at, TABLE_MOVE])
    for number in range(count):
        move = int(moves[ply, number])
        promise = evaluation.promise(state, move) * 64 + int(history[side, move])
        if move == known:
            promise += 1 << 30
        elif move == killers[ply, 0]:
            promise += 1 << 16
        elif move == killers[ply, 1]:
            promise += 1 << 15
        promises[ply, number] = promise
    if side == 1 and state.seats > 2 and count > REPLIES:
        count = keep_replies(moves, promises, ply, count)
    frame = frames[ply]
    frame[ALPHA], frame[BETA], frame[BEST], frame[MOVE] = alpha, beta, -INFINITE, -1
    frame[COUNT], frame[NEXT], frame[KEY], frame[DEPTH] = count, 0, key, depth
    frame[SIGN], frame[FLOOR], frame[CURRENT], frame[IS_NULL], frame[IS_CUT] = 1 - 2 * side, alpha, -1, 0, 0


def next_move(moves, promises, frames, ply):
    """The most promising move that was not tried yet."""
    first, count = int(frames[ply, NEXT]), int(frames[ply, COUNT])
    best = first
    for number in range(first + 1, count):
        if promises[ply, number] > promises[ply, best]:
            best = number
    move = int(moves[ply, best])
    moves[ply, best], promises[ply, best] = moves[ply, first], promises[ply, first]
    moves[ply, first] = move
    frames[ply, NEXT] = first + 1
    frames[ply, CURRENT] = move
    return move


def remember(table_keys, table, frames, ply):
    """Keep what a node was worth, unless something deeper about another position stands there."""
    frame = frames[ply]
    at = int(frame[KEY]) & (table_keys.size - 1)
    depth = int(frame[DEPTH]) if frame[IS_CUT] else WHOLE
    if table_keys[at] == frame[KEY] or depth >= table[at, TABLE_DEPTH] or table_keys[at] == 0:
        kind = EXACT
        if frame[BEST] <= frame[FLOOR]:
            kind = AT_MOST
        elif frame[BEST] >= frame[BETA]:
            kind = AT_LEAST
        table_keys[at] = frame[KEY]
        table[at, TABLE_VALUE] = frame[BEST]
        table[at, TABLE_DEPTH] = depth
        table[at, TABLE_KIND] = kind
        table[at, TABLE_MOVE] = frame[MOVE]


def answer(frames, table_keys, table, is_root, key, depth, ply):
    """True when the table answers for the position after the move being tried; its value is then left in the frame."""
    at = key & (table_keys.size - 1)
    if table_keys[at] != key or table[at, TABLE_DEPTH] < depth:
        return False
    frame = frames[ply]
    kind = int(table[at, TABLE_KIND])
    value = int(table[at, TABLE_VALUE])
    if is_root != (frame[SIGN] > 0):
        value = -value
        if kind != EXACT:
            kind = AT_LEAST + AT_MOST - kind
    frame[ANSWER] = value
    high = int(frame[BETA])
    if (kind == AT_LEAST and value < high) or (kind == AT_MOST and value > frame[ALPHA]):
        return False
    frame[IS_CUT] |= int(table[at, TABLE_DEPTH] < WHOLE)
    return True


def account(frames, killers, history, lines, ply, value):
    """Take note of the value of the move being tried, from its mover's point of view."""
    frame = frames[ply]
    move = int(frame[CURRENT])
    if value > frame[BEST]:
        frame[BEST] = value
        frame[MOVE] = move
        if value > frame[ALPHA]:
            frame[ALPHA] = value
            lines[ply, ply] = move
            for later in range(ply + 1, PLIES):
                lines[ply, later] = lines[ply + 1, later]
                if lines[ply, later] < 0:
                    break
    if frame[BEST] >= frame[BETA]:
        frame[NEXT] = frame[COUNT]
        if killers[ply, 0] != move:
            killers[ply, 1] = killers[ply, 0]
            killers[ply, 0] = move
        side = int(frame[SIGN] < 0)
        history[side, move] = min(int(history[side, move]) + int(frame[DEPTH]) * int(frame[DEPTH]), 1 << 14)


def descend(stack, words, frames, rng, log, ply):
    """Make the move being tried: returns 0 before a decision, ENDED where chance comes in, CUT where the depth ends."""
    for at in range(words.shape[1]):
        words[ply + 1, at] = words[ply, at]
    state = stack[ply + 1]
    game.play(state, int(frames[ply, CURRENT]), log)
    if state.turn == CHANCE and evaluation.is_minor(state):
        seed(rng, int(frames[ply, KEY]))
        game.deal(state, rng, log)
    if state.turn < 0:
        return ENDED
    if int(frames[ply, DEPTH]) > int(state.turn != stack[ply].turn) and ply + 3 < PLIES:
        return 0
    evaluation.close(state, log)
    return CUT


def finish_move(frames, worths, counters, ply, value, is_survey):
    """Take note of a move of the root; in a survey the next one is searched as if there were no better one yet."""
    if ply == 0:
        counters[FINISHED_MOVES] += 1
        worths[int(frames[0, CURRENT])] = value
        if is_survey:
            frames[0, ALPHA] = -INFINITE


def search(
    stack, words, moves, promises, frames, table_keys, table, killers, history, lines, weights, values, rng, log,
    worths, root, depth, is_survey, limit, stop, salt, counters,
):  # fmt: skip
    """Search the position at the bottom of the stack so many turns deep, until the limit of nodes or a sign to stop.

    The best move and its value are left in the first frame, the line of best play in the first row of `lines`.
    A survey finds out the value of every move, not only of the best one, and leaves them in `worths`.
    """
    counters[FINISHED_MOVES] = 0
    key = hash_words(words[0], salt)
    enter(
        stack, moves, promises, frames, table_keys, table, killers, history,
        0, depth, -INFINITE, INFINITE, key, root,
    )  # fmt: skip
    lines[0, 0] = -1
    ply = 0
    while True:
        if frames[ply, NEXT] >= frames[ply, COUNT]:
            remember(table_keys, table, frames, ply)
            if ply == 0:
                return
            ply -= 1
            frames[ply, IS_CUT] |= frames[ply + 1, IS_CUT]
            value = int(frames[ply + 1, BEST]) * int(frames[ply + 1, SIGN]) * int(frames[ply, SIGN])
            if frames[ply, IS_NULL] and frames[ply, ALPHA] < value < frames[ply, BETA]:
                frames[ply, IS_NULL] = 0
                key, left = int(frames[ply + 1, KEY]), int(frames[ply + 1, DEPTH])
            else:
                account(frames, killers, history, lines, ply, value)
                finish_move(frames, worths, counters, ply, value, is_survey)
                continue
        else:
            next_move(moves, promises, frames, ply)
            counters[NODES] += 1
            if counters[NODES] >= limit or stop[0] != 0:
                counters[STOPPED] = 1
                return
            end = descend(stack, words, frames, rng, log, ply)
            lines[ply + 1, ply + 1] = -1
            if end > 0:
                frames[ply, IS_CUT] |= int(end == CUT)
                value = evaluate(stack[ply + 1], root, weights, values) * int(frames[ply, SIGN])
                account(frames, killers, history, lines, ply, value)
                finish_move(frames, worths, counters, ply, value, is_survey)
                continue
            key = hash_words(words[ply + 1], salt)
            left = int(frames[ply, DEPTH]) - int(stack[ply + 1].turn != stack[ply].turn)
            frames[ply, IS_NULL] = int(frames[ply, NEXT] > 1 and not (is_survey and ply == 0))
            if answer(frames, table_keys, table, stack[ply + 1].turn == root, key, left, ply):
                value = int(frames[ply, ANSWER])
                account(frames, killers, history, lines, ply, value)
                finish_move(frames, worths, counters, ply, value, is_survey)
                continue
        low = int(frames[ply, ALPHA])
        high = low + 1 if frames[ply, IS_NULL] else int(frames[ply, BETA])
        if (stack[ply + 1].turn == root) != (frames[ply, SIGN] > 0):
            low, high = -high, -low
        ply += 1
        enter(stack, moves, promises, frames, table_keys, table, killers, history, ply, left, low, high, key, root)


TEMPLATES = (
    "hash_words",
    "evaluate",
    "keep_replies",
    "enter",
    "next_move",
    "remember",
    "answer",
    "account",
    "descend",
    "finish_move",
    "search",
)
"""The functions to bind for a game, in the order they call each other."""

"""Alpha-beta search for any game, in machine code: principal variation search with a transposition table.

The functions are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
Values are thousandths of a point from the point of view of one seat, the root; all others are taken to play against it.
With three or four seats only the most promising moves of the others are looked at: they do not all conspire, and the
search sees farther.
The tree ends where chance comes in and where the depth is used up. What a position is worth there is said by a judge
(`kernels/linear.py`, `kernels/network.py`): it looks at the root, keeps up with every move, and appraises the leaves.

A search can be left after any node and continued later: everything it needs is in its workspace (`workspace.py`).
"""

from typing import Any

from faience.players.kernels.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    depth_of,
    keep,
    kind_of,
    move_of,
    recall,
    value_of,
)
from faience.players.kernels.workspace import (
    ALPHA,
    ANSWER,
    BEST,
    BETA,
    COUNT,
    CURRENT,
    DEPTH,
    FINISHED_MOVES,
    FLOOR,
    FOUND_DEPTH,
    FOUND_MOVE,
    FOUND_VALUE,
    INFINITE,
    IS_CUT,
    IS_NULL,
    IS_WHOLE,
    KEY,
    MOVE,
    NEXT,
    NODES,
    PLIES,
    PLY,
    REDUCED,
    SIGN,
    STOPPED,
    TURNS,
    UNIT,
    WHOLE,
)
from faience.rules.kernel import inlined_when_bound
from faience.rules.rng import seed
from faience.rules.tiles import CHANCE

game: Any = None
evaluation: Any = None
look: Any = None
keep_up: Any = None
appraise: Any = None
"""Stand for a game's rules and evaluation, and for a judge's three functions; `bind` says whose."""

REPLIES = 4
"""How many moves of each of the others are looked at where there are several of them."""
LATE = 6
"""So many moves of a node are searched to its full depth; later ones first less deep, and fully if they turn out to be
better than the best so far."""
VERY_LATE = 24
"""From this one on moves are searched still less deep."""
CLEAR = 0
"""With so many turns left or fewer after a move, the judge is taken at its word if it says that the move is far too bad
or far too good to matter; `bind` says it for a judge that can be asked before a line ends."""
MARGIN = UNIT
"""Far is so much, and as much again for each turn that is left."""

FAVORITE, KNOWN, KILLER, MOST_HISTORY = 1 << 40, 1 << 30, 1 << 16, 1 << 14
"""What is added to a move's promise: for the best one of the last search, for the one the table names, for one that
refuted another at the same ply, and at most for refuting others before."""

ENDED, CUT = 1, 2
"""Why a line is not followed any further: chance comes in, or the depth is used up."""

_HASH = 0x2545F4914F6CDD1D
_POSITIVE = (1 << 63) - 1


def hash_words(words, mask, salt):
    """A number for a position that others hardly ever share, unless all that tells them apart is masked out."""
    key = salt
    for at in range(words.size):
        key = ((key ^ (int(words[at]) & int(mask[at]))) * _HASH) & _POSITIVE
        key ^= key >> 29
    return key


def bring_forward(workspace, ply, first):
    """Put the most promising move from a number on in its place; returns it."""
    moves, promises = workspace.moves[ply], workspace.promises[ply]
    best = first
    for number in range(first + 1, int(workspace.frames[ply, COUNT])):
        if promises[number] > promises[best]:
            best = number
    move, promise = int(moves[best]), int(promises[best])
    moves[best], promises[best] = moves[first], promises[first]
    moves[first], promises[first] = move, promise
    return move


@inlined_when_bound
def enter(workspace, ply, root):
    """Begin a node whose window, key and depth are in its frame: list its moves, with what makes them look good."""
    state, moves, killers = workspace.stack[ply], workspace.moves[ply], workspace.killers[ply]
    frame = workspace.frames[ply]
    count = game.legal(state, moves)
    side = int(int(state.turn) != root)
    known = move_of(recall(workspace.table, workspace.extent, int(frame[KEY])))
    for number in range(count):
        move = int(moves[number])
        promise = evaluation.promise(state, move) * 64 + int(workspace.history[side, move])
        if move == known:
            promise += KNOWN
        elif move == killers[0]:
            promise += KILLER
        elif move == killers[1]:
            promise += KILLER // 2
        workspace.promises[ply, number] = promise
    frame[FLOOR], frame[BEST], frame[MOVE], frame[COUNT] = frame[ALPHA], -INFINITE, -1, count
    frame[NEXT], frame[CURRENT], frame[SIGN], frame[IS_NULL], frame[IS_CUT] = 0, -1, 1 - 2 * side, 0, 0
    if side == 1 and state.seats > 2 and count > REPLIES:
        for first in range(REPLIES):
            bring_forward(workspace, ply, first)
        frame[COUNT] = REPLIES


def begin(workspace, root, salt):
    """Begin the node of the root: the move that was best so far is searched before all others."""
    frame, counters = workspace.frames[0], workspace.counters
    frame[ALPHA], frame[BETA] = -INFINITE, INFINITE
    frame[KEY], frame[DEPTH] = hash_words(workspace.words[0], workspace.mask, salt), counters[TURNS]
    enter(workspace, 0, root)
    for number in range(int(frame[COUNT])):
        if workspace.moves[0, number] == workspace.found[FOUND_MOVE]:
            workspace.promises[0, number] += FAVORITE
    workspace.lines[0, 0] = -1
    workspace.worths[:] = -INFINITE
    counters[FINISHED_MOVES], counters[PLY] = 0, 0
    look(workspace, root)


@inlined_when_bound
def next_move(workspace, ply):
    """The most promising move that was not tried yet."""
    first = int(workspace.frames[ply, NEXT])
    workspace.frames[ply, CURRENT] = bring_forward(workspace, ply, first)
    workspace.frames[ply, NEXT] = first + 1


@inlined_when_bound
def remember(workspace, ply):
    """Keep what a node was worth in the table."""
    frame, kind = workspace.frames[ply], EXACT
    if frame[BEST] <= frame[FLOOR]:
        kind = AT_MOST
    elif frame[BEST] >= frame[BETA]:
        kind = AT_LEAST
    depth = int(frame[DEPTH]) if frame[IS_CUT] else WHOLE
    keep(workspace.table, workspace.extent, int(frame[KEY]), int(frame[BEST]), depth, kind, int(frame[MOVE]))


@inlined_when_bound
def answer(workspace, ply, is_root, key, depth):
    """True when the table answers for the position after the move being tried; its value is then left in the frame."""
    known = recall(workspace.table, workspace.extent, key)
    if known == 0 or depth_of(known) < depth:
        return False
    frame, kind, value = workspace.frames[ply], kind_of(known), value_of(known)
    if is_root != (frame[SIGN] > 0):
        value = -value
        if kind != EXACT:
            kind = AT_LEAST + AT_MOST - kind
    frame[ANSWER] = value
    if (kind == AT_LEAST and value < frame[BETA]) or (kind == AT_MOST and value > frame[ALPHA]):
        return False
    frame[IS_CUT] |= int(depth_of(known) < WHOLE)
    return True


def account(workspace, ply, value):
    """Take note of the value of the move being tried, from its mover's point of view."""
    frame, lines = workspace.frames[ply], workspace.lines
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
        killers = workspace.killers[ply]
        if killers[0] != move:
            killers[1] = killers[0]
            killers[0] = move
        side, depth = int(frame[SIGN] < 0), int(frame[DEPTH])
        workspace.history[side, move] = min(int(workspace.history[side, move]) + depth * depth, MOST_HISTORY)


@inlined_when_bound
def finish_move(workspace, ply, value, is_survey):
    """The move being tried is done; of the root's moves note is taken one by one.

    In a survey the next one is searched as if there were no better one yet.
    """
    account(workspace, ply, value)
    if ply == 0:
        workspace.counters[FINISHED_MOVES] += 1
        workspace.worths[int(workspace.frames[0, CURRENT])] = value
        if is_survey:
            workspace.frames[0, ALPHA] = -INFINITE


@inlined_when_bound
def descend(workspace, ply):
    """Make the move being tried: returns 0 before a decision, ENDED where chance comes in, CUT where the depth ends."""
    words, frame, log = workspace.words, workspace.frames[ply], workspace.log
    for at in range(words.shape[1]):
        words[ply + 1, at] = words[ply, at]
    state = workspace.stack[ply + 1]
    game.play(state, int(frame[CURRENT]), log)
    if state.turn == CHANCE and evaluation.is_minor(state):
        seed(workspace.rng, int(frame[KEY]))
        game.deal(state, workspace.rng, log)
    if state.turn < 0:
        return ENDED
    if int(frame[DEPTH]) > int(state.turn != workspace.stack[ply].turn) and ply + 3 < PLIES:
        return 0
    return CUT


@inlined_when_bound
def open_window(workspace, ply, root):
    """Give the position after the move being tried its window, from the point of view of whoever moves there."""
    frame, below = workspace.frames[ply], workspace.frames[ply + 1]
    low = int(frame[ALPHA])
    high = low + 1 if frame[IS_NULL] else int(frame[BETA])
    if (workspace.stack[ply + 1].turn == root) != (frame[SIGN] > 0):
        low, high = -high, -low
    below[ALPHA], below[BETA] = low, high


@inlined_when_bound
def reduction(workspace, ply, left):
    """By how many turns less deep a late move is searched first, with so many left after it."""
    frame = workspace.frames[ply]
    if not frame[IS_NULL] or frame[NEXT] <= LATE or left < 2 or workspace.stack[0].seats > 2:
        return 0
    return 2 if left > 2 and frame[NEXT] > VERY_LATE else 1


@inlined_when_bound
def is_clear(workspace, ply, root, left, reduced):
    """True when the judge is taken at its word for the position after the move being tried; it is left in the frame.

    For that there is something to compare it with: an empty window, or a better move that was found before.
    """
    frame = workspace.frames[ply]
    is_empty = frame[BETA] - frame[ALPHA] == 1
    if left - reduced > CLEAR or not (is_empty or frame[IS_NULL]) or workspace.stack[0].seats > 2:
        return False
    value = appraise(workspace, ply + 1, root) * int(frame[SIGN])
    frame[ANSWER] = value
    if value + MARGIN * (left - reduced + 1) <= frame[ALPHA]:
        return True
    return is_empty and left <= CLEAR and value - MARGIN * (left + 1) >= frame[BETA]


@inlined_when_bound
def try_next(workspace, ply, root, is_survey, salt):
    """Make the most promising move that was not tried yet; True when the position after it must be searched."""
    frame, stack = workspace.frames[ply], workspace.stack
    next_move(workspace, ply)
    end = descend(workspace, ply)
    workspace.lines[ply + 1, ply + 1] = -1
    if end > 0:
        frame[IS_CUT] |= int(end == CUT)
        keep_up(workspace, ply, root)
        value = appraise(workspace, ply + 1, root) * int(frame[SIGN])
        finish_move(workspace, ply, value, is_survey)
        return False
    key, is_root = hash_words(workspace.words[ply + 1], workspace.mask, salt), stack[ply + 1].turn == root
    left = int(frame[DEPTH]) - int(stack[ply + 1].turn != stack[ply].turn)
    frame[IS_NULL] = int(frame[NEXT] > 1 and not (is_survey and ply == 0))
    reduced = reduction(workspace, ply, left)
    if answer(workspace, ply, is_root, key, left) or (
        reduced > 0 and answer(workspace, ply, is_root, key, left - reduced) and frame[ANSWER] <= frame[ALPHA]
    ):
        finish_move(workspace, ply, int(frame[ANSWER]), is_survey)
        return False
    keep_up(workspace, ply, root)
    if is_clear(workspace, ply, root, left, reduced):
        frame[IS_CUT] = 1
        finish_move(workspace, ply, int(frame[ANSWER]), is_survey)
        return False
    workspace.frames[ply + 1, KEY], workspace.frames[ply + 1, DEPTH] = key, left - reduced
    frame[REDUCED] = reduced
    open_window(workspace, ply, root)
    return True


@inlined_when_bound
def come_back(workspace, ply, root, is_survey):
    """Take note of the position that was just searched; True when it must be searched again, deeper or more openly."""
    frame, below = workspace.frames[ply], workspace.frames[ply + 1]
    value = int(below[BEST]) * int(below[SIGN]) * int(frame[SIGN])
    if frame[REDUCED] > 0 and value > frame[ALPHA]:
        below[DEPTH] += frame[REDUCED]
        frame[REDUCED] = 0
        open_window(workspace, ply, root)
        return True
    frame[IS_CUT] |= below[IS_CUT]
    if not (frame[IS_NULL] and frame[ALPHA] < value < frame[BETA]):
        finish_move(workspace, ply, value, is_survey)
        return False
    frame[IS_NULL] = 0
    open_window(workspace, ply, root)
    return True


def search(workspace, root, is_survey, limit, stop, salt):
    """Search on from where the search was left, until its end, the limit of nodes or a sign to stop.

    The best move and its value are left in the first frame, the line of best play in the first row of `lines`.
    A survey finds out the value of every move, not only of the best one, and leaves them in `worths`.
    """
    frames, counters = workspace.frames, workspace.counters
    ply = int(counters[PLY])
    while True:
        if frames[ply, NEXT] < frames[ply, COUNT]:
            if counters[NODES] >= limit or stop[0] != 0:
                counters[STOPPED], counters[PLY] = 1, ply
                return
            counters[NODES] += 1
            goes_on = try_next(workspace, ply, root, is_survey, salt)
        else:
            remember(workspace, ply)
            if ply == 0:
                return
            ply -= 1
            goes_on = come_back(workspace, ply, root, is_survey)
        if goes_on:
            ply += 1
            enter(workspace, ply, root)


def accept(workspace, depth, is_whole):
    """Keep what the search that was just made has found as the answer."""
    found, frame = workspace.found, workspace.frames[0]
    found[FOUND_MOVE], found[FOUND_VALUE] = frame[MOVE], frame[BEST]
    found[FOUND_DEPTH], found[IS_WHOLE] = depth, is_whole
    for at in range(PLIES):
        workspace.line[at] = workspace.lines[0, at]
        if workspace.lines[0, at] < 0:
            break
    for move in range(workspace.worths.size):
        workspace.known[move] = workspace.worths[move]


def deepen(workspace, root, deepest, is_survey, limit, stop, salt):
    """Search one turn deeper each time, beginning with the move that was best so far.

    So whatever an unfinished search says was compared with that move. A search that was left goes on; what it finds
    does not depend on how often that happened.
    """
    counters = workspace.counters
    if counters[TURNS] == 0:
        workspace.found[:] = -1
    while counters[STOPPED] or counters[TURNS] < deepest:
        if not counters[STOPPED]:
            counters[TURNS] += 1
            begin(workspace, root, salt)
        counters[STOPPED] = 0
        search(workspace, root, is_survey, limit, stop, salt)
        turns, is_stopped, is_whole = int(counters[TURNS]), int(counters[STOPPED]), 1 - int(workspace.frames[0, IS_CUT])
        if counters[FINISHED_MOVES] > 0 and (not is_stopped or not is_survey or turns == 1):
            accept(workspace, turns - is_stopped, int(is_whole and not is_stopped))
        if is_stopped or is_whole or workspace.frames[0, COUNT] == 1:
            return

"""What an alpha-beta search calculates in: arrays that are made once and used for every position.

There is no recursion: what a call would keep is a row of `frames`, and the positions on the way are a stack.
So a search can be left after any node and continued later: everything it needs is here.
"""

from typing import Any, NamedTuple

from faience.players.kernels.transpositions import renew

PLIES = 96
"""The longest line of decisions that is looked at."""
INFINITE = 1 << 40
UNIT = 1000
"""A point in the search's own small change."""
WHOLE = 120
"""The depth of a subtree that nothing was cut off from."""

ALPHA, BETA, BEST, MOVE, COUNT, NEXT, KEY, DEPTH, SIGN, FLOOR, CURRENT, IS_NULL, IS_CUT, ANSWER, REDUCED = range(15)
FRAME = 15
"""What is kept for each ply: the window, the best value and its move, how many moves there are, how many were tried,
the position's key, the depth left, 1 where the root moves and -1 where others do, alpha at the beginning, the move
being tried, whether its window is empty, whether anything was cut off below, what the table or the judge answered, and
by how many turns less deep the move being tried is searched."""

NODES, STOPPED, FINISHED_MOVES, TURNS, PLY = range(5)
COUNTERS = 5
"""What a search counts: positions looked at, whether it was left before its end, root moves that were searched to their
end, how many turns deep it searches now, and the ply where it goes on. All are 0 before a search begins."""

FOUND_MOVE, FOUND_VALUE, FOUND_DEPTH, IS_WHOLE = range(4)
FOUND = 4
"""What is kept of an answer."""


class Workspace(NamedTuple):
    """All that a search calculates in: arrays that are made once and used for every position."""

    stack: Any
    """The positions from the root on."""
    words: Any
    """The same bytes, a row of 64-bit words for each position."""
    mask: Any
    """The bits of these words that tell positions apart."""
    moves: Any
    promises: Any
    """For each ply its moves, and how good they look."""
    frames: Any
    """For each ply what a call would keep."""
    table: Any
    """What is known of positions that were met before."""
    extent: Any
    """Of the table: the number of this search, and how many entries it uses, a power of two."""
    killers: Any
    """For each ply two moves that refuted another one."""
    history: Any
    """For each side how often a move was too good to be allowed."""
    lines: Any
    """For each ply the line of best play from there on."""
    worths: Any
    """What each move of the root is worth, as far as it was found out."""
    rng: Any
    log: Any
    counters: Any
    found: Any
    """The answer of the last search: the best move, its value, how deep it was searched, and whether that was all."""
    line: Any
    known: Any
    """The line of best play, and what each move of the root is worth, of that answer."""
    judge: Any
    """What the judge calculates with and in."""


def forget(workspace, entries):
    """Begin a search that knows nothing yet, with a table of so many entries at most."""
    renew(workspace.table, workspace.extent, entries)
    workspace.killers[:] = -1
    workspace.history[:] = 0
    workspace.counters[:] = 0

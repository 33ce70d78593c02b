"""What a position means: the margin to expect and the chance to win, by a game's network.

After a search the position that counts is the end of its line of best play, so the line is played again: with the same
refills in the middle of a round, and on through the table where the table answered before the line was at its end.
"""

from typing import Any

from faience.players.kernels import alphabeta
from faience.players.kernels.network import CERTAIN
from faience.players.kernels.transpositions import EXACT, kind_of, move_of, recall, value_of
from faience.players.kernels.workspace import PLIES
from faience.rules.kernel import kernel
from faience.rules.rng import seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
evaluation: Any = None
look: Any = None
appraise: Any = None
chance: Any = None
won: Any = None
"""Stand for a game's rules and evaluation, and for functions of the network's judge; `bind` says whose."""

MARGIN, WIN = range(2)
TOLD = 2
"""What is told, both in thousandths: points beyond the others on average, and the share of the victory."""

hash_words = kernel(alphabeta.hash_words)


def tell(workspace, viewer, told):
    """What the position at the bottom of the stack means to a seat; returns what it is worth with the aim to win."""
    judge, state = workspace.judge, workspace.stack[0]
    if state.turn != OVER:
        look(workspace, viewer)
    worth = appraise(workspace, 0, viewer)
    if state.turn == OVER:
        told[WIN] = won(state, viewer, judge.outcome)
    else:
        told[WIN] = chance(int(judge.outputs[1]))
    told[MARGIN] = worth - int(judge.aim[0]) * int(told[WIN]) // CERTAIN
    return worth


def advance(workspace, move, salt):
    """Make a move of the line, with the refill that the search drew for it."""
    state = workspace.stack[0]
    key = hash_words(workspace.words[0], workspace.mask, salt)
    game.play(state, move, workspace.log)
    if state.turn == CHANCE and evaluation.is_minor(state):
        seed(workspace.rng, key)
        game.deal(state, workspace.rng, workspace.log)


def known_move(workspace, root, salt, value):
    """The move after which the value comes about, if the table knows it; -1 otherwise."""
    key = hash_words(workspace.words[0], workspace.mask, salt)
    known, sign = recall(workspace.table, workspace.extent, key), 1 if workspace.stack[0].turn == root else -1
    if known != 0 and kind_of(known) == EXACT and value_of(known) == sign * value:
        return move_of(known)
    return -1


def tell_end(workspace, root, line, salt, value, told):
    """What the end of a line of best play means to the seat at the root, for which the search found a value.

    The position at the bottom of the stack, where the line begins, is used up.
    """
    state = workspace.stack[0]
    for at in range(line.size):
        if line[at] < 0 or state.turn < 0:
            break
        advance(workspace, int(line[at]), salt)
    for _ in range(PLIES):
        worth = tell(workspace, root, told)
        told[MARGIN] += value - worth
        if worth == value or state.turn < 0:
            return
        move = known_move(workspace, root, salt, value)
        if move < 0:
            return
        advance(workspace, move, salt)

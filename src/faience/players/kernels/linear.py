"""The judge that adds up: a board is worth the points it is certain of and its features by their weights.

A position in the middle of a round is judged as if the round ended there.
"""

from typing import Any, NamedTuple

from faience.players.kernels.workspace import UNIT
from faience.rules.tiles import OVER

game: Any = None
evaluation: Any = None
"""Stand for a game's rules and evaluation; `bind` says whose."""


CLEAR = 0
"""The search never asks before a line ends: a position that was judged is one where the round has ended."""


class LinearJudge(NamedTuple):
    """The weights of features, and room for the features of a board."""

    weights: Any
    values: Any


def look(workspace, root):
    """Nothing is kept of the position at the root."""


def keep_up(workspace, ply, root):
    """Nothing is kept of positions on the way."""


def appraise(workspace, ply, root):
    """What a position is worth to the root: its points and prospects minus those of its rivals on average."""
    state, weights, values = workspace.stack[ply], workspace.judge.weights, workspace.judge.values
    if state.turn >= 0:
        evaluation.close(state, workspace.log)
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
    return own - rivals // max(1, int(state.seats) - 1)

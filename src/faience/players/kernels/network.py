"""The judge that has learned: a small network over the slots of a position, in integers.

Its first layer is a sum of rows, one for each slot, kept for every position on the way: a move changes a few slots,
so a few rows are taken away and others added. Two small layers follow, chosen by the bucket of the position.
All numbers are fixed-point, so the interpreter, machine code and a GPU agree to the last digit.
"""

from typing import Any, NamedTuple

import numpy as np

from faience.players.kernels.workspace import UNIT
from faience.rules.tiles import OVER

game: Any = None
encoding: Any = None
"""Stand for a game's rules and its slots; `bind` says whose."""

CLEAR = 3
"""So many turns before its end the search may take this judge at its word: it sees every position as it is."""
FIRST, SECOND, OUTPUTS = 64, 32, 2
"""Units of the first and the second layer; the outputs are points still to be gained beyond the others, and the
log-odds of winning."""
ROW_BITS, BITS = 8, 9
ROW_ONE, ONE = 1 << ROW_BITS, 1 << BITS
"""What stands for 1 in the first layer, whose sums must fit into 16 bits, and in the others."""
TOLD = 1 + OUTPUTS
"""What `judge_each` tells of a position."""
MOST = 4
"""A unit says at least 0 and nearly this at most."""
POINTS = 16
"""What an output of 1 stands for, in points."""
STEPS = 32
"""Log-odds are told apart by this part of 1, from -8 to 8."""
CERTAIN = 1000
CHANCES = np.rint(CERTAIN / (1 + np.exp(-np.arange(-8 * STEPS, 8 * STEPS + 1) / STEPS))).astype(np.int64)
"""The chance to win for each of them, in thousandths."""


class Layers(NamedTuple):
    """The numbers that were learned."""

    rows: Any
    bias: Any
    """The first layer: a row for each answer to a slot, and what every sum begins with."""
    inner: Any
    inner_bias: Any
    outer: Any
    outer_bias: Any
    """For each bucket the second layer and the outputs."""


class NetworkJudge(NamedTuple):
    """The network, and room for what it makes of the positions on the way."""

    layers: Any
    slots: Any
    words: Any
    """For each ply the slots of its position, and the same bytes as 64-bit words."""
    gone: Any
    come: Any
    """Answers that a move takes away, and those that take their place."""
    sums: Any
    """For each ply the first layer."""
    strengths: Any
    hidden: Any
    outputs: Any
    """What the units of the first and of the second layer say, and the outputs."""
    outcome: Any
    """Places and what broke ties, as the rules tell them."""
    aim: Any
    """What winning is worth beyond the points, in thousandths of a point: one number."""


def add_up(layers, slots, count, sums):
    """The first layer from nothing."""
    for unit in range(FIRST):
        sums[unit] = layers.bias[unit]
    for slot in range(count):
        row = layers.rows[int(slots[slot])]
        for unit in range(FIRST):
            sums[unit] += row[unit]


def changes(judge, old, new, count):
    """List the slots whose answers differ, with both answers; four of them are compared at a time."""
    found = 0
    for word in range((count + 3) // 4):
        if judge.words[old, word] != judge.words[new, word]:
            for slot in range(4 * word, 4 * word + 4):
                gone, come = judge.slots[old, slot], judge.slots[new, slot]
                if gone != come and slot < count:
                    judge.gone[found], judge.come[found] = gone, come
                    found += 1
    judge.gone[found], judge.come[found] = 0, 0  # nothing, to make pairs
    return found


def carry_on(judge, old, new, count):
    """The first layer of a position from that of another one: rows are taken away and added, two of each at a time."""
    found, rows = changes(judge, old, new, count), judge.layers.rows
    before, after = judge.sums[old], judge.sums[new]
    for unit in range(FIRST):
        after[unit] = before[unit]
    for at in range(0, found, 2):
        gone, come = rows[int(judge.gone[at])], rows[int(judge.come[at])]
        more_gone, more_come = rows[int(judge.gone[at + 1])], rows[int(judge.come[at + 1])]
        for unit in range(FIRST):
            after[unit] += come[unit] - gone[unit] + more_come[unit] - more_gone[unit]


def think_over(judge, at, bucket):
    """The second layer and the outputs, for which `ONE * ONE` stands for 1.

    Sums of products in 32 bits, of known length, are what processors calculate many at a time.
    """
    layers, sums = judge.layers, judge.sums[at]
    inner, outer, strengths, hidden = layers.inner[bucket], layers.outer[bucket], judge.strengths, judge.hidden
    for unit in range(FIRST):
        strengths[unit] = min(max(int(sums[unit]), 0), MOST * ROW_ONE - 1)
    for unit in range(SECOND):
        weights = inner[unit]
        found = np.int32(layers.inner_bias[bucket, unit])
        for source in range(FIRST):
            found = np.int32(found + np.int32(strengths[source]) * np.int32(weights[source]))
        hidden[unit] = min(max(int(found) >> ROW_BITS, 0), MOST * ONE - 1)
    for output in range(OUTPUTS):
        weights = outer[output]
        found = np.int32(layers.outer_bias[bucket, output])
        for source in range(SECOND):
            found = np.int32(found + np.int32(hidden[source]) * np.int32(weights[source]))
        judge.outputs[output] = int(found)


def look(workspace, root):
    """Take in the position at the root."""
    judge = workspace.judge
    state, slots = workspace.stack[0], judge.slots[0]
    encoding.encode(state, root, slots)
    add_up(judge.layers, slots, encoding.used(int(state.seats)), judge.sums[0])


def judge_each(judge, states, viewers, first, step, told):
    """Judge every so many-th of many positions by itself: the points that are certain, and the outputs."""
    slots = judge.slots[0]
    for at in range(first, viewers.size, step):
        state, viewer = states[at], int(viewers[at])
        encoding.encode(state, viewer, slots)
        add_up(judge.layers, slots, encoding.used(int(state.seats)), judge.sums[0])
        think_over(judge, 0, encoding.bucket(state, viewer))
        told[at, 0] = encoding.lead(state, slots)
        for output in range(OUTPUTS):
            told[at, 1 + output] = judge.outputs[output]


def keep_up(workspace, ply, root):
    """Take in the position after the move that is being tried."""
    judge, after = workspace.judge, workspace.stack[ply + 1]
    if after.turn == OVER:
        return
    old, new = judge.slots[ply], judge.slots[ply + 1]
    for at in range(encoding.WIDTH):
        new[at] = old[at]
    encoding.follow(workspace.stack[ply], after, root, new)
    carry_on(judge, ply, ply + 1, encoding.used(int(after.seats)))


def chance(odds):
    """The chance to win for an output, in thousandths."""
    return int(CHANCES[min(max((odds * STEPS >> 2 * BITS) + 8 * STEPS, 0), 16 * STEPS)])


def won(state, root, outcome):
    """The share of the victory that a finished game brings, in thousandths."""
    game.outcome(state, outcome)
    winners = 0
    for seat in range(int(state.seats)):
        winners += int(outcome[seat] == 1)
    return CERTAIN // winners if outcome[root] == 1 else 0


def margin(state, root):
    """The points of the root minus those of the others on average, in thousandths."""
    rivals = 0
    for seat in range(int(state.seats)):
        rivals += int(state.score[seat]) * int(seat != root)
    return UNIT * int(state.score[root]) - UNIT * rivals // max(1, int(state.seats) - 1)


def appraise(workspace, ply, root):
    """What a position is worth to the root: points beyond the others on average, and what winning is worth."""
    judge, state = workspace.judge, workspace.stack[ply]
    if state.turn == OVER:
        return margin(state, root) + int(judge.aim[0]) * won(state, root, judge.outcome) // CERTAIN
    think_over(judge, ply, encoding.bucket(state, root))
    ahead = encoding.lead(state, judge.slots[ply])
    points = int(judge.outputs[0]) * (POINTS * UNIT) >> 2 * BITS
    return ahead + points + int(judge.aim[0]) * chance(int(judge.outputs[1])) // CERTAIN

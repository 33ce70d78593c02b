"""Positions of games that were written down, as a network sees them, with what became of them."""

from typing import Any

from faience.players.kernels.selfplay import NO_VALUE, PER_POINT
from faience.rules.rng import seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
evaluation: Any = None
encoding: Any = None
margin: Any = None
won: Any = None
"""Stand for a game's rules, its evaluation and its slots, and for what tells a result; `bind` says whose."""

LEAD, VALUE, GAINED, WON, HAS_VALUE = range(5)
TARGETS = 5
"""What is noted for each position and viewer: the points that are certain beyond the others, what the search thought,
the margin at the end, the share of the victory in thousandths; and whether the search looked at all."""


def note(state, value, out, slots, buckets, targets, at):
    """Write down a position for every viewer; returns where the next one goes."""
    seats = int(state.seats)
    for viewer in range(seats):
        encoding.encode(state, viewer, out)
        for slot in range(slots.shape[1]):
            slots[at, slot] = out[slot]
        buckets[at] = encoding.bucket(state, viewer)
        targets[at, LEAD] = encoding.lead(state, out)
        is_known = value != NO_VALUE and (viewer == int(state.turn) or seats == 2)
        targets[at, HAS_VALUE] = int(is_known)
        targets[at, VALUE] = (value if viewer == int(state.turn) else -value) * 1000 // PER_POINT if is_known else 0
        at += 1
    return at


def settle(state, outcome, targets, first, last):
    """Write down beside the positions of a game how it ended."""
    seats = int(state.seats)
    for at in range(first, last):
        viewer = (at - first) % seats
        targets[at, GAINED] = margin(state, viewer)
        targets[at, WON] = won(state, viewer, outcome)


def replay(
    state,
    random,
    log,
    outcome,
    out,
    number,
    seats,
    options,
    parts,
    actions,
    values,
    length,
    slots,
    buckets,
    targets,
    at,
):
    """Play a game again and note its positions; returns where the next one goes."""
    seed(random, number)
    game.setup(state, seats, options, number % seats, parts)
    first, step = at, 0
    while state.turn != OVER:
        if at + seats > buckets.size:
            return first
        if state.turn == CHANCE:
            if step > 0 and not evaluation.is_minor(state):
                at = note(state, NO_VALUE, out, slots, buckets, targets, at)
            game.deal(state, random, log)
            continue
        if step >= length:
            return first
        at = note(state, int(values[step]), out, slots, buckets, targets, at)
        game.play(state, int(actions[step]), log)
        step += 1
    settle(state, outcome, targets, first, at)
    return at


def replay_all(
    state, random, log, outcome, out, first, seats, options, parts, actions, values, lengths, slots, buckets, targets
):
    """Play games again, those that ended; returns how many positions there are."""
    at = 0
    for number in range(lengths.size):
        if lengths[number] > 0:
            at = replay(
                state, random, log, outcome, out, first + number, seats, options, parts, actions[number],
                values[number], int(lengths[number]), slots, buckets, targets, at,
            )  # fmt: skip
    return at

"""Pavilion: what is printed on the boards: costs, neighbors, and what stands between the stars.

Stars are numbered clockwise from the upper left, the one in the middle last; slots clockwise from the top.
"""

import numpy as np

from faience.rules import bits
from faience.rules.kernel import inlined
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, EMPTY, FREE_SIDE, MIDDLE, SLOTS, SPACES, STARS

SIDES = 2
COLORED, FREE = 0, 1
MOST_COST = 6


def _cost(side: int, star: int, slot: int) -> int:
    """Costs rise clockwise; each outer star is its neighbor turned by a slot.

    On the free side 1 and 3 change places, and all spaces in the middle cost 3.
    """
    if star == MIDDLE:
        return 3 if side == FREE else slot + 1
    cost = (slot + 5 - star) % SLOTS + 1
    return {1: 3, 3: 1}.get(cost, cost) if side == FREE else cost


COST = np.array(
    [[[_cost(side, star, slot) for slot in range(SLOTS)] for star in range(STARS)] for side in range(SIDES)], np.uint8
)
"""How many tiles a space costs, by side, star and slot."""

AFFORDABLE = np.zeros((SIDES, STARS, MOST_COST + 1), np.uint8)
"""The slots, as a set, that so many tiles pay for."""
WITH_NUMBER = np.zeros((SIDES, MOST_COST + 1, STARS), np.uint8)
"""The slots, as a set, with a number printed on them."""
for _side in range(SIDES):
    for _star in range(STARS):
        for _slot in range(SLOTS):
            _printed = int(COST[_side, _star, _slot])
            AFFORDABLE[_side, _star, _printed:] |= 1 << _slot
            WITH_NUMBER[_side, _printed, _star] |= 1 << _slot


def _run(filled: int, slot: int) -> int:
    """Length of the unbroken ring of tiles through a filled slot."""
    if filled == ALL_SLOTS:
        return SLOTS
    first = last = slot
    while filled >> (first - 1) % SLOTS & 1:
        first -= 1
    while filled >> (last + 1) % SLOTS & 1:
        last += 1
    return last - first + 1


RUN = np.array([[_run(filled | 1 << slot, slot) for slot in range(SLOTS)] for filled in range(ALL_SLOTS + 1)], np.uint8)
"""Tiles connected with a slot, itself included, in a star whose filled slots are a set."""

PILLARS, STATUES, WINDOWS = 0, 1, 2
REWARDS = (1, 2, 3)
"""Tiles from the supply for surrounding a pillar, a statue, a window."""
KINDS = len(REWARDS)
MOST_AROUND = 2
"""A space stands beside at most two of them."""


def _surrounding(kind: int, which: int) -> list[tuple[int, list[int]]]:
    """The spaces around a pillar, statue or window: stars, and the slots of each."""
    if kind == PILLARS:
        return [(which, [which + 2, which + 3]), (MIDDLE, [which - 1, which])]
    if kind == STATUES:
        return [(which, [which + 1, which + 2]), ((which + 1) % COLORS, [which + 4, which + 5])]
    return [(which, [which - 1, which])]


AROUND = [
    [
        {star: sum(1 << slot % SLOTS for slot in slots) for star, slots in _surrounding(kind, which)}
        for which in range(COLORS)
    ]
    for kind in range(KINDS)
]
"""For every pillar, statue and window: the slots around it, as a set for each star."""

KIND, WHICH, HERE, SLOTS_HERE, THERE, SLOTS_THERE = range(6)
BESIDE = np.full((SPACES, MOST_AROUND, 6), EMPTY, np.int8)
"""For every space the things it stands beside: the kind (EMPTY where there is none) and which of them,
and a star with the slots around it, twice. A window has only one star, which then stands there twice."""
for _space in range(SPACES):
    _row = 0
    for _kind in range(KINDS):
        for _which in range(COLORS):
            _sets = AROUND[_kind][_which]
            if _sets.get(_space // SLOTS, 0) >> _space % SLOTS & 1:
                _flat = [number for pair in _sets.items() for number in pair]
                BESIDE[_space, _row] = [_kind, _which, *_flat, *_flat][:6]
                _row += 1

STAR_POINTS = np.array([17, 14, 15, 16, 18, 20], np.int64)
"""Points for a complete star of one color."""
MIXED_POINTS = 12
"""Points for a complete star of six colors."""
NUMBER_POINTS = np.array([0, 4, 8, 12, 16, 0, 0], np.int64)
"""Points for covering every space with a number."""


@inlined
def side_of(state):
    """Which side of the boards is up."""
    return int(state.options) & FREE_SIDE


@inlined
def cost_of(state, star, slot):
    """How many tiles a space costs."""
    return int(COST[side_of(state), star, slot])


@inlined
def spaces_left(state, seat, number):
    """How many spaces with a number are not covered yet."""
    found = 0
    for star in range(STARS):
        found += bits.size(int(WITH_NUMBER[side_of(state), number, star]) & ~int(state.filled[seat, star]))
    return found

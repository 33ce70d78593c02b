"""A position as a list of small numbers, one for each slot: what a network sees.

A slot is a question about the position with a fixed number of answers: what lies on this display, how full that line
is. Every answer to every slot is a row in the network's first table; slots that ask the same about interchangeable
things (the displays, the boards of the others) share their rows. So a network's first layer is a sum of rows, one for
each slot, and a move changes only a few of them.

`players/<game>/encoding.py` lists the slots of a game. This module has what games around displays share.
"""

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from faience.rules import bits
from faience.rules.kernel import inlined
from faience.rules.tiles import BOARDS, CENTER, DISPLAY_TILES, IN_CENTER, MOST_COLORS, MOST_SOURCES, displays_for

MOST_DISPLAYS = MOST_SOURCES - 1
CENTERS = 16
"""Counts of a color in the center that are told apart; more look like the most."""
BAGS = 23
ROUNDS = 10
LOOSE = 37
LEADS = 81
MIDDLE = LEADS // 2
"""Leads are told apart by points, up to so many either way."""
WHOSE = 3
"""Whether the viewer is to act, somebody else, or chance."""


class Slot(NamedTuple):
    """A question: its name, how many answers it has, and the table that holds their rows."""

    name: str
    answers: int
    table: str


class Layout(NamedTuple):
    """All slots of a game: where the rows of each begin, and how many rows there are."""

    slots: tuple[Slot, ...]
    first: npt.NDArray[np.int64]
    rows: int


def lay_out(slots: list[Slot]) -> Layout:
    """Give each table its rows, in the order the tables are first named."""
    begins: dict[str, int] = {}
    rows = 0
    for slot in slots:
        if slot.table not in begins:
            begins[slot.table] = rows
            rows += slot.answers
    return Layout(tuple(slots), np.array([begins[slot.table] for slot in slots], np.int64), rows)


def _contents() -> npt.NDArray[np.int16]:
    """A number for everything that can lie on a display, by its counts as digits of a number to the base 5."""
    found = np.zeros((DISPLAY_TILES + 1) ** MOST_COLORS, np.int16)
    number = 0
    for tiles in range(DISPLAY_TILES + 1):
        for colors in combinations_with_replacement(range(MOST_COLORS), tiles):
            found[sum((DISPLAY_TILES + 1) ** color for color in colors)] = number
            number += 1
    return found


CONTENTS = _contents()
DISPLAYS = int(CONTENTS.max()) + 1


def shared_slots(colors: int) -> list[Slot]:
    """The slots of displays, center, bag and lid or tower, of the round and of who leads."""
    return [
        *(Slot(f"display {number + 1}", DISPLAYS, "displays") for number in range(MOST_DISPLAYS)),
        *(Slot(f"center, color {color}", CENTERS, f"center {color}") for color in range(colors)),
        Slot("tiles to be taken", LOOSE, "loose"),
        Slot("marker in the center", 2, "marker"),
        *(Slot(f"bag, color {color}", BAGS, f"bag {color}") for color in range(colors)),
        *(Slot(f"lid or tower, color {color}", BAGS, f"spare {color}") for color in range(colors)),
        Slot("round", ROUNDS, "round"),
        Slot("lead", LEADS, "lead"),
    ]


def board_slots(slots: list[Slot]) -> list[Slot]:
    """The slots of a board, for the viewer's own and then for each of the others, which share their rows."""
    own = [Slot(f"own {slot.name}", slot.answers, f"own {slot.table}") for slot in slots]
    other = [
        Slot(f"rival {number}, {slot.name}", slot.answers, f"rival {slot.table}")
        for number in range(1, BOARDS)
        for slot in slots
    ]
    return own + other


@inlined
def see_sources(state, first, colors, out):
    """Displays, center and marker; returns where the next slot is."""
    displays = displays_for(int(state.seats))
    for display in range(MOST_DISPLAYS):
        code, scale = 0, 1
        if display < displays:
            for color in range(colors):
                code += int(state.sources[display + 1, color]) * scale
                scale *= DISPLAY_TILES + 1
        out[display] = int(first[display]) + int(CONTENTS[code])
    return see_center(state, first, colors, out)


@inlined
def see_center(state, first, colors, out):
    """Center, marker, and how many tiles are left to take; returns where the next slot is."""
    at, held, loose = MOST_DISPLAYS, 0, 0
    for color in range(colors):
        tiles = int(state.sources[CENTER, color])
        held |= int(state.holders[color])
        loose += tiles
        out[at + color] = int(first[at + color]) + min(tiles, CENTERS - 1)
    at += colors
    loose += DISPLAY_TILES * bits.size(held >> 1)
    out[at] = int(first[at]) + min(loose, LOOSE - 1)
    out[at + 1] = int(first[at + 1]) + int(state.marker == IN_CENTER)
    return at + 2


@inlined
def see_take(before, state, first, colors, out):
    """The same after a take: the display it came from is empty."""
    changed = 0
    for color in range(colors):
        changed |= int(before.holders[color]) ^ int(state.holders[color])
    changed &= ~1  # the center's bit
    while changed != 0:
        display = bits.lowest(changed) - 1
        out[display] = first[display]
        changed &= changed - 1
    see_center(state, first, colors, out)


@inlined
def see_stock(state, spare, first, colors, out, at):
    """Bag, lid or tower, and the round; returns where the next slot is."""
    for color in range(colors):
        out[at + color] = int(first[at + color]) + min(int(state.bag[color]), BAGS - 1)
        out[at + colors + color] = int(first[at + colors + color]) + min(int(spare[color]), BAGS - 1)
    at += 2 * colors
    out[at] = int(first[at]) + min(int(state.round_number), ROUNDS - 1)
    return at + 1


@inlined
def lead_of(state, out, notes, size):
    """The points that the viewer has for certain, minus those of the others on average, in thousandths.

    They stand first among what is kept of each board, the viewer's own before the others.
    """
    seats, rivals = int(state.seats), 0
    for board in range(1, seats):
        rivals += int(out[notes + size * board])
    return 1000 * int(out[notes]) - 1000 * rivals // max(1, seats - 1)


@inlined
def see_lead(lead, first, out, at):
    """How many points the viewer is ahead of the others on average."""
    out[at] = int(first[at]) + min(max(lead + MIDDLE, 0), LEADS - 1)


@inlined
def whose(state, viewer):
    """0 when the viewer is to act, 1 when another seat is, 2 when chance is."""
    if state.turn < 0:
        return 2
    return int(state.turn != viewer)

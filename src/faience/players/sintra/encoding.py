"""Sintra: the slots that a network sees of a position, from the point of view of one seat.

Version 2. For every board: each strip with what it lacks of each color beside all that it lacks, how full it is and
what its window would score, and its panes in the color of the round; each window; ornaments and colors in the windows;
glazier, glass track and who starts next. Strips are seen by what is printed on them, so any set can be played with.
Version 1 told what a strip lacks of a color by itself, so that the last square looked like any other.
"""

from faience.players.kernels.slots import (
    Slot,
    board_slots,
    lay_out,
    lead_of,
    see_lead,
    see_sources,
    see_stock,
    see_take,
    shared_slots,
    whose,
)
from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.sintra import state as rules
from faience.rules.sintra.rounds import ORNAMENT_POINTS, PANES_A_POINT, panes_around
from faience.rules.sintra.state import (
    COLORS,
    EMPTY,
    KINDS,
    MOST_TRACK,
    ORNAMENTS,
    PLACES,
    ROUNDS,
    SPACES,
    SQUARES,
    free_squares,
    panes_of,
)
from faience.rules.tiles import BOARDS, next_starter

VERSION = 2
WORTH = 24
"""What a window scores when its strip is complete, told apart up to this."""
MOST_PANES = 9
_FULL = SQUARES + 1
_BOARD = [
    *(
        Slot(f"free squares at place {place + 1}, kind {kind}", 2 * _FULL * _FULL, f"free {kind}")
        for place in range(PLACES)
        for kind in range(KINDS)
    ),
    *(Slot(f"strip and worth at place {place + 1}", 1 + _FULL * WORTH, f"worth {place}") for place in range(PLACES)),
    *(Slot(f"color of the round at place {place + 1}", 1 + _FULL * _FULL, "round color") for place in range(PLACES)),
    *(Slot(f"window {place + 1}", SPACES + 1, f"window {place}") for place in range(PLACES)),
    *(Slot(f"panes of color {color} in windows", MOST_PANES, f"panes {color}") for color in range(COLORS)),
    *(Slot(f"ornament {ornament + 1}", 5, f"ornament {ornament}") for ornament in range(ORNAMENTS)),
    Slot("complete windows and best color", (PLACES + 1) * MOST_PANES, "best"),
    Slot("glazier and strips within reach", PLACES * (PLACES + 1), "glazier"),
    Slot("glass track", MOST_TRACK, "glass"),
    Slot("next start", 2, "starts"),
]
BOARD = len(_BOARD)
_SHARED = shared_slots(COLORS)
LAYOUT = lay_out(
    [
        *_SHARED,
        Slot("phase", rules.ENDED + 1, "phase"),
        Slot("side", 2, "side"),
        *(Slot(f"color of round {number + 1}", COLORS + 1, f"indicator {number}") for number in range(ROUNDS)),
        *board_slots(_BOARD),
    ]
)
FIRST = LAYOUT.first
_LEAD = len(_SHARED) - 1
_STOCK = _LEAD - 1 - 2 * COLORS
_PHASE, _SIDE, _INDICATOR = _LEAD + 1, _LEAD + 2, _LEAD + 3
_BOARDS = _INDICATOR + ROUNDS
SLOTS = len(LAYOUT.slots)
_WORTH = PLACES * KINDS
_BONUS = _WORTH + PLACES
_WINDOWS = _BONUS + PLACES
_PANES = _WINDOWS + PLACES
_ORNAMENTS = _PANES + COLORS
_BEST = _ORNAMENTS + ORNAMENTS
_GLAZIER, _GLASS, _STARTS = _BEST + 1, _BEST + 2, _BEST + 3
NOTES = 1
"""What is kept of each board beside its slots: the points that are certain."""
WIDTH = SLOTS + BOARDS * NOTES
BUCKETS = 9


@inlined
def bucket(state, viewer):
    """Which of the network's later layers judges a position: by the number of seats and whose turn it is."""
    return 3 * (int(state.seats) - 2) + whose(state, viewer)


@inlined
def used(seats):
    """How many slots are in use; those of absent rivals come last."""
    return _BOARDS + BOARD * seats


@inlined
def lead(state, out):
    """The points that the viewer has for certain, minus those of the others on average, in thousandths."""
    return lead_of(state, out, SLOTS, NOTES)


@kernel
def encode(state, viewer, out):
    """Fill in every slot, and what is kept beside them."""
    see_sources(state, FIRST, COLORS, out)
    out[_SIDE] = int(FIRST[_SIDE]) + (int(state.options) & rules.SIDE_B)
    for number in range(ROUNDS):
        out[_INDICATOR + number] = int(FIRST[_INDICATOR + number]) + int(state.indicator[number]) + 1
    for board in range(int(state.seats)):
        see_board(state, (viewer + board) % int(state.seats), board, out)
    finish(state, out)


@kernel
def follow(before, state, viewer, out):
    """The same after one decision, from the slots of the position before it."""
    if state.turn < 0 or before.round_number != state.round_number:
        encode(state, viewer, out)
        return
    seats, seat = int(state.seats), int(before.turn)
    see_take(before, state, FIRST, COLORS, out)
    see_board(state, seat, (seat - viewer) % seats, out)
    if before.marker != state.marker:
        for board in range(seats):
            see_start(state, (viewer + board) % seats, board, out)
    finish(state, out)


@inlined
def finish(state, out):
    """What depends on several boards, and on none."""
    see_stock(state, state.tower, FIRST, COLORS, out, _STOCK)
    out[_PHASE] = int(FIRST[_PHASE]) + int(state.phase)
    see_lead(lead(state, out) // 1000, FIRST, out, _LEAD)


@inlined
def see_start(state, seat, board, out):
    """Whether a seat starts the next round as things stand."""
    at = _BOARDS + BOARD * board + _STARTS
    out[at] = int(FIRST[at]) + int(next_starter(state) == seat)


@kernel
def see_board(state, seat, board, out):
    """Everything on a board, and the points that are certain."""
    at = _BOARDS + BOARD * board
    panes = see_strips(state, seat, at, out)
    points = int(state.score[seat]) + panes // PANES_A_POINT - int(state.track[int(state.glass[seat])])
    out[SLOTS + NOTES * board] = points + see_windows(state, seat, at, out)
    out[at + _GLASS] = int(FIRST[at + _GLASS]) + int(state.glass[seat])
    see_start(state, seat, board, out)


@inlined
def see_strips(state, seat, at, out):
    """The strips and the glazier above them; returns the panes that lie on strips."""
    glazier, strips, glazed = int(state.glazier[seat]), int(state.strips[seat]), int(state.glazed[seat])
    wanted = int(state.indicator[min(int(state.round_number), ROUNDS) - 1])
    found, beyond = 0, 0
    for step in range(PLACES):
        place = PLACES - 1 - step
        own = int(state.values[place])
        free, worth, bonus = 0, 0, 0
        if strips >> place & 1:
            free = free_squares(state, seat, place)
            found += SQUARES - free
            worth = 1 + free * WORTH + min(own + beyond, WORTH - 1)
            if wanted != EMPTY:
                bonus = 1 + free * _FULL + panes_of(state, seat, place, wanted)
        for kind in range(KINDS):
            slot = at + place * KINDS + kind
            lacking = int(state.free[seat, place, kind]) if strips >> place & 1 else 0
            out[slot] = int(FIRST[slot]) + 2 * (_FULL * lacking + free) + int(place >= glazier)
        out[at + _WORTH + place] = int(FIRST[at + _WORTH + place]) + worth
        out[at + _BONUS + place] = int(FIRST[at + _BONUS + place]) + bonus
        beyond += own * (glazed >> place & 1)
    within = bits.size(strips >> glazier)
    out[at + _GLAZIER] = int(FIRST[at + _GLAZIER]) + glazier * (PLACES + 1) + within
    return found


@inlined
def see_windows(state, seat, at, out):
    """The windows and what stands between them; returns the points that they give at the end."""
    complete, best, points = 0, 0, 0
    for color in range(COLORS):
        out[at + _PANES + color] = 0
    for place in range(PLACES):
        panes = 0
        for space in range(SPACES):
            color = int(state.windows[seat, place, space])
            if color != EMPTY:
                panes += 1
                out[at + _PANES + color] = int(out[at + _PANES + color]) + 1
        complete += int(panes == SPACES)
        out[at + _WINDOWS + place] = int(FIRST[at + _WINDOWS + place]) + panes
    for color in range(COLORS):
        panes = int(out[at + _PANES + color])
        best = max(best, panes)
        out[at + _PANES + color] = int(FIRST[at + _PANES + color]) + min(panes, MOST_PANES - 1)
    out[at + _BEST] = int(FIRST[at + _BEST]) + complete * MOST_PANES + min(best, MOST_PANES - 1)
    for ornament in range(ORNAMENTS):
        panes = panes_around(state, seat, ornament)
        points += int(ORNAMENT_POINTS[panes])
        out[at + _ORNAMENTS + ornament] = int(FIRST[at + _ORNAMENTS + ornament]) + panes
    return complete * best if state.options & rules.SIDE_B else points

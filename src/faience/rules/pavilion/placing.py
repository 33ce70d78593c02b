"""Pavilion, second half of a round: placing tiles on stars, paying for them, tiles from the supply, passing."""

import numpy as np

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.pavilion.stars import (
    AFFORDABLE,
    BESIDE,
    COLORED,
    HERE,
    KIND,
    MOST_AROUND,
    MOST_COST,
    REWARDS,
    RUN,
    SLOTS_HERE,
    SLOTS_THERE,
    THERE,
    WHICH,
    cost_of,
    side_of,
)
from faience.rules.pavilion.state import (
    ALL_SLOTS,
    COLORS,
    CORNERS,
    DISCARDED,
    DONE_ACTION,
    EMPTY,
    KEEP,
    KEEP_ALL,
    KEEPS,
    KEPT,
    LAST_DISCARD,
    MIDDLE,
    PAID,
    PASS_ACTION,
    PASSED,
    PAY,
    PAYS,
    PICK,
    PICKED,
    PICKS,
    PILLAR,
    PLACE,
    PLACED,
    ROUNDS,
    SLOTS,
    STARS,
    close_choice,
    lose,
    place_action,
    place_of,
    wild_color,
)
from faience.rules.tiles import total, total_from

_REWARD = np.array(REWARDS, np.uint8)
ANY_COLOR = (1 << COLORS) - 1


@inlined
def reach(state, seat, color):
    """How many tiles a seat can pay with for a tile of a color: its own kind and wild ones, but not wild ones alone."""
    own, wild = int(state.hand[seat, color]), wild_color(state)
    wilds = int(state.hand[seat, wild]) * int(color != wild)
    return (own + wilds) * int(own > 0)


@inlined
def colors_in(state, seat, star):
    """The colors, as a set, of the tiles in a star."""
    colors = 0
    for slot in range(SLOTS):
        color = int(state.board[seat, star, slot])
        if color != EMPTY:
            colors |= 1 << color
    return colors


@inlined
def accepts(state, seat, star):
    """The colors, as a set, that a star takes next.

    On the colored side a star takes its own color, the one in the middle each color once.
    On the free side the second tile decides whether all are to be equal or all different.
    """
    if side_of(state) == COLORED and star != MIDDLE:
        return 1 << star
    colors = colors_in(state, seat, star)
    if side_of(state) != COLORED:
        if bits.size(int(state.filled[seat, star])) < 2:
            return ANY_COLOR
        if colors & (colors - 1) == 0:
            return colors
    return ANY_COLOR & ~colors


@inlined
def legal_places(state, out):
    """List every placement the seat can pay for, and the pass."""
    seat, side = int(state.turn), side_of(state)
    n = 0
    for star in range(STARS):
        free = ALL_SLOTS & ~int(state.filled[seat, star])
        colors = accepts(state, seat, star)
        for color in range(COLORS):
            payable = int(AFFORDABLE[side, star, min(MOST_COST, reach(state, seat, color))])
            slots = free & payable * (colors >> color & 1)
            n = bits.extend(out, n, place_action(star, color, 0), slots, SLOTS)
    out[n] = PASS_ACTION
    return n + 1


@inlined
def fewest_wilds(state, seat, color, cost):
    """The fewest wild tiles that a payment takes: what the color itself does not cover."""
    return max(0, cost - int(state.hand[seat, color]))


@inlined
def most_wilds(state, seat, color, cost):
    """The most wild tiles that a payment can take: all but the tile that is placed."""
    wild = wild_color(state)
    return 0 if color == wild else min(cost - 1, int(state.hand[seat, wild]))


@inlined
def wilds_to_pay(state):
    """The fewest and the most wild tiles that may be spent on the space that was chosen."""
    seat, color = int(state.turn), int(state.color)
    cost = cost_of(state, int(state.star), int(state.slot))
    return fewest_wilds(state, seat, color, cost), most_wilds(state, seat, color, cost)


@inlined
def legal_pays(state, out):
    """List how many wild tiles may be spent."""
    least, most = wilds_to_pay(state)
    return bits.members(out, PAYS, (1 << (most + 1)) - (1 << least))


@inlined
def tiles_from(counts, lowest):
    """How many tiles are of a color from `lowest` on."""
    tiles = 0
    for color in range(COLORS):
        tiles += int(counts[color]) * int(color >= lowest)
    return tiles


@inlined
def can_pick(state, color):
    """True when a color may be taken from the supply next: it is there, and enough of it and later ones to go on."""
    return state.supply[color] > 0 and tiles_from(state.supply, color) >= state.picks


@inlined
def colors_to_pick(state):
    """The colors, as a set, that may be taken from the supply next, not before the last one."""
    colors = 0
    for color in range(int(state.lowest), COLORS):
        colors |= int(can_pick(state, color)) << color
    return colors


@inlined
def colors_to_keep(state):
    """The colors, as a set, that may be kept next, not before the last one."""
    colors = 0
    for color in range(int(state.lowest), COLORS):
        colors |= int(state.hand[int(state.turn), color] > 0) << color
    return colors


@inlined
def legal_picks(state, out):
    """List the colors that may be taken from the supply next."""
    return bits.members(out, PICKS, colors_to_pick(state))


@inlined
def legal_keeps(state, out):
    """List the colors that may be kept next; or no more."""
    n = bits.members(out, KEEPS, colors_to_keep(state))
    out[n] = DONE_ACTION
    return n + 1


@inlined
def place(state, action, log):
    """Choose a space and a color for it; which tiles pay may be asked."""
    seat = int(state.turn)
    star, color, slot = place_of(action)
    cost = cost_of(state, star, slot)
    least = fewest_wilds(state, seat, color, cost)
    if least < most_wilds(state, seat, color, cost):
        state.phase, state.star, state.slot, state.color = PAY, star, slot, color
    else:
        cover(state, seat, star, slot, color, least, log)


@inlined
def pay(state, action, log):
    """The choice how many wild tiles are spent."""
    seat, star, slot, color = int(state.turn), int(state.star), int(state.slot), int(state.color)
    state.phase = PLACE
    close_choice(state)
    cover(state, seat, star, slot, color, action - PAYS, log)


@kernel
def cover(state, seat, star, slot, color, wilds, log):
    """Pay for a space, put one tile on it and the others into the tower, and score the tiles connected with it."""
    wild, cost = wild_color(state), cost_of(state, star, slot)
    state.hand[seat, color] -= cost - wilds
    state.tower[color] += cost - wilds - 1
    state.hand[seat, wild] -= wilds
    state.tower[wild] += wilds
    note(log, PAID, seat, color, cost - wilds, wild, wilds, 0)
    points = int(RUN[int(state.filled[seat, star]), slot])
    state.filled[seat, star] = int(state.filled[seat, star]) | 1 << slot
    state.board[seat, star, slot] = color
    state.score[seat] += points
    note(log, PLACED, seat, star, slot, color, cost, points)
    state.picks = reward(state, seat, star, slot, log)
    pick_forced(state, seat, log)


@inlined
def is_surrounded(state, seat, space, row):
    """True when all spaces around what a space stands beside hold a tile."""
    filled_here = int(state.filled[seat, int(BESIDE[space, row, HERE])])
    filled_there = int(state.filled[seat, int(BESIDE[space, row, THERE])])
    missing = int(BESIDE[space, row, SLOTS_HERE]) & ~filled_here | int(BESIDE[space, row, SLOTS_THERE]) & ~filled_there
    return missing == 0


@inlined
def reward(state, seat, star, slot, log):
    """Tiles from the supply for everything that the tile on a space completes, as far as the supply goes."""
    space, tiles = star * SLOTS + slot, 0
    for row in range(MOST_AROUND):
        kind = int(BESIDE[space, row, KIND])
        if kind != EMPTY and is_surrounded(state, seat, space, row):
            tiles += int(_REWARD[kind])
            note(log, PILLAR + kind, seat, int(BESIDE[space, row, WHICH]), int(_REWARD[kind]), 0, 0, 0)
    return min(tiles, total(state.supply))


@inlined
def pick_forced(state, seat, log):
    """Take what leaves no choice from the supply; ask where more than one color can be next."""
    state.phase = PLACE
    while state.picks > 0:
        colors = colors_to_pick(state)
        if colors & (colors - 1):
            state.phase = PICK
            return
        pick_one(state, seat, bits.lowest(colors), log)
    state.lowest = 0


@inlined
def pick_one(state, seat, color, log):
    """Take one tile from the supply."""
    state.supply[color] -= 1
    state.hand[seat, color] += 1
    state.picks -= 1
    state.lowest = color
    note(log, PICKED, seat, color, 0, 0, 0, 0)


@kernel
def pick(state, action, log):
    """The choice of a tile from the supply."""
    seat = int(state.turn)
    pick_one(state, seat, action - PICKS, log)
    pick_forced(state, seat, log)


@kernel
def pass_turn(state, log):
    """Out for this round; which tiles are kept may be asked."""
    seat = int(state.turn)
    tiles = total_from(state.hand, seat, 0)
    state.passed = int(state.passed) | 1 << seat
    note(log, PASSED, seat, tiles, 0, 0, 0, 0)
    if state.options & LAST_DISCARD and state.round_number == ROUNDS:
        discard(state, seat, log)
    elif state.options & KEEP_ALL and tiles <= CORNERS:
        for color in range(COLORS):
            keep_some(state, seat, color, int(state.hand[seat, color]), log)
    elif tiles > 0:
        state.phase = KEEP


@inlined
def keep_some(state, seat, color, tiles, log):
    """Put tiles of a color into the corners of the board."""
    if tiles > 0:
        state.hand[seat, color] -= tiles
        state.kept[seat, color] += tiles
        note(log, KEPT, seat, color, tiles, 0, 0, 0)


@kernel
def keep(state, action, log):
    """The choice of a tile to keep, or of no more; what is not kept is discarded."""
    seat = int(state.turn)
    if action != DONE_ACTION:
        color = action - KEEPS
        keep_some(state, seat, color, 1, log)
        state.lowest = color
        if total_from(state.kept, seat, 0) < CORNERS and total_from(state.hand, seat, color) > 0:
            return
    state.lowest = 0
    state.phase = PLACE
    discard(state, seat, log)


@kernel
def discard(state, seat, log):
    """Put what is left beside the board into the tower, at a point each."""
    tiles = total_from(state.hand, seat, 0)
    if tiles == 0:
        return
    for color in range(COLORS):
        state.tower[color] += state.hand[seat, color]
        state.hand[seat, color] = 0
    note(log, DISCARDED, seat, tiles, tiles, 0, 0, -lose(state, seat, tiles))

"""Pavilion, second half of a round: placing tiles on stars, paying for them, tiles from the supply, passing."""

import numpy as np

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.stars import BESIDE, cost_of, side_of
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, EMPTY, SLOTS, STARS, close_choice, place_of, wild_color
from faience.rules.tiles import total, total_from

_REWARD = np.array(stars.REWARDS, np.uint8)
ANY_COLOR = (1 << COLORS) - 1


@inlined
def reach(state, seat, color):
    """How many tiles a seat can pay with for a tile of a color: its own kind and wild ones, but not wild ones alone."""
    own, wild = int(state.hand[seat, color]), wild_color(state)
    wilds = int(state.hand[seat, wild]) * int(color != wild)
    return (own + wilds) * int(own > 0)


@inlined
def payable_slots(state, seat, star, color):
    """The slots of a star, as a set, that a seat can pay for with tiles of a color; some may hold a tile already."""
    return int(stars.AFFORDABLE[side_of(state), star, min(stars.MOST_COST, reach(state, seat, color))])


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
def star_value(state, seat, star):
    """The color of a star that holds a tile, EMPTY if it has several, and the points for completing it."""
    colors = colors_in(state, seat, star)
    if colors & (colors - 1):
        return EMPTY, stars.MIXED_POINTS
    return bits.lowest(colors), int(stars.STAR_POINTS[bits.lowest(colors)])


@inlined
def accepts(state, seat, star):
    """The colors, as a set, that a star takes next.

    On the colored side a star takes its own color, the one in the middle each color once.
    On the free side the second tile decides whether all are to be equal or all different.
    """
    if side_of(state) == stars.COLORED and star != rules.MIDDLE:
        return 1 << star
    colors = colors_in(state, seat, star)
    if side_of(state) != stars.COLORED:
        if bits.size(int(state.filled[seat, star])) < 2:
            return ANY_COLOR
        if colors & (colors - 1) == 0:
            return colors
    return ANY_COLOR & ~colors


@inlined
def legal_places(state, out):
    """List every placement the seat can pay for, and the pass."""
    seat, side, n = int(state.turn), side_of(state), 0
    for star in range(STARS):
        free = ALL_SLOTS & ~int(state.filled[seat, star])
        colors = accepts(state, seat, star)
        for color in range(COLORS):
            payable = int(stars.AFFORDABLE[side, star, min(stars.MOST_COST, reach(state, seat, color))])
            slots = free & payable * (colors >> color & 1)
            n = bits.extend(out, n, rules.place_action(star, color, 0), slots, SLOTS)
    out[n] = rules.PASS_ACTION
    return n + 1


@inlined
def wild_bounds(state, seat, color, cost):
    """The fewest wild tiles that pay, for what the color does not cover, and the most: for all but the tile placed."""
    wild = wild_color(state)
    most = 0 if color == wild else min(cost - 1, int(state.hand[seat, wild]))
    return max(0, cost - int(state.hand[seat, color])), most


@inlined
def wilds_to_pay(state):
    """The fewest and the most wild tiles that may be spent on the space that was chosen."""
    cost = cost_of(state, int(state.star), int(state.slot))
    return wild_bounds(state, int(state.turn), int(state.color), cost)


@inlined
def tiles_from(counts, lowest):
    """How many tiles are of a color from `lowest` on."""
    tiles = 0
    for color in range(COLORS):
        tiles += int(counts[color]) * int(color >= lowest)
    return tiles


@inlined
def colors_to_pick(state):
    """The colors, as a set, that may be taken from the supply next, not before the last one.

    There must be enough tiles of a color and the later ones to go on with.
    """
    colors = 0
    for color in range(int(state.lowest), COLORS):
        can_go_on = tiles_from(state.supply, color) >= state.picks
        colors |= int(state.supply[color] > 0 and can_go_on) << color
    return colors


@inlined
def colors_to_keep(state):
    """The colors, as a set, that may be kept next, not before the last one."""
    colors = 0
    for color in range(int(state.lowest), COLORS):
        colors |= int(state.hand[int(state.turn), color] > 0) << color
    return colors


@inlined
def place(state, action, log):
    """Choose a space and a color for it; which tiles pay may be asked."""
    seat = int(state.turn)
    star, color, slot = place_of(action)
    cost = cost_of(state, star, slot)
    least, most = wild_bounds(state, seat, color, cost)
    if least < most:
        state.phase, state.star, state.slot, state.color = rules.PAY, star, slot, color
    else:
        cover(state, seat, star, slot, color, least, log)


@inlined
def pay(state, action, log):
    """The choice how many wild tiles are spent."""
    seat, star, slot, color = int(state.turn), int(state.star), int(state.slot), int(state.color)
    state.phase = rules.PLACE
    close_choice(state)
    cover(state, seat, star, slot, color, action - rules.PAYS, log)


@kernel
def cover(state, seat, star, slot, color, wilds, log):
    """Pay for a space, put one tile on it and the others into the tower, and score the tiles connected with it."""
    wild, cost = wild_color(state), cost_of(state, star, slot)
    state.hand[seat, color] -= cost - wilds
    state.tower[color] += cost - wilds - 1
    state.hand[seat, wild] -= wilds
    state.tower[wild] += wilds
    note(log, rules.PAID, seat, color, cost - wilds, wild, wilds, 0)
    points = int(stars.RUN[int(state.filled[seat, star]), slot])
    state.filled[seat, star] = int(state.filled[seat, star]) | 1 << slot
    state.board[seat, star, slot] = color
    state.score[seat] += points
    note(log, rules.PLACED, seat, star, slot, color, cost, points)
    state.picks = reward(state, seat, star, slot, log)
    pick_forced(state, seat, log)


@inlined
def is_surrounded(state, seat, space, row):
    """True when all spaces around what a space stands beside hold a tile."""
    filled_here = int(state.filled[seat, int(BESIDE[space, row, stars.HERE])])
    filled_there = int(state.filled[seat, int(BESIDE[space, row, stars.THERE])])
    around_here, around_there = int(BESIDE[space, row, stars.SLOTS_HERE]), int(BESIDE[space, row, stars.SLOTS_THERE])
    missing = around_here & ~filled_here | around_there & ~filled_there
    return missing == 0


@inlined
def reward(state, seat, star, slot, log):
    """Tiles from the supply for everything that the tile on a space completes, as far as the supply goes."""
    space, tiles = star * SLOTS + slot, 0
    for row in range(stars.MOST_AROUND):
        kind, which = int(BESIDE[space, row, stars.KIND]), int(BESIDE[space, row, stars.WHICH])
        if kind != EMPTY and is_surrounded(state, seat, space, row):
            tiles += int(_REWARD[kind])
            note(log, rules.PILLAR + kind, seat, which, int(_REWARD[kind]), 0, 0, 0)
    return min(tiles, total(state.supply))


@inlined
def pick_forced(state, seat, log):
    """Take what leaves no choice from the supply; ask where more than one color can be next."""
    state.phase = rules.PLACE
    while state.picks > 0:
        colors = colors_to_pick(state)
        if colors & (colors - 1):
            state.phase = rules.PICK
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
    note(log, rules.PICKED, seat, color, 0, 0, 0, 0)


@kernel
def pick(state, action, log):
    """The choice of a tile from the supply."""
    seat = int(state.turn)
    pick_one(state, seat, action - rules.PICKS, log)
    pick_forced(state, seat, log)


@kernel
def pass_turn(state, log):
    """Out for this round; which tiles are kept may be asked."""
    seat = int(state.turn)
    tiles = total_from(state.hand, seat, 0)
    state.passed = int(state.passed) | 1 << seat
    note(log, rules.PASSED, seat, tiles, 0, 0, 0, 0)
    if state.options & rules.LAST_DISCARD and state.round_number == rules.ROUNDS:
        discard(state, seat, log)
    elif state.options & rules.KEEP_ALL and tiles <= rules.CORNERS:
        for color in range(COLORS):
            keep_some(state, seat, color, int(state.hand[seat, color]), log)
    elif tiles > 0:
        state.phase = rules.KEEP


@inlined
def keep_some(state, seat, color, tiles, log):
    """Put tiles of a color into the corners of the board."""
    state.hand[seat, color] -= tiles
    state.kept[seat, color] += tiles
    if tiles > 0:
        note(log, rules.KEPT, seat, color, tiles, 0, 0, 0)


@kernel
def keep(state, action, log):
    """The choice of a tile to keep, or of no more; what is not kept is discarded."""
    seat = int(state.turn)
    if action != rules.DONE_ACTION:
        color = action - rules.KEEPS
        keep_some(state, seat, color, 1, log)
        state.lowest = color
        if total_from(state.kept, seat, 0) < rules.CORNERS and total_from(state.hand, seat, color) > 0:
            return
    state.lowest = 0
    state.phase = rules.PLACE
    discard(state, seat, log)


@kernel
def throw(rows, seat, tower):
    """Put all tiles of a seat, beside its board or in its corners, into the tower; returns how many there were."""
    tiles = 0
    for color in range(COLORS):
        tiles += int(rows[seat, color])
        tower[color] += rows[seat, color]
        rows[seat, color] = 0
    return tiles


@kernel
def discard(state, seat, log):
    """Put what is left beside the board into the tower, at a point each."""
    tiles = throw(state.hand, seat, state.tower)
    if tiles > 0:
        note(log, rules.DISCARDED, seat, tiles, tiles, 0, 0, -rules.lose(state, seat, tiles))

"""Pavilion: what a position is worth, in features of each board."""

import numpy as np

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.placing import accepts, cover, keep_some, payable_slots, pick_one, star_value, wild_bounds
from faience.rules.pavilion.stars import cost_of
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, SLOTS, STARS, lose, place_of, take_of, wild_color
from faience.rules.tiles import next_starter, total_from

STAGES = rules.ROUNDS
"""How many rounds are still to come."""
KINDS = len(stars.AROUND)
AROUND_SETS = np.array(
    [[sum(slots << SLOTS * star for star, slots in one.items()) for one in kind] for kind in stars.AROUND]
)
"""The slots around every pillar, statue and window, as a set of the slots of all stars."""
NUMBERS = 4
NAMES = (
    *(f"star with {tiles}" for tiles in range(1, SLOTS)),
    "value of stars under way",
    *(f"missing {number}s: {missing}" for number in range(1, NUMBERS + 1) for missing in range(1, 4)),
    *(f"{kind} lacking {missing}" for kind in ("pillar", "statue", "window") for missing in range(1, 3)),
    "tiles kept",
    "wild tiles kept",
    "most of a color kept",
    "starts",
)
FEATURES = len(NAMES)
_VALUE = SLOTS - 1
_MISSING = _VALUE + 1
_LACKING = _MISSING + 3 * NUMBERS
_KEPT = _LACKING + 2 * KINDS
_WILDS, _MOST, _STARTS = _KEPT + 1, _KEPT + 2, _KEPT + 3


@inlined
def is_minor(state):
    """True for a draw that does not end the calculation: the supply is refilled."""
    return state.phase == rules.REFILL


@kernel
def close(state, log):
    """Pretend that the round ended now: everybody places what scores most with the tiles in hand and keeps the rest."""
    for seat in range(int(state.seats)):
        if not int(state.passed) >> seat & 1:
            place_best(state, seat, log)
            leave(state, seat, log)


@kernel
def place_best(state, seat, log):
    """Place tiles one by one where they score most for what they cost; picked tiles are wild if they can be."""
    while True:
        best, to_star, to_slot, of_color = 0, -1, 0, 0
        for star in range(STARS):
            filled = int(state.filled[seat, star])
            if filled == ALL_SLOTS:
                continue
            colors = accepts(state, seat, star)
            for color in range(COLORS):
                if not colors >> color & 1 or state.hand[seat, color] == 0:
                    continue
                slots = ALL_SLOTS & ~filled & payable_slots(state, seat, star, color)
                while slots != 0:
                    slot = bits.lowest(slots)
                    slots &= slots - 1
                    worth = 64 * int(stars.RUN[filled, slot]) - 20 * cost_of(state, star, slot) + 121
                    if worth > best:
                        best, to_star, to_slot, of_color = worth, star, slot, color
        if to_star < 0:
            return
        wilds, _ = wild_bounds(state, seat, of_color, cost_of(state, to_star, to_slot))
        cover(state, seat, to_star, to_slot, of_color, wilds, log)
        while state.picks > 0:
            pick_one(state, seat, best_pick(state), log)
        state.lowest = 0
        state.phase = rules.PLACE


@inlined
def best_pick(state):
    """The wild color if the supply holds it, else the first color that it holds."""
    wild = wild_color(state)
    if state.supply[wild] > 0:
        return wild
    color = 0
    while state.supply[color] == 0:
        color += 1
    return color


@inlined
def leave(state, seat, log):
    """Keep four tiles, those of the next wild color first, and pay for the others."""
    following = int(rules.WILD[min(int(state.round_number), rules.ROUNDS - 1)])
    tiles = min(rules.CORNERS, int(state.hand[seat, following]))
    keep_some(state, seat, following, tiles, log)
    room = rules.CORNERS - tiles
    for color in range(COLORS):
        tiles = min(room, int(state.hand[seat, color]))
        keep_some(state, seat, color, tiles, log)
        room -= tiles
    lose(state, seat, total_from(state.hand, seat, 0))


@kernel
def stage(state):
    """How many rounds are still to come: the one that is about to be dealt, or those after the one being played."""
    return min(rules.ROUNDS - int(state.round_number) + int(state.phase < rules.DRAFT), STAGES - 1)


@kernel
def features(state, seat, out):
    """Fill `out` with the features of a board and return the points it has for certain."""
    out[:] = 0
    found = int(state.score[seat])
    for star in range(STARS):
        found += count_star(state, seat, star, out)
    for number in range(1, NUMBERS + 1):
        missing = stars.spaces_left(state, seat, number)
        if missing == 0:
            found += int(stars.NUMBER_POINTS[number])
        elif missing < 4:
            out[_MISSING + 3 * (number - 1) + missing - 1] = 1
    count_around(state, seat, out)
    count_tiles(state, seat, out)
    out[_STARTS] = int(next_starter(state) == seat)
    return found


@inlined
def count_star(state, seat, star, out):
    """A star by how full it is and what it would be worth; returns its points if it is complete."""
    filled = int(state.filled[seat, star])
    if filled == 0:
        return 0
    _, value = star_value(state, seat, star)
    if filled == ALL_SLOTS:
        return value
    tiles = bits.size(filled)
    out[tiles - 1] += 1
    out[_VALUE] += value * tiles * tiles
    return 0


@inlined
def count_around(state, seat, out):
    """Pillars, statues and windows that lack one or two tiles."""
    filled = 0
    for star in range(STARS):
        filled |= int(state.filled[seat, star]) << SLOTS * star
    for kind in range(KINDS):
        for which in range(COLORS):
            missing = bits.size(int(AROUND_SETS[kind, which]) & ~filled)
            if 0 < missing < 3:
                out[_LACKING + 2 * kind + missing - 1] += 1


@inlined
def count_tiles(state, seat, out):
    """Tiles for the next round: kept ones, or in hand before it begins."""
    following = int(rules.WILD[min(int(state.round_number) - int(state.phase < rules.DRAFT), rules.ROUNDS - 1)])
    for color in range(COLORS):
        tiles = int(state.kept[seat, color]) + int(state.hand[seat, color])
        out[_KEPT] += tiles
        out[_WILDS] += tiles * int(color == following)
        out[_MOST] = max(int(out[_MOST]), tiles)


@kernel
def promise(state, action):
    """How good a move looks at first sight, so that good ones are searched first."""
    seat = int(state.turn)
    if state.phase == rules.DRAFT:
        color, source = take_of(action)
        tiles, wilds = int(state.sources[source, color]), int(state.sources[source, wild_color(state)])
        return 10 * tiles + 5 * int(state.hand[seat, color] > 0) + 8 * int(wilds > 0)
    if state.phase != rules.PLACE or action == rules.PASS_ACTION:
        return 0
    star, _, slot = place_of(action)
    return 20 + 10 * int(stars.RUN[int(state.filled[seat, star]), slot]) - 2 * cost_of(state, star, slot)

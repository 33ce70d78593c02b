"""Classic: taking tiles and laying them on a pattern line or the floor."""

from faience.rules import bits
from faience.rules.classic import state as rules
from faience.rules.classic.state import COLORS, EMPTY, FLOOR, JOKER, MARKER, TARGETS, close_choice, take_of
from faience.rules.classic.walls import cells
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.tiles import CENTER, COLOR_OFFERED, IN_CENTER, MOST_SOURCES, lift, slide

EVERYWHERE = (1 << MOST_SOURCES) - 1
"""All sources, as a set."""


@inlined
def line_room(state, seat, line):
    """Free spaces of a pattern line."""
    return line + 1 - int(state.line_tiles[seat, line]) - int(state.line_jokers[seat, line])


@inlined
def joker_bounds(room, tiles, jokers):
    """The fewest jokers that may stay in an overfull line, enough to fill it, and the most: all it has room for."""
    return max(0, room - tiles), min(jokers, room)


@inlined
def legal(state, out):
    """List the actions of the seat to act, ascending; returns how many there are."""
    if state.turn < 0:
        return 0
    if state.phase == rules.WALL:
        return bits.members(out, rules.CELL_ACTIONS, cells(state, int(state.turn), int(state.line)))
    if state.phase == rules.OVERFILL:
        least, most = jokers_to_keep(state)
        return bits.members(out, rules.KEEP_ACTIONS, bits.span(least, most))
    n = list_takes(state, EVERYWHERE, 0, out, 0)
    if state.options & rules.JOKERS:
        n = list_joker_takes(state, out, n)
        n = list_takes(state, int(state.holders[JOKER]), rules.JOKER_TAKES + rules.PICK_STRIDE, out, n)
    return n


@inlined
def list_takes(state, sources, first_action, out, n):
    """Append the takes of every color on some sources, each for all targets that accept the color."""
    seat, offers = int(state.turn), 0
    for color in range(COLORS):
        offers |= (int(state.holders[color]) & sources) << (color * MOST_SOURCES)
    while offers != 0:
        offer = bits.lowest(offers)
        offers &= offers - 1
        targets = int(state.open[seat, int(COLOR_OFFERED[offer])])
        n = bits.extend(out, n, first_action + offer * TARGETS, targets, TARGETS)
    return n


@inlined
def list_joker_takes(state, out, n):
    """Append the takes of nothing but jokers, from every source that holds one."""
    targets, sources = int(state.open[int(state.turn), JOKER]), int(state.holders[JOKER])
    while sources != 0:
        source = bits.lowest(sources)
        sources &= sources - 1
        n = bits.extend(out, n, rules.JOKER_TAKES + source * TARGETS, targets, TARGETS)
    return n


@inlined
def jokers_to_keep(state):
    """The fewest and the most of the jokers in hand that may stay in the overfull line."""
    room = line_room(state, int(state.turn), int(state.line))
    return joker_bounds(room, int(state.tiles), int(state.jokers))


@kernel
def take(state, action, log):
    """Take tiles from one source and lay them on one target; an overfull line of mixed tiles may ask what stays."""
    seat = int(state.turn)
    color, source, target, has_jokers = take_of(action)
    tiles = lift(state, source, color) if color != EMPTY else 0
    jokers = lift(state, source, JOKER) if has_jokers else 0
    slide(state, source)
    note(log, rules.TOOK, seat, source, color, tiles, jokers, 0)
    if (source == CENTER) & (state.marker == IN_CENTER):
        take_marker(state, seat, log)
    if target == FLOOR:
        drop(state, seat, color, tiles, log)
        if jokers > 0:
            drop_jokers(state, seat, jokers, log)
    else:
        fill(state, seat, target, color, tiles, jokers, log)


@inlined
def fill(state, seat, line, color, tiles, jokers, log):
    """Lay what was taken on a line, or ask how many jokers stay where that is a choice."""
    room = line_room(state, seat, line)
    least, most = joker_bounds(room, tiles, jokers)
    if least < most and tiles + jokers > room:
        state.phase = rules.OVERFILL
        state.line, state.color, state.tiles, state.jokers = line, color, tiles, jokers
    else:
        lay(state, seat, line, color, tiles, jokers, most, log)


@kernel
def take_marker(state, seat, log):
    """The first to take from the center takes the marker, onto the floor if there is a free space."""
    state.marker = seat
    space = int(state.floor_used[seat])
    if space < rules.FLOOR_SPACES:
        state.floor[seat, space] = MARKER
        state.floor_used[seat] = space + 1
        note(log, rules.MARKED, seat, space, 0, 0, 0, 0)
    else:
        note(log, rules.MARKED, seat, EMPTY, 0, 0, 0, 0)


@inlined
def lay(state, seat, line, color, tiles, jokers, kept, log):
    """Lay tiles on a line, `kept` of the jokers among them; what does not fit falls."""
    room = line_room(state, seat, line)
    laid = min(tiles, room - kept)
    state.line_tiles[seat, line] += laid
    state.line_jokers[seat, line] += kept
    note(log, rules.LINED, seat, line, color, laid, kept, 0)
    narrow(state, seat, line, color if laid > 0 else EMPTY, int(laid + kept == room))
    drop(state, seat, color, tiles - laid, log)
    if jokers > kept:
        drop_jokers(state, seat, jokers - kept, log)


@inlined
def narrow(state, seat, line, color, is_full):
    """After tiles were laid on a line: a full one accepts nothing more, a begun one only its color and jokers."""
    has_color = int(color != EMPTY)
    for kind in range(COLORS):
        is_shut = is_full | (has_color & int(kind != color))
        state.open[seat, kind] = int(state.open[seat, kind]) & ~(is_shut << line)
    state.open[seat, JOKER] = int(state.open[seat, JOKER]) & ~(is_full << line)
    if has_color:
        state.line_color[seat, line] = color


@inlined
def drop(state, seat, kind, tiles, log):
    """Tiles fall onto the floor line from left to right; past its seventh space they go to the lid, free of charge."""
    if kind == EMPTY:
        return
    used = int(state.floor_used[seat])
    fallen = min(tiles, rules.FLOOR_SPACES - used)
    for space in range(used, used + fallen):
        state.floor[seat, space] = kind
    state.floor_used[seat] = used + fallen
    state.lid[kind] += tiles - fallen
    if log.size > 0 and tiles > 0:
        note(log, rules.FELL, seat, kind, fallen, tiles - fallen, 0, 0)


@kernel
def drop_jokers(state, seat, jokers, log):
    """Jokers fall like other tiles; so seldom that a copy of the code in every caller would not pay."""
    drop(state, seat, JOKER, jokers, log)


@kernel
def keep(state, action, log):
    """The choice which jokers stay in an overfull line."""
    seat, line, color = int(state.turn), int(state.line), int(state.color)
    lay(state, seat, line, color, int(state.tiles), int(state.jokers), action - rules.KEEP_ACTIONS, log)
    close_choice(state)

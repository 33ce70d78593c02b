"""Pavilion: from a decision to the next one: the end of a turn, of a round, of the game."""

from faience.rules import bits
from faience.rules.dealing import STARTED
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.pavilion.draft import is_drafted, legal_takes, take
from faience.rules.pavilion.placing import (
    colors_in,
    keep,
    legal_keeps,
    legal_pays,
    legal_picks,
    legal_places,
    pass_turn,
    pay,
    pick,
    place,
)
from faience.rules.pavilion.stars import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS, WITH_NUMBER, side_of
from faience.rules.pavilion.state import (
    ALL_ROUNDS,
    ALL_SLOTS,
    COLORS,
    CORNER,
    DEAL,
    DRAFT,
    EMPTY,
    ENDED,
    FINISHED,
    NUMBER,
    PASS_ACTION,
    PASSED,
    PAY,
    PICK,
    PLACE,
    PLACING,
    REFILL,
    RETURNED,
    ROUNDS,
    STAR,
    STARS,
    SUPPLY_SPACES,
    lose,
)
from faience.rules.ranking import rank
from faience.rules.tiles import CHANCE, IN_CENTER, OVER, total, total_from


@inlined
def legal(state, out):
    """List the actions of the seat to act, ascending; returns how many there are."""
    if state.turn < 0:
        return 0
    if state.phase == DRAFT:
        return legal_takes(state, out)
    if state.phase == PLACE:
        return legal_places(state, out)
    if state.phase == PAY:
        return legal_pays(state, out)
    if state.phase == PICK:
        return legal_picks(state, out)
    return legal_keeps(state, out)


@kernel
def play(state, action, log):
    """One decision and everything that follows without a choice."""
    if act(state, action, log):
        settle(state, log)


@inlined
def act(state, action, log):
    """One decision; True when the first half of a round is over, or a turn of the second."""
    if state.phase == DRAFT:
        take(state, action, log)
        return is_drafted(state)
    if state.phase == PLACE:
        if action == PASS_ACTION:
            pass_turn(state, log)
        else:
            place(state, action, log)
    elif state.phase == PAY:
        pay(state, action, log)
    elif state.phase == PICK:
        pick(state, action, log)
    else:
        keep(state, action, log)
    return state.phase == PLACE


@kernel
def settle(state, log):
    """Begin the second half of a round, or end a turn of it: gaps in the supply are filled before the next one."""
    if state.phase == DRAFT:
        begin_placing(state, log)
        advance(state, int(state.starter) - 1, log)
        return
    seat = int(state.turn)
    if total(state.supply) < SUPPLY_SPACES and total(state.bag) + total(state.tower) > 0:
        state.turn, state.phase, state.placing = CHANCE, REFILL, seat
    else:
        advance(state, seat, log)


@kernel
def begin_placing(state, log):
    """Whoever holds the marker starts; if nobody took it, whoever started the round."""
    if state.marker != IN_CENTER:
        state.starter = state.marker
    state.passed = 0
    state.phase = PLACE
    note(log, PLACING, int(state.starter), int(state.round_number), 0, 0, 0, 0)


@kernel
def advance(state, seat, log):
    """Go on after a seat's turn: to the next one that has not passed, or to the next round."""
    while not find_turn(state, seat, log):
        if not next_round(state, log):
            return
        seat = int(state.starter) - 1


@kernel
def find_turn(state, seat, log):
    """The turn goes to the next seat that has not passed; who has no tiles passes without being asked."""
    for step in range(1, int(state.seats) + 1):
        following = (seat + step) % int(state.seats)
        if int(state.passed) >> following & 1:
            continue
        if total_from(state.hand, following, 0) > 0:
            state.turn, state.phase = following, PLACE
            return True
        state.passed = int(state.passed) | 1 << following
        note(log, PASSED, following, 0, 0, 0, 0, 0)
    return False


@kernel
def next_round(state, log):
    """Kept tiles come back and tiles are dealt, or the game is over; True when there is not one tile to deal."""
    if state.round_number == ROUNDS:
        finish(state, log)
        return False
    state.round_number += 1
    state.marker = IN_CENTER
    state.passed = 0
    for seat in range(state.seats):
        if total_from(state.kept, seat, 0) > 0:
            note(log, RETURNED, seat, total_from(state.kept, seat, 0), 0, 0, 0, 0)
            for color in range(COLORS):
                state.hand[seat, color] += state.kept[seat, color]
                state.kept[seat, color] = 0
    if total(state.bag) + total(state.tower) > 0:
        state.turn, state.phase = CHANCE, DEAL
        return False
    note(log, STARTED, int(state.starter), int(state.round_number), 0, 0, 0, 0)
    begin_placing(state, log)
    return True


@kernel
def finish(state, log):
    """The final scoring: complete stars, covered numbers, then the tiles left in the corners."""
    for seat in range(state.seats):
        for star in range(STARS):
            score_star(state, seat, star, log)
        for number in range(NUMBER_POINTS.size):
            score_number(state, seat, number, log)
        tiles = total_from(state.kept, seat, 0)
        if tiles > 0:
            for color in range(COLORS):
                state.tower[color] += state.kept[seat, color]
                state.kept[seat, color] = 0
            note(log, CORNER, seat, tiles, tiles, 0, 0, -lose(state, seat, tiles))
    state.reason = ALL_ROUNDS
    state.turn, state.phase = OVER, ENDED
    note(log, FINISHED, NOBODY, ALL_ROUNDS, int(state.round_number), 0, 0, 0)


@kernel
def score_star(state, seat, star, log):
    """Points for a complete star, by its color, or for having all six."""
    if state.filled[seat, star] != ALL_SLOTS:
        return
    colors = colors_in(state, seat, star)
    is_mixed = colors & (colors - 1) != 0
    color = EMPTY if is_mixed else bits.lowest(colors)
    points = MIXED_POINTS if is_mixed else int(STAR_POINTS[bits.lowest(colors)])
    state.score[seat] += points
    note(log, STAR, seat, star, color, 0, 0, points)


@kernel
def score_number(state, seat, number, log):
    """Points for covering every space with a number."""
    missing = 0
    for star in range(STARS):
        missing |= int(WITH_NUMBER[side_of(state), number, star]) & ~int(state.filled[seat, star])
    points = int(NUMBER_POINTS[number])
    if missing == 0 and points > 0:
        state.score[seat] += points
        note(log, NUMBER, seat, number, 0, 0, 0, points)


@kernel
def outcome(state, out):
    """Places from 1, equal for seats with the same score: nothing breaks ties."""
    out[:] = 0
    rank(state, 1, out)

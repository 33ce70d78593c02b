"""Pavilion: from a decision to the next one: the end of a turn, of a round, of the game."""

from faience.rules import bits
from faience.rules.dealing import STARTED, next_deal
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.pavilion import placing, stars
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.draft import legal_takes, take
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, STARS, lose
from faience.rules.ranking import rank
from faience.rules.tiles import CHANCE, OVER, has_loose_tiles, next_starter, next_turn, total, total_from


@inlined
def legal(state, out):
    """List the actions of the seat to act, ascending; returns how many there are."""
    if state.turn < 0:
        return 0
    if state.phase == rules.DRAFT:
        return legal_takes(state, out)
    if state.phase == rules.PLACE:
        return placing.legal_places(state, out)
    if state.phase == rules.PAY:
        least, most = placing.wilds_to_pay(state)
        return bits.members(out, rules.PAYS, bits.span(least, most))
    if state.phase == rules.PICK:
        return bits.members(out, rules.PICKS, placing.colors_to_pick(state))
    n = bits.members(out, rules.KEEPS, placing.colors_to_keep(state))
    out[n] = rules.DONE_ACTION
    return n + 1


@kernel
def play(state, action, log):
    """One decision and everything that follows without a choice."""
    if act(state, action, log):
        settle(state, log)


@inlined
def act(state, action, log):
    """One decision; True when the first half of a round is over, or a turn of the second."""
    if state.phase == rules.DRAFT:
        take(state, action, log)
        next_turn(state)
        return not has_loose_tiles(state)
    if state.phase == rules.PLACE:
        if action == rules.PASS_ACTION:
            placing.pass_turn(state, log)
        else:
            placing.place(state, action, log)
    elif state.phase == rules.PAY:
        placing.pay(state, action, log)
    elif state.phase == rules.PICK:
        placing.pick(state, action, log)
    else:
        placing.keep(state, action, log)
    return state.phase == rules.PLACE


@kernel
def settle(state, log):
    """Begin the second half of a round, or end a turn of it: gaps in the supply are filled before the next one."""
    if state.phase == rules.DRAFT:
        begin_placing(state, log)
        advance(state, int(state.starter) - 1, log)
        return
    seat = int(state.turn)
    if total(state.supply) < rules.SUPPLY_SPACES and total(state.bag) + total(state.tower) > 0:
        state.turn, state.phase, state.placing = CHANCE, rules.REFILL, seat
    else:
        advance(state, seat, log)


@kernel
def begin_placing(state, log):
    """Whoever holds the marker starts; if nobody took it, whoever started the round."""
    state.starter = next_starter(state)
    state.passed = 0
    state.phase = rules.PLACE
    note(log, rules.PLACING, int(state.starter), int(state.round_number), 0, 0, 0, 0)


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
            state.turn, state.phase = following, rules.PLACE
            return True
        state.passed = int(state.passed) | 1 << following
        note(log, rules.PASSED, following, 0, 0, 0, 0, 0)
    return False


@kernel
def next_round(state, log):
    """Kept tiles come back and tiles are dealt, or the game is over; True when there is not one tile to deal."""
    if state.round_number == rules.ROUNDS:
        finish(state, log)
        return False
    next_deal(state, rules.DEAL)
    state.passed = 0
    for seat in range(state.seats):
        tiles = total_from(state.kept, seat, 0)
        if tiles > 0:
            note(log, rules.RETURNED, seat, tiles, 0, 0, 0, 0)
            for color in range(COLORS):
                state.hand[seat, color] += state.kept[seat, color]
                state.kept[seat, color] = 0
    if total(state.bag) + total(state.tower) > 0:
        return False
    note(log, STARTED, int(state.starter), int(state.round_number), 0, 0, 0, 0)
    begin_placing(state, log)
    return True


@kernel
def finish(state, log):
    """The final scoring: complete stars, covered numbers, then the tiles left in the corners."""
    for seat in range(state.seats):
        outlook(state, seat, log)
        tiles = placing.throw(state.kept, seat, state.tower)
        if tiles > 0:
            note(log, rules.CORNER, seat, tiles, tiles, 0, 0, -lose(state, seat, tiles))
    state.reason = rules.ALL_ROUNDS
    state.turn, state.phase = OVER, rules.ENDED
    note(log, rules.FINISHED, NOBODY, rules.ALL_ROUNDS, int(state.round_number), 0, 0, 0)


@kernel
def outlook(state, seat, log):
    """Score a seat's complete stars and covered numbers, which are certain before the end: no tile ever leaves them."""
    for star in range(STARS):
        score_star(state, seat, star, log)
    for number in range(stars.NUMBER_POINTS.size):
        score_number(state, seat, number, log)


@kernel
def score_star(state, seat, star, log):
    """Points for a complete star, by its color, or for having all six."""
    if state.filled[seat, star] != ALL_SLOTS:
        return
    color, points = placing.star_value(state, seat, star)
    state.score[seat] += points
    note(log, rules.STAR, seat, star, color, 0, 0, points)


@kernel
def score_number(state, seat, number, log):
    """Points for covering every space with a number."""
    points = int(stars.NUMBER_POINTS[number])
    if points > 0 and stars.spaces_left(state, seat, number) == 0:
        state.score[seat] += points
        note(log, rules.NUMBER, seat, number, 0, 0, 0, points)


@kernel
def outcome(state, out):
    """Places from 1, equal for seats with the same score: nothing breaks ties."""
    out[:] = 0
    rank(state, 1, out)

"""Taking moves back, as far as the table's policy and the others allow.

`free`: at once as long as nobody else has acted and nothing was drawn since; otherwise all other people must agree.
`agreement`: all other people must agree, always. Who is away and has a bot in their seat is asked only where a move
of their own would be taken back, or where something was drawn since, or a link shown for a draw that is due: what a
draw revealed is taken back by all or not at all, and the record shows it. Who comes back is asked from then on. Bots
always agree, so a person who plays with bots alone, or who holds all the seats, goes back to their last decision at
once, past a draw too.

Who was away may ask to take back what a bot played for them, as long as they have not moved again. For that all other
people must agree, whatever the policy, unless moves are final at this table.
"""

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from faience.table import commands, events, limits
from faience.table.folding import Decision, clocks_after_undo
from faience.table.playing import check_time, come_back
from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.state import PendingUndo, PlayedMove, TableState


class Prospect(msgspec.Struct, frozen=True):
    """What would become of a wish to take back: the move, whether at once or by asking, and whom."""

    move: PlayedMove
    can: Literal["now", "ask"]
    others: tuple[int, ...]


def prospect(state: TableState, who: Who, now: int) -> Prospect:
    """What would happen if a person wanted to take back; Refused if it cannot be."""
    state.playing()
    if state.settings.undo == "off":
        raise Refused("undo-off", "undo is off at this table")
    mine = state.seated(who, "undo a move")
    move = next((move for move in reversed(state.moves) if move.seat in mine and not move.is_bot), None)
    if move is None:
        raise Refused("nothing-to-undo", "you have no move to undo")
    limits.check(state.tallies, move.seat, "undos")
    others = tuple(at for at in range(len(state.seats)) if at not in mine and state.must_agree(at, move.before))
    is_latest = move is state.moves[-1] and state.known == move.deals
    is_free = state.settings.undo == "free" and is_latest
    can: Literal["now", "ask"] = "now" if is_free or not others else "ask"
    _check_time(state, move, now, can)
    return Prospect(move, can, others)


def _check_time(state: TableState, move: PlayedMove, now: int, can: Literal["now", "ask"]) -> None:
    """Refused if somebody would be left without time, having spent what the moves had gained."""
    clock, clocks = state.settings.clock, state.clocks
    if clock is None or clocks is None or (clock.is_of_days and can == "ask"):
        return
    dropped = tuple(other for other in state.moves if other.number > move.before)
    undone = events.Undone(at=now, seat=move.seat, back_to=move.before, move=move.move, is_exact=True)
    after, before = clocks_after_undo(state, dropped, undone), clocks.left_at(now)
    assert after is not None
    for at, left in enumerate(after.left):
        if left <= 0 and left < before[at] and state.seats[at].bot is None:
            raise Refused("no-time", "seat {seat} has spent the time that these moves brought", seat=at + 1)


def stood_in(state: TableState, at: int) -> tuple[PlayedMove, ...]:
    """What a bot has played for a person since that person's last move."""
    moves = list[PlayedMove]()
    for move in reversed(state.moves if state.seats[at].is_person else ()):
        if move.seat == at:
            if not move.is_bot:
                break
            moves.append(move)
    return tuple(reversed(moves))


def stand_in_prospect(state: TableState, who: Who, number: int, now: int) -> Prospect:
    """What would happen if a person wanted to take back what a bot played for them; Refused if it cannot be."""
    state.playing()
    at = state.own(number, who)
    if state.settings.undo == "off":
        raise Refused("undo-off", "undo is off at this table")
    if not (moves := stood_in(state, at)):
        raise Refused("nothing-to-undo", "no bot has played for seat {seat} since its last move", seat=number)
    if state.seats[at].stand_in is not None:
        check_time(state, at)
    limits.check(state.tallies, at, "undos")
    mine = state.seats_of(who)
    others = tuple(
        other for other in range(len(state.seats)) if other not in mine and state.must_agree(other, moves[0].before)
    )
    can: Literal["now", "ask"] = "ask" if others else "now"
    _check_time(state, moves[0], now, can)
    return Prospect(moves[0], can, others)


def can_undo(state: TableState, who: Who, now: int) -> Literal["now", "ask", "no"]:
    """Whether a person could take back a move: at once, by asking the others, or not."""
    return _can(state, lambda: prospect(state, who, now))


def can_undo_stand_in(state: TableState, who: Who, number: int, now: int) -> Literal["now", "ask", "no"]:
    """Whether a person could take back what a bot played for them."""
    return _can(state, lambda: stand_in_prospect(state, who, number, now))


def _can(state: TableState, find: Callable[[], Prospect]) -> Literal["now", "ask", "no"]:
    if state.request is not None:
        return "no"
    try:
        return find().can
    except Refused:
        return "no"


def undo(decision: Decision, command: commands.UndoMove) -> None:
    """Take back one's last move with all that followed it, or ask for it."""
    number, is_stand_in = command.stand_in, command.stand_in is not None
    if number is None:
        found = prospect(decision.state, decision.who, decision.now)
    else:
        found = stand_in_prospect(decision.state, decision.who, number, decision.now)
    move = found.move
    if decision.state.request is not None:
        raise Refused("undo-pending", "another undo request is open")
    if number is not None:
        come_back(decision, commands.Return(seat=number))
    if found.can == "now":
        _undo(decision, move.seat, move.before, move.move, is_stand_in)
    else:
        asked = events.UndoAsked(seat=move.seat, back_to=move.before, move=move.move, waits_for=found.others)
        decision.add(replace(asked, is_stand_in=is_stand_in))


def agree(decision: Decision, command: commands.Agree) -> None:
    """Agree for one seat or for all of one's own; when everyone has, the move is taken back."""
    request, seats = _answering(decision, command.seat)
    if len(seats) < len(request.waits_for):
        decision.add(events.UndoAgreed(seats=seats))
    else:
        _grant(decision, request)


def decline(decision: Decision, command: commands.Decline) -> None:
    """Do not agree; or, for whoever asked, ask no longer."""
    _, seats = _answering(decision, command.seat, is_asker_too=True)
    decision.add(events.UndoDeclined(seat=seats[0]))


def _answering(
    decision: Decision, number: int | None, *, is_asker_too: bool = False
) -> tuple[PendingUndo, tuple[int, ...]]:
    """The request that is open, and the seats somebody answers it for."""
    decision.state.playing()
    request = decision.state.request
    if request is None:
        raise Refused("no-request", "there is no undo request")
    mine = decision.state.seated(decision.who, "answer an undo request")
    seats = mine if number is None else [decision.state.own(number, decision.who)]
    asked = (*request.waits_for, request.seat) if is_asker_too else request.waits_for
    if not (answering := tuple(seat for seat in seats if seat in asked)):
        raise Refused("no-request", "there is no undo request for you to answer")
    return request, answering


def settle(decision: Decision) -> None:
    """Take back what nobody has to be asked for any more: a bot sits where the last answer was missing."""
    request = decision.state.request
    if request is not None and not request.waits_for:
        _grant(decision, request)


def _grant(decision: Decision, request: PendingUndo) -> None:
    _undo(decision, request.seat, request.back_to, request.move, request.is_stand_in)


def _undo(decision: Decision, seat: int, back_to: int, move: str, is_stand_in: bool) -> None:
    decision.add(events.Undone(seat=seat, back_to=back_to, move=move, is_exact=True, is_stand_in=is_stand_in))

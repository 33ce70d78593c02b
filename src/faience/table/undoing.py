"""Taking moves back, as far as the table's policy and the others allow.

`free`: at once as long as nobody else has acted and nothing was drawn since; otherwise all other people must agree.
`agreement`: all other people must agree, always. Who is away and has a bot in their seat is asked only where a move
of their own would be taken back, or where something was drawn since: what a draw revealed is taken back by all
or not at all, and the record shows it. Who comes back is asked from then on. Bots always agree, so a person who
plays with bots alone, or who holds all the seats, goes back to their last decision at once, past a draw too.
"""

from typing import Literal

import msgspec

from faience.table import commands, events, limits
from faience.table.drafting import Draft
from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.state import Mark, Request, State


class Prospect(msgspec.Struct, frozen=True):
    """What would become of a wish to take back: the move, whether at once or by asking, and whom."""

    mark: Mark
    can: Literal["now", "ask"]
    others: tuple[int, ...]


def prospect(state: State, who: Who) -> Prospect:
    """What would happen if a person wanted to take back; Refused if it cannot be."""
    state.playing()
    if state.settings.undo == "off":
        raise Refused("undo-off", "at this table no move is taken back")
    mine = state.seats_of(who)
    if not mine:
        raise Refused("not-seated", "only those who play take back")
    mark = next((mark for mark in reversed(state.marks) if mark.seat in mine and not mark.is_bot), None)
    if mark is None:
        raise Refused("nothing-to-undo", "you have made no move yet that could be taken back")
    limits.check(state.tallies, mark.seat, "undos")
    others = tuple(at for at in range(len(state.seats)) if at not in mine and state.must_agree(at, mark.before))
    is_latest = mark is state.marks[-1] and state.deals == mark.deals
    is_free = state.settings.undo == "free" and is_latest
    return Prospect(mark, "now" if is_free or not others else "ask", others)


def can_undo(state: State, who: Who) -> Literal["now", "ask", "no"]:
    """Whether a person could take back a move: at once, by asking the others, or not."""
    if state.request is not None:
        return "no"
    try:
        return prospect(state, who).can
    except Refused:
        return "no"


def undo(draft: Draft, command: commands.Undo) -> None:
    """Take back one's last move with all that followed it, or ask for it."""
    found = prospect(draft.state, draft.who)
    mark = found.mark
    if draft.state.request is not None:
        raise Refused("undo-pending", "somebody has asked already to take a move back")
    if found.can == "now":
        draft.add(events.Undone(seat=mark.seat, back_to=mark.before, move=mark.move))
    else:
        asked = events.UndoAsked(seat=mark.seat, back_to=mark.before, move=mark.move, waits_for=found.others)
        draft.add(asked)


def agree(draft: Draft, command: commands.Agree) -> None:
    """Agree for one seat or for all of one's own; when everyone has, the move is taken back."""
    seats = _answering(draft, command.seat)
    request = draft.state.request
    assert request is not None
    seats = tuple(seat for seat in seats if seat in request.waits_for)
    if not seats:
        raise Refused("no-request", "nobody waits for your answer")
    if len(seats) < len(request.waits_for):
        draft.add(events.UndoAgreed(seats=seats))
    else:
        _grant(draft, request)


def decline(draft: Draft, command: commands.Decline) -> None:
    """Do not agree; or, for whoever asked, ask no longer."""
    seats = _answering(draft, command.seat)
    request = draft.state.request
    assert request is not None
    answering = [seat for seat in seats if seat in (*request.waits_for, request.seat)]
    if not answering:
        raise Refused("no-request", "nobody waits for your answer")
    draft.add(events.UndoDeclined(seat=answering[0]))


def _answering(draft: Draft, number: int | None) -> tuple[int, ...]:
    """The seats somebody answers for."""
    draft.state.playing()
    if draft.state.request is None:
        raise Refused("no-request", "nobody has asked to take a move back")
    mine = draft.state.seats_of(draft.who)
    if not mine:
        raise Refused("not-seated", "only those who play are asked")
    return tuple(mine) if number is None else (draft.state.own(number, draft.who),)


def settle(draft: Draft) -> None:
    """Take back what nobody has to be asked for any more: a bot sits where the last answer was missing."""
    request = draft.state.request
    if request is not None and not request.waits_for:
        _grant(draft, request)


def _grant(draft: Draft, request: Request) -> None:
    draft.add(events.Undone(seat=request.seat, back_to=request.back_to, move=request.move))

"""A table as everyone sees it, and its events: with what happened in the game, and nothing private.

What an event has in common with `TableEvent` is told under the same name, and all else is private.
"""

from typing import Any

import msgspec

from faience.table import events
from faience.table.seats import Seat
from faience.table.sent import shapes
from faience.table.state import LogEntry, TableState

_SEATS = ("seat", "by", "first", "seats", "waits_for")
"""Fields that hold seats, which count from 1 where they are sent."""


class Presence(msgspec.Struct, frozen=True):
    """Who is at the table at this moment: seats of people, from 0, and how many look on."""

    here: frozenset[int] = frozenset()
    spectators: int = 0


def public_of(state: TableState, presence: Presence) -> shapes.Public:
    """Everything that anyone may see who may look at the table."""
    game, turn = state.game, state.turn
    return shapes.Public(
        table=state.id,
        number=state.number,
        version=state.version,
        status=state.status,
        settings=state.settings,
        seats=[_seat(at, seat, presence) for at, seat in enumerate(state.seats)],
        players=state.players,
        commitment=state.commitment,
        secret=state.published,
        draws=state.draws,
        draw=_draw(state, presence),
        spectators=presence.spectators,
        position=None if game is None else game.position(),
        printed=(state.settings.variant if game is None else game.variant).printed,
        turn=None if turn is None else turn + 1,
        last=_last(state),
        undo_request=_undo_request(state),
        clocks=_clocks(state),
        result=None if game is None else game.result(),
        is_too_long=state.is_too_long,
        rematch=state.rematch,
    )


def _seat(at: int, seat: Seat, presence: Presence) -> shapes.PublicSeat:
    return shapes.PublicSeat(
        seat=at + 1,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        is_here=seat.kind == "bot" or (seat.is_person and at in presence.here),
        stand_in=seat.stand_in,
        has_nonce=bool(seat.nonce),
        nonce=seat.nonce or None,
        has_end=bool(seat.ends),
        end=seat.end or None,
    )


def _draw(state: TableState, presence: Presence) -> shapes.PublicDraw | None:
    due = state.due_draw
    if due is None:
        return None
    waits_for = [at + 1 for at in state.waits_for(presence.here)]
    return shapes.PublicDraw(due.number, waits_for, None if state.is_over_days else due.until)


def _last(state: TableState) -> shapes.LastMove | None:
    if not state.moves:
        return None
    move = state.moves[-1]
    return shapes.LastMove(move.seat + 1, move.move, shapes.game_events(state.log[move.number - 1].happened))


def _undo_request(state: TableState) -> shapes.PublicUndoRequest | None:
    request = state.request
    if request is None:
        return None
    waits_for = [at + 1 for at in request.waits_for]
    return shapes.PublicUndoRequest(request.seat + 1, waits_for, request.back_to, request.is_stand_in)


def _clocks(state: TableState) -> shapes.PublicClocks | None:
    clocks = state.clocks
    if clocks is None:
        return None
    left = tuple(max(0, time) for time in clocks.left)
    return shapes.PublicClocks(left, None if clocks.running is None else clocks.running + 1, clocks.since)


def event_of(entry: LogEntry) -> shapes.TableEvent:
    """An event of a table as it is sent."""
    event = entry.event
    told = {
        name: _told(name, getattr(event, name)) for name in shapes.TableEvent.__struct_fields__ if hasattr(event, name)
    }
    if isinstance(event, events.Planned):
        told |= {"plan": event.plan.kind, "level": event.plan.level}
    return shapes.TableEvent(
        kind=events.kind_of(event), names=entry.names, happened=shapes.game_events(entry.happened), **told
    )


def _told(name: str, value: Any) -> Any:
    if name not in _SEATS or value is None:
        return value
    return value + 1 if isinstance(value, int) else [seat + 1 for seat in value]

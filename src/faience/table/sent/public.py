"""A table as everyone sees it."""

import msgspec

from faience.table.seats import Seat
from faience.table.sent.shapes import LastMove, Public, PublicClocks, PublicSeat, PublicUndoRequest, game_events
from faience.table.state import TableState


class Presence(msgspec.Struct, frozen=True):
    """Who is at the table at this moment: seats of people, from 0, and how many look on."""

    here: frozenset[int] = frozenset()
    spectators: int = 0


def public_of(state: TableState, presence: Presence) -> Public:
    """Everything that anyone may see who may look at the table."""
    game, turn = state.game, state.turn
    return Public(
        table=state.id,
        number=state.number,
        version=state.version,
        status=state.status,
        settings=state.settings,
        seats=[_seat(at, seat, presence) for at, seat in enumerate(state.seats)],
        players=state.players,
        commitment=state.commitment,
        secret=state.published,
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


def _seat(at: int, seat: Seat, presence: Presence) -> PublicSeat:
    return PublicSeat(
        seat=at + 1,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        is_here=seat.kind == "bot" or (seat.is_person and at in presence.here),
        stand_in=seat.stand_in,
        has_nonce=bool(seat.nonce),
        nonce=seat.nonce or None,
    )


def _last(state: TableState) -> LastMove | None:
    if not state.moves:
        return None
    move = state.moves[-1]
    return LastMove(move.seat + 1, move.move, game_events(state.log[move.number - 1].happened))


def _undo_request(state: TableState) -> PublicUndoRequest | None:
    request = state.request
    return PublicUndoRequest(request.seat + 1, [at + 1 for at in request.waits_for]) if request else None


def _clocks(state: TableState) -> PublicClocks | None:
    clocks = state.clocks
    if clocks is None:
        return None
    return PublicClocks(clocks.left, None if clocks.running is None else clocks.running + 1, clocks.since)

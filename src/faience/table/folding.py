"""What an event does to a table; a table is all of its events folded, one after the other.

A `Decision` is a table in the making: the events so far, and the table as they leave it.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from faience.games import Game
from faience.games.fairness.chains import SeatEnd
from faience.table import events, limits, pacing
from faience.table.pacing import Clocks
from faience.table.seats import Seat, ShownLink, Who
from faience.table.settings import SeatPlan
from faience.table.state import DueDraw, Fresh, LogEntry, Outcome, PendingUndo, PlayedMove, TableState

S = TypeVar("S", bound=TableState)
NOBODY_LEFT: Mapping[int, int] = {}


def opened(table: type[S], name: str, secret: bytes, event: events.Created) -> S:
    """The table that its first event sets up."""
    plans = zip(event.settings.seats, event.keys, event.nonces, strict=True)
    seats = tuple(_planned_seat(plan, key, nonce) for plan, key, nonce in plans)
    return table(
        id=name,
        secret=secret,
        settings=event.settings,
        host=event.host,
        commitment=event.commitment,
        draws=event.draws,
        seats=seats,
        created=event.at,
        touched=event.at,
        number=event.number,
        log=(LogEntry(event, (), _names(seats)),),
        tallies=(limits.SeatTally(),) * len(event.settings.seats),
    )


def apply(state: S, event: events.AnyEvent, outcome: Outcome | None = None) -> S:
    """The table after one more event; `outcome` is what the event does to the game, worked out here if not given."""
    if event.number != state.number + 1:
        raise ValueError(f"event {event.number} cannot follow event {state.number}")
    if outcome is None and (find := _OUTCOMES.get(type(event))):
        outcome = find(state, event)
    after: S = _FOLDS[type(event)](state, event)
    if outcome is not None:
        after = _positioned(after, event, outcome)
    if after.draws > 1:
        after = _with_draw(after, event.at)
    names = state.players if after.seats is state.seats else _names(after.seats)
    entry = LogEntry(event, outcome.happened if outcome else (), names)
    tallies = limits.counted(state.tallies, event)
    return replace(after, number=event.number, touched=event.at, log=(*state.log, entry), tallies=tallies)


class Decision:
    """What somebody asks, when, and the events that come of it; the table it began with is left as it is."""

    def __init__(
        self, state: TableState, who: Who, now: int, here: frozenset[int], fresh: Fresh,
        grace: Mapping[int, int] = NOBODY_LEFT,
    ) -> None:  # fmt: skip
        self.state = state
        self.who = who
        self.now = max(now, state.touched)  # a clock that was set back must not turn back time
        self.here = here
        self.grace = grace
        self.fresh = fresh
        self.events: list[events.AnyEvent] = []

    def add(self, event: events.AnyEvent, outcome: Outcome | None = None) -> None:
        """One more event, with its number and time; `outcome` is what it does to the game, if that is known already."""
        numbered = replace(event, number=self.state.number + 1, at=self.now)
        self.state = apply(self.state, numbered, outcome)
        self.events.append(numbered)


def _names(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(seat.player for seat in seats)


def _new_game(state: TableState, event: events.Started) -> Outcome:
    return Outcome(Game.of(state.settings.variant, len(state.seats), first=event.first, seed=0))  # draws nothing itself


def _deal(state: TableState, event: events.Dealt) -> Outcome:
    game = _game(state).copy()
    return Outcome(game, tuple(game.deal(event.tiles)))


def _play(state: TableState, event: events.Moved) -> Outcome:
    game = _game(state).copy()
    return Outcome(game, tuple(game.play(event.move)))


def _take_back(state: TableState, event: events.Undone) -> Outcome:
    game = _game(state).copy()
    for move in state.moves:
        if move.number > event.back_to:
            game.undo()
    return Outcome(game)


def _game(state: TableState) -> Game:
    assert state.game is not None
    return state.game


_OUTCOMES: dict[type[events.StoredEvent], Callable[[Any, Any], Outcome]] = {
    events.Started: _new_game,
    events.Dealt: _deal,
    events.Moved: _play,
    events.Undone: _take_back,
}
"""What events do to the game, those that do anything to it."""
_PAUSES: dict[type[events.StoredEvent], int] = {events.Moved: pacing.MOVE, events.Undone: pacing.TAKEN_BACK}


def _positioned(state: S, event: events.AnyEvent, outcome: Outcome) -> S:
    """The table in a new position, with the clock of whoever is to decide now."""
    start = max(event.at, state.busy_until)
    pause = pacing.pause(outcome.happened, outcome.game.book.events, state.settings.speed, _PAUSES.get(type(event), 0))
    after = replace(state, game=outcome.game, version=event.number, busy_until=start + pause, asked=0)
    if isinstance(event, events.Undone) and event.is_exact:  # nothing moves then, and nobody thinks for free
        return _clocked(after, event.at, since=event.at)
    return _clocked(_earned(after, event) if isinstance(event, events.Moved) else after, event.at)


def _earned(state: S, event: events.Moved) -> S:
    """The table with what a turn earned its seat, once nothing more of that turn is to come."""
    clock, clocks, game = state.settings.clock, state.clocks, _game(state)
    is_complete = game.turn != event.seat or game.phase not in game.book.follow_ups
    if clock is None or clocks is None or not is_complete or (event.is_bot and not clock.is_of_days):
        return state
    clocks, gained = clocks.moved(event.seat, clock, event.at)
    return replace(state, clocks=clocks, moves=(*state.moves[:-1], replace(state.moves[-1], gained=gained)))


def _with_draw(state: S, now: int) -> S:
    """The table with the draw that is due now, if any: at the start as soon as all seats are ready."""
    due, game = state.due_draw, state.game
    if game is None:
        number = 1 if all(seat.is_ready for seat in state.seats) else None
    else:
        number = state.deals + 1 if game.turn is None and not game.is_over else None
    if number == (due and due.number):
        return state
    if number is None:
        return replace(state, due_draw=None)
    return replace(state, due_draw=DueDraw(number, now), met=max(state.met, number))


def _planned_seat(plan: SeatPlan, key: str, nonce: str) -> Seat:
    kind = "open" if plan.kind == "me" else plan.kind
    return Seat(kind=kind, plan=plan, level=plan.level, key=key, nonce=nonce)


def _seated(state: S, at: int, seat: Seat) -> S:
    """The table with one seat changed, and the settings with its plan."""
    settings = state.settings
    if settings.seats[at] != seat.plan:
        settings = replace(settings, seats=(*settings.seats[:at], seat.plan, *settings.seats[at + 1 :]))
    return replace(state, seats=(*state.seats[:at], seat, *state.seats[at + 1 :]), settings=settings)


def _changed(state: S, at: int, **changes: Any) -> S:
    return _seated(state, at, replace(state.seats[at], **changes))


def _sat(state: S, event: events.Sat) -> S:
    seat = state.seats[event.seat]
    if event.is_again:
        return _changed(state, event.seat, owners=(*seat.owners, event.guest))
    taken = Seat(kind="person", plan=seat.plan, name=event.name, owners=(event.guest,), key=event.key)
    return _seated(state, event.seat, replace(taken, earlier=event.earlier))


def _stood(state: S, event: events.Stood) -> S:
    seat = state.seats[event.seat]
    plan = replace(seat.plan, kind="open", name="") if seat.plan.kind == "me" else seat.plan
    return _seated(state, event.seat, _planned_seat(plan, event.key, ""))


def _started(state: S, event: events.Started) -> S:
    clock = state.settings.clock
    clocks = Clocks.of(clock, len(state.seats)) if clock else None
    return replace(state, status="playing", clocks=clocks, busy_until=event.at, made=(event.links,))


def _end_given(state: S, event: events.EndGiven) -> S:
    earlier = tuple(end for end in state.seats[event.seat].ends if end.since < event.since)
    return _changed(state, event.seat, ends=(*earlier, SeatEnd(event.end, event.since)))


def _link_shown(state: S, event: events.LinkShown) -> S:
    shown = _changed(state, event.seat, shown=ShownLink(event.draw, event.link))
    return _all_asked(replace(shown, met=max(state.met, event.draw)))


def _dealt(state: S, event: events.Dealt) -> S:
    made = (*state.made, event.links) if state.draws > 1 and event.deal == len(state.made) else state.made
    return _all_asked(replace(state, deals=event.deal, made=made))


def _all_asked(state: S) -> S:
    """The table where everybody is asked about an undo who has to agree, now that more is known of a draw."""
    request = state.request
    for at in range(len(state.seats) if request else 0):
        if request is not None and state.must_agree(at, request.back_to):
            request = _asking(request, at, state.seats)
    return state if request == state.request else replace(state, request=request)


def _clocked(state: S, now: int, clocks: Clocks | None = None, since: int | None = None) -> S:
    """The table with the right clock running; `clocks` are others than its own, standing.

    It runs from a moment on, or once everything has been shown.
    """
    if state.clocks is None:
        return state
    standing = clocks or state.clocks.stopped(now)
    turn = state.turn
    is_played = state.status == "playing" and not state.is_too_long
    runs = turn is not None and is_played and state.seats[turn].bot is None
    since = max(now, state.busy_until) if since is None else since
    return replace(state, clocks=standing.started(turn if runs else None, since))


def _moved(state: S, event: events.Moved) -> S:
    move = PlayedMove(event.number, event.seat, event.move, event.is_bot, state.version, state.deals, gained=0)
    return replace(state, moves=(*state.moves, move), request=None)


def _undo_asked(state: S, event: events.UndoAsked) -> S:
    request = PendingUndo(event.seat, event.back_to, event.move, event.waits_for, is_stand_in=event.is_stand_in)
    return replace(state, request=request, asked=state.asked or event.at)


def _undo_agreed(state: S, event: events.UndoAgreed) -> S:
    request = state.request
    assert request is not None
    waits_for = tuple(seat for seat in request.waits_for if seat not in event.seats)
    return replace(state, request=replace(request, waits_for=waits_for, agreed=(*request.agreed, *event.seats)))


def _undone(state: S, event: events.Undone) -> S:
    kept = tuple(move for move in state.moves if move.number <= event.back_to)
    dropped = state.moves[len(kept) :]
    first = dropped[0]
    notes = (_undone_note(len(kept) + 1, first, state),) if state.known > first.deals else ()
    after = replace(state, moves=kept, deals=first.deals, request=None, busy_until=event.at)
    return replace(after, clocks=clocks_after_undo(state, dropped, event), undone=(*state.undone, *notes))


def clocks_after_undo(state: TableState, dropped: tuple[PlayedMove, ...], event: events.Undone) -> Clocks | None:
    """The clocks without what dropped moves had gained.

    With days, whoever did not undo has all the time for a move again; so has whoever did if the others agreed, which
    may have taken days too.
    """
    clock, clocks = state.settings.clock, state.clocks
    if clock is None or clocks is None:
        return None
    free = _unclocked(state, clocks, dropped, event) if event.is_exact else 0
    clocks = clocks.stopped(event.at)
    if clock.is_of_days:
        own = clocks.left[event.seat] if event.is_exact else clock.given
        clocks = clocks.full(clock).with_left(event.seat, clock.given if state.request else own)
        own_moves = tuple(move for move in dropped if move.seat == event.seat) if event.is_exact else dropped[:1]
        dropped = () if state.request else own_moves
    for move in reversed(dropped):
        if move.gained:
            clocks = clocks.taken(move.seat, move.gained, is_exact=event.is_exact)
    return clocks.with_left(event.seat, clocks.left[event.seat] - free)


def _unclocked(state: TableState, clocks: Clocks, dropped: tuple[PlayedMove, ...], event: events.Undone) -> int:
    """Since a move that its maker undoes at once, the milliseconds in which nobody's time ran: they thought on."""
    if state.request or len(dropped) > 1 or dropped[0].number != state.version:
        return 0
    until = event.at if clocks.running is None else min(event.at, clocks.since)
    return max(0, until - state.log[dropped[0].number - 1].event.at)


def _undone_note(number: int, move: PlayedMove, state: TableState) -> str:
    """What was taken back although tiles were drawn since, or known to somebody: `move 14 (1 3B2) past deal 3`."""
    first, last = move.deals + 1, state.known
    past = f"deal {first}" if first == last else f"deals {first}-{last}"
    return f"move {number} ({move.seat + 1} {move.move}) past {past}"


def _stood_in(state: S, event: events.StoodIn) -> S:
    state = _changed(state, event.seat, stand_in=event.level)
    if request := state.request:
        waits_for = tuple(seat for seat in request.waits_for if state.must_agree(seat, request.back_to))
        state = replace(state, request=replace(request, waits_for=waits_for))
    return _clocked(state, event.at)


def _returned(state: S, event: events.Returned) -> S:
    changed = _changed(state, event.seat, stand_in=None)
    if request := state.request:
        changed = replace(changed, request=_asking(request, event.seat, state.seats))
    clock, clocks = state.settings.clock, state.clocks
    if clock and clocks:
        clocks = clocks.stopped(event.at).returned(event.seat, clock, event.gained)
    return _clocked(changed, event.at, clocks)


def _asking(request: PendingUndo, at: int, seats: tuple[Seat, ...]) -> PendingUndo:
    """A request that somebody who is back is asked for too, unless it is their own or they have agreed."""
    is_own = not set(seats[at].owners).isdisjoint(seats[request.seat].owners)
    if is_own or at in (*request.waits_for, *request.agreed):
        return request
    return replace(request, waits_for=tuple(sorted((*request.waits_for, at))))


def _resumed(state: S, event: events.Resumed) -> S:
    if due := state.due_draw:
        return replace(state, due_draw=replace(due, since=event.at, is_resumed=True))
    return replace(state, clocks=state.clocks.excused(event.lost, event.at)) if state.clocks else state


_FOLDS: dict[type[events.StoredEvent], Callable[[Any, Any], Any]] = {
    events.Sat: _sat,
    events.Stood: _stood,
    events.Planned: lambda state, event: _seated(state, event.seat, _planned_seat(event.plan, event.key, event.nonce)),
    events.Renamed: lambda state, event: _changed(state, event.seat, name=event.name),
    events.NonceGiven: lambda state, event: _changed(state, event.seat, nonce=event.nonce),
    events.EndGiven: _end_given,
    events.LinkShown: _link_shown,
    events.Started: _started,
    events.Dealt: _dealt,
    events.Moved: _moved,
    events.UndoAsked: _undo_asked,
    events.UndoAgreed: _undo_agreed,
    events.UndoDeclined: lambda state, event: replace(state, request=None),
    events.Undone: _undone,
    events.Said: lambda state, event: state,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Resumed: _resumed,
    events.Finished: lambda state, event: _clocked(replace(state, status="over", request=None), event.at),
    events.RematchMade: lambda state, event: replace(state, rematch=event.table),
}
"""What each kind of event does."""

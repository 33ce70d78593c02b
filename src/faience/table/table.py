"""A live table: what is asked of it becomes events, and its events are all there is to know about it.

Nothing here waits, stores or looks at a clock: time comes in, events come out, and every table is a value.
The caller stores the events first and puts the new table in the place of the old one afterwards.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from faience.games import fairness
from faience.games.fairness import chains
from faience.table import commands, drawing, events, playing, seating, undoing
from faience.table.folding import NOBODY_LEFT, Decision, apply, opened
from faience.table.refusals import Refused
from faience.table.seats import INVITATION, MOST_DEVICES, Seat, Who
from faience.table.settings import SeatPlan, Settings, clean_name
from faience.table.state import Fresh, LogEntry, TableState

DRAWS = 2
"""How draws are made at new tables."""
PATIENCE = 60_000
"""So many milliseconds bots wait for an answer to somebody who would like to take a move back."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot of a level is to move in a seat (from 0), and not before a moment."""

    seat: int
    level: int
    not_before: int


class ClockOut(msgspec.Struct, frozen=True):
    """The time of a seat (from 0) will be over at a moment."""

    seat: int
    at: int


class DrawDue(msgspec.Struct, frozen=True):
    """A draw is to be made at a moment, if nobody's link is waited for until then."""

    number: int
    at: int


def fresh_key() -> str:
    """A new random text of 32 hexadecimal digits."""
    return secrets.token_hex(16)


class Table(TableState, frozen=True, kw_only=True, eq=False):
    """A table as it stands after its latest event."""

    @classmethod
    def create(
        cls, name: str, settings: Settings, host: str, host_name: str, secret: bytes, now: int, *,
        fresh: Fresh = fresh_key,
    ) -> tuple["Table", list[events.AnyEvent]]:  # fmt: skip
        """A new table, with its maker in every seat planned for `me`; Refused if the settings make no sense."""
        settings.check()
        settings = replace(settings, seats=tuple(replace(plan, name=clean_name(plan.name)) for plan in settings.seats))
        table = opened(cls, name, secret, _created(settings, host, secret, now, fresh))
        decision = Decision(table, Who(host), now, frozenset(), fresh)
        own_name = clean_name(host_name)
        for at, plan in enumerate(settings.seats):
            if plan.kind == "me":
                decision.add(events.Sat(seat=at, guest=host, key=fresh(), name=plan.name or own_name))
                own_name = ""
        return _table(decision.state), [*table.events, *decision.events]

    @classmethod
    def load(cls, name: str, secret: bytes, log: Iterable[events.AnyEvent]) -> "Table":
        """The table that a stored log of events adds up to; ValueError if there is something wrong with the log."""
        table: Table | None = None
        for event in log:
            if table is not None:
                table = apply(table, event)
            elif isinstance(event, events.Created) and event.commitment == _promise(secret, event.draws):
                table = opened(cls, name, secret, event)
            else:
                raise ValueError(f"table {name} does not begin with a commitment to its secret")
        if table is None:
            raise ValueError(f"table {name} has no events")
        return table

    def do(
        self, command: commands.Asked | commands.Inner, who: Who, now: int, *,
        here: frozenset[int] = frozenset(), grace: Mapping[int, int] = NOBODY_LEFT, fresh: Fresh = fresh_key,
    ) -> tuple["Table", list[events.AnyEvent]]:  # fmt: skip
        """The table after a command, and the events that made it so; Refused leaves everything as it is.

        `here` are the seats (from 0) of people who are at the table at this moment, and `grace` says of those who
        left a moment ago for how many more milliseconds their seats are kept for them.
        """
        decide = _DECISIONS.get(type(command))
        if decide is None:
            raise Refused("bad-command", "this command is not for the table")
        decision = Decision(self, who, now, here, fresh, grace)
        decide(decision, command)
        undoing.settle(decision)
        drawing.settle(decision)
        return _table(decision.state), decision.events

    def due(self, now: int, here: frozenset[int] = frozenset()) -> BotMove | ClockOut | DrawDue | None:
        """What happens soon without a person; a moment in the past means at once. `here` are seats as for `do`.

        The end of a time of days is a `deadline` instead.
        """
        if (draw := self.due_draw) is not None:
            return DrawDue(draw.number, draw.until if self.waits_for(here) else draw.since)
        turn = self.turn
        if self.status != "playing" or turn is None or self.is_too_long:
            return None
        if (level := self.seats[turn].bot) is not None:
            asked = self.asked + PATIENCE if self.request else 0
            return BotMove(turn, level, max(self.busy_until, asked))
        return None if self.is_over_days else self._clock_out()

    @property
    def deadline(self) -> ClockOut | None:
        """When the days that somebody has for a move will be over."""
        return self._clock_out() if self.is_over_days else None

    def _clock_out(self) -> ClockOut | None:
        clocks = self.clocks
        if clocks is None or clocks.running is None or clocks.runs_out is None:
            return None
        return ClockOut(clocks.running, clocks.runs_out)

    def again(
        self, name: str, who: Who, secret: bytes, now: int, *, fresh: Fresh = fresh_key
    ) -> tuple["Table", list[events.AnyEvent]]:
        """A new table for the same people and bots, of whoever asks; who starts changes where it was not drawn."""
        playing.check_rematch(self, who)
        first = self.settings.first
        if first != "random":
            first = first % len(self.seats) + 1
        plans = tuple(_as_before(seat.plan, seat.is_of(who)) for seat in self.seats)
        settings = replace(self.settings, first=first, seats=plans)
        table = opened(Table, name, secret, _created(settings, who.guest, secret, now, fresh))
        decision = Decision(table, who, now, frozenset(), fresh)
        for at, seat in enumerate(self.seats):
            if seat.is_person:
                first_one, *others = _owners_again(seat, who)
                key = fresh()
                decision.add(events.Sat(seat=at, guest=first_one, key=key, name=seat.name, earlier=seat.key))
                for other in others:
                    decision.add(events.Sat(seat=at, guest=other, key=key, name=seat.name, is_again=True))
        return _table(decision.state), [*table.events, *decision.events]

    def since(self, number: int) -> Sequence[LogEntry]:
        """What happened after the event with this number."""
        return self.log[max(0, number) :]


def _table(state: TableState) -> Table:
    assert isinstance(state, Table)
    return state


def _created(settings: Settings, host: str, secret: bytes, now: int, fresh: Fresh) -> events.Created:
    if len(secret) != fairness.SECRET_BYTES:
        raise ValueError(f"a secret has {fairness.SECRET_BYTES} bytes")
    invitation = fresh()[-INVITATION:]
    return events.Created(
        number=1,
        at=now,
        settings=settings,
        host=host,
        commitment=_promise(secret, DRAWS),
        keys=tuple(invitation if plan.kind == "friend" else "" for plan in settings.seats),
        nonces=("",) * len(settings.seats),
        draws=DRAWS,
    )


def _promise(secret: bytes, draws: int) -> str:
    """What a table publishes of its secret before anybody else adds anything: its hash, or the end of its chain."""
    return chains.end_of(secret) if draws > 1 else fairness.commitment(secret)


def _as_before(plan: SeatPlan, is_own: bool) -> SeatPlan:
    """Who a seat is for at the next table, whose host is whoever asked for it."""
    kind: Literal["me", "friend", "bot", "open"] = "me" if is_own else "friend" if plan.kind == "me" else plan.kind
    return replace(plan, kind=kind, name="")


def _owners_again(seat: Seat, who: Who) -> tuple[str, ...]:
    """Whose a seat is at the next table; who asked for it by a key alone may be another guest each time."""
    if not seat.is_of(who) or who.guest in seat.owners:
        return seat.owners
    return (*seat.owners[: MOST_DEVICES - 1], who.guest)


_DECISIONS: dict[type, Callable[[Decision, Any], None]] = {
    commands.Sit: seating.sit,
    commands.Nonce: seating.nonce,
    commands.End: drawing.end,
    commands.Link: drawing.link,
    commands.Draw: drawing.draw,
    commands.Leave: seating.leave,
    commands.Plan: seating.plan,
    commands.Rename: seating.rename,
    commands.MakeMove: playing.move,
    commands.BotPlays: playing.bot_plays,
    commands.StandIn: playing.stand_in,
    commands.Return: playing.come_back,
    commands.RunOut: playing.run_out,
    commands.Resume: playing.resume,
    commands.Say: playing.say,
    commands.Rematched: playing.rematched,
    commands.UndoMove: undoing.undo,
    commands.Agree: undoing.agree,
    commands.Decline: undoing.decline,
}
"""Who decides about each command."""

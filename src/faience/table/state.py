"""Everything a table is at one moment: what its events add up to."""

from collections.abc import Callable, Set
from datetime import UTC, datetime
from typing import Literal

import msgspec

from faience.games import Event as GameEvent
from faience.games import Game, Record
from faience.games.fairness.chains import write_ends
from faience.games.record_form import ABSENT
from faience.games.records import Draw
from faience.table import limits
from faience.table.events import AnyEvent, Finished, Started
from faience.table.pacing import Clocks
from faience.table.refusals import Refused
from faience.table.seats import Seat, Who
from faience.table.settings import Settings

LINK_PATIENCE = 5_000
"""So many milliseconds the link of somebody who is at the table is waited for."""
Fresh = Callable[[], str]
"""Gives a new random text of hexadecimal digits each time, for keys."""


class PlayedMove(msgspec.Struct, frozen=True):
    """A move in the line of play as it stands, with what is needed to take it back."""

    number: int
    seat: int
    move: str
    is_bot: bool
    before: int
    """The event after which the position was the one before this move."""
    deals: int
    """How many deals there were before it."""
    gained: int
    """The milliseconds its seat got for it."""


class DueDraw(msgspec.Struct, frozen=True):
    """A draw that is made as soon as nobody's link is waited for any more."""

    number: int
    since: int
    is_resumed: bool = False
    """True when the server was away in the meantime: whoever was here may be on their way back."""

    @property
    def until(self) -> int:
        """When nobody is waited for any longer."""
        return self.since + LINK_PATIENCE


class PendingUndo(msgspec.Struct, frozen=True):
    """A move that somebody would like to take back, as soon as these seats agree."""

    seat: int
    back_to: int
    move: str
    waits_for: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    is_stand_in: bool = False
    """True when it is about what a bot played for whoever asks."""


class Outcome(msgspec.Struct, frozen=True):
    """What an event does to the game: the game after it, not to be changed, and what happened on the way."""

    game: Game
    happened: tuple[GameEvent, ...] = ()


class LogEntry(msgspec.Struct, frozen=True):
    """An event with what it did to the game, and what the players were called right after it."""

    event: AnyEvent
    happened: tuple[GameEvent, ...]
    names: tuple[str, ...]
    """As in records: a person's own name, `level:7`; empty for somebody without a name, and for nobody."""


class TableState(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A table; nothing in it is ever changed, every event makes a new one."""

    id: str
    secret: bytes
    settings: Settings
    host: str
    commitment: str
    seats: tuple[Seat, ...]
    created: int
    touched: int
    number: int
    """The latest event."""
    log: tuple[LogEntry, ...]
    status: Literal["waiting", "playing", "over"] = "waiting"
    version: int = 0
    """The latest event that changed the position; a move says which position it is for."""
    game: Game | None = None
    """Not to be changed: a copy can be."""
    deals: int = 0
    """How many deals there were in this line of play."""
    draws: int = 2
    """How draws are made: 1 from the secret and nonces, 2 from links of chains."""
    made: tuple[tuple[str, ...], ...] = ()
    """By its number, what each draw was first made with: it is so again after an undo."""
    due_draw: DueDraw | None = None
    """The draw that everybody waits for; at the start of a game number 1, made together with number 0."""
    met: int = 0
    """The highest number of a draw that was ever due, or for which somebody showed a link."""
    moves: tuple[PlayedMove, ...] = ()
    """The line of play as it stands."""
    request: PendingUndo | None = None
    asked: int = 0
    """When somebody first asked to take back in this position; 0 if nobody has."""
    clocks: Clocks | None = None
    busy_until: int = 0
    """When everything that happened will have been shown."""
    undone: tuple[str, ...] = ()
    """What was taken back although tiles had been drawn since, for the record."""
    rematch: str | None = None
    tallies: tuple[limits.SeatTally, ...]
    """What was counted in each seat."""

    def __repr__(self) -> str:
        return f"<Table {self.id}, {self.status}, event {self.number}>"  # never the secret

    @property
    def nonces(self) -> list[str]:
        """What every seat added to the chance of the game."""
        return [seat.nonce for seat in self.seats]

    @property
    def next_draw(self) -> int:
        """The lowest number of a draw that was never made, apart from the first seat's."""
        return max(1, len(self.made))

    @property
    def known(self) -> int:
        """The highest number of a draw in this line of play that anybody can know: a link of theirs is enough."""
        due = self.due_draw
        if due is None or all(seat.shown is None or seat.shown.draw < due.number for seat in self.seats):
            return self.deals
        return due.number

    def waits_for(self, here: Set[int]) -> tuple[int, ...]:
        """The seats whose link is waited for, of people who are here; nobody's where moves take days."""
        due = self.due_draw
        if due is None or self.is_over_days:
            return ()
        return tuple(
            at
            for at, seat in enumerate(self.seats)
            if seat.is_person
            and seat.bot is None
            and (at in here or due.is_resumed)
            and seat.has_chain(due.number)
            and seat.link_for(due.number) == ABSENT
        )

    @property
    def turn(self) -> int | None:
        """The seat to act, from 0."""
        return self.game.turn if self.game is not None else None

    @property
    def events(self) -> list[AnyEvent]:
        """Every event so far, as it is stored."""
        return [entry.event for entry in self.log]

    @property
    def players(self) -> tuple[str, ...]:
        """What the players are called, as in records."""
        return self.log[-1].names

    @property
    def published(self) -> str | None:
        """The secret, once the game is over."""
        return self.secret.hex() if self.status == "over" else None

    @property
    def is_too_long(self) -> bool:
        """True when no more moves are made in this game."""
        return len(self.moves) >= limits.MOST_MOVES

    @property
    def is_clock_running(self) -> bool:
        """True when somebody's time is running."""
        return self.clocks is not None and self.clocks.running is not None

    @property
    def is_over_days(self) -> bool:
        """True when a move may take days: nothing waits in memory for the end of that time."""
        return self.settings.clock is not None and self.settings.clock.is_of_days

    @property
    def decider(self) -> int | None:
        """The seat of the person whose move everyone waits for, from 0; None where it is a bot's, or nobody's."""
        turn = self.turn
        if self.status != "playing" or turn is None or self.is_too_long:
            return None
        return turn if self.seats[turn].bot is None else None

    def seats_of(self, who: Who) -> list[int]:
        """The seats of a person, from 0."""
        return [at for at, seat in enumerate(self.seats) if seat.is_of(who)]

    def seated(self, who: Who, wish: str) -> list[int]:
        """The seats of a person who would like to do something; Refused if there are none."""
        if not (mine := self.seats_of(who)):
            raise Refused("not-seated", f"only players may {wish}")
        return mine

    def is_host(self, who: Who) -> bool:
        """True for whoever made the table."""
        return who.guest == self.host

    def may_see(self, who: Who) -> bool:
        """True when a person may look at the table: seated, host, invited, or a spectator where they are welcome."""
        if self.settings.has_spectators or self.is_host(who) or self.seats_of(who):
            return True
        return any(seat.invites(who, None) for seat in self.seats)

    def check_sight(self, who: Who) -> None:
        """Refused if a person may not look at the table."""
        if not self.may_see(who):
            raise Refused("no-spectators", "only players may look at this table")

    def must_agree(self, at: int, back_to: int) -> bool:
        """True when a person has to agree to an undo.

        Past a draw everyone has to; otherwise who is at the table, and whose own move would be taken back.
        """
        seat, taken = self.seats[at], (move for move in self.moves if move.number > back_to)
        return seat.is_person and (
            seat.stand_in is None
            or any(move.deals < self.known or (move.seat == at and not move.is_bot) for move in taken)
        )

    def seat_at(self, number: int) -> int:
        """A seat from its number on the page; Refused if there is none."""
        if not 1 <= number <= len(self.seats):
            raise Refused("no-such-seat", "there is no seat {seat} at this table", seat=number)
        return number - 1

    def own(self, number: int, who: Who) -> int:
        """A seat of this person from its number on the page; Refused if it is not theirs."""
        seat = self.seat_at(number)
        if not self.seats[seat].is_of(who):
            raise Refused("not-your-seat", "seat {seat} is not yours", seat=number)
        return seat

    def playing(self) -> Game:
        """The game that is being played; Refused if none is."""
        if self.game is None:
            raise Refused("not-started", "the game has not started yet")
        if self.status == "over":
            raise Refused("over", "the game is over")
        return self.game

    def record(self) -> Record:
        """The game so far as a record; the secret is in it once the game is over. Refused if none has begun."""
        if self.game is None:
            raise Refused("not-started", "the game has not started yet")
        numbers = range(self.deals + 1) if self.draws > 1 else ()
        draws = [Draw(number, self.made[number]) for number in numbers if self.made[number]]
        return Record.of(self.game, self._players_then(), self._headers(), draws)

    def _players_then(self) -> tuple[str, ...]:
        """What the players are called, or were when the game ended: another name later changes no finished game."""
        if self.status != "over":
            return self.players
        return next(entry.names for entry in reversed(self.log) if isinstance(entry.event, Finished))

    def _headers(self) -> dict[str, str]:
        started = next(event.at for event in self.events if isinstance(event, Started))
        headers = {
            "date": f"{datetime.fromtimestamp(started / 1000, UTC):%Y-%m-%d %H:%M} UTC",
            "starter": "drawn" if self.settings.first == "random" else "chosen",
            "commitment": self.commitment,
            "undone": "; ".join(self.undone),
        }
        if self.draws > 1:
            ends = (write_ends(seat.ends, self.deals) or ABSENT for seat in self.seats)
            return headers | {f"end {at}": end for at, end in enumerate(ends, 1)}
        nonces = {f"nonce {at}": seat.nonce for at, seat in enumerate(self.seats, 1)}
        return headers | nonces | ({"secret": self.published} if self.published else {})

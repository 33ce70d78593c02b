"""One live table: decide, commit, and only then let anyone know. Bots and clocks go on by themselves."""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeAlias, TypeVar

from faience.games import Game, IllegalMove, InvalidMove
from faience.server.audience import Audience, Watcher
from faience.server.bots import Thinkers, seed_of
from faience.server.clock import CLOCK
from faience.server.encoding import EncodedTable
from faience.server.persistence import RESEATING, entries_of, keep, summary_of, table_of
from faience.store import Conflict, Store
from faience.table import BotMove, ClockOut, DrawDue, Refused, Table, Who, commands, events
from faience.table.playing import check_rematch
from faience.table.sent.public import Presence

T = TypeVar("T")

Due: TypeAlias = BotMove | ClockOut | DrawDue

_LOG = logging.getLogger(__name__)
NOBODY = Who("")
_AGAIN = 5.0
"""After so many seconds something that went wrong without a person is tried again."""


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()


class House(Protocol):
    """Where a keeper works."""

    def look_at_clock(self) -> None:
        """Notice if time has passed in which nothing could happen."""

    def call(self, table: Table, seat: int) -> None:
        """It has become the turn of somebody who is not at their table."""

    def report(self, error: BaseException, table_id: str | None, what: str, *arguments: object) -> None:
        """Something went wrong that there is nobody to tell of."""

    def lose(self, keeper: "Keeper") -> None:
        """A keeper was closed since it does not know how its table stands."""


class Keeper:
    """Keeps one table while anybody looks at it or something is due."""

    def __init__(
        self, table: Table, store: Store, bots: Thinkers, house: House, *, bot_pause: int | None = None, salt: bytes
    ) -> None:
        self.table = table
        self.touched = time.monotonic()
        self.is_closed = False
        self.audience = Audience(table, self._look_who_is_here)
        self.encoded = EncodedTable()
        self.owed = 0
        """Milliseconds in which nothing could happen, to be given back to whose clock was running."""
        self._store = store
        self._bots = bots
        self._house = house
        self._bot_pause = bot_pause
        self._salt = salt
        self._ahead = max(0, table.touched - now())
        """Milliseconds by which time at this table is ahead, since the machine's clock was set back."""
        self._lock = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._due: tuple[int, Due] | None = None

    def now(self) -> int:
        """The time at this table, which never goes back."""
        return now() + self._ahead

    @property
    def presence(self) -> Presence:
        """Which seats' people are here, and how many others look on."""
        return self.audience.presence

    @property
    def is_idle(self) -> bool:
        """True when nobody looks and nothing is due soon: the table can be put away."""
        return self.audience.is_empty and not (self._due or self.owed or self._lock.locked())

    @property
    def is_watched(self) -> bool:
        """True when somebody looks."""
        return self.audience.is_watched

    def join(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        self.touch()
        self.audience.join(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody does not any more."""
        self.audience.leave(watcher)

    def touch(self) -> None:
        """Note that somebody needs this table."""
        self.touched = time.monotonic()

    async def do(self, command: commands.Asked | commands.Inner, who: Who) -> Table:
        """Carry out a command; Refused changes nothing. Whoever asked may go away: what was decided is carried out."""
        return await _through(self._do(command, who))

    async def _do(self, command: commands.Asked | commands.Inner, who: Who) -> Table:
        async with self._alone():
            absences = self.audience.absences
            grace = absences.grace(len(self.table.seats))
            after, new = self.table.do(command, who, self.now(), here=self.presence.here, grace=grace)
            absences.note(after.seats_of(who))
            await self._commit(after, new)
            return after

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Decide and commit while nobody else does; before that clocks are put right."""
        async with self._lock:
            self.touch()
            if self.is_closed:
                raise Refused("trouble", "the table is being reloaded; try again")
            self._house.look_at_clock()
            if (lost := min(self.owed, self.now() - self.table.touched)) > 0:
                await self._commit(*self.table.do(commands.Resume(lost=lost), NOBODY, self.now()))
            self.owed = 0
            yield

    def owe(self, since: int) -> None:
        """Nothing could happen since a moment: the time of whose clock is running will be given back."""
        if self.table.is_clock_running:
            self.owed += max(0, self.now() - max(since + self._ahead, self.table.touched))

    def shift(self, by: int) -> None:
        """The machine's clock was set by so many milliseconds: for nobody here has less or more time passed."""
        kept = max(0, self._ahead - by)
        if self.table.is_clock_running:
            self.owed += by - (self._ahead - kept)
        self._ahead = kept

    async def run_out(self) -> None:
        """Let a clock of days run out if it is over; nothing in memory waits for that."""
        if (deadline := self.table.deadline) is not None and deadline.at <= self.now():
            try:
                await self._do(commands.RunOut(seat=deadline.seat), NOBODY)
            except Refused as refusal:
                if refusal.code not in ("too-early", "no-clock"):  # time was given back, or a move came first
                    raise

    async def settle(self) -> None:
        """Give back what is owed."""
        async with self._alone():
            pass

    async def retire(self, before: int) -> bool:
        """Remove the table for good, unless something has happened since a moment or somebody looks."""
        async with self._lock:
            if self.is_closed or self.is_watched or self.table.touched >= before:
                return False
            await self._store.remove([self.table.id])
            self.close()
            return True

    async def rematch(self, new_id: str, secret: bytes, who: Who) -> str:
        """The table that goes on after this one, made if there is none yet; each time with the same new name."""
        return await _through(self._rematch(new_id, secret, who))

    async def _rematch(self, new_id: str, secret: bytes, who: Who) -> str:
        async with self._alone():
            check_rematch(self.table, who)
            if self.table.rematch is not None:
                return self.table.rematch
            made, first = self.table.again(new_id, who, secret, self.now())
            after, new = self.table.do(commands.Rematched(table=new_id), who, self.now())
            if await self._store.load(new_id) is None:  # otherwise the server stopped right after it was made
                await keep(self._store, made, first)
            await self._commit(after, new)
            return new_id

    async def _commit(self, after: Table, new: list[events.AnyEvent]) -> None:
        """Keep events for good, and only then let anyone know."""
        if not new:
            return
        try:
            await self._store.append(
                *(after.id, self.table.number, entries_of(new), summary_of(after)),
                is_reseated=any(isinstance(event, RESEATING) for event in new),
            )
        except Exception as error:
            self._house.report(error, after.id, "table %s: events were not saved", after.id)
            await self._reload()
            raise Refused("trouble", "the server could not save this; try again") from error
        self._adopt(after)

    async def _reload(self) -> None:
        """Start again from what is kept, since it is not known what of the last events is."""
        try:
            stored = await self._store.load(self.table.id)
            if stored is None:
                raise Conflict("the table is gone")
            table = await asyncio.to_thread(table_of, stored)
        except Exception as error:
            self._house.report(error, self.table.id, "table %s: its log could not be loaded", self.table.id)
            self.close()
            self._house.lose(self)
        else:
            self._adopt(table)

    def _adopt(self, table: Table) -> None:
        """A new table takes the place of the old one, and everyone hears of it."""
        before, self.table = self.table, table
        self.audience.tell(table)
        self.schedule()
        self._call(before)

    def _call(self, before: Table) -> None:
        """Let whoever is to act now be told, if a person decides there and nobody of theirs looks.

        Somebody who left a moment ago may only be reloading; but if not, they would never hear of it.
        """
        table, seat = self.table, self.table.turn
        if table.status != "playing" or seat is None or seat == before.turn or table.seats[seat].bot is not None:
            return
        if not self.audience.has_player(seat):
            self._house.call(table, seat)

    def _look_who_is_here(self) -> None:
        """Who has left is not waited for any more, nor is a draw that only they held up."""
        if self.table.due_draw is not None:
            self.schedule()

    def schedule(self) -> None:
        """See to it that what is due without a person happens, once."""
        if self.is_closed:
            return
        found = self.table.due(self.now(), self.presence.here)
        due = None if found is None else (self.table.version, found)
        if due == self._due:
            return
        self._due = due
        if self._next is not None and self._next is not asyncio.current_task():
            self._next.cancel()
        self._next = asyncio.create_task(self._happen(*due), name=f"table {self.table.id}") if due else None

    async def _happen(self, version: int, due: Due) -> None:
        """Let what is due happen; nothing that goes wrong may leave the table hanging."""
        while self._due == (version, due):
            try:
                await self._let_happen(version, due)
            except Refused as refusal:
                if self._due == (version, due) and refusal.code != "trouble":  # otherwise something else came first
                    _LOG.warning("table %s: %s was refused: %s", self.table.id, due, refusal)
            except Exception as error:
                self._house.report(error, self.table.id, "table %s: %s went wrong", self.table.id, due)
            if self._due == (version, due):
                await asyncio.sleep(_AGAIN)

    async def _let_happen(self, version: int, due: Due) -> None:
        if isinstance(due, BotMove):
            await self._move(version, due)
            return
        await _until(due.at, self.now)
        what = commands.Draw(number=due.number) if isinstance(due, DrawDue) else commands.RunOut(seat=due.seat)
        await self._do(what, NOBODY)

    async def _move(self, version: int, due: BotMove) -> None:
        game = self.table.game
        assert game is not None
        steps = await self._choose(game, due.level)
        moment = due.not_before if self._bot_pause is None else self.table.touched + _about(self._bot_pause)
        await _until(moment, self.now)
        try:
            await self._do(commands.BotPlays(version=version, seat=due.seat, steps=steps), NOBODY)
        except Refused as refusal:
            if refusal.code not in ("illegal-move", "invalid-move"):
                raise
            _LOG.error("table %s: a bot of level %s made the illegal move %r", self.table.id, due.level, steps)
            steps = (str(game.legal_moves()[0]),)
            await self._do(commands.BotPlays(version=version, seat=due.seat, steps=steps), NOBODY)

    async def _choose(self, game: Game, level: int) -> tuple[str, ...]:
        """The turn of a bot: one step after the other where the rules ask for several, and made as one move."""
        steps, after = list[str](), game
        while not steps or (after.turn == game.turn and after.phase in game.book.follow_ups):
            position = after.position()
            steps.append(await self._bots.choose(position, level, seed_of(self._salt, self.table.id, position)))
            if not game.book.follow_ups:
                break
            after = after.copy()
            try:
                after.play(steps[-1])
            except (InvalidMove, IllegalMove):
                break  # the table will say so
        return tuple(steps)

    def close(self) -> None:
        """Stop everything for good; those who look are told to come again."""
        self.is_closed = True
        self._due = None
        if self._next is not None and self._next is not asyncio.current_task():
            self._next.cancel()
        self.audience.dismiss()


def _about(milliseconds: int) -> int:
    """A pause a little shorter or longer, so that tables that were held up together do not stay in step for ever."""
    return round(milliseconds * random.uniform(0.9, 1.1))


async def _until(moment: int, now: Callable[[], int]) -> None:
    """Wait for a moment; timers may be a little early."""
    while (left := moment - now()) > 0:
        await asyncio.sleep(left / 1000)


async def _through(work: Coroutine[Any, Any, T]) -> T:
    """Wait for work that is done to its end even if nobody waits any more."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody is left to hear of it
        raise

"""Several servers on one database: each follows what the others do, and sees to what a server that is gone left behind.

Every table is right without any of this, since an event is stored only under the next number of its log. What is done
here makes it quick: a server hears of news, or finds it when it looks every two seconds; it tells who is here; and it
lets bots move and clocks run out at the tables it holds.
"""

import asyncio
import os
import socket
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Protocol

from faience.server.announcing import Announcer
from faience.server.keeper import Keeper
from faience.store import Absence, Store
from faience.store.sharing import Present, Sharing, Standing
from faience.table import Table
from faience.table.sent.public import Presence

LEASE = 3_000
"""After so many milliseconds without a word from a server others see to its tables."""
BEAT = 1.0
"""Every so many seconds a server says that it is alive and looks for tables that nobody sees to."""
LOOK = 2.0
"""Every so many seconds it looks for news that it has not heard of."""
TELL = 0.25
"""So many seconds what changes of who is here is collected."""
_AT_ONCE = 50
"""So many tables are taken at a time, so that others get some too."""


class House(Protocol):
    """Where the tables are."""

    @property
    def live(self) -> Mapping[str, Keeper]:
        """The keepers by the names of their tables."""

    async def get(self, table_id: str) -> Keeper:
        """The keeper of a table, which is loaded if it is not live."""

    def drop(self, keeper: Keeper) -> None:
        """A table is gone for good."""

    def report(self, error: BaseException, table_id: str | None, what: str, *arguments: object) -> None:
        """Something went wrong that there is nobody to tell of."""

    def note_absence(self, absence: Absence) -> None:
        """No server was there for a time."""

    def lost_at(self, table: Table) -> int:
        """The milliseconds that count for nobody of those since the last event of a table."""


class Cluster:
    """One of several servers."""

    def __init__(self, store: Store, house: House, announce: str | None, channel: str) -> None:
        self.epoch = 0
        """Under this number the server sees to tables."""
        self._sharing = Sharing(store, LEASE)
        self._house = house
        self._announce = announce
        self._channel = channel
        self._announcer: Announcer | None = None
        self._absences: list[Absence] = []
        self._changed: set[str] = set()
        """Tables at which somebody came or went, which the others have not been told yet."""
        self._news: dict[str, int] = {}
        """What was heard and not looked at yet: the number of the last event, or 0."""
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Come in, and do all this from now on."""
        await self._join()
        if self._announce is not None:
            self._announcer = Announcer(self._announce, self._channel, self._hear)
        chores = (
            *(self._over_and_over(self._stay_alive, BEAT), self._over_and_over(self._look, LOOK)),
            *(self._over_and_over(self._tell_presence, TELL), self._over_and_over(self._take, BEAT), self._follow()),
        )
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Hear and take nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Leave all tables to the others."""
        with suppress(Exception):  # they notice soon enough
            await self._sharing.leave(self.epoch)
        if self._announcer is not None:
            await self._announcer.close()

    def tell(self, table: Table) -> None:
        """Something has happened at a table."""
        if self._announcer is not None:
            self._announcer.tell(table.id, table.number)

    def watch(self, keeper: Keeper) -> None:
        """Tell the others who comes to a table and who goes."""
        table_id = keeper.table.id
        keeper.audience.on_change = lambda: self._changed.add(table_id)

    async def introduce(self, keeper: Keeper) -> None:
        """Learn who is at a table elsewhere."""
        found = await self._sharing.presence_elsewhere(self.epoch, [keeper.table.id])
        keeper.audience.hear(_presence(found.get(keeper.table.id)))

    def excused(self, since: int) -> int:
        """How many milliseconds since a moment no server was there."""
        return sum(max(0, absence.until - max(since, absence.since)) for absence in self._absences)

    async def _over_and_over(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                self._house.report(error, None, "something that servers do for each other went wrong")
            await asyncio.sleep(pause)

    async def _join(self) -> None:
        lease = await self._sharing.join(f"{socket.gethostname()} {os.getpid()}")
        self.epoch = lease.epoch
        self._absences = await self._sharing.absences()

    async def _stay_alive(self) -> None:
        """Renew the lease. If it has ended, others may hold our tables, or nobody was there and time is given back."""
        if await self._sharing.renew(self.epoch):
            return
        known = self._absences
        await self._join()
        for absence in self._absences:
            if absence not in known:  # whichever server has noted it
                self._house.note_absence(absence)
        for keeper in list(self._house.live.values()):
            keeper.see_to(False)
            self._changed.add(keeper.table.id)
            try:
                await keeper.excuse(self._house.lost_at)
            except Exception as error:
                self._house.report(error, keeper.table.id, "table %s: time was not given back", keeper.table.id)

    async def _take(self) -> None:
        """See to tables whose server is gone."""
        while taken := await self._sharing.take(self.epoch, _AT_ONCE):
            for table_id in taken:
                await self._see_to(table_id)
            if len(taken) < _AT_ONCE:
                return

    async def _see_to(self, table_id: str) -> None:
        try:
            keeper = await self._house.get(table_id)
            keeper.see_to(True)
        except Exception as error:
            self._house.report(error, table_id, "table %s could not be taken over", table_id)

    async def _look(self) -> None:
        """Find out what was not heard of, and load tables that are ours and lie idle."""
        live, epoch = dict(self._house.live), self.epoch
        if live:
            standings = await self._sharing.standings(list(live))
            elsewhere = await self._sharing.presence_elsewhere(epoch, list(live))
            for table_id, keeper in live.items():
                keeper.audience.hear(_presence(elsewhere.get(table_id)))
                try:
                    await self._bring_up(keeper, standings.get(table_id), epoch)
                except Exception as error:
                    self._house.report(error, table_id, "table %s could not be brought up to date", table_id)
        for table_id in await self._sharing.held(self.epoch):
            if table_id not in self._house.live:
                await self._see_to(table_id)

    async def _bring_up(self, keeper: Keeper, standing: Standing | None, epoch: int) -> None:
        if standing is None:
            self._house.drop(keeper)
        elif standing.number > keeper.table.number:
            await keeper.catch_up()
        elif standing.number == keeper.table.number:
            keeper.see_to(standing.epoch == epoch == self.epoch)

    def _hear(self, table_id: str, number: int) -> None:
        keeper = self._house.live.get(table_id)
        if keeper is not None and (number == 0 or number > keeper.table.number):
            self._news[table_id] = max(number, self._news.get(table_id, 0))
            self._woken.set()

    async def _follow(self) -> None:
        """Look at what was heard of."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            news, self._news = self._news, {}
            found = [keeper for table_id in news if (keeper := self._house.live.get(table_id)) is not None]
            results: list[BaseException | None] = []
            results += await asyncio.gather(
                *(keeper.catch_up() for keeper in found if news[keeper.table.id]), return_exceptions=True
            )
            results += await asyncio.gather(
                *(self.introduce(keeper) for keeper in found if not news[keeper.table.id]), return_exceptions=True
            )
            for error in results:
                if error is not None:
                    self._house.report(error, None, "news could not be fetched")

    async def _tell_presence(self) -> None:
        """Tell who is here, where that has changed."""
        if not (changed := self._changed):
            return
        self._changed = set()
        live = self._house.live
        here = {name: _present(live[name].audience.local) if name in live else Present() for name in changed}
        try:
            await self._sharing.tell_presence(self.epoch, here)
        except Exception:
            self._changed |= changed
            raise
        if self._announcer is not None:
            for name in changed:
                self._announcer.tell(name, 0)


def _presence(present: Present | None) -> Presence:
    return Presence() if present is None else Presence(present.here, present.spectators)


def _present(presence: Presence) -> Present:
    return Present(presence.here, presence.spectators)

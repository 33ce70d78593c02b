"""All live tables: loaded when somebody needs them, put away when nobody does, resumed after a restart."""

import asyncio
import hmac
import logging
import math
import secrets
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from faience.server.bots import Thinkers
from faience.server.clock import CLOCK
from faience.server.deadlines import WORTH_NOTING, Deadlines
from faience.server.health import Probe
from faience.server.keeper import NOBODY, Keeper, now
from faience.server.outages import Outages
from faience.server.persistence import keep, table_of
from faience.server.push import Pusher
from faience.server.settings import ServerSettings
from faience.store import Store, StoredTable
from faience.store.trouble import trouble_in
from faience.table import Refused, Settings, Table, Who, commands

_LOG = logging.getLogger(__name__)
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 8
"""About 850 billion addresses: short enough to read aloud, and nobody finds a table by guessing."""
_HEARTBEAT = "heartbeat"
_BEAT = 2.0
_ASLEEP = 10_000
"""When nothing moved in the whole server for so many milliseconds the machine was asleep."""
_SOON, _SELDOM = 1.0, 30.0
"""After so many seconds a table that cannot be loaded is tried again, and so many at most after many attempts."""
_IDLE = 120.0
"""After so many seconds a table that nobody needs is put away."""
_SWEEP = 3600.0
_AT_ONCE = 500
"""So many tables are removed in one statement."""
_DAY = 24 * 3600 * 1000


_LOOK_AGAIN = 60.0
"""For so many seconds a table that cannot be read is not tried again, however many ask for it."""


class UnreadableTable(Refused):
    """What is kept of a table does not add up to one."""

    def __init__(self) -> None:
        super().__init__("trouble", "this table is damaged and cannot be read; whoever runs the server was told")


class Keepers:
    """The keepers of live tables by the names of these."""

    def __init__(
        self, store: Store, bots: Thinkers, settings: ServerSettings, salt: bytes, pusher: Pusher | None = None
    ) -> None:
        self._store = store
        self._pusher = pusher
        self._bots = bots
        self._settings = settings
        self._salt = salt
        self.deadlines = Deadlines(store, self)
        self._live: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._forgetting: set[str] = set()
        """Tables that are being removed."""
        self._chores: set[asyncio.Task[None]] = set()
        self._heartbeat = 0
        """When the server was last alive before it started, or 0."""
        self._lost: dict[str, int] = {}
        """Since when nothing could happen at tables that were live and are to be loaded again."""
        self._unreadable: dict[str, float] = {}
        """Tables that cannot be read, and when that was seen last."""
        self.outages = Outages()
        self.report = self.outages.report
        self.probe = Probe(store, self.outages)
        self._is_resumed = False
        self._awake: int | None = None
        """When somebody last looked at the clock."""
        self._set_by = CLOCK.set_by
        """By how much the machine's clock had been set altogether then."""

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        """Go on where the server stopped, and keep house from now on."""
        self._heartbeat = int(await self._store.fact(_HEARTBEAT) or 0)
        due = await self._store.due()
        await self.deadlines.start()
        self._awake = now()
        self._begin(self._resume(due), "resume")
        self._begin(self._beat(), "heartbeat")
        self._begin(self._watch_outages(), "outages")
        self._begin(self._sweep(), "sweep")
        self._begin(self.deadlines.watch(), "deadlines")

    def _begin(self, chore: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(chore, name=name)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        """Stop all tables where they are."""
        unfinished = [*self._chores, *self._loading.values()]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        await self.probe.close()
        await self._note_alive()
        await self.deadlines.close()
        for keeper in list(self._live.values()):
            keeper.close()
        self._live.clear()

    async def _note_alive(self) -> None:
        """Note that time counts up to now, unless there is a table that has not been told which time does not."""
        if self._is_resumed and not self._lost and not any(keeper.owed for keeper in self._live.values()):
            try:
                await self._store.note(_HEARTBEAT, str(now()))
            except Exception as error:
                self.report(error, None, "the heartbeat could not be noted")

    async def make(self, settings: Settings, who: Who, name: str) -> Keeper:
        """A new table; Refused if it cannot be played like this."""
        table, first = Table.create(_new_id(), settings, who.guest, name, secrets.token_bytes(32), now())
        await keep(self._store, table, first)
        return self._keep(self._keeper(table))

    async def rematch(self, table_id: str, who: Who) -> Keeper:
        """The table that goes on after another one."""
        keeper = await self.get(table_id)
        return await self.get(await keeper.rematch(self._next_id(table_id), secrets.token_bytes(32), who))

    def _next_id(self, table_id: str) -> str:
        """The name of the table after another one, always the same: two are never made, whatever goes wrong between."""
        number = int.from_bytes(hmac.digest(self._salt, b"rematch " + table_id.encode(), "sha256"))
        return "".join(_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_ID_LENGTH))

    async def get(self, table_id: str) -> Keeper:
        """The keeper of a table, which is loaded if it is not live; Refused if there is no such table."""
        if (keeper := self._live.get(table_id)) and not keeper.is_closed:
            keeper.touch()
            return keeper
        if table_id in self._forgetting:
            raise Refused("no-such-table", "there is no such table, or it has expired")
        if time.monotonic() - self._unreadable.get(table_id, -math.inf) < _LOOK_AGAIN:
            raise UnreadableTable
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Keeper:
        self.look_at_clock()
        table = await self._read(table_id)
        keeper = self._keeper(table)
        if keeper.table.is_clock_running or keeper.table.due_draw is not None:
            try:
                await keeper.do(commands.Resume(lost=self._lost_at(table)), NOBODY)
            except BaseException:
                keeper.close()  # it may have begun to let things happen
                raise
        self._lost.pop(table_id, None)
        return self._keep(keeper)

    async def _read(self, table_id: str) -> Table:
        """A table as it is stored; UnreadableTable if it is there and cannot be read, which is said once."""
        stored: StoredTable | None = None
        try:
            stored = await self._store.load(table_id)
            table = None if stored is None else await asyncio.to_thread(table_of, stored)
        except Exception as error:
            if stored is None and not ((trouble := trouble_in(error)) and trouble.is_damage):
                raise
            self._unreadable[table_id] = time.monotonic()
            self.outages.damage(table_id, trouble_in(error) or error)
            raise UnreadableTable from error
        if table is None:
            raise Refused("no-such-table", "there is no such table, or it has expired")
        if self._unreadable.pop(table_id, None) is not None:
            self.outages.mended(table_id)
        return table

    def _lost_at(self, table: Table) -> int:
        """The milliseconds that count for nobody of those since the last event of a table that is being loaded."""
        if table.is_over_days:
            return self.deadlines.excused(table.touched)
        # Such a table is never put away, so it is loaded after a restart; the time in between counts for nobody.
        return max(0, now() - max(self._lost.get(table.id, self._heartbeat), table.touched))

    async def run_out(self, table_id: str) -> None:
        """Let a clock of days run out, unless there is time left after all."""
        if table_id not in self._unreadable:
            await (await self.get(table_id)).run_out()

    def _keeper(self, table: Table) -> Keeper:
        return Keeper(table, self._store, self._bots, self, bot_pause=self._settings.bot_pause, salt=self._salt)

    def _keep(self, keeper: Keeper) -> Keeper:
        self._live[keeper.table.id] = keeper
        keeper.schedule()
        return keeper

    def lose(self, keeper: Keeper) -> None:
        """A keeper was closed since it does not know how its table stands: the table is loaded again."""
        table_id = keeper.table.id
        if self._live.get(table_id) is keeper:
            del self._live[table_id]
            self._lost[table_id] = now() - keeper.owed
            self._begin(self._bring_back([table_id], _SOON), f"bring back {table_id}")

    async def _resume(self, due: Iterable[str]) -> None:
        """Load every table at which something is due."""
        await self._bring_back(due)
        self._is_resumed = True

    async def _bring_back(self, table_ids: Iterable[str], wait: float = 0.0) -> None:
        """Load tables, and again those for which that could not be done: no table hangs after passing trouble."""
        left = list(table_ids)
        while left:
            await asyncio.sleep(wait)
            left = [table_id for table_id in left if not await self._try(table_id)]
            wait = min(max(2 * wait, _SOON), _SELDOM)

    async def _try(self, table_id: str) -> bool:
        """Load a table; False if there is any sense in trying it again."""
        try:
            await self.get(table_id)
        except Exception as error:
            if not isinstance(error, UnreadableTable):
                if not isinstance(error, Refused) or error.code == "trouble":
                    self.report(error, table_id, "table %s cannot be loaded now", table_id)
                    return False
                _LOG.error("table %s cannot be loaded: %s", table_id, error)
            self._lost.pop(table_id, None)
        return True

    async def _watch_outages(self) -> None:
        """See whether the store is still this server's, and, while something is wrong with it, whether that lasts."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._store.check_claim()
            except Exception as error:
                self.report(error, None, "nobody could see whose the database is")
            if self.outages.current:
                await self.probe.find()

    async def _beat(self) -> None:
        """While any clock runs, note that the server is alive: what comes after the last beat was lost."""
        while True:
            await asyncio.sleep(_BEAT)
            self.look_at_clock()
            for keeper in [keeper for keeper in self._live.values() if keeper.owed]:
                with suppress(Exception):  # it is owed still, and the next beat comes
                    await keeper.settle()
            if any(keeper.table.is_clock_running and not keeper.table.is_over_days for keeper in self._live.values()):
                await self._note_alive()
            self._put_away()

    def call(self, table: Table, seat: int) -> None:
        """It has become the turn of somebody who is not at their table."""
        if self._pusher is not None:
            self._pusher.call(table, seat)

    def look_at_clock(self) -> None:
        """Every beat and every command looks; a gap between two looks is time in which the machine was asleep."""
        if (before := self._awake) is None:
            return
        self._awake = now()
        if (gap := self._awake - before) > _ASLEEP:
            self.deadlines.missed(before, self._awake)
            for keeper in self._live.values():
                if gap >= WORTH_NOTING or not keeper.table.is_over_days:
                    keeper.owe(before)
        self._follow_clock()

    def _follow_clock(self) -> None:
        """If the machine's clock was set, go by it, and let nobody notice: that is no time that has passed."""
        if by := CLOCK.follow() - self._set_by:
            self._set_by += by
            _LOG.warning("the clock of this machine was set by %.1f s; no game gains or loses by that", by / 1000)
            before, self._awake = self._awake, now()
            self.deadlines.missed(before or self._awake, self._awake)
            for keeper in self._live.values():
                if by < 0 or by >= WORTH_NOTING or not keeper.table.is_over_days:
                    keeper.shift(by)

    def _put_away(self) -> None:
        latest = time.monotonic() - _IDLE
        for table_id, keeper in list(self._live.items()):
            if keeper.is_idle and keeper.touched < latest:
                del self._live[table_id]
                keeper.close()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.expire()
            except Exception as error:
                self.report(error, None, "old tables could not be removed")
            await asyncio.sleep(_SWEEP)

    async def expire(self) -> None:
        """Remove unfinished tables at which nothing has happened for long and nobody is."""
        if not self._settings.expire_days:
            return
        before = now() - self._settings.expire_days * _DAY
        stale = await self._store.stale(before)
        live = [keeper for table_id in stale if (keeper := self._live.get(table_id))]
        removed = await self._forget([name for name in stale if name not in self._live and name not in self._loading])
        for keeper in live:
            if await keeper.retire(before):
                removed += 1
                self._live.pop(keeper.table.id, None)
        if removed:
            _LOG.info("%s old tables were removed", removed)

    async def _forget(self, table_ids: list[str]) -> int:
        """Remove tables that are not live, which nobody can load in the meantime; how many."""
        self._forgetting.update(table_ids)
        try:
            for start in range(0, len(table_ids), _AT_ONCE):
                await self._store.remove(table_ids[start : start + _AT_ONCE])
        finally:
            self._forgetting.difference_update(table_ids)
        return len(table_ids)


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))

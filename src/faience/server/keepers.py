"""All live tables: loaded when somebody needs them, put away when nobody does, resumed after a restart."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from faience.server.bots import Thinkers
from faience.server.keeper import NOBODY, Keeper, now
from faience.server.settings import ServerSettings
from faience.server.shelf import entries_of, new_table, summary_of, table_of
from faience.store import Store
from faience.table import Refused, Settings, Table, Who, commands

_LOG = logging.getLogger(__name__)
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 8
"""About 850 milliards of addresses: short enough to read aloud, and nobody finds a table by guessing."""
_HEARTBEAT = "heartbeat"
_BEAT = 2.0
_IDLE = 120.0
"""After so many seconds a table that nobody needs is put away."""
_SWEEP = 3600.0
_DAY = 24 * 3600 * 1000


class Keepers:
    """The keepers of live tables by the names of these."""

    def __init__(self, store: Store, bots: Thinkers, settings: ServerSettings, salt: bytes) -> None:
        self._store = store
        self._bots = bots
        self._settings = settings
        self._salt = salt
        self._live: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._heartbeat = 0

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        """Go on where the server stopped, and keep house from now on."""
        self._heartbeat = int(await self._store.fact(_HEARTBEAT) or 0)
        self._chores = [
            asyncio.create_task(self._resume(await self._store.due()), name="resume"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    async def close(self) -> None:
        """Stop all tables where they are."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for keeper in list(self._live.values()):
            keeper.close()
        self._live.clear()
        await self._store.note(_HEARTBEAT, str(now()))

    async def make(self, settings: Settings, who: Who, name: str) -> Keeper:
        """A new table; Refused if it cannot be played like this."""
        table, first = Table.create(_new_id(), settings, who.guest, name, secrets.token_bytes(32), now())
        await self._store.make(new_table(table), entries_of(first), summary_of(table))
        return self._keep(self._keeper(table))

    async def rematch(self, table_id: str, who: Who) -> Keeper:
        """The table that goes on after another one."""
        keeper = await self.get(table_id)
        return await self.get(await keeper.rematch(_new_id(), secrets.token_bytes(32), who))

    async def get(self, table_id: str) -> Keeper:
        """The keeper of a table, which is loaded if it is not live; Refused if there is no such table."""
        if keeper := self._live.get(table_id):
            keeper.touch()
            return keeper
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Keeper:
        stored = await self._store.load(table_id)
        if stored is None:
            raise Refused("no-such-table", "there is no such table, or it has expired")
        table = await asyncio.to_thread(table_of, stored)
        keeper = self._keeper(table)
        if keeper.has_running_clock:
            # Such a table is never put away, so it is loaded after a restart; the time in between counts for nobody.
            lost = max(0, now() - max(self._heartbeat, table.touched))
            await keeper.do(commands.Resume(lost=lost), NOBODY)
        return self._keep(keeper)

    def _keeper(self, table: Table) -> Keeper:
        return Keeper(table, self._store, self._bots, bot_pause=self._settings.bot_pause, salt=self._salt)

    def _keep(self, keeper: Keeper) -> Keeper:
        self._live[keeper.table.id] = keeper
        keeper.schedule()
        return keeper

    async def _resume(self, due: list[str]) -> None:
        """Load every table at which something is due."""
        for table_id in due:
            try:
                await self.get(table_id)
            except Exception:
                _LOG.exception("table %s cannot be resumed", table_id)

    async def _beat(self) -> None:
        """While any clock runs, note that the server is alive: what comes after the last beat was lost."""
        while True:
            await asyncio.sleep(_BEAT)
            if any(keeper.has_running_clock for keeper in self._live.values()):
                with suppress(Exception):
                    await self._store.note(_HEARTBEAT, str(now()))
            self._put_away()

    def _put_away(self) -> None:
        latest = time.monotonic() - _IDLE
        for table_id, keeper in list(self._live.items()):
            if keeper.is_idle and keeper.touched < latest:
                del self._live[table_id]

    async def _sweep(self) -> None:
        while True:
            try:
                await self.expire()
            except Exception:
                _LOG.exception("old tables could not be removed")
            await asyncio.sleep(_SWEEP)

    async def expire(self) -> None:
        """Remove unfinished tables at which nothing has happened for long and nobody is."""
        if not self._settings.expire_days:
            return
        stale = await self._store.stale(now() - self._settings.expire_days * _DAY)
        watched = {table_id for table_id, keeper in self._live.items() if keeper.is_watched}
        for table_id in stale:
            if table_id not in watched:
                if keeper := self._live.pop(table_id, None):
                    keeper.close()
                await self._store.remove([table_id])
        if stale:
            _LOG.info("%s old tables were removed", len(stale))


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))

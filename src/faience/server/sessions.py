"""Signing out other devices: a guest's epoch goes up, and cookies from before it say nothing any more.

The epochs are kept in the store and in memory: a request must not wait for the store to know who asks. What another
server on the same store has changed is looked up from time to time.
"""

import asyncio

from faience.server.guests import Guests
from faience.server.keeper import now
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table import Who, commands

_MOST_TABLES = 200
_LOOK = 10.0
"""Seconds after which the store is looked at again."""


class Sessions:
    """Which cookies still count."""

    def __init__(self, store: Store, guests: Guests, keepers: Keepers) -> None:
        self._store = store
        self._guests = guests
        self._keepers = keepers
        self._following: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Know from now on what is in the store."""
        await self._look()
        self._following = asyncio.create_task(self._follow(), name="sessions")

    async def close(self) -> None:
        """Look no more."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    async def begin_anew(self, guest: str, *, is_secure: bool) -> str:
        """Sign a guest out everywhere; the cookie by which one device is known again.

        Seats of theirs that links have opened elsewhere are closed there, and the links open them no more.
        """
        for row in await self._store.of_guest(guest, _MOST_TABLES):
            if row.summary.status != "over":
                await (await self._keepers.get(row.id)).do(commands.SignOut(), Who(guest))
        self._guests.epochs[guest] = await self._store.begin_epoch(guest, now())
        return self._guests.cookie(guest, is_secure=is_secure)

    async def send_away(self, guest: str) -> None:
        """Close a guest's sockets: whoever still has a cookie that counts comes again at once."""
        self._keepers.send_away(guest)

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self._look()
            except Exception as error:
                self._keepers.report(error, None, "who has signed out could not be looked up")

    async def _look(self) -> None:
        for guest, epoch in (await self._store.epochs()).items():
            if epoch > self._guests.epochs.get(guest, 0):
                is_known = self._following is not None
                self._guests.epochs[guest] = epoch
                if is_known:
                    self._keepers.send_away(guest)

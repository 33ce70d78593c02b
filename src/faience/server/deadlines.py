"""Clocks of days: the store knows when they are over, and one task asks it; a table that waits costs nothing.

Time in which no server was there counts on nobody's clock. Tables that wait for days are not live when that happens,
so the absence is kept, and each of them is told when it is loaded next.
"""

import asyncio
from typing import Protocol

from faience.server.keeper import now
from faience.store import Absence, Store

_AWAKE = "awake"
"""Under this name it is noted until when somebody looked after these clocks."""
WORTH_NOTING = 10 * 60_000
"""Whoever has days does not miss fewer milliseconds than these."""
LONGEST_WAIT, _SHORTEST_WAIT = 60.0, 1.0
"""Seconds from one look at the store to the next."""


class House(Protocol):
    """Where the tables are."""

    def look_at_clock(self) -> None:
        """Notice if time has passed in which nothing could happen."""

    def report(self, error: BaseException, table_id: str | None, what: str, *arguments: object) -> None:
        """Something went wrong that there is nobody to tell of."""

    async def run_out(self, table_id: str) -> None:
        """Let the clock of a table run out, unless there is time left after all."""


class Deadlines:
    """Lets clocks of days run out, and knows which time does not count for them."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._absences: list[Absence] = []
        self._unsaved: list[Absence] = []

    async def start(self) -> None:
        """Find out how long nobody was there."""
        self._absences = await self._store.absences()
        awake = int(await self._store.fact(_AWAKE) or 0)
        if awake and await self._store.next_deadline() is not None:
            self.missed(max([awake, *(absence.until for absence in self._absences)]), now())

    def missed(self, since: int, until: int) -> None:
        """Nothing could happen for a time."""
        if until - since >= WORTH_NOTING:
            absence = Absence(since, until)
            self._absences.append(absence)
            self._unsaved.append(absence)

    def excused(self, since: int) -> int:
        """How many milliseconds since a moment do not count."""
        return sum(max(0, absence.until - max(since, absence.since)) for absence in self._absences)

    async def watch(self) -> None:
        """Look at the store for as long as the server runs."""
        while True:
            try:
                wait = await self.look()
            except Exception as error:
                self._house.report(error, None, "nobody could look for clocks that are over")
                wait = LONGEST_WAIT
            await asyncio.sleep(wait)

    async def look(self) -> float:
        """Let every clock run out that is over; returns after how many seconds to look again."""
        self._house.look_at_clock()
        await self._save()
        for table_id in await self._store.overdue(now()):
            try:
                await self._house.run_out(table_id)
            except Exception as error:
                self._house.report(error, table_id, "table %s: its clock could not run out", table_id)
        if self._absences:
            await self._store.forget_absences()
            self._absences = await self._store.absences() + self._unsaved
        coming = await self._store.next_deadline(now())
        left = LONGEST_WAIT if coming is None else (coming - now()) / 1000
        return min(max(left, _SHORTEST_WAIT), LONGEST_WAIT)

    async def _save(self) -> None:
        """Keep which time does not count; after that, and while any table waits, time counts up to now."""
        while self._unsaved:
            await self._store.note_absence(self._unsaved[0])
            del self._unsaved[0]
        if await self._store.next_deadline() is not None:
            await self._store.note(_AWAKE, str(now()))

    async def close(self) -> None:
        """Note until when somebody was there."""
        try:
            await self._save()
        except Exception as error:
            self._house.report(error, None, "it could not be noted until when clocks of days count")

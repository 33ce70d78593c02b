"""Whether the server can do its work: it has written something and read it back a moment ago, or it has not."""

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from faience.server.outages import Outages
from faience.store import Store
from faience.store.trouble import SILENT, Trouble, trouble_in

_PROBE = "probe"
FRESH = 2.0
"""What was found out holds for so many seconds, so that asking often costs nothing."""
PATIENCE = 5.0
"""A store that does not answer within so many seconds does not work."""
WRITING, READING = "writing", "reading"


class Finding(msgspec.Struct, frozen=True):
    """How the store was when it was tried."""

    failing: tuple[str, ...] = ()
    """Which of `writing` and `reading` could not be done."""
    why: str | None = None
    tables: dict[str, int] = {}
    """How many tables there are in each status."""


class Probe:
    """Tries the store when somebody asks, never twice at a time and not again within a moment."""

    def __init__(self, store: Store, outages: Outages, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._outages = outages
        self._clock = clock
        self._latest: Finding | None = None
        self._at = 0.0
        self._trying: asyncio.Task[None] | None = None
        self._step = WRITING
        """What the store is just tried with."""

    async def find(self) -> Finding:
        """How the store is, as far as can be found out in a few seconds."""
        if self._latest is None or self._clock() - self._at >= FRESH:
            self._trying = self._trying or asyncio.create_task(self._try(), name="probe")
            done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE)
            if not done:
                self._outages.begin(SILENT)
                self._note(Finding((self._step,), SILENT.reason))
        assert self._latest is not None
        return self._latest

    async def close(self) -> None:
        """Try nothing more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    def _note(self, finding: Finding) -> None:
        self._latest, self._at = finding, self._clock()

    async def _try(self) -> None:
        """Write something new, read it back, and count."""
        failing: dict[str, str] = {}
        value, tables = secrets.token_hex(8), dict[str, int]()
        try:
            self._step = WRITING
            await self._store.note(_PROBE, value)
        except Exception as error:
            failing[WRITING] = self._reason(error)
        try:
            self._step = READING
            found = await self._store.fact(_PROBE)
            if found != value and not failing and not self._store.is_shared:  # or another server was faster
                failing[READING] = "what was written is not what is read"
            tables = await self._store.count()
        except Exception as error:
            failing[READING] = self._reason(error)
        if not failing:
            self._outages.worked()
            if trouble := self._outages.current:
                failing[WRITING] = trouble.reason
        self._note(Finding(tuple(failing), next(iter(failing.values()), None), tables))
        self._trying = None

    def _reason(self, error: Exception) -> str:
        """Why something could not be done; for the log it has been said after that."""
        trouble = trouble_in(error)
        if trouble is None:
            trouble = Trouble(f"{error or type(error).__name__}")
            self._outages.begin(trouble)
        else:
            self._outages.told(error)
        return trouble.reason

"""Trouble with the store, told on standard error in one line when it begins and in one when it is over.

Everything that fails meanwhile fails for the same reason, and says so to whoever asked; the log is for what is new.
"""

import logging
import time
from collections.abc import Callable

from faience.store.trouble import TAKEN, Trouble, trouble_in
from faience.table import Refused

_LOG = logging.getLogger(__name__)
QUIET = 5.0
"""So many seconds without trouble must pass until it is over: where one thing has room the next may have none."""
_DAMAGE = "table %s cannot be read or continued: %s; all others go on, and `faience doctor` says what can be done"
_ALL_DAMAGE = "%s; what can be read is served, and `faience doctor` says what can be done"


class Outages:
    """What is wrong at this moment, and what was said of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.on_taken_over: Callable[[], None] | None = None
        """What to do when another server has the database."""
        self._since: dict[Trouble, float] = {}
        self._latest: dict[Trouble, float] = {}
        """By trouble when it began and when it was met last."""
        self.damaged: set[str] = set()
        """Tables that cannot be read."""
        self._is_damage_told = False

    @property
    def current(self) -> Trouble | None:
        """Why something could not be kept a moment ago, if that is so."""
        return next(iter(self._since), None)

    def told(self, error: BaseException, table_id: str | None = None) -> Refused | None:
        """What to say to whoever asked, if something failed because of the store; for the log it has been said."""
        if isinstance(error, Refused) and error.code == "trouble":
            return error
        trouble = trouble_in(error)
        if trouble is None:
            return None
        if not trouble.is_damage:
            self.begin(trouble)
        elif table_id is not None:
            self.damage(table_id, trouble)
        elif not self._is_damage_told:
            self._is_damage_told = True
            _LOG.error(_ALL_DAMAGE, trouble.reason)
        return Refused("trouble", f"the server cannot keep or find this: {trouble.reason}; try again later")

    def report(self, error: BaseException, table_id: str | None, what: str, *arguments: object) -> None:
        """Note what went wrong without anybody to tell: trouble with the store once, anything else as it is."""
        if self.told(error, table_id) is None:
            _LOG.error(what, *arguments, exc_info=error)

    def begin(self, trouble: Trouble) -> None:
        """Something is wrong."""
        if trouble == TAKEN and self.on_taken_over is not None:
            self.on_taken_over()  # it says so itself, and nothing else matters any more
            return
        self._latest[trouble] = self._clock()
        if trouble not in self._since:
            self._since[trouble] = self._clock()
            _LOG.error("%s: nothing can be kept, and what needs that is refused until it can", trouble.reason)

    def worked(self) -> None:
        """Something was written and read: what has not been met for a while since is over."""
        for trouble, latest in list(self._latest.items()):
            if self._clock() - latest >= QUIET:
                _LOG.warning("over after %.0f s: %s", self._clock() - self._since.pop(trouble), trouble.reason)
                del self._latest[trouble]

    def damage(self, table_id: str, why: object) -> None:
        """A table cannot be read."""
        if table_id not in self.damaged:
            self.damaged.add(table_id)
            _LOG.error(_DAMAGE, table_id, why)

    def mended(self, table_id: str) -> None:
        """A table can be read after all."""
        if table_id in self.damaged:
            self.damaged.discard(table_id)
            _LOG.warning("table %s can be read again", table_id)

"""Who looks at a table, and how they learn that something is new.

Who is here is counted as people come and go, not worked out anew for every reader. Players are woken at once; when many
others look on they are woken a few at a time and in rounds, so that a crowd holds nobody up, and what happens between
two rounds costs each of them one message.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Protocol, TypeVar

from faience.server.absence import Absences
from faience.table import Table, Who
from faience.table.sent.public import Presence

T = TypeVar("T")

LINGER = 3.0
"""For so many seconds after the last socket was closed somebody still counts as here: a reload is no leaving."""
FEW = 16
"""So many who look on are woken at once, like players."""
AT_A_TIME = 32
"""Of more of them so many are woken before the server looks at other tables again."""
ROUND = 0.1
"""So many seconds lie between the end of one round and the next."""


class Watcher(Protocol):
    """Somebody who looks at the table; `wake` says that there is something new."""

    who: Who

    def wake(self, *, is_presence: bool = False) -> None:
        """Look at the keeper's table again."""

    def dismiss(self) -> None:
        """The table is not here any more."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, table: Table, on_presence: Callable[[], None] = lambda: None) -> None:
        """`on_presence` is called when others are here than before."""
        self._on_presence = on_presence
        self.presence = Presence()
        """Which seats' people are here, and how many others look on."""
        self.absences = Absences()
        self._table = table
        self._players: dict[Watcher, Who] = {}
        self._onlookers: dict[Watcher, Who] = {}
        self._leaving: dict[Watcher, tuple[Who, asyncio.TimerHandle]] = {}
        self._devices: Counter[Who] = Counter()
        """How often everybody is here, those included who left a moment ago."""
        self._own: dict[Who, list[int]] = {}
        """The seats of everybody who is here."""
        self._here: Counter[int] = Counter()
        self._others: Counter[str] = Counter()
        """By the seat or the guest how many of `_own` there are."""
        self._round: asyncio.Handle | None = None
        self._queue: deque[Watcher] = deque()
        """Who is still to be woken in this round."""
        self._is_new = self._is_presence_new = False
        """Whether the next round has something to tell, and whether that is about who is here."""

    @property
    def is_watched(self) -> bool:
        """True when somebody looks."""
        return bool(self._players or self._onlookers)

    @property
    def is_empty(self) -> bool:
        """True when nobody looks, nor did a moment ago."""
        return not (self.is_watched or self._leaving)

    def is_onlooker(self, who: Who) -> bool:
        """True for somebody here who is sent what all others are who have no part in the table."""
        return self._own.get(who) == [] and not who.keys and not self._table.is_host(who)

    def has_player(self, seat: int) -> bool:
        """True when somebody looks whose seat it is."""
        return any(seat in self._own[who] for who in self._players.values())

    def join(self, watcher: Watcher) -> None:
        """Somebody looks from now on; who they are is what it is at this moment."""
        who = watcher.who
        if left := self._leaving.pop(watcher, None):
            left[1].cancel()
            self._count_out(left[0])
        elif (before := self._group(watcher).get(watcher)) == who:
            return
        elif before is not None:
            del self._group(watcher)[watcher]
            self._count_out(before)
        self._count_in(who)
        (self._players if self._own[who] else self._onlookers)[watcher] = who
        self._look_around()

    def leave(self, watcher: Watcher) -> None:
        """Somebody does not any more; the others learn of it when they do not come back at once."""
        if (who := self._group(watcher).pop(watcher, None)) is not None:
            loop = asyncio.get_running_loop()
            self._leaving[watcher] = who, loop.call_later(LINGER, self._gone, watcher)

    def _gone(self, watcher: Watcher) -> None:
        self._count_out(self._leaving.pop(watcher)[0])
        self._look_around()

    def _group(self, watcher: Watcher) -> dict[Watcher, Who]:
        return self._players if watcher in self._players else self._onlookers

    def _count_in(self, who: Who) -> None:
        self._devices[who] += 1
        if who not in self._own:
            self._own[who] = self._table.seats_of(who)
            self._here.update(self._own[who])
            self._others.update([] if self._own[who] else [who.guest])

    def _count_out(self, who: Who) -> None:
        self._devices[who] -= 1
        if not self._devices[who]:
            del self._devices[who]
            own = self._own.pop(who)
            _uncount(self._here, own)
            _uncount(self._others, [] if own else [who.guest])

    def _look_around(self) -> bool:
        """See who is here; if that has changed, tell everybody, and return True."""
        presence = Presence(frozenset(self._here), len(self._others))
        if presence == self.presence:
            return False
        self._see(presence)
        self._wake(is_presence=True)
        self._on_presence()
        return True

    def _see(self, presence: Presence) -> None:
        """Others are here from now on; whoever was until now was at this moment."""
        self.absences.note(self.presence.here | presence.here)
        self.presence = presence

    def tell(self, table: Table) -> None:
        """The table is another now, and everybody is to know."""
        before, self._table = self._table, table
        if table.seats is not before.seats and _owners(table) != _owners(before):
            self._seat_anew()
        self._wake(is_presence=False)

    def _seat_anew(self) -> None:
        """Somebody sat down or stood up, so that players have become onlookers or the other way round."""
        everybody = self._players | self._onlookers
        self._own = {who: self._table.seats_of(who) for who in self._devices}
        self._here = Counter(seat for own in self._own.values() for seat in own)
        self._others = Counter(who.guest for who, own in self._own.items() if not own)
        self._players = {watcher: who for watcher, who in everybody.items() if self._own[who]}
        self._onlookers = {watcher: who for watcher, who in everybody.items() if not self._own[who]}
        self._see(Presence(frozenset(self._here), len(self._others)))

    def _wake(self, *, is_presence: bool) -> None:
        for watcher in tuple(self._players):
            watcher.wake(is_presence=is_presence)
        if len(self._onlookers) <= FEW:
            for watcher in tuple(self._onlookers):
                watcher.wake(is_presence=is_presence)
            return
        self._is_new, self._is_presence_new = True, self._is_presence_new or is_presence
        if self._round is None:
            self._begin_round()

    def _begin_round(self) -> None:
        self._round = None
        if self._is_new:
            self._queue = deque(self._onlookers)
            self._is_new, is_presence, self._is_presence_new = False, self._is_presence_new, False
            self._go_round(is_presence)

    def _go_round(self, is_presence: bool) -> None:
        """Wake a few, then let others have their turn."""
        for _ in range(min(AT_A_TIME, len(self._queue))):
            if (watcher := self._queue.popleft()) in self._onlookers:
                watcher.wake(is_presence=is_presence)
        loop = asyncio.get_running_loop()
        if self._queue:
            self._round = loop.call_soon(self._go_round, is_presence)
        else:
            self._round = loop.call_later(ROUND, self._begin_round)

    def dismiss(self) -> None:
        """Nobody can look here any more; all are told to come again."""
        for _, timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()
        if self._round is not None:
            self._round.cancel()
        for watcher in (*self._players, *self._onlookers):
            watcher.dismiss()


def _uncount(counter: Counter[T], gone: list[T]) -> None:
    """Take away one each; what is at nothing is not in the counter."""
    for each in gone:
        counter[each] -= 1
        if not counter[each]:
            del counter[each]


def _owners(table: Table) -> list[tuple[object, ...]]:
    """What decides whose the seats are."""
    return [(seat.is_person, seat.owners, seat.key, seat.earlier) for seat in table.seats]

"""What happens in a game: events, and the kinds of them that a game declares.

A game says once what facts an event has and where the log holds them; the same declaration tells everybody else
which events are draws, which belong to a move and which give or take points.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NoReturn

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games.errors import Fact
from faience.games.event_fields import POINTS, A, B, Entry, Field, count, number, text, tile
from faience.rules import dealing
from faience.rules.log import WIDTH

_REMEMBERED = 1 << 14
"""So many different events of a game are kept, which is nearly all that ever happen in it."""

Points = Literal["none", "gain", "loss"]
"""Whether an event never changes a score, may add to it, or may take from it (and is told even if it takes nothing)."""


class Facts(dict[str, Fact]):
    """The facts of an event, which many games and tables share: they can be read, and nothing else."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("the facts of an event cannot be changed; take a copy: dict(event.facts)")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> "tuple[type[Facts], tuple[dict[str, Fact]]]":
        return Facts, (dict(self),)


class Event(msgspec.Struct, frozen=True):
    """Something that happened to a seat (from 0) or to nobody, for how many points, with facts in notation's terms."""

    kind: str
    seat: int | None
    points: int
    facts: dict[str, Fact]


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its name, its number in the log, its facts in the order they are written, and what it means."""

    name: str
    number: int
    fields: Mapping[str, Field] = {}
    points: Points = "none"
    is_draw: bool = False
    """Something came from a bag or a stack by chance."""
    is_own: bool = False
    """Part of what the mover did; what follows at the end of a round is not."""
    is_answer: bool = False
    """Only says how a question was answered, so it is left out where a move is foreseen before that was asked."""
    begins_round: bool = False
    """The fact `round` says which round begins."""
    is_final: bool = False
    """Scored once, when the game is over, so a score sheet keeps it apart from the last round."""
    applies: Callable[[Entry], bool] = lambda _: True
    """Tells kinds apart that share a number in the log."""

    def is_scored(self, event: Event) -> bool:
        """True if an event of this kind stands in a score sheet."""
        return event.points != 0 or self.points == "loss"


class EventKinds(dict[str, EventKind]):
    """All kinds of events of a game by name; `read` makes an event of an entry in the log."""

    def __init__(self, *kinds: EventKind) -> None:
        self.declared = kinds
        super().__init__({kind.name: kind for kind in kinds})
        self._numbered: dict[int, list[EventKind]] = {}
        for kind in kinds:
            self._numbered.setdefault(kind.number, []).append(kind)
        self._read: dict[tuple[int, ...], Event] = {}

    def read(self, entry: Entry) -> Event:
        """The event that an entry tells of; the same one each time, since few different ones happen again and again."""
        said = tuple(entry)
        event = self._read.get(said)
        if event is None:
            if len(self._read) >= _REMEMBERED:
                self._read.clear()
            event = self._read[said] = self._made(said)
        return event

    def _made(self, entry: Entry) -> Event:
        kind = next(kind for kind in self._numbered[entry[0]] if kind.applies(entry))
        facts = Facts({name: field.read(entry) for name, field in kind.fields.items()})
        return Event(kind.name, entry[1] if entry[1] >= 0 else None, entry[POINTS], facts)

    def read_all(self, log: npt.NDArray[np.int32]) -> list[Event]:
        """The events of a whole log."""
        entries: list[int] = log[1 : 1 + int(log[0])].tolist()
        return [self.read(entries[at : at + WIDTH]) for at in range(0, len(entries), WIDTH)]


def dealt(letters: str) -> tuple[EventKind, ...]:
    """The kinds of events that `rules.dealing` writes when displays are filled from a bag."""
    return (
        EventKind("drawn", dealing.DRAWN, {"display": number(A, first=0), "tile": tile(B, letters)}, is_draw=True),
        EventKind("poured", dealing.POURED, {"tiles": count(A)}),
        EventKind("started", dealing.STARTED, {"round": number(A, first=0)}, begins_round=True),
    )


def finished(at: int, reasons: Mapping[int, str]) -> EventKind:
    """The end of a game: why, and in which round."""
    return EventKind("finished", at, {"reason": text(reasons, A), "round": number(B, first=0)})

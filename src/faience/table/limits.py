"""How much can happen at a table, so that no log grows without end.

Everything is counted by seat and by kind: who says or asks too much falls silent, and nobody is kept from what the
game needs. Sitting down, nonces, links, answers and giving a seat to a bot have no limit of their own, since each of
them needs something first that has one.
"""

from typing import Literal

import msgspec
from msgspec.structs import replace

from faience.table import events
from faience.table.refusals import Refused

MOST_MOVES = 2_000
"""Several times those of the longest game; a game in which everyone wastes all tiles may never end."""

Counted = Literal["talk", "stood", "planned", "undos", "returns", "ends"]


class SeatTally(msgspec.Struct, frozen=True):
    """How often something happened in one seat: talk and new names, standing up, other plans, undo, returns, ends."""

    talk: int = 0
    stood: int = 0
    planned: int = 0
    undos: int = 0
    returns: int = 0
    ends: int = 0


MOST = SeatTally(talk=250, stood=50, planned=50, undos=1_000, returns=250, ends=250)
_COUNTED: dict[type[events.StoredEvent], Counted] = {
    events.Said: "talk",
    events.Renamed: "talk",
    events.Stood: "stood",
    events.Planned: "planned",
    events.UndoAsked: "undos",
    events.Undone: "undos",
    events.Returned: "returns",
    events.EndGiven: "ends",
}


def counted(tallies: tuple[SeatTally, ...], event: events.AnyEvent) -> tuple[SeatTally, ...]:
    """What is counted after one more event."""
    what, seat = _COUNTED.get(type(event)), getattr(event, "seat", None)
    if what is None or seat is None:
        return tallies
    tally = replace(tallies[seat], **{what: getattr(tallies[seat], what) + 1})
    return (*tallies[:seat], tally, *tallies[seat + 1 :])


def check(tallies: tuple[SeatTally, ...], seat: int, what: Counted) -> None:
    """Refused if something happened so often in a seat (from 0) that it is not done any more."""
    if getattr(tallies[seat], what) >= getattr(MOST, what):
        raise Refused("too-much", "this has happened too often in seat {seat}", seat=seat + 1)

"""Events in words for those who lack them, without holding up the others while they are put into words."""

import asyncio
from collections.abc import Sequence

import msgspec

from faience.table import Table, events
from faience.table.views import TableEvent, told

_FEW = 8
"""So many events are put into words on the spot."""


async def told_since(table: Table, number: int, lang: str) -> list[TableEvent]:
    """Events after a number in words; what takes a while to put into words is put into them beside the loop."""
    lacking = table.since(number)
    fresh = _fresh(table, lacking, lang)
    if len(fresh) > _FEW or not all(_is_at_hand(table, event) for event in fresh):
        return await asyncio.to_thread(_tell, table, lacking, lang)
    return [told(table, event, lang) for event in lacking]


def _fresh(table: Table, lacking: Sequence[events.AnyEvent], lang: str) -> list[events.AnyEvent]:
    """Those of the events that nobody has put into words yet."""
    known = ((event, table.told.get((event.number, lang))) for event in lacking)
    return [event for event, found in known if found is None or found[0] != event]


def _is_at_hand(table: Table, event: events.AnyEvent) -> bool:
    """Whether an event can be told from the table as it is: an older move needs the game as it was then."""
    if not isinstance(event, events.Moved | events.Dealt):
        return True
    return any(moment.number == event.number for moment in table.moments)


def _tell(table: Table, lacking: Sequence[events.AnyEvent], lang: str) -> list[TableEvent]:
    """Events in words, from a table of this thread's own; only what is remembered of words is shared."""
    if _fresh(table, lacking, lang):  # somebody else may have lacked the same
        table = msgspec.structs.replace(Table.load(table.id, table.secret, table.log), told=table.told)
    return [told(table, event, lang) for event in lacking]

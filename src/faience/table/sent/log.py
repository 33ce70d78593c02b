"""Events of a table as everyone may hear of them: with what happened in the game, and nothing private.

What an event has in common with `TableEvent` is told under the same name, and all else is private.
"""

from typing import Any

from faience.table import events
from faience.table.sent.shapes import TableEvent, game_events
from faience.table.state import LogEntry

_SEATS = ("seat", "by", "first", "seats", "waits_for")
"""Fields that hold seats, which count from 1 where they are sent."""


def event_of(entry: LogEntry) -> TableEvent:
    """An event of a table as it is sent."""
    event = entry.event
    told = {name: _told(name, getattr(event, name)) for name in TableEvent.__struct_fields__ if hasattr(event, name)}
    if isinstance(event, events.Planned):
        told |= {"plan": event.plan.kind, "level": event.plan.level}
    return TableEvent(kind=events.kind_of(event), names=entry.names, happened=game_events(entry.happened), **told)


def _told(name: str, value: Any) -> Any:
    if name not in _SEATS or value is None:
        return value
    return value + 1 if isinstance(value, int) else [seat + 1 for seat in value]

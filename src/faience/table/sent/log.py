"""Events of a table as everyone may hear of them: with what happened in the game, and nothing private."""

from collections.abc import Callable
from typing import Any

from faience.table import events
from faience.table.sent.shapes import TableEvent, game_events
from faience.table.state import LogEntry


def event_of(entry: LogEntry) -> TableEvent:
    """An event of a table as it is sent."""
    event = entry.event
    seat = getattr(event, "seat", None)
    tell = _TOLD.get(type(event))
    return TableEvent(
        number=event.number,
        at=event.at,
        kind=events.kind_of(event),
        names=entry.names,
        seat=None if seat is None else seat + 1,
        happened=game_events(entry.happened),
        **(tell(event) if tell else {}),
    )


def _sat(event: events.Sat) -> dict[str, Any]:
    return {"name": event.name, "is_again": event.is_again}


def _planned(event: events.Planned) -> dict[str, Any]:
    return {"plan": event.plan.kind, "level": event.plan.level}


def _undo_asked(event: events.UndoAsked) -> dict[str, Any]:
    return {"move": event.move, "back_to": event.back_to, "waits_for": [seat + 1 for seat in event.waits_for]}


def _stood_in(event: events.StoodIn) -> dict[str, Any]:
    return {"level": event.level, "by": None if event.by is None else event.by + 1}


_TOLD: dict[type[events.StoredEvent], Callable[[Any], dict[str, Any]]] = {
    events.Sat: _sat,
    events.Stood: lambda event: {"name": event.name},
    events.Planned: _planned,
    events.Renamed: lambda event: {"name": event.name, "before": event.before},
    events.Started: lambda event: {"first": event.first + 1},
    events.Moved: lambda event: {"move": event.move, "is_bot": event.is_bot},
    events.UndoAsked: _undo_asked,
    events.UndoAgreed: lambda event: {"seats": [seat + 1 for seat in event.seats]},
    events.Undone: lambda event: {"move": event.move, "back_to": event.back_to},
    events.Said: lambda event: {"phrase": event.phrase},
    events.StoodIn: _stood_in,
    events.Resumed: lambda event: {"lost": event.lost},
    events.RematchMade: lambda event: {"table": event.table},
}
"""What is said of each kind of event besides its seat; of others there is no more to say, or it is private."""

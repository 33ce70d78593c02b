"""A log without a person: what they were called and which guest they were is taken out, what was played stays."""

from collections.abc import Sequence

from msgspec.structs import replace

from faience.table import events
from faience.table.settings import SeatPlan, Settings


def mentions(event: events.AnyEvent, guest: str) -> bool:
    """Whether an event says that a guest was there."""
    return guest in (getattr(event, "guest", None), getattr(event, "host", None))


def without(log: Sequence[events.AnyEvent], guest: str, stranger: str) -> list[events.AnyEvent]:
    """A log in which a guest is somebody without a name; `stranger` is the id of a guest who does not exist."""
    theirs = _theirs(log, guest)
    names = {name for at in theirs for name in _names(log[at]) if name}
    return [_rewritten(event, guest, stranger, names, is_theirs=at in theirs) for at, event in enumerate(log)]


def _theirs(log: Sequence[events.AnyEvent], guest: str) -> set[int]:
    """The events, by their place in the log, that are about the time in which a guest had a seat."""
    sitting: dict[int, list[int]] = {}
    """By seat the events since somebody sat down there."""
    periods: list[list[int]] = []
    for at, event in enumerate(log):
        if isinstance(event, events.Sat) and not event.is_again:
            sitting[event.seat] = [at]
            periods.append(sitting[event.seat])
        elif isinstance(event, events.Sat | events.Renamed | events.Stood):
            sitting.setdefault(event.seat, []).append(at)
    return {at for period in periods if any(mentions(log[at], guest) for at in period) for at in period}


def _names(event: events.AnyEvent) -> tuple[str, ...]:
    """What somebody is called in an event about their seat."""
    if isinstance(event, events.Renamed):
        return event.name, event.before
    return (event.name,) if isinstance(event, events.Sat | events.Stood) else ()


def _rewritten(
    event: events.AnyEvent, guest: str, stranger: str, names: set[str], *, is_theirs: bool
) -> events.AnyEvent:
    if isinstance(event, events.Created):
        plans = tuple(_unnamed(plan, names) for plan in event.settings.seats)
        settings: Settings = replace(event.settings, seats=plans)
        return replace(event, settings=settings, host=stranger if event.host == guest else event.host)
    if isinstance(event, events.Planned):
        return replace(event, plan=_unnamed(event.plan, names))
    if not is_theirs:
        return event
    if isinstance(event, events.Sat):
        return replace(event, name="", guest=stranger if event.guest == guest else event.guest)
    return replace(event, name="", before="") if isinstance(event, events.Renamed) else replace(event, name="")


def _unnamed(plan: SeatPlan, names: set[str]) -> SeatPlan:
    return replace(plan, name="") if plan.name in names else plan

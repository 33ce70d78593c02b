"""A decision in the making: the events so far, and the table as they leave it."""

from msgspec.structs import replace

from faience.table import events
from faience.table.folding import apply
from faience.table.seats import Who
from faience.table.state import Fresh, Outcome, TableState


class Decision:
    """What somebody asks, when, and the events that come of it; the table it began with is left as it is."""

    def __init__(self, state: TableState, who: Who, now: int, here: frozenset[int], fresh: Fresh) -> None:
        self.state = state
        self.who = who
        self.now = max(now, state.touched)  # a clock that was set back must not turn back time
        self.here = here
        self.fresh = fresh
        self.events: list[events.AnyEvent] = []

    def add(self, event: events.AnyEvent, outcome: Outcome | None = None) -> None:
        """One more event, with its number and time; `outcome` is what it does to the game, if that is known already."""
        numbered = replace(event, number=self.state.number + 1, at=self.now)
        self.state = apply(self.state, numbered, outcome)
        self.events.append(numbered)

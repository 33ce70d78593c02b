"""How a game ended, and where every point came from."""

from collections.abc import Sequence

import msgspec

from faience.games.events import Event, EventKinds


class Result(msgspec.Struct, frozen=True):
    """The end of a game, a value for each seat: places from 1 (equal when shared), scores and what broke ties."""

    places: list[int]
    scores: list[int]
    tie_break: str
    ties: list[int]
    reason: str

    @property
    def winners(self) -> list[int]:
        """The seats in first place; more than one when victory is shared."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def is_by_tie_break(self) -> bool:
        """True when the best score was reached twice but the tie-break told them apart."""
        best = max(self.scores)
        return self.scores.count(best) > len(self.winners)


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: what happened, in which round, the points, and the seat's total after it."""

    round: int
    seat: int
    event: Event
    points: int
    total: int


def sheet_of(events: Sequence[Event], kinds: EventKinds, start: Sequence[int], played: int) -> list[ScoreLine]:
    """Every event that gave or could have taken points, with running totals from the scores and round at the start."""
    totals, lines = list(start), []
    for event in events:
        kind = kinds[event.kind]
        if kind.begins_round:
            played = int(event.facts["round"])
        if event.seat is not None and kind.is_scored(event):
            totals[event.seat] += event.points
            lines.append(ScoreLine(played, event.seat, event, event.points, totals[event.seat]))
    return lines

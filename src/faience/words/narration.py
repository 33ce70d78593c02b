"""What the logs in words of all games share: which events are told together, and which lines are new.

A log can be told from the beginning of a round on, so that telling what is new takes no longer late in a long game.
"""

from collections.abc import Callable, Iterator, Sequence

from faience.games import Event, Game
from faience.words.narrator import Line

Sorter = Callable[[Event, Event | None, str], tuple[str, bool]]
"""From an event, the one before it and the scene that one belongs to: the scene of the event, and if it begins anew."""


def scenes(events: Sequence[Event], sort: Sorter) -> Iterator[tuple[str, list[Event]]]:
    """Events that are told together: neighbors of one scene and one seat."""
    scene, group = "", list[Event]()
    for event in events:
        before = group[-1] if group else None
        told, is_new = sort(event, before, scene)
        if before and (is_new or told != scene or event.seat != before.seat):
            yield scene, group
            group = []
        scene = told
        group.append(event)
    if group:
        yield scene, group


def round_begin(events: Sequence[Event]) -> int:
    """The index of the event with which the latest round begins; 0 before the first one."""
    return next((at for at in range(len(events) - 1, -1, -1) if events[at].kind == "started"), 0)


def opening_scores(game: Game, since: int = 0) -> list[int]:
    """The scores before the first of a game's events, or before another one."""
    events = game.events[since:]
    gained = [sum(event.points for event in events if event.seat == seat) for seat in range(game.seats)]
    return [score - points for score, points in zip(game.scores, gained, strict=True)]


def untold(lines: Sequence[Line], told: Sequence[Line]) -> list[Line]:
    """The lines that are new since others were told, or that have grown: a turn may go on after a choice."""
    same = 0
    while same < min(len(lines), len(told)) and lines[same] == told[same]:
        same += 1
    return list(lines[same:])

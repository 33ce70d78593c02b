"""What the drawing room must know of a game, so that everything else in it is written once for all games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from faience.drawing.words import Words
from faience.games import Event, Game


class Line(msgspec.Struct, frozen=True):
    """One line of the log in words; `seat` is whose doing it was, `kind` is `round`, `move`, `score` or `end`."""

    text: str
    kind: str
    seat: int | None = None


class Marks(msgspec.Struct, frozen=True):
    """What is lit up for the person who is choosing.

    A move's text has two halves: the head says what is taken (`3B`), the tail where it goes (`2`).
    """

    head: str = ""
    tail: str = ""
    tails: frozenset[str] = frozenset()
    """The tails that the head, or any head, may legally have."""
    preview: tuple[Event, ...] = ()
    """What would happen, as far as the seat's own board shows it."""


class Scene(msgspec.Struct, frozen=True):
    """Everything a picture of the table shows."""

    position: Any
    names: tuple[str, ...]
    events: tuple[Event, ...] = ()
    """What happened so far; the latest moves are pointed out."""
    marks: Marks = Marks()


class Layout(msgspec.Struct, frozen=True):
    """How boards are laid out: their size, how many stand side by side, and whether the log stands beside them."""

    size: str
    columns: int
    log_beside: bool
    width: int
    """Cells across all boards of one row."""
    height: int
    """Lines of the whole table, without the log."""


class Look(msgspec.Struct, frozen=True):
    """One game as words and pictures."""

    story: Callable[[Game, Sequence[str], Words], list[Line]]
    """The log in words."""
    reason: Callable[[Event, Words], str]
    """What an event gave or took points for."""
    split: Callable[[str], tuple[str, str]]
    """The head and the tail of a move's text."""
    order: Callable[[str], Any]
    """Sorts heads as they lie on the table."""
    probe: Callable[[str], str]
    """Completes a head that no legal move begins with, so that the rules can say what is wrong with it."""
    preview: Callable[[Sequence[Event], Any, Words], str]
    """What a move would do, in a few words, from its events and the position before it."""
    own: Callable[[Sequence[Event]], tuple[Event, ...]]
    """Of what a move brought about, the part that is the move itself, before the end of a round follows."""
    turn: Callable[[Any, str, Words], str]
    """Who is to decide what."""
    heading: Callable[[Any, Words], tuple[str, str]]
    """The top line: on the left and on the right."""
    table: Callable[[Scene, Layout, Words], Any]
    """The whole table as one `rich.text.Text`; styles carry what a click on them means."""
    text: Callable[[Scene, Words], list[str]]
    """The whole table as lines that make sense when read aloud."""
    layouts: Callable[[int], list[Layout]]
    """Layouts for so many seats, the most spacious first."""


def seat_names(players: Sequence[str], opponents: Sequence[str], words: Words) -> tuple[str, ...]:
    """What each seat is called on screen: people by their names, opponents in the reader's language.

    Opponents of one kind are told apart by the number of their seat.
    """
    names = []
    for seat, player in enumerate(players, 1):
        name = words.say(f"seat-{player}") if player in opponents else player
        if player in opponents and list(players).count(player) > 1:
            name = words.say("seat-numbered", name=name, seat=seat)
        names.append(name or words.say("seat-person", seat=seat))
    return tuple(names)

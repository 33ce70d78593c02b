"""What the terminal must know of a game, so that everything else in this room is written once for all games."""

from collections.abc import Callable
from typing import Any

import msgspec

from faience.games import Event, Move
from faience.words import Words


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
    heads: frozenset[str] = frozenset()
    """All heads that legal moves have."""


class Scene(msgspec.Struct, frozen=True):
    """Everything a picture of the table shows."""

    position: Any
    names: tuple[str, ...]
    events: tuple[Event, ...] = ()
    """What happened so far; the latest moves are pointed out."""
    marks: Marks = Marks()
    focus: int = 0
    """The seat whose board is drawn largest where there is no room for all."""


class Gathering(msgspec.Struct, frozen=True):
    """Tiles that people choose in any order and hand in together, where the rules ask for one after the other."""

    prefix: str
    """What the move's text begins with."""
    tiles: str
    """The tiles there are to choose from."""
    least: int
    most: int
    proposal: str
    """The tiles in the order to take them for those who do not want to choose one by one."""
    move: Callable[[str], Move]
    """The move for the tiles that were chosen."""


class Layout(msgspec.Struct, frozen=True):
    """How boards are laid out: their size, how many stand side by side, and whether the log stands beside them."""

    size: str
    columns: int
    log_beside: bool
    width: int
    """Cells across all boards of one row."""
    height: int
    """Lines of the whole table, without the log."""


class TerminalView(msgspec.Struct, frozen=True):
    """One game in a terminal."""

    name: str
    """The game's name, which its own messages begin with."""
    example: str
    """A move of the game."""
    notation: tuple[str, ...]
    """Messages that say how moves are written."""
    rules: tuple[str, ...]
    """Messages that tell the rules in short."""
    split: Callable[[str], tuple[str, str]]
    """The head and the tail of a move's text."""
    order: Callable[[str], Any]
    """Sorts heads as they lie on the table."""
    probe: Callable[[str], str]
    """Completes a head that no legal move begins with, so that the rules can say what is wrong with it."""
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
    details: Callable[[Scene, Words], Any] | None = None
    """What a small window leaves out, as one `rich.text.Text`, if there is anything."""
    open_phases: frozenset[str] = frozenset({"draft"})
    """The phases in which a move is put together on the table; in others all there are can be listed."""
    gather: Callable[[Any], Gathering | None] | None = None
    """The tiles to be gathered in a position, in games where that happens."""

"""What the terminal must know of a game, so that everything else in this room is written once for all games."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec
from rich.text import Text

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


class TerminalView(ABC):
    """One game in a terminal; each game has a class of its own."""

    name: str
    """The game's name, which its own messages begin with."""
    example: str
    """A move of the game."""
    help: tuple[str, ...]
    """How moves are written, then the rules in short: what follows `help-` in the names of their messages."""
    open_phases: frozenset[str] = frozenset({"draft"})
    """The phases in which a move is put together on the table; in others all there are can be listed."""
    has_details: bool = False
    """Whether a small window leaves something out that `details` tells."""

    @abstractmethod
    def split(self, move: str) -> tuple[str, str]:
        """The head and the tail of a move's text."""

    @abstractmethod
    def order(self, head: str) -> Any:
        """Sorts heads as they lie on the table."""

    def probe(self, head: str) -> str:
        """Completes a head that no legal move begins with, so that the rules can say what is wrong with it."""
        return head

    @abstractmethod
    def turn(self, position: Any, name: str, words: Words) -> str:
        """Who is to decide what."""

    @abstractmethod
    def heading(self, position: Any, words: Words) -> tuple[str, str]:
        """The top line: on the left and on the right."""

    @abstractmethod
    def table(self, scene: Scene, layout: Layout, words: Words) -> Text:
        """The whole table; styles carry what a click on them means."""

    @abstractmethod
    def text(self, scene: Scene, words: Words) -> list[str]:
        """The whole table as lines that make sense when read aloud."""

    @abstractmethod
    def layouts(self, seats: int) -> list[Layout]:
        """Layouts for so many seats, the most spacious first."""

    def details(self, scene: Scene, words: Words) -> Text:
        """What a small window leaves out."""
        return Text()

    def gather(self, position: Any) -> Gathering | None:
        """The tiles to be gathered in a position, in games where that happens."""
        return None

"""What a game must offer so that everything above the rules can be written once for all games.

`docs/adding-a-game.md` describes every field, and `faience.games.contract` checks them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeAlias, overload

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games.errors import IllegalMove
from faience.games.events import Event, EventKinds
from faience.games.options import Option
from faience.games.position import Position

Numbers: TypeAlias = npt.NDArray[np.integer[Any]]
"""A field of a state that holds several numbers."""


class State(Protocol):
    """What every game's state has: a record of its `STATE`, with fields as attributes; each game adds its own."""

    seats: int
    options: int
    turn: int
    phase: int
    starter: int
    round_number: int
    reason: int
    score: Numbers


LOCALE = Path(__file__).parent.parent / "locale"
"""The messages of this package."""
LANGUAGES = ("en", "fr")
"""The languages that a game's words come in."""


class Move(msgspec.Struct, frozen=True):
    """One decision, as a value with a short text form that parses back."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class LegalMoves:
    """Legal moves as a sequence, in the order of the fixed action space; `in` takes a move or its text.

    It is not declared as a `Sequence[Move]`, for which type checkers call `"3B2" in moves` a mistake.
    """

    __slots__ = ("_moves",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, at: int | slice) -> Move | tuple[Move, ...]:
        return self._moves[at]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return move.strip().lower() in (str(own).lower() for own in self._moves)
        return move in self._moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._moves == tuple(other)

    def __hash__(self) -> int:
        return hash(self._moves)

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self._moves))}>"


Sequence.register(LegalMoves)


class WholeTurn(Move, frozen=True):
    """What people write as one move and the rules take step by step."""

    def next_step(self, state: Any, events: Sequence[Event], done: int) -> Move | None:
        """The next step after so many and what they brought about; None when nothing is asked that this answers."""
        raise NotImplementedError

    def check(self, events: Sequence[Event]) -> None:
        """IllegalMove if what happened is not what was written."""
        raise NotImplementedError


class Draws(msgspec.Struct, frozen=True):
    """One kind of draw: what its outcomes are called, in the order the rules number them, and how they are written."""

    names: tuple[str, ...]
    """All of the same length, so that they can be written without spaces."""
    group: int
    """How many are written together."""
    line: int | None = None
    """How many are written in one line; None for all of them."""
    event: str = "drawn"
    """The event that tells of such a draw, and the fact in it that is the outcome."""
    fact: str = "tile"

    @property
    def length(self) -> int:
        """How many characters a name has."""
        return len(self.names[0])

    def write(self, drawn: Sequence[str]) -> Iterator[str]:
        """Outcomes as lines of text, in groups."""
        line = self.line or len(drawn)
        for first in range(0, len(drawn), line):
            names = drawn[first : first + line]
            yield " ".join("".join(names[at : at + self.group]) for at in range(0, len(names), self.group))


class Parts(msgspec.Struct, frozen=True):
    """The printed parts of a game that its owner may replace by others."""

    name: str
    """What they are called, as an option, in positions and in records."""
    standard: Callable[[], Any]
    """The ones to play with if nothing else is said."""
    read: Callable[[object], Any]
    """Parts from themselves, from plain data or from the path of a file; InvalidOption if they are not right."""
    parse: Callable[[bytes], Any]
    """Parts from the content of a file; InvalidOption if they are not right."""
    numbers: Callable[[Any], "npt.NDArray[np.int16]"]
    """The same as the rules take them."""
    file: Callable[[], str]
    """The standard ones as the content of a file, to begin a set of one's own with."""
    drawn: Callable[[int], Any] | None = None
    """Parts drawn by lot, by a number, for players that learn the game with any; None if there are no such lots."""


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """One game: its rules as machine code and everything that turns their numbers into words and back.

    Its functions take and give states, parts and positions of this game, which are of types of its own.
    """

    name: str
    rules: ModuleType
    letters: str
    """The letter of each kind of tile, in the order the rules number them."""
    options: tuple[Option, ...]
    seats: tuple[int, ...]
    """How many may play, ascending."""
    phases: tuple[str, ...]
    """Names of the phases, in the order the rules number them."""
    actions: Mapping[str, range]
    """The actions by name, each kind with its numbers; together they are the whole action space."""
    events: EventKinds
    """What may happen, by kind."""
    reasons: Mapping[int, str]
    """Why a game ended."""
    tie_break: str
    """What decides between equal scores."""
    draws: Mapping[str, Draws]
    """What is drawn in each phase that waits for chance, by the name of the phase."""
    parse: Callable[[str], Move]
    action_of: Callable[[Any, Move], int]
    """The rules' number for a move; InvalidMove for one of another game."""
    move_of: Callable[[Any, int], Move]
    """The move for a legal action of the seat to act."""
    explain: Callable[[Any, Move], IllegalMove]
    """Why a move is not allowed."""
    position_of: Callable[[Any, Any], Position]
    """The position of a state, with the replaceable parts it is played with."""
    state_of: Callable[[Any], State]
    """The state of a position; InvalidPosition if it could not stand on a table."""
    position_type: type[Position]
    printed: Callable[[Mapping[str, Any], Any], dict[str, Any]] = lambda options, parts: {}
    """What is printed on the boards and not part of a position, from options and parts, as plain data."""
    parts: Parts | None = None
    """The parts that can be replaced, if there are any."""
    follow_ups: frozenset[str] = frozenset()
    """The phases whose steps belong to the move before them, where a turn is written as one move."""
    write_turn: Callable[[Sequence[Move], Sequence[Event]], str] = lambda steps, _: str(steps[0])
    """One text for the steps of a turn and what they brought about."""
    ahead: frozenset[str] = frozenset()
    """The phases in which a seat may look at its moves while it is another's turn: all that changes is `turn`."""
    narration: Path | None = None
    """The file that says which events are told in which words, if they are told."""
    messages: Path = LOCALE
    """The folder with the game's words: `<name>.en.ftl` and the same in other languages."""
    modules: Mapping[str, str] = {}
    """Where rooms find their part of the game, for rooms where it is not the module `faience.<room>.<name>`."""
    has_page: bool = False
    """Whether it can be played in the browser."""

    @property
    def standard_parts(self) -> Any:
        """The parts to play with if nothing else is said; None if none can be replaced."""
        return self.parts.standard() if self.parts else None

    def part(self, room: str) -> ModuleType:
        """What a room needs to know of this game, such as `part("players")`."""
        return import_module(self.module_of(room))

    def has_part(self, room: str) -> bool:
        """True if a room knows this game."""
        try:
            return find_spec(self.module_of(room)) is not None
        except ModuleNotFoundError:
            return False

    def module_of(self, room: str) -> str:
        """The name of the module or package in which a room finds its part of this game."""
        return self.modules.get(room, f"faience.{room}.{self.name}")

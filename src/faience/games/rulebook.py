"""What a game must offer so that everything above the rules can be written once for all games."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeAlias

import msgspec

from faience.games.errors import IllegalMove, InvalidOption

State: TypeAlias = Any
"""A record of a game's `STATE` dtype; only the rules and a game's own module here look inside."""

Choice: TypeAlias = str | bool


class Move(msgspec.Struct, frozen=True):
    """One decision, as a value with a short text form that parses back."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class Event(msgspec.Struct, frozen=True):
    """Something that happened to a seat (from 0) or to nobody, for how many points, with facts in notation's terms."""

    kind: str
    seat: int | None
    points: int
    facts: dict[str, str | int]


class Option(msgspec.Struct, frozen=True):
    """A choice made before a game, the first one by default; `bit` is what the second adds to the rules' options."""

    name: str
    choices: tuple[Choice, Choice]
    bit: int

    def read(self, value: object) -> Choice:
        """One of the choices, from itself or from its text form."""
        for choice in self.choices:
            if value == choice and isinstance(value, str) == isinstance(choice, str):
                return choice
            if isinstance(value, str) and value.strip().lower() in _SPELLINGS.get(choice, (choice,)):
                return choice
        allowed = " or ".join(write_choice(choice) for choice in self.choices)
        raise InvalidOption(f"{self.name} must be {allowed}, not {value!r}")


_SPELLINGS: dict[Choice, tuple[str, ...]] = {True: ("yes", "true", "on"), False: ("no", "false", "off")}


def write_choice(choice: Choice) -> str:
    """The text form of a choice."""
    return choice if isinstance(choice, str) else ("yes" if choice else "no")


class Rulebook(msgspec.Struct, frozen=True):
    """One game: its rules as machine code and everything that turns their numbers into words and back."""

    name: str
    rules: ModuleType
    letters: str
    """The letter of each kind of tile, in the order the rules number them."""
    options: tuple[Option, ...]
    seats: tuple[int, ...]
    phases: tuple[str, ...]
    """Names of the phases, in the order the rules number them."""
    reasons: Mapping[int, str]
    """Why a game ended."""
    tie_break: str
    """What decides between equal scores."""
    group: int
    """How many tiles of a deal are written together."""
    parse: Callable[[str], Move]
    action_of: Callable[[State, Move], int]
    """The rules' number for a move; InvalidMove for one of another game."""
    move_of: Callable[[State, int], Move]
    """The move for a legal action of the seat to act."""
    explain: Callable[[State, Move], IllegalMove]
    """Why a move is not allowed."""
    event_of: Callable[[Sequence[int]], Event]
    position_of: Callable[[State], Any]
    state_of: Callable[[Any], State]
    """The state of a position; InvalidPosition if it could not stand on a table."""
    position_type: type[msgspec.Struct]

"""The facts of events: what kind of thing each one is, and how it is read from the rules' log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from faience.games.errors import Fact

Entry: TypeAlias = Sequence[int]
"""One entry of a log: kind, seat, four details and points."""
A, B, C, D, POINTS = 2, 3, 4, 5, 6
"""Where the details and the points stand in an entry."""

FieldType = Literal["tile", "tiles", "count", "number", "source", "text"]
"""The letter of a tile, letters of tiles, how many, which one (from 1), where from (0 is the center), a word."""
FIELD_TYPES: tuple[str, ...] = get_args(FieldType)


class Field(msgspec.Struct, frozen=True):
    """One fact of an event: what it is, and how it is read from an entry of the log."""

    type: FieldType
    read: Callable[[Entry], Fact]


def count(at: int) -> Field:
    """How many of something."""
    return Field("count", lambda entry: entry[at])


def number(at: int, *, first: int = 1) -> Field:
    """Which one of several; `first` is what the rules' 0 is called."""
    return Field("number", lambda entry: entry[at] + first)


def source(at: int) -> Field:
    """Where tiles were taken from: a display from 1, or 0 for the center."""
    return Field("source", lambda entry: entry[at])


def tile(at: int, letters: str) -> Field:
    """The letter of a tile."""
    return Field("tile", lambda entry: letters[entry[at]])


def tiles(at: int, times: int, letters: str) -> Field:
    """So many tiles of one kind, by letter."""
    return Field("tiles", lambda entry: letters[entry[at]] * entry[times])


def text(words: Mapping[int, str], at: int) -> Field:
    """A word for a number."""
    return Field("text", lambda entry: words[entry[at]])

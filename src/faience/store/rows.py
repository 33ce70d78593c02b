"""What goes into the store and comes out of it, as plain values."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Entry(msgspec.Struct, frozen=True):
    """One event of a table's log; `body` is JSON that the store does not look into."""

    number: int
    at: int
    kind: str
    body: bytes


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat as lists show it; bots and people without a name have an empty one."""

    kind: str
    name: str
    level: int | None = None
    score: int | None = None
    place: int | None = None


class Summary(msgspec.Struct, frozen=True):
    """What lists say about a table, kept beside its log so that nobody need read that."""

    status: Status
    game: str
    options: Mapping[str, str | bool]
    seats: tuple[ListedSeat, ...]
    turn: int | None
    """The seat to act, from 0."""
    owners: tuple[tuple[str, ...], ...]
    """For each seat the guests it belongs to."""
    is_due: bool
    """Whether something will happen without a person: a bot's move, the end of a clock."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its whole log."""

    id: str
    secret: bytes
    entries: tuple[Entry, ...]


class TableRow(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    created: int
    touched: int
    summary: Summary


class Conflict(RuntimeError):
    """The log of a table has gone on since the caller looked."""

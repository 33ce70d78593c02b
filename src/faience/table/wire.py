"""What the page and other programs are sent, field by field. Seats count from 1 here."""

from typing import Any, Literal

import msgspec

from faience.games import Event
from faience.games.options import Choice
from faience.table.settings import Settings


class GameEvent(msgspec.Struct, frozen=True):
    """Something that happened in the game."""

    kind: str
    seat: int | None
    points: int
    facts: dict[str, str | int]

    @classmethod
    def of(cls, event: Event) -> "GameEvent":
        """The same with seats as people count them."""
        return cls(event.kind, None if event.seat is None else event.seat + 1, event.points, event.facts)


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log in words; `kind` is `round`, `supply`, `move`, `score`, `end` or `table`."""

    text: str
    kind: str
    seat: int | None


class MoveOption(msgspec.Struct, frozen=True):
    """A legal move: its text in two halves, and what it would do."""

    move: str
    head: str
    tail: str
    preview: str
    happened: list[GameEvent]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["person", "bot", "friend", "open"]
    name: str
    level: int | None
    is_here: bool
    stand_in: int | None
    has_nonce: bool
    nonce: str | None


class SheetLine(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    round: int
    seat: int
    reason: str
    points: int
    total: int


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    places: list[int]
    scores: list[int]
    tie_break: str
    ties: list[int]
    reason: str
    verdict: str


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat when this was sent, and whose clock runs."""

    left: list[int]
    running: int | None


class LastMove(msgspec.Struct, frozen=True):
    """The latest move."""

    seat: int
    move: str
    happened: list[GameEvent]


class UndoRequest(msgspec.Struct, frozen=True):
    """Who would like to take a move back, and who has not answered yet."""

    seat: int
    waits_for: list[int]


class UndoView(msgspec.Struct, frozen=True):
    """Whether you could take back a move, and what others ask for."""

    can: Literal["now", "ask", "no"]
    request: UndoRequest | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one person may see it."""

    table: str
    number: int
    version: int
    status: Literal["waiting", "playing", "over"]
    settings: Settings
    seats: list[SeatView]
    you: list[int]
    is_host: bool
    keys: dict[str, str]
    commitment: str
    secret: str | None
    spectators: int
    position: Any
    printed: dict[str, Any]
    turn: int | None
    prompt: str
    heading: tuple[str, str]
    moves: list[MoveOption]
    last: LastMove | None
    undo: UndoView
    clocks: Clocks | None
    result: Result | None
    rematch: str | None


class TableEvent(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered event as everyone may hear of it."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    lines: list[LogLine] = []
    happened: list[GameEvent] = []
    move: str | None = None
    sheet: list[SheetLine] = []
    back_to: int | None = None
    phrase: str | None = None


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list; bots and people without a name have an empty one."""

    kind: str
    name: str
    level: int | None
    score: int | None
    place: int | None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands in a list."""

    table: str
    game: str
    options: dict[str, Choice]
    status: Literal["waiting", "playing", "over"]
    created: int
    touched: int
    seats: list[ListedSeat]
    you: list[int]
    is_your_turn: bool


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that is stepped through: what was done, and the position after it."""

    position: Any
    seat: int | None
    move: str | None
    happened: list[GameEvent]
    lines: list[LogLine]
    heading: tuple[str, str]
    prompt: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game to step through."""

    game: str
    options: dict[str, Choice]
    names: list[str]
    headers: dict[str, str]
    printed: dict[str, Any]
    frames: list[Frame]
    sheet: list[SheetLine]
    result: Result | None
    record: str
    is_fair: bool | None

"""What is sent, field by field. Seats count from 1 here, and names are those of records."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from faience.games import Event
from faience.games.errors import Fact
from faience.games.options import Choice
from faience.games.results import Result
from faience.table.settings import Settings

Status = Literal["waiting", "playing", "over"]


class GameEvent(Event, frozen=True):
    """Something that happened in the game."""


def game_events(events: Iterable[Event]) -> list[GameEvent]:
    """What happened, with seats as people count them."""
    return [
        GameEvent(event.kind, None if event.seat is None else event.seat + 1, event.points, event.facts)
        for event in events
    ]


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One numbered event as everyone may hear of it; fields that its kind does not have are left out."""

    number: int
    at: int
    kind: str
    names: tuple[str, ...]
    """The players as they were called right after it."""
    seat: int | None = None
    happened: list[GameEvent] = []
    move: str | None = None
    is_bot: bool = False
    back_to: int | None = None
    waits_for: list[int] | None = None
    is_stand_in: bool = False
    seats: list[int] | None = None
    phrase: str | None = None
    level: int | None = None
    plan: str | None = None
    by: int | None = None
    name: str | None = None
    before: str | None = None
    is_again: bool = False
    lost: int | None = None
    first: int | None = None
    table: str | None = None
    deal: int | None = None
    links: tuple[str, ...] = ()
    """What was drawn with: the server's link, and for each seat its link or `-`."""
    draw: int | None = None
    link: str | None = None
    end: str | None = None
    since: int | None = None
    """The draw from which on an end is valid."""


class PublicSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it; bots and people without a name have an empty one."""

    seat: int
    kind: Literal["person", "bot", "friend", "open"]
    name: str
    level: int | None
    is_here: bool
    stand_in: int | None
    has_nonce: bool
    nonce: str | None
    has_end: bool
    end: str | None


class PublicClocks(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat at the moment `since`, from which on the time of one seat is spent."""

    left: tuple[int, ...]
    running: int | None
    since: int


class LastMove(msgspec.Struct, frozen=True):
    """The latest move."""

    seat: int
    move: str
    happened: list[GameEvent]


class PublicUndoRequest(msgspec.Struct, frozen=True):
    """Who asks for an undo, who has not answered yet, and what would no longer hold: all after event `back_to`."""

    seat: int
    waits_for: list[int]
    back_to: int
    is_stand_in: bool
    """True when it is about what a bot played for whoever asks."""


class PublicDraw(msgspec.Struct, frozen=True):
    """A draw that is due, whose links it waits for, and until when."""

    number: int
    waits_for: list[int]
    until: int | None


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everyone sees it who may look."""

    table: str
    number: int
    version: int
    status: Status
    settings: Settings
    seats: list[PublicSeat]
    players: tuple[str, ...]
    commitment: str
    secret: str | None
    draws: int
    draw: PublicDraw | None
    spectators: int
    position: Any
    printed: dict[str, Any]
    turn: int | None
    last: LastMove | None
    undo_request: PublicUndoRequest | None
    clocks: PublicClocks | None
    result: Result | None
    is_too_long: bool
    rematch: str | None


class Shared(msgspec.Struct, frozen=True):
    """What is the same for everyone who looks and lacks the same events."""

    events: list[TableEvent]
    table: Public


class MoveOption(msgspec.Struct, frozen=True):
    """A legal move: what happens with it, and what follows from it later."""

    move: str
    happened: list[GameEvent]
    later: list[GameEvent]


class Options(msgspec.Struct, frozen=True):
    """One question of the rules with all answers, after steps that were chosen already and are not made yet."""

    steps: tuple[str, ...]
    phase: str
    outlook: list[GameEvent]
    moves: list[MoveOption]


class Ahead(Options, frozen=True, kw_only=True):
    """What somebody could do if it were their turn already, in the position after event `version`."""

    version: int


class StoodIn(msgspec.Struct, frozen=True):
    """What a bot has played in a person's seat since that person's last move, and whether they may undo it."""

    seat: int
    moves: int
    first: int
    """The event that was the first of these moves."""
    undo: Literal["now", "ask", "no"]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only one person may know, and the server's time when it was sent."""

    now: int
    you: list[int]
    is_host: bool
    keys: dict[str, str]
    undo: Literal["now", "ask", "no"]
    stood_in: StoodIn | None
    options: Options | None


class Explored(msgspec.Struct, frozen=True):
    """What steps would do that are not made yet, and what is asked next; nothing when the turn is complete."""

    happened: list[GameEvent]
    position: Any
    options: Options | None


class WhyNot(msgspec.Struct, frozen=True):
    """Why a move is not allowed; without a rule it is."""

    rule: str | None
    facts: dict[str, Fact]
    message: str


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that is stepped through: what was done, and the position after it."""

    position: Any
    seat: int | None
    move: str | None
    names: tuple[str, ...] | None
    """What the players were called then, where that is known; otherwise the record's names are all there is."""
    happened: list[GameEvent]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game to step through."""

    game: str
    options: dict[str, Choice]
    players: list[str]
    headers: dict[str, str]
    printed: dict[str, Any]
    frames: list[Frame]
    result: Result | None
    record: str
    is_fair: bool | None

"""What programs and engines say to each other, as typed values; `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL = 1
LONGEST_LINE = 1 << 20
"""How many bytes a request may have."""
Id = int | float | str | None
Limit = Annotated[float, msgspec.Meta(gt=0)]


class Request(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="cmd", omit_defaults=True
):
    """One line from the program; `id` comes back in the reply."""

    id: Id = None


class HelloRequest(Request, frozen=True, tag="hello"):
    """Ask who is there."""


class NewRequest(Request, frozen=True, tag="new"):
    """Begin a game."""

    game: str | msgspec.UnsetType = msgspec.UNSET
    """The first of all games unless one is named."""
    seats: int = 2
    options: dict[str, str | bool | dict[str, Any]] = {}
    """By name; printed parts that are replaced are objects."""
    first: int | Literal["random"] = 1
    seed: int | None = None


class SetRequest(Request, frozen=True, tag="set"):
    """Go on from a position or from where a record ends."""

    position: dict[str, Any] | None = None
    record: str | None = None
    seed: int | None = None


class PositionRequest(Request, frozen=True, tag="position"):
    """Ask for the position."""


class RecordRequest(Request, frozen=True, tag="record"):
    """Ask for the record of the game so far."""


class LegalRequest(Request, frozen=True, tag="legal"):
    """Ask for the legal moves."""


class PlayRequest(Request, frozen=True, tag="play"):
    """Make a move."""

    move: str


class DealRequest(Request, frozen=True, tag="deal"):
    """Deal: random tiles, or given ones."""

    tiles: str | None = None


class UndoRequest(Request, frozen=True, tag="undo"):
    """Take the last move back."""


class GoRequest(Request, frozen=True, tag="go"):
    """Ask for a move, by a level or a named player, within limits."""

    level: int | None = None
    player: str | None = None
    time: Limit | None = None
    nodes: Annotated[int, msgspec.Meta(gt=0)] | None = None
    seed: int | None = None
    alternatives: bool = False


class QuitRequest(Request, frozen=True, tag="quit"):
    """End the conversation."""


COMMANDS = {str(request.__struct_config__.tag): request for request in Request.__subclasses__()}
"""The requests by their names."""


class Reply(msgspec.Struct, frozen=True):
    """One line from the engine: the `id` of its request, whether that was done, and more."""

    id: Id = None
    ok: bool = True


class HelloReply(Reply, frozen=True):
    """Who is there; other people's engines may leave out what they like."""

    name: str | UnsetType = UNSET
    version: str | UnsetType = UNSET
    protocol: int = PROTOCOL
    games: list[str] | UnsetType = UNSET


class StatusReply(Reply, frozen=True, kw_only=True):
    """Where the game stands."""

    turn: int | None
    phase: str
    round: int
    scores: list[int]
    result: dict[str, Any] | None


class EventsReply(StatusReply, frozen=True):
    """What a move or a deal brought about, then where the game stands."""

    events: list[dict[str, Any]] = []


class UndoReply(StatusReply, frozen=True):
    """The move that was taken back, then where the game stands."""

    undone: str = ""


class PositionReply(Reply, frozen=True, kw_only=True):
    """The position as plain data."""

    position: Any


class RecordReply(Reply, frozen=True, kw_only=True):
    """The record so far."""

    record: str


class LegalReply(Reply, frozen=True, kw_only=True):
    """What may be played, or drawn."""

    moves: list[str]
    actions: list[int]
    chances: dict[str, int]


class GoReply(Reply, frozen=True, kw_only=True):
    """A move and what the player knows about it; only the move has to be there."""

    move: str
    action: int | UnsetType = UNSET
    player: str | UnsetType = UNSET
    value: float | UnsetType = UNSET
    win: float | UnsetType = UNSET
    depth: int | UnsetType = UNSET
    nodes: int | UnsetType = UNSET
    line: list[str] | UnsetType = UNSET
    alternatives: list[Any] | UnsetType = UNSET


class Complaint(msgspec.Struct, frozen=True):
    """What is wrong with a request; whatever the games find wrong also has the name of the rule and its facts."""

    kind: str
    message: str
    rule: str | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET


class ErrorReply(Reply, frozen=True, kw_only=True):
    """A request that could not be done and changed nothing."""

    ok: bool = False
    error: Complaint

"""What a program may ask of the engine, as typed values; `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

import msgspec

Id = int | float | str | None
Limit = Annotated[float, msgspec.Meta(gt=0)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="cmd"):
    """One line from the program; `id` comes back in the reply."""

    id: Id = None


class Hello(Request, frozen=True, tag="hello"):
    """Ask who is there."""


class New(Request, frozen=True, tag="new"):
    """Begin a game."""

    game: str = "classic"
    seats: int = 2
    options: dict[str, str | bool | dict[str, Any]] = {}
    """By name; printed parts such as Sintra's strips are objects."""
    first: int | Literal["random"] = 1
    seed: int | None = None


class Set(Request, frozen=True, tag="set"):
    """Go on from a position or from where a record ends."""

    position: dict[str, Any] | None = None
    record: str | None = None
    seed: int | None = None


class Position(Request, frozen=True, tag="position"):
    """Ask for the position."""


class Record(Request, frozen=True, tag="record"):
    """Ask for the record of the game so far."""


class Legal(Request, frozen=True, tag="legal"):
    """Ask for the legal moves."""


class Play(Request, frozen=True, tag="play"):
    """Make a move."""

    move: str


class Deal(Request, frozen=True, tag="deal"):
    """Deal: random tiles, or given ones."""

    tiles: str | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Take the last move back."""


class Go(Request, frozen=True, tag="go"):
    """Ask for a move, by a level or a named player, within limits."""

    level: int | None = None
    player: str | None = None
    time: Limit | None = None
    nodes: Annotated[int, msgspec.Meta(gt=0)] | None = None
    seed: int | None = None
    alternatives: bool = False


class Quit(Request, frozen=True, tag="quit"):
    """End the conversation."""


COMMANDS: dict[str, type[Request]] = {
    "hello": Hello,
    "new": New,
    "set": Set,
    "position": Position,
    "record": Record,
    "legal": Legal,
    "play": Play,
    "deal": Deal,
    "undo": Undo,
    "go": Go,
    "quit": Quit,
}

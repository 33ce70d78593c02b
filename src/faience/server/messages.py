"""What goes over the wire besides what the table itself shows: answers on sockets and bodies over HTTP."""

from typing import Annotated

import msgspec

from faience.games.options import Choice
from faience.table.settings import NAME_LENGTH
from faience.table.wire import TableEvent, View


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server says on a socket."""


class Events(Message, frozen=True, tag="events"):
    """What happened since, and how things stand now."""

    events: list[TableEvent]
    view: View


class PresenceTold(Message, frozen=True, tag="presence"):
    """Who is here."""

    here: list[int]
    spectators: int


class Done(Message, frozen=True, tag="done"):
    """A command was carried out."""

    id: int | None


class Told(Message, frozen=True, tag="why"):
    """Why a move is not allowed; empty if it is."""

    id: int | None
    message: str


class RefusedMessage(Message, frozen=True, tag="refused"):
    """A command was not carried out; after a stale move the view is the fresh one."""

    id: int | None
    code: str
    message: str
    view: View | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The server is there."""

    id: int | None


class Refusal(msgspec.Struct, frozen=True):
    """The body of every refused request."""

    code: str
    message: str


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a guest."""

    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be stepped through."""

    record: str


class Made(msgspec.Struct, frozen=True):
    """A table that was made."""

    table: str
    view: View


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a command, or, for `why`, the reason in words."""

    view: View | None = None
    message: str | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice made before a game."""

    name: str
    choices: tuple[Choice, ...]
    is_switch: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game and how it can be set up."""

    name: str
    seats: tuple[int, ...]
    options: list[OptionInfo]
    is_ready: bool


class Catalog(msgspec.Struct, frozen=True):
    """What can be played here."""

    version: str
    games: list[GameInfo]
    levels: int
    phrases: tuple[str, ...]
    speeds: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    live: int
    tables: dict[str, int]

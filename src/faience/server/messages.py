"""What goes over the wire besides what the table itself shows: answers on sockets and bodies over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Any, Self, TypeAlias

import msgspec

from faience.games.errors import Fact
from faience.games.options import Choice
from faience.games.rulebook import Rulebook
from faience.store import ListedSeat, Status
from faience.table import Refused
from faience.table.sent.shapes import Ahead, Explored, Own, Shared, WhyNot
from faience.table.settings import NAME_LENGTH

API = 2
"""The version of everything that is sent; it goes up when something that programs read changes."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server says on a socket."""


class Events(Message, frozen=True, tag="events"):
    """What happened since and how things stand now, and what only this reader may know."""

    shared: msgspec.Raw
    own: Own


class PresenceTold(Message, frozen=True, tag="presence"):
    """Who is here."""

    here: list[int]
    spectators: int


class Done(Message, frozen=True, tag="done"):
    """A command was carried out."""

    id: int | None


class WhyAnswer(WhyNot, Message, frozen=True, kw_only=True, tag="why"):
    """Why a move is not allowed."""

    id: int | None


class ExploreAnswer(Explored, Message, frozen=True, kw_only=True, tag="explored"):
    """What steps would do that are not made yet."""

    id: int | None


class AheadAnswer(Ahead, Message, frozen=True, kw_only=True, tag="ahead"):
    """What somebody could do if it were their turn already."""

    id: int | None


class Pong(Message, frozen=True, tag="pong"):
    """The server is there."""

    id: int | None


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The body of every refused request: a code, the rule and the particulars, and a message for programmers."""

    code: str
    rule: str | None = None
    facts: dict[str, Fact] = {}
    message: str

    @classmethod
    def of(cls, refused: Refused, **more: Any) -> Self:
        """What is said of something that was refused."""
        return cls(code=refused.code, rule=refused.rule, facts=refused.facts, message=refused.message, **more)


class RefusedMessage(Refusal, Message, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out."""

    id: int | None


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a guest."""

    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]


class Privacy(msgspec.Struct, frozen=True):
    """What is kept of somebody, and for how long; 0 days are for good."""

    guest: str
    """By this code whoever runs the server finds what is kept of you."""
    unfinished_days: int
    finished_days: int
    cookie_days: int


class PushKey(msgspec.Struct, frozen=True):
    """What a browser must know to be told that it is somebody's turn; null where the server tells nobody."""

    key: str | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to a browser can be read with these, and only there."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser on which somebody wants to be told."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys


class PushStop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser on which somebody does not want to be told any more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be stepped through."""

    record: str


class Seen(msgspec.Struct, frozen=True):
    """A table as one person may see it; over HTTP no events come with it."""

    shared: Shared
    own: Own


class Made(Seen, frozen=True):
    """A table that was made."""

    table: str


class Unseen(msgspec.Struct, frozen=True):
    """A command was carried out after which one may not look any more."""


Answer: TypeAlias = Seen | Explored | WhyNot | Ahead | Unseen
"""What is answered to a command over HTTP."""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands in a list."""

    table: str
    game: str
    options: Mapping[str, Choice]
    status: Status
    created: int
    touched: int
    seats: tuple[ListedSeat, ...]
    you: list[int]
    is_your_turn: bool
    due: int | None
    """When the time for the move is over that the table waits for, where one may take days."""


class Turns(msgspec.Struct, frozen=True):
    """How many tables wait for a move of yours, and when the first of them is due, where one may take days."""

    count: int
    due: int | None


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
    letters: str
    has_page: bool
    parts: str | None
    """What its printed parts are called that can be replaced; nothing if there are none."""

    @classmethod
    def of(cls, book: Rulebook) -> Self:
        """What there is to know about a game."""
        options = [OptionInfo(option.name, option.choices, option.is_switch) for option in book.options]
        parts = book.parts.name if book.parts else None
        return cls(book.name, book.seats, options, book.letters, book.has_page, parts)


class PartsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file with printed parts."""

    text: str


class PartsRead(msgspec.Struct, frozen=True):
    """Printed parts as plain data, as the settings of a table take them."""

    parts: dict[str, Any]


class Catalog(msgspec.Struct, frozen=True):
    """What can be played here, and the version of all that is sent."""

    api: int
    version: str
    games: list[GameInfo]
    levels: int
    phrases: tuple[str, ...]
    speeds: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """How the server is: what it could not do a moment ago, and why, and how many tables cannot be read."""

    status: str
    version: str
    live: int
    tables: dict[str, int]
    failing: tuple[str, ...] = ()
    why: str | None = None
    damaged: int = 0

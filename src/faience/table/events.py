"""What happened at a table, numbered from 1: all that a table is follows from its events. Seats count from 0.

Guests and keys stand in them, so an event itself never leaves the server: `sent.public.event_of` makes of it
what people may know.
"""

from typing import TypeAlias

import msgspec

from faience.table.settings import SeatPlan, Settings


class StoredEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One thing that happened; the table gives it its number and the time in milliseconds."""

    number: int = 0
    at: int = 0


class SeatEvent(StoredEvent, frozen=True, kw_only=True):
    """Something that happened at one seat."""

    seat: int


class Created(StoredEvent, frozen=True, kw_only=True, tag="created"):
    """The table was set up, by a guest, with the commitment to a secret."""

    settings: Settings
    host: str
    commitment: str
    keys: tuple[str, ...]
    """Invitations to the seats that are for friends; empty for others."""
    nonces: tuple[str, ...]
    """The nonces of bots, where the draws take nonces; otherwise empty."""
    draws: int = 1
    """How draws are made: 1 from the secret and nonces, as older logs have it, 2 from links of chains."""


class Sat(SeatEvent, frozen=True, kw_only=True, tag="sat"):
    """A guest sat down, or came to a seat of theirs from another device."""

    guest: str
    key: str
    name: str
    is_again: bool = False
    """True when the seat was theirs already."""
    earlier: str = ""
    """After a rematch the key that the seat had at the table before."""


class Stood(SeatEvent, frozen=True, kw_only=True, tag="stood"):
    """A seat is free again, with a new invitation where it is for a friend."""

    key: str
    name: str
    """Of whoever stood up."""


class Planned(SeatEvent, frozen=True, kw_only=True, tag="planned"):
    """A seat is for somebody else now."""

    plan: SeatPlan
    key: str
    nonce: str


class Renamed(SeatEvent, frozen=True, kw_only=True, tag="renamed"):
    """A person goes by another name."""

    name: str
    before: str


class NonceGiven(SeatEvent, frozen=True, kw_only=True, tag="nonce"):
    """A seat gave its share in the chance of the game."""

    nonce: str


class EndGiven(SeatEvent, frozen=True, kw_only=True, tag="end-given"):
    """The end of a seat's chain, valid from a draw on; `-` where it takes no part in the draws."""

    end: str
    since: int = 0


class LinkShown(SeatEvent, frozen=True, kw_only=True, tag="link"):
    """A seat showed the link of its chain for a draw that is not made yet."""

    draw: int
    link: str


class Started(StoredEvent, frozen=True, kw_only=True, tag="started"):
    """The game began."""

    first: int
    links: tuple[str, ...] = ()
    """Where the first seat was drawn with links of chains, those of draw 0: the server's, and each seat's or `-`."""


class Dealt(StoredEvent, frozen=True, kw_only=True, tag="dealt"):
    """Deal number `deal` of this line of play brought these tiles."""

    deal: int
    tiles: str
    links: tuple[str, ...] = ()
    """What it was made with, where links of chains are: the server's link, and each seat's or `-`."""


class Moved(SeatEvent, frozen=True, kw_only=True, tag="moved"):
    """A move was made, by the person or by a bot."""

    move: str
    is_bot: bool = False


class UndoAsked(SeatEvent, frozen=True, kw_only=True, tag="undo-asked"):
    """Somebody would like to take a move back; these seats have to agree."""

    back_to: int
    move: str
    waits_for: tuple[int, ...]
    is_stand_in: bool = False
    """True when it is about what a bot played for them while they were away."""


class UndoAgreed(StoredEvent, frozen=True, kw_only=True, tag="undo-agreed"):
    """Seats agreed, but others have not answered yet."""

    seats: tuple[int, ...]


class UndoDeclined(SeatEvent, frozen=True, kw_only=True, tag="undo-declined"):
    """Somebody did not agree, or does not ask any more."""


class Undone(SeatEvent, frozen=True, kw_only=True, tag="undone"):
    """The position is again what it was after event `back_to`: before a move of a seat."""

    back_to: int
    move: str
    is_exact: bool = False
    """True when clocks lose exactly what the moves had gained; in older logs the last seconds were left."""
    is_stand_in: bool = False
    """True when what a bot had played for a person was undone."""


class Said(SeatEvent, frozen=True, kw_only=True, tag="said"):
    """Somebody said a phrase."""

    phrase: str


class StoodIn(SeatEvent, frozen=True, kw_only=True, tag="stand-in"):
    """A bot plays for a person from now on: given the seat by another one, or, with None, by the clock."""

    level: int
    by: int | None


class Returned(SeatEvent, frozen=True, kw_only=True, tag="returned"):
    """A person took the seat back from the bot."""

    gained: int | None = None
    """The milliseconds they got for it from their reserve; in older logs as much as was missing, each time."""


class Resumed(StoredEvent, frozen=True, kw_only=True, tag="resumed"):
    """The server was away; these milliseconds count for nobody."""

    lost: int


class Finished(StoredEvent, frozen=True, kw_only=True, tag="finished"):
    """The game is over, and the secret is published."""

    secret: str


class RematchMade(SeatEvent, frozen=True, kw_only=True, tag="rematch"):
    """The game goes on at another table."""

    table: str


AnyEvent: TypeAlias = (
    Created | Sat | Stood | Planned | Renamed | NonceGiven | EndGiven | LinkShown | Started | Dealt | Moved
    | UndoAsked | UndoAgreed | UndoDeclined | Undone | Said | StoodIn | Returned | Resumed | Finished | RematchMade
)  # fmt: skip

_DECODER: "msgspec.json.Decoder[AnyEvent]" = msgspec.json.Decoder(AnyEvent)


def kind_of(event: StoredEvent) -> str:
    """What kind of event it is, as it is called in messages."""
    return str(event.__struct_config__.tag)


def encode(event: StoredEvent) -> bytes:
    """An event as the store keeps it, everything in it."""
    return msgspec.json.encode(event)


def decode(text: bytes | str) -> AnyEvent:
    """An event from the store."""
    return _DECODER.decode(text)

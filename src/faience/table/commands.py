"""What people and programs ask of a table, as they send it, and what the server itself asks. Seats count from 1."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from faience.games.fairness import NONCE
from faience.games.fairness.chains import END, LENGTH
from faience.games.record_form import LINK
from faience.table.refusals import read
from faience.table.seats import ShownLink
from faience.table.settings import Level, Name, SeatNumber, SeatPlan

Key = Annotated[str, msgspec.Meta(max_length=64)]
NonceText = Annotated[str, msgspec.Meta(pattern=NONCE)]
EndText = Annotated[str, msgspec.Meta(pattern=END)]
LinkText = Annotated[str, msgspec.Meta(pattern=f"^{LINK}$")]
DrawNumber = Annotated[int, msgspec.Meta(ge=0, lt=LENGTH)]
MoveText = Annotated[str, msgspec.Meta(max_length=64)]
Steps = Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=16)]
"""Moves that are steps of one turn."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]

Phrase = Literal[
    "hello", "good-luck", "nice-move", "well-played", "thanks", "oops", "thinking", "hurry", "rematch", "bye",
    "smile", "laugh", "wow", "sad", "party", "clap",
]  # fmt: skip
PHRASES: tuple[str, ...] = get_args(Phrase)
"""All that can be said at a table; the first ten in words, the others as faces."""


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something asked of a table; `id` comes back with the answer."""

    id: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | None = None


class SeatCommand(Command, frozen=True, kw_only=True):
    """Something asked about one seat."""

    seat: SeatNumber


class Have(Command, frozen=True, kw_only=True, tag="have"):
    """What a client has already; the rest is sent to it. The table itself has nothing to do."""

    number: Number
    keys: Annotated[tuple[Key, ...], msgspec.Meta(max_length=16)] = ()


class Sit(SeatCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, or open one's own on another device with its key."""

    key: Key | None = None
    name: Name | None = None
    nonce: NonceText | None = None
    end: EndText | None = None


class Nonce(SeatCommand, frozen=True, kw_only=True, tag="nonce"):
    """The seat's share in the chance of the game, at tables that were made when it was a nonce."""

    nonce: NonceText


class End(SeatCommand, frozen=True, kw_only=True, tag="end"):
    """The end of the seat's chain, or `-` to take no part in the draws; where moves take days perhaps a link too."""

    end: EndText
    link: ShownLink | None = None


class Link(SeatCommand, frozen=True, kw_only=True, tag="link"):
    """The link of the seat's chain for a draw that is due."""

    draw: DrawNumber
    link: LinkText


class Leave(SeatCommand, frozen=True, kw_only=True, tag="leave"):
    """Stand up before the game begins."""


class Plan(SeatCommand, frozen=True, kw_only=True, tag="plan"):
    """The host changes who a seat is for, before the game begins."""

    plan: SeatPlan


class Rename(SeatCommand, frozen=True, kw_only=True, tag="rename"):
    """Another name for one's seat."""

    name: Name


class MakeMove(Command, frozen=True, kw_only=True, tag="move"):
    """A move or a whole turn, as one text or as its steps, in the position that stands after event `version`.

    Where moves take days, the link for the next draw goes along.
    """

    version: Number
    move: MoveText | None = None
    steps: Steps = ()
    link: ShownLink | None = None


class Explore(Command, frozen=True, kw_only=True, tag="explore"):
    """What would be asked after steps that are not made yet. The table itself has nothing to do."""

    version: Number
    steps: Steps = ()


class Why(Command, frozen=True, kw_only=True, tag="why"):
    """Why a move is not allowed, after steps that are not made yet. The table itself has nothing to do."""

    move: MoveText
    steps: Steps = ()


class Ahead(SeatCommand, frozen=True, kw_only=True, tag="ahead"):
    """What one could do if it were one's turn already. The table itself has nothing to do."""


class UndoMove(Command, frozen=True, kw_only=True, tag="undo"):
    """Undo one's last move, or what a bot played in a seat of one's own, or ask the others for it."""

    stand_in: SeatNumber | None = None


class Agree(Command, frozen=True, kw_only=True, tag="agree"):
    """Agree to an undo; without a seat for all of one's seats."""

    seat: SeatNumber | None = None


class Decline(Command, frozen=True, kw_only=True, tag="decline"):
    """Decline an undo, or withdraw one's own request."""

    seat: SeatNumber | None = None


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say one of a few phrases."""

    seat: SeatNumber | None = None
    phrase: Phrase


class StandIn(SeatCommand, frozen=True, kw_only=True, tag="stand-in"):
    """Give the seat of a person who is not here to a bot; without a level to one of the level that was agreed."""

    level: Level | None = None


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play again. The server makes the new table, and tells this one by `Rematched`."""


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there? The table itself has nothing to do."""


class BotPlays(msgspec.Struct, frozen=True, kw_only=True):
    """A bot has chosen the steps of its turn for the position after event `version`; seats from 0."""

    version: int
    seat: int
    steps: tuple[str, ...]


class RunOut(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a seat (from 0) is over."""

    seat: int


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """A draw has been due for long enough, or nobody is waited for any more."""

    number: int


class Resume(msgspec.Struct, frozen=True, kw_only=True):
    """The server was away for so many milliseconds."""

    lost: int


class Rematched(msgspec.Struct, frozen=True, kw_only=True):
    """The game goes on at another table."""

    table: str


Doable: TypeAlias = (
    Sit | Nonce | End | Link | Leave | Plan | Rename | MakeMove | Explore | Why | Ahead | UndoMove | Agree | Decline
    | Say | StandIn | Return | Rematch
)  # fmt: skip
"""What anyone may send, over HTTP too."""
Asked: TypeAlias = Doable | Have | Ping
"""The same with what only makes sense on a socket."""
Inner: TypeAlias = BotPlays | RunOut | Draw | Resume | Rematched
"""What only the server asks; it cannot be sent."""

_DECODER: "msgspec.json.Decoder[Asked]" = msgspec.json.Decoder(Asked)


def read_command(text: bytes | str) -> Asked:
    """A command from JSON; Refused says what is wrong with it."""
    command: Asked = read(text, _DECODER, "bad-command")
    return command

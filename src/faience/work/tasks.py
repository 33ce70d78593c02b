"""What servers and workers say to each other over HTTP, as typed values; `docs/hosting.md` tells how they use them."""

from typing import Annotated, Any, Literal

import msgspec

from faience.engine.messages import GoRequest

PATH = "/api/work"
LONGEST_WAIT = 20.0
"""For so many seconds a worker may be kept waiting for something to do."""
_Name = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,100}$")]
_Reason = Annotated[str, msgspec.Meta(max_length=500)]


class MoveTask(msgspec.Struct, frozen=True, tag_field="task", tag="move"):
    """Choose a move in a position, as an engine is asked to."""

    position: dict[str, Any]
    go: GoRequest


class ReplayTask(msgspec.Struct, frozen=True, tag_field="task", tag="replay"):
    """Make a game to step through of a record."""

    record: str
    most_steps: int
    """One with more draws and moves is no game."""
    names: list[tuple[int, int, tuple[str, ...]]] | None = None
    """What players were called when, as `NamesThen` has it."""


Task = MoveTask | ReplayTask


class Offer(msgspec.Struct, frozen=True):
    """Something to do; after `lease` seconds without an answer somebody else is asked."""

    id: str
    lease: float
    task: Task


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="moved"):
    """A move that was chosen."""

    id: str
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class Replayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="replayed"):
    """A game to step through as JSON, compressed by gzip."""

    id: str
    replay: bytes


class Failed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="failed"):
    """It could not be done here, and why."""

    id: str
    why: _Reason


class Returned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="returned"):
    """It was not done, since the worker leaves."""

    id: str


Takes = Literal["all", "quick", "nothing"]
"""What a worker is ready for: `quick` leaves out what takes a second."""
Answer = Moved | Replayed | Failed | Returned


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a worker says: who it is, what became of the last thing to do, and whether it wants another."""

    worker: _Name
    version: Annotated[str, msgspec.Meta(max_length=100)]
    """The version of Faience; only the same one finds the same moves."""
    done: Answer | None = None
    takes: Takes = "all"
    wait: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT
    """How many seconds it waits for something to do."""


class Reply(msgspec.Struct, frozen=True):
    """What the server says: something to do, or nothing yet."""

    offer: Offer | None = None

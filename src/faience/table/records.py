"""The record of a table: the game with the names of its players, its date, and where its draws came from."""

from datetime import UTC, datetime

from faience.games import Record
from faience.players.roster import NAMES, THINKERS
from faience.table import events
from faience.table.refusals import Refused
from faience.table.seats import Seat
from faience.table.state import State


def record_of(state: State) -> Record:
    """The game so far as a record; the secret is in it once the game is over. Refused if none has begun."""
    if state.game is None:
        raise Refused("not-started", "the game has not begun yet")
    return Record.of(state.game, [_player(seat) for seat in state.seats], _headers(state))


def _player(seat: Seat) -> str:
    """The name in a record: of a bot the one it can be called by, of a person never one of those."""
    if seat.kind == "bot":
        return f"level:{seat.level}"
    return f"“{seat.name}”" if is_bot(seat.name) else seat.name


def is_bot(name: str) -> bool:
    """True when a name in a record stands for a bot: `greedy`, `level:7`, `search:time=0.5`."""
    kind, colon, _ = name.partition(":")
    return name in NAMES or bool(colon and kind in ("level", *THINKERS))


def _headers(state: State) -> dict[str, str]:
    started = next(event.at for event in state.log if isinstance(event, events.Started))
    headers = {
        "date": f"{datetime.fromtimestamp(started / 1000, UTC):%Y-%m-%d %H:%M} UTC",
        "starter": "drawn" if state.settings.first == "random" else "chosen",
        "commitment": state.commitment,
        **{f"nonce {at}": seat.nonce for at, seat in enumerate(state.seats, 1)},
        "undone": "; ".join(state.undone),
    }
    return headers | ({"secret": state.published} if state.published else {})

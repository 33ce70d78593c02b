"""The record of a table: the game with the names of its players, its date, and where its draws came from."""

from datetime import UTC, datetime

from faience.games import Record
from faience.table import events
from faience.table.refusals import Refused
from faience.table.state import TableState


def record_of(state: TableState) -> Record:
    """The game so far as a record; the secret is in it once the game is over. Refused if none has begun."""
    if state.game is None:
        raise Refused("not-started", "the game has not started yet")
    return Record.of(state.game, [seat.player for seat in state.seats], _headers(state))


def _headers(state: TableState) -> dict[str, str]:
    started = next(entry.event.at for entry in state.log if isinstance(entry.event, events.Started))
    headers = {
        "date": f"{datetime.fromtimestamp(started / 1000, UTC):%Y-%m-%d %H:%M} UTC",
        "starter": "drawn" if state.settings.first == "random" else "chosen",
        "commitment": state.commitment,
        **{f"nonce {at}": seat.nonce for at, seat in enumerate(state.seats, 1)},
        "undone": "; ".join(state.undone),
    }
    return headers | ({"secret": state.published} if state.published else {})

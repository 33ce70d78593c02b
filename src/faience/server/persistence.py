"""Between live tables and the store: tables and events as rows, and rows as tables and lists."""

from collections.abc import Iterable

from faience.server.messages import Listed
from faience.store import Entry, ListedSeat, Store, StoredTable, Summary, TableRow
from faience.table import Table, events
from faience.table.folding import apply

RESEATING = (events.Created, events.Sat, events.Stood, events.Planned)
"""Events that may change whose a seat is."""


def entries_of(new: Iterable[events.AnyEvent]) -> list[Entry]:
    """Events as the store keeps them."""
    return [Entry(event.number, event.at, events.kind_of(event), events.encode(event)) for event in new]


async def keep(store: Store, table: Table, first: Iterable[events.AnyEvent], epoch: int | None = None) -> None:
    """Store a new table with the first events of its log."""
    is_listed = table.settings.is_listed
    await store.make(table.id, table.secret, entries_of(first), summary_of(table), is_listed=is_listed, epoch=epoch)


def table_of(stored: StoredTable) -> Table:
    """The table that a stored log adds up to."""
    return Table.load(stored.id, stored.secret, [events.decode(entry.body) for entry in stored.entries])


def continued(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after more events of its log."""
    for entry in entries:
        table = apply(table, events.decode(entry.body))
    return table


def summary_of(table: Table) -> Summary:
    """What lists say of a table."""
    game = table.game
    result = game.result() if game is not None else None
    nothing = [None] * len(table.seats)
    outcomes = zip(game.scores if game is not None else nothing, result.places if result else nothing, strict=True)
    return Summary(
        status=table.status,
        game=table.settings.game,
        options=(table.settings.variant if game is None else game.variant).options,
        seats=tuple(
            ListedSeat(seat.kind, seat.name, seat.level, score, place, seat.stand_in)
            for seat, (score, place) in zip(table.seats, outcomes, strict=True)
        ),
        turn=table.decider,
        owners=tuple(seat.owners for seat in table.seats),
        is_due=table.due(table.touched) is not None,
        deadline=table.deadline.at if table.deadline else None,
    )


def listed(row: TableRow, guest: str, excused: int = 0) -> Listed:
    """A table in a list, as one guest sees it; `excused` milliseconds since its last event do not count."""
    summary = row.summary
    own = [seat for seat, owners in enumerate(summary.owners) if guest in owners]
    return Listed(
        table=row.id,
        game=summary.game,
        options=summary.options,
        status=summary.status,
        created=row.created,
        touched=row.touched,
        seats=summary.seats,
        you=[seat + 1 for seat in own],
        is_your_turn=summary.status == "playing" and summary.turn in own,
        due=None if summary.deadline is None else summary.deadline + excused,
    )

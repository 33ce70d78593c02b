"""Between live tables and the store: tables and events as rows, and rows as tables and lists."""

from collections.abc import Iterable

from faience.store import Entry, NewTable, SeatSummary, StoredTable, Summary, TableRow
from faience.table import Table, Who, events
from faience.table.sent.public import listed_of
from faience.table.sent.shapes import Listed, ListedSeat

_RESEATING = (events.Created, events.Sat, events.Stood, events.Planned)


def entries_of(new: Iterable[events.AnyEvent]) -> list[Entry]:
    """Events as the store keeps them."""
    return [Entry(event.number, event.at, events.kind_of(event), events.encode(event)) for event in new]


def is_reseating(event: events.AnyEvent) -> bool:
    """True when an event may change whose a seat is."""
    return isinstance(event, _RESEATING)


def new_table(table: Table) -> NewTable:
    """What is kept of a table when it is made."""
    return NewTable(table.id, table.secret, table.settings.is_listed)


def table_of(stored: StoredTable) -> Table:
    """The table that a stored log adds up to."""
    return Table.load(stored.id, stored.secret, [events.decode(entry.body) for entry in stored.entries])


def summary_of(table: Table) -> Summary:
    """What lists say of a table."""
    listed = listed_of(table, Who(""))
    return Summary(
        status=table.status,
        game=table.settings.game,
        options=listed.options,
        seats=tuple(SeatSummary(seat.kind, seat.name, seat.level, seat.score, seat.place) for seat in listed.seats),
        turn=table.turn,
        owners=tuple(seat.owners for seat in table.seats),
        is_due=table.due(table.touched) is not None,
    )


def listed(row: TableRow, guest: str) -> Listed:
    """A table in a list, as one guest sees it."""
    summary = row.summary
    own = [seat for seat, owners in enumerate(summary.owners) if guest in owners]
    return Listed(
        table=row.id,
        game=summary.game,
        options=dict(summary.options),
        status=summary.status,
        created=row.created,
        touched=row.touched,
        seats=[ListedSeat(seat.kind, seat.name, seat.level, seat.score, seat.place) for seat in summary.seats],
        you=[seat + 1 for seat in own],
        is_your_turn=summary.status == "playing" and summary.turn in own,
    )

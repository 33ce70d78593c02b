"""Where tables live when nobody looks: an SQLite file or PostgreSQL, and how they are kept up to date."""

from faience.store.connections import Occupied, is_locked, locked
from faience.store.copying import copy
from faience.store.schema import (
    Absence,
    Conflict,
    Entry,
    ListedSeat,
    Sent,
    Status,
    StoredTable,
    Subscription,
    Summary,
    TableRow,
)
from faience.store.store import FILE, Store
from faience.store.upgrade import WrongStore

__all__ = [
    "FILE", "Absence", "Conflict", "Entry", "ListedSeat", "Occupied", "Sent", "Status", "Store", "StoredTable",
    "Subscription", "Summary", "TableRow", "WrongStore", "copy", "is_locked", "locked",
]  # fmt: skip

"""Where tables live when nobody looks: an SQLite file, and how it is kept up to date."""

from faience.store.copying import copy
from faience.store.kept import Conflict, Entry, Guest, NewTable, SeatSummary, Shelved, Status, Stored, Summary
from faience.store.store import FILE, Store
from faience.store.upgrade import WrongStore

__all__ = [
    "FILE",
    "Conflict",
    "Entry",
    "Guest",
    "NewTable",
    "SeatSummary",
    "Shelved",
    "Status",
    "Store",
    "Stored",
    "Summary",
    "WrongStore",
    "copy",
]

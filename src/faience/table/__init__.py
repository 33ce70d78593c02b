"""A live table without a web: seats, clocks, undo, and a numbered log of events that everything follows from."""

from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.settings import Settings
from faience.table.table import BotMove, ClockOut, Table

__all__ = ["BotMove", "ClockOut", "Refused", "Settings", "Table", "Who"]

"""A live table without a web: seats, clocks, undo, and a numbered log of events that everything follows from."""

from faience.table.refusals import Refused
from faience.table.seats import Who
from faience.table.settings import Settings
from faience.table.table import BotMove, ClockOut, DrawDue, Table

__all__ = ["BotMove", "ClockOut", "DrawDue", "Refused", "Settings", "Table", "Who"]

"""The classic game in a terminal."""

from faience.terminal.classic.board import layouts
from faience.terminal.classic.choices import heading, order, split, turn
from faience.terminal.classic.plain_text import text
from faience.terminal.classic.table import table
from faience.terminal.sources import probe
from faience.terminal.view import TerminalView

VIEW = TerminalView(
    name="classic",
    example="3B2",
    notation=("classic-help-move", "classic-help-letters", "classic-help-jokers"),
    rules=("classic-help-rule-take", "classic-help-rule-lines", "classic-help-rule-score", "classic-help-rule-end"),
    split=split,
    order=order,
    probe=probe,
    turn=turn,
    heading=heading,
    table=table,
    text=text,
    layouts=layouts,
)

__all__ = ["VIEW"]

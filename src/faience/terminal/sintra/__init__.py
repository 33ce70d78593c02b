"""Stained Glass of Sintra in a terminal."""

from faience.terminal.sintra.board import layouts
from faience.terminal.sintra.choices import heading, order, split, turn
from faience.terminal.sintra.plain_text import text
from faience.terminal.sintra.table import details, table
from faience.terminal.sources import probe
from faience.terminal.view import TerminalView

VIEW = TerminalView(
    name="sintra",
    example="3B2",
    notation=("sintra-help-move", "sintra-help-letters", "sintra-help-more"),
    rules=(
        "sintra-help-rule-take",
        "sintra-help-rule-place",
        "sintra-help-rule-home",
        "sintra-help-rule-complete",
        "sintra-help-rule-end",
    ),
    split=split,
    order=order,
    probe=probe,
    turn=turn,
    heading=heading,
    table=table,
    text=text,
    layouts=layouts,
    details=details,
)

__all__ = ["VIEW"]

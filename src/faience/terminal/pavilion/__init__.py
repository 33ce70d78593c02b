"""Summer Pavilion in a terminal."""

from faience.terminal.pavilion.board import layouts
from faience.terminal.pavilion.choices import gather, heading, order, probe, split, turn
from faience.terminal.pavilion.plain_text import text
from faience.terminal.pavilion.table import details, table
from faience.terminal.view import TerminalView

VIEW = TerminalView(
    name="pavilion",
    example="3R",
    notation=("pavilion-help-take", "pavilion-help-place", "pavilion-help-more", "pavilion-help-letters"),
    rules=(
        "pavilion-help-rule-take",
        "pavilion-help-rule-place",
        "pavilion-help-rule-score",
        "pavilion-help-rule-pass",
        "pavilion-help-rule-end",
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
    open_phases=frozenset({"draft", "place"}),
    gather=gather,
)

__all__ = ["VIEW"]

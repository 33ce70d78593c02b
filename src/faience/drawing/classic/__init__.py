"""The classic game as words and pictures."""

from faience.drawing.classic.board import layouts
from faience.drawing.classic.choices import heading, order, own, preview, split, turn
from faience.drawing.classic.spoken import text
from faience.drawing.classic.story import reason, story
from faience.drawing.classic.table import table
from faience.drawing.look import Look
from faience.drawing.sources import probe

LOOK = Look(
    name="classic",
    example="3B2",
    notation=("classic-help-move", "classic-help-letters", "classic-help-jokers"),
    rules=("classic-help-rule-take", "classic-help-rule-lines", "classic-help-rule-score", "classic-help-rule-end"),
    story=story,
    reason=reason,
    split=split,
    order=order,
    probe=probe,
    preview=preview,
    own=own,
    turn=turn,
    heading=heading,
    table=table,
    text=text,
    layouts=layouts,
)

__all__ = ["LOOK"]

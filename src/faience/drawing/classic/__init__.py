"""The classic game as words and pictures."""

from faience.drawing.classic.board import layouts
from faience.drawing.classic.choices import heading, order, own, preview, probe, split, turn
from faience.drawing.classic.spoken import text
from faience.drawing.classic.story import reason, story
from faience.drawing.classic.table import table
from faience.drawing.look import Look

LOOK = Look(
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

"""Stained Glass of Sintra as words and pictures."""

from faience.drawing.look import Look
from faience.drawing.sintra.board import layouts
from faience.drawing.sintra.choices import heading, order, own, preview, split, turn
from faience.drawing.sintra.spoken import text
from faience.drawing.sintra.story import reason, story
from faience.drawing.sintra.table import details, table
from faience.drawing.sources import probe

LOOK = Look(
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
    details=details,
)

__all__ = ["LOOK"]

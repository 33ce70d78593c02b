"""Summer Pavilion as words and pictures."""

from faience.drawing.look import Look
from faience.drawing.pavilion.board import layouts
from faience.drawing.pavilion.choices import gather, heading, order, own, preview, probe, split, turn
from faience.drawing.pavilion.spoken import text
from faience.drawing.pavilion.story import reason, story
from faience.drawing.pavilion.table import details, table

LOOK = Look(
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
    open_phases=frozenset({"draft", "place"}),
    gather=gather,
)

__all__ = ["LOOK"]

"""Sintra: the broken glass track below a board."""

from typing import TYPE_CHECKING

from rich.text import Text

from faience.terminal.sintra.printed import next_loss
from faience.terminal.tiles import ACCENT, FAINT, LOSS, styled
from faience.words import signed

if TYPE_CHECKING:
    from faience.terminal.sintra.board import SintraDrawing

BREAK = "-"
_ROOMY = 30
"""From so many cells on there is room for words."""


def draw_glass(drawing: "SintraDrawing", width: int) -> Text:
    """Where the marker is on the track, where it would go, and what the next step costs."""
    position, glass, words = drawing.position, drawing.board.glass, drawing.words
    is_open, has_stepped = drawing.is_open(BREAK), drawing.fresh.has_stepped
    is_chosen = is_open and drawing.marks.tail == BREAK
    sign = "►" if is_chosen else "▸" if is_open else "•" if has_stepped else " "
    style = ACCENT if is_open else "bold" if has_stepped else FAINT
    meta = {"tail": BREAK} if is_open else None
    steps = [event.facts for event in drawing.marks.preview if event.kind == "stepped"]
    to = int(steps[-1]["to"]) if steps else glass
    loss = signed(-next_loss(position, to))
    line = styled(BREAK + sign, style, meta)
    if width >= _ROOMY:
        line.append_text(styled(words.say("sintra-board-glass"), style, meta))
    after = Text(words.say("sintra-board-next", loss=loss) if width >= _ROOMY else f"›{loss}", LOSS)
    has_wrapped = any(event.kind == "wrapped" for event in drawing.marks.preview)
    room = width - line.cell_len - after.cell_len - 1
    track = _track(position.strips.track, glass - 1, to - 1 if steps or has_wrapped else None, room)
    if meta:
        track.apply_meta(dict(meta))
    return line.append_text(track).append(" ").append_text(after)


def _track(values: tuple[int, ...], at: int, to: int | None, room: int) -> Text:
    """As many spaces of the track as there is room for, those around the marker first."""
    first, last = 0, len(values)
    near = at if to is None or to < at else to
    while len(_spaces(values, at, to, first, last)) > room and last - first > 1:
        if last - 1 > near + 1 or first >= at:
            last -= 1
        else:
            first += 1
    return _spaces(values, at, to, first, last)


def _spaces(values: tuple[int, ...], at: int, to: int | None, first: int, last: int) -> Text:
    """Some spaces of the track: the marker in brackets, where it would go in parentheses."""
    line = Text("…" if first > 0 else "", FAINT)
    for space in range(first, last + 1):
        is_here, was_here = space == at, space - 1 == at
        comes, came = space == to and to != at, space - 1 == to and to != at
        between = "(" if comes else "[" if is_here else ")" if came else "]" if was_here else " "
        line.append(between, "bold" if between in "[]" else LOSS)
        if space < last:
            line.append(str(values[space]), "bold" if is_here else LOSS if comes else FAINT)
    return line.append("…" if last < len(values) else "", FAINT)

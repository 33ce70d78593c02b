"""Sintra: one player's strips and palace on a terminal, in four sizes."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from faience.games.sintra import Laid, Palace, SintraPosition
from faience.games.sintra.positions import FREE
from faience.rules.sintra.state import PLACES, SQUARES
from faience.terminal.drafting import BoardSize, Drawing
from faience.terminal.sintra.printed import JOKER, back_of, home_of, next_loss, ornament_points, values_of
from faience.terminal.tiles import ACCENT, FAINT, FRESH, LOSS, fit, styled
from faience.words import signed

INKS = {"B": "blue", "Y": "yellow", "O": "orange", "P": "pink", "G": "green", "J": "joker", "M": "pale marker"}
GLAZIER, GLAZIER_TO_BE, HOME, ORNAMENT, TURN_OVER = "▼", "▽", "⌂", "◆", "↻"
BACK_ROWS = 2
BREAK = "-"
_ROOMY = 30
"""From so many cells on there is room for words."""


class Size(BoardSize, frozen=True, kw_only=True):
    """How big a board is drawn: also cells at both ends, and if the other faces of strips are shown."""

    margin: int
    has_backs: bool = False

    @property
    def inside(self) -> int:
        """Cells within the frame: places with a cell between them."""
        return PLACES * (self.tile + 1) - 1 + 2 * self.margin

    @property
    def height(self) -> int:
        """Lines of a whole board: title, places, strips, windows, their values, and the glass track."""
        return 1 + 1 + SQUARES + BACK_ROWS * self.has_backs + 2 + 1 + 1


SIZES = {
    "large": Size(tile=3, margin=3, is_framed=True, has_backs=True),
    "medium": Size(tile=3, margin=3, is_framed=True),
    "small": Size(tile=2, margin=1),
    "tiny": Size(tile=1, margin=2),
}

DETAILED = Size(tile=3, margin=1, has_backs=True)
"""Two of these fit side by side on a page over the smallest window."""


class Fresh(msgspec.Struct):
    """What changed last on one board: panes on a strip (so many of them on joker squares), a window, broken glass."""

    place: int = 0
    tiles: str = ""
    jokers: int = 0
    window: tuple[int, int] = (0, 0)
    has_stepped: bool = False


class SintraDrawing(Drawing[SintraPosition, Palace, Fresh], frozen=True):
    """One board to be drawn."""

    @property
    def is_drafting(self) -> bool:
        """True when its seat is choosing what to take."""
        return self.is_turn and self.position.phase == "draft"

    def is_open(self, tail: str) -> bool:
        """True when what is picked may go there."""
        return bool(self.is_drafting and self.marks.head and tail in self.marks.tails)

    def meta(self, place: int) -> dict[str, str] | None:
        """What a click on a place means."""
        return {"tail": str(place)} if self.is_open(str(place)) else None

    def event(self, kind: str) -> dict[str, str | int]:
        """The facts of the first event of a kind in the preview."""
        return next((event.facts for event in self.marks.preview if event.kind == kind), {})

    def draw(self, size: Size) -> list[Text]:
        """Strips, windows, and the broken glass."""
        rows = [_labels(self, size)]
        if size.has_backs:
            rows += [_backs(self, size, row) for row in range(BACK_ROWS)]
        rows += [_squares(self, size, square) for square in range(SQUARES)]
        rows += [_windows(self, size, space) for space in range(2)]
        if not size.is_framed:
            rows.append(_values(self, size, " ", ""))
        edge = self.edge
        bottom = Text.assemble(("╰", edge), _values(self, size, "─", edge), ("╯", edge))
        return [*self.framed(rows, size, bottom), fit(_glass(self, size.width), size.width)]


def _row(size: Size, cells: Sequence[Text], gaps: Sequence[Text] | None = None, filler: Text | None = None) -> Text:
    """Cells of all places with gaps between them and margins; `gaps[n]` stands left of place n + 1."""
    blank = filler or Text(" ")
    line = Text().join([blank] * (size.margin - 1))
    between = gaps or [blank] * (PLACES + 1)
    for gap, cell in zip(between, cells, strict=False):
        line.append_text(gap).append_text(cell)
    line.append_text(between[PLACES])
    return line.append_text(Text().join([blank] * (size.margin - 1)))


def _labels(drawing: SintraDrawing, size: Size) -> Text:
    """The numbers of the places, the glazier above one of them, and where what is picked may go."""
    gaps, cells = [], []
    for place in range(1, PLACES + 1):
        left, right, number = _sign(drawing, place), _target(drawing, place), _number(drawing, place)
        if size.tile == 1:
            left, right = (left if left.plain.strip() else right), Text()
        gaps.append(Text(" ") if size.tile > 2 else left)
        cells.append(Text.assemble(left if size.tile > 2 else "", number, right))
    return _row(size, cells, [*gaps, Text(" ")])


def _sign(drawing: SintraDrawing, place: int) -> Text:
    """The glazier, where it would go, or where home is."""
    to = int((drawing.event("home") or drawing.event("moved")).get("to", 0))
    if place == to:
        return styled(GLAZIER_TO_BE, ACCENT, {"move": "H"} if drawing.event("home") else drawing.meta(place))
    if place == drawing.board.glazier:
        return styled(GLAZIER, "bold #f4d35e", drawing.meta(place))
    if drawing.is_drafting and place == home_of(drawing.position, drawing.board):
        return styled(HOME, "bold", {"move": "H"})
    return Text(" ")


def _target(drawing: SintraDrawing, place: int) -> Text:
    if drawing.is_open(str(place)):
        is_chosen = drawing.marks.tail == str(place)
        return styled("◄" if is_chosen else "◂", ACCENT, drawing.meta(place))
    return Text("•", "bold") if place in (drawing.fresh.place, drawing.fresh.window[0]) else Text(" ")


def _number(drawing: SintraDrawing, place: int) -> Text:
    is_within_reach = place >= drawing.board.glazier and drawing.board.strips[place - 1] is not None
    style = ACCENT if drawing.is_open(str(place)) else "bold" if is_within_reach else FAINT
    return styled(str(place), style, drawing.meta(place))


def _backs(drawing: SintraDrawing, size: Size, row: int) -> Text:
    """The other faces of the strips, as the small picture on each of them shows."""
    cells = []
    for place in range(1, PLACES + 1):
        shown = back_of(drawing.position, drawing.board, place)[row * size.tile : (row + 1) * size.tile]
        letters = [drawing.kinds.tile(letter, 1, drawing.meta(place)).printed() for letter in shown]
        cells.append(fit(Text().join(letters), size.tile))
    line = _row(size, cells)
    line.stylize("dim italic")
    return Text(TURN_OVER, FAINT).append_text(line[1:]) if row == 0 else line


def _squares(drawing: SintraDrawing, size: Size, square: int) -> Text:
    """One square of each strip."""
    cells = []
    for place, strip in enumerate(drawing.board.strips, 1):
        cells.append(_square(drawing, size, place, strip, square) if strip else Text(" " * size.tile))
    return _row(size, cells)


def _square(drawing: SintraDrawing, size: Size, place: int, strip: Laid, square: int) -> Text:
    printed, pane = drawing.position.strips.face(strip.strip)[square], strip.panes[square]
    coming = _coming(drawing, place, strip)
    if pane != FREE:
        is_asked = drawing.is_turn and drawing.position.phase == "pane" and place == drawing.board.glazier
        meta = {"tail": pane} if is_asked else drawing.meta(place)
        is_picked = is_asked and drawing.marks.tail == pane
        is_fresh = square in _fresh_squares(drawing, place, strip)
        return drawing.kinds.tile(pane, size.tile, meta).laid(is_picked=is_picked, is_fresh=is_fresh)
    if square in coming:
        return drawing.kinds.tile(coming[square], size.tile, drawing.meta(place)).ghost()
    is_lit = drawing.is_open(str(place)) and printed in (drawing.marks.head[1:], JOKER)
    return drawing.kinds.tile(printed, size.tile, drawing.meta(place)).printed(is_lit=is_lit)


def _coming(drawing: SintraDrawing, place: int, strip: Laid) -> dict[int, str]:
    """The squares of a strip that the move being chosen would fill."""
    facts = drawing.event("placed")
    if not facts or int(facts["place"]) != place:
        return {}
    tiles, jokers = str(facts["tiles"]), int(facts["jokers"])
    squares = drawing.position.strips.face(strip.strip)
    free = [square for square, pane in enumerate(strip.panes) if pane == FREE]
    colored = [square for square in free if squares[square] == tiles[0]][: len(tiles) - jokers]
    return dict.fromkeys(colored + [square for square in free if squares[square] == JOKER][:jokers], tiles[0])


def _fresh_squares(drawing: SintraDrawing, place: int, strip: Laid) -> list[int]:
    """The squares of a strip that were filled last; those of one kind fill up from the first."""
    fresh = drawing.fresh
    if fresh.place != place or not fresh.tiles:
        return []
    squares = drawing.position.strips.face(strip.strip)
    filled = [square for square, pane in enumerate(strip.panes) if pane == fresh.tiles[0]]
    colored = [square for square in filled if squares[square] != JOKER]
    on_jokers = [square for square in filled if squares[square] == JOKER]
    number = len(fresh.tiles) - fresh.jokers
    return colored[len(colored) - number :] + on_jokers[len(on_jokers) - fresh.jokers :]


def _windows(drawing: SintraDrawing, size: Size, space: int) -> Text:
    """The upper or the lower space of each window, and on side A the ornaments between them."""
    palace, coming, cells = drawing.board, drawing.event("set"), []
    for window in range(1, PLACES + 1):
        pane = palace.windows[window - 1][space]
        is_coming = (coming.get("place"), coming.get("space")) == (window, ("upper", "lower")[space])
        if is_coming:
            cells.append(drawing.kinds.tile(str(coming["tile"]), size.tile).ghost())
        elif pane == FREE:
            cells.append(Text("□".center(size.tile), FAINT))
        else:
            is_fresh = drawing.fresh.window == (window, space)
            cells.append(drawing.kinds.tile(pane, size.tile).laid(is_fresh=is_fresh))
    gaps = [Text(" ")] * (PLACES + 1)
    for one, other in drawing.position.strips.ornaments if drawing.position.side == "A" else ():
        if abs(one - other) == 1 and space == 0:
            is_worth = ornament_points(palace, (one, other)) > 0
            gaps[min(one, other)] = Text(ORNAMENT, "bold #f4d35e" if is_worth else FAINT)
    return _row(size, cells, gaps)


def _values(drawing: SintraDrawing, size: Size, filler: str, edge: str) -> Text:
    """What is printed below the windows; those that hold a pane stand out, as they count for windows to their left."""
    gaps, cells = [Text(filler, edge)] * (PLACES + 1), []
    for window, value in enumerate(values_of(drawing.position), 1):
        style = FRESH if drawing.board.windows[window - 1][0] != FREE else FAINT
        digits = str(value)
        cell = Text.assemble((filler * ((size.tile - 1) // 2), edge), (digits[-size.tile :], style))
        if len(digits) > size.tile:
            gaps[window - 1] = Text(digits[0], style)
        cell = cell[: size.tile]
        cells.append(cell.append(filler * (size.tile - cell.cell_len), edge))
    return _row(size, cells, gaps, Text(filler, edge))


def _glass(drawing: SintraDrawing, width: int) -> Text:
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

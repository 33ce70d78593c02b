"""Classic: one player's board on a terminal, in three sizes."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from faience.games import Event
from faience.games.classic import Board
from faience.rules.classic.state import FLOOR_SPACES, PENALTIES, ROWS
from faience.rules.classic.walls import PRINTED
from faience.terminal.frame import Title, layouts_of, sides, title_line, top_edge
from faience.terminal.sources import Kinds
from faience.terminal.tiles import ACCENT, FAINT, LOSS, fit, free, styled
from faience.terminal.view import Layout, Marks

COLORS = "BYRKW"
KINDS = Kinds(
    {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker", "M": "marker"}, letters={}
)
FLOOR = "-"


class Size(msgspec.Struct, frozen=True):
    """How big a board is drawn: cells for a tile of a line, for a wall cell, for labels and between the two."""

    tile: int
    cell: int
    label: int
    gap: int
    is_framed: bool

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        return self.label + ROWS * self.tile + self.gap + ROWS * self.cell + self.is_framed

    @property
    def width(self) -> int:
        """Cells of a whole board."""
        return self.inside + 2 * self.is_framed

    @property
    def height(self) -> int:
        """Lines of a whole board: the name, five lines, the floor, and the lower edge of the frame."""
        return 2 + ROWS + self.is_framed


SIZES = {"large": Size(3, 3, 3, 3, True), "medium": Size(2, 2, 2, 1, True), "small": Size(1, 2, 2, 2, False)}


def layouts(seats: int) -> list[Layout]:
    """From large boards in one row with the log beside them to small ones."""
    return layouts_of(SIZES, seats, above=5)


class Fresh(msgspec.Struct):
    """What changed last on one board: the line and how many tiles came, how many fell, wall cells filled."""

    line: int = 0
    tiles: int = 0
    fallen: int = 0
    cells: set[tuple[int, int]] = msgspec.field(default_factory=set)


class Drawing(msgspec.Struct, frozen=True):
    """One board to be drawn; marks only where its seat is choosing."""

    board: Board
    title: Title
    wall: str
    fresh: Fresh
    marks: Marks | None
    wall_row: int = 0
    """The row whose cell is being chosen, or 0."""

    @property
    def preview(self) -> Sequence[Event]:
        """What the move being chosen would do here."""
        return self.marks.preview if self.marks else ()


def draw(drawing: Drawing, size: Size) -> list[Text]:
    """The lines of one board, all of the same width."""
    rows = [_row(drawing, size, line) for line in range(1, ROWS + 1)] + [_floor(drawing, size)]
    if not size.is_framed:
        return [title_line(drawing.title, size.width), *(fit(row, size.width) for row in rows)]
    edge = drawing.title.edge
    top = top_edge(drawing.title, size.width, is_long=size.tile > 2)
    return [top, *sides(rows, size.width, edge), _bottom(size, edge)]


def _bottom(size: Size, edge: str) -> Text:
    """The lower edge carries what each floor space costs."""
    line = Text.assemble(("╰" + "─" * (size.label - (size.tile > 2)), edge))
    for space in range(1, FLOOR_SPACES + 1):
        cost = int(PENALTIES[space] - PENALTIES[space - 1])
        line.append(f"−{cost}" + " " * (size.tile > 2), FAINT)
    return line.append("─" * (size.width - line.cell_len - 1) + "╯", edge)


def _label(drawing: Drawing, size: Size, tail: str, is_fresh: bool) -> Text:
    marks = drawing.marks
    is_open = bool(marks and tail in marks.tails and not drawing.wall_row)
    is_chosen = bool(marks and is_open and marks.tail == tail)
    sign = "►" if is_chosen else "▸" if is_open and marks and marks.head else "•" if is_fresh else " "
    style = ACCENT if is_open and marks and marks.head else "bold" if is_fresh else FAINT
    return styled((tail + sign).ljust(size.label), style, {"tail": tail} if is_open else None)


def _row(drawing: Drawing, size: Size, line: int) -> Text:
    tiles = drawing.board.lines[line - 1]
    is_fresh = drawing.fresh.line == line
    is_open = bool(drawing.marks and str(line) in drawing.marks.tails and not drawing.wall_row)
    meta = {"tail": str(line)} if is_open else None
    coming = next((str(e.facts["tiles"]) for e in drawing.preview if e.kind == "lined" and e.facts["line"] == line), "")
    spaces = [free(size.tile, meta, is_lit=is_open and bool(drawing.marks and drawing.marks.head))] * (
        line - len(tiles) - len(coming)
    )
    spaces += [KINDS.tile(letter, size.tile, meta).ghost() for letter in coming]
    new = drawing.fresh.tiles if is_fresh else 0
    for place, letter in enumerate(tiles):
        # Tiles are laid from right to left, so the newest are the leftmost.
        spaces.append(KINDS.tile(letter, size.tile, meta).laid(is_fresh=place < new))
    row = _label(drawing, size, str(line), is_fresh)
    row.append(" " * size.tile * (ROWS - line))
    for space in spaces:
        row.append_text(space)
    row.append(("→" if len(tiles) == line else " ").center(size.gap), FAINT)
    for column in range(1, ROWS + 1):
        row.append_text(_cell(drawing, size, line, column))
    return row


def _cell(drawing: Drawing, size: Size, row: int, column: int) -> Text:
    letter = drawing.board.wall[row - 1][column - 1]
    is_open = bool(drawing.marks and row == drawing.wall_row and str(column) in drawing.marks.tails)
    meta = {"tail": str(column)} if is_open else None
    coming = [e for e in drawing.preview if e.kind == "tiled" and (e.facts["row"], e.facts["column"]) == (row, column)]
    if coming:
        tile = str(coming[0].facts["tile"])
        return KINDS.tile(tile, size.cell, meta).ghost()
    if letter != ".":
        return KINDS.tile(letter, size.cell).laid(is_fresh=(row, column) in drawing.fresh.cells)
    if is_open:
        return styled(f"{column}".center(size.cell), ACCENT, meta)
    if drawing.wall == "colored":
        printed = COLORS[PRINTED[row - 1, column - 1]]
        return KINDS.tile(printed, size.cell, meta).printed()
    return free(size.cell, meta)


def _floor(drawing: Drawing, size: Size) -> Text:
    floor, marks = drawing.board.floor, drawing.marks
    is_open = bool(marks and FLOOR in marks.tails)
    meta = {"tail": FLOOR} if is_open else None
    coming = "".join("M" for e in drawing.preview if e.kind == "marked" and int(e.facts["space"]) > 0)
    coming += "".join(str(e.facts["tile"]) * int(e.facts["floor"]) for e in drawing.preview if e.kind == "fell")
    row = _label(drawing, size, FLOOR, is_fresh=drawing.fresh.fallen > 0)
    for place in range(FLOOR_SPACES):
        if place < len(floor):
            is_fresh = place >= len(floor) - drawing.fresh.fallen
            row.append_text(KINDS.tile(floor[place], size.tile, meta).laid(is_fresh=is_fresh))
        elif place < len(floor) + len(coming):
            letter = coming[place - len(floor)]
            row.append_text(KINDS.tile(letter, size.tile, meta).ghost())
        else:
            row.append_text(free(size.tile, meta))
    loss = int(PENALTIES[min(FLOOR_SPACES, len(floor) + len(coming))])
    if loss:
        row.append(f" −{loss}", LOSS)
    return row

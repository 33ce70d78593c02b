"""The classic game in a terminal: boards in three sizes, and what else there is to see and to say."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from rich.text import Text

from faience.games import Event
from faience.games.classic import Board, ClassicPosition
from faience.games.classic.moves import LETTERS
from faience.rules.classic.state import FLOOR_SPACES, PENALTIES, ROWS
from faience.rules.classic.walls import PRINTED
from faience.terminal.drafting import BoardSize, DraftingView, Drawing, Kinds
from faience.terminal.tiles import ACCENT, FAINT, LOSS, free, styled
from faience.terminal.view import Marks
from faience.words import Words, signed

INKS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker", "M": "marker"}
FLOOR = "-"


class Size(BoardSize, frozen=True, kw_only=True):
    """How big a board is drawn: also cells for a wall cell, for labels, and between lines and wall."""

    cell: int
    label: int
    gap: int

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        return self.label + ROWS * self.tile + self.gap + ROWS * self.cell + self.is_framed

    @property
    def height(self) -> int:
        """Lines of a whole board: the name, five lines, the floor, and the lower edge of the frame."""
        return 2 + ROWS + self.is_framed


SIZES = {
    "large": Size(tile=3, cell=3, label=3, gap=3, is_framed=True),
    "medium": Size(tile=2, cell=2, label=2, gap=1, is_framed=True),
    "small": Size(tile=1, cell=2, label=2, gap=2),
}


class Fresh(msgspec.Struct):
    """What changed last on one board: the line and how many tiles came, how many fell, wall cells filled."""

    line: int = 0
    tiles: int = 0
    fallen: int = 0
    cells: set[tuple[int, int]] = msgspec.field(default_factory=set)


class ClassicDrawing(Drawing[ClassicPosition, Board, Fresh], frozen=True):
    """One board to be drawn."""

    @property
    def wall_row(self) -> int:
        """The row whose cell is being chosen, or 0."""
        return _full_row(self.board) if self.is_turn and self.position.phase == "wall" else 0

    def meta(self, tail: str) -> dict[str, str] | None:
        """What a click on a line or the floor means."""
        return {"tail": tail} if tail in self.marks.tails and not self.wall_row else None

    def draw(self, size: Size) -> list[Text]:
        """Lines and wall, then the floor."""
        # Jokers that stay are a number, so no place is to be lit up then.
        drawing = msgspec.structs.replace(self, marks=Marks()) if self.position.phase == "jokers" else self
        rows = [_row(drawing, size, line) for line in range(1, ROWS + 1)] + [_floor(drawing, size)]
        return self.framed(rows, size, _bottom(size, self.edge))


def _full_row(board: Board) -> int:
    return next((row for row, tiles in enumerate(board.lines, 1) if len(tiles) == row), 0)


def _printed_on(position: ClassicPosition, row: int, column: int) -> str:
    """The color that is printed on a cell of the wall, if any is."""
    return LETTERS[PRINTED[row - 1, column - 1]] if position.wall == "colored" else ""


def _bottom(size: Size, edge: str) -> Text:
    """The lower edge carries what each floor space costs."""
    line = Text.assemble(("╰" + "─" * (size.label - (size.tile > 2)), edge))
    for space in range(1, FLOOR_SPACES + 1):
        cost = int(PENALTIES[space] - PENALTIES[space - 1])
        line.append(f"−{cost}" + " " * (size.tile > 2), FAINT)
    return line.append("─" * (size.width - line.cell_len - 1) + "╯", edge)


def _label(drawing: ClassicDrawing, size: Size, tail: str, is_fresh: bool) -> Text:
    marks, meta = drawing.marks, drawing.meta(tail)
    is_open = bool(meta and marks.head)
    sign = "►" if meta and marks.tail == tail else "▸" if is_open else "•" if is_fresh else " "
    style = ACCENT if is_open else "bold" if is_fresh else FAINT
    return styled((tail + sign).ljust(size.label), style, meta)


def _row(drawing: ClassicDrawing, size: Size, line: int) -> Text:
    tiles, meta = drawing.board.lines[line - 1], drawing.meta(str(line))
    is_fresh = drawing.fresh.line == line
    lined = (e.facts for e in drawing.marks.preview if e.kind == "lined" and e.facts["line"] == line)
    coming = next((str(facts["tiles"]) for facts in lined), "")
    is_lit = bool(meta and drawing.marks.head)
    spaces = [free(size.tile, meta, is_lit=is_lit)] * (line - len(tiles) - len(coming))
    spaces += [drawing.kinds.tile(letter, size.tile, meta).ghost() for letter in coming]
    new = drawing.fresh.tiles if is_fresh else 0
    for place, letter in enumerate(tiles):
        # Tiles are laid from right to left, so the newest are the leftmost.
        spaces.append(drawing.kinds.tile(letter, size.tile, meta).laid(is_fresh=place < new))
    row = _label(drawing, size, str(line), is_fresh)
    row.append(" " * size.tile * (ROWS - line)).append_text(Text().join(spaces))
    row.append(("→" if len(tiles) == line else " ").center(size.gap), FAINT)
    return row.append_text(Text().join([_cell(drawing, size, line, column) for column in range(1, ROWS + 1)]))


def _cell(drawing: ClassicDrawing, size: Size, row: int, column: int) -> Text:
    letter, kinds = drawing.board.wall[row - 1][column - 1], drawing.kinds
    is_open = row == drawing.wall_row and str(column) in drawing.marks.tails
    meta = {"tail": str(column)} if is_open else None
    for event in drawing.marks.preview:
        if event.kind == "tiled" and (event.facts["row"], event.facts["column"]) == (row, column):
            return kinds.tile(str(event.facts["tile"]), size.cell, meta).ghost()
    if letter != ".":
        return kinds.tile(letter, size.cell).laid(is_fresh=(row, column) in drawing.fresh.cells)
    if is_open:
        return styled(f"{column}".center(size.cell), ACCENT, meta)
    printed = _printed_on(drawing.position, row, column)
    return kinds.tile(printed, size.cell).printed() if printed else free(size.cell)


def _floor(drawing: ClassicDrawing, size: Size) -> Text:
    floor, preview = drawing.board.floor, drawing.marks.preview
    meta = {"tail": FLOOR} if FLOOR in drawing.marks.tails else None
    coming = "".join("M" for e in preview if e.kind == "marked" and int(e.facts["space"]) > 0)
    coming += "".join(str(e.facts["tile"]) * int(e.facts["floor"]) for e in preview if e.kind == "fell")
    row = _label(drawing, size, FLOOR, is_fresh=drawing.fresh.fallen > 0)
    for place in range(FLOOR_SPACES):
        if place < len(floor):
            is_fresh = place >= len(floor) - drawing.fresh.fallen
            row.append_text(drawing.kinds.tile(floor[place], size.tile, meta).laid(is_fresh=is_fresh))
        elif place < len(floor + coming):
            row.append_text(drawing.kinds.tile((floor + coming)[place], size.tile, meta).ghost())
        else:
            row.append_text(free(size.tile, meta))
    loss = int(PENALTIES[min(FLOOR_SPACES, len(floor + coming))])
    return row.append(f" −{loss}", LOSS) if loss else row


class ClassicView(DraftingView):
    """How the classic game looks."""

    name = "classic"
    example = "3B2"
    help = ("move", "letters", "jokers", "rule-take", "rule-lines", "rule-score", "rule-end")
    inks = INKS
    order_of_tiles = "BYRKWJ@"
    discard = "lid"
    sizes = SIZES
    drawing = ClassicDrawing

    def kinds(self, words: Words) -> Kinds:
        """Tiles carry the letters of the notation in every language."""
        return Kinds(self.inks, letters={})

    def question(self, position: ClassicPosition) -> dict[str, str | int]:
        """The wall row or the line that is asked about."""
        if position.phase == "wall" and position.turn:
            return {"row": _full_row(position.boards[position.turn - 1])}
        return {"line": position.hand.line} if position.hand else {}

    def said_of_round(self, position: ClassicPosition, words: Words) -> list[str]:
        """The round, the wall, and jokers."""
        said = [words.say("head-round", round=position.round), words.say(f"classic-head-wall-{position.wall}")]
        return [*said, words.say("classic-head-jokers")] if position.jokers else said

    def latest(self, events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
        """What changed last on each board, and the source of the last take.

        During a draft that is each seat's last take; after the walls were tiled, the new tiles until somebody takes.
        """
        fresh: dict[int, Fresh] = defaultdict(Fresh)
        source, is_scoring = None, False
        for event in events:
            seat, facts = event.seat, event.facts
            if seat is None:
                continue
            if event.kind in ("took", "tiled", "penalty") and is_scoring != (event.kind != "took"):
                fresh.clear()
                is_scoring, source = not is_scoring, None
            if event.kind == "took":
                fresh[seat], source = Fresh(), int(facts["source"])
            elif event.kind == "tiled":
                fresh[seat].cells.add((int(facts["row"]), int(facts["column"])))
            elif not is_scoring and event.kind == "lined":
                fresh[seat].line, fresh[seat].tiles = int(facts["line"]), len(str(facts["tiles"]))
            elif not is_scoring and event.kind in ("fell", "marked"):
                fresh[seat].fallen += int(facts["floor"] if event.kind == "fell" else int(facts["space"]) > 0)
        return fresh, source

    def spoken_board(self, position: ClassicPosition, board: Board, kinds: Kinds, words: Words) -> list[str]:
        """Line by line with the wall beside it, then the floor."""
        lines = []
        for row, (tiles, cells) in enumerate(zip(board.lines, board.wall, strict=True), 1):
            line = " ".join("." * (row - len(tiles)) + tiles).rjust(2 * ROWS - 1)
            shown = [
                (_printed_on(position, row, column).lower() or ".") if letter == "." else letter
                for column, letter in enumerate(cells, 1)
            ]
            lines.append(f"  {row} {line}   {' '.join(shown)}")
        loss = signed(-int(PENALTIES[len(board.floor)]))
        floor = f"{' '.join(board.floor)} ({loss})" if board.floor else words.say("classic-plain-floor-empty")
        return [*lines, "  " + words.say("classic-plain-floor", tiles=floor)]


VIEW = ClassicView()

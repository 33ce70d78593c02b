"""Pavilion: one player's stars on a terminal, in three sizes; hand and kept tiles stand in the corners of the board."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from faience.games import Event
from faience.games.pavilion import Board, PavilionPosition
from faience.games.pavilion.letters import LETTERS
from faience.games.pavilion.positions import FREE
from faience.rules.pavilion.state import SLOTS, STARS
from faience.terminal.frame import Title, sides, title_line, top_edge
from faience.terminal.pavilion.printed import (
    COLUMNS,
    ROWS,
    SCORING,
    Ornament,
    color_of,
    cost_of,
    covered,
    label_of,
    label_place,
    name_of,
    ornaments,
    place_of,
    wilds,
)
from faience.terminal.sources import Kinds
from faience.terminal.tiles import ACCENT, FAINT, INKS, LOSS, fit, styled
from faience.terminal.view import Layout, Marks
from faience.words import Words

TILES = {"O": "orange", "R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "purple", "M": "pale marker"}
SIGNS = {"pillar": "║", "statue": "▲", "window": "╬"}
DONE, WILD = "✓", "★"
_DIGITS, _LOWERED = "01234", "₀₁₂₃₄"
GOLD = "bold #f4d35e"
_INK = "#c3c7ce"
_ABOVE = 5
"""Lines over the boards: displays, center, supply."""


def kinds(words: Words) -> Kinds:
    """How tiles look in a language."""
    return Kinds(TILES, {letter: words.say(f"pavilion-letter-{letter}") for letter in LETTERS})


class Size(msgspec.Struct, frozen=True):
    """How big a board is drawn: cells for a space and for the windows at both sides."""

    tile: int
    side: int
    is_framed: bool = False

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        return COLUMNS * self.tile + 2 * self.side

    @property
    def width(self) -> int:
        """Cells of a whole board."""
        return self.inside + 2 * self.is_framed

    @property
    def height(self) -> int:
        """Lines of a whole board: the name, the grid, and the lower edge of the frame."""
        return 1 + ROWS + self.is_framed

    @property
    def corner(self) -> int:
        """Cells that are free left and right of the upper and the lower stars."""
        return self.side + 2 * self.tile


LARGE, PLAIN, MEDIUM, SMALL = Size(3, 2, is_framed=True), Size(3, 2), Size(2, 2), Size(1, 1)
SIZES = {"large": (LARGE, LARGE), "plain": (PLAIN, PLAIN), "medium": (MEDIUM, MEDIUM), "mixed": (PLAIN, SMALL)}
"""For each layout the size of the board in focus, and of the others."""


def layouts(seats: int) -> list[Layout]:
    """From large boards in one row with the log beside them to one that is large and others that are small."""
    found = []
    for name, (first, other) in SIZES.items():
        for columns in (seats, 2) if seats > 2 and name == "large" else (seats,):
            width = first.width + (columns - 1) * (other.width + 1)
            height = _ABOVE + -(-seats // columns) * first.height
            found += [Layout(name, columns, is_beside, width, height) for is_beside in (True, False)]
    return found


class Fresh(msgspec.Struct):
    """What changed last on one board: the space that was covered."""

    space: tuple[int, int] | None = None


class Drawing(msgspec.Struct, frozen=True):
    """One board to be drawn; marks only where its seat is choosing."""

    position: PavilionPosition
    board: Board
    title: Title
    fresh: Fresh
    marks: Marks | None
    kinds: Kinds

    @property
    def preview(self) -> Sequence[Event]:
        """What the move being chosen would do here."""
        return self.marks.preview if self.marks else ()

    def tiles(self, kind: str) -> str:
        """The tiles of all events of a kind in the preview."""
        return "".join(str(event.facts.get("tiles", "")) for event in self.preview if event.kind == kind)

    def coming(self) -> dict[tuple[int, int], str]:
        """The space that the move being chosen covers, and with which color."""
        space = self.position.space if self.marks else None
        found = {(space.star - 1, space.slot - 1): str(space.color)} if space else {}
        for event in self.preview:
            if event.kind == "placed":
                found[int(event.facts["star"]) - 1, int(event.facts["slot"]) - 1] = str(event.facts["tile"])
        return found


def draw(drawing: Drawing, size: Size) -> list[Text]:
    """The lines of one board, all of the same width."""
    grid = _ornaments(drawing, size)
    for star in range(STARS):
        if size.tile > 1:
            grid[label_place(star)] = _label(drawing, size, star)
        grid |= {place_of(star, slot): _space(drawing, size, star, slot) for slot in range(SLOTS)}
    rows = []
    for row in range(ROWS):
        left, right = _corners(drawing, size, row)
        middle = Text()
        for column in range(-1, COLUMNS + 1):
            width = size.tile if 0 <= column < COLUMNS else size.side
            middle.append_text(grid.get((row, column)) or Text(" " * width))
        if left or right:
            rest = middle[size.corner : size.inside - size.corner]
            middle = fit(left, size.corner).append_text(rest).append_text(_right(right, size.corner))
        rows.append(middle)
    if not size.is_framed:
        return [title_line(drawing.title, size.width), *rows]
    edge = drawing.title.edge
    bottom = Text.assemble(("╰" + "─" * size.inside + "╯", edge))
    return [top_edge(drawing.title, size.width, is_long=True), *sides(rows, size.width, edge), bottom]


def _right(text: Text, width: int) -> Text:
    """A text at the right end of its room."""
    return fit(Text(" " * (width - text.cell_len)).append_text(text), width)


def _label(drawing: Drawing, size: Size, star: int) -> Text:
    color = color_of(drawing.position, drawing.board, star)
    style = f"{INKS[TILES[color]].tone} dim italic" if color else f"{FAINT} italic"
    return Text(label_of(drawing.position, star).center(size.tile), style)


def _space(drawing: Drawing, size: Size, star: int, slot: int) -> Text:
    """One space: a tile, one that would come to lie there, or what it costs in the color it takes."""
    tile, head = drawing.board.stars[star][slot], name_of(drawing.position, star, slot)
    if tile != FREE:
        return drawing.kinds.tile(tile, size.tile).laid(is_fresh=drawing.fresh.space == (star, slot))
    marks = drawing.marks
    is_open = bool(marks and drawing.position.phase == "place" and head in marks.heads)
    meta = {"move": head} if is_open else None
    coming = drawing.coming()
    if (star, slot) in coming:
        return drawing.kinds.tile(coming[star, slot], size.tile, meta).ghost()
    cost = str(cost_of(drawing.position, star, slot))
    color = color_of(drawing.position, drawing.board, star)
    tone = INKS[TILES[color]].tone if color else _INK
    if marks and is_open and marks.head == head:
        return styled({1: cost, 2: f"{cost}‹"}.get(size.tile, f"›{cost}‹"), f"bold reverse {tone}", meta)
    if is_open:
        return styled({1: cost, 2: f"{cost}›"}.get(size.tile, f"‹{cost}›"), f"bold underline {tone}", meta)
    return Text({1: cost, 2: f"{cost} "}.get(size.tile, f" {cost} "), tone)


def _ornaments(drawing: Drawing, size: Size) -> dict[tuple[int, int], Text]:
    """Pillars, statues and windows with how many of their spaces are missing."""
    completed = {(event.kind, event.facts.get("number")) for event in drawing.preview}
    grid = {}
    for ornament in ornaments(drawing.board):
        width = size.tile if 0 <= ornament.column < COLUMNS else size.side
        is_coming = (ornament.kind, ornament.number) in completed
        digits = _DIGITS if size.tile > 2 else _LOWERED  # a cost may follow at once
        grid[ornament.row, ornament.column] = _ornament(ornament, width, digits, is_coming)
    return grid


def _ornament(ornament: Ornament, width: int, digits: str, is_coming: bool) -> Text:
    if is_coming:
        style, shown = f"{ACCENT} reverse", f"+{ornament.reward}"
        return Text((SIGNS[ornament.kind] if width == 1 else shown).center(width), style)
    is_done = ornament.missing == 0
    style = ACCENT if is_done else GOLD if ornament.missing == 1 else FAINT
    return fit(Text((SIGNS[ornament.kind] + (DONE if is_done else digits[ornament.missing]))[:width], style), width)


def _corners(drawing: Drawing, size: Size, row: int) -> tuple[Text, Text]:
    """What stands at both ends of a row: the hand above, covered numbers and kept tiles below."""
    if row < 3:
        return _held(drawing, size, LETTERS[row]), _held(drawing, size, LETTERS[3 + row])
    if row == ROWS - 1:
        return _kept(drawing, size, 0), _kept(drawing, size, 2)
    if size.tile > 2 and row >= ROWS - 3:
        first = 2 * (row - ROWS + 3)
        return _number(drawing, SCORING[first]), _number(drawing, SCORING[first + 1])
    return Text(), Text()


def _held(drawing: Drawing, size: Size, letter: str) -> Text:
    """The tiles of a color in hand."""
    number = drawing.board.hand.count(letter)
    spent = drawing.tiles("paid").count(letter) + drawing.tiles("kept").count(letter)
    if not number:
        return Text()
    marks = drawing.marks
    is_asked = bool(marks and drawing.position.phase == "keep" and letter in marks.tails)
    meta = {"tail": letter} if is_asked else None
    said = drawing.kinds.tile(letter, size.tile, meta).laid(is_picked=bool(spent and size.tile > 2))
    shown = f"{'×' if size.tile > 2 else ''}{number - spent}"
    said.append_text(styled(shown, LOSS if spent else "bold", meta))
    is_wild = letter == wilds(drawing.position)[0]
    return said.append(WILD, GOLD) if is_wild and size.tile > 1 else said


def _kept(drawing: Drawing, size: Size, first: int) -> Text:
    """Two of the tiles in the corners of the board, or that would be kept."""
    line, there = Text(), drawing.board.kept
    coming = "".join(sorted(drawing.tiles("kept"), key=LETTERS.index))
    for place in range(first, first + 2):
        if place < len(there):
            line.append_text(drawing.kinds.tile(there[place], size.tile).laid())
        elif place < len(there + coming):
            line.append_text(drawing.kinds.tile((there + coming)[place], size.tile).ghost())
    return line


def _number(drawing: Drawing, number: int) -> Text:
    """How many of the spaces with a number are covered, for the points at the end."""
    there, spaces = covered(drawing.position, drawing.board, number)
    return Text(f"{number}: {there}/{spaces}", ACCENT if there == spaces else FAINT)

"""Pavilion: one player's stars on a terminal, in three sizes; hand and kept tiles stand in the corners of the board."""

import msgspec
from rich.text import Text

from faience.games.pavilion import Board, PavilionPosition
from faience.games.pavilion.positions import FREE
from faience.games.pavilion.printed import LETTERS
from faience.rules.pavilion.state import SLOTS, STARS
from faience.terminal import tiles
from faience.terminal.drafting import BoardSize, Drawing
from faience.terminal.pavilion import printed
from faience.terminal.pavilion.printed import COLUMNS, ROWS, Ornament
from faience.terminal.tiles import ACCENT, FAINT, LOSS, fit, styled

INKS = {"O": "orange", "R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "purple", "M": "pale marker"}
TONES = {letter: tiles.INKS[ink].tone for letter, ink in INKS.items()}
SIGNS = {"pillar": "║", "statue": "▲", "window": "╬"}
DONE, WILD = "✓", "★"
_DIGITS, _LOWERED = "01234", "₀₁₂₃₄"
GOLD = "bold #f4d35e"
_INK = "#c3c7ce"
MIXED = "mixed"
"""The layout in which only the board in focus is large."""


class Size(BoardSize, frozen=True, kw_only=True):
    """How big a board is drawn: also cells for the windows at both sides."""

    side: int

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        return COLUMNS * self.tile + 2 * self.side

    @property
    def height(self) -> int:
        """Lines of a whole board: the name, the grid, and the lower edge of the frame."""
        return 1 + ROWS + self.is_framed

    @property
    def corner(self) -> int:
        """Cells that are free left and right of the upper and the lower stars."""
        return self.side + 2 * self.tile


LARGE, PLAIN = Size(tile=3, side=2, is_framed=True), Size(tile=3, side=2)
MEDIUM, SMALL = Size(tile=2, side=2), Size(tile=1, side=1)
SIZES = {"large": LARGE, "plain": PLAIN, "medium": MEDIUM, MIXED: PLAIN}
"""For each layout the size of the board in focus."""


class Fresh(msgspec.Struct):
    """What changed last on one board: the space that was covered."""

    space: tuple[int, int] | None = None


class PavilionDrawing(Drawing[PavilionPosition, Board, Fresh], frozen=True):
    """One board to be drawn."""

    def tiles(self, kind: str) -> str:
        """The tiles of all events of a kind in the preview."""
        return "".join(str(event.facts.get("tiles", "")) for event in self.marks.preview if event.kind == kind)

    def coming(self) -> dict[tuple[int, int], str]:
        """The space that the move being chosen covers, and with which color."""
        space = self.position.space if self.is_turn else None
        found = {(space.star - 1, space.slot - 1): str(space.color)} if space else {}
        for event in self.marks.preview:
            if event.kind == "placed":
                found[int(event.facts["star"]) - 1, int(event.facts["slot"]) - 1] = str(event.facts["tile"])
        return found

    def draw(self, size: Size) -> list[Text]:
        """The stars, with hand and kept tiles in the corners."""
        grid = _ornaments(self, size)
        for star in range(STARS):
            if size.tile > 1:
                grid[printed.label_place(star)] = _label(self, size, star)
            grid |= {printed.place_of(star, slot): _space(self, size, star, slot) for slot in range(SLOTS)}
        rows = []
        for row in range(ROWS):
            left, right = _corners(self, size, row)
            middle = Text()
            for column in range(-1, COLUMNS + 1):
                width = size.tile if 0 <= column < COLUMNS else size.side
                middle.append_text(grid.get((row, column)) or Text(" " * width))
            if left or right:
                rest = middle[size.corner : size.inside - size.corner]
                middle = fit(left, size.corner).append_text(rest).append_text(_right(right, size.corner))
            rows.append(middle)
        bottom = Text.assemble(("╰" + "─" * size.inside + "╯", self.edge))
        return self.framed(rows, size, bottom)


def _right(text: Text, width: int) -> Text:
    """A text at the right end of its room."""
    return fit(Text(" " * (width - text.cell_len)).append_text(text), width)


def _label(drawing: PavilionDrawing, size: Size, star: int) -> Text:
    color = printed.color_of(drawing.position, drawing.board, star)
    style = f"{TONES[color]} dim italic" if color else f"{FAINT} italic"
    return Text(printed.label_of(drawing.position, star).center(size.tile), style)


def _space(drawing: PavilionDrawing, size: Size, star: int, slot: int) -> Text:
    """One space: a tile, one that would come to lie there, or what it costs in the color it takes."""
    tile, head = drawing.board.stars[star][slot], printed.name_of(drawing.position, star, slot)
    if tile != FREE:
        return drawing.kinds.tile(tile, size.tile).laid(is_fresh=drawing.fresh.space == (star, slot))
    marks = drawing.marks
    is_open = drawing.position.phase == "place" and head in marks.heads
    meta = {"move": head} if is_open else None
    coming = drawing.coming()
    if (star, slot) in coming:
        return drawing.kinds.tile(coming[star, slot], size.tile, meta).ghost()
    cost = str(printed.cost_of(drawing.position, star, slot))
    color = printed.color_of(drawing.position, drawing.board, star)
    tone = TONES[color] if color else _INK
    if is_open and marks.head == head:
        return styled({1: cost, 2: f"{cost}‹"}.get(size.tile, f"›{cost}‹"), f"bold reverse {tone}", meta)
    if is_open:
        return styled({1: cost, 2: f"{cost}›"}.get(size.tile, f"‹{cost}›"), f"bold underline {tone}", meta)
    return Text({1: cost, 2: f"{cost} "}.get(size.tile, f" {cost} "), tone)


def _ornaments(drawing: PavilionDrawing, size: Size) -> dict[tuple[int, int], Text]:
    """Pillars, statues and windows with how many of their spaces are missing."""
    completed = {(event.kind, event.facts.get("number")) for event in drawing.marks.preview}
    grid = {}
    for ornament in printed.ornaments(drawing.board):
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


def _corners(drawing: PavilionDrawing, size: Size, row: int) -> tuple[Text, Text]:
    """What stands at both ends of a row: the hand above, covered numbers and kept tiles below."""
    if row < 3:
        return _held(drawing, size, LETTERS[row]), _held(drawing, size, LETTERS[3 + row])
    if row == ROWS - 1:
        return _kept(drawing, size, 0), _kept(drawing, size, 2)
    if size.tile > 2 and row >= ROWS - 3:
        first = 2 * (row - ROWS + 3)
        return _number(drawing, printed.SCORING[first]), _number(drawing, printed.SCORING[first + 1])
    return Text(), Text()


def _held(drawing: PavilionDrawing, size: Size, letter: str) -> Text:
    """The tiles of a color in hand."""
    number = drawing.board.hand.count(letter)
    spent = drawing.tiles("paid").count(letter) + drawing.tiles("kept").count(letter)
    if not number:
        return Text()
    is_asked = drawing.position.phase == "keep" and letter in drawing.marks.tails
    meta = {"tail": letter} if is_asked else None
    said = drawing.kinds.tile(letter, size.tile, meta).laid(is_picked=bool(spent and size.tile > 2))
    shown = f"{'×' if size.tile > 2 else ''}{number - spent}"
    said.append_text(styled(shown, LOSS if spent else "bold", meta))
    is_wild = letter == printed.wilds(drawing.position)[0]
    return said.append(WILD, GOLD) if is_wild and size.tile > 1 else said


def _kept(drawing: PavilionDrawing, size: Size, first: int) -> Text:
    """Two of the tiles in the corners of the board, or that would be kept."""
    line, there = Text(), drawing.board.kept
    coming = "".join(sorted(drawing.tiles("kept"), key=LETTERS.index))
    for place in range(first, first + 2):
        if place < len(there):
            line.append_text(drawing.kinds.tile(there[place], size.tile).laid())
        elif place < len(there + coming):
            line.append_text(drawing.kinds.tile((there + coming)[place], size.tile).ghost())
    return line


def _number(drawing: PavilionDrawing, number: int) -> Text:
    """How many of the spaces with a number are covered, for the points at the end."""
    there, spaces = printed.covered(drawing.position, drawing.board, number)
    return Text(f"{number}: {there}/{spaces}", ACCENT if there == spaces else FAINT)

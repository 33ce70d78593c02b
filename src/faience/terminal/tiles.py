"""What all games share on a terminal: how a tile looks, blocks side by side, and which layout fits a window.

A tile is a color, a pattern and a letter, so that it can be told without the color. A capital is a tile that lies
there, a small letter a color printed on the board. Styles carry what a click on them means, as `meta`.
"""

from collections.abc import Iterable, Sequence

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from faience.terminal.view import Layout


class Ink(msgspec.Struct, frozen=True):
    """One color of tile: the face, its letter, a tone that can be read on dark and light ground, and the pattern."""

    face: str
    letter: str
    tone: str
    pattern: str


INKS = {
    "blue": Ink("#1f66c9", "#ffffff", "#5a94e8", "≈"),
    "yellow": Ink("#f4b92e", "#1c1c1c", "#b08a1e", "°"),
    "red": Ink("#c9302c", "#ffffff", "#dd6a62", "+"),
    "black": Ink("#454b57", "#ffffff", "#868c96", "#"),
    "white": Ink("#dff1f2", "#0b5f6e", "#5ea3ad", "-"),
    "orange": Ink("#d95f0e", "#ffffff", "#e5873f", "/"),
    "pink": Ink("#f08cbb", "#2b0f1c", "#d97aa8", ":"),
    "green": Ink("#3f7d20", "#ffffff", "#77a84f", "="),
    "purple": Ink("#8f3fb5", "#ffffff", "#b07ad0", "^"),
    "joker": Ink("#8f3fb5", "#ffffff", "#b07ad0", "~"),
    "marker": Ink("#ff8a3d", "#1c1c1c", "#d9762f", " "),
    "pale marker": Ink("#dff1f2", "#0b5f6e", "#5ea3ad", " "),  # where tiles are orange
}
ACCENT = "bold #2fa36b"
FAINT = "#7d828c"
LOSS = "#dd6a62"
FRESH = "bold underline"


class Tile(msgspec.Struct, frozen=True):
    """How one space is drawn: what lies there and why it stands out."""

    ink: str
    letter: str
    width: int
    meta: dict[str, str] | None = None

    def _text(self, text: str, style: Style) -> Text:
        return Text.assemble((text, style + Style(meta=dict(self.meta)) if self.meta else style))

    def _padded(self, left: str, right: str) -> str:
        return {1: self.letter, 2: self.letter + right}.get(self.width, left + self.letter + right)

    def laid(self, *, is_picked: bool = False, is_fresh: bool = False) -> Text:
        """A tile that lies there."""
        ink = INKS[self.ink]
        style = Style(color=ink.letter, bgcolor=ink.face, bold=True, underline=is_fresh and self.width == 1)
        if is_picked:
            return self._text(self._padded("›", "‹"), style + Style(underline=self.width == 1))
        if is_fresh:
            return self._text(self._padded("•", "•"), style)
        edge = self._text(ink.pattern, Style(color=ink.tone, bgcolor=ink.face))
        letter = self._text(self.letter, style)
        return {1: letter, 2: letter + edge}.get(self.width, edge + letter + edge)

    def printed(self, *, is_lit: bool = False) -> Text:
        """A free space with a color printed on it; lit where a tile that is picked may go."""
        small = Tile(self.ink, self.letter.lower(), self.width, self.meta)
        style = Style(color=INKS[self.ink].tone, bold=is_lit, underline=is_lit and self.width == 1)
        return small._text(small._padded("‹", "›") if is_lit else small._padded(" ", " "), style)

    def ghost(self) -> Text:
        """A tile that would come to lie there."""
        style = Style(color=INKS[self.ink].tone, bold=True, underline=self.width == 1)
        return self._text(self._padded("(", ")" if self.width > 2 else "+"), style)


def free(width: int, meta: dict[str, str] | None = None, *, is_lit: bool = False) -> Text:
    """A free space."""
    style = Style.parse(ACCENT if is_lit else FAINT) + Style(meta=dict(meta or {}))
    return Text.assemble(({1: "·", 2: "· "}.get(width, " · "), style))


def styled(text: str, style: str = "", meta: dict[str, str] | None = None) -> Text:
    """A piece of text with a style and what a click on it means."""
    return Text.assemble((text, Style.parse(style) + Style(meta=dict(meta)) if meta else style))


def fit(line: Text, width: int) -> Text:
    """A line cut or filled up to an exact number of cells."""
    line = line.copy()
    missing = width - line.cell_len
    if missing < 0:
        line.truncate(width, overflow="ellipsis")
    else:
        line.append(" " * missing)
    return line


def shorten(text: str, width: int) -> str:
    """A text cut to a number of cells, with an ellipsis where something is missing."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of lines side by side; each is as wide as its widest line."""
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    lines = []
    for row in range(max(map(len, blocks), default=0)):
        pieces = [
            fit(block[row] if row < len(block) else Text(), width) for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(Text(" " * gap).join(pieces))
    return lines


def stack(lines: Iterable[Text]) -> Text:
    """Lines one above the other, as one text."""
    return Text("\n", no_wrap=True).join(lines)


HEADING = 1
PROMPT = 2
LOG_WIDTH = 38
LOG_HEIGHT = 5


def fits(layout: Layout, width: int, height: int) -> bool:
    """True when a whole table and enough of the log can be seen at once."""
    room = height - HEADING - PROMPT
    if layout.log_beside:
        return layout.width + 1 + LOG_WIDTH <= width and layout.height <= room
    return layout.width <= width and layout.height + LOG_HEIGHT <= room


def choose_layout(layouts: Sequence[Layout], width: int, height: int) -> Layout:
    """The most spacious layout that fits a window; in a window that is too low, one that needs scrolling."""
    for layout in layouts:
        if fits(layout, width, height):
            return layout
    narrow = [layout for layout in layouts if layout.width <= width and not layout.log_beside]
    return min(narrow or layouts[-1:], key=lambda layout: layout.height)

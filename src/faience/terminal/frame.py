"""What boards of all games share on a terminal: how big they are, a title with name and points, and a frame."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from faience.terminal.tiles import ACCENT, FAINT, fit, shorten


class Title(msgspec.Struct, frozen=True):
    """Whose board it is: the points in full and as a number, and whether it is their turn."""

    name: str
    points: str
    score: int
    is_turn: bool

    @property
    def edge(self) -> str:
        """The style of the frame."""
        return ACCENT if self.is_turn else FAINT

    @property
    def style(self) -> str:
        """The style of the name."""
        return ACCENT if self.is_turn else "bold"


class BoardSize(msgspec.Struct, frozen=True, kw_only=True):
    """How big a board is drawn: cells for a tile, and whether it has a frame; each game adds what else there is."""

    tile: int
    is_framed: bool = False

    @property
    def inside(self) -> int:
        """Cells within the frame."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        """Cells of a whole board."""
        return self.inside + 2 * self.is_framed

    @property
    def height(self) -> int:
        """Lines of a whole board."""
        raise NotImplementedError


def framed(title: Title, rows: Sequence[Text], size: BoardSize, bottom: Text) -> list[Text]:
    """Rows below their title; in a frame, if the size has one, of which the lower edge is given."""
    if not size.is_framed:
        return [_title_line(title, size.width), *(fit(row, size.width) for row in rows)]
    side = Text("│", title.edge)
    between = [Text.assemble(side, fit(row, size.inside), side) for row in rows]
    return [_top_edge(title, size.width, is_long=size.tile > 2), *between, bottom]


def _title_line(title: Title, width: int) -> Text:
    points = str(title.score)
    name = ("▶" if title.is_turn else " ") + shorten(title.name, width - len(points) - 2)
    return fit(Text.assemble((name, title.style)), width - len(points)).append(points, title.style)


def _top_edge(title: Title, width: int, *, is_long: bool) -> Text:
    points, edge = title.points if is_long else str(title.score), title.edge
    name = ("▶ " if title.is_turn else "") + shorten(title.name, width - len(points) - 10)
    line = Text.assemble(("╭─ ", edge), (name, title.style), (" ", edge))
    line.append("─" * (width - line.cell_len - len(points) - 4), edge)
    return line.append_text(Text.assemble((" ", edge), (points, "bold"), (" ─╮", edge)))

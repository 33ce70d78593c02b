"""What boards of all games share on a terminal: a title with name and points, and a frame."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from rich.text import Text

from faience.terminal.tiles import ACCENT, FAINT, fit, shorten
from faience.terminal.view import Layout


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


class Sized(Protocol):
    """How big a board is drawn."""

    @property
    def width(self) -> int:
        """Cells of a whole board."""

    @property
    def height(self) -> int:
        """Lines of a whole board."""


def title_line(title: Title, width: int) -> Text:
    """The first line of a board without a frame."""
    points = str(title.score)
    name = ("▶" if title.is_turn else " ") + shorten(title.name, width - len(points) - 2)
    return fit(Text.assemble((name, title.style)), width - len(points)).append(points, title.style)


def top_edge(title: Title, width: int, *, is_long: bool) -> Text:
    """The upper edge of a frame, which carries name and points."""
    points, edge = title.points if is_long else str(title.score), title.edge
    name = ("▶ " if title.is_turn else "") + shorten(title.name, width - len(points) - 10)
    line = Text.assemble(("╭─ ", edge), (name, title.style), (" ", edge))
    line.append("─" * (width - line.cell_len - len(points) - 4), edge)
    return line.append_text(Text.assemble((" ", edge), (points, "bold"), (" ─╮", edge)))


def sides(rows: Sequence[Text], width: int, edge: str) -> list[Text]:
    """Rows between the left and the right edge of a frame."""
    side = Text("│", edge)
    return [Text.assemble(side, fit(row, width - 2), side) for row in rows]


def layouts_of(sizes: Mapping[str, Sized], seats: int, above: int) -> list[Layout]:
    """From large boards in one row with the log beside them to small ones; `above` lines stand over the boards."""
    found = []
    for name, size in sizes.items():
        for columns in (seats, 2) if seats > 2 else (seats,):
            rows = -(-seats // columns)
            width, height = columns * size.width + columns - 1, above + rows * size.height
            found += [Layout(name, columns, is_beside, width, height) for is_beside in (True, False)]
    return found

"""Tables drawn for tests."""

from rich.text import Text

from faience.games import Game
from faience.terminal import Marks, Scene, view_of
from faience.terminal.tiles import choose_layout
from faience.words import Words

LONG = ("Maximiliane-Alexandra von und zu Hohenst", "Bo", "李小龍和他的朋友們的名字很長", "Glouton 4", "Zoë", "Di")
"""Names that do not fit everywhere."""
WINDOWS = [(80, 24), (80, 40), (120, 40), (200, 50)]
"""The usual sizes."""


def drawn(
    game: Game, width: int = 80, height: int = 24, lang: str = "en", marks: Marks | None = None, focus: int = 0
) -> Text:
    """The table as it is drawn in a window."""
    view = view_of(game.variant.game)
    layout = choose_layout(view.layouts(game.seats), width, height)
    scene = Scene(game.position(), LONG[: game.seats], game.events, marks or Marks(), focus)
    table = view.table(scene, layout, Words(lang))
    assert isinstance(table, Text)
    return table


def rows(table: Text) -> list[str]:
    """Its lines."""
    return table.plain.split("\n")


def widest(text: Text) -> int:
    """The cells of its longest line."""
    return max(line.cell_len for line in text.split("\n"))


def metas(table: Text) -> list[dict[str, str]]:
    """What clicks on it mean."""
    return [span.style.meta for span in table.spans if not isinstance(span.style, str) and span.style.meta]

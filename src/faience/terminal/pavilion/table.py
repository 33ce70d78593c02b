"""Pavilion: the whole table on a terminal: displays, center, supply, the wild colors, every board."""

from collections.abc import Sequence

from rich.text import Text

from faience.games import Event
from faience.games.pavilion import PavilionPosition
from faience.rules.pavilion.state import SUPPLY_SPACES
from faience.terminal.frame import Title
from faience.terminal.pavilion.board import MEDIUM, SIZES, Drawing, Fresh, Size, draw, kinds
from faience.terminal.pavilion.printed import wilds
from faience.terminal.sources import TILE, Kinds, draw_center, draw_displays
from faience.terminal.tiles import ACCENT, FAINT, beside, free, stack
from faience.terminal.view import Layout, Scene
from faience.words import Words

PASSED = "⊘"


def table(scene: Scene, layout: Layout, words: Words) -> Text:
    """Displays, center and supply above, boards below."""
    palette = kinds(words)
    _, source = latest(scene.events)
    lines = [*draw_displays(scene, source, palette), draw_center(scene, source, layout.width, palette, words)]
    lines.append(_supply(scene, palette, words))
    first, other = SIZES[layout.size]
    sizes = [first if first == other or seat == scene.focus else other for seat in range(len(scene.names))]
    return stack(lines + _boards(scene, sizes, layout.columns, palette, words))


def details(scene: Scene, words: Words) -> Text:
    """All boards in one size, however small they are on the table."""
    return stack(_boards(scene, [MEDIUM] * len(scene.names), 2, kinds(words), words, gap=5))


def _boards(
    scene: Scene, sizes: Sequence[Size], columns: int, palette: Kinds, words: Words, gap: int = 1
) -> list[Text]:
    position: PavilionPosition = scene.position
    fresh, _ = latest(scene.events)
    boards = []
    for seat, board in enumerate(position.boards):
        is_turn = position.turn == seat + 1
        name = f"{PASSED} {scene.names[seat]}" if board.passed and position.phase != "over" else scene.names[seat]
        title = Title(name, words.say("board-points", points=board.score), board.score, is_turn)
        marks = scene.marks if is_turn else None
        boards.append(draw(Drawing(position, board, title, fresh.get(seat, Fresh()), marks, palette), sizes[seat]))
    lines: list[Text] = []
    for first in range(0, len(boards), columns):
        lines += beside(boards[first : first + columns], gap)
    return lines


def _supply(scene: Scene, palette: Kinds, words: Words) -> Text:
    """The ten spaces of the supply, and the wild colors of this round and of those to come."""
    position: PavilionPosition = scene.position
    picked = "".join(str(event.facts["tile"]) for event in scene.marks.preview if event.kind == "picked")
    is_asked = position.phase == "pick"
    line = Text(" ").append(words.say("pavilion-head-supply"), ACCENT if is_asked else FAINT).append("  ")
    for letter in position.supply:
        is_picked = letter in picked
        picked = picked.replace(letter, "", 1)
        line.append_text(palette.tile(letter, TILE, {"tail": letter} if is_asked else None).laid(is_picked=is_picked))
    for _ in range(SUPPLY_SPACES - len(position.supply)):
        line.append_text(free(TILE))
    now, later = wilds(position)[0], wilds(position)[1:]
    line.append("   ").append(words.say("pavilion-head-wild"), FAINT).append(" ")
    line.append_text(palette.tile(now, TILE).laid(is_picked=True))
    if later:
        line.append(" " + words.say("pavilion-head-then"), FAINT)
        for letter in later:
            line.append(" ").append_text(palette.tile(letter, 1).laid())
    return line


def latest(events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
    """The space that each seat covered last in this round, and the source of the last take."""
    fresh: dict[int, Fresh] = {}
    source = None
    for event in events:
        if event.kind in ("started", "placing"):
            fresh, source = {}, None
        elif event.kind == "took":
            source = int(event.facts["source"])
        elif event.kind == "placed" and event.seat is not None:
            fresh[event.seat] = Fresh((int(event.facts["star"]) - 1, int(event.facts["slot"]) - 1))
    return fresh, source

"""Classic: the whole table on a terminal: displays, center, every board."""

from collections.abc import Sequence

from rich.text import Text

from faience.drawing.classic.board import INK_OF, SIZES, Drawing, Fresh, draw
from faience.drawing.look import Layout, Scene
from faience.drawing.terminal import ACCENT, FAINT, Tile, beside, free, stack, styled
from faience.drawing.words import Words
from faience.games import Event
from faience.games.classic import ClassicPosition
from faience.rules.tiles import DISPLAY_TILES

_TILE = 3
_WIDTH = 80


def table(scene: Scene, layout: Layout, words: Words) -> Text:
    """Displays and center above, boards below."""
    position: ClassicPosition = scene.position
    fresh, source = latest(scene.events)
    lines = [*_displays(scene, source), _center(scene, source, layout, words), Text()]
    boards = [draw(drawing, SIZES[layout.size]) for drawing in _drawings(scene, position, fresh, words)]
    for first in range(0, len(boards), layout.columns):
        lines += beside(boards[first : first + layout.columns])
    return stack(lines)


def latest(events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
    """What changed last on each board, and the source of the last take.

    During a draft that is each seat's last take; after the walls were tiled, the new tiles until somebody takes.
    """
    fresh: dict[int, Fresh] = {}
    source, is_scoring = None, False
    for event in events:
        seat, facts = event.seat, event.facts
        if seat is None:
            continue
        if event.kind == "took":
            fresh, is_scoring = ({}, False) if is_scoring else (fresh, False)
            fresh[seat], source = Fresh(), int(facts["source"])
        elif event.kind == "tiled":
            fresh, is_scoring, source = (fresh if is_scoring else {}), True, None
            fresh.setdefault(seat, Fresh()).cells.add((int(facts["row"]), int(facts["column"])))
        elif event.kind == "penalty" and not is_scoring:
            fresh, is_scoring, source = {}, True, None
        elif not is_scoring and event.kind == "lined":
            fresh[seat].line, fresh[seat].tiles = int(facts["line"]), len(str(facts["tiles"]))
        elif not is_scoring and event.kind in ("fell", "marked"):
            fresh[seat].fallen += int(facts["floor"] if event.kind == "fell" else int(facts["space"]) > 0)
    return fresh, source


def _drawings(scene: Scene, position: ClassicPosition, fresh: dict[int, Fresh], words: Words) -> list[Drawing]:
    drawings = []
    for seat, board in enumerate(position.boards):
        is_turn = position.turn == seat + 1
        row = 0
        if is_turn and position.phase == "wall":
            row = next((row for row, tiles in enumerate(board.lines, 1) if len(tiles) == row), 0)
        drawings.append(
            Drawing(
                board=board,
                name=scene.names[seat],
                points=words.say("board-points", points=board.score),
                wall=position.wall,
                is_turn=is_turn,
                fresh=fresh.get(seat, Fresh()),
                marks=scene.marks if is_turn and position.phase != "jokers" else None,
                wall_row=row,
            )
        )
    return drawings


def _displays(scene: Scene, last: int | None) -> list[Text]:
    displays: Sequence[str] = scene.position.displays
    gap = min(4, (_WIDTH - 1) // len(displays) - 2 * _TILE)
    blocks = []
    for number, tiles in enumerate(displays, 1):
        is_last = last == number
        label = Text(f"{number}{'•' * is_last}".center(2 * _TILE), _source_style(scene, str(number), is_last))
        spaces = [_tile(scene, str(number), letter) for letter in tiles]
        spaces += [free(_TILE)] * (DISPLAY_TILES - len(spaces))
        blocks.append([label, spaces[0] + spaces[1], spaces[2] + spaces[3]])
    lines = beside(blocks, gap)
    return [Text(" ").append_text(line) for line in lines]


def _source_style(scene: Scene, source: str, is_last: bool) -> str:
    if scene.position.phase == "draft" and scene.marks.head.startswith(source):
        return ACCENT
    return "bold" if is_last else FAINT


def _tile(scene: Scene, source: str, letter: str) -> Text:
    head = scene.marks.head
    is_picked = head.startswith(source) and letter in head[1:]
    return Tile(INK_OF[letter], letter, _TILE, {"source": source, "letter": letter}).laid(is_picked=is_picked)


def _center(scene: Scene, last: int | None, layout: Layout, words: Words) -> Text:
    """The center in one line; a tile for each, or with numbers where that is too long."""
    tiles = scene.position.center
    line = Text(" ").append(words.say("head-center"), _source_style(scene, "C", last == 0)).append(" ")
    if scene.position.marker == "center":
        line.append(" ").append_text(Tile("marker", "M", _TILE).laid())
    if not tiles:
        return line if scene.position.marker == "center" else line.append(" " + words.say("center-empty"), FAINT)
    kinds = dict.fromkeys(tiles)
    is_short = line.cell_len + len(tiles) * _TILE + len(kinds) <= layout.width
    for letter in kinds:
        line.append(" ")
        count, tile = tiles.count(letter), _tile(scene, "C", letter)
        if is_short:
            for _ in range(count):
                line.append_text(tile)
        else:
            line.append_text(tile).append_text(styled(f"×{count}", "bold", {"source": "C", "letter": letter}))
    return line

"""Classic: the whole table on a terminal: displays, center, every board."""

from collections.abc import Sequence

from rich.text import Text

from faience.games import Event
from faience.games.classic import ClassicPosition
from faience.terminal.classic.board import KINDS, SIZES, Drawing, Fresh, draw
from faience.terminal.frame import Title
from faience.terminal.sources import draw_center, draw_displays
from faience.terminal.tiles import beside, stack
from faience.terminal.view import Layout, Scene
from faience.words import Words


def table(scene: Scene, layout: Layout, words: Words) -> Text:
    """Displays and center above, boards below."""
    position: ClassicPosition = scene.position
    fresh, source = latest(scene.events)
    lines = [*draw_displays(scene, source, KINDS), draw_center(scene, source, layout.width, KINDS, words), Text()]
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
                title=Title(scene.names[seat], words.say("board-points", points=board.score), board.score, is_turn),
                wall=position.wall,
                fresh=fresh.get(seat, Fresh()),
                marks=scene.marks if is_turn and position.phase != "jokers" else None,
                wall_row=row,
            )
        )
    return drawings

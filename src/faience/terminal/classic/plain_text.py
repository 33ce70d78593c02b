"""Classic: the table as plain lines that make sense when read aloud."""

from faience.games.classic import Board, ClassicPosition
from faience.rules.classic.state import PENALTIES, ROWS
from faience.rules.classic.walls import PRINTED
from faience.terminal.classic.board import COLORS, KINDS
from faience.terminal.classic.choices import heading
from faience.terminal.sources import spoken_sources, spoken_title
from faience.terminal.view import Scene
from faience.words import Words, signed


def text(scene: Scene, words: Words) -> list[str]:
    """Round, displays and center, then one board after the other."""
    position: ClassicPosition = scene.position
    left, right = heading(position, words)
    lines = [f"{left} · {right}"]
    lines += spoken_sources(position, KINDS, words)
    for seat, board in enumerate(position.boards):
        lines += ["", spoken_title(scene, seat, words)]
        lines += _board(board, position.wall, words)
    return lines


def _board(board: Board, wall: str, words: Words) -> list[str]:
    lines = []
    for row in range(1, ROWS + 1):
        tiles = board.lines[row - 1]
        line = " ".join("." * (row - len(tiles)) + tiles).rjust(2 * ROWS - 1)
        cells = []
        for column, letter in enumerate(board.wall[row - 1], 1):
            printed = COLORS[PRINTED[row - 1, column - 1]].lower() if wall == "colored" else "."
            cells.append(printed if letter == "." else letter)
        lines.append(f"  {row} {line}   {' '.join(cells)}")
    loss = int(PENALTIES[len(board.floor)])
    floor = f"{' '.join(board.floor)} ({signed(-loss)})" if board.floor else words.say("classic-plain-floor-empty")
    return [*lines, "  " + words.say("classic-plain-floor", tiles=floor)]

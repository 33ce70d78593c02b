"""Classic: the two halves of a move, what it would do, and who is to decide what."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from faience.games import Event
from faience.games.classic import Board, ClassicPosition
from faience.rules.classic.state import FLOOR_SPACES, PENALTIES
from faience.rules.classic.walls import PRINTED, RUN
from faience.terminal.classic.board import COLORS
from faience.terminal.classic.narration import is_move
from faience.terminal.sources import order_of
from faience.words import Words, signed


def split(move: str) -> tuple[str, str]:
    """`3B` and `2` of `3B2`, `2@` and `4` of `2@4`, `J` and `1` of `J1`."""
    return move[:-1], move[-1]


def order(head: str) -> Any:
    """Displays by number and then the center, as they lie on the table; within one, by color."""
    return order_of(head, "BYRKWJ@")


def own(events: Sequence[Event]) -> tuple[Event, ...]:
    """The take itself, or the one tile that goes to the wall."""
    if events and events[0].kind == "tiled":
        return (events[0],)
    return tuple(takewhile(is_move, events))


def preview(events: Sequence[Event], position: ClassicPosition, words: Words) -> str:
    """Where the tiles would go, what a line completed so would score, how many would fall, and what the floor costs."""
    facts = {event.kind: event.facts for event in events}
    if "tiled" in facts:
        where = words.say("classic-preview-cell", row=facts["tiled"]["row"], column=facts["tiled"]["column"])
        return f"{where}, {signed(events[0].points)}"
    fallen = sum(int(event.facts["floor"]) + int(event.facts["lid"]) for event in events if event.kind == "fell")
    board = position.boards[(position.turn or 1) - 1]
    said = []
    if lined := facts.get("lined"):
        line, tiles = int(lined["line"]), str(lined["tiles"])
        is_full = len(board.lines[line - 1]) + len(tiles) == line
        said.append(
            words.say(
                "classic-preview-full" if is_full else "classic-preview-lined",
                tiles=words.tiles("classic", tiles),
                line=line,
            )
        )
        if is_full and (points := _points(board, line, tiles, position.wall)):
            said.append(signed(points))
        if fallen:
            said.append(words.say("classic-preview-fell", count=fallen))
    elif took := facts.get("took"):
        if fallen:
            said.append(words.say("classic-preview-floored", tiles=words.tiles("classic", str(took["tiles"]))))
        else:
            said.append(words.tiles("classic", str(took["tiles"])))
    if "marked" in facts:
        said.append(words.say("preview-marked"))
    on_floor = sum(int(event.facts["floor"]) for event in events if event.kind == "fell")
    on_floor += int("marked" in facts and int(facts["marked"]["space"]) > 0)
    if on_floor:
        after = min(len(board.floor) + on_floor, FLOOR_SPACES)
        loss = int(PENALTIES[after]) - int(PENALTIES[len(board.floor)])
        said.append(words.say("classic-preview-floor", loss=signed(-loss)))
    return ", ".join(said)


def _points(board: Board, line: int, tiles: str, wall: str) -> int:
    """What a line that tiles complete would score as the board stands; 0 where a cell has still to be chosen."""
    lines = [*board.lines[: line - 1], board.lines[line - 1] + tiles]
    filled = [[cell != "." for cell in cells] for cells in board.wall]
    row = column = 0
    for row, laid in enumerate(lines):  # complete lines above are tiled first
        if len(laid) > row:
            colors = laid.replace("J", "")
            if not colors or wall == "gray":
                return 0
            column = PRINTED[row].tolist().index(COLORS.index(colors[0]))
            filled[row][column] = True
    across, down = (
        int(RUN[sum(1 << at for at, is_filled in enumerate(cells) if is_filled), cell])
        for cells, cell in ((filled[row], column), ([cells[column] for cells in filled], row))
    )
    return max(1, across * (across > 1) + down * (down > 1))


def turn(position: ClassicPosition, name: str, words: Words) -> str:
    """Who is to decide what."""
    if position.phase == "wall" and position.turn:
        lines = position.boards[position.turn - 1].lines
        row = next(row for row, tiles in enumerate(lines, 1) if len(tiles) == row)
        return words.say("classic-turn-wall", name=name, row=row)
    if position.phase == "jokers" and position.hand:
        return words.say("classic-turn-jokers", name=name, line=position.hand.line)
    if position.phase == "over":
        return words.say("turn-over")
    return words.say("turn-draft", name=name)


def heading(position: ClassicPosition, words: Words) -> tuple[str, str]:
    """Round and variant on the left, bag and lid on the right."""
    left = [words.say("head-round", round=position.round), words.say(f"classic-head-wall-{position.wall}")]
    if position.jokers:
        left.append(words.say("classic-head-jokers"))
    bag, lid = sum(position.bag.values()), sum(position.lid.values())
    return " · ".join(left), words.say("classic-head-bag", bag=bag, lid=lid)

"""Classic: positions, from the rules' record and back, and what is printed on the boards.

A position names every physical component: what lies in the bag, the lid, the displays and the center,
where the marker is, and each seat's board. Seats, lines and displays count from 1.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from faience.games.classic.moves import LETTERS
from faience.games.classic.state import ClassicState
from faience.games.options import Option
from faience.games.tabletop import Count, Seat, TablePosition, Tabletop, fields_of, fill, tally
from faience.rules import classic
from faience.rules.classic import state as rules
from faience.rules.classic import walls

FREE = "."
SEATS = (2, 3, 4)
_MARKER = "M"

Points = Annotated[int, msgspec.Meta(ge=0, le=30000)]
Phase = Literal["deal", "draft", "jokers", "wall", "over"]
PHASES = get_args(Phase)
Reason = Literal["row", "tiles", "dead"]
REASONS: dict[int, Reason] = {rules.BY_ROW: "row", rules.NO_TILES: "tiles", rules.DEAD: "dead"}
OPTIONS = (
    Option("wall", ("colored", "gray"), rules.GRAY),
    Option("jokers", (False, True), rules.JOKERS, description="play with the joker tiles"),
)
TABLE = Tabletop(classic, LETTERS, OPTIONS, SEATS, PHASES, REASONS)


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on one board: tiles by letter, `.` for a free wall cell, `M` for the marker on the floor."""

    score: Points
    lines: tuple[str, str, str, str, str]
    wall: tuple[str, str, str, str, str]
    floor: str


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tiles taken for a line that cannot hold them all, until it is chosen which jokers stay."""

    line: Annotated[int, msgspec.Meta(ge=1, le=5)]
    tiles: str


class ClassicPosition(TablePosition, frozen=True, kw_only=True, tag="classic"):
    """Everything on the table."""

    wall: Literal["colored", "gray"] = "colored"
    jokers: bool = False
    round: Annotated[int, msgspec.Meta(ge=1, le=2_000_000_000)]
    phase: Phase
    turn: Seat | None
    starter: Seat
    marker: Seat | Literal["center"]
    bag: dict[str, Count]
    lid: dict[str, Count]
    displays: tuple[str, ...]
    center: str
    boards: tuple[Board, ...]
    hand: Hand | None = None
    end: Reason | None = None


def position_of(state: ClassicState, parts: None) -> ClassicPosition:
    """The position that a state holds; no part of the game can be replaced."""
    state = fields_of(state)
    table = TABLE.fields(state)
    kinds = LETTERS if table["jokers"] else LETTERS[: rules.COLORS]
    held = _held(int(state.color), int(state.tiles), int(state.jokers))
    return ClassicPosition(
        **table | {"bag": tally(state.bag, kinds)},
        lid=tally(state.lid, kinds),
        boards=tuple(_board_of(state, seat) for seat in range(int(state.seats))),
        hand=Hand(line=int(state.line) + 1, tiles=held) if int(state.phase) == rules.OVERFILL else None,
    )


def _held(color: int, tiles: int, jokers: int) -> str:
    return (LETTERS[color] * tiles if color >= 0 else "") + "J" * jokers


def _board_of(state: ClassicState, seat: int) -> Board:
    def line(row: int) -> str:
        tiles, jokers = int(state.line_tiles[seat, row]), int(state.line_jokers[seat, row])
        return _held(int(state.line_color[seat, row]), tiles, jokers)

    def cells(row: int) -> str:
        return "".join(FREE if kind == rules.EMPTY else LETTERS[kind] for kind in state.wall[seat, row].tolist())

    floor = state.floor[seat].tolist()[: int(state.floor_used[seat])]
    return Board(
        score=int(state.score[seat]),
        lines=(line(0), line(1), line(2), line(3), line(4)),
        wall=(cells(0), cells(1), cells(2), cells(3), cells(4)),
        floor="".join(_MARKER if kind == rules.MARKER else LETTERS[kind] for kind in floor),
    )


def lay_out(position: ClassicPosition) -> ClassicState:
    """The state of a position whose letters and sizes are known to be right."""
    state: ClassicState = TABLE.lay_out(position)
    fill(state.lid, position.lid, LETTERS)
    for seat, board in enumerate(position.boards):
        _lay_board(state, seat, board)
    _lay_choice(state, position)
    return state


def _lay_board(state: ClassicState, seat: int, board: Board) -> None:
    for row, tiles in enumerate(board.lines):
        colors = tiles.replace("J", "")
        state.line_color[seat, row] = LETTERS.index(colors[0]) if colors else rules.EMPTY
        state.line_tiles[seat, row] = len(colors)
        state.line_jokers[seat, row] = len(tiles) - len(colors)
        for column, letter in enumerate(board.wall[row]):
            state.wall[seat, row, column] = LETTERS.find(letter)
    for space, letter in enumerate(board.floor):
        state.floor[seat, space] = rules.MARKER if letter == _MARKER else LETTERS.index(letter)
    state.floor_used[seat] = len(board.floor)
    for row in range(rules.ROWS):
        walls.reopen(state, seat, row)


def _lay_choice(state: ClassicState, position: ClassicPosition) -> None:
    """Fill in what the rules keep about the choice that is open, and that the game ends with a complete row."""
    if position.hand:
        colors = position.hand.tiles.replace("J", "")
        state.line = position.hand.line - 1
        state.color = LETTERS.index(colors[0]) if colors else rules.EMPTY
        state.tiles, state.jokers = len(colors), len(position.hand.tiles) - len(colors)
    if position.phase == "wall" and position.turn:
        board = position.boards[position.turn - 1]
        state.line = next(row for row, tiles in enumerate(board.lines) if len(tiles) == row + 1)
        state.tiled = (position.turn - position.starter) % len(position.boards)
    if any(FREE not in row for board in position.boards for row in board.wall):
        state.reason = rules.BY_ROW


def printed(options: Mapping[str, Any], parts: None) -> dict[str, Any]:
    """The colors of the wall, row by row (none on the gray side), and what each space of the floor line costs."""
    wall = list[str]()
    if options["wall"] == "colored":
        wall = ["".join(LETTERS[color] for color in row) for row in walls.PRINTED.tolist()]
    costs = rules.PENALTIES.tolist()
    return {"wall": wall, "floor": [costs[space + 1] - costs[space] for space in range(rules.FLOOR_SPACES)]}

"""Classic: moves as text, and why one is not allowed."""

import re

from faience.games.errors import IllegalMove, InvalidMove
from faience.games.rulebook import Move, State
from faience.games.tabletop import shorten, source_refusal
from faience.rules.classic import draft, walls
from faience.rules.classic import state as rules
from faience.rules.tiles import MOST_SOURCES

LETTERS = "BYRKWJ"
NAMES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker"}
_TAKE = re.compile(r"([1-9C])([BYRKW]?)(J?)([1-5-])")
_KEEP = re.compile(r"J([0-5])")
_CELL = re.compile(r"([1-5])@([1-5])")
_JOKERS_ALONE = rules.JOKER
_WITH_JOKERS = rules.JOKER + 1


class Take(Move, frozen=True):
    """Take one color, all jokers, or both, from a source (0 the center) and lay them on a line (5 the floor)."""

    source: int
    color: int | None
    jokers: bool
    line: int

    def __str__(self) -> str:
        source = str(self.source) if self.source else "C"
        tiles = ("" if self.color is None else LETTERS[self.color]) + ("J" if self.jokers else "")
        return source + tiles + ("-" if self.line == rules.FLOOR else str(self.line + 1))


class KeepJokers(Move, frozen=True):
    """How many of the jokers in hand stay in the line that cannot hold all tiles taken."""

    count: int

    def __str__(self) -> str:
        return f"J{self.count}"


class PlaceOnWall(Move, frozen=True):
    """Which cell of its wall row the tile of a complete line moves to."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.row + 1}@{self.column + 1}"


def parse(text: str) -> Move:
    """Read a move, in capitals or not."""
    word = text.strip().upper()
    if (take := _TAKE.fullmatch(word)) and (take[2] or take[3]):
        source = 0 if take[1] == "C" else int(take[1])
        color = LETTERS.index(take[2]) if take[2] else None
        return Take(source, color, bool(take[3]), rules.FLOOR if take[4] == "-" else int(take[4]) - 1)
    if keep := _KEEP.fullmatch(word):
        return KeepJokers(int(keep[1]))
    if cell := _CELL.fullmatch(word):
        return PlaceOnWall(int(cell[1]) - 1, int(cell[2]) - 1)
    raise InvalidMove(
        f"{shorten(text)!r} is not a move; a move is a display (1-9) or C, a color (B Y R K W), J or both, "
        "and a line (1-5) or - for the floor, such as 3B2, CR- or 2KJ5; J2 keeps two jokers, 4@1 chooses a wall cell"
    )


def action_of(state: State, move: Move) -> int:
    """The rules' number for a move."""
    match move:
        case Take(source, color, jokers, line) if _is_take(source, color, jokers, line):
            pick = _JOKERS_ALONE if color is None else _WITH_JOKERS + color if jokers else color
            return rules.take_action(pick, source, line)
        case KeepJokers(count) if 0 <= count <= rules.ROWS:
            return rules.KEEP_ACTIONS + count
        case PlaceOnWall(row, column) if 0 <= row < rules.ROWS and 0 <= column < rules.COLORS:
            return rules.CELL_ACTIONS + column
    fields = ", ".join(f"{name}={getattr(move, name)!r}" for name in move.__struct_fields__)
    raise InvalidMove(f"{type(move).__name__}({fields}) is not a move of the classic game")


def _is_take(source: int, color: int | None, jokers: bool, line: int) -> bool:
    has_tiles = jokers if color is None else 0 <= color < rules.COLORS
    return has_tiles and 0 <= source < MOST_SOURCES and 0 <= line <= rules.FLOOR


def move_of(state: State, action: int) -> Move:
    """The move for an action of the seat to act."""
    if rules.CELL_ACTIONS <= action < rules.KEEP_ACTIONS:
        return PlaceOnWall(int(state.line), action - rules.CELL_ACTIONS)
    if rules.KEEP_ACTIONS <= action < rules.JOKER_TAKES:
        return KeepJokers(action - rules.KEEP_ACTIONS)
    pick, rest = divmod(action, rules.PICK_STRIDE)
    jokers = action >= rules.JOKER_TAKES
    if jokers:
        pick, rest = divmod(action - rules.JOKER_TAKES, rules.PICK_STRIDE)
        pick -= 1
    return Take(rest // rules.TARGETS, pick if pick >= 0 else None, jokers, rest % rules.TARGETS)


def explain(state: State, move: Move) -> IllegalMove:
    """Why a move is not allowed where a seat is to act."""
    phase = int(state.phase)
    if phase == rules.OVERFILL:
        return _explain_keep(state, move)
    if phase == rules.WALL:
        return _explain_cell(state, move)
    if isinstance(move, Take):
        return _explain_take(state, move)
    return IllegalMove("take-due", f"{move}: a take is due now, such as 3B2", {"move": str(move)})


def _explain_take(state: State, move: Take) -> IllegalMove:
    facts: dict[str, str | int] = {"move": str(move), "source": move.source, "line": move.line + 1}

    def because(rule: str, message: str, **more: str | int) -> IllegalMove:
        return IllegalMove(rule, f"{move}: {message}", facts | more)

    seat, line = int(state.turn), move.line
    wanted = [(move.color, " tile")] if move.color is not None else []
    for kind, tile in wanted + ([(rules.JOKER, "")] if move.jokers else []):
        if refusal := source_refusal(state, move.source, kind, LETTERS, NAMES, tile):
            rule, message, more = refusal
            return because(rule, message, **more)
    if draft.line_room(state, seat, line) == 0:
        return because("line-full", f"line {line + 1} is full")
    held = int(state.line_color[seat, line])
    if held not in (rules.EMPTY, move.color):
        other = LETTERS[held]
        return because("line-color", f"line {line + 1} already holds {NAMES[other]} tiles", color=other)
    color = LETTERS[move.color if move.color is not None else rules.JOKER]
    return because("wall-color", f"row {line + 1} of the wall already has its {NAMES[color]} tile", color=color)


def _explain_keep(state: State, move: Move) -> IllegalMove:
    room = draft.line_room(state, int(state.turn), int(state.line))
    least, most = draft.least_jokers(room, int(state.tiles)), draft.most_jokers(room, int(state.jokers))
    return IllegalMove(
        "jokers-due",
        f"{move}: choose how many jokers stay in line {state.line + 1}, from J{least} to J{most}",
        {"move": str(move), "line": int(state.line) + 1, "least": int(least), "most": int(most)},
    )


def _explain_cell(state: State, move: Move) -> IllegalMove:
    seat, row = int(state.turn), int(state.line)
    facts: dict[str, str | int] = {"move": str(move), "row": row + 1}
    if not isinstance(move, PlaceOnWall) or move.row != row:
        columns = int(walls.cells(state, seat, row))
        cells = [f"{row + 1}@{column + 1}" for column in range(rules.COLORS) if columns >> column & 1]
        facts["cells"] = ", ".join(cells)
        return IllegalMove("cell-due", f"{move}: choose a cell of wall row {row + 1}: {facts['cells']}", facts)
    facts["column"] = move.column + 1
    if state.wall[seat, row, move.column] != rules.EMPTY:
        return IllegalMove("cell-taken", f"{move}: that cell of the wall is taken", facts)
    facts["color"] = LETTERS[int(walls.moved_tile(state, seat, row))]
    name = NAMES[str(facts["color"])]
    return IllegalMove("column-color", f"{move}: column {move.column + 1} already has a {name} tile", facts)

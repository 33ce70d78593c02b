"""Classic: what a position must satisfy to stand on a table."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from faience.games.classic.moves import LETTERS, NAMES
from faience.games.classic.positions import FREE, SEATS, Board, ClassicPosition, lay_out
from faience.games.classic.state import ClassicState
from faience.games.errors import Problem, problem
from faience.games.tabletop import check, deal_problems, letter_problems, phase_problems, size_problems, source_problems
from faience.rules.classic import rounds, walls
from faience.rules.classic import state as rules
from faience.rules.tiles import DISPLAY_TILES

_COLORS = LETTERS[: rules.COLORS]

_SENTENCES = {
    "wall-size": "wall row {row} of seat {seat} must have 5 cells",
    "floor-size": "the floor of seat {seat} has 7 spaces, not {tiles}",
    "tile-count": "there must be {due} {color_name} tiles in all, but there are {tiles}",
    "line-size": "line {line} of seat {seat} holds {tiles} tiles but has {line} spaces",
    "line-colors": "line {line} of seat {seat} holds two colors",
    "line-closed": "line {line} of seat {seat} holds {color_name} tiles, but its wall row is closed to {color_name}",
    "wall-rounds": "the wall of seat {seat} has more tiles in row {row} than rounds were played",
    "wall-cell": "the wall of seat {seat} has a {color_name} tile in row {row}, column {column}, where none belongs",
    "wall-row-color": "the wall of seat {seat} has {color_name} twice in row {row}",
    "wall-column-color": "the wall of seat {seat} has {color_name} twice in column {column}",
    "marker-place": "the marker is said to be at {marker}, but lies on the floor of seat {seat}",
    "marker-missing": "seat {seat} has the marker, so it must lie on its floor, which has a free space",
    "draft-empty": "in phase 'draft' there must be tiles on the displays or in the center",
    "row-complete": "a wall has a complete row, so the game must be over",
    "early-points": "in round 1 nobody can have points before the walls are tiled",
    "first-bag": "in round 1 the bag must hold {tiles} tiles after the deal",
    "untouched": (
        "nothing was taken from the displays, so the starter is to move, with empty floors and no complete line"
    ),
    "unsettled": "in phase {phase!r} no line is complete and all floors are empty",
    "deal-nothing": "in phase 'deal' the bag or the lid must hold a tile",
    "dead": "no line accepts any tile that is left, so the game must be over",
    "hand-tiles": "the hand must hold tiles of one color and jokers",
    "no-choice-jokers": "line {line} leaves no choice which jokers stay",
    "hand-line": "line {line} does not accept the {color_name} tiles in hand",
    "tiling-order": "seat {seat} tiles its wall before seat {before}, so it must be done",
    "tiling-line": "seat {seat} has no complete line to tile",
    "no-choice-cell": "seat {seat} has no choice of a wall cell in row {row}",
    "end-row": "a game ends by 'row' when a wall row is complete, and only then",
    "end-tiles": "a game ends by 'tiles' when bag and lid are empty",
    "end-dead": "a game ends by 'dead' when no line accepts any tile that is left",
}


def state_of(position: ClassicPosition) -> ClassicState:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    check(position, (_sizes, _counts, _boards, _table, _phase), _SENTENCES, NAMES)
    return lay_out(position)


def _sizes(position: ClassicPosition) -> Iterator[Problem]:
    """Right numbers of boards, displays, cells and spaces, and only letters that exist."""
    yield from size_problems(position, SEATS)
    hand = position.hand.tiles if position.hand else ""
    places: dict[str, Iterable[str]] = {"the lid": position.lid, "the hand": hand}
    for seat, board in enumerate(position.boards, 1):
        places |= {f"line {row} of seat {seat}": tiles for row, tiles in enumerate(board.lines, 1)}
        places |= {f"wall row {row} of seat {seat}": tiles.replace(FREE, "") for row, tiles in enumerate(board.wall, 1)}
        places |= {f"the floor of seat {seat}": board.floor.replace("M", "")}
        yield from (problem("wall-size", seat=seat, row=row) for row, c in enumerate(board.wall, 1) if len(c) != 5)
        if len(board.floor) > rules.FLOOR_SPACES:
            yield problem("floor-size", seat=seat, tiles=len(board.floor))
    yield from letter_problems(position, places, LETTERS if position.jokers else _COLORS)


def _counts(position: ClassicPosition) -> Iterator[Problem]:
    """Every tile of the box is somewhere."""
    found = Counter(position.bag) + Counter(position.lid) + Counter(position.center + "".join(position.displays))
    for board in position.boards:
        found.update("".join(board.lines) + "".join(board.wall).replace(FREE, "") + board.floor.replace("M", ""))
    if position.hand:
        found.update(position.hand.tiles)
    swapped = 0 if not position.jokers else 1 if len(position.boards) == 2 else 2
    for letter in LETTERS:
        expected = rules.COLORS * swapped if letter == "J" else rules.COPIES - swapped
        if found[letter] != expected:
            yield problem("tile-count", color=letter, due=expected, tiles=found[letter])


def _boards(position: ClassicPosition) -> Iterator[Problem]:
    for seat, board in enumerate(position.boards, 1):
        for row, tiles in enumerate(board.lines):
            if len(tiles) > row + 1:
                yield problem("line-size", seat=seat, line=row + 1, tiles=len(tiles))
            if len(set(tiles) - {"J"}) > 1:
                yield problem("line-colors", seat=seat, line=row + 1)
            for letter in set(tiles) - {"J"}:
                if _is_closed(position, board, row, letter):
                    yield problem("line-closed", seat=seat, line=row + 1, color=letter)
        yield from _wall(position, board, seat)


def _is_closed(position: ClassicPosition, board: Board, row: int, letter: str) -> bool:
    if position.wall == "gray":
        return letter in board.wall[row]
    return board.wall[row][walls.column_of(_COLORS.index(letter), row)] != FREE


def _wall(position: ClassicPosition, board: Board, seat: int) -> Iterator[Problem]:
    most = position.round - (position.phase in ("deal", "draft", "jokers"))
    for row, cells in enumerate(board.wall):
        if rules.COLORS - cells.count(FREE) > most:
            yield problem("wall-rounds", seat=seat, row=row + 1)
        for column, letter in enumerate(cells):
            if position.wall == "colored" and letter not in (FREE, "J", _COLORS[walls.PRINTED[row, column]]):
                yield problem("wall-cell", seat=seat, row=row + 1, column=column + 1, color=letter)
    if position.wall == "gray":
        for color, number in product(_COLORS, range(rules.ROWS)):
            if board.wall[number].count(color) > 1:
                yield problem("wall-row-color", seat=seat, row=number + 1, color=color)
            if [row[number] for row in board.wall].count(color) > 1:
                yield problem("wall-column-color", seat=seat, column=number + 1, color=color)


def _table(position: ClassicPosition) -> Iterator[Problem]:
    """The marker, and displays that are either untouched or empty."""
    markers = [seat for seat, board in enumerate(position.boards, 1) for letter in board.floor if letter == "M"]
    if len(markers) > 1 or (markers and markers != [position.marker]):
        yield problem("marker-place", marker=position.marker, seat=markers[-1])
    is_missing = isinstance(position.marker, int) and not markers and position.phase in ("draft", "jokers")
    if is_missing and len(position.boards[int(position.marker) - 1].floor) < rules.FLOOR_SPACES:
        yield problem("marker-missing", seat=position.marker)
    if position.phase != "deal":
        yield from source_problems(position)


def _phase(position: ClassicPosition) -> Iterator[Problem]:
    """What the phase says about turn, sources, lines, floors and the choice that is open."""
    yield from phase_problems(position, ("draft", "jokers", "wall"), {"hand": "jokers"})
    loose = len(position.center) + sum(map(len, position.displays))
    if position.phase == "draft" and not loose:
        yield problem("draft-empty")
    if position.phase in ("wall", "over") and loose:
        yield problem("phase-loose", phase=position.phase)
    is_complete = any(FREE not in row for board in position.boards for row in board.wall)
    if is_complete and position.phase not in ("wall", "over"):
        yield problem("row-complete")
    match position.phase:
        case "deal":
            yield from _deal(position)
        case "draft":
            yield from _untouched(position)
        case "jokers":
            yield from _jokers(position)
        case "wall":
            yield from _tiling(position)
        case "over":
            yield from _over(position, is_complete)


def _unsettled(board: Board) -> bool:
    """True when a board still has a complete line or something on its floor."""
    return bool(board.floor) or any(len(tiles) == row + 1 for row, tiles in enumerate(board.lines))


def _untouched(position: ClassicPosition) -> Iterator[Problem]:
    """Before anybody took a tile, and in the first round, little can have happened."""
    if position.round == 1 and any(board.score for board in position.boards):
        yield problem("early-points")
    spaces = DISPLAY_TILES * len(position.displays)
    if position.round == 1 and sum(position.bag.values()) != rules.TILES - spaces:
        yield problem("first-bag", tiles=rules.TILES - spaces)
    if "" in position.displays:
        return
    if position.turn != position.starter or position.marker != "center" or any(map(_unsettled, position.boards)):
        yield problem("untouched")


def _deal(position: ClassicPosition) -> Iterator[Problem]:
    yield from deal_problems(position)
    if any(map(_unsettled, position.boards)):
        yield problem("unsettled", phase="deal")
    if not sum(position.bag.values()) + sum(position.lid.values()):
        yield problem("deal-nothing")
    if not any(position.displays) and position.round > 1 and rounds.is_dead(lay_out(position)):
        yield problem("dead")


def _jokers(position: ClassicPosition) -> Iterator[Problem]:
    if position.hand is None or position.turn is None:
        return
    line, tiles = position.hand.line - 1, position.hand.tiles
    board = position.boards[position.turn - 1]
    room = line + 1 - len(board.lines[line])
    jokers = tiles.count("J")
    colors = set(tiles) - {"J"}
    if len(colors) != 1 or not jokers:
        yield problem("hand-tiles")
    elif len(tiles) <= room or max(0, room - (len(tiles) - jokers)) >= min(jokers, room):
        yield problem("no-choice-jokers", line=line + 1)
    elif _is_closed(position, board, line, color := colors.pop()) or set(board.lines[line]) - {"J", color}:
        yield problem("hand-line", line=line + 1, color=color)


def _tiling(position: ClassicPosition) -> Iterator[Problem]:
    if position.turn is None:
        return
    seats = len(position.boards)
    for place in range((position.turn - position.starter) % seats):
        seat = (position.starter - 1 + place) % seats
        if _unsettled(position.boards[seat]):
            yield problem("tiling-order", seat=seat + 1, before=position.turn)
    board = position.boards[position.turn - 1]
    if not any(len(tiles) == row + 1 for row, tiles in enumerate(board.lines)):
        yield problem("tiling-line", seat=position.turn)
    else:
        state = lay_out(position)
        if int(walls.cells(state, position.turn - 1, int(state.line))).bit_count() < 2:
            yield problem("no-choice-cell", seat=position.turn, row=int(state.line) + 1)


def _over(position: ClassicPosition, is_complete: bool) -> Iterator[Problem]:
    if any(map(_unsettled, position.boards)):
        yield problem("unsettled", phase="over")
    has_tiles = sum(position.bag.values()) + sum(position.lid.values()) > 0
    if is_complete != (position.end == "row"):
        yield problem("end-row")
    elif position.end == "tiles" and has_tiles:
        yield problem("end-tiles")
    elif position.end == "dead" and not (has_tiles and rounds.is_dead(lay_out(position))):
        yield problem("end-dead")

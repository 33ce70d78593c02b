"""Classic: what a position must satisfy to stand on a table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from faience.games.classic.moves import LETTERS, NAMES
from faience.games.classic.positions import FREE, SEATS, Board, ClassicPosition, lay_out
from faience.games.errors import InvalidPosition, Problem, problem
from faience.games.rulebook import State
from faience.games.tabletop import deal_problems, letter_problems, size_problems, source_problems
from faience.rules.classic import rounds, walls
from faience.rules.classic import state as rules
from faience.rules.tiles import DISPLAY_TILES

_COLORS = LETTERS[: rules.COLORS]


def state_of(position: ClassicPosition) -> State:
    """The state of a position; InvalidPosition says the first thing that is wrong with it."""
    for stage in (_sizes, _counts, _boards, _table, _phase):
        for found in stage(position):
            raise InvalidPosition.told(*found)
    return lay_out(position)


def _sizes(position: ClassicPosition) -> Iterator[Problem]:
    """Right numbers of boards, displays, cells and spaces, and only letters that exist."""
    seats = {"turn": position.turn, "starter": position.starter, "marker": position.marker}
    yield from size_problems(SEATS, len(position.boards), position.displays, seats)
    places: dict[str, Iterable[str]] = {"the bag": position.bag, "the lid": position.lid, "the center": position.center}
    places |= {f"display {number}": tiles for number, tiles in enumerate(position.displays, 1)}
    places |= {"the hand": position.hand.tiles if position.hand else ""}
    for seat, board in enumerate(position.boards, 1):
        places |= {f"line {row} of seat {seat}": tiles for row, tiles in enumerate(board.lines, 1)}
        places |= {f"wall row {row} of seat {seat}": tiles.replace(FREE, "") for row, tiles in enumerate(board.wall, 1)}
        places |= {f"the floor of seat {seat}": board.floor.replace("M", "")}
        yield from (
            problem("wall-size", "wall row {row} of seat {seat} must have 5 cells", seat=seat, row=row)
            for row, c in enumerate(board.wall, 1)
            if len(c) != 5
        )
        if len(board.floor) > rules.FLOOR_SPACES:
            yield problem(
                "floor-size", "the floor of seat {seat} has 7 spaces, not {tiles}", seat=seat, tiles=len(board.floor)
            )
    yield from letter_problems(places, LETTERS if position.jokers else _COLORS)


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
            yield problem(
                "tile-count",
                "there must be {due} {name} tiles in all, but there are {tiles}",
                color=letter,
                due=expected,
                tiles=found[letter],
                name=NAMES[letter],
            )


def _boards(position: ClassicPosition) -> Iterator[Problem]:
    for seat, board in enumerate(position.boards, 1):
        for row, tiles in enumerate(board.lines):
            where = f"line {row + 1} of seat {seat}"
            if len(tiles) > row + 1:
                yield problem(
                    "line-size",
                    "{where} holds {tiles} tiles but has {line} spaces",
                    seat=seat,
                    line=row + 1,
                    tiles=len(tiles),
                    where=where,
                )
            if len(set(tiles) - {"J"}) > 1:
                yield problem("line-colors", "{where} holds two colors", seat=seat, line=row + 1, where=where)
            for letter in set(tiles) - {"J"}:
                if _is_closed(position, board, row, letter):
                    yield problem(
                        "line-closed",
                        "{where} holds {name} tiles, but its wall row is closed to {name}",
                        seat=seat,
                        line=row + 1,
                        color=letter,
                        where=where,
                        name=NAMES[letter],
                    )
        yield from _wall(position, board, seat)


def _is_closed(position: ClassicPosition, board: Board, row: int, letter: str) -> bool:
    if position.wall == "gray":
        return letter in board.wall[row]
    return board.wall[row][walls.column_of(_COLORS.index(letter), row)] != FREE


def _wall(position: ClassicPosition, board: Board, seat: int) -> Iterator[Problem]:
    where = f"the wall of seat {seat}"
    most = position.round - (position.phase in ("deal", "draft", "jokers"))
    for row, cells in enumerate(board.wall):
        if rules.COLORS - cells.count(FREE) > most:
            yield problem(
                "wall-rounds",
                "{where} has more tiles in row {row} than rounds were played",
                seat=seat,
                row=row + 1,
                where=where,
            )
        for column, letter in enumerate(cells):
            if position.wall == "colored" and letter not in (FREE, "J", _COLORS[walls.PRINTED[row, column]]):
                yield problem(
                    "wall-cell",
                    "{where} has a {name} tile in row {row}, column {column}, where none belongs",
                    seat=seat,
                    row=row + 1,
                    column=column + 1,
                    color=letter,
                    where=where,
                    name=NAMES[letter],
                )
    if position.wall == "gray":
        for row, cells in enumerate(board.wall):
            yield from (
                problem(
                    "wall-row-color",
                    "{where} has {name} twice in row {row}",
                    seat=seat,
                    row=row + 1,
                    color=c,
                    where=where,
                    name=NAMES[c],
                )
                for c in _COLORS
                if cells.count(c) > 1
            )
        for column, stack in enumerate(zip(*board.wall, strict=True)):
            yield from (
                problem(
                    "wall-column-color",
                    "{where} has {name} twice in column {column}",
                    seat=seat,
                    column=column + 1,
                    color=c,
                    where=where,
                    name=NAMES[c],
                )
                for c in _COLORS
                if stack.count(c) > 1
            )


def _table(position: ClassicPosition) -> Iterator[Problem]:
    """The marker, and displays that are either untouched or empty."""
    markers = [seat for seat, board in enumerate(position.boards, 1) for letter in board.floor if letter == "M"]
    if len(markers) > 1 or (markers and markers != [position.marker]):
        yield problem(
            "marker-place",
            "the marker is said to be at {marker}, but lies on the floor of seat {seat}",
            marker=position.marker,
            seat=markers[-1],
        )
    is_missing = isinstance(position.marker, int) and not markers and position.phase in ("draft", "jokers")
    if is_missing and len(position.boards[int(position.marker) - 1].floor) < rules.FLOOR_SPACES:
        yield problem(
            "marker-missing",
            "seat {seat} has the marker, so it must lie on its floor, which has a free space",
            seat=position.marker,
        )
    if position.phase == "deal":
        return
    yield from source_problems(position.displays, position.center, position.bag)


def _phase(position: ClassicPosition) -> Iterator[Problem]:
    """What the phase says about turn, sources, lines, floors and the choice that is open."""
    is_turn_due = position.phase in ("draft", "jokers", "wall")
    if is_turn_due != (position.turn is not None):
        yield problem(
            "phase-turn",
            "in phase {phase!r} turn must be {turn}",
            phase=position.phase,
            turn="a seat" if is_turn_due else "null",
        )
    if (position.phase == "jokers") != (position.hand is not None):
        yield problem(
            "phase-field", "hand belongs to the phase 'jokers', and only to that", field="hand", phase="jokers"
        )
    if (position.phase == "over") != (position.end is not None):
        yield problem("phase-field", "end belongs to the phase 'over', and only to that", field="end", phase="over")
    loose = len(position.center) + sum(map(len, position.displays))
    if position.phase == "draft" and not loose:
        yield problem("draft-empty", "in phase 'draft' there must be tiles on the displays or in the center")
    if position.phase in ("wall", "over") and loose:
        yield problem(
            "phase-loose", "in phase {phase!r} the displays and the center must be empty", phase=position.phase
        )
    is_complete = any(FREE not in row for board in position.boards for row in board.wall)
    if is_complete and position.phase not in ("wall", "over"):
        yield problem("row-complete", "a wall has a complete row, so the game must be over")
    if position.phase == "draft":
        yield from _untouched(position)
    match position.phase:
        case "deal":
            yield from _deal(position)
        case "jokers":
            yield from _jokers(position)
        case "wall":
            yield from _tiling(position)
        case "over":
            yield from _over(position, is_complete)
        case _:
            return


def _unsettled(board: Board) -> bool:
    """True when a board still has a complete line or something on its floor."""
    return bool(board.floor) or any(len(tiles) == row + 1 for row, tiles in enumerate(board.lines))


def _untouched(position: ClassicPosition) -> Iterator[Problem]:
    """Before anybody took a tile, and in the first round, little can have happened."""
    if position.round == 1 and any(board.score for board in position.boards):
        yield problem("early-points", "in round 1 nobody can have points before the walls are tiled")
    spaces = DISPLAY_TILES * len(position.displays)
    if position.round == 1 and sum(position.bag.values()) != rules.TILES - spaces:
        yield problem(
            "first-bag", "in round 1 the bag must hold {tiles} tiles after the deal", tiles=rules.TILES - spaces
        )
    if "" in position.displays:
        return
    if position.turn != position.starter or position.marker != "center" or any(map(_unsettled, position.boards)):
        yield problem(
            "untouched",
            "nothing was taken from the displays, so the starter is to move, with empty floors and no complete line",
        )


def _deal(position: ClassicPosition) -> Iterator[Problem]:
    yield from deal_problems(position.displays, position.center, position.marker)
    if any(map(_unsettled, position.boards)):
        yield problem("unsettled", "in phase 'deal' no line is complete and all floors are empty", phase="deal")
    if not sum(position.bag.values()) + sum(position.lid.values()):
        yield problem("deal-nothing", "in phase 'deal' the bag or the lid must hold a tile")
    if not any(position.displays) and position.round > 1 and rounds.is_dead(lay_out(position)):
        yield problem("dead", "no line accepts any tile that is left, so the game must be over")


def _jokers(position: ClassicPosition) -> Iterator[Problem]:
    if position.hand is None or position.turn is None:
        return
    line, tiles = position.hand.line - 1, position.hand.tiles
    board = position.boards[position.turn - 1]
    room = line + 1 - len(board.lines[line])
    jokers = tiles.count("J")
    colors = set(tiles) - {"J"}
    if len(colors) != 1 or not jokers:
        yield problem("hand-tiles", "the hand must hold tiles of one color and jokers")
    elif len(tiles) <= room or max(0, room - (len(tiles) - jokers)) >= min(jokers, room):
        yield problem("no-choice-jokers", "line {line} leaves no choice which jokers stay", line=line + 1)
    elif _is_closed(position, board, line, color := colors.pop()) or set(board.lines[line]) - {"J", color}:
        yield problem(
            "hand-line",
            "line {line} does not accept the {name} tiles in hand",
            line=line + 1,
            color=color,
            name=NAMES[color],
        )


def _tiling(position: ClassicPosition) -> Iterator[Problem]:
    if position.turn is None:
        return
    seats = len(position.boards)
    for place in range((position.turn - position.starter) % seats):
        seat = (position.starter - 1 + place) % seats
        if _unsettled(position.boards[seat]):
            yield problem(
                "tiling-order",
                "seat {seat} tiles its wall before seat {before}, so it must be done",
                seat=seat + 1,
                before=position.turn,
            )
    board = position.boards[position.turn - 1]
    if not any(len(tiles) == row + 1 for row, tiles in enumerate(board.lines)):
        yield problem("tiling-line", "seat {seat} has no complete line to tile", seat=position.turn)
    else:
        state = lay_out(position)
        if int(walls.cells(state, position.turn - 1, int(state.line))).bit_count() < 2:
            yield problem(
                "no-choice-cell",
                "seat {seat} has no choice of a wall cell in row {row}",
                seat=position.turn,
                row=int(state.line) + 1,
            )


def _over(position: ClassicPosition, is_complete: bool) -> Iterator[Problem]:
    if any(map(_unsettled, position.boards)):
        yield problem("unsettled", "in phase 'over' no line is complete and all floors are empty", phase="over")
    has_tiles = sum(position.bag.values()) + sum(position.lid.values()) > 0
    if is_complete != (position.end == "row"):
        yield problem("end-row", "a game ends by 'row' when a wall row is complete, and only then")
    elif position.end == "tiles" and has_tiles:
        yield problem("end-tiles", "a game ends by 'tiles' when bag and lid are empty")
    elif position.end == "dead" and not (has_tiles and rounds.is_dead(lay_out(position))):
        yield problem("end-dead", "a game ends by 'dead' when no line accepts any tile that is left")

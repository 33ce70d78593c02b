"""Pavilion: what is printed on the boards, and where it stands when a board is drawn on a grid.

Seen from above the seven stars interlock: a tip of one stands between two tips of its neighbors. So a board is a grid
of eleven columns and ten rows, with a column more at each side, where every pillar, statue and window has a place of
its own between exactly the spaces that surround it.
"""

from collections.abc import Iterator

import msgspec

from faience.games.pavilion import Board, PavilionPosition
from faience.games.pavilion.positions import FREE
from faience.games.pavilion.printed import AROUND, LETTERS, MIDDLE, space_name
from faience.games.refusals import members
from faience.rules.pavilion import stars
from faience.rules.pavilion import state as rules

ROWS, COLUMNS = 10, 11
_CORNERS = ((0, 2), (0, 6), (3, 8), (6, 6), (6, 2), (3, 0), (3, 4))
"""The upper left corner of each star on the grid."""
_TIPS = ((0, 1), (1, 2), (2, 2), (3, 1), (2, 0), (1, 0))
"""Where its slots are, from there."""
_LABEL = (2, 1)
"""And where its name stands, inside the ring."""

_PLACES = (
    ((3, 4), (3, 6), (4, 7), (6, 6), (6, 4), (4, 3)),
    ((1, 5), (3, 8), (6, 8), (7, 5), (6, 2), (3, 2)),
    ((0, 2), (0, 8), (4, 11), (9, 8), (9, 2), (4, -1)),
)
"""Where pillars, statues and windows stand on the grid."""

_RAISED = "¹²³⁴⁵⁶"


class Ornament(msgspec.Struct, frozen=True):
    """A pillar, statue or window: its kind and number from 1, the tiles it gives, and how many spaces are missing."""

    kind: str
    number: int
    reward: int
    missing: int
    row: int
    column: int


def ornaments(board: Board) -> Iterator[Ornament]:
    """Every pillar, statue and window of a board."""
    for kind, name in enumerate(AROUND):
        for which, (row, column) in enumerate(_PLACES[kind]):
            around = stars.AROUND[kind][which]
            missing = sum(board.stars[star][slot] == FREE for star, slots in around.items() for slot in members(slots))
            yield Ornament(name, which + 1, stars.REWARDS[kind], missing, row, column)


def place_of(star: int, slot: int) -> tuple[int, int]:
    """The row and column of a space; stars and slots count from 0."""
    (row, column), (down, right) = _CORNERS[star], _TIPS[slot]
    return row + down, column + right


def label_place(star: int) -> tuple[int, int]:
    """Where the name of a star stands."""
    return _CORNERS[star][0] + _LABEL[0], _CORNERS[star][1] + _LABEL[1]


def side_of(position: PavilionPosition) -> int:
    """The side in play as the rules number it."""
    return stars.FREE if position.side == "free" else stars.COLORED


def cost_of(position: PavilionPosition, star: int, slot: int) -> int:
    """How many tiles a space costs."""
    return int(stars.COST[side_of(position), star, slot])


def name_of(position: PavilionPosition, star: int, slot: int) -> str:
    """A space as it is written in moves."""
    return space_name(side_of(position), star, slot)


def star_name(position: PavilionPosition, star: int) -> str:
    """A star as it is written in moves."""
    return MIDDLE if star == rules.MIDDLE else LETTERS[star] if position.side == "colored" else str(star + 1)


def label_of(position: PavilionPosition, star: int) -> str:
    """What stands inside a star: a small letter, or a raised number, so that it is not taken for a tile or a cost."""
    name = star_name(position, star)
    return _RAISED[int(name) - 1] if name.isdigit() else name.lower()


def color_of(position: PavilionPosition, board: Board, star: int) -> str:
    """The only color that a star takes, or nothing where it can be of several."""
    if position.side == "colored":
        return LETTERS[star] if star != rules.MIDDLE else ""
    tiles = board.stars[star].replace(FREE, "")
    return tiles[0] if len(tiles) > 1 and len(set(tiles)) == 1 else ""


def clockwise(position: PavilionPosition, star: int) -> list[int]:
    """The slots of a star in the order they are told: from the cost 1 on the colored side, else from the top."""
    first = 0
    if position.side == "colored":
        first = next(slot for slot in range(rules.SLOTS) if cost_of(position, star, slot) == 1)
    return [(first + step) % rules.SLOTS for step in range(rules.SLOTS)]


def covered(position: PavilionPosition, board: Board, number: int) -> tuple[int, int]:
    """How many spaces with a number hold a tile, and how many there are."""
    spaces = [
        board.stars[star][slot] != FREE
        for star in range(rules.STARS)
        for slot in range(rules.SLOTS)
        if cost_of(position, star, slot) == number
    ]
    return sum(spaces), len(spaces)


SCORING = tuple(number for number, points in enumerate(stars.NUMBER_POINTS.tolist()) if points)
"""The numbers that give points when all their spaces are covered."""


def wilds(position: PavilionPosition) -> str:
    """The wild colors from this round on."""
    return "".join(LETTERS[int(color)] for color in rules.WILD[position.round - 1 :])

"""The classic game, as the suite needs to know it."""

from collections import Counter

from faience import Game
from faience.games import GAMES, Move
from faience.games.classic import PlaceOnWall
from faience.rules.classic.state import CELL_ACTIONS, KEEP_ACTIONS
from tests.classic import broken, moves, records, starts
from tests.reference.classic import Table
from tests.suite.sheets import Plain, Sheet, collected


def new(game: Game) -> Table:
    """The tests' own engine at such a table."""
    options = game.variant.options
    return Table(game.seats, str(options["wall"]), bool(options["jokers"]), game.first)


def box(game: Game) -> Counter[str]:
    """A hundred tiles; jokers take the place of some of each color."""
    swapped = 0 if not game.variant.options["jokers"] else 1 if game.seats == 2 else 2
    return Counter(dict.fromkeys("BYRKW", 20 - swapped)) + Counter({"J": 5 * swapped})


def tiles(seen: Plain) -> Counter[str]:
    """Every tile on the table, by letter."""
    found = Counter(seen["bag"]) + Counter(seen["lid"]) + Counter(seen["center"] + "".join(seen["displays"]))
    for board in seen["boards"]:
        found.update("".join(board["lines"]) + "".join(board["wall"]) + board["floor"])
    found.update(seen["hand"]["tiles"] if seen["hand"] else "")
    return Counter({letter: number for letter, number in found.items() if letter not in ".M"})


def move_of(game: Game, action: int) -> Move:
    """The row of a cell is known only where a cell is due."""
    if CELL_ACTIONS <= action < KEEP_ACTIONS and game.phase != "wall":
        return PlaceOnWall(0, action - CELL_ACTIONS)
    return game.book.move_of(game._state, action)


SHEET = Sheet(
    **collected(starts, moves, broken, records),
    book=GAMES["classic"],
    box=box,
    tiles=tiles,
    move_of=move_of,
    new=new,
    at=Table.at,
    reached=starts.reached,
    look_alike_said=["is not a move"],
)

"""Pavilion, as the suite needs to know it."""

from collections import Counter

from faience import Game, Variant
from faience.games import GAMES
from tests.pavilion import broken, moves, records, starts
from tests.reference.pavilion import Table
from tests.reference.pavilion_board import COLORS
from tests.suite.sheets import Plain, Sheet, collected


def new(game: Game) -> Table:
    """The tests' own engine at such a table."""
    return Table(game.seats, game.first, **game.variant.options)


def tiles(seen: Plain) -> Counter[str]:
    """Every tile on the table, by letter."""
    found: Counter[str] = Counter(seen["bag"]) + Counter(seen["tower"]) + Counter(seen["supply"])
    found += Counter(seen["center"] + "".join(seen["displays"]))
    for board in seen["boards"]:
        found.update(("".join(board["stars"]) + board["hand"] + board["kept"]).replace(".", ""))
    return found


SHEET = Sheet(
    **collected(starts, moves, broken, records),
    book=GAMES["pavilion"],
    begin_score=5,
    box=lambda game: dict.fromkeys(COLORS, 22),
    tiles=tiles,
    thrown=[
        *((Variant.of("pavilion", side=side, keep_all=True), seats) for side, seats in (("colored", 2), ("free", 3))),
        *(
            (Variant.of("pavilion", side=side, last_discard=True), seats)
            for side, seats in (("colored", 3), ("free", 2))
        ),
        (Variant.of("pavilion", side="free", keep_all=True, last_discard=True), 4),
    ],
    new=new,
    at=Table.at,
    games=1,
    reached=lambda game, table: set(+table.reached),
    look_alike_said=["is not a move; a take is a display", "which color is placed"],
)

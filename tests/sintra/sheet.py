"""Sintra, as the suite needs to know it."""

from collections import Counter

from faience import Game, Variant
from faience.games import GAMES
from tests.positions.sintra import OTHER
from tests.reference.sintra import Table
from tests.sintra import broken, moves, records, starts
from tests.suite.sheets import Plain, Sheet, collected
from tests.tables import plain


def new(game: Game) -> Table:
    """The tests' own engine at such a table."""
    return Table(game.seats, plain(game)["strips"], game.first, **game.variant.options)


def tiles(seen: Plain) -> Counter[str]:
    """Every pane on the table, by letter."""
    found = Counter(seen["bag"]) + Counter(seen["tower"]) + Counter(seen["center"] + "".join(seen["displays"]))
    found.update(seen["indicator"] + seen["hand"])
    for board in seen["boards"]:
        found.update("".join(board["windows"]) + "".join(strip["panes"] for strip in board["strips"] if strip))
    return Counter({letter: number for letter, number in found.items() if letter != "."})


SHEET = Sheet(
    **collected(starts, moves, broken, records),
    book=GAMES["sintra"],
    is_fewer_better=True,
    box=lambda game: dict.fromkeys("BYOPG", 20),
    tiles=tiles,
    thrown=[
        (Variant.of("sintra", side="A", allow_negative=True), 2),
        (Variant.of("sintra", side="B", allow_negative=True), 4),
        (Variant.of("sintra", side="A", reset_must_move_left=True), 2),
        (Variant.of("sintra", side="B", reset_must_move_left=True), 4),
        (Variant.of("sintra", side="A", strips=OTHER), 3),
        (Variant.of("sintra", side="B", strips=OTHER), 3),
    ],
    new=new,
    at=Table.at,
    reached=lambda game, table: set(+table.reached),
    look_alike_said=["such as 3B2 or CP-"],
)

"""The classic game: who plays where engines are compared, and positions from which rare rules are near."""

import random
from collections.abc import Callable
from functools import partial

from faience import Game
from tests.positions.classic import Plain, board, crowded, position
from tests.reference.classic import Table
from tests.suite.sheets import TablePlayer, anything
from tests.tables import plain, prefer_floor, prefer_lines

RARE = frozenset(
    {
        *("poured", "marked", "fell", "tiled", "broken", "penalty", "row", "column", "finished"),
        *("J0", "J1", "J2", "C-", "91", "15"),
        *("marked 1", "marked 2", "marked 3", "marked 4"),
        *("end row", "end dead", "end tiles"),
    }
)
"""Kinds of events, how moves begin and end, spaces of the floor for the marker, reasons of the end."""


def reached(game: Game, table: Table) -> frozenset[str]:
    """What came into play in a game."""
    result = game.result()
    found = {event.kind for event in game.events} | {f"end {result.reason}" if result else ""}
    found |= {f"marked {event.facts['space']}" for event in game.events if event.kind == "marked"}
    return RARE & (found | {step.text[0] + step.text[-1] for step in game.steps if step.seat is not None})


def tiler(table: Table, moves: list[str], dice: random.Random) -> str:
    """Seldom drops tiles, so that walls fill up, and keeps every joker it can."""
    return moves[-1] if table.phase == "jokers" else prefer_lines(moves, dice)


def dropper(table: Table, moves: list[str], dice: random.Random) -> str:
    """Often drops tiles, so that floors fill up."""
    return prefer_floor(moves, dice)


PLAYERS: list[TablePlayer] = [anything, tiler, dropper]


def short(loose: str, wall: str, emptied: int) -> Plain:
    """Four crowded boards, some with their lines emptied, so that the game goes on for a while before tiles run out."""
    start = crowded(loose) | {"wall": wall}
    for each in start["boards"][4 - emptied :]:
        for tile in each["lines"][1] + each["lines"][4]:
            start["lid"][tile] += 1
        each["lines"] = [""] * 5
    return start


def overfull() -> Plain:
    """Two jokers and two blue tiles for two free spaces: either stay, or one of each."""
    start = position(board(lines=["", "", "J", "", ""]), displays=["BBJJ", "YYYY"], jokers=True)
    game = Game.from_position(start, seed=1)
    game.play("1BJ3")
    return plain(game)


STARTS: dict[str, Callable[[], Plain]] = {"jokers to keep or to drop": overfull} | {
    f"short of tiles: {loose}, {wall}, {emptied}": partial(short, loose, wall, emptied)
    for loose in "BY"
    for wall in ("colored", "gray")
    for emptied in (0, 2)
}

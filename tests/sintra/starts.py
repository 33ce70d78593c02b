"""Sintra: who plays where engines are compared, and positions from which rare rules are near."""

import random
from collections.abc import Callable
from functools import partial

from tests.positions.sintra import CROWDED, Plain, palace, position
from tests.reference.sintra import Table
from tests.suite.sheets import TablePlayer, anything

RARE = frozenset(
    {
        "all breaks",
        "above an empty place",
        "bonus on a joker square",
        "home",
        "home is to the right",
        "home past an empty place",
        "joker choice",
        "no strips left",
        "nobody took the marker",
        "one color only",
        "poured",
        "poured in the middle of a deal",
        "score below 0",
        "score stopped at 0",
        "short deal",
        "some break",
        "two wraps at once",
        "window complete",
        "windows beyond",
        "wrap",
        "wrap with steps left over",
    }
)


def craftsman(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks as little as it can and completes strips, so that windows fill and strips go."""
    return max(dice.sample(moves, len(moves)), key=lambda move: _worth(table, move))


def hoarder(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks little and completes no strip if it can help it, so that panes become few."""
    return max(dice.sample(moves, len(moves)), key=lambda move: _worth(table, move, for_complete=-9))


def vandal(table: Table, moves: list[str], dice: random.Random) -> str:
    """Breaks as much as it can, so that the track wraps; some of the time it plays anything."""
    return anything(table, moves, dice) if dice.random() < 0.3 else min(moves, key=lambda move: _worth(table, move))


def wanderer(table: Table, moves: list[str], dice: random.Random) -> str:
    """Often goes home, and otherwise as far to the right as it can."""
    return "H" if "H" in moves and dice.random() < 0.5 else max(moves, key=lambda move: (move[-1], dice.random()))


def _worth(table: Table, move: str, for_complete: int = 3) -> int:
    """Panes laid less panes broken, and something for a complete strip."""
    assert table.turn is not None
    if table.phase != "draft" or move == "H":
        return 0
    source = table.center if move[0] == "C" else table.displays[int(move[0]) - 1]
    panes = source.count(move[1])
    if move[2] == "-":
        return -panes
    strip = table.under_place(table.players[table.turn], int(move[2]) - 1)
    laid = min(panes, strip.free(move[1]) + strip.free("J"))
    return 2 * laid - panes + for_complete * (strip.panes.count(".") == laid)


PLAYERS: list[TablePlayer] = [anything, craftsman, hoarder, vandal, wanderer]


def worn(must_move_left: bool = False) -> Plain:
    """Two palaces with few strips left, so that they run out."""
    gone = {1: "OP", 2: "BY", 4: "GB", 5: "PY", 8: "OG"}
    one = palace({7: "1b OO..."}, gone | {3: "O.", 6: "Y.", 7: "B."}, score=9, glazier=7, glass=8)
    other = palace({6: "2a YYYO."}, gone | {3: "BY", 7: "GY"}, score=30, glazier=2)
    bag = dict.fromkeys("BYOPG", 7)
    start = position(one, other, displays=["BBYO", "YOPG"], bag=bag, round_number=4)
    return start | {"reset_must_move_left": must_move_left}


def crowded() -> Plain:
    """Four palaces on whose strips most panes lie; the last two of the round are taken from a display."""
    last = palace(CROWDED, glazier=6)
    return position(*(palace(CROWDED) for _ in range(3)), last, displays=["BB"], turn=4, starter=2)


STARTS: dict[str, Callable[[], Plain]] = {
    "worn": worn,
    "worn, and home is to the left": partial(worn, must_move_left=True),
    "crowded": crowded,
    "crowded, side B": lambda: crowded() | {"side": "B"},
}

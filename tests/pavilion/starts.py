"""Pavilion: who plays where engines are compared, and positions from which rare rules are near."""

import random
from collections.abc import Callable
from functools import partial

from tests.positions.pavilion import Plain, board, everything, position
from tests.reference.pavilion import Table
from tests.reference.pavilion_board import COLORS, space_name
from tests.suite.sheets import TablePlayer, anything

RARE = frozenset(
    {
        "a gap stays in the supply",
        "a round without tiles",
        "a run around the whole star",
        "complete star B",
        "complete star C",
        "complete star G",
        "complete star O",
        "complete star P",
        "complete star R",
        "complete star Y",
        "complete star mixed",
        "corner tiles at the end",
        "corner tiles stopped at 1",
        "discards stopped at 1",
        "every 1",
        "every 2",
        "every 3",
        "every 4",
        "marker at 1 point",
        "marker stopped at 1",
        "marker with a wild tile",
        "more than four tiles to choose from",
        "nobody took the marker",
        "nothing to refill the supply with",
        "one of several wild tiles",
        "passed without tiles",
        "pillar",
        "pillar+pillar",
        "pillar+statue",
        "poured for the deal",
        "poured for the refill",
        "short deal",
        "statue",
        "the supply is short",
        "tiles left behind that could be kept",
        "wild tiles left where there are only such",
        "wild tiles only in a display",
        "wild tiles only in the center",
        "window",
    }
)


def builder(table: Table, moves: list[str], dice: random.Random) -> str:
    """Passes only when nothing else is left, and keeps what it can, so that stars fill up."""
    return dice.choice([move for move in moves if move not in ("pass", "keep:-")] or moves)


def miser(table: Table, moves: list[str], dice: random.Random) -> str:
    """Takes much and passes early without keeping much, so that scores are low and the tower is full."""
    if table.phase == "draft":
        return min(moves, key=lambda move: (move[0] != "C", dice.random()))
    likes = [move for move in moves if move in ("pass", "keep:-")]
    return dice.choice(likes if likes and dice.random() < 0.4 else moves)


def thrifty(table: Table, moves: list[str], dice: random.Random) -> str:
    """Places cheap tiles first and keeps all it can, so that many tiles stay on the boards."""
    if table.phase == "place" and len(moves) > 1:
        ways = {space_name(table.side, *way): way for way in table.placements(table.player)}
        return min(ways, key=lambda name: (table.payments(table.player, *ways[name])[0].total(), dice.random()))
    return builder(table, moves, dice)


PLAYERS: list[TablePlayer] = [anything, builder, miser, thrifty]


NEARLY = everything("O2 R4 B1 Y5 Y6 G2 P2 P3 C1 C4")
"""A colored board with ten spaces free; several of them complete two things at once."""
FREE_STARS = {
    "1": "P",
    "2": "ORBYGP",
    "3": "P",
    "4": "R",
    "5": "G",
    "6": "YGPORB",
    "C": "B",
}
"""What the stars of a free board may become: one color each, or all six."""


def free_board(gaps: str, hand: str, score: int = 5) -> Plain:
    """A free board that is full but for some spaces, such as `1.4 C.2`."""
    names = [f"{star}.{slot}{(colors * 6)[slot - 1]}" for star, colors in FREE_STARS.items() for slot in range(1, 7)]
    return board(" ".join(name for name in names if name[:3] not in gaps.split()), hand, score=score)


def nearly_done(side: str = "colored") -> Plain:
    """Two boards that are almost full, and hands to fill them, in the last round but one."""
    if side == "colored":
        one, other = board(NEARLY, "O" * 6 + "RRRRRGGBBYYYYPPP", score=70), board(NEARLY, "RRRGGGBPPPPYYYY")
        return position(one, other, round_number=5, bag="")
    hands = "BBBBBRRRRYYY", "BBBBOOOOOYYG"
    one = free_board("1.4 1.5 2.3 3.1 C.2 C.3 5.5", hands[0], score=70)
    other = board("1.1R 1.2R 2.1G 2.2Y 3.1O 4.1R 4.2P C.1O C.2R C.3Y", hands[1])
    return position(one, other, round_number=5, bag="", side="free")


def crowded(round_number: int = 4, supply: str = "ORBYGP") -> Plain:
    """Four boards hold most tiles of the box, bag and tower are empty, and the supply has gaps."""
    gaps = "O6 R6 B6 Y6 G6 P6 C1 C2 C3 C4 C5 C6"
    rest = "".join(color for color in COLORS if color not in supply)
    one = board(everything(gaps + " R1"), "ORRP")
    others = [board(everything(gaps), hand) for hand in ("B", "YG", rest)]
    return position(one, *others, round_number=round_number, supply=supply, bag="")


def poor(last_discard: bool = False) -> Plain:
    """Three players with a point or two and many tiles that they cannot place, in the last round."""
    spaces = everything("R6 B6 Y6 G6 P6 C1 C2")
    boards = [board(spaces, "OOOOYB", score=1), board("O6 P5", "GGGYY", score=2), board("O6", "GRYY", score=3)]
    return position(*boards, round_number=6, last_discard=last_discard)


def wild_ones() -> Plain:
    """Green is wild, and most sources hold little else."""
    displays, scores = ["GGGG", "GGGG", "GGGO", "OOOO", "RGGG"], (1, 3)
    hands = [board(hand="BB", score=score) for score in scores]
    return position(*hands, displays=displays, round_number=2, phase="draft")


def alone() -> Plain:
    """Every display is emptied by whoever takes from it, so nobody takes the marker."""
    return position(board(), board(), displays=["OOOO", "RRRG", "YYYY"], round_number=2, phase="draft", starter=2)


STARTS: dict[str, Callable[[], Plain]] = {
    "nearly done": nearly_done,
    "nearly done, free side": partial(nearly_done, "free"),
    "crowded": crowded,
    "crowded in the last round": partial(crowded, 6),
    "crowded with one tile in the supply": partial(crowded, 5, "Y"),
    "poor": poor,
    "poor and nothing is kept": partial(poor, last_discard=True),
    "wild ones": wild_ones,
    "alone": alone,
}

"""Garland, as the suite needs to know it."""

import random
from collections import Counter
from typing import Any

from faience import Game, Variant
from faience.games.classic import Take as ClassicTake
from tests.fourth import GARLAND
from tests.fourth.moves import Take
from tests.fourth.reference import Table
from tests.suite.sheets import Plain, Refused, Sheet, WrongRecord, anything, broken_from, seat, table

HEADERS = ["faience 1", "game: garland length=middle", "seats: 3", "first: 2", "note: by hand", ""]
DEAL = "deal KKL LM"


def new(game: Game) -> Table:
    """The tests' own engine at such a table."""
    options = game.variant.options
    return Table(game.seats, str(options["length"]), bool(options["holds"]), game.first)


def tiles(seen: Plain) -> Counter[str]:
    """Every bead that can be seen, and the rest, which must be in the bag."""
    found = Counter(seen["tray"] + "".join(board["beads"] for board in seen["boards"]))
    return found + Table.at(seen).bag


def most(at: Table, moves: list[str], dice: random.Random) -> str:
    """As many beads as there are."""
    return max(moves, key=lambda color: at.tray[color])


def position(*boards: Plain, **rest: Any) -> Plain:
    """A position where seat 1 is to take a bead."""
    start = {"game": "garland", "length": "short", "holds": False, "round": 2, "phase": "take", "turn": 1, "starter": 1}
    return start | {"tray": "KKLM", "boards": list(boards) or [board()], "end": None} | rest


def board(beads: str = "", last: str = "", score: int = 0) -> Plain:
    """One garland."""
    return {"score": score, "beads": beads, "last": last}


def usual() -> Plain:
    """Nothing is wrong with this one."""
    return position(board("KKL", "L", score=3), board(), length="long", holds=True)


def game_at(given: Plain) -> Game:
    """A game in a position."""
    return Game.from_position(given, seed=1)


def text(*lines: str, start: list[str] = HEADERS) -> str:
    """A record."""
    return "\n".join([*start, *lines]) + "\n"


SHEET = Sheet(
    book=GARLAND,
    place="tests.fourth:GARLAND",
    is_fewer_better=True,
    box=lambda game: dict.fromkeys("KLM", 10),
    tiles=tiles,
    thrown=[
        (Variant("garland", (length, True)), seats) for length, seats in (("short", 1), ("middle", 3), ("long", 5))
    ],
    new=new,
    at=Table.at,
    players=[anything, most],
    games=3,
    starts={
        "one color": lambda: position(board("K", "K", 1), board(), tray="KKKK", length="middle"),
        "one color, and garlands hold": lambda: position(board("K", "K", 1), tray="KKKK", length="long", holds=True),
        "all colors": lambda: position(board("KL", "L", 2), tray="M", turn=1),
    },
    reached=lambda game, at: at.reached,
    rare=frozenset({"matched", "snapped", "held", "every color"}),
    moves={"K": Take(0), "L": Take(1), "M": Take(2)},
    look_alikes=["", "KL", "N", "1K", "K2", "\uff2b"],
    look_alike_said=["a move is a color: K, L or M"],
    refused={
        "a color that is not there": Refused(lambda: game_at(position(tray="KK")), "M", "no-bead", "no such bead"),
        "a move before the deal": Refused(lambda: Game.new("garland", 3, seed=1), "K", "deal-due", "dealt"),
        "a move after the end": Refused(
            lambda: game_at(position(tray="", phase="over", turn=None, end="rounds")), "K", "over", "over"
        ),
    },
    unknown=[Take(3), Take(-1), ClassicTake(1, 0, False, 0)],
    unknown_at=lambda: game_at(usual()),
    sound={
        "usual": usual,
        "plainest": position,
        "a deal under way": lambda: position(board(), board(), tray="KL", phase="deal", turn=None),
        "over": lambda: position(board("KLM", "M", 6), tray="", phase="over", turn=None, end="rounds"),
    },
    broken=broken_from(
        usual,
        {
            "an unknown length": (table(length="endless"), "length"),
            "an unknown letter on the tray": (table(tray="X"), "tray"),
            "an unknown letter on a garland": (seat(1, beads="X"), "beads"),
            "a turn of a seat that is not there": (table(turn=3), "2 seats"),
            "a starter that is not there": (table(starter=3), "2 seats"),
            "no turn while one is due": (table(turn=None), "somebody is to move"),
            "an end while the game goes on": (table(end="rounds"), "end belongs to the phase 'over'"),
            "a bead too many": (seat(2, beads="KKKKKKK"), "10 beads of each color"),
        },
    ),
    headers=HEADERS,
    typed=["# a comment", "", DEAL, "2 k", "3  L"],
    written=["# round 1", DEAL, "2 K", "3 L"],
    beginnings=[[], ["deal K"], [DEAL]],
    wrong_records={
        "a move before the deal": WrongRecord(text("2 K"), 7, "dealt"),
        "a tile of another game": WrongRecord(text("deal B"), 7, "'B'"),
        "too many beads": WrongRecord(text(DEAL + "M"), 7, "too many"),
        "a move of the wrong seat": WrongRecord(text(DEAL, "1 K"), 8, "seat 2 is to move"),
        "a move that is illegal": WrongRecord(text(DEAL, "2 K", "3 K"), 9, "no such bead"),
        "a move of another game": WrongRecord(text(DEAL, "2 1B2"), 8, "1B2"),
        "an early end": WrongRecord(text(DEAL, "end rounds 1 2 3"), 8, "not over"),
        "six seats": WrongRecord(text(start=[*HEADERS[:2], "seats: 6", *HEADERS[3:]]), 3, "1, 2, 3, 4 or 5 players"),
    },
)

"""Moves of Pavilion as text, and moves that are refused."""

from faience import Game
from faience.games import Move
from faience.games.classic import Take as ClassicTake
from faience.games.pavilion import Keep, Pass, Pay, Pick, Place, Take, Turn
from tests.positions.pavilion import board, draft_at, game_at
from tests.suite.sheets import Refused

COLORED, FREE = 0, 1
MOVES: dict[str, Move] = {
    "3R": Take(3, 1),
    "CP": Take(0, 5),
    "9O": Take(9, 0),
    "R5": Place(1, 0, 1, COLORED),
    "O6": Place(0, 0, 0, COLORED),
    "P1": Place(5, 0, 5, COLORED),
    "C5B": Place(6, 4, 2, COLORED),
    "2.4B": Place(1, 3, 2, FREE),
    "C.1G": Place(6, 0, 4, FREE),
    ":4R1P": Pay((0, 4, 0, 0, 0, 1)),
    ":1O": Pay((1, 0, 0, 0, 0, 0)),
    "+B": Pick(2),
    "pass": Pass(),
    "keep:G": Keep(4),
    "keep:-": Keep(None),
    "R5:4R1P": Turn(star=1, slot=0, color=1, payment=(0, 4, 0, 0, 0, 1)),
    "C5:3B2P": Turn(star=6, slot=4, payment=(0, 0, 3, 0, 0, 2)),
    "C5B:3B2P": Turn(star=6, slot=4, color=2, payment=(0, 0, 3, 0, 0, 2)),
    "R6:6R+1B2P": Turn(star=1, slot=1, color=1, payment=(0, 6, 0, 0, 0, 0), picks=(0, 0, 1, 0, 0, 2)),
    "2.4B:4B+1O": Turn(star=1, slot=3, side=FREE, color=2, payment=(0, 0, 4, 0, 0, 0), picks=(1, 0, 0, 0, 0, 0)),
    "+1B2P": Turn(picks=(0, 0, 1, 0, 0, 2)),
    ":4R+1B": Turn(payment=(0, 4, 0, 0, 0, 0), picks=(0, 0, 1, 0, 0, 0)),
    "pass:2G1P": Turn(is_pass=True, keep=(0, 0, 0, 0, 2, 1)),
    "pass:-": Turn(is_pass=True, keep=(0, 0, 0, 0, 0, 0)),
    "keep:2G1P": Turn(keep=(0, 0, 0, 0, 2, 1)),
}
LOOK_ALIKES = [
    "",
    "3",
    "0R",
    "3K",
    "3J",
    "3R2",
    "R0",
    "R7",
    "R5B",
    "RR",
    "C5",
    "C7B",
    "2.7B",
    "7.1B",
    "0.1B",
    "2.4",
    "2.4J",
    ":",
    ":x",
    "::",
    ":4R:4R",
    "+",
    "+-",
    "+x",
    "++B",
    "+B:4R",
    "R5+",
    "R5:",
    "R5:4R+",
    "R5:4R+x",
    "pass:",
    "pass:x",
    "pass+B",
    "pass:1G+B",
    "keep",
    "keep:",
    "keep:x",
    "keep:G+B",
    "passed",
    "pass pass",
    "H",
    "4@B",
    "3B2",
    ":100R",
    "\uff13R",
    "R5:\uff14R",
    "pass:1G1",
    "5",
    ":5",
    "+1",
    "3R:3R",
    "3R+B",
    "C\n5B",
]


def draft() -> Game:
    return draft_at(displays=["OOGG", "", "GGGG"], center="B")


def place() -> Game:
    return game_at(board("R1 C1G C2Y", hand="RRRPPGG"), board(hand="Y"))


def place_free() -> Game:
    return game_at(board("2.4R 2.5R", hand="RRRPPBB"), board(hand="Y"), side="free")


def pay() -> Game:
    game = place()
    game.play("R3")
    return game


def pick() -> Game:
    game = game_at(board("R5", "RRRRRR"), board(hand="Y"))
    game.play("R6")
    game.play("+B")
    return game


def keep() -> Game:
    game = game_at(board(hand="ORRG"), board(hand="Y"))
    game.play("pass")
    game.play("keep:R")
    return game


def over() -> Game:
    game = game_at(board(hand="R"), round_number=6)
    game.play("pass:-")
    return game


REFUSED: dict[str, Refused] = {
    "a source that is not on this table": Refused(draft, "7O", "no-display", "5 displays with 2 players"),
    "an empty display": Refused(draft, "2O", "source-empty", "display 2 is empty"),
    "an empty center": Refused(lambda: draft_at(displays=["OOOO"]), "CO", "source-empty", "the center is empty"),
    "a color that is not there": Refused(draft, "1P", "no-such-tile", "no purple tile in display 1"),
    "a color that is not in the center": Refused(draft, "CP", "no-such-tile", "no purple tile in the center"),
    "the wild color beside another": Refused(draft, "1G", "wild-color", "green is wild in this round"),
    "a pass in the first half": Refused(draft, "pass", "take-due", "take tiles now"),
    "a placement in the first half": Refused(draft, "R5", "take-due", "take tiles now"),
    "a take in the second half": Refused(place, "1R", "turn-due", "place a tile now"),
    "a payment for nothing": Refused(place, ":3R", "turn-due", "place a tile now"),
    "a pick without a reward": Refused(place, "+B", "turn-due", "place a tile now"),
    "a tile to keep before the pass": Refused(place, "keep:R", "turn-due", "or pass"),
    "a space that is taken": Refused(place, "R1", "space-taken", "that space already holds a tile"),
    "a color that is in the middle already": Refused(place, "C3G", "star-color", "does not take a green tile"),
    "a color that is not in hand": Refused(place, "B1", "no-tile", "no blue tile"),
    "a space that costs too much": Refused(place, "R6", "too-few", "it costs 6 tiles, but you can pay only 5"),
    "wild tiles for the wild color only": Refused(place, "P3", "too-few", "it costs 3 tiles, but you can pay only 2"),
    "a space of the other side": Refused(place, "2.4R", "other-side", "is called R2"),
    "a space of the other side, too": Refused(place_free, "R2", "other-side", "is called 2.4"),
    "another color in a star of one": Refused(place_free, "2.3B", "star-color", "does not take a blue tile"),
    "a payment that does not add up": Refused(pay, ":2R", "pay-due", ":3R, :2R1P, :1R2P"),
    "a payment without the color": Refused(pay, ":3P", "pay-due", ":3R, :2R1P, :1R2P"),
    "a payment with a third color": Refused(pay, ":2R1G", "pay-due", ":3R, :2R1P, :1R2P"),
    "another turn while a payment is due": Refused(pay, "G2", "pay-due", "choose how to pay"),
    "a pass while a payment is due": Refused(pay, "pass", "pay-due", "choose how to pay"),
    "a pick before the last one": Refused(pick, "+O", "pick-due", "in the order O R B Y G P: +B, +Y, +G"),
    "a pick that leaves too few": Refused(pick, "+P", "pick-due", "pick a tile from the supply: +B, +Y, +G"),
    "a pass while a pick is due": Refused(pick, "pass", "pick-due", "pick a tile"),
    "a tile to keep before the last one": Refused(keep, "keep:O", "keep-due", "in the order O R B Y G P: keep:R"),
    "a tile to keep that is not there": Refused(keep, "keep:B", "keep-due", "choose a tile to keep, or no more"),
    "a placement after the pass": Refused(keep, "R1", "keep-due", "choose a tile to keep, or no more"),
    "a move before the first deal": Refused(lambda: Game.new("pavilion", seed=1), "1R", "deal-due", "dealt"),
    "a move after the end": Refused(over, "pass", "over", "over"),
}  # fmt: skip

UNKNOWN: list[Move] = [
    Take(-1, 0),
    Take(10, 0),
    Take(1, 6),
    Take(1, -1),
    Place(7, 0, 0, 0),
    Place(-1, 0, 0, 0),
    Place(0, 6, 0, 0),
    Place(0, -1, 0, 0),
    Place(0, 0, 6, 0),
    Place(0, 0, -1, 0),
    Pick(6),
    Pick(-1),
    Keep(6),
    Keep(-1),
    ClassicTake(1, 0, False, 0),
]

"""Moves of Sintra as text, and moves that are refused."""

from faience import Game
from faience.games import Move
from faience.games.classic import Take as ClassicTake
from faience.games.sintra import GoHome, SetPane, Take, UseJokers
from tests.positions.sintra import ended, game_at, palace
from tests.suite.sheets import Refused

MOVES: dict[str, Move] = {
    "3B2": Take(3, 0, 1),
    "CP-": Take(0, 3, 8),
    "9G8": Take(9, 4, 7),
    "H": GoHome(),
    "J0": UseJokers(0),
    "J2": UseJokers(2),
    "4@O": SetPane(3, 2),
}
LOOK_ALIKES = [
    "",
    "3B",
    "3B9",
    "3B0",
    "0B2",
    "3R2",
    "3K-",
    "3BJ2",
    "J3",
    "JJ",
    "HH",
    "home",
    "9@B",
    "4@J",
    "4@1",
    "\uff13B2",
]


def draft() -> Game:
    return game_at(palace({1: "1a", 2: "2a", 3: "3a"}, {3: "Y."} | {4: "OP"}, glazier=2), displays=["BBYO"])


def choosing_squares() -> Game:
    game = game_at(palace({1: "8b"}, {1: "G."}), displays=["BBPP"])
    game.play("1B1")
    return game


def choosing_pane() -> Game:
    game = game_at(palace({1: "1a BBBY."}), displays=["YPPP"])
    game.play("1Y1")
    return game


REFUSED: dict[str, Refused] = {
    "a source that is not on this table": Refused(draft, "7B5", "no-display", "5 displays"),
    "an empty display": Refused(draft, "2B5", "source-empty", "display 2"),
    "an empty center": Refused(draft, "CB5", "source-empty", "the center"),
    "a color that is not there": Refused(draft, "1P5", "no-such-tile", "no pink pane in display 1"),
    "a strip left of the glazier": Refused(draft, "1B1", "out-of-reach", "left of the glazier"),
    "a place without a strip": Refused(draft, "1B4", "no-strip", "no strip left at place 4"),
    "a strip without a free square": Refused(draft, "1B2", "no-square", "no free square for blue"),
    "breaking what fits": Refused(draft, "1Y-", "must-place", "a strip within reach takes yellow: place 2"),
    "a pane when a turn is due": Refused(draft, "2@B", "turn-due", "such as 3B2"),
    "squares when a turn is due": Refused(draft, "J1", "turn-due", "such as 3B2"),
    "home when at home": Refused(
        lambda: game_at(displays=["BBBB"]), "H", "at-home", "already above the leftmost strip"
    ),
    "a take when squares are due": Refused(choosing_squares, "CP3", "squares-due", "from J1 to J2"),
    "too few joker squares": Refused(choosing_squares, "J0", "squares-due", "from J1 to J2"),
    "home when a pane is due": Refused(choosing_pane, "H", "pane-due", "1@B, 1@Y"),
    "a pane that is not there": Refused(choosing_pane, "1@G", "pane-due", "1@B, 1@Y"),
    "a pane for another window": Refused(choosing_pane, "2@B", "pane-due", "window 1"),
    "a move before the set-up": Refused(lambda: Game.new("sintra", seed=1), "1B1", "deal-due", "dealt"),
    "a move after the end": Refused(lambda: ended(palace()), "1B1", "over", "over"),
}

UNKNOWN: list[Move] = [
    Take(-1, 0, 0),
    Take(10, 0, 0),
    Take(1, 5, 0),
    Take(1, -1, 0),
    Take(1, 0, 9),
    Take(1, 0, -1),
    UseJokers(3),
    UseJokers(-1),
    SetPane(8, 0),
    SetPane(0, 5),
    ClassicTake(1, 0, False, 0),
]

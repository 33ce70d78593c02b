"""Positions of Sintra: some that are accepted, and some that could not stand on a table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from faience import Game
from tests.positions.sintra import Plain, all_on_boards, changed, ended, palace, position
from tests.suite.sheets import Broken, Change, both, broken_from, impossible, seat, table
from tests.tables import plain


def usual() -> Plain:
    """Nothing is wrong with this one."""
    one = palace({1: "1a BB.Y.", 4: "8b B..YP"}, {4: "G.", 6: "OP"}, score=7, glazier=4, glass=3, lost=18)
    bag = dict.fromkeys("BYOPG", 2)
    return position(one, palace(), displays=["BBYO", "PPPG"], center="GG", bag=bag, marker=1)


def strip(place: int, value: Any) -> Change:
    """Seat 2 has another strip at a place."""
    return lambda given: given["boards"][1]["strips"].__setitem__(place - 1, value)


def window(place: int, value: str) -> Change:
    return lambda given: given["boards"][1]["windows"].__setitem__(place - 1, value)


def back(letter: str, number: int = 1) -> Change:
    """Panes that lie elsewhere now come out of the tower."""
    return lambda given: given["tower"].update({letter: given["tower"][letter] - number})


def laid(face: str, panes: str = ".....") -> Plain:
    return {"strip": face, "panes": panes}


WRONG: dict[str, tuple[Change, str]] = {
    "a field of the classic game": (table(lid={}), "lid"),
    "an unknown side": (table(side="C"), "'C'; choose A, B"),
    "a wrong set": (table(strips=changed(track=[0])), "2 to 16 spaces"),
    "a set by its path": (table(strips="house.toml"), "strips"),
    "one board": (lambda given: given["boards"].pop(), "boards"),
    "five boards": (table(boards=[palace()] * 5), "boards"),
    "too few displays": (lambda given: given["displays"].pop(), "5 displays, not 4"),
    "five spaces on the indicator": (table(indicator="..YOP"), "6 spaces, not 5"),
    "an unknown letter in the bag": (lambda given: given["bag"].update(R=1), "the bag holds 'R'"),
    "an unknown letter in the tower": (lambda given: given["tower"].update(J=0), "the tower holds 'J'"),
    "an unknown letter on the indicator": (table(indicator="..YOPx"), "the round indicator holds 'x'"),
    "an unknown letter on a display": (lambda given: given["displays"].__setitem__(2, "K"), "display 3 holds 'K'"),
    "an unknown letter in the center": (table(center="M"), "the center holds 'M'"),
    "an unknown letter in the hand": (table(hand="x"), "the hand holds 'x'"),
    "an unknown letter in a window": (window(3, "J."), "window 3 of seat 2 holds 'J'"),
    "an unknown letter on a strip": (strip(1, laid("1a", "J....")), "place 1 of seat 2 holds 'J'"),
    "seven places": (seat(2, strips=[laid("1a")] * 7), "8 places"),
    "nine windows": (seat(2, windows=[".."] * 9), "8 places"),
    "a window with one space": (window(3, "."), "window 3 of seat 2 has an upper and a lower space"),
    "a strip that does not exist": (strip(1, laid("9a")), "such as '3a'"),
    "a face that does not exist": (strip(1, laid("1c")), "such as '3a'"),
    "a strip with four squares": (strip(1, laid("1a", "....")), "5 squares, not 4"),
    "a strip twice": (strip(1, laid("2a")), "seat 2 has strip 2 twice"),
    "both faces of a strip": (strip(1, laid("2b")), "seat 2 has strip 2 twice"),
    "a pane on another color": (strip(1, laid("1a", "Y....")), "a yellow pane on square 1, which is blue"),
    "a glazier at place 9": (seat(1, glazier=9), "glazier"),
    "a glazier at place 0": (seat(1, glazier=0), "glazier"),
    "the last space of the track": (seat(1, glass=9), "space 9 of the glass track"),
    "a space past the track": (seat(1, glass=12), "space 12 of the glass track"),
    "round seven": (table(round=7), "round"),
    "a turn of a seat that is not there": (table(turn=3), "turn is seat 3"),
    "a starter that is not there": (table(starter=4), "starter is seat 4"),
    "a marker that is not there": (table(marker=3), "marker is seat 3"),
    "one pane too many": (lambda given: given["bag"].update(B=3), "20 blue panes in all, but there are 21"),
    "one pane too few": (lambda given: given["tower"].update(G=0), "20 green panes"),
    "a score below nought": (seat(2, score=-1), "below 0"),
    "a loss that no track takes": (seat(2, lost=17), "cannot have lost 17"),
    "a loss below nought": (seat(2, lost=-18), "lost"),
    "a lower pane without an upper": (both(window(3, ".O"), back("O")), "lower space but none in the upper"),
    "a complete window below a strip": (both(window(3, "OO"), back("O", 2)), "no strip can be left above it"),
    "no strip above an empty window": (strip(3, None), "there must be a strip above it"),
    "the joker face above an empty window": (strip(8, laid("8b")), "starts face down"),
    "a pane that the other face has not": (both(window(1, "P."), back("P")), "face 1b cannot have given"),
    "a complete strip": (both(strip(1, laid("1a", "BBBYY")), back("B", 3), back("Y", 2)), "is complete"),
    "no turn while one is due": (table(turn=None), "turn must be a seat"),
    "a hand while a turn is due": (both(table(hand="B"), back("B")), "hand"),
    "an end while the game goes on": (table(end="rounds"), "end"),
    "an indicator behind the round": (both(table(indicator=".BYOPG"), back("B")), "last 4 spaces"),
    "an indicator before the round": (both(table(indicator="...OPG"), back("Y", -1)), "last 4 spaces"),
    "a color twice on the indicator": (both(table(indicator="..YYPG"), back("Y"), back("O", -1)), "yellow twice"),
    "a display of five": (both(lambda g: g["displays"].__setitem__(0, "BBBYO"), back("B")), "display 1 holds 5"),
    "a display half full beside a bag": (
        both(lambda g: g["displays"].__setitem__(0, "BBY"), back("O", -1)), "display 1 holds 3 tiles"),
    "no pane to take": (
        both(table(displays=[""] * 5, center=""), back("B", -2), back("Y", -1), back("O", -1), back("P", -3),
             back("G", -3)), "must be panes"),
}  # fmt: skip

PANE: Plain = {"phase": "pane"}
JOKERS: Plain = {"phase": "jokers"}
DEAL: Plain = {"phase": "deal", "turn": None}
DONE = {1: "1a BBBYY"}
HALF = palace({1: "8b"}, {1: "G."})
IMPOSSIBLE: dict[str, tuple[Plain, str]] = {
    "two displays half full": (position(displays=["BB", "Y"]), "partly filled"),
    "a center larger than displays leave": (position(displays=["BBBB"] * 4, center="YYYY"), "the center holds 4"),
    "a marker taken from untouched displays": (position(displays=["BYOP"] * 5, marker=1), "nothing was taken"),
    "a pane due without a complete strip": (position(displays=["BBBB"], **PANE), "is not complete"),
    "a pane due above no strip": (position(palace(windows={1: "OP"}), displays=["BBBB"], **PANE), "no strip under"),
    "a pane due at another place": (position(palace(DONE, glazier=2), displays=["Y"], **PANE), "is not complete"),
    "a complete strip of another seat": (
        position(palace(DONE), palace(DONE), displays=["Y"], **PANE), "place 1 of seat 2 is complete"),
    "two complete strips": (
        position(palace(DONE | {2: "2a YYYOO"}), displays=["Y"], **PANE), "more than one complete strip"),
    "a pane due without a choice": (
        position(palace({1: "1a BBBBB"}, printed=changed(strips={1: ("BBBBB", "OOGGY")})), displays=["Y"],
                 printed=changed(strips={1: ("BBBBB", "OOGGY")}), **PANE), "no choice of a pane"),
    "squares due without a hand": (position(HALF, displays=["BBBB"], **JOKERS), "hand"),
    "a hand of two colors": (position(HALF, displays=["B"], hand="BY", **JOKERS), "one color"),
    "a hand for a strip without jokers": (position(displays=["B"], hand="BB", **JOKERS), "no choice where"),
    "a hand that fills all squares": (position(HALF, displays=["B"], hand="BBB", **JOKERS), "no choice where"),
    "a hand that fits jokers only": (position(HALF, displays=["B"], hand="GG", **JOKERS), "no choice where"),
    "a hand above no strip": (
        position(palace(windows={1: "OP"}), displays=["B"], hand="BB", **JOKERS), "no strip under"),
    "a deal with a turn": (position(phase="deal"), "turn must be null"),
    "a deal out of order": (position(displays=["", "B"], **DEAL), "in order"),
    "a deal that is done": (position(displays=["BYOP"] * 5, **DEAL), "in order"),
    "a deal with panes in the center": (position(center="B", **DEAL), "center"),
    "a deal with the marker taken": (position(marker=1, **DEAL), "marker"),
    "round one with too small a bag": (position(displays=["BYOP"] * 5, round_number=1), "74 panes after the deal"),
}  # fmt: skip


def setting_up(draws: str = "") -> Plain:
    game = Game.new("sintra", seed=1)
    game.deal(draws)
    return plain(game)


FIRST = "1a 2a 3a 4a 5a 6a 7a 8a"
SETUPS: dict[str, tuple[str, Change, str]] = {
    "the joker face up": ("1a", lambda g: g["boards"][0]["strips"].__setitem__(0, laid("8b")), "starts face down"),
    "a gap between strips": ("1a", lambda g: g["boards"][0]["strips"].__setitem__(2, laid("3a")), "laid in order"),
    "all strips laid in phase strips": (FIRST * 2, table(phase="strips"), "not all of them"),
    "a strip missing in phase indicator": ("1a", table(phase="indicator"), "must be a strip above it"),
    "an indicator while strips are laid": (
        "1a", both(table(indicator=".B...."), lambda g: g["bag"].update(B=19)), "filled in order"),
    "a gap on the indicator": (
        FIRST * 2, both(table(indicator="..B..."), lambda g: g["bag"].update(B=19)), "filled in order"),
    "a color twice on the indicator": (
        FIRST * 2, both(table(indicator=".BB..."), lambda g: g["bag"].update(B=18)), "one piece of each color"),
    "space i before the others": (
        FIRST * 2, both(table(indicator="B....."), lambda g: g["bag"].update(B=19)), "filled in order"),
    "an indicator that is full": (
        FIRST * 2 + "BYOPGB", table(phase="indicator"), "filled in order"),
    "a glazier that moved": (FIRST * 2, seat(1, glazier=2), "nobody has moved"),
    "a score": (FIRST * 2, seat(1, score=2), "nobody has moved"),
    "a step on the track": (FIRST * 2, seat(1, glass=2), "nobody has moved"),
    "a loss": (FIRST * 2, seat(1, lost=18), "nobody has moved"),
    "a pane in the tower": (
        FIRST * 2, both(lambda g: g["tower"].update(B=1), lambda g: g["bag"].update(B=19)), "nobody has moved"),
    "a pane on a display": (
        FIRST * 2, both(lambda g: g["displays"].__setitem__(0, "B"), lambda g: g["bag"].update(B=19)), "dealt"),
    "a pane on a strip": (
        "1a", both(lambda g: g["boards"][0]["strips"].__setitem__(0, laid("1a", "B....")),
                   lambda g: g["bag"].update(B=19)), "nobody has moved"),
    "a later round": (FIRST * 2, table(round=2), "nobody has moved"),
    "a marker taken": (FIRST * 2, table(marker=1), "marker lies in the center"),
    "a turn": (FIRST * 2, table(turn=1), "turn must be null"),
}  # fmt: skip


def over() -> Plain:
    given = plain(ended(palace(score=20, glass=6, lost=18)))
    assert given["boards"][0]["lost"] == 18 + 8
    return given


ENDS: dict[str, tuple[Change, str]] = {
    "an end in round 5": (table(round=5), "after round 6"),
    "an end with a piece on the indicator": (both(table(indicator=".....G"), back("G")), "last 0 spaces"),
    "an end with another loss": (seat(1, lost=19), "cannot have lost 19"),
    "an end without its loss": (seat(1, lost=0), "cannot have lost 0"),
    "an end without a reason": (table(end=None), "end"),
    "an end with a turn": (table(turn=1), "turn must be null"),
    "an end with a pane on a display": (
        both(lambda given: given["displays"].__setitem__(0, "G"), back("G")), "must be empty"),
}  # fmt: skip


def beginning(is_dealt: bool = True) -> Plain:
    """Nobody has taken anything yet; the panes are dealt or not."""
    game = Game.new("sintra", seed=5)
    game.deal(FIRST * 2 + "BYOPGB")
    if is_dealt:
        game.deal()
    return plain(game)


MOVED: dict[str, tuple[Change, str]] = {
    "points before the first take": (seat(1, score=3), ""),
    "a glazier that moved before the first take": (seat(1, glazier=5), ""),
    "a step on the track before the first take": (seat(1, glass=3), ""),
    "a loss before the first take": (seat(1, lost=18), ""),
}
UNDEALT: dict[str, tuple[Change, str]] = {name.replace("take", "deal"): case for name, case in MOVED.items()}
DEALT = MOVED | {"another turn before the first take": (table(turn=2), "the starter is to move")}

SOUND: dict[str, Callable[[], Plain]] = {
    "usual": usual,
    "plainest": lambda: position(displays=["BBBB"]),
    "strips being laid": lambda: setting_up("1a"),
    "strips laid": lambda: setting_up(FIRST * 2),
    "set up": lambda: setting_up(FIRST * 2 + "BYOPGB"),
    "before the first take": beginning,
    "before the first deal": partial(beginning, is_dealt=False),
    "over": over,
}

BROKEN: dict[str, Broken] = (
    broken_from(usual, WRONG)
    | impossible(IMPOSSIBLE)
    | {
        f"set-up: {name}": Broken(partial(setting_up, draws), change, said)
        for name, (draws, change, said) in SETUPS.items()
    }
    | broken_from(over, ENDS)
    | broken_from(beginning, DEALT)
    | broken_from(partial(beginning, is_dealt=False), UNDEALT)
    | impossible({"a deal without any pane": (all_on_boards(**DEAL), "the bag or the tower must hold a pane")})
)

"""Positions of Pavilion: some that are accepted, and some that could not stand on a table."""

from collections.abc import Callable
from functools import partial

from faience import Game
from tests.positions.pavilion import Plain, all_on_boards, board, game_at, nothing_to_draw, position
from tests.suite.sheets import Broken, Change, both, broken_from, impossible, seat, table
from tests.tables import plain


def usual() -> Plain:
    """Nothing is wrong with this one."""
    one = board("O1 O2 R5 C1B C4G", "RRPG", score=12)
    other = board("P6 C2Y", kept="GG", score=3)
    return position(one, other, round_number=3, marker=2, starter=2)


def star(number: int, slots: str) -> Change:
    """Seat 2 has other tiles in a star."""
    return lambda given: given["boards"][1]["stars"].__setitem__(number - 1, slots)


def back(letter: str, number: int = 1) -> Change:
    """Tiles that lie elsewhere now come out of the tower."""
    return lambda given: given["tower"].update({letter: given["tower"][letter] - number})


SPACE: Plain = {"star": 2, "slot": 3, "color": "R"}
WRONG: dict[str, tuple[Change, str]] = {
    "a field of the classic game": (table(lid={}), "lid"),
    "an unknown side": (table(side="gray"), "side"),
    "one board": (lambda given: given["boards"].pop(), "boards"),
    "five boards": (table(boards=[board()] * 5), "boards"),
    "too few displays": (lambda given: given["displays"].pop(), "5 displays, not 4"),
    "six stars": (lambda given: given["boards"][1]["stars"].pop(), "stars"),
    "a star with five slots": (star(1, "....."), "star 1 of seat 2 has 6 slots, not 5"),
    "a star with seven slots": (star(7, "......."), "star 7 of seat 2 has 6 slots, not 7"),
    "an unknown letter in the bag": (lambda given: given["bag"].update(K=1), "the bag holds 'K'"),
    "an unknown letter in the tower": (lambda given: given["tower"].update(J=0), "the tower holds 'J'"),
    "an unknown letter in the supply": (table(supply="OORRBBYYGx"), "the supply holds 'x'"),
    "an unknown letter on a display": (lambda given: given["displays"].__setitem__(2, "K"), "display 3 holds 'K'"),
    "an unknown letter in the center": (table(center="M"), "the center holds 'M'"),
    "an unknown letter in a hand": (seat(2, hand="x"), "the hand of seat 2 holds 'x'"),
    "an unknown letter in a corner": (seat(2, kept="x"), "what seat 2 keeps holds 'x'"),
    "an unknown letter in a star": (star(6, ".....x"), "star 6 of seat 2 holds 'x'"),
    "five corners": (both(seat(2, kept="GGGGG"), back("G", 3)), "seat 2 keeps 5 tiles, but has 4 corners"),
    "eleven tiles in the supply": (
        both(lambda g: g.update(supply=g["supply"] + "P"), back("P")), "the supply has 10 spaces, not 11"),
    "round seven": (table(round=7), "round"),
    "round nought": (table(round=0), "round"),
    "a turn of a seat that is not there": (table(turn=3), "turn is seat 3"),
    "a starter that is not there": (table(starter=4), "starter is seat 4"),
    "a marker that is not there": (table(marker=3), "marker is seat 3"),
    "a refill after a seat that is not there": (table(refilled=3), "refilled is seat 3"),
    "a score of nought": (seat(2, score=0), "score"),
    "one tile too many": (lambda given: given["bag"].update(B=3), "22 blue tiles in all, but there are 23"),
    "one tile too few": (lambda given: given["tower"].update(G=0), "22 green tiles"),
    "a tile in a star of another color": (
        both(star(1, "...R.."), back("R")), "star 1 of seat 2 is orange, so it holds orange tiles only"),
    "a color twice in the middle": (
        both(star(7, ".Y..Y."), back("Y")), "star 7 of seat 2 holds a color twice"),
    "no turn while one is due": (table(turn=None), "turn must be a seat"),
    "a turn of somebody without tiles": (table(turn=2), "seat 2 is to place a tile"),
    "tiles in hand after the pass": (both(seat(2, hand="O"), back("O")), "seat 2 has passed"),
    "tiles kept before the pass": (seat(2, passed=False), "seat 2 keeps tiles, so it must have passed"),
    "a marker that does not start": (table(marker=1), "whoever holds the marker is the starter"),
    "tiles on a display": (
        both(lambda g: g["displays"].__setitem__(0, "OOOO"), back("O", 4)), "displays and the center must be empty"),
    "tiles in the center": (both(table(center="O"), back("O")), "displays and the center must be empty"),
    "gaps in the supply beside a tower": (
        both(lambda g: g.update(supply=g["supply"][1:]), back("O", -1)), "the supply has gaps"),
    "a space while none is paid for": (table(space=SPACE), "space belongs to the phase 'pay'"),
    "picks while none are due": (table(picks=1), "picks belongs to the phase 'pick'"),
    "four picks": (table(picks=4), "picks"),
    "a lowest color while none is asked for": (table(lowest="R"), "lowest belongs to the phases"),
    "a refill while none is due": (table(refilled=1), "refilled belongs to the phase 'refill'"),
    "an end while the game goes on": (table(end="rounds"), "end belongs to the phase 'over'"),
    "a payment without a space": (table(phase="pay"), "space belongs to the phase 'pay'"),
    "a pick without picks": (table(phase="pick"), "picks belongs to the phase 'pick'"),
    "a refill without a seat": (table(phase="refill", turn=None), "refilled belongs to the phase 'refill'"),
    "a refill without gaps": (table(phase="refill", turn=None, refilled=1), "the supply has gaps"),
    "a refill with a turn": (table(phase="refill", refilled=1), "turn must be null"),
    "a choice of tiles to keep before the pass": (table(phase="keep"), "seat 1 chooses what to keep"),
    "an end in round 3": (table(phase="over", turn=None, end="rounds"), "after round 6, not 3"),
    "an end without a reason": (table(phase="over", turn=None, round=6), "end belongs to the phase 'over'"),
    "a deal with kept tiles": (table(phase="deal", turn=None, marker="center"), "nobody has passed"),
    "a set-up in the middle": (table(phase="supply", turn=None), "nobody has passed"),
}  # fmt: skip

DRAFT: Plain = {"phase": "draft", "round_number": 2}
DEAL: Plain = {"phase": "deal", "turn": None, "round_number": 2}
PAY: Plain = {"phase": "pay"}
RICH = board("R1", "RRRPP")
PASSED = board(hand="RRG", passed=True)
IMPOSSIBLE: dict[str, tuple[Plain, str]] = {
    "two stars of a free board mixed up": (
        position(board("2.1R 2.2R 2.3B", "R"), side="free"), "star 2 of seat 1 must hold tiles of one color, or"),
    "the middle of a free board mixed up": (
        position(board("C.1R C.2B C.3B", "R"), side="free"), "star 7 of seat 1 must hold tiles of one color, or"),
    "a draft without tiles": (position(**DRAFT), "there must be tiles on the displays or in the center"),
    "a display of five": (position(displays=["OOOOO"], **DRAFT), "display 1 holds 5 tiles"),
    "a display half full beside a bag": (position(displays=["OO"], **DRAFT), "display 1 holds 2 tiles"),
    "two displays half full": (position(displays=["OO", "R"], bag="", **DRAFT), "partly filled"),
    "a center larger than displays leave": (
        position(displays=["OOOO"] * 4, center="RRRR", **DRAFT), "the center holds 4 tiles, more than 1"),
    "a marker taken from untouched displays": (
        position(displays=["ORBY"] * 5, marker=1, **DRAFT), "nothing was taken"),
    "a second turn before untouched displays": (
        position(displays=["ORBY"] * 5, turn=2, **DRAFT), "nothing was taken"),
    "a pass in the first half": (position(board(passed=True), displays=["OOOO"], **DRAFT), "nobody has passed"),
    "kept tiles in the first half": (position(board(kept="R"), displays=["OOOO"], **DRAFT), "nobody has passed"),
    "round one with too small a bag": (
        position(displays=["ORBY"] * 5, phase="draft"), "the bag must hold 102 tiles after the deal"),
    "a deal out of order": (position(displays=["", "OOOO"], **DEAL), "filled in order"),
    "a deal that is done": (position(displays=["ORBY"] * 5, **DEAL), "filled in order"),
    "a deal with tiles in the center": (position(center="O", **DEAL), "nothing but the marker"),
    "a deal with the marker taken": (position(marker=1, **DEAL), "nothing but the marker"),
    "a deal with a turn": (position(phase="deal"), "turn must be null"),
    "a deal with gaps in the supply": (position(supply="ORBY", **DEAL), "the supply has gaps"),
    "a deal of nothing": (nothing_to_draw(board(), **DEAL), "the bag or the tower must hold a tile"),
    "a payment for a space that is taken": (
        position(RICH, space={"star": 2, "slot": 3, "color": "R"}, **PAY), "slot 3 of star 2 holds a tile already"),
    "a payment for a star of another color": (
        position(RICH, space={"star": 1, "slot": 3, "color": "R"}, **PAY), "star 1 does not take a red tile"),
    "a payment without a choice": (
        position(board(hand="RRR"), space={"star": 2, "slot": 5, "color": "R"}, **PAY), "no choice how to pay"),
    "a payment in the wild color": (
        position(board(hand="PPP"), space={"star": 6, "slot": 2, "color": "P"}, **PAY), "no choice how to pay"),
    "a payment for one tile": (
        position(board(hand="RPP"), space={"star": 2, "slot": 3, "color": "R"}, **PAY), "no choice how to pay"),
    "a payment with nothing of the color": (
        position(board(hand="PPP"), space={"star": 2, "slot": 5, "color": "R"}, **PAY), "no choice how to pay"),
    "a star that is not there": (
        position(RICH, space={"star": 8, "slot": 3, "color": "R"}, **PAY), "star"),
    "a slot that is not there": (
        position(RICH, space={"star": 2, "slot": 7, "color": "R"}, **PAY), "slot"),
    "a pick of one color": (
        position(board("R5 R6"), supply="O" * 9, phase="pick", picks=2), "no choice of a tile from the supply"),
    "a pick of all there is": (
        nothing_to_draw(board("R5 R6"), board(), supply="ORB", phase="pick", picks=3), "no choice of a tile"),
    "tiles to keep of nobody who passed": (position(board(hand="RR"), phase="keep"), "it must have passed"),
    "tiles to keep of an empty hand": (position(board(passed=True), phase="keep"), "no choice of a tile to keep"),
    "a fifth tile to keep": (
        position(board(hand="G", kept="RRRR"), phase="keep", lowest="R"), "no choice of a tile to keep"),
    "tiles to keep all before the lowest": (
        position(board(hand="OO", kept="R"), phase="keep", lowest="R"), "no choice of a tile to keep"),
    "tiles kept after the lowest": (
        position(board(hand="GG", kept="RB"), phase="keep", lowest="R"), "keeps one after R"),
    "a lowest color that was not kept": (
        position(board(hand="GG", kept="R"), phase="keep", lowest="B"), "keeps no blue tile"),
    "tiles to keep that are kept unasked": (
        position(PASSED, phase="keep", keep_all=True), "keeps all its tiles without being asked"),
    "tiles to keep where nothing is kept": (
        position(PASSED, phase="keep", last_discard=True, round_number=6), "nothing can be kept in the last round"),
}  # fmt: skip


def setting_up(draws: str = "ORB") -> Plain:
    game = Game.new("pavilion", seed=1)
    game.deal(draws)
    return plain(game)


SETUPS: dict[str, tuple[Change, str]] = {
    "a score": (seat(1, score=7), "before anybody took tiles"),
    "a tile in hand": (both(seat(1, hand="O"), lambda g: g["bag"].update(O=20)), "before anybody took tiles"),
    "a tile on a board": (both(star(1, "O....."), lambda g: g["bag"].update(O=20)), "before anybody took tiles"),
    "a tile in the tower": (both(back("O", -1), lambda g: g["bag"].update(O=20)), "before anybody took tiles"),
    "a later round": (table(round=2), "before the first round"),
    "a marker taken": (table(marker=1), "before the first round"),
    "a full supply": (
        table(supply="OORRBBYYGP", bag={"O": 20, "R": 20, "B": 20, "Y": 20, "G": 21, "P": 21}),
        "until the supply is full"),
    "a turn": (table(turn=1), "turn must be null"),
}  # fmt: skip


def over() -> Plain:
    game = game_at(board("R1 R2", "B", score=20), board(score=7), round_number=6)
    game.play("pass:-")
    return plain(game)


ENDS: dict[str, tuple[Change, str]] = {
    "an end in round 5": (table(round=5), "after round 6, not 5"),
    "an end of all rounds without a reason": (table(end=None), "end belongs to the phase 'over'"),
    "an end with a turn": (table(turn=1), "turn must be null"),
    "an end without a pass": (seat(1, passed=False), "everybody has passed"),
    "an end with a tile in hand": (both(seat(1, hand="O"), back("O")), "everybody has passed"),
    "an end with a tile kept": (both(seat(1, kept="O"), back("O")), "everybody has passed"),
    "an end with a tile in the center": (both(table(center="O"), back("O")), "must be empty"),
}

FIRST = "ORBYGPORBY"


def from_bag(letter: str) -> Change:
    return lambda given: given["bag"].update({letter: given["bag"][letter] - 1})


BEGINNINGS: dict[str, tuple[Change, str]] = {
    "a score in the first deal": (seat(1, score=7), "before anybody took tiles"),
    "a tile in hand in the first deal": (both(from_bag("O"), seat(1, hand="O")), "before anybody took tiles"),
    "a tile in the tower in the first deal": (
        both(from_bag("O"), lambda given: given["tower"].update(O=1)), "before anybody took tiles"),
}  # fmt: skip

SOUND: dict[str, Callable[[], Plain]] = {
    "usual": usual,
    "plainest": lambda: position(board(hand="RR")),
    "the supply being filled": setting_up,
    "before the first deal": partial(setting_up, FIRST),
    "the first deal": partial(setting_up, FIRST + " ORBY"),
    "gaps in the supply and nothing to fill them": lambda: nothing_to_draw(board(hand="RR"), supply="OG"),
    "all tiles on boards": all_on_boards,
    "over": over,
}

BROKEN: dict[str, Broken] = (
    broken_from(usual, WRONG)
    | impossible(IMPOSSIBLE)
    | {f"set-up: {name}": Broken(setting_up, *case) for name, case in SETUPS.items()}
    | broken_from(over, ENDS)
    | {f"{name}, before it": Broken(partial(setting_up, FIRST), *case) for name, case in BEGINNINGS.items()}
    | broken_from(partial(setting_up, FIRST + " ORBY"), BEGINNINGS)
)

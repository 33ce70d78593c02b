"""Records of the classic game written by hand, and wrong ones."""

from tests.suite.sheets import WrongRecord

START = ["faience 1", "game: classic", "seats: 2", "first: 2", "player 1: Ana", "note: by hand", ""]
DEAL = "deal BBYR KWWB RRRR YYKK BYRK"

TYPED = ["# a comment", "", DEAL, "2 1b2", "1  CY1"]
WRITTEN = ["# round 1", DEAL, "2 1B2", "1 CY1"]
BEGINNINGS: list[list[str]] = [[], ["deal B"], [DEAL]]


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


WRONG: dict[str, WrongRecord] = {
    "nothing": WrongRecord("", 1, "faience 1"),
    "another kind of file": WrongRecord("PGN\n", 1, "faience 1"),
    "a version to come": WrongRecord("faience 3\n", 1, "version"),
    "no header": WrongRecord("faience 1\nhello\n", 2, "header"),
    "an unknown header": WrongRecord(text(start=["faience 1", "color: red", ""]), 2, "color"),
    "a header twice": WrongRecord(text(start=["faience 1", "seats: 2", "seats: 3", ""]), 3, "line 2"),
    "a game that does not exist": WrongRecord(
        text(start=["faience 1", "game: chess", "seats: 2", "first: 1", ""]), 2, "chess"
    ),
    "an option with a reserved name": WrongRecord(
        text(start=["faience 1", "game: classic game=x", "seats: 2", "first: 1", ""]),
        2,
        "game",
    ),
    "too many seats": WrongRecord(
        text(start=["faience 1", "game: classic", "seats: 5", "first: 1", ""]), 3, "2, 3 or 4 players"
    ),
    "a first seat that is not there": WrongRecord(
        text(start=["faience 1", "game: classic", "seats: 2", "first: 3", ""]),
        4,
        "first",
    ),
    "no seats": WrongRecord(text(start=["faience 1", "game: classic", "first: 1", ""]), 3, "seats"),
    "a player without a seat": WrongRecord(text(start=[*START[:4], "player 3: Clara", ""]), 5, "2 seats"),
    "a name too long": WrongRecord(text(start=[*START[:4], f"player 1: {'a' * 41}", ""]), 5, "40"),
    "a position that is not JSON": WrongRecord(text(start=[*START[:4], "position: {", ""]), 5, "JSON"),
    "a position that is wrong": WrongRecord(text(start=[*START[:4], "position: {}", ""]), 5, "game"),
    "a position with a huge number": WrongRecord(
        text(start=[*START[:4], f"position: {'1' * 5000}", ""]), 5, "position"
    ),
    "a position nested too deep": WrongRecord(text(start=[*START[:4], f"position: {'[' * 9999}", ""]), 5, ""),
    "a move before the deal": WrongRecord(text("2 1B2"), 8, "dealt"),
    "a tile that is not in the bag": WrongRecord(text("deal BJ"), 8, "'J'"),
    "too many tiles": WrongRecord(text(DEAL + " B"), 8, "too many"),
    "a second deal": WrongRecord(text(DEAL, "deal BBBB"), 9, "seat 2 is to move"),
    "a move of the wrong seat": WrongRecord(text(DEAL, "1 1B2"), 9, "seat 2 is to move"),
    "a move that is illegal": WrongRecord(text(DEAL, "2 1K2"), 9, "black"),
    "a move that cannot be read": WrongRecord(text(DEAL, "2 1B9"), 9, "1B9"),
    "a line of nonsense": WrongRecord(text(DEAL, "resign"), 9, "resign"),
    "an early end": WrongRecord(text(DEAL, "end row 1 2"), 9, "not over"),
}

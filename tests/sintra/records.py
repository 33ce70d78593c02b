"""Records of Sintra written by hand, and wrong ones."""

import json

from tests.positions.sintra import HOUSE
from tests.suite.sheets import WrongRecord

START = [
    "faience 1",
    "game: sintra side=B",
    "seats: 2",
    "first: 2",
    f"strips: {json.dumps(HOUSE)}",
    "note: by hand",
    "",
]
SETUP = ["strips 1a 2a 3a 4a 5a 6a 7a 8a", "strips 8a 7b 6b 5b 4b 3b 2b 1b", "indicator BYOPG B"]
DEAL = "deal BBYO PGGB OOOO YYPP BYOP"

TYPED = ["# set-up", *SETUP, "", DEAL, "2 1b3", "1  CY1"]
WRITTEN = ["# set-up", *SETUP, "# round 1", DEAL, "2 1B3", "1 CY1"]
BEGINNINGS: list[list[str]] = [
    [], SETUP[:1], ["strips 1a 2b"], [*SETUP[:2], "indicator BY"], SETUP, [*SETUP, "deal BBYO P"],
]  # fmt: skip


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


WRONG: dict[str, WrongRecord] = {
    "a move before the set-up": WrongRecord(text("2 1B2"), 8, "dealt"),
    "a deal before the strips": WrongRecord(text(DEAL), 8, "'strips' is due, not 'deal'"),
    "an indicator before the strips": WrongRecord(text(SETUP[2]), 8, "'strips' is due, not 'indicator'"),
    "strips after the indicator": WrongRecord(text(*SETUP, SETUP[0]), 11, "'deal' is due, not 'strips'"),
    "a strip twice": WrongRecord(text("strips 1a 1b"), 8, "'1b' cannot be drawn"),
    "the joker face": WrongRecord(text("strips 8b"), 8, "'8b' cannot be drawn"),
    "a strip that is not there": WrongRecord(text("strips 9a"), 8, "'9a'"),
    "a strip cut short": WrongRecord(text("strips 1a 2"), 8, "'2'"),
    "too many strips": WrongRecord(text(*SETUP[:2], "strips 1a"), 10, "'indicator' is due"),
    "strips that run into the indicator": WrongRecord(text(SETUP[0], SETUP[1] + " B"), 9, ""),
    "a color twice on the indicator": WrongRecord(text(*SETUP[:2], "indicator BB"), 10, "'B' cannot be drawn"),
    "a deal in one line with the indicator": WrongRecord(text(*SETUP[:2], "indicator BYOPG BB"), 10, ""),
    "a tile of another game": WrongRecord(text(*SETUP, "deal BK"), 11, "'K'"),
    "too many panes": WrongRecord(text(*SETUP, DEAL + " B"), 11, "too many"),
    "a second deal": WrongRecord(text(*SETUP, DEAL, "deal BBBB"), 12, "seat 2 is to move"),
    "a move of the wrong seat": WrongRecord(text(*SETUP, DEAL, "1 1B2"), 12, "seat 2 is to move"),
    "a move that is illegal": WrongRecord(text(*SETUP, DEAL, "2 1B1"), 12, "no free square for blue"),
    "a move of another game": WrongRecord(text(*SETUP, DEAL, "2 1BJ2"), 12, "1BJ2"),
    "an early end": WrongRecord(text(*SETUP, DEAL, "end rounds 1 2"), 12, "not over"),
    "an unknown side": WrongRecord(text(start=[START[0], "game: sintra side=C", *START[2:]]), 2, "side must be A or B"),
    "an option of another game": WrongRecord(text(start=[START[0], "game: sintra wall=gray", *START[2:]]), 2, "wall"),
}

"""Records of Pavilion written by hand, and wrong ones."""

from tests.suite.sheets import WrongRecord

START = ["faience 1", "game: pavilion side=colored", "seats: 2", "first: 2", "note: by hand", ""]
SETUP = ["supply ORBYGPORBY", "deal RRYY GPPO OORR BBYY GGGG"]
DRAFT = ["2 1R", "1 5G", "2 4B", "1 CY", "2 3O", "1 2G", "2 CR", "1 CO"]

TYPED = ["# set-up", *SETUP, "", *DRAFT, "1 y3:2y1p"]
WRITTEN = ["# set-up", SETUP[0], "# round 1", SETUP[1], *DRAFT, "1 Y3:2Y1P"]
BEGINNINGS: list[list[str]] = [[], ["supply ORB"], SETUP[:1], [SETUP[0], "deal RR"]]


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


WRONG: dict[str, WrongRecord] = {
    "a move before the set-up": WrongRecord(text("2 1R"), 7, "dealt"),
    "a deal before the supply": WrongRecord(text(SETUP[1]), 7, "'supply' is due, not 'deal'"),
    "a supply that runs into the deal": WrongRecord(text("supply ORBYGPORBYO"), 7, "too many"),
    "a tile of another game": WrongRecord(text("supply K"), 7, "'K'"),
    "a refill that is not due": WrongRecord(text(*SETUP, "refill O"), 9, "seat 2 is to move"),
    "a move of the wrong seat": WrongRecord(text(*SETUP, "1 1R"), 9, "seat 2 is to move"),
    "a move that is illegal": WrongRecord(text(*SETUP, "2 2P"), 9, "purple is wild"),
    "a turn with a wrong payment": WrongRecord(text(*SETUP, *DRAFT, "1 Y3:3Y1P"), 17, "can be paid for with"),
    "a turn with picks that do not come": WrongRecord(text(*SETUP, *DRAFT, "1 Y1:1Y+1B"), 17, "brings -"),
    "a move of another game": WrongRecord(text(*SETUP, "2 1RJ2"), 9, "1RJ2"),
    "an early end": WrongRecord(text(*SETUP, "end rounds 1 2"), 9, "not over"),
    "an unknown side": WrongRecord(
        text(start=[START[0], "game: pavilion side=C", *START[2:]]), 2, "side must be colored or free"
    ),
    "an option of another game": WrongRecord(text(start=[START[0], "game: pavilion wall=gray", *START[2:]]), 2, "wall"),
}

"""Pavilion: positions, from the rules' record and back.

A position names every physical component: what lies in the bag, the tower, the supply, the displays and the center,
where the marker is, and each seat's board, hand and corners. Seats, displays, stars and slots count from 1.
"""

from typing import Annotated, Literal, get_args

import msgspec

from faience.games.options import Option
from faience.games.pavilion.printed import LETTERS
from faience.games.pavilion.state import PavilionState
from faience.games.tabletop import Count, Seat, TablePosition, Tabletop, fields_of, fill, spell, tally
from faience.rules import pavilion
from faience.rules.pavilion import state as rules

FREE = "."
SEATS = (2, 3, 4)

Points = Annotated[int, msgspec.Meta(ge=rules.LEAST_SCORE, le=10000)]
Letter = Literal["O", "R", "B", "Y", "G", "P"]
Phase = Literal["supply", "deal", "draft", "place", "pay", "pick", "keep", "refill", "over"]
PHASES = get_args(Phase)
Reason = Literal["rounds"]
REASONS: dict[int, Reason] = {rules.ALL_ROUNDS: "rounds"}
_KEEP_ALL = "a player who passes with four tiles or fewer keeps them all without being asked"
OPTIONS = (
    Option("side", ("colored", "free"), rules.FREE_SIDE),
    Option("keep_all", (False, True), rules.KEEP_ALL, True, _KEEP_ALL),
    Option("last_discard", (False, True), rules.LAST_DISCARD, True, "nothing is kept in the last round"),
)
TABLE = Tabletop(pavilion, LETTERS, OPTIONS, SEATS, PHASES, REASONS)
Star = tuple[str, str, str, str, str, str, str]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on and beside one board: for each star its six slots, `.` for a free one; tiles in hand and kept."""

    score: Points
    stars: Star
    hand: str
    kept: str
    passed: bool


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space that is to be paid for, and the color of the tile for it."""

    star: Annotated[int, msgspec.Meta(ge=1, le=rules.STARS)]
    slot: Annotated[int, msgspec.Meta(ge=1, le=rules.SLOTS)]
    color: Letter


class PavilionPosition(TablePosition, frozen=True, kw_only=True, tag="pavilion"):
    """Everything on the table."""

    side: Literal["colored", "free"] = "colored"
    keep_all: bool = False
    last_discard: bool = False
    round: Annotated[int, msgspec.Meta(ge=1, le=rules.ROUNDS)]
    phase: Phase
    turn: Seat | None
    starter: Seat
    marker: Seat | Literal["center"]
    bag: dict[str, Count]
    tower: dict[str, Count]
    supply: str
    displays: tuple[str, ...]
    center: str
    boards: tuple[Board, ...]
    space: Space | None = None
    picks: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    lowest: Letter = "O"
    refilled: Seat | None = None
    end: Reason | None = None


def position_of(state: PavilionState, parts: None) -> PavilionPosition:
    """The position that a state holds; no part of the game can be replaced."""
    state = fields_of(state)
    return PavilionPosition(
        **TABLE.fields(state),
        tower=tally(state.tower, LETTERS),
        supply=spell(state.supply, LETTERS),
        boards=tuple(_board_of(state, seat) for seat in range(int(state.seats))),
        space=_space_of(state),
        picks=int(state.picks),
        lowest=LETTERS[int(state.lowest)],  # type: ignore[arg-type]  # a letter of a text loses the literal type
        refilled=int(state.placing) + 1 if state.placing >= 0 else None,
    )


def _space_of(state: PavilionState) -> Space | None:
    if int(state.phase) != rules.PAY:
        return None
    color: Letter = LETTERS[int(state.color)]  # type: ignore[assignment]  # as above
    return Space(star=int(state.star) + 1, slot=int(state.slot) + 1, color=color)


def _board_of(state: PavilionState, seat: int) -> Board:
    def star(number: int) -> str:
        colors = state.board[seat, number].tolist()
        return "".join(FREE if color == rules.EMPTY else LETTERS[color] for color in colors)

    return Board(
        score=int(state.score[seat]),
        stars=(star(0), star(1), star(2), star(3), star(4), star(5), star(6)),
        hand=spell(state.hand[seat], LETTERS),
        kept=spell(state.kept[seat], LETTERS),
        passed=bool(int(state.passed) >> seat & 1),
    )


def lay_out(position: PavilionPosition) -> PavilionState:
    """The state of a position whose letters and sizes are known to be right."""
    state: PavilionState = TABLE.lay_out(position)
    fill(state.tower, position.tower, LETTERS)
    for color, letter in enumerate(LETTERS):
        state.supply[color] = position.supply.count(letter)
    for seat, board in enumerate(position.boards):
        _lay_board(state, seat, board)
    state.placing = position.refilled - 1 if position.refilled else rules.EMPTY
    state.picks = position.picks
    state.lowest = LETTERS.index(position.lowest)
    if position.space:
        state.star, state.slot = position.space.star - 1, position.space.slot - 1
        state.color = LETTERS.index(position.space.color)
    return state


def _lay_board(state: PavilionState, seat: int, board: Board) -> None:
    for color, letter in enumerate(LETTERS):
        state.hand[seat, color], state.kept[seat, color] = board.hand.count(letter), board.kept.count(letter)
    for star, slots in enumerate(board.stars):
        for slot, letter in enumerate(slots):
            state.board[seat, star, slot] = LETTERS.find(letter)
            state.filled[seat, star] |= (letter != FREE) << slot
    state.passed |= board.passed << seat

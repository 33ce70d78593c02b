"""Sintra: positions, from the rules' record and back.

A position names every physical component: what is printed on strips, palaces and track, what lies in the bag,
the tower, on the round indicator, the displays and in the center, where the marker is, and each seat's board.
Seats, places, windows, displays and the spaces of the track count from 1.
"""

from typing import Annotated, Literal, get_args

import msgspec

from faience.games.options import Option
from faience.games.sintra.state import SintraState
from faience.games.sintra.strips import FACE_NAMES, LETTERS, SQUARE_LETTERS, StripSet, face_name, house, numbers
from faience.games.tabletop import Count, Seat, TablePosition, Tabletop, fields_of, fill, spell, tally
from faience.rules import sintra
from faience.rules.sintra import state as rules

FREE = "."
SEATS = (2, 3, 4)

Place = Annotated[int, msgspec.Meta(ge=1, le=8)]
Points = Annotated[int, msgspec.Meta(ge=-30000, le=10000)]
Lost = Annotated[int, msgspec.Meta(ge=0, le=30000)]
Phase = Literal["strips", "indicator", "deal", "draft", "jokers", "pane", "over"]
PHASES = get_args(Phase)
Reason = Literal["rounds"]
REASONS: dict[int, Reason] = {rules.ALL_ROUNDS: "rounds"}
OPTIONS = (
    Option("side", ("A", "B"), rules.SIDE_B),
    Option("allow_negative", (False, True), rules.ALLOW_NEGATIVE, True, "scores may go below 0"),
    Option("reset_must_move_left", (False, True), rules.MUST_MOVE_LEFT, True, "the glazier goes home only to the left"),
)
TABLE = Tabletop(sintra, LETTERS, OPTIONS, SEATS, PHASES, REASONS)


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A strip that lies above a window: the face that is up, and its squares with the panes on them."""

    strip: str
    panes: str


class Palace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on and above one palace: strips by place, null where there is none, and windows, upper space first."""

    score: Points
    glazier: Place
    glass: Annotated[int, msgspec.Meta(ge=1, le=rules.MOST_TRACK)]
    lost: Lost
    strips: tuple[Laid | None, ...]
    windows: tuple[str, ...]


class SintraPosition(TablePosition, frozen=True, kw_only=True, tag="sintra"):
    """Everything on the table."""

    side: Literal["A", "B"] = "A"
    allow_negative: bool = False
    reset_must_move_left: bool = False
    strips: StripSet = msgspec.field(default_factory=house)
    round: Annotated[int, msgspec.Meta(ge=1, le=rules.ROUNDS)]
    phase: Phase
    turn: Seat | None
    starter: Seat
    marker: Seat | Literal["center"]
    bag: dict[str, Count]
    tower: dict[str, Count]
    indicator: str
    displays: tuple[str, ...]
    center: str
    boards: tuple[Palace, ...]
    hand: str = ""
    end: Reason | None = None


def position_of(state: SintraState, parts: StripSet) -> SintraPosition:
    """The position that a state holds."""
    state = fields_of(state)
    return SintraPosition(
        **TABLE.fields(state),
        strips=parts,
        tower=tally(state.tower, LETTERS),
        indicator=_letters(state.indicator.tolist()),
        boards=tuple(_board_of(state, seat) for seat in range(int(state.seats))),
        hand=LETTERS[int(state.color)] * int(state.panes) if state.panes else "",
    )


def _letters(colors: list[int]) -> str:
    return "".join(FREE if color == rules.EMPTY else LETTERS[color] for color in colors)


def _board_of(state: SintraState, seat: int) -> Palace:
    shown, free = state.shown[seat].tolist(), state.free[seat].tolist()
    jokers = spell(state.joker_panes[seat], LETTERS)
    return Palace(
        score=int(state.score[seat]),
        glazier=int(state.glazier[seat]) + 1,
        glass=int(state.glass[seat]) + 1,
        lost=int(state.lost[seat]),
        strips=tuple(
            None if face == rules.EMPTY else _strip_of(state.squares[face].tolist(), free[place], jokers, face)
            for place, face in enumerate(shown)
        ),
        windows=tuple(map(_letters, state.windows[seat].tolist())),
    )


def _strip_of(printed: list[int], free: list[int], jokers: str, face: int) -> Laid:
    """A strip with its panes; squares of one kind are filled from the left, joker squares in the order of colors."""
    filled = {kind: printed.count(kind) - free[kind] for kind in printed}
    panes, on_jokers = "", iter(jokers)
    for kind in printed:
        filled[kind] -= 1
        panes += FREE if filled[kind] < 0 else next(on_jokers) if kind == rules.JOKER else LETTERS[kind]
    return Laid(strip=face_name(face), panes=panes)


def lay_out(position: SintraPosition) -> SintraState:
    """The state of a position whose letters and sizes are known to be right."""
    state: SintraState = TABLE.lay_out(position, numbers(position.strips))
    fill(state.tower, position.tower, LETTERS)
    for space, letter in enumerate(position.indicator):
        state.indicator[space] = LETTERS.find(letter)
    for seat, board in enumerate(position.boards):
        _lay_board(state, seat, board)
    if position.hand:
        state.color, state.panes = LETTERS.index(position.hand[0]), len(position.hand)
    if position.phase == "strips":
        state.dealt = sum(strip is not None for board in position.boards for strip in board.strips)
    elif position.phase == "indicator":
        state.dealt = rules.ROUNDS - position.indicator.count(FREE)
    return state


def _lay_board(state: SintraState, seat: int, board: Palace) -> None:
    state.lost[seat], state.glazier[seat], state.glass[seat] = board.lost, board.glazier - 1, board.glass - 1
    for place, window in enumerate(board.windows):
        for space, letter in enumerate(window):
            state.windows[seat, place, space] = LETTERS.find(letter)
        state.glazed[seat] |= (window[rules.UPPER] != FREE) << place
    for place, strip in enumerate(board.strips):
        if strip is not None:
            face = FACE_NAMES.index(strip.strip)
            rules.show(state, seat, place, face)
            _lay_panes(state, seat, place, face, strip.panes)


def _lay_panes(state: SintraState, seat: int, place: int, face: int, panes: str) -> None:
    for kind, letter in zip(state.squares[face].tolist(), panes, strict=True):
        if letter != FREE:
            state.free[seat, place, kind] -= 1
            if SQUARE_LETTERS[kind] == "J":
                state.joker_panes[seat, LETTERS.index(letter)] += 1
    rules.refit(state, seat, place)

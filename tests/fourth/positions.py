"""Garland: positions, from the rules' record and back."""

from typing import Annotated, Any, Literal, Protocol

import msgspec
import numpy as np

from faience.games.errors import InvalidPosition
from faience.games.options import Option, choices_of, number_of
from faience.games.position import Position
from faience.games.rulebook import Numbers, State
from faience.rules import states
from faience.rules.tiles import CHANCE, OVER
from tests.fourth import rules
from tests.fourth.moves import LETTERS

SEATS = (1, 2, 3, 4, 5)
PHASES = ("deal", "take", "over")
REASONS = {rules.ALL_ROUNDS: "rounds"}
OPTIONS = (Option("length", ("short", "middle", "long"), 1), Option("holds", (False, True), rules.HOLDS, True))
Seat = Annotated[int, msgspec.Meta(ge=1, le=5)]
Beads = Annotated[str, msgspec.Meta(pattern="^[KLM]*$")]


class Garland(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One garland: its points, its beads in the order of colors, and the color that was strung last."""

    score: Annotated[int, msgspec.Meta(ge=-100, le=1000)]
    beads: Beads
    last: Literal["", "K", "L", "M"]


class GarlandPosition(Position, frozen=True, kw_only=True, tag="garland"):
    """Everything on the table."""

    length: Literal["short", "middle", "long"] = "short"
    holds: bool = False
    round: Annotated[int, msgspec.Meta(ge=1, le=4)]
    phase: Literal["deal", "take", "over"]
    turn: Seat | None
    starter: Seat
    tray: Beads
    boards: Annotated[tuple[Garland, ...], msgspec.Meta(min_length=1, max_length=5)]
    end: Literal["rounds"] | None = None


class GarlandState(State, Protocol):
    """The fields of a state."""

    tray: Numbers
    bag: Numbers
    strung: Numbers
    last: Numbers
    dealt: int


def _spell(counts: Numbers) -> str:
    return "".join(letter * int(number) for letter, number in zip(LETTERS, counts, strict=True))


def position_of(state: GarlandState, parts: None) -> GarlandPosition:
    """The position that a state holds."""
    length, holds = choices_of(OPTIONS, int(state.options))
    return GarlandPosition(
        length=length,  # type: ignore[arg-type]  # one of the choices
        holds=bool(holds),
        round=int(state.round_number),
        phase=PHASES[int(state.phase)],  # type: ignore[arg-type]  # a plain tuple loses the literal type
        turn=int(state.turn) + 1 if state.turn >= 0 else None,
        starter=int(state.starter) + 1,
        tray=_spell(state.tray),
        boards=tuple(_garland(state, seat) for seat in range(int(state.seats))),
        end="rounds" if int(state.phase) == rules.ENDED else None,
    )


def _garland(state: GarlandState, seat: int) -> Garland:
    last = int(state.last[seat])
    color: Any = LETTERS[last] if last != rules.EMPTY else ""
    return Garland(score=int(state.score[seat]), beads=_spell(state.strung[seat]), last=color)


def state_of(position: GarlandPosition) -> GarlandState:
    """The state of a position; InvalidPosition says what is wrong with it."""
    seats = len(position.boards)
    if position.starter > seats or (position.turn or 1) > seats:
        raise InvalidPosition("no-seat", "there are {seats} seats", seats=seats)
    if (position.turn is not None) != (position.phase == "take"):
        raise InvalidPosition("phase-turn", "somebody is to move in phase 'take', and only then")
    if (position.end is not None) != (position.phase == "over"):
        raise InvalidPosition("phase-field", "end belongs to the phase 'over', and only to that")
    state: GarlandState = states.new(rules.STATE)
    number = number_of(OPTIONS, (position.length, position.holds))
    rules.setup(state, seats, number, position.starter - 1, np.zeros(0, np.int16))
    state.round_number, state.phase = position.round, PHASES.index(position.phase)
    state.turn = position.turn - 1 if position.turn else OVER if position.phase == "over" else CHANCE
    state.dealt = len(position.tray) if position.phase == "deal" else 0
    for color, letter in enumerate(LETTERS):
        state.tray[color] = position.tray.count(letter)
        strung = sum(board.beads.count(letter) for board in position.boards)
        if state.tray[color] + strung > rules.COPIES:
            raise InvalidPosition("tile-count", "there are {due} beads of each color, not more", due=rules.COPIES)
        state.bag[color] -= state.tray[color] + strung
        for seat, board in enumerate(position.boards):
            state.strung[seat, color] = board.beads.count(letter)
    for seat, board in enumerate(position.boards):
        state.score[seat], state.last[seat] = board.score, LETTERS.find(board.last) if board.last else rules.EMPTY
    return state

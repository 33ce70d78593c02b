"""What positions of games with displays share: displays around a center, a bag, the seats and whose turn it is.

Functions that look for problems yield them; the first one is what people get to read.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, Literal, Protocol, TypeVar, cast

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games.errors import InvalidPosition, Problem, listed, problem
from faience.games.options import Option, choices_of, number_of
from faience.games.position import Position
from faience.games.rulebook import Numbers, State
from faience.rules import states
from faience.rules.ranking import MOST_SEATS
from faience.rules.tiles import CENTER, CHANCE, DISPLAY_TILES, IN_CENTER, OVER, displays_for

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]

_NO_PARTS = np.zeros(0, np.int16)

SENTENCES = {  # what is wrong, for every game
    "boards": "there must be {allowed} boards, not {boards}",
    "displays": "{seats} players use {due} displays, not {displays}",
    "no-seat": "{field} is seat {seat}, but there are {seats} seats",
    "letter": "{place} holds {letter!r}; tiles are {known}",
    "display-size": "display {display} holds {tiles} tiles, more than {most}",
    "display-partly": "display {display} holds {tiles} tiles; it must be full or empty while the bag holds tiles",
    "displays-partly": "only one display can be partly filled",
    "center-size": "the center holds {tiles} tiles, more than {empty} emptied displays can have left",
    "phase-turn": "in phase {phase!r} turn must be {turn}",
    "phase-field": "{field} belongs to the phase {phase!r}, and only to that",
    "phase-loose": "in phase {phase!r} the displays and the center must be empty",
    "deal-order": "in phase 'deal' the displays are filled in order, and the last one is not full yet",
    "deal-center": "in phase 'deal' nothing but the marker lies in the center",
}


class TablePosition(Position, frozen=True, kw_only=True):
    """A position of a game with displays."""

    if TYPE_CHECKING:  # every game's own type has them as fields, in an order of its own
        starter: Seat
        marker: Seat | Literal["center"]
        bag: dict[str, Count]
        displays: tuple[str, ...]
        center: str
        end: str | None


class DisplayState(State, Protocol):
    """A state of a game with displays."""

    marker: int
    dealt: int
    holders: Numbers
    sources: Numbers
    bag: Numbers


P = TypeVar("P", bound=TablePosition)
S = TypeVar("S", bound=DisplayState)


class Tabletop(msgspec.Struct, frozen=True):
    """What the positions of a game with displays say in the same way as those of others."""

    rules: ModuleType
    letters: str
    options: tuple[Option, ...]
    seats: tuple[int, ...]
    phases: tuple[str, ...]
    reasons: Mapping[int, str]

    def declared(self) -> dict[str, Any]:
        """The same for the game's registration."""
        return msgspec.structs.asdict(self)

    def fields(self, state: DisplayState) -> dict[str, Any]:
        """The fields of a position that all these games have, and their options."""
        phase = self.phases[int(state.phase)]
        displays = state.sources[CENTER + 1 : CENTER + 1 + int(displays_for(int(state.seats)))]
        choices = choices_of(self.options, int(state.options))
        return {option.name: choice for option, choice in zip(self.options, choices, strict=True)} | {
            "round": int(state.round_number),
            "phase": phase,
            "turn": int(state.turn) + 1 if state.turn >= 0 else None,
            "starter": int(state.starter) + 1,
            "marker": "center" if state.marker == IN_CENTER else int(state.marker) + 1,
            "bag": tally(state.bag, self.letters),
            "displays": tuple(spell(tiles, self.letters) for tiles in displays),
            "center": spell(state.sources[CENTER], self.letters),
            "end": self.reasons[int(state.reason)] if phase == "over" else None,
        }

    def lay_out(self, position: TablePosition, parts: "npt.NDArray[np.int16]" = _NO_PARTS) -> Any:
        """A state of the game's own kind with what `fields` reads, and the scores."""
        state = states.new(self.rules.STATE)
        options = number_of(self.options, [getattr(position, option.name) for option in self.options])
        self.rules.setup(state, len(position.boards), options, position.starter - 1, parts)
        fill(state.bag, position.bag, self.letters)
        for kind, letter in enumerate(self.letters):
            for source, tiles in enumerate((position.center, *position.displays), CENTER):
                state.sources[source, kind] = tiles.count(letter)
                state.holders[kind] |= (letter in tiles) << source
        state.round_number, state.phase = position.round, self.phases.index(position.phase)
        state.turn = position.turn - 1 if position.turn else OVER if position.phase == "over" else CHANCE
        state.marker = IN_CENTER if position.marker == "center" else position.marker - 1
        state.dealt = sum(map(len, position.displays)) if position.phase == "deal" else 0
        for seat, board in enumerate(position.boards):
            state.score[seat] = board.score
        if position.end:
            state.reason = next(number for number, name in self.reasons.items() if name == position.end)
        return state


def spell(counts: Numbers, letters: str) -> str:
    """Tiles by letter, from how many there are of each kind."""
    return "".join(letter * int(number) for letter, number in zip(letters, counts, strict=True))


def tally(counts: Numbers, letters: str) -> dict[str, int]:
    """How many tiles there are of each letter."""
    return {letter: int(counts[kind]) for kind, letter in enumerate(letters)}


def fill(counts: Numbers, tiles: Mapping[str, int], letters: str) -> None:
    """Put back what `tally` read."""
    for kind, letter in enumerate(letters):
        counts[kind] = tiles.get(letter, 0)


def fields_of(state: S) -> S:
    """The fields of a state for reading alone: attributes of NumPy's own records take longer than all else."""
    return cast(S, SimpleNamespace(**states.fields(state)))


def check(
    position: P, stages: Iterable[Callable[[P], Iterator[Problem]]], own: Mapping[str, str], names: Mapping[str, str]
) -> None:
    """Raise InvalidPosition for the first thing that is wrong; later stages rely on the ones before them."""
    for found in chain.from_iterable(stage(position) for stage in stages):
        raise found.worded(InvalidPosition, {**SENTENCES, **own}, names)


def size_problems(position: TablePosition, allowed: Sequence[int], *fields: str) -> Iterator[Problem]:
    """Right numbers of boards and displays, and no seat that is not there; `fields` are other fields with a seat."""
    seats, displays = len(position.boards), len(position.displays)
    if seats not in allowed:
        yield problem("boards", boards=seats, allowed=listed(allowed))
    if displays != displays_for(seats):
        yield problem("displays", seats=seats, displays=displays, due=int(displays_for(seats)))
    for name in ("turn", "starter", "marker", *fields):
        who = getattr(position, name)
        if isinstance(who, int) and who > seats:
            yield problem("no-seat", field=name, seat=who, seats=seats)


def letter_problems(position: TablePosition, others: Mapping[str, Iterable[str]], letters: str) -> Iterator[Problem]:
    """Only letters that exist, in the places of every game and in its own."""
    places: dict[str, Iterable[str]] = {"the bag": position.bag, "the center": position.center, **others}
    places |= {f"display {number}": tiles for number, tiles in enumerate(position.displays, 1)}
    known = tuple(letters)  # of a text, the empty text would be a part
    for place, tiles in places.items():
        for letter in tiles:
            if letter not in known:
                yield problem("letter", place=place, letter=letter, letters=letters, known=known)


def phase_problems(position: TablePosition, turns: Sequence[str], fields: Mapping[str, str]) -> Iterator[Problem]:
    """A seat to act in some phases only, and fields that belong to one phase each, as `end` does to the last."""
    is_turn_due = position.phase in turns
    if is_turn_due != (position.turn is not None):
        yield problem("phase-turn", phase=position.phase, turn="a seat" if is_turn_due else "null")
    for field, phase in (*fields.items(), ("end", "over")):
        if (position.phase == phase) != bool(getattr(position, field)):
            yield problem("phase-field", field=field, phase=phase)


def source_problems(position: TablePosition) -> Iterator[Problem]:
    """Displays that are either untouched or empty, and no more in the center than they can have left."""
    sizes = list(map(len, position.displays))
    for number, size in enumerate(sizes, 1):
        if size > DISPLAY_TILES:
            yield problem("display-size", display=number, tiles=size, most=DISPLAY_TILES)
        if 0 < size < DISPLAY_TILES and any(position.bag.values()):
            yield problem("display-partly", display=number, tiles=size)
    if sum(0 < size < DISPLAY_TILES for size in sizes) > 1:
        yield problem("displays-partly")
    if len(position.center) > (DISPLAY_TILES - 1) * sizes.count(0):
        yield problem("center-size", tiles=len(position.center), empty=sizes.count(0))


def deal_problems(position: TablePosition) -> Iterator[Problem]:
    """While tiles are drawn, displays are filled one after the other and nothing was taken yet."""
    sizes = list(map(len, position.displays))
    full, rest = divmod(sum(sizes), DISPLAY_TILES)
    if full == len(sizes) or sizes != [DISPLAY_TILES] * full + [rest] + [0] * (len(sizes) - full - 1):
        yield problem("deal-order")
    if position.center or position.marker != "center":
        yield problem("deal-center")

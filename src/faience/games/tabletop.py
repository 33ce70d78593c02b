"""What positions of games with displays share: displays around a center, a bag, the seats and whose turn it is.

Functions that look for problems yield them; the first one is what people get to read.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
import numpy as np

from faience.games.errors import InvalidPosition, Problem, problem
from faience.games.plain import listed
from faience.games.position import Position
from faience.games.rulebook import State
from faience.rules.ranking import MOST_SEATS
from faience.rules.tiles import CENTER, DISPLAY_TILES, displays_for

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]

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


P = TypeVar("P", bound=TablePosition)


def spell(counts: State, letters: str) -> str:
    """Tiles by letter, from how many there are of each kind."""
    return "".join(letter * int(number) for letter, number in zip(letters, counts, strict=True))


def fields_of(state: State) -> State:
    """The fields of a state for reading alone: attributes of NumPy's own records take longer than all else."""
    if not isinstance(state, np.record):
        return state
    return SimpleNamespace(**{name: state[name] for name in state.dtype.names or ()})


def displays_of(state: State, letters: str) -> tuple[str, ...]:
    """The tiles on each display."""
    return tuple(
        spell(state.sources[display], letters) for display in range(1, 1 + int(displays_for(int(state.seats))))
    )


def lay_sources(state: State, center: str, displays: Sequence[str], letters: str) -> None:
    """Put tiles back into the center and onto the displays."""
    for kind, letter in enumerate(letters):
        for source, tiles in enumerate((center, *displays), CENTER):
            state.sources[source, kind] = tiles.count(letter)
            state.holders[kind] |= (letter in tiles) << source


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

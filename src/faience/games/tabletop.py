"""What positions of games with displays share: displays around a center, a bag, the seats and whose turn it is.

Functions that look for problems yield them; the first one is what people get to read.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Annotated

import msgspec
import numpy as np

from faience.games.errors import Problem, problem
from faience.games.plain import listed
from faience.games.rulebook import State
from faience.rules.ranking import MOST_SEATS
from faience.rules.tiles import CENTER, DISPLAY_TILES, displays_for

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


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


def size_problems(
    allowed: Sequence[int], seats: int, displays: Sequence[str], named: Mapping[str, object]
) -> Iterator[Problem]:
    """Right numbers of boards and displays, and no seat that is not there."""
    if seats not in allowed:
        yield problem("boards", "there must be {allowed} boards, not {boards}", boards=seats, allowed=listed(allowed))
    if len(displays) != displays_for(seats):
        yield problem(
            "displays",
            "{seats} players use {due} displays, not {displays}",
            seats=seats,
            displays=len(displays),
            due=int(displays_for(seats)),
        )
    for name, who in named.items():
        if isinstance(who, int) and who > seats:
            yield problem(
                "no-seat", "{field} is seat {seat}, but there are {seats} seats", field=name, seat=who, seats=seats
            )


def letter_problems(places: Mapping[str, Iterable[str]], letters: str) -> Iterator[Problem]:
    """Only letters that exist, in every place."""
    known = tuple(letters)  # of a text, the empty text would be a part
    for place, tiles in places.items():
        for letter in tiles:
            if letter not in known:
                yield problem(
                    "letter",
                    "{place} holds {letter!r}; tiles are {known}",
                    place=place,
                    letter=letter,
                    letters="".join(known),
                    known=", ".join(known),
                )


def source_problems(displays: Sequence[str], center: str, bag: Mapping[str, int]) -> Iterator[Problem]:
    """Displays that are either untouched or empty, and no more in the center than they can have left."""
    for number, tiles in enumerate(displays, 1):
        if len(tiles) > DISPLAY_TILES:
            yield problem(
                "display-size",
                "display {display} holds {tiles} tiles, more than {most}",
                display=number,
                tiles=len(tiles),
                most=DISPLAY_TILES,
            )
        if 0 < len(tiles) < DISPLAY_TILES and any(bag.values()):
            yield problem(
                "display-partly",
                "display {display} holds {tiles} tiles; it must be full or empty while the bag holds tiles",
                display=number,
                tiles=len(tiles),
            )
    if sum(0 < len(tiles) < DISPLAY_TILES for tiles in displays) > 1:
        yield problem("displays-partly", "only one display can be partly filled")
    empty = displays.count("")
    if len(center) > (DISPLAY_TILES - 1) * empty:
        yield problem(
            "center-size",
            "the center holds {tiles} tiles, more than {empty} emptied displays can have left",
            tiles=len(center),
            empty=empty,
        )


def deal_problems(displays: Sequence[str], center: str, marker: object) -> Iterator[Problem]:
    """While tiles are drawn, displays are filled one after the other and nothing was taken yet."""
    dealt = "".join(displays)
    spaces = DISPLAY_TILES * len(displays)
    in_order = [len(dealt[at : at + DISPLAY_TILES]) for at in range(0, spaces, DISPLAY_TILES)]
    if [len(tiles) for tiles in displays] != in_order or len(dealt) == spaces:
        yield problem(
            "deal-order", "in phase 'deal' the displays are filled in order, and the last one is not full yet"
        )
    if center or marker != "center":
        yield problem("deal-center", "in phase 'deal' nothing but the marker lies in the center")

"""A game's sheet: the particulars that the suite cannot know, as data."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from faience import Game, Variant
from faience.games import Move
from faience.games.rulebook import Rulebook

Plain = dict[str, Any]
Change = Callable[[Plain], object]
Table = tuple[Variant, int]


class Reference(Protocol):
    """The tests' own reading of a game, at a table."""

    turn: int | None

    def position(self) -> Plain:
        """The same plain data as the package's positions."""

    def legal(self) -> list[str]:
        """The moves of whoever is to act, sorted."""

    def drawable(self) -> dict[str, int]:
        """What the next draw may bring, and how likely each is."""

    def draw(self, name: str) -> None:
        """One draw."""

    def play(self, move: str) -> None:
        """One move."""

    def places(self) -> list[int]:
        """The place of each seat at the end."""

    def ties(self) -> list[int]:
        """What breaks ties, for each seat."""


TablePlayer = Callable[[Any, list[str], random.Random], str]
"""Chooses a move at a reference's table."""


def anything(table: Reference, moves: list[str], dice: random.Random) -> str:
    """Any move."""
    return dice.choice(moves)


class Broken(NamedTuple):
    """A position that could not stand on a table: one that could, a change to it, and words of the refusal."""

    base: Callable[[], Plain]
    change: Change
    said: str


class Refused(NamedTuple):
    """A move that is not allowed: where, the rule that refuses it, and words of the refusal."""

    at: Callable[[], Game]
    move: str
    rule: str
    said: str


class WrongRecord(NamedTuple):
    """A record that is refused: its text, the line that is wrong, and words of the refusal."""

    text: str
    line: int
    said: str


@dataclass(frozen=True, kw_only=True, repr=False)
class Sheet:
    """One game's particulars."""

    book: Rulebook
    place: str = ""
    """Where a game from outside is found, as FAIENCE_GAMES names it."""
    begin_score: int = 0
    """What everybody has before the first round."""
    is_fewer_better: bool = False
    """Whether less of what breaks ties is better."""
    box: Callable[[Game], Mapping[str, int]]
    """How many tiles of each kind there are."""
    tiles: Callable[[Plain], Counter[str]]
    """How many lie anywhere in a position."""
    move_of: Callable[[Game, int], Move] = lambda game, action: game.book.move_of(game._state, action)
    """The move for any action, also where it is not legal."""
    thrown: Sequence[Table] = ()
    """Tables with a switch thrown or with other printed parts."""

    new: Callable[[Game], Reference]
    """The tests' own engine at the table of a game that begins."""
    at: Callable[[Plain], Reference]
    """The same in any position."""
    players: Sequence[TablePlayer]
    """Who plays where engines are compared."""
    games: int = 1
    """How many games each of them plays at each table."""
    starts: Mapping[str, Callable[[], Plain]]
    """Positions from which rare rules are near."""
    reached: Callable[[Game, Any], Set[str]]
    """The rare rules that came into play when both engines had played a game."""
    rare: frozenset[str]
    """Those that the compared games must reach together."""

    moves: Mapping[str, Move]
    """Moves by their texts."""
    look_alikes: Sequence[str]
    """Texts that only look like moves."""
    look_alike_said: Sequence[str]
    """What is said about such a text; one of these."""
    refused: Mapping[str, Refused]
    unknown: Sequence[Move]
    """Moves made by hand that name nothing on a table."""
    unknown_at: Callable[[], Game]
    """A game in which somebody is to move, to try them."""

    sound: Mapping[str, Callable[[], Plain]]
    """Positions that are accepted and written as they are; the first is a usual one."""
    broken: Mapping[str, Broken]

    headers: Sequence[str]
    """The headers of a record written by hand."""
    typed: Sequence[str]
    """The lines after them, as a person may write them."""
    written: Sequence[str]
    """The same as the package writes them."""
    beginnings: Sequence[Sequence[str]]
    """Lines with which a record may stop before the first move."""
    wrong_records: Mapping[str, WrongRecord]

    @property
    def name(self) -> str:
        """The game's name."""
        return self.book.name

    def __repr__(self) -> str:
        return f"<Sheet {self.name}>"


def collected(starts: ModuleType, moves: ModuleType, broken: ModuleType, records: ModuleType) -> dict[str, Any]:
    """What a sheet takes from a game's modules, where it has one for each matter."""
    return {
        **{name: getattr(starts, name.upper()) for name in ("players", "starts", "rare")},
        **{name: getattr(moves, name.upper()) for name in ("moves", "look_alikes", "refused", "unknown")},
        "unknown_at": moves.draft,
        **{name: getattr(broken, name.upper()) for name in ("sound", "broken")},
        "headers": records.START,
        **{name: getattr(records, name.upper()) for name in ("typed", "written", "beginnings")},
        "wrong_records": records.WRONG,
    }


def table(**change: Any) -> Change:
    """Other values on the table."""
    return lambda given: given.update(change)


def seat(number: int, **change: Any) -> Change:
    """Other values on the board of a seat."""
    return lambda given: given["boards"][number - 1].update(change)


def both(*changes: Change) -> Change:
    """Several changes."""
    return lambda given: [change(given) for change in changes]


def without(name: str) -> Change:
    """A field is missing."""
    return lambda given: given.pop(name)


def broken_from(base: Callable[[], Plain], cases: Mapping[str, tuple[Change, str]]) -> dict[str, Broken]:
    """Cases of changes to one position and what is said about each."""
    return {name: Broken(base, change, said) for name, (change, said) in cases.items()}


def impossible(cases: Mapping[str, tuple[Plain, str]]) -> dict[str, Broken]:
    """Cases of whole positions and what is said about each."""
    return {name: Broken(partial(deepcopy, given), lambda _: None, said) for name, (given, said) in cases.items()}

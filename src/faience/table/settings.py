"""How a table is set up: the game, who sits where, the clock, and what may be taken back."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import force_setattr

from faience.games import InvalidOption, Variant
from faience.games.errors import in_words, listed
from faience.games.registry import book_of
from faience.games.rulebook import Parts
from faience.rules.ranking import MOST_SEATS
from faience.table.refusals import NO_JSON, Refused

NAME_LENGTH = 32
DAY = 24 * 3600 * 1000
MOST_DAYS = 14
"""The longest time for one move."""
STRONGEST = 10
"""The highest level of a bot; said here too, since `players.levels` loads all that bots calculate with."""

Level = Annotated[int, msgspec.Meta(ge=1, le=STRONGEST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
"""A seat as people count: from 1."""
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Choice = Annotated[str, msgspec.Meta(max_length=40)] | bool
Undo = Literal["free", "agreement", "off"]
Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "instant")


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who a seat is for: whoever makes the table, a friend with the invitation, a bot, or anyone."""

    kind: Literal["me", "friend", "bot", "open"]
    name: Name = ""
    level: Level | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think for each seat: minutes for the whole game and seconds more for every move, or days for each."""

    minutes: Annotated[float, msgspec.Meta(gt=0, le=600)] | UnsetType = UNSET
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] | UnsetType = UNSET
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)] | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.days is UNSET) == (self.minutes is UNSET):
            raise ValueError("a clock has either minutes or days")
        if self.days is UNSET and self.increment is UNSET:
            force_setattr(self, "increment", 0.0)
        if self.days is not UNSET and self.increment is not UNSET:
            raise ValueError("a clock of days has no increment")

    @property
    def is_of_days(self) -> bool:
        """True when every move has its own time, and a game may take weeks."""
        return self.days is not UNSET

    @property
    def given(self) -> int:
        """Milliseconds that every seat begins with: for the whole game, or for each move."""
        return int(self.days * DAY if self.days is not UNSET else (self.minutes or 0) * 60_000)

    @property
    def gained(self) -> int:
        """Milliseconds more for every move."""
        return int((self.increment or 0) * 1000)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is agreed before a game; `check` says whether it can be played."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[str, Choice], msgspec.Meta(max_length=20)] = {}
    parts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """Printed parts to play with instead of those of the game, such as a set of strips, as plain data."""
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    first: SeatNumber | Literal["random"] = "random"
    clock: Clock | None = None
    undo: Undo = "free"
    speed: Speed = "normal"
    stand_in: Level | None = None
    """The level of bots that play for people who are away, where one was agreed."""
    is_listed: bool = False
    has_spectators: bool = True

    @property
    def variant(self) -> Variant:
        """The game with its options and printed parts."""
        book = book_of(self.game)
        replaced = {} if self.parts is msgspec.UNSET or not book.parts else {book.parts.name: self.parts}
        return Variant.of(self.game, **self.options, **replaced)

    def check(self) -> None:
        """Refused if no game can be played like this."""
        try:
            book, seats = book_of(self.game), len(self.seats)
            known = [option.name for option in book.options]  # parts are not among them: as text they would be a path
            for name in self.options:
                if name not in known:
                    message = "{game} has no option {option!r}; choose from {known}"
                    raise InvalidOption("unknown-option", message, game=self.game, option=name, known=known)
            if self.parts is not msgspec.UNSET and not book.parts:
                raise InvalidOption("no-parts", "{game} has no parts that can be replaced", game=self.game)
            _ = self.variant
        except InvalidOption as error:
            raise Refused.told("bad-settings", str(error), error.facts, error.rule) from error
        if seats not in book.seats:
            message = f"{{game}} is played by {listed(book.seats)} players, not {{seats}}"
            raise Refused("bad-settings", message, rule="seats", game=self.game, seats=seats)
        if self.first != "random" and self.first > seats:
            message = "seat {first} cannot go first: there are {seats} seats"
            raise Refused("bad-settings", message, rule="first", first=self.first, seats=seats)
        check_plans(self.seats)


def check_plans(plans: Sequence[SeatPlan]) -> None:
    """Refused if seats cannot be for these."""
    if all(plan.kind == "bot" for plan in plans):
        raise Refused("bad-settings", "at least one seat must be for a person", rule="bots-only")
    if any((plan.kind == "bot") != (plan.level is not None) for plan in plans):
        raise Refused("bad-settings", "a bot has a level, and nobody else has one", rule="level")


def read_settings(text: bytes | str) -> Settings:
    """Settings from JSON; Refused says what is wrong with them."""
    try:
        settings = msgspec.json.decode(text, type=Settings)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings", in_words(error, Settings)) from None
    except NO_JSON as error:
        raise Refused("bad-settings", f"invalid JSON: {error}") from None
    settings.check()
    return settings


def parts_of(game: str, text: str) -> dict[str, Any]:
    """Printed parts of a game from the content of a file, as settings take them; Refused says what is wrong."""
    with _refused_parts():
        found: dict[str, Any] = msgspec.to_builtins(_parts(game).parse(text.encode(errors="surrogatepass")))
    return found


def parts_file(game: str) -> str:
    """The printed parts that a game is usually played with, as the content of a file; Refused if it has none."""
    with _refused_parts():
        return _parts(game).file()


def _parts(game: str) -> Parts:
    if not (parts := book_of(game).parts):
        raise InvalidOption("no-parts", "{game} has no parts that can be replaced", game=game)
    return parts


@contextmanager
def _refused_parts() -> Iterator[None]:
    try:
        yield
    except InvalidOption as error:
        raise Refused.told("bad-parts", str(error), error.facts, error.rule) from error


def clean_name(text: str) -> str:
    """A name as it can be shown: one line of what can be printed."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(" ".join(shown.split())[:NAME_LENGTH].split())

"""A variant as a value: a game and its options."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games.errors import InvalidOption
from faience.games.options import Choice, choices_of, number_of, write_choice
from faience.games.registry import GAMES, book_of
from faience.games.rulebook import Rulebook


class Variant(msgspec.Struct, frozen=True):
    """A game with its options; `str` gives its text form, the name and `name=choice` for each option.

    Parts that were replaced have no place in that form: a record writes them in a line of their own.
    """

    game: str
    choices: tuple[Choice, ...]
    parts: Any = None
    """The printed parts that can be replaced; None in games without any."""

    @classmethod
    def of(cls, game: str, /, **options: object) -> "Variant":
        """A variant by names; options left out take their default."""
        book = book_of(game)
        known = {option.name for option in book.options} | ({book.parts.name} if book.parts else set())
        for name in options:
            if name not in known:
                message = "{game} has no option {option!r}; it has {known}"
                raise InvalidOption("unknown-option", message, game=game, option=name, known=sorted(known))
        choices = tuple(option.read(options.get(option.name, option.choices[0])) for option in book.options)
        given = options.get(book.parts.name) if book.parts else None
        return cls(game, choices, book.standard_parts if given is None or not book.parts else book.parts.read(given))

    @classmethod
    def parse(cls, text: str) -> "Variant":
        """Read the text form back; options may be left out."""
        if not isinstance(text, str):
            message = "a variant must be text, the game's name and its options, not {text}"
            raise InvalidOption("text", message, text=repr(text))
        game, *words = text.split() or [""]
        options: dict[str, object] = {}
        for word in words:
            name, is_there, value = word.partition("=")
            if not is_there or name in options:
                message = "{option!r} is not an option; write name=value, such as wall=gray, each only once"
                raise InvalidOption("option-form", message, option=word)
            options[name] = value
        parts = book_of(game).parts
        if parts and parts.name in options:
            raise InvalidOption("parts-text", "{parts} cannot be given as part of this text", parts=parts.name)
        return cls.of(game, **options)

    def __str__(self) -> str:
        words = [
            f"{option.name}={write_choice(choice)}"
            for option, choice in zip(self.book.options, self.choices, strict=True)
            if not option.is_switch or choice != option.choices[0]
        ]
        return " ".join([self.game, *words])

    def __repr__(self) -> str:
        """What makes it again; parts that were replaced, which have no text form, are only named."""
        if self.book.parts is None or self.parts == self.book.standard_parts:
            return f"Variant.parse({str(self)!r})"
        return f"<Variant {self}, {self.book.parts.name} {self.parts.name!r}>"

    @property
    def book(self) -> Rulebook:
        """The game's rulebook."""
        return GAMES[self.game]

    @property
    def options(self) -> dict[str, Choice]:
        """The options by name."""
        return {option.name: choice for option, choice in zip(self.book.options, self.choices, strict=True)}

    @property
    def number(self) -> int:
        """The options as the rules take them."""
        return number_of(self.book.options, self.choices)

    @property
    def part_numbers(self) -> "npt.NDArray[np.int16]":
        """The parts as the rules take them; none in games where nothing can be replaced."""
        parts = self.book.parts
        return parts.numbers(self.parts) if parts else np.zeros(0, np.int16)

    @classmethod
    def from_number(cls, game: str, number: int, parts: Any = None) -> "Variant":
        """The variant whose options the rules know by this number, with the standard parts unless others are given."""
        book = book_of(game)
        return cls(game, choices_of(book.options, number), book.standard_parts if parts is None else parts)

    @property
    def printed(self) -> dict[str, Any]:
        """What is printed on the boards and not part of a position, as plain data."""
        return self.book.printed(self.options, self.parts)


def variants_of(book: Rulebook) -> Iterator[Variant]:
    """Every variant of a game, with the standard parts and every switch as it is by default."""
    named = (option.choices[:1] if option.is_switch else option.choices for option in book.options)
    for choices in product(*named):
        yield Variant(book.name, choices, book.standard_parts)


def all_variants() -> Iterator[Variant]:
    """The variants of every game."""
    for book in GAMES.values():
        yield from variants_of(book)

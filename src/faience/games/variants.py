"""Which games there are, and a variant as a value: a game and its options."""

from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType

import msgspec

from faience.games.classic import CLASSIC
from faience.games.errors import InvalidOption
from faience.games.rulebook import Choice, Rulebook, write_choice

GAMES: Mapping[str, Rulebook] = MappingProxyType({book.name: book for book in (CLASSIC,)})
"""Every game by its name."""


class Variant(msgspec.Struct, frozen=True):
    """A game with its options; `str` gives a text form such as `classic wall=gray jokers=yes`."""

    game: str
    choices: tuple[Choice, ...]

    @classmethod
    def of(cls, game: str, /, **options: object) -> "Variant":
        """A variant by names; options left out take their default."""
        book = book_of(game)
        known = {option.name for option in book.options}
        for name in options:
            if name not in known:
                raise InvalidOption(f"{game} has no option {name!r}; it has {', '.join(sorted(known))}")
        return cls(game, tuple(option.read(options.get(option.name, option.choices[0])) for option in book.options))

    @classmethod
    def parse(cls, text: str) -> "Variant":
        """Read the text form back; options may be left out."""
        if not isinstance(text, str):
            raise InvalidOption(f"a variant is a text such as 'classic wall=gray', not {text!r}")
        game, *words = text.split() or [""]
        options: dict[str, object] = {}
        for word in words:
            name, is_there, value = word.partition("=")
            if not is_there or name in options:
                raise InvalidOption(f"{word!r} is not an option; write name=value once for each, such as wall=gray")
            options[name] = value
        return cls.of(game, **options)

    def __str__(self) -> str:
        words = [
            f"{option.name}={write_choice(choice)}"
            for option, choice in zip(self.book.options, self.choices, strict=True)
        ]
        return " ".join([self.game, *words])

    @property
    def book(self) -> Rulebook:
        """The game's rulebook."""
        return GAMES[self.game]

    @property
    def options(self) -> dict[str, Choice]:
        """The options by name."""
        return {option.name: choice for option, choice in zip(self.book.options, self.choices, strict=True)}

    @property
    def bits(self) -> int:
        """The options as the rules take them."""
        pairs = zip(self.book.options, self.choices, strict=True)
        return sum(option.bit for option, choice in pairs if choice == option.choices[1])

    @classmethod
    def from_bits(cls, game: str, bits: int) -> "Variant":
        """The variant whose options the rules know by these bits."""
        return cls(game, tuple(option.choices[bool(bits & option.bit)] for option in book_of(game).options))


def book_of(game: str) -> Rulebook:
    """The rulebook of a game; InvalidOption if there is no such game."""
    if not isinstance(game, str) or game not in GAMES:
        raise InvalidOption(f"there is no game {game!r}; there is {', '.join(GAMES)}")
    return GAMES[game]


def all_variants() -> Iterator[Variant]:
    """Every variant of every game."""
    for book in GAMES.values():
        for choices in product(*(option.choices for option in book.options)):
            yield Variant(book.name, choices)

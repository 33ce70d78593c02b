"""The one list of games, and how games from outside join it.

A game is imported when it is asked for, so that whoever plays one does not pay for all.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module

from faience.games.errors import InvalidOption
from faience.games.rulebook import Rulebook

ENVIRONMENT = "FAIENCE_GAMES"
"""The environment variable that names games from outside: `module:ATTRIBUTE`, separated by commas."""

_OURS = {
    "classic": "faience.games.classic:CLASSIC",
    "sintra": "faience.games.sintra:SINTRA",
    "pavilion": "faience.games.pavilion:PAVILION",
}

DEFAULT = next(iter(_OURS))
"""The game that is meant where none is named."""


class _Games(Mapping[str, Rulebook]):
    """Every game by its name: ours, those that were registered, and those the environment names."""

    def __init__(self) -> None:
        self._books: dict[str, Rulebook] = {}
        self._is_complete = False

    def __getitem__(self, name: str) -> Rulebook:
        if (book := self._books.get(name)) is not None:
            return book
        if name in _OURS:
            self._books[name] = _load(_OURS[name])
        else:
            self._complete()
        return self._books[name]

    def __contains__(self, name: object) -> bool:
        self._complete()
        return name in _OURS or name in self._books

    def __iter__(self) -> Iterator[str]:
        self._complete()
        return iter([*_OURS, *(name for name in self._books if name not in _OURS)])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def add(self, book: Rulebook) -> Rulebook:
        """Take a game from outside into the list; InvalidOption if another one has its name."""
        known = self._books.get(book.name, book) if book.name not in _OURS else self[book.name]
        if known is not book:
            raise InvalidOption("game-exists", "the game {game!r} is already registered", game=book.name)
        self._books[book.name] = book
        return book

    def remove(self, name: str) -> None:
        """Take a game from outside off the list again."""
        if name not in _OURS:
            self._books.pop(name, None)

    @contextmanager
    def replaced(self, book: Rulebook) -> Iterator[None]:
        """Let a game stand in the list while it is tried out, in the place of whichever has its name."""
        before = self._books.get(book.name)
        self._books[book.name] = book
        try:
            yield
        finally:
            del self._books[book.name]
            if before is not None:
                self._books[book.name] = before

    def _complete(self) -> None:
        """Take in the games that the environment names, once."""
        if self._is_complete:
            return
        self._is_complete = True
        for place in filter(None, map(str.strip, os.environ.get(ENVIRONMENT, "").split(","))):
            self.add(_load(place))


def _load(place: str) -> Rulebook:
    module, _, attribute = place.partition(":")
    try:
        book = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        message = "the game {game!r} cannot be loaded: {error}"
        raise InvalidOption("game-load", message, game=place, error=error) from error
    if not isinstance(book, Rulebook):
        message = "{game!r} is not a game but {kind}; write module:ATTRIBUTE"
        raise InvalidOption("game-load", message, game=place, kind=type(book).__name__)
    return book


_GAMES = _Games()
GAMES: Mapping[str, Rulebook] = _GAMES
"""Every game by its name."""


register, unregister, on_trial = _GAMES.add, _GAMES.remove, _GAMES.replaced


def book_of(game: str) -> Rulebook:
    """The rulebook of a game; InvalidOption if there is no such game."""
    if not isinstance(game, str) or game not in GAMES:
        raise InvalidOption("unknown-game", "unknown game {game!r}; choose {known}", game=str(game), known=GAMES)
    return GAMES[game]

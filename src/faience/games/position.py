"""What positions of all games have in common: they are values that JSON holds, with a text form that parses back."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, Self

import msgspec

from faience.games.errors import InvalidPosition, in_words

if TYPE_CHECKING:
    from faience.games.game import Game


class Scored(Protocol):
    """The board of a seat; games know what else lies on it."""

    @property
    def score(self) -> int:
        """Its points."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="game"):
    """Everything on a table: what all games have in common, and in every game's own type the rest."""

    if TYPE_CHECKING:  # every game's own type has them as fields, in an order of its own
        round: int
        """From 1."""
        phase: str
        """What is due."""
        turn: int | None
        """The seat to act, from 1; None when nobody is."""
        boards: Sequence[Scored]
        """What lies before each seat."""

    @classmethod
    def of(cls, game: "Game") -> Self:
        """The position of a game of this type, for those who want its own fields."""
        found = game.position()
        if not isinstance(found, cls):
            raise TypeError(f"this is a game of {found.game}, so its position is not a {cls.__name__}")
        return found

    @staticmethod
    def parse(given: object) -> "Position":
        """A position of any game from JSON text, or from the same as plain data; InvalidPosition says what is wrong."""
        from faience.games.registry import GAMES  # which knows the games' own positions

        if isinstance(given, str | bytes):
            try:
                given = msgspec.json.decode(given)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise InvalidPosition("json", "a position must be JSON: {error}", error=error) from None
        if isinstance(given, Position):
            return given
        if not isinstance(given, Mapping):
            message = "a position must be an object with the field 'game', not {kind}"
            raise InvalidPosition("object", message, kind=type(given).__name__)
        name = given.get("game")
        if not isinstance(name, str) or name not in GAMES:
            message = "game must be one of {known}, not {game}"
            raise InvalidPosition("unknown-game", message, game=repr(name), known=GAMES)
        expected = GAMES[name].position_type
        try:
            return msgspec.convert(given, expected)
        except msgspec.ValidationError as error:
            raise InvalidPosition.told("field", in_words(error, expected), {}) from None

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    def to_json(self) -> str:
        """The position as JSON text, which `parse` reads."""
        return msgspec.json.encode(self).decode()

    def __str__(self) -> str:
        return self.to_json()

    def __repr__(self) -> str:
        return f"Position.parse({self.to_json()!r})"

    def __hash__(self) -> int:
        return hash(msgspec.json.encode(self, order="deterministic"))

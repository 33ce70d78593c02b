"""What can be wrong with what people and programs hand in; each says what to do about it."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import msgspec
import msgspec.inspect

Fact: TypeAlias = str | int
M = TypeVar("M", bound="Mistake")


def fact(value: object) -> Fact:
    """A particular as it is told: numbers and texts as they are, several things one after the other."""
    if isinstance(value, str | int):
        return value
    return ", ".join(map(str, value)) if isinstance(value, Iterable) else str(value)


class Mistake(ValueError):
    """Something handed in that is not right; `rule` names the rule, `facts` the particulars."""

    rule: str
    facts: dict[str, Fact]

    def __init__(self, rule: str, message: str, /, **facts: object) -> None:
        """The message is one English sentence that names its particulars in braces."""
        self.rule, self.facts = rule, {name: fact(value) for name, value in facts.items()}
        super().__init__(message.format(**self.facts))

    @classmethod
    def told(cls, rule: str, sentence: str, facts: Mapping[str, Fact]) -> Self:
        """A mistake whose sentence is complete already."""
        made = cls.__new__(cls, sentence)
        made.rule, made.facts = rule, dict(facts)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).told, (self.rule, str(self), self.facts), vars(self)


class Problem(NamedTuple):
    """What is wrong with something that is looked at as a whole: a rule and its particulars, not worded yet."""

    rule: str
    facts: dict[str, Fact]

    def worded(self, kind: type[M], sentences: Mapping[str, str], names: Mapping[str, str], before: str = "") -> M:
        """The mistake; sentences name particulars in braces, and `{color_name}` the color whose letter `color` is."""
        words = {f"{name}_name": names[str(value)] for name, value in self.facts.items() if value in names}
        return kind.told(self.rule, before + sentences[self.rule].format(**self.facts, **words), self.facts)


def problem(rule: str, **facts: object) -> Problem:
    """A problem and its particulars."""
    return Problem(rule, {name: fact(value) for name, value in facts.items()})


class InvalidMove(Mistake):
    """A move that cannot be read."""


class IllegalMove(Mistake):
    """A move that can be read but is not allowed here."""


class InvalidDeal(Mistake):
    """Tiles that cannot be drawn: unknown letters, more than the bag holds, too many, or no deal is due."""


class InvalidOption(Mistake):
    """A game, a number of seats or an option that does not exist."""


class InvalidPosition(Mistake):
    """A position that could not stand on a table; the message says what is wrong."""


class InvalidRecord(Mistake):
    """A record that is damaged or tells of an impossible game; `line` is where, counted from 1."""

    line: int

    def __init__(self, line: int, rule: str, message: str, /, **facts: object) -> None:
        super().__init__(rule, message, **facts)
        self.line, self.args = line, (f"line {line}: {self}",)

    @classmethod
    def at(cls, line: int, error: Mistake) -> Self:
        """The same mistake, with the line of a record in which it was made."""
        made = cls.told(error.rule, f"line {line}: {error}", error.facts)
        made.line = line
        return made


def in_words(error: msgspec.ValidationError, expected: type[msgspec.Struct]) -> str:
    """What is wrong with plain data, the field first: `turn: Expected int, got str`."""
    message, _, path = str(error).replace("`", "").partition(" - at ")
    field = path.removeprefix("$").removeprefix(".")
    if message.startswith("Invalid enum value"):
        message += f"; choose {', '.join(_words_for(field, expected))}"
    return f"{field}: {message}" if field else message


def _words_for(field: str, expected: type[msgspec.Struct]) -> list[str]:
    """The words that a field of plain data may hold."""
    described = msgspec.inspect.type_info(expected)
    fields = described.fields if isinstance(described, msgspec.inspect.StructType) else ()
    kinds = [found.type for found in fields if found.encode_name == field]
    choices = [part for kind in kinds for part in getattr(kind, "types", [kind])]
    return [str(value) for part in choices for value in getattr(part, "values", ())]


def listed(items: Iterable[object]) -> str:
    """A choice of things as people say it: `2, 3 or 4`."""
    *others, last = map(str, items)
    return f"{', '.join(others)} or {last}" if others else last

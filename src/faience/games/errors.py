"""What can be wrong with what people and programs hand in; each says what to do about it."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Fact: TypeAlias = str | int


class Problem(NamedTuple):
    """What is wrong: the name of the rule, one English sentence, and the particulars for those who word it anew."""

    rule: str
    message: str
    facts: Mapping[str, Fact]


def problem(rule: str, message: str, **facts: Fact) -> Problem:
    """A problem; its sentence names particulars in braces."""
    return Problem(rule, message.format(**facts), facts)


class Mistake(ValueError):
    """Something handed in that is not right; `rule` names the rule, `facts` the particulars."""

    def __init__(self, rule: str, message: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.facts: dict[str, Fact] = dict(facts or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, str(self), self.facts)


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

    def __init__(self, line: int, rule: str, message: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(rule, f"line {line}: {message}", facts)
        self.line = line
        self._message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.rule, self._message, self.facts)

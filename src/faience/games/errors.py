"""What can be wrong with what people and programs hand in; each says what to do about it."""

from collections.abc import Mapping


class InvalidMove(ValueError):
    """A move that cannot be read."""


class IllegalMove(ValueError):
    """A move that can be read but is not allowed here; `rule` names the rule, `facts` the particulars."""

    def __init__(self, rule: str, message: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.facts: dict[str, str | int] = dict(facts or {})


class InvalidDeal(ValueError):
    """Tiles that cannot be drawn: unknown letters, more than the bag holds, too many, or no deal is due."""


class InvalidOption(ValueError):
    """A game, a number of seats or an option that does not exist."""


class InvalidPosition(ValueError):
    """A position that could not stand on a table; the message says what is wrong."""


class InvalidRecord(ValueError):
    """A record that is damaged or tells of an impossible game; `line` is where, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line

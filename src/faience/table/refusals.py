"""What a table answers to a command that it does not carry out."""

from collections.abc import Mapping

Fact = str | int


class Refused(Exception):
    """A command that was refused and changed nothing: a code for programs, a message, and particulars."""

    def __init__(self, code: str, message: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts: dict[str, Fact] = dict(facts or {})

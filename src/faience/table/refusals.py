"""What a table answers to a command that it does not carry out."""

from collections.abc import Mapping

Fact = str | int


class Refused(Exception):
    """A command that was refused and changed nothing.

    `code` is for programs, `rule` names the rule of the game that forbids it, `facts` are the particulars from which
    readers are told in their language, and `message` says it in English to programmers.
    """

    def __init__(
        self, code: str, message: str, facts: Mapping[str, Fact] | None = None, *, rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.facts: dict[str, Fact] = dict(facts or {})

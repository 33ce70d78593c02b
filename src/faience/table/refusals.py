"""What a table answers to a command that it does not carry out."""

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from faience.games.errors import Fact


class Refused(Exception):
    """A command that was refused and changed nothing.

    `code` is for programs, `rule` names the rule of the game that forbids it, `facts` are the particulars from which
    readers are told in their language, and `message` says it in English to programmers.
    """

    def __init__(self, code: str, message: str, /, *, rule: str | None = None, **facts: Fact) -> None:
        """The message names facts in braces; without any it is complete as it is."""
        self.code, self.rule, self.facts = code, rule, facts
        self.message = message.format(**facts) if facts else message
        super().__init__(self.message)

    @classmethod
    def told(cls, code: str, sentence: str, facts: Mapping[str, Fact], rule: str | None = None) -> Self:
        """A refusal whose sentence is complete already."""
        made = cls(code, sentence, rule=rule)
        made.facts = dict(facts)
        return made


NO_JSON = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What becomes of a text that is no JSON, is nested without end, or is no text at all."""


def read(text: bytes | str, decoder: "msgspec.json.Decoder[Any]", code: str) -> Any:
    """What was sent, read into a structure; Refused says what is wrong with it."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refused(code, str(error).replace("`", "")) from None
    except NO_JSON as error:
        raise Refused(code, f"invalid JSON: {error}") from None

"""Plain data from outside, such as JSON: what is wrong with it, in words."""

from collections.abc import Iterable

import msgspec
import msgspec.inspect


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

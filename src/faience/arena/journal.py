"""A match on disk, so that it can be resumed: JSON lines, first what is played, then every finished game."""

import os
from pathlib import Path
from typing import Any

import msgspec

from faience import __version__
from faience.arena.results import Orders, Played
from faience.games import InvalidOption

VERSION = 1


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What must be the same for games to belong to one match."""

    journal: int = VERSION
    faience: str = __version__
    contestants: tuple[str, ...]
    game: str
    parts: Any = None
    """Printed parts that are not the standard ones."""
    seats: int
    seed: int
    timeout: float

    @classmethod
    def of(cls, orders: Orders) -> "Heading":
        """The heading for a match."""
        variant = orders.variant
        standard = variant.book.parts.standard() if variant.book.parts else None
        return cls(
            contestants=orders.contestants,
            game=str(variant),
            parts=msgspec.to_builtins(variant.parts) if variant.parts != standard else None,
            seats=orders.seats,
            seed=orders.seed,
            timeout=orders.timeout,
        )


class Journal:
    """A file that grows by a line with every game; `games` are those it held when it was opened."""

    def __init__(self, path: Path, orders: Orders) -> None:
        self.path = path
        self.games: list[Played] = []
        heading = Heading.of(orders)
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # a line that was not finished is no game
        if whole:
            self._read(whole, heading)
        elif content:
            raise InvalidOption("journal", "{path} is not a match journal", path=path)
        self._file = path.open("ab")
        if len(whole) < len(content):
            os.truncate(path, len(whole))
        if not whole:
            self.add(heading)

    def add(self, line: Heading | Played) -> None:
        """Note one more game."""
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _read(self, content: bytes, heading: Heading) -> None:
        first, *lines = content.splitlines()
        try:
            found = msgspec.json.decode(first, type=Heading)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise InvalidOption("journal", "{path} is not a match journal", path=self.path) from None
        for name in Heading.__struct_fields__:
            was, asked = getattr(found, name), getattr(heading, name)
            if was != asked:
                facts = {"path": self.path, "field": name, "was": _told(was), "asked": _told(asked)}
                message = "{path} belongs to another match: its {field} is {was}, not {asked}"
                raise InvalidOption("journal-match", message, **facts)
        for number, line in enumerate(lines, 2):
            try:
                self.games.append(msgspec.json.decode(line, type=Played))
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                message = "{path}, line {line}: this is not a game: {error}"
                raise InvalidOption("journal-game", message, path=self.path, line=number, error=error) from None


def _told(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return f"{value:g}" if isinstance(value, float) else str(value)[:80]

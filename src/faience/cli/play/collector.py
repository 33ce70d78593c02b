"""How a person gathers tiles that are handed in together; without any screen."""

from faience.cli.play.picker import Picker
from faience.games import Move
from faience.terminal.view import Gathering, TerminalView


class TileCollector(Picker):
    """Tiles that are gathered in any order and handed in together."""

    def __init__(self, gathering: Gathering, view: TerminalView) -> None:
        self._gathering = gathering
        self._kinds = list(dict.fromkeys(gathering.tiles))
        self._chosen, self._at, self._is_touched = "", 0, False
        super().__init__([], view)
        self.heads = [gathering.prefix]

    @property
    def head(self) -> str:
        """What the move begins with."""
        return self._gathering.prefix

    @property
    def tail(self) -> str:
        """The tiles collected so far."""
        return self._chosen

    @property
    def tails(self) -> list[str]:
        """The kinds of tiles there are."""
        return self._kinds

    @property
    def move(self) -> str:
        """What is collected, if it is enough; nothing at all only if that was chosen."""
        is_enough = self._gathering.least <= len(self._chosen) <= self._gathering.most
        counted = "".join(f"{self._chosen.count(kind)}{kind}" for kind in self._kinds if kind in self._chosen)
        return self.head + (counted or "-") if is_enough and self._is_touched else ""

    @property
    def made(self) -> str | Move:
        """The tiles as one move."""
        return self._gathering.move(self._chosen) if self.move else ""

    @property
    def is_complete(self) -> bool:
        """True when no more tiles fit in."""
        return len(self._chosen) == self._gathering.most

    @property
    def options(self) -> list[tuple[str, str, bool]]:
        """Each kind with how many of it are collected, and whether the arrows stand there."""
        there = self._gathering.tiles
        return [
            (f"{kind}{self._chosen.count(kind)}/{there.count(kind)}", kind, at == self._at)
            for at, kind in enumerate(self._kinds)
        ]

    def type(self, key: str) -> bool:
        """Add a tile; `-` empties the collection on purpose."""
        if key == "-" and self._gathering.least == 0:
            self._chosen, self._is_touched = "", True
            return True
        return self.choose_tail(key.upper())

    def goes_on(self, key: str) -> bool:
        """No letter of a tile is a command."""
        return False

    def back(self) -> None:
        """Take the last tile out."""
        self._chosen = self._chosen[:-1]

    def clear(self) -> None:
        """Start over."""
        self._chosen, self._is_touched = "", False

    def choose_head(self, source: str, letter: str) -> bool:
        """Tiles elsewhere on the table cannot be gathered."""
        return False

    def choose_tail(self, tail: str) -> bool:
        """Add a tile, if there is one more of its kind and room for it."""
        is_there = self._chosen.count(tail) < self._gathering.tiles.count(tail)
        if tail not in self._kinds or not is_there or len(self._chosen) >= self._gathering.most:
            return False
        self._chosen, self._at, self._is_touched = self._chosen + tail, self._kinds.index(tail), True
        return True

    def try_tail(self, tail: str) -> bool:
        """Nothing is added by pointing at it."""
        return False

    def step_head(self, by: int) -> None:
        """Walk through the kinds."""
        self._at = (self._at + by) % len(self._kinds)

    def step_tail(self, by: int) -> None:
        """Up adds a tile of the kind, down takes one out."""
        kind = self._kinds[self._at]
        if by < 0:
            self.choose_tail(kind)
        elif kind in self._chosen:
            at = self._chosen.rindex(kind)
            self._chosen = self._chosen[:at] + self._chosen[at + 1 :]

    def suggest(self) -> None:
        """Fill up with what the game proposes."""
        for tile in self._gathering.proposal:
            self.choose_tail(tile)
        self._is_touched = True

"""One board of the tests' own Sintra: strips with their panes, the palace, and how positions write them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

COLORS = "BYOPG"
PLACES = 8
Plain = dict[str, Any]


@dataclass
class Strip:
    """A strip on the table: its number, the face that is up, what is printed there and the panes on it."""

    number: int
    face: str
    squares: str
    panes: list[str]

    def free(self, kind: str) -> int:
        """Free squares of a color, or of jokers."""
        return sum(square == kind and pane == "." for square, pane in zip(self.squares, self.panes, strict=True))

    def fits(self, color: str) -> bool:
        return self.free(color) + self.free("J") > 0

    def put(self, kind: str, color: str) -> None:
        """A pane on the first free square of a kind."""
        square = next(at for at in range(5) if self.squares[at] == kind and self.panes[at] == ".")
        self.panes[square] = color

    def is_complete(self) -> bool:
        return "." not in self.panes

    def copy(self) -> "Strip":
        return Strip(self.number, self.face, self.squares, self.panes[:])


@dataclass
class Player:
    """One palace with its strips; the marker on the glass track counts its spaces from 0."""

    strips: list[Strip | None] = field(default_factory=lambda: [None] * PLACES)
    windows: list[list[str]] = field(default_factory=lambda: [[".", "."] for _ in range(PLACES)])
    glazier: int = 0
    glass: int = 0
    lost: int = 0
    score: int = 0

    def copy(self) -> "Player":
        strips = [strip and strip.copy() for strip in self.strips]
        return Player(strips, [window[:] for window in self.windows], self.glazier, self.glass, self.lost, self.score)

    def leftmost(self) -> int | None:
        return next((place for place, strip in enumerate(self.strips) if strip), None)

    def complete_windows(self) -> int:
        return sum("." not in window for window in self.windows)


def spell(panes: Sequence[str]) -> str:
    """Panes in the order of the letters."""
    return "".join(sorted(panes, key=COLORS.index))


def board_of(player: Player) -> Plain:
    return {
        "score": player.score,
        "glazier": player.glazier + 1,
        "glass": player.glass + 1,
        "lost": player.lost,
        "strips": [strip and strip_of(strip) for strip in player.strips],
        "windows": ["".join(window) for window in player.windows],
    }


def strip_of(strip: Strip) -> Plain:
    """A strip as positions write it: the panes on joker squares in the order of the letters."""
    jokers = [pane for square, pane in zip(strip.squares, strip.panes, strict=True) if square == "J" and pane != "."]
    free = strip.free("J")
    ordered = iter(spell(jokers) + "." * free)
    panes = [next(ordered) if square == "J" else pane for square, pane in zip(strip.squares, strip.panes, strict=True)]
    return {"strip": f"{strip.number}{strip.face}", "panes": "".join(panes)}

"""The board of the second Summer Pavilion: what is printed on it, and one player's, in plain Python objects."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

COLORS = "ORBYGP"
STARS = "ORBYGPC"
"""Clockwise from the upper left, then the one in the middle; on the colored side each is named by its color."""
WILD = "PGOYBR"
"""The wild color of each round."""
COPIES, ROUNDS, SUPPLY, CORNERS, LEAST = 22, 6, 10, 4, 1
PRINTED = {
    "colored": ["612345", "561234", "456123", "345612", "234561", "123456", "123456"],
    "free": ["632145", "563214", "456321", "145632", "214563", "321456", "333333"],
}
"""The cost of each slot, clockwise from the top, star by star."""
STAR_POINTS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20, "mixed": 12}
NUMBER_POINTS = {"1": 4, "2": 8, "3": 12, "4": 16}
PILLARS = ["O2 O3 C6 C1", "R2 R3 C1 C2", "B2 B3 C2 C3", "Y2 Y3 C3 C4", "G2 G3 C4 C5", "P2 P3 C5 C6"]
STATUES = ["O1 O2 R3 R4", "R1 R2 B3 B4", "B1 B2 Y3 Y4", "Y1 Y2 G3 G4", "G1 G2 P3 P4", "P1 P2 O3 O4"]
WINDOWS = ["O5 O6", "R5 R6", "B5 B6", "Y5 Y6", "G5 G6", "P5 P6"]
Plain = dict[str, Any]
Spot = tuple[int, int]
"""A star and a slot, both from 0."""


def spots(names: str) -> frozenset[Spot]:
    """Spaces by their names on the colored side; the other side has the same ones with other costs."""
    stars = [(STARS.index(name[0]), name[1]) for name in names.split()]
    return frozenset((star, PRINTED["colored"][star].index(cost)) for star, cost in stars)


DECORATIONS = [
    *(("pillar", spots(names), 1) for names in PILLARS),
    *(("statue", spots(names), 2) for names in STATUES),
    *(("window", spots(names), 3) for names in WINDOWS),
]


@dataclass
class Player:
    """One board, the tiles beside it and those in its corners."""

    stars: list[list[str]] = field(default_factory=lambda: [["."] * 6 for _ in STARS])
    hand: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    has_passed: bool = False
    score: int = 5

    def is_filled(self, spot: Spot) -> bool:
        return self.stars[spot[0]][spot[1]] != "."

    def run(self, spot: Spot) -> int:
        """How many tiles hang together around a tile, along the sides of the spaces of its star."""
        star, found, new = spot[0], set[int](), {spot[1]}
        while new:
            found |= new
            beside = {(slot + step) % 6 for slot in new for step in (1, 5)}
            new = {slot for slot in beside if self.stars[star][slot] != "."} - found
        return len(found)

    def accepts(self, side: str, star: int, color: str) -> bool:
        """Whether a star takes a color next."""
        tiles = [tile for tile in self.stars[star] if tile != "."]
        if side == "colored" and star < 6:
            return color == COLORS[star]
        if side == "free" and len(tiles) == 1:
            return True
        if side == "free" and len(tiles) > 1 and len(set(tiles)) == 1:
            return color == tiles[0]
        return color not in tiles

    def lose(self, points: int) -> bool:
        """Lose points, but never the last one; true when it came to that."""
        is_stopped = self.score - points < LEAST
        self.score = max(LEAST, self.score - points)
        return is_stopped


def board_of(player: Player) -> Plain:
    return {
        "score": player.score,
        "stars": ["".join(star) for star in player.stars],
        "hand": spell(player.hand),
        "kept": spell(player.kept),
        "passed": player.has_passed,
    }


def player_at(board: Plain) -> Player:
    """The player whose board the package wrote like this."""
    stars = [list(star) for star in board["stars"]]
    return Player(stars, Counter(board["hand"]), Counter(board["kept"]), board["passed"], board["score"])


def space_name(side: str, spot: Spot, color: str) -> str:
    """A space and the color for it, as moves are written."""
    star, slot = spot
    if side == "free":
        return f"{'C' if star == 6 else star + 1}.{slot + 1}{color}"
    return STARS[star] + PRINTED["colored"][star][slot] + (color if star == 6 else "")


def spell(tiles: Counter[str]) -> str:
    return "".join(color * tiles[color] for color in COLORS)


def spell_counts(tiles: Counter[str]) -> str:
    """Tiles as payments are written, such as `4R1P`."""
    return "".join(f"{tiles[color]}{color}" for color in COLORS if tiles[color])

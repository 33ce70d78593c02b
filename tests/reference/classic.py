"""A second classic game, written from the rules in plain Python objects, slow and simple.

It shares nothing with the package but the letters of the notation and the layout of a position, so that two independent
readings of the rules can be compared move by move.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

COLORED_WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
COLOR_LETTERS = "BYRKW"
DISPLAYS = {2: 5, 3: 7, 4: 9}


@dataclass
class Player:
    """One board."""

    lines: list[list[str]] = field(default_factory=lambda: [[], [], [], [], []])
    wall: list[list[str]] = field(default_factory=lambda: [list(".....") for _ in range(5)])
    floor: list[str] = field(default_factory=list)
    score: int = 0

    def copy(self) -> "Player":
        return Player([line[:] for line in self.lines], [row[:] for row in self.wall], self.floor[:], self.score)

    def line_color(self, line: int) -> str | None:
        return next((tile for tile in self.lines[line] if tile != "J"), None)

    def full_rows(self) -> int:
        return sum("." not in row for row in self.wall)

    def run(self, row: int, column: int, down: int, across: int) -> int:
        """Tiles in an unbroken line through a cell, itself included."""
        length = 1
        for way in (1, -1):
            y, x = row + way * down, column + way * across
            while 0 <= y < 5 and 0 <= x < 5 and self.wall[y][x] != ".":
                length += 1
                y, x = y + way * down, x + way * across
        return length


@dataclass
class Pending:
    """A follow-up choice that a player owes: jokers kept in a line, or a wall cell."""

    kind: str
    line: int
    tiles: list[str] = field(default_factory=list)


class Table:
    """The whole table; `turn` is None while tiles are drawn and when the game is over."""

    def __init__(self, seats: int, wall: str, jokers: bool, first: int = 0) -> None:
        self.gray, self.jokers = wall == "gray", jokers
        self.players = [Player() for _ in range(seats)]
        removed = (1 if seats == 2 else 2) if jokers else 0
        self.bag = Counter(dict.fromkeys(COLOR_LETTERS, 20 - removed))
        self.bag["J"] = 5 * removed
        self.lid: Counter[str] = Counter()
        self.displays: list[list[str]] = [[] for _ in range(DISPLAYS[seats])]
        self.center: list[str] = []
        self.marker: int | None = None
        self.starter, self.round = first, 1
        self.turn: int | None = None
        self.pending: Pending | None = None
        self.waiting: list[int] = []
        self.reason: str | None = None
        self.is_dealing = True

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.players = [player.copy() for player in self.players]
        twin.bag, twin.lid = Counter(self.bag), Counter(self.lid)
        twin.displays = [display[:] for display in self.displays]
        twin.center, twin.waiting = self.center[:], self.waiting[:]
        return twin

    # Drawing

    def drawable(self) -> dict[str, int]:
        return {tile: n for tile, n in (self.bag if self.bag.total() else self.lid).items() if n}

    def draw(self, tile: str) -> None:
        if not self.bag.total():
            self.bag, self.lid = self.lid, Counter()
        assert self.bag[tile] > 0
        self.bag[tile] -= 1
        next(display for display in self.displays if len(display) < 4).append(tile)
        is_full = all(len(display) == 4 for display in self.displays)
        if is_full or not self.bag.total() + self.lid.total():
            self.is_dealing, self.turn = False, self.starter

    # Taking tiles

    def accepts(self, player: Player, line: int, color: str | None) -> bool:
        """Whether tiles of a color (or jokers alone) may be laid on a line."""
        if len(player.lines[line]) == line + 1:
            return False
        if color is None:
            return True
        if player.line_color(line) not in (None, color):
            return False
        if self.gray:
            return color not in player.wall[line]
        return player.wall[line][COLORED_WALL[line].index(color)] == "."

    def legal(self) -> list[str]:
        return sorted(self._legal())

    def _legal(self) -> Iterator[str]:
        if self.turn is None:
            return
        player = self.players[self.turn]
        if self.pending and self.pending.kind == "wall":
            yield from (f"{self.pending.line + 1}@{column + 1}" for column in self.cells(player, self.pending.line))
        elif self.pending:
            yield from (f"J{kept}" for kept in self.joker_choices(player, self.pending.line, self.pending.tiles))
        else:
            for name, tiles in [("C", self.center), *((str(n), d) for n, d in enumerate(self.displays, 1))]:
                for pick in self.picks(tiles):
                    color = pick.replace("J", "") or None
                    yield f"{name}{pick}-"
                    yield from (f"{name}{pick}{ln + 1}" for ln in range(5) if self.accepts(player, ln, color))

    @staticmethod
    def picks(tiles: list[str]) -> Iterator[str]:
        colors = sorted(set(tiles) - {"J"})
        yield from colors
        if "J" in tiles:
            yield "J"
            yield from (color + "J" for color in colors)

    def joker_choices(self, player: Player, line: int, tiles: list[str]) -> list[int]:
        """How many jokers may stay when the line is filled from these tiles; it is always filled as far as it goes."""
        room = line + 1 - len(player.lines[line])
        jokers, colored = tiles.count("J"), len(tiles) - tiles.count("J")
        laid = min(room, len(tiles))
        return [kept for kept in range(jokers + 1) if 0 <= laid - kept <= colored]

    def play(self, move: str) -> None:
        assert self.turn is not None
        assert move in self.legal(), move
        player = self.players[self.turn]
        if self.pending and self.pending.kind == "wall":
            self.move_to_wall(player, self.pending.line, int(move[2]) - 1)
            self.pending = None
            self.decorate()
            return
        if self.pending:
            pending, self.pending = self.pending, None
            self.lay(player, pending.line, pending.tiles, int(move[1]))
        elif self.take(player, move):
            return
        if self.center or any(self.displays):
            self.turn = (self.turn + 1) % len(self.players)
        else:
            self.waiting = [(self.starter + place) % len(self.players) for place in range(len(self.players))]
            self.decorate()

    def take(self, player: Player, move: str) -> bool:
        """Take and lay; True when the player must still choose which jokers stay."""
        source, pick, target = move[0], move[1:-1], move[-1]
        place = self.center if source == "C" else self.displays[int(source) - 1]
        taken = [tile for tile in place if tile in pick]
        rest = [tile for tile in place if tile not in pick]
        place.clear()
        self.center.extend(rest)
        if source == "C" and self.marker is None:
            self.marker = self.turn
            if len(player.floor) < 7:
                player.floor.append("M")
        taken.sort(key="BYRKWJ".index)
        if target == "-":
            self.to_floor(player, taken)
            return False
        line = int(target) - 1
        choices = self.joker_choices(player, line, taken)
        if len(choices) > 1:
            self.pending = Pending("jokers", line, taken)
            return True
        self.lay(player, line, taken, choices[0])
        return False

    def lay(self, player: Player, line: int, tiles: list[str], kept: int) -> None:
        room = line + 1 - len(player.lines[line])
        colored = [tile for tile in tiles if tile != "J"]
        laid = colored[: room - kept]
        player.lines[line] += laid + ["J"] * kept
        self.to_floor(player, colored[len(laid) :] + ["J"] * (tiles.count("J") - kept))

    def to_floor(self, player: Player, tiles: list[str]) -> None:
        for tile in tiles:
            if len(player.floor) < 7:
                player.floor.append(tile)
            else:
                self.lid[tile] += 1

    # Decorating the walls

    def cells(self, player: Player, line: int) -> list[int]:
        """Where the tile that leaves a complete line may go."""
        color, row = player.line_color(line), player.wall[line]
        free = [column for column in range(5) if row[column] == "."]
        if color is None:
            return free
        if not self.gray:
            return [COLORED_WALL[line].index(color)]
        if "J" in player.lines[line]:
            return free
        return [column for column in free if all(player.wall[y][column] != color for y in range(5))]

    def move_to_wall(self, player: Player, line: int, column: int) -> None:
        tiles = player.lines[line]
        moved = "J" if "J" in tiles else tiles[0]
        player.wall[line][column] = moved
        tiles.remove(moved)
        self.lid.update(tiles)
        player.lines[line] = []
        runs = [player.run(line, column, 0, 1), player.run(line, column, 1, 0)]
        player.score += sum(run for run in runs if run > 1) or 1

    def decorate(self) -> None:
        """Go on until a player has to choose a cell, or the round is done."""
        while self.waiting:
            player = self.players[self.waiting[0]]
            for line in range(5):
                if len(player.lines[line]) < line + 1:
                    continue
                cells = self.cells(player, line)
                if len(cells) > 1:
                    self.turn, self.pending = self.waiting[0], Pending("wall", line)
                    return
                if cells:
                    self.move_to_wall(player, line, cells[0])
                else:
                    fallen, player.lines[line] = player.lines[line], []
                    self.to_floor(player, fallen)
            player.score = max(0, player.score - sum(FLOOR_COSTS[: len(player.floor)]))
            self.lid.update(tile for tile in player.floor if tile != "M")
            player.floor = []
            self.waiting.pop(0)
        self.turn = None
        self.close_round()

    def resume_decorating(self) -> None:
        """Whoever is to choose a cell chooses it for the first complete line; the seats after it wait."""
        assert self.turn is not None
        seats = len(self.players)
        is_done = (self.turn - self.starter) % seats
        self.waiting = [(self.starter + place) % seats for place in range(is_done, seats)]
        lines = self.players[self.turn].lines
        self.pending = Pending("wall", next(line for line in range(5) if len(lines[line]) == line + 1))

    def close_round(self) -> None:
        left = self.bag + self.lid
        if any(player.full_rows() for player in self.players):
            self.reason = "row"
        elif not left.total():
            self.reason = "tiles"
        elif not any(
            self.accepts(player, line, None if tile == "J" else tile)
            for tile in left
            for player in self.players
            for line in range(5)
        ):
            self.reason = "dead"
        if self.reason:
            for player in self.players:
                player.score += self.bonus(player)
            return
        if self.marker is not None:
            self.starter, self.marker = self.marker, None
        self.round += 1
        self.is_dealing = True

    @staticmethod
    def bonus(player: Player) -> int:
        columns = list(zip(*player.wall, strict=True))
        tiles = [tile for row in player.wall for tile in row]
        return (
            2 * player.full_rows()
            + 7 * sum("." not in column for column in columns)
            + 10 * sum(tiles.count(color) == 5 for color in COLOR_LETTERS)
        )

    def places(self) -> list[int]:
        """More points are better; of equal points, more complete rows."""
        keys = [(player.score, player.full_rows()) for player in self.players]
        return [1 + sum(other > own for other in keys) for own in keys]

    def ties(self) -> list[int]:
        return [player.full_rows() for player in self.players]

    # Comparing with the package

    @property
    def phase(self) -> str:
        if self.reason:
            return "over"
        return "deal" if self.is_dealing else self.pending.kind if self.pending else "draft"

    def position(self) -> dict[str, Any]:
        """The same plain data as the package's positions."""
        hand = self.pending if self.pending and self.pending.kind == "jokers" else None
        kinds = COLOR_LETTERS + "J" * self.jokers
        return {
            "game": "classic",
            "wall": "gray" if self.gray else "colored",
            "jokers": self.jokers,
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.turn is None else self.turn + 1,
            "starter": self.starter + 1,
            "marker": "center" if self.marker is None else self.marker + 1,
            "bag": {tile: self.bag[tile] for tile in kinds},
            "lid": {tile: self.lid[tile] for tile in kinds},
            "displays": [spell(display) for display in self.displays],
            "center": spell(self.center),
            "boards": [board_of(player) for player in self.players],
            "hand": {"line": hand.line + 1, "tiles": spell(hand.tiles)} if hand else None,
            "end": self.reason,
        }

    @classmethod
    def at(cls, given: dict[str, Any]) -> "Table":
        """The table in a position that the package wrote."""
        table = cls(len(given["boards"]), given["wall"], given["jokers"], given["starter"] - 1)
        table.bag.update({tile: number - table.bag[tile] for tile, number in given["bag"].items()})
        table.lid.update(given["lid"])
        table.displays = [list(tiles) for tiles in given["displays"]]
        table.center, table.round = list(given["center"]), given["round"]
        table.is_dealing, table.reason = given["phase"] == "deal", given["end"]
        table.marker = None if given["marker"] == "center" else given["marker"] - 1
        table.turn = None if given["turn"] is None else given["turn"] - 1
        table.players = [
            Player([list(line) for line in b["lines"]], [list(row) for row in b["wall"]], list(b["floor"]), b["score"])
            for b in given["boards"]
        ]
        if given["hand"]:
            table.pending = Pending("jokers", given["hand"]["line"] - 1, list(given["hand"]["tiles"]))
        elif given["phase"] == "wall":
            table.resume_decorating()
        assert table.position() == given
        return table


def spell(tiles: list[str]) -> str:
    """Tiles in the order of the letters."""
    return "".join(sorted(tiles, key="BYRKWJ".index))


def board_of(player: Player) -> dict[str, Any]:
    return {
        "score": player.score,
        "lines": [spell(line) for line in player.lines],
        "wall": ["".join(row) for row in player.wall],
        "floor": "".join(player.floor),
    }

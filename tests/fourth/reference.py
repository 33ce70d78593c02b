"""A second Garland, written from its rules in plain Python objects, slow and simple.

In every round two beads more than there are players are drawn from a bag with ten beads of each color onto a tray.
In turn everybody takes all beads of one color, a point each.
Two more points if the color is the one this player strung last.
Four beads or more at once snap the garland, which costs a point, unless the table plays with garlands that hold.
When the tray is empty the round is over, and the player after the one who started it starts the next.
The game is over after two, three or four rounds (short, middle, long); then beads of every color give three points.
More points are better; of equal points, fewer beads.
"""

from collections import Counter
from typing import Any

COLORS = "KLM"
ROUNDS = {"short": 2, "middle": 3, "long": 4}


class Player:
    """One garland."""

    def __init__(self, beads: str = "", last: str = "", score: int = 0) -> None:
        self.beads, self.last, self.score = Counter(beads), last, score


class Table:
    """The whole table; `turn` is None while beads are drawn and when the game is over."""

    def __init__(self, seats: int, length: str, holds: bool, first: int = 0) -> None:
        self.length, self.holds = length, holds
        self.players = [Player() for _ in range(seats)]
        self.bag = Counter(dict.fromkeys(COLORS, 10))
        self.tray: Counter[str] = Counter()
        self.starter, self.round, self.phase = first, 1, "deal"
        self.turn: int | None = None
        self.reached: set[str] = set()

    def drawable(self) -> dict[str, int]:
        return {color: number for color, number in self.bag.items() if number}

    def draw(self, color: str) -> None:
        self.bag[color] -= 1
        self.tray[color] += 1
        if self.tray.total() == len(self.players) + 2:
            self.phase, self.turn = "take", self.starter

    def legal(self) -> list[str]:
        return [color for color in COLORS if self.tray[color]] if self.turn is not None else []

    def play(self, color: str) -> None:
        assert self.turn is not None
        player, beads = self.players[self.turn], self.tray.pop(color)
        player.beads[color] += beads
        player.score += beads
        if player.last == color:
            self.reached.add("matched")
            player.score += 2
        player.last = color
        if beads >= 4:
            self.reached.add("held" if self.holds else "snapped")
            player.score -= not self.holds
        self.turn = (self.turn + 1) % len(self.players)
        if not self.tray.total():
            self.end_round()

    def end_round(self) -> None:
        self.turn, self.starter = None, (self.starter + 1) % len(self.players)
        if self.round < ROUNDS[self.length]:
            self.round, self.phase = self.round + 1, "deal"
            return
        self.phase = "over"
        for player in self.players:
            if all(player.beads[color] for color in COLORS):
                self.reached.add("every color")
                player.score += 3

    def places(self) -> list[int]:
        keys = [(player.score, -player.beads.total()) for player in self.players]
        return [1 + sum(other > own for other in keys) for own in keys]

    def ties(self) -> list[int]:
        return [player.beads.total() for player in self.players]

    # Comparing with the package

    def position(self) -> dict[str, Any]:
        """The same plain data as the package's positions."""
        return {
            "game": "garland",
            "length": self.length,
            "holds": self.holds,
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.turn is None else self.turn + 1,
            "starter": self.starter + 1,
            "tray": spell(self.tray),
            "boards": [
                {"score": player.score, "beads": spell(player.beads), "last": player.last} for player in self.players
            ],
            "end": "rounds" if self.phase == "over" else None,
        }

    @classmethod
    def at(cls, given: dict[str, Any]) -> "Table":
        """The table in a position that the package wrote."""
        table = cls(len(given["boards"]), given["length"], given["holds"], given["starter"] - 1)
        table.round, table.phase, table.tray = given["round"], given["phase"], Counter(given["tray"])
        table.turn = None if given["turn"] is None else given["turn"] - 1
        table.players = [Player(board["beads"], board["last"], board["score"]) for board in given["boards"]]
        table.bag -= table.tray + sum((player.beads for player in table.players), Counter())
        return table


def spell(beads: Counter[str]) -> str:
    """Beads in the order of colors."""
    return "".join(color * beads[color] for color in COLORS)

"""A second Stained Glass of Sintra, written from the rules in plain Python objects, slow and simple.

It shares nothing with the package but the letters of the notation and the layout of a position, so that two independent
readings of the rules can be compared step by step. `reached` counts how often a rare rule came into play.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tests.reference.sintra_board import COLORS, PLACES, Plain, Player, Strip, board_of, spell

ROUNDS, COPIES = 6, 20
ORNAMENT_POINTS = {4: 10, 3: 6, 2: 3, 1: 0, 0: 0}


class Table:
    """The whole table; `turn` is None while something is drawn and when the game is over."""

    def __init__(self, seats: int, printed: Plain, first: int = 0, **options: Any) -> None:
        self.printed = printed
        self.side = str(options.get("side", "A"))
        self.allow_negative = bool(options.get("allow_negative"))
        self.must_move_left = bool(options.get("reset_must_move_left"))
        self.players = [Player() for _ in range(seats)]
        self.bag = Counter(dict.fromkeys(COLORS, COPIES))
        self.tower: Counter[str] = Counter()
        self.indicator = ["."] * ROUNDS
        self.displays: list[list[str]] = [[] for _ in range({2: 5, 3: 7, 4: 9}[seats])]
        self.center: list[str] = []
        self.marker: int | None = None
        self.starter, self.round = first, 1
        self.turn: int | None = None
        self.phase = "strips"
        self.hand: list[str] = []
        self.reached: Counter[str] = Counter()

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.players = [player.copy() for player in self.players]
        twin.bag, twin.tower, twin.reached = Counter(self.bag), Counter(self.tower), Counter()
        twin.displays = [display[:] for display in self.displays]
        twin.indicator, twin.center, twin.hand = self.indicator[:], self.center[:], self.hand[:]
        return twin

    def squares(self, number: int, face: str) -> str:
        return str(self.printed["strips"][number - 1][face])

    def fresh(self, number: int, face: str) -> Strip:
        return Strip(number, face, self.squares(number, face), ["."] * 5)

    # Set-up and deals

    def drawable(self) -> dict[str, int]:
        """What the next draw may bring, and how likely each is."""
        if self.phase == "strips":
            return self.strips_left(self.players[self.next_place()[0]])
        if self.phase == "indicator" and "." in self.indicator[1:]:
            return {color: 1 for color in COLORS if color not in self.indicator[1:]}
        if self.phase == "indicator":
            return {color: number for color, number in self.bag.items() if number}
        if self.phase == "deal":
            return {color: number for color, number in (self.bag if self.bag.total() else self.tower).items() if number}
        return {}

    def next_place(self) -> tuple[int, int]:
        """The seat and the place that the next strip is for."""
        spots = ((seat, place) for seat in range(len(self.players)) for place in range(PLACES))
        return next((seat, place) for seat, place in spots if not self.players[seat].strips[place])

    def strips_left(self, player: Player) -> dict[str, int]:
        """Every strip that is not laid yet is as likely as any other, and so are its faces; no joker lies face up."""
        laid = [strip.number for strip in player.strips if strip]
        weights: dict[str, int] = {}
        for number in range(1, PLACES + 1):
            up = [face for face in "ab" if "J" not in self.squares(number, face)]
            if number not in laid:
                weights |= {f"{number}{face}": 2 // len(up) for face in up}
        return weights

    def draw(self, name: str) -> None:
        assert self.drawable()[name] > 0
        if self.phase == "strips":
            seat, place = self.next_place()
            self.players[seat].strips[place] = self.fresh(int(name[0]), name[1])
            if all(strip for player in self.players for strip in player.strips):
                self.phase = "indicator"
        elif self.phase == "indicator":
            self.bag[name] -= 1
            space = self.indicator.index(".", 1) if "." in self.indicator[1:] else 0
            self.indicator[space] = name
            if space == 0:
                self.phase = "deal"
        else:
            self.draw_pane(name)

    def draw_pane(self, color: str) -> None:
        if not self.bag.total():
            self.reached["poured"] += 1
            self.reached["poured in the middle of a deal"] += any(self.displays)
            self.bag, self.tower = self.tower, Counter()
        self.bag[color] -= 1
        next(display for display in self.displays if len(display) < 4).append(color)
        is_full = all(len(display) == 4 for display in self.displays)
        if is_full or not self.bag.total() + self.tower.total():
            self.reached["short deal"] += not is_full
            self.phase, self.turn = "draft", self.starter

    # A turn

    def legal(self) -> list[str]:
        return sorted(self._legal())

    def _legal(self) -> Iterator[str]:
        if self.turn is None:
            return
        player = self.players[self.turn]
        if self.phase == "jokers":
            yield from (f"J{number}" for number in self.joker_choices(player))
        elif self.phase == "pane":
            yield from (f"{player.glazier + 1}@{color}" for color in set(self.under(player).panes))
        else:
            for name, panes in [("C", self.center), *((str(n), d) for n, d in enumerate(self.displays, 1))]:
                for color in set(panes):
                    yield from (f"{name}{color}{target}" for target in self.targets(player, color))
            if self.can_go_home(player):
                yield "H"

    def targets(self, player: Player, color: str) -> list[str]:
        """Places under the glazier or right of it where a pane of a color fits; if there are none, all breaks."""
        within_reach = list(enumerate(player.strips))[player.glazier :]
        return [str(place + 1) for place, strip in within_reach if strip and strip.fits(color)] or ["-"]

    def can_go_home(self, player: Player) -> bool:
        home = player.leftmost()
        if home is None or home == player.glazier:
            return False
        return home < player.glazier or not self.must_move_left

    def under(self, player: Player) -> Strip:
        strip = player.strips[player.glazier]
        assert strip
        return strip

    def joker_choices(self, player: Player) -> list[int]:
        """How many of the panes in hand may lie on joker squares if all that fit are laid."""
        strip, color = self.under(player), self.hand[0]
        fitting = min(len(self.hand), strip.free(color) + strip.free("J"))
        return [n for n in range(strip.free("J") + 1) if 0 <= fitting - n <= strip.free(color)]

    def play(self, move: str) -> None:
        assert self.turn is not None
        assert move in self.legal(), move
        player = self.players[self.turn]
        if self.phase == "jokers":
            self.lay(player, int(move[1]))
        elif self.phase == "pane":
            self.give_pane(player, move[2])
        elif move == "H":
            self.go_home(player)
        else:
            self.take(player, move)

    def go_home(self, player: Player) -> None:
        home = player.leftmost()
        assert home is not None
        self.reached["home"] += 1
        self.reached["home is to the right"] += home > player.glazier
        self.reached["home past an empty place"] += home > 0
        player.glazier = home
        self.end_turn()

    def take(self, player: Player, move: str) -> None:
        source = self.center if move[0] == "C" else self.displays[int(move[0]) - 1]
        self.hand = [pane for pane in source if pane == move[1]]
        rest = [pane for pane in source if pane != move[1]]
        source.clear()
        self.center.extend(rest)
        if move[0] == "C" and self.marker is None:
            self.marker = self.turn
            self.step(player, 1)
        if player.leftmost() is None:
            self.reached["no strips left"] += 1
        elif not player.strips[player.glazier]:
            self.reached["above an empty place"] += 1
        if move[2] == "-":
            self.reached["all breaks"] += 1
            self.shatter(player)
            self.end_turn()
            return
        player.glazier = int(move[2]) - 1
        choices = self.joker_choices(player)
        if len(choices) > 1:
            self.reached["joker choice"] += 1
            self.phase = "jokers"
        else:
            self.lay(player, choices[0])

    def lay(self, player: Player, on_jokers: int) -> None:
        strip, color = self.under(player), self.hand[0]
        self.phase = "draft"
        on_color = min(strip.free(color), len(self.hand) - on_jokers)
        for kind in "J" * on_jokers + color * on_color:
            strip.put(kind, color)
            self.hand.pop()
        self.reached["some break"] += bool(self.hand)
        self.shatter(player)
        if not strip.is_complete():
            self.end_turn()
            return
        bonus = self.indicator[self.round - 1]
        player.score += strip.panes.count(bonus)
        self.reached["bonus on a joker square"] += ("J", bonus) in zip(strip.squares, strip.panes, strict=True)
        if len(set(strip.panes)) > 1:
            self.phase = "pane"
        else:
            self.reached["one color only"] += 1
            self.give_pane(player, strip.panes[0])

    def give_pane(self, player: Player, color: str) -> None:
        strip, place = self.under(player), player.glazier
        self.phase = "draft"
        strip.panes.remove(color)
        self.tower.update(strip.panes)
        window = player.windows[place]
        if window[0] == ".":
            window[0] = color
            player.strips[place] = self.fresh(strip.number, "b" if strip.face == "a" else "a")
        else:
            self.reached["window complete"] += 1
            window[1] = color
            player.strips[place] = None
        values = self.printed["windows"][self.side]
        beyond = [values[right] for right in range(place + 1, PLACES) if player.windows[right][0] != "."]
        self.reached["windows beyond"] += len(beyond) > 1
        player.score += values[place] + sum(beyond)
        self.end_turn()

    # The broken glass track

    def shatter(self, player: Player) -> None:
        """What is left in the hand breaks."""
        self.tower.update(self.hand)
        self.step(player, len(self.hand))
        self.hand = []

    def step(self, player: Player, steps: int) -> None:
        track = self.printed["track"]
        wraps = 0
        for _ in range(steps):
            player.glass += 1
            if player.glass == len(track) - 1:
                wraps += 1
                player.glass = 0
                self.lose(player, track[-1])
        self.reached["wrap"] += wraps > 0
        self.reached["wrap with steps left over"] += wraps > 0 and player.glass > 0
        self.reached["two wraps at once"] += wraps > 1

    def lose(self, player: Player, points: int) -> None:
        player.lost += points
        player.score -= points
        if player.score < 0 and not self.allow_negative:
            self.reached["score stopped at 0"] += 1
            player.score = 0
        self.reached["score below 0"] += player.score < 0

    # Rounds and the end

    def end_turn(self) -> None:
        assert self.turn is not None
        if self.center or any(self.displays):
            self.turn = (self.turn + 1) % len(self.players)
            return
        self.turn = None
        self.tower[self.indicator[self.round - 1]] += 1
        self.indicator[self.round - 1] = "."
        if self.round == ROUNDS:
            self.phase = "over"
            for player in self.players:
                self.settle(player)
            return
        self.reached["nobody took the marker"] += self.marker is None
        if self.marker is not None:
            self.starter, self.marker = self.marker, None
        self.phase = "deal"
        self.round += 1

    def settle(self, player: Player) -> None:
        panes = sum(pane != "." for strip in player.strips if strip for pane in strip.panes)
        player.score += panes // 3
        self.lose(player, self.printed["track"][player.glass])
        player.score += self.ornaments(player) if self.side == "A" else self.best_color(player)

    def ornaments(self, player: Player) -> int:
        pairs: Sequence[Sequence[int]] = self.printed["ornaments"]
        around = ["".join("".join(player.windows[window - 1]) for window in pair) for pair in pairs]
        return sum(ORNAMENT_POINTS[len(panes.replace(".", ""))] for panes in around)

    @staticmethod
    def best_color(player: Player) -> int:
        panes = [pane for window in player.windows for pane in window]
        return player.complete_windows() * max(panes.count(color) for color in COLORS)

    def places(self) -> list[int]:
        """More points are better; of equal points, fewer lost on the track."""
        keys = [(player.score, -player.lost) for player in self.players]
        return [1 + sum(other > own for other in keys) for own in keys]

    def ties(self) -> list[int]:
        return [player.lost for player in self.players]

    # Comparing with the package

    def position(self) -> Plain:
        """The same plain data as the package's positions."""
        return {
            "game": "sintra",
            "side": self.side,
            "allow_negative": self.allow_negative,
            "reset_must_move_left": self.must_move_left,
            "strips": self.printed,
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.turn is None else self.turn + 1,
            "starter": self.starter + 1,
            "marker": "center" if self.marker is None else self.marker + 1,
            "bag": {color: self.bag[color] for color in COLORS},
            "tower": {color: self.tower[color] for color in COLORS},
            "indicator": "".join(self.indicator),
            "displays": [spell(display) for display in self.displays],
            "center": spell(self.center),
            "boards": [board_of(player) for player in self.players],
            "hand": "".join(self.hand) if self.phase == "jokers" else "",
            "end": "rounds" if self.phase == "over" else None,
        }

    @classmethod
    def at(cls, given: Plain) -> "Table":
        """The table in a position that the package wrote."""
        table = cls(len(given["boards"]), given["strips"], given["starter"] - 1, **given)
        table.bag, table.tower = Counter(given["bag"]), Counter(given["tower"])
        table.indicator, table.center = list(given["indicator"]), list(given["center"])
        table.displays = [list(panes) for panes in given["displays"]]
        table.round, table.phase, table.hand = given["round"], given["phase"], list(given["hand"])
        table.turn = None if given["turn"] is None else given["turn"] - 1
        table.marker = None if given["marker"] == "center" else given["marker"] - 1
        for player, board in zip(table.players, given["boards"], strict=True):
            player.score, player.lost = board["score"], board["lost"]
            player.glazier, player.glass = board["glazier"] - 1, board["glass"] - 1
            player.windows = [list(window) for window in board["windows"]]
            for place, strip in enumerate(board["strips"]):
                if strip:
                    player.strips[place] = table.fresh(int(strip["strip"][0]), strip["strip"][1])
                    table.under_place(player, place).panes = list(strip["panes"])
        return table

    @staticmethod
    def under_place(player: Player, place: int) -> Strip:
        strip = player.strips[place]
        assert strip
        return strip

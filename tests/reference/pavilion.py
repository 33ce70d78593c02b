"""A second Summer Pavilion, written from the rules in plain Python objects, slow and simple.

It shares nothing with the package but the letters of the notation and the layout of a position, so that two independent
readings of the rules can be compared step by step. `reached` counts how often a rare rule came into play.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.reference.pavilion_board import (
    COLORS,
    COPIES,
    CORNERS,
    DECORATIONS,
    LEAST,
    NUMBER_POINTS,
    PRINTED,
    ROUNDS,
    STAR_POINTS,
    SUPPLY,
    WILD,
    Plain,
    Player,
    Spot,
    board_of,
    player_at,
    space_name,
    spell,
    spell_counts,
)


class Table:
    """The whole table; `turn` is None while something is drawn and when the game is over."""

    def __init__(self, seats: int, first: int = 0, **options: Any) -> None:
        self.side = str(options.get("side", "colored"))
        self.keep_all = bool(options.get("keep_all"))
        self.last_discard = bool(options.get("last_discard"))
        self.players = [Player() for _ in range(seats)]
        self.bag = Counter(dict.fromkeys(COLORS, COPIES))
        self.tower: Counter[str] = Counter()
        self.supply: Counter[str] = Counter()
        self.displays: list[Counter[str]] = [Counter() for _ in range({2: 5, 3: 7, 4: 9}[seats])]
        self.center: Counter[str] = Counter()
        self.marker: int | None = None
        self.starter, self.round = first, 1
        self.turn: int | None = None
        self.phase = "supply"
        self.chosen: tuple[Spot, str] | None = None
        self.picks, self.lowest = 0, 0
        self.refilled: int | None = None
        self.reached: Counter[str] = Counter()

    @property
    def wild(self) -> str:
        return WILD[self.round - 1]

    @property
    def player(self) -> Player:
        assert self.turn is not None
        return self.players[self.turn]

    # Draws

    def drawable(self) -> dict[str, int]:
        """What the next draw may bring, and how likely each is."""
        if self.phase not in ("supply", "deal", "refill"):
            return {}
        return {color: number for color, number in (self.bag if self.bag.total() else self.tower).items() if number}

    def can_draw(self) -> bool:
        return self.bag.total() + self.tower.total() > 0

    def draw(self, color: str) -> None:
        assert self.drawable()[color] > 0
        if not self.bag.total():
            self.reached["poured for the " + self.phase] += 1
            self.bag, self.tower = self.tower, Counter()
        self.bag[color] -= 1
        if self.phase == "deal":
            next(display for display in self.displays if display.total() < 4)[color] += 1
            self.end_deal()
            return
        self.supply[color] += 1
        if self.supply.total() < SUPPLY and self.can_draw():
            return
        if self.phase == "supply":
            self.phase = "deal"
        else:
            self.reached["a gap stays in the supply"] += self.supply.total() < SUPPLY
            seat, self.refilled = self.refilled, None
            assert seat is not None
            self.place_from(seat + 1)

    def end_deal(self) -> None:
        dealt = sum(display.total() for display in self.displays)
        if dealt == 4 * len(self.displays) or not self.can_draw():
            self.reached["short deal"] += dealt < 4 * len(self.displays)
            self.reached["a round without tiles"] += dealt == 0
            self.phase, self.turn = "draft", self.starter
            self.end_draft()

    # The first part of a round

    def take(self, name: str, color: str) -> None:
        source = self.center if name == "C" else self.displays[int(name) - 1]
        taken = Counter({color: source[color]})
        if color == self.wild:
            self.reached[f"wild tiles only in {'the center' if name == 'C' else 'a display'}"] += 1
            self.reached["wild tiles left where there are only such"] += source[color] > 1
            taken[color] = 1
        elif source[self.wild]:
            self.reached["one of several wild tiles"] += source[self.wild] > 1
            taken[self.wild] = 1
        source -= taken
        self.player.hand += taken
        if name == "C":
            self.center = +source
            if self.marker is None:
                self.marker = self.turn
                self.reached["marker with a wild tile"] += taken.total() > taken[color]
                self.reached["marker at 1 point"] += self.player.score == LEAST
                self.reached["marker stopped at 1"] += self.player.lose(taken.total())
        else:
            self.center += source
            self.displays[int(name) - 1] = Counter()
        assert self.turn is not None
        self.turn = (self.turn + 1) % len(self.players)
        self.end_draft()

    def end_draft(self) -> None:
        if self.center.total() or any(display.total() for display in self.displays):
            return
        self.reached["nobody took the marker"] += self.marker is None
        if self.marker is not None:
            self.starter = self.marker
        self.place_from(self.starter)

    # The second part of a round

    def place_from(self, seat: int) -> None:
        """The turn of the first seat from here on that has not passed; who has no tiles passes unasked."""
        for number in range(seat, seat + len(self.players)):
            player = self.players[number % len(self.players)]
            if player.has_passed:
                continue
            if player.hand.total():
                self.phase, self.turn = "place", number % len(self.players)
                return
            self.reached["passed without tiles"] += 1
            player.has_passed = True
        self.end_round()

    def payments(self, player: Player, spot: Spot, color: str) -> list[Counter[str]]:
        """Every way to pay for a space with a tile of a color: at least one such tile, the others wild."""
        cost, hand = int(PRINTED[self.side][spot[0]][spot[1]]), player.hand
        if color == self.wild:
            return [Counter({color: cost})] if hand[color] >= cost else []
        return [Counter({color: own, self.wild: cost - own}) for own in range(1, cost + 1)
                if own <= hand[color] and cost - own <= hand[self.wild]]  # fmt: skip

    def placements(self, player: Player) -> Iterator[tuple[Spot, str]]:
        for star in range(7):
            for color in COLORS:
                if player.hand[color] and player.accepts(self.side, star, color):
                    for spot in ((star, slot) for slot in range(6)):
                        if not player.is_filled(spot) and self.payments(player, spot, color):
                            yield spot, color

    def pay(self, payment: Counter[str]) -> None:
        assert self.chosen
        (spot, color), player = self.chosen, self.player
        self.chosen = None
        player.hand -= payment
        player.stars[spot[0]][spot[1]] = color
        payment[color] -= 1
        self.tower.update(payment)
        player.score += player.run(spot)
        self.reached["a run around the whole star"] += player.run(spot) == 6
        done = [(kind, reward) for kind, around, reward in DECORATIONS
                if spot in around and all(map(player.is_filled, around))]  # fmt: skip
        self.reached["+".join(sorted(kind for kind, _ in done))] += bool(done)
        reward = sum(reward for _, reward in done)
        self.reached["the supply is short"] += reward > self.supply.total()
        self.picks, self.lowest = min(reward, self.supply.total()), 0
        self.pick_on()

    def pickable(self) -> list[str]:
        """Colors from the lowest allowed one on that leave enough tiles, of them and of later ones, for all picks."""
        rest = [sum(self.supply[color] for color in COLORS[at:]) for at in range(6)]
        return [color for at, color in enumerate(COLORS)
                if at >= self.lowest and self.supply[color] and rest[at] >= self.picks]  # fmt: skip

    def pick_on(self) -> None:
        self.phase = "pick"
        while self.picks:
            if len(self.pickable()) > 1:
                return
            self.pick(self.pickable()[0])
        self.end_turn()

    def pick(self, color: str) -> None:
        self.supply[color] -= 1
        self.player.hand[color] += 1
        self.picks -= 1
        self.lowest = COLORS.index(color)

    def go_out(self) -> None:
        player = self.player
        player.has_passed, self.lowest = True, 0
        is_last = self.round == ROUNDS and self.last_discard
        if self.keep_all and player.hand.total() <= CORNERS and not is_last:
            player.kept, player.hand = player.hand, Counter()
        self.phase = "keep"
        if is_last or not self.keepable():
            self.end_keeping()

    def keepable(self) -> list[str]:
        if self.player.kept.total() == CORNERS:
            return []
        return [color for color in COLORS[self.lowest :] if self.player.hand[color]]

    def keep(self, color: str) -> None:
        self.player.hand[color] -= 1
        self.player.kept[color] += 1
        self.lowest = COLORS.index(color)
        if not self.keepable():
            self.end_keeping()

    def end_keeping(self) -> None:
        player = self.player
        self.reached["discards stopped at 1"] += player.lose(player.hand.total())
        self.reached["more than four tiles to choose from"] += player.hand.total() + player.kept.total() > CORNERS
        self.reached["tiles left behind that could be kept"] += bool(player.hand.total() and player.kept.total() < 4)
        self.tower += player.hand
        player.hand = Counter()
        self.end_turn()

    def end_turn(self) -> None:
        assert self.turn is not None
        seat, self.turn, self.picks, self.lowest = self.turn, None, 0, 0
        if self.supply.total() == SUPPLY:
            self.place_from(seat + 1)
        elif self.can_draw():
            self.phase, self.refilled = "refill", seat
        else:
            self.reached["nothing to refill the supply with"] += 1
            self.place_from(seat + 1)

    # Rounds and the end

    def end_round(self) -> None:
        self.turn = None
        if self.round == ROUNDS:
            self.phase = "over"
            for player in self.players:
                self.settle(player)
            return
        self.marker = None
        self.round += 1
        for player in self.players:
            player.hand, player.kept, player.has_passed = player.kept, Counter(), False
        self.phase = "deal"
        if not self.can_draw():
            self.end_deal()

    def settle(self, player: Player) -> None:
        for number, star in enumerate(player.stars):
            if "." not in star:
                kind = star[0] if len(set(star)) == 1 else "mixed"
                self.reached[f"complete star {'C' if number == 6 else kind}"] += 1
                player.score += STAR_POINTS[kind]
        for number_text, points in NUMBER_POINTS.items():
            spaces = [(star, slot) for star in range(7) for slot in range(6)
                      if PRINTED[self.side][star][slot] == number_text]  # fmt: skip
            if all(map(player.is_filled, spaces)):
                self.reached[f"every {number_text}"] += 1
                player.score += points
        self.reached["corner tiles at the end"] += player.kept.total() > 0
        self.reached["corner tiles stopped at 1"] += player.lose(player.kept.total())
        self.tower += player.kept
        player.kept = Counter()

    def places(self) -> list[int]:
        """Who has as many points as another has the same place."""
        scores = [player.score for player in self.players]
        return [1 + sum(other > score for other in scores) for score in scores]

    def ties(self) -> list[int]:
        """Nothing breaks ties."""
        return [0] * len(self.players)

    # Moves and positions

    def copy(self) -> "Table":
        """A table of its own in the same position."""
        return copy.deepcopy(self)

    def legal(self) -> list[str]:
        return sorted(self._legal())

    def _legal(self) -> Iterator[str]:
        if self.turn is None:
            return
        if self.phase == "draft":
            for name, source in [("C", self.center), *((str(n), d) for n, d in enumerate(self.displays, 1))]:
                colors = {color for color, number in source.items() if number}
                yield from (name + color for color in colors - {self.wild} or colors)
        elif self.phase == "place":
            yield from (space_name(self.side, spot, color) for spot, color in self.placements(self.player))
            yield "pass"
        elif self.phase == "pay":
            assert self.chosen
            yield from (":" + spell_counts(payment) for payment in self.payments(self.player, *self.chosen))
        elif self.phase == "pick":
            yield from ("+" + color for color in self.pickable())
        else:
            yield from ("keep:" + color for color in [*self.keepable(), "-"])

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        if self.phase == "draft":
            self.take(move[0], move[1])
        elif move == "pass":
            self.go_out()
        elif self.phase == "place":
            self.chosen = next(way for way in self.placements(self.player) if space_name(self.side, *way) == move)
            ways = self.payments(self.player, *self.chosen)
            self.phase = "pay"
            if len(ways) == 1:
                self.pay(ways[0])
        elif self.phase == "pay":
            assert self.chosen
            ways = self.payments(self.player, *self.chosen)
            self.pay(next(way for way in ways if ":" + spell_counts(way) == move))
        elif self.phase == "pick":
            self.pick(move[1])
            self.pick_on()
        elif move == "keep:-":
            self.end_keeping()
        else:
            self.keep(move[-1])

    def position(self) -> Plain:
        """The same plain data as the package's positions."""
        spot, color = self.chosen or ((0, 0), "")
        return {
            "game": "pavilion",
            "side": self.side,
            "keep_all": self.keep_all,
            "last_discard": self.last_discard,
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.turn is None else self.turn + 1,
            "starter": self.starter + 1,
            "marker": "center" if self.marker is None else self.marker + 1,
            "bag": {color: self.bag[color] for color in COLORS},
            "tower": {color: self.tower[color] for color in COLORS},
            "supply": spell(self.supply),
            "displays": [spell(display) for display in self.displays],
            "center": spell(self.center),
            "boards": [board_of(player) for player in self.players],
            "space": {"star": spot[0] + 1, "slot": spot[1] + 1, "color": color} if self.chosen else None,
            "picks": self.picks,
            "lowest": COLORS[self.lowest],
            "refilled": None if self.refilled is None else self.refilled + 1,
            "end": "rounds" if self.phase == "over" else None,
        }

    @classmethod
    def at(cls, given: Plain) -> "Table":
        """The table in a position that the package wrote."""
        table = cls(len(given["boards"]), given["starter"] - 1, **given)
        table.bag, table.tower, table.supply = Counter(given["bag"]), Counter(given["tower"]), Counter(given["supply"])
        table.displays, table.center = [Counter(tiles) for tiles in given["displays"]], Counter(given["center"])
        table.round, table.phase = given["round"], given["phase"]
        table.turn = None if given["turn"] is None else given["turn"] - 1
        table.marker = None if given["marker"] == "center" else given["marker"] - 1
        table.refilled = None if given["refilled"] is None else given["refilled"] - 1
        table.picks, table.lowest = given["picks"], COLORS.index(given["lowest"])
        if space := given["space"]:
            table.chosen = (space["star"] - 1, space["slot"] - 1), space["color"]
        table.players = [player_at(board) for board in given["boards"]]
        return table

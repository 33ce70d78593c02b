"""Pavilion: moves as values and text, to and from the rules' numbers.

A step answers one question of the rules; `turns` puts the steps of a turn together.
"""

from collections.abc import Sequence

from faience.games.pavilion.printed import LETTERS, Counts, space_name, spell_counts
from faience.games.refusals import other_move
from faience.games.rulebook import Move, State
from faience.rules.pavilion import placing, stars
from faience.rules.pavilion import state as rules
from faience.rules.tiles import MOST_SOURCES


class Take(Move, frozen=True):
    """Take all tiles of a color, and a wild one, from a source (0 the center)."""

    source: int
    color: int

    def __str__(self) -> str:
        return (str(self.source) if self.source else "C") + LETTERS[self.color]


class Place(Move, frozen=True):
    """Choose a space and the color of the tile for it."""

    star: int
    slot: int
    color: int
    side: int

    def __str__(self) -> str:
        space = space_name(self.side, self.star, self.slot)
        is_said = self.side == stars.COLORED and self.star != rules.MIDDLE
        return space if is_said else space + LETTERS[self.color]


class Pay(Move, frozen=True):
    """The tiles that pay for a space."""

    tiles: Counts

    def __str__(self) -> str:
        return f":{spell_counts(self.tiles)}"


class Pick(Move, frozen=True):
    """Take a tile from the supply."""

    color: int

    def __str__(self) -> str:
        return f"+{LETTERS[self.color]}"


class Pass(Move, frozen=True):
    """Place no more tiles in this round."""

    def __str__(self) -> str:
        return "pass"


class Keep(Move, frozen=True):
    """Keep a tile for the next round, or (None) no more of them."""

    color: int | None

    def __str__(self) -> str:
        return f"keep:{'-' if self.color is None else LETTERS[self.color]}"


def action_of(state: State, move: Move) -> int:
    """The rules' number for a step."""
    match move:
        case Take(source, color) if 0 <= source < MOST_SOURCES and 0 <= color < rules.COLORS:
            return rules.take_action(color, source)
        case Place(star, slot, color, _) if _is_space(star, slot) and 0 <= color < rules.COLORS:
            return int(rules.place_action(star, color, slot))
        case Pay(tiles):
            return rules.PAYS + _wilds(state, tiles)
        case Pick(color) if 0 <= color < rules.COLORS:
            return rules.PICKS + color
        case Pass():
            return rules.PASS_ACTION
        case Keep(None):
            return rules.DONE_ACTION
        case Keep(color) if color is not None and 0 <= color < rules.COLORS:
            return rules.KEEPS + color
    raise other_move(move, "pavilion")


def _is_space(star: int, slot: int) -> bool:
    return 0 <= star < rules.STARS and 0 <= slot < rules.SLOTS


def _wilds(state: State, tiles: Sequence[int]) -> int:
    """How many wild tiles a payment has; of more than there can be, one too many."""
    return min(int(tiles[int(rules.wild_color(state))]), rules.SLOTS - 1)


def move_of(state: State, action: int) -> Move:
    """The step for an action of the seat to act."""
    if action < rules.TAKES:
        color, source = rules.take_of(action)
        return Take(int(source), int(color))
    if action < rules.PASS_ACTION:
        star, color, slot = rules.place_of(action)
        return Place(int(star), int(slot), int(color), int(stars.side_of(state)))
    if action == rules.PASS_ACTION:
        return Pass()
    if action < rules.PICKS:
        return Pay(payment(state, int(state.star), int(state.slot), int(state.color), action - rules.PAYS))
    if action < rules.KEEPS:
        return Pick(action - rules.PICKS)
    return Keep(None if action == rules.DONE_ACTION else action - rules.KEEPS)


def payment(state: State, star: int, slot: int, color: int, wilds: int) -> Counts:
    """The tiles that pay for a space with so many wild ones among them."""
    return tiles_paid(color, int(stars.cost_of(state, star, slot)), int(rules.wild_color(state)), wilds)


def tiles_paid(color: int, cost: int, wild: int, wilds: int) -> Counts:
    """The tiles that pay a cost, so many of them wild."""
    counts = [0] * rules.COLORS
    counts[color] += cost - wilds
    counts[wild] += wilds
    return tuple(counts)


def payments(state: State, star: int, slot: int, color: int) -> list[Counts]:
    """Every way the seat to act can pay for a space with a tile of a color."""
    seat, cost = int(state.turn), int(stars.cost_of(state, star, slot))
    least, most = placing.wild_bounds(state, seat, color, cost)
    return [payment(state, star, slot, color, wilds) for wilds in range(least, most + 1)]

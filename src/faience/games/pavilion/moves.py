"""Pavilion: moves as values and text, to and from the rules' numbers, and why one is not allowed.

A step answers one question of the rules; `turns` puts the steps of a turn together.
"""

from collections.abc import Sequence

from faience.games.errors import IllegalMove
from faience.games.pavilion.printed import LETTERS, NAMES, Counts, space_name, spell_counts
from faience.games.pavilion.state import PavilionState
from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, other_move, refusal, source_reasons
from faience.games.rulebook import Move
from faience.rules import pavilion
from faience.rules.pavilion import placing, refusals, stars
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


def action_of(state: PavilionState, move: Move) -> int:
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


def _wilds(state: PavilionState, tiles: Sequence[int]) -> int:
    """How many wild tiles a payment has; of more than there can be, one too many."""
    return min(int(tiles[int(rules.wild_color(state))]), rules.SLOTS - 1)


def move_of(state: PavilionState, action: int) -> Move:
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


def payment(state: PavilionState, star: int, slot: int, color: int, wilds: int) -> Counts:
    """The tiles that pay for a space with so many wild ones among them."""
    return tiles_paid(color, int(stars.cost_of(state, star, slot)), int(rules.wild_color(state)), wilds)


def tiles_paid(color: int, cost: int, wild: int, wilds: int) -> Counts:
    """The tiles that pay a cost, so many of them wild."""
    counts = [0] * rules.COLORS
    counts[color] += cost - wilds
    counts[wild] += wilds
    return tuple(counts)


def payments(state: PavilionState, star: int, slot: int, color: int) -> list[Counts]:
    """Every way the seat to act can pay for a space with a tile of a color."""
    seat, cost = int(state.turn), int(stars.cost_of(state, star, slot))
    least, most = placing.wild_bounds(state, seat, color, cost)
    return [payment(state, star, slot, color, wilds) for wilds in range(least, most + 1)]


def _take(source: int, color: int, *_: int) -> Facts:
    return {"source": source, "color": LETTERS[color]}


def _place(color: int, star: int, slot: int, *_: int) -> Facts:
    return {"color": LETTERS[color], "star": star + 1, "slot": slot + 1}


def _payments(color: int, cost: int, wild: int, least: int, most: int) -> Facts:
    ways = [tiles_paid(color, cost, wild, wilds) for wilds in range(least, most + 1)]
    return {"ways": ", ".join(f":{spell_counts(way)}" for way in ways)}


def _picks(picks: int, colors: int, *_: int) -> Facts:
    return {"picks": picks, "ways": ", ".join(f"+{LETTERS[color]}" for color in members(colors))}


def _keeps(colors: int, *_: int) -> Facts:
    return {"ways": ", ".join([*(f"keep:{LETTERS[color]}" for color in members(colors)), "keep:-"])}


REASONS = {
    **IDLE,
    **source_reasons(_take, "tile", 2),
    refusals.TAKE_DUE: Reason("take-due", "take tiles now, such as 3R"),
    refusals.TURN_DUE: Reason("turn-due", "place a tile now, such as R5:5R, or pass"),
    refusals.PAY_DUE: Reason("pay-due", "choose how to pay: {ways}", _payments),
    refusals.PICK_DUE: Reason("pick-due", "pick a tile from the supply: {ways}", _picks),
    refusals.PICK_ORDER: Reason("pick-due", "tiles are picked in the order O R B Y G P: {ways}", _picks),
    refusals.KEEP_DUE: Reason("keep-due", "choose a tile to keep, or no more: {ways}", _keeps),
    refusals.KEEP_ORDER: Reason("keep-due", "tiles are kept in the order O R B Y G P: {ways}", _keeps),
    refusals.WILD_COLOR: Reason(
        "wild-color", "{color_name} is wild in this round; choose another color from {source_name}", _take
    ),
    refusals.SPACE_TAKEN: Reason("space-taken", "that space already holds a tile", _place),
    refusals.STAR_COLOR: Reason("star-color", "that star does not take a {color_name} tile", _place),
    refusals.NO_TILE: Reason("no-tile", "you have no {color_name} tile to place", _place),
    refusals.TOO_FEW: Reason(
        "too-few",
        "it costs {cost} tiles, but you can pay only {has}",
        lambda color, star, slot, cost, has: _place(color, star, slot) | {"cost": cost, "has": has},
    ),
}
"""How each rule that refuses is told."""

OTHER_SIDE = Reason("other-side", "on this side of the boards that space is called {space}")
"""A space can be written as on the other side of the boards, which no action can say."""


_REFUSALS = Refusals(pavilion, REASONS, NAMES, action_of, move_of)


def explain(state: PavilionState, move: Move) -> IllegalMove:
    """The rule that forbids a move."""
    if isinstance(move, Place) and state.phase == rules.PLACE and move.side != (side := int(stars.side_of(state))):
        told = _place(move.color, move.star, move.slot) | {"space": space_name(side, move.star, move.slot)}
        return refusal(OTHER_SIDE, move, told)
    return _REFUSALS.explain(state, move)

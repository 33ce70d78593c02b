"""Pavilion: why a move is not allowed where a seat is to act."""

from faience.games.errors import IllegalMove
from faience.games.pavilion.moves import Place, action_of, move_of, tiles_paid
from faience.games.pavilion.printed import LETTERS, NAMES, space_name, spell_counts
from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, refusal, source_reasons
from faience.games.rulebook import Move, State
from faience.rules import pavilion
from faience.rules.pavilion import refusals as rules
from faience.rules.pavilion.stars import side_of
from faience.rules.pavilion.state import PLACE


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
    rules.TAKE_DUE: Reason("take-due", "take tiles now, such as 3R"),
    rules.TURN_DUE: Reason("turn-due", "place a tile now, such as R5:5R, or pass"),
    rules.PAY_DUE: Reason("pay-due", "choose how to pay: {ways}", _payments),
    rules.PICK_DUE: Reason("pick-due", "pick a tile from the supply: {ways}", _picks),
    rules.PICK_ORDER: Reason("pick-due", "tiles are picked in the order O R B Y G P: {ways}", _picks),
    rules.KEEP_DUE: Reason("keep-due", "choose a tile to keep, or no more: {ways}", _keeps),
    rules.KEEP_ORDER: Reason("keep-due", "tiles are kept in the order O R B Y G P: {ways}", _keeps),
    rules.WILD_COLOR: Reason(
        "wild-color", "{color_name} is wild in this round; choose another color from {source_name}", _take
    ),
    rules.SPACE_TAKEN: Reason("space-taken", "that space already holds a tile", _place),
    rules.STAR_COLOR: Reason("star-color", "that star does not take a {color_name} tile", _place),
    rules.NO_TILE: Reason("no-tile", "you have no {color_name} tile to place", _place),
    rules.TOO_FEW: Reason(
        "too-few",
        "it costs {cost} tiles, but you can pay only {has}",
        lambda color, star, slot, cost, has: _place(color, star, slot) | {"cost": cost, "has": has},
    ),
}
"""How each rule that refuses is told."""

OTHER_SIDE = Reason("other-side", "on this side of the boards that space is called {space}")
"""A space can be written as on the other side of the boards, which no action can say."""


_REFUSALS = Refusals(pavilion, REASONS, NAMES, action_of, move_of)


def explain(state: State, move: Move) -> IllegalMove:
    """The rule that forbids a move."""
    if isinstance(move, Place) and state.phase == PLACE and move.side != (side := int(side_of(state))):
        told = _place(move.color, move.star, move.slot) | {"space": space_name(side, move.star, move.slot)}
        return refusal(OTHER_SIDE, move, told)
    return _REFUSALS.explain(state, move)

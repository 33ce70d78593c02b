"""Sintra: why a move is not allowed where a seat is to act."""

from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, source_reasons
from faience.games.sintra.moves import action_of, move_of
from faience.games.sintra.strips import LETTERS, NAMES
from faience.rules import sintra
from faience.rules.sintra import refusals as rules
from faience.rules.sintra.state import BREAK


def _take(source: int, color: int, target: int, _: int = 0) -> Facts:
    place: Facts = {} if target == BREAK else {"place": target + 1}
    return {"source": source, "color": LETTERS[color], **place}


def _panes(place: int, colors: int, *_: int) -> Facts:
    return {"place": place + 1, "panes": ", ".join(f"{place + 1}@{LETTERS[color]}" for color in members(colors))}


def _takers(source: int, color: int, target: int, places: int) -> Facts:
    return _take(source, color, target) | {"places": ", ".join(str(place + 1) for place in members(places))}


REASONS = {
    **IDLE,
    **source_reasons(_take, "pane", 3),
    rules.TURN_DUE: Reason("turn-due", "take panes now, such as 3B2, or go home with H"),
    rules.SQUARES_DUE: Reason(
        "squares-due",
        "choose how many panes go on joker squares, from J{least} to J{most}",
        lambda place, least, most, _: {"place": place + 1, "least": least, "most": most},
    ),
    rules.PANE_DUE: Reason("pane-due", "choose a pane of the complete strip for window {place}: {panes}", _panes),
    rules.NO_STRIPS: Reason("no-strips", "no strip is left to go home to"),
    rules.AT_HOME: Reason("at-home", "the glazier is already above the leftmost strip; take panes"),
    rules.HOME_IS_RIGHT: Reason("home-is-right", "the leftmost strip is to the right of the glazier; take panes"),
    rules.MUST_PLACE: Reason("must-place", "a strip within reach takes {color_name}: place {places}", _takers),
    rules.NO_STRIP: Reason("no-strip", "there is no strip left at place {place}", _take),
    rules.OUT_OF_REACH: Reason(
        "out-of-reach",
        "place {place} is left of the glazier",
        lambda source, color, target, glazier: _take(source, color, target) | {"glazier": glazier + 1},
    ),
    rules.ALL_BREAKS: Reason(
        "all-breaks", "no strip within reach takes {color_name}; write {move:.2}- to break them all", _take
    ),
    rules.NO_SQUARE: Reason("no-square", "the strip at place {place} has no free square for {color_name}", _take),
}
"""How each rule that refuses is told."""


explain = Refusals(sintra, REASONS, NAMES, action_of, move_of).explain

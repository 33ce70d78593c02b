"""Sintra: moves as values and text, to and from the rules' numbers, and why one is not allowed."""

import re

from faience.games.refusals import IDLE, Facts, Reason, Refusals, members, other_move, source_reasons, unreadable
from faience.games.rulebook import Move
from faience.games.sintra.state import SintraState
from faience.games.sintra.strips import LETTERS, NAMES
from faience.rules import sintra
from faience.rules.sintra import refusals
from faience.rules.sintra import state as rules
from faience.rules.tiles import MOST_SOURCES

_TAKE = re.compile(r"([1-9C])([BYOPG])([1-8-])")
_DIVIDE = re.compile(r"J([0-2])")
_PANE = re.compile(r"([1-8])@([BYOPG])")
_HOME = "H"


class Take(Move, frozen=True):
    """Take one color from a source (0 the center) for the strip at a place; 8 means that all of it breaks."""

    source: int
    color: int
    place: int

    def __str__(self) -> str:
        source = str(self.source) if self.source else "C"
        return source + LETTERS[self.color] + ("-" if self.place == rules.BREAK else str(self.place + 1))


class GoHome(Move, frozen=True):
    """Bring the glazier back above the leftmost strip."""

    def __str__(self) -> str:
        return _HOME


class UseJokers(Move, frozen=True):
    """How many of the panes in hand go on joker squares."""

    count: int

    def __str__(self) -> str:
        return f"J{self.count}"


class SetPane(Move, frozen=True):
    """Which color of pane a complete strip gives to the window below it."""

    place: int
    color: int

    def __str__(self) -> str:
        return f"{self.place + 1}@{LETTERS[self.color]}"


_NOTATION = (
    "a move is a display (1-9) or C, a color (B Y O P G) and a place (1-8) or - if they all break, such as 3B2 or CP-; "
    "H brings the glazier home, J1 puts one pane on a joker square, 4@O chooses an orange pane for window 4"
)


def parse(text: str) -> Move:
    """Read a move, in capitals or not."""
    word = text.strip().upper()
    if take := _TAKE.fullmatch(word):
        source = 0 if take[1] == "C" else int(take[1])
        return Take(source, LETTERS.index(take[2]), rules.BREAK if take[3] == "-" else int(take[3]) - 1)
    if word == _HOME:
        return GoHome()
    if divide := _DIVIDE.fullmatch(word):
        return UseJokers(int(divide[1]))
    if pane := _PANE.fullmatch(word):
        return SetPane(int(pane[1]) - 1, LETTERS.index(pane[2]))
    raise unreadable(text, _NOTATION)


def action_of(state: SintraState, move: Move) -> int:
    """The rules' number for a move."""
    match move:
        case Take(source, color, place) if (
            0 <= source < MOST_SOURCES and 0 <= color < rules.COLORS and 0 <= place <= rules.BREAK
        ):
            return rules.take_action(color, source, place)
        case GoHome():
            return rules.HOME_ACTION
        case UseJokers(count) if 0 <= count <= rules.JOKER_SQUARES:
            return rules.SQUARE_ACTIONS + count
        case SetPane(place, color) if 0 <= place < rules.PLACES and 0 <= color < rules.COLORS:
            return rules.PANE_ACTIONS + color
    raise other_move(move, "sintra")


def move_of(state: SintraState, action: int) -> Move:
    """The move for an action of the seat to act."""
    if action >= rules.PANE_ACTIONS:
        return SetPane(int(state.glazier[int(state.turn)]), action - rules.PANE_ACTIONS)
    if action >= rules.SQUARE_ACTIONS:
        return UseJokers(action - rules.SQUARE_ACTIONS)
    if action == rules.HOME_ACTION:
        return GoHome()
    color, source, target = rules.take_of(action)
    return Take(int(source), int(color), int(target))


def _take(source: int, color: int, target: int, _: int = 0) -> Facts:
    place: Facts = {} if target == rules.BREAK else {"place": target + 1}
    return {"source": source, "color": LETTERS[color], **place}


def _panes(place: int, colors: int, *_: int) -> Facts:
    return {"place": place + 1, "panes": ", ".join(f"{place + 1}@{LETTERS[color]}" for color in members(colors))}


def _takers(source: int, color: int, target: int, places: int) -> Facts:
    return _take(source, color, target) | {"places": ", ".join(str(place + 1) for place in members(places))}


REASONS = {
    **IDLE,
    **source_reasons(_take, "pane", 3),
    refusals.TURN_DUE: Reason("turn-due", "take panes now, such as 3B2, or go home with H"),
    refusals.SQUARES_DUE: Reason(
        "squares-due",
        "choose how many panes go on joker squares, from J{least} to J{most}",
        lambda place, least, most, _: {"place": place + 1, "least": least, "most": most},
    ),
    refusals.PANE_DUE: Reason("pane-due", "choose a pane of the complete strip for window {place}: {panes}", _panes),
    refusals.NO_STRIPS: Reason("no-strips", "no strip is left to go home to"),
    refusals.AT_HOME: Reason("at-home", "the glazier is already above the leftmost strip; take panes"),
    refusals.HOME_IS_RIGHT: Reason("home-is-right", "the leftmost strip is to the right of the glazier; take panes"),
    refusals.MUST_PLACE: Reason("must-place", "a strip within reach takes {color_name}: place {places}", _takers),
    refusals.NO_STRIP: Reason("no-strip", "there is no strip left at place {place}", _take),
    refusals.OUT_OF_REACH: Reason(
        "out-of-reach",
        "place {place} is left of the glazier",
        lambda source, color, target, glazier: _take(source, color, target) | {"glazier": glazier + 1},
    ),
    refusals.ALL_BREAKS: Reason(
        "all-breaks", "no strip within reach takes {color_name}; write {move:.2}- to break them all", _take
    ),
    refusals.NO_SQUARE: Reason("no-square", "the strip at place {place} has no free square for {color_name}", _take),
}
"""How each rule that refuses is told."""


explain = Refusals(sintra, REASONS, NAMES, action_of, move_of).explain

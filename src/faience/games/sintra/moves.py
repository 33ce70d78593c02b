"""Sintra: moves as values and text, to and from the rules' numbers, and why a move is not allowed."""

import re

from faience.games.errors import IllegalMove, InvalidMove
from faience.games.rulebook import Move, State
from faience.games.sintra.letters import LETTERS, NAMES
from faience.games.tabletop import shorten, source_refusal
from faience.rules.sintra import draft, palace
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
    raise InvalidMove(
        f"{shorten(text)!r} is not a move; a move is a display (1-9) or C, a color (B Y O P G) and a place (1-8) or - "
        "if all breaks, such as 3B2 or CP-; H brings the glazier home, J1 puts one pane on a joker square, "
        "4@O chooses an orange pane for window 4"
    )


def action_of(state: State, move: Move) -> int:
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
    fields = ", ".join(f"{name}={getattr(move, name)!r}" for name in move.__struct_fields__)
    raise InvalidMove(f"{type(move).__name__}({fields}) is not a move of the game sintra")


def move_of(state: State, action: int) -> Move:
    """The move for an action of the seat to act."""
    if action >= rules.PANE_ACTIONS:
        return SetPane(int(state.glazier[int(state.turn)]), action - rules.PANE_ACTIONS)
    if action >= rules.SQUARE_ACTIONS:
        return UseJokers(action - rules.SQUARE_ACTIONS)
    if action == rules.HOME_ACTION:
        return GoHome()
    color, rest = divmod(action, rules.COLOR_STRIDE)
    return Take(rest // rules.TARGETS, color, rest % rules.TARGETS)


def explain(state: State, move: Move) -> IllegalMove:
    """Why a move is not allowed where a seat is to act."""
    phase = int(state.phase)
    if phase == rules.SQUARE:
        return _explain_divide(state, move)
    if phase == rules.PANE:
        return _explain_pane(state, move)
    match move:
        case Take():
            return _explain_take(state, move)
        case GoHome():
            return _explain_home(state, move)
        case _:
            return IllegalMove(
                "turn-due", f"{move}: take panes now, such as 3B2, or go home with H", {"move": str(move)}
            )


def _explain_take(state: State, move: Take) -> IllegalMove:
    seat, color = int(state.turn), LETTERS[move.color]
    facts: dict[str, str | int] = {"move": str(move), "source": move.source, "color": color}
    if move.place != rules.BREAK:
        facts["place"] = move.place + 1

    def because(rule: str, message: str, **more: str | int) -> IllegalMove:
        return IllegalMove(rule, f"{move}: {message}", facts | more)

    if refusal := source_refusal(state, move.source, move.color, LETTERS, NAMES, " pane"):
        rule, message, more = refusal
        return because(rule, message, **more)
    reachable = int(draft.reachable(state, seat, move.color))
    places = [place + 1 for place in range(rules.PLACES) if reachable >> place & 1]
    if move.place == rules.BREAK:
        told = ", ".join(map(str, places))
        return because("must-place", f"a strip within reach takes {NAMES[color]}: place {told}", places=told)
    if state.shown[seat, move.place] == rules.EMPTY:
        return because("no-strip", f"there is no strip left at place {move.place + 1}")
    if move.place < (glazier := int(state.glazier[seat])):
        return because("out-of-reach", f"place {move.place + 1} is left of the glazier", glazier=glazier + 1)
    if not places:
        return because("all-breaks", f"no strip within reach takes {NAMES[color]}; write {str(move)[:2]}- to break all")
    return because("no-square", f"the strip at place {move.place + 1} has no free square for {NAMES[color]}")


def _explain_home(state: State, move: GoHome) -> IllegalMove:
    seat = int(state.turn)
    facts: dict[str, str | int] = {"move": str(move)}
    if not int(state.strips[seat]):
        return IllegalMove("no-strips", f"{move}: no strip is left to go home to", facts)
    if int(state.strips[seat]) >> int(state.glazier[seat]) & 1:
        return IllegalMove("at-home", f"{move}: the glazier is above the leftmost strip already; take panes", facts)
    return IllegalMove("home-is-right", f"{move}: the leftmost strip is to the right of the glazier; take panes", facts)


def _explain_divide(state: State, move: Move) -> IllegalMove:
    seat = int(state.turn)
    place, panes = int(state.glazier[seat]), int(state.panes)
    colored, jokers = draft.fitting_squares(state, seat, place, int(state.color))
    least, most = int(draft.fewest_on_jokers(colored, panes)), int(draft.most_on_jokers(jokers, panes))
    return IllegalMove(
        "squares-due",
        f"{move}: choose how many panes go on joker squares, from J{least} to J{most}",
        {"move": str(move), "place": place + 1, "least": least, "most": most},
    )


def _explain_pane(state: State, move: Move) -> IllegalMove:
    seat = int(state.turn)
    place = int(state.glazier[seat])
    colors = int(palace.colors_on(state, seat, place))
    told = ", ".join(f"{place + 1}@{letter}" for color, letter in enumerate(LETTERS) if colors >> color & 1)
    return IllegalMove(
        "pane-due",
        f"{move}: choose a pane of the complete strip for window {place + 1}: {told}",
        {"move": str(move), "place": place + 1, "panes": told},
    )

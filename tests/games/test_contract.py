"""What every registered game offers, and what is said of registrations that are not right."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import fields, replace

from faience.games import GAMES, Rulebook
from faience.games.contract import CONSTANTS, KERNELS, STATE_FIELDS, problems
from faience.games.event_fields import FIELD_TYPES, A, Field
from faience.games.events import EventKind, EventKinds
from faience.games.options import Option
from faience.games.position import Position
from faience.games.rulebook import Draws
from faience.rules.states import layout
from tests.fourth import GARLAND, rules

DOC = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"


def _with_rules(**changes: Any) -> Any:
    names = {name: getattr(rules, name) for name in CONSTANTS + KERNELS} | changes
    return SimpleNamespace(**{name: value for name, value in names.items() if value is not None})


def _without(name: str) -> EventKinds:
    return EventKinds(*(kind for kind in GARLAND.events.declared if kind.name != name))


def _events(**changes: Any) -> EventKinds:
    """The events of the fourth game with one changed: `strung={"points": "none"}`."""
    ((changed, values),) = changes.items()
    kinds = GARLAND.events.declared
    return EventKinds(*(replace(kind, **values) if kind.name == changed else kind for kind in kinds))


def _with_moves_in_turn_only() -> Any:
    """Rules that list no moves for a seat before its turn has come."""
    turn = [0]

    def noted(kernel: Any) -> Any:
        def run(state: Any, *others: Any) -> None:
            kernel(state, *others)
            turn[0] = int(state.turn)

        return run

    def legal(state: Any, out: Any) -> int:
        return int(rules.legal(state, out)) if state.turn == turn[0] else 0

    return _with_rules(deal=noted(rules.deal), play=noted(rules.play), legal=legal)


class Other(Position, frozen=True, kw_only=True, tag="other"):
    round: int


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "a name in capitals": ({"name": "Garland"}, "the name 'Garland' must be small letters"),
    "no letters": ({"letters": ""}, "letters must be a letter or digit for each kind of tile"),
    "a letter twice": ({"letters": "KLL"}, "letters has 'L' twice"),
    "a phase twice": ({"phases": ("deal", "take", "take", "over")}, "phases has 'take' twice"),
    "no end": ({"phases": ("deal", "take", "done")}, "phases must have 'over'"),
    "no reason": ({"reasons": {}}, "reasons must say why a game can end"),
    "a kernel is missing": ({"rules": _with_rules(observe=None)}, "rules must offer observe"),
    "a legal action is refused": ({"rules": _with_rules(refuse=lambda *_: 7)}, "is legal but refused by the rules"),
    "nothing is refused": ({"rules": _with_rules(refuse=lambda *_: 0)}, "is not legal and not refused by the rules"),
    "nothing is due": ({"rules": _with_rules(due=lambda *_: 0)}, "due must name a rule"),
    "a field of the state is missing": (
        {"rules": _with_rules(STATE=layout([("seats", "i1"), ("score", "i2", 5)]))},
        "rules.STATE must have a field 'turn'",
    ),
    "one choice": ({"options": (Option("length", ("short",), 1),)}, "option 'length' must have at least two choices"),
    "a choice twice": (
        {"options": (Option("length", ("short", "short"), 1),)},
        "option 'length' has 'short' twice",
    ),
    "units that overlap": (
        {"options": (Option("length", ("short", "middle", "long"), 1), Option("holds", (False, True), 2))},
        "the unit of 'holds' must be 3 or more: what is below belongs to 'length'",
    ),
    "no seats": ({"seats": ()}, "seats must be numbers in ascending order"),
    "seats in disorder": ({"seats": (3, 2)}, "seats must be numbers in ascending order"),
    "too many seats": ({"seats": (1, 2, 3, 4, 5, 6, 7)}, "seats must be from 1 to 6, not 1 to 7"),
    "more seats than there is room for": ({"seats": (5, 6)}, "room for the score of 5, but 6 may play"),
    "an action without a name": ({"actions": {"take": range(2)}}, "actions must name every number from 0 to 2"),
    "an action with two names": (
        {"actions": {"take": range(3), "pass": range(2, 3)}},
        "actions 'pass' shares numbers with another kind",
    ),
    "a draw in no phase": (
        {"draws": {"shuffle": GARLAND.draws["deal"]}},
        "draws names the phase 'shuffle', which is not in phases",
    ),
    "looking ahead in no phase": ({"ahead": frozenset({"think"})}, "ahead names the phase 'think', which is not in"),
    "looking ahead in a draw": (
        {"ahead": frozenset({"deal"})},
        "ahead names the phase 'deal', in which no turn begins",
    ),
    "looking ahead where some have no move": (
        {"ahead": frozenset({"take"}), "rules": _with_moves_in_turn_only()},
        "in the phase 'take', which ahead names, every seat must have moves",
    ),
    "a draw without an event": (
        {"draws": {"deal": Draws(("K", "L", "M"), 3, event="strung", fact="tiles")}},
        "what is drawn in 'deal' must be an event that is a draw, with a field 'tiles'",
    ),
    "a draw that is not declared": ({"draws": {}}, "event 'bead' is a draw, but draws does not name it"),
    "names of draws that differ in length": (
        {"draws": {"deal": Draws(("K", "LL", "M"), 3, event="bead")}},
        "what is drawn in 'deal' must have names of one length",
    ),
    "an event twice": (
        {"events": EventKinds(*GARLAND.events.declared, EventKind("mixed", 99))},
        "events has 'mixed' twice",
    ),
    "two events of one number": (
        {"events": EventKinds(*GARLAND.events.declared, EventKind("other", rules.MIXED))},
        "event 'mixed' must say when it applies: 'other' has its number in the log",
    ),
    "a type of field that does not exist": (
        {"events": _events(strung={"fields": {"tiles": Field("gem", lambda _: 0)}})},  # type: ignore[arg-type]
        "field 'tiles' of event 'strung' must be tile, tiles, count, number, source, text, not 'gem'",
    ),
    "a round that begins without its number": (
        {"events": _events(began={"fields": {}})},
        "event 'began' begins a round, so it must have a field 'round'",
    ),
    "no event begins a round": ({"events": _events(began={"begins_round": False})}, "one event must begin a round"),
    "a draw that is part of a move": (
        {"events": _events(bead={"is_own": True})},
        "cannot be a draw and part of a move",
    ),
    "a position of another game": ({"position_type": Other}, "position_type must have the tag 'garland'"),
    "a position without its fields": ({"position_type": Other}, "position_type must have a field 'boards'"),
    "a position that is none": ({"position_type": dict}, "position_type must be a subclass"),
    "no words": ({"messages": DOC.parent}, "there are no messages garland.en.ftl"),
    "a color without a word": ({"letters": "KLMX"}, "garland.fr.ftl must have the message 'garland-tiles-X'"),
    "a tie break without a word": ({"tie_break": "knots"}, "must have the message 'garland-sheet-knots'"),
    "a narration that is not there": ({"narration": DOC.parent / "told.json"}, "there is no narration 'told.json'"),
    "a room without its part": ({"modules": {"kitchen": "tests.kitchen"}}, "there is no module 'tests.kitchen'"),
    "an event that is not declared": ({"events": _without("strung")}, "a random game of 1 fails: KeyError"),
    "points that were not declared": (
        {"events": _events(strung={"points": "none"})},
        "event 'strung' is declared with points 'none', but changed a score by 2",
    ),
    "a tile that is a number": (
        {"events": _events(strung={"fields": {"tiles": Field("tile", lambda entry: entry[A])}})},
        "field 'tiles' of event 'strung' is declared 'tile', but was",
    ),
    "moves that do not read back": (
        {"parse": lambda text: GARLAND.parse("K")},
        "the move M must read back as itself",
    ),
    "printed things that are not plain": (
        {"printed": lambda options, parts: {"wall": object()}},
        "what is printed must be plain data",
    ),
}


def test_the_fourth_game_keeps_the_contract() -> None:
    assert problems(GARLAND) == []
    assert GARLAND.name not in GAMES


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_with_a_registration_is_said(what: str) -> None:
    changes, said = BROKEN[what]
    found = problems(replace(GARLAND, **changes))
    assert any(said in problem for problem in found), found


def test_the_page_describes_every_field_and_no_other() -> None:
    told = re.findall(r"^\| `(\w+)` \|", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    wanted = [field.name for field in fields(Rulebook)]
    kinds = [field.name for field in fields(EventKind)]
    assert told == [*wanted, *kinds, *FIELD_TYPES, *CONSTANTS, *KERNELS, *STATE_FIELDS]

"""Sintra: what the rules' log says, as events in the terms of the notation."""

from faience.games.event_fields import A, B, C, D, Entry, Field, count, number, source, text, tile, tiles
from faience.games.events import EventKind, EventKinds, dealt, finished
from faience.games.sintra.positions import REASONS
from faience.games.sintra.strips import LETTERS, face_name
from faience.rules.sintra import state as rules

_SPACES = {rules.UPPER: "upper", rules.LOWER: "lower"}


def _face(entry: Entry) -> str:
    return face_name(entry[B] * rules.FACES + entry[C])


def _placed(entry: Entry) -> str:
    """Panes on squares of their color and on joker squares."""
    return LETTERS[entry[B]] * (entry[C] + entry[D])


def _is_removed(entry: Entry) -> bool:
    """True for a strip that has no other face to turn to."""
    return entry[C] == rules.EMPTY


_COLOR, _PLACE, _STRIP = tile(B, LETTERS), number(A), Field("text", _face)

EVENTS = EventKinds(
    *dealt(LETTERS),
    EventKind("laid", rules.LAID, {"place": _PLACE, "strip": _STRIP}, is_draw=True),
    EventKind("indicated", rules.INDICATED, {"round": number(A), "tile": _COLOR}, is_draw=True),
    EventKind("took", rules.TOOK, {"source": source(A), "tiles": tiles(B, C, LETTERS)}, is_own=True),
    EventKind("marked", rules.MARKED, is_own=True),
    EventKind("home", rules.HOME, {"from": number(A), "to": number(B)}, is_own=True),
    EventKind("moved", rules.MOVED, {"from": number(A), "to": number(B)}, is_own=True),
    EventKind(
        "placed", rules.PLACED, {"place": _PLACE, "tiles": Field("tiles", _placed), "jokers": count(D)}, is_own=True
    ),
    EventKind("broke", rules.BROKE, {"tiles": tiles(A, B, LETTERS)}, is_own=True),
    EventKind("stepped", rules.STEPPED, {"steps": count(A), "from": number(B), "to": number(C)}, is_own=True),
    EventKind("wrapped", rules.WRAPPED, {"times": count(A), "loss": count(B)}, points="loss", is_own=True),
    EventKind("bonus", rules.BONUS, {"place": _PLACE, "tile": _COLOR, "panes": count(C)}, points="gain", is_own=True),
    EventKind(
        "set",
        rules.SET,
        {"place": _PLACE, "space": text(_SPACES, B), "tile": tile(C, LETTERS)},
        is_own=True,
        is_answer=True,
    ),
    EventKind("removed", rules.TURNED, {"place": _PLACE, "strip": number(B)}, is_own=True, applies=_is_removed),
    EventKind("turned", rules.TURNED, {"place": _PLACE, "strip": _STRIP}, is_own=True),
    EventKind(
        "window", rules.WINDOW, {"place": _PLACE, "own": count(B), "beyond": count(C)}, points="gain", is_own=True
    ),
    EventKind("retired", rules.RETIRED, {"round": number(A), "tile": _COLOR}),
    EventKind("left", rules.LEFT, {"panes": count(A)}, points="gain", is_final=True),
    EventKind("glass", rules.GLASS, {"space": number(A), "loss": count(B)}, points="loss", is_final=True),
    EventKind("ornament", rules.ORNAMENT, {"number": number(A), "panes": count(B)}, points="gain", is_final=True),
    EventKind(
        "color",
        rules.COLOR,
        {"tile": tile(A, LETTERS), "panes": count(B), "windows": count(C)},
        points="gain",
        is_final=True,
    ),
    finished(rules.FINISHED, REASONS),
)

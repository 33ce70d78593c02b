"""Classic: what the rules' log says, as events in the terms of the notation."""

from faience.games.classic.moves import LETTERS
from faience.games.classic.positions import REASONS
from faience.games.event_fields import POINTS, A, B, C, D, Entry, Field, count, number, source, tile
from faience.games.events import EventKind, EventKinds, dealt, finished
from faience.rules.classic import state as rules


def _taken(entry: Entry) -> str:
    """Tiles of a color and jokers."""
    return (LETTERS[entry[B]] * entry[C] if entry[B] >= 0 else "") + "J" * entry[D]


def _down(entry: Entry) -> int:
    """The run down through a tile: whatever points the run across did not give, and 1 for the tile alone."""
    return max(entry[POINTS] - entry[D] * (entry[D] > 1), 1)


_TILES, _DOWN = Field("tiles", _taken), Field("count", _down)

EVENTS = EventKinds(
    *dealt(LETTERS),
    EventKind("took", rules.TOOK, {"source": source(A), "tiles": _TILES}, is_own=True),
    EventKind("marked", rules.MARKED, {"space": number(A)}, is_own=True),
    EventKind("lined", rules.LINED, {"line": number(A), "tiles": _TILES}, is_own=True),
    EventKind("fell", rules.FELL, {"tile": tile(A, LETTERS), "floor": count(B), "lid": count(C)}, is_own=True),
    EventKind(
        "tiled",
        rules.TILED,
        {"row": number(A), "column": number(B), "tile": tile(C, LETTERS), "across": count(D), "down": _DOWN},
        points="gain",
    ),
    EventKind("broken", rules.BROKEN, {"line": number(A), "tiles": _TILES}),
    EventKind("penalty", rules.PENALTY, {"spaces": count(A), "loss": count(B)}, points="loss"),
    EventKind("row", rules.ROW, {"number": number(A)}, points="gain", is_final=True),
    EventKind("column", rules.COLUMN, {"number": number(A)}, points="gain", is_final=True),
    EventKind("color", rules.COLOR, {"tile": tile(A, LETTERS)}, points="gain", is_final=True),
    finished(rules.FINISHED, REASONS),
)

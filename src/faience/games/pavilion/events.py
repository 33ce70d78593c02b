"""Pavilion: what the rules' log says, as events in the terms of the notation."""

from faience.games.event_fields import A, B, C, D, Entry, Field, count, number, source, tile, tiles
from faience.games.events import EventKind, EventKinds, dealt, finished
from faience.games.pavilion.positions import REASONS
from faience.games.pavilion.printed import AROUND, LETTERS
from faience.rules.pavilion import state as rules

MIXED = "mixed"


def _paid(entry: Entry) -> str:
    """Tiles of the color of the space, then wild ones."""
    return LETTERS[entry[A]] * entry[B] + LETTERS[entry[C]] * entry[D]


def _star_color(entry: Entry) -> str:
    return MIXED if entry[B] == rules.EMPTY else LETTERS[entry[B]]


_LOSS = {"tiles": count(A), "loss": count(B)}

EVENTS = EventKinds(
    *dealt(LETTERS),
    EventKind("supplied", rules.SUPPLIED, {"tile": tile(A, LETTERS)}, is_draw=True),
    EventKind("took", rules.TOOK, {"source": source(A), "tiles": tiles(B, C, LETTERS), "wild": count(D)}, is_own=True),
    EventKind("marked", rules.MARKED, _LOSS, points="loss", is_own=True),
    EventKind("placing", rules.PLACING, {"round": number(A, first=0)}),
    EventKind("paid", rules.PAID, {"tiles": Field("tiles", _paid)}, is_own=True, is_answer=True),
    EventKind(
        "placed",
        rules.PLACED,
        {"star": number(A), "slot": number(B), "tile": tile(C, LETTERS), "cost": count(D)},
        points="gain",
        is_own=True,
    ),
    *(EventKind(name, at, {"number": number(A), "tiles": count(B)}, is_own=True) for name, at in AROUND.items()),
    EventKind("picked", rules.PICKED, {"tile": tile(A, LETTERS)}, is_own=True),
    EventKind("passed", rules.PASSED, {"tiles": count(A)}, is_own=True),
    EventKind("kept", rules.KEPT, {"tiles": tiles(A, B, LETTERS)}, is_own=True),
    EventKind("discarded", rules.DISCARDED, _LOSS, points="loss", is_own=True),
    EventKind("returned", rules.RETURNED, {"tiles": count(A)}),
    EventKind(
        "star", rules.STAR, {"star": number(A), "tile": Field("text", _star_color)}, points="gain", is_final=True
    ),
    EventKind("number", rules.NUMBER, {"number": number(A, first=0)}, points="gain", is_final=True),
    EventKind("corner", rules.CORNER, _LOSS, points="loss", is_final=True),
    finished(rules.FINISHED, REASONS),
)

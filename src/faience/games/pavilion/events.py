"""Pavilion: what the rules' log says, as events in the terms of the notation."""

from collections.abc import Sequence

from faience.games.pavilion.letters import LETTERS
from faience.games.pavilion.positions import REASONS
from faience.games.rulebook import Event
from faience.games.tabletop import deal_event
from faience.rules.pavilion import state as rules

MIXED = "mixed"
_AROUND = {rules.PILLAR: "pillar", rules.STATUE: "statue", rules.WINDOW: "window"}


def event_of(entry: Sequence[int]) -> Event:
    """One entry of a log: kind, seat, four details and points."""
    kind, seat, a, b, c, d, points = entry
    name, facts = deal_event(kind, a, b, LETTERS) or _turn(kind, a, b, c, d) or _scoring(kind, a, b)
    return Event(name, seat if seat >= 0 else None, points, facts)


def _turn(kind: int, a: int, b: int, c: int, d: int) -> tuple[str, dict[str, str | int]] | None:
    """What belongs to the supply and to a turn."""
    match kind:
        case rules.SUPPLIED:
            return "supplied", {"tile": LETTERS[a]}
        case rules.TOOK:
            return "took", {"source": a, "tiles": LETTERS[b] * c, "wild": d}
        case rules.MARKED:
            return "marked", {"tiles": a, "loss": b}
        case rules.PLACING:
            return "placing", {"round": a}
        case rules.PLACED:
            return "placed", {"star": a + 1, "slot": b + 1, "tile": LETTERS[c], "cost": d}
        case rules.PAID:
            return "paid", {"tiles": LETTERS[a] * b + LETTERS[c] * d}
        case rules.PILLAR | rules.STATUE | rules.WINDOW:
            return _AROUND[kind], {"number": a + 1, "tiles": b}
        case rules.PICKED:
            return "picked", {"tile": LETTERS[a]}
        case _:
            return None


def _scoring(kind: int, a: int, b: int) -> tuple[str, dict[str, str | int]]:
    """What belongs to a pass, to a new round and to the end."""
    match kind:
        case rules.PASSED:
            return "passed", {"tiles": a}
        case rules.KEPT:
            return "kept", {"tiles": LETTERS[a] * b}
        case rules.DISCARDED:
            return "discarded", {"tiles": a, "loss": b}
        case rules.RETURNED:
            return "returned", {"tiles": a}
        case rules.STAR:
            return "star", {"star": a + 1, "tile": MIXED if b == rules.EMPTY else LETTERS[b]}
        case rules.NUMBER:
            return "number", {"number": a}
        case rules.CORNER:
            return "corner", {"tiles": a, "loss": b}
        case _:
            return "finished", {"reason": REASONS[a], "round": b}

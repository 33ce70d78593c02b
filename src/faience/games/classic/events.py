"""Classic: what the rules' log says, as events in the terms of the notation."""

from collections.abc import Sequence

from faience.games.classic.moves import LETTERS
from faience.games.classic.positions import REASONS
from faience.games.rulebook import Event
from faience.games.tabletop import deal_event
from faience.rules.classic import state as rules


def _tiles(color: int, tiles: int, jokers: int) -> str:
    return (LETTERS[color] * tiles if color >= 0 else "") + "J" * jokers


def event_of(entry: Sequence[int]) -> Event:
    """One entry of a log: kind, seat, four details and points."""
    kind, seat, a, b, c, d, points = entry
    name, facts = deal_event(kind, a, b, LETTERS) or _facts(kind, a, b, c, d, points)
    return Event(name, seat if seat >= 0 else None, points, facts)


def _facts(kind: int, a: int, b: int, c: int, d: int, points: int) -> tuple[str, dict[str, str | int]]:
    match kind:
        case rules.TOOK:
            return "took", {"source": a, "tiles": _tiles(b, c, d)}
        case rules.MARKED:
            return "marked", {"space": a + 1}
        case rules.LINED:
            return "lined", {"line": a + 1, "tiles": _tiles(b, c, d)}
        case rules.FELL:
            return "fell", {"tile": LETTERS[a], "floor": b, "lid": c}
        case rules.TILED:
            down = points - d * (d > 1)
            return "tiled", {"row": a + 1, "column": b + 1, "tile": LETTERS[c], "across": d, "down": max(down, 1)}
        case rules.BROKEN:
            return "broken", {"line": a + 1, "tiles": _tiles(b, c, 0)}
        case rules.PENALTY:
            return "penalty", {"spaces": a, "loss": b}
        case rules.ROW | rules.COLUMN:
            return ("row" if kind == rules.ROW else "column"), {"number": a + 1}
        case rules.COLOR:
            return "color", {"tile": LETTERS[a]}
        case _:
            return "finished", {"reason": REASONS[a], "round": b}

"""Sintra: what the rules' log says, as events in the terms of the notation."""

from collections.abc import Sequence

from faience.games.rulebook import Event
from faience.games.sintra.letters import LETTERS, face_name
from faience.games.sintra.positions import REASONS
from faience.games.tabletop import deal_event
from faience.rules.sintra import state as rules

_SPACES = ("upper", "lower")


def event_of(entry: Sequence[int]) -> Event:
    """One entry of a log: kind, seat, four details and points."""
    kind, seat, a, b, c, d, points = entry
    name, facts = deal_event(kind, a, b, LETTERS) or _turn(kind, a, b, c, d) or _scoring(kind, a, b, c)
    return Event(name, seat if seat >= 0 else None, points, facts)


def _turn(kind: int, a: int, b: int, c: int, d: int) -> tuple[str, dict[str, str | int]] | None:
    """What belongs to the set-up and to a turn up to a complete strip."""
    match kind:
        case rules.LAID:
            return "laid", {"place": a + 1, "strip": face_name(b * rules.FACES + c)}
        case rules.INDICATED:
            return "indicated", {"round": a + 1, "tile": LETTERS[b]}
        case rules.TOOK:
            return "took", {"source": a, "tiles": LETTERS[b] * c}
        case rules.MARKED:
            return "marked", {}
        case rules.HOME:
            return "home", {"from": a + 1, "to": b + 1}
        case rules.MOVED:
            return "moved", {"from": a + 1, "to": b + 1}
        case rules.PLACED:
            return "placed", {"place": a + 1, "tiles": LETTERS[b] * (c + d), "jokers": d}
        case rules.BROKE:
            return "broke", {"tiles": LETTERS[a] * b}
        case rules.STEPPED:
            return "stepped", {"steps": a, "from": b + 1, "to": c + 1}
        case rules.WRAPPED:
            return "wrapped", {"times": a, "loss": b}
        case _:
            return None


def _scoring(kind: int, a: int, b: int, c: int) -> tuple[str, dict[str, str | int]]:
    """What follows a complete strip, a round and the game."""
    match kind:
        case rules.BONUS:
            return "bonus", {"place": a + 1, "tile": LETTERS[b], "panes": c}
        case rules.SET:
            return "set", {"place": a + 1, "space": _SPACES[b], "tile": LETTERS[c]}
        case rules.TURNED if c == rules.EMPTY:
            return "removed", {"place": a + 1, "strip": b + 1}
        case rules.TURNED:
            return "turned", {"place": a + 1, "strip": face_name(b * rules.FACES + c)}
        case rules.WINDOW:
            return "window", {"place": a + 1, "own": b, "beyond": c}
        case rules.RETIRED:
            return "retired", {"round": a + 1, "tile": LETTERS[b]}
        case rules.LEFT:
            return "left", {"panes": a}
        case rules.GLASS:
            return "glass", {"space": a + 1, "loss": b}
        case rules.ORNAMENT:
            return "ornament", {"number": a + 1, "panes": b}
        case rules.COLOR:
            return "color", {"tile": LETTERS[a], "panes": b, "windows": c}
        case _:
            return "finished", {"reason": REASONS[a], "round": b}

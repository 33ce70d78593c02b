"""Sintra: what is printed on strips, palaces and track, read off a position for those who draw it."""

from faience.games.sintra import Palace, SintraPosition
from faience.games.sintra.positions import FREE
from faience.games.sintra.strips import other_face
from faience.rules.sintra.rounds import ORNAMENT_POINTS

JOKER = "J"


def back_of(position: SintraPosition, palace: Palace, place: int) -> str:
    """The squares of a strip's other face, as long as it can still come up."""
    strip = palace.strips[place - 1]
    if strip is None or palace.windows[place - 1][0] != FREE:
        return ""
    return position.strips.face(other_face(strip.strip))


def values_of(position: SintraPosition) -> tuple[int, ...]:
    """The points below the windows on the side in play."""
    return position.strips.windows.B if position.side == "B" else position.strips.windows.A


def next_loss(position: SintraPosition, space: int) -> int:
    """What one more step on the broken glass track costs, from a space counted from 1; at its end, all at once."""
    track = position.strips.track
    return track[-1] if space + 1 >= len(track) else track[space] - track[space - 1]


def home_of(position: SintraPosition, palace: Palace) -> int:
    """The place above the leftmost strip, if the glazier may go there; else 0."""
    home = next((place for place, strip in enumerate(palace.strips, 1) if strip), 0)
    is_allowed = home < palace.glazier if position.reset_must_move_left else home != palace.glazier
    return home if is_allowed else 0


def panes_in(palace: Palace, window: int) -> int:
    """How many panes a window holds."""
    return sum(pane != FREE for pane in palace.windows[window - 1])


def ornament_points(palace: Palace, ornament: tuple[int, int]) -> int:
    """What an ornament is worth as the windows beside it are now."""
    return int(ORNAMENT_POINTS[sum(panes_in(palace, window) for window in ornament)])

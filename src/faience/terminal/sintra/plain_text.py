"""Sintra: the table as plain lines that make sense when read aloud."""

from faience.games.sintra import Palace, SintraPosition
from faience.games.sintra.positions import FREE
from faience.rules.sintra.state import PLACES
from faience.terminal.sintra.board import kinds
from faience.terminal.sintra.choices import heading
from faience.terminal.sintra.printed import (
    NUMERALS,
    back_of,
    next_loss,
    ornament_points,
    panes_in,
    squares_of,
    values_of,
)
from faience.terminal.sources import Kinds, spoken_sources, spoken_title
from faience.terminal.view import Scene
from faience.words import Words, signed


def text(scene: Scene, words: Words) -> list[str]:
    """Round, indicator, displays and center, then one palace after the other."""
    position: SintraPosition = scene.position
    left, right = heading(position, words)
    palette = kinds(words)
    lines = [f"{left} · {right}", _indicator(position, palette, words), *spoken_sources(position, palette, words)]
    for seat, palace in enumerate(position.boards):
        lines += ["", spoken_title(scene, seat, words), *_board(position, palace, palette, words)]
    return lines


def _indicator(position: SintraPosition, palette: Kinds, words: Words) -> str:
    now = position.indicator[position.round - 1]
    if now == FREE:
        return words.say("sintra-plain-rounds-over")
    rounds = zip(NUMERALS, position.indicator, strict=True)
    pieces = [f"{numeral} {palette.spell(piece)}" for numeral, piece in rounds if piece != FREE]
    color = words.say(f"sintra-color-{now}")
    return words.say("sintra-plain-rounds", pieces=", ".join(pieces), color=color)


def _board(position: SintraPosition, palace: Palace, palette: Kinds, words: Words) -> list[str]:
    values = values_of(position)
    lines = []
    for place in range(1, PLACES + 1):
        sign = ">" if place == palace.glazier else " "
        window = words.say(
            "sintra-plain-window", panes=palette.spell(palace.windows[place - 1]), value=values[place - 1]
        )
        line = f"{sign} {place} {_strip(position, palace, place, palette):5}  {window}"
        if back := back_of(position, palace, place):
            line += "  " + words.say("sintra-plain-back", squares=palette.spell(back).lower())
        lines.append(line)
    track = position.strips.track
    loss, after = signed(-track[palace.glass - 1]), signed(-next_loss(position, palace.glass))
    facts = {"space": palace.glass, "spaces": len(track)}
    lines.append("  " + words.say("sintra-plain-glass", loss=loss, next=after, **facts))
    return [*lines, "  " + _bonus(position, palace, words)]


def _strip(position: SintraPosition, palace: Palace, place: int, palette: Kinds) -> str:
    strip = palace.strips[place - 1]
    if strip is None:
        return "-"
    squares = zip(palette.spell(squares_of(position, strip)).lower(), palette.spell(strip.panes), strict=True)
    return "".join(printed if pane == FREE else pane for printed, pane in squares)


def _bonus(position: SintraPosition, palace: Palace, words: Words) -> str:
    """What the side of the palace would give if the game ended now."""
    if position.side == "A":
        items = [
            words.say("sintra-plain-ornament", one=one, other=other, points=signed(points))
            for one, other in position.strips.ornaments
            if (points := ornament_points(palace, (one, other)))
        ]
        return words.say("sintra-plain-ornaments", items=", ".join(items) or words.say("sintra-event-nothing"))
    panes = "".join(palace.windows).replace(FREE, "")
    most = max((panes.count(letter) for letter in panes), default=0)
    windows = sum(panes_in(palace, window) == len(palace.windows[0]) for window in range(1, PLACES + 1))
    return words.say("sintra-plain-color", windows=windows, panes=most)

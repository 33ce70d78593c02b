"""Pavilion: the table as plain lines that make sense when read aloud."""

from faience.games.pavilion import Board, PavilionPosition
from faience.games.pavilion.letters import LETTERS
from faience.games.pavilion.positions import FREE
from faience.rules.pavilion.state import COLORS, STARS
from faience.terminal.pavilion.board import kinds
from faience.terminal.pavilion.choices import heading
from faience.terminal.pavilion.printed import (
    KINDS,
    SCORING,
    clockwise,
    cost_of,
    covered,
    ornaments,
    star_name,
    wilds,
)
from faience.terminal.sources import Kinds, spoken_sources, spoken_title
from faience.terminal.view import Scene
from faience.words import Words


def text(scene: Scene, words: Words) -> list[str]:
    """Round, displays, center and supply, then one board after the other."""
    position: PavilionPosition = scene.position
    left, right = heading(position, words)
    palette = kinds(words)
    lines = [left, right, _wilds(position, palette, words), *spoken_sources(position, palette, words)]
    supply = _counted(position.supply, palette) or words.say("center-empty")
    lines.append(words.say("pavilion-plain-supply", tiles=supply))
    for seat, board in enumerate(position.boards):
        title = spoken_title(scene, seat, words)
        if board.passed and position.phase != "over":
            title = words.say("pavilion-plain-passed", title=title)
        lines += ["", title, *_board(position, board, palette, words)]
    return lines


def _wilds(position: PavilionPosition, palette: Kinds, words: Words) -> str:
    now, later = wilds(position)[0], wilds(position)[1:]
    told = words.say("pavilion-plain-wild", color=palette.spell(now))
    return words.say("pavilion-plain-then", wild=told, colors=" ".join(map(palette.spell, later))) if later else told


def _counted(tiles: str, palette: Kinds) -> str:
    return " ".join(f"{tiles.count(letter)}{palette.spell(letter)}" for letter in LETTERS if letter in tiles)


def _board(position: PavilionPosition, board: Board, palette: Kinds, words: Words) -> list[str]:
    none = words.say("pavilion-plain-none")
    hand = words.say("pavilion-plain-hand", tiles=_counted(board.hand, palette) or none)
    if board.kept:
        hand = words.say("pavilion-plain-kept", hand=hand, tiles=_counted(board.kept, palette))
    lines = ["  " + hand]
    shown = [_star(position, board, star, palette, words) for star in range(STARS)]
    lines += ["  " + "   ".join(shown[first : first + 3]) for first in (0, 3, 6)]
    for kind in KINDS:
        told = [
            f"{_around(position, kind, ornament.number - 1)} {ornament.missing or words.say('pavilion-plain-done')}"
            for ornament in ornaments(board)
            if ornament.kind == kind
        ]
        lines.append("  " + words.say(f"pavilion-plain-{kind}", items=", ".join(told)))
    numbers = [(number, *covered(position, board, number)) for number in SCORING]
    items = ", ".join(f"{number}: {there}/{spaces}" for number, there, spaces in numbers)
    return [*lines, "  " + words.say("pavilion-plain-numbers", items=items)]


def _star(position: PavilionPosition, board: Board, star: int, palette: Kinds, words: Words) -> str:
    tiles = board.stars[star]
    slots = [
        str(cost_of(position, star, slot)) if tiles[slot] == FREE else palette.spell(tiles[slot])
        for slot in clockwise(position, star)
    ]
    return words.say("pavilion-plain-star", star=star_name(position, star), slots=" ".join(slots))


def _around(position: PavilionPosition, kind: str, which: int) -> str:
    """Where a pillar, statue or window stands, by the stars beside it."""
    name = star_name(position, which)
    return f"{name}-{star_name(position, (which + 1) % COLORS)}" if kind == "statue" else name

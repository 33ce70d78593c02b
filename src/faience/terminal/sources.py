"""What all games share around the boards: displays and center, drawn and in plain lines."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from faience.rules.tiles import DISPLAY_TILES
from faience.terminal.tiles import ACCENT, FAINT, Tile, beside, free, styled
from faience.terminal.view import Scene
from faience.words import Words

CENTER = "C"
MARKER = "M"
TILE = 3
_WIDTH = 80


class Kinds(msgspec.Struct, frozen=True):
    """How the kinds of tiles of a game look, by their letters in notation: the ink, and the letter that is shown."""

    inks: Mapping[str, str]
    letters: Mapping[str, str]

    def spell(self, tiles: str) -> str:
        """Tiles as the letters that are shown."""
        return "".join(self.letters.get(letter, letter) for letter in tiles)

    def tile(self, kind: str, width: int, meta: dict[str, str] | None = None) -> Tile:
        """A tile of one kind."""
        return Tile(self.inks[kind], self.letters.get(kind, kind), width, meta)


def draw_displays(scene: Scene, last: int | None, kinds: Kinds) -> list[Text]:
    """All displays in three lines; `last` is the source of the last take."""
    displays: Sequence[str] = scene.position.displays
    gap = min(4, (_WIDTH - 1) // len(displays) - 2 * TILE)
    blocks = []
    for number, tiles in enumerate(displays, 1):
        is_last = last == number
        label = Text(f"{number}{'•' * is_last}".center(2 * TILE), _source_style(scene, str(number), is_last))
        spaces = [_tile(scene, str(number), letter, kinds) for letter in tiles]
        spaces += [free(TILE)] * (DISPLAY_TILES - len(spaces))
        blocks.append([label, spaces[0] + spaces[1], spaces[2] + spaces[3]])
    return [Text(" ").append_text(line) for line in beside(blocks, gap)]


def _source_style(scene: Scene, source: str, is_last: bool) -> str:
    if scene.position.phase == "draft" and scene.marks.head.startswith(source):
        return ACCENT
    return "bold" if is_last else FAINT


def _tile(scene: Scene, source: str, letter: str, kinds: Kinds) -> Text:
    head = scene.marks.head
    is_picked = scene.position.phase == "draft" and head.startswith(source) and letter in head[1:]
    return kinds.tile(letter, TILE, {"source": source, "letter": letter}).laid(is_picked=is_picked)


def draw_center(scene: Scene, last: int | None, width: int, kinds: Kinds, words: Words) -> Text:
    """The center in one line; a tile for each, or with numbers where that is too long."""
    tiles, has_marker = scene.position.center, scene.position.marker == "center"
    line = Text(" ").append(words.say("head-center"), _source_style(scene, CENTER, last == 0)).append(" ")
    if has_marker:
        line.append(" ").append_text(kinds.tile(MARKER, TILE).laid())
    if not tiles:
        return line if has_marker else line.append(" " + words.say("center-empty"), FAINT)
    is_short = line.cell_len + len(tiles) * TILE + len(set(tiles)) <= width
    for letter in dict.fromkeys(tiles):
        line.append(" ")
        count, tile = tiles.count(letter), _tile(scene, CENTER, letter, kinds)
        if is_short:
            for _ in range(count):
                line.append_text(tile)
        else:
            line.append_text(tile).append_text(styled(f"×{count}", "bold", {"source": CENTER, "letter": letter}))
    return line


def spoken_sources(position: Any, kinds: Kinds, words: Words) -> list[str]:
    """Displays and center as two plain lines."""
    shown = [f"{number} {kinds.spell(tiles) or '-'}" for number, tiles in enumerate(position.displays, 1)]
    center = [MARKER] * (position.marker == "center")
    center += [kinds.spell(letter * position.center.count(letter)) for letter in dict.fromkeys(position.center)]
    return ["  ".join(shown), words.say("plain-center", tiles=" ".join(center) or words.say("center-empty"))]

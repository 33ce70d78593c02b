"""A game as one text and as one SVG picture, for files, for whoever prints it or looks at it in a notebook."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console
from rich.padding import Padding
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.terminal.tiles import choose_layout, fit
from faience.words import History, Words, seat_names, verdict

WIDTH = 80
_LOG_LINES = 6
_GROUND, _INK = (24, 26, 31), (222, 224, 228)
_COLORS = [(201, 48, 44), (47, 163, 107), (244, 185, 46), (31, 102, 201), (143, 63, 181), (94, 163, 173)]
_NIGHT = TerminalTheme(_GROUND, _INK, [_GROUND, *_COLORS, _INK])

_FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def picture(game: Game, names: Sequence[str], words: Words) -> str:
    """The table of a game, and the last lines of its log, as the text of an SVG file."""
    console = Console(
        width=WIDTH, record=True, file=StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    scene, view = Scene(game.position(), tuple(names), game.events), view_of(game.variant.game)
    layout = choose_layout([plan for plan in view.layouts(game.seats) if not plan.log_beside], WIDTH, 1000)
    left, right = view.heading(scene.position, words)
    console.print(fit(Text(f" {left}", "bold"), WIDTH - len(right) - 1).append(right), no_wrap=True)
    console.print()
    console.print(view.table(scene, layout, words), no_wrap=True)
    console.print()
    for line in History.of(game, words, names).lines[-_LOG_LINES:]:
        console.print(Padding(Text(line.text), (0, 1)))
    if said := verdict(game, names, words):
        console.print(Padding(Text(said, "bold"), (0, 1)))
    return console.export_svg(title=words.say("head-title"), theme=_NIGHT, code_format=_FORMAT, unique_id="faience")


def as_text(game: Game) -> str:
    """The table in letters, with what is due."""
    words, names, view = Words(), _names(game), view_of(game.variant.game)
    position = game.position()
    lines = view.text(Scene(position, names, game.events), words)
    due = "" if game.turn is None else names[game.turn]
    return "\n".join([*lines, "", view.turn(position, due, words)] if due or game.is_over else lines)


def as_svg(game: Game) -> str:
    """The table as the text of an SVG file."""
    return picture(game, _names(game), Words())


def _names(game: Game) -> tuple[str, ...]:
    return seat_names([""] * game.seats, (), Words())

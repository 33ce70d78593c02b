"""A game for whoever prints it or looks at it in a notebook: the table as text and as SVG, scores and the result."""

from collections.abc import Sequence
from io import StringIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.terminal.tiles import choose_layout, fit
from faience.words import GameLog, Narrator, Words, seat_names, signed, verdict
from faience.words.messages import written

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


def score_sheet(game: Game, names: Sequence[str], words: Words) -> Table:
    """A line for every point gained or lost, in the order they came."""
    sheet = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    sheet.add_column(words.say("sheet-round"), justify="right")
    sheet.add_column(words.say("sheet-player"), max_width=16, overflow="ellipsis", no_wrap=True)
    sheet.add_column(words.say("sheet-reason"), overflow="fold")
    sheet.add_column(words.say("sheet-points"), justify="right")
    sheet.add_column(words.say("sheet-total"), justify="right")
    narrator, before = Narrator(game.variant, words, names), None
    for line in game.sheet():
        part = words.say("sheet-final") if game.book.events[line.event.kind].is_final else str(line.round)
        is_new = (part, line.seat) != before
        if before and part != before[0]:
            sheet.add_section()
        shown = part if before is None or part != before[0] else ""
        name, reason = names[line.seat] if is_new else "", narrator.reason(line.event)
        sheet.add_row(shown, name, reason, signed(line.points), written(line.total))
        before = part, line.seat
    if before is None:
        sheet.add_row("", "", words.say("sheet-empty"), "", "")
    return sheet


def result_table(game: Game, names: Sequence[str], words: Words) -> Table | None:
    """Places, points and what broke ties, where anything does; None while the game goes on."""
    result = game.result()
    if result is None:
        return None
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("sheet-place"), justify="right")
    table.add_column(words.say("sheet-player"), max_width=24, overflow="ellipsis", no_wrap=True)
    table.add_column(words.say("sheet-points"), justify="right")
    if result.tie_break:
        table.add_column(words.say(f"{game.variant.game}-sheet-{result.tie_break}"), justify="right")
    for seat in sorted(range(game.seats), key=lambda seat: result.places[seat]):
        place, ties = result.places[seat], [str(result.ties[seat])] if result.tie_break else []
        row = (str(place), names[seat], written(result.scores[seat]), *ties)
        table.add_row(*row, style="bold" if place == 1 else "")
    return table


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
    for line in GameLog.of(game, words, names).lines[-_LOG_LINES:]:
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

"""The score sheet and the result: every point with its reason."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from faience.games import Game
from faience.words import Narrator, Words, signed
from faience.words.messages import written


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
        is_new = (line.round, line.seat) != before
        if before and line.round != before[0]:
            sheet.add_section()
        number = str(line.round) if before is None or line.round != before[0] else ""
        name, reason = names[line.seat] if is_new else "", narrator.reason(line.event)
        sheet.add_row(number, name, reason, signed(line.points), written(line.total))
        before = line.round, line.seat
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

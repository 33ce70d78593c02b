"""Sintra: the whole table on a terminal: displays, center, round indicator, every palace."""

from collections.abc import Sequence

from rich.text import Text

from faience.games import Event
from faience.games.sintra import SintraPosition
from faience.games.sintra.positions import FREE
from faience.terminal.frame import Title
from faience.terminal.sintra.board import DETAILED, SIZES, Drawing, Fresh, Size, draw, kinds
from faience.terminal.sintra.printed import NUMERALS
from faience.terminal.sources import TILE, Kinds, draw_center, draw_displays
from faience.terminal.tiles import ACCENT, FAINT, beside, stack
from faience.terminal.view import Layout, Scene
from faience.words import Words

_SPACES = ("upper", "lower")


def table(scene: Scene, layout: Layout, words: Words) -> Text:
    """Displays, center and round indicator above, boards below."""
    palette = kinds(words)
    _, source = latest(scene.events)
    lines = [*draw_displays(scene, source, palette), draw_center(scene, source, layout.width, palette, words)]
    lines.append(_indicator(scene.position, palette, words))
    return stack(lines + _boards(scene, SIZES[layout.size], layout.columns, palette, words))


def details(scene: Scene, words: Words) -> Text:
    """All boards with both faces of every strip."""
    return stack(_boards(scene, DETAILED, 2, kinds(words), words))


def _boards(scene: Scene, size: Size, columns: int, palette: Kinds, words: Words) -> list[Text]:
    position: SintraPosition = scene.position
    fresh, _ = latest(scene.events)
    boards = []
    for seat, palace in enumerate(position.boards):
        is_turn = position.turn == seat + 1
        title = Title(scene.names[seat], words.say("board-points", points=palace.score), palace.score, is_turn)
        marks = scene.marks if is_turn else None
        drawing = Drawing(position, palace, title, fresh.get(seat, Fresh()), marks, palette, words)
        boards.append(draw(drawing, size))
    lines: list[Text] = []
    for first in range(0, len(boards), columns):
        lines += beside(boards[first : first + columns])
    return lines


def _indicator(position: SintraPosition, palette: Kinds, words: Words) -> Text:
    """The pieces of all rounds; the one whose color counts now is pointed out."""
    line = Text(" ").append(words.say("sintra-head-rounds"), FAINT)
    for number, (numeral, piece) in enumerate(zip(NUMERALS, position.indicator, strict=True), 1):
        is_now = number == position.round and piece != FREE
        line.append(f"  {'►' if is_now else ''}{numeral}", ACCENT if is_now else FAINT)
        line.append_text(Text(" · ", FAINT) if piece == FREE else palette.tile(piece, TILE).laid(is_picked=is_now))
    piece = position.indicator[position.round - 1]
    if piece != FREE:
        line.append("  " + words.say("sintra-head-bonus", color=words.say(f"sintra-color-{piece}")), ACCENT)
    return line


def latest(events: Sequence[Event]) -> tuple[dict[int, Fresh], int | None]:
    """What each seat's last turn in this round changed, and the source of the last take."""
    fresh: dict[int, Fresh] = {}
    source = None
    for event in events:
        facts, seat = event.facts, event.seat
        if event.kind == "started":
            fresh, source = {}, None
        if seat is None:
            continue
        if event.kind in ("took", "home"):
            fresh[seat] = Fresh()
            source = int(facts["source"]) if event.kind == "took" else None
        now = fresh.setdefault(seat, Fresh())
        match event.kind:
            case "placed":
                now.place, now.tiles, now.jokers = int(facts["place"]), str(facts["tiles"]), int(facts["jokers"])
            case "home":
                now.place = int(facts["to"])
            case "set":
                now.window = int(facts["place"]), _SPACES.index(str(facts["space"]))
            case "stepped":
                now.has_stepped = True
    return fresh, source

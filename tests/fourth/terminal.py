"""Garland in a terminal."""

from rich.text import Text

from faience.terminal import Layout, Scene, TerminalView
from faience.terminal.tiles import ACCENT, fit, shorten, stack, styled
from faience.words import Words
from tests.fourth.moves import LETTERS
from tests.fourth.positions import GarlandPosition

WIDTH, NAME = 41, 16


def turn(position: GarlandPosition, name: str, words: Words) -> str:
    """Who is to take a color."""
    return words.say("turn-over") if position.phase == "over" else words.say("garland-turn", name=name)


def heading(position: GarlandPosition, words: Words) -> tuple[str, str]:
    """The round on the left, how long it goes on the right."""
    return words.say("head-round", round=position.round), words.say(f"garland-length-{position.length}")


def table(scene: Scene, layout: Layout, words: Words) -> Text:
    """The tray, then a line for each garland."""
    position: GarlandPosition = scene.position
    tray = Text(words.say("garland-tray") + " ")
    for letter in position.tray:
        tray.append_text(styled(letter, ACCENT if letter == scene.marks.head else "bold", {"move": letter}))
    lines = [tray, Text()]
    for seat, board in enumerate(position.boards):
        mark = "▶" if position.turn == seat + 1 else " "
        name = fit(Text(mark + shorten(scene.names[seat], NAME)), NAME + 2)
        lines.append(name.append(f"{board.score:4} {board.beads}"))
    return stack(fit(line, layout.width) for line in lines)


def text(scene: Scene, words: Words) -> list[str]:
    """The tray, then a line for each garland."""
    position: GarlandPosition = scene.position
    lines = [" · ".join(heading(position, words)), f"{words.say('garland-tray')} {position.tray or '-'}"]
    for seat, board in enumerate(position.boards):
        name, points = shorten(scene.names[seat], 2 * NAME), words.say("points", count=board.score)
        lines.append(f"{name}, {points}: {board.beads or '-'}")
    return lines


def layouts(seats: int) -> list[Layout]:
    """There is always room."""
    return [Layout("lines", 1, is_beside, WIDTH, seats + 2) for is_beside in (True, False)]


VIEW = TerminalView(
    name="garland",
    example="K",
    notation=("garland-help-move",),
    rules=("garland-help-rules",),
    split=lambda move: (move, ""),
    order=LETTERS.index,
    probe=lambda head: head,
    turn=turn,
    heading=heading,
    table=table,
    text=text,
    layouts=layouts,
    open_phases=frozenset({"take"}),
)

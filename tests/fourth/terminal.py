"""Garland in a terminal."""

from rich.text import Text

from faience.terminal import Layout, Scene, TerminalView
from faience.terminal.tiles import ACCENT, fit, shorten, stack, styled
from faience.words import Words
from tests.fourth.moves import LETTERS
from tests.fourth.positions import GarlandPosition

WIDTH, NAME = 41, 16


class GarlandView(TerminalView):
    """How Garland looks."""

    name = "garland"
    example = "K"
    help = ("move", "rules")
    open_phases = frozenset({"take"})

    def split(self, move: str) -> tuple[str, str]:
        """A move is all head."""
        return move, ""

    def order(self, head: str) -> int:
        """As the letters are listed."""
        return LETTERS.index(head)

    def turn(self, position: GarlandPosition, name: str, words: Words) -> str:
        """Who is to take a color."""
        return words.say("turn-over") if position.phase == "over" else words.say("garland-turn", name=name)

    def heading(self, position: GarlandPosition, words: Words) -> tuple[str, str]:
        """The round on the left, how long it goes on the right."""
        return words.say("head-round", round=position.round), words.say(f"garland-length-{position.length}")

    def table(self, scene: Scene, layout: Layout, words: Words) -> Text:
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

    def text(self, scene: Scene, words: Words) -> list[str]:
        """The tray, then a line for each garland."""
        position: GarlandPosition = scene.position
        lines = [" · ".join(self.heading(position, words)), f"{words.say('garland-tray')} {position.tray or '-'}"]
        for seat, board in enumerate(position.boards):
            name, points = shorten(scene.names[seat], 2 * NAME), words.say("points", count=board.score)
            lines.append(f"{name}, {points}: {board.beads or '-'}")
        return lines

    def layouts(self, seats: int) -> list[Layout]:
        """There is always room."""
        return [Layout("lines", 1, is_beside, WIDTH, seats + 2) for is_beside in (True, False)]


VIEW = GarlandView()

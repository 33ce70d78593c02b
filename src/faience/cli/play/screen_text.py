"""What the full screen says, piece by piece, as texts: heading, table, log, prompt, keys.

Loading the full-screen library takes longer than everything else together. So the first screen is painted from these
pieces at once, and the library takes over with the same ones as soon as it is there.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from faience.cli.play.picker import Picker, TileCollector
from faience.cli.play.session import TerminalSession
from faience.terminal import Layout, Marks
from faience.terminal.tiles import ACCENT, FAINT, LOSS, choose_layout, fit, shorten, styled
from faience.words import verdict

GROUND, BAR, RULE, INK, QUIET = "#16181d", "#23262d", "#3a3f48", "#dee0e4", "#9aa0aa"
NARROWEST = 80
"""The table is drawn for at least so many columns."""
_LOG_STYLES = {"round": ACCENT, "score": "#d9b65a", "end": "bold"}
_KEYS = {
    "←→↑↓": "arrows", "⏎": "enter", "u": "undo", "s": "save", "v": "sheet", "f": "details", "?": "help", "q": "quit",
}  # fmt: skip


class ScreenText:
    """The texts of one session's screen, with the move being put together and the latest note."""

    def __init__(self, session: TerminalSession) -> None:
        self.session = session
        self.words = session.words
        self.picker = Picker([], session.view)
        self.note = Text(session.words.say("note-saving-to", file=str(session.path)), FAINT)
        for name in session.getting_ready:
            self.say(session.words.say("note-getting-ready", name=name))
        self.ready()

    def ready(self) -> None:
        """Make ready for the next decision, with nothing picked yet; what is drawn by itself is drawn first."""
        session, game = self.session, self.session.game
        while session.goes_on:
            session.advance()
        view = session.view
        gathering = view.gather(game.position()) if session.is_waiting else None
        if gathering:
            self.picker = TileCollector(gathering, view)
        else:
            moves = [str(move) for move in game.legal_moves()] if session.is_waiting else []
            has_turns = bool(game.book.follow_ups) and game.phase in view.open_phases
            self.picker = Picker(moves, view, has_turns=has_turns)

    def say(self, text: str = "") -> None:
        """Leave a note in the prompt, or take it away."""
        self.note = Text(text, FAINT)

    def warn(self, text: str) -> None:
        """Leave a note about something that did not work."""
        self.note = Text(text, LOSS)

    def layout(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return choose_layout(self.session.view.layouts(self.session.game.seats), width, height)

    def heading(self, width: int) -> Text:
        """The top line."""
        left, right = self.session.view.heading(self.session.game.position(), self.words)
        if width < NARROWEST:
            left, right = self.words.say("window-narrow", columns=NARROWEST), ""
        head = Text.assemble((f" {self.words.say('head-title')} ", ACCENT), left)
        return fit(head, width - len(right) - 1).append(right + " ", FAINT)

    def table(self, layout: Layout) -> Text:
        """Displays, center and boards, with what is picked and what would happen."""
        picker = self.picker
        events = tuple(self.session.foresee(picker.made).happened) if picker.move else ()
        marks = Marks(picker.head, picker.tail, frozenset(picker.tails), events, frozenset(picker.heads))
        return self.session.view.table(self.session.scene(marks), layout, self.words)

    def log(self) -> Text:
        """Everything that happened, in words."""
        lines = [Text(line.text, _LOG_STYLES.get(line.kind, "")) for line in self.session.log()]
        if said := verdict(self.session.game, self.session.names, self.words):
            lines.append(Text(said, "bold"))
        return Text("\n").join(lines)

    def prompt(self, width: int) -> Text:
        """Whose turn it is, and the move being put together, or the latest note."""
        said = self._prompt()
        if self.note and said.cell_len + self.note.cell_len + 2 > width:
            said = Text(" ").append_text(self.note)
        elif self.note:
            said.append_text(self.note)
        return fit(said, width)

    def _prompt(self) -> Text:
        session, game, words = self.session, self.session.game, self.words
        position = game.position()
        if game.turn is None and not game.is_over:
            over = words.say("prompt-round", round=game.round - 1)
            return Text.assemble((f" {over}  ", ACCENT))
        if not session.is_waiting and not game.is_over:
            is_ready = session.turn_name not in session.getting_ready
            told = words.say("turn-opponent" if is_ready else "note-getting-ready", name=session.turn_name)
            return Text.assemble((f" {told}  ", FAINT))
        picker = self.picker
        if picker.move and not self.note:
            would = session.preview(picker.made)
            said = Text.assemble((f" {shorten(session.turn_name, 12)}  ", ACCENT), self._picked())
            return said.append(f"  {would}").append(f"  ⏎ {words.say('key-enter')}", FAINT)
        said = Text.assemble((" " + session.view.turn(position, session.turn_name, words) + "  ", ACCENT))
        if self.note or game.is_over:
            return said
        if game.phase not in session.view.open_phases:
            hint = f"{session.view.name}-prompt-gather" if isinstance(picker, TileCollector) else "prompt-choose"
            return said.append_text(self._picked()).append("  " + words.say(hint), FAINT)
        hint = words.say(f"{session.view.name}-prompt-{'target' if picker.tails else game.phase}")
        if picker.text:
            said.append(picker.text + "_", "bold reverse").append("  ")
        if picker.tails and all(map(str.isalpha, picker.tails)):
            said.append_text(self._options()).append("  ")
        for word in filter(str.islower, picker.heads):
            said.append_text(styled(f" {word} ", "bold", {"move": word})).append("  ")
        return said.append(hint, FAINT)

    def _picked(self) -> Text:
        """The move being put together; where only its end is to be chosen, all there are, for a click."""
        if self.session.game.phase in self.session.view.open_phases:
            return Text(self.picker.move, "bold reverse")
        return self._options()

    def _options(self) -> Text:
        return Text(" ").join(
            styled(f" {shown} ", "bold reverse" if is_chosen else "bold", {"tail": tail})
            for shown, tail, is_chosen in self.picker.options
        )

    def keys(self, width: int) -> Text:
        """The bottom line; a click on a key presses it."""
        line = Text(" ")
        for key, message in _KEYS.items():
            if message == "details" and not self.session.view.has_details:
                continue
            name = f"{self.session.view.name}-key-details" if message == "details" else f"key-{message}"
            piece = Text.assemble((key, "bold"), (f" {self.words.say(name)}", FAINT))
            if message != "arrows":
                piece.apply_meta({"key": "enter" if message == "enter" else key})
            line.append_text(piece).append("  ")
        line.rstrip()
        return fit(line, width)


def paint(texts: ScreenText, console: Console) -> None:
    """Paint the whole screen once."""
    width, height = console.size
    layout = texts.layout(width, height)
    room = height - 3
    table = [fit(line, width) for line in texts.table(layout).split("\n")]
    past = list(texts.log().wrap(console, max(20, width - layout.width - 4 if layout.log_beside else width - 3)))
    if layout.log_beside:
        lines = []
        for row in range(room):
            left = fit(table[row] if row < len(table) else Text(), layout.width + 1)
            said = past[-room:][row] if row < len(past[-room:]) else Text()
            lines.append(fit(left.append("│ ", RULE).append_text(said), width))
    else:
        title = Text.assemble(("─", RULE), (texts.words.say("head-log"), QUIET))
        title.append("─" * (width - title.cell_len), RULE)
        left_over = max(0, room - len(table) - 1)
        lines = [*table, title, *(Text(" ").append_text(line) for line in past[-left_over:])][:room]
        lines += [Text()] * (room - len(lines))
    bars = [texts.heading(width), texts.prompt(width), texts.keys(width)]
    painted = [(bars[0], BAR), *((line, GROUND) for line in lines), (bars[1], BAR), (bars[2], GROUND)]
    for row, (line, ground) in enumerate(painted):
        end = "" if row == len(painted) - 1 else "\n"
        console.print(fit(line, width), style=f"{INK} on {ground}", end=end, no_wrap=True, crop=True)


@contextmanager
def first_screen(texts: ScreenText) -> Iterator[None]:
    """Show the first screen at once and keep the terminal quiet until the full-screen library has taken over."""
    if sys.platform == "win32":  # its consoles have no such modes; the library draws the first screen itself
        yield
        return
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    console = Console(highlight=False)
    try:
        tty.setcbreak(terminal)  # what is typed meanwhile must not appear on the screen
        console.set_alt_screen(True)
        console.show_cursor(False)
        paint(texts, console)
        yield
    finally:
        console.show_cursor(True)
        console.set_alt_screen(False)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)

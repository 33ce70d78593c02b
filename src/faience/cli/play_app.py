"""The table as a full screen: everything by keyboard and by mouse."""

import asyncio
import signal
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from faience.cli.play_pages import HelpPage, SheetPage
from faience.cli.play_picker import Picker
from faience.cli.play_plain import INTERRUPTED, leave
from faience.cli.play_session import Session, preview
from faience.drawing.look import Layout, Marks
from faience.drawing.sheet import verdict
from faience.drawing.terminal import ACCENT, FAINT, LOSS, choose_layout, fit, fits, shorten
from faience.games import IllegalMove, InvalidMove

_ARROWS = {"left": -1, "right": 1, "up": -1, "down": 1}
_SHORT_LOG = 4
_ROUND_PAUSE = 3
"""Where no person sits, the end of a round stays on the screen for so many pauses."""


class Panel(Widget):
    """A piece of the screen that shows a text and tells the table what was clicked in it."""

    DEFAULT_CSS = "Panel { height: auto; width: auto; }"

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.text = Text()

    def show(self, text: Text) -> None:
        """Show another text."""
        self.text = text
        self.refresh(layout=True)

    def render(self) -> Text:
        """The text as it is now."""
        return self.text

    def on_click(self, event: events.Click) -> None:
        """Hand what the clicked place stands for to the table."""
        if isinstance(self.screen, TableScreen):
            self.screen.click(event.style.meta)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """A line under the pointer is tried out."""
        if isinstance(self.screen, TableScreen):
            self.screen.hover(event.style.meta)


class TableScreen(Screen[None]):
    """The table, the log, what is due and the keys."""

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.words = session.words
        self.pause = pause
        self.picker = Picker([], session.look)
        self.note = Text()
        self._timer: Timer | None = None
        self._has_told_end = False

    def compose(self) -> ComposeResult:
        """Heading, table and log, prompt, keys."""
        yield Panel("head")
        with Container(id="middle"):
            with VerticalScroll(id="field", can_focus=False):
                yield Panel("table")
            with VerticalScroll(id="past", can_focus=False) as past:
                past.border_title = self.words.say("head-log")
                yield Panel("log")
        yield Panel("prompt")
        yield Panel("keys")

    def on_mount(self) -> None:
        """Show the table and let the game begin."""
        self.note = Text(self.words.say("note-saving-to", file=str(self.session.path)), FAINT)
        self._decide()

    def on_resize(self) -> None:
        """Lay everything out anew for another window."""
        self.draw()

    def panel(self, name: str) -> Panel:
        """A panel by its name."""
        return self.query_one(f"#{name}", Panel)

    def _decide(self) -> None:
        """After anything that changed the game: whose decision is it, and what goes on by itself."""
        if self._timer:
            self._timer.stop()
            self._timer = None
        game = self.session.game
        if game.turn is None and not game.is_over and (game.round == 1 or not game.events):
            self.session.advance()
        moves = [str(move) for move in game.legal_moves()] if self.session.is_waiting else []
        self.picker = Picker(moves, self.session.look)
        if not self.session.is_waiting and not game.is_over:
            if game.turn is not None:
                self._timer = self.set_timer(max(self.pause, 0.001), self._advance)
            elif not self.session.has_people:
                self._timer = self.set_timer(max(self.pause * _ROUND_PAUSE, 0.001), self._advance)
        self.draw()
        if game.is_over and not self._has_told_end:
            self.app.push_screen(SheetPage(self.session))
        self._has_told_end = game.is_over

    def _advance(self) -> None:
        self.note = Text()
        self.session.advance()
        self._decide()

    def draw(self) -> None:
        """Show everything as it is now."""
        session, (width, height) = self.session, self.size
        if not width:
            return
        scene = session.scene(self._marks())
        layout = choose_layout(session.look.layouts(session.game.seats), width, height)
        self._lay_out(layout)
        left, right = session.look.heading(scene.position, self.words)
        head = Text.assemble((f" {self.words.say('head-title')} ", ACCENT), left)
        self.panel("head").show(fit(head, width - len(right) - 1).append(right, FAINT))
        self.panel("table").show(session.look.table(scene, layout, self.words))
        self.panel("log").show(self._log())
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)
        self.panel("prompt").show(fit(self._prompt(), width))
        self.panel("keys").show(fit(self._keys(), width))

    def _lay_out(self, layout: Layout) -> None:
        """Give the table the room it needs; in a window that is too small for it, it scrolls above a short log."""
        field, past = self.query_one("#field"), self.query_one("#past")
        self.query_one("#middle").set_class(layout.log_beside, "-beside")
        is_whole = fits(layout, *self.size)
        field.styles.width = layout.width + 1 if layout.log_beside else "100%"
        field.styles.height = "100%" if layout.log_beside else layout.height if is_whole else "1fr"
        past.styles.height = "100%" if layout.log_beside else "1fr" if is_whole else _SHORT_LOG

    def _marks(self) -> Marks:
        picker = self.picker
        events = preview(self.session, picker.move) if picker.move else ()
        return Marks(picker.head, picker.tail, frozenset(picker.tails), events)

    def _log(self) -> Text:
        styles = {"round": ACCENT, "score": "#d9b65a", "end": "bold"}
        lines = [Text(line.text, styles.get(line.kind, "")) for line in self.session.log()]
        if said := verdict(self.session.game, self.session.names, self.words):
            lines.append(Text(said, "bold"))
        return Text("\n").join(lines)

    def _prompt(self) -> Text:
        session, game, words = self.session, self.session.game, self.words
        position = game.position()
        if game.turn is None and not game.is_over:
            return Text.assemble((" " + words.say("prompt-round", round=game.round - 1), ACCENT), "  ", self.note)
        if not session.is_waiting and not game.is_over:
            return Text.assemble((" " + words.say("turn-opponent", name=session.turn_name), FAINT), "  ", self.note)
        if self.picker.move and not self.note:
            would = session.look.preview(preview(session, self.picker.move), position, words)
            said = Text.assemble((f" {shorten(session.turn_name, 12)}  ", ACCENT), (self.picker.move, "bold reverse"))
            return said.append(f"  {would}").append(f"  ⏎ {words.say('key-enter')}", FAINT)
        said = Text.assemble((" " + session.look.turn(position, session.turn_name, words) + "  ", ACCENT))
        if self.note:
            return said.append_text(self.note)
        if self.picker.text:
            hint = "prompt-line" if self.picker.tails else "prompt-draft"
            return said.append(self.picker.text + "_", "bold reverse").append("  " + words.say(hint), FAINT)
        return said if game.is_over else said.append(words.say("prompt-draft"), FAINT)

    def _keys(self) -> Text:
        line = Text(" ")
        keys = [("←→↑↓", "", "arrows"), ("⏎", "enter", "enter"), ("u", "u", "undo"), ("s", "s", "save")]
        keys += [("v", "v", "sheet"), ("?", "?", "help"), ("q", "q", "quit")]
        for shown, key, message in keys:
            piece = Text.assemble((shown, "bold"), (f" {self.words.say(f'key-{message}')}", FAINT))
            if key:
                piece.apply_meta({"key": key})
            line.append_text(piece).append("  ")
        return line

    def on_key(self, event: events.Key) -> None:
        """Arrows walk, letters spell a move, Enter plays it."""
        if event.key in ("pageup", "pagedown", "home", "end"):
            self._scroll(event.key)
            return
        if event.key in ("left", "right", "up", "down", "enter", "space", "escape", "backspace", "delete"):
            self.press(event.key)
        elif event.character and event.is_printable:
            self.press(event.character)
        else:
            return
        event.stop()

    def _scroll(self, key: str) -> None:
        field, past = self.query_one("#field", VerticalScroll), self.query_one("#past", VerticalScroll)
        scrolled = field if field.max_scroll_y > 0 else past
        moves = {"pageup": scrolled.scroll_page_up, "pagedown": scrolled.scroll_page_down}
        moves.get(key, scrolled.scroll_home if key == "home" else scrolled.scroll_end)()

    def press(self, key: str) -> None:
        """Do what a key stands for."""
        commands = {"u": self._undo, "s": self._save, "v": self._show_sheet, "?": self._show_help, "q": self._quit}
        if key.lower() in commands:
            commands[key.lower()]()
            return
        self.note = Text()
        if self.session.game.turn is None and not self.session.game.is_over:
            if key in ("enter", "space"):
                self._advance()
            return
        if not self.session.is_waiting:
            return
        if key in ("enter", "space"):
            self._play()
            return
        if key in _ARROWS:
            step = self.picker.step_head if key in ("left", "right") else self.picker.step_tail
            step(_ARROWS[key])
        elif key in ("backspace", "delete"):
            self.picker.back()
        elif key == "escape":
            self.picker.clear()
        elif not self.picker.type(key):
            self._explain(self.picker.tried(key))
        self.draw()

    def _explain(self, tried: str) -> None:
        """Say why a move that is not possible is not."""
        try:
            self.session.game.action_of(tried)
        except (InvalidMove, IllegalMove) as error:
            self.note = Text(self.words.why(error, tried), LOSS)

    def _play(self) -> None:
        if not self.picker.move:
            self.picker.step_tail(1)
            self.draw()
            return
        self.session.play(self.picker.move)
        if problem := self.session.save_problem:
            told = problem.strerror or str(problem)
            self.note = Text(self.words.say("note-save-failed", file=str(self.session.path), problem=told), LOSS)
        self._decide()

    def click(self, meta: dict[str, object]) -> None:
        """A click on a tile picks it, one on a line plays it there, one on a key presses it."""
        if "key" in meta:
            self.press(str(meta["key"]))
        elif not self.session.is_waiting:
            self.press("enter")
        elif "source" in meta:
            self.note = Text()
            self.picker.choose_head(str(meta["source"]), str(meta["letter"]))
            self.draw()
        elif "tail" in meta and self.picker.choose_tail(str(meta["tail"])):
            self.note = Text()
            self._play()

    def hover(self, meta: dict[str, object]) -> None:
        """The pointer over a line shows what would happen there."""
        tail = str(meta.get("tail", ""))
        if tail and tail != self.picker.tail and self.picker.choose_tail(tail):
            self.draw()

    def _undo(self) -> None:
        try:
            self.note = Text(self.words.say("note-undone", move=self.session.undo()), FAINT)
        except IllegalMove as error:
            self.note = Text(self.words.why(error), LOSS)
        self._decide()

    def _save(self) -> None:
        try:
            self.note = Text(self.words.say("note-saved", file=str(self.session.save())), FAINT)
        except OSError as problem:
            told = problem.strerror or str(problem)
            self.note = Text(self.words.say("note-save-failed", file=str(self.session.path), problem=told), LOSS)
        self.draw()

    def _show_sheet(self) -> None:
        self.app.push_screen(SheetPage(self.session))

    def _show_help(self) -> None:
        self.app.push_screen(HelpPage(self.words))

    def _quit(self) -> None:
        self.app.exit(0)


class TableApp(App[int]):
    """The terminal table."""

    CSS = """
    TableScreen { background: #16181d; color: #dee0e4; layout: vertical; }
    #head { height: 1; width: 100%; background: #23262d; }
    #middle { height: 1fr; layout: vertical; }
    #middle.-beside { layout: horizontal; }
    #field { scrollbar-size: 1 1; overflow: auto auto; }
    #past { border-top: solid #3a3f48; border-title-color: #9aa0aa; padding: 0 1;
        scrollbar-size: 1 1; }
    #middle.-beside #past { border-top: none; border-left: solid #3a3f48; width: 1fr; }
    #field, #past { scrollbar-color: #4a505b; scrollbar-background: #1b1e24; }
    #log { width: 100%; }
    #prompt { height: 1; width: 100%; background: #23262d; }
    #keys { height: 1; width: 100%; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.table = TableScreen(session, pause)

    def get_default_screen(self) -> Screen[None]:
        """The table is all there is."""
        return self.table

    def on_mount(self) -> None:
        """A terminal that is closed or a process that is told to end leaves the screen as it should be left."""
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self.action_leave, 128 + number)

    def action_leave(self, status: int) -> None:
        """Leave with an exit status; the record is up to date already."""
        self.exit(status)


def run(session: Session, pause: float) -> int:
    """Play on a full screen; returns the exit status."""
    status = TableApp(session, pause).run()
    if said := verdict(session.game, session.names, session.words):
        print(said)
        print(session.words.say("note-record", file=str(session.path)))
    else:
        leave(session)
    return status or 0

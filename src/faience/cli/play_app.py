"""The table as a full screen: everything by keyboard and by mouse."""

import asyncio
import signal
import sys
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from faience.cli.play_face import BAR, GROUND, INK, QUIET, RULE, Face
from faience.cli.play_pages import HelpPage, SheetPage
from faience.cli.play_picker import Picker
from faience.cli.play_plain import INTERRUPTED
from faience.drawing import Layout
from faience.drawing.terminal import fits
from faience.games import IllegalMove, InvalidMove

_NAMED_KEYS = ("left", "right", "up", "down", "enter", "space", "escape", "backspace", "delete")
_SHORT_LOG = 4
_AT_ONCE = 0.001
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

    def __init__(self, face: Face, pause: float) -> None:
        super().__init__()
        self.face = face
        self.session = face.session
        self.words = face.words
        self.pause = pause
        self._timer: Timer | None = None
        self._has_told_end = False

    @property
    def picker(self) -> Picker:
        """The move being put together."""
        return self.face.picker

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
        self.face.ready()
        if problem := self.session.save_problem:
            self.face.warn(self._failed(problem))
        game = self.session.game
        if not self.session.is_waiting and not game.is_over:
            if game.turn is not None:
                self._timer = self.set_timer(max(self.pause, _AT_ONCE), self._advance)
            elif not self.session.has_people:
                self._timer = self.set_timer(max(self.pause * _ROUND_PAUSE, _AT_ONCE), self._advance)
        self.draw()
        if game.is_over and not self._has_told_end:
            self.app.push_screen(SheetPage(self.session))
        self._has_told_end = game.is_over

    def _advance(self) -> None:
        self.face.say()
        self.session.advance()
        self._decide()

    def draw(self) -> None:
        """Show everything as it is now."""
        width, height = self.size
        if not width:
            return
        layout = self.face.layout(width, height)
        self._lay_out(layout)
        self.panel("head").show(self.face.heading(width))
        self.panel("table").show(self.face.table(layout))
        self.panel("log").show(self.face.log())
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)
        self.panel("prompt").show(self.face.prompt(width))
        self.panel("keys").show(self.face.keys(width))

    def _lay_out(self, layout: Layout) -> None:
        """Give the table the room it needs; in a window that is too small for it, it scrolls above a short log."""
        field, past = self.query_one("#field"), self.query_one("#past")
        self.query_one("#middle").set_class(layout.log_beside, "-beside")
        is_whole = fits(layout, *self.size)
        field.styles.width = layout.width + 1 if layout.log_beside else "100%"
        field.styles.height = "100%" if layout.log_beside else layout.height if is_whole else "1fr"
        past.styles.height = "100%" if layout.log_beside else "1fr" if is_whole else _SHORT_LOG

    def on_key(self, event: events.Key) -> None:
        """Arrows walk, letters spell a move, Enter plays it."""
        if event.key in ("pageup", "pagedown", "home", "end"):
            self._scroll(event.key)
        elif event.key in _NAMED_KEYS:
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
        elif self.session.is_waiting:
            self.face.say()
            self._pick(key)
        elif self.session.game.phase == "deal" and key in ("enter", "space"):
            self._advance()

    def _pick(self, key: str) -> None:
        if key in ("enter", "space") and self.picker.move:
            self.session.play(self.picker.move)
            self._decide()
            return
        if key in ("enter", "space"):
            self.picker.step_tail(1)
        elif key in ("left", "right"):
            self.picker.step_head(1 if key == "right" else -1)
        elif key in ("up", "down"):
            self.picker.step_tail(1 if key == "down" else -1)
        elif key in ("backspace", "delete"):
            self.picker.back()
        elif key == "escape":
            self.picker.clear()
        elif not self.picker.type(key):
            self._explain(key)
            self.picker.clear()  # Enter must not play what a refused key left behind
        self.draw()

    def _explain(self, key: str) -> None:
        """Say why a move that is not possible is not."""
        typed = self.picker.head + key.upper()
        for tried in self.picker.tried(key):
            try:
                self.session.game.action_of(tried)
            except IllegalMove as error:
                error.facts["move"] = typed  # not the move it was completed to for the rules' sake
                self.face.warn(self.words.why(error))
                return
            except InvalidMove as error:
                self.face.warn(self.words.why(error, typed))

    def click(self, meta: dict[str, object]) -> None:
        """A click on a tile picks it, one on a line plays it there, one on a key presses it."""
        if "key" in meta:
            self.press(str(meta["key"]))
        elif not self.session.is_waiting:
            self.press("enter")
        elif "source" in meta:
            self.face.say()
            self.picker.choose_head(str(meta["source"]), str(meta["letter"]))
            self.draw()
        elif "tail" in meta and self.picker.choose_tail(str(meta["tail"])):
            self.press("enter")

    def hover(self, meta: dict[str, object]) -> None:
        """The pointer over a line shows what would happen there."""
        tail = str(meta.get("tail", ""))
        if tail and tail != self.picker.tail and self.picker.choose_tail(tail):
            self.face.say()
            self.draw()

    def _undo(self) -> None:
        try:
            self.face.say(self.words.say("note-undone", move=self.session.undo()))
        except IllegalMove as error:
            self.face.warn(self.words.why(error))
        self._decide()

    def _save(self) -> None:
        try:
            self.face.say(self.words.say("note-saved", file=str(self.session.save())))
        except OSError as problem:
            self.face.warn(self._failed(problem))
        self.draw()

    def _failed(self, problem: OSError) -> str:
        told = problem.strerror or str(problem)
        return self.words.say("note-save-failed", file=str(self.session.path), problem=told)

    def _show_sheet(self) -> None:
        self.app.push_screen(SheetPage(self.session))

    def _show_help(self) -> None:
        self.app.push_screen(HelpPage(self.words))

    def _quit(self) -> None:
        self.app.exit(0)


class TableApp(App[int]):
    """The terminal table."""

    CSS = f"""
    TableScreen {{ background: {GROUND}; color: {INK}; layout: vertical; }}
    #head {{ height: 1; width: 100%; background: {BAR}; }}
    #middle {{ height: 1fr; layout: vertical; }}
    #middle.-beside {{ layout: horizontal; }}
    #field {{ scrollbar-size: 1 1; overflow: auto auto; }}
    #past {{ border-top: solid {RULE}; border-title-color: {QUIET}; padding: 0 1;
        scrollbar-size: 1 1; }}
    #middle.-beside #past {{ border-top: none; border-left: solid {RULE}; width: 1fr; }}
    #field, #past {{ scrollbar-color: #4a505b; scrollbar-background: #1b1e24; }}
    #table {{ text-wrap: nowrap; }}
    #log {{ width: 100%; }}
    #prompt {{ height: 1; width: 100%; background: {BAR}; }}
    #keys {{ height: 1; width: 100%; }}
    Page {{ align: center middle; background: {GROUND} 60%; }}
    #sheet {{ width: 96%; max-width: 92; height: auto; max-height: 96%; background: #1e2128; color: {INK};
        border: round #2fa36b; border-title-color: #2fa36b; border-subtitle-color: {QUIET}; padding: 0 1;
        scrollbar-size: 1 1; scrollbar-color: #4a505b; scrollbar-background: #1b1e24; }}
    #content {{ width: 100%; height: auto; }}
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
    ]

    def __init__(self, face: Face, pause: float) -> None:
        super().__init__()
        self.table = TableScreen(face, pause)

    def get_default_screen(self) -> Screen[None]:
        """The table is all there is."""
        return self.table

    def on_mount(self) -> None:
        """A terminal that is closed or a process that is told to end leaves the screen as it should be left."""
        if sys.platform == "win32":
            return
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self.action_leave, 128 + number)

    def action_leave(self, status: int) -> None:
        """Leave with an exit status; the record is up to date already."""
        self.exit(status)

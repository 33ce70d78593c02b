"""The screen of the table: what is shown where, and what keys and clicks do."""

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial
from typing import Any

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from faience.cli.play.dialogs import Dialog, details_dialog, help_dialog, sheet_dialog
from faience.cli.play.picker import Picker, TileCollector
from faience.cli.play.screen_text import ScreenText
from faience.cli.play.session import TerminalSession
from faience.engine.client import EngineFailure
from faience.games import Game, IllegalMove, InvalidMove, Move
from faience.terminal import Layout
from faience.terminal.tiles import fits

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
        """Show another text; a long log is not laid out again for nothing."""
        if text != self.text:
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

    def __init__(self, texts: ScreenText, pause: float) -> None:
        super().__init__()
        self.texts = texts
        self.session = texts.session
        self.words = texts.words
        self.pause = pause
        self._timer: Timer | None = None
        self._asked = 0
        """Counts what opponents are asked, so that an answer to a question taken back is passed over."""
        self._has_told_end = False

    @property
    def picker(self) -> Picker:
        """The move being put together."""
        return self.texts.picker

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
        self._asked += 1
        self.texts.ready()
        if problem := self.session.save_problem:
            self.texts.warn(self.session.not_saved(problem))
        game = self.session.game
        if not self.session.is_waiting and not game.is_over:
            if game.turn is not None:
                pause = 0 if game.phase in game.book.follow_ups else self.pause
                self._timer = self.set_timer(max(pause, _AT_ONCE), self._ask)
            elif not self.session.has_people:
                self._timer = self.set_timer(max(self.pause * _ROUND_PAUSE, _AT_ONCE), self._advance)
        self.draw()
        if game.is_over and not self._has_told_end:
            self.app.push_screen(sheet_dialog(self.session))
        self._has_told_end = game.is_over

    def _advance(self) -> None:
        self.texts.say()
        self.session.advance()
        self._decide()

    def _ask(self) -> None:
        """Let the opponent to act think in a thread of its own; the screen stays alive, and can be left."""
        question = (self.app, self._asked, self.session.game.copy())
        threading.Thread(target=self._think, args=question, daemon=True).start()

    def _think(self, app: App[Any], asked: int, game: Game) -> None:
        answer: Move | EngineFailure
        try:
            answer = self.session.think(game)
        except EngineFailure as problem:
            answer = problem
        if app.is_running:
            with suppress(RuntimeError, CancelledError):  # it may end just now
                app.call_from_thread(self._answer, asked, answer)

    def _answer(self, asked: int, answer: Move | EngineFailure) -> None:
        """Make the move that an opponent has found, unless it was asked something else since."""
        if asked != self._asked:
            return
        self.texts.say()
        if isinstance(answer, Move):
            self.session.play(answer)
            self._decide()
        else:
            name = self.session.turn_name
            self.texts.warn(self.words.say("note-player-failed", name=name, problem=str(answer)))
            self.draw()

    def draw(self) -> None:
        """Show everything as it is now."""
        width, height = self.size
        if not width:
            return
        layout = self.texts.layout(width, height)
        self._lay_out(layout)
        texts = self.texts
        shown = {"head": texts.heading(width), "table": texts.table(layout), "log": texts.log()}
        for name, text in {**shown, "prompt": texts.prompt(width), "keys": texts.keys(width)}.items():
            self.panel(name).show(text)
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)

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
        dialogs: dict[str, Callable[[TerminalSession], Dialog]] = {"v": sheet_dialog, "?": help_dialog}
        if self.session.view.has_details:
            dialogs["f"] = details_dialog
        leave = partial(self.app.exit, 0)
        commands: dict[str, Callable[[], None]] = {"u": self._undo, "s": self._save, "q": leave}
        is_letter = self.session.is_waiting and self.picker.goes_on(key)
        if key.lower() in dialogs and not is_letter:
            self.app.push_screen(dialogs[key.lower()](self.session))
        elif key.lower() in commands and not is_letter:
            commands[key.lower()]()
        elif self.session.is_waiting:
            self.texts.say()
            self._pick(key)
        elif self.session.game.turn is None and not self.session.game.is_over and key in ("enter", "space"):
            self._advance()

    def _pick(self, key: str) -> None:
        if key in ("enter", "space") and self.picker.move:
            self._play()
            return
        if key in ("enter", "space"):
            self.picker.suggest()
        elif key in ("left", "right"):
            self.picker.step_head(1 if key == "right" else -1)
        elif key in ("up", "down"):
            self.picker.step_tail(1 if key == "down" else -1)
        elif key in ("backspace", "delete"):
            self.picker.back()
        elif key == "escape":
            self.picker.clear()
        elif not self.picker.type(key):
            self._refuse(key)
        self.draw()

    def _refuse(self, key: str) -> None:
        """Say what is wrong with a letter that nothing goes on with."""
        if isinstance(self.picker, TileCollector):
            self.texts.warn(self.words.say(f"{self.session.view.name}-gather-none"))
            return
        self._explain(key)
        self.picker.clear()  # Enter must not play what a refused key left behind

    def _play(self) -> None:
        """Make the move that is picked; what was typed beyond a step may turn out not to be one."""
        try:
            self.session.play(self.picker.made)
        except (IllegalMove, InvalidMove) as error:
            self.texts.warn(self.session.why(error, self.picker.move))
            self.draw()
            return
        self._decide()

    def _explain(self, key: str) -> None:
        """Say why a move that is not possible is not."""
        typed = (self.picker.head + key.upper(), key.upper())
        for tried, meant in zip(self.picker.tried(key), typed, strict=True):
            try:
                self.session.game.action_of(tried)
            except IllegalMove as error:
                error.facts["move"] = meant  # not the move it was completed to for the rules' sake
                self.texts.warn(self.session.why(error))
                return
            except InvalidMove as error:
                self.texts.warn(self.session.why(error, typed[0]))

    def click(self, meta: dict[str, object]) -> None:
        """A click on a tile picks it, one on a line plays it there, one on a key presses it."""
        if "key" in meta:
            self.press(str(meta["key"]))
        elif not self.session.is_waiting:
            self.press("enter")
        elif "move" in meta:
            self._choose(str(meta["move"]))
        elif "source" in meta:
            self._choose(str(meta["source"]) + str(meta["letter"]), str(meta["source"]), str(meta["letter"]))
        elif "tail" in meta and self.picker.choose_tail(str(meta["tail"])):
            self.texts.say()
            self.press("enter") if self.picker.is_complete else self.draw()

    def _choose(self, move: str, source: str = "", letter: str = "") -> None:
        """What has a place of its own on the table is shown at the first click; a move is played at the second."""
        picker = self.picker
        if picker.move and (picker.move == move or (picker.head == move and not source)):
            self.press("enter")
            return
        if picker.choose_head(source or move, letter):
            self.texts.say()
            if not source and not picker.move and len(picker.tails) == 1:
                picker.choose_tail(picker.tails[0])
        elif picker.head == move and not source:
            picker.step_tail(1)
        elif picker.head != move:
            self._explain_move(self.session.view.probe(move))
        self.draw()

    def _explain_move(self, move: str) -> None:
        try:
            self.session.game.action_of(move)
        except IllegalMove as error:
            self.texts.warn(self.session.why(error))
        except InvalidMove:
            return

    def hover(self, meta: dict[str, object]) -> None:
        """The pointer over a line shows what would happen there."""
        tail = str(meta.get("tail", ""))
        if tail and self.picker.try_tail(tail):
            self.texts.say()
            self.draw()

    def _undo(self) -> None:
        try:
            self.texts.say(self.words.say("note-undone", move=self.session.undo()))
        except IllegalMove as error:
            self.texts.warn(self.session.why(error))
        self._decide()

    def _save(self) -> None:
        try:
            self.texts.say(self.words.say("note-saved", file=str(self.session.save())))
        except OSError as problem:
            self.texts.warn(self.session.not_saved(problem))
        self.draw()

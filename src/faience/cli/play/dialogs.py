"""Dialogs that lie over the table: the score sheet, the help, and what a small window leaves out."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from faience.cli.play.session import TerminalSession
from faience.terminal import TerminalView
from faience.terminal.score_sheet import result_table, score_sheet
from faience.words import Words, verdict


class Dialog(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "close", show=False) for key in ("escape", "enter", "space", "q", "v", "f", "question_mark")
    ]

    def __init__(self, title: str, words: Words) -> None:
        super().__init__()
        self._heading = title
        self.words = words

    def content(self) -> RenderableType:
        """What there is to read."""
        return ""

    def compose(self) -> ComposeResult:
        """The text in a frame, as large as it must be."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self._heading
            sheet.border_subtitle = f"Esc {self.words.say('key-close')}"
            yield Static(self.content(), id="content")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


class HelpDialog(Dialog):
    """How to play the game on the table, on one page."""

    def __init__(self, view: TerminalView, words: Words) -> None:
        super().__init__(words.say("help-title"), words)
        self._view = view

    def content(self) -> RenderableType:
        """Keys first, then the rules in short."""
        parts, view = list[RenderableType](), self._view
        for message in (f"{view.name}-help-keys", *view.notation, *view.rules, "help-commands"):
            parts += [Text(self.words.say(message)), Text()]
        return Group(*parts[:-1])


class SheetDialog(Dialog):
    """Every point with its reason, and the result when there is one."""

    def __init__(self, session: TerminalSession) -> None:
        super().__init__(session.words.say("head-sheet"), session.words)
        self._session = session

    def content(self) -> RenderableType:
        """The verdict, the places, the sheet."""
        session, parts = self._session, list[RenderableType]()
        if places := result_table(session.game, session.names, self.words):
            parts += [Text(verdict(session.game, session.names, self.words), "bold"), places]
            parts.append(Text(self.words.say("note-record", file=str(session.path)), "dim"))
        parts.append(score_sheet(session.game, session.names, self.words))
        return Group(*parts)


class DetailsDialog(Dialog):
    """What a small window leaves out, in games that have such a thing."""

    def __init__(self, session: TerminalSession) -> None:
        super().__init__(session.words.say(f"{session.view.name}-head-details"), session.words)
        self._session = session

    def content(self) -> RenderableType:
        """What the game's look says."""
        details = self._session.view.details
        text: Text = details(self._session.scene(), self.words) if details else Text()
        return text

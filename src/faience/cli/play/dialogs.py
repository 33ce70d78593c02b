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
from faience.terminal.show import result_table, score_sheet
from faience.words import Words, verdict


class Dialog(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "close", show=False) for key in ("escape", "enter", "space", "q", "v", "f", "question_mark")
    ]

    def __init__(self, name: str, title: str, content: RenderableType, words: Words) -> None:
        super().__init__(name)
        self._heading, self.content, self._words = title, content, words

    def compose(self) -> ComposeResult:
        """The text in a frame, as large as it must be."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self._heading
            sheet.border_subtitle = f"Esc {self._words.say('key-close')}"
            yield Static(self.content, id="content")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


def help_dialog(session: TerminalSession) -> Dialog:
    """How to play the game on the table, on one page: keys first, then the rules in short."""
    words, view, parts = session.words, session.view, list[RenderableType]()
    for message in (*(f"{view.name}-help-{topic}" for topic in ("keys", *view.help)), "help-commands"):
        parts += [Text(words.say(message)), Text()]
    return Dialog("help", words.say("help-title"), Group(*parts[:-1]), words)


def sheet_dialog(session: TerminalSession) -> Dialog:
    """Every point with its reason, after the verdict and the places when there is a result."""
    words, parts = session.words, list[RenderableType]()
    if places := result_table(session.game, session.names, words):
        parts += [Text(verdict(session.game, session.names, words), "bold"), places]
        parts.append(Text(words.say("note-record", file=str(session.path)), "dim"))
    parts.append(score_sheet(session.game, session.names, words))
    return Dialog("sheet", words.say("head-sheet"), Group(*parts), words)


def details_dialog(session: TerminalSession) -> Dialog:
    """What a small window leaves out, in games that have such a thing."""
    words, view = session.words, session.view
    title = words.say(f"{view.name}-head-details")
    return Dialog("details", title, view.details(session.scene(), words), words)

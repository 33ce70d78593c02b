"""The table as a full screen: everything by keyboard and by mouse."""

import asyncio
import signal
import sys
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from faience.cli.play.line_mode import INTERRUPTED
from faience.cli.play.screen import TableScreen
from faience.cli.play.screen_text import BAR, GROUND, INK, QUIET, RULE, ScreenText


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
    Dialog {{ align: center middle; background: {GROUND} 60%; }}
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

    def __init__(self, texts: ScreenText, pause: float) -> None:
        super().__init__()
        self.table = TableScreen(texts, pause)

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

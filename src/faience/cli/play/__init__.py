"""`faience play`: a table in the terminal for people at one keyboard and simple opponents.

What draws and calculates is imported when it is needed, so that a wrong option is answered at once.
"""

import os
import sys
from typing import TYPE_CHECKING

import typer

from faience.cli.errors import Misuse
from faience.cli.play.options import PlayOptions, with_options

if TYPE_CHECKING:
    from faience.cli.play.opponent_engine import OpponentEngine
    from faience.cli.play.session import TerminalSession


@with_options
def play(asked: PlayOptions) -> None:
    """Play in the terminal; without options, you against greedy."""
    from faience.cli.play.opponent_engine import OpponentEngine

    engine = OpponentEngine()
    if asked.players and ":" in asked.players:
        engine.start()  # an opponent that calculates loads its machine code while the table is loaded
    try:
        status = _run(asked, engine)
    finally:
        engine.close()
    if status:
        raise typer.Exit(status)


def _run(asked: PlayOptions, engine: "OpponentEngine") -> int:
    """Play, and tell the exit status; Misuse says what is wrong with the options."""
    from faience.cli.play.line_mode import run
    from faience.cli.play.setup import prepare
    from faience.engine.client import EngineFailure

    session = prepare(asked, engine)
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    session.open()
    try:
        return run(session) if asked.plain or not is_terminal else _full_screen(session, asked.pause)
    except EngineFailure as problem:
        raise Misuse(session.words.say("note-player-failed", name=session.turn_name, problem=str(problem))) from None
    finally:
        session.close()


def _full_screen(session: "TerminalSession", pause: float) -> int:
    from faience.cli.play.line_mode import INTERRUPTED, part
    from faience.cli.play.screen_text import ScreenText, first_screen

    texts = ScreenText(session)
    try:
        with first_screen(texts):
            from faience.cli.play.app import TableApp  # the library behind it takes half a second to load

            status = TableApp(texts, pause).run() or 0
    except KeyboardInterrupt:
        status = INTERRUPTED
    part(session)
    return status

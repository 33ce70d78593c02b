"""`faience play`: a table in the terminal for people at one keyboard and simple opponents.

What draws and calculates is imported when it is needed, so that a wrong option is answered at once.
"""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from faience.cli.play.game_options import with_game_options

if TYPE_CHECKING:
    from faience.cli.play.opponent_engine import OpponentEngine
    from faience.cli.play.session import TerminalSession
    from faience.cli.play.setup import PlayOptions


@with_game_options
def play(
    *,
    options: dict[str, str | bool],
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            help="Who sits where, such as Ada,level:5,Bo: names are people; level:1 to level:10, "
            "greedy and random are opponents.",
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="How many players, {seats}; greedy takes empty seats.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="{games}.")] = None,
    first: Annotated[str | None, typer.Option(help="The seat that starts, from 1, or random.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that makes the deals repeatable.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr; the system's language by default.")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", "-r", help="Continue a saved game: a file, or `last`.")
    ] = None,
    save: Annotated[str | None, typer.Option(help="The file to save the game in.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds before an opponent moves.")] = 0.7,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, line by line, instead of a full screen.")] = False,
) -> None:
    """Play in the terminal; without options, you against greedy."""
    from faience.cli.play.opponent_engine import OpponentEngine

    engine = OpponentEngine()
    if players and ":" in players:
        engine.start()  # an opponent that calculates loads its machine code while the table is loaded

    from faience.cli.play.setup import PlayOptions

    asked = PlayOptions(
        players=players,
        seats=seats,
        game=game,
        options=options,
        first=first,
        seed=seed,
        lang=lang,
        resume=resume,
        save=save,
        pause=pause,
    )
    try:
        status = _run(asked, engine, is_plain=plain)
    finally:
        engine.close()
    if status:
        raise typer.Exit(status)


def _run(asked: "PlayOptions", engine: "OpponentEngine", *, is_plain: bool) -> int:
    """Play, and tell the exit status; Misuse says what is wrong with the options."""
    from faience.cli.errors import Misuse
    from faience.cli.play.setup import prepare
    from faience.engine.client import EngineFailure

    session = prepare(asked, engine)
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    session.open()
    try:
        return _line_by_line(session) if is_plain or not is_terminal else _full_screen(session, asked.pause)
    except EngineFailure as problem:
        raise Misuse(session.words.say("note-player-failed", name=session.turn_name, problem=str(problem))) from None
    finally:
        session.close()


def _line_by_line(session: "TerminalSession") -> int:
    from faience.cli.play.line_mode import run

    return run(session)


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

"""`faience play`: a table in the terminal for people at one keyboard and simple opponents.

Imports wait until they are needed, so that a wrong option is answered and the first screen shown at once.
"""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from faience.cli.play_session import Session


def play(
    players: Annotated[
        str | None,
        typer.Option(
            "--players", "-p", help="Who sits where, such as Ada,greedy,Bo: names are people; greedy, random opponents."
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="How many play, 2 to 4; free seats are greedy.")
    ] = None,
    game: Annotated[str, typer.Option(help="Which game.")] = "classic",
    wall: Annotated[str | None, typer.Option(help="colored or gray.")] = None,
    jokers: Annotated[bool | None, typer.Option("--jokers/--no-jokers", help="Play with the joker tiles.")] = None,
    first: Annotated[str | None, typer.Option(help="The seat that begins, from 1, or random.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that makes the deals repeatable.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr; otherwise as your system is set.")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", "-r", help="Go on with a saved game: a file, or `last`.")
    ] = None,
    save: Annotated[str | None, typer.Option(help="The file to keep the game in.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds before an opponent moves.")] = 0.7,
    plain: Annotated[bool, typer.Option("--plain", help="Text line by line, without a full screen.")] = False,
) -> None:
    """Play at the terminal; without options, you against greedy."""
    from faience.cli.play_setup import Wishes, prepare

    wishes = Wishes(
        players=players,
        seats=seats,
        game=game,
        wall=wall,
        jokers=jokers,
        first=first,
        seed=seed,
        lang=lang,
        resume=resume,
        save=save,
        pause=pause,
    )
    session = prepare(wishes)
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    status = _line_by_line(session) if plain or not is_terminal else _full_screen(session, pause)
    if status:
        raise typer.Exit(status)


def _line_by_line(session: "Session") -> int:
    from faience.cli.play_plain import run

    return run(session)


def _full_screen(session: "Session", pause: float) -> int:
    from faience.cli.play_face import Face, first_screen
    from faience.cli.play_plain import INTERRUPTED, part

    face = Face(session)
    try:
        with first_screen(face):
            from faience.cli.play_app import TableApp  # the library behind it takes half a second to load

            status = TableApp(face, pause).run() or 0
    except KeyboardInterrupt:
        status = INTERRUPTED
    part(session)
    return status

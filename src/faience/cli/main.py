"""The command line as one Typer application, and what becomes of mistakes."""

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from faience import __version__
from faience.cli.errors import Misuse, one_line

UsageError: type[Any] = typer.BadParameter.__bases__[0]
"""What Typer raises for a wrong option; it brings Click along, but not always under that name."""

app = typer.Typer(
    name="faience",
    help="The open table for the Azul family of tile-drafting games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"faience {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """The open table for the Azul family of tile-drafting games."""


def run(arguments: Sequence[str]) -> None:
    """Run a command; a user's mistake becomes one line and exit status 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what cannot be read or shown must not hide the rest
    _register(next((word for word in arguments if not word.startswith("-")), None))
    try:
        status = app(list(arguments) or ["--help"], prog_name="faience", standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except UsageError as error:
        _complain(error.format_message())
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nothing is left to say
        sys.exit(1)
    except Misuse as error:
        _complain(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename and error.strerror else ""
        _complain(f"{where}{error.strerror or error}")
    except ValueError as error:
        from faience.games import InvalidOption  # whoever raised it has loaded it

        if not isinstance(error, InvalidOption):
            raise
        _complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


COMMANDS = (
    *("play", "serve", "worker", "backup", "doctor", "forget", "remove", "keys", "record", "engine"),
    *("match", "ladder", "tune", "train", "calibrate", "bench", "warm"),
)
"""Each is a function, or a group of them, of the same name in a module of the same name."""


def _register(asked: str | None) -> None:
    """Add the commands to the application: only the one asked for, so that none waits for another's imports."""
    for name in [asked] if asked in COMMANDS else COMMANDS:
        found = getattr(import_module(f"faience.cli.{name}"), str(name))
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)


def _complain(message: str) -> None:
    if message.startswith("No such command"):
        message += f" Choose {', '.join(COMMANDS)}."
    print(f"faience: {one_line(message)}", file=sys.stderr)
    sys.exit(2)

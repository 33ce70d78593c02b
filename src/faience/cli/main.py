"""The command line as one Typer application, and what becomes of mistakes."""

import sys
from collections.abc import Sequence
from typing import Annotated

import click
import typer

from faience import __version__
from faience.cli.errors import Misuse

app = typer.Typer(
    name="faience",
    help="The open table for the Azul family of tile-drafting games.",
    no_args_is_help=True,
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
    _register()
    try:
        status = app(list(arguments), prog_name="faience", standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(2)
    except click.ClickException as error:
        _complain(error.format_message())
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nothing is left to say
        sys.exit(1)
    except (Misuse, OSError) as error:
        _complain(_in_words(error))
    except (KeyboardInterrupt, click.Abort):
        sys.exit(130)


def _register() -> None:
    """Imports are here so that `--help` and `--version` stay quick to load piece by piece."""
    from faience.cli.bench import bench
    from faience.cli.engine import engine
    from faience.cli.play import play
    from faience.cli.record import record
    from faience.cli.warm import warm

    for command in (play, engine, bench, warm):
        app.command()(command)
    app.add_typer(record, name="record")


def _complain(message: str) -> None:
    line = " ".join(message.split())
    print(f"faience: {line}", file=sys.stderr)
    sys.exit(2)


def _in_words(error: ValueError | OSError) -> str:
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return str(error)

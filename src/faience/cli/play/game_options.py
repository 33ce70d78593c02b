"""Options of games on the command line, made from what the games say about themselves."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from faience.games import GAMES
from faience.games.options import Option, write_choice
from faience.games.plain import listed
from faience.games.registry import DEFAULT
from faience.games.rulebook import Rulebook


def flag(option: str) -> str:
    """How an option of a game is written on the command line."""
    return f"--{option.replace('_', '-')}"


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with all options of all games; it gets those that were used, by their names, as `options`."""
    signature = inspect.signature(command)
    own = [parameter for name, parameter in signature.parameters.items() if name != "options"]
    parameters = [parameter.replace(annotation=_with_games(parameter)) for parameter in own]
    at = 1 + next(place for place, parameter in enumerate(parameters) if parameter.name == "game")
    names = _names()
    generated = [_parameter(name, parameters[0].kind) for name in names]

    def run(**given: Any) -> None:
        """What Typer calls."""
        used = {name: given.pop(name) for name in names if name in given}
        command(options={name: value for name, value in used.items() if value is not None}, **given)

    made = [*parameters[:at], *generated, *parameters[at:]]
    run.__signature__ = signature.replace(parameters=made)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in made}
    run.__doc__ = command.__doc__
    return run


def _names() -> list[str]:
    """The options and the replaceable parts of all games, each once."""
    parts = [book.parts.name for book in GAMES.values() if book.parts]
    options = [option.name for book in GAMES.values() for option in book.options]
    return list(dict.fromkeys([*options, *parts]))


def _with_games(parameter: inspect.Parameter) -> Any:
    """The annotation of an option with what is known of all games in the place of `{...}` in its help."""
    annotation, seats = parameter.annotation, sorted({number for book in GAMES.values() for number in book.seats})
    games = listed(f"{name} (the default)" if name == DEFAULT else name for name in GAMES)
    for told in getattr(annotation, "__metadata__", ()):
        if told.help:
            told.help = told.help.replace("{games}", games).replace("{seats}", f"{seats[0]} to {seats[-1]}")
    return annotation


def _parameter(name: str, kind: Any) -> inspect.Parameter:
    """One option, whichever games have it."""
    having = [(book, option) for book in GAMES.values() for option in book.options if option.name == name]
    parts = [book for book in GAMES.values() if book.parts and book.parts.name == name]
    told = " ".join([*(_described(book, option) for book, option in having), *map(_described_parts, parts)])
    is_yes_or_no = all(isinstance(choice, bool) for _, option in having for choice in option.choices)
    if parts:
        annotation: Any = Annotated[str | None, typer.Option(flag(name), metavar="FILE", help=told)]
    elif not is_yes_or_no:
        annotation = Annotated[str | None, typer.Option(flag(name), metavar="CHOICE", help=told)]
    elif all(option.is_switch for _, option in having):
        annotation = Annotated[bool | None, typer.Option(flag(name), help=told)]
    else:
        annotation = Annotated[bool | None, typer.Option(f"{flag(name)}/--no-{flag(name)[2:]}", help=told)]
    return inspect.Parameter(name, kind, default=None, annotation=annotation)


def _described(book: Rulebook, option: Option) -> str:
    first, *others = map(write_choice, option.choices)
    if isinstance(option.choices[0], str):
        return f"{book.name.capitalize()}: {listed([f'{first} (the default)', *others])}."
    return f"{book.name.capitalize()}: {option.description or option.name.replace('_', ' ')}."


def _described_parts(book: Rulebook) -> str:
    assert book.parts
    return f"{book.name.capitalize()}: play with the {book.parts.name} described in a file."

"""The options of `faience play`: its own, and those that the games say they have."""

import copy
import inspect
from collections.abc import Callable
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
import typer

from faience.games import GAMES
from faience.games.errors import listed
from faience.games.options import Option, write_choice
from faience.games.registry import DEFAULT
from faience.games.rulebook import Rulebook

_PLAYERS = (
    "Who sits where, such as Ada,level:5,Bo: names are people; level:1 to level:10, greedy and random are opponents."
)


class PlayOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options as they were typed; None where nothing was said."""

    players: Annotated[str | None, typer.Option("--players", "-p", help=_PLAYERS)] = None
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="How many players, {seats}; greedy takes empty seats.")
    ] = None
    game: Annotated[str | None, typer.Option(help="{games}.")] = None
    options: dict[str, str | bool] = {}
    """The games' own options that were said, by their names."""
    first: Annotated[str | None, typer.Option(help="The seat that starts, from 1, or random.")] = None
    seed: Annotated[int | None, typer.Option(help="A number that makes the deals repeatable.")] = None
    lang: Annotated[str | None, typer.Option(help="en or fr; the system's language by default.")] = None
    resume: Annotated[str | None, typer.Option("--resume", "-r", help="Resume a game: a file, or `last`.")] = None
    save: Annotated[str | None, typer.Option(help="The file to save the game in.")] = None
    pause: Annotated[float, typer.Option(help="Seconds before an opponent moves.")] = 0.7
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, line by line, instead of a full screen.")] = False


def flag(option: str) -> str:
    """How an option of a game is written on the command line."""
    return f"--{option.replace('_', '-')}"


def with_options(command: Callable[[PlayOptions], None]) -> Callable[..., None]:
    """The command as Typer calls it, with all of these options and all options of all games."""
    hints, names = get_type_hints(PlayOptions, include_extras=True), _names()
    made: list[inspect.Parameter] = []
    for field in msgspec.structs.fields(PlayOptions):
        if field.name == "options":
            made += [_parameter(name, None, _annotation(name)) for name in names]
        else:
            made.append(_parameter(field.name, field.default, _with_games(hints[field.name])))

    def run(**given: Any) -> None:
        used = {name: given.pop(name, None) for name in names}
        command(PlayOptions(options={name: value for name, value in used.items() if value is not None}, **given))

    run.__signature__ = inspect.Signature(made)  # type: ignore[attr-defined]  # what Typer reads
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in made}
    run.__doc__ = command.__doc__
    return run


def _parameter(name: str, default: object, annotation: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _names() -> list[str]:
    """The options and the replaceable parts of all games, each once."""
    parts = [book.parts.name for book in GAMES.values() if book.parts]
    options = [option.name for book in GAMES.values() for option in book.options]
    return list(dict.fromkeys([*options, *parts]))


def _with_games(annotation: Any) -> Any:
    """The annotation of an option with what is known of all games in the place of `{...}` in its help."""
    kind, option = get_args(annotation)
    told, seats = copy.copy(option), sorted({number for book in GAMES.values() for number in book.seats})
    games = listed(f"{name} (the default)" if name == DEFAULT else name for name in GAMES)
    told.help = told.help.replace("{games}", games).replace("{seats}", f"{seats[0]} to {seats[-1]}")
    return Annotated[kind, told]


def _annotation(name: str) -> Any:
    """One option, whichever games have it."""
    having = [(book, option) for book in GAMES.values() for option in book.options if option.name == name]
    parts = [book for book in GAMES.values() if book.parts and book.parts.name == name]
    told = " ".join([*(_described(book, option) for book, option in having), *map(_described_parts, parts)])
    is_yes_or_no = all(isinstance(choice, bool) for _, option in having for choice in option.choices)
    if parts or not is_yes_or_no:
        metavar = "FILE" if parts else "CHOICE"
        return Annotated[str | None, typer.Option(flag(name), metavar=metavar, help=told)]
    is_switch = all(option.is_switch for _, option in having)
    written = flag(name) if is_switch else f"{flag(name)}/--no-{flag(name)[2:]}"
    return Annotated[bool | None, typer.Option(written, help=told)]


def _described(book: Rulebook, option: Option) -> str:
    first, *others = map(write_choice, option.choices)
    if isinstance(option.choices[0], str):
        return f"{book.name.capitalize()}: {listed([f'{first} (the default)', *others])}."
    return f"{book.name.capitalize()}: {option.description or option.name.replace('_', ' ')}."


def _described_parts(book: Rulebook) -> str:
    assert book.parts
    return f"{book.name.capitalize()}: play with the {book.parts.name} described in a file."

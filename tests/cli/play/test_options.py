"""The options of games on the command line come from the games themselves."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from faience.cli.errors import Misuse
from faience.cli.play.options import PlayOptions, with_options
from faience.cli.play.setup import prepare
from faience.games import GAMES
from faience.games.options import Option
from faience.games.registry import register, unregister


@pytest.fixture
def tiny() -> Iterator[None]:
    """A game from outside with an option of three choices, one that others have too, and a switch."""
    options = (
        Option("length", ("short", "middle", "long"), 1),
        Option("wall", ("brick", "wood"), 4),
        Option("no_mercy", (False, True), 8, is_switch=True, description="nobody is spared"),
    )
    register(msgspec.structs.replace(GAMES["classic"], name="tiny", options=options, seats=(1, 2, 5)))
    yield
    unregister("tiny")


def asked(*words: str) -> Any:
    """What a command is told, or what is printed if it was not called."""
    told: list[Any] = []

    def command(asked: PlayOptions) -> None:
        """A command."""
        told.append((asked.game, asked.seats, asked.options))

    app = typer.Typer(rich_markup_mode=None, add_completion=False)
    app.command()(with_options(command))
    result = CliRunner().invoke(app, list(words))
    return told[0] if told else result.output


def test_every_option_of_every_game_can_be_written() -> None:
    for book in GAMES.values():
        for option in book.options:
            for choice in option.choices[1:]:
                words = ["--" + option.name.replace("_", "-"), *([choice] if isinstance(choice, str) else [])]
                assert asked("--game", book.name, *words) == (book.name, None, {option.name: choice})
        if book.parts:
            assert asked(f"--{book.parts.name}", "a.toml") == (None, None, {book.parts.name: "a.toml"})
    assert asked("--no-jokers") == (None, None, {"jokers": False})
    assert asked() == (None, None, {})


@pytest.mark.usefixtures("tiny")
def test_a_game_from_outside_brings_its_options_along() -> None:
    assert asked("--length", "long", "--no-mercy", "--seats", "5") == (None, 5, {"length": "long", "no_mercy": True})
    told = " ".join(asked("--help").split())
    assert "classic (the default), sintra, pavilion or tiny." in told
    assert "1 to 5; " in told
    assert "Tiny: short (the default), middle or long." in told
    assert "Classic: colored (the default) or gray. Tiny: brick (the default) or wood." in told
    assert "Tiny: nobody is spared." in told


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            PlayOptions(game="tiny", options={"length": "endless"}),
            "--length must be short, middle or long, not endless",
        ),
        (
            PlayOptions(game="tiny", options={"side": "A"}),
            "tiny has no option --side; choose --length, --wall, --no-mercy",
        ),
        (PlayOptions(game="tiny", seats=3), "tiny is for 1, 2 or 5 players, not 3"),
    ],
)
def test_a_mistake_in_it_is_one_clear_line(options: PlayOptions, said: str) -> None:
    with pytest.raises(Misuse, match=f"^{said}$"):
        prepare(options)

"""The one list of games, and how others join it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import faience
from faience.games import GAMES, InvalidOption, register
from faience.games.registry import ENVIRONMENT, book_of, unregister

PACKAGE = Path(faience.__file__).parent


def test_games_are_listed_without_being_imported() -> None:
    code = (
        "import sys\n"
        "from faience.games import GAMES, Game\n"
        "assert list(GAMES) == ['classic', 'sintra', 'pavilion'] and 'sintra' in GAMES\n"
        "Game.new('classic', seed=1)\n"
        "print([name for name in GAMES if f'faience.games.{name}' in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['classic']"


def test_an_unknown_game_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(InvalidOption, match="unknown game 'chess'; choose classic, sintra, pavilion"):
        book_of("chess")


def test_a_game_from_outside_joins_the_list_and_leaves_it() -> None:
    ours = replace(GAMES["classic"], name="ours")
    register(ours)
    try:
        assert register(ours) is GAMES["ours"] is ours
        assert list(GAMES) == ["classic", "sintra", "pavilion", "ours"]
        with pytest.raises(InvalidOption, match="the game 'ours' is already registered"):
            register(replace(ours, tie_break="stars"))
    finally:
        unregister("ours")
    assert "ours" not in GAMES


def test_nobody_takes_the_name_of_one_of_our_games() -> None:
    with pytest.raises(InvalidOption, match="the game 'classic' is already registered"):
        register(replace(GAMES["sintra"], name="classic"))
    unregister("classic")
    assert "classic" in GAMES


def _listed(games: str) -> "subprocess.CompletedProcess[str]":
    code = f"import os; os.environ['{ENVIRONMENT}'] = {games!r}; from faience.games import GAMES; print(list(GAMES))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("nowhere.at.all:GAME", "'nowhere.at.all:GAME' cannot be loaded"),
        ("faience.games.classic:NOTHING", "'faience.games.classic:NOTHING' cannot be loaded"),
        ("faience.games.classic:Take", "is not a game"),
        ("faience.games.classic", "cannot be loaded"),
    ],
)
def test_what_the_environment_names_must_be_there(place: str, said: str) -> None:
    done = _listed(place)
    assert done.returncode != 0
    assert said in done.stderr


def test_a_room_finds_its_part_by_the_name_of_the_game() -> None:
    book = GAMES["classic"]
    assert book.part("players").__name__ == "faience.players.classic"
    assert book.has_part("players")
    assert not book.has_part("kitchen")
    assert replace(book, modules={"players": "faience.players.sintra"}).part("players").__name__.endswith("sintra")


def test_nothing_but_its_folders_and_the_list_names_a_game() -> None:
    own = {folder for game in GAMES for folder in PACKAGE.rglob(game)}
    others = [path for path in PACKAGE.rglob("*.py") if not own & set(path.parents)]
    assert len(others) > 100
    names = re.compile("|".join(GAMES), re.IGNORECASE)
    assert [path.relative_to(PACKAGE).as_posix() for path in others if names.search(path.read_text())] == [
        "games/registry.py"
    ]

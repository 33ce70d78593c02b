"""What players know of a game is found by its name, and a game may bring its own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from faience import Game, InvalidOption
from faience.games import GAMES
from faience.players import knowledge, named


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Sintra with knowledge of its own, in a package outside of ours."""
    package = tmp_path / "brought_along"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    book = msgspec.structs.replace(GAMES["sintra"], modules={"players": "brought_along"})
    monkeypatch.setattr(knowledge, "book_of", lambda _: book)
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "brought_along"]:
        del sys.modules[name]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_here_is_known_to_all_players(game: str) -> None:
    assert knowledge.gain_of(game).__name__ == f"faience.players.{game}.gain"
    assert knowledge.evaluation_of(game).__name__ == f"faience.players.{game}.evaluation"
    assert knowledge.can_search(game)


def test_a_game_with_a_gain_alone_is_played_by_greedy_and_refused_by_those_that_calculate(brought: Path) -> None:
    (brought / "gain.py").write_text("def gain(state, action, log, out):\n    out[0] = action\n")
    game = Game.new("sintra", seed=1)
    game.deal()
    assert named("greedy").think(game).action == max(game.legal_actions())
    assert not knowledge.can_search("sintra")
    for player in ("level:3", "level:10", "search:nodes=5", "mcts:nodes=5", "tree:nodes=5"):
        with pytest.raises(InvalidOption, match="only random and greedy can play sintra"):
            named(player).think(game)


def test_a_game_that_nobody_knows_is_left_to_random(brought: Path) -> None:
    game = Game.new("sintra", seed=1)
    game.deal()
    with pytest.raises(InvalidOption, match="greedy cannot play sintra"):
        named("greedy").choose(game)
    assert named("random").choose(game) in game.legal_moves()


def test_a_mistake_in_a_games_own_knowledge_is_not_taken_for_its_absence(brought: Path) -> None:
    (brought / "gain.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
        knowledge.gain_of("sintra")

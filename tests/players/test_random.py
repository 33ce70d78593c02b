"""The random player."""

from collections import Counter

import pytest

from faience.games import GAMES, Game
from faience.players import Random
from faience.players.player import NoMove


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    made = Game.new(request.param, 2, seed=1)
    made.deal()
    return made


def test_every_legal_move_can_be_chosen_and_no_other(game: Game) -> None:
    found = Counter(str(Random(seed).choose(game)) for seed in range(3000))
    assert set(found) == {str(move) for move in game.legal_moves()}
    assert max(found.values()) < 6 * min(found.values())


def test_the_same_seed_gives_the_same_move_also_after_undo(game: Game) -> None:
    player = Random(7)
    first = player.choose(game)
    game.play(first)
    game.undo()
    assert player.choose(game) == first
    assert Random(7).choose(game) == first


def test_there_is_no_move_before_the_deal() -> None:
    with pytest.raises(NoMove, match="dealt"):
        Random(1).choose(Game.new("classic", 2))

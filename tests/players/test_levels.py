"""Levels: sensible at every strength, repeatable, and never far from what they think is best."""

import pytest

from faience import Game, InvalidOption, Variant
from faience.players.levels import LEVELS, Leveled
from faience.players.limits import Limits
from faience.rules.kernel import IS_COMPILED
from tests.tables import TABLES, name_of

FEW = Limits(nodes=80)


def opening(table: tuple[Variant, int], seed: int = 2) -> Game:
    variant, seats = table
    game = Game.of(variant, seats, seed=seed)
    game.deal()
    return game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_level_makes_a_legal_move_at_every_table(table: tuple[Variant, int], level: int) -> None:
    game = opening(table)
    assert Leveled(level, FEW, seed=1).think(game).action in game.legal_actions()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same_move(level: int) -> None:
    game = opening(TABLES[0])
    choices = {Leveled(level, FEW, seed=7).think(game).action for _ in range(3)}
    assert len(choices) == 1


def test_a_low_level_varies_with_its_seed_and_the_highest_does_not() -> None:
    game = opening(TABLES[0])
    assert len({Leveled(1, FEW, seed=seed).think(game).action for seed in range(12)}) > 1
    assert len({Leveled(10, FEW, seed=seed).think(game).action for seed in range(12)}) == 1


@pytest.mark.skipif(not IS_COMPILED, reason="a survey of all moves takes too long in the interpreter")
@pytest.mark.parametrize("level", [level for level in LEVELS if LEVELS[level].doubt])
def test_a_level_never_takes_a_move_that_looks_much_worse_than_the_best(level: int) -> None:
    game = opening(TABLES[0])
    for seed in range(30):
        thought = Leveled(level, Limits(nodes=20_000), seed=seed).think(game)
        values = dict(thought.alternatives)
        assert set(values) == set(game.legal_actions())
        assert values[thought.action] >= max(values.values()) - LEVELS[level].slack


def test_a_level_thinks_a_second_unless_it_is_told_otherwise() -> None:
    assert Leveled(10).limits == Limits(seconds=1.0)
    assert Leveled(10, Limits(seconds=0.1)).limits == Limits(seconds=0.1)
    assert Leveled(9, Limits(nodes=10)).limits == Limits(nodes=10)
    assert Leveled(8).limits == Limits(seconds=1.0, nodes=LEVELS[8].nodes)


@pytest.mark.parametrize("level", [0, 11, -1])
def test_there_are_ten_levels(level: int) -> None:
    with pytest.raises(InvalidOption, match="from 1 to 10"):
        Leveled(level)


def test_a_seed_of_any_size_is_taken() -> None:
    game = opening(TABLES[0])
    assert Leveled(7, FEW, seed=2**64 - 1).think(game).action in game.legal_actions()


@pytest.mark.skipif(not IS_COMPILED, reason="games of thinking players take too long in the interpreter")
def test_a_high_level_beats_a_low_one() -> None:
    won = 0
    for seed in range(6):
        game, seat = Game.new("classic", seed=seed), seed % 2
        players = [Leveled(8, Limits(nodes=1_000), seed=1), Leveled(1, Limits(nodes=1_000), seed=1)]
        while not game.is_over:
            if game.turn is None:
                game.deal()
            else:
                game.play(players[(game.turn + seat) % 2].choose(game))
        won += game.scores[seat] > game.scores[1 - seat]
    assert won >= 5

"""Levels: sensible at every strength, repeatable, and never far from what they think is best."""

from collections import Counter

import msgspec
import pytest

from faience import Game, InvalidOption, Variant
from faience.players.kernels.linear import LinearJudge
from faience.players.knowledge import weights_of
from faience.players.levels import LEVELS, Leveled
from faience.players.limits import Limits
from faience.players.player import Thought
from faience.players.search import Searcher
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


def chosen(level: int, values: list[float], monkeypatch: pytest.MonkeyPatch, seeds: int = 2000) -> Counter[int]:
    """How often a level chooses each of the first actions of a position if it finds them worth so much."""
    game = opening(TABLES[0])
    found = Thought(action=0, alternatives=tuple(enumerate(values)))
    monkeypatch.setattr(Searcher, "think", lambda *_, **__: found)
    return Counter(Leveled(level, FEW, seed=seed).think(game).action for seed in range(seeds))


UNSURE = [level for level in LEVELS if LEVELS[level].doubt]


@pytest.mark.slow
@pytest.mark.parametrize("level", UNSURE)
def test_a_level_takes_moves_within_its_slack_and_none_beyond(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    slack = {1: 8.0, 2: 5.0, 3: 3.5, 4: 4.0, 5: 1.0, 6: 1.0}[level]
    monkeypatch.setitem(LEVELS, level, msgspec.structs.replace(LEVELS[level], doubt=100.0))
    counted = chosen(level, [20.0, 20.0 - slack, 19.999 - slack, 0.0], monkeypatch)
    assert set(counted) == {0, 1}


@pytest.mark.slow
@pytest.mark.parametrize("level", UNSURE)
def test_moves_as_far_apart_as_a_level_doubts_are_taken_about_3_to_1(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubt = {1: 2.5, 2: 1.2, 3: 0.9, 4: 0.8, 5: 0.1, 6: 0.2}[level]
    counted = chosen(level, [20.0, 20.0 - doubt], monkeypatch)
    assert 2.3 < counted[0] / counted[1] < 3.2


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in UNSURE])
def test_a_level_without_doubt_takes_what_the_search_says(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(level, [1.0, 20.0], monkeypatch, seeds=50) == {0: 50}


def seen_by(searcher: Searcher) -> str:
    judge = searcher._workspace.judge
    if not isinstance(judge, LinearJudge):
        return "what was learned"
    if not judge.weights.any():
        return "the round"
    return "the game" if (judge.weights == weights_of(TABLES[0][0])).all() else "the round and an inkling"


def test_what_a_level_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The depth, whether every move is valued, and whether the game beyond the round is seen."""
    asked: dict[int, tuple[int, bool, str]] = {}
    game = opening(TABLES[0])
    for number in LEVELS:

        def think(
            searcher: Searcher, *_: object, depth: int, is_survey: bool, number: int = number, **_more: object
        ) -> Thought:
            asked[number] = depth, is_survey, seen_by(searcher)
            return Thought(action=0)

        monkeypatch.setattr(Searcher, "think", think)
        Leveled(number, FEW, seed=1).think(game)
    assert asked == {
        **dict.fromkeys((1, 2), (1, True, "the round")),
        3: (1, True, "the round and an inkling"),
        **dict.fromkeys((4, 5), (1, True, "the game")),
        6: (2, True, "the game"),
        7: (1, False, "what was learned"),
        **dict.fromkeys((8, 9, 10), (60, False, "what was learned")),
    }


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

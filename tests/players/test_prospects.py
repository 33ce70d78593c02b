"""The chance to win that a search tells: that of the end of its line, by the result or by the network."""

import random
from dataclasses import replace

import pytest

from faience import Game
from faience.games import GAMES
from faience.players import named
from faience.players.kernels.workspace import UNIT
from faience.players.limits import Limits
from faience.players.networks import network_of
from faience.players.search import Searcher


def searcher_of(game: str, aim: int = 0) -> Searcher:
    network = network_of(game)
    assert network is not None
    return Searcher(game, replace(network, aim=aim))


def late_games(game: str, seats: int = 2, seed: int = 1) -> list[Game]:
    """The decisions of a random game, the last one first."""
    dice, played, met = random.Random(seed), Game.new(game, seats=seats, seed=seed), list[Game]()
    while not played.is_over:
        if played.turn is None:
            played.deal()
            continue
        met.append(played.copy())
        played.play(dice.choice(played.legal_moves()))
    return met[::-1]


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("classic", 3), ("sintra", 2), ("pavilion", 2)])
def test_a_line_that_ends_the_game_tells_its_result(game: str, seats: int) -> None:
    searcher, ended = searcher_of(game), 0
    for before in late_games(game, seats)[:4]:
        seat, trial = before.turn, before.copy()
        assert seat is not None
        thought = searcher.think(before.state_copy(), before.legal_actions(), Limits(nodes=20_000))
        for action in thought.line:
            if trial.turn is None:
                break
            trial.play(trial.move_of(action))
        result = trial.result()
        if result is None:
            continue
        ended += 1
        places, scores = result.places, trial.scores
        assert thought.win == (round(1 / places.count(1), 3) if places[seat] == 1 else 0)
        others = [score for other, score in enumerate(scores) if other != seat]
        assert thought.value == pytest.approx(scores[seat] - sum(others) / len(others), abs=0.002)
    assert ended, "no line led to the end"


@pytest.mark.parametrize("game", GAMES)
def test_the_value_stays_the_margin_whatever_winning_is_worth(game: str) -> None:
    before = late_games(game)[0]
    if len(before.legal_actions()) == 1:
        before = next(each for each in late_games(game) if len(each.legal_actions()) > 1)
    state, legal = before.state_copy(), before.legal_actions()
    plain, aiming = searcher_of(game), searcher_of(game, aim=50 * UNIT)
    one, other = (each.think(state, legal, Limits(), depth=1) for each in (plain, aiming))
    assert one.value is not None
    assert other.value is not None
    assert other.value <= one.value + 0.002, "no move brings more points than the one that looks for them"
    assert one.win is not None
    assert other.win is not None
    assert other.win * 50 + other.value >= one.win * 50 + one.value - 0.06


def test_who_does_not_know_says_nothing_of_winning() -> None:
    game = Game.new("classic", seed=7)
    game.deal()
    for name in ("random", "greedy", "level:1", "search:nodes=50,evaluation=linear", "mcts:nodes=10"):
        assert named(name, seed=1).think(game).win is None, name


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_of_a_new_game_have_about_the_same_chances(game: str) -> None:
    played, searcher = Game.new(game, seed=7), searcher_of(game)
    played.deal()
    assert searcher.prospects is not None
    told = [searcher.prospects.of_position(played.state_copy(), seat).win for seat in range(2)]
    assert all(0.25 < win < 0.75 for win in told)
    assert 0.85 < sum(told) < 1.15

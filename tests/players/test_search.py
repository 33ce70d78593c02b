"""The search: exact where it calculates everything, repeatable by nodes, never without a legal move."""

import random
import threading
import time
from typing import Any

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import all_variants
from faience.players.knowledge import evaluation_of
from faience.players.limits import Limits
from faience.players.search import Board, Search, judge
from faience.players.weights import load, weights_of
from faience.rules import log as logs
from faience.rules import states
from faience.rules.kernel import IS_COMPILED
from tests.tables import TABLES, name_of, plain

UNREAD = logs.new(0)
POSITIONS = 200
SOLVABLE = [variant for variant in all_variants() if variant.game in ("classic", "sintra")]
"""Variants without chance inside a round."""


class TooLarge(Exception):
    """There is more to try than a test should."""


def brute_force(variant: Variant, state: Any, root: int, left: list[int]) -> int:
    """The value of a position by trying everything, from the rules and the evaluation alone."""
    left[0] -= 1
    if left[0] < 0:
        raise TooLarge
    if state.turn < 0:
        return judge(variant, state, root)
    rules = variant.book.rules
    actions = np.zeros(rules.ACTIONS, np.int16)
    values = []
    for action in actions[: rules.legal(state, actions)].tolist():
        child = states.copy(state)
        rules.play(child, action, UNREAD)
        values.append(brute_force(variant, child, root, left))
    return max(values) if state.turn == root else min(values)


def last_turns(variant: Variant, seed: int) -> Game:
    """A position near the end of a round, reached by random moves."""
    dice = random.Random(seed)
    game = Game.of(variant, 2, seed=seed)
    for _ in range(dice.randrange(1, 4)):
        game.deal()
        while game.turn is not None:
            seen = plain(game)
            loose = sum(map(len, seen["displays"])) + len(seen["center"])
            if loose <= 4 and dice.random() < 0.5:
                return game
            game.play(dice.choice(game.legal_moves()))
        if game.is_over:
            break
    return last_turns(variant, seed + 10_000)


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="trying everything takes too long in the interpreter")
@pytest.mark.parametrize("variant", SOLVABLE, ids=str)
def test_the_value_of_the_last_turns_of_a_round_is_that_of_trying_everything(variant: Variant) -> None:
    board, checked, seed = Board(variant.game, weights_of(variant)), 0, 0
    while checked < POSITIONS:
        seed += 1
        game = last_turns(variant, seed)
        if len(game.legal_actions()) == 1:
            continue  # nothing is calculated for a move without a choice
        state = game.state_copy()
        try:
            expected = brute_force(variant, state, int(state.turn), [2_000])
        except TooLarge:
            continue
        found = board.think(state, game.legal_actions(), Limits())
        assert found.is_exact
        assert found.value is not None
        assert round(found.value * 1000) == expected, f"seed {seed}: {game.position()}"
        surveyed = board.think(state, game.legal_actions(), Limits(), is_survey=True)
        assert round(surveyed.alternatives[0][1] * 1000) == expected
        checked += 1


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_same_seed_and_nodes_give_the_same_moves(table: tuple[Variant, int]) -> None:
    variant, seats = table
    moves = []
    for _ in range(2):
        game, player = Game.of(variant, seats, seed=3), Search(Limits(nodes=60), seed=5)
        for _ in range(12):
            if game.turn is None:
                game.deal()
            game.play(player.choose(game))
        moves.append([step.text for step in game.steps])
    assert moves[0] == moves[1]


@pytest.mark.parametrize("nodes", [1, 2, 7, 50])
def test_a_search_that_is_stopped_early_leaves_a_legal_move(nodes: int) -> None:
    game = Game.new("classic", seed=4)
    game.deal()
    thought = Search(Limits(nodes=nodes)).think(game)
    assert thought.action in game.legal_actions()
    assert thought.nodes <= nodes


@pytest.mark.skipif(not IS_COMPILED, reason="the interpreter is too slow for a clock of milliseconds")
def test_time_is_kept_and_other_threads_go_on_meanwhile() -> None:
    game = Game.new("classic", seed=4)
    game.deal()
    player, ticks = Search(Limits(seconds=0.3)), []
    Search(Limits(nodes=10)).think(game)  # compiles
    thread = threading.Thread(target=lambda: player.think(game))
    thread.start()
    begun = time.perf_counter()
    while thread.is_alive():
        ticks.append(1)
        thread.join(0.01)
    assert time.perf_counter() - begun < 1.5
    assert len(ticks) > 5


def test_a_deeper_search_never_forgets_the_line_of_best_play() -> None:
    game = Game.new("sintra", seed=6)
    game.deal()
    thought = Search(Limits(nodes=400)).think(game)
    assert thought.line[0] == thought.action
    assert len(thought.line_of(game)) >= 1


def test_the_only_legal_move_is_made_without_ado() -> None:
    dice = random.Random(2)
    for seed in range(100):
        game = Game.new("sintra", seed=seed)
        game.deal()
        while game.turn is not None and len(game.legal_actions()) > 1:
            game.play(dice.choice(game.legal_moves()))
        if game.turn is not None:
            assert Search(Limits(nodes=10_000)).think(game).nodes == 1
            return
    pytest.fail("no position with one legal move was found")


@pytest.mark.parametrize("variant", list(all_variants()), ids=str)
def test_every_variant_has_weights_for_the_features_it_is_evaluated_by(variant: Variant) -> None:
    weights, evaluation = load(variant), evaluation_of(variant.game)
    assert weights.features == evaluation.NAMES
    assert weights.variant == str(variant)
    assert weights_of(variant).shape == (evaluation.STAGES, evaluation.FEATURES)
    assert weights_of(variant).any()

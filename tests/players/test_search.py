"""The search: exact where it calculates everything, repeatable by nodes, never without a legal move."""

import random
import time

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import GAMES, all_variants
from faience.players import search
from faience.players.kernels import alphabeta, linear, network
from faience.players.kernels.workspace import COUNTERS, NODES, STOPPED
from faience.players.knowledge import evaluation_of, judged, load, weights_of
from faience.players.limits import Limits
from faience.players.search import Search, Searcher
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import IS_COMPILED
from faience.rules.tiles import CHANCE
from tests.players.minimax import UNREAD, Minimax, hashed, without_reductions
from tests.tables import TABLES, name_of


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


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("size", [1, 7, 100])
def test_a_search_that_is_left_and_continued_finds_the_same(table: tuple[Variant, int], size: int) -> None:
    variant, seats = table
    game = Game.of(variant, seats, seed=3)
    game.deal()
    searcher, nodes, salt = Searcher(variant.game, weights_of(variant), table_bits=8), 600, 1
    state, legal = game.state_copy(), game.legal_actions()
    for is_survey in (False, True):
        at_once = searcher.think(state, legal, Limits(nodes=nodes), depth=3, is_survey=is_survey)
        searcher._prepare(state, search.entries_for(Limits(nodes=nodes)))
        how = int(state.turn), 3, int(is_survey)
        for done in range(size, nodes + size, size):
            searcher._search(how, min(done, nodes), salt)
            if not searcher._workspace.counters[STOPPED]:
                break
        in_slices = searcher._found(legal, is_survey)
        for part in ("action", "value", "line", "depth", "alternatives"):
            assert getattr(in_slices, part) == getattr(at_once, part), part
        assert searcher._workspace.counters[NODES] == at_once.nodes


def clocked(monkeypatch: pytest.MonkeyPatch, limits: Limits, nodes: int, rate: float) -> list[int]:
    """The slices of a search of so many nodes, of which so many take a second."""
    counters, now, found = np.zeros(COUNTERS, np.int64), [0.0], []
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    for most in search.slices(limits, counters):
        before = int(counters[NODES])
        counters[NODES] = min(most, nodes)
        counters[STOPPED] = int(most < nodes)
        found.append(int(counters[NODES]) - before)
        now[0] += found[-1] / rate
    return found


def test_the_clock_is_read_every_other_millisecond_whatever_the_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    for rate in (2_000, 3_000_000):
        found = clocked(monkeypatch, Limits(seconds=0.1), 10**9, rate)
        assert sum(found) / rate == pytest.approx(0.1, rel=0.01)
        assert all(size / rate <= 0.0021 for size in found[1:])
        assert len(found) < 80


def test_slices_end_with_the_search_or_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(clocked(monkeypatch, Limits(seconds=1), 5_000, 1e6)) == 5_000
    assert sum(clocked(monkeypatch, Limits(seconds=1, nodes=3_000), 5_000, 1e6)) == 3_000
    assert clocked(monkeypatch, Limits(nodes=3_000), 5_000, 1e6) == [3_000]


@pytest.mark.skipif(not IS_COMPILED, reason="the interpreter is too slow for a clock of milliseconds")
def test_a_search_ends_by_the_clock_and_lets_other_threads_go_on_meanwhile() -> None:
    game = Game.new("classic", seed=4)
    game.deal()
    found = Search(Limits(seconds=0.05, nodes=10**12)).think(game)  # so many nodes would take days
    assert found.action in game.legal_actions()
    for judge in (linear, network):
        assert judged(alphabeta, judge, "classic").targetoptions["nogil"]


def late(seed: int) -> Game:
    """The classic game with about half of a round still to be taken, by random moves."""
    dice, game = random.Random(seed), Game.new("classic", seed=seed)
    game.deal()
    for _ in range(8):
        game.play(dice.choice(game.legal_moves()))
    return game


@pytest.mark.skipif(not IS_COMPILED, reason="thousands of searches take too long in the interpreter")
@pytest.mark.parametrize("seed", [0, 5, 10])
def test_a_search_that_is_cut_short_changes_its_mind_only_for_something_better(seed: int) -> None:
    """The table is so small that solved positions take the root's place in it."""
    game = late(seed)
    state, legal = game.state_copy(), game.legal_actions()
    searcher = without_reductions(game.variant, weights_of(game.variant), table_bits=2)
    best = {depth: searcher.think(state, legal, Limits(), depth=depth).action for depth in (1, 2, 3)}
    values = {
        depth: dict(searcher.think(state, legal, Limits(), depth=depth, is_survey=True).alternatives)
        for depth in (2, 3, 4)
    }
    whole = searcher.think(state, legal, Limits(), depth=4).nodes
    for nodes in range(20, whole, 3):
        found = searcher.think(state, legal, Limits(nodes=nodes), depth=4)
        before, now = best.get(found.depth), values.get(found.depth + 1)
        if before is not None and now is not None and found.nodes == nodes:
            assert found.action == before or now[found.action] > now[before], f"{nodes} nodes"


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_best_play_leads_to_the_value_that_is_told(game: str) -> None:
    """Played to its end, where the round ends or the depth does, the line is worth what the search says."""
    played = Game.new(game, seed=6)
    played.deal()
    while played.turn is not None and len(played.legal_actions()) > 6:
        played.play(played.legal_moves()[0])
    assert played.turn is not None
    state = played.state_copy()
    weights = weights_of(played.variant)
    thought = Searcher(game, weights).think(state, played.legal_actions(), Limits(), depth=2)
    judge = Minimax(played.variant, weights, int(state.turn), 0)
    turns = 0
    for action in thought.line:
        before, parent = int(state.turn), states.copy(state)
        judge.rules.play(state, action, UNREAD)
        if state.turn == CHANCE and judge.evaluation.is_minor(state):
            rng = generator.new()
            generator.seed(rng, hashed(parent, 1))
            judge.rules.deal(state, rng, UNREAD)
        turns += int(state.turn != before)
    if state.turn >= 0:
        assert turns == 2
        judge.evaluation.close(state, UNREAD)
    assert thought.value is not None
    assert judge.judge(state) == round(thought.value * 1000)


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

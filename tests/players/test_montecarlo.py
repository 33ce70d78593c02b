"""Monte Carlo tree search: legal, repeatable, and right where the right move is plain to see."""

from typing import Any

import numpy as np
import pytest

from faience import Game, Variant
from faience.players import montecarlo, named
from faience.players.classic import evaluation
from faience.players.kernels import tree
from faience.players.limits import Limits
from faience.players.montecarlo import MonteCarlo
from faience.rules import classic, states
from faience.rules.kernel import bind
from faience.rules.tiles import OVER
from tests.tables import TABLES, name_of


@pytest.mark.parametrize("is_plain", [True, False])
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_it_makes_a_legal_move_at_every_table(table: tuple[Variant, int], is_plain: bool) -> None:
    variant, seats = table
    game = Game.of(variant, seats, seed=1)
    game.deal()
    thought = MonteCarlo(Limits(nodes=6), seed=2, is_plain=is_plain).think(game)
    assert thought.action in game.legal_actions()
    assert thought.nodes == 6


def test_the_same_seed_and_nodes_give_the_same_move() -> None:
    game = Game.new("sintra", seed=3)
    game.deal()
    assert len({MonteCarlo(Limits(nodes=40), seed=9).think(game).action for _ in range(3)}) == 1


def test_even_one_node_leaves_a_move_which_is_the_first() -> None:
    game = Game.new("pavilion", seed=3)
    game.deal()
    thought = MonteCarlo(Limits(nodes=1)).think(game)
    assert (thought.action, thought.nodes) == (game.legal_actions()[0], 1)


def ended(rows: int, scores: tuple[int, int] = (20, 20)) -> Any:
    """The classic game at its end: the first seat has so many complete rows, the second one."""
    state = states.new(classic.STATE)
    classic.setup(state, 2, 0, 0, np.zeros(0, np.int16))
    for seat, complete in enumerate((rows, 1)):
        for row in range(complete):
            state.wall[seat, row] = range(5)
        state.score[seat] = scores[seat]
    state.turn = OVER
    return state


@pytest.mark.parametrize(
    ("rows", "scores", "expected"),
    [(1, (20, 20), [0.5, 0.5]), (2, (20, 20), [1, 0]), (0, (20, 20), [0, 1]), (0, (21, 20), [1, 0])],
)
def test_a_tie_goes_to_whom_the_rules_give_it(rows: int, scores: tuple[int, int], expected: list[float]) -> None:
    workspace = montecarlo._Tree(Variant.of("classic")).workspace
    share, _, estimate = bind(classic, tree.share_victory, tree.appraise, tree.estimate, evaluation=evaluation)
    share(workspace, ended(rows, scores))
    assert workspace.rewards[:2].tolist() == expected
    estimate(workspace, ended(rows, scores))
    hopes = workspace.rewards[:2].tolist()
    assert [round(hope - 0.5, 9) > 0 for hope in hopes] == [share > 0.5 for share in expected]
    assert sum(hopes) == pytest.approx(1)


def test_it_does_not_throw_the_last_tile_on_the_floor_when_it_completes_a_line() -> None:
    game = Game.new("classic", seed=5)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B4", "2Y4", "3R3", "4K3", "5W5"):
        game.play(move)
    assert game.phase == "deal"
    game.deal("BYRK BYRK BYRK BYRK WYRK")
    assert str(MonteCarlo(Limits(nodes=400), seed=1, is_plain=False).choose(game))[-1] != "-"


@pytest.mark.parametrize("is_plain", [True, False])
def test_every_game_through_the_tree_is_counted_on_its_way(is_plain: bool) -> None:
    """The children of the root share all games but the first, and what came of them."""
    game = Game.new("classic", 3, seed=5)
    game.deal()
    grown = montecarlo._Tree(game.variant)
    how = tree.BY_PLAYOUT if is_plain else tree.BY_EVALUATION
    assert grown.grow(game.state_copy(), how, Limits(nodes=400), 1) == 400
    first, count = int(grown.nodes[0, tree.FIRST]), int(grown.nodes[0, tree.COUNT])
    assert count == len(game.legal_actions())
    assert grown.nodes[0, tree.VISITS] == 400
    children = slice(first, first + count)
    assert grown.nodes[children, tree.VISITS].sum() == 399
    assert grown.nodes[children, tree.VISITS].min() >= 1, "every move is tried before one is tried twice"
    assert grown.nodes[children, tree.MOVE].tolist() == game.legal_actions()
    assert 0 < grown.totals[children].sum() < grown.totals[0].sum()
    if is_plain:
        assert grown.totals[0].sum() == pytest.approx(400), "a victory is one, however it is shared"


@pytest.mark.parametrize("seats", [2, 3])
def test_every_seat_chooses_what_is_best_for_itself(seats: int) -> None:
    """Of two children the first is better for seat 1 and the second for all others."""
    workspace = montecarlo._Tree(Variant.of("classic")).workspace
    workspace.nodes[0, [tree.FIRST, tree.COUNT, tree.VISITS]] = 1, 2, 20
    workspace.nodes[1:3, tree.VISITS] = 10
    workspace.totals[1:3, :seats] = 4.0
    workspace.totals[1, 0], workspace.totals[2, 1:seats] = 6.0, 6.0
    (choose,) = bind(classic, tree.choose_child)
    assert [choose(workspace, 0, seat) for seat in range(seats)] == [1, *[2] * (seats - 1)]
    workspace.nodes[2, tree.VISITS], workspace.totals[2, 0] = 2, 0.8
    assert choose(workspace, 0, 0) == 2, "a move that was seldom tried is tried again"


def test_its_name_says_what_it_is() -> None:
    assert named("mcts:nodes=20").name == "mcts:nodes=20"
    assert named("tree:time=0.5,nodes=20").name == "tree:time=0.5,nodes=20"

"""Monte Carlo tree search: legal, repeatable, and right where the right move is plain to see."""

import pytest

from faience import Game, Variant
from faience.players import named
from faience.players.limits import Limits
from faience.players.montecarlo import MonteCarlo
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


def test_even_one_node_leaves_a_legal_move() -> None:
    game = Game.new("pavilion", seed=3)
    game.deal()
    assert MonteCarlo(Limits(nodes=1)).think(game).action in game.legal_actions()


def test_it_does_not_throw_the_last_tile_on_the_floor_when_it_completes_a_line() -> None:
    game = Game.new("classic", seed=5)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B4", "2Y4", "3R3", "4K3", "5W5"):
        game.play(move)
    assert game.phase == "deal"
    game.deal("BYRK BYRK BYRK BYRK WYRK")
    assert str(MonteCarlo(Limits(nodes=400), seed=1, is_plain=False).choose(game))[-1] != "-"


def test_its_name_says_what_it_is() -> None:
    assert named("mcts:nodes=20").name == "mcts:nodes=20"
    assert named("tree:time=0.5,nodes=20").name == "tree:time=0.5,nodes=20"

"""The search against trying everything: the same values, with its windows, its table and its order of moves.

To a depth of more than one turn they agree only if late moves are searched as deep as others; a search to the end of
the round is exact in any case.
Weights of zero make many positions equally good, so that bounds are often met exactly; tuned ones make few.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.players.knowledge import can_search, weights_of
from faience.players.limits import Limits
from faience.players.search import DEEPEST, Searcher
from faience.rules.kernel import IS_COMPILED
from tests.players.minimax import Minimax, TooLarge, WithAnyReply, WithReplies, late_position, without_reductions
from tests.tables import TABLES as ALL_TABLES
from tests.tables import name_of, playthrough

POSITIONS = 4
"""So many are checked for each depth, half of them with weights of zero."""
DEPTHS = (1, 2, 4, DEEPEST)
NODES = 1000
"""Positions that are looked at by trying everything, for each one that is checked."""
TABLES = [(variant, seats) for variant, seats in ALL_TABLES if can_search(variant.game)]
TABLES = [(variant, seats) for variant, seats in TABLES if seats == 2 or variant == Variant.of(variant.game)]
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="trying everything takes too long in the interpreter")


def positions(variant: Variant, seats: int) -> Iterator[Game]:
    for seed in range(1, 4000):
        game = late_position(variant, seats, seed, moves=40)
        if game is not None:
            yield game
    pytest.fail("too few positions are small enough")


def compare(searcher: Searcher, game: Game, weights: npt.NDArray[np.int64], depth: int) -> None:
    """The value, the move, and in a survey the value of every move; TooLarge if they cannot be known."""
    state, legal = game.state_copy(), game.legal_actions()
    values = Minimax(game.variant, weights, int(state.turn), NODES).values(state, depth)
    found = searcher.think(state, legal, Limits(), depth=depth)
    assert found.value is not None
    assert round(found.value * 1000) == max(values.values()), game.position()
    assert values[found.action] == max(values.values())
    assert found.line[0] == found.action
    assert found.is_exact or depth < DEEPEST or game.seats > 2
    assert not found.is_exact or game.seats == 2
    surveyed = searcher.think(state, legal, Limits(), depth=depth, is_survey=True)
    assert {action: round(value * 1000) for action, value in surveyed.alternatives} == values


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_search_finds_what_trying_everything_finds(table: tuple[Variant, int]) -> None:
    variant, seats = table
    tuned = weights_of(variant)
    both = np.zeros_like(tuned), tuned
    sets = [(weights, Searcher(variant.game, weights, table_bits=10)) for weights in both]
    full = [(weights, without_reductions(variant, weights, table_bits=10)) for weights in both]
    checked = dict.fromkeys(DEPTHS, 0)
    for game in positions(variant, seats):
        for depth in (depth for depth in DEPTHS if checked[depth] < POSITIONS):
            weights, searcher = (full if 1 < depth < DEEPEST else sets)[checked[depth] % 2]
            try:
                compare(searcher, game, weights, depth)
            except TooLarge:
                break
            checked[depth] += 1
        if min(checked.values()) == POSITIONS:
            break


SEVERAL = [(Variant.of(game), seats) for game in GAMES if can_search(game) for seats in (3, 4)]


@pytest.mark.parametrize("table", SEVERAL, ids=name_of)
def test_of_each_of_several_rivals_the_search_looks_at_the_most_promising_moves_only(
    table: tuple[Variant, int],
) -> None:
    """They play against the root. Looked at is the move that is searched first, before moves have refuted others."""
    variant, told_apart = table[0], 0
    weights = weights_of(variant)
    searcher = Searcher(variant.game, weights, table_bits=10)
    for game in positions(*table):
        state, legal = game.state_copy(), game.legal_actions()
        first = searcher.think(state, legal, Limits(), depth=1).action
        try:
            expected = WithReplies(variant, weights, int(state.turn), NODES)._after(state, first, 2)
        except TooLarge:
            continue
        surveyed = searcher.think(state, legal, Limits(), depth=2, is_survey=True)
        assert round(dict(surveyed.alternatives)[first] * 1000) == expected, game.position()
        whole = WithAnyReply(variant, weights, int(state.turn), 50 * NODES)
        told_apart += int(expected != whole._after(state, first, 2))
        if told_apart == POSITIONS:
            break


@pytest.mark.parametrize("table", [(Variant.of(game), 2) for game in GAMES if can_search(game)], ids=name_of)
def test_the_last_turns_of_a_game_count_by_points_alone(table: tuple[Variant, int]) -> None:
    weights, checked = weights_of(table[0]), 0
    searcher = Searcher(table[0].game, weights, table_bits=10)
    for seed in range(1, 200):
        game = playthrough(table, seed)
        assert game.is_over
        for _ in range(3):
            game.undo()
            if len(game.legal_actions()) > 1:
                try:
                    compare(searcher, game, weights, DEEPEST)
                except TooLarge:
                    break
                checked += 1
        if checked >= 8:
            return
    pytest.fail("too few positions are small enough")

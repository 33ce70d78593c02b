"""Why an action is refused: a rule for every action that is not legal, and none for those that are."""

import random
from collections import Counter

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.games.classic.moves import REASONS as CLASSIC
from faience.games.pavilion.moves import REASONS as PAVILION
from faience.games.sintra.moves import REASONS as SINTRA
from faience.rules import states
from faience.rules.refusals import DRAW_DUE, GAME_OVER, LEGAL
from tests.tables import OTHER_TABLES, TABLES, name_of, play_on

REASONS = {"classic": CLASSIC, "sintra": SINTRA, "pavilion": PAVILION}
UNTOUCHED = -99


def refused(game: Game) -> Counter[int]:
    """How often each rule refuses one of all actions; LEGAL for those that it does not refuse."""
    rules, state = game.book.rules, game._state
    before, legal, found = states.content(state), set(game.legal_actions()), Counter[int]()
    for action in range(rules.ACTIONS):
        out = np.full(rules.REFUSED + 1, UNTOUCHED, np.int64)
        rule = int(rules.refuse(state, action, out))
        assert (rule == LEGAL) == (action in legal), (game, action, rule)
        assert out[-1] == UNTOUCHED
        found[rule] += 1
    assert states.content(state) == before
    return found


@pytest.mark.parametrize("table", TABLES + OTHER_TABLES, ids=name_of)
def test_exactly_the_legal_actions_are_not_refused(table: tuple[Variant, int]) -> None:
    variant, seats = table
    game, dice = Game.of(variant, seats, seed=seats), random.Random(name_of(table))
    assert set(refused(game)) == {DRAW_DUE}
    told = Counter[int]()
    while not game.is_over and game.round <= 7:
        play_on(game, dice, moves=1 + dice.randrange(12))
        told += refused(game) if game.turn is not None else {}
    assert set(told) <= {LEGAL, *REASONS[variant.game]}
    assert len(told) > 5, told


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_every_action_is_refused_for_that(name: str) -> None:
    over = play_on(Game.new(name, seed=1), random.Random(1))
    assert over.is_over
    assert set(refused(over)) == {GAME_OVER}

"""The one home of Hypothesis strategies."""

import random
from typing import Any

from hypothesis import strategies as st

from faience import Game, Variant
from tests.tables import CLASSIC_TABLES, OTHER_TABLES, SINTRA_TABLES, TABLES, any_move, play_on, prefer_lines

tables = st.sampled_from(TABLES + OTHER_TABLES)
classic_tables = st.sampled_from(CLASSIC_TABLES)
sintra_tables = st.sampled_from(SINTRA_TABLES + OTHER_TABLES)
seeds = st.integers(0, 2**64 - 1)


@st.composite
def games(
    draw: st.DrawFn, most_moves: int = 120, of_tables: st.SearchStrategy[tuple[Variant, int]] | None = None
) -> Game:
    """A game at a random table, some random moves after its start; a deal may be due, or it may be over."""
    variant, seats = draw(of_tables if of_tables is not None else tables)
    seed = draw(seeds)
    game = Game.of(variant, seats, seed=seed, first=draw(st.integers(0, seats - 1)))
    choose = draw(st.sampled_from([prefer_lines, any_move]))
    play_on(game, random.Random(seed), draw(st.integers(0, most_moves)), choose)
    if draw(st.booleans()) and game.chances():
        phase = game.phase
        for _ in range(draw(st.integers(0, 8 * seats + 3))):
            if game.phase == phase:
                game.draw(sorted(game.chances())[0])
    return game


@st.composite
def games_to_move(draw: st.DrawFn, of_tables: st.SearchStrategy[tuple[Variant, int]] | None = None) -> Game:
    """A game at a random table where a seat is to act."""
    game = draw(games(of_tables=of_tables))
    if game.is_over:
        game.undo()
    if game.turn is None:
        game.deal()
    return game


plain_json: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
"""Anything that JSON can say, and infinities."""

moveish = st.text(alphabet="123456789CcBYRKWJOPGHbyjh@-0 \n", max_size=6) | st.text(max_size=12)
"""Texts that look like moves more often than chance would have it."""

"""Two readings of the rules, the package's and the tests' own, play the same games side by side."""

import random
from collections.abc import Set
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game
from tests.strategies import games_to_move
from tests.suite.games import each, every_game, every_table, every_thrown_table, sheet_of, tables_of
from tests.suite.lockstep import compare
from tests.suite.sheets import Reference, Sheet, Table, TablePlayer
from tests.tables import plain


def side_by_side(sheet: Sheet, table: Table, seed: int, player: TablePlayer) -> Set[str]:
    """One game of random draws and moves by one set of dice, compared after every step; the rare rules it reached."""
    dice = random.Random(seed)
    game = Game.of(*table, first=dice.randrange(table[1]), seed=seed)
    return _finish(sheet, game, sheet.new(game), dice, player)


def _finish(sheet: Sheet, game: Game, reference: Reference, dice: random.Random, player: TablePlayer) -> Set[str]:
    name = f"{game.variant}, {game.seats} seats, seed {game.seed}, {getattr(player, '__name__', player)}"
    compare(game, reference, dice, partial(player, reference), [name])
    if result := game.result():
        assert result.places == reference.places(), name
        assert (result.tie_break, result.ties) == (sheet.book.tie_break, reference.ties()), name
    return sheet.reached(game, reference)


@cache
def reached_from(game: str, start: str) -> Set[str]:
    """What games from a position reach; they are played once for both tests below."""
    sheet, reached = sheet_of(game), set[str]()
    for player in sheet.players:
        for seed in range(2):
            begun = Game.from_position(sheet.starts[start](), seed=seed)
            reached |= _finish(sheet, begun, sheet.at(plain(begun)), random.Random(seed), player)
    return reached


@pytest.mark.slow
@every_table
def test_both_engines_agree_after_every_step_of_random_games(sheet: Sheet, table: Table) -> None:
    for player in sheet.players:
        for seed in range(17, 17 + sheet.games):
            side_by_side(sheet, table, seed, player)


@pytest.mark.slow
@every_table
def test_both_engines_agree_in_many_random_games(sheet: Sheet, table: Table) -> None:
    for seed in range(100, 106):
        side_by_side(sheet, table, seed, sheet.players[seed % len(sheet.players)])


@pytest.mark.slow
@every_thrown_table
def test_both_engines_agree_with_a_switch_thrown_or_other_parts(sheet: Sheet, table: Table) -> None:
    for player in sheet.players:
        side_by_side(sheet, table, 5, player)


@each("starts")
def test_both_engines_agree_where_rare_rules_are_near(sheet: Sheet, name: str) -> None:
    assert reached_from(sheet.name, name) <= sheet.rare


@pytest.mark.slow
@every_game
def test_the_games_above_reach_the_rare_rules(sheet: Sheet) -> None:
    """Otherwise the comparisons would prove little."""
    reached = set[str]().union(*(reached_from(sheet.name, start) for start in sheet.starts))
    tables = tables_of(sheet)
    for table in [tables[0], tables[-1], *sheet.thrown[:1], *sheet.thrown[-1:]]:
        for player in sheet.players:
            reached |= side_by_side(sheet, table, 19, player)
    assert reached == sheet.rare


@every_game
@settings(max_examples=40)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_from_any_position_both_engines_go_the_same_way(sheet: Sheet, data: st.DataObject, dice: random.Random) -> None:
    game = data.draw(games_to_move(of_tables=st.sampled_from([*tables_of(sheet), *sheet.thrown])))
    reference = sheet.at(plain(game))
    for _ in range(25):
        if game.turn is None:
            break
        assert sorted(str(move) for move in game.legal_moves()) == reference.legal()
        move = dice.choice(reference.legal())
        game.play(move)
        reference.play(move)
        assert plain(game) == reference.position()

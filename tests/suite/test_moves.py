"""Moves as text, and the rule that a refused move breaks."""

import pytest

from faience import Game, IllegalMove, InvalidMove
from tests.suite.games import each, every_game
from tests.suite.sheets import Sheet
from tests.tables import plain


def _fresh(sheet: Sheet) -> Game:
    return Game.new(sheet.name, sheet.book.seats[0], seed=1)


@each("moves")
def test_a_move_reads_and_writes(sheet: Sheet, name: str) -> None:
    game, move = _fresh(sheet), sheet.moves[name]
    assert game.move(name) == game.move(f" {name.lower()}\n") == move
    assert str(move) == name
    assert repr(move) == f"{type(move).__name__}('{name}')"


@each("look_alikes")
def test_texts_that_only_look_like_moves_are_refused(sheet: Sheet, name: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        _fresh(sheet).move(name)
    assert any(said in str(caught.value) for said in sheet.look_alike_said)


@each("refused")
def test_a_refused_move_names_its_rule_and_changes_nothing(sheet: Sheet, name: str) -> None:
    at, move, rule, said = sheet.refused[name]
    game = at()
    before, steps, events = plain(game), game.steps, game.events
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule
    assert said in str(caught.value)
    assert move in str(caught.value)
    assert caught.value.facts["move"] == move
    assert (plain(game), game.steps, game.events) == (before, steps, events)


@every_game
def test_a_move_made_by_hand_that_names_nothing_on_the_table_is_invalid(sheet: Sheet) -> None:
    for move in sheet.unknown:
        with pytest.raises(InvalidMove, match="is not a move"):
            sheet.unknown_at().play(move)


@every_game
def test_an_action_that_is_not_legal_stands_for_no_move(sheet: Sheet) -> None:
    game = sheet.unknown_at()
    illegal = set(range(-1, sheet.book.rules.ACTIONS + 1)) - set(game.legal_actions())
    for action in illegal:
        with pytest.raises(IllegalMove) as caught:
            game.move_of(action)
        assert caught.value.rule == "no-such-action"

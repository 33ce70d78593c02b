"""What holds in every position of every game."""

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game, IllegalMove, Record
from faience.rules import states
from tests.strategies import games, games_to_move
from tests.suite.games import every_game, tables_of
from tests.suite.sheets import Sheet, Table
from tests.tables import plain, play_on


def _tables(sheet: Sheet) -> st.SearchStrategy[Table]:
    return st.sampled_from([*tables_of(sheet), *sheet.thrown])


def _game(sheet: Sheet, data: st.DataObject) -> Game:
    """A game somewhere between its start and its end."""
    return data.draw(games(of_tables=_tables(sheet)))


def _game_to_move(sheet: Sheet, data: st.DataObject) -> Game:
    """A game where a seat is to act."""
    return data.draw(games_to_move(of_tables=_tables(sheet)))


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_every_legal_move_reads_back_from_its_text(sheet: Sheet, data: st.DataObject) -> None:
    game = _game_to_move(sheet, data)
    for action, move in zip(game.legal_actions(), game.legal_moves(), strict=True):
        assert game.move(str(move)) == move
        assert game.move(f" {str(move).lower()} ") == move
        assert game.action_of(move) == game.action_of(str(move)) == action
        assert game.move_of(action) == move
        assert repr(move) == f"{type(move).__name__}('{move}')"


@every_game
@settings(max_examples=10)
@given(data=st.data())
def test_legal_moves_are_playable_and_all_others_are_refused_with_a_rule(sheet: Sheet, data: st.DataObject) -> None:
    game = _game_to_move(sheet, data)
    legal = set(game.legal_actions())
    before = states.content(game._state)
    for action in range(game.book.rules.actions(game.variant.number)):
        move = sheet.move_of(game, action)
        if action in legal:
            game.copy().play(move)
            continue
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule
        assert str(move) in str(caught.value)
        assert caught.value.facts["move"] == str(move)
    assert states.content(game._state) == before


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_a_position_reads_back_to_the_same_state(sheet: Sheet, data: st.DataObject) -> None:
    game = _game(sheet, data)
    again = Game.from_position(msgspec.json.decode(msgspec.json.encode(game.position())), seed=1)
    assert again.position() == game.position()
    assert again.legal_actions() == game.legal_actions()
    assert states.content(again._state) == states.content(game._state)
    assert (again.turn, again.phase, again.round, again.scores) == (game.turn, game.phase, game.round, game.scores)
    assert again.result() == game.result()


@every_game
@settings(max_examples=25)
@given(
    data=st.data(),
    players=st.lists(st.text(max_size=50), max_size=4),
    headers=st.dictionaries(st.sampled_from(["date", "note"]), st.text()),
)
def test_a_record_reads_back_to_the_same_game(
    sheet: Sheet, data: st.DataObject, players: list[str], headers: dict[str, str]
) -> None:
    game = _game(sheet, data)
    record = Record.of(game, players, headers)
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)
    replayed = again.replay(seed=1)
    assert replayed.position() == game.position()
    assert replayed.events == game.events
    assert replayed.steps == game.steps


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_a_record_from_a_given_position_reads_back(sheet: Sheet, data: st.DataObject, dice: random.Random) -> None:
    game = _game(sheet, data)
    middle = play_on(Game.from_position(game.position(), seed=4), dice, moves=9)
    record = Record.parse(str(Record.of(middle)))
    assert record == Record.of(middle)
    assert record.start == game.position()
    assert record.replay().position() == middle.position()


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_the_logged_points_add_up_to_the_score(sheet: Sheet, data: st.DataObject) -> None:
    game = _game(sheet, data)
    begin = sheet.begin_score
    totals = [begin] * game.seats
    for event in game.events:
        if event.seat is not None:
            totals[event.seat] += event.points
    assert totals == game.scores
    last = {line.seat: line.total for line in game.sheet()}
    assert [last.get(seat, begin) for seat in range(game.seats)] == game.scores


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_undo_restores_the_exact_position_and_the_same_next_deal(
    sheet: Sheet, data: st.DataObject, dice: random.Random
) -> None:
    game = _game(sheet, data)
    trail = []
    for _ in range(6):
        if game.turn is None and not game.is_over:
            game.deal()
        if game.is_over:
            break
        trail.append((states.content(game._state), game.steps, game.events, game._rng.tolist()))
        play_on(game, dice, moves=1)
        if game.chances() and dice.random() < 0.5:
            game.deal()
    for content, steps, events, rng in reversed(trail):
        undone = game.undo()
        assert undone.seat == game.turn
        assert (states.content(game._state), game.steps, game.events, game._rng.tolist()) == (
            content,
            steps,
            events,
            rng,
        )


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_a_copy_goes_its_own_way(sheet: Sheet, data: st.DataObject, dice: random.Random) -> None:
    game = _game_to_move(sheet, data)
    twin = game.copy()
    before = (states.content(game._state), game.steps, game.events, game.can_undo)
    play_on(twin, dice, moves=15)
    while twin.can_undo:
        twin.undo()
    play_on(twin, dice, moves=3)
    assert (states.content(game._state), game.steps, game.events, game.can_undo) == before


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_what_a_copy_does_after_undo_leaves_the_undo_of_the_other_alone(
    sheet: Sheet, data: st.DataObject, dice: random.Random
) -> None:
    game = _game_to_move(sheet, data)
    play_on(game, dice, moves=1)
    twin = game.copy()
    twin.undo()
    expected = states.content(twin._state), twin._rng.tolist()
    play_on(twin, dice, moves=20)
    game.undo()
    assert (states.content(game._state), game._rng.tolist()) == expected


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_a_copy_deals_the_same_tiles(sheet: Sheet, data: st.DataObject) -> None:
    game = _game_to_move(sheet, data)
    twin = game.copy()
    for one in (game, twin):
        play_on(one, random.Random(5), moves=40)
    assert game.steps == twin.steps
    assert game.position() == twin.position()


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_places_follow_scores_and_then_what_breaks_ties(sheet: Sheet, data: st.DataObject, dice: random.Random) -> None:
    game = _game(sheet, data)
    assert (game.result() is None) == (not game.is_over)
    result = play_on(game, dice).result()
    assert result
    better = -1 if sheet.is_fewer_better else 1
    keys = [(score, better * tie) for score, tie in zip(result.scores, result.ties, strict=True)]
    assert result.places == [1 + sum(other > own for other in keys) for own in keys]
    assert result.winners == [seat for seat, own in enumerate(keys) if own == max(keys)]
    assert result.scores == game.scores
    assert result.reason in game.book.reasons.values()
    assert not game.legal_moves()


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_an_observation_is_finite_and_repeats(sheet: Sheet, data: st.DataObject) -> None:
    game = _game(sheet, data)
    for seat in range(game.seats):
        seen = game.observe(seat)
        assert seen.shape == (game.book.rules.OBSERVATION,)
        assert seen.dtype == np.dtype(np.float32)
        assert np.isfinite(seen).all()
        assert (seen == game.copy().observe(seat)).all()


@every_game
@settings(max_examples=25)
@given(data=st.data(), dice=st.randoms(use_true_random=False))
def test_no_tile_is_ever_lost_or_found(sheet: Sheet, data: st.DataObject, dice: random.Random) -> None:
    game = _game(sheet, data)
    for _ in range(12):
        assert sheet.tiles(plain(game)) == sheet.box(game)
        play_on(game, dice, moves=1)


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_a_seat_is_to_act_in_every_phase_but_draws_and_the_end(sheet: Sheet, data: st.DataObject) -> None:
    game = _game(sheet, data)
    assert game.phase in sheet.book.phases
    assert (game.turn is None) == (game.phase in sheet.book.draws or game.phase == "over")
    assert game.is_over == (game.phase == "over")

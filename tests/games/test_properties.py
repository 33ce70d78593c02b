"""What holds in every position of every game, whichever it is."""

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game, IllegalMove, Record
from faience.games import Move
from faience.games.classic import PlaceOnWall
from faience.rules import states
from faience.rules.classic import state as classic
from tests.strategies import games, games_to_move
from tests.tables import play_on

START_SCORES = {"pavilion": 5}
"""What everybody has before the first round, where it is not 0."""


@given(games_to_move())
def test_every_legal_move_reads_back_from_its_text(game: Game) -> None:
    for action, move in zip(game.legal_actions(), game.legal_moves(), strict=True):
        assert game.move(str(move)) == move
        assert game.move(f" {str(move).lower()} ") == move
        assert game.action_of(move) == game.action_of(str(move)) == action
        assert game.move_of(action) == move
        assert repr(move) == f"{type(move).__name__}('{move}')"


@settings(max_examples=25)
@given(games_to_move())
def test_legal_moves_are_playable_and_all_others_are_refused_with_a_rule(game: Game) -> None:
    legal = set(game.legal_actions())
    before = states.content(game._state)
    for action in range(game.book.rules.actions(game.variant.number)):
        is_cell = game.variant.game == "classic" and classic.CELL_ACTIONS <= action < classic.KEEP_ACTIONS
        if is_cell and game.phase != "wall":  # its row is known only where a cell is due
            move: Move = PlaceOnWall(0, action - classic.CELL_ACTIONS)
        else:
            move = game.book.move_of(game._state, action)
        if action in legal:
            game.copy().play(move)
            continue
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule
        assert str(move) in str(caught.value)
        assert caught.value.facts["move"] == str(move)
    assert states.content(game._state) == before


@given(games())
def test_a_position_reads_back_to_the_same_state(game: Game) -> None:
    again = Game.from_position(msgspec.json.decode(msgspec.json.encode(game.position())), seed=1)
    assert again.position() == game.position()
    assert again.legal_actions() == game.legal_actions()
    assert states.content(again._state) == states.content(game._state)
    assert (again.turn, again.phase, again.round, again.scores) == (game.turn, game.phase, game.round, game.scores)
    assert again.result() == game.result()


@settings(max_examples=30)
@given(
    games(), st.lists(st.text(max_size=50), max_size=4), st.dictionaries(st.sampled_from(["date", "note"]), st.text())
)
def test_a_record_reads_back_to_the_same_game(game: Game, players: list[str], headers: dict[str, str]) -> None:
    record = Record.of(game, players, headers)
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)
    replayed = again.replay(seed=1)
    assert replayed.position() == game.position()
    assert replayed.events == game.events
    assert replayed.steps == game.steps


@settings(max_examples=30)
@given(games(), st.randoms(use_true_random=False))
def test_a_record_from_a_given_position_reads_back(game: Game, dice: random.Random) -> None:
    middle = play_on(Game.from_position(game.position(), seed=4), dice, moves=9)
    record = Record.parse(str(Record.of(middle)))
    assert record == Record.of(middle)
    assert record.replay().position() == middle.position()


@given(games())
def test_the_logged_points_add_up_to_the_score(game: Game) -> None:
    begin = START_SCORES.get(game.variant.game, 0)
    totals = [begin] * game.seats
    for event in game.events:
        if event.seat is not None:
            totals[event.seat] += event.points
    assert totals == game.scores
    last = {line.seat: line.total for line in game.sheet()}
    assert [last.get(seat, begin) for seat in range(game.seats)] == game.scores


@settings(max_examples=30)
@given(games(), st.randoms(use_true_random=False))
def test_undo_restores_the_exact_position_and_the_same_next_deal(game: Game, dice: random.Random) -> None:
    trail = []
    for _ in range(6):
        if game.turn is None and not game.is_over:
            game.deal()
        if game.is_over:
            break
        trail.append((states.content(game._state), game.steps, game.events, game._rng.tolist()))
        play_on(game, dice, moves=1)
        if game.phase == "deal" and dice.random() < 0.5:
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


@settings(max_examples=30)
@given(games_to_move(), st.randoms(use_true_random=False))
def test_a_copy_goes_its_own_way(game: Game, dice: random.Random) -> None:
    twin = game.copy()
    before = (states.content(game._state), game.steps, game.events, game.can_undo)
    play_on(twin, dice, moves=15)
    while twin.can_undo:
        twin.undo()
    play_on(twin, dice, moves=3)
    assert (states.content(game._state), game.steps, game.events, game.can_undo) == before


@settings(max_examples=30)
@given(games_to_move(), st.randoms(use_true_random=False))
def test_what_a_copy_does_after_undo_leaves_the_undo_of_the_other_alone(game: Game, dice: random.Random) -> None:
    play_on(game, dice, moves=1)
    twin = game.copy()
    twin.undo()
    expected = states.content(twin._state), twin._rng.tolist()
    play_on(twin, dice, moves=20)
    game.undo()
    assert (states.content(game._state), game._rng.tolist()) == expected


@settings(max_examples=30)
@given(games_to_move())
def test_a_copy_deals_the_same_tiles(game: Game) -> None:
    twin = game.copy()
    for one in (game, twin):
        play_on(one, random.Random(5), moves=40)
    assert game.steps == twin.steps
    assert game.position() == twin.position()


@given(games(), st.randoms(use_true_random=False))
def test_places_follow_scores_and_then_what_breaks_ties(game: Game, dice: random.Random) -> None:
    assert (game.result() is None) == (not game.is_over)
    result = play_on(game, dice).result()
    assert result
    better = -1 if result.tie_break == "lost" else 1
    keys = [(score, better * tie) for score, tie in zip(result.scores, result.ties, strict=True)]
    assert result.places == [1 + sum(other > own for other in keys) for own in keys]
    assert result.winners == [seat for seat, own in enumerate(keys) if own == max(keys)]
    assert result.scores == game.scores
    assert result.reason in game.book.reasons.values()
    assert not game.legal_moves()


@given(games())
def test_an_observation_is_finite_and_repeats(game: Game) -> None:
    for seat in range(game.seats):
        seen = game.observe(seat)
        assert seen.shape == (game.book.rules.OBSERVATION,)
        assert seen.dtype == np.dtype(np.float32)
        assert np.isfinite(seen).all()
        assert (seen == game.copy().observe(seat)).all()

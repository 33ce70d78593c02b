"""What holds in every position of every game."""

import random
from collections import Counter

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game, IllegalMove, Record
from faience.games.classic import PlaceOnWall
from faience.rules import states
from faience.rules.classic import state as classic
from faience.rules.classic.observe import SHARED
from tests.strategies import games, games_to_move
from tests.tables import plain, play_on


def tiles_of(game: Game) -> Counter[str]:
    """Every tile on the table, by letter."""
    seen = plain(game)
    found = Counter(seen["bag"]) + Counter(seen["lid"]) + Counter(seen["center"] + "".join(seen["displays"]))
    for board in seen["boards"]:
        found.update("".join(board["lines"]) + "".join(board["wall"]) + board["floor"])
    found.update(seen["hand"]["tiles"] if seen["hand"] else "")
    return Counter({letter: number for letter, number in found.items() if letter not in ".M"})


@given(games(), st.randoms(use_true_random=False))
def test_no_tile_is_ever_lost_or_found(game: Game, dice: random.Random) -> None:
    swapped = 0 if not game.variant.options["jokers"] else 1 if game.seats == 2 else 2
    box = Counter(dict.fromkeys("BYRKW", 20 - swapped)) + Counter({"J": 5 * swapped})
    assert box.total() == 100
    for _ in range(12):
        assert tiles_of(game) == box
        play_on(game, dice, moves=1)


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
    cells = range(classic.CELL_ACTIONS, classic.KEEP_ACTIONS)
    for action in range(game.book.rules.actions(game.variant.bits)):
        has_row = action not in cells or game.phase == "wall"
        move = game.book.move_of(game._state, action) if has_row else PlaceOnWall(0, action - cells.start)
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
    totals = [0] * game.seats
    for event in game.events:
        if event.seat is not None:
            totals[event.seat] += event.points
            assert totals[event.seat] >= 0 or event.kind == "penalty"
    assert totals == game.scores
    last = {line.seat: line.total for line in game.sheet()}
    assert [last.get(seat, 0) for seat in range(game.seats)] == game.scores


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
def test_places_follow_scores_and_then_complete_rows(game: Game, dice: random.Random) -> None:
    assert (game.result() is None) == (not game.is_over)
    result = play_on(game, dice).result()
    assert result
    keys = list(zip(result.scores, result.ties, strict=True))
    assert result.places == [1 + sum(other > own for other in keys) for own in keys]
    assert result.ties == [sum("." not in row for row in board["wall"]) for board in plain(game)["boards"]]
    assert result.winners == [seat for seat, own in enumerate(keys) if own == max(keys)]
    assert result.scores == game.scores
    assert result.reason in ("row", "tiles", "dead")
    assert not game.legal_moves()


@given(games())
def test_an_observation_is_finite_and_tells_each_seat_its_own_board_first(game: Game) -> None:
    rules = game.book.rules
    boards = plain(game)["boards"]
    width = (rules.OBSERVATION - SHARED) // 4
    for seat in range(game.seats):
        seen = game.observe(seat)
        assert seen.shape == (rules.OBSERVATION,)
        assert seen.dtype == np.dtype(np.float32)
        assert np.isfinite(seen).all()
        for place in range(4):
            board = seen[SHARED + place * width :][:width]
            if place < game.seats:
                assert board[-1] == boards[(seat + place) % game.seats]["score"]
            else:
                assert not board.any()


@given(games())
def test_an_observation_counts_the_tiles_of_every_place(game: Game) -> None:
    given_position, seen = plain(game), game.observe(0)
    places = [given_position["center"], *given_position["displays"], *[""] * (9 - len(given_position["displays"]))]
    counts = [[place.count(letter) for letter in "BYRKWJ"] for place in places]
    counts += [[given_position[place].get(letter, 0) for letter in "BYRKWJ"] for place in ("bag", "lid")]
    assert seen[: 12 * 6].reshape(12, 6).tolist() == counts

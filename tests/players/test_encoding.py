"""The slots that networks see: every answer has a row, and keeping up with moves leads where a fresh look does."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.players.knowledge import encoding_of, evaluation_of
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.tiles import CHANCE, OVER
from tests.players.minimax import UNREAD
from tests.tables import OTHER_TABLES, TABLES, name_of

Step = tuple[Any, Any]


def walk(variant: Variant, seats: int, seed: int) -> Iterator[Step]:
    """A game of random moves: each position with the one before it, or with None where tiles were drawn between."""
    rules, dice = variant.book.rules, random.Random(seed)
    state, rng, moves = states.new(rules.STATE), generator.new(), np.zeros(rules.ACTIONS, np.int16)
    generator.seed(rng, seed)
    rules.setup(state, seats, variant.number, seed % seats, variant.part_numbers)
    before = None
    while state.turn != OVER and state.round_number < 12:
        if state.turn == CHANCE:
            rules.deal(state, rng, UNREAD)
            before = None
        yield before, state
        before = states.copy(state)
        rules.play(state, int(moves[dice.randrange(rules.legal(state, moves))]), UNREAD)
        if state.turn == CHANCE:
            yield before, state


def compare(variant: Variant, seats: int, seed: int) -> int:
    """Look at every position anew and by keeping up with the moves, for every viewer; returns how many there were."""
    encoding: Any = encoding_of(variant.game)
    kept = np.zeros((seats, encoding.WIDTH), np.int16)
    fresh, used = np.zeros(encoding.WIDTH, np.int16), encoding.used(seats)
    answers = np.array([slot.answers for slot in encoding.LAYOUT.slots])[:used]
    count = 0
    for before, state in walk(variant, seats, seed):
        for viewer in range(seats):
            fresh[:] = -1
            encoding.encode(state, viewer, fresh)
            if before is None:
                kept[viewer] = fresh
            else:
                encoding.follow(before, state, viewer, kept[viewer])
            assert kept[viewer][:used].tolist() == fresh[:used].tolist()
            assert encoding.lead(state, kept[viewer]) == encoding.lead(state, fresh)
            answer = fresh[:used] - encoding.FIRST[:used]
            assert (answer >= 0).all()
            assert (answer < answers).all()
            assert 0 <= encoding.bucket(state, viewer) < encoding.BUCKETS
        count += 1
    return count


@pytest.mark.parametrize("table", [*TABLES, *OTHER_TABLES], ids=name_of)
def test_keeping_up_with_moves_leads_where_a_fresh_look_does(table: tuple[Variant, int]) -> None:
    assert compare(*table, seed=1) > 20


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_keeping_up_with_a_hundred_thousand_moves_leads_where_a_fresh_look_does(game: str) -> None:
    tables = [table for table in (*TABLES, *OTHER_TABLES) if table[0].game == game]
    count, seed = 0, 2
    while count < 100_000:
        count += sum(compare(*table, seed=seed) for table in tables)
        seed += 1


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_what_is_certain_after_a_round_is_what_the_evaluation_says_too(table: tuple[Variant, int]) -> None:
    variant, seats = table
    encoding: Any = encoding_of(variant.game)
    evaluation = evaluation_of(variant.game)
    out, features = np.zeros(encoding.WIDTH, np.int16), np.zeros(evaluation.FEATURES, np.int64)
    rounds = 0
    for before, state in walk(variant, seats, seed=3):
        if before is None or state.turn != CHANCE or evaluation.is_minor(state):
            continue
        points = [int(evaluation.features(state, seat, features)) for seat in range(seats)]
        for viewer in range(seats):
            encoding.encode(state, viewer, out)
            rivals = 1000 * (sum(points) - points[viewer]) // (seats - 1)
            assert encoding.lead(state, out) == 1000 * points[viewer] - rivals
        rounds += 1
    assert rounds > 2


def answers_of(game: Game, viewer: int = 0) -> dict[str, int]:
    encoding: Any = encoding_of(game.variant.game)
    out = np.zeros(encoding.WIDTH, np.int16)
    encoding.encode(game.state_copy(), viewer, out)
    return {slot.name: int(out[at] - encoding.FIRST[at]) for at, slot in enumerate(encoding.LAYOUT.slots)}


def test_a_line_of_the_classic_game_tells_color_and_tiles_and_what_its_tile_would_score() -> None:
    game = Game.new("classic", seed=7)
    game.deal()
    before = answers_of(game)
    assert (before["own line 2"], before["own points of line 2"]) == (0, 0)
    game.play("3B2")
    state: Any = game.state_copy()
    tiles = int(state.line_tiles[0, 1])
    after = answers_of(game)
    assert after["own line 2"] == tiles  # blue is the first color
    assert after["own points of line 2"] == 11 * tiles + 1
    assert after["display 3"] == 0
    assert before["display 3"] > 0
    assert answers_of(game, viewer=1)["rival 1, line 2"] == tiles


def test_the_boards_of_others_share_their_rows_and_so_do_displays() -> None:
    encoding: Any = encoding_of("classic")
    first = dict(zip((slot.name for slot in encoding.LAYOUT.slots), encoding.FIRST.tolist(), strict=True))
    assert first["rival 1, line 2"] == first["rival 3, line 2"] != first["own line 2"]
    assert first["display 1"] == first["display 9"]
    assert len(first) == encoding.SLOTS, "every slot has a name of its own"

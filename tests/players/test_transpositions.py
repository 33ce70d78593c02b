"""The transposition table: what it keeps, for how long, and that a search never sees what another one left."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.players.kernels import alphabeta, transpositions
from faience.players.kernels.transpositions import AGE, AGES, AT_LEAST, ENTRIES, EXACT, keep, pack, recall, renew
from faience.players.kernels.workspace import WHOLE
from faience.players.knowledge import encoding_of, evaluation_of
from faience.players.limits import Limits
from faience.players.search import FEWEST_ENTRIES, TABLE_BITS, Searcher, entries_for, judgement_of
from faience.rules import log as logs
from faience.rules import states
from tests.players.minimax import late_position
from tests.tables import TABLES, name_of

Words = npt.NDArray[np.int64]


@pytest.fixture
def table() -> Words:
    return np.zeros((16, transpositions.ENTRY), np.int64)


@pytest.fixture
def extent(table: Words) -> Words:
    found = np.zeros(transpositions.EXTENT, np.int64)
    renew(table, found, 16)
    return found


@pytest.mark.parametrize("value", [0, 1, -1, 123_456_789, -123_456_789])
@pytest.mark.parametrize(("move", "depth"), [(-1, 0), (0, 60), (max(book.rules.ACTIONS for book in GAMES.values()), 3)])
def test_whatever_is_packed_comes_out_again(value: int, move: int, depth: int) -> None:
    data = pack(value, AGES - 1, move, AT_LEAST, depth)
    assert transpositions.value_of(data) == value
    assert transpositions.age_of(data) == AGES - 1
    assert transpositions.move_of(data) == move
    assert transpositions.kind_of(data) == AT_LEAST
    assert transpositions.depth_of(data) == depth


def test_the_depth_of_what_was_calculated_to_the_end_fits_and_no_entry_looks_like_nothing() -> None:
    assert transpositions.depth_of(pack(0, 1, -1, EXACT, WHOLE)) == WHOLE
    assert pack(0, 1, -1, EXACT, 0) != 0


def test_a_search_knows_nothing_of_what_another_one_kept(table: Words, extent: Words) -> None:
    keep(table, extent, 5, 100, WHOLE, EXACT, 7)
    assert transpositions.value_of(recall(table, extent, 5)) == 100
    renew(table, extent, 16)
    assert recall(table, extent, 5) == 0
    keep(table, extent, 21, 30, 1, EXACT, 7)
    assert transpositions.value_of(recall(table, extent, 21)) == 30, "what is old gives way, however deep it was"


def test_when_the_numbers_of_searches_begin_anew_the_table_is_cleared(table: Words, extent: Words) -> None:
    keep(table, extent, 5, 100, 3, EXACT, 7)
    first = int(extent[AGE])
    for _ in range(AGES - 1):
        renew(table, extent, 16)
    assert extent[AGE] == first
    assert recall(table, extent, 5) == 0


def test_a_smaller_table_uses_its_first_entries_and_a_larger_one_is_not_to_be_had(table: Words, extent: Words) -> None:
    renew(table, extent, 4)
    for key in range(16):
        keep(table, extent, key, key, 3, EXACT, 0)
    assert not table[4:].any()
    assert [key for key in range(16) if recall(table, extent, key)] == [12, 13, 14, 15]
    renew(table, extent, 64)
    assert extent[ENTRIES] == 16


def test_the_table_grows_with_the_time_or_the_nodes_of_a_search() -> None:
    nodes = [entries_for(Limits(nodes=nodes)) for nodes in (1, 16_384, 100_000, 10_000_000)]
    assert nodes == [FEWEST_ENTRIES, 2 * FEWEST_ENTRIES, 1 << 15, 1 << 22]
    assert entries_for(Limits(seconds=0.1)) == 1 << 17
    assert entries_for(Limits(seconds=1)) == 1 << TABLE_BITS
    assert entries_for(Limits(seconds=1, nodes=100)) == FEWEST_ENTRIES
    assert entries_for(Limits()) >= 1 << TABLE_BITS


@pytest.mark.parametrize("game", GAMES)
def test_a_search_finds_the_same_whatever_was_searched_before(game: str) -> None:
    played = Game.new(game, seed=6)
    played.deal()
    used, limits = Searcher(game, judgement_of(played.variant)), Limits(nodes=600)
    for _ in range(4):
        given = played.state_copy(), played.legal_actions(), limits
        fresh = Searcher(game, judgement_of(played.variant)).think(*given)
        for again in (used.think(*given), used.think(*given)):
            for part in ("action", "value", "line", "nodes"):
                assert getattr(again, part) == getattr(fresh, part), part
        used.think(*given[:2], Limits(nodes=5_000))
        if played.turn is not None:
            played.play(played.move_of(fresh.action))
        if played.turn is None:
            played.deal()


def number_of(content: bytes, mask: Words) -> int:
    """The number of a position, by which the table finds it."""
    return int(alphabeta.hash_words(np.frombuffer(content, np.int64), mask, 1))


def shuffled_floors(state: Any, dice: random.Random) -> Any:
    """The same position with the tiles on all floor lines exchanged at random, markers and all."""
    found, seats = states.copy(state), range(int(state.seats))
    spaces = [(seat, space) for seat in seats for space in range(int(state.floor_used[seat]))]
    tiles = [int(state.floor[place]) for place in spaces]
    dice.shuffle(tiles)
    for place, tile in zip(spaces, tiles, strict=True):
        found.floor[place] = tile
    return found


@pytest.mark.parametrize("table", [table for table in TABLES if table[0].game == "classic"], ids=name_of)
def test_what_lies_where_on_the_floor_lines_of_classic_changes_nothing(table: tuple[Variant, int]) -> None:
    """So such positions share an entry; at the end of the round they are the same to the last byte."""
    dice, rules, compared = random.Random(7), table[0].book.rules, 0
    mask = states.mask(rules.STATE, rules.IMMATERIAL)
    actions, log = np.zeros(rules.ACTIONS, np.int16), logs.new(0)
    for seed in range(1, 60):
        game = late_position(*table, seed, moves=30)
        if game is None:
            continue
        one = game.state_copy()
        other = shuffled_floors(one, dice)
        compared += int(states.content(one) != states.content(other))
        assert number_of(states.content(one), mask) == number_of(states.content(other), mask)
        while one.turn >= 0 and one.round_number == game.round:
            action = int(actions[dice.randrange(int(rules.legal(one, actions)))])
            for state in (one, other):
                rules.play(state, action, log)
        assert states.content(one) == states.content(other)
    assert compared >= 10


def seen(game: str, state: Any) -> list[list[int]]:
    """All that the rules, the first guess and the judges make of a position: what may be done, and what is seen."""
    rules, evaluation, encoding = GAMES[game].rules, evaluation_of(game), encoding_of(game)
    assert encoding is not None
    actions, features = np.zeros(rules.ACTIONS, np.int16), np.zeros(evaluation.FEATURES, np.int64)
    slots = np.zeros(encoding.WIDTH, np.int16)
    legal: list[int] = actions[: rules.legal(state, actions)].tolist()
    found = [legal, [evaluation.promise(state, action) for action in legal]]
    for seat in range(int(state.seats)):
        encoding.encode(state, seat, slots)
        found += [slots.tolist(), [evaluation.features(state, seat, features), *features.tolist()]]
    return found


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_positions_that_differ_in_what_anybody_sees_or_may_do_have_different_numbers(
    table: tuple[Variant, int],
) -> None:
    """So they share no entry: any byte is changed, and where the number stays the same, nothing else may change."""
    game, rules = table[0].game, table[0].book.rules
    mask = states.mask(rules.STATE, getattr(rules, "IMMATERIAL", ()))
    position = next(filter(None, (late_position(*table, seed, moves=20) for seed in range(1, 20))))
    given = states.content(position.state_copy())
    key, as_seen, shared = number_of(given, mask), seen(game, position.state_copy()), 0
    for at in range(len(given)):
        content = bytearray(given)
        content[at] ^= 1
        if number_of(bytes(content), mask) == key:
            shared += 1
            assert seen(game, states.restore(rules.STATE, bytes(content))) == as_seen, at
    assert (shared > 0) == hasattr(rules, "IMMATERIAL")

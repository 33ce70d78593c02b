"""The parts of the search, one by one: what the table keeps of a node, and when it may answer for one.

The functions are those that are bound to a game; these need none, and run as they stand.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from faience.games import Variant
from faience.players.kernels import alphabeta as ab
from faience.players.kernels import transpositions
from faience.players.kernels.workspace import Workspace, forget
from faience.players.knowledge import evaluation_of, weights_of
from faience.players.search import Searcher
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind
from faience.rules.tiles import CHANCE
from tests.players.minimax import UNREAD, hashed
from tests.positions.pavilion import board, game_at

KEY, MOVE, VALUE = 77, 5, 100
ENTRIES = 16


@pytest.fixture
def workspace() -> Workspace:
    variant = Variant.of("classic")
    found = Searcher("classic", weights_of(variant), table_bits=4)._workspace
    forget(found, ENTRIES)
    return found


def finish_node(workspace: Workspace, **frame: int) -> None:
    """Leave a node with a window, a best value and so on, and let the table keep it."""
    given = {"KEY": KEY, "MOVE": MOVE, "BEST": VALUE, "FLOOR": 0, "BETA": 200, "DEPTH": 3, "IS_CUT": 1} | frame
    for name, value in given.items():
        workspace.frames[2, getattr(ab, name)] = value
    ab.remember(workspace, 2)


def kept(workspace: Workspace, key: int = KEY) -> tuple[int, int, int, int] | None:
    """Value, depth, kind and move of a position; None if the table does not know it."""
    data = transpositions.recall(workspace.table, workspace.extent, key)
    if data == 0:
        return None
    return ab.value_of(data), ab.depth_of(data), ab.kind_of(data), ab.move_of(data)


class TestRemember:
    @pytest.mark.parametrize(
        ("floor", "beta", "kind"),
        [
            (99, 101, ab.EXACT),
            (100, 101, ab.AT_MOST),
            (150, 151, ab.AT_MOST),
            (99, 100, ab.AT_LEAST),
            (10, 11, ab.AT_LEAST),
        ],
    )
    def test_what_a_value_means_depends_on_the_window_it_was_found_in(
        self, workspace: Workspace, floor: int, beta: int, kind: int
    ) -> None:
        finish_node(workspace, FLOOR=floor, BETA=beta)
        assert kept(workspace) == (VALUE, 3, kind, MOVE)

    def test_what_was_calculated_to_the_end_is_good_for_any_depth(self, workspace: Workspace) -> None:
        finish_node(workspace, IS_CUT=0)
        assert kept(workspace) == (VALUE, ab.WHOLE, ab.EXACT, MOVE)

    def test_another_position_gives_way_to_one_that_was_searched_as_deep_or_deeper(self, workspace: Workspace) -> None:
        other = KEY + ENTRIES
        finish_node(workspace)
        finish_node(workspace, KEY=other, DEPTH=2)
        assert (kept(workspace) is None, kept(workspace, other) is None) == (False, True)
        finish_node(workspace, KEY=other, DEPTH=3)
        assert (kept(workspace) is None, kept(workspace, other) is None) == (True, False)

    def test_the_same_position_is_always_kept_as_it_was_found_last(self, workspace: Workspace) -> None:
        finish_node(workspace)
        finish_node(workspace, DEPTH=1, BEST=50)
        assert kept(workspace) == (50, 1, ab.EXACT, MOVE)


class TestAnswer:
    def ask(self, workspace: Workspace, kind: int, alpha: int, beta: int, **how: Any) -> int | None:
        """What a table that knows a value of 100 answers to a node with a window; None if it does not."""
        forget(workspace, ENTRIES)
        transpositions.keep(workspace.table, workspace.extent, KEY, VALUE, how.get("known", 3), kind, MOVE)
        frame = workspace.frames[1]
        frame[ab.SIGN], frame[ab.ALPHA], frame[ab.BETA], frame[ab.IS_CUT] = how.get("sign", 1), alpha, beta, 0
        does = ab.answer(workspace, 1, how.get("is_root", True), how.get("key", KEY), how.get("depth", 3))
        return int(frame[ab.ANSWER]) if does else None

    @pytest.mark.parametrize(
        ("kind", "alpha", "beta", "found"),
        [
            (ab.EXACT, 0, 200, 100),
            (ab.EXACT, 150, 200, 100),
            (ab.AT_LEAST, 0, 100, 100),
            (ab.AT_LEAST, 0, 101, None),
            (ab.AT_MOST, 100, 200, 100),
            (ab.AT_MOST, 99, 200, None),
        ],
    )
    def test_a_bound_answers_only_where_it_settles_the_matter(
        self, workspace: Workspace, kind: int, alpha: int, beta: int, found: int | None
    ) -> None:
        assert self.ask(workspace, kind, alpha, beta) == found

    @pytest.mark.parametrize(
        ("kind", "alpha", "beta", "found"),
        [
            (ab.EXACT, -200, 0, -100),
            (ab.AT_LEAST, -100, 0, -100),
            (ab.AT_LEAST, -101, 0, None),
            (ab.AT_MOST, -200, -100, -100),
            (ab.AT_MOST, -200, -99, None),
        ],
    )
    @pytest.mark.parametrize(("sign", "is_root"), [(-1, True), (1, False)])
    def test_for_the_other_side_value_and_bound_are_turned_over(
        self, workspace: Workspace, kind: int, alpha: int, beta: int, found: int | None, sign: int, is_root: bool
    ) -> None:
        assert self.ask(workspace, kind, alpha, beta, sign=sign, is_root=is_root) == found

    def test_the_same_side_keeps_the_sign(self, workspace: Workspace) -> None:
        assert self.ask(workspace, ab.EXACT, 0, 200, sign=-1, is_root=False) == 100

    def test_what_was_searched_less_deep_or_is_another_position_does_not_answer(self, workspace: Workspace) -> None:
        assert self.ask(workspace, ab.EXACT, 0, 200, depth=4) is None
        assert self.ask(workspace, ab.EXACT, 0, 200, depth=2) == 100
        assert self.ask(workspace, ab.EXACT, 0, 200, key=KEY + ENTRIES) is None

    def test_an_answer_that_was_cut_off_makes_its_node_one(self, workspace: Workspace) -> None:
        self.ask(workspace, ab.EXACT, 0, 200, known=3)
        assert workspace.frames[1, ab.IS_CUT] == 1
        self.ask(workspace, ab.EXACT, 0, 200, known=ab.WHOLE)
        assert workspace.frames[1, ab.IS_CUT] == 0


class TestReductions:
    @pytest.mark.parametrize(
        ("number", "is_null", "left", "seats", "turns"),
        [
            (ab.LATE, 1, 5, 2, 0),
            (ab.LATE + 1, 1, 5, 2, 1),
            (ab.LATE + 1, 0, 5, 2, 0),
            (ab.LATE + 1, 1, 1, 2, 0),
            (ab.LATE + 1, 1, 5, 3, 0),
            (ab.VERY_LATE + 1, 1, 3, 2, 2),
            (ab.VERY_LATE + 1, 1, 2, 2, 1),
        ],
    )
    def test_late_moves_of_two_seats_are_searched_less_deep_but_never_to_nothing(
        self, workspace: Workspace, number: int, is_null: int, left: int, seats: int, turns: int
    ) -> None:
        workspace.frames[1, ab.NEXT], workspace.frames[1, ab.IS_NULL] = number, is_null
        workspace.stack[0].seats = seats
        assert ab.reduction(workspace, 1, left) == turns

    @pytest.mark.parametrize(("value", "is_again"), [(50, False), (51, True)])
    def test_a_late_move_that_is_better_after_all_is_searched_to_the_full_depth(
        self, workspace: Workspace, value: int, is_again: bool
    ) -> None:
        frame, below = workspace.frames[1], workspace.frames[2]
        frame[ab.ALPHA], frame[ab.BETA], frame[ab.BEST], frame[ab.SIGN] = 50, 90, 50, 1
        frame[ab.NEXT], frame[ab.COUNT], frame[ab.IS_NULL], frame[ab.REDUCED], frame[ab.IS_CUT] = 9, 20, 1, 2, 0
        below[ab.BEST], below[ab.SIGN], below[ab.DEPTH], below[ab.IS_CUT] = value, 1, 3, 1
        assert ab.come_back(workspace, 1, 0, 0) == is_again
        assert below[ab.DEPTH] == (5 if is_again else 3)
        assert frame[ab.REDUCED] == (0 if is_again else 2)
        assert frame[ab.IS_CUT] == int(not is_again), "what the reduced search cut off counts if it is the last word"


class TestClearMoves:
    @pytest.fixture
    def says(self, workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int | None]:
        """What is left in the frame if the judge, taken at its word with three turns left, says a value."""
        monkeypatch.setattr(ab, "CLEAR", 3)

        def ask(value: int, alpha: int, beta: int, left: int = 1, reduced: int = 0, **how: int) -> int | None:
            monkeypatch.setattr(ab, "appraise", lambda *_: value)
            frame = workspace.frames[1]
            frame[ab.ALPHA], frame[ab.BETA] = alpha, beta
            frame[ab.SIGN], frame[ab.IS_NULL] = how.get("sign", 1), how.get("is_null", 1)
            workspace.stack[0].seats = how.get("seats", 2)
            return int(frame[ab.ANSWER]) if ab.is_clear(workspace, 1, 0, left, reduced) else None

        return ask

    @pytest.mark.parametrize(
        ("value", "left", "reduced", "found"),
        [
            (-2000, 1, 0, -2000),
            (-1999, 1, 0, None),
            (-4000, 3, 0, -4000),
            (-3999, 3, 0, None),
            (-3000, 3, 1, -3000),
            (-9999, 4, 0, None),
            (-9999, 5, 2, -9999),
            (2001, 1, 0, 2001),
            (2000, 1, 0, None),
            (9999, 4, 1, None),
        ],
    )
    def test_the_judge_is_believed_near_the_end_if_it_says_something_far_out_of_an_empty_window(
        self, says: Callable[..., int | None], value: int, left: int, reduced: int, found: int | None
    ) -> None:
        assert says(value, 0, 1, left, reduced) == found
        assert says(-value, 0, 1, left, reduced, sign=-1) == found, "the same for whoever moves there"

    def test_a_wide_window_leaves_out_only_what_is_worse_than_a_move_that_was_found(
        self, says: Callable[..., int | None]
    ) -> None:
        assert says(-9999, 0, 500) == -9999
        assert says(9999, 0, 500) is None
        assert says(-9999, 0, 500, is_null=0) is None

    def test_with_several_rivals_it_is_never_believed(self, says: Callable[..., int | None]) -> None:
        assert says(-9999, 0, 1, seats=3) is None


class TestOrder:
    def test_the_most_promising_move_is_brought_forward_and_the_others_stay(self, workspace: Workspace) -> None:
        workspace.moves[0, :4], workspace.promises[0, :4] = [10, 11, 12, 13], [1, 5, 9, 5]
        workspace.frames[0, ab.COUNT] = 4
        tried = []
        workspace.frames[0, ab.NEXT] = 0
        for _ in range(4):
            ab.next_move(workspace, 0)
            tried.append(int(workspace.frames[0, ab.CURRENT]))
        assert tried[0] == 12
        assert sorted(tried[1:3]) == [11, 13]
        assert tried[3] == 10

    def test_a_move_that_refutes_another_is_remembered_for_its_ply(self, workspace: Workspace) -> None:
        workspace.killers[:] = -1
        frame = workspace.frames[3]
        for move in (8, 9, 9):
            frame[ab.CURRENT], frame[ab.BEST], frame[ab.ALPHA], frame[ab.BETA] = move, -ab.INFINITE, 0, 50
            frame[ab.SIGN], frame[ab.DEPTH], frame[ab.NEXT], frame[ab.COUNT] = -1, 3, 1, 6
            ab.account(workspace, 3, 60)
            assert frame[ab.NEXT] == frame[ab.COUNT], "nothing more is tried"
        assert workspace.killers[3].tolist() == [9, 8]
        assert workspace.history[:, [8, 9]].tolist() == [[0, 0], [9, 18]]


def test_different_positions_and_salts_have_different_numbers() -> None:
    words = np.arange(6, dtype=np.int64)
    whole, part = np.full(6, -1, np.int64), np.array([-1, -1, 0xFF, -1, -1, -1])
    numbers = {ab.hash_words(words, whole, 1), ab.hash_words(words, whole, 3), ab.hash_words(words[::-1], whole, 1)}
    assert len(numbers) == 3
    assert all(0 <= number < 1 << 63 for number in numbers)
    other = words + (np.arange(6) == 2) * 256
    assert ab.hash_words(other, part, 1) == ab.hash_words(words, part, 1)
    assert ab.hash_words(other, whole, 1) != ab.hash_words(words, whole, 1)


@pytest.mark.parametrize("salt", [1, 3, 5])
def test_a_refill_is_drawn_from_the_number_of_the_position_before_it(salt: int) -> None:
    """So the same line of play always brings the same tiles, whatever was searched before."""
    game = game_at(board("O2 O3 C6B", "RR"))
    game.play("C1R")
    before, rules, evaluation = game.state_copy(), game.book.rules, evaluation_of("pavilion")
    space = Searcher("pavilion", weights_of(game.variant), table_bits=4)._workspace
    space.words[0] = np.frombuffer(states.content(before), np.int64)
    frame = space.frames[0]
    frame[ab.KEY], frame[ab.CURRENT], frame[ab.DEPTH] = hashed(before, salt), game.legal_actions()[0], 3
    (descend,) = bind(rules, ab.descend, evaluation=evaluation)
    assert descend(space, 0) == 0, "the search goes on"
    after, rng = states.copy(before), generator.new()
    rules.play(after, game.legal_actions()[0], UNREAD)
    assert after.turn == CHANCE
    generator.seed(rng, hashed(before, salt))
    rules.deal(after, rng, UNREAD)
    assert space.words[1].tobytes() == states.content(after)

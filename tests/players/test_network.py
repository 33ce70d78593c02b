"""Networks in the search: whole numbers that never leave their range, the same however they are calculated."""

import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from faience import Game, InvalidOption, Variant
from faience.games import GAMES, all_variants
from faience.players.kernels import network
from faience.players.kernels.network import BITS, FIRST, MOST, ONE, OUTPUTS, ROW_ONE, SECOND, Layers
from faience.players.knowledge import encoding_of, judge_kernels, weights_of
from faience.players.limits import Limits
from faience.players.networks import Network, network_of, read, rounded
from faience.players.search import DEEPEST, Judging, Search, Searcher, judge_of, judgement_of, workspace_of
from faience.rules import states
from faience.rules.kernel import IS_COMPILED
from faience.rules.tiles import OVER
from tests.players.minimax import UNREAD, Minimax, TooLarge, late_position
from tests.tables import TABLES, name_of, playthrough

LARGEST_FILE = 300_000


def learned(game: str) -> Network:
    found = network_of(game)
    assert found is not None
    return found


def floats(layers: Layers) -> list[npt.NDArray[np.float64]]:
    """The numbers that integers stand for."""
    scales = ROW_ONE, ROW_ONE, ONE, ROW_ONE * ONE, ONE, ONE * ONE
    return [part / scale for part, scale in zip(layers, scales, strict=True)]


def outputs_of(layers: Layers, rows: npt.NDArray[np.int64], bucket: int) -> npt.NDArray[np.float64]:
    """The same network in floating point."""
    table, bias, inner, inner_bias, outer, outer_bias = floats(layers)
    first = np.clip(bias + table[rows].sum(axis=0), 0, MOST)
    second = np.clip(inner[bucket] @ first + inner_bias[bucket], 0, MOST)
    found: npt.NDArray[np.float64] = outer[bucket] @ second + outer_bias[bucket]
    return found


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_integers_say_what_floating_point_does_within_a_twentieth_of_a_point_and_a_hundredth_of_the_odds(
    table: tuple[Variant, int],
) -> None:
    variant, seats = table
    found, encoding = learned(variant.game), encoding_of(variant.game)
    assert encoding is not None
    judge, kernels = found.judge(1), judge_kernels(network, variant.game)
    for moves in (0, 9, 25, 50):
        game = playthrough(table, 4, moves=moves)
        if game.is_over:
            continue
        state = game.state_copy()
        encoding.encode(state, 0, judge.slots[0])
        kernels["add_up"](found.layers, judge.slots[0], encoding.used(seats), judge.sums[0])
        bucket = encoding.bucket(state, 0)
        kernels["think_over"](judge, 0, bucket)
        rows = judge.slots[0, : encoding.used(seats)].astype(np.int64)
        exact = outputs_of(found.layers, rows, bucket)
        points, odds = np.abs(judge.outputs / (ONE * ONE) - exact)
        assert points * network.POINTS < 0.05
        assert odds < 0.01


@pytest.mark.parametrize("game", GAMES)
def test_sums_that_keep_up_with_moves_are_those_of_a_fresh_look(game: str) -> None:
    module, judge = judge_of(game, learned(game))
    workspace, kernels, dice = workspace_of(GAMES[game].rules, judge, 4), judge_kernels(module, game), random.Random(1)
    rules, encoding, fresh = GAMES[game].rules, encoding_of(game), np.zeros(FIRST, np.int16)
    assert encoding is not None
    played = Game.new(game, seats=3, seed=2)
    played.deal()
    workspace.words[0] = np.frombuffer(states.content(played.state_copy()), np.int64)
    kernels["look"](workspace, 1)
    moves, checked = np.zeros(rules.ACTIONS, np.int16), 0
    for ply in range(60):
        workspace.words[ply + 1] = workspace.words[ply]
        state = workspace.stack[ply + 1]
        rules.play(state, int(moves[dice.randrange(rules.legal(state, moves))]), UNREAD)
        kernels["keep_up"](workspace, ply, 1)
        if state.turn < 0:
            break
        kernels["add_up"](judge.layers, judge.slots[ply + 1], encoding.used(3), fresh)
        assert fresh.tolist() == judge.sums[ply + 1].tolist()
        checked += 1
    assert checked > 8


def test_the_interpreter_and_machine_code_say_the_same() -> None:
    here, there = learned("classic").judge(2), learned("classic").judge(2)
    kernels, dice = judge_kernels(network, "classic"), np.random.default_rng(3)
    here.sums[0] = there.sums[0] = dice.integers(-2000, 2000, FIRST)
    network.think_over(here, 0, 1)
    kernels["think_over"](there, 0, 1)
    assert here.outputs.tolist() == there.outputs.tolist()
    assert here.outputs.any()


def parts_of(scale: float, game: str = "classic") -> list[Any]:
    encoding: Any = encoding_of(game)
    dice = np.random.default_rng(5)
    shapes = (
        (encoding.LAYOUT.rows, FIRST),
        (FIRST,),
        (encoding.BUCKETS, SECOND, FIRST),
        (encoding.BUCKETS, SECOND),
        (encoding.BUCKETS, OUTPUTS, SECOND),
        (encoding.BUCKETS, OUTPUTS),
    )
    return [dice.uniform(-scale, scale, shape) for shape in shapes]


@pytest.mark.parametrize(("layer", "scale"), [(0, 3.0), (0, 200.0), (2, 100.0), (4, 100.0)])
def test_numbers_with_which_a_sum_could_leave_its_range_are_refused(layer: int, scale: float) -> None:
    parts = parts_of(0.01)
    rounded("classic", *parts)
    parts[layer] = parts[layer] * scale / 0.01
    with pytest.raises(ValueError, match=r"could reach|too large"):
        rounded("classic", *parts)


def test_a_network_is_the_same_from_its_file(tmp_path: Path) -> None:
    made = rounded("classic", *parts_of(0.1))
    made.write(tmp_path / "some.npz")
    found = read("classic", tmp_path / "some.npz")
    assert all((one == other).all() for one, other in zip(made.layers, found.layers, strict=True))


@pytest.mark.parametrize("content", ["other game", "text", "nothing"])
def test_a_file_that_is_no_network_for_a_game_is_refused_in_one_sentence(tmp_path: Path, content: str) -> None:
    file = tmp_path / "some.npz"
    if content == "other game":
        rounded("sintra", *parts_of(0.1, "sintra")).write(file)
    elif content == "text":
        file.write_text("no network")
    with pytest.raises(InvalidOption, match="is not a network for classic as it is encoded now"):
        read("classic", file)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_comes_with_a_network_that_is_small_and_says_how_it_was_made(game: str) -> None:
    encoding: Any = encoding_of(game)
    folder = Path(encoding.__file__).parent
    assert (folder / "network.npz").stat().st_size <= LARGEST_FILE
    card = msgspec.json.decode((folder / "network.json").read_bytes())
    assert card["game"] == game
    assert card["encoding"] == encoding.VERSION
    assert {"games", "nodes", "generations", "targets", "matches", "made"} <= set(card)


def last_round(game: str, seed: int) -> Game:
    """A position in the last round, a few decisions before the end of the game."""
    dice, played = random.Random(seed), Game.new(game, seed=seed)
    while not played.is_over:
        if played.turn is None:
            played.deal()
            continue
        state: Any = played.state_copy()
        left = int(state.sources.sum())
        if played.round == 6 and left <= 4 and len(played.legal_actions()) > 1:
            return played
        played.play(dice.choice(played.legal_moves()))
    raise AssertionError("the game ended too early")


@pytest.mark.parametrize("seed", range(6))
def test_a_solved_end_of_the_game_is_worth_what_it_brings(seed: int) -> None:
    """Where every line ends the game, the network has nothing to say: the value is that of plain minimax."""
    game = last_round("sintra", seed)
    state, legal = game.state_copy(), game.legal_actions()
    thought = Searcher("sintra", learned("sintra")).think(state, legal, Limits())
    assert thought.is_exact
    judge = Minimax(game.variant, weights_of(game.variant), int(state.turn), 1 << 20)
    worths = judge.values(state, 60)
    assert thought.value is not None
    assert round(1000 * thought.value) == max(worths.values())
    assert worths[thought.action] == max(worths.values())


SMALL = 1000
"""So many positions and the search is through with what is left of the round, or trying everything takes too long."""


class LearnedMinimax(Minimax):
    """Trying everything, where a network judges what the end of a line is worth."""

    def __init__(self, variant: Variant, root: int, nodes: int) -> None:
        super().__init__(variant, weights_of(variant), root, nodes)
        self._workspace = workspace_of(self.rules, judge_of(variant.game, learned(variant.game))[1], 4)
        self._kernels = judge_kernels(network, variant.game)

    def judge(self, state: Any) -> int:
        self._workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        if state.turn != OVER:
            self._kernels["look"](self._workspace, self.root)
        return int(self._kernels["appraise"](self._workspace, 0, self.root))


@pytest.mark.skipif(not IS_COMPILED, reason="trying everything takes too long in the interpreter")
@pytest.mark.parametrize("variant", list(all_variants()), ids=str)
def test_a_value_called_exact_is_that_of_trying_everything_whatever_was_cut_off_before(variant: Variant) -> None:
    """Ends of rounds are calculated whole, and no search that was left early calls anything exact that is not."""
    searcher, checked, early = Searcher(variant.game, learned(variant.game), table_bits=10), 0, 0
    for seed in range(1, 4000):
        game = late_position(variant, 2, seed, moves=40)
        if game is None:
            continue
        state, legal = game.state_copy(), game.legal_actions()
        if not searcher.think(state, legal, Limits(nodes=SMALL)).is_exact:
            continue  # trying everything would take too long
        try:
            values = LearnedMinimax(variant, int(state.turn), 3000).values(state, DEEPEST)
        except TooLarge:
            continue
        for depth in range(1, 9):
            found = searcher.think(state, legal, Limits(), depth=depth)
            if found.is_exact:
                early += depth > 1
                break
        whole = searcher.think(state, legal, Limits())
        surveyed = searcher.think(state, legal, Limits(), is_survey=True)
        assert whole.is_exact
        assert surveyed.is_exact
        for told in (found, whole, surveyed):
            assert values[told.action] == max(values.values()) or not told.is_exact, game.position()
        assert dict(surveyed.alternatives)[whole.action] * 1000 == pytest.approx(max(values.values()), abs=1)
        checked += 1
        if checked >= 12:
            break
    assert checked >= 12
    assert early > 0, "some of them took more than one turn"


def test_what_winning_is_worth_beyond_the_points_is_added_to_the_chance_of_it() -> None:
    kernels = judge_kernels(network, "classic")
    assert [kernels["chance"](odds << 2 * BITS) for odds in (-9, 0, 9)] == [0, 500, 1000]
    game = Game.new("classic", seed=3)
    while not game.is_over:
        game.deal() if game.turn is None else game.play(game.legal_moves()[0])
    state = game.state_copy()
    assert state.turn == OVER
    shares = [kernels["won"](state, seat, np.zeros(12, np.int64)) for seat in range(2)]
    assert sum(shares) == 1000
    result = game.result()
    assert result is not None
    assert shares[result.winners[0]] >= 500


def test_a_search_judges_by_the_network_unless_its_name_says_otherwise() -> None:
    variant = Variant.of("classic")
    assert isinstance(judgement_of(variant), Network)
    game = Game.new("classic", seed=4)
    game.deal()
    new, old = Search(Limits(nodes=300)), Search(Limits(nodes=300), judging=Judging(is_linear=True))
    assert (new.name, old.name) == ("search:nodes=300", "search:nodes=300,evaluation=linear")
    assert new.think(game).value != old.think(game).value
    direct = Searcher("classic", weights_of(variant)).think(game.state_copy(), game.legal_actions(), Limits(nodes=300))
    assert old.think(game).value == direct.value

"""Games of a search against itself: the same for the same numbers, small as files, and made again as positions."""

from pathlib import Path

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.players.kernels.replay import GAINED, HAS_VALUE, LEAD, VALUE, WON
from faience.players.kernels.selfplay import NO_VALUE
from faience.players.knowledge import encoding_of
from faience.players.search import judgement_of
from faience.training.selfplay import Games, play, samples_of
from tests.positions.sintra import OTHER

NODES = 30


def some_games(variant: Variant, seats: int = 2, threads: int = 1, games: int = 3) -> Games:
    return play(variant, seats, judgement_of(variant), first=70, games=games, nodes=NODES, threads=threads)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_a_game_however_many_cores_play(game: str) -> None:
    variant = Variant.of(game)
    one, other = some_games(variant, games=40), some_games(variant, threads=3, games=40)
    assert (one.actions == other.actions).all()
    assert (one.values == other.values).all()
    assert (one.lengths > 0).all()


def test_the_actions_are_lawful_and_lead_to_the_end() -> None:
    variant = Variant.of("classic", wall="gray")
    found = some_games(variant, seats=3)
    for row in range(3):
        game = Game.of(variant, 3, first=(70 + row) % 3, seed=70 + row)
        for action in found.actions[row, : found.lengths[row]].tolist():
            if game.turn is None:
                game.deal()
            assert action in game.legal_actions()
            game.play(game.move_of(action))
        assert game.is_over


def test_games_are_the_same_from_their_file_with_printed_parts_of_their_own(tmp_path: Path) -> None:
    variant = Variant.of("sintra", side="B", strips=OTHER)
    made = some_games(variant)
    made.write(tmp_path / "games.npz")
    found = Games.read(tmp_path / "games.npz")
    assert found.variant == variant
    assert (found.actions == made.actions[:, : found.actions.shape[1]]).all()
    one, other = samples_of(made), samples_of(found)
    assert (one.slots == other.slots).all()
    assert (tmp_path / "games.npz").stat().st_size < 3 * 2000


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("sintra", 3), ("pavilion", 4)])
def test_positions_come_for_every_viewer_with_what_became_of_them(game: str, seats: int) -> None:
    variant = Variant.of(game)
    games = some_games(variant, seats)
    samples = samples_of(games)
    encoding = encoding_of(game)
    assert encoding is not None
    count = len(samples.slots)
    assert samples.slots.shape == (count, encoding.used(seats))
    assert count % seats == 0
    by_position = samples.targets.reshape(-1, seats, 5)
    assert (by_position[:, :, WON].sum(axis=1) > 990).all(), "a victory is shared among all viewers"
    assert np.abs(by_position[:, :, GAINED].sum(axis=1)).max() < 5, "and what one gains others lose"
    assert np.abs(by_position[:, :, LEAD].sum(axis=1)).max() < 5
    known = by_position[:, :, HAS_VALUE].sum(axis=1)
    assert set(known.tolist()) == {0, 2 if seats == 2 else 1}, "the search spoke for whoever was to act"
    if seats == 2:
        assert np.abs(by_position[known > 0][:, :, VALUE].sum(axis=1)).max() <= 1
    searched = sum(int((games.values[row, : games.lengths[row]] != NO_VALUE).sum()) for row in range(3))
    assert int((known > 0).sum()) == searched


def test_a_share_of_the_positions_is_drawn_by_lot_and_always_the_same() -> None:
    games = some_games(Variant.of("classic"))
    whole, part = samples_of(games), samples_of(games, share=0.3)
    assert 0.2 < len(part.slots) / len(whole.slots) < 0.4
    assert (samples_of(games, share=0.3).slots == part.slots).all()


def test_a_raised_sign_ends_it_early() -> None:
    variant = Variant.of("classic")
    found = play(variant, 2, judgement_of(variant), first=0, games=50, nodes=NODES, stop=np.ones(1, np.int8))
    assert not found.lengths.any()

"""A game from outside, played through every room that knows games by their registration alone."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from faience.arena import play_match
from faience.engine.server import EngineServer
from faience.envs import batch
from faience.games import Game, IllegalMove, InvalidOption, InvalidRecord, Record, Variant, all_variants, register
from faience.games.registry import ENVIRONMENT, unregister
from faience.players import named
from tests.fourth import GARLAND

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Here, and in every process that is started."""
    monkeypatch.setenv(ENVIRONMENT, "tests.fourth:GARLAND")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    register(GARLAND)
    yield
    unregister(GARLAND.name)


def _played(seats: int, seed: int, **options: object) -> Game:
    game, dice = Game.of(Variant.of("garland", **options), seats, seed=seed), random.Random(seed)
    while not game.is_over:
        game.deal() if game.turn is None else game.play(dice.choice(game.legal_moves()))
    return game


def test_a_three_way_option_is_a_variant_each() -> None:
    names = [str(variant) for variant in all_variants() if variant.game == "garland"]
    assert names == ["garland length=short", "garland length=middle", "garland length=long"]
    assert [Variant.parse(name).number for name in names] == [0, 1, 2]
    assert Variant.of("garland", length="long", holds=True).number == 6
    assert Variant.from_number("garland", 6) == Variant.parse("garland length=long holds=yes")
    with pytest.raises(InvalidOption, match="length must be short, middle or long, not 'endless'"):
        Variant.of("garland", length="endless")


@pytest.mark.parametrize("seats", GARLAND.seats)
@pytest.mark.parametrize(("length", "rounds"), [("short", 2), ("middle", 3), ("long", 4)])
def test_a_game_ends_after_its_rounds_with_a_place_for_every_seat(seats: int, length: str, rounds: int) -> None:
    game = _played(seats, seed=3, length=length)
    result = game.result()
    assert result is not None
    assert game.round == rounds
    assert len(result.places) == len(result.ties) == len(result.scores) == seats
    assert sum(result.ties) == rounds * (seats + 2)
    assert result.tie_break == "beads"
    assert [sum(line.points for line in game.sheet() if line.seat == seat) for seat in range(seats)] == game.scores


def test_nobody_plays_it_with_six() -> None:
    with pytest.raises(InvalidOption, match="garland is played by 1, 2, 3, 4 or 5 players, not 6"):
        Game.new("garland", 6)


def test_equal_scores_are_told_apart_by_fewer_beads() -> None:
    boards = [{"score": 4, "beads": "KKKK", "last": "K"}, {"score": 4, "beads": "LL", "last": "L"}]
    position = {"game": "garland", "round": 2, "phase": "take", "turn": 1, "starter": 1, "tray": "", "boards": boards}
    game = Game.from_position(position | {"phase": "over", "turn": None, "end": "rounds"})
    result = game.result()
    assert result is not None
    assert (result.places, result.is_by_tie_break) == ([2, 1], True)


@pytest.mark.parametrize("seats", GARLAND.seats)
def test_positions_and_records_come_back(seats: int) -> None:
    game = _played(seats, seed=5, length="middle", holds=True)
    text = str(Record.of(game, ["Ann"] * seats))
    record = Record.parse(text)
    assert str(record) == text
    assert f"player {seats}: Ann" in text
    assert record.replay().position() == game.position()
    assert Game.from_position(game.position()).position() == game.position()
    with pytest.raises(InvalidRecord, match="line 3: garland is played by 1, 2, 3, 4 or 5 players"):
        Record.parse(text.replace(f"seats: {seats}", "seats: 6"))


def test_a_move_that_is_not_allowed_is_explained() -> None:
    game = Game.new("garland", 1, seed=1)
    game.deal("KKL")
    with pytest.raises(IllegalMove, match="M: there is no such bead on the tray"):
        game.play("m")


def test_the_engine_plays_it() -> None:
    engine = EngineServer()

    def ask(**request: object) -> dict[str, object]:
        reply: dict[str, object] = json.loads(engine.answer(json.dumps(request).encode()))
        assert reply["ok"], reply
        return reply

    assert "garland" in str(ask(cmd="hello")["games"])
    ask(cmd="new", game="garland", seats=1, options={"length": "middle"})
    dealt = ask(cmd="deal", tiles="KKL")
    assert str(dealt["events"]).count("bead") == 3
    assert ask(cmd="go", player="greedy")["move"] == "K"
    played = ask(cmd="play", move="K")
    assert played["events"] == [{"kind": "strung", "seat": 1, "points": 2, "tiles": "KK"}]
    record = ask(cmd="record")["record"]
    assert ask(cmd="set", record=record)["scores"] == [2]


def test_the_engine_knows_it_from_the_environment() -> None:
    request = b'{"cmd": "new", "game": "garland", "seats": 5}\n'
    command = [sys.executable, "-m", "faience", "engine"]
    done = subprocess.run(command, input=request, capture_output=True, check=True)
    assert json.loads(done.stdout)["ok"] is True


@pytest.mark.parametrize("seats", GARLAND.seats)
def test_batches_of_games_are_the_games_step_by_step(seats: int) -> None:
    played = batch.playouts(Variant.of("garland", length="long"), seats, 20)
    traces = batch.traces(Variant.of("garland", length="long"), seats, 20)
    assert played.truncated == 0
    assert played.moves == traces.moves.sum()
    assert played.points == tuple(traces.points.sum(axis=0))


def test_greedy_takes_most_points_and_players_that_calculate_are_refused() -> None:
    game = Game.new("garland", 3, seed=1)
    game.deal("KKLLM")
    game.play("M")
    assert str(named("greedy").choose(game)) == "K"
    assert named("random", seed=1).choose(game) in game.legal_moves()
    with pytest.raises(InvalidOption, match="garland"):
        named("search:nodes=10").choose(game)


def test_greedy_and_random_play_a_match() -> None:
    result = play_match(["greedy", "random"], "garland length=long", deals=10, processes=1)
    assert result.games == 20
    assert not result.faults

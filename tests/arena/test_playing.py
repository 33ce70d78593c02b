"""The referee: whatever a player does wrong is its own loss, and time is measured."""

import threading
from collections.abc import Iterator

import pytest

from faience.arena import playing
from faience.arena.playing import Referee, forfeited
from faience.arena.results import Played, Task
from faience.games import Game
from faience.players import Greedy, Player, Random, named
from faience.rules import states
from tests.arena import rogues

TASK = Task(1, 1)


@pytest.fixture(autouse=True)
def wake_sleepers() -> Iterator[None]:
    """Nobody thinks on after a test."""
    rogues.Sleeper.woken.clear()
    yield
    rogues.Sleeper.woken.set()
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and thread.name == "thinking":
            thread.join()


def conduct(*players: Player, timeout: float = 20, seed: int = 3) -> tuple[Played, Game, list[int]]:
    """A game between players, the game itself, and whose turn it was said to be."""
    turns: list[int] = []
    referee = Referee(Game.new(seats=len(players), seed=seed), timeout, turns.append)
    referee.play([lambda player=player: player for player in players])  # type: ignore[misc]
    return referee.played(TASK), referee.game, turns


def test_a_game_is_played_to_its_end_and_timed() -> None:
    played, game, turns = conduct(Greedy(), Random(1))
    assert game.is_over
    assert (played.fault, played.scores, played.shares) == (None, game.scores, [1.0, 0.0])
    assert sum(played.moves) == sum(step.seat is not None for step in game.steps)
    assert all(0 < longest <= seconds for longest, seconds in zip(played.longest, played.seconds, strict=True))
    assert set(turns) == {0, 1, playing.NOBODY}
    assert turns[-1] == playing.NOBODY


@pytest.mark.parametrize(
    ("rogue", "kind", "message"),
    [
        (rogues.Rogue(), "crash", "ValueError: I do not know what to do"),
        (rogues.Leaver(), "crash", "RuntimeError: it raised SystemExit"),
        (rogues.Cheat(), "illegal", "9B1: there are 5 displays"),
        (rogues.Mumbler(), "illegal", "a move must be text, not NoneType"),
        (rogues.Sleeper(), "timeout", "no move within 0.5 s"),
    ],
)
def test_a_player_that_fails_loses(rogue: rogues.Rogue, kind: str, message: str) -> None:
    played, game, _ = conduct(Greedy(), rogue, timeout=0.5 if kind == "timeout" else 20)
    assert played.fault is not None
    assert (played.fault.seat, played.fault.kind) == (2, kind)
    assert played.fault.message.startswith(message)
    assert (played.shares, played.reason) == ([1.0, 0.0], "forfeit")
    assert [step.seat for step in game.steps if step.seat is not None] == [0, 1, 0]


class Resting(rogues.Rogue):
    """Counts how often it was sent to rest."""

    rests = 0

    def rest(self) -> None:
        self.rests += 1


def test_players_rest_after_the_game_however_it_ended() -> None:
    steady, failing = Resting(), Resting()
    steady.good_moves = 1000
    conduct(steady, failing)
    assert (steady.rests, failing.rests) == (1, 1)


def test_nobody_thinks_in_the_others_time_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.players.search.expected", lambda rules, state, line, log: states.copy(state))
    monkeypatch.setattr("faience.players.search.patience", lambda _: 600)
    player = named("search:time=0.01,ponder=yes", seed=1)
    played, _, _ = conduct(player, rogues.Cheat())
    assert played.moves == [2, 2]
    assert not [thread for thread in threading.enumerate() if thread.name == "pondering"]


def test_a_player_that_thinks_on_is_noticed() -> None:
    assert not playing.is_somebody_stuck()
    conduct(rogues.Sleeper(), Greedy(), timeout=0.2)
    assert playing.is_somebody_stuck()


def test_a_player_that_cannot_be_made_loses() -> None:
    def nobody() -> Player:
        raise ValueError("out of paint")

    referee = Referee(Game.new(seats=3, seed=1), 20)
    referee.play([Greedy, nobody, Greedy])
    played = referee.played(TASK)
    assert played.fault is not None
    assert (played.fault.seat, played.fault.kind, played.shares) == (2, "crash", [0.5, 0.0, 0.5])


def test_the_others_share_the_victory_over_a_player_that_failed() -> None:
    assert forfeited(2, 1) == [0.0, 1.0]
    assert forfeited(4, 3) == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])


def test_a_shared_victory_is_counted_in_parts() -> None:
    games = (conduct(Random(seed), Random(seed + 1), seed=seed)[:2] for seed in range(60))
    played, game = next((played, game) for played, game in games if played.shares[0] not in (0, 1))
    result = game.result()
    assert result is not None
    assert (played.shares, result.places) == ([0.5, 0.5], [1, 1])


def test_a_game_without_end_is_broken_off_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST_GAME", 60)
    played, game, _ = conduct(rogues.Floorer(), rogues.Floorer())
    assert not game.is_over
    assert (played.reason, played.shares, sum(played.moves)) == ("endless", [0.5, 0.5], 60)

"""Opponents that calculate: in a process of their own, so that the table stays alive."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from faience.cli.errors import Misuse
from faience.cli.play import play
from faience.cli.play.opponent_engine import OpponentEngine
from faience.cli.play.session import TerminalSession, opponent
from faience.engine.client import EngineFailure
from faience.games import Game, Move, Record
from faience.players import Greedy
from faience.players.roster import names_player
from faience.words import Words
from tests.caches import unmarked_cache
from tests.cli.play.test_app import begun, press, shown, text
from tests.cli.play.test_line_mode import faience, saved


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("greedy", True),
        ("random", True),
        ("level:7", True),
        ("level:7,time=2", True),
        ("search:nodes=50", True),
        ("mcts:time=0.1", True),
        ("tree:nodes=9", True),
        ("Ada", False),
        ("", False),
        ("level", False),
        ("Dr: Who", False),
    ],
)
def test_a_name_stands_for_an_opponent_or_a_person(name: str, expected: bool) -> None:
    assert names_player(name) == expected


def test_simple_opponents_need_no_engine() -> None:
    engine = OpponentEngine()
    game = Game.new("classic", 2, seed=4)
    game.deal()
    assert opponent("greedy", 1, engine)(game) == Greedy(seed=1).choose(game)
    assert engine.client.pid is None
    engine.close()


@pytest.fixture(scope="module")
def engine() -> Iterator[OpponentEngine]:
    made = OpponentEngine()
    yield made
    made.close()


@pytest.mark.parametrize("game", ["classic", "pavilion"])
def test_a_level_chooses_a_legal_move_the_same_one_again(engine: OpponentEngine, game: str) -> None:
    made = Game.new(game, 2, seed=4)
    made.deal()
    player = opponent("level:2", 7, engine)
    move = player(made)
    assert move in made.legal_moves()
    assert player(made) == move
    assert engine.is_ready


def test_what_it_cannot_do_is_said_and_it_goes_on(engine: OpponentEngine) -> None:
    made = Game.new("classic", 2, seed=4)
    with pytest.raises(EngineFailure, match="tiles must be dealt first"):
        opponent("level:2", 7, engine)(made)
    made.deal()
    assert opponent("level:2", 7, engine)(made)


def test_closing_ends_a_thought() -> None:
    engine, failures = OpponentEngine(), list[str]()
    game = Game.new("classic", 2, seed=4)
    game.deal()

    def think() -> None:
        try:
            opponent("level:10,time=600", 7, engine)(game)
        except EngineFailure as failure:
            failures.append(str(failure))

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    while engine.client.pid is None:
        time.sleep(0.01)
    engine.close()
    thread.join(timeout=30)
    assert not thread.is_alive()
    assert failures
    with pytest.raises(EngineFailure, match="closed"):
        opponent("level:1", 7, engine)(game)


def test_a_process_that_started_before_the_table_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    engines: list[OpponentEngine] = []
    started: list[int | None] = []

    class Watched(OpponentEngine):
        def start(self) -> None:
            super().start()
            engines.append(self)
            started.append(self.client.pid)

    monkeypatch.setattr("faience.cli.play.opponent_engine.OpponentEngine", Watched)
    with pytest.raises(Misuse):
        play(players="Ada,level:3", seats=9)
    (engine,) = engines
    assert started != [None]
    assert engine.client.pid is None


async def test_the_screen_stays_alive_while_an_opponent_thinks(tmp_path: Path) -> None:
    session = begun(tmp_path / "game.faience", "Ada", "level:10,time=600")
    async with shown(session) as pilot:
        await pilot.press("3", "w", "2", "enter")
        await pilot.pause(0.3)
        assert session.game.turn == 1
        assert "Level 10 is" in text(pilot, "prompt")
        await pilot.press("v")
        await pilot.press("escape", "u")
        assert session.game.turn == 0
        await pilot.press("q")
    session.close()
    assert pilot.app.return_value == 0


async def test_an_answer_to_a_question_taken_back_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(tmp_path / "game.faience", "Ada", "greedy")
    is_asked, may_answer = threading.Event(), threading.Event()

    def think(self: TerminalSession, game: Game) -> Move:
        is_asked.set()
        assert may_answer.wait(30)
        return game.legal_moves()[0]

    monkeypatch.setattr(TerminalSession, "think", think)
    async with shown(session) as pilot:
        await pilot.press("3", "w", "2", "enter")
        while not is_asked.is_set():
            await pilot.pause(0.01)
        await pilot.press("u")
        may_answer.set()
        await pilot.pause(0.3)
        assert (session.game.turn, [step for step in session.game.steps if step.seat is not None]) == (0, [])


async def test_levels_answer_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.faience"
    session = begun(path, "Ada", "level:2", game="pavilion")
    async with shown(session) as pilot:
        await press(pilot, "right", "enter")
        assert "Level 2 takes" in text(pilot, "log")
    session.close()
    assert Record.parse(path.read_bytes()).players == ("Ada", "level:2")


@pytest.mark.parametrize(("name", "rests"), [("level:10,ponder=yes", 1), ("level:10", 0)])
def test_nobody_thinks_on_after_the_game(
    name: str, rests: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested = list[OpponentEngine]()
    monkeypatch.setattr(OpponentEngine, "rest", lambda self: rested.append(self))
    monkeypatch.setattr(TerminalSession, "think", lambda self, game: Greedy(1).choose(game))
    game = Game.new("classic", 2, seed=1)
    session = TerminalSession(game, (name, "greedy"), tmp_path / "game.faience", Words("en"))
    while not game.is_over:
        assert not rested
        session.advance()
    assert len(rested) == rests


def test_whoever_rests_has_no_process_until_asked_again() -> None:
    engine = OpponentEngine()
    engine.start()
    assert engine.client.pid is not None
    engine.rest()
    assert engine.client.pid is None
    game = Game.new("classic", 2, seed=4)
    game.deal()
    assert engine.choose("greedy", 1, game) in game.legal_moves()
    engine.close()
    assert engine.client.pid is None


async def test_an_opponent_that_fails_is_reported(tmp_path: Path) -> None:
    session = begun(tmp_path / "game.faience", "Ada", "level:2")
    session.close()
    async with shown(session, width=120) as pilot:
        await pilot.press("3", "w", "2", "enter")
        for _ in range(60_000):
            if "cannot continue" in text(pilot, "prompt"):
                break
            await pilot.pause(0.02)
        assert "Level 2 cannot continue: the engine is closed" in text(pilot, "prompt")
        await pilot.press("u")
        assert session.is_waiting


def test_it_is_said_at_once_that_an_opponent_is_getting_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.rules.cache.is_warm", lambda: False)
    game = Game.new("classic", 2, seed=1)
    session = TerminalSession(game, ("Ada", "level:7"), tmp_path / "game.faience", Words("fr"))
    assert session.getting_ready == ["Niveau 7"]
    monkeypatch.setattr("faience.rules.cache.is_warm", lambda: True)
    session.open()
    assert session.getting_ready == []
    session.close()
    simple = TerminalSession(game, ("Ada", "greedy"), tmp_path / "game.faience", Words("fr"))
    assert simple.getting_ready == []


@pytest.mark.parametrize("is_cold", [False, True])
def test_levels_play_line_by_line(tmp_path: Path, is_cold: bool) -> None:
    variables = unmarked_cache(tmp_path) if is_cold else {}
    done = faience(tmp_path, "3W2\nquit\n", "--seed", "5", "--players", "Ada,level:1", **variables)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Level 1 is getting ready" in done.stdout or not is_cold
    assert "Level 1 takes" in done.stdout
    assert Record.parse(saved(tmp_path).read_bytes()).players == ("Ada", "level:1")


def test_a_level_that_does_not_exist_is_one_line_and_exit_2(tmp_path: Path) -> None:
    done = faience(tmp_path, "", "--players", "Ada,level:11")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "faience: choose a level from 1 to 10, not 11\n"

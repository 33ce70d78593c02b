"""A game at one keyboard, without a screen."""

import os
from pathlib import Path

import pytest

from faience.cli.files import write_whole
from faience.cli.play.session import TerminalSession
from faience.games import Game, IllegalMove, InvalidMove, Record, Variant
from faience.words import Words


def begun(path: Path, *players: str, seed: int = 5, **options: object) -> TerminalSession:
    game = Game.of(Variant.of("classic", **options), len(players), seed=seed)
    return TerminalSession(game, players, path, Words("en"))


def first_legal(session: TerminalSession) -> str:
    return str(session.game.legal_moves()[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.faience"


def test_opponents_and_deals_go_on_until_a_person_is_due(path: Path) -> None:
    session = begun(path, "greedy", "Ada", "random")
    session.settle()
    assert session.game.turn == 1
    assert session.is_waiting
    assert session.turn_name == "Ada"
    session.play(first_legal(session))
    session.settle()
    assert session.game.turn == 1
    assert sum(step.seat is not None for step in session.game.steps) == 4


def test_a_game_without_people_plays_to_its_end(path: Path) -> None:
    session = begun(path, "greedy", "random")
    session.settle()
    assert session.game.is_over
    assert not session.has_people
    assert Record.parse(path.read_text()).players == ("greedy", "random")


def test_names_are_those_of_people_and_localized_for_opponents(path: Path) -> None:
    assert begun(path, "Ada", "", "greedy").names == ("Ada", "Player 2", "Greedy")
    assert begun(path, "greedy", "greedy", "random").names == ("Greedy (1)", "Greedy (2)", "Random")
    french = TerminalSession(Game.new("classic", 2), ("", "random"), path, Words("fr"))
    assert french.names == ("Joueur 1", "Hasard")


def test_the_record_is_up_to_date_after_every_move(path: Path) -> None:
    session = begun(path, "Ada", "Bo")
    session.settle()
    for _ in range(12):
        session.play(first_legal(session))
        session.settle()
        replayed = Record.parse(path.read_text()).replay()
        assert replayed.position() == session.game.position()


def test_a_refused_move_changes_nothing(path: Path) -> None:
    session = begun(path, "Ada", "greedy")
    session.settle()
    before = path.read_text()
    with pytest.raises(InvalidMove):
        session.play("nonsense")
    with pytest.raises(IllegalMove):
        session.play("9B1")
    assert path.read_text() == before


def test_undo_goes_back_to_the_last_decision_of_a_person(path: Path) -> None:
    session = begun(path, "greedy", "Ada", "random")
    session.settle()
    before = session.game.position()
    move = first_legal(session)
    session.play(move)
    session.settle()
    assert session.undo() == move
    assert session.game.position() == before
    assert Record.parse(path.read_text()).replay().position() == before


def test_nothing_is_undone_where_no_person_has_moved(path: Path) -> None:
    session = begun(path, "greedy", "Ada")
    session.settle()
    before = session.game.position()
    with pytest.raises(IllegalMove) as refused:
        session.undo()
    assert refused.value.rule == "nothing-to-undo"
    assert session.game.position() == before


def test_a_resumed_game_is_the_same_game(path: Path) -> None:
    session = begun(path, "Ada", "greedy", "Bo", wall="gray", jokers=True)
    session.settle()
    for _ in range(9):
        session.play(first_legal(session))
        session.settle()
    record = Record.parse(path.read_text())
    resumed = TerminalSession(record.replay(), record.players, path, Words("en"))
    assert resumed.game.position() == session.game.position()
    assert resumed.names == session.names
    assert resumed.is_waiting == session.is_waiting
    assert [line.text for line in resumed.log()] == [line.text for line in session.log()]


def test_a_failed_save_is_remembered_and_the_game_goes_on(path: Path) -> None:
    session = begun(path / "no" / "such" / "folder", "Ada", "greedy")
    session.settle()
    assert isinstance(session.save_problem, FileNotFoundError)
    assert session.is_waiting
    session.save(path)
    session.play(first_legal(session))
    assert session.save_problem is None
    assert path.exists()


def test_a_file_is_written_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(path, b"old")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        write_whole(path, b"new")
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


def test_a_preview_leaves_the_game_as_it_is(path: Path) -> None:
    session = begun(path, "Ada", "greedy")
    session.settle()
    before = session.game.position()
    assert session.foresee(first_legal(session)).happened[0].kind == "took"
    assert session.game.position() == before

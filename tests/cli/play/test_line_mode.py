"""The table line by line, as a process of its own."""

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from faience.games import Record
from tests import signals
from tests.cli.terminal import read_until

RUN = "import sys; from faience.cli import main; sys.argv[0] = 'faience'; main()"


def environment(folder: Path, **more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return plain | {"XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "NUMBA_DISABLE_JIT": "1"} | more


def faience(folder: Path, typed: str, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN, "play", *options],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(folder, **more),
        timeout=600,
        check=False,
    )


def saved(folder: Path) -> Path:
    (path,) = (folder / "faience" / "games").iterdir()
    return path


def test_moves_are_read_from_standard_input_and_the_end_of_it_saves(tmp_path: Path) -> None:
    done = faience(tmp_path, "3W2\n", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Player 1 takes 3 white tiles from display 3 for line 2." in done.stdout
    assert "Greedy takes" in done.stdout
    record = Record.parse(saved(tmp_path).read_bytes())
    assert sum(step.seat is not None for step in record.steps) == 2
    assert f"faience play --resume {saved(tmp_path)}" in done.stdout


def test_a_bad_line_is_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    done = faience(tmp_path, "hello\n9B1\n3B1\n\n3W2\nquit\n", "--seed", "5", "--players", "Ada,Bo")
    assert done.returncode == 0
    assert "“hello” is not a move; write source, color and line, as in 3B2 or CR-." in done.stdout
    assert "9B1: there are only 5 displays." in done.stdout
    assert "3B1: there is no blue tile on display 3." in done.stdout
    assert "Bo> quit\nSaved: " in done.stdout


def test_undo_save_help_sheet_and_moves_are_commands(tmp_path: Path) -> None:
    other = tmp_path / "other game.faience"
    typed = f"undo\n3W2\nundo\nsheet\nmoves\nsave {other}\nsave {tmp_path}\nsave /no/such/x\n?\nshow\nq\n"
    done = faience(tmp_path, typed, "--seed", "5", "--players", "Ada,Bo")
    assert done.returncode == 0
    assert "You have no move to undo." in done.stdout
    assert "Undone: 3W2" in done.stdout
    assert "Nobody has scored yet." in done.stdout
    assert "Moves: 1B1 " in done.stdout
    assert f"Saved: {other}" in done.stdout
    assert f"{tmp_path} already exists" in done.stdout
    assert "The record could not be saved in /no/such/x" in done.stdout
    assert "Take all tiles of one color from a display" in done.stdout
    assert not any(step.seat is not None for step in Record.parse(other.read_bytes()).steps)


def test_french_is_spoken_by_option_and_by_locale(tmp_path: Path) -> None:
    for done in (
        faience(tmp_path, "3w2\n", "--seed", "5", "--lang", "fr"),
        faience(tmp_path, "3w2\n", "--seed", "5", LC_ALL="fr_FR.UTF-8"),
    ):
        assert "Manche 1 · mur coloré · sac 80, couvercle 0" in done.stdout
        assert "Joueur 1 prend 3 tuiles blanches dans la fabrique 3" in done.stdout
        assert "Sauvegardé" in done.stdout


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "9"),
        ("--wall", "pink"),
        ("--lang", "xx"),
        ("--resume", "/no/such/file"),
        ("--seed", "x"),
        ("--nonsense",),
        ("--players", "a,b,c", "--seats", "2"),
    ],
)
def test_a_bad_option_is_one_line_and_exit_2(tmp_path: Path, options: tuple[str, ...]) -> None:
    done = faience(tmp_path, "", *options)
    assert done.returncode == 2
    assert len(done.stderr.strip().split("\n")) == 1
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_terminal_without_unicode_gets_question_marks_and_no_traceback(tmp_path: Path) -> None:
    done = faience(tmp_path, "q\n", "--lang", "fr", "--players", "Zoë,greedy", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")


def _interrupt(process: subprocess.Popen[bytes], number: signal.Signals) -> int:
    """Send a signal until it is heard: Python does not notice one that comes just before it waits for a line."""
    for _ in range(30):
        process.send_signal(number)
        with suppress(subprocess.TimeoutExpired):
            return process.wait(timeout=1)
    raise AssertionError("the signal was never heard")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGHUP, -signal.SIGHUP)])
def test_an_interrupted_game_is_saved(tmp_path: Path, number: signal.Signals, status: int) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", RUN, "play", "--plain", "--seed", "5", "--players", "Ada,Bo"]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(tmp_path), preexec_fn=signals.hear
    )
    os.close(theirs)
    try:
        read_until(ours, b"Ada> ")
        os.write(ours, b"3W2\n")
        read_until(ours, b"Bo> ")
        assert _interrupt(process, number) == status
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    record = Record.parse(saved(tmp_path).read_bytes())
    assert [step.text for step in record.steps if step.seat is not None] == ["3W2"]
    assert record.players == ("Ada", "Bo")

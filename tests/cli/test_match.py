"""`faience match`: what it prints, what it refuses, and how it takes a Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from faience.arena import EloEstimate, Estimate
from faience.cli import match
from faience.cli.errors import Misuse
from faience.games import InvalidOption, Record
from tests import signals

PATIENCE = 60
ROGUE_ENGINE = Path(__file__).parents[1] / "arena" / "rogue_engine.py"


def run(*arguments: str) -> str:
    app = typer.Typer()
    app.command()(match.match)
    done = CliRunner().invoke(app, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def members(group: int) -> list[str]:
    """The processes of a group that run, where the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, fields = path.read_text().rpartition(") ")
            state, _, its_group, *_ = fields.split()
            found += [name] if int(its_group) == group and state not in "ZX" else []
    return found


def commands_with(word: str) -> list[bytes]:
    """The command lines of running programs that hold a word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            found += [line] if word.encode() in (line := path.read_bytes()) else []
    return found


def test_json_is_one_object_with_every_figure() -> None:
    result = json.loads(run("greedy", "random", "--pairs", "2", "--sprt", "--bounds", "0,300", "--json"))
    assert list(result) == [
        *("game", "seats", "seed", "deals", "games", "won", "shared", "lost", "win_rate", "elo", "score_difference"),
        *("sprt", "standings", "faults", "is_complete", "shares"),
    ]
    assert result["game"] == "classic wall=colored jokers=no"
    assert result["win_rate"]["value"] == 1
    assert list(result["win_rate"]) == ["value", "low", "high"]
    assert (result["sprt"]["accepted"], result["sprt"]["high"]) == (None, 300)
    assert [standing["name"] for standing in result["standings"]] == ["greedy", "random"]


def test_the_table_names_contestants_figures_and_faults(tmp_path: Path) -> None:
    rogue = "python:tests.arena.rogues:Rogue"
    arguments = ["--seats", "3", "--pairs", "2", "-o", "side=B", "--game", "sintra", "--records", str(tmp_path)]
    said = run("greedy", rogue, *arguments)
    assert "sintra side=B, 3 seats, 2 deals, 6 games, seed 0" in said
    assert "win rate         50.0 %" in said
    assert "greedy: won 0, shared 6, lost 0" in said
    assert f"{rogue}: crash in deal 1, seating 1, seat 2: ValueError: I do not know what to do" in said
    assert "and 1 more; --json lists them all" in said
    assert Record.parse((tmp_path / "00002-3.faience").read_text()).players[2] == "greedy"


def test_figures_in_words() -> None:
    assert match.percent(Estimate(0.975, 0.9412, 1.0)) == "97.5 % (94.1 to 100.0)"
    assert match.points(Estimate(-3.14, -5.0, 1.0)) == "-3.1 (-5.0 to +1.0)"
    assert match.elo(EloEstimate(20.4, -1.0, None)) == "+20 (-1 to +∞)"
    assert match.elo(EloEstimate(None, 500.0, None)) == "above +500"
    assert match.elo(EloEstimate(None, None, -500.0)) == "below -500"
    assert [match._milliseconds(seconds) for seconds in (0.0, 0.00123, 0.0123, 1.5)] == [
        "0.0000",
        "1.23",
        "12.3",
        "1500",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["greedy"], "needs 2 contestants, not 1"),
        (["greedy", "nobody"], "unknown player 'nobody'"),
        (["greedy", "engine:no-such-program"], "no program 'no-such-program' found"),
        (["greedy", "random", "--game", "chess"], "unknown game 'chess'"),
        (["greedy", "random", "--game", ""], "unknown game ''"),
        (["greedy", "random", "-o", "wall=pink"], "wall must be colored or gray"),
        (["greedy", "random", "-o", "wall"], "write NAME=VALUE"),
        (["greedy", "random", "--game", "classic wall=gray", "-o", "wall=gray"], "each only once"),
        (["greedy", "random", "--game", "sintra", "-o", "strips=nowhere.toml"], "nowhere.toml"),
        (["greedy", "random", "--seats", "5"], "2, 3 or 4 players, not 5"),
        (["greedy", "random", "--pairs", "0"], "pairs must be a number from 1"),
        (["greedy", "random", "--bounds", "0"], "--bounds must be two Elo differences"),
        (["greedy", "random", "--bounds", "9,0"], "the lower one first"),
        (["greedy", "random", "--time", "-1"], "time must be a number of seconds above 0"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], message: str) -> None:
    with pytest.raises((Misuse, InvalidOption)) as caught:
        run(*arguments)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_command_line_answers_a_mistake_with_status_2() -> None:
    command = [sys.executable, "-m", "faience", "match", "greedy", "nobody"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("faience: unknown player 'nobody'")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_ctrl_c_prints_what_was_finished_and_leaves_the_journal_and_no_process(tmp_path: Path) -> None:
    journal = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "faience", "match", "random", "random", "--pairs", "100000", "--processes", "2"]
    command += ["--json", "--journal", str(journal)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=signals.hear
    ) as running:
        try:
            end = time.monotonic() + PATIENCE
            while not journal.exists() or journal.read_bytes().count(b"\n") < 6:
                assert time.monotonic() < end
                assert running.poll() is None
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to everybody at once
            out, err = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert (running.returncode, err) == (130, b"")
    result = json.loads(out)
    assert not result["is_complete"]
    assert 2 <= result["deals"] <= journal.read_bytes().count(b"\n") / 2
    assert journal.read_bytes().endswith(b"}\n")
    while members(running.pid):
        assert time.monotonic() < end


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="the system does not tell which programs run")
def test_ctrl_c_again_and_again_leaves_no_engine_behind(tmp_path: Path) -> None:
    marker = f"marker-{tmp_path.name}-{os.getpid()}"
    engine = f"{sys.executable} {ROGUE_ENGINE} mute {marker}"
    command = [sys.executable, "-m", "faience", "match", "random", f"engine:{engine}", "--processes", "1"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=signals.hear
    ) as running:
        try:
            end = time.monotonic() + PATIENCE
            while not any(b"match" not in line for line in commands_with(marker)):
                assert time.monotonic() < end
            while running.poll() is None:
                assert time.monotonic() < end
                os.killpg(running.pid, signal.SIGINT)
                with suppress(subprocess.TimeoutExpired):
                    running.wait(0.2)
        finally:
            running.kill()
    assert running.returncode in (130, -signal.SIGINT)  # the second, if the last one came while Python was leaving
    while commands_with(marker):
        assert time.monotonic() < end

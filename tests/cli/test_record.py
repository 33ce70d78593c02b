"""`faience record`: what it shows is the game, and what is wrong with a record is one line."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from faience.cli.main import COMMANDS
from faience.games import Game, Record, Variant
from faience.players import named
from tests.cli.here import faience
from tests.terminal.sintra.tables import completed

EXAMPLE = Path(__file__).parents[2] / "docs" / "example.faience"


def played(moves: int | None = None, seed: int = 11, variant: str = "classic", seats: int = 2) -> Record:
    game, player = Game.of(Variant.parse(variant), seats, seed=seed), named("greedy", seed=1)
    made = 0
    while not game.is_over and made != moves:
        if game.turn is None:
            game.deal()
        else:
            game.play(player.choose(game))
            made += 1
    return Record.of(game, ["Ada", "Grace", "Zoë", "Di"][:seats], {"date": "2026-11-15"})


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.faience"
    path.write_text(str(played()))
    return path


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), [("sintra side=A", 2), ("sintra side=B", 3), ("sintra side=A", 4)])
def test_a_record_of_sintra_is_shown_checked_and_drawn(tmp_path: Path, variant: str, seats: int) -> None:
    path, out = tmp_path / "game.faience", tmp_path / "table.svg"
    path.write_text(str(played(variant=variant, seats=seats)))
    done = faience("record", "show", str(path), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("All 6 rounds have been played", "final scoring", "Lost to glass", "wins with"):
        assert words in done.stdout
    shown = json.loads(faience("record", "show", str(path), "--json").stdout)
    for seat, score in enumerate(shown["scores"], 1):
        assert sum(line["points"] for line in shown["sheet"] if line["seat"] == seat) == score
    assert shown["result"]["tie_break"] == "lost"
    middle = json.loads(faience("record", "show", str(path), "--at", "9", "--svg", str(out), "--json").stdout)
    again = played(9, variant=variant, seats=seats).replay()
    assert Game.from_position(middle["position"]).position() == again.position()
    assert "Rounds" in "".join(ElementTree.fromstring(out.read_text()).itertext()).replace("\u00a0", " ")
    checked = faience("record", "check", str(path)).stdout
    assert f"ok, {variant}, {seats} seats, {shown['moves']} moves, ended by rounds" in checked


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), [("pavilion side=colored", 2), ("pavilion side=free", 4)])
def test_a_record_of_pavilion_is_shown_checked_and_drawn(tmp_path: Path, variant: str, seats: int) -> None:
    path, out = tmp_path / "game.faience", tmp_path / "table.svg"
    path.write_text(str(played(variant=variant, seats=seats)))
    for lang, said in (
        ("en", ("All 6 rounds have been played", "Surrounded", "connected", "wins with")),
        ("fr", ("Les 6 manches sont jouées", "Bonus", "connectées", "gagne avec")),
    ):
        done = faience("record", "show", str(path), "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        for words in said:
            assert words in done.stdout
    shown = json.loads(faience("record", "show", str(path), "--json").stdout)
    for seat, score in enumerate(shown["scores"], 1):
        assert 5 + sum(line["points"] for line in shown["sheet"] if line["seat"] == seat) == score
    assert shown["result"]["tie_break"] == ""
    middle = json.loads(faience("record", "show", str(path), "--at", "40", "--svg", str(out), "--json").stdout)
    again = played(40, variant=variant, seats=seats).replay()
    if again.turn is None:
        again = Game.from_position(middle["position"])  # with the tiles that were drawn next
    assert Game.from_position(middle["position"]).position() == again.position()
    assert "Supply" in "".join(ElementTree.fromstring(out.read_text()).itertext()).replace("\u00a0", " ")
    checked = faience("record", "check", str(path)).stdout
    assert f"ok, {variant}, {seats} seats, {shown['moves']} moves, ended by rounds" in checked


@pytest.mark.slow
def test_a_record_of_pavilion_is_replayed_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.faience"
    path.write_text(str(played(variant="pavilion side=colored")))
    done = faience("record", "replay", str(path), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    moves = json.loads(faience("record", "show", str(path), "--json").stdout)["moves"]
    assert f"Move {moves} of {moves}" in done.stdout


def test_levels_in_a_record_are_called_by_their_names(tmp_path: Path) -> None:
    path = tmp_path / "game.faience"
    path.write_text(str(Record.of(played(5).replay(), ["Ada", "level:7,time=2"])))
    assert "Level 7" in faience("record", "show", str(path), "--lang", "en").stdout
    assert "Niveau 7" in faience("record", "show", str(path), "--lang", "fr").stdout
    assert json.loads(faience("record", "show", str(path), "--json").stdout)["players"] == ["Ada", "level:7,time=2"]


def test_a_replay_tells_each_of_two_decisions_once(tmp_path: Path) -> None:
    path = tmp_path / "game.faience"
    game = completed()
    game.play("1@Y")
    path.write_text(str(Record.of(game, ["Ada", "Grace"])))
    done = faience("record", "replay", str(path), "--lang", "en")
    last = " ".join(done.stdout.split("Move 4 of 4")[1].split())
    assert "Ada puts 1 yellow pane into window 1. The strip is turned over. Points: window 1 +1. Score 4." in last
    assert "color of the round +3" not in last
    assert "Grace takes" not in last


def test_show_prints_the_table_the_log_and_the_score_sheet(finished: Path) -> None:
    done = faience("record", "show", str(finished), "--lang", "en")
    scores = played().replay().scores
    assert done.returncode == 0, done.stderr
    for word in ("Ada", "Grace", "takes", "Total", str(max(scores))):
        assert word in done.stdout


def test_show_speaks_french(finished: Path) -> None:
    assert "prend" in faience("record", "show", str(finished), "--lang", "fr").stdout


def test_show_as_json_has_a_sheet_that_adds_up_to_the_scores(finished: Path) -> None:
    shown = json.loads(faience("record", "show", str(finished), "--json").stdout)
    for seat, score in enumerate(shown["scores"], 1):
        assert sum(line["points"] for line in shown["sheet"] if line["seat"] == seat) == score
    assert shown["result"]["places"]
    assert Game.from_position(shown["position"]).is_over


def test_show_at_a_move_shows_the_position_then(finished: Path) -> None:
    at_five = json.loads(faience("record", "show", str(finished), "--at", "5", "--json").stdout)
    assert Game.from_position(at_five["position"]).position() == played(5).replay().position()
    done = faience("record", "show", str(finished), "--at", "500")
    assert done.returncode == 2
    assert "--at must be from 0 to" in done.stderr


def test_show_draws_a_picture_that_is_well_formed_and_asks_nothing_of_other_hosts(finished: Path) -> None:
    out = finished.parent / "table.svg"
    done = faience("record", "show", str(finished), "--svg", str(out))
    assert done.returncode == 0, done.stderr
    ElementTree.fromstring(out.read_text())
    assert "http" not in out.read_text().replace("http://www.w3.org/2000/svg", "")


def test_check_says_ok_and_reads_standard_input(finished: Path) -> None:
    assert ": ok, classic" in faience("record", "check", str(finished)).stdout
    assert faience("record", "check", "-", stdin=str(played(8))).stdout.endswith("8 moves, not over\n")


def test_check_names_file_and_line_of_what_is_wrong_and_goes_on(finished: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.faience"
    lines = str(played()).split("\n")
    lines[12] = "1 1B9"
    damaged.write_text("\n".join(lines))
    done = faience("record", "check", str(damaged), str(tmp_path / "missing"), str(finished))
    assert done.returncode == 2
    first, second = done.stderr.strip().split("\n")
    assert first.startswith(f"faience: {damaged}: line 13: ")
    assert second == f"faience: {tmp_path / 'missing'}: No such file or directory"
    assert "ok" in done.stdout
    found = json.loads(faience("record", "check", str(damaged), "--json").stdout)
    assert found["records"][0]["ok"] is False


def test_replay_prints_every_move_where_nobody_can_press_a_key(finished: Path) -> None:
    done = faience("record", "replay", str(finished), "--lang", "en")
    moves = sum(step.seat is not None for step in played().steps)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(f"of {moves} ") == moves


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["record", "show", "/nowhere/game.faience"], "No such file"),
        (["record", "show", "/"], "Is a directory"),
        (["record", "show"], "Missing argument"),
        (["record", "show", str(EXAMPLE), "--lang", "xx"], "unknown language 'xx'; choose en, fr"),
        (["nonsense"], "No such command"),
        (["record", "check", "--nonsense"], "No such option"),
    ],
)
def test_a_mistake_is_one_line_and_exit_status_2(arguments: list[str], said: str) -> None:
    done = faience(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.startswith("faience: ")
    assert done.stderr.count("\n") == 1


def test_what_a_file_name_or_a_record_holds_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    evil = tmp_path / "evil.faience"
    evil.write_text(str(played(3)).replace("Ada", "\x1b[31mAda"))
    done = faience("record", "check", str(evil))
    assert done.returncode == 2
    assert "line 5: 'player 1' holds a character that cannot be printed" in done.stderr
    done = faience("record", "check", str(tmp_path / "a\x1b[31m\nb"))
    assert "\x1b" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    done = faience("record", "check", "/dev/zero")
    assert done.returncode == 2
    assert "longer than" in done.stderr


def test_a_terminal_without_the_letters_shows_the_rest(finished: Path) -> None:
    command = [sys.executable, "-m", "faience", "record", "show", str(finished)]
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Ada" in done.stdout


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    assert f"Choose {', '.join(COMMANDS)}." in faience("nope").stderr
    assert {"play", "serve", "record", "doctor", "warm"} <= set(COMMANDS)

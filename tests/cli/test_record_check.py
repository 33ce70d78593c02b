"""`faience record check`: whether the draws of a live table were what they had to be."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from faience.games import Record
from tests.cli.here import faience
from tests.games.test_chains import chained_game
from tests.games.test_fairness import SECRET, fair_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.faience"


def test_a_fair_game_is_verified(path: Path) -> None:
    record = fair_game()
    path.write_text(str(record))
    done = faience("record", "check", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    deals = record.replay().round
    assert done.stdout.endswith(f", all {deals} deals verified\n")
    (found,) = json.loads(faience("record", "check", str(path), "--json").stdout)["records"]
    assert (found["ok"], found["draws"]) == (True, {"status": "verified", "deals": deals})


def test_a_deal_that_does_not_match_is_named_and_the_exit_status_is_2(path: Path) -> None:
    text = str(fair_game(moves=3, first=0))
    path.write_text(text.replace("nonce 1: 01", "nonce 1: 11"))
    done = faience("record", "check", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(
        f"faience: {path}: deal 1 (round 1) is not what the secret and the nonces give: draw "
    )
    assert done.stderr.count("\n") == 1
    (found,) = json.loads(faience("record", "check", str(path), "--json").stdout)["records"]
    assert (found["ok"], found["draws"]) == (False, {"status": "wrong", "deals": 0})


def test_of_draws_with_links_it_is_told_who_took_part(path: Path) -> None:
    record = chained_game(moves=40)
    path.write_text(str(record))
    made = record.draws[-1].number
    done = faience("record", "check", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(
        f", all {made} draws verified; seat 1 took part in {made}, seat 2 in {made - 1} (missing: 2), seat 3 in none; "
        "seat 1 gave a new end from draw 3; met again after an undo: 2\n"
    )
    (found,) = json.loads(faience("record", "check", str(path), "--json").stdout)["records"]
    assert found["draws"]["seats"][1] == {"seat": 2, "took_part": made - 1, "missing": [2], "new_ends": []}
    assert found["draws"]["again"] == [2]


def test_a_link_that_was_altered_is_named_and_the_exit_status_is_2(path: Path) -> None:
    text = str(chained_game(moves=3))
    line = next(line for line in text.split("\n") if line.startswith("draw 1 "))
    path.write_text(text.replace(line, line.replace(line.split()[3], "a" * 64)))
    done = faience("record", "check", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"faience: {path}: the link of seat 1 for draw 1 does not lead to its end\n"


def test_a_secret_that_is_not_published_yet_is_said_to_be_so(path: Path) -> None:
    path.write_text(str(fair_game(moves=3)).replace(f"secret: {SECRET.hex()}\n", ""))
    done = faience("record", "check", str(path))
    assert done.returncode == 0
    assert done.stdout.endswith("not over, draws not verified: the secret is not published yet\n")


@pytest.mark.parametrize("game", [fair_game, chained_game])
def test_a_game_that_is_resumed_at_the_terminal_claims_nothing_any_more(
    path: Path, game: Callable[..., Record]
) -> None:
    path.write_text(str(game(moves=3)))
    done = faience("play", "--resume", str(path), "--plain", stdin="save\nquit\n")
    assert done.returncode == 0, done.stderr
    resumed = Record.parse(path.read_text())
    before = game(moves=3).steps
    assert resumed.steps[: len(before)] == before
    assert resumed.version == 1
    assert set(resumed.headers) == {"date"}

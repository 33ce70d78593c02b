"""`faience calibrate`: what it measures, writes and draws, and what it says when it cannot."""

import json
from pathlib import Path

import pytest

from tests.cli.here import faience

FEW = ("--games", "4", "--nodes", "10", "--threads", "1")


def test_figures_are_printed_written_and_drawn(tmp_path: Path) -> None:
    drawing, figures = tmp_path / "drawn.svg", tmp_path / "figures.json"
    done = faience("calibrate", "classic", *FEW, "--seats", "2", "--drawing", str(drawing), "--json", str(figures))
    assert done.returncode == 0, done.stderr
    (found,) = json.loads(figures.read_text())
    assert found["tables"] == [
        f"classic wall={wall} jokers={jokers}, 2 seats" for wall in ("colored", "gray") for jokers in ("no", "yes")
    ]
    assert (found["games"], found["nodes"], found["seed"]) == (4, 10, 0)
    assert "classic, 4 tables in turn: 4 games, 10 positions a move, seed 0" in done.stdout
    assert f"Brier score      {found['brier']:.4f}" in done.stdout
    for bias in ("overall", "round 1", "seats 2", "before deals"):
        assert bias in done.stdout
    assert sum(part["positions"] for part in found["wins"]) == found["positions"]
    assert "classic, 4 games" in drawing.read_text()


def test_a_variant_alone_and_another_game_are_measured_in_one_go() -> None:
    done = faience("calibrate", "classic wall=gray", "sintra", *FEW, "--seats", "3", "--json", "-")
    assert done.returncode == 0, done.stderr
    gray, sintra = json.loads(done.stdout)
    assert gray["tables"] == ["classic wall=gray jokers=no, 3 seats"]
    assert (sintra["game"], len(sintra["tables"])) == ("sintra", 2)


def test_the_same_seed_gives_the_same_figures() -> None:
    one, other, another = (
        faience("calibrate", "classic", *FEW, "--json", "-", "--seed", seed).stdout for seed in ("5", "5", "6")
    )
    assert one == other
    assert one.replace('"seed":5', "") != another.replace('"seed":6', "")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "unknown game 'chess'; choose classic"),
        (("classic", "wall=gray"), "put a game and its options between quotes"),
        (("classic wall=pink",), "pink"),
        (("classic", "--seats", "5"), "classic is played with 2 to 4 seats, so --seats cannot be 5"),
        (("classic", "--games", "1"), "--games"),
        (("classic", "--nodes", "0"), "--nodes"),
        (("classic", "--drawing", "nowhere/x.svg"), "nowhere/x.svg cannot be written: there is no folder nowhere"),
        (("classic", "--json", "nowhere/x.json"), "nowhere/x.json cannot be written: there is no folder nowhere"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = faience("calibrate", *arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_without_a_network_is_told_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.players.networks.network_of", lambda game: None)
    done = faience("calibrate", "classic")
    assert done.returncode == 2
    assert "classic has no network, so its search says no chances; faience train makes one" in done.stderr

"""`faience train`: what it does, and what it says when it cannot."""

from pathlib import Path

import pytest

from tests.cli.here import faience

FEW = ("--games", "32", "--nodes", "2", "--threads", "1")


def test_only_some_steps_are_taken_when_asked(tmp_path: Path) -> None:
    done = faience("train", "classic", "--folder", str(tmp_path), "--only", "play", *FEW)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "games").glob("g001-s0-*.npz"))) == 12
    assert f"best: network; everything is in {tmp_path}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", "--folder", "x"), "chess"),
        (("classic", "--folder", "x", "--only", "sleep"), "--only takes play, learn and test, not 'sleep'"),
        (("classic",), "Missing option '--folder'"),
        (("classic", "--folder", "x", "--games", "1"), "games"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = faience("train", *arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1

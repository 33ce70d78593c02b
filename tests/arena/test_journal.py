"""The journal: what is in it comes back, and nothing else is taken for it."""

from pathlib import Path

import msgspec
import pytest

from faience.arena.journal import Journal
from faience.arena.results import Fault, Orders
from faience.games import InvalidOption, Variant
from tests.arena.games import played
from tests.positions.sintra import OTHER

ORDERS = Orders(("greedy", "random"), Variant.of("classic"), 2, 0, 60.0)
GAMES = [played(1, 1, [30, 20]), played(1, 2, [0, 4], Fault(1, "crash", "boom\nbang"))]


def written(path: Path) -> Path:
    with Journal(path, ORDERS) as journal:
        for game in GAMES:
            journal.add(game)
    return path


def test_games_come_back(tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl")
    with Journal(path, ORDERS) as journal:
        assert journal.games == GAMES
    assert len(path.read_text().splitlines()) == 3


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl")
    path.write_bytes(path.read_bytes()[:-20])
    with Journal(path, ORDERS) as journal:
        assert journal.games == GAMES[:1]
        journal.add(GAMES[1])
    with Journal(path, ORDERS) as journal:
        assert journal.games == GAMES


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"contestants": ("greedy", "greedy")}, "its contestants is greedy random, not greedy greedy"),
        ({"variant": Variant.of("classic", wall="gray")}, "its game is classic wall=colored"),
        ({"seats": 3}, "its seats is 2, not 3"),
        ({"seed": 1}, "its seed is 0, not 1"),
        ({"timeout": 5.0}, "its timeout is 60, not 5"),
    ],
)
def test_another_match_is_refused(changes: dict[str, object], message: str, tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl")
    before = path.read_bytes()
    with pytest.raises(InvalidOption, match=message):
        Journal(path, msgspec.structs.replace(ORDERS, **changes))
    assert path.read_bytes() == before


def test_other_printed_parts_are_another_match(tmp_path: Path) -> None:
    house = msgspec.structs.replace(ORDERS, variant=Variant.of("sintra"))
    with Journal(tmp_path / "match.jsonl", house):
        pass
    with pytest.raises(InvalidOption, match="its parts is None"):
        Journal(tmp_path / "match.jsonl", msgspec.structs.replace(ORDERS, variant=Variant.of("sintra", strips=OTHER)))


@pytest.mark.parametrize("content", [b"faience 1\n", b"no line", b'{"journal": 1}\n', b"\xff\xfe\n"])
def test_another_file_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(InvalidOption, match="is not a match journal"):
        Journal(path, ORDERS)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl")
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], "{}\n", lines[2]]))
    with pytest.raises(InvalidOption, match="line 2: this is not a game"):
        Journal(path, ORDERS)

"""Records: what a person may write, what is refused and in which line."""

import pytest

from faience import Game, InvalidRecord, Record
from tests.positions.classic import position

START = ["faience 1", "game: classic", "seats: 2", "first: 2", "player 1: Ana", "note: by hand", ""]
DEAL = "deal BBYR KWWB RRRR YYKK BYRK"


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


def test_a_record_written_by_hand_is_read() -> None:
    record = Record.parse(text("# a comment", "", DEAL, "2 1b2", "1  CY1"))
    assert (record.first, record.players, record.headers) == (1, ("Ana", ""), {"note": "by hand"})
    game = record.replay(seed=1)
    assert [step.text for step in game.steps[-2:]] == ["1B2", "CY1"]
    assert game.turn == 1
    assert str(record).splitlines()[-3:] == ["deal BBYR KWWB RRRR YYKK BYRK", "2 1B2", "1 CY1"]


def test_a_record_is_read_from_bytes_and_with_windows_line_ends() -> None:
    written = text(DEAL, "2 1B2")
    assert Record.parse(written.encode()) == Record.parse(written.replace("\n", "\r\n")) == Record.parse(written)


def test_a_record_can_be_played_on() -> None:
    game = Record.parse(text(DEAL, "2 1B2")).replay(seed=5)
    game.play("CY1")
    assert game.can_undo


def test_a_record_of_a_given_position_holds_it() -> None:
    game = Game.from_position(position(displays=["BBYR", "KKKK"], starter=2, jokers=True), seed=1)
    game.play("1B2")
    record = Record.parse(str(Record.of(game)))
    assert record.start == game.start
    assert record.replay().position() == game.position()


def test_bytes_that_are_not_text_are_refused_with_their_line() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(b"faience 1\ngame: \xff\n")
    assert caught.value.line == 2


@pytest.mark.parametrize("name", ["  Ana  Maria ", "a" * 39 + " b", "é" * 60, "x: y", "#", "\u2028", "1 3B2"])
def test_any_name_reads_back(name: str) -> None:
    record = Record.of(Game.new(seed=1), [name, "B"], {"event": name})
    assert Record.parse(str(record)) == record


def test_an_empty_header_reads_back() -> None:
    record = Record.of(Game.new(seed=1), headers={"note": "", "date": " "})
    assert Record.parse(str(record)) == record
    assert Record.parse(text(start=[*START[:4], "note:", ""])) == Record.parse(text(start=[*START[:4], ""]))

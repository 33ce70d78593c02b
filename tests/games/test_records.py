"""Records: what a person may write, what is refused and in which line."""

import pytest

from faience import Game, InvalidRecord, Record
from tests.positions.classic import position
from tests.tables import TABLES, playthrough

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


WRONG = {
    "nothing": ("", 1, "faience 1"),
    "another kind of file": ("PGN\n", 1, "faience 1"),
    "a version to come": ("faience 2\n", 1, "version"),
    "no header": ("faience 1\nhello\n", 2, "header"),
    "an unknown header": (text(start=["faience 1", "color: red", ""]), 2, "color"),
    "a header twice": (text(start=["faience 1", "seats: 2", "seats: 3", ""]), 3, "line 2"),
    "a game that does not exist": (text(start=["faience 1", "game: chess", "seats: 2", "first: 1", ""]), 2, "chess"),
    "an option with a reserved name": (
        text(start=["faience 1", "game: classic game=x", "seats: 2", "first: 1", ""]),
        2,
        "game",
    ),
    "too many seats": (text(start=["faience 1", "game: classic", "seats: 5", "first: 1", ""]), 3, "2, 3 or 4 players"),
    "a first seat that is not there": (
        text(start=["faience 1", "game: classic", "seats: 2", "first: 3", ""]),
        4,
        "first",
    ),
    "no seats": (text(start=["faience 1", "game: classic", "first: 1", ""]), 3, "seats"),
    "a player without a seat": (text(start=[*START[:4], "player 3: Clara", ""]), 5, "2 seats"),
    "a name too long": (text(start=[*START[:4], f"player 1: {'a' * 41}", ""]), 5, "40"),
    "a position that is not JSON": (text(start=[*START[:4], "position: {", ""]), 5, "JSON"),
    "a position that is wrong": (text(start=[*START[:4], "position: {}", ""]), 5, "game"),
    "a position with a huge number": (text(start=[*START[:4], f"position: {'1' * 5000}", ""]), 5, "position"),
    "a position nested too deep": (text(start=[*START[:4], f"position: {'[' * 9999}", ""]), 5, ""),
    "a move before the deal": (text("2 1B2"), 8, "dealt"),
    "a tile that is not in the bag": (text("deal BJ"), 8, "'J'"),
    "too many tiles": (text(DEAL + " B"), 8, "too many"),
    "a second deal": (text(DEAL, "deal BBBB"), 9, "seat 2 is to move"),
    "a move of the wrong seat": (text(DEAL, "1 1B2"), 9, "seat 2 is to move"),
    "a move that is illegal": (text(DEAL, "2 1K2"), 9, "black"),
    "a move that cannot be read": (text(DEAL, "2 1B9"), 9, "1B9"),
    "a line of nonsense": (text(DEAL, "resign"), 9, "resign"),
    "an early end": (text(DEAL, "end row 1 2"), 9, "not over"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_record_is_refused_with_its_line(case: str) -> None:
    content, line, words = WRONG[case]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(content)
    assert caught.value.line == line
    assert words in str(caught.value)


def test_bytes_that_are_not_text_are_refused_with_their_line() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(b"faience 1\ngame: \xff\n")
    assert caught.value.line == 2


def finished() -> list[str]:
    return str(Record.of(playthrough(TABLES[0], 2))).splitlines()


def test_a_finished_game_must_close_with_its_end() -> None:
    with pytest.raises(InvalidRecord, match="'end'"):
        Record.parse("\n".join(finished()[:-1]))


def test_an_end_with_other_scores_is_refused() -> None:
    *lines, last = finished()
    with pytest.raises(InvalidRecord, match="these moves lead to") as caught:
        Record.parse("\n".join([*lines, last + "7"]))
    assert caught.value.line == len(lines) + 1


def test_nothing_follows_the_end() -> None:
    with pytest.raises(InvalidRecord, match="nothing can follow"):
        Record.parse("\n".join([*finished(), "1 1B1"]))


@pytest.mark.parametrize("name", ["  Ana  Maria ", "a" * 39 + " b", "é" * 60, "x: y", "#", "\u2028", "1 3B2"])
def test_any_name_reads_back(name: str) -> None:
    record = Record.of(Game.new(seed=1), [name, "B"], {"event": name})
    assert Record.parse(str(record)) == record


def test_an_empty_header_reads_back() -> None:
    record = Record.of(Game.new(seed=1), headers={"note": "", "date": " "})
    assert Record.parse(str(record)) == record
    assert Record.parse(text(start=[*START[:4], "note:", ""])) == Record.parse(text(start=[*START[:4], ""]))

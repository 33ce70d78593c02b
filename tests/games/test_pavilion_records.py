"""Records of Pavilion: one line a turn, whatever the steps, and what is refused in which line."""

import pytest

from faience import Game, Record, Variant
from tests.positions.pavilion import PAVILION_TABLES, board, game_at
from tests.tables import name_of, playthrough

START = ["faience 1", "game: pavilion side=colored", "seats: 2", "first: 2", "note: by hand", ""]
SETUP = ["supply ORBYGPORBY", "deal RRYY GPPO OORR BBYY GGGG"]
DRAFT = ["2 1R", "1 5G", "2 4B", "1 CY", "2 3O", "1 2G", "2 CR", "1 CO"]


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


def body(game: Game) -> list[str]:
    """The lines of a record after its headers."""
    lines = str(Record.of(game)).splitlines()
    return lines[lines.index("") + 1 :]


def test_a_record_written_by_hand_is_read() -> None:
    record = Record.parse(text("# set-up", *SETUP, "", *DRAFT, "1 y3:2y1p"))
    assert (record.first, str(record.variant)) == (1, "pavilion side=colored")
    game = record.replay(seed=1)
    assert (game.phase, game.turn, game.scores) == ("place", 1, [5 - 4 + 1, 5])
    assert body(game) == ["# set-up", SETUP[0], "# round 1", SETUP[1], *DRAFT, "1 Y3:2Y1P"]


def window(**rest: object) -> Game:
    """Seat 1 has several ways to pay for a space that closes a window, and tiles to keep."""
    return game_at(board("R5", "RRRRRRPPGG", score=9), board(hand="YY"), **rest)


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (["R6", ":4R2P", "+B", "+Y", "+Y"], "1 R6:4R2P+1B2Y"),
        (["R1"], "1 R1:1R"),
        (["C2", ":1G1P"], "1 C2G:1G1P"),
        (["pass", "keep:G", "keep:-"], "1 pass:1G"),
        (["pass", "keep:-"], "1 pass:-"),
    ],
)
def test_a_turn_is_written_in_one_line_however_it_was_played(steps: list[str], line: str) -> None:
    game = window()
    for step in steps:
        game.play("C2G" if step == "C2" else step)
    assert body(game) == [line]
    whole = window()
    whole.play(line[2:])
    assert (whole.steps, str(Record.of(whole))) == (game.steps, str(Record.of(game)))
    assert Record.parse(str(Record.of(game))).replay().events == game.events


def test_a_pass_that_asks_nothing_is_written_as_such() -> None:
    game = game_at(board(hand="RR"), board(hand="YY"), keep_all=True)
    game.play("pass")
    assert body(game) == ["1 pass"]


def test_a_refill_has_a_line_of_its_own() -> None:
    game = window(bag="OOO")
    game.play("R6:4R2P+1B2Y")
    game.deal("OOO")
    game.play("pass:2Y")
    assert body(game) == ["1 R6:4R2P+1B2Y", "refill OOO", "2 pass:2Y"]
    assert Record.parse(str(Record.of(game))).replay().position() == game.position()


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (["R6"], ["1 R6"]),
        (["R6", ":4R2P"], ["1 R6", "1 :4R2P"]),
        (["R6:4R2P+1B"], ["1 R6", "1 :4R2P", "1 +B"]),
        (["pass"], ["1 pass"]),
        (["pass", "keep:G"], ["1 pass", "1 keep:G"]),
    ],
)
def test_a_turn_that_is_not_complete_is_written_step_by_step(steps: list[str], lines: list[str]) -> None:
    game = window()
    for step in steps:
        game.play(step)
    assert body(game) == lines
    read = Record.parse(str(Record.of(game))).replay(seed=1)
    assert (read.position(), read.steps, read.events) == (game.position(), game.steps, game.events)
    assert read.phase in ("pay", "pick", "keep")


@pytest.mark.parametrize("table", PAVILION_TABLES, ids=name_of)
def test_a_finished_game_has_a_line_a_turn(table: tuple[Variant, int]) -> None:
    game = playthrough(table, 2)
    lines = body(game)
    turns = sum(event.kind in ("took", "placed") for event in game.events)
    turns += sum(event.kind == "passed" and event.facts["tiles"] != 0 for event in game.events)
    assert sum(line[0] in "1234" for line in lines) == turns
    assert lines[-1] == f"end rounds {' '.join(map(str, game.scores))}"
    assert not any(line[2] in ":+" or line[2:6] == "keep" for line in lines)


def test_a_record_that_begins_in_the_middle_of_a_turn_keeps_all_of_its_steps() -> None:
    game = window()
    for step in ("R6", ":4R2P"):
        game.play(step)
    assert game.phase == "pick"
    for moves in (["+1B2Y"], ["+B", "+Y", "+Y"]):
        begun = Game.from_position(game.position(), seed=1)
        for move in moves:
            begun.play(move)
        record = Record.of(begun)
        assert [line for line in str(record).splitlines() if line.startswith("1 ")] == ["1 +B", "1 +Y", "1 +Y"]
        assert Record.parse(str(record)) == record


def test_a_record_that_begins_while_tiles_are_kept_keeps_all_of_its_steps() -> None:
    game = window()
    game.play("pass")
    begun = Game.from_position(game.position(), seed=1)
    begun.play("keep:R")
    begun.play("keep:-")
    assert Record.parse(str(Record.of(begun))) == Record.of(begun)

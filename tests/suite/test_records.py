"""Records: what a person may write, what is refused and in which line, and games that come back from them."""

import random
from collections.abc import Sequence

import pytest

from faience import Game, InvalidRecord, Record, Variant
from tests.suite.games import each, every_game, every_table, every_thrown_table, tables_of
from tests.suite.sheets import Sheet, Table
from tests.tables import play_on, playthrough


def _text(sheet: Sheet, lines: Sequence[str]) -> str:
    return "\n".join([*sheet.headers, *lines]) + "\n"


@every_game
def test_a_record_written_by_hand_is_read_and_written_as_it_should_be(sheet: Sheet) -> None:
    record = Record.parse(_text(sheet, sheet.typed))
    assert str(record).splitlines()[len(sheet.headers) :] == [*sheet.written]
    assert record.first == 1
    assert record.headers == {"note": "by hand"}
    game = record.replay(seed=1)
    assert str(Record.of(game, record.players, record.headers)) == str(record)


@every_game
def test_a_record_may_stop_before_the_first_move(sheet: Sheet) -> None:
    for lines in sheet.beginnings:
        record = Record.parse(_text(sheet, lines))
        assert Record.parse(str(record)) == record
        game = record.replay(seed=2)
        if game.turn is None:
            game.deal()
        assert game.turn == 1


@each("wrong_records")
def test_a_wrong_record_is_refused_with_its_line(sheet: Sheet, name: str) -> None:
    content, line, said = sheet.wrong_records[name]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(content)
    assert caught.value.line == line
    assert said in str(caught.value)


def _saved_on_the_way(table: Table) -> None:
    game, dice = Game.of(*table, seed=3), random.Random(3)
    while not game.is_over and game.round < 9:
        play_on(game, dice, moves=dice.randrange(1, 40))
        record = Record.of(game)
        read = Record.parse(str(record))
        assert read == record
        assert read.replay().position() == game.position()


@pytest.mark.slow
@every_table
def test_a_record_saved_on_the_way_replays(sheet: Sheet, table: Table) -> None:
    _saved_on_the_way(table)


@pytest.mark.slow
@every_thrown_table
def test_a_record_with_a_switch_thrown_or_other_parts_replays(sheet: Sheet, table: Table) -> None:
    _saved_on_the_way(table)
    assert Record.parse(str(Record.of(Game.of(*table, seed=1)))).variant == table[0]


@every_game
def test_switches_are_written_only_where_they_are_thrown(sheet: Sheet) -> None:
    seats, switches = sheet.book.seats[0], [option for option in sheet.book.options if option.is_switch]
    for variant in [table[0] for table in tables_of(sheet)]:
        written = str(Record.of(Game.of(variant, seats, seed=1)))
        assert f"game: {variant}\n" in written
        assert not any(f"{option.name}=" in written for option in switches)
    for option in switches:
        variant = Variant.of(sheet.name, **{option.name: option.choices[1]})
        written = str(Record.of(Game.of(variant, seats, seed=1)))
        assert f" {option.name}=yes\n" in written
        assert Record.parse(written).variant == variant


def _finished(sheet: Sheet) -> Game:
    return playthrough(tables_of(sheet)[1], 2)


@every_game
def test_a_finished_game_closes_with_its_end(sheet: Sheet) -> None:
    game = _finished(sheet)
    result = game.result()
    assert result
    *lines, last = str(Record.of(game)).splitlines()
    assert last == f"end {result.reason} {' '.join(map(str, game.scores))}"
    with pytest.raises(InvalidRecord, match="'end'"):
        Record.parse("\n".join(lines))


@every_game
def test_an_end_with_other_scores_is_refused(sheet: Sheet) -> None:
    *lines, last = str(Record.of(_finished(sheet))).splitlines()
    with pytest.raises(InvalidRecord, match="these moves lead to") as caught:
        Record.parse("\n".join([*lines, last + "7"]))
    assert caught.value.line == len(lines) + 1


@every_game
def test_nothing_follows_the_end(sheet: Sheet) -> None:
    written = str(Record.of(_finished(sheet)))
    with pytest.raises(InvalidRecord, match="nothing can follow"):
        Record.parse(f"{written}1 {next(iter(sheet.moves))}\n")

"""Positions are read as they are written, and those that could not stand on a table are refused with a reason."""

import copy
import random

import msgspec
import pytest

from faience import Game, InvalidPosition
from tests.suite.games import each, every_game, every_table, every_thrown_table
from tests.suite.sheets import Change, Plain, Sheet, Table, seat, table, without
from tests.tables import any_move, plain, play_on


def _read(game: Game) -> None:
    written = msgspec.json.encode(game.position())
    read = Game.from_position(msgspec.json.decode(written))
    assert msgspec.json.encode(read.position()) == written
    assert (read.variant, read.turn, read.phase) == (game.variant, game.turn, game.phase)
    assert (read.legal_actions(), read.chances()) == (game.legal_actions(), game.chances())


def _read_many(of: Table) -> None:
    """Positions of a game, one of each phase and one in three of the others, byte by byte; each goes on alike."""
    game, dice, phases = Game.of(*of, seed=4), random.Random(4), set[str]()
    while True:
        if game.phase not in phases or not dice.randrange(3):
            _read(game)
        phases.add(game.phase)
        if game.is_over or game.round > 20:
            break
        if game.turn is None:
            game.draw(dice.choice(sorted(game.chances())))
        else:
            play_on(game, dice, moves=1, choose=any_move)
    assert phases <= set(game.book.phases)
    assert phases - set(game.book.draws) - {"over"}


@every_table
def test_positions_of_a_game_are_read_as_they_are_written(sheet: Sheet, table: Table) -> None:
    _read_many(table)


@pytest.mark.slow
@every_thrown_table
def test_positions_with_a_switch_thrown_are_read_as_they_are_written(sheet: Sheet, table: Table) -> None:
    _read_many(table)


@each("sound")
def test_a_sound_position_is_accepted_as_it_is(sheet: Sheet, name: str) -> None:
    assert plain(Game.from_position(sheet.sound[name]())) == sheet.sound[name]()


def _refuse(given: Plain, said: str) -> None:
    before = copy.deepcopy(given)
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position(given)
    assert said in str(caught.value)
    assert given == before


@each("broken")
def test_a_position_that_could_not_stand_on_a_table_is_refused_and_the_message_says_why(
    sheet: Sheet, name: str
) -> None:
    broken = sheet.broken[name]
    given = broken.base()
    broken.change(given)
    _refuse(given, broken.said)


ALIKE: dict[str, tuple[Change, str]] = {
    "an unknown field": (table(dice=3), "dice"),
    "an unknown field on a board": (seat(1, hat="red"), "hat"),
    "an unknown phase": (table(phase="kitchen"), "phase"),
    "a round before the first": (table(round=0), "round"),
    "a count that is a text": (seat(1, score="1"), "score"),
    "no boards": (table(boards=[]), "boards"),
    "more boards than seats": (lambda given: given.update(boards=given["boards"][:1] * 7), "boards"),
    "another game": (table(game="chess"), "classic"),
    "no game": (without("game"), "game"),
    "a game that is no text": (table(game=["classic"]), "game"),
}
"""What is wrong in any game."""


@every_game
@pytest.mark.parametrize("name", ALIKE)
def test_what_is_wrong_in_any_game_is_refused(sheet: Sheet, name: str) -> None:
    change, said = ALIKE[name]
    given = next(iter(sheet.sound.values()))()
    change(given)
    _refuse(given, said)


@every_game
def test_a_position_may_leave_out_what_has_a_default_and_nothing_else(sheet: Sheet) -> None:
    left_out = set()
    fields = msgspec.structs.fields(sheet.book.position_type)
    optional = {field.encode_name: field for field in fields if not field.required}
    for sound in sheet.sound.values():
        given = sound()
        for name in [name for name, field in optional.items() if _default(field) == given[name]]:
            del given[name]
            left_out.add(name)
        assert plain(Game.from_position(given)) == sound()
        for name in set(given) - {"game"} - set(optional):
            lacking = {other: value for other, value in given.items() if other != name}
            _refuse(lacking, name)
    assert left_out == set(optional)


def _default(field: msgspec.structs.FieldInfo) -> object:
    made = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.decode(msgspec.json.encode(made))


@pytest.mark.parametrize("given", [None, 3, "classic", [], [1], b"classic"], ids=repr)
def test_what_is_no_position_is_refused(given: object) -> None:
    with pytest.raises(InvalidPosition, match="position"):
        Game.from_position(given)

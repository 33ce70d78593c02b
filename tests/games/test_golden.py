"""One readable game for every table, replayed and compared with what it told when it was written."""

import pytest

from faience import Record, Variant
from tests.golden import FOLDER, PLAYERS, closing, record_of, story
from tests.tables import TABLES, name_of


@pytest.fixture(params=TABLES, ids=name_of)
def table(request: pytest.FixtureRequest) -> tuple[Variant, int]:
    found: tuple[Variant, int] = request.param
    return found


def text_of(table: tuple[Variant, int], ending: str) -> str:
    return (FOLDER / f"{name_of(table)}.{ending}").read_text(encoding="utf-8")


def test_every_table_has_a_golden_game_and_there_are_no_others() -> None:
    expected = {f"{name_of(table)}.{ending}" for table in TABLES for ending in ("faience", "story")}
    assert {path.name for path in FOLDER.iterdir()} == expected


def test_a_golden_record_reads_back_to_its_own_text(table: tuple[Variant, int]) -> None:
    record = Record.parse(text_of(table, "faience"))
    assert (record.variant, record.seats) == table
    assert record.players == PLAYERS[: record.seats]
    assert str(record) == text_of(table, "faience")


def test_a_golden_game_tells_the_same_story(table: tuple[Variant, int]) -> None:
    assert story(Record.parse(text_of(table, "faience"))).splitlines() == text_of(table, "story").splitlines()


def test_a_golden_game_ends_with_the_same_sheet_and_scores(table: tuple[Variant, int]) -> None:
    game = Record.parse(text_of(table, "faience")).replay()
    assert game.is_over
    assert closing(game) == text_of(table, "story").splitlines()[-2:]
    last = text_of(table, "faience").splitlines()[-1]
    assert last.split()[2:] == [str(score) for score in game.scores]


def test_the_same_seed_still_plays_the_golden_game(table: tuple[Variant, int]) -> None:
    assert str(record_of(table)) == text_of(table, "faience")

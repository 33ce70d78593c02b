"""The number of ways a game can go on, against a table, by the package and by the tests' own engine."""

import pytest

from tests.perft import Entry, count_by_reference, count_by_rules, entries, game_at, table_at
from tests.tables import TABLES, name_of

SMALL, LARGE = 12_000, 50_000
ENTRIES = entries()


def name(entry: Entry) -> str:
    return f"{entry.golden}-step-{entry.steps}-depth-{entry.depth}"


def test_every_table_has_counts_from_the_opening_and_from_the_end_of_a_round() -> None:
    for table in TABLES:
        own = [entry for entry in ENTRIES if entry.golden == name_of(table)]
        assert len({entry.steps for entry in own}) >= 2, table
        assert {entry.depth for entry in own} >= {2, 3, 4, 7}, table


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_the_rules_count_as_many_sequences_as_the_table_says(entry: Entry) -> None:
    assert count_by_rules(game_at(entry.golden, entry.steps), entry.depth) == entry.sequences


@pytest.mark.slow
@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if entry.sequences <= SMALL], ids=name)
def test_the_reference_counts_as_many_sequences_as_the_table_says(entry: Entry) -> None:
    assert count_by_reference(table_at(game_at(entry.golden, entry.steps)), entry.depth) == entry.sequences


@pytest.mark.slow
@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if SMALL < entry.sequences <= LARGE], ids=name)
def test_the_reference_agrees_on_large_counts(entry: Entry) -> None:
    assert count_by_reference(table_at(game_at(entry.golden, entry.steps)), entry.depth) == entry.sequences

"""The games that the suite runs for, found by their sheets, and marks for tests of each."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from faience.games import register
from faience.games.registry import ENVIRONMENT, unregister
from faience.games.variants import variants_of
from tests.suite.sheets import Sheet, Table
from tests.tables import name_of

TESTS = Path(__file__).parent.parent
SHEETS: list[Sheet] = [
    import_module(f"tests.{path.parent.name}.sheet").SHEET for path in sorted(TESTS.glob("*/sheet.py"))
]


def sheet_of(game: str) -> Sheet:
    """The sheet of a game."""
    return next(sheet for sheet in SHEETS if sheet.name == game)


@contextmanager
def registered(sheet: Sheet) -> Iterator[None]:
    """A game from outside is known, here and in processes that are started, as long as this lasts."""
    if not sheet.place:
        yield
        return
    paths = [str(TESTS.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENVIRONMENT, sheet.place)
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        register(sheet.book)
        try:
            yield
        finally:
            unregister(sheet.name)


def tables_of(sheet: Sheet) -> list[Table]:
    """Every variant of a game with every number of seats."""
    return [(variant, seats) for variant in variants_of(sheet.book) for seats in sheet.book.seats]


def _tables(is_thrown: bool) -> Iterator[object]:
    for sheet in SHEETS:
        with registered(sheet):
            for table in sheet.thrown if is_thrown else tables_of(sheet):
                yield pytest.param(sheet, table, id=name_of(table))


every_game = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
every_table = pytest.mark.parametrize(("sheet", "table"), list(_tables(is_thrown=False)))
every_thrown_table = pytest.mark.parametrize(("sheet", "table"), list(_tables(is_thrown=True)))


def each(cases: str) -> pytest.MarkDecorator:
    """A test for each of the cases by name that the sheets have in a field."""
    found = [
        pytest.param(sheet, name, id=f"{sheet.name}: {name}") for sheet in SHEETS for name in getattr(sheet, cases)
    ]
    return pytest.mark.parametrize(("sheet", "name"), found)

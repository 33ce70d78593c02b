"""Every golden game in words, as it stands in the files that the page's narrator is held to as well."""

import pytest

from tests.narration import TABLES, files_of


@pytest.mark.parametrize("table", TABLES)
def test_a_golden_game_is_told_as_before(table: str) -> None:
    for path, content in files_of(table).items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: python -m tests.narration writes it anew"

"""Small searches find what they found when they were written down: the value, the line, and how many nodes it took."""

import pytest

from faience.rules.kernel import IS_COMPILED
from tests.players.trees import FILE, trees


@pytest.mark.skipif(not IS_COMPILED, reason="searches take too long in the interpreter")
def test_small_trees_are_as_they_were() -> None:
    assert list(trees()) == FILE.read_text(encoding="utf-8").splitlines()

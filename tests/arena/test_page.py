"""The page about the arena names what there is."""

import re
from pathlib import Path

import msgspec
import pytest

from faience.arena import Fault, LadderResult, MatchResult, Played, Rung, Sprt, Standing
from faience.arena.journal import Heading
from faience.arena.playing import LONGEST_GAME
from faience.arena.results import FaultReport
from faience.arena.statistics import Bounds

PAGE = (Path(__file__).parents[2] / "docs/arena.md").read_text()


@pytest.mark.parametrize("struct", [MatchResult, Standing, FaultReport, Sprt, LadderResult, Rung, Fault])
def test_every_field_of_a_result_is_named(struct: type[msgspec.Struct]) -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert set(struct.__struct_fields__) <= named


def test_the_journal_can_be_read() -> None:
    heading, game = next(
        block for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if 'journal":' in block
    ).split("\n")[:2]
    assert msgspec.json.decode(heading, type=Heading).contestants == ("greedy", "random")
    assert msgspec.json.encode(msgspec.json.decode(game, type=Played)).decode() == game


def test_figures_are_those_of_the_program() -> None:
    assert f"more than {LONGEST_GAME:,} moves" in PAGE
    assert f"{Bounds().low:g} and {Bounds().high:g} or what `--bounds` says" in PAGE
    assert f"in about {100 * Bounds().risk:g} of 100 matches" in PAGE

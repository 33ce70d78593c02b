"""A new network against an old one: the same verdict however many cores play, and one that can be trusted."""

from typing import Any

import numpy as np
import pytest

from faience import Variant
from faience.arena.statistics import Bounds
from faience.players.networks import Network, network_of, rounded
from faience.training.contest import Tally, contest
from faience.training.selfplay import Table

PAIR, THREE = Table(Variant.of("classic"), 2), Table(Variant.of("classic", wall="gray"), 3)


def learned() -> Network:
    found = network_of("classic")
    assert found is not None
    return found


def ignorant() -> Network:
    """A network that has learned nothing."""
    return rounded("classic", *(np.zeros(part.shape) for part in learned().layers))


def run(new: Network, old: Network, **how: Any) -> Any:
    return contest([PAIR, THREE], new, old, nodes=30, first=11, **how)


def test_a_network_that_has_learned_passes_against_one_that_has_not_and_not_the_other_way_round() -> None:
    won, lost = run(learned(), ignorant(), deals=300), run(ignorant(), learned(), deals=300)
    assert won.is_better
    assert won.elo > 100
    assert lost.sprt.accepted == "low"
    assert not lost.is_better
    assert won.sprt.deals < 300, "it stops when it is decided"
    assert sum(table.deals for table in won.tables) == won.sprt.deals


def test_the_verdict_does_not_depend_on_how_many_cores_play() -> None:
    assert run(learned(), ignorant(), deals=60) == run(learned(), ignorant(), deals=60, threads=3)


def test_a_network_against_itself_is_even_at_every_table() -> None:
    verdict = run(learned(), learned(), deals=8)
    assert [table.rate.value for table in verdict.tables] == pytest.approx([1 / 2, 1 / 3], abs=0.002)
    assert abs(verdict.elo) < 1
    assert verdict.sprt.accepted is None
    assert not verdict.is_better, "what is undecided is not passed"


def test_what_tables_for_two_and_for_three_say_adds_up() -> None:
    bounds = Bounds(0, 100)
    alone, both = Tally([PAIR], bounds), Tally([PAIR, THREE], bounds)
    for _ in range(12):
        alone.add(0.75)
        both.add(0.75)
        both.add(0.6)
    assert 0 < alone.state.ratio < both.state.ratio

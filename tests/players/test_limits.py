"""Limits of thinking: every move has its own sign to stop."""

import threading
from collections.abc import Callable

import pytest

from faience import Game
from faience.players.limits import NO_LIMIT, Limits, alarm
from faience.players.search import Search


class LateTimer:
    """A timer that cannot be canceled any more, and rings when the next one is set."""

    late: Callable[[], None] | None = None
    daemon = False

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.ring = ring

    def start(self) -> None:
        if LateTimer.late is not None:
            LateTimer.late()
        LateTimer.late = self.ring

    def cancel(self) -> None:
        pass


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LateTimer, "late", None)
    monkeypatch.setattr(threading, "Timer", LateTimer)


@pytest.mark.usefixtures("late")
def test_a_timer_that_rings_late_stops_nothing_but_its_own_search() -> None:
    game = Game.new("classic", seed=4)
    game.deal()
    player = Search(Limits(seconds=5, nodes=300))
    first, second = player.think(game), player.think(game)
    assert (first.nodes, first.action) == (300, second.action)
    assert second.nodes == 300


@pytest.mark.usefixtures("late")
def test_the_sign_is_raised_when_the_timer_rings() -> None:
    with alarm(5) as stop:
        assert stop[0] == 0
        assert LateTimer.late is not None
        LateTimer.late()
        assert stop[0] == 1


def test_without_a_limit_nothing_rings() -> None:
    before = threading.active_count()
    with alarm(None) as stop:
        assert threading.active_count() == before
        assert stop[0] == 0
    assert Limits().most_nodes == NO_LIMIT
    assert Limits(nodes=7).most_nodes == 7

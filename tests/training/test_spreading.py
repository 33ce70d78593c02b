"""Games for training that are spread over nodes; `tests/arena/test_cluster.py` has real ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from faience.arena.workers import ArenaFailure
from faience.games import Variant
from faience.players.networks import network_of
from faience.players.search import judgement_of
from faience.training import spreading
from faience.training.selfplay import CHUNK, Games, Part, Table, play_parts

PARTS = [
    Part(Table(Variant.of("classic"), 2), 1000, CHUNK + 1),
    Part(Table(Variant.of("classic", wall="gray"), 2), 5000, 2),
]
NETWORK = network_of("classic")
LIMITS: dict[str, Any] = {"nodes": 2, "stray": 50}


class TaskError(Exception):
    """What Ray says of an error on a node."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class OneNode:
    """A Ray that does everything here, when it is asked for."""

    exceptions = SimpleNamespace(RayTaskError=TaskError)

    def __init__(self) -> None:
        self.cancelled = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, content: Any) -> Any:
        return content

    def remote(self, **_: Any) -> Callable[[Any], Any]:
        return lambda work: SimpleNamespace(remote=lambda *arguments: lambda: work(*arguments))

    def wait(self, promises: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return promises[:1], promises[1:]

    def get(self, promise: Callable[[], Any]) -> Any:
        try:
            return promise()
        except Exception as error:
            raise TaskError(error) from None

    def cancel(self, promise: Any, *, force: bool) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> OneNode:
    node = OneNode()

    @contextmanager
    def connected(_: str) -> Iterator[OneNode]:
        yield node

    monkeypatch.setattr(spreading, "connected", connected)
    return node


def test_every_part_is_the_one_of_one_machine(ray: OneNode) -> None:
    stop, told = np.zeros(1, np.int8), list[int]()
    there = dict(spreading.play_parts_on("auto", PARTS, NETWORK, **LIMITS, stop=stop, tell=told.append))
    here = dict(play_parts(PARTS, judgement_of, **LIMITS))
    assert there.keys() == here.keys() == {0, 1}
    assert sum(told) == CHUNK + 3
    for at in here:
        assert np.array_equal(there[at].actions, here[at].actions)
        assert np.array_equal(there[at].lengths, here[at].lengths)


def test_who_is_told_to_stop_keeps_the_games_that_are_finished(ray: OneNode) -> None:
    stop = np.zeros(1, np.int8)

    def tell(_: int) -> None:
        stop[0] = 1

    ((at, games),) = spreading.play_parts_on("auto", PARTS, NETWORK, **LIMITS, stop=stop, tell=tell)
    assert isinstance(games, Games)
    assert (at, games.first, len(games.lengths), ray.cancelled) == (0, 1000, CHUNK + 1, 1)
    assert games.lengths[:CHUNK].all()
    assert games.lengths[CHUNK] == 0


def test_a_node_with_other_rules_ends_it_in_one_sentence(ray: OneNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "MADE_BY", ("0.0.1", "other"))
    with pytest.raises(ArenaFailure, match=r"has other rules .*; install the same version everywhere"):
        list(spreading.play_parts_on("auto", PARTS, NETWORK, **LIMITS, stop=np.zeros(1, np.int8)))

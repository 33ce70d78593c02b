"""Games of a search against itself on all nodes of a Ray cluster: the same games as on one machine, and none is lost.

A game depends on its number, the network and how many positions a move has; Ray plays again what a node took with it.
"""

import secrets
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from faience.arena.cluster import MADE_BY, check_made_by, connected, failure
from faience.players.kernels.network import Layers
from faience.players.kernels.selfplay import LONGEST, NO_VALUE
from faience.players.knowledge import weights_of
from faience.players.limits import Stop
from faience.players.networks import Network
from faience.training.selfplay import Games, Part, Rooms, joined

_LOOK = 1.0
"""Every so many seconds somebody looks whether to stop."""


class _Player(NamedTuple):
    """Who plays, as it travels: the numbers of a network, or none for the weighted sum."""

    name: str
    game: str
    layers: Layers | None
    aim: int

    def rooms(self) -> Rooms:
        """Where it plays; what travels cannot be written to, and kernels take nothing that cannot."""
        if self.layers is None:
            return Rooms(weights_of)
        network = Network(self.game, Layers(*(np.array(numbers) for numbers in self.layers)), self.aim)
        return Rooms(lambda _: network)


_known: dict[str, Rooms] = {}
"""Who played last in this process."""


def _played(player: _Player, piece: Part, nodes: int, stray: int, made_by: tuple[str, str]) -> Games:
    """On a node: play a few games."""
    check_made_by(made_by)
    if player.name not in _known:
        _known.clear()
        _known[player.name] = player.rooms()
    return _known[player.name][piece.table.variant].play(piece, nodes, stray, np.zeros(1, np.int8))


def play_parts_on(
    address: str,
    parts: Sequence[Part],
    network: Network | None,
    *,
    nodes: int,
    stray: int,
    stop: Stop,
    tell: Callable[[int], None] = lambda _: None,
) -> Iterator[tuple[int, Games]]:
    """The same as `play_parts`, on a cluster; games that are not finished when it stops have no length."""
    game = parts[0].table.variant.game
    found: list[list[Games]] = [[] for _ in parts]
    waiting = deque((at, piece) for at, part in enumerate(parts) for piece in part.chunks())
    doing: dict[Any, tuple[int, Part]] = {}
    with connected(address) as ray:
        layers, aim = (None, 0) if network is None else (network.layers, network.aim)
        player = ray.put(_Player(secrets.token_hex(8), game, layers, aim))
        play = ray.remote(num_cpus=1, max_retries=-1)(_played)
        try:
            while (waiting or doing) and not stop[0]:
                room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(doing) < room:
                    at, piece = waiting.popleft()
                    doing[play.remote(player, piece, nodes, stray, MADE_BY)] = at, piece
                for promise in ray.wait(list(doing), timeout=_LOOK)[0]:
                    at, piece = doing.pop(promise)
                    try:
                        found[at].append(ray.get(promise))
                    except ray.exceptions.RayTaskError as error:
                        raise failure(error) from None
                    tell(piece.games)
                    if sum(len(each.lengths) for each in found[at]) == parts[at].games:
                        yield at, joined(found[at])
                        found[at].clear()
        finally:
            for promise in doing:
                ray.cancel(promise, force=True)
    for at, piece in [*doing.values(), *waiting]:
        if found[at]:
            found[at].append(_blank(piece))
    yield from ((at, joined(pieces)) for at, pieces in enumerate(found) if pieces)


def _blank(piece: Part) -> Games:
    """Games that were not played."""
    actions, values = np.full((piece.games, LONGEST), -1, np.int16), np.full((piece.games, LONGEST), NO_VALUE, np.int16)
    return Games(piece.table.variant, piece.table.seats, piece.first, actions, values, np.zeros(piece.games, np.int16))

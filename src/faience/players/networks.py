"""Networks that have learned a game: read from a file, written to one, and made ready for a search.

A game's network lies beside its encoding, with a card that says how it was made.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.games import InvalidOption
from faience.players.kernels.network import FIRST, MOST, ONE, OUTPUTS, ROW_ONE, SECOND, Layers, NetworkJudge
from faience.players.knowledge import encoding_of
from faience.rules.ranking import OUTCOME


@dataclass(frozen=True)
class Network:
    """The numbers of a network for one game, as the kernels take them."""

    game: str
    layers: Layers
    aim: int = 0
    """What winning is worth beyond the points, in thousandths of a point."""

    def judge(self, plies: int) -> NetworkJudge:
        """The network with room for so many positions on the way."""
        encoding: Any = encoding_of(self.game)
        words = np.zeros((plies, -(-encoding.WIDTH // 4)), np.int64)
        return NetworkJudge(
            layers=self.layers,
            slots=words.view(np.int16),
            words=words,
            gone=np.zeros(encoding.SLOTS + 1, np.int16),
            come=np.zeros(encoding.SLOTS + 1, np.int16),
            sums=np.zeros((plies, FIRST), np.int16),
            strengths=np.zeros(FIRST, np.int16),
            hidden=np.zeros(SECOND, np.int16),
            outputs=np.zeros(OUTPUTS, np.int64),
            outcome=np.zeros(OUTCOME, np.int64),
            aim=np.array([self.aim], np.int64),
        )

    def write(self, path: Path) -> None:
        """Keep the numbers in a file."""
        encoding: Any = encoding_of(self.game)
        with path.open("wb") as file:
            parts: dict[str, Any] = {name: _apart(part) for name, part in self.layers._asdict().items()}
            np.savez_compressed(file, version=encoding.VERSION, aim=self.aim, **parts)


def _apart(part: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Numbers as bytes, all low ones before all high ones: alike ones lie together, which makes the file smaller."""
    wide = part.astype(part.dtype.newbyteorder("<")).view(np.uint8).reshape(*part.shape, part.dtype.itemsize)
    return np.ascontiguousarray(np.moveaxis(wide, -1, 0))


def _together(apart: npt.NDArray[np.uint8]) -> npt.NDArray[Any]:
    kind = {2: np.int16, 4: np.int32}[len(apart)]
    return np.ascontiguousarray(np.moveaxis(apart, 0, -1)).view(np.dtype(kind).newbyteorder("<"))[..., 0].astype(kind)


def read(game: str, path: Path) -> Network:
    """The network in a file; InvalidOption if it is none for this game as it is encoded now."""
    encoding: Any = encoding_of(game)
    message = "{file} is not a network for {game} as it is encoded now"
    try:
        with np.load(path, allow_pickle=False) as found:
            layers = Layers(*(_together(found[name]) for name in Layers._fields))
            version, aim = int(found["version"]), int(found["aim"])
    except (OSError, KeyError, ValueError) as error:
        raise InvalidOption("network", message, file=str(path), game=game) from error
    if encoding is None or version != encoding.VERSION or layers.rows.shape != (encoding.LAYOUT.rows, FIRST):
        raise InvalidOption("network", message, file=str(path), game=game)
    return Network(game, layers, aim)


def network_of(game: str) -> Network | None:
    """The network that comes with a game; None if it has none."""
    encoding = encoding_of(game)
    path = Path(str(encoding.__file__)).with_name("network.npz") if encoding else None
    return _known(game, path) if path and path.exists() else None


@cache
def _known(game: str, path: Path) -> Network:
    return read(game, path)


Floats = npt.NDArray[np.float64]


def rounded(
    game: str, rows: Floats, bias: Floats, inner: Floats, inner_bias: Floats, outer: Floats, outer_bias: Floats
) -> Network:
    """A network from the numbers that were learned, as integers; ValueError if they are too large to calculate with."""
    layers = Layers(
        rows=_whole(rows, ROW_ONE, np.int16),
        bias=_whole(bias, ROW_ONE, np.int16),
        inner=_whole(inner, ONE, np.int16),
        inner_bias=_whole(inner_bias, ROW_ONE * ONE, np.int32),
        outer=_whole(outer, ONE, np.int16),
        outer_bias=_whole(outer_bias, ONE * ONE, np.int32),
    )
    _check(game, layers)
    return Network(game, layers)


def _whole(numbers: Floats, one: int, kind: Any) -> npt.NDArray[Any]:
    found = np.rint(numbers * one)
    if np.abs(found).max() > np.iinfo(kind).max:
        raise ValueError("a weight is too large")
    return found.astype(kind)


def _check(game: str, layers: Layers) -> None:
    """Make sure that no sum can leave its range, whatever the position."""
    encoding: Any = encoding_of(game)
    most = np.abs(layers.bias.astype(np.int64))
    for first, slot in zip(encoding.LAYOUT.first, encoding.LAYOUT.slots, strict=True):
        most += np.abs(layers.rows[first : first + slot.answers].astype(np.int64)).max(axis=0)
    if most.max() > np.iinfo(np.int16).max:
        raise ValueError(f"the first layer could reach {most.max()}")
    later = (layers.inner, layers.inner_bias, MOST * ROW_ONE), (layers.outer, layers.outer_bias, MOST * ONE)
    for weights, bias, strength in later:
        most = np.abs(bias.astype(np.int64)) + strength * np.abs(weights.astype(np.int64)).sum(axis=2)
        if most.max() > np.iinfo(np.int32).max:
            raise ValueError(f"a later layer could reach {most.max()}")

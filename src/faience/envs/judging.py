"""What a network says of many positions, each looked at by itself: on one core, or on a GPU with a position a thread.

Both calculate the same integers from the same source.
"""

import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.envs import gpu
from faience.envs.gpu import GpuMismatch, Port
from faience.games.registry import book_of
from faience.players.kernels import network
from faience.players.kernels.network import FIRST, OUTPUTS, SECOND, TOLD, NetworkJudge
from faience.players.knowledge import encoding_of, judge_kernels
from faience.players.networks import Network

THREADS = 128
"""Threads a block."""
BLOCKS = 8
"""The most blocks for each multiprocessor; a thread judges one position after another."""

Told = npt.NDArray[np.int32]
"""A row for each position: the points that are certain, in thousandths, and the network's outputs."""


def judge(found: Network, states: Any, viewers: npt.NDArray[np.int64]) -> Told:
    """What a network says of each position to the seat that looks at it; positions come as a stack of `states`."""
    told = np.zeros((len(viewers), TOLD), np.int32)
    judge_kernels(network, found.game)["judge_each"](found.judge(1), states, viewers, 0, 1, told)
    return told


def body(game: str, port: Port, cuda: Any) -> Callable[..., None]:
    """What one thread does: judge every so many-th position in memory of its own."""
    import numba

    encoding: Any = encoding_of(game)
    judge_each, slots = port(judge_kernels(network, game)["judge_each"]), (1, encoding.WIDTH)
    sums, nothing = (1, FIRST), (1, 1)

    def judge_all(layers, states, viewers, told):
        judge = NetworkJudge(
            layers,
            cuda.local.array(slots, numba.int16),
            cuda.local.array(nothing, numba.int64),  # words, gone, come: nothing is followed from move to move
            cuda.local.array(1, numba.int16),
            cuda.local.array(1, numba.int16),
            cuda.local.array(sums, numba.int16),
            cuda.local.array(FIRST, numba.int16),
            cuda.local.array(SECOND, numba.int16),
            cuda.local.array(OUTPUTS, numba.int64),
            cuda.local.array(1, numba.int64),  # outcome and aim: no game has ended
            cuda.local.array(1, numba.int64),
        )
        judge_each(judge, states, viewers, cuda.grid(1), cuda.gridsize(1), told)

    return judge_all


@cache
def _kernel(game: str) -> Any:
    cuda = gpu._cuda()
    return cuda.jit()(body(game, Port(cuda), cuda))


def judge_on_gpu(found: Network, words: npt.NDArray[np.int64], viewers: npt.NDArray[np.int64]) -> Told:
    """What `judge` tells, by a GPU; positions come as rows of words. GpuUnavailable where there is none."""
    cuda, kernel, record = gpu._cuda(), _kernel(found.game), book_of(found.game).rules.STATE
    layers = type(found.layers)(*(cuda.to_device(part) for part in found.layers))
    states = cuda.to_device(np.ascontiguousarray(words).view(record).reshape(len(viewers)))
    told = cuda.to_device(np.zeros((len(viewers), TOLD), np.int32))
    most = BLOCKS * int(gpu.describe()["multiprocessors"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numba-cuda warns of a grid too small to fill the GPU
        kernel[max(1, min(most, -(-len(viewers) // THREADS))), THREADS](layers, states, cuda.to_device(viewers), told)
    cuda.synchronize()
    answer: Told = told.copy_to_host()
    return answer


def verify(found: Network, states: Any, words: npt.NDArray[np.int64], viewers: npt.NDArray[np.int64]) -> int:
    """Compare the GPU with the CPU; returns of how many positions they say the same, or raises GpuMismatch."""
    differ = np.flatnonzero((judge(found, states, viewers) != judge_on_gpu(found, words, viewers)).any(axis=1))
    if differ.size:
        raise GpuMismatch(f"{found.game}: the network says something else of position {differ[0]} on the GPU.")
    return len(viewers)

"""Run in a process of its own, with a folder: the positions there are judged by threads of numba's simulated GPU.

The simulator runs what would be compiled in the interpreter, and gives each kernel its `cuda` when it is started.
"""

import sys
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda.simulator import kernel as simulator

from faience.envs import gpu, judging
from faience.games import GAMES
from faience.players.networks import network_of
from faience.rules import bits

BLOCKS, THREADS = 2, 4


class Simulated:
    """The names of `numba.cuda`: for kernels those of the thread that asks, with tables that are there already."""

    def __getattr__(self, name: str) -> Any:
        return getattr(simulator._get_kernel_context(), name)

    def jit(self, **options: Any) -> Any:
        return cuda.jit(**options)

    def to_device(self, array: Any) -> Any:
        return array


def judge_all(folder: str) -> None:
    assert numba.config.ENABLE_CUDASIM
    # machine instructions, which the simulator does not know
    vars(bits).update(
        size=lambda numbers: int(numbers).bit_count(), lowest=lambda numbers: (numbers & -numbers).bit_length() - 1
    )
    for game in GAMES:
        network, record = network_of(game), GAMES[game].rules.STATE
        assert network is not None
        made = cuda.jit()(judging.body(game, gpu.Port(Simulated()), Simulated()))
        with np.load(f"{folder}/{game}.npz") as given:
            states = given["words"].view(record).reshape(-1).view(np.recarray)
            told = np.full_like(given["told"], -1)
            made[BLOCKS, THREADS](network.layers, states, given["viewers"], told)
            assert (told == given["told"]).all(), game


if __name__ == "__main__":
    judge_all(sys.argv[1])

"""The same rules in the interpreter and as machine code; facts about how the kernels were compiled."""

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from faience.games import GAMES, Variant
from faience.rules import bits, cache, states
from faience.rules.kernel import kernel
from tests.digests import digests
from tests.tables import name_of, play_on, playthrough, tables_of

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_interpreter_and_machine_code_agree_after_every_move() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-m", "tests.digests"]
    interpreted = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout.splitlines() == list(digests())


def test_the_interpreter_does_not_load_numba() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    code = "import sys, faience.games; print('numba' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False"]


def signatures(game: str, **environment: str) -> dict[str, int]:
    """How often each kernel was compiled in a process of its own that only plays one game."""
    command = [sys.executable, "-m", "tests.signatures", game]
    settings = os.environ | {"NUMBA_DISABLE_JIT": "0"} | environment
    told = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return {name: int(number) for name, number in (line.split() for line in told.stdout.splitlines())}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_is_compiled_for_one_kind_of_arguments_in_a_game(game: str) -> None:
    """A second signature would be the same code compiled again, for nothing."""
    found = signatures(game)
    assert {name: number for name, number in found.items() if number > 1} == {}
    used = {name.rpartition(".")[2] for name, number in found.items() if number}
    assert used >= {"setup", "deal", "legal", "play", "observe", "chances"}


@pytest.mark.slow
def test_kernels_compiled_from_nothing_have_one_signature_each_too(tmp_path: Path) -> None:
    """Only then do the inner kernels show what they were compiled for; the small game has few of them."""
    found = signatures("garland", FAIENCE_CACHE=str(tmp_path), FAIENCE_GAMES="tests.fourth:GARLAND")
    assert {name: number for name, number in found.items() if number > 1} == {}
    assert sum(number == 1 for number in found.values()) > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_kernel_of_a_game_is_kept_twice(game: str) -> None:
    """The files of machine code are numbered by what a kernel was compiled for."""
    signatures(game)
    files = cache.folder().glob(f"{game}_*/*.nbc")
    kept = Counter((file.parent.name, file.name.rsplit(".", 2)[0]) for file in files)
    assert {name: number for name, number in kept.items() if number > 1} == {}
    assert len(kept) > 40


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_a_state_hides_an_attribute_of_records(game: str) -> None:
    names = set(GAMES[game].rules.STATE.names)
    assert not names & set(dir(np.record))
    assert not names & set(dir(np.recarray))


@pytest.mark.parametrize("table", [tables_of(game)[-1] for game in GAMES], ids=name_of)
def test_a_copied_state_is_independent(table: tuple[Variant, int]) -> None:
    game = playthrough(table, 4, moves=50)
    other = states.copy(game._state)
    before = states.content(other)
    assert before == states.content(game._state)
    play_on(game, random.Random(4), moves=1)
    assert states.content(other) == before != states.content(game._state)


@kernel
def lowest(members):  # type: ignore[no-untyped-def]  # a kernel
    return bits.lowest(members)


@kernel
def size(members):  # type: ignore[no-untyped-def]  # a kernel
    return bits.size(members)


def test_bits_are_found_and_counted() -> None:
    dice = random.Random(1)
    for _ in range(300):
        members = {dice.randrange(60) for _ in range(dice.randrange(1, 8))}
        number = sum(1 << member for member in members)
        assert int(lowest(number)) == min(members)  # type: ignore[no-untyped-call]
        assert int(size(number)) == len(members)  # type: ignore[no-untyped-call]

"""Stored machine code: used again while the rules stay the same, never after any of them changed."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import faience
from faience.rules import cache

PACKAGE = Path(faience.__file__).parent

PROBE = """
import numba
before = numba.config.CACHE_DIR
from faience.rules import log, states
from faience.rules.classic import rounds, state
from faience.rules.dealing import fill_bag
assert numba.config.CACHE_DIR == before, "numba's own setting was changed"
table = states.new(state.STATE)
table.score[0], table.floor_used[0] = 50, 5
rounds.clear_floor(table, 0, log.new(0))
print(int(table.score[0]), int(fill_bag(table.bag, table.lid, log.new(0))))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of what kernels are made from that may be changed."""
    copy = tmp_path / "copy" / "faience"
    for files in cache.SOURCES:
        for path in PACKAGE.glob(files):
            if path.is_file() and path.suffix != ".pyc":
                target = copy / path.relative_to(PACKAGE)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
    (copy / "__init__.py").write_text("")
    return copy


def run(package: Path, code: str, cache_folder: Path) -> str:
    environment = os.environ | {
        "PYTHONPATH": str(package.parent),
        "FAIENCE_CACHE": str(cache_folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_DISABLE_JIT": "0",
    }
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not once in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.slow
def test_a_change_in_a_called_module_or_a_constant_is_seen_at_once(package: Path, tmp_path: Path) -> None:
    folder = tmp_path / "machine code"
    assert run(package, PROBE, folder) == "42 5"
    compiled = sorted(folder.rglob("*.nbc"))
    assert compiled
    assert run(package, PROBE, folder) == "42 5"
    assert sorted(folder.rglob("*.nbc")) == compiled

    edit(package / "rules" / "classic" / "state.py", "[0, 1, 2, 4, 6, 8, 11, 14]", "[0, 1, 2, 4, 6, 9, 11, 14]")
    assert run(package, PROBE, folder) == "41 5"
    edit(
        package / "rules" / "tiles.py",
        "    tiles = 0\n    for color in range(counts.size)",
        "    tiles = 7\n    for color in range(counts.size)",
    )
    assert run(package, PROBE, folder) == "41 7"
    assert len(list(folder.iterdir())) == 3


def test_data_files_and_what_players_calculate_with_are_part_of_the_digest(package: Path, tmp_path: Path) -> None:
    code = "from faience.rules import cache; print(cache.digest())"
    before = run(package, code, tmp_path)
    (package / "rules" / "strips.txt").write_text("a b c")
    after = run(package, code, tmp_path)
    (package / "rules" / "strips.txt").write_text("a b d")
    other = run(package, code, tmp_path)
    edit(package / "players" / "kernels" / "tree.py", "SLOPE = 10.0", "SLOPE = 11.0")
    searching = run(package, code, tmp_path)
    edit(package / "players" / "classic" / "evaluation.py", "STAGES = 6", "STAGES = 7")
    assert len({before, after, other, searching, run(package, code, tmp_path)}) == 5


def test_compiled_python_files_are_not_part_of_the_digest(package: Path, tmp_path: Path) -> None:
    code = "from faience.rules import cache; print(cache.digest())"
    before = run(package, code, tmp_path)
    (package / "rules" / "__pycache__").mkdir()
    (package / "rules" / "__pycache__" / "rng.cpython-311.pyc").write_bytes(b"x")
    assert run(package, code, tmp_path) == before == cache.digest()


def test_a_cache_that_cannot_be_written_becomes_a_temporary_folder_that_goes_away(
    package: Path, tmp_path: Path
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder")
    code = "from faience.rules import cache; print(cache.folder(), cache.folder().is_dir(), cache.is_warm())"
    *path, is_there, is_warm = run(package, code, blocked / "below").split()
    assert (is_there, is_warm) == ("True", "False")
    assert "faience-" in path[0]
    assert not Path(path[0]).exists()


def test_warm_is_said_once_all_is_compiled_and_old_code_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, old, young, foreign = (tmp_path / name for name in (cache.digest(), "0" * 16, "1" * 16, "somebody else's"))
    for folder in (own, old, young, foreign):
        folder.mkdir()
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(foreign, (long_ago, long_ago))
    monkeypatch.setattr(cache, "folder", lambda: own)
    assert not cache.is_warm()
    cache.mark_warm()
    assert cache.is_warm()
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(cache, "PACKAGE", tmp_path / "another copy of the same rules")
        assert not cache.is_warm(), "numba compiles for each copy"
    assert sorted(folder.name for folder in tmp_path.iterdir()) == sorted([own.name, young.name, foreign.name])


OUTSIDE = """
import sys
sys.path.insert(0, {folder!r})
from garden import kernels
from faience.rules import cache
print(kernels.doubled(3), cache.folder(cache.outside_of(kernels.__file__)).name, cache.folder().name)
"""


def test_a_change_in_any_file_of_a_game_from_outside_is_a_new_folder(package: Path, tmp_path: Path) -> None:
    garden = tmp_path / "elsewhere" / "garden"
    garden.mkdir(parents=True)
    (garden / "__init__.py").write_text("")
    (garden / "numbers.py").write_text(
        "from faience.rules.kernel import kernel\n@kernel\ndef twice(n):\n    return 2 * n\n"
    )
    (garden / "kernels.py").write_text(
        "from garden.numbers import twice\nfrom faience.rules.kernel import kernel\n"
        "@kernel\ndef doubled(n):\n    return twice(n)\n"
    )
    code = OUTSIDE.format(folder=str(garden.parent))
    before, theirs, ours = run(package, code, tmp_path / "cache").split()
    edit(garden / "numbers.py", "2 * n", "20 * n")
    after, changed, still = run(package, code, tmp_path / "cache").split()
    assert (before, after) == ("6", "60")
    assert ours == still
    assert len({ours, theirs, changed}) == 3

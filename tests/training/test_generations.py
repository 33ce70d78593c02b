"""A run in a folder: generations one after the other, and an interrupted one goes on where it was."""

from pathlib import Path

import msgspec
import pytest

from faience.games import InvalidOption
from faience.training.curve import draw, strengths
from faience.training.generations import Generation, Run, Settings, Step
from faience.training.selfplay import Games

SMALL = Settings(game="classic", games=40, nodes=5, epochs=1, test_nodes=5, deals=6, window=1)


def begun(folder: Path, settings: Settings = SMALL) -> Run:
    return Run(folder, settings, threads=2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "games").iterdir()}


def test_games_are_kept_part_by_part_and_what_is_missing_is_played_again_alike(tmp_path: Path) -> None:
    begun(tmp_path).advance(["play"])
    whole = contents(tmp_path)
    assert len(whole) == 12, "four variants for 2 to 4"
    for name in sorted(whole)[3:7]:
        (tmp_path / "games" / name).unlink()
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    begun(tmp_path).advance(["play"])
    assert {name: Games.read(tmp_path / "games" / name).actions.tobytes() for name in whole} == {
        name: Games.read(_file(tmp_path, content, name)).actions.tobytes() for name, content in whole.items()
    }
    assert all(path.stat().st_mtime_ns == then for path, then in kept.items()), "what was there is not played again"


def _file(folder: Path, content: bytes, name: str) -> Path:
    path = folder / f"first-{name}"
    path.write_bytes(content)
    return path


def test_machines_with_seeds_of_their_own_play_other_games(tmp_path: Path) -> None:
    begun(tmp_path).advance(["play"])
    begun(tmp_path, msgspec.structs.replace(SMALL, seed=1)).advance(["play"])
    firsts = [Games.read(path).first for path in (tmp_path / "games").iterdir()]
    assert len(firsts) == len(set(firsts)) == 24


@pytest.mark.slow
def test_a_generation_is_played_learned_and_tested_and_the_next_one_follows(tmp_path: Path) -> None:
    told = list[tuple[Step, int, int]]()
    run = Run(tmp_path, SMALL, threads=2, watch=lambda step, done, total, _: told.append((step, done, total)))
    assert run.best == "network"
    assert run.advance(["play"]) is None
    run = begun(tmp_path)
    found = run.advance()
    assert found is not None
    assert (found.number, found.judge, found.games) == (1, "network", 384)
    assert found.verdict is not None
    assert found.verdict.sprt.deals <= 6
    assert not found.is_kept, "a network of so few games loses"
    assert (tmp_path / "networks" / "g001.npz").exists()
    assert begun(tmp_path).number == 2
    assert begun(tmp_path).log.generations == [found]
    assert {step for step, _, _ in told} == {"play"}
    assert told[-1][1:] == (384, 384)


def test_a_folder_is_about_one_game(tmp_path: Path) -> None:
    begun(tmp_path).advance([])
    begun(tmp_path)._write()
    with pytest.raises(InvalidOption, match="is about classic; choose another folder for sintra"):
        begun(tmp_path, msgspec.structs.replace(SMALL, game="sintra"))


def test_a_damaged_log_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(InvalidOption, match="cannot be read"):
        begun(tmp_path)


def test_without_games_there_is_nothing_to_learn_from(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="no games in"):
        begun(tmp_path)._samples()


def generation(number: int, elo: float | None, is_kept: bool) -> Generation:
    sprt = {"low": 0, "high": 20, "limit": 3, "ratio": 0, "accepted": None, "deals": 9}
    verdict = None if elo is None else {"sprt": sprt, "tables": (), "elo": elo}
    about = {"judge": "sum", "games": 1, "positions": 1, "lessons": (), "seconds": {}, "made": "", "commit": ""}
    return msgspec.convert({"number": number, "verdict": verdict, "is_kept": is_kept, **about}, Generation)


def test_the_curve_adds_up_what_was_kept(tmp_path: Path) -> None:
    every = [
        generation(1, None, True),
        generation(2, 50.0, True),
        generation(3, -20.0, False),
        generation(4, 9.0, True),
    ]
    assert strengths(every) == [0, 50, 30, 59]
    drawn = draw("classic", every)
    assert drawn.count('class="kept"') == 3
    assert drawn.count('class="lost"') == 1
    assert "generation 3: -20, not kept" in drawn

"""Keys of workers come from files and from the environment, and bad ones are refused in one line."""

from pathlib import Path

import pytest

from faience.work.keys import VARIABLE, WrongKey, read_keys

KEY, OTHER = "a" * 32, "b" * 40


@pytest.fixture(autouse=True)
def _no_key_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_a_file_holds_a_key_or_several_and_wins_over_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_keys(None) == ()
    monkeypatch.setenv(VARIABLE, f"{OTHER}\n")
    assert read_keys(None) == (OTHER,)
    path = tmp_path / "key"
    path.write_text(f"{KEY}\n\n {OTHER} \n")
    assert read_keys(path) == (KEY, OTHER)


@pytest.mark.parametrize("content", [b"", b"\n", b"short\n", b"a" * 31, b"a" * 20 + b" " + b"a" * 20, b"\xff" * 40])
def test_what_is_no_key_is_refused_with_the_way_to_make_one(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    with pytest.raises(WrongKey, match="make one with: openssl rand -hex 32"):
        read_keys(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WrongKey, match=r"key cannot be read \(No such file or directory\)"):
        read_keys(tmp_path / "key")

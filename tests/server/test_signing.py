"""The keys that cookies are signed with."""

from pathlib import Path

import pytest

from faience.server.guests import Guests
from faience.server.signing import KEY_FILE, rotate, signing_keys


def test_the_key_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    (key,) = signing_keys(tmp_path / "data")
    assert len(key) == 64
    assert signing_keys(tmp_path / "data") == (key,)
    assert (tmp_path / "data" / KEY_FILE).stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "data").iterdir()] == [KEY_FILE]


@pytest.mark.parametrize("content", ["short", "", f"{'k' * 64}\nshort\n"])
def test_a_damaged_key_is_said_to_be(tmp_path: Path, content: str) -> None:
    (tmp_path / KEY_FILE).write_text(content)
    with pytest.raises(OSError, match="damaged"):
        signing_keys(tmp_path)


def test_a_new_key_comes_before_the_others_and_their_cookies_are_given_anew(tmp_path: Path) -> None:
    (old,) = signing_keys(tmp_path)
    cookie = Guests([old], "").cookie("ada", is_secure=False).partition(";")[0]
    assert rotate(tmp_path) == 2
    new, kept = signing_keys(tmp_path)
    assert kept == old != new
    guests = Guests([new, old], "")
    known = guests.known(cookie)
    assert known is not None
    assert (known.guest, known.is_old) == ("ada", True)
    again = guests.known(guests.cookie("ada", is_secure=False).partition(";")[0])
    assert again is not None
    assert not again.is_old
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o077 == 0


def test_a_key_that_somebody_else_has_seen_is_replaced_and_knows_nobody_any_more(tmp_path: Path) -> None:
    (old,) = signing_keys(tmp_path)
    cookie = Guests([old], "").cookie("ada", is_secure=False).partition(";")[0]
    assert rotate(tmp_path, is_alone=True) == 1
    assert Guests(signing_keys(tmp_path), "").known(cookie) is None

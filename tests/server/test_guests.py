"""The signing key and the cookies it signs."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from faience.server import guests
from faience.server.guests import KEY_FILE, Guests, signing_key


def header(cookie: str) -> str:
    """What a browser sends back for a cookie."""
    return cookie.partition(";")[0]


def test_the_key_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    key = signing_key(tmp_path / "data")
    assert len(key) == 64
    assert signing_key(tmp_path / "data") == key
    assert (tmp_path / "data" / KEY_FILE).stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "data").iterdir()] == [KEY_FILE]


def test_a_damaged_key_is_said_to_be(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text("short")
    with pytest.raises(OSError, match="damaged"):
        signing_key(tmp_path)


def test_guests_are_known_again() -> None:
    known = Guests(b"k" * 64, "")
    guest = known.new()
    assert known.known(f"other=1; {header(known.cookie(guest, is_secure=False))}; more=2") == (guest, False)
    assert known.new() != guest


@pytest.mark.parametrize(
    "other",
    ['prefs={"x":1}', "na@me=1", "x[1]=2", 'a="unclosed', "flag", "=", "a=b c", "a=b=c", "é=1", 'q="a; b"', "", " "],
)
def test_cookies_of_other_applications_do_not_matter(other: str) -> None:
    known = Guests(b"k" * 64, "")
    own = header(known.cookie("ada", is_secure=False))
    for text in (f"{other}; {own}", f"{own}; {other}", f"{other};{own};{other}"):
        assert known.known(text) == ("ada", False)


def test_a_forged_cookie_of_the_same_name_does_not_hide_the_right_one() -> None:
    known = Guests(b"k" * 64, "")
    own = header(known.cookie("ada", is_secure=False))
    assert known.known(f"{known.cookie_name}=forged; {own}") == ("ada", False)


def test_another_key_knows_nobody() -> None:
    cookie = header(Guests(b"k" * 64, "").cookie("ada", is_secure=False))
    other = Guests(b"x" * 64, "")
    assert other.known(cookie) is None
    value = cookie.partition("=")[2]
    assert other.known(f"{other.cookie_name}={value}") is None


@pytest.mark.parametrize("text", ["", "=", ";;;", "a=b", "\x00", "faience", "x" * 10_000, 'a="unclosed'])
def test_headers_that_make_no_sense_are_nobody(text: str) -> None:
    assert Guests(b"k" * 64, "").known(text) is None


def test_an_old_cookie_is_given_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Guests(b"k" * 64, "")
    cookie = header(known.cookie("ada", is_secure=False))

    class Later(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime.now(UTC) + timedelta(days=8)

    monkeypatch.setattr(guests, "datetime", Later)
    assert known.known(cookie) == ("ada", True)


def test_a_cookie_is_secure_where_it_should_be() -> None:
    known = Guests(b"k" * 64, "/games")
    assert known.cookie("ada", is_secure=True).endswith("; Secure")
    assert "; Path=/games;" in known.cookie("ada", is_secure=False)

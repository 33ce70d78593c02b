"""The cookies that guests are known by."""

import hashlib
from datetime import UTC, datetime, timedelta

import pytest
from itsdangerous import TimestampSigner

from faience.server import guests
from faience.server.guests import Guests

KEY = b"k" * 64


def header(cookie: str) -> str:
    """What a browser sends back for a cookie."""
    return cookie.partition(";")[0]


def name_in(known: Guests, text: str, *, is_secure: bool = False) -> str | None:
    found = known.known(text, is_secure=is_secure)
    return found.guest if found else None


def former(guest: str) -> str:
    """A cookie as servers gave them until the name began to depend on https."""
    signer = TimestampSigner(KEY, salt="faience guest", digest_method=hashlib.sha256)
    return f"faience-{hashlib.sha256(b'cookie name' + KEY).hexdigest()[:8]}={signer.sign(guest).decode()}"


def later(monkeypatch: pytest.MonkeyPatch, **passed: float) -> None:
    """Let some time pass."""

    class Later(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime.now(UTC) + timedelta(**passed)

    monkeypatch.setattr(guests, "datetime", Later)


def test_guests_are_known_again() -> None:
    known = Guests([KEY], "")
    guest = known.new()
    found = known.known(f"other=1; {header(known.cookie(guest, is_secure=False))}; more=2")
    assert found is not None
    assert (found.guest, found.is_old) == (guest, False)
    assert known.new() != guest


@pytest.mark.parametrize(
    "other",
    ['prefs={"x":1}', "na@me=1", "x[1]=2", 'a="unclosed', "flag", "=", "a=b c", "a=b=c", "é=1", 'q="a; b"', "", " "],
)
def test_cookies_of_other_applications_do_not_matter(other: str) -> None:
    known = Guests([KEY], "")
    own = header(known.cookie("ada", is_secure=False))
    for text in (f"{other}; {own}", f"{own}; {other}", f"{other};{own};{other}"):
        assert name_in(known, text) == "ada"


def test_a_forged_cookie_of_the_same_name_does_not_hide_the_right_one() -> None:
    known = Guests([KEY], "")
    own = header(known.cookie("ada", is_secure=False))
    assert name_in(known, f"{known.cookie_name(is_secure=False)}=forged; {own}") == "ada"


def test_another_key_knows_nobody() -> None:
    cookie = header(Guests([KEY], "").cookie("ada", is_secure=False))
    other = Guests([b"x" * 64], "")
    assert name_in(other, cookie) is None
    value = cookie.partition("=")[2]
    assert name_in(other, f"{other.cookie_name(is_secure=False)}={value}") is None


@pytest.mark.parametrize("text", ["", "=", ";;;", "a=b", "\x00", "faience", "x" * 10_000, 'a="unclosed'])
def test_headers_that_make_no_sense_are_nobody(text: str) -> None:
    assert name_in(Guests([KEY], ""), text) is None


def test_an_old_cookie_is_given_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Guests([KEY], "")
    cookie = header(known.cookie("ada", is_secure=False))
    later(monkeypatch, days=8)
    found = known.known(cookie)
    assert found is not None
    assert (found.guest, found.is_old) == ("ada", True)


def test_a_cookie_lasts_for_as_long_as_the_browser_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Guests([KEY], "")
    cookie = known.cookie("ada", is_secure=False)
    assert "; Max-Age=34560000;" in cookie
    later(monkeypatch, days=399)
    assert name_in(known, header(cookie)) == "ada"
    later(monkeypatch, days=401)
    assert name_in(known, header(cookie)) is None


def test_a_clock_that_was_set_back_makes_nobody_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Guests([KEY], "")
    cookie = header(known.cookie("ada", is_secure=False))
    later(monkeypatch, hours=-1)
    assert name_in(known, cookie) == "ada"


def test_a_cookie_is_secure_where_it_should_be() -> None:
    known = Guests([KEY], "/games")
    assert known.cookie("ada", is_secure=True).endswith("; Secure")
    assert "; Path=/games;" in known.cookie("ada", is_secure=False)


@pytest.mark.parametrize(("path", "prefix"), [("", "__Host-"), ("/games", "__Secure-")])
def test_over_https_a_cookie_has_a_name_that_no_other_site_can_set(path: str, prefix: str) -> None:
    known = Guests([KEY], path)
    cookie = known.cookie("ada", is_secure=True)
    assert cookie.startswith(f"{prefix}faience-")
    assert name_in(known, header(cookie), is_secure=True) == "ada"
    assert not known.cookie("ada", is_secure=False).startswith("__")


def test_cookies_from_before_the_prefix_are_taken_and_given_anew() -> None:
    found = Guests([KEY], "").known(former("ada"), is_secure=True)
    assert found is not None
    assert (found.guest, found.is_old) == ("ada", True)
    assert name_in(Guests([KEY], ""), former("ada")) == "ada"


def test_over_https_a_cookie_of_today_without_the_prefix_is_worth_nothing() -> None:
    known = Guests([KEY], "")
    planted = header(known.cookie("eve", is_secure=True)).removeprefix("__Host-")
    assert name_in(known, planted, is_secure=True) is None
    own = header(known.cookie("ada", is_secure=True))
    assert name_in(known, f"{former('eve')}; {own}", is_secure=True) == "ada"


def test_cookies_from_before_a_guest_signed_out_other_devices_say_nothing() -> None:
    known = Guests([KEY], "")
    before = header(known.cookie("ada", is_secure=False))
    assert not known.is_signed_out(before)
    known.epochs["ada"] = 1
    after = header(known.cookie("ada", is_secure=False))
    assert name_in(known, before) is None
    assert known.is_signed_out(before)
    assert not known.is_signed_out("")
    assert name_in(known, f"{before}; {after}") == "ada"
    assert name_in(known, header(known.cookie("bob", is_secure=False))) == "bob"

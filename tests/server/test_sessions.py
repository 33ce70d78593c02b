"""Signing out other devices."""

from pathlib import Path

import httpx

from faience.server.guests import Guests
from faience.server.signing import signing_keys
from tests.server.serving import Person, Served, seen, served, started


def thief_of(ada: Person) -> Person:
    """Somebody on another device who has got hold of a cookie."""
    thief = Person(ada.server)
    thief.http.cookies = httpx.Cookies(dict(ada.http.cookies))
    return thief


def test_another_device_is_a_stranger_after_signing_out_and_this_one_is_not(ada: Person) -> None:
    table = ada.make("me", "friend")["table"]
    with thief_of(ada) as thief:
        assert seen(thief.get(f"/api/tables/{table}"))["you"] == [1]
        assert ada.post("/api/me/sign-out").json() == {"name": ""}
        assert seen(thief.get(f"/api/tables/{table}"))["you"] == []
    assert seen(ada.get(f"/api/tables/{table}"))["you"] == [1]


def test_seats_that_links_have_opened_elsewhere_are_ones_own_again(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    key = seen(ada.get(f"/api/tables/{table}"))["keys"]["1"]
    with Person(ada.server) as phone, Person(ada.server) as late:
        phone.done(table, do="sit", seat=1, key=key)
        assert seen(phone.get(f"/api/tables/{table}"))["you"] == [1]
        ada.post("/api/me/sign-out")
        assert seen(phone.get(f"/api/tables/{table}"))["you"] == []
        assert late.refused(table, do="sit", seat=1, key=key) == "seat-taken"
        view = seen(ada.get(f"/api/tables/{table}"))
        assert (view["you"], view["status"]) == ([1], "playing")
        assert view["keys"]["1"] != key
    assert seen(bob.get(f"/api/tables/{table}"))["you"] == [2]


def test_what_was_asked_just_before_takes_nobodys_new_cookie_away(ada: Person) -> None:
    before = dict(ada.http.cookies)
    ada.post("/api/me/sign-out")
    late = httpx.get(f"{ada.server.url}/api/me", cookies=before)
    assert "set-cookie" not in late.headers
    page = httpx.get(f"{ada.server.url}/api/me", cookies=before, headers={"Accept": "text/html"})
    assert "set-cookie" in page.headers


def test_sockets_of_other_devices_are_closed(ada: Person) -> None:
    table = ada.make("me", "friend")["table"]
    with thief_of(ada) as thief, thief.live(table) as line:
        ada.post("/api/me/sign-out")
        assert line.closed() == 1012


def test_who_is_signed_out_is_known_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server, Person(server) as ada:
        ada.http.put("/api/me", json={"name": "Ada"})
        before = ada.cookie
        assert ada.post("/api/me/sign-out").json() == {"name": "Ada"}
        after = ada.cookie
    with served(tmp_path) as server:
        assert names(server, after) == "Ada"
        assert names(server, before) == ""
    assert Guests(signing_keys(tmp_path), "").known(before) is not None  # but for the epoch it would be taken


def test_another_server_on_the_same_store_hears_of_it(server: Served, ada: Person) -> None:
    before = ada.cookie
    server.within(server.services.store.begin_epoch(known(server, before), 1))
    assert known(server, before)
    server.within(server.services.sessions._look())
    assert not known(server, before)


def names(server: Served, cookie: str) -> str:
    return str(httpx.get(f"{server.url}/api/me", headers={"Cookie": cookie}).json()["name"])


def known(server: Served, cookie: str) -> str:
    found = server.gate._guests.known(cookie)
    return found.guest if found else ""

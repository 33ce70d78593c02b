"""A data folder of an earlier version, with games in the middle of which it was left, is served on."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from faience.games import Record, fairness
from faience.server.guests import Guests
from faience.store import FILE
from faience.store.upgrade import HEAD, version
from tests.server.former import CLASSIC, GUESTS, KEY, PAVILION, WAITING, laid_out
from tests.server.serving import Person, Served, move, play_on, seen, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(laid_out(tmp_path)) as running:
        yield running


def returning(server: Served, name: str) -> Person:
    """Somebody with the cookie they were given then."""
    name_of_cookie, _, value = Guests([KEY], "").cookie(GUESTS[name], is_secure=False).partition(";")[0].partition("=")
    person = Person(server)
    person.http.cookies = httpx.Cookies({name_of_cookie: value})
    assert person.get("/api/me") == {"name": name}
    return person


def test_games_in_progress_go_on_to_their_end_and_their_record_verifies(server: Served) -> None:
    assert version(server.settings.data / FILE) == HEAD
    with returning(server, "Ada") as ada, returning(server, "Bob") as bob:
        mine = {table["table"]: table["status"] for table in ada.get("/api/tables/mine")}
        assert mine == {CLASSIC: "playing", PAVILION: "playing", WAITING: "waiting"}
        with ada.live(CLASSIC) as one, bob.live(CLASSIC) as two:
            assert one.view["number"] == 18
            play_on({1: one, 2: two})
            assert one.view["status"] == "over"
        record = ada.http.get(f"/api/tables/{CLASSIC}/record").text
        assert record.startswith("faience 1\n")
        assert fairness.check(Record.parse(record)).status == "verified"


def test_the_days_for_a_move_do_not_run_while_no_server_is_there(server: Served) -> None:
    people = [returning(server, name) for name in GUESTS]
    views = [seen(person.get(f"/api/tables/{PAVILION}")) for person in people]
    (mover,) = [at for at, view in enumerate(views) if view["turn"] in view["you"]]
    assert views[mover]["options"]
    after = people[mover].done(PAVILION, **move(views[mover]))
    assert after["version"] > views[mover]["version"]
    for person in people:
        person.http.close()


def test_a_table_that_waited_takes_whoever_comes_with_the_invitation_of_then(server: Served) -> None:
    with returning(server, "Ada") as ada, Person(server) as eve:
        key = seen(ada.get(f"/api/tables/{WAITING}"))["keys"]["2"]
        eve.done(WAITING, do="sit", seat=2, key=key, name="Eve")
        assert [seat["name"] for seat in seen(ada.get(f"/api/tables/{WAITING}"))["seats"]] == ["Ada", "Eve"]

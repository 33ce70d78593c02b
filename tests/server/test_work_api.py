"""The address for workers, as those who know a key and those who do not find it."""

import gzip
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from faience import __version__
from faience.games import Game
from faience.work import replaying
from faience.work.tasks import Offer, Replayed, ReplayTask
from tests.server.serving import Person, Served, served

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example.faience").read_text(encoding="utf-8")
KEY, OTHER = "k" * 32, "o" * 40


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("data")
    with served(folder, worker_keys=(OTHER, KEY), workers_only=True, bot_pause=0, rate_factor=1.0) as running:
        yield running


def say(server: Served, key: str | None = KEY, path: str = "/api/work", **said: Any) -> httpx.Response:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    call = {"worker": "w", "version": __version__, "wait": 0} | said
    return httpx.post(f"{server.url}{path}", json=call, headers=headers, timeout=300)


def test_without_a_key_of_its_own_a_server_has_no_such_address(server: Served) -> None:
    answer = say(server)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("key", [None, "k", "k" * 31, "k" * 33, "ü" * 16])
@pytest.mark.parametrize("path", ["/api/work", "/api/work/", "//api/work"])
def test_who_shows_no_key_is_turned_away(house: Served, key: str | None, path: str) -> None:
    headers = {} if key is None else {b"Authorization": f"Bearer {key}".encode()}
    answer = httpx.post(f"{house.url}{path}", json={}, headers=headers)
    assert answer.status_code in (403, 404)
    if path == "/api/work":
        assert answer.json()["code"] == "wrong-key"


def test_each_of_several_keys_is_one_so_that_they_can_be_changed(house: Served) -> None:
    assert [say(house, key).json() for key in (KEY, OTHER)] == [{"offer": None}] * 2


def test_who_has_a_key_may_ask_more_often_than_guests_and_who_has_none_may_not(house: Served) -> None:
    with httpx.Client(headers={"Authorization": f"Bearer {KEY}"}) as worker, httpx.Client() as stranger:
        call = {"worker": "w", "version": __version__, "wait": 0}
        worked = [worker.post(f"{house.url}/api/work", json=call).status_code for _ in range(250)]
        turned = [stranger.post(f"{house.url}/api/work", json=call).status_code for _ in range(250)]
    assert set(worked) == {200}
    assert set(turned) == {403, 429}


def test_a_worker_of_another_version_is_told_so_whatever_else_it_says(house: Served) -> None:
    answer = say(house, version="0.0.1", something="else")
    assert (answer.status_code, answer.json()["code"]) == (409, "wrong-version")
    assert answer.json()["message"] == (
        f"the server runs version {__version__} and this worker version 0.0.1; install the same one"
    )


@pytest.mark.parametrize("said", [{"worker": "two words"}, {"takes": "slow"}, {"wait": 1000}, {"done": {"id": "x"}}])
def test_what_makes_no_sense_is_refused(house: Served, said: dict[str, Any]) -> None:
    assert say(house, **said).status_code == 400


def test_a_bot_makes_the_move_that_a_worker_answers_and_never_an_illegal_one(house: Served) -> None:
    with Person(house) as ada:
        table = ada.make("me", "bot", first=2)["table"]
        with ada.live(table) as line:
            line.answer(do="end", seat=1, end="-")
            wrong = say(house, wait=20).json()["offer"]
            assert wrong["task"]["task"] == "move"
            assert say(house, done={"is": "moved", "id": wrong["id"], "move": "9J9"}).json() == {"offer": wrong}
            right = str(Game.from_position(wrong["task"]["position"]).legal_moves()[-1])
            assert say(house, done={"is": "moved", "id": wrong["id"], "move": right}).status_code == 200
            view = line.wait_for(lambda view: view["turn"] == 1 and view["last"])
            assert view["last"]["move"] == right


def test_a_game_to_step_through_is_the_same_whoever_makes_it(house: Served, server: Served) -> None:
    with Person(server) as bob, Person(house) as ada, ThreadPoolExecutor(1) as asking:
        ours = bob.post("/api/replay", {"record": EXAMPLE})
        say(house)  # there is a worker
        asked = asking.submit(ada.post, "/api/replay", {"record": EXAMPLE})
        offer = msgspec.convert(say(house, wait=20).json()["offer"], Offer)
        assert isinstance(offer.task, ReplayTask)
        done = msgspec.to_builtins(Replayed(offer.id, replaying.made_for(offer.task)))
        assert say(house, done=done).status_code == 200
        assert asked.result().content == ours.content


def test_a_worker_that_sends_no_game_to_step_through_does_no_harm(house: Served) -> None:
    with Person(house) as ada, ThreadPoolExecutor(1) as asking:
        say(house)
        asked = asking.submit(ada.post, "/api/replay", {"record": EXAMPLE})
        offer = say(house, wait=20).json()["offer"]
        done = msgspec.to_builtins(Replayed(offer["id"], gzip.compress(b'{"game": "classic"}')))
        assert say(house, done=done).status_code == 200
        assert asked.result().json()["frames"]

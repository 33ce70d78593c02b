"""Living under a path prefix, behind a proxy that takes it off and behind one that does not."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Person, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text('<!doctype html><base href="/" /><script src="./assets/a.js"></script>')
    (page / "assets").mkdir()
    (page / "assets" / "a.js").write_text("1")
    with served(tmp_path_factory.mktemp("data"), prefix="/games/faience", page=page) as running:
        yield running


def test_everything_is_found_under_the_prefix(server: Served, ada: Person) -> None:
    table = ada.make()["table"]
    assert ada.get(f"/api/tables/{table}")["shared"]["table"]["table"] == table
    with ada.live(table) as line:
        assert line.view["table"] == table
    assert ada.get("/schema")["servers"] == [{"url": "/games/faience"}]
    assert httpx.get(f"{server.url}/assets/a.js").text == "1"


def test_the_page_knows_where_it_lives(server: Served) -> None:
    for path in ("/", "/t/abcdefgh", "/open"):
        assert '<base href="/games/faience/">' in httpx.get(f"{server.url}{path}").text


def test_the_prefix_alone_leads_to_the_page(server: Served) -> None:
    answer = httpx.get(server.url)
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/faience/")


def test_a_proxy_may_take_the_prefix_off(server: Served) -> None:
    assert httpx.get(f"{server.root}/api/catalog").status_code == 200
    assert '<base href="/games/faience/">' in httpx.get(f"{server.root}/").text


def test_the_cookie_is_for_the_prefix_alone(server: Served) -> None:
    assert "Path=/games/faience" in httpx.get(f"{server.url}/api/me").headers["set-cookie"].split("; ")


def test_a_name_that_only_begins_like_the_prefix_is_another(server: Served) -> None:
    assert httpx.get(f"{server.root}/games/faience2/api/catalog").status_code == 404


def test_a_proxy_is_believed_about_https(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        answer = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in answer.headers["set-cookie"].split("; ")

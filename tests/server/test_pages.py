"""The built page: one document, files that browsers keep, and what is said when it is missing."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from faience.games import GAMES
from faience.server.pages import language_of
from faience.words import Words
from tests.server.serving import Person, Served, served

DOCUMENT = '<!doctype html>\n<base href="/" />\n<link rel="icon" href="./icon.svg">'
SCRIPT = "console.log('tiles');" * 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text(DOCUMENT)
    (page / ".fingerprint").write_text("of the build")
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "covers").mkdir()
    for name in ("faience", "classic"):
        (page / "covers" / f"{name}.jpg").write_bytes(b"a picture")
    (page / "assets" / "index-Ab12.js").write_text(SCRIPT)
    (page / "assets" / "index-Ab12.css").write_text("p{}")
    (page.parent / "outside.txt").write_text("private")
    with served(tmp_path_factory.mktemp("data"), page=page) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/g/abcdefgh", "/open", "/mine", "/rules", "/rules/classic"])
def test_every_address_people_visit_is_the_same_document(server: Served, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"
    assert '<base href="/">' in answer.text


def test_the_document_makes_a_guest_so_that_all_it_asks_for_comes_from_one(server: Served) -> None:
    with httpx.Client(base_url=server.url) as browser:
        assert "set-cookie" in browser.get("/").headers
        assert [name for name in ("/api/me", "/api/catalog", "/") if "set-cookie" in browser.get(name).headers] == []
    assert "set-cookie" not in httpx.get(f"{server.url}/assets/index-Ab12.js").headers


def tags(server: Served, path: str, language: str = "en") -> dict[str, str]:
    """What a messenger that follows a link reads in the head of the page."""
    text = httpx.get(f"{server.url}{path}", headers={"Accept-Language": language}).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text)
    return {name: html.unescape(content) for name, content in found}


def test_a_link_to_the_page_is_shown_in_the_language_of_whoever_asks(server: Served) -> None:
    home = tags(server, "/")
    assert (home["og:title"], home["og:site_name"]) == ("Faience", "Faience")
    assert home["description"] == home["og:description"] == Words("en").say("home-lead")
    assert tags(server, "/", "de, fr-CA;q=0.8, en;q=0.5")["og:description"] == Words("fr").say("home-lead")
    assert tags(server, "/t/abcdefgh") == tags(server, "/rules") == home
    assert "Accept-Language" in httpx.get(server.url).headers["vary"]


def test_a_link_to_a_table_tells_who_invites_to_what(server: Served) -> None:
    with Person(server) as ada:
        ada.http.put("/api/me", json={"name": 'Ada "<b>" & Co'})
        table = ada.make("me", "friend", "open")["table"]
        shown = tags(server, f"/t/{table}")
        assert shown["og:title"] == 'Ada "<b>" & Co invites you to Classic'
        assert shown["og:description"] == "2 open seats."
        assert "<b>" not in httpx.get(f"{server.url}/t/{table}").text
        assert tags(server, f"/t/{table}", "fr")["og:description"] == "2 places libres."


def test_a_link_is_shown_with_the_picture_of_its_game(server: Served) -> None:
    with Person(server) as ada:
        shown = {
            game: tags(server, f"/t/{ada.make('me', 'friend', game=game)['table']}") for game in ("classic", "sintra")
        }
    assert shown["classic"]["og:image"] == f"{server.url}/covers/classic.jpg"
    assert shown["classic"]["twitter:card"] == "summary_large_image"
    assert shown["sintra"]["og:image"] == tags(server, "/")["og:image"] == f"{server.url}/covers/faience.jpg"
    answer = httpx.get(shown["classic"]["og:image"])
    assert (answer.content, answer.headers["content-type"]) == (b"a picture", "image/jpeg")


def test_the_picture_of_a_link_is_found_under_the_address_that_people_know(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "covers").mkdir(parents=True)
    (page / "index.html").write_text(DOCUMENT)
    (page / "covers" / "faience.jpg").write_bytes(b"a picture")
    public = "https://play.example/tiles"
    with served(tmp_path / "data", page=page, prefix="/tiles", public_url=public) as running:
        assert tags(running, "/")["og:image"] == f"{public}/covers/faience.jpg"


def test_without_pictures_a_link_is_shown_without_one(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(DOCUMENT)
    with served(tmp_path / "data", page=page) as running:
        shown = tags(running, "/")
    assert "og:image" not in shown
    assert shown["twitter:card"] == "summary"


def test_every_game_with_a_page_has_its_picture() -> None:
    pictures = Path(__file__).parents[2] / "frontend" / "public" / "covers"
    assert {book.name for book in GAMES.values() if book.has_page} <= {path.stem for path in pictures.glob("*.jpg")}


def test_a_link_to_a_table_that_is_closed_to_strangers_tells_only_the_game(server: Served) -> None:
    with Person(server) as ada:
        ada.http.put("/api/me", json={"name": "Ada"})
        table = ada.make("me", "friend", has_spectators=False)["table"]
        assert tags(server, f"/t/{table}")["og:title"] == "Faience: Classic"
        assert "Ada" not in httpx.get(f"{server.url}/t/{table}").text


def test_a_link_to_a_game_that_has_begun_invites_nobody(server: Served) -> None:
    with Person(server) as ada:
        table = ada.make("me", "bot")["table"]
        ada.done(table, do="end", seat=1, end="-")
        shown = tags(server, f"/t/{table}")
        assert (shown["og:title"], shown["og:description"]) == ("Faience: Classic", "The game is in progress.")


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.4, fr ; q=0.5", "fr"),
        ("frr", "en"),
        ("*;q=0.1,;;", "en"),
    ],
)
def test_the_language_is_the_best_of_those_asked_for(accepted: str, expected: str) -> None:
    assert language_of(accepted) == expected


def test_a_person_at_a_wrong_address_gets_the_document_and_a_program_gets_the_reason(server: Served) -> None:
    person = httpx.get(f"{server.url}/nowhere", headers={"Accept": "text/html"})
    assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<base href="/">' in person.text
    for path in ("/nowhere", "/api/nowhere", "/assets/gone.js"):
        accepted = "*/*" if path == "/nowhere" else "text/html"
        program = httpx.get(f"{server.url}{path}", headers={"Accept": accepted})
        assert (program.status_code, program.json()["code"]) == (404, "not-found")


def test_assets_are_kept_for_ever_and_the_rest_is_asked_for(server: Served) -> None:
    script = httpx.get(f"{server.url}/assets/index-Ab12.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.text == SCRIPT
    assert httpx.get(f"{server.url}/assets/index-Ab12.css").headers["content-type"].startswith("text/css")
    icon = httpx.get(f"{server.url}/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_a_file_that_is_still_good_is_not_sent_again(server: Served) -> None:
    first = httpx.get(f"{server.url}/")
    again = httpx.get(f"{server.url}/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_large_files_are_compressed_for_those_who_can_read_it(server: Served) -> None:
    address = f"{server.url}/assets/index-Ab12.js"
    packed = httpx.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/.fingerprint",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets",
    ],
)
def test_nothing_else_is_served(server: Served, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_page_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    with served(tmp_path, page=tmp_path / "nowhere") as server:
        answer = httpx.get(f"{server.url}/t/abcdefgh")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert httpx.get(f"{server.url}/api/catalog").status_code == 200

"""The built page: one document for every address that people visit, and its assets.

By hand, since Litestar's static files answer no `If-None-Match` and tag files by their times, which differ between
copies of one build, and its compression packs every answer anew; here each file is read, tagged and packed once.

Tags in the head of the document are what messengers show of a link, in the language of whoever asks for it. They tell
what any stranger may see, since a messenger that follows a link is one.
"""

import gzip
import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from html import escape
from mimetypes import MimeTypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from faience.server.keepers import Keepers
from faience.server.settings import ServerSettings
from faience.table import Table, Who
from faience.words import LANGUAGES, Words

INDEX = "index.html"
_HASHED = "assets/"
"""Files here carry a digest in their names, so that a name always means the same content."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_OWN = "private, no-cache"
"""For the document, which brings a guest's cookie along."""
_BASE = re.compile(r'<base href="/"\s*/?>')
_NO_PAGES = ("api/", _HASHED)
"""Below these nobody looks for a page."""
_ANYONE = Who("")
_ALL_GAMES = "faience"
"""The picture for every address that is not of one game."""
_PICTURE = (1200, 630)
_TABLE = re.compile(r"[tg]/([^/]+)/?")
_WISH = re.compile(r"([a-z]+)(?:-[^,;]*)?\s*(?:;\s*q=([01](?:\.\d*)?))?")
_WORTH_COMPRESSING = 1000
_TYPES = MimeTypes().types_map[True] | {".js": "text/javascript", ".woff2": "font/woff2"}
"""Python's own table: the system's differs from machine to machine, and browsers insist on theirs."""
_MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Faience</title>
<p>The web page has not been built; the server itself is running.</p>
<p>In a clone of the repository <code>./dev</code> builds it;
by hand: <code>cd frontend &amp;&amp; npm ci &amp;&amp; npm run build</code>, then restart the server.</p>
</html>
"""


class PageFile(msgspec.Struct, frozen=True):
    """One file as it is sent."""

    content: bytes
    compressed: bytes | None
    media_type: str
    cache: str
    tag: str


class PageFiles:
    """All files of the page, read once when the server starts; they are few and small."""

    def __init__(self, folder: Path, prefix: str) -> None:
        index = folder / INDEX
        self.is_built = index.is_file()
        self._base = f'<base href="{prefix}/">'
        self._index = index.read_text(encoding="utf-8") if self.is_built else _MISSING
        paths = (path for path in folder.rglob("[!.]*") if path.is_file() and path != index)
        named = ((path.relative_to(folder).as_posix(), path) for path in paths)
        self._files = {name: _read(path, name) for name, path in named} if self.is_built else {}

    def document(self, tags: str) -> PageFile:
        """The document, with tags in its head."""
        text = _BASE.sub(lambda _: f"{self._base}\n{tags}", self._index, count=1)
        return _made(text.encode(), "text/html", _OWN)

    def find(self, name: str) -> PageFile | None:
        """A file other than the document itself, by its path."""
        return self._files.get(name)


def _read(path: Path, name: str) -> PageFile:
    media_type = _TYPES.get(path.suffix, "application/octet-stream")
    return _made(path.read_bytes(), media_type, _FOREVER if name.startswith(_HASHED) else _ASK)


def _made(content: bytes, media_type: str, cache: str) -> PageFile:
    is_packed = media_type.startswith(("image/png", "image/jpeg", "font/"))
    compressed = gzip.compress(content, 9, mtime=0) if len(content) > _WORTH_COMPRESSING and not is_packed else None
    return PageFile(content, compressed, media_type, cache, f'"{sha256(content).hexdigest()[:20]}"')


def send(file: PageFile, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """A file, compressed for those who can read that, or the news that theirs is still good."""
    varies = "Accept-Encoding, Accept-Language" if file.cache == _OWN else "Accept-Encoding"
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": varies}
    if request.headers.get("If-None-Match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.compressed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        content, headers["Content-Encoding"] = file.compressed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=file.media_type)


async def tags_for(path: str, keepers: Keepers, accepted: str, picture: Callable[[str], str | None]) -> str:
    """The tags for an address of the page; `accepted` is the header `Accept-Language`.

    `picture` tells the address of a game's picture.
    """
    words = Words(language_of(accepted))
    title, text, shown = words.say("home-title"), words.say("home-lead"), _ALL_GAMES
    if found := _TABLE.fullmatch(path):
        with suppress(Exception):  # whatever is wrong with the table, the page comes and says so itself
            table = (await keepers.get(found[1])).table
            (title, text), shown = _of_table(table, words), table.settings.game
    facts = {"og:site_name": "Faience", "og:type": "website", "og:title": title, "og:description": text}
    size = "summary"
    if (image := picture(shown) or picture(_ALL_GAMES)) is not None:
        facts |= {"og:image": image, "og:image:width": str(_PICTURE[0]), "og:image:height": str(_PICTURE[1])}
        size = "summary_large_image"
    tags = [f'<meta property="{name}" content="{escape(fact)}">' for name, fact in facts.items()]
    card = f'<meta name="twitter:card" content="{size}">'
    return "\n".join([*tags, card, f'<meta name="description" content="{escape(text)}">'])


def language_of(accepted: str) -> str:
    """The language that somebody would rather read, of those there are."""
    wishes = sorted(_WISH.findall(accepted.lower()), key=lambda wish: float(wish[1] or 1), reverse=True)
    return next((name for name, _ in wishes if name in LANGUAGES), LANGUAGES[0])


def _of_table(table: Table, words: Words) -> tuple[str, str]:
    """A title and a sentence; nothing but the game where strangers may not look."""
    name = f"game-{table.settings.game}"
    game = words.say(name) if words.has(name) else table.settings.game
    if not table.may_see(_ANYONE):
        return words.say("link-game", game=game), words.say("home-lead")
    free = sum(seat.kind in ("friend", "open") for seat in table.seats)
    text = words.say("link-waiting", seats=free) if table.status == "waiting" else words.say(f"link-{table.status}")
    host = next((seat.name for seat in table.seats if table.host in seat.owners and seat.name), None)
    if host is None or table.status != "waiting":
        return words.say("link-game", game=game), text
    return words.say("link-invited", name=host, game=game), text


_PAGES = re.compile(r"([tg]/[^/]+|open|mine|privacy|rules(/[^/]+)?)/?")
"""Addresses that people visit: all are the same document, which looks at the address itself."""


async def _send_document(request: Request[Any, Any, Any], path: str = "", status: int = 200) -> Response[bytes]:
    services = request.app.state.services
    page: PageFiles = services.page
    settings: ServerSettings = services.settings
    root = settings.public_url or f"{request.url.scheme}://{request.url.netloc}{settings.prefix}"

    def picture(game: str) -> str | None:
        name = f"covers/{game}.jpg"
        return f"{root}/{name}" if page.find(name) else None

    tags = await tags_for(path, services.keepers, request.headers.get("Accept-Language", ""), picture)
    return send(page.document(tags), request, status if page.is_built else 503)


@get("/", include_in_schema=False, name="page")
async def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The document."""
    return await _send_document(request)


@get("/{name:path}", include_in_schema=False, name="file")
async def show_file(request: Request[Any, Any, Any], name: FromPath[Path]) -> Response[bytes]:
    """A file of the page; a person who comes to any other address gets the document, which says that it is wrong."""
    page: PageFiles = request.app.state.services.page
    path = name.as_posix().lstrip("/")
    if _PAGES.fullmatch(path):
        return await _send_document(request, path)
    if file := page.find(path):
        return send(file, request)
    if page.is_built and not path.startswith(_NO_PAGES) and "text/html" in request.headers.get("Accept", ""):
        return await _send_document(request, status=404)
    raise NotFoundException("there is nothing at this address")

"""The built page: one document for every address that people visit, and its assets.

By hand, since Litestar's static files answer no `If-None-Match` and tag files by their times, which differ between
copies of one build, and its compression packs every answer anew; here each file is read, tagged and packed once.
"""

import gzip
import re
from hashlib import sha256
from mimetypes import MimeTypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from faience.server.link_tags import tags_for

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
    is_packed = media_type.startswith(("image/png", "font/"))
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


_PAGES = re.compile(r"([tg]/[^/]+|open|mine|rules(/[^/]+)?)/?")
"""Addresses that people visit: all are the same document, which looks at the address itself."""


async def _send_document(request: Request[Any, Any, Any], path: str = "", status: int = 200) -> Response[bytes]:
    page: PageFiles = request.app.state.services.page
    accepted = request.headers.get("Accept-Language", "")
    tags = await tags_for(path, request.app.state.services.keepers, accepted)
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

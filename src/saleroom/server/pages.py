"""The browser client: its built files, and its page for every address that is the client's own."""

import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).parent / "web"
"""Where `make web` builds the client; the wheel contains it."""

CLIENT_ROUTES = re.compile(r"(?:lobby|settings|claim|(?:t|replay|rules|learn|new)/[^/]+)?/?")
"""What the client's router knows (web/src/core/router.svelte.ts); elsewhere its page says that nothing is here."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saleroom</title>
<h1>Saleroom is running, but its pages are not built</h1>
<p>Run <code>make web</code> in the folder of the project and start the server again.
The API works: <a href="/api/v1/games">/api/v1/games</a>. In the terminal there is <code>saleroom play</code>.</p>
</html>
"""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


class Shelf:
    """The built files. Only what was there at the start is served, so no address leads anywhere else."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._kept: dict[str, tuple[bytes, str]] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        """The files, by their path within the folder."""
        found = self.folder.rglob("*") if self.folder.is_dir() else ()
        return frozenset(path.relative_to(self.folder).as_posix() for path in found if path.is_file())

    def content(self, name: str) -> tuple[bytes, str]:
        """A file and its mark; read once."""
        if name not in self._kept:
            data = (self.folder / name).read_bytes()
            self._kept[name] = data, f'"{hashlib.sha256(data).hexdigest()[:24]}"'
        return self._kept[name]

    def answer(self, name: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """A file as a response, compressed if the browser can read that, empty if it has it already."""
        accepted = request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache"}
        stored = name
        for coding, suffix in ENCODINGS:
            if f"{name}{suffix}" in self.names:
                headers["Vary"] = "Accept-Encoding"
                if stored == name and re.search(rf"\b{coding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted):
                    stored = f"{name}{suffix}"
                    headers["Content-Encoding"] = coding
        data, mark = self.content(stored)
        headers["ETag"] = mark
        suffix = Path(name).suffix
        kind = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        if status == 200 and mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        return Response(data, status_code=status, headers=headers, media_type=kind)


shelf = Shelf()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
    """A built file, or the client's page."""
    name = path.strip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    if "index.html" not in shelf.names:
        return Response(NOT_BUILT, media_type=MediaType.HTML)
    if name in shelf.names:
        return shelf.answer(name, request)
    if name.startswith("assets/"):
        raise NotFoundException
    return shelf.answer("index.html", request, 200 if CLIENT_ROUTES.fullmatch(name) else 404)

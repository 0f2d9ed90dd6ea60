"""The browser client: its built files, and its page for every address that is the client's own."""

import hashlib
import json
import mimetypes
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from saleroom.server import languages

FOLDER = Path(__file__).parent / "web"
"""Where `make web` builds the client; the wheel contains it."""

CLIENT_ROUTES = re.compile(
    r"(?:lobby|train|settings|claim|me|matches|new|(?:t|replay|rules|learn|new)/[^/]+)?/?"
)
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
ENTRY = "index.html"
THEME = "theme.js"
"""Runs before anything is painted, and opens a table's line."""
MANIFEST = "manifest.json"
"""Which source became which file, and what that imports; Vite writes it."""
PAGES = {
    "lobby": "Lobby",
    "new": "NewTable",
    "t": "TablePage",
    "replay": "Replay",
    "rules": "Rules",
    "learn": "Learn",
    "train": "Train",
    "claim": "Claim",
    "settings": "SettingsPage",
    "me": "Profile",
    "matches": "Matches",
}
"""The component of each route."""
OWN_WORDS = ("me", "matches")
"""Pages with words that no other page needs (web/src/core/pages.ts)."""
STAGES = {"waiting": "Waiting", "over": "End"}
"""What a table's page shows before and after the match."""
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}


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

    @cached_property
    def sources(self) -> dict[str, Any]:
        """The manifest: by its source, each file with what it imports."""
        if MANIFEST not in self.names:
            return {}
        found: dict[str, Any] = json.loads(self.content(MANIFEST)[0])
        return found

    def whole(self, sources: Iterable[str]) -> dict[str, None]:
        """All files that these sources need, each once, scripts and styles."""
        found: dict[str, None] = {}
        left = [name for name in sources if name in self.sources]
        seen = set(left)
        while left:
            chunk = self.sources[left.pop(0)]
            found[chunk["file"]] = None
            found.update(dict.fromkeys(chunk.get("css", ())))
            more = [name for name in chunk.get("imports", ()) if name not in seen]
            seen.update(more)
            left += more
        return found

    def ahead(self, path: str, game: str | None, stage: str | None, language: str) -> str:
        """A Link header: what a page will ask for next, so that the browser need not find out step by step."""
        head, _, tail = path.partition("/")
        wanted = [f"src/pages/{PAGES.get(head, 'Door')}.svelte"]
        words = [f"locale/{language}/common.ftl"]
        if head in ("new", "rules", "learn"):
            game = tail or None
        if head in OWN_WORDS:
            words += [f"locale/{language}/own.ftl"]
        if head == "t" and stage in STAGES:
            wanted += [f"src/pages/{STAGES[stage]}.svelte"]
        elif game is not None and head in ("t", "replay"):
            wanted += [f"src/tables/{game}/Table.svelte"]
        if game is not None and head in ("t", "replay", "new"):
            words += [f"games/{game}/locale/{language}.ftl"]
        wanted += [f"../src/saleroom/{file}" for file in words]
        # The largest first: a browser asks for six at a time, and those take longest.
        files = sorted(self.whole([ENTRY, *wanted]), key=self.weight, reverse=True)
        links = [
            f"</{file}>; rel=modulepreload"
            if file.endswith(".js")
            else f"</{file}>; rel=preload; as=style; crossorigin"
            for file in files
        ]
        if links and THEME in self.names:
            links.insert(0, f"</{THEME}>; rel=preload; as=script")
        return ", ".join(links)

    def weight(self, name: str) -> int:
        """How large a file is on its way; nothing, if the pages have been built anew since the start."""
        try:
            return len(self.content(f"{name}.br" if f"{name}.br" in self.names else name)[0])
        except OSError:
            return 0

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
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """A built file, or the client's page."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    if ENTRY not in shelf.names:
        return Response(NOT_BUILT, media_type=MediaType.HTML)
    if name in shelf.names:
        return shelf.answer(name, request)
    if name.startswith("assets/"):
        raise NotFoundException
    if not CLIENT_ROUTES.fullmatch(name):
        return shelf.answer(ENTRY, request, 404)
    response = shelf.answer(ENTRY, request)
    language = languages.negotiate(request.headers.get("accept-language"), None)
    ahead = shelf.ahead(name, *table_at(name, request), language)
    if ahead:
        response.headers["Link"] = ahead
    return response


def table_at(path: str, request: Request[Any, Any, Any]) -> tuple[str | None, str | None]:
    """Game and state of the table that an address leads to, where they are at hand."""
    head, _, code = path.partition("/")
    room = request.app.state.services.house.rooms.all.get(code) if head in ("t", "replay") else None
    return (room.row["game"], room.row["state"]) if room is not None else (None, None)

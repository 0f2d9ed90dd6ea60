"""The documentation at /docs: what `make docs` built into the package."""

import base64
import hashlib
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.response import Redirect

from saleroom.server.api.errors import HEADERS
from saleroom.server.pages import Shelf

FOLDER = Path(__file__).parent / "docs"
"""Where `make docs` builds them; the wheel contains it."""
NOT_BUILT = "The documentation is not built: run `make docs` in the folder of the project.\n"
POLICY = "Content-Security-Policy"
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
"""The few scripts that the theme writes into its pages."""

shelf = Shelf(FOLDER)
policies: dict[str, str] = {}


def policy_of(name: str) -> str:
    """The policy of the house for a page, with the scripts that stand in it named by their hashes."""
    if name not in policies:
        page = shelf.content(name)[0]
        hashes = {
            base64.b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE.findall(page)
        }
        allowed = "".join(f" 'sha256-{one}'" for one in sorted(hashes))
        policies[name] = HEADERS[POLICY].replace("script-src 'self'", f"script-src 'self'{allowed}")
    return policies[name]


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False)
def manual(request: Request[Any, Any, Any]) -> Response[Any]:
    """A page of the documentation, or what belongs to one."""
    name = str(request.path_params.get("path", "")).strip("/") or "index.html"
    if "index.html" not in shelf.names:
        return Response(NOT_BUILT, status_code=404, media_type=MediaType.TEXT)
    if request.scope["raw_path"].partition(b"?")[0] == b"/docs":  # links in pages are relative
        return Redirect("/docs/index.html")
    status = 200
    if name not in shelf.names:
        name, status = "404.html", 404
    response = shelf.answer(name, request, status)
    if name.endswith(".html"):
        response.headers[POLICY] = policy_of(name)
    return response

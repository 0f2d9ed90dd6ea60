"""What lists have in common: how long a page is, after what it begins, and where the next one is."""

from typing import Annotated, Literal
from urllib.parse import urlencode

from litestar import MediaType, Response
from litestar.params import QueryParameter

from saleroom.server.api.services import AnyRequest
from saleroom.server.paging import MOST, Page
from saleroom.server.rooms import encode

Limit = Annotated[int, QueryParameter(name="limit", ge=1, le=MOST, description="How many entries at most")]
After = Annotated[
    str | None,
    QueryParameter(
        name="after", max_length=200, description="Where the page before ended, as its `Link` says"
    ),
]
GameFilter = Annotated[
    str | None, QueryParameter(name="game", max_length=20, description="Only of this game")
]
ClockKind = Literal["live", "turns", "none"]


def answer(request: AnyRequest, page: Page) -> Response[bytes]:
    """A page as a list; the header `Link` leads to the next one, if there is one."""
    headers = {}
    if page.next is not None:
        asked = {name: value for name, value in request.query_params.items() if name != "after"}
        query = urlencode({**asked, "after": page.next.text()})
        headers["Link"] = f'<{request.url.path}?{query}>; rel="next"'
    return Response(encode(page.entries), media_type=MediaType.JSON, headers=headers)

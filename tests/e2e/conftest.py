"""A real server and a real Chromium for what people see."""

import faulthandler
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, expect, sync_playwright

from saleroom.server.pages import FOLDER
from tests.server.house import Person, Server
from tools.chromium import FLAGS, find_chromium, find_shell

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
LONGEST = 1200.0
"""Seconds that any one test may take."""

expect.set_options(
    timeout=20_000
)  # PATIENCE in parlour.py; what comes with a page comes late on a busy machine


@pytest.fixture(scope="session")
def aloud(request: pytest.FixtureRequest) -> int:
    """Where errors are written that are not to be kept with the output of a test."""
    with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        return os.dup(2)


@pytest.fixture(autouse=True)
def bounded(aloud: int) -> Iterator[None]:
    """A page whose script hangs answers nothing, and for that nobody has a patience: then all of it is ended."""
    faulthandler.dump_traceback_later(LONGEST, exit=True, file=aloud)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "the pages are not built: run make web"
    with Server(tmp_path_factory.mktemp("e2e"), bot_delay=0, tables=100_000) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; every person has a context of it."""
    with playwright.chromium.launch(executable_path=find_shell(), args=FLAGS) as running:
        yield running


@pytest.fixture(scope="session")
def browser_with_notices(playwright: Playwright) -> Iterator[Browser]:
    """A browser with all that belongs to a desktop: without windows Chromium shows no notices of service workers."""
    with playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS) as running:
        yield running


class Visits:
    """People in front of their screens. What their browsers complain of, and who else they talk to, is kept."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        path: str | None = None,
        *,
        size: dict[str, int] = DESK,
        person: Person | None = None,
        excuse: str | None = None,
        **more: Any,
    ) -> Page:
        """A page in a browser of its own: empty, or with the cookie of somebody. `excuse`: errors to overlook."""
        settings: dict[str, Any] = {
            "viewport": size,
            "base_url": self.server.url,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **more,
        }
        context = self.browser.new_context(**settings)
        self.contexts.append(context)
        self.watch(context, excuse)
        if person and person.secret:
            context.add_cookies([{"name": "saleroom", "value": person.secret, "url": self.server.url}])
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def watch(self, context: BrowserContext, excuse: str | None = None) -> None:
        """From now on errors, refusals of the content policy and strangers are complaints."""
        home = re.compile(
            rf"(http|ws)://127\.0\.0\.1:{self.server.port}/|data:|blob:{self.server.url}|about:blank"
        )

        def complain(text: str) -> None:
            if not (excuse and re.search(excuse, text)):
                self.complaints.append(text)

        def asked(request: Request) -> None:
            if not home.match(request.url):
                complain(f"asked another host: {request.url}")

        def opened(page: Page) -> None:
            page.on(
                "websocket",
                lambda line: None if home.match(line.url) else complain(f"another host: {line.url}"),
            )

        context.on("request", asked)
        context.on("page", opened)
        context.on("weberror", lambda error: complain(str(error.error)))
        context.on("console", lambda message: complain(message.text) if message.type == "error" else None)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visits(browser: Browser, server: Server) -> Iterator[Visits]:
    """Opens browsers; at the end nobody may have complained, and nobody may have talked to another host."""
    yield from watched(Visits(browser, server))


@pytest.fixture
def visits_with_notices(browser_with_notices: Browser, server: Server) -> Iterator[Visits]:
    """The same in a browser that shows notices."""
    yield from watched(Visits(browser_with_notices, server))


def watched(opened: Visits) -> Iterator[Visits]:
    yield opened
    opened.close()
    assert opened.complaints == []


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def page(visits: Visits, request: pytest.FixtureRequest) -> Page:
    """A page in English, on a phone and on a desk; whatever it complains of fails the test."""
    return visits(size=request.param)

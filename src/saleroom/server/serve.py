"""Starting the server."""

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from multiprocessing import parent_process
from types import FrameType

import uvicorn
from litestar import Litestar

from saleroom.core.errors import SetupError
from saleroom.server import garbage
from saleroom.server.api.live import MAX_MESSAGE
from saleroom.server.api.services import Services
from saleroom.server.app import create_app
from saleroom.server.catalogue import games_left_out
from saleroom.server.claim import claimed
from saleroom.server.logs import set_up
from saleroom.server.metrics_server import served
from saleroom.server.migrate import require, upgrade
from saleroom.server.protocols import Http, WebSockets
from saleroom.server.settings import Settings, from_environment

LAST_CALL = 20.0
"""So many seconds a worker whose supervisor has gone may take to end in order."""


def app() -> Litestar:
    """The application as the environment describes it; each worker calls this."""
    settings = from_environment(os.environ)
    set_up(settings)
    garbage.look_often()
    if settings.workers > 1:
        end_with_parent()
    application = create_app(settings)
    application.on_startup += [stop_in_order, look_for_garbage]
    return application


async def look_for_garbage(application: Litestar) -> None:
    """From now on look for garbage when nobody plays, and never again at what was loaded to start."""
    garbage.keep_for_good()
    application.state.collecting = asyncio.create_task(
        garbage.collect_when_quiet(application.state.services.store)
    )


async def stop_in_order(application: Litestar) -> None:
    """On SIGTERM and SIGINT: say that we are not ready, wait for proxies to see it, end streams, let uvicorn stop."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            replace_handler(number, application.state.services)


def replace_handler(number: int, services: Services) -> None:
    """Put ours before uvicorn's handler of a signal. A second signal goes straight to that."""
    loop = asyncio.get_running_loop()
    stop = signal.getsignal(number)
    assert callable(stop)

    def end() -> None:
        services.end_streams()
        stop(number, None)

    def begin(_number: int, frame: FrameType | None) -> None:
        if services.closing:
            stop(number, frame)
            return
        services.closing = True
        loop.call_soon_threadsafe(loop.call_later, services.settings.drain, end)

    signal.signal(number, begin)


def end_with_parent() -> None:
    """End in order soon after the process that started this worker has gone, however that ended."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()  # at once, if it is gone already
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST_CALL)
        os._exit(1)

    threading.Thread(target=watch, name="saleroom-parent", daemon=True).start()


def allow_many_connections() -> None:
    """Let this process and its workers open as many files and sockets as the machine allows, and not only 1,024."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # where no limit at all cannot be asked for
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings) -> None:
    """Serve until a signal ends it: open requests are answered, what is acknowledged is stored."""
    if settings.log_format not in ("text", "json"):
        raise SetupError(f"SALEROOM_LOG_FORMAT is {settings.log_format!r}; it may be text or json")
    if settings.workers > 1 and not settings.redis_url:
        raise SetupError("several workers need SALEROOM_REDIS_URL, so that they hear of each other")
    set_up(settings)
    allow_many_connections()
    with claimed(settings):
        upgrade(settings.database(), only_sqlite=True)
        require(settings.database())
        for problem in games_left_out():
            print(f"saleroom: {problem}", file=sys.stderr)
        for name, value in vars(settings).items():
            os.environ[f"SALEROOM_{name.upper()}"] = str(value)
        # uvicorn sends itself the signal again when it has ended in order: that is a success.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        with served(settings):
            uvicorn.run(
                "saleroom.server.serve:app",
                factory=True,
                host=settings.host,
                port=settings.port,
                workers=settings.workers if settings.workers > 1 else None,
                log_config=None,
                access_log=False,
                http=Http,
                ws=WebSockets,
                ws_per_message_deflate=False,
                ws_max_size=4 * MAX_MESSAGE,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=10,
                server_header=False,
            )

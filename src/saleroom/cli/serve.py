"""`saleroom` alone, `saleroom serve` and `saleroom db`."""

import os
import socket
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from saleroom.cli.screen import put, screen
from saleroom.core.errors import SetupError


def environment_help() -> str:
    """Every setting with its default, for the help text."""
    from saleroom.server.settings import HELP, Settings

    defaults = vars(Settings())
    lines = ["configuration by environment:"]
    for name, text in HELP.items():
        value = defaults[name]
        default = "" if value == "" else f" (default {int(value) if isinstance(value, bool) else value})"
        lines.append(f"  SALEROOM_{name.upper():<20} {text}{default}")
    return "\n".join(lines)


@contextmanager
def server_packages() -> Iterator[None]:
    """Imports of the server: SetupError where a package is missing that nothing else here needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "saleroom"):
            raise
        raise SetupError(
            f"the server needs the package {package}, which is not installed here; "
            "pip install saleroom brings all that is missing"
        ) from None


def run_serve(arguments: Namespace) -> int:
    """Serve tables until interrupted."""
    with server_packages():
        from saleroom.server.serve import serve
        from saleroom.server.settings import from_environment

    settings = from_environment(os.environ, host=arguments.host, port=arguments.port)
    put(screen(stderr=True), f"Saleroom listens on http://{settings.host}:{settings.port} (Ctrl-C ends it).")
    serve(settings)
    return 0


LOOPBACK = "127.0.0.1"
PORTS_TRIED = 20
OPENS_WITHIN = 30.0


def run_house(arguments: Namespace) -> int:
    """Serve on this machine alone and open the page in a browser."""
    with server_packages():
        from saleroom.server.serve import serve
        from saleroom.server.settings import from_environment

    wanted = from_environment(os.environ, host=LOOPBACK, port=arguments.port)
    port = free_port(wanted.port)
    settings = from_environment(os.environ, host=LOOPBACK, port=port)
    address = f"http://{LOOPBACK}:{port}"
    put(screen(), f"Saleroom is open at {address} (Ctrl-C closes it).")
    if not arguments.no_browser:
        threading.Thread(target=open_page, args=(address, port), daemon=True).start()
    serve(settings)
    return 0


def free_port(first: int) -> int:
    """A port that nobody listens on: the first, or one of the next."""
    for port in range(first, first + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((LOOPBACK, port))
            except (OSError, OverflowError):
                continue
            return port
    raise SetupError(
        f"the ports {first} to {first + PORTS_TRIED - 1} are all taken; --port names another one"
    )


def open_page(address: str, port: int) -> None:
    """Open the page as soon as the server answers; a machine without a browser has the printed address."""
    end = time.monotonic() + OPENS_WITHIN
    while time.monotonic() < end:
        try:
            socket.create_connection((LOOPBACK, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            try:
                webbrowser.open(address)
            except webbrowser.Error:
                return
            return


def run_db(arguments: Namespace) -> int:
    """Bring the database to the newest schema."""
    with server_packages():
        from saleroom.server.migrate import upgrade
        from saleroom.server.settings import from_environment

    upgrade(from_environment(os.environ).database())
    put(screen(), "The database is up to date.")
    return 0

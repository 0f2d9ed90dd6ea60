"""Where friends find the pages: a table that was opened at 127.0.0.1 is of no use to them."""

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from saleroom.server.settings import Settings

EVERYWHERE = ("", "0.0.0.0", "::")  # compared with, not listened on
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: a way there is looked up, and nothing is sent."""


class Invitation(NamedTuple):
    """The beginning of addresses that can be given to others."""

    address: str | None
    """None where only this machine can reach the server and it has no other network."""
    open: bool
    """Whether others reach the server there now; if not, it listens on this machine alone."""


def invitation(base: str, client: str, settings: Settings) -> Invitation:
    """Where others find what somebody sees at `base`, asked from the address `client`."""
    if settings.address:
        return Invitation(settings.address.rstrip("/"), True)
    base = base.rstrip("/")
    seen = urlsplit(base)
    if not (is_loopback(seen.hostname or "") and is_loopback(client)):
        return Invitation(base, True)
    network = own_address()
    if network is None:
        return Invitation(None, False)
    port = f":{seen.port}" if seen.port else ""
    return Invitation(f"{seen.scheme}://{network}{port}", settings.host in EVERYWHERE)


def is_loopback(host: str) -> bool:
    """Whether a host's name or address means the machine it is said on."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    """The address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(SOMEWHERE)
            found = str(line.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) or found in EVERYWHERE else found

"""Sends one HTTP request to an address that somebody else has chosen.

A push endpoint comes from a browser, so it could as well name a machine of the operator's own network. Names are
resolved here, every address found is checked, and the connection goes to a checked address, so that a name that
resolves differently a moment later leads nowhere else. Redirects are not followed.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from saleroom.server.calls.names import LookupFailed, find_host

TIMEOUT = 5.0
"""Seconds that connecting, or any single read or write, may take."""
DEADLINE = 15.0
"""Seconds after which a request is cut off, however busy the other side looks."""
MOST_ADDRESSES = 2
"""So many addresses of a host are tried."""
LONGEST_URL = 1000
NOT_PUBLIC = "its host is not on the public internet"

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class NotAllowed(Exception):
    """A URL to which nothing is sent; the text says why."""


class Unreachable(Exception):
    """The other side did not answer, or not in HTTP."""


def read_url(url: str, *, private: bool) -> SplitResult:
    """The parts of a URL; NotAllowed if requests to it cannot be allowed, whatever its name resolves to.

    `private` allows http as well, for endpoints on loopback.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("it is not a URL") from None
    if len(url) > LONGEST_URL:
        raise NotAllowed(f"it is longer than {LONGEST_URL} characters")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise NotAllowed("it has characters that a URL cannot have")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise NotAllowed("it does not begin with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise NotAllowed("it does not name a host, or names a user")
    if not private:
        check_literal(parts.hostname)
    return parts


def check_literal(host: str) -> None:
    """NotAllowed if a host is written as an address that is not public."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return
    if not is_public(address):
        raise NotAllowed(NOT_PUBLIC)


def embedded_address(address: IpAddress) -> IpAddress:
    """The IPv4 address that an IPv6 address stands for, where it does; otherwise the address itself."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        teredo = address.teredo[1] if address.teredo else None
        return address.ipv4_mapped or address.sixtofour or teredo or address
    return address


def is_public(address: IpAddress) -> bool:
    """Whether an address belongs to the public internet: not private, loopback, link-local or multicast."""
    address = embedded_address(address)
    return address.is_global and not address.is_multicast and not address.is_reserved


def look_up(parts: SplitResult) -> list[str]:
    """The addresses of a URL's host; Unreachable if they are not found in time."""
    assert parts.hostname is not None
    try:
        return find_host(parts.hostname, parts.port)
    except LookupFailed as error:
        raise Unreachable(str(error)) from None


def find_addresses(parts: SplitResult, *, private: bool) -> list[str]:
    """The addresses of a URL's host. NotAllowed if one of them is not public; with `private` all are allowed.

    Plain http is for loopback alone.
    """
    texts = look_up(parts)
    addresses = [ipaddress.ip_address(text.partition("%")[0]) for text in texts]
    if not private and not all(map(is_public, addresses)):
        raise NotAllowed(NOT_PUBLIC)
    if parts.scheme == "http" and not all(embedded_address(one).is_loopback for one in addresses):
        raise NotAllowed("http is allowed to loopback only")
    return texts


class PinnedConnection(http.client.HTTPConnection):
    """A connection to a fixed address; over TLS the certificate must still be that of the host's name."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        assert parts.hostname is not None
        self.secure = parts.scheme == "https"
        super().__init__(parts.hostname, parts.port or (443 if self.secure else 80), timeout=TIMEOUT)
        self.address = address

    def connect(self) -> None:
        """Connect to the address that was checked."""
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.secure:
            context = ssl.create_default_context()
            secure = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock = secure
            secure.do_handshake()

    def cut(self) -> None:
        """End the connection from another thread, whatever it is doing."""
        if isinstance(self.sock, socket.socket):
            with contextlib.suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def send(
    parts: SplitResult, addresses: list[str], body: bytes, headers: Mapping[str, str]
) -> tuple[int, float | None]:
    """POST a body; the status of the answer and the seconds in its Retry-After. Unreachable if none came.

    It blocks, so it belongs into a thread. The first address that can be connected to is used.
    """
    failed = "no address"
    for address in addresses[:MOST_ADDRESSES]:
        connection = PinnedConnection(parts, address)
        timer = threading.Timer(DEADLINE, connection.cut)
        timer.daemon = True
        timer.start()
        try:
            try:
                connection.connect()
            except (OSError, ValueError) as error:
                failed = type(error).__name__
                continue
            return exchange(connection, parts, body, headers)
        finally:
            timer.cancel()
            connection.close()
    raise Unreachable(failed)


def exchange(
    connection: PinnedConnection, parts: SplitResult, body: bytes, headers: Mapping[str, str]
) -> tuple[int, float | None]:
    """Send the request over an open connection and read the head of the answer; its body is not read."""
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    try:
        connection.request("POST", target, body, {"Host": host, **headers})
        answer = connection.getresponse()
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    return answer.status, read_retry_after(answer.headers.get("Retry-After"))


def read_retry_after(text: str | None) -> float | None:
    """The seconds of a Retry-After header; dates, which are rare there, are ignored."""
    text = (text or "").strip()
    return float(text) if text.isascii() and text.isdigit() and len(text) < 8 else None


def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> tuple[int, float | None]:
    """POST to a URL of unknown intentions: only https and public addresses, unless `private` allows more."""
    parts = read_url(url, private=private)
    return send(parts, find_addresses(parts, private=private), body, headers)


def post_trusted(url: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, float | None]:
    """POST to a URL that the operator has set: http and the operator's own network are allowed."""
    parts = urlsplit(url)
    return send(parts, look_up(parts), body, headers)

"""Where friends find the pages of a table that was opened on the server's own machine."""

import ipaddress

import pytest

from saleroom.server import addresses
from saleroom.server.addresses import invitation
from saleroom.server.settings import Settings
from tests.server.house import Person, Server

HERE = "http://127.0.0.1:8000/"


@pytest.mark.parametrize(
    ("base", "client", "settings", "expected"),
    [
        ("http://cards.example.org/", "203.0.113.7", Settings(), ("http://cards.example.org", True)),
        (
            HERE,
            "127.0.0.1",
            Settings(address="https://cards.example.org/"),
            ("https://cards.example.org", True),
        ),
        (HERE, "127.0.0.1", Settings(host="0.0.0.0"), ("http://192.168.1.20:8000", True)),
        ("http://localhost:8000/", "::1", Settings(), ("http://192.168.1.20:8000", False)),
        (
            HERE,
            "203.0.113.7",
            Settings(),
            ("http://127.0.0.1:8000", True),
        ),  # through a proxy: nothing is told
    ],
)
def test_who_is_invited_gets_an_address_that_leads_here(
    monkeypatch: pytest.MonkeyPatch, base: str, client: str, settings: Settings, expected: tuple[str, bool]
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.20")
    assert invitation(base, client, settings) == expected


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: None)
    assert invitation(HERE, "127.0.0.1", Settings()) == (None, False)


def test_the_server_tells_its_address(server: Server) -> None:
    found = Person(server).get("/address")
    assert found["open"] is False  # it listens on loopback only
    own = addresses.own_address()
    assert found["address"] == (own and f"http://{own}:{server.port}")
    assert own is None or not ipaddress.ip_address(own).is_loopback

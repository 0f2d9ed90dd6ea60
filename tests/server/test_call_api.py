"""How people say that they want to be called, over the API; mails, and the settings that they need."""

import email
import email.policy
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from saleroom.core.errors import SetupError
from saleroom.server.app import create_app
from saleroom.server.calls import texts
from saleroom.server.calls.mail import MailError, compose, is_address, read_mail_server
from saleroom.server.settings import Settings, from_environment
from saleroom.words import LANGUAGES
from tests.server.endpoints import Browser, Endpoint, MailServer

HOUSE = "https://cards.example.org"
Client = TestClient[Litestar]


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as found:
        yield found


@pytest.fixture
def client(tmp_path: Path, mails: MailServer) -> Iterator[Client]:
    settings = Settings(
        data_dir=str(tmp_path),
        smtp_url=mails.url,
        mail_from="house@cards.example.org",
        address=HOUSE + "/",
        call_private=True,
    )
    with TestClient(create_app(settings)) as found:
        calls = found.app.state.services.calls
        calls.gather = calls.gather_live = calls.settle = 0
        calls.tick = 0.02
        yield found


def sit_down(client: Client) -> str:
    """Open a turn-based table against a bot, which makes somebody known here; its code."""
    content = {
        "game": "luxury", "seats": 2, "nickname": "Fox", "bots": ["simple"], "clock": {"kind": "turns"},
    }  # fmt: skip
    return str(client.post("/api/v1/tables", json=content).json()["code"])


def next_mail(mails: MailServer) -> EmailMessage:
    assert mails.arrived.acquire(timeout=20)
    found = email.message_from_bytes(mails.mails[-1][2], policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    return found


def links(message: EmailMessage) -> list[str]:
    """The paths of the house's pages in a mail."""
    return re.findall(rf"{HOUSE}(/\S+)", message.get_content())


def test_a_browser_subscribes_and_can_be_ended(client: Client) -> None:
    browser = Browser("https://push.example.net/p/1")
    assert client.get("/api/v1/me/calls").status_code == 401
    assert client.post("/api/v1/me/calls/push", json=browser.subscription()).status_code == 401
    sit_down(client)
    info = client.get("/api/v1/me/calls").json()
    assert len(info["key"]) == 87
    assert (info["subscriptions"], info["mail_offered"], info["mail"]) == ([], True, None)
    key = client.post("/api/v1/me/calls/push", json=browser.subscription()).json()["id"]
    assert client.get("/api/v1/me/calls").json()["subscriptions"] == [key]
    assert client.delete("/api/v1/me/calls/push", params={"id": "other"}).status_code == 204
    assert client.get("/api/v1/me/calls").json()["subscriptions"] == [key]
    assert client.delete("/api/v1/me/calls/push", params={"id": key}).status_code == 204
    client.post("/api/v1/me/calls/push", json=browser.subscription())
    assert client.delete("/api/v1/me/calls/push").status_code == 204
    assert client.get("/api/v1/me/calls").json()["subscriptions"] == []


def test_when_a_device_is_signed_out_no_browser_is_called_until_it_subscribes_again(client: Client) -> None:
    """At once, so that what the page does next, which is to subscribe, comes after it."""
    sit_down(client)
    subscription = Browser("https://push.example.net/p/1").subscription()
    key = client.post("/api/v1/me/calls/push", json=subscription).json()["id"]
    client.post("/api/v1/me/link")
    assert client.delete("/api/v1/me/credentials", params={"which": "others"}).status_code == 204
    assert client.get("/api/v1/me/calls").json()["subscriptions"] == []
    assert client.post("/api/v1/me/calls/push", json=subscription).json()["id"] == key
    assert client.get("/api/v1/me/calls").json()["subscriptions"] == [key]


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example.net/p"},
        {"endpoint": "push.example.net"},
        {"endpoint": "https://localhost.example/" + "x" * 2000},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {}},
    ],
)
def test_what_is_no_subscription_is_refused(client: Client, wrong: dict[str, Any]) -> None:
    sit_down(client)
    content = {**Browser("https://push.example.net/p/1").subscription(), **wrong}
    answer = client.post("/api/v1/me/calls/push", json=content)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-subscription", "bad-request")


def test_a_browser_is_called_when_no_page_is_open(client: Client) -> None:
    with Endpoint() as endpoint:
        browser = Browser(endpoint.url)
        watched, unwatched = sit_down(client), sit_down(client)
        assert client.post("/api/v1/me/calls/push?lang=ru", json=browser.subscription()).status_code == 200
        with client.websocket_connect(f"/api/v1/tables/{watched}/live") as page:
            page.receive_json()
            for code in (watched, unwatched):
                assert client.post(f"/api/v1/tables/{code}/start").status_code == 200
            for _ in range(1000):
                if endpoint.requests:
                    break
                time.sleep(0.02)
        (request,) = endpoint.requests
        assert request[1]["authorization"].endswith(client.get("/api/v1/me/calls").json()["key"])
        assert browser.read(request) == {
            "type": "turn",
            "table": unwatched,
            "game": "luxury",
            "title": "Роскошь: ваш ход",
            "body": f"Стол {unwatched}. У вас 23 часа.",
        }


def test_endpoints_in_private_networks_are_refused_where_nothing_else_is_set(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data_dir=str(tmp_path)))) as client:
        sit_down(client)
        for endpoint in ("http://127.0.0.1/p", "https://127.0.0.1/p", "https://192.168.0.1/p"):
            answer = client.post("/api/v1/me/calls/push", json=Browser(endpoint).subscription())
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")


def test_an_address_is_confirmed_before_anything_else_is_sent_and_every_mail_can_be_the_last(
    client: Client, mails: MailServer
) -> None:
    code = sit_down(client)
    answer = client.put("/api/v1/me/calls/mail?lang=de", json={"address": "fox@example.org"})
    assert answer.status_code == 204
    asked = next_mail(mails)
    assert mails.mails[-1][:2] == ("house@cards.example.org", "fox@example.org")
    assert mails.signed_in == ["\0fox\0p@ss"]
    assert asked["Subject"] == "Saleroom: Ist das deine Adresse?"
    confirm, stop = links(asked)
    assert client.get("/api/v1/me/calls").json()["mail"] == {"address": "fox@example.org", "confirmed": False}

    shown = client.get(confirm)
    assert (shown.status_code, "<form" in shown.text) == (200, True)
    assert "fox@example.org" in shown.text
    assert client.get("/api/v1/me/calls").json()["mail"]["confirmed"] is False
    assert len(mails.mails) == 1
    assert client.post(confirm).status_code == 200
    assert client.get("/api/v1/me/calls").json()["mail"]["confirmed"] is True
    assert client.post(confirm).status_code == client.get(confirm).status_code == 410

    assert client.post(f"/api/v1/tables/{code}/start").status_code == 200
    turn = next_mail(mails)
    assert turn["Subject"] == "Luxus: Du bist dran"
    assert turn["List-Unsubscribe"] == f"<{HOUSE}{stop}>"
    assert links(turn) == [f"/t/{code}", stop]

    assert "<form" in client.get(stop).text
    assert client.post(stop).status_code == 200
    assert client.get("/api/v1/me/calls").json()["mail"] is None
    assert client.post(stop).status_code == 410


def test_addresses_and_the_number_of_confirmations_are_checked(client: Client, mails: MailServer) -> None:
    sit_down(client)
    for address in (
        "fox",
        "fox@",
        "fox@example",
        "a b@example.org",
        "fox@example.org\r\nBcc: all@example.org",
        "",
    ):
        answer = client.put("/api/v1/me/calls/mail", json={"address": address})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-address")
    for _ in range(3):
        assert client.put("/api/v1/me/calls/mail", json={"address": "fox@example.org"}).status_code == 204
    refused = client.put("/api/v1/me/calls/mail", json={"address": "Fox@example.org"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert client.put("/api/v1/me/calls/mail", json={"address": None}).status_code == 204
    assert client.get("/api/v1/me/calls").json()["mail"] is None
    for _ in range(3):
        next_mail(mails)


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data_dir=str(tmp_path)))) as client:
        sit_down(client)
        assert client.get("/api/v1/me/calls").json()["mail_offered"] is False
        answer = client.put("/api/v1/me/calls/mail", json={"address": "fox@example.org"})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")


def test_links_that_were_never_made_do_nothing(client: Client) -> None:
    for token in ("x", "y" * 500):
        assert client.get(f"/api/v1/calls/mail/{token}").status_code == 410
        assert client.post(f"/api/v1/calls/mail/{token}").status_code == 410


@pytest.mark.parametrize(("answer", "final"), [("550 nobody here", True), ("451 later", False)])
def test_a_refused_mail_says_whether_to_try_again(mails: MailServer, answer: str, final: bool) -> None:
    mails.answers = [answer]
    message = compose(sender="house@example.org", to="fox@example.org", subject="Ä", text="Ö\n", stop="x")
    with pytest.raises(MailError) as caught:
        read_mail_server(mails.url).send(message)
    assert caught.value.final is final
    read_mail_server(mails.url).send(message)
    assert next_mail(mails)["Subject"] == "Ä"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    turn = texts.Turn("abcdefghjkmn", 3, "luxury", "Fox", live=False, deadline=7_200_000)
    live = texts.Turn("abcdefghjkmp", 3, "emblems", "Fox", live=True, deadline=7_200_000)
    for turns in ([turn], [live], [turn, live]):
        for at in (0, 3_600_000, 7_000_000):
            subject, text = texts.mail_text(language, turns, HOUSE, f"{HOUSE}/stop", at)
            assert "{" not in subject + text
            assert all(f"{HOUSE}/t/{one.table}" in text for one in turns)
            assert f"{HOUSE}/stop" in text
    subject, text = texts.confirm_text(language, "fox@example.org", "CONFIRM", "STOP")
    assert "{" not in subject + text
    assert all(part in text for part in ("fox@example.org", "CONFIRM", "STOP"))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"CALL_WEBHOOK": "hooks.example.org", "ADDRESS": HOUSE}, "SALEROOM_CALL_WEBHOOK is a URL"),
        ({"CALL_WEBHOOK": f"{HOUSE}/hook", "ADDRESS": HOUSE}, "needs SALEROOM_CALL_SECRET"),
        ({"CALL_WEBHOOK": f"{HOUSE}/hook", "CALL_SECRET": "s" * 16}, "needs SALEROOM_ADDRESS"),
        ({"ADDRESS": "cards.example.org"}, "SALEROOM_ADDRESS is"),
        ({"ADDRESS": f"{HOUSE}/path"}, "without a path"),
        ({"ADDRESS": "https://[::1"}, "SALEROOM_ADDRESS is"),
        ({"SMTP_URL": "mail.example.org"}, "SALEROOM_SMTP_URL is smtp"),
        ({"SMTP_URL": "smtp://mail.example.org:x"}, "SALEROOM_SMTP_URL is smtp"),
        ({"SMTP_URL": "smtp://mail.example.org"}, "needs SALEROOM_MAIL_FROM"),
        ({"SMTP_URL": "smtp://mail.example.org", "MAIL_FROM": "a@example.org"}, "needs SALEROOM_ADDRESS"),
    ],
)
def test_a_wrong_setting_is_refused_with_a_sentence(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        from_environment({f"SALEROOM_{name}": value for name, value in given.items()})


def test_right_settings_are_taken() -> None:
    settings = from_environment(
        {
            "SALEROOM_ADDRESS": HOUSE,
            "SALEROOM_CALL_WEBHOOK": "http://10.0.0.1/hook?a=b",
            "SALEROOM_CALL_SECRET": "s" * 16,
            "SALEROOM_SMTP_URL": "smtps://mail.example.org",
            "SALEROOM_MAIL_FROM": "a@example.org",
        }
    )
    server = read_mail_server(settings.smtp_url)
    assert (server.host, server.port, server.user, server.secure) == ("mail.example.org", 465, None, True)
    assert read_mail_server("smtp://mail.example.org").port == 587
    assert is_address("first.last+tag@sub.example.org")

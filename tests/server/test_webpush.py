"""Web Push by itself: the published example, what is signed, and where nothing may be sent to."""

import contextlib
import datetime
import ipaddress
import socket
import ssl
import threading
import time
from email.message import EmailMessage
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from saleroom.server.calls import names
from saleroom.server.calls import post as post_module
from saleroom.server.calls.mail import MailError, MailServer
from saleroom.server.calls.post import NotAllowed, Unreachable, is_public, post, read_retry_after, read_url
from saleroom.server.calls.webpush import MOST_PAYLOAD, Subscription, VapidKey, encrypt, headers
from tests.server.endpoints import Browser, Endpoint, pack, unpack, vapid_claims

# RFC 8291, section 5 and appendix A (https://www.rfc-editor.org/rfc/rfc8291).
PLAIN = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpack(text), "big"), ec.SECP256R1())


def test_the_published_example() -> None:
    to = Subscription.read("https://push.example.net/p", RECEIVER, AUTH)
    made = encrypt(PLAIN, to, sender=private_key(SENDER_PRIVATE), salt=unpack(SALT))
    assert pack(made) == ENCRYPTED
    browser = Browser(to.endpoint, private_key(RECEIVER_PRIVATE))
    browser.auth = unpack(AUTH)
    assert browser.decrypt(unpack(ENCRYPTED)) == PLAIN


def test_every_message_has_a_key_and_a_salt_of_its_own() -> None:
    browser = Browser("https://push.example.net/p")
    to = Subscription(browser.endpoint, browser.public, browser.auth)
    first, second = encrypt(PLAIN, to), encrypt(PLAIN, to)
    assert first[:86] != second[:86]
    assert browser.decrypt(first) == browser.decrypt(second) == PLAIN
    assert browser.decrypt(encrypt(b"x" * MOST_PAYLOAD, to)) == b"x" * MOST_PAYLOAD
    assert len(encrypt(b"x" * MOST_PAYLOAD, to)) <= 4096
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MOST_PAYLOAD + 1), to)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (RECEIVER, pack(b"short")),
        (RECEIVER[:-4], AUTH),
        (pack(b"\4" + b"\1" * 64), AUTH),
        ("not base64!", AUTH),
        (RECEIVER, "ä" * 22),
        ("", ""),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Subscription.read("https://push.example.net/p", p256dh, auth)


def test_the_signature_is_for_one_push_service_and_a_while() -> None:
    private = VapidKey.generate()
    key = VapidKey(private)
    claims, public = vapid_claims(
        key.authorization("https://push.example.net:8443/p/1?x=2", "mailto:a@example.org")
    )
    assert public == key.public == VapidKey(private).public
    assert claims["aud"] == "https://push.example.net:8443"
    assert claims["sub"] == "mailto:a@example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert "sub" not in vapid_claims(key.authorization("https://push.example.net/p", None))[0]


def test_headers_keep_to_their_bounds() -> None:
    made = headers("vapid …", ttl=10**9, urgent=True, topic="abc")
    assert (made["TTL"], made["Urgency"], made["Topic"]) == (str(28 * 86400), "high", "abc")
    assert headers("", ttl=-5, urgent=False, topic="abc")["TTL"] == "0"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::a00:1", "2002:a00:1::1", "2001:0:a00:1::",
    ],
)  # fmt: skip
def test_no_address_of_an_inner_network_is_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_addresses_of_the_internet_are_public() -> None:
    for address in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"):
        assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/p", "ftp://push.example.net/p", "https://", "https://user:word@push.example.net/p",
        "https://push.example.net/a b", "https://push.example.net/\r\nX: y", "https://push.example.net:0/p",
        "https://push.example.net:x/p", "https://[::1/p", "https://127.0.0.1/p", "https://[::1]/p", "https://10.0.0.1/p",
        "https://[::ffff:169.254.169.254]/p", "https://push.example.net/" + "x" * 1000, "https://пуш.example/p", "",
    ],
)  # fmt: skip
def test_urls_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(NotAllowed):
        read_url(url, private=False)


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001"])
def test_a_name_that_leads_to_this_machine_is_refused_when_it_is_called(host: str) -> None:
    with Endpoint() as endpoint, pytest.raises((NotAllowed, Unreachable)):
        post(f"https://{host}:{endpoint.port}/p", b"", {}, private=False)
    assert endpoint.requests == []


def test_plain_http_is_for_loopback_only_even_where_private_networks_are_allowed() -> None:
    with pytest.raises(NotAllowed, match="loopback"):
        post("http://10.255.255.1/p", b"", {}, private=True)


def test_a_redirect_is_an_answer_and_not_followed() -> None:
    with Endpoint() as endpoint:
        endpoint.answers = [(307, {"Location": f"http://127.0.0.1:{endpoint.port}/elsewhere"})]
        assert post(endpoint.url, b"body", {"TTL": "5"}, private=True) == (307, None)
        endpoint.answers = [(429, {"Retry-After": "7"})]
        assert post(endpoint.url + "?a=b", b"", {}, private=True) == (429, 7.0)
    assert [path for path, _, _ in endpoint.requests] == ["/push/1", "/push/1?a=b"]
    assert endpoint.requests[0][1]["host"] == f"127.0.0.1:{endpoint.port}"
    assert endpoint.requests[0][2] == b"body"


def test_who_does_not_answer_is_unreachable() -> None:
    with Endpoint() as endpoint:
        pass
    with pytest.raises(Unreachable):
        post(endpoint.url, b"", {}, private=True)
    with pytest.raises(Unreachable):
        post("https://nobody.invalid/p", b"", {}, private=False)
    assert read_retry_after("Fri, 31 Dec 1999 23:59:59 GMT") is None
    assert read_retry_after(None) is None


def test_a_name_that_is_not_resolved_in_time_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    def never(*_: object, **__: object) -> list[object]:
        ended.wait(60)
        raise socket.gaierror

    monkeypatch.setattr(names, "LONGEST", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", never)
    mail_server = MailServer("mail.example.org", 25, None, None, secure=False)
    try:
        with pytest.raises(Unreachable, match="resolved"):
            post("https://push.example.org/p", b"", {}, private=False)
        with pytest.raises(Unreachable, match="resolved"):
            post_module.post_trusted("http://hook.example.org/p", b"", {})
        with pytest.raises(MailError, match="LookupFailed"):
            mail_server.send(EmailMessage())
        for _ in range(names.MOST - 3):
            with pytest.raises(names.LookupFailed, match="resolved"):
                names.find_host("push.example.org", None)
        with pytest.raises(names.LookupFailed, match="too many"):
            names.find_host("push.example.org", None)
    finally:
        ended.set()
    monkeypatch.undo()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:  # those that were given up end, and others may be looked up
        with contextlib.suppress(names.LookupFailed):
            assert names.find_host("127.0.0.1", 80) == ["127.0.0.1"]
            return
        time.sleep(0.01)
    pytest.fail("lookups that ended still count")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_who_never_finishes_an_answer_is_cut_off(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post_module, "DEADLINE", 0.3)
    ended = threading.Event()

    def drip(listener: socket.socket) -> None:
        line, _ = listener.accept()
        with line, contextlib.suppress(OSError):
            for _ in range(1000):
                line.sendall(
                    b"HTTP/1.1 100 Continue\r\n\r\n" if scheme == "http" else b"\x16\x03\x03\x00\x01\x00"
                )
                if ended.wait(0.02):
                    return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=drip, args=(listener,))
        thread.start()
        with pytest.raises(Unreachable):
            post(f"{scheme}://127.0.0.1:{listener.getsockname()[1]}/p", b"", {}, private=True)
        ended.set()
        thread.join(10)
    assert not thread.is_alive()


def certificate(folder: Path, name: str) -> Path:
    """A certificate for a name, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(hours=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form = serialization.PrivateFormat.PKCS8
    path = folder / f"{name}.pem"
    secret = key.private_bytes(pem, form, serialization.NoEncryption())
    path.write_bytes(made.public_bytes(pem) + secret)
    return path


@pytest.mark.parametrize(("name", "trusted"), [("localhost", True), ("localhost", False), ("other", True)])
def test_over_tls_the_certificate_must_be_that_of_the_host(
    name: str, trusted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = certificate(tmp_path, name)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(path))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    with Endpoint(context) as endpoint:
        url = f"https://localhost:{endpoint.port}/p"
        if trusted and name == "localhost":
            assert post(url, b"body", {}, private=True) == (201, None)
        else:
            with pytest.raises(Unreachable):
                post(url, b"body", {}, private=True)

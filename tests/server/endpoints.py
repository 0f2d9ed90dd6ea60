"""What calls arrive at, on loopback: a push service that decrypts, a webhook, a mail server."""

import base64
import json
import socketserver
import ssl
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

Json = dict[str, Any]


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class InThread:
    """A server that runs in a thread while it is used."""

    server: socketserver.BaseServer

    def __enter__(self) -> Self:
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join(10)
        self.server.server_close()


class Endpoint(InThread):
    """An HTTP server that keeps what it is sent and answers as it is told, else with 201."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            timeout = 10

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                sent = {name.lower(): value for name, value in self.headers.items()}
                outer.requests.append((self.path, sent, body))
                status, headers = outer.answers.pop(0) if outer.answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/push/1"


class Browser:
    """The keys of a browser that has subscribed, and what it reads in its messages."""

    def __init__(self, endpoint: str, private: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.endpoint = endpoint
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.public = point(self.private.public_key())

    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "keys": {"p256dh": pack(self.public), "auth": pack(self.auth)}}

    def decrypt(self, body: bytes) -> bytes:
        """What a message says (RFC 8188 and 8291), by another way than the server's."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        assert size > len(body) - 21 - length
        sender = body[21 : 21 + length]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.private.exchange(ec.ECDH(), key))
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(content).decrypt(nonce, body[21 + length :], None)
        text, mark, _ = plain.rpartition(b"\2")
        assert mark == b"\2"
        return text

    def read(self, request: tuple[str, dict[str, str], bytes]) -> Json:
        """The JSON of a message."""
        found: Json = json.loads(self.decrypt(request[2]))
        return found


def vapid_claims(header: str) -> tuple[Json, str]:
    """The claims of an Authorization header and its public key, once the signature is checked."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unpack(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpack(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(unpack(claims))
    return found, parts["k"]


class MailServer(InThread):
    """A mail server that keeps what it takes over; it answers recipients as it is told, else with 250."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str, bytes]] = []
        self.signed_in: list[str] = []
        self.answers: list[str] = []
        self.arrived = threading.Semaphore(0)
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            timeout = 10

            def say(self, line: str) -> None:
                self.wfile.write(line.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("220 mail.test")
                sender = to = ""
                while line := self.rfile.readline(2000).decode().strip():
                    verb, _, rest = line.partition(" ")
                    if verb.upper() == "EHLO":
                        self.wfile.write(b"250-mail.test\r\n250 AUTH PLAIN\r\n")
                    elif verb.upper() == "AUTH":
                        outer.signed_in.append(base64.b64decode(rest.split()[1]).decode())
                        self.say("235 welcome")
                    elif verb.upper() == "MAIL":
                        sender = rest.partition("<")[2].partition(">")[0]
                        self.say("250 ok")
                    elif verb.upper() == "RCPT":
                        to = rest.partition("<")[2].partition(">")[0]
                        self.say(outer.answers.pop(0) if outer.answers else "250 ok")
                    elif verb.upper() == "DATA":
                        self.say("354 go on")
                        text = b""
                        while (more := self.rfile.readline(2000)) != b".\r\n":
                            text += more
                        outer.mails.append((sender, to, text))
                        self.say("250 taken")
                        outer.arrived.release()
                    elif verb.upper() == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 ok")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://fox:p%40ss@127.0.0.1:{self.server.server_address[1]}"

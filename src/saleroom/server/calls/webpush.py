"""Web Push: RFC 8030 (delivery), RFC 8291 (encryption) and RFC 8292 (who is sending)."""

import base64
import hashlib
import hmac
import json
import os
import re
import struct
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

RECORD_SIZE = 4096
MOST_PAYLOAD = 3993
"""What a push service must accept (RFC 8030, section 7.2), less what encryption adds."""
TOKEN_LASTS = 12 * 3600
"""Seconds; a day is the most that RFC 8292 allows."""
LONGEST_TTL = 28 * 86400


def encode(data: bytes) -> str:
    """Bytes as base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a base64 text; ValueError if it is none."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*={0,2}", text):
        raise ValueError("not base64 for URLs")
    bare = text.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as its 65 bytes, uncompressed."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_public_key(data: bytes) -> ec.EllipticCurvePublicKey:
    """A key on P-256 from its 65 bytes; ValueError if they are not a point of the curve."""
    if len(data) != 65:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and the two keys that only it can decrypt with."""

    endpoint: str
    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, endpoint: str, p256dh: str, auth: str) -> "Subscription":
        """A subscription as a browser states it; ValueError if a key is not one."""
        found = cls(endpoint, decode(p256dh), decode(auth))
        read_public_key(found.p256dh)
        if len(found.auth) != 16:
            raise ValueError("the authentication secret has 16 bytes")
        return found


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), for at most 32 bytes."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


def content_keys(
    shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce of a message, from the shared secret of two keys (RFC 8291, section 3.4)."""
    secret = derive(auth, shared, b"WebPush: info\x00" + receiver + sender, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\x00", 12)
    return key, nonce


def encrypt(
    payload: bytes,
    to: Subscription,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message, in one record; key and salt are new unless given, which tests do."""
    if len(payload) > MOST_PAYLOAD:
        raise ValueError(f"a push message has at most {MOST_PAYLOAD} bytes")
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    own = public_bytes(sender.public_key())
    shared = sender.exchange(ec.ECDH(), read_public_key(to.p256dh))
    key, nonce = content_keys(shared, to.auth, to.p256dh, own, salt)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(own)) + own
    return head + AESGCM(key).encrypt(nonce, payload + b"\x02", None)  # 2 ends the last record


class VapidKey:
    """The key by which push services know this house (RFC 8292)."""

    def __init__(self, private: bytes) -> None:
        """From the 32 bytes of the private key."""
        self.key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        self.public = encode(public_bytes(self.key.public_key()))

    @staticmethod
    def generate() -> bytes:
        """The 32 bytes of a new private key."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return number.to_bytes(32, "big")

    def authorization(self, endpoint: str, contact: str | None) -> str:
        """The Authorization header for an endpoint; `contact` is a mailto: or https: URL of the operator."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LASTS}
        if contact is not None:
            claims["sub"] = contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def topic_of(to: Subscription, name: str) -> str:
    """A topic for messages about one thing, from which the push service cannot tell what it is."""
    return encode(hmac.digest(to.auth, name.encode(), hashlib.sha256))[:32]


def headers(authorization: str, *, ttl: int, urgent: bool, topic: str) -> dict[str, str]:
    """The headers of a push message. An undelivered one is replaced by the next with the same topic."""
    return {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(max(0, min(ttl, LONGEST_TTL))),
        "Urgency": "high" if urgent else "normal",
        "Topic": topic,
    }

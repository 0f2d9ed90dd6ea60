"""The operator's webhook: a signed JSON request for every call."""

import hashlib
import hmac

HEADER = "Saleroom-Signature"


def sign(secret: str, body: bytes, at: int) -> str:
    """The value of the signature header: the second it was made, and HMAC-SHA256 over `SECOND.BODY`."""
    mark = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},sha256={mark}"


def headers(secret: str, body: bytes, at: int) -> dict[str, str]:
    """The headers of a request to the webhook; `at` is in seconds since 1970."""
    return {"Content-Type": "application/json", HEADER: sign(secret, body, at)}

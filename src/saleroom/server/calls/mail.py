"""E-mail: which server sends it, what addresses look like, and how a message is put together."""

import hashlib
import hmac
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from saleroom.core.errors import SetupError
from saleroom.server.calls.names import find_host
from saleroom.server.calls.webpush import encode

TIMEOUT = 20.0
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}"
)
"""The addresses that are in use; quoted and international ones are not accepted."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class MailError(Exception):
    """A message was not taken over; `final` if trying again cannot help."""

    def __init__(self, text: str, *, final: bool) -> None:
        super().__init__(text)
        self.final = final


class Client(smtplib.SMTP):
    """A connection to a mail server whose name is looked up within a time limit; certificates are for that name."""

    def connect(
        self, host: str = "localhost", port: int = 0, source_address: Any = None
    ) -> tuple[int, bytes]:
        """Connect to the first address of a host."""
        return super().connect(find_host(host, port)[0], port, source_address)


class SecureClient(Client, smtplib.SMTP_SSL):
    """The same, with TLS from the beginning."""


def is_address(text: str) -> bool:
    """Whether a text is an e-mail address."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class MailServer:
    """The server that mails are handed to."""

    host: str
    port: int
    user: str | None
    password: str | None
    secure: bool
    """Whether the connection begins with TLS; otherwise STARTTLS is used where the server offers it."""

    def send(self, message: EmailMessage) -> None:
        """Hand a message over. It blocks, so it belongs into a thread. MailError if it was not taken."""
        try:
            with self.connect() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise MailError("the address was refused", final=min(codes) >= 500) from None
        except smtplib.SMTPResponseException as error:
            raise MailError(f"the server answered {error.smtp_code}", final=error.smtp_code >= 500) from None
        except (OSError, smtplib.SMTPException) as error:
            raise MailError(type(error).__name__, final=False) from None

    def connect(self) -> smtplib.SMTP:
        """An open connection, signed in. A password is sent over TLS only, or on loopback."""
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if self.secure:
            server = SecureClient(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            server = Client(self.host, self.port, timeout=TIMEOUT)
        try:
            server.ehlo()
            encrypted = self.secure
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
                encrypted = True
            if self.user is not None:
                if not encrypted and self.host not in LOOPBACK:
                    raise MailError("the server offers no encryption for the password", final=True)
                server.login(self.user, self.password or "")
        except BaseException:
            server.close()
            raise
        return server


def read_mail_server(url: str) -> MailServer:
    """The server that SALEROOM_SMTP_URL names; SetupError if it names none."""
    wrong = SetupError(
        "SALEROOM_SMTP_URL is smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT"
    )
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise wrong
    secure = parts.scheme == "smtps"
    return MailServer(
        parts.hostname,
        port or (465 if secure else 587),
        None if parts.username is None else unquote(parts.username),
        None if parts.password is None else unquote(parts.password),
        secure,
    )


def compose(*, sender: str, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A message; `stop` is the page on which its reader can end the mails."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    return message


def stop_token(key: bytes, person: str, address: str) -> str:
    """What stands in the link that ends the mails: always the same for a person and an address."""
    return encode(hmac.digest(key, f"stop/{person}/{address}".encode(), hashlib.sha256))

"""Whether the settings for calls make sense; asked once, at the start."""

from urllib.parse import urlsplit

from saleroom.core.errors import SetupError
from saleroom.server.settings import Settings

SHORTEST_SECRET = 16


def check(settings: Settings) -> None:
    """SetupError says which setting is wrong or missing."""
    if settings.address:
        check_url("SALEROOM_ADDRESS", settings.address, path=False)
    if settings.call_webhook:
        check_url("SALEROOM_CALL_WEBHOOK", settings.call_webhook, path=True)
        if len(settings.call_secret) < SHORTEST_SECRET:
            raise SetupError(
                f"SALEROOM_CALL_WEBHOOK needs SALEROOM_CALL_SECRET, with at least {SHORTEST_SECRET} characters, "
                "so that its requests can be signed"
            )
    if settings.smtp_url:
        from saleroom.server.calls.mail import is_address, read_mail_server

        read_mail_server(settings.smtp_url)
        if not is_address(settings.mail_from):
            raise SetupError("SALEROOM_SMTP_URL needs SALEROOM_MAIL_FROM, the e-mail address of the sender")
    for name in ("call_webhook", "smtp_url"):
        if getattr(settings, name) and not settings.address:
            raise SetupError(
                f"SALEROOM_{name.upper()} needs SALEROOM_ADDRESS, such as https://cards.example.org, "
                "so that a call can say where the table is"
            )


def check_url(name: str, url: str, *, path: bool) -> None:
    """SetupError if a setting is not an http or https URL; without `path` it may name a host only."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), 0
    rest = parts.path.strip("/") or parts.query or parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or (rest and not path):
        what = "a URL" if path else "the address of the pages, without a path"
        raise SetupError(f"{name} is {what}, beginning with https:// or http://")

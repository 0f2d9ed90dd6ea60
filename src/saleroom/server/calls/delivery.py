"""Delivers calls: by Web Push, by mail and to the webhook, each tried again where that may help."""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import TypeVar

from saleroom.server.calls import mail, post, storage, texts, webhook, webpush
from saleroom.server.calls.texts import Turn
from saleroom.server.settings import Settings
from saleroom.server.sources import now
from saleroom.server.store import Store

T = TypeVar("T")
THREADS = 4
PAUSES = (5.0, 30.0, 120.0)
"""Seconds before a call that did not arrive is tried again."""
LONGEST_PAUSE = 300.0
GONE = (404, 410)

log = logging.getLogger("saleroom.calls")


class Delivery:
    """Sends calls from threads of its own, and counts what became of them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.address = settings.address.rstrip("/")
        self.sender = settings.mail_from
        self.server = mail.read_mail_server(settings.smtp_url) if settings.smtp_url else None
        self.webhook = settings.call_webhook
        self.secret = settings.call_secret
        self.private = settings.call_private
        self.contact = self.contact_url()
        self.pauses: tuple[float, ...] = PAUSES
        self.sent = 0
        """Calls that were taken over, by push services, the mail server and the webhook."""
        self.failed = 0
        """Calls that were given up."""
        self.ended = 0
        """Subscriptions that a push service knows no longer."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="saleroom-calls")
        self._vapid: webpush.VapidKey | None = None
        self._mail_key: bytes | None = None

    def contact_url(self) -> str | None:
        """How a push service may reach the operator: by mail, else at the address of the pages."""
        if self.sender:
            return f"mailto:{self.sender}"
        return self.address if self.address.startswith("https://") else None

    async def vapid(self) -> webpush.VapidKey:
        """The house's key for push services, the same for all workers; made when it is first asked for."""
        if self._vapid is None:
            new = webpush.VapidKey.generate()
            private = await self.store.write(lambda db: storage.house_secret(db, "vapid", new))
            self._vapid = webpush.VapidKey(private)
        return self._vapid

    async def mail_key(self) -> bytes:
        """The key of the links that end mails."""
        if self._mail_key is None:
            new = webpush.VapidKey.generate()
            self._mail_key = await self.store.write(lambda db: storage.house_secret(db, "mail", new))
        return self._mail_key

    def close(self) -> None:
        """Take on nothing more; what is being sent has its own deadline."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run something that blocks in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # -- a call -----------------------------------------------------------------------------------------

    async def call(
        self, person: str, channels: storage.Channels, turns: list[Turn], wanted: Callable[[], bool]
    ) -> None:
        """Call somebody in all ways there are; `wanted` says before another try whether it still matters."""
        jobs = [self.push(entry, turns, wanted) for entry in channels.subscriptions]
        if self.webhook:
            jobs.append(self.tell_webhook(person, turns, wanted))
        if self.server is not None and channels.mail is not None:
            jobs.append(self.write_mail(channels.mail, turns, wanted))
        for result in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(result, Exception):
                self.failed += 1
                log.error("a call failed", exc_info=result)

    async def push(
        self, entry: tuple[str, webpush.Subscription, str], turns: list[Turn], wanted: Callable[[], bool]
    ) -> None:
        """Call a browser."""
        key, subscription, language = entry
        vapid = await self.vapid()
        content = json.dumps(texts.push_payload(language, turns, now()), ensure_ascii=False).encode()

        def send() -> tuple[int, float | None]:
            left = (turns[0].deadline - now()) // 1000
            headers = webpush.headers(
                vapid.authorization(subscription.endpoint, self.contact),
                ttl=left,
                urgent=any(turn.live for turn in turns),
                topic=webpush.topic_of(subscription, turns[0].table),
            )
            body = webpush.encrypt(content, subscription)
            return post.post(subscription.endpoint, body, headers, private=self.private)

        status = await self.request("push", send, wanted)
        if status in GONE:
            self.ended += 1
            await self.store.write(lambda db: storage.end_subscription(db, key))
        elif status is not None:
            arrived = 200 <= status < 300
            await self.store.write(lambda db: storage.count_failure(db, key, arrived=arrived))

    async def tell_webhook(self, person: str, turns: list[Turn], wanted: Callable[[], bool]) -> None:
        """Tell the operator's webhook."""
        payload = texts.webhook_payload(person, turns, self.address)
        body = json.dumps(payload, ensure_ascii=False).encode()

        def send() -> tuple[int, float | None]:
            return post.post_trusted(self.webhook, body, webhook.headers(self.secret, body, int(time.time())))

        await self.request("webhook", send, wanted)

    async def request(
        self, what: str, send: Callable[[], tuple[int, float | None]], wanted: Callable[[], bool]
    ) -> int | None:
        """Send until it is answered for good; the last status, 0 without an answer, None if it mattered no longer."""
        status, wait = 0, None
        for pause in (0.0, *self.pauses):
            if pause:
                await asyncio.sleep(min(max(pause, wait or 0.0), LONGEST_PAUSE))
                if not wanted():
                    return None
            try:
                status, wait = await self.run(send)
            except post.NotAllowed as error:
                log.warning("%s refused: %s", what, error)
                status = 400
                break
            except post.Unreachable as error:
                log.info("%s did not get through: %s", what, error)
                status, wait = 0, None
            if 0 < status < 500 and status != 429:
                break
        if 200 <= status < 300:
            self.sent += 1
        elif status not in GONE:
            self.failed += 1
            log.warning("%s given up, the last answer was %s", what, status or "none")
        return status

    # -- mail -------------------------------------------------------------------------------------------

    async def stop_link(self, found: storage.MailAddress) -> tuple[str, str]:
        """The token that ends the mails to an address, and the page for it."""
        token = mail.stop_token(await self.mail_key(), found.person, found.address)
        return token, self.link(token)

    def link(self, token: str) -> str:
        """The page on which a token of a mail is used."""
        return f"{self.address}/api/v1/calls/mail/{token}"

    async def write_mail(
        self, to: storage.MailAddress, turns: list[Turn], wanted: Callable[[], bool]
    ) -> None:
        """Call somebody by mail."""
        _, stop = await self.stop_link(to)
        subject, text = texts.mail_text(to.language, turns, self.address, stop, now())
        await self.send_mail(self.compose(to, subject, text, stop), wanted)

    async def ask_to_confirm(self, to: storage.MailAddress, token: str) -> None:
        """Write to an address whose owner has not agreed yet."""
        _, stop = await self.stop_link(to)
        subject, text = texts.confirm_text(to.language, to.address, self.link(token), stop)
        await self.send_mail(self.compose(to, subject, text, stop), lambda: True)

    def compose(self, to: storage.MailAddress, subject: str, text: str, stop: str) -> EmailMessage:
        """A mail from the house."""
        return mail.compose(sender=self.sender, to=to.address, subject=subject, text=text, stop=stop)

    async def send_mail(self, message: EmailMessage, wanted: Callable[[], bool]) -> None:
        """Hand a mail to the server, again and again as far as that makes sense."""
        server = self.server
        assert server is not None
        for pause in (0.0, *self.pauses):
            if pause:
                await asyncio.sleep(pause)
                if not wanted():
                    return
            try:
                await self.run(lambda: server.send(message))
            except mail.MailError as error:
                log.warning("a mail was not taken: %s", error)
                if error.final:
                    break
            else:
                self.sent += 1
                return
        self.failed += 1

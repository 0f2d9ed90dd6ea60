"""The types of how people are called when it is their turn. The other types that travel stand in `wire`."""

from typing import Annotated

from msgspec import Meta, Struct


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a push subscription, in base64 for URLs."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, description="Where its push service takes messages")]
    keys: PushKeys


class Subscribed(Struct):
    """A push subscription that is called."""

    id: Annotated[str, Meta(description="Its id, by which it can be ended")]


class MailInfo(Struct):
    """Where I am called by mail."""

    address: str
    confirmed: Annotated[bool, Meta(description="Whether its link was used; nothing else is sent before")]


class SetMail(Struct, forbid_unknown_fields=True):
    """An e-mail address, or none."""

    address: Annotated[str, Meta(max_length=254, examples=["fox@example.org"])] | None


class CallsInfo(Struct):
    """How I am called when it is my turn."""

    key: Annotated[str, Meta(description="The public key with which a browser subscribes (VAPID)")]
    subscriptions: Annotated[list[str], Meta(description="The ids of my push subscriptions")]
    mail_offered: Annotated[bool, Meta(description="Whether this server sends mail")]
    mail: MailInfo | None

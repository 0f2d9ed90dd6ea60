"""The OpenAPI document, completed: exact types, who may ask, what may be refused and how, examples of everything.

The types come from `components`; here stands what the framework cannot know.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from saleroom.core import fairness
from saleroom.core.game import Json
from saleroom.core.match import Match
from saleroom.games import GAMES
from saleroom.server import catalogue, schema
from saleroom.server import document_lists as lists
from saleroom.server.admin.examples import operator_examples
from saleroom.server.clocks import Clocks
from saleroom.server.components import all_components, types_of_games
from saleroom.server.replay import replay_of
from saleroom.server.rooms import Member, Room
from saleroom.words import words_json

EXAMPLE = "luxury"
"""The game of the examples."""
PROBLEM = "application/problem+json"
SAFE = ("get", "head", "options")
ASKS_FOR = "#/components/schemas/ProblemInfo"

STRANGERS_MAY = (
    "claim_link", "make_token", "open_table", "join", "verify", "open_lesson", "replay_record", "delete_me", "try_from",
)  # fmt: skip
"""Operations that change something and need no seat yet."""
NEED_A_PERSON = ("turns", "my_tables", "my_matches", "my_statistics", "my_data")
"""Operations that change nothing and are for those who are known."""

REFUSALS: dict[int, tuple[str, Json]] = {
    400: (
        "What was sent has not the right shape, or there can be no such thing.",
        {"code": "bad-request", "title": "seats: Expected `int | null`, got `str`"},
    ),
    401: (
        "Nobody is known by what was sent: open or join a table, or send a token.",
        {"code": "nobody", "title": "We don't know you yet: join a table or open one first."},
    ),
    403: (
        "Not for you: you have no seat there, are not the host, are banned, or the page comes from elsewhere.",
        {"code": "no-seat", "title": "You have no seat at this table, but you can watch."},
    ),
    404: (
        "There is no such table, game, person or place.",
        {"code": "no-such-table", "title": "There's no such table. Did you copy the whole link?"},
    ),
    409: (
        "Not now: the table is in another state.",
        {"code": "stale", "title": "That was for an earlier decision: look at the table again."},
    ),
    410: (
        "The personal link was used or is too old.",
        {
            "code": "used-link",
            "title": "This personal link has been used or has expired: create a new one.",
        },
    ),
    413: ("The body is too large.", {"code": "too-large", "title": "Request Entity Too Large"}),
    415: ("The body is not JSON.", {"code": "not-json", "title": "Send JSON, as application/json."}),
    422: (
        "Against the rules of the game; `rule` names the paragraph.",
        {"code": "refused", "title": "Seat 2 is not to act now; seat 1 is.", "rule": "R1"},
    ),
    429: (
        "Too many: wait as long as `retry_after` says.",
        {"code": "too-many", "title": "That was too quick: wait 0.7 s.", "retry_after": 0.7},
    ),
    503: (
        "Nothing was stored: send the same again later.",
        {
            "code": "storage",
            "title": "Nothing was stored: the disk is full. Try again in a moment.",
            "retry_after": 2.0,
        },
    ),
}
"""Per status when it comes, and an example."""

PARAMETERS: dict[str, tuple[str, Any]] = {
    "code": ("The table's code", "kv2ur8crd6a2"),
    "table": ("The table's code", "kv2ur8crd6a2"),
    "viewer": ("`all`, `spectator` or a seat", "all"),
    "depth": ("How much work the analysis is", "quick"),
    "frames": ("Whether the frames are wanted, or only lots, prices and points by lot", True),
    "after": ("Events from this move number on", 0),
    "as": ("The place of a guest on my device", 1),
    "insight": ("Whether to add what can be worked out from the view", False),
    "game": ("The id of a game", EXAMPLE),
    "lang": ("A language, such as `de`; otherwise `Accept-Language` says", "de"),
    "place": ("The place of a bot", 1),
    "device_id": ("The id of a device", "5e1f0c2a9b7d4836"),
    "block_id": ("The id of a block", "77aa0c1f5b2e4d9683c0ffee"),
    "person": ("A person's id", "d47ce39d6955688c8a8434f9"),
    "state": ("Only tables in this state", "playing"),
    "nickname": ("How they called themselves", "Fox"),
    "limit": ("At most so many, the newest first", 100),
    "before": ("Only rows before this id", 512),
    "name": ("The id of a puzzle", "luxury-1-14"),
    "id": ("The id of a push subscription", "9f" * 32),
    "which": ("`others`: all my secrets but this one; `this`: only this one", "others"),
}

SECRET = "7B-0eh40qJ5k3c6okKocvS2exlpNbR-hu0Z6Dd9rXfs"
VAPID_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SUBSCRIPTION = "9f" * 32
CLOCK: Json = {"kind": "live", "seconds": 45, "reserve": 120}
BOTS: Json = {
    "levels": [{"level": "club", "about": "Thinks a little ahead.", "for_people": True}],
    "characters": [
        {"id": "vera", "name": "Vera", "about": "Counts every coin.", "style": {"spending": -0.1}}
    ],
}
ANALYSIS_BEGUN: Json = {"state": "waiting", "depth": "quick", "progress": None, "analysis": None}
BLOCK: Json = {"id": "77aa0c1f5b2e4d9683c0ffee", "nickname": "Hen", "created_at": 1794733379261}

DEVICE: Json = {
    "id": "5e1f0c2a9b7d4836", "kind": "browser", "label": "Firefox, Android", "this": False,
    "created_at": 1794733379261, "seen_at": 1794819779261, "expires_at": None,
}  # fmt: skip


def room(state: str) -> Room:
    """The table of the examples: a person and a bot at a match of luxury."""
    dealt = state != "waiting"
    match, receipt = fair_match()
    row: Json = {
        **dict.fromkeys(column.name for column in schema.tables.columns),
        "code": "kv2ur8crd6a2",
        "game": EXAMPLE,
        "seats": 2,
        "options": {},
        "listed": False,
        "clock": CLOCK,
        "clock_set_at": 0,
        "host": "fox",
        "state": state,
        "seed_commitment": receipt["seed_commitment"],
        "lesson": False,
        "version": 4,
    }
    seats = receipt["seating"] if dealt else [None, None]
    fox = Member(0, "fox", None, "Fox", seat=seats[0], ready=True)
    found = Room(row, [fox, Member(1, None, "club", "Vera", seat=seats[1], character="vera")])
    if dealt:
        found.match_row = {"id": receipt["match"], "commitment": receipt["commitment"], "outcome": None}
        found.match = match
        found.clocks = Clocks(CLOCK, 2, 1794733375318, found.match.to_act)
    return found


def fair_match() -> tuple[Match, Json]:
    """The match of the examples before its first move, and the receipt of its deal."""
    seed, salt = "5a" * fairness.SEED_BYTES, "05" * fairness.SALT_BYTES
    game = GAMES[EXAMPLE]
    words: list[str | None] = ["three blue stones", None]
    terms = fairness.terms_of(game, 2, {}, "kv2ur8crd6a2", "4f1c9a52d06be7833a1290cd")
    match, seating = fairness.draw(game, terms, seed, words)
    receipt = fairness.make_receipt(
        terms, seed, salt, entropy=words, bots=[1], seating=seating, deal=match.deal
    )
    return match, receipt


def finished() -> Match:
    """A short match of luxury, for the examples."""
    match, _ = fair_match()
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def puzzle_of(match: Match) -> Json:
    """A puzzle, for the examples."""
    now = match.at(0)
    choices = [
        {"move": move, "win": 0.6 - cost, "win_error": 0.01, "cost": cost, "cost_error": 0.0 if cost == 0 else 0.01,
         "cost_points": 20 * cost, "cost_points_error": 0.2, "verdict": verdict}
        for move, cost, verdict in zip(now.legal(0)[:2], (0.0, 0.1), ("best", "blunder"), strict=True)
    ]  # fmt: skip
    return {
        "id": "luxury-1-14", "game": EXAMPLE, "seats": 2, "seat": 0, "level": 1, "found": 0.5, "number": 0,
        "view": now.view(0), "insight": now.insight(0), "events": [], "choices": choices,
    }  # fmt: skip


def examples() -> dict[str, tuple[Any, Any]]:
    """Per operation a body that it takes and what it answers; None where there is none."""
    over = finished()
    _, receipt = fair_match()
    waiting, playing = room("waiting").public("fox"), room("playing").public("fox")
    state = {**room("playing").message("fox", 0, full_memory=False), "now": 1794733376000}
    record = {**over.record(), "receipt": receipt}
    return {
        "list_games": (None, [GAMES[EXAMPLE].facts()]),
        "show_game": (
            None,
            {
                **GAMES[EXAMPLE].facts(),
                "types": {"Bid": catalogue.types_of(EXAMPLE)["Bid"]},
                "words": {
                    **words_json(GAMES[EXAMPLE]),
                    "language": "en",
                    "ftl": "luxury-card-40 = 40 Banker",
                },
            },
        ),
        "show_rules": (None, "# «Аукціонъ» …"),
        "list_bots": (None, BOTS),
        "me": (None, {"person": "d47ce39d6955688c8a8434f9"}),
        "show_address": (None, {"address": "http://192.168.1.20:8000", "open": True}),
        "make_link": (None, {"secret": SECRET}),
        "claim_link": ({"link": SECRET}, {"person": "d47ce39d6955688c8a8434f9"}),
        "make_token": ({"nickname": "Heron"}, {"secret": SECRET}),
        "open_table": (
            {"game": EXAMPLE, "seats": 2, "nickname": "Fox", "bots": ["club/vera"], "clock": CLOCK},
            waiting,
        ),
        "lobby": (None, [lists.LOBBY_TABLE]),
        "live_lobby": (None, "event: lobby\r\ndata: {…}\r\n\r\n"),
        "my_tables": (None, [lists.MY_TABLE]),
        "my_matches": (None, [lists.MY_MATCH]),
        "my_statistics": (None, [lists.STATISTICS]),
        "show_table": (None, state),
        "join": ({"nickname": "Hen"}, waiting),
        "add_guest": ({"nickname": "Hen"}, waiting),
        "add_bot": ({"level": "club", "character": "vera"}, waiting),
        "fill_with_bots": (None, waiting),
        "remove_bot": (None, {**waiting, "members": waiting["members"][:1]}),
        "open_lesson": ({"nickname": "Fox"}, {**playing, "lesson": True}),
        "qr_code": (None, "<svg …></svg>"),
        "ready": ({"ready": True, "entropy": "three blue stones"}, playing),
        "start": (None, playing),
        "rematch": (None, waiting),
        "set_clock": ({"clock": {"kind": "turns", "hours": 48}}, playing),
        "chat": ({"text": "Well bid!"}, None),
        "said": (
            None,
            [{"nickname": "Hen", "text": "Well bid!", "said_at": 1794733379261, "phrase": "well-bid"}],
        ),
        "play": ({"move": {"type": "bid", "card": 20}, "id": "fox-1", "number": 0}, {"number": 0}),
        "record": (None, record),
        "replay": (None, replay_of(over, "all", frames=False)),
        "replay_record": ({"record": over.record(), "viewer": "0"}, replay_of(over, "0", frames=False)),
        "ask_analysis": (None, ANALYSIS_BEGUN),
        "show_analysis": (None, {**ANALYSIS_BEGUN, "state": "working", "progress": 0.4}),
        "try_from": (
            {"number": 12, "seat": 1, "nickname": "Fox", "level": "club"},
            {**playing, "tried": {"table": "kv2ur8crd6a2", "number": 12, "seat": 1}},
        ),
        "list_puzzles": (None, [{"id": "luxury-1-14", "game": EXAMPLE, "seats": 2, "level": 1}]),
        "show_puzzle": (None, puzzle_of(finished())),
        "cancel_analysis": (None, {**ANALYSIS_BEGUN, "state": "none"}),
        "receipt": (None, receipt),
        "verify": (
            {"record": over.record(), "receipt": receipt},
            {"fair": True, "problems": []},
        ),
        "show_calls": (
            None,
            {
                "key": VAPID_KEY,
                "subscriptions": [SUBSCRIPTION],
                "mail_offered": True,
                "mail": {"address": "fox@example.org", "confirmed": False},
            },
        ),
        "subscribe": (
            {
                "endpoint": "https://push.example.net/p/f6c0a1",
                "keys": {"p256dh": VAPID_KEY, "auth": "BTBZMqHH6r4Tts7J_aSIgg"},
            },
            {"id": SUBSCRIPTION},
        ),
        "set_mail": ({"address": "fox@example.org"}, None),
        "kick": ({"place": 1}, waiting),
        "mute": ({"place": 1, "muted": True}, playing),
        "set_private": ({"private": True}, {**playing, "private": True}),
        "propose": ({"what": "pause"}, {**playing, "paused": True}),
        "concede": (None, playing),
        "block": ({"table": "kv2ur8crd6a2", "place": 1}, BLOCK),
        "list_blocks": (None, [BLOCK]),
        "list_devices": (None, [DEVICE]),
        "turns": (None, "event: turn\r\ndata: {…}\r\n\r\n"),
    }


def operation_id(handler: HTTPRouteHandler, _method: Any, _path: Any) -> str:
    """The name of an operation: that of the function which answers."""
    return str(handler.handler_name)


def refusals(operation: str, method: str, path: str, spec: Json) -> list[int]:
    """The statuses with which an operation may be refused."""
    changes = method not in SAFE
    found = {401, 429, 503}
    if changes:
        found |= {403, 413, 415}
    if "requestBody" in spec or spec.get("parameters"):
        found.add(400)
    if "{" in path or operation == "turns":
        found.add(404)
    if (
        operation in ("turns", "show_table") or "/admin/" not in path
    ):  # a table may be private, anybody banned
        found.add(403)
    if (changes and "/tables" in path) or "{code}/" in path:
        found.add(409)
    if operation in ("set_mail", "block"):
        found.add(409)
    if operation == "block":
        found.add(404)
    if operation == "claim_link":
        found.add(410)
    if operation == "play":
        found.add(422)
    return sorted(found)


def refusal(status: int) -> Json:
    """How a refusal is described."""
    text, content = REFUSALS[status]
    message = {"id": f"problem-{content['code']}", "args": {}}
    if status == 422:
        message = {"id": "refused-not-to-act", "args": {"seat": 2}}
    example = {"status": status, **content, "message": message}
    response: Json = {
        "description": text,
        "content": {PROBLEM: {"schema": {"$ref": ASKS_FOR}, "example": example}},
    }
    if "retry_after" in content:
        response["headers"] = {
            "Retry-After": {
                "description": "Seconds to wait",
                "schema": {"type": "integer", "minimum": 1},
            }
        }
    return response


def describe(document: Json, games: Mapping[str, ModuleType] | None = None) -> Json:
    """The document with exact types, security, refusals and examples; `games` are the types of all games."""
    parts = document.setdefault("components", {})
    parts["schemas"] = all_components(types_of_games() if games is None else games)
    parts["securitySchemes"] = {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A bot's token, from `POST /tokens`. Counts before the cookie.",
        },
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": "saleroom",
            "description": "A browser's secret; set when a table is first opened or joined.",
        },
        "operator": {
            "type": "http",
            "scheme": "bearer",
            "description": "An operator's token, from `saleroom admin token`; only for what is under `/admin`.",
        },
    }
    samples = {**examples(), **operator_examples()}
    for path, operations in document["paths"].items():
        for method, spec in operations.items():
            if not isinstance(spec, dict) or "responses" not in spec:
                continue
            name = spec["operationId"]
            describe_one(spec, name, method, path, samples.get(name, (None, None)))
    return document


def describe_one(spec: Json, name: str, method: str, path: str, sample: tuple[Any, Any]) -> None:
    """Complete one operation."""
    needed = name in NEED_A_PERSON or (method not in SAFE and name not in STRANGERS_MAY)
    spec["security"] = [{"token": []}, {"cookie": []}, *([] if needed else [{}])]
    if "/admin/" in path:
        spec["security"] = [{"operator": []}]
    for parameter in spec.get("parameters", []):
        text, example = PARAMETERS.get(parameter["name"], (None, None))
        if text is not None and name not in lists.LISTS:
            parameter.setdefault("description", text)
            parameter["example"] = example
    body, answer = sample
    if body is not None and "requestBody" in spec:
        spec["requestBody"]["content"]["application/json"]["example"] = body
    for status in [status for status in spec["responses"] if not status.startswith("2")]:
        del spec["responses"][status]
    for status, response in spec["responses"].items():
        if name in lists.PAGED:
            response.setdefault("headers", {}).update(lists.LINK)
        if status == "204":
            response.pop("content", None)
        for content in response.get("content", {}).values():
            if answer is not None:
                content["example"] = answer
    for code in refusals(name, method, path, spec):
        spec["responses"][str(code)] = refusal(code)


class Document(JsonRenderPlugin):
    """Serves the completed document."""

    def __init__(self) -> None:
        super().__init__()
        self.text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, made when it is first asked for."""
        if not self.text:
            self.text = self.render_json(request, describe(openapi_schema))
        return self.text

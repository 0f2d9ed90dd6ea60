"""What the OpenAPI document says of lists: examples, and the header that leads from page to page."""

from saleroom.core.game import Json

PAGED = ("lobby", "my_tables", "my_matches")
"""Operations that answer page by page."""
LISTS = (*PAGED, "my_statistics", "live_lobby")
"""Operations whose parameters say themselves what they are."""

LINK: Json = {
    "Link": {
        "description": "Where the next page is, as `<ADDRESS>; rel=\"next\"`; not there on the last page",
        "schema": {"type": "string"},
    }
}  # fmt: skip
CLOCK: Json = {"kind": "turns", "hours": 24}

LOBBY_TABLE: Json = {
    "code": "z5w4wudwmzr4",
    "game": "luxury",
    "seats": 2,
    "seated": 1,
    "options": {},
    "preset": None,
    "clock": {"kind": "live", "seconds": 45, "reserve": 120},
    "created_at": 1794734926317,
    "state": "waiting",
    "members": [{"nickname": "Fox", "bot": None, "character": None, "host": True}],
    "spectators": 0,
}

MY_TABLE: Json = {
    "code": "kv2ur8crd6a2",
    "game": "luxury",
    "seats": 2,
    "options": {},
    "preset": None,
    "clock": CLOCK,
    "listed": False,
    "lesson": False,
    "state": "playing",
    "members": [
        {
            "place": 0,
            "nickname": "Fox",
            "bot": None,
            "character": None,
            "guest": False,
            "seat": 1,
            "host": True,
        },
        {
            "place": 1,
            "nickname": "Hen",
            "bot": None,
            "character": None,
            "guest": False,
            "seat": 0,
            "host": False,
        },
    ],
    "you": 0,
    "seat": 1,
    "to_act": [1],
    "deadlines": [None, 1794819775318],
    "my_turn": True,
    "deadline": 1794819775318,
    "version": 4,
    "next": None,
    "created_at": 1794733175101,
    "changed_at": 1794733375318,
    "over_at": None,
}

MY_MATCH: Json = {
    "match": "4f1c9a52d06be7833a1290cd",
    "table": "kv2ur8crd6a2",
    "game": "luxury",
    "rules": 1,
    "seats": 2,
    "options": {"memory": False},
    "preset": "as-printed",
    "seat": 1,
    "place": 1,
    "points": 14,
    "result": "won",
    "winners": [1],
    "players": [
        {"seat": 0, "nickname": "Hen", "bot": None, "character": None, "points": 9, "place": 2, "you": False},
        {"seat": 1, "nickname": "Fox", "bot": None, "character": None, "points": 14, "place": 1, "you": True},
    ],
    "moves": 31,
    "started_at": 1794733375318,
    "ended_at": 1794735921007,
    "record": "/api/v1/tables/kv2ur8crd6a2/record",
}

STATISTICS: Json = {
    "game": "luxury",
    "matches": 12,
    "won": 5,
    "shared": 1,
    "lost": 6,
    "places": [6, 4, 2],
    "best_points": 19,
    "last_at": 1794735921007,
    "bought": {"matches": 3, "lots": 8, "paid": 4.6, "worth": 5.2},
}

"""How a client that asked for changes keeps its state: what docs/api.md says, in Python."""

from typing import Any

Json = dict[str, Any]

MERGED = ("view", "insight", "clocks")
REPLACED = ("version", "number", "now", "table", "legal", "asked", "hint", "history")


class Follower:
    """The state of a client, made of the messages it is sent."""

    def __init__(self) -> None:
        self.state: Json | None = None
        self.events: dict[int, Json] = {}
        """By their numbers all events that it was told of."""
        self.kinds: list[str] = []

    def hear(self, message: Json) -> bool:
        """Take a message in; False if something is missing between it and the state."""
        kind = message["type"]
        self.kinds.append(kind)
        if kind == "state":
            self.state = {key: value for key, value in message.items() if key != "id"}
            self.remember(message)
        elif kind == "change":
            if self.state is None or [self.state["version"], self.state["number"]] != message["from"]:
                return False
            self.state = changed(self.state, message)
            self.remember(self.state)
        elif kind == "presence":
            assert self.state is not None
            self.state["table"] = present(self.state["table"], message)
        return True

    def remember(self, message: Json) -> None:
        for number, event in enumerate(message["events"], message["first"]):
            assert self.events.setdefault(number, event) == event


def changed(state: Json, change: Json) -> Json:
    """The state that follows from another."""
    found = {**state, **{key: change[key] for key in REPLACED if key in change}}
    for part in MERGED:
        if part in change:
            found[part] = {**state[part], **change[part]}
    found["events"] = change.get("events", [])
    found["first"] = change.get("first", state["first"] + len(state["events"]))
    return found


def present(table: Json, message: Json) -> Json:
    """The table with other people connected."""
    members = [{**one, "connected": one["place"] in message["connected"]} for one in table["members"]]
    return {**table, "members": members, "spectators": message["spectators"]}

"""Plays one table at random: python bot.py SERVER TABLE NICKNAME; SALEROOM_TOKEN may hold a token."""

import json
import os
import random
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, table, nickname = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def call(path, body=None):
    """Ask the server; what it refuses ends the bot, unless time heals it."""
    data = json.dumps(body).encode() if body else None
    try:
        return urlopen(Request(f"{server}/api/v1{path}", data, headers))
    except HTTPError as error:
        problem = json.load(error)
        if "retry_after" in problem:
            time.sleep(problem["retry_after"])
            return call(path, body)
        if problem["code"] not in ("stale", "refused"):  # these two: the clock was quicker
            sys.exit(problem["title"])


token = os.environ.get("SALEROOM_TOKEN") or json.load(call("/tokens", {"nickname": nickname}))["secret"]
headers["Authorization"] = f"Bearer {token}"
call(f"/tables/{table}/join", {"nickname": nickname})
call(f"/tables/{table}/ready", {"ready": True})
over = False
while not over:
    try:
        for line in call(f"/turns?table={table}"):
            if line.startswith(b"data: "):
                state = json.loads(line[6:])
                over = state["table"]["state"] == "over"
                if state["legal"]:  # one id for each decision: should a turn come twice, it is played once
                    move = {"move": random.choice(state["legal"]), "number": state["number"]}
                    call(f"/tables/{table}/moves", {**move, "id": f"turn {state['asked']}"})
    except (OSError, HTTPException):  # the stream broke: a new one begins with the whole state
        time.sleep(1)
print(nickname, "at seat", state["view"]["viewer"], "saw", json.dumps(state["view"]["outcome"]))

"""boardgame.io's server, measured beside ours: how it is installed and started, and what its clients read and write.

It tells everybody of a move before it stores it, and with files it does not wait until they are on the disk; ours
stores first. Its client has no acknowledgement of its own: a move counts as acknowledged when the state after it is
told to whoever made it. node-persist is held at 3.1.0: newer ones write once a second, which halts the FlatFile store.
"""

import contextlib
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tools.load.connection import Connection
from tools.load.seats import Seat
from tools.load.servers import THREADS, Requests, cpu, family, memory
from tools.services import free_port
from tools.web import environment

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "tools" / "peer"
INSTALLED = ROOT / "build" / "peer"
STORES = ("memory", "files")
NAMESPACE = b"/emblems,"
EVENT = b"42" + NAMESPACE
PATIENCE = 30.0


def install() -> None:
    """Install what tools/peer/package-lock.json names into build/peer, if that has changed."""
    lock = SOURCES / "package-lock.json"
    done = INSTALLED / "node_modules" / ".saleroom-lock.json"
    if done.exists() and done.read_bytes() == lock.read_bytes():
        return
    print("Installing boardgame.io", flush=True)
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(SOURCES / name, INSTALLED / name)
    settings = environment()
    npm = shutil.which("npm", path=settings["PATH"]) or "npm"
    subprocess.run([npm, "ci", "--silent", "--omit=peer"], cwd=INSTALLED, env=settings, check=True)
    shutil.copyfile(lock, done)


class Game(msgspec.Struct):
    """What is looked at in a view of the peer's game."""

    to_act: list[int]
    hand: list[int]
    table_card: int | None


class State(msgspec.Struct):
    """What is looked at in a state."""

    game: Game = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    """Who made a move."""

    player: str | None = msgspec.field(name="playerID", default=None)


class Action(msgspec.Struct):
    """A move in the log."""

    payload: Payload


class Entry(msgspec.Struct):
    """An entry of the log."""

    action: Action


class Sync(msgspec.Struct):
    """What a client is told when it connects."""

    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, list[Entry]]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class PeerSeat(Seat):
    """A seat at a match of boardgame.io, which speaks Socket.IO."""

    def __init__(self, code: str, place: int, secret: str, port: int) -> None:
        super().__init__(code, place)
        self.secret = secret
        self.port = port
        self.hand: list[int] = []
        """The cards it may bid; none while it is not asked."""

    def connect(self) -> None:
        self.connection = Connection(self.port, "/socket.io/?EIO=4&transport=websocket")

    def opened(self) -> None:
        self.connection.send(b"40" + NAMESPACE)

    def emit(self, *event: object) -> bytes:
        """An event as Socket.IO writes it."""
        return EVENT + msgspec.json.encode(event)

    def handle(self, message: bytes) -> None:
        if message == b"2":
            self.connection.send(b"3")
        elif message.startswith(b"40" + NAMESPACE):
            self.connection.send(self.emit("sync", self.code, str(self.place), self.secret, None))
        elif message.startswith(EVENT + b'["update"'):
            _, _, state, log = read_update(message[len(EVENT) :])
            self.learn(state)
            if any(entry.action.payload.player == str(self.place) for entry in log):
                self.acknowledge(state.number - 1)
        elif message.startswith(EVENT + b'["sync"'):
            _, _, sync = read_sync(message[len(EVENT) :])
            self.learn(sync.state)

    def learn(self, state: State) -> None:
        """A state was told."""
        self.number = state.number
        self.told.append(state.number)
        self.over = state.game.table_card is None
        self.hand = state.game.hand if self.place in state.game.to_act else []

    def may_move(self) -> bool:
        return self.waiting_for is None and bool(self.hand) and not self.over

    def choose(self) -> tuple[bytes, bytes]:
        chosen = random.randrange(1, 1 << len(self.hand))
        cards = [card for bit, card in enumerate(self.hand) if chosen & (1 << bit)]
        self.hand = []
        player = str(self.place)
        payload = {"type": "bid", "args": [cards], "playerID": player, "credentials": self.secret}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return msgspec.json.encode(cards), self.emit("update", action, self.number, self.code, player)


class PeerServer:
    """boardgame.io's server with one of its stores."""

    def __init__(self, store: str, seats: int) -> None:
        self.name = f"boardgame.io 0.50.2, {'in memory' if store == 'memory' else 'FlatFile store'}"
        self.seats = seats
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="saleroom-peer-"))
        settings = {
            **environment(),
            "NODE_PATH": str(INSTALLED / "node_modules"),
            "NODE_ENV": "production",
        }
        node = shutil.which("node", path=settings["PATH"]) or "node"
        command = [node, str(SOURCES / "server.js"), str(self.port), store, str(self.folder / "files")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=settings, stdout=log, stderr=log)

    def __enter__(self) -> "PeerServer":
        give_up = time.monotonic() + PATIENCE
        while "ready" not in (self.folder / "log").read_text():
            if self.process.poll() is not None or time.monotonic() > give_up:
                said = (self.folder / "log").read_text()[-2000:]
                self.__exit__()
                raise RuntimeError(f"boardgame.io's server did not start: {said}")
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        # The node of .venv is a small program that starts the real one: both have to end.
        everything = family(self.process.pid)
        for how in (signal.SIGTERM, signal.SIGKILL):
            for pid in everything:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def open_tables(self, count: int, advance: Callable[[int], object]) -> Sequence[Sequence[Seat]]:
        ask = Requests(self.port)

        def one(_index: int) -> list[PeerSeat]:
            match, _ = ask.post("/games/emblems/create", {"numPlayers": self.seats})
            code = match["matchID"]
            found = []
            for place in range(self.seats):
                name = {"playerID": str(place), "playerName": f"Player {place}"}
                joined, _ = ask.post(f"/games/emblems/{code}/join", name)
                found.append(PeerSeat(code, place, joined["playerCredentials"], self.port))
            advance(1)
            return found

        with ThreadPoolExecutor(THREADS) as pool:
            return list(pool.map(one, range(count)))

    def cpu(self) -> tuple[float, float]:
        return cpu(self.process.pid), 0.0

    def memory(self) -> int:
        return memory(self.process.pid)
